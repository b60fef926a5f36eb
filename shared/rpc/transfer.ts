import { CofferError, type ErrorData, toErrorData } from "./errors.ts";

/**
 * The part of Comlink's transfer handlers that errors need, by shape: this folder imports no Comlink. `T` is the
 * platform's Transferable.
 */
export interface ThrowHandler<T> {
  canHandle(value: unknown): boolean;
  serialize(value: unknown): [unknown, T[]];
  deserialize(value: unknown): unknown;
}

export interface TransferHandlers<T> {
  get(name: string): ThrowHandler<T> | undefined;
  set(name: string, handler: ThrowHandler<T>): unknown;
}

/**
 * Makes whatever is thrown on one thread arrive on the other as a {@link CofferError} with all its data, where
 * Comlink's own handler keeps only name, message and stack. Both threads call it once with Comlink's `transferHandlers`.
 */
export function installErrorTransfer<T>(handlers: TransferHandlers<T>): void {
  const original = handlers.get("throw");
  if (!original) throw new Error("Comlink has no handler for thrown values");
  handlers.set("throw", {
    // The marker of a thrown value is private to Comlink: only the original knows it.
    canHandle: (value) => original.canHandle(value),
    serialize: (thrown) => {
      const error = toErrorData((thrown as { readonly value: unknown }).value);
      return [{ error }, []];
    },
    deserialize: (message) => {
      const data = errorDataOf(message);
      if (!data) return original.deserialize(message);
      throw new CofferError(data);
    },
  });
}

function errorDataOf(message: unknown): ErrorData | undefined {
  if (typeof message !== "object" || message === null || !("error" in message)) return undefined;
  return (message as { readonly error: ErrorData }).error;
}
