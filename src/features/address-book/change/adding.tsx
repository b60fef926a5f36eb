import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#src/ui/badge.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useChainNames, useCoinWord } from "../book/use-chain-names.ts";
import { EntryList } from "./entry-list.tsx";
import type { Wanted } from "./use-change.ts";

export interface AddingProps {
  readonly words: string;
  readonly list: readonly Wanted<"addressBook.create">[];
  /** Trusting them does without codes, as far as the book is known. */
  readonly trustSpares: boolean;
}

/** What is about to be in the book, each with what it is for, and what trusting some of them means. */
export function Adding({ words, list, trustSpares }: AddingProps): ReactNode {
  const { t } = useTranslation();
  const coinWord = useCoinWord();
  const chainName = useChainNames();
  const trusted = list.filter(({ verified }) => verified === 1);
  return (
    <div className={flow.stack4}>
      <p className={text.ink2}>{words}</p>
      <EntryList
        entries={list.map(({ coin, chain = "", address, tag = "", remark = "", verified }, at) => ({
          key: `${at}`,
          remark,
          address,
          tag,
          about: (
            <div className={cx(text.caption, text.ink3)}>
              {[coinWord({ coin }), chainName(chain)].filter((said) => said !== "").join(" · ")}{" "}
              {verified === 1 && (
                <Badge tone="warn">
                  {t(trustSpares ? "addressBook.trustedShort" : "addressBook.trusted")}
                </Badge>
              )}
            </div>
          ),
        }))}
      />
      {trusted.length > 0 && trustSpares && (
        <Note tone="warn">
          <b>{t("addressBook.batch.trusted", { count: trusted.length })}</b>{" "}
          {t("addressBook.many.text.trust")}
        </Note>
      )}
    </div>
  );
}
