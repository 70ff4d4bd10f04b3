import { lazy, Suspense, useState } from 'react';
import { useSpeakLabels } from '../../i18n/speech';
import { Icon } from '../../ui/Icon';

const SpokenWord = lazy(() => import('./SpokenWord'));

const LOOK = 'touch grid size-12 flex-none place-items-center rounded-full bg-turmeric text-on-turmeric';

/** Looks like every speaker button; nobody downloads the voice before pressing it. */
export function WordSpeaker({ word }: { word: string }) {
  const { listen, loading } = useSpeakLabels(word);
  const [pressed, setPressed] = useState<string>();
  if (pressed !== word) {
    return (
      <button type="button" aria-label={listen} title={listen} className={LOOK} onClick={() => setPressed(word)}>
        <Icon name="speaker" />
      </button>
    );
  }
  return (
    <Suspense
      fallback={
        <button type="button" aria-label={loading} aria-busy className={LOOK}>
          <Icon name="refresh" className="size-6 animate-spin" />
        </button>
      }
    >
      <SpokenWord word={word} />
    </Suspense>
  );
}
