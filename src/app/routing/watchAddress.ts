/**
 * Calls `report` as soon as the URL changes. Browsers without the Navigation API have no event for that, so we check
 * after each click, key press and popstate.
 */
export function watchAddress(report: () => void): () => void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  const watching = new AbortController();
  const { signal } = watching;
  if (navigation) navigation.addEventListener('currententrychange', report, { signal });
  else {
    // Other listeners handle the event first; we only observe the result.
    const reportLater = () => void setTimeout(report);
    for (const type of ['click', 'keydown', 'popstate']) addEventListener(type, reportLater, { signal });
  }
  return () => watching.abort();
}
