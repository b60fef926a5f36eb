import type { CallInput } from "#shared/contract/index.ts";

type MailScene = CallInput<"risk.sendEmail">["scene"];

/**
 * Of the last mail of each scene that was sent from this page. Where another one is requested too soon, the one of before still
 * counts, whichever check it was sent for.
 */
const tokens = new Map<MailScene, string>();

export function keepMailToken(scene: MailScene, token: string): void {
  tokens.set(scene, token);
}

/** What goes along with the code of a mail (F2a.4); nothing where none was sent from here. */
export function mailTokenOf(scene: MailScene): { readonly emailToken?: string } {
  const emailToken = tokens.get(scene) ?? "";
  return emailToken === "" ? {} : { emailToken };
}
