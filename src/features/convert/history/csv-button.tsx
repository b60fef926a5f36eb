import { FileDown } from "lucide";
import { type ReactNode, useState } from "react";
import type { HistoryFilter } from "#shared/contract/convert-history.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { toast } from "#src/ui/toast.tsx";
import { useCsvWords } from "./use-csv-words.ts";

/** Saves what the list shows, all pages of it, as a file that the worker makes. */
export function CsvButton({ filter }: { readonly filter: HistoryFilter }): ReactNode {
  const { t } = useTranslation();
  const wordsOf = useCsvWords();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const answer = await bridge.call("convert.historyCsv", { filter, words: wordsOf() });
      if (answer.kind === "ok") tell(answer.data);
    } finally {
      // A failure is nobody's but the error presenter's: it tells of every rejection that no part takes care of.
      setBusy(false);
    }
  }

  function tell({ text, count, total }: { text: string; count: number; total: number }): void {
    if (count === 0) {
      toast.info(t("convert.records.csvNone"));
      return;
    }
    const day = new Date(serverNow()).toISOString().slice(0, 10);
    saveFile(`coffer-convert-history-${day}.csv`, text, "text/csv;charset=utf-8");
    if (count < total) toast.warn(t("convert.records.csvSome", { count, total }));
    else toast.success(t("convert.records.csvSaved", { count }));
  }

  return (
    <Button
      icon={FileDown}
      busy={busy}
      aria-label={t(busy ? "convert.records.csvBusy" : "convert.records.csvLabel")}
      onClick={() => void save()}
    >
      {t("convert.records.csv")}
    </Button>
  );
}
