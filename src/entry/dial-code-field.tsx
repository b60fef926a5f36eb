import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { Select } from "#src/ui/select.tsx";
import { dialCodeOf, withDialCode } from "./dial-code.ts";

export interface DialCodeFieldProps {
  /** The phone number as it is typed. */
  readonly who: string;
  readonly onWho: (who: string) => void;
}

/** The country of a phone number: chosen, or read from its beginning. The number itself stays as it was typed. */
export function DialCodeField({ who, onWho }: DialCodeFieldProps): ReactNode {
  const { t, i18n } = useTranslation();
  const codes = useCall("regions.dialCodes", {});
  const names = useCall("regions.countries", { language: i18n.language });
  /** Of countries that share a code, the one that was chosen. */
  const [picked, setPicked] = useState("");
  const list = codes.data?.list ?? [];
  // Without the list a number with its code can be typed all the same.
  if (list.length === 0) return null;
  const nameOf = new Map(names.data?.list.map(({ code, name }) => [code, name]));
  const found = dialCodeOf(who, list, [picked, codes.data?.default ?? ""]);
  return (
    <Select
      label={t("recipient.dialCode")}
      value={found?.countryCode ?? ""}
      onChange={(code) => {
        setPicked(code);
        const chosen = list.find(({ countryCode }) => countryCode === code);
        if (chosen !== undefined) onWho(withDialCode(who, found?.dialCode ?? "", chosen.dialCode));
      }}
      options={[
        { value: "", label: t("recipient.chooseDialCode"), disabled: true },
        ...list.map(({ countryCode, dialCode, name }) => ({
          value: countryCode,
          label: `${nameOf.get(countryCode) ?? name} +${dialCode}`,
        })),
      ]}
    />
  );
}
