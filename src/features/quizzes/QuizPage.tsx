import { Navigate, useParams } from 'react-router';
import { type Difficulty, isDifficulty } from '../../domain/quiz/difficulty';
import { isLocked } from '../../domain/quiz/locks';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { HearingArea } from '../../practice/HearingArea';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { PICKER, type LockedLevel } from './addresses';
import { EasyQuizScreen } from './easy/EasyQuizScreen';
import { LEVEL_TITLES } from './levelTexts';
import { useLevels } from './useLevels';
import { WordQuizScreen } from './word/WordQuizScreen';

export default function QuizPage() {
  const { difficulty } = useParams();
  if (!isDifficulty(difficulty)) return <Navigate to={PICKER} replace />;
  return (
    <HearingArea key={difficulty}>
      <LevelHead difficulty={difficulty} />
      {difficulty === 'easy' ? <EasyQuizScreen /> : <OpenLevel difficulty={difficulty} />}
    </HearingArea>
  );
}

function LevelHead({ difficulty }: { difficulty: Difficulty }) {
  const t = useText(quizzes);
  return <PageHead title={`${t(LEVEL_TITLES[difficulty])} · ${t('pageTitle')}`} description={t('pageDescription')} />;
}

/** A locked level redirects, even if its URL was typed. */
function OpenLevel({ difficulty }: { difficulty: Exclude<Difficulty, 'easy'> }) {
  const t = useText(quizzes);
  const levels = useLevels();
  if (!levels) return <Spinner fullScreen label={t('loading')} />;
  if (isLocked(difficulty, levels.remaining)) {
    return <Navigate to={PICKER} replace state={{ notYet: difficulty } satisfies LockedLevel} />;
  }
  return <WordQuizScreen difficulty={difficulty} />;
}
