/** The spec's `page_view`. */
export type PageView = { readonly page_name: string; readonly path: string; readonly search: string };

/** The spec's name of a page: its path without slashes, or `home`. */
const pageName = (path: string): string => path.replaceAll('/', '') || 'home';

/** What a child types into a search field is in the address too, and a class's code may be: nobody's business. `?q=river` is told as `?q=`. */
const withoutTyped = (search: string): string => search.replaceAll(/([?&](?:q|code|class)=)[^&]*/g, '$1');

export const pageView = (path: string, search: string): PageView => ({
  page_name: pageName(path),
  path,
  search: withoutTyped(search),
});
