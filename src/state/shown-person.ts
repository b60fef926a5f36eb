/** Whom the page has shown last, 0 for nobody yet: also once they are gone, since what is under way here is still theirs. */
let shown = 0;

export const shownPerson = (): number => shown;

/**
 * The page is this person's from now on (a user's id; 0 for nobody changes nothing). False for anybody but the one before: this
 * document never shows two people, it is to be loaded anew.
 */
export function showPerson(id: number): boolean {
  if (id > 0 && shown > 0 && id !== shown) return false;
  if (id > 0) shown = id;
  return true;
}
