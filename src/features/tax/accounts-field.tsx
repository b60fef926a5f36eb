import { ChevronDown, Users } from "lucide";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { boxClass, fieldClass, labelClass } from "#src/ui/box.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PartProps } from "./create-button.tsx";
import type { Chosen } from "./tax-form.ts";

const button = css`cursor: pointer; text-align: start; font: inherit; padding-block: 8px; &:disabled { cursor: not-allowed; color: var(--ink-off); }`;

/** Which accounts reports are made of; opens the list of them. */
export function AccountsField({
  tax,
  chosen,
  onOpen,
}: PartProps & { readonly chosen: Chosen; readonly onOpen: () => void }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { overview, mainUid, busy } = tax;
  const of = overview.data?.subAccounts ?? 0;
  const count = chosen.uids.filter((uid) => uid !== mainUid).length;
  const hasMain = count < chosen.uids.length;
  const words =
    count === 0 ? t("tax.mainAccount") : t(hasMain ? "tax.mainAndSubs" : "tax.subs", { n: count, of });
  return (
    <div className={fieldClass}>
      <span className={labelClass} id={id}>
        {t("tax.accounts")}
      </span>
      <button
        type="button"
        className={cx(boxClass, button)}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        disabled={busy}
        onClick={onOpen}
      >
        <Icon of={Users} className={text.ink3} />
        <span id={`${id}-value`} className={flow.grow}>
          {words}
        </span>
        <Icon of={ChevronDown} className={text.ink3} />
      </button>
    </div>
  );
}
