const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Uses no regular expressions: on a slow phone, compiling one per page takes longer than rendering a page. */
export function isAt(pattern: string, pathname: string): boolean {
  const asked = partsOf(pathname);
  const parts = partsOf(pattern);
  return parts.length === asked.length && parts.every((part, place) => part.startsWith(':') || part === asked[place]);
}

/** Preselects the pages for an address, so that the router has fewer to match. */
export const pagesAt = <Page extends { readonly path: string }>(pages: readonly Page[], pathname: string) =>
  pages.filter(({ path }) => isAt(path, pathname));
