import { useSpeakLabels } from '../../i18n/speech';
import type { PlayError } from '../../ui/speech/player';
import { SpeakButton } from '../../ui/speech/SpeakButton';

// It can be read as well: the exercise goes on without a sound.
const log = (error: PlayError) => console.warn('It could not be heard:', error.kind);

/** Beside what is written, to hear it too. */
export const Listen = ({ text }: { text: string }) => {
  const labels = useSpeakLabels(text);
  return <SpeakButton text={text} labels={labels} onFailed={log} />;
};
