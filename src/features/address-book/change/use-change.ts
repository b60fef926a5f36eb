import { type AddressScene, addressScenes } from "#shared/contract/address-scenes.ts";
import type { CallInput, CallOutput, MoneyCallName } from "#shared/contract/index.ts";
import type { VerificationField } from "#shared/contract/risk.ts";
import { queries } from "#src/bridge/reads.ts";
import { type GuardedIntent, useGuardedIntent } from "#src/verification-codes/use-guarded-intent.ts";
import { bookPath } from "../paths.ts";

export type BookCall = Extract<MoneyCallName, `addressBook.${string}`>;
export type Wanted<N extends BookCall> = Omit<CallInput<N>, "requestId" | VerificationField>;

export interface Change<N extends BookCall> extends GuardedIntent<N> {
  /**
   * Begins: reads what is required, and sends immediately where nothing is. `key`: what is changed, not to what: while that is not known of
   * one change, another one of the same could be undone by it. `scene` null: no codes for this change.
   */
  readonly begin: (wanted: Wanted<N>, key: string, scene: AddressScene | null) => void;
}

/** Equal for what a person would take for the same change. */
export function changeKey(call: BookCall, key: string): string {
  return `${call} ${key}`;
}

/** One change of the book; done, it stands there ready for another one. */
export function useChange<N extends BookCall>(call: N, onDone: (data: CallOutput<N>) => void): Change<N> {
  const guarded = useGuardedIntent(call, {
    onDone(data) {
      onDone(data);
      return true;
    },
    // What it was of may be another by now, or gone.
    onRefused: () => queries.invalidate(["addressBook.book"]),
  });
  return {
    ...guarded,
    begin(wanted, key, scene) {
      guarded.begin(
        {
          input: { ...wanted },
          kind: "addressBook",
          key: changeKey(call, key),
          pays: null,
          receives: null,
          coins: 0,
          account: "",
          history: bookPath,
        },
        scene === null ? null : addressScenes[scene],
      );
    },
  };
}
