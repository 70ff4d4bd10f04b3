import { useId, useState } from 'react';
import {
  chooseSoundEffects,
  chooseVoice,
  storedSoundEffects,
  storedVoice,
  VOICE_CHOICES,
  type VoiceChoice,
} from '../../browser/soundChoice';
import { Switch } from '../controls/Switch';
import { playEffect } from './effects';
import { useSlowSpeech } from './SpeechContext';

type SoundSettingsTexts = {
  readonly slowSpeech: string;
  readonly soundEffects: string;
  readonly voice: string;
  readonly voices: Record<VoiceChoice, string>;
};

type Props = {
  readonly texts: SoundSettingsTexts;
  /** The choice of voices is shown only if the device has a Telugu voice. */
  readonly deviceHasTelugu: boolean;
  readonly onVoice: (voice: VoiceChoice) => void;
};

/** The choices are stored on this device and take effect immediately. */
export function SoundSettings({ texts, deviceHasTelugu, onVoice }: Props) {
  const [slow, chooseSlow] = useSlowSpeech();
  const [effects, setEffects] = useState(storedSoundEffects);
  const [voice, setVoice] = useState(storedVoice);
  const group = useId();

  return (
    <div className="grid gap-2">
      <Switch label={texts.slowSpeech} checked={slow} onChange={chooseSlow} />
      <Switch
        label={texts.soundEffects}
        checked={effects}
        onChange={(on) => {
          chooseSoundEffects(on);
          setEffects(on);
          playEffect('right');
        }}
      />
      {deviceHasTelugu && (
        <fieldset>
          <legend className="font-semibold">{texts.voice}</legend>
          {VOICE_CHOICES.map((choice) => (
            <label key={choice} className="touch flex cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={group}
                checked={voice === choice}
                onChange={() => {
                  chooseVoice(choice);
                  setVoice(choice);
                  onVoice(choice);
                }}
                className="size-5 accent-indigo"
              />
              {texts.voices[choice]}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
