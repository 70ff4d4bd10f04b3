import { useRef, useState } from 'react';
import type { Used } from '../../../domain/quiz/drawing';
import { easyQuestions } from '../../../domain/quiz/easyBank';
import { type EasyQuestionCount, type EasyQuiz, isEasyFinished, startEasyQuiz } from '../../../domain/quiz/easyQuiz';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { keptQuiz } from '../../../state/keptQuiz';
import { usePorts } from '../../../state/ports';
import { useLearner } from '../../../state/session';
import { Button, ButtonLink } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { PICKER } from '../addresses';
import { useMeanings } from '../meanings';
import { newRecordId } from '../../../state/newRecordId';
import { ResumeOffer } from '../ResumeOffer';
import { useQuizRun } from '../useQuizRun';
import { EasyQuestionView } from './EasyQuestionView';
import { EasyResults } from './EasyResults';
import { EasySetup } from './EasySetup';
import { readTranslations } from './translations';
import { useTranslations } from './useTranslations';

const NOTHING_USED: Used = new Set();

const keptEasyQuiz = (userId: string): EasyQuiz | null => {
  const kept = keptQuiz(userId, 'easy');
  return kept?.kind === 'easy' ? kept : null;
};

/** Category choice, questions, results. */
export function EasyQuizScreen() {
  const t = useText(quizzes);
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  const [kept] = useState(() => keptEasyQuiz(userId));
  const run = useQuizRun(kept);
  const bank = useTranslations();
  const { meaningOf, pictureOf } = useMeanings();
  const [failure, setFailure] = useState<'start' | 'load'>();
  const used = useRef(NOTHING_USED);

  const start = async (selectedCategories: Readonly<Record<string, boolean>>, count: EasyQuestionCount) => {
    setFailure(undefined);
    const read = await readTranslations(documents);
    if (!read) return setFailure('start');
    const drawn = easyQuestions(read, selectedCategories, { used: used.current, count, random: Math.random });
    const { questions } = drawn;
    if (questions.length === 0) return setFailure('load');
    used.current = drawn.used;
    return run.begin(startEasyQuiz({ recordId: newRecordId(), selectedCategories, questions }, Date.now()));
  };
  const meaning = (word: string) => meaningOf(word) ?? bank.meanings.get(word);

  if (run.offered) return <ResumeOffer quiz={run.offered} onGoOn={run.goOn} onGiveUp={run.giveUp} />;
  if (failure === 'load') {
    return (
      <ErrorState
        headingLevel="h1"
        title={t('loadFailedTitle')}
        text={t('loadFailed')}
        action={
          <>
            <ButtonLink look="quiet" to={PICKER}>
              {t('backToQuizzes')}
            </ButtonLink>
            <Button onClick={() => setFailure(undefined)}>{t('chooseAgain')}</Button>
          </>
        }
      />
    );
  }
  if (!run.quiz) return <EasySetup bank={bank} hasFailed={failure === 'start'} onStart={start} />;
  if (isEasyFinished(run.quiz)) return <EasyResults quiz={run.quiz} meaningOf={meaning} onAgain={run.leave} />;
  return <EasyQuestionView quiz={run.quiz} onStep={run.step} meaningOf={meaning} pictureOf={pictureOf} />;
}
