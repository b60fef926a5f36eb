import { Check, Copy, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { memoGroups } from "./memo-groups.ts";
import {
  memoBlockClass,
  memoHeadClass,
  memoNeededClass,
  memoValueClass,
  memoWellClass,
} from "./memo-style.ts";
import { cx } from "./style.ts";
import { hiddenText, text } from "./text.ts";
import { useCopy } from "./use-copy.ts";

export interface MemoNoteProps {
  /** "This deposit needs the memo as well". */
  readonly title: ReactNode;
  /** What happens without it. */
  readonly reason: ReactNode;
  readonly value: string;
  /** What its button says: "Copy memo". */
  readonly copyLabel: string;
  /** Below it: the box to tick. */
  readonly children?: ReactNode;
}

/** A memo to be sent along with a deposit: large, in fours when it is a number, copied raw. */
export function MemoNote({ title, reason, value, copyLabel, children }: MemoNoteProps): ReactNode {
  const { t } = useTranslation();
  const { copied, copy } = useCopy(value);
  return (
    <div className={cx(memoBlockClass, memoNeededClass)}>
      <div className={memoHeadClass}>
        <Icon of={TriangleAlert} size={20} />
        <div>
          <p className={text.strong}>{title}</p>
          <p className={cx(text.small, text.ink2)}>{reason}</p>
        </div>
      </div>
      <div className={memoWellClass}>
        <span className={memoValueClass} role="img" aria-label={value}>
          {memoGroups(value).map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; equal groups may repeat
            <span key={at}>{group}</span>
          ))}
        </span>
        {/* That it was copied is said once: the name stays. */}
        <Button icon={copied ? Check : Copy} aria-label={copyLabel} onClick={() => void copy()}>
          {copied ? t("ui.copied") : copyLabel}
        </Button>
        <span className={hiddenText} role="status">
          {copied && t("ui.copied")}
        </span>
      </div>
      {children}
    </div>
  );
}
