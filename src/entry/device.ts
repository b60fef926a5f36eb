/** This browser's storage, looked up at each use: where it is blocked, reaching for it is what fails. */
export const device = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};
