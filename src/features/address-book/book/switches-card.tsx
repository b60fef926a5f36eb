import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Switch } from "#src/ui/switch.tsx";
import { text } from "#src/ui/text.ts";
import { type BookSwitch, isSwitchOn, switchesOf, type Turn } from "./book-switches.ts";

const row = css`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); overflow: hidden;
  & > div { display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between; padding: 1rem 1.25rem; box-shadow: -1px -1px 0 var(--line); }
  [dir="rtl"] & > div { box-shadow: 1px -1px 0 var(--line); }
  ${media.phone} { & > div { padding: 1rem; } }
`;
const words = css`display: grid; gap: 2px; min-width: 0;`;

export interface SwitchesCardProps {
  readonly book: CallOutput<"addressBook.book">;
  readonly withSuper: boolean;
  readonly onTurn: (turn: Turn) => void;
}

/** The account's switches: a press shows first what the change costs. */
export function SwitchesCard({ book, withSuper, onTurn }: SwitchesCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("addressBook.switches")} className={row}>
      {switchesOf(book, withSuper).map((name) => (
        <OneSwitch key={name} name={name} on={isSwitchOn(book, name)} onTurn={onTurn} />
      ))}
    </Card>
  );
}

function OneSwitch({
  name,
  on,
  onTurn,
}: {
  readonly name: BookSwitch;
  readonly on: boolean;
  readonly onTurn: (turn: Turn) => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <div className={words}>
        <span id={id} className={text.strong}>
          {t(`addressBook.switch.${name}`)}
        </span>
        <span id={`${id}-text`} className={cx(text.small, text.ink2)}>
          {t(`addressBook.switchText.${name}`)}
        </span>
      </div>
      <Switch
        checked={on}
        onChange={() => onTurn({ name, open: !on })}
        aria-haspopup="dialog"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
      />
    </div>
  );
}
