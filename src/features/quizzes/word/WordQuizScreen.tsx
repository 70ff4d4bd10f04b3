import { useCallback, useState } from 'react';
import { NO_PREFERENCES } from '../../../domain/learner/preferences';
import { startWordQuiz, type WordDifficulty, type WordQuiz } from '../../../domain/quiz/wordQuiz';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { keptQuiz } from '../../../state/keptQuiz';
import { useLearner, useSession } from '../../../state/session';
import type { PlayError } from '../../../ui/speech/player';
import { useToast } from '../../../ui/toastContext';
import { newRecordId } from '../../../state/newRecordId';
import { ResumeOffer } from '../ResumeOffer';
import { useQuizRun } from '../useQuizRun';
import { WordQuestionView } from './WordQuestionView';
import { WordResults } from './WordResults';
import { WordSetup } from './WordSetup';

const keptWordQuiz = (userId: string, difficulty: WordDifficulty): WordQuiz | null => {
  const kept = keptQuiz(userId, difficulty);
  return kept && kept.kind !== 'easy' ? kept : null;
};

/** Text and translation, questions, result: the same for medium and hard. */
export function WordQuizScreen({ difficulty }: { difficulty: WordDifficulty }) {
  const t = useText(quizzes);
  const showToast = useToast();
  const { id: userId } = useLearner();
  const { profile } = useSession();
  const preferences = profile.kind === 'loaded' ? profile.value : NO_PREFERENCES;
  const [kept] = useState(() => keptWordQuiz(userId, difficulty));
  const run = useQuizRun(kept);

  const tellAudio = useCallback(
    (error: PlayError) => {
      console.warn('The text could not be heard:', error.kind);
      showToast({ message: t('audioFailed') });
    },
    [showToast, t],
  );

  if (run.offered) return <ResumeOffer quiz={run.offered} onGoOn={run.goOn} onGiveUp={run.giveUp} />;
  if (!run.quiz) {
    return (
      <WordSetup
        difficulty={difficulty}
        preferences={preferences}
        onAudioFailed={tellAudio}
        onQuestions={(made) =>
          run.begin(
            startWordQuiz(
              { kind: difficulty, recordId: newRecordId(), interests: preferences.interests, ...made },
              Date.now(),
            ),
          )
        }
      />
    );
  }
  if (run.quiz.isSubmitted) {
    return (
      <WordResults
        quiz={run.quiz}
        saving={run.saving}
        onSave={run.save}
        onAgain={run.leave}
        onAudioFailed={tellAudio}
      />
    );
  }
  return <WordQuestionView quiz={run.quiz} onStep={run.step} onAudioFailed={tellAudio} />;
}
