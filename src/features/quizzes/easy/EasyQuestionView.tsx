import { memo, useMemo } from 'react';
import { judged } from '../../../domain/exercise/kinds';
import { pickedText } from '../../../domain/practice/record';
import { answerOnShow, type Run, taskOnShow } from '../../../domain/practice/run';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { usePorts } from '../../../state/ports';
import type { PracticeSteps } from '../../../practice/usePractice';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import type { Bead } from '../../../ui/Garland';
import { playEffect } from '../../../ui/speech/effects';
import type { PlayError } from '../../../ui/speech/player';
import { afterPaint } from '../afterPaint';
import { Option, sizeFor } from '../Option';
import { QuizTop } from '../QuizTop';
import { useFocusOn } from '../../../ui/useFocusOn';
import { useOncePainted } from '../useOncePainted';
import { useOptionKeys } from '../../../ui/useOptionKeys';
import { TeachingLine } from './TeachingLine';

type Props = {
  run: Run;
  steps: Pick<PracticeSteps, 'answer' | 'next'>;
  meaningOf: (word: string) => string | undefined;
  pictureOf: (id: string) => string | undefined;
};

// The spec: in an easy quiz a sound that fails is only logged.
const logAudio = (error: PlayError) => console.warn('The word could not be heard:', error.kind);

/** Does not change while a question is answered. */
const Progress = memo(({ tasks, answers, toCome: [place = 0] }: Pick<Run, 'tasks' | 'answers' | 'toCome'>) => {
  const t = useText(quizzes);
  const beads = tasks.map((_, index): Bead => {
    if (index >= place) return index === place ? 'current' : 'ahead';
    return answers[index]?.given.isRight ? 'right' : 'wrong';
  });
  const right = answers.filter(({ given }) => given.isRight).length;
  return (
    <QuizTop beads={beads} place={place + 1} text={t('progress', { place: place + 1, total: tasks.length, right })} />
  );
});

/** One question: a picture and an English word above, two Telugu words below. */
export function EasyQuestionView({ run, steps, meaningOf, pictureOf }: Props) {
  const t = useText(quizzes);
  const { analytics } = usePorts();
  const exercise = taskOnShow(run)?.exercise;
  const asked = exercise?.kind === 'pick-translation' ? exercise : null;
  const answer = answerOnShow(run);
  const picked = answer ? pickedText(answer) : null;
  const [at = 0] = run.toCome;
  const heading = useFocusOn<HTMLHeadingElement>(at, true);

  const pick = (option: string) => {
    if (!asked) return;
    const given = judged(asked, option);
    if (!steps.answer(given)) return;
    afterPaint(() => {
      playEffect(given.isRight ? 'right' : 'wrong');
      analytics.record({ name: 'answer_question', parameters: {} });
    });
  };
  const next = () => void steps.next();
  const area = useOptionKeys<HTMLDivElement>({ canGoOn: picked !== null, onGoOn: next });

  // Right or wrong is seen at once, what there is to read about it and the way on with the next frame.
  const isTaught = useOncePainted(picked) === picked && picked !== null;

  // The bar above stays as it was until the answer counts, with Next.
  const counted = useMemo(() => run.answers.slice(0, at), [run.answers, at]);
  if (!asked) return null;
  const question = asked.task;
  const stateOf = (option: string) => {
    if (picked === null) return 'open';
    return option === question.correctAnswer || option === picked ? 'marked' : 'passed';
  };
  const picture = pictureOf(question.id);

  return (
    <div ref={area} className="grid">
      <Progress tasks={run.tasks} answers={counted} toCome={run.toCome} />
      <Card className="grid justify-items-center px-6 py-8 text-center">
        {picture && (
          <span aria-hidden="true" className="mb-2 text-[4.5rem] leading-tight md:text-[5.5rem]">
            {picture}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} lang="en" className="text-4xl">
          {question.prompt}
        </h1>
        <p className="mt-1 text-muted">{t('whichWord')}</p>
      </Card>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {question.options.map((option, index) => (
          <Option
            key={`${question.id} ${option}`}
            text={option}
            number={index + 1}
            mark={option === question.correctAnswer ? 'right' : 'wrong'}
            state={stateOf(option)}
            isPicked={option === picked}
            onPick={() => pick(option)}
            onAudioFailed={logAudio}
            size={sizeFor(question.options, 'large')}
          />
        ))}
      </div>
      <div role="status" className="mt-5 empty:hidden">
        {isTaught && picked !== null && (
          <TeachingLine question={question} picked={picked} meaningOf={meaningOf} onAudioFailed={logAudio} />
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <p className="type-small hidden text-muted md:block">{t('keys')}</p>
        <Button disabled={!isTaught} onClick={next} className="ml-auto">
          {t(run.toCome.length === 1 ? 'finish' : 'nextQuestion')}
        </Button>
      </div>
    </div>
  );
}
