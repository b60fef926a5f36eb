import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { FactorField } from "./factor-field.tsx";
import type { CodeCheck } from "./use-verification-codes.ts";

const other = css`min-height: 44px; text-align: start;`;

/** What a check asks for, each in its field, with what may be given instead. */
export function CodeFields({ check }: { readonly check: CodeCheck }): ReactNode {
  const { t } = useTranslation();
  const { stage, codes, fault } = check;
  if (stage.at !== "codes" && stage.at !== "signing") return null;
  if (fault === "over" || codes.impossible) {
    return (
      <Note tone={fault === "over" ? "bad" : "warn"} announce>
        {t(fault === "over" ? "verificationCodes.over" : "verificationCodes.unsupported")}
      </Note>
    );
  }
  // With another choice the focus goes anew to what is next: the button that chose it is gone.
  return <Fields key={codes.fields.join()} check={check} />;
}

function Fields({ check }: { readonly check: CodeCheck }): ReactNode {
  const { t } = useTranslation();
  const { codes, fault } = check;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed waits for the codes: they are what is next, one that was wrong before others. Who types stays where they are.
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll("input") ?? [])];
    if (fault === null && inputs.some((input) => input === document.activeElement)) return;
    const wrong = inputs.find((input) => input.matches("[aria-invalid]"));
    (wrong ?? inputs.find(({ value }) => value === "") ?? inputs[0])?.focus();
  }, [fault]);
  return (
    <div ref={place} className={flow.stack4}>
      {codes.demands.map(({ choices }, at) => {
        const shown = codes.shown(at);
        if (shown === undefined) return null;
        return (
          <div key={choices.map(({ type }) => type).join()} className={flow.stack2}>
            <FactorField check={check} component={shown} />
            {choices
              .filter((one) => one !== shown)
              .map((one) => (
                <button
                  key={one.type}
                  type="button"
                  className={cx(textLinkClass("primary", "small"), other)}
                  onClick={() => codes.choose(at, choices.indexOf(one))}
                >
                  {t(`verificationCodes.instead.${one.type}`)}
                </button>
              ))}
          </div>
        );
      })}
    </div>
  );
}
