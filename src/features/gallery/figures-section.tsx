import type { ReactNode } from "react";
import { CoinDisc, CoinPair } from "#src/ui/coin-disc.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { Section } from "./section.tsx";

const row = css`
  display: grid; grid-template-columns: 84px 1fr auto; align-items: center; gap: 12px; min-height: 24px;
  & + & { border-block-start: 1px solid var(--line); padding-block-start: 10px; }
`;
const rows = css`display: flex; flex-direction: column; gap: 10px;`;
const big = cx(text.large, text.medium);
const remark = cx(text.caption, text.ink3);

export function FiguresSection(): ReactNode {
  return (
    <Section title="Figures: live, stale, absent, hidden">
      <StaleRegion className={rows}>
        <Row name="Live" remark="plain ink, no decoration">
          <LiveFigure symbol="BTCUSDT" field="lastPrice" />
        </Row>
        <Row name="Change" remark="rise and fall have roles of their own">
          <LiveFigure symbol="BTCUSDT" field="changeRate24H" />
        </Row>
        <Row name="Unknown" remark="a symbol that the feed does not have">
          <LiveFigure symbol="NONEUSDT" field="lastPrice" />
        </Row>
      </StaleRegion>
      <div className={rows} data-stale="">
        <Row name="Stale" remark="38 s old">
          <Figure value="94180.02" kind="price" live />
        </Row>
      </div>
      <div className={rows}>
        <Row name="Absent" remark="never 0, never a guess">
          <Figure value={undefined} kind="price" />
        </Row>
        <Row name="Hidden" remark="same width for every amount">
          <Figure value="12" kind="value" concealed />
        </Row>
        <Row name="Loading" remark="width of a usual figure">
          <Skeleton>
            <SkeletonLine width={92} />
          </Skeleton>
        </Row>
        <Row name="Amount" remark="the fraction is quieter">
          <Figure value="23539.055848" kind="amount" places={8} unit="USDT" muteFraction />
        </Row>
        <Row name="Change" remark="credits and changes only">
          <Figure value="1.82" kind="percent" signed /> <Figure value="-4.86" kind="percent" signed />
        </Row>
        <Row name="Turnover" remark="never balances">
          <Figure value="1840000000" kind="compact" />
        </Row>
      </div>
      <div className={cx(flow.row, flow.wrap)}>
        <LiveDot state="live" className={text.small} />
        <LiveDot state="reconnecting" className={text.small} />
        <LiveDot state="offline" className={text.small} />
        <CoinDisc coin="BTC" size={24} />
        <CoinDisc coin="PEPE" />
        <CoinDisc coin="USDT" size={40} icon="/nothing-here.png" />
        <CoinPair from={{ coin: "BTC" }} to={{ coin: "USDT" }} />
      </div>
    </Section>
  );
}

function Row(props: {
  readonly name: string;
  readonly remark: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={row}>
      <span className={text.ink2}>{props.name}</span>
      <span className={big}>{props.children}</span>
      <span className={remark}>{props.remark}</span>
    </div>
  );
}
