import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#src/ui/text-field.tsx";
import { announcedPart, isAnnounced } from "./announced-part.ts";

export interface AnnouncedFieldProps {
  readonly address: string;
  /** The one that it could be taken for. */
  readonly other: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** It was to be used as it stands: what is missing is said too. */
  readonly validated?: boolean;
}

/** Where a part of a look-alike is entered, letter by letter, before it is used. */
export function AnnouncedField(props: AnnouncedFieldProps): ReactNode {
  const { address, other, value, onChange, validated = false } = props;
  const { t } = useTranslation();
  const { from, to, part } = announcedPart(address, other);
  const isWhole = value.trim().length >= part.length;
  const isWrong = (validated || isWhole) && !isAnnounced(value, address, other);
  return (
    <TextField
      code
      label={t("recipient.typeCharacters", { from, to })}
      value={value}
      autoComplete="off"
      onPaste={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      onChange={onChange}
      hint={isWrong ? { tone: "error", children: t("recipient.charactersWrong") } : undefined}
    />
  );
}
