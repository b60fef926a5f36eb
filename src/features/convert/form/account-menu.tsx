import { ChevronDown, Wallet } from "lucide";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { media } from "#src/ui/breakpoints.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { css } from "#src/ui/style.ts";

const label = css`font-size: .8125rem; line-height: 1.25rem; font-weight: 500; color: var(--ink-2);`;
const chip = css`
  display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 12px; border: 1px solid var(--line-2);
  border-radius: var(--r1); font-size: .8125rem; font-weight: 500; background: var(--surface); white-space: nowrap;
  &:hover { background: var(--hover); }
  ${media.coarse} { min-height: 44px; }
`;

export interface AccountMenuProps {
  readonly account: ConvertAccount;
  readonly onPick: (account: ConvertAccount) => void;
}

/** Whose money is converted: the chip that says it opens the choice. */
export const AccountMenu = memo(function AccountMenu({ account, onPick }: AccountMenuProps): ReactNode {
  const { t } = useTranslation();
  const items = [
    { id: "eb_convert_funding", label: t("convert.account.funding") },
    { id: "eb_convert_uta", label: t("account.unified") },
  ].map((item) => ({ ...item, chosen: item.id === account }));
  const name = items.find(({ chosen }) => chosen)?.label;
  return (
    <div className={flow.between}>
      <span className={label}>{t("convert.account")}</span>
      <Menu
        label={t("convert.account")}
        groups={[{ id: "", items }]}
        onSelect={(id) => onPick(id as ConvertAccount)}
        renderTrigger={(trigger) => (
          <button {...trigger} type="button" className={chip} aria-label={`${t("convert.account")}: ${name}`}>
            <Icon of={Wallet} size={16} />
            {name}
            <Icon of={ChevronDown} size={14} />
          </button>
        )}
      />
    </div>
  );
});
