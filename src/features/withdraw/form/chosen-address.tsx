import { Lock, ShieldCheck, Wallet, X } from "lucide";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { fieldClass, labelClass } from "#src/ui/box.ts";
import { discClass } from "#src/ui/disc.ts";
import { FieldHint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { memoLabel } from "../memo-label.ts";
import { isLocked, isWithoutCodes } from "./book-entries.ts";
import { useTargetHint } from "./target-hint.tsx";
import type { Withdraw } from "./use-withdraw.ts";

const frame = css`
  display: flex; align-items: flex-start; gap: 12px; padding: 12px; border: 1px solid var(--control); border-radius: var(--r1); background: var(--surface);
`;
const name = css`overflow-wrap: anywhere;`;

export interface ChosenAddressProps {
  readonly withdraw: Withdraw;
  readonly entry: AddressRecord;
  readonly onAnother: () => void;
}

/** An entry of the book as the target: named, whole, with its memo, and whether codes are asked for. */
export function ChosenAddress({ withdraw, entry, onAnother }: ChosenAddressProps): ReactNode {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { book, chain } = withdraw;
  return (
    <div className={fieldClass}>
      <span className={labelClass}>{t("withdraw.address")}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would call it form controls */}
      <div className={frame} role="group" aria-label={t("withdraw.address")} aria-describedby={`${id}-hint`}>
        <span className={discClass}>
          <Icon of={isLocked(entry, serverNow()) ? Lock : Wallet} size={18} />
        </span>
        <div className={flow.grow}>
          <div className={cx(flow.row, flow.wrap)}>
            <span className={cx(text.strong, name)}>
              <bdi>{entry.remark === "" ? t("withdraw.savedAddress") : entry.remark}</bdi>
            </span>
            {isWithoutCodes(entry, book.data) && (
              <Badge tone="ok" icon={ShieldCheck}>
                {t("withdraw.noCodes")}
              </Badge>
            )}
          </div>
          <Address value={entry.address} />
          {entry.tag !== "" && (
            <div className={cx(text.small, text.ink2, name)}>
              {memoLabel(chain?.tagName || t("withdraw.memo"), i18n.language)}{" "}
              <bdi dir="ltr" className={cx(text.mono, text.strong)}>
                {entry.tag}
              </bdi>
            </div>
          )}
        </div>
        <IconButton label={t("withdraw.anotherAddress")} icon={X} onClick={onAnother} />
      </div>
      <FieldHint id={`${id}-hint`} hint={useTargetHint(withdraw)} />
    </div>
  );
}
