import { placeOf, type Run } from '../../domain/practice/run';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { BackLink } from './QuizTop';

type Props = { run: Run; onGoOn: () => void; onGiveUp: () => void };

export const ResumeOffer = ({ run, onGoOn, onGiveUp }: Props) => {
  const t = useText(quizzes);
  return (
    <>
      <BackLink />
      <EmptyState
        letter="?"
        headingLevel="h1"
        title={t('resumeTitle')}
        text={t('resumeText', { place: placeOf(run), total: run.tasks.length })}
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
