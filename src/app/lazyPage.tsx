import { lazy, type ComponentType } from 'react';

type PageModule = { readonly default: ComponentType };

/** A page whose code arrives on demand. Once preloaded it renders at once, which taking over prerendered HTML needs. */
export type LazyPage = { readonly Page: ComponentType; readonly preload: () => Promise<void> };

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);
  return {
    Page: () => {
      const Loaded = loaded ?? Lazy;
      return <Loaded />;
    },
    preload: async () => {
      await loadOnce();
    },
  };
}
