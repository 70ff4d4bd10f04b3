import { useMemo, useState } from 'react';
import { NO_PREFERENCES } from '../../../domain/learner/preferences';
import { EMPTY_SUMMARY } from '../../../domain/learner/summary';
import { type EasyQuestionCount, easyQuestions } from '../../../domain/quiz/easyBank';
import { easyTasks } from '../../../domain/quiz/quizTasks';
import { startRun } from '../../../domain/practice/run';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { newId } from '../../../browser/newId';
import { usePorts } from '../../../state/session/ports';
import { Room, RoomPage } from '../../../practice/room/Room';
import { useLearner, useSession } from '../../../state/session/session';
import { useSummary } from '../../../state/figures/useSummary';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/messages/ErrorState';
import { PICKER } from '../addresses';
import { useMeanings } from '../meanings';
import { QuizTop } from '../QuizTop';
import { ResumeOffer } from '../ResumeOffer';
import { useQuiz } from '../useQuiz';
import { askedBefore, storeAsked } from './askedBefore';
import { EasyQuestionView } from './EasyQuestionView';
import { EasyResults } from './EasyResults';
import { EasySetup } from './EasySetup';
import { readTranslations } from './translations';
import { useTranslations } from './useTranslations';

export function EasyQuizScreen() {
  const t = useText(quizzes);
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  const quiz = useQuiz('easy');
  const bank = useTranslations();
  const { meaningOf, pictureOf } = useMeanings();
  const { profile } = useSession();
  const { state: summary } = useSummary();
  const learner = useMemo(
    () => ({
      summary: summary.kind === 'loaded' ? summary.value : EMPTY_SUMMARY,
      preferences: profile.kind === 'loaded' ? profile.value : NO_PREFERENCES,
    }),
    [summary, profile],
  );
  const [failure, setFailure] = useState<'start' | 'load'>();

  const start = async (selectedCategories: Readonly<Record<string, boolean>>, count: EasyQuestionCount) => {
    setFailure(undefined);
    const read = await readTranslations(documents);
    if (!read) return setFailure('start');
    const drawn = easyQuestions(read, selectedCategories, { used: askedBefore(userId), count, random: Math.random });
    const { questions } = drawn;
    if (questions.length === 0) return setFailure('load');
    storeAsked(userId, drawn.used);
    const aim = { kind: 'easy', selectedCategories } as const;
    return quiz.begin(startRun({ recordId: newId(), userId, aim, tasks: easyTasks(questions) }, Date.now()));
  };
  const meaning = (word: string) => meaningOf(word) ?? bank.meanings.get(word);

  if (failure === 'load') {
    return (
      <Room top={<QuizTop />}>
        <RoomPage>
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
        </RoomPage>
      </Room>
    );
  }
  const { practice } = quiz;
  switch (practice.kind) {
    case 'none':
      return <EasySetup bank={bank} learner={learner} hasFailed={failure === 'start'} onStart={start} />;
    case 'offered':
      return <ResumeOffer run={practice.run} onContinue={quiz.resume} onGiveUp={quiz.giveUp} />;
    case 'running':
      return <EasyQuestionView run={practice.run} steps={quiz} meaningOf={meaning} pictureOf={pictureOf} />;
    case 'over':
      return (
        <EasyResults
          run={practice.run}
          saving={practice.saving}
          onSave={quiz.saveAgain}
          meaningOf={meaning}
          onAgain={quiz.close}
        />
      );
  }
}
