import { placeIn, type QuizInProgress } from '../../domain/quiz/quizInProgress';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { BackLink } from './QuizTop';

type Props = { quiz: QuizInProgress; onGoOn: () => void; onGiveUp: () => void };

export const ResumeOffer = ({ quiz, onGoOn, onGiveUp }: Props) => {
  const t = useText(quizzes);
  return (
    <>
      <BackLink />
      <EmptyState
        letter="?"
        headingLevel="h1"
        title={t('resumeTitle')}
        text={t('resumeText', { place: placeIn(quiz), total: quiz.questions.length })}
        action={
          <>
            <Button look="quiet" onClick={onGiveUp}>
              {t('startAgain')}
            </Button>
            <Button onClick={onGoOn}>{t('goOn')}</Button>
          </>
        }
      />
    </>
  );
};
