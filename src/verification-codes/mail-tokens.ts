import type { CallInput } from "#shared/contract/index.ts";

type MailScene = CallInput<"risk.sendEmail">["scene"];

/**
 * Of the last mail of each scene that was sent from this page. Where another one is requested too soon, the one of before still
 * counts, whichever check it was sent for.
 */
const tokens = new Map<MailScene, Mailed>();
interface Mailed {
  readonly token: string;
  readonly at: number;
  /** By the page's clock, ms. */
  readonly againAt: number;
  /** Its code went out with an action that is not known to have left it good. */
  readonly spent: boolean;
}
let requests = 0;
/** The last request of each scene of which nobody knows whether its mail was sent. */
const lost = new Map<MailScene, number>();

interface RequestedMail {
  /** Keeps its token, and until when no other is sent. */
  readonly sent: (token: string, againAt: number) => void;
  readonly lost: () => void;
}

/** A mail of this scene is requested. Answers may come in another order than their mails were sent. */
export function mailRequested(scene: MailScene): RequestedMail {
  requests += 1;
  const at = requests;
  return {
    sent(token, againAt) {
      if (at > (tokens.get(scene)?.at ?? 0)) tokens.set(scene, { token, at, againAt, spent: false });
    },
    lost: () => lost.set(scene, Math.max(at, lost.get(scene) ?? 0)),
  };
}

/** None where a later one may be there: its code would go with another one's token. */
function known(scene: MailScene): Mailed | undefined {
  const last = tokens.get(scene);
  return last !== undefined && last.at > (lost.get(scene) ?? 0) ? last : undefined;
}

/** What is known of the mail that is in the way of another one; null of one that was sent elsewhere, of which nobody here has the token. */
export function lastMail(scene: MailScene, now: number): Pick<Mailed, "againAt" | "spent"> | null {
  const last = known(scene);
  return last !== undefined && last.againAt > now ? last : null;
}

/** The code of the last mail goes out: it counts once. Not `spent`: its action was refused, and has left it good. */
export function mailSpent(scene: MailScene, spent: boolean): void {
  const last = tokens.get(scene);
  if (last !== undefined) tokens.set(scene, { ...last, spent });
}

/** What goes along with the code of a mail (F2a.4); nothing where none was sent from here, or its code was used. */
export function mailTokenOf(scene: MailScene): { readonly emailToken?: string } {
  const { token: emailToken = "", spent = true } = known(scene) ?? {};
  return emailToken === "" || spent ? {} : { emailToken };
}
