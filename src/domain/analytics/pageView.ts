/** The `page_view` event of the spec. */
export type PageView = { readonly page_name: string; readonly path: string; readonly search: string };

/** The spec names a page by its path without slashes, or `home`. */
const pageName = (path: string): string => path.replaceAll('/', '') || 'home';

/** Search queries and class codes are private, so their values are removed: `?q=river` becomes `?q=`. */
const withoutPrivateValues = (search: string): string => search.replaceAll(/([?&](?:q|code|class)=)[^&]*/g, '$1');

export const pageView = (path: string, search: string): PageView => ({
  page_name: pageName(path),
  path,
  search: withoutPrivateValues(search),
});
