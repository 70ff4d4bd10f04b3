import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { nextText, shelfFor } from '../../../domain/reading/shelf';
import type { Story } from '../../../domain/reading/story';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { useLoaded } from '../../../state/values/useLoaded';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { Muggu } from '../../../ui/pictures/Muggu';
import { playEffect } from '../../../ui/speech/effects';
import { useFocusOn } from '../../../ui/hooks/useFocusOn';
import { bookletAddress, questionsAddress, shelfFrom, storyAddress } from '../addresses';
import { loadCatalogue } from '../loadCatalogue';
import { useReader } from '../useReader';

type Props = { readonly story: Story; readonly onAgain: () => void };

/** After the last page: the questions, and links to other books. */
export function StoryEnd({ story, onAgain }: Props) {
  const t = useText(stories);
  const { state } = useLocation();
  const heading = useFocusOn<HTMLHeadingElement>(true, true);
  const next = useNextBook(story.id);
  useEffect(() => void playEffect('done'), []);
  return (
    <div className="mx-auto grid max-w-180 gap-5 px-4 py-5">
      <header className="relative overflow-hidden rounded-card bg-cloth px-6 py-9 text-center text-on-cloth">
        <Muggu className="opacity-15" />
        <div className="relative grid justify-items-center gap-2">
          <span className="grid size-20 place-items-center rounded-full bg-turmeric text-on-turmeric">
            <Icon name="book" className="size-10" />
          </span>
          <h2 ref={heading} tabIndex={-1} className="mt-2 text-3xl">
            {t('endTitle')}
          </h2>
          <p lang="te" className="text-xl">
            {story.title.te}
          </p>
          <p>{t('endText')}</p>
        </div>
      </header>
      <nav className="grid gap-3">
        <ButtonLink to={questionsAddress(story.id)} state={state} className="min-h-14">
          {t('toQuestions', { count: story.questions.length })}
        </ButtonLink>
        <Button look="quiet" onClick={onAgain}>
          <Icon name="refresh" className="size-5" />
          {t('readAgain')}
        </Button>
        <ButtonLink look="quiet" to={bookletAddress(story.id)} state={state}>
          <Icon name="print" className="size-5" />
          {t('print')}
        </ButtonLink>
        {next && (
          <ButtonLink look="quiet" to={storyAddress(next.id)} state={state}>
            {t('nextBook', { title: next.title.te })}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={shelfFrom(state)}>
          {t('toShelf')}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** The next unread book; `undefined` while the shelf loads. */
function useNextBook(id: string) {
  const { loading } = useLoaded('The bookshelf', loadCatalogue);
  const { step, read } = useReader();
  if (loading.kind !== 'loaded') return undefined;
  return nextText(shelfFor(loading.value, step, read), read, { kind: 'story', id });
}
