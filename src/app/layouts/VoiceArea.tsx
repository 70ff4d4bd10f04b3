import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { storedVoice } from '../../browser/soundChoice';
import { whenIdle } from '../../browser/whenIdle';
import type { Speech } from '../../ports/speech';
import { usePorts } from '../../state/session/ports';
import { VoiceContext } from '../../state/voice';
import { SpeechProvider } from '../../ui/speech/SpeechContext';

export function VoiceArea({ children }: { children: ReactNode }) {
  const { speech, openDevicesVoice } = usePorts();
  const [devices, setDevices] = useState<Speech | null>(null);
  const [choice, choose] = useState(storedVoice);

  useEffect(() => {
    // Devices may list their voices late, so search immediately only if the learner chose the device's voice.
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
