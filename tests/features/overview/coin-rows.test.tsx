/** R9.27: each row is named by its coin, also where it is laid out as a card. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: String }) }));
vi.mock("#src/features/overview/coin-detail.tsx", () => ({ CoinDetail: () => null }));
vi.mock("#src/features/overview/price-figure.tsx", () => ({ PriceFigure: () => null }));

it("a coin is the head of its row", async () => {
  const { CoinTable } = await import("#src/features/overview/coin-table.tsx");
  const row = {
    key: "BTC",
    kind: "coin" as const,
    small: false,
    coin: "BTC",
    amount: "1",
    frozen: "0",
    value: "94218.4",
    price: "94218.4",
    change: "1.2",
    staleSeconds: 0,
    parts: [],
  };
  const markup = renderToStaticMarkup(
    <CoinTable
      rows={[row]}
      nameOf={() => ({ fullName: "Bitcoin", icon: "", accuracy: 8 })}
      currency="USD"
      concealed={false}
      connecting={false}
    />,
  );
  expect(markup).toMatch(/<table role="table"/);
  expect(markup).toMatch(/<tr role="row"[^>]*data-coin="BTC"/);
  expect(markup.match(/<th role="rowheader" scope="row"[^>]*>.*?<\/th>/)?.[0]).toContain("Bitcoin");
  expect(markup.match(/<td role="cell"/g)).toHaveLength(6);
});
