import { memo, useEffect, useEffectEvent, useMemo } from 'react';
import { judged, saidFirst } from '../../../exercises/kinds';
import { pickedText } from '../../../domain/practice/record';
import { currentAnswer, type Run, currentTask } from '../../../domain/practice/run';
import { quizzes } from '../../../i18n/quizzes';
import { useLanguage, useText } from '../../../i18n/useText';
import { usePorts } from '../../../state/session/ports';
import { Ask, ASKED_ABOVE } from '../../../practice/answering/Ask';
import { Fit } from '../../../practice/fit/Fit';
import { FitArea } from '../../../practice/fit/FitArea';
import { useHearing } from '../../../practice/hearing/hearing';
import { SayAgain } from '../../../practice/hearing/SayAgain';
import { Room, ROOM_STAGE } from '../../../practice/room/Room';
import { Sheet } from '../../../practice/room/Sheet';
import type { StepState } from '../../../practice/room/Steps';
import type { PracticeSteps } from '../../../practice/usePractice';
import { Button } from '../../../ui/controls/Button';
import { playEffect } from '../../../ui/speech/effects';
import type { PlayError } from '../../../ui/speech/player';
import { Options } from '../Options';
import { QuizTop } from '../QuizTop';
import { useFocusOn } from '../../../ui/hooks/useFocusOn';
import { useOptionKeys } from '../../../ui/hooks/useOptionKeys';
import { TeachingLine } from './TeachingLine';

type Props = {
  run: Run;
  steps: Pick<PracticeSteps, 'answer' | 'next'>;
  meaningOf: (word: string) => string | undefined;
  pictureOf: (id: string) => string | undefined;
};

// The spec says that in an easy quiz a failed sound is only logged.
const logAudio = (error: PlayError) => console.warn('The word could not be heard:', error.kind);

type ProgressProps = Pick<Run, 'tasks' | 'answers' | 'queue'> & { onSpeak: () => void };

/** Memoized: it does not change while a question is answered. */
const Progress = memo(({ tasks, answers, queue: [place = 0], onSpeak }: ProgressProps) => {
  const t = useText(quizzes);
  const states = tasks.map((_, index): StepState => {
    if (index >= place) return index === place ? 'current' : 'ahead';
    return answers[index]?.given.isRight ? 'right' : 'wrong';
  });
  const right = answers.filter(({ given }) => given.isRight).length;
  const text = t('progress', { place: place + 1, total: tasks.length, right });
  return <QuizTop steps={{ states, place: place + 1, text }} onSpeak={onSpeak} />;
});

/** One question: a picture and an English word above, two Telugu words below. */
export function EasyQuestionView({ run, steps, meaningOf, pictureOf }: Props) {
  const t = useText(quizzes);
  const language = useLanguage();
  const { analytics } = usePorts();
  const { say, tell, hush } = useHearing();
  const exercise = currentTask(run)?.exercise;
  const asked = exercise?.kind === 'pick-translation' ? exercise : null;
  const answer = currentAnswer(run);
  const picked = answer ? pickedText(answer) : null;
  const [at = 0] = run.queue;
  const heading = useFocusOn<HTMLHeadingElement>(at, true);
  const said = useMemo(() => (asked ? saidFirst(asked, language) : []), [asked, language]);

  const begin = useEffectEvent(() => {
    if (picked === null) tell(said);
  });
  useEffect(() => begin(), [at]);

  const pick = (option: string) => {
    if (!asked) return;
    const given = judged(asked, option);
    if (!steps.answer(given)) return;
    hush();
    tell([asked.task.correctAnswer], playEffect(given.isRight ? 'right' : 'wrong'));
    analytics.record({ name: 'answer_question', parameters: {} });
  };
  const next = () => void steps.next();
  const area = useOptionKeys<HTMLDivElement>({ canContinue: picked !== null, onContinue: next });

  // The progress bar counts an answer only after Next.
  const counted = useMemo(() => run.answers.slice(0, at), [run.answers, at]);
  const onSpeak = useMemo(() => () => say(said), [say, said]);
  if (!asked) return null;
  const question = asked.task;
  const picture = pictureOf(question.id);
  const isRight = picked === question.correctAnswer;

  return (
    <Room
      top={<Progress tasks={run.tasks} answers={counted} queue={run.queue} onSpeak={onSpeak} />}
      foot={
        <Sheet
          verdict={picked !== null ? { isRight, text: t(isRight ? 'right' : 'wrong') } : null}
          foot={
            <>
              <p className="type-small hidden flex-1 text-muted md:pointer-fine:block">{t('keys')}</p>
              <Button disabled={picked === null} onClick={next} className="w-full md:ml-auto md:w-auto md:min-w-56">
                {t(run.queue.length === 1 ? 'finish' : 'nextQuestion')}
              </Button>
            </>
          }
        >
          {picked !== null && (
            <TeachingLine question={question} picked={picked} meaningOf={meaningOf} onAudioFailed={logAudio} />
          )}
        </Sheet>
      }
    >
      <div ref={area} data-room-stage className={ROOM_STAGE}>
        <div className="flex flex-none items-center justify-center gap-2.5">
          <SayAgain texts={said} />
          <p className="min-w-0 text-[clamp(1.125rem,3.4dvh,1.6rem)] leading-snug! text-muted">{t('whichWord')}</p>
        </div>
        <FitArea key={at}>
          <div className={ASKED_ABOVE}>
            <Ask>
              <Fit as="div" name="asked" max={3.2} className="grid justify-items-center">
                {picture && (
                  <span aria-hidden="true" className="text-[2em] leading-tight!">
                    {picture}
                  </span>
                )}
                <h1 ref={heading} tabIndex={-1} lang="en" className="text-[1em] leading-tight!">
                  {question.prompt}
                </h1>
              </Fit>
            </Ask>
            <div className="grid auto-rows-[clamp(3.25rem,17cqh,6rem)] gap-[clamp(0.5rem,2cqh,1rem)] sm:grid-cols-2">
              <Options
                options={question.options}
                picked={picked}
                markOf={(option) => (option === question.correctAnswer ? 'right' : 'wrong')}
                stateOf={(option, chosen) =>
                  option === question.correctAnswer || option === chosen ? 'marked' : 'passed'
                }
                onPick={pick}
                onAudioFailed={logAudio}
              />
            </div>
          </div>
        </FitArea>
      </div>
    </Room>
  );
}
