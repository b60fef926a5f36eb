import type { ReactNode } from "react";
import { flow } from "#src/ui/flow.ts";
import { CodeFields } from "./code-fields.tsx";
import type { CodeCheck } from "./use-verification-codes.ts";

export interface CodeFormProps {
  readonly check: CodeCheck;
  readonly onConfirm: () => void;
  /** It is being sent: what was entered is not shown any more. */
  readonly sending?: boolean;
  /** What the codes are for. */
  readonly children: ReactNode;
}

/** The step of the codes in a dialog: what they are for, and their fields. Enter confirms. */
export function CodeForm({ check, onConfirm, sending = false, children }: CodeFormProps): ReactNode {
  return (
    <form
      className={flow.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      {children}
      {!sending && <CodeFields check={check} />}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
