import { memo } from 'react';
import { currentEasyQuestion, type EasyQuiz, easyStep } from '../../../domain/quiz/easyQuiz';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { usePorts } from '../../../state/ports';
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
import type { QuizRun } from '../useQuizRun';
import { TeachingLine } from './TeachingLine';

type Props = {
  quiz: EasyQuiz;
  onStep: QuizRun<EasyQuiz>['step'];
  meaningOf: (word: string) => string | undefined;
  pictureOf: (id: string) => string | undefined;
};

// The spec: in an easy quiz a sound that fails is only logged.
const logAudio = (error: PlayError) => console.warn('The word could not be heard:', error.kind);

/** Does not change while a question is answered. */
const Progress = memo(({ questions, answers }: Pick<EasyQuiz, 'questions' | 'answers'>) => {
  const t = useText(quizzes);
  const beads = questions.map((_, index): Bead => {
    const answer = answers[index];
    if (answer) return answer.isCorrect ? 'right' : 'wrong';
    return index === answers.length ? 'current' : 'ahead';
  });
  const place = answers.length + 1;
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  return <QuizTop beads={beads} place={place} text={t('progress', { place, total: questions.length, right })} />;
});

/** One question: a picture and an English word above, two Telugu words below. */
export function EasyQuestionView({ quiz, onStep, meaningOf, pictureOf }: Props) {
  const t = useText(quizzes);
  const { analytics } = usePorts();
  const { questions, answers, picked } = quiz;
  const question = currentEasyQuestion(quiz);
  const place = answers.length + 1;
  const heading = useFocusOn<HTMLHeadingElement>(place, true);

  const pick = (option: string) => {
    if (!onStep((before, now) => easyStep(before, { step: 'pick', option }, now))) return;
    afterPaint(() => {
      playEffect(option === question?.correctAnswer ? 'right' : 'wrong');
      analytics.record({ name: 'answer_question', parameters: {} });
    });
  };
  const next = () => onStep((before, now) => easyStep(before, { step: 'next' }, now));
  const area = useOptionKeys<HTMLDivElement>({ canGoOn: picked !== null, onGoOn: next });

  // Right or wrong is seen at once, what there is to read about it and the way on with the next frame.
  const isTaught = useOncePainted(picked) === picked && picked !== null;

  if (!question) return null;
  const stateOf = (option: string) => {
    if (picked === null) return 'open';
    return option === question.correctAnswer || option === picked ? 'marked' : 'passed';
  };
  const picture = pictureOf(question.id);

  return (
    <div ref={area} className="grid">
      <Progress questions={questions} answers={answers} />
      <Card className="grid justify-items-center px-6 py-8 text-center">
        {picture && (
          <span aria-hidden="true" className="mb-2 text-[4.5rem] leading-tight md:text-[5.5rem]">
            {picture}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} lang="en" className="text-4xl wrap-anywhere">
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
          {t(place === questions.length ? 'finish' : 'nextQuestion')}
        </Button>
      </div>
    </div>
  );
}
