import { useCallback } from 'react';
import { NO_PREFERENCES } from '../../../domain/learner/preferences';
import { startRun } from '../../../domain/practice/run';
import { wordTasks } from '../../../domain/quiz/quizTasks';
import type { WordDifficulty } from '../../../domain/quiz/wordQuestions';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { useLearner, useSession } from '../../../state/session/session';
import type { PlayError } from '../../../ui/speech/player';
import { useToast } from '../../../ui/messages/toastContext';
import { newId } from '../../../browser/newId';
import { ResumeOffer } from '../ResumeOffer';
import { useQuiz } from '../useQuiz';
import { WordQuestionView } from './WordQuestionView';
import { WordResults } from './WordResults';
import { WordSetup } from './WordSetup';

/** The same screen serves medium and hard quizzes. */
export function WordQuizScreen({ difficulty }: { difficulty: WordDifficulty }) {
  const t = useText(quizzes);
  const showToast = useToast();
  const { id: userId } = useLearner();
  const { profile } = useSession();
  const preferences = profile.kind === 'loaded' ? profile.value : NO_PREFERENCES;
  const quiz = useQuiz(difficulty);

  const showAudioError = useCallback(
    (error: PlayError) => {
      console.warn('The text could not be heard:', error.kind);
      showToast({ message: t('audioFailed') });
    },
    [showToast, t],
  );

  const { practice } = quiz;
  switch (practice.kind) {
    case 'none':
      return (
        <WordSetup
          difficulty={difficulty}
          preferences={preferences}
          onAudioFailed={showAudioError}
          onQuestions={({ word, telugu, questions }) => {
            const aim = { kind: difficulty, word, telugu, interests: preferences.interests };
            quiz.begin(startRun({ recordId: newId(), userId, aim, tasks: wordTasks(questions) }, Date.now()));
          }}
        />
      );
    case 'offered':
      return <ResumeOffer run={practice.run} onContinue={quiz.resume} onGiveUp={quiz.giveUp} />;
    case 'running':
      return <WordQuestionView run={practice.run} steps={quiz} onAudioFailed={showAudioError} />;
    case 'over':
      return (
        <WordResults
          run={practice.run}
          saving={practice.saving}
          onSave={quiz.saveAgain}
          onAgain={quiz.close}
          onAudioFailed={showAudioError}
        />
      );
  }
}
