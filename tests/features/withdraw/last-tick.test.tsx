/** R9.27, F6c.11: the answer that is missing last is described where the focus goes. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

vi.mock("#src/bridge/server-clock.ts", () => ({ serverNow: () => 0 }));
vi.mock("#src/travel-rule/vasp-field.tsx", () => ({ VaspField: () => null }));
vi.mock("#src/travel-rule/address-part.tsx", () => ({ AddressPart: () => null }));
vi.mock("#src/travel-rule/papers-part.tsx", () => ({ PapersPart: () => null }));
vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: String }) }));

it("a declaration that is not ticked says so with its box", async () => {
  const { noDraft } = await import("#src/travel-rule/travel-draft.ts");
  const { TravelQuestions } = await import("#src/travel-rule/travel-questions.tsx");
  const markup = renderToStaticMarkup(
    <TravelQuestions zone="EU" way="withdraw" draft={noDraft} onChange={() => undefined} tried first={1} />,
  );
  const box = /<input[^>]*type="checkbox"[^>]*>/.exec(markup)?.[0] ?? "";
  const id = /aria-describedby="([^"]+)"/.exec(box)?.[1] ?? "none";
  expect(markup).toMatch(new RegExp(`<p id="${id}"[^>]*>travelRule.confirmFirst`));
});
