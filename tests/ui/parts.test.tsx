import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { Router } from "wouter";
import { i18n } from "#src/i18n/translator.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { Button } from "#src/ui/button.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Ring } from "#src/ui/ring.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { TextField } from "#src/ui/text-field.tsx";

const nothing = (): void => undefined;

beforeAll(() => {
  i18n.show("en", {
    "user-assets": {
      "ui.figure.absent": "no value",
      "ui.figure.hidden": "hidden",
      "ui.ring.over": "Expired",
    },
  });
});

/** Markup without class names, which say nothing here. */
function markup(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/ class="[^"]*"/g, "");
}

describe("buttons", () => {
  it("are not submit buttons by accident", () => {
    expect(markup(<Button>Go</Button>)).toBe('<button type="button">Go</button>');
  });

  it("keep their label and their focus while busy", () => {
    const busy = markup(<Button busy>Go</Button>);
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).toContain("Go");
    expect(busy).not.toContain(" disabled");
  });
});

describe("figures", () => {
  it("say that there is no value", () => {
    const absent = markup(<Figure value="" kind="price" unit="USDT" />);
    expect(absent).toBe('<span role="img" aria-label="no value">—</span>');
  });

  it("give nothing away while hidden", () => {
    const hidden = markup(<Figure value="1284.06" kind="value" concealed />);
    expect(hidden).toContain("••••••");
    expect(hidden).not.toMatch(/\d/);
  });

  it("keep their unit with the number", () => {
    expect(markup(<Figure value="0.25" kind="amount" places={8} unit="BTC" />)).toBe("<span>0.25 BTC</span>");
  });

  it("are read as one text where the fraction stands apart", () => {
    const muted = markup(<Figure value="0.25" kind="amount" places={8} unit="BTC" muteFraction />);
    expect(muted).toMatch(/^<span role="text">0<span[^>]*>[.]25<[/]span> BTC<[/]span>$/);
    expect(markup(<Figure value="7" kind="amount" places={0} muteFraction />)).toBe("<span>7</span>");
  });
});

describe("fields", () => {
  it("say what is wrong with them", () => {
    const field = markup(
      <TextField
        label="Address"
        value="0x"
        onChange={nothing}
        hint={{ tone: "error", children: "Not TRON" }}
      />,
    );
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1] ?? "";
    expect(field).toContain('aria-invalid="true"');
    expect(field).toMatch(new RegExp(`id="${described}"[^>]*>.*Not TRON`));
  });

  it("show an amount with the language's decimal sign and can be frozen", () => {
    const field = markup(
      <AmountField label="Pay" language="de-DE" value="1284.06" onChange={nothing} unit="BTC" frozen />,
    );
    expect(field).toContain('value="1.284,06"');
    expect(field).toContain("readOnly");
    expect(field).toContain('inputMode="decimal"');
  });
});

describe("tabs", () => {
  const items = [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
  ] as const;

  it("are one stop of the keyboard", () => {
    const tabs = markup(<Tabs label="Kind" items={items} value="b" onChange={nothing} />);
    expect(tabs.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(tabs).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>B/i);
  });

  it("are links where they lead to pages", () => {
    const links = items.map((item) => ({ ...item, href: `/${item.id}` }));
    const tabs = markup(
      <Router ssrPath="/a">
        <Tabs label="Kind" items={links} value="a" />
      </Router>,
    );
    expect(tabs).toContain("<nav");
    expect(tabs).not.toContain('role="tab"');
    expect(tabs.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

describe("the ring", () => {
  it("counts by the clock it is given", () => {
    const at = (now: number): string =>
      markup(<Ring expiresAtMs={15_000} now={() => now} totalSeconds={15} />);
    expect(at(0)).toContain("<span>15</span>");
    expect(at(14_200)).toContain("<span>1</span>");
    expect(at(15_000)).toContain("Expired");
  });
});

describe("coin discs", () => {
  it("fall back to letters where there is no picture", () => {
    expect(markup(<CoinDisc coin="PEPE" />)).toContain("PE");
    expect(markup(<CoinDisc coin="PEPE" icon="/pepe.svg" />)).not.toContain("PE<");
  });
});
