import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { storedVoice } from '../../browser/soundChoice';
import { whenIdle } from '../../browser/whenIdle';
import type { Speech } from '../../ports/speech';
import { usePorts } from '../../state/session/ports';
import { VoiceContext } from '../../state/voice';
import { SpeechProvider } from '../../ui/speech/SpeechContext';

/** Round everything that can be heard. */
export function VoiceArea({ children }: { children: ReactNode }) {
  const { speech, openDevicesVoice } = usePorts();
  const [devices, setDevices] = useState<Speech | null>(null);
  const [choice, choose] = useState(storedVoice);

  useEffect(() => {
    // The device may take its time to name its voices; who chose one of them waits for it.
    const find = () => void openDevicesVoice().then(setDevices);
    if (storedVoice() === 'device') find();
    else whenIdle(find);
  }, [openDevicesVoice]);

  const voice = useMemo(() => ({ deviceHasTelugu: devices !== null, choose }), [devices]);
  return (
    <VoiceContext value={voice}>
      <SpeechProvider speech={choice === 'device' && devices ? devices : speech}>{children}</SpeechProvider>
    </VoiceContext>
  );
}
