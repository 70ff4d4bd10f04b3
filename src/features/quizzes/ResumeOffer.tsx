import { resumePlace, type Run } from '../../domain/practice/run';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { Room, RoomPage } from '../../practice/room/Room';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { QuizTop } from './QuizTop';

type Props = { run: Run; onContinue: () => void; onGiveUp: () => void };

export const ResumeOffer = ({ run, onContinue, onGiveUp }: Props) => {
  const t = useText(quizzes);
  return (
    <Room top={<QuizTop />}>
      <RoomPage>
        <EmptyState
          letter="?"
          headingLevel="h1"
          title={t('resumeTitle')}
          text={t('resumeText', { place: resumePlace(run), total: run.tasks.length })}
          action={
            <>
              <Button look="quiet" onClick={onGiveUp}>
                {t('startAgain')}
              </Button>
              <Button onClick={onContinue}>{t('goOn')}</Button>
            </>
          }
        />
      </RoomPage>
    </Room>
  );
};
