import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Saving } from '../../../domain/practice/practice';
import { recordOf } from '../../../domain/practice/record';
import { missedPlaces, type Run } from '../../../domain/practice/run';
import { pointsFor } from '../../../domain/progress/points';
import type { Story } from '../../../domain/reading/story';
import { exercises } from '../../../i18n/exercises';
import { stories } from '../../../i18n/stories';
import { useLanguage, useText } from '../../../i18n/useText';
import { Listen } from '../../../practice/hearing/Listen';
import { SavedNote } from '../../../practice/SavedNote';
import { ButtonLink } from '../../../ui/controls/Button';
import { EndHead } from '../../../ui/layout/EndHead';
import { Icon } from '../../../ui/pictures/Icon';
import { playEffect } from '../../../ui/speech/effects';
import { bookletAddress, shelfFrom, storyAddress } from '../addresses';

type Props = { readonly story: Story; readonly run: Run; readonly saving: Saving; readonly onSave: () => void };

/** The score, then something to talk about at home. */
export function QuestionsEnd({ story, run, saving, onSave }: Props) {
  const t = useText(stories);
  const e = useText(exercises);
  const language = useLanguage();
  const { state } = useLocation();
  const isAllRight = missedPlaces(run).length === 0;
  useEffect(() => void playEffect('done'), []);
  return (
    <div className="grid gap-5">
      <EndHead
        icon={isAllRight ? 'star' : 'check'}
        isGood
        title={t(isAllRight ? 'questionsDone' : 'questionsDoneSome')}
        score={e('points', { count: pointsFor(recordOf(run, 0).activity) })}
      >
        <span lang="te">{story.title.te}</span>
      </EndHead>
      <SavedNote saving={saving} onSave={onSave} />
      <section aria-labelledby="talk" className="grid gap-3 rounded-card bg-turmeric-tint p-5 md:p-6">
        <div>
          <h2 id="talk" className="text-xl">
            {t('talkTitle')}
          </h2>
          <p className="text-muted">{t('talkText')}</p>
        </div>
        <div className="flex items-center gap-3">
          <Listen text={story.talk.te} />
          <p lang="te" className="min-w-0 text-xl font-semibold">
            {story.talk.te}
          </p>
        </div>
        {language === 'en' && <p className="text-lg">{story.talk.en}</p>}
      </section>
      <nav className="flex flex-wrap-reverse justify-center gap-3">
        <ButtonLink look="quiet" to={storyAddress(story.id)} state={state}>
          {t('backToStory')}
        </ButtonLink>
        <ButtonLink look="quiet" to={bookletAddress(story.id)} state={state}>
          <Icon name="print" className="size-5" />
          {t('print')}
        </ButtonLink>
        <ButtonLink to={shelfFrom(state)}>{t('toShelf')}</ButtonLink>
      </nav>
    </div>
  );
}
