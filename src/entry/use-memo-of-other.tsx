import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Hint } from "#src/ui/field-hint.tsx";

const nobodys = { memo: "", address: "" };

/**
 * A memo is of one account: that of the first sound address that it stands beside. Beside another one it neither goes along nor is saved
 * before it is typed anew, or the person says that it belongs there. What is to be said of it, undefined for nothing. `address`: as it was
 * checked, undefined while it is not.
 */
export function useMemoOfOther(memo: string, address: string | undefined): Hint | undefined {
  const { t } = useTranslation();
  const [owner, setOwner] = useState(nobodys);
  if (memo === "" && owner !== nobodys) setOwner(nobodys);
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
