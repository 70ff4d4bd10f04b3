import { useSpeakLabels } from '../../i18n/speech';
import type { PlayError } from '../../ui/speech/player';
import { SpeakButton } from '../../ui/speech/SpeakButton';

// The text can also be read, so the exercise continues without sound.
const log = (error: PlayError) => console.warn('It could not be heard:', error.kind);

/** Speaks the text beside it. */
export const Listen = ({ text }: { text: string }) => {
  const labels = useSpeakLabels(text);
  return <SpeakButton text={text} labels={labels} onFailed={log} />;
};
