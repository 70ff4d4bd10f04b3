import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { planQuiz } from '../../../domain/exercise/plan';
import type { Material } from '../../../domain/lesson/material';
import { isQuizFinished } from '../../../domain/lesson/lessonQuiz';
import { numbersOf } from '../../../domain/lesson/parts';
import { seededRandom } from '../../../domain/lesson/seededRandom';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHead } from '../../../ui/PageHead';
import { lessonAddress } from '../addresses';
import { LessonGate, type OpenLesson } from '../lesson/LessonGate';
import { useTitles } from '../../../i18n/useTitles';
import { LESSON_LETTERS } from '../lesson/lessonLetters';
import { HearingArea } from '../../../practice/HearingArea';
import { MaterialGate } from './MaterialGate';
import { Question } from '../../../practice/Question';
import { QuizEnd } from './QuizEnd';
import { RoundTop } from './RoundTop';
import { useLessonQuiz } from './useLessonQuiz';

export default function LessonQuizPage() {
  return <LessonGate>{(open) => <NumberedQuiz open={open} />}</LessonGate>;
}

function NumberedQuiz({ open }: { open: OpenLesson }) {
  const t = useText(exercises);
  const { titleOf } = useTitles();
  const { number } = useParams();
  const part = numbersOf(open.lesson, 'quiz').find((one) => `${one}` === number);
  if (part === undefined) return <Navigate to={lessonAddress(open.module, open.lesson)} replace />;
  return (
    <div className="mx-auto w-full max-w-180">
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
    </div>
  );
}

const neverSeen = () => 0;

function QuizView({ open, material, part }: { open: OpenLesson; material: Material; part: number }) {
  const t = useText(exercises);
  const { lesson } = open;
  const { quiz, isOffered, saving, save, goOn, startAgain, answer } = useLessonQuiz(lesson, part);
  const questions = useMemo(
    () => planQuiz({ lesson, material, timesSeen: neverSeen }, seededRandom(quiz.seed)),
    [lesson, material, quiz.seed],
  );
  const at = quiz.answers.length;
  const question = questions[at];

  if (isOffered) {
    return (
      <EmptyState
        letter={LESSON_LETTERS[lesson.id]}
        headingLevel="h1"
        title={t('resumeTitle')}
        text={t('resumeText', { place: at + 1, total: quiz.total })}
        action={
          <>
            <Button look="quiet" onClick={startAgain}>
              {t('startAgain')}
            </Button>
            <Button onClick={goOn}>{t('goOn')}</Button>
          </>
        }
      />
    );
  }
  if (isQuizFinished(quiz) || !question) {
    return <QuizEnd open={open} part={part} quiz={quiz} saving={saving} onSave={save} onAgain={startAgain} />;
  }
  return (
    <>
      <RoundTop open={open} name={t('quizNumber', { number: part })} done={at} total={quiz.total} />
      {at === 0 && <p className="mb-4 text-center text-muted">{t('noHelp')}</p>}
      <Question
        key={`${quiz.recordId} ${at}`}
        exercise={question}
        onNext={(given) => answer(question.subject, given)}
        isLast={at === quiz.total - 1}
      />
    </>
  );
}
