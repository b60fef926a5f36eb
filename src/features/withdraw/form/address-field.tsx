import { BookUser, ClipboardPaste, ScanLine } from "lucide";
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { boxClass, fieldClass, inputClass, labelClass } from "#src/ui/box.ts";
import { media } from "#src/ui/breakpoints.ts";
import { FieldHint } from "#src/ui/field-hint.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { usePaste } from "#src/ui/use-paste.ts";
import { useTargetHint } from "./target-hint.tsx";
import { useGrownField } from "./use-grown-field.ts";
import type { Withdraw } from "./use-withdraw.ts";

const fetchBook = importWithRetry(() => import("./book-picker.tsx"));
const BookPicker = lazy(fetchBook);
const ScanDialog = lazy(importWithRetry(() => import("./scan-dialog.tsx")));

const area = css`
  font-family: var(--mono); letter-spacing: -.01em; padding-block: 13px; resize: none; field-sizing: content; min-height: 48px; max-height: 8rem; overflow-wrap: anywhere;
  line-height: 1.25rem; &::placeholder { font-family: var(--font); letter-spacing: normal; } ${media.phone} { line-height: 1.375rem; padding-block: 11px; }
`;
const box = css`align-items: center; padding-inline-end: 4px; gap: 2px;`;

/** Where it goes: typed, pasted, scanned, or chosen from the book. */
export function AddressField({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { form, change, book } = withdraw;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useGrownField(field, form.typed);
  const [picking, setPicking] = useState<boolean>();
  const [scanning, setScanning] = useState<boolean>();
  const hint = useTargetHint(withdraw);
  const take = (typed: string): void => change({ type: "address", typed });
  const paste = usePaste(field, take);
  const bookOnly = book.data?.switches.addressBookOnly === true;
  const why = hint ?? (bookOnly ? { children: t("withdraw.bookOnly") } : undefined);
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className={labelClass}>
        {t("withdraw.address")}
      </label>
      <div className={cx(boxClass, box)}>
        <textarea
          ref={field}
          id={id}
          name="address"
          rows={1}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={2000}
          readOnly={bookOnly}
          className={cx(inputClass, area)}
          placeholder={t(bookOnly ? "withdraw.chooseSaved" : "withdraw.pasteOrChoose")}
          value={form.typed}
          aria-invalid={why?.tone === "error" || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => take(event.target.value.replace(/[\r\n]+/g, ""))}
          onKeyDown={(event) => {
            // An address has one line: Enter sends the form, as in any other field.
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {!bookOnly && (
          <IconButton size="lg" label={t("ui.paste")} icon={ClipboardPaste} onClick={() => void paste()} />
        )}
        {!bookOnly && (
          <IconButton
            size="lg"
            label={t("withdraw.scan")}
            icon={ScanLine}
            onClick={() => setScanning(true)}
          />
        )}
        <IconButton
          size="lg"
          label={t("withdraw.book")}
          icon={BookUser}
          aria-haspopup="dialog"
          onPointerEnter={() => void fetchBook()}
          onClick={() => setPicking(true)}
        />
      </div>
      <FieldHint id={`${id}-hint`} hint={why} />
      <Suspense fallback={null}>
        {picking !== undefined && (
          <BookPicker withdraw={withdraw} open={picking} onClose={() => setPicking(false)} />
        )}
        {scanning !== undefined && (
          <ScanDialog
            open={scanning}
            onClose={() => setScanning(false)}
            onRead={(text) => {
              take(text);
              setScanning(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
