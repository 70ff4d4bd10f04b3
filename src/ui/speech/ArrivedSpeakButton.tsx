import { use } from 'react';
import type { Speech } from '../../ports/speech';
import { SpeakButton, type SpeakLabels } from './SpeakButton';
import { SpeechProvider } from './SpeechContext';

type Props = { text: string; labels: SpeakLabels; speech: Promise<Speech> };

/** The real button; it replaces the lazy one after that was pressed. */
export default function ArrivedSpeakButton({ text, labels, speech }: Props) {
  return (
    <SpeechProvider speech={use(speech)}>
      <SpeakButton key={text} text={text} labels={labels} speaksAtOnce />
    </SpeechProvider>
  );
}
