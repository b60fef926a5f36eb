import { Wallet } from "lucide";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { flow } from "#src/ui/flow.ts";
import { SearchField } from "#src/ui/search-field.tsx";
import { AccountChip } from "./account-chip.tsx";
import { barClass, searchClass } from "./candidate-style.ts";
import type { Batch } from "./use-batch.ts";

/** What the list is about, whose it is, and the search in it. */
export function CandidateBar({ batch }: { readonly batch: Batch }): ReactNode {
  const { form, change, total, candidates } = batch;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const max = total === undefined || total.coinMaxValue === "" ? "10" : total.coinMaxValue;
  const maxCoins = total === undefined || total.maxCoins === 0 ? 20 : total.maxCoins;
  return (
    <div className={barClass}>
      <p id={id}>
        {t("convert.smallBalances.lede", { max: bidiIsolate(`${format.amount(max, 0)} USDT`) })}{" "}
        <span className={flow.notPhone}>{t("convert.smallBalances.ledeMore", { count: maxCoins })}</span>
      </p>
      <AccountChip
        icon={Wallet}
        label={t("convert.account")}
        value={form.accountType}
        options={[
          { value: "eb_convert_funding", label: t("convert.account.funding") },
          { value: "eb_convert_uta", label: t("account.unified") },
        ]}
        onChange={(accountType: ConvertAccount) => change({ type: "account", accountType })}
      />
      <SearchField
        className={searchClass}
        label={
          candidates === undefined
            ? t("convert.list.searchShort")
            : t("convert.smallBalances.search", { count: candidates.count })
        }
        value={form.search}
        onChange={(words) => change({ type: "searched", words })}
      />
    </div>
  );
}
