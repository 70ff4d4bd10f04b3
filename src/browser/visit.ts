/** Every key that the app uses in session storage, which lasts until the tab is closed. */
export type VisitKey =
  /** The trial run of a visitor. */
  'trial';

// As in storage.ts: when storage is blocked or full, values last as long as the page.
const pageValues = new Map<VisitKey, string>();

export function readVisit(key: VisitKey): string | null {
  const pageValue = pageValues.get(key);
  if (pageValue !== undefined) return pageValue;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeVisit(key: VisitKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    pageValues.delete(key);
  } catch {
    pageValues.set(key, value);
  }
}

export function removeVisit(key: VisitKey): void {
  pageValues.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
