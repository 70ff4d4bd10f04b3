import { useOpenPorts } from '../../session/ports';
import { use } from 'react';
import { useSpeakLabels } from '../../i18n/speech';
import { SpeakButton } from '../../ui/speech/SpeakButton';
import { SpeechProvider } from '../../ui/speech/SpeechContext';

/** The voice's own code, and the voice, come with the first press of a speaker. */
export default function SpokenWord({ word }: { word: string }) {
  const openPorts = useOpenPorts();
  const { speech } = use(openPorts());
  const labels = useSpeakLabels(word);
  return (
    <SpeechProvider speech={speech}>
      <SpeakButton key={word} text={word} labels={labels} speaksAtOnce />
    </SpeechProvider>
  );
}
