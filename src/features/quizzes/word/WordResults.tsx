import { useEffect } from 'react';
import { isPassed } from '../../../domain/quiz/scoring';
import type { Saving } from '../../../domain/practice/practice';
import { quizAnswers, rightCount, runPercentage } from '../../../domain/practice/record';
import type { Run } from '../../../domain/practice/run';
import { useFormat } from '../../../i18n/format';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { Button, ButtonLink } from '../../../ui/Button';
import { playEffect } from '../../../ui/speech/effects';
import type { PlayError } from '../../../ui/speech/player';
import { PICKER } from '../addresses';
import { afterPaint } from '../afterPaint';
import { AnswerSummary } from '../AnswerSummary';
import { useMeanings } from '../meanings';
import { EndHead } from '../../../ui/EndHead';
import { SavedNote } from '../SavedNote';

type Props = {
  run: Run;
  saving: Saving;
  onSave: () => void;
  onAgain: () => void;
  onAudioFailed: (error: PlayError) => void;
};

/** Step 3: shown whether or not the result could be saved. */
export function WordResults({ run, saving, onSave, onAgain, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const format = useFormat();
  const { meaningOf } = useMeanings();
  const percentage = runPercentage(run);
  const isGood = isPassed(percentage);

  useEffect(() => afterPaint(() => playEffect('done')), []);

  return (
    <div className="grid gap-7">
      <EndHead
        icon={isGood ? 'star' : 'path'}
        isGood={isGood}
        title={t('complete')}
        message={t(isGood ? 'greatJob' : 'keepPracticing')}
        score={format.percent(percentage / 100)}
      >
        {t('score', { right: rightCount(run), total: run.tasks.length })}
      </EndHead>
      <SavedNote saving={saving} onSave={onSave} />
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="quiet" to={PICKER}>
          {t('backToQuizzes')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('tryAnother')}</Button>
      </div>
      <AnswerSummary answers={quizAnswers(run)} meaningOf={meaningOf} onAudioFailed={onAudioFailed} />
    </div>
  );
}
