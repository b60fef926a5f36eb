import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PermissionKey } from "#shared/contract/permission-keys.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { css } from "#src/ui/style.ts";
import { NextStep, type NextStepProps } from "./next-step.tsx";
import { useRefusalText } from "./use-refusal-text.ts";

const steps = css`& a, & button { color: var(--link); font-weight: 500; text-align: start; &:hover { text-decoration: underline; } }`;

/** Banned from converting for a while (F5.4). */
const banned = "10027";

export interface RefusalMessageProps extends Omit<NextStepProps, "code"> {
  readonly error: ErrorData;
}

/** Why it was refused, until when if that is known, and the next step. */
export function RefusalMessage({ error, ...rest }: RefusalMessageProps): ReactNode {
  const words = useRefusalText();
  const until = useBanEnd(error.code, "convert");
  return (
    <span className={steps}>
      {words(error)}
      {until !== "" && ` ${until}`} <NextStep code={error.code} {...rest} />
    </span>
  );
}

/** "" for a refusal that has no end of its own. */
export function useBanEnd(code: string, of: PermissionKey): string {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = useClientStore(({ permission }) => permission.granted[of]?.until ?? 0);
  if (code !== banned || seconds === 0) return "";
  return t("convert.refusal.until", { time: format.dateTime(seconds * 1000) });
}
