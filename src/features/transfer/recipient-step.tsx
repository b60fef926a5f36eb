import { CircleUserRound, X } from "lucide";
import { type ReactNode, useRef } from "react";
import { useErrorText } from "#src/i18n/error-text.ts";
import { isolated } from "#src/i18n/isolated.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { recipientCodes } from "./refusal-words.ts";
import type { Lookup, RecipientSearch } from "./use-recipient.ts";
import type { Transfer } from "./use-transfer.ts";

const person = css`
  display: flex; align-items: center; gap: 12px; padding: 10px 12px; border: 1px solid var(--control); border-radius: var(--r1); background: var(--surface);
`;
const find = css`margin-inline-end: -6px; min-height: 36px;`;

interface RecipientStepProps {
  readonly transfer: Transfer;
  readonly search: RecipientSearch;
  readonly ways: readonly Transfer["form"]["by"][];
}

/** Who gets it: looked up before anything else, and shown with a masked name. */
export function RecipientStep({ transfer, search, ways }: RecipientStepProps): ReactNode {
  const { t } = useTranslation();
  const { form, change } = transfer;
  const { lookup } = search;
  const hint = useLookupHint(transfer, lookup);
  const field = useRef<HTMLDivElement>(null);
  if (lookup.state === "found") {
    const { maskedName, uid } = lookup.recipient;
    return (
      <div className={flow.stack1}>
        <div className={person}>
          <Icon of={CircleUserRound} size={24} />
          <div className={flow.grow}>
            <div className={text.strong}>
              <bdi>{maskedName}</bdi>
            </div>
            <div className={cx(text.small, text.ink2)}>{isolated(`UID ${groupedId(uid)}`)}</div>
          </div>
          <IconButton label={t("transfer.another")} icon={X} onClick={search.clear} />
        </div>
        <FieldHint id="recipient-hint" hint={hint} />
      </div>
    );
  }
  const inputMode = { UID: "numeric", EMAIL: "email", MOBILE: "tel" } as const;
  return (
    <div className={flow.stack3} ref={field}>
      <Segmented
        size="sm"
        label={t("transfer.findBy")}
        value={form.by}
        onChange={(by) => change({ type: "by", by })}
        options={ways.map((value) => ({ value, label: t(`transfer.by.${value}`) }))}
      />
      <TextField
        code
        name="recipient"
        label={t(`transfer.who.${form.by}`)}
        value={form.who}
        maxLength={100}
        inputMode={inputMode[form.by]}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(who) => change({ type: "who", who })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          search.find();
        }}
        end={
          <Button size="sm" className={find} busy={lookup.state === "asking"} onClick={search.find}>
            {t("transfer.find")}
          </Button>
        }
        hint={hint}
      />
    </div>
  );
}

/** What became of the search, with its repair. */
function useLookupHint({ form, change, members }: Transfer, lookup: Lookup): Hint | undefined {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (lookup.state) {
    case "none":
      if (form.judged && form.who === "") return { tone: "error", children: t("transfer.enterWho") };
      return form.by === "MOBILE" ? { children: t("transfer.phoneHint") } : undefined;
    case "asking":
      return { tone: "busy", children: t("transfer.finding") };
    case "unreadable":
      return { tone: "error", children: t(`transfer.unreadable.${form.by}`) };
    case "found":
      return { tone: "ok", children: t("transfer.found") };
    case "failed":
      return { tone: "error", children: errorText(lookup.error) };
    case "refused":
      break;
  }
  const sub = members.find(({ uid }) => uid === lookup.uid);
  if (sub !== undefined && sub.accountType.length > 0) {
    return {
      tone: "error",
      children: (
        <>
          {t("transfer.ownSub", { name: isolated(sub.name === "" ? sub.uid : sub.name) })}{" "}
          <button
            type="button"
            onClick={() => {
              change({ type: "placed", end: "to", place: { memberId: sub.uid, accountType: "FUND" } });
              change({ type: "mode", mode: "own" });
            }}
          >
            {t("transfer.repair.own")}
          </button>
        </>
      ),
    };
  }
  const known = recipientCodes.find((code) => code === String(lookup.code)) ?? "131077";
  return { tone: "error", children: t(`transfer.recipient.${known}`) };
}
