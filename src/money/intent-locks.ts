/** Ends the hold. */
export type Release = () => void;

/** Which tab is at an intent. A tab that dies lets go of what it held. */
export interface IntentLocks {
  /** False where the browser has no locks: then the age of an intent has to do. */
  readonly areReal: boolean;
  /** Null where another tab holds it. */
  tryHold(requestId: string): Promise<Release | null>;
  /** Once no tab holds it any more. */
  whenFree(requestId: string): Promise<void>;
}

const noRelease: Release = () => undefined;

/** On the browser's own locks, which a page over plain HTTP does not have. */
export function browserLocks(manager: LockManager | undefined): IntentLocks {
  if (manager === undefined) {
    return { areReal: false, tryHold: async () => noRelease, whenFree: () => new Promise(() => undefined) };
  }
  const nameOf = (requestId: string): string => `coffer-intent ${requestId}`;
  return {
    areReal: true,
    tryHold: (requestId) =>
      new Promise((resolve, reject) => {
        manager
          .request(nameOf(requestId), { ifAvailable: true }, (lock) => {
            if (lock === null) return resolve(null);
            return new Promise<void>((release) => resolve(release));
          })
          .catch(reject);
      }),
    whenFree: async (requestId) => {
      await manager.request(nameOf(requestId), () => undefined);
    },
  };
}
