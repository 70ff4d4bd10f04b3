/** Everything that is kept for one visit: in this tab, until it is closed. */
export type VisitKey =
  /** The first sitting of somebody who has not signed in. */
  'trial';

// As in storage.ts: what could not be stored lasts as long as the page.
const forThisPage = new Map<VisitKey, string>();

export function readVisit(key: VisitKey): string | null {
  const unstored = forThisPage.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeVisit(key: VisitKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    forThisPage.delete(key);
  } catch {
    forThisPage.set(key, value);
  }
}

export function removeVisit(key: VisitKey): void {
  forThisPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing is kept there
  }
}
