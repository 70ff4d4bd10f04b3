const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Without a regular expression: making one for each page takes a slow phone longer than drawing one. */
export function isAt(pattern: string, pathname: string): boolean {
  const asked = partsOf(pathname);
  const parts = partsOf(pattern);
  return parts.length === asked.length && parts.every((part, place) => part.startsWith(':') || part === asked[place]);
}

/** The pages that an address may mean; the router decides among them, and has only these to look through. */
export const pagesAt = <Page extends { readonly path: string }>(pages: readonly Page[], pathname: string) =>
  pages.filter(({ path }) => isAt(path, pathname));
