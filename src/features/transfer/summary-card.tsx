import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { BigAmount } from "#src/ui/big-amount.tsx";
import { Card } from "#src/ui/card.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { comesBack } from "./comes-back.ts";
import { sourceOf } from "./transfer-form.ts";
import { usePlaceText } from "./use-place-text.ts";
import type { Transfer } from "./use-transfer.ts";

interface SummaryProps {
  readonly transfer: Transfer;
}

/** What arrives; nothing while it cannot be sent as it stands. */
function arriving({ row, current }: Transfer): string {
  return row !== undefined && current && row.ready ? row.amount : "";
}

/** What arrives and what is left afterwards, with the one button. */
export function SummaryCard({ transfer, button }: SummaryProps & { readonly button: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { form, row, members } = transfer;
  const { short, account } = usePlaceText(members);
  const isUser = form.mode === "user";
  const from = sourceOf(form);
  const places = row?.places ?? anyAccuracy;
  const amount = arriving(transfer);
  const isShown = amount !== "";
  const unit = isShown ? form.coin : undefined;
  return (
    <Card pad="md" aria-label={t("transfer.summary")}>
      <div className={flow.stack4}>
        <div>
          <div className={cx(text.small, text.ink2)}>{useReceivesLabel(transfer)}</div>
          <BigAmount unit={isShown ? form.coin : ""}>
            <Figure kind="amount" value={amount} places={places} muteFraction />
          </BigAmount>
        </div>
        <DescriptionList>
          <Fact term={t("transfer.fee")}>{t("transfer.feeNone")}</Fact>
          <Fact term={t("transfer.arrives")}>{t("transfer.immediate")}</Fact>
          {isUser && <Fact term={t("transfer.from")}>{account(from.accountType)}</Fact>}
          <Fact term={t("transfer.after", { account: short(from) })}>
            <OwnFigure kind="amount" value={isShown ? row?.fromAfter : ""} places={places} unit={unit} />
          </Fact>
          {!isUser && (
            <Fact term={t("transfer.after", { account: short(form.to) })}>
              <OwnFigure kind="amount" value={isShown ? row?.toAfter : ""} places={places} unit={unit} />
            </Fact>
          )}
        </DescriptionList>
        <div className={cx(flow.notPhone, flow.stack3)}>
          {button}
          <p className={cx(text.caption, text.ink3, text.center)}>
            {isUser ? t("transfer.userNote") : comesBack(transfer, form) && t("transfer.ownNote")}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** The same in one line, above the button of phones. */
export function Receives({ transfer }: SummaryProps): ReactNode {
  const amount = arriving(transfer);
  return (
    <>
      <span className={cx(text.small, text.ink2)}>{useReceivesLabel(transfer)}</span>
      <Figure
        kind="amount"
        value={amount}
        places={transfer.row?.places ?? anyAccuracy}
        unit={amount === "" ? undefined : transfer.form.coin}
        className={text.strong}
      />
    </>
  );
}

function useReceivesLabel({ form, members }: Transfer): string {
  const { t } = useTranslation();
  const { short } = usePlaceText(members);
  return form.mode === "user"
    ? t("transfer.recipientGets")
    : t("transfer.receives", { account: short(form.to) });
}
