import { useEffect, useRef, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { loggedOut } from "#src/bridge/look-up-outcome.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { isWhole, type RequiredCodes, requiredCodes, type TypedField, wrongField } from "./code-check.ts";
import { keepMailToken, mailTokenOf } from "./mail-tokens.ts";

export interface CodeScene {
  readonly check: string;
  readonly mail: CallInput<"risk.sendEmail">["scene"];
}

type Values = Readonly<Partial<Record<TypedField, string>>>;
type EnteredCodes = Values & { readonly riskToken: string; readonly emailToken?: string };

export type CodeStage =
  | { readonly at: "idle" | "checking" }
  | ({ readonly at: "codes"; readonly riskToken: string } & RequiredCodes)
  | { readonly at: "blocked"; readonly code: number }
  | { readonly at: "failed"; readonly error: ErrorData };

/** When the next mail may be requested, server time, ms; `error` where none could be sent. */
interface Mail {
  readonly nextAt: number;
  readonly sending: boolean;
  readonly error: ErrorData | null;
}

export interface CodeCheck {
  readonly stage: CodeStage;
  readonly values: Values;
  readonly mail: Mail;
  /** The field that the exchange called wrong, "all" for the check as a whole. */
  readonly wrong: TypedField | "all" | "";
  /** Reads what an action requires. Resolves with what is sent along where nothing is required; else with null. */
  readonly begin: (scene: CodeScene, detail: unknown) => Promise<EnteredCodes | null>;
  readonly type: (field: TypedField, text: string) => void;
  readonly resend: () => void;
  /** What goes with the action; null while something is missing. */
  readonly entered: EnteredCodes | null;
  /** The action was refused for its codes (10005): another try, with the same check while that holds. */
  readonly refused: (error: ErrorData) => void;
  readonly reset: () => void;
}

/** How long after a mail another one may be requested, at the most. */
const soonMs = 60_000;
const noMail: Mail = { nextAt: 0, sending: false, error: null };

/** The check before a guarded action, and only the factors that it requires (R7.22, F2d.9, F6c.6). */
export function useVerificationCodes(): CodeCheck {
  const [stage, setStage] = useState<CodeStage>({ at: "idle" });
  const [values, setValues] = useState<Values>({});
  const [mail, setMail] = useState<Mail & { readonly scene: CodeScene["mail"] | "" }>({
    ...noMail,
    scene: "",
  });
  const [wrong, setWrong] = useState<CodeCheck["wrong"]>("");

  /** Counts what was begun and left: an answer that comes after that is nobody's, and proves nothing. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function send(scene: CodeScene["mail"], riskToken: string): Promise<void> {
    const own = turn.current;
    setMail((now) => ({ ...now, scene, sending: true, error: null }));
    try {
      const answer = await bridge.call("risk.sendEmail", { scene, riskToken }, { silent: true });
      if (answer.kind === "ok") keepMailToken(scene, answer.data.emailToken);
      if (own !== turn.current) return;
      const coolDown = answer.kind === "ok" ? answer.data.coolDown : 0;
      setMail({ scene, sending: false, error: null, nextAt: serverNow() + coolDown * 1000 });
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      if (own !== turn.current) return;
      // One that was sent a moment ago is still good.
      const isEarly = thrown.data.code === "10006";
      const nextAt = serverNow() + (isEarly ? soonMs : 0);
      setMail((now) => ({ ...now, sending: false, error: isEarly ? null : thrown.data, nextAt }));
    }
  }

  async function begin(scene: CodeScene, detail: unknown): Promise<EnteredCodes | null> {
    turn.current += 1;
    const own = turn.current;
    setStage({ at: "checking" });
    setValues({});
    setWrong("");
    // A mail of a check that was left holds up no other one, which may want none.
    setMail((now) => ({ ...now, sending: false, error: null }));
    try {
      const input = { sence: scene.check, ext_info_str: JSON.stringify(detail) };
      const answer = await bridge.call("risk.intercept", input, { silent: true });
      if (own !== turn.current) return null;
      if (answer.kind !== "ok") throw loggedOut("risk.intercept", "");
      const { blockCode, intercept, riskToken, components } = answer.data;
      if (blockCode !== 0) {
        setStage({ at: "blocked", code: blockCode });
        return null;
      }
      const needed = requiredCodes(components);
      if (!intercept || (needed.required.length === 0 && !needed.unsupported)) {
        setStage({ at: "idle" });
        return { riskToken };
      }
      setStage({ at: "codes", riskToken, ...needed });
      if (needed.required.some(({ field }) => field === "emailCode")) void send(scene.mail, riskToken);
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      if (own === turn.current) setStage({ at: "failed", error: thrown.data });
    }
    return null;
  }

  // Until a mail's token is here its code would go with another one's.
  const isReady =
    stage.at === "codes" &&
    !stage.unsupported &&
    !mail.sending &&
    stage.required.every(({ field }) => isWhole(field, values[field] ?? ""));
  const mailToken = values.emailCode === undefined || mail.scene === "" ? {} : mailTokenOf(mail.scene);
  return {
    stage,
    values,
    mail,
    wrong,
    begin,
    type(field, text) {
      setWrong("");
      setValues((now) => ({ ...now, [field]: text }));
    },
    resend() {
      if (stage.at === "codes" && mail.scene !== "") void send(mail.scene, stage.riskToken);
    },
    entered: isReady ? { ...values, ...mailToken, riskToken: stage.riskToken } : null,
    refused(error) {
      if (stage.at !== "codes") return;
      const field = wrongField(error.retMsg ?? "", stage.required);
      setWrong(field === "" ? "all" : field);
      // A wrong code is typed anew; what was right stays.
      setValues((now) => (field === "" ? {} : { ...now, [field]: "" }));
    },
    reset() {
      turn.current += 1;
      setStage({ at: "idle" });
      setValues({});
      setWrong("");
    },
  };
}
