import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RecipientField } from "#src/entry/recipient-field.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { useWantedFocus } from "#src/ui/use-wanted-focus.ts";
import { AddressField } from "./address-field.tsx";
import { pickedEntry } from "./book-entries.ts";
import { ChosenAddress } from "./chosen-address.tsx";
import { MemoPart } from "./memo-part.tsx";
import { useOwnTarget } from "./use-entry-in-address.ts";
import type { Withdraw } from "./use-withdraw.ts";

const LookAlikeDialog = lazy(importWithRetry(() => import("./look-alike-dialog.tsx")));

/** To whom: an address outside, or another user here. */
export function TargetPart({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { form, sought, search, book, choice, entryAwaited } = withdraw;
  const change = useOwnTarget(withdraw);
  const entry = pickedEntry(book.data?.rows, form, choice);
  const isUser = form.mode === "user";
  const place = useRef<HTMLDivElement>(null);
  const entryId = entry?.id ?? "";
  const wantFocus = useWantedFocus(entryId === "", () => place.current?.querySelector("textarea")?.focus());
  // What an entry was picked by goes with the field.
  useFocusKept(place, entryId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call it form controls
    <div ref={place} role="group" aria-label={t("withdraw.to")} tabIndex={-1} className={flow.stack4}>
      {entryAwaited && book.status === "error" && (
        <RetryNote tone="bad" onRetry={book.refetch} retrying={book.fetching}>
          {t("withdraw.bookError")}
        </RetryNote>
      )}
      {(sought.ways.length > 0 || isUser) && (
        <Segmented
          fill
          label={t("withdraw.toWhom")}
          value={form.mode}
          onChange={(mode) => change({ type: "set", part: { mode } })}
          options={[
            { value: "address", label: t("withdraw.toAddress") },
            { value: "user", label: t("withdraw.toUser") },
          ]}
        />
      )}
      {isUser ? (
        <RecipientField
          {...sought}
          search={search}
          validated={form.tried}
          onBy={(by) => change({ type: "set", part: { by, who: "" } })}
          onWho={(who) => change({ type: "set", part: { by: sought.by, who } })}
        />
      ) : (
        <>
          {entry === undefined ? (
            <AddressField withdraw={{ ...withdraw, change }} />
          ) : (
            <ChosenAddress
              withdraw={withdraw}
              entry={entry}
              onAnother={() => {
                wantFocus();
                change({ type: "address", typed: "" });
              }}
            />
          )}
          <LookAlike withdraw={withdraw} />
          <MemoPart withdraw={withdraw} />
        </>
      )}
    </div>
  );
}

/** Opens by itself, once for each address that could be taken for another. */
function LookAlike({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { target, form, change, book } = withdraw;
  const [closedOn, setClosedOn] = useState("");
  if (target.state !== "checked" || target.similar === null || form.acknowledged === target.address)
    return null;
  const { address, similar } = target;
  const saved = book.data?.rows.find(({ id }) => id === similar.id);
  return (
    <>
      {closedOn === address && (
        <div>
          <Button size="sm" onClick={() => setClosedOn("")}>
            {t("withdraw.compare")}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        <LookAlikeDialog
          key={address}
          open={closedOn !== address}
          similar={similar}
          address={address}
          onCancel={() => setClosedOn(address)}
          // The memo that stands there was meant for the other address; an entry that the page's book has not got brings its own too.
          onSaved={() => change({ type: "picked", entry: saved ?? { ...similar, id: "" } })}
          onAcknowledge={() => change({ type: "set", part: { acknowledged: address } })}
        />
      </Suspense>
    </>
  );
}
