import { RefreshCw } from "lucide";
import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { useSecondsLeft } from "#src/ui/countdown.ts";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Hold } from "#src/ui/hold.tsx";
import { Ring } from "#src/ui/ring.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { Section } from "./section.tsx";

const shownTotal = 15;
const now = (): number => performance.timeOrigin + performance.now();
const live = cx(text.small, text.end, css`flex: none;`);

/** "1 BTC = 94,156.22 USDT" with the figure as the app paints it. */
const rate = (
  <>
    1 BTC = <Figure value="94156.22" kind="price" unit="USDT" />
  </>
);

export function HoldSection(): ReactNode {
  return (
    <Section title="Quote, all its states" note="one component">
      <Running />
      <Hold
        state={{ kind: "counting", seconds: 12, total: shownTotal }}
        title="Quote expires in 12 seconds"
        detail={rate}
        end={<Adjacent value="94175.05" />}
      />
      <Hold
        state={{ kind: "counting", seconds: 4, total: shownTotal }}
        title="Quote expires in 4 seconds"
        detail={rate}
        end={<Adjacent value="94183.60" />}
      />
      <Hold
        state={{ kind: "counting", seconds: 0, total: shownTotal }}
        title="This quote has expired"
        detail="Nothing was converted"
        end={
          <Button variant="primary" icon={RefreshCw}>
            Get new quote
          </Button>
        }
      />
      <Hold
        state={{ kind: "moved" }}
        title="The live price moved away from your quote"
        detail={<Figure value="-0.3" kind="percent" signed />}
        end={<Button>Check again</Button>}
      />
      <Hold state={{ kind: "busy" }} title="Converting, please wait" detail="Usually done in 2 seconds" />
      <Hold
        state={{ kind: "unknown" }}
        title="Checking the status of your conversion"
        detail="The connection dropped after you confirmed. Your conversion is not sent a second time."
      />
    </Section>
  );
}

function Adjacent({ value }: { readonly value: string }): ReactNode {
  return (
    <div className={live}>
      <div className={text.ink3}>Live price</div>
      <Figure value={value} kind="price" />
    </div>
  );
}

/** Counts for real; the small ring beside it counts the same end by itself. */
function Running(): ReactNode {
  const [expiresAtMs, setExpiresAtMs] = useState(() => now() + shownTotal * 1000);
  const seconds = useSecondsLeft({ expiresAtMs, now });
  return (
    <Hold
      state={{ kind: "counting", seconds, total: shownTotal }}
      title={`Quote expires in ${seconds} seconds`}
      detail={rate}
      end={
        <div className={flow.row}>
          <Ring expiresAtMs={expiresAtMs} now={now} totalSeconds={shownTotal} size="sm" />
          <Button size="sm" onClick={() => setExpiresAtMs(now() + shownTotal * 1000)}>
            Again
          </Button>
        </div>
      }
    />
  );
}
