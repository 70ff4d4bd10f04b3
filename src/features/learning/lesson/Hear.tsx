import { useSpeakLabels } from '../../../i18n/speech';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

/** A speak button labeled with its text. */
export function Hear({ text, className = '' }: { text: string; className?: string }) {
  const labels = useSpeakLabels(text);
  return <SpeakButton text={text} labels={labels} className={className} />;
}
