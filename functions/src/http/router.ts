import type { Route } from './route';

export type Found =
  | { readonly kind: 'route'; readonly route: Route; readonly path: string }
  | { readonly kind: 'wrong-method'; readonly allowed: string }
  | { readonly kind: 'nothing' };

/** Hosting hands `/api/…` on as it is; the function's own address has no `/api` in front. */
const pathOf = (url: string): string => {
  const path = new URL(url).pathname.replace(/\/+$/u, '');
  return path.startsWith('/api/') ? path.slice('/api'.length) : path;
};

const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part === '*' ? given[index] !== '' : part === given[index]))
  );
};

export function findRoute(routes: readonly Route[], method: string, url: string): Found {
  const path = pathOf(url);
  const here = routes.filter((route) => fits(route.path, path));
  const route = here.find((candidate) => candidate.method === method);
  if (route) return { kind: 'route', route, path };
  if (here.length === 0) return { kind: 'nothing' };
  return { kind: 'wrong-method', allowed: [...here.map((candidate) => candidate.method), 'OPTIONS'].join(', ') };
}
