/** F6i.7, F6i.10. */
import { describe, expect, it } from "vitest";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import { reportFiles } from "#src/features/tax/report-files.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { pageTexts } from "#src/i18n/namespaces.ts";

i18n.addResourceBundle("en", pageTexts, {
  "tax.mainAccount": "Main account",
  "files.notOver": "requested before the period ended",
  "tax.kind.PNL": "Profit and loss",
  "tax.gainOf": "Gain {{gain}}",
  "tax.gainLacks": "entries without a price: {{n}}",
});

const figures = { currency: "EUR", proceeds: "2500.00", cost: "1249.50", gain: "1250.50", unpriced: 0 };
const row: TaxReportRow = {
  key: "7",
  queryId: "7",
  mainUid: "1",
  uid: "1",
  username: "",
  kind: "PNL",
  year: 2025,
  format: "PDF",
  status: "2",
  parts: 1,
  fileSize: 12,
  createdTime: Date.UTC(2026, 0) / 1_000,
  expireTime: Date.UTC(2026, 1) / 1_000,
  batchId: "b",
  figures,
};
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");
const line = (part: Partial<TaxReportRow>): string =>
  plain(reportFiles.toFile({ ...row, ...part }, "en", false).period);

describe("a report's line", () => {
  it("says what it comes to once it is made", () => {
    expect(line({})).toBe("Main account · 2025 · Gain 1,250.50 EUR");
    expect(line({ figures: null, uid: "2", username: "desk" })).toBe("desk · 2025");
  });

  it("is of the main account only where it is: another without a name has its UID", () => {
    expect(line({ figures: null, uid: "2" })).toBe("UID 2 · 2025");
    expect(line({ figures: null, username: "me" })).toBe("Main account · 2025");
  });

  it("says nothing of what it comes to while amounts are hidden", () => {
    expect(plain(reportFiles.toFile(row, "en", true).period)).toBe("Main account · 2025");
  });

  it("says that its year was not over: later its gain would be taken for that of all of it", () => {
    expect(line({ createdTime: row.createdTime - 1 })).toBe(
      "Main account · 2025 · requested before the period ended · Gain 1,250.50 EUR",
    );
  });

  it("says how much is not in that", () => {
    expect(line({ figures: { ...figures, unpriced: 1_200 } })).toBe(
      "Main account · 2025 · Gain 1,250.50 EUR · entries without a price: 1,200",
    );
  });
});
