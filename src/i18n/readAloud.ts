import { catalogue } from './catalogue';
import { en } from './en/readAloud';
import { te } from './te/readAloud';
import { useText } from './useText';

const readAloud = catalogue('readAloud', en, te);

/** What a page calls its own text; the rest is the same wherever a text is read aloud. */
type OwnTexts = { readonly play: string; readonly listen: string; readonly position: string };

export function useReadAloudTexts(own: OwnTexts) {
  const t = useText(readAloud);
  return {
    ...own,
    loading: t('loading'),
    pause: t('pause'),
    positionOf: (seconds: number, total: number) => t('positionOf', { seconds, total }),
    slower: t('slower'),
    timingsFailed: t('timingsFailed'),
    failed: () => t('failed'),
  };
}
