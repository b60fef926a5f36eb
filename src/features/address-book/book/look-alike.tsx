import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { acknowledgeText, Comparison } from "../target/comparison.tsx";

export interface LookAlikeProps extends Readonly<Record<"name" | "saved" | "typed" | "value", string>> {
  /** Sent to before, and in no book. */
  readonly used: boolean;
  readonly onChange: (text: string) => void;
  readonly wrong: boolean;
}

/** An address that looks like a saved one: its differing characters are typed before it is added. */
export function LookAlike({ name, saved, typed, value, used, onChange, wrong }: LookAlikeProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={flow.stack3}>
      <Note tone="warn" announce>
        <b>{t("addressBook.alike.title")}</b> {t("addressBook.alike.text", { name: bidiIsolate(name) })}
      </Note>
      <Comparison name={name} saved={saved} typed={typed} used={used} />
      <TextField
        code
        label={t("addressBook.alike.enter", { characters: acknowledgeText(saved, typed) })}
        value={value}
        onChange={onChange}
        autoComplete="off"
        hint={wrong ? { tone: "error", children: t("addressBook.alike.wrong") } : undefined}
      />
    </div>
  );
}
