import { lazy, type ComponentType } from 'react';

/** A part whose code arrives on demand. Once preloaded it renders at once, which taking over prerendered HTML needs. */
export type LazyPart<Props extends object = object> = {
  readonly Part: ComponentType<Props>;
  readonly preload: () => Promise<void>;
};

export function lazyPart<Props extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);
  return {
    Part: (props) => {
      const Loaded = loaded ?? Lazy;
      return <Loaded {...props} />;
    },
    preload: async () => {
      await loadOnce();
    },
  };
}

export type LazyPage = { readonly Page: ComponentType; readonly preload: () => Promise<void> };

export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  const { Part: Page, preload } = lazyPart(load);
  return { Page, preload };
}
