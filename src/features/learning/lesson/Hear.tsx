import { useSpeakLabels } from '../../../i18n/speech';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

/** A speaker button that is named after what it says. */
export function Hear({ text, className = '' }: { text: string; className?: string }) {
  const labels = useSpeakLabels(text);
  return <SpeakButton text={text} labels={labels} className={className} />;
}
