import { useTranslation } from "react-i18next";
import type { Hint } from "#src/ui/field-hint.tsx";
import { type MemoOwner, nobodys } from "./memo-owner.ts";

/**
 * A memo is of one account: that of the first sound address that it stands beside. Beside another one it neither goes along nor is saved
 * before it is typed anew, or the person says that it belongs there. What is to be said of it, undefined for nothing. `address`: as it was
 * checked, undefined while it is not. `owner` is kept with the form, over reloads; `setOwner` may be called while the form renders.
 */
export function useMemoOfOther(
  memo: string,
  address: string | undefined,
  owner: MemoOwner,
  setOwner: (owner: MemoOwner) => void,
): Hint | undefined {
  const { t } = useTranslation();
  if (memo === "" && owner.memo !== "") setOwner(nobodys);
  if (memo === "" || address === undefined) return undefined;
  if (memo !== owner.memo) setOwner({ memo, address });
  else if (address !== owner.address) {
    const keep = (
      <button type="button" onClick={() => setOwner({ memo, address })}>
        {t("recipient.memoBelongs")}
      </button>
    );
    return {
      tone: "error",
      children: (
        <>
          {t("recipient.memoOfOther")} {keep}
        </>
      ),
    };
  }
  return undefined;
}
