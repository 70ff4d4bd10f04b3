import { catalogue } from './catalogue';
import { en } from './en/readAloud';
import { te } from './te/readAloud';
import { useText } from './useText';

const readAloud = catalogue(en, te);

/** What a page calls its own text; the rest is the same wherever a text is read aloud. */
type OwnTexts = { readonly play: string; readonly listen: string; readonly position: string };

/** As the voice tells it; a provider may say why it refuses. */
type SpeechFault = { readonly kind: string; readonly message?: string | null };

export function useReadAloudTexts(own: OwnTexts) {
  const t = useText(readAloud);
  return {
    ...own,
    loading: t('loading'),
    pause: t('pause'),
    positionOf: (seconds: number, total: number) => t('positionOf', { seconds, total }),
    slower: t('slower'),
    timingsFailed: t('timingsFailed'),
    /** The spec's sentences; a provider that says why is quoted. */
    failed: (error: SpeechFault) => {
      switch (error.kind) {
        case 'refused':
          return error.message ?? t('refused');
        case 'no-audio':
          return t('noAudio');
        case 'no-chunks':
          return t('noChunks');
        default:
          return t('failed');
      }
    },
  };
}
