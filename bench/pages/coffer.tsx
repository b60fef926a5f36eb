/** Coffer's own bridge, worker and figures on a page without anything else. */
import "#src/ui/global.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { eventRoot } from "#src/app/event-root.ts";
import { watchQuote } from "#src/bridge/quotes.ts";
import { startI18n } from "#src/i18n/page-texts.ts";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { shownFields, shownSymbols, written } from "./shown.ts";

function Table(): ReactNode {
  return (
    <StaleRegion>
      <table>
        <tbody>
          {shownSymbols.map((symbol) => (
            <tr key={symbol}>
              {shownFields.map((field) => (
                <td key={field}>
                  <LiveFigure symbol={symbol} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </StaleRegion>
  );
}

// Latency is only measured when requested: its own cost must not be taken for the page's.
if (location.search.includes("latency")) {
  for (const symbol of shownSymbols) watchQuote(symbol, (row) => row && written(row.asOf));
}

await startI18n(() => undefined);
const root = document.getElementById("root");
if (root) createRoot(eventRoot(root)).render(<Table />);
