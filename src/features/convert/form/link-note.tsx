import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PickFor } from "#src/entry/coin-list.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { Note } from "#src/ui/note.tsx";
import { css } from "#src/ui/style.ts";
import type { LinkFault } from "./link-fault.ts";

const press = css`color: var(--link); font-weight: 500; text-align: start; &:hover { text-decoration: underline; }`;

export interface LinkNoteProps {
  readonly fault: LinkFault;
  readonly onPick: (pickFor: PickFor) => void;
}

/** What was wrong with the link that led here; gone with the first change to the form. */
export function LinkNote({ fault, onPick }: LinkNoteProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Note tone="warn" announce>
      <Words fault={fault} />{" "}
      {fault.what === "unknown coin" && (
        <button type="button" className={press} onClick={() => onPick(fault.side)}>
          {t("convert.repair.chooseCoin")}
        </button>
      )}
    </Note>
  );
}

function Words({ fault }: { readonly fault: LinkFault }): ReactNode {
  const { t } = useTranslation();
  if (fault.what === "unknown coin") return t("convert.link.unknownCoin", { coin: fault.coin });
  if (fault.what === "no code")
    return t("convert.link.noCode", { text: bidiIsolate(fault.text), coin: fault.coin });
  if (fault.what === "no amount") return t("convert.link.noAmount", { text: bidiIsolate(fault.text) });
  return t("convert.link.sameCoin", { coin: fault.coin, other: fault.other });
}
