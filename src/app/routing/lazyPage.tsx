import { lazy, type ComponentType } from 'react';

/** A component whose code is loaded on demand. Once preloaded it renders synchronously, as hydration requires. */
export type LazyComponent<Props extends object = object> = {
  readonly Part: ComponentType<Props>;
  readonly preload: () => Promise<void>;
};

export function lazyComponent<Props extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyComponent<Props> {
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

export type LazyPage = {
  readonly Page: ComponentType;
  /** With a path, also loads the content the page shows there. */
  readonly preload: (pathname?: string) => Promise<void>;
};

type PageComponent = ComponentType & {
  /** Loads the page's content at this path before it renders. */
  readonly prepare?: (pathname: string) => Promise<unknown>;
};

export function lazyPage(load: () => Promise<{ readonly default: PageComponent }>): LazyPage {
  const { Part: Page, preload } = lazyComponent(load);
  return {
    Page,
    preload: async (pathname) => {
      await preload();
      if (pathname !== undefined) await (await load()).default.prepare?.(pathname);
    },
  };
}
