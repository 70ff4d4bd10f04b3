import { POEM_TAGS } from '../../content/padyalu/collectedPoem';
import type { Poem, Poet } from '../../domain/padyalu/poem';
import { padyalu } from '../../i18n/padyalu';
import { useLanguage, useText } from '../../i18n/useText';

/** A poet's name, period and work in the interface's language, if the store has them. */
export function usePoetTexts() {
  const language = useLanguage();
  const inTelugu = language === 'te';
  return {
    nameOf: ({ name, nameTelugu }: Pick<Poet, 'name' | 'nameTelugu'>) => (inTelugu && nameTelugu) || name,
    periodOf: ({ period, periodTelugu }: Pick<Poet, 'period' | 'periodTelugu'>) => (inTelugu && periodTelugu) || period,
    workOf: ({ work }: Pick<Poet, 'work'>) => work?.[language] ?? '',
  };
}

/** Our own subjects have names in both languages; other subjects from the store are shown as they are. */
export function useTagName(): (tag: string) => string {
  const t = useText(padyalu);
  return (tag) => {
    const known = POEM_TAGS.find((one) => one === tag);
    return known ? t(`tag_${known}`) : tag;
  };
}

export function usePoemTitle(): (poem: Pick<Poem, 'title' | 'titleEnglish'>) => string {
  const t = useText(padyalu);
  return ({ title, titleEnglish }) => title.trim() || titleEnglish || t('untitled');
}

/** What says that a poem is only a part of something longer; nothing for a whole one. */
export function useExcerptText(): (poem: Pick<Poem, 'isExcerpt' | 'meter'>) => string {
  const t = useText(padyalu);
  return ({ isExcerpt, meter }) => {
    if (!isExcerpt) return '';
    return t(meter === 'song' ? 'excerptOfSong' : 'excerptOfPoem');
  };
}
