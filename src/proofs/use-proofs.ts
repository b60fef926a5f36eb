import { useEffect, useRef, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { type AskedProofs, askedProofs, isWhole, type TextProof, wrongField } from "./proof-check.ts";

export interface ProofScene {
  readonly check: string;
  readonly mail: CallInput<"risk.sendEmail">["scene"];
}

type Values = Readonly<Partial<Record<TextProof, string>>>;
type Given = Values & { readonly riskToken: string };

export type ProofStage =
  | { readonly at: "idle" | "asking" }
  | ({ readonly at: "codes"; readonly riskToken: string } & AskedProofs)
  | { readonly at: "blocked"; readonly code: number }
  | { readonly at: "failed"; readonly error: ErrorData };

/** When the next mail may be asked for, server time, ms; `error` where none could be sent. */
interface Mail {
  readonly nextAt: number;
  readonly sending: boolean;
  readonly error: ErrorData | null;
}

export interface ProofCheck {
  readonly stage: ProofStage;
  readonly values: Values;
  readonly mail: Mail;
  /** The field that the exchange called wrong, "all" for the check as a whole. */
  readonly wrong: TextProof | "all" | "";
  /** Asks what is demanded for an action. Resolves with what goes with it at once where nothing is; null else. */
  readonly ask: (scene: ProofScene, detail: unknown) => Promise<Given | null>;
  readonly type: (field: TextProof, text: string) => void;
  readonly resend: () => void;
  /** What goes with the action; null while something is missing. */
  readonly given: Given | null;
  /** The action was refused for its codes (10005): another try, with the same check while that holds. */
  readonly refused: (error: ErrorData) => void;
  readonly reset: () => void;
}

const noMail: Mail = { nextAt: 0, sending: false, error: null };

/** The check before a guarded action, and only the factors that it asks for (R7.22, F2d.9, F6c.6). */
export function useProofs(): ProofCheck {
  const [stage, setStage] = useState<ProofStage>({ at: "idle" });
  const [values, setValues] = useState<Values>({});
  const [mail, setMail] = useState<Mail & { readonly scene: ProofScene["mail"] | "" }>({
    ...noMail,
    scene: "",
  });
  const [wrong, setWrong] = useState<ProofCheck["wrong"]>("");

  async function send(scene: ProofScene["mail"], riskToken: string): Promise<void> {
    setMail((now) => ({ ...now, scene, sending: true, error: null }));
    try {
      const answer = await bridge.call("risk.sendEmail", { scene, riskToken }, { silent: true });
      const coolDown = answer.kind === "ok" ? answer.data.coolDown : 0;
      setMail({ scene, sending: false, error: null, nextAt: serverNow() + coolDown * 1000 });
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      // One that was sent a moment ago is still good.
      const isEarly = thrown.data.code === "10006";
      setMail((now) => ({ ...now, sending: false, error: isEarly ? null : thrown.data }));
    }
  }

  /** Counts what was begun and left: an answer that comes after that is nobody's, and proves nothing. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function ask(scene: ProofScene, detail: unknown): Promise<Given | null> {
    turn.current += 1;
    const own = turn.current;
    setStage({ at: "asking" });
    setValues({});
    setWrong("");
    try {
      const input = { sence: scene.check, ext_info_str: JSON.stringify(detail) };
      const answer = await bridge.call("risk.intercept", input, { silent: true });
      if (own !== turn.current || answer.kind !== "ok") return null;
      const { blockCode, intercept, riskToken, components } = answer.data;
      if (blockCode !== 0) {
        setStage({ at: "blocked", code: blockCode });
        return null;
      }
      const proofs = askedProofs(components);
      if (!intercept || (proofs.asked.length === 0 && !proofs.unmet)) {
        setStage({ at: "idle" });
        return { riskToken };
      }
      setStage({ at: "codes", riskToken, ...proofs });
      if (proofs.asked.some(({ field }) => field === "emailCode")) void send(scene.mail, riskToken);
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      if (own === turn.current) setStage({ at: "failed", error: thrown.data });
    }
    return null;
  }

  const isReady =
    stage.at === "codes" &&
    !stage.unmet &&
    stage.asked.every(({ field }) => isWhole(field, values[field] ?? ""));
  return {
    stage,
    values,
    mail,
    wrong,
    ask,
    type(field, text) {
      setWrong("");
      setValues((now) => ({ ...now, [field]: text }));
    },
    resend() {
      if (stage.at === "codes" && mail.scene !== "") void send(mail.scene, stage.riskToken);
    },
    given: isReady ? { ...values, riskToken: stage.riskToken } : null,
    refused(error) {
      if (stage.at !== "codes") return;
      const field = wrongField(error.retMsg ?? "", stage.asked);
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
