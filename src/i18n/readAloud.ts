import { catalogue } from './catalogue';
import { en } from './en/readAloud';
import { te } from './te/readAloud';
import { useText } from './useText';

const readAloud = catalogue(en, te);

/** The page's own labels; the others are the same on every page. */
type OwnTexts = { readonly play: string; readonly listen: string; readonly position: string };

/** The error of a voice; a provider may give a reason for a refusal. */
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
    /** The messages of the spec, or the provider's own reason. */
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
