/** How the answer to a money call comes, whatever became of the money. */
export type Reply =
  /** As the exchange would answer. */
  | { readonly as: "honest" }
  | { readonly as: "lost" | "cut" | "empty" | "html" | "not an envelope" | "wrong shape" }
  | { readonly as: "status"; readonly status: number; readonly body: "html" | "honest" }
  | { readonly as: "unsigned" | "wrong key" }
  /** A refusal: signed and naming the request, or neither, or only the one. */
  | {
      readonly as: "refusal";
      readonly code: number;
      readonly signed: "soundly" | "not" | "with another key";
      readonly named: boolean;
      /** It is this id's answer from now on: what is not definite leaves the id open. */
      readonly final: boolean;
    }
  /** A true, signed answer of another request. */
  | { readonly as: "replay"; readonly text: string; readonly signature: string };

/** What the exchange does with an id, and how it tells of it. */
export interface Plan {
  readonly moves: boolean;
  readonly reply: Reply;
  /** Answers of this id that come that way; honest afterwards. */
  readonly times: number;
}

/** How look-ups are answered: honestly, or by who stands between. */
export type Lookup =
  | "honest"
  | "unsigned absent"
  | "absent with another key"
  | "absent of another"
  | "done with another's answer"
  | "lost";
