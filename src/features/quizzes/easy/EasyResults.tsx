import { useEffect, useEffectEvent } from 'react';
import { ratingOf } from '../../../domain/quiz/rating';
import type { Saving } from '../../../domain/practice/practice';
import { quizAnswers, rightCount, runPercentage } from '../../../domain/practice/record';
import type { Run } from '../../../domain/practice/run';
import { useFormat } from '../../../i18n/format';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { useHearing } from '../../../practice/hearing/hearing';
import { Room, RoomFoot, RoomPage } from '../../../practice/room/Room';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { Garland } from '../../../ui/pictures/Garland';
import type { IconName } from '../../../ui/pictures/Icon';
import { playEffect } from '../../../ui/speech/effects';
import type { PlayError } from '../../../ui/speech/player';
import { PICKER } from '../addresses';
import { afterPaint } from '../afterPaint';
import { AnswerSummary } from '../AnswerSummary';
import { JustOpened } from '../JustOpened';
import { QuizTop } from '../QuizTop';
import { celebrate } from '../../../ui/messages/celebrate';
import { EndHead } from '../../../ui/layout/EndHead';
import { SavedNote } from '../SavedNote';

type Props = {
  run: Run;
  saving: Saving;
  onSave: () => void;
  meaningOf: (word: string) => string | undefined;
  onAgain: () => void;
};

const MESSAGES = {
  perfect: 'ratingPerfect',
  outstanding: 'ratingOutstanding',
  great: 'ratingGreat',
  effort: 'ratingEffort',
} as const;
const ICONS: Record<keyof typeof MESSAGES, IconName> = {
  perfect: 'star',
  outstanding: 'star',
  great: 'check',
  effort: 'path',
};

const logAudio = (error: PlayError) => console.warn('The word could not be heard:', error.kind);

export function EasyResults({ run, saving, onSave, meaningOf, onAgain }: Props) {
  const t = useText(quizzes);
  const format = useFormat();
  const right = rightCount(run);
  const total = run.tasks.length;
  const percentage = runPercentage(run);
  const { rating, confetti } = ratingOf(percentage);
  const score = t('score', { right, total });
  const { tell } = useHearing();

  const greet = useEffectEvent(() => {
    afterPaint(() => tell([t(MESSAGES[rating])], playEffect('done')));
    void celebrate(confetti);
  });
  useEffect(() => greet(), []);

  return (
    <Room
      top={<QuizTop />}
      foot={
        <RoomFoot>
          <ButtonLink look="quiet" to={PICKER} className="flex-1">
            {t('backToQuizzes')}
          </ButtonLink>
          {/* Ignores the second click of a double click on the previous button. */}
          <Button onClick={({ detail }) => detail <= 1 && onAgain()} className="flex-1">
            {t('tryAnother')}
          </Button>
        </RoomFoot>
      }
    >
      <RoomPage>
        <div className="grid gap-6">
          <EndHead
            icon={ICONS[rating]}
            isGood={rating !== 'effort'}
            title={t(MESSAGES[rating])}
            score={format.percent(percentage / 100)}
          >
            {score}
          </EndHead>
          <Garland beads={run.answers.map(({ given }) => (given.isRight ? 'right' : 'wrong'))} text={score} />
          <SavedNote saving={saving} onSave={onSave} />
          <JustOpened run={run} saving={saving} />
          <AnswerSummary answers={quizAnswers(run)} meaningOf={meaningOf} onAudioFailed={logAudio} />
        </div>
      </RoomPage>
    </Room>
  );
}
