import type { SharedContent } from './embedded/documents';

/** The shared collections that ship with this build, each loaded on first use. */
export const sharedContent: SharedContent = {
  translations: {
    all: async () => {
      const [{ translationsOf }, { wordHeads }] = await Promise.all([
        import('../content/translations'),
        import('../content/bank/heads'),
      ]);
      return translationsOf(wordHeads);
    },
  },
  poets: {
    all: async () => {
      const { poets } = await import('../content/padyalu/poets');
      return poets.map(({ id, name, period, work }) => ({
        id,
        name: name.en,
        nameTelugu: name.te,
        period: period.en,
        periodTelugu: period.te,
        work,
      }));
    },
  },
  poems: {
    all: async () => (await import('../content/padyalu/poems')).poems,
    one: async (id) => (await import('../content/padyalu/loadPoem')).loadPoem(id),
  },
};
