import { RefreshCw, X } from "lucide";
import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Button, type ButtonVariant } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { Section } from "./section.tsx";

const grid = css`
  display: grid; grid-template-columns: 72px repeat(4, auto); gap: 12px 16px; align-items: center; justify-items: start; justify-content: start;
  ${media.phone} { grid-template-columns: repeat(3, auto); gap: 10px; & > :nth-child(5n + 1) { grid-column: 1 / -1; } }
`;
const label = cx(text.caption, text.ink3);
const words: readonly (readonly [ButtonVariant, string])[] = [
  ["primary", "Confirm"],
  ["secondary", "Back"],
  ["tertiary", "Skip"],
  ["danger", "Delete"],
];

export function ButtonsSection(): ReactNode {
  return (
    <Section title="Buttons" note="one primary a view">
      <div className={grid}>
        {words.map(([variant, word]) => (
          <Row key={variant} variant={variant} word={word} />
        ))}
      </div>
      <div className={cx(flow.row, flow.wrap)}>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <IconButton label="Close" icon={X} />
        <IconButton label="Close" icon={X} size="sm" />
        <IconButton label="Again" icon={RefreshCw} size="box" />
        <IconButton label="Again" icon={RefreshCw} size="lg" disabled />
      </div>
      <Button variant="primary" size="lg" block>
        Withdraw 1,498.40 USDT
      </Button>
    </Section>
  );
}

function Row({ variant, word }: { readonly variant: ButtonVariant; readonly word: string }): ReactNode {
  return (
    <>
      <span className={label}>{variant}</span>
      <Button variant={variant}>{word}</Button>
      <Button variant={variant} icon={RefreshCw}>
        {word}
      </Button>
      <Button variant={variant} disabled>
        {word}
      </Button>
      <Button variant={variant} busy>
        {word}
      </Button>
    </>
  );
}

export function LinksSection(): ReactNode {
  return (
    <Section title="Links">
      <div className={cx(flow.rowWide, flow.wrap)}>
        <TextLink href="/__gallery" size="small">
          small
        </TextLink>
        <TextLink href="/__gallery">normal</TextLink>
        <TextLink href="/__gallery" size="large">
          large
        </TextLink>
        <TextLink href="/__gallery" size="xlarge">
          xlarge
        </TextLink>
      </div>
      <div className={cx(flow.rowWide, flow.wrap)}>
        <TextLink href="/__gallery">primary</TextLink>
        <TextLink href="/__gallery" variant="secondary">
          secondary
        </TextLink>
        <TextLink href="/__gallery" variant="tertiary">
          tertiary
        </TextLink>
        <TextLink href="/__gallery" disabled>
          disabled
        </TextLink>
        <TextLink href="/__gallery" newWindow>
          new window
        </TextLink>
        <TextLink href="/__gallery" arrow>
          leads on
        </TextLink>
      </div>
    </Section>
  );
}
