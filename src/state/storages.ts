type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Looked up at each use: where a storage is blocked, reaching for it is what fails. */
const atEachUse = (find: () => Storage): Store => ({
  getItem: (key) => find().getItem(key),
  setItem: (key, value) => find().setItem(key, value),
  removeItem: (key) => find().removeItem(key),
});

/** This browser's storage. */
export const device = atEachUse(() => localStorage);

/** This tab's. */
export const tab = atEachUse(() => sessionStorage);
