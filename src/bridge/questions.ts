import type { CallInput, CallName } from "#shared/contract/index.ts";
import { Question, type QuestionWorld } from "./question.ts";

/** An answer that nobody looks at any more is let go after this long: coming back to a page shows it at once. */
const KEPT_MS = 300_000;

type AnyQuestion = { readonly [N in CallName]: Question<N> }[CallName];

/** Every read of the page, one question for equal inputs. */
export class Questions {
  readonly #byKey = new Map<string, AnyQuestion>();
  readonly #world: QuestionWorld;

  constructor(world: Omit<QuestionWorld, "invalidate">) {
    this.#world = { ...world, invalidate: (names, asker) => this.invalidate(names, asker) };
  }

  /** Fields of `input` in the order they are written: callers of one read write them alike. */
  of<N extends CallName>(name: N, input: CallInput<N>): Question<N> {
    const key = `${name} ${JSON.stringify(input)}`;
    const known = this.#byKey.get(key);
    // The key begins with the name, so what lies there is a question of that name.
    if (known !== undefined) return known as unknown as Question<N>;
    const question = new Question(name, input, this.#world);
    this.#byKey.set(key, question as unknown as AnyQuestion);
    this.#letGoLater(key, question);
    return question;
  }

  /** Puts every answer of these calls out of date. `but` is the call whose answer says so. */
  invalidate(names: readonly CallName[], but?: CallName): void {
    for (const question of this.#byKey.values()) {
      if (question.name !== but && names.includes(question.name)) question.invalidate();
    }
  }

  /** The session is over: see {@link Question.forget}. */
  forget(ask: boolean): void {
    for (const question of this.#byKey.values()) question.forget(ask);
  }

  /** The page is seen or online again: what is watched and no longer fresh is asked anew. */
  wake(): void {
    for (const question of this.#byKey.values()) if (question.watched) question.refresh();
  }

  #letGoLater(key: string, question: { readonly watched: boolean }): void {
    this.#world.clock.after(KEPT_MS, () => {
      if (question.watched) this.#letGoLater(key, question);
      else this.#byKey.delete(key);
    });
  }
}
