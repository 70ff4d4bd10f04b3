import { useEffect, useEffectEvent } from 'react';
import { judged, saidFirst } from '../../../exercises/kinds';
import { pickedText } from '../../../domain/practice/record';
import { currentAnswer, answersTo, type Run, currentTask } from '../../../domain/practice/run';
import { quizzes } from '../../../i18n/quizzes';
import { useSpeakLabels } from '../../../i18n/speech';
import { useLanguage, useText } from '../../../i18n/useText';
import { usePorts } from '../../../state/session/ports';
import { Ask, ASKED_ABOVE } from '../../../practice/answering/Ask';
import { Fit } from '../../../practice/fit/Fit';
import { FitArea } from '../../../practice/fit/FitArea';
import { useHearing } from '../../../practice/hearing/hearing';
import { Room, ROOM_STAGE, RoomFoot } from '../../../practice/room/Room';
import type { StepState } from '../../../practice/room/Steps';
import type { PracticeSteps } from '../../../practice/usePractice';
import { Button } from '../../../ui/controls/Button';
import type { PlayError } from '../../../ui/speech/player';
import { SpeakButton } from '../../../ui/speech/SpeakButton';
import { Options } from '../Options';
import { QuizTop } from '../QuizTop';
import { useFocusOn } from '../../../ui/hooks/useFocusOn';
import { useOptionKeys } from '../../../ui/hooks/useOptionKeys';

type Props = {
  run: Run;
  steps: Pick<PracticeSteps, 'answer' | 'next' | 'previous' | 'submit'>;
  onAudioFailed: (error: PlayError) => void;
};

/** One question in both languages with four answers; answers can be changed until Submit. */
export function WordQuestionView({ run, steps, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const language = useLanguage();
  const { analytics } = usePorts();
  const { say, tell } = useHearing();
  const exercise = currentTask(run)?.exercise;
  const asked = exercise?.kind === 'generated-question' ? exercise : null;
  const answer = currentAnswer(run);
  const picked = answer ? pickedText(answer) : null;
  const [at = 0] = run.queue;
  const isLast = run.queue.length === 1;
  const place = at + 1;
  const labels = useSpeakLabels(asked?.task.telugu ?? '');
  const heading = useFocusOn<HTMLHeadingElement>(place, true);

  const begin = useEffectEvent(() => {
    if (asked) tell(saidFirst(asked, language));
  });
  useEffect(() => begin(), [at]);

  const pick = (option: string) => {
    // A changed answer does not count as another answered question.
    if (asked && steps.answer(judged(asked, option)) && picked === null)
      analytics.record({ name: 'answer_question', parameters: {} });
  };
  const advance = () => void (isLast ? steps.submit() : steps.next());
  const area = useOptionKeys<HTMLDivElement>({ canContinue: picked !== null, onContinue: advance });

  if (!asked) return null;
  const question = asked.task;
  const total = run.tasks.length;
  const states = run.tasks.map((_, index): StepState => {
    if (index === at) return 'current';
    return answersTo(run, index).length > 0 ? 'done' : 'ahead';
  });
  const text = t('progressAnswered', { place, total, answered: run.answers.length });

  return (
    <Room
      top={<QuizTop steps={{ states, place, text }} onSpeak={() => say(saidFirst(asked, language))} />}
      foot={
        <RoomFoot>
          <Button
            look="quiet"
            disabled={at === 0}
            onClick={() => void steps.previous()}
            className="flex-1 md:flex-none"
          >
            {t('previous')}
          </Button>
          <p className="type-small hidden flex-1 text-center text-muted md:pointer-fine:block">{t('keys')}</p>
          <Button disabled={picked === null} onClick={advance} className="flex-1 md:ml-auto md:flex-none md:min-w-40">
            {t(isLast ? 'submit' : 'next')}
          </Button>
        </RoomFoot>
      }
    >
      <div ref={area} data-room-stage className={ROOM_STAGE}>
        <FitArea key={at}>
          <div className={ASKED_ABOVE}>
            <Ask>
              <div className="grid h-full grid-cols-[3rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] items-center gap-3">
                <SpeakButton text={question.telugu} labels={labels} onFailed={onAudioFailed} />
                <Fit as="div" name="asked" max={2} className="grid gap-[0.3em]">
                  <h1 ref={heading} tabIndex={-1} lang="en" className="text-[1em] leading-tight!">
                    {question.english}
                  </h1>
                  <p lang="te" className="text-[0.85em] leading-normal!">
                    {question.telugu}
                  </p>
                </Fit>
              </div>
            </Ask>
            <div
              role="group"
              aria-label={t('chooseAnswer')}
              className="grid auto-rows-[clamp(3.25rem,14cqh,5.5rem)] gap-[clamp(0.5rem,1.75cqh,1rem)] sm:grid-cols-2"
            >
              <Options
                options={question.options}
                picked={picked}
                markOf={() => 'chosen'}
                stateOf={(option, chosen) => (option === chosen ? 'marked' : 'open')}
                onPick={pick}
                onAudioFailed={onAudioFailed}
              />
            </div>
          </div>
        </FitArea>
      </div>
    </Room>
  );
}
