/**
 * Tells of every new address as soon as the browser has it. One without the Navigation API does not tell, so there we
 * look after whatever leads to one: a touch, a key and the way back.
 */
export function watchAddress(tell: () => void): () => void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  const watching = new AbortController();
  const { signal } = watching;
  if (navigation) navigation.addEventListener('currententrychange', tell, { signal });
  else {
    // What they bring about is done by others who listen.
    const lookAfterwards = () => void setTimeout(tell);
    for (const leading of ['click', 'keydown', 'popstate']) addEventListener(leading, lookAfterwards, { signal });
  }
  return () => watching.abort();
}
