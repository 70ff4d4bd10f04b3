import { useEffect } from 'react';
import { isPassed } from '../../../domain/quiz/scoring';
import { wordAnswers, wordPercentage, type WordQuiz, wordScore } from '../../../domain/quiz/wordQuiz';
import { useFormat } from '../../../i18n/format';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { Button, ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { playEffect } from '../../../ui/speech/effects';
import type { PlayError } from '../../../ui/speech/player';
import { PICKER } from '../addresses';
import { afterPaint } from '../afterPaint';
import { AnswerSummary } from '../AnswerSummary';
import { useMeanings } from '../meanings';
import { EndHead } from '../../../ui/EndHead';
import type { Saving } from '../useQuizRun';

type Props = {
  quiz: WordQuiz;
  saving: Saving;
  onSave: () => void;
  onAgain: () => void;
  onAudioFailed: (error: PlayError) => void;
};

const SAVE_TEXTS = { saving: 'saving', saved: 'saved', waiting: 'savedHere' } as const;

/** Step 3: shown whether or not the result could be saved. */
export function WordResults({ quiz, saving, onSave, onAgain, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const format = useFormat();
  const { meaningOf } = useMeanings();
  const percentage = wordPercentage(quiz);
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
        {t('score', { right: wordScore(quiz), total: quiz.questions.length })}
      </EndHead>
      <div role="alert" className="empty:hidden">
        {saving === 'failed' && (
          <Notice tone="danger">
            <p>{t('saveFailed')}</p>
            <Button look="quiet" onClick={onSave} className="mt-3">
              {t('saveAgain')}
            </Button>
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="quiet" to={PICKER}>
          {t('backToQuizzes')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('tryAnother')}</Button>
      </div>
      <p role="status" className="type-small -mt-4 min-h-6 text-center text-muted">
        {saving !== 'failed' && saving !== 'not-yet' && t(SAVE_TEXTS[saving])}
      </p>
      <AnswerSummary answers={wordAnswers(quiz)} meaningOf={meaningOf} onAudioFailed={onAudioFailed} />
    </div>
  );
}
