import { useEffect, useEffectEvent } from 'react';
import { isPassed } from '../../../domain/quiz/passMark';
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
import { playEffect } from '../../../ui/speech/effects';
import type { PlayError } from '../../../ui/speech/player';
import { PICKER } from '../addresses';
import { afterPaint } from '../afterPaint';
import { AnswerSummary } from '../AnswerSummary';
import { JustOpened } from '../JustOpened';
import { QuizTop } from '../QuizTop';
import { useMeanings } from '../meanings';
import { EndHead } from '../../../ui/layout/EndHead';
import { SavedNote } from '../SavedNote';

type Props = {
  run: Run;
  saving: Saving;
  onSave: () => void;
  onAgain: () => void;
  onAudioFailed: (error: PlayError) => void;
};

/** Step 3, shown whether or not the result could be saved. */
export function WordResults({ run, saving, onSave, onAgain, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const format = useFormat();
  const { meaningOf } = useMeanings();
  const percentage = runPercentage(run);
  const isGood = isPassed(percentage);

  const message = t(isGood ? 'greatJob' : 'keepPracticing');
  const score = t('score', { right: rightCount(run), total: run.tasks.length });
  const { tell } = useHearing();
  const greet = useEffectEvent(() => afterPaint(() => tell([message], playEffect('done'))));
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
            icon={isGood ? 'star' : 'path'}
            isGood={isGood}
            title={t('complete')}
            message={message}
            score={format.percent(percentage / 100)}
          >
            {score}
          </EndHead>
          <Garland beads={run.answers.map(({ given }) => (given.isRight ? 'right' : 'wrong'))} text={score} />
          <SavedNote saving={saving} onSave={onSave} />
          <JustOpened run={run} saving={saving} />
          <AnswerSummary answers={quizAnswers(run)} meaningOf={meaningOf} onAudioFailed={onAudioFailed} />
        </div>
      </RoomPage>
    </Room>
  );
}
