import { ChevronDown } from "lucide";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useFilterCoins } from "#src/records/listed-coins.ts";
import { boxClass, fieldClass, labelClass } from "#src/ui/box.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { PartProps } from "./create-button.tsx";
import type { Chosen } from "./statement-form.ts";

const Picker = lazy(importWithRetry(() => import("#src/records/coin-filter-picker.tsx")));

const boxOpens = css`cursor: pointer; text-align: start; & > span { flex: 1; } &:disabled { background: var(--sunken); color: var(--ink-off); cursor: not-allowed; }`;
const clear = css`align-self: flex-start; ${media.coarse} { min-height: 44px; }`;

export interface ChoiceProps extends PartProps {
  readonly chosen: Chosen;
}

/** Whose account it is of; who has no sub-accounts is not asked. */
export function MemberField({ statements, chosen }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { change, busy, members } = statements;
  if (members === null || members.length < 2) return null;
  const [main] = members;
  return (
    <Select
      label={t("statements.member")}
      value={chosen.member}
      disabled={busy}
      onChange={(member) => change({ member })}
      options={members.map(({ uid, name }) => ({
        value: uid === main?.uid ? "" : uid,
        label: uid === main?.uid ? t("statements.mainAccount") : name || uid,
      }))}
    />
  );
}

/** One coin, or every one. */
export function CoinField({ statements: { change, busy }, chosen: { coin } }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(false);
  if (open && !seen) setSeen(true);
  const label = t("statements.coin");
  return (
    <div className={fieldClass}>
      <span id={id} className={labelClass}>
        {label}
      </span>
      <button
        type="button"
        className={cx(boxClass, boxOpens)}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={text.clip}>
          {coin === "" ? t("statements.everyCoin") : coin}
        </span>
        <Icon of={ChevronDown} size={16} />
      </button>
      {coin !== "" && !busy && (
        <button
          type="button"
          className={cx(textLinkClass("primary", "small"), clear)}
          onClick={() => change({ coin: "" })}
        >
          {t("statements.everyCoin")}
        </button>
      )}
      {seen && (
        <Suspense fallback={null}>
          <Coins
            label={label}
            value={coin}
            open={open}
            onClose={() => setOpen(false)}
            onChange={(picked) => {
              change({ coin: picked });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

type CoinsProps = Omit<Parameters<typeof Picker>[0], "source">;

/** The list of coins is asked for when it is opened. */
function Coins(props: CoinsProps): ReactNode {
  return <Picker {...props} source={useFilterCoins("DEPOSIT")} />;
}
