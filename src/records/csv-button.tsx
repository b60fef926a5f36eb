import { FileDown } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { saveFile, savesFiles } from "#src/ui/save-file.ts";
import { css } from "#src/ui/style.ts";
import { hiddenRules } from "#src/ui/text.ts";
import { toast } from "#src/ui/toast.ts";

/** On phones the sign alone: a long title stands beside it. */
const besideSign = css`${media.phone} { ${hiddenRules} }`;

/** Long enough to be read, and pressed. */
const offeredMs = 20_000;

export interface CsvFile {
  readonly text: string;
  /** Records in it, and how many there would be; one more where all that is known is that there are more. */
  readonly count: number;
  readonly total: number;
}

export interface CsvButtonProps<F extends CsvFile> {
  /** Asks the worker for the file; "anonymous" is for who is signed out. */
  readonly run: () => Promise<{ readonly kind: "ok"; readonly data: F } | { readonly kind: "anonymous" }>;
  /** Of the file, before its day: "coffer-convert-history". */
  readonly fileName: string;
  /** Said when there is nothing to save. */
  readonly none: string;
  /** Said with it: what it may not have. */
  readonly detail?: (file: F) => string;
}

/** Saves what the list shows, all pages of it, as a file that the worker makes; its text is copied where no file can be saved. */
export function CsvButton<F extends CsvFile>(props: CsvButtonProps<F>): ReactNode {
  const { run, fileName, none, detail } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const answer = await run();
      if (answer.kind === "ok") hand(answer.data);
    } finally {
      // The error presenter tells of every rejection that no part takes care of, so this one is left to it.
      setBusy(false);
    }
  }

  function hand(file: F): void {
    if (file.count === 0) toast.info(none, { detail: detail?.(file) });
    else if (savesFiles) keep(file);
    else offerText(file);
  }

  function keep(file: F): void {
    const { text, count, total } = file;
    const day = new Date(serverNow()).toISOString().slice(0, 10);
    saveFile(`${fileName}-${day}.csv`, text, "text/csv;charset=utf-8");
    if (total === count + 1) toast.warn(t("records.csvMore", { n: format.count(count) }));
    else if (count < total) toast.warn(t("records.csvSome", { count, total }));
    else toast.success(t("records.csvSaved", { count }), { detail: detail?.(file) });
  }

  /** At a press of its own: browsers let nobody write to the clipboard behind an answer. */
  function offerText(file: F): void {
    const { text, count, total } = file;
    const rest = count < total ? t("records.csvPart", { n: format.count(count) }) : detail?.(file);
    const action = { label: t("records.csvCopy"), onPress: () => void copy(text.replace(/^\uFEFF/, "")) };
    toast.warn(t("ui.noFiles"), { detail: rest, action, durationMs: offeredMs });
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("ui.copied"));
    } catch {
      toast.warn(t("records.csvNotCopied"));
    }
  }

  return (
    <Button
      icon={FileDown}
      busy={busy}
      aria-label={t(busy ? "records.csvBusy" : "records.csvLabel")}
      onClick={() => void save()}
    >
      <span className={besideSign} data-beside-sign="">
        {t("records.csv")}
      </span>
    </Button>
  );
}
