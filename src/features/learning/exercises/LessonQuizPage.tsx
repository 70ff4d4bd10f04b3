import { useEffect, useEffectEvent } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Material } from '../../../domain/lesson/material';
import { numbersOf } from '../../../domain/lesson/parts';
import { slotOf } from '../../../domain/practice/aim';
import { newId } from '../../../browser/newId';
import { startRun, resumePlace } from '../../../domain/practice/run';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { HearingArea } from '../../../practice/HearingArea';
import { Room, RoomPage } from '../../../practice/room/Room';
import { RoomTop } from '../../../practice/room/RoomTop';
import { RunView } from '../../../practice/RunView';
import { usePractice } from '../../../practice/usePractice';
import { useLearner } from '../../../state/session/session';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/messages/EmptyState';
import { PageHead } from '../../../ui/layout/PageHead';
import { lessonAddress } from '../addresses';
import { LessonGate, type OpenLesson } from '../lesson/LessonGate';
import { LESSON_LETTERS } from '../lesson/lessonLetters';
import { quizTasks } from './lessonRun';
import { MaterialGate } from './MaterialGate';
import { QuizEnd } from './QuizEnd';
import { loadMaterial } from '../../../practice/loadMaterial';
import { lessonPrepared } from '../lessonPrepared';

export default function LessonQuizPage() {
  return <LessonGate>{(open) => <NumberedQuiz open={open} />}</LessonGate>;
}
LessonQuizPage.prepare = lessonPrepared(loadMaterial);

function NumberedQuiz({ open }: { open: OpenLesson }) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { number } = useParams();
  const part = numbersOf(open.lesson, 'quiz').find((one) => `${one}` === number);
  if (part === undefined) return <Navigate to={lessonAddress(open.module, open.lesson)} replace />;
  return (
    <>
      <PageHead
        title={t('quizTitle', { number: part, lesson: titleOf(open.lesson) })}
        description={t('pageDescription')}
      />
      <MaterialGate open={open}>
        {(material) => (
          <HearingArea key={part}>
            <QuizView open={open} material={material} part={part} />
          </HearingArea>
        )}
      </MaterialGate>
    </>
  );
}

function QuizView({ open, material, part }: { open: OpenLesson; material: Material; part: number }) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { id: userId } = useLearner();
  const { module, lesson } = open;
  const aim = { kind: 'lesson-quiz', lessonId: lesson.id, part } as const;
  const steps = usePractice(slotOf(aim));
  const { practice } = steps;
  const leaving = { to: lessonAddress(module, lesson), label: titleOf(lesson) };
  const startAgain = () => {
    steps.giveUp();
    steps.begin(startRun({ recordId: newId(), userId, aim, tasks: quizTasks(open, material) }, Date.now()));
  };
  const start = useEffectEvent(() => {
    if (practice.kind === 'none') startAgain();
  });
  useEffect(() => start(), []);

  switch (practice.kind) {
    case 'none':
      return null;
    case 'offered':
      return (
        <Room top={<RoomTop leaving={leaving} />}>
          <RoomPage>
            <EmptyState
              letter={LESSON_LETTERS[lesson.id]}
              headingLevel="h1"
              title={t('resumeTitle')}
              text={t('resumeText', { place: resumePlace(practice.run), total: practice.run.tasks.length })}
              action={
                <>
                  <Button look="quiet" onClick={startAgain}>
                    {t('startAgain')}
                  </Button>
                  <Button onClick={steps.resume}>{t('goOn')}</Button>
                </>
              }
            />
          </RoomPage>
        </Room>
      );
    case 'running':
      return (
        <RunView
          run={practice.run}
          steps={steps}
          name={t('quizNumber', { number: part })}
          leaving={leaving}
          note={t('noHelp')}
        />
      );
    case 'over':
      return (
        <QuizEnd
          open={open}
          material={material}
          leaving={leaving}
          part={part}
          run={practice.run}
          saving={practice.saving}
          onSave={steps.saveAgain}
          onAgain={startAgain}
        />
      );
  }
}
