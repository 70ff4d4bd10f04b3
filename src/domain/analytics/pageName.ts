/** The spec's name of a page: its path without slashes, or `home`. */
export const pageName = (path: string): string => path.replaceAll('/', '') || 'home';
