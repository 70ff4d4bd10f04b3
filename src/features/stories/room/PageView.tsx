import type { Reading } from '../../../domain/reading/readingRoom';
import type { StoryPage } from '../../../domain/reading/story';
import { useBilingual } from '../../../i18n/useBilingual';
import { SceneView } from '../../../ui/scene/SceneView';
import { SentenceView } from './SentenceView';

type Props = {
  readonly page: StoryPage;
  readonly reading: Reading;
  readonly spokenWord: number | null;
  readonly onWord: (word: string) => void;
};

/** The sentences are below the picture on a phone, and beside it on a wider screen. */
export function PageView({ page: { scene, sentences }, reading, spokenWord, onWord }: Props) {
  const pick = useBilingual();
  return (
    <div className="mx-auto grid max-w-5xl content-center gap-4 px-4 py-3 md:min-h-full md:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
      <div className="mx-auto aspect-8/5 w-[min(100%,48dvh)] overflow-hidden rounded-card border border-line shadow-card md:w-[min(100%,67dvh)] lg:w-full">
        <SceneView scene={scene} label={pick(scene.description)} />
      </div>
      <div className="grid gap-3 md:gap-4">
        {sentences.map((sentence, at) => {
          const isCurrent = reading.turn !== 'still' && reading.sentence === at;
          return (
            <SentenceView
              key={at}
              sentence={sentence}
              number={at + 1}
              isCurrent={isCurrent}
              spokenWord={isCurrent && reading.turn === 'voice' ? spokenWord : null}
              onWord={onWord}
            />
          );
        })}
      </div>
    </div>
  );
}
