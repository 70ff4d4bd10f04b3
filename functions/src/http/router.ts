import type { Route } from './route';

export type Found =
  | { readonly kind: 'route'; readonly route: Route; readonly path: string }
  | { readonly kind: 'wrong-method'; readonly allowed: string }
  | { readonly kind: 'nothing' };

/** Hosting passes `/api/…` on unchanged; the function's own address has no `/api` prefix. */
const pathOf = (url: string): string => {
  const path = new URL(url).pathname.replace(/\/+$/u, '');
  return path.startsWith('/api/') ? path.slice('/api'.length) : path;
};

const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part === '*' ? given[index] !== '' : part === given[index]))
  );
};

export function findRoute(routes: readonly Route[], method: string, url: string): Found {
  const path = pathOf(url);
  const matching = routes.filter((route) => matches(route.path, path));
  const route = matching.find((candidate) => candidate.method === method);
  if (route) return { kind: 'route', route, path };
  if (matching.length === 0) return { kind: 'nothing' };
  return { kind: 'wrong-method', allowed: [...matching.map((candidate) => candidate.method), 'OPTIONS'].join(', ') };
}
