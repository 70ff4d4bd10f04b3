import { catalogue } from './catalogue';
import { en } from './en/speech';
import { te } from './te/speech';
import { useText } from './useText';

const speech = catalogue(en, te);

/** The labels of a speaker button for this word, in each of its states. */
export function useSpeakLabels(word: string) {
  const t = useText(speech);
  return {
    listen: t('listen', { word }),
    loading: t('loading', { word }),
    stop: t('stop', { word }),
    failed: t('failed'),
  };
}
