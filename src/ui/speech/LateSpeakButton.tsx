import { lazy, Suspense, useState } from 'react';
import type { Speech } from '../../ports/speech';
import { Icon } from '../pictures/Icon';
import type { SpeakLabels } from './SpeakButton';

const ArrivedSpeakButton = lazy(() => import('./ArrivedSpeakButton'));

const LOOK = 'touch grid size-12 flex-none place-items-center rounded-full bg-turmeric text-on-turmeric';

type Props = {
  text: string;
  labels: SpeakLabels;
  openSpeech: () => Promise<Speech>;
  /** True when a tap elsewhere on the page asked for this speech. */
  startsPressed?: boolean;
};

/** For public pages: looks like SpeakButton, but loads the voice only after the first press. */
export function LateSpeakButton({ text, labels, openSpeech, startsPressed = false }: Props) {
  const press = () => ({ text, speech: openSpeech() });
  const [pressed, setPressed] = useState<ReturnType<typeof press> | undefined>(startsPressed ? press : undefined);
  if (pressed?.text !== text) {
    return (
      <button
        type="button"
        aria-label={labels.listen}
        title={labels.listen}
        className={LOOK}
        onClick={() => setPressed(press())}
      >
        <Icon name="speaker" />
      </button>
    );
  }
  return (
    <Suspense
      fallback={
        <button type="button" aria-label={labels.loading} aria-busy className={LOOK}>
          <Icon name="refresh" className="size-6 animate-spin" />
        </button>
      }
    >
      <ArrivedSpeakButton text={text} labels={labels} speech={pressed.speech} />
    </Suspense>
  );
}
