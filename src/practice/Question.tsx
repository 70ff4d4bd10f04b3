import { type MouseEvent, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type Exercise, hasOwnVoiceButton, instructionOf, saidAfter, saidFirst } from '../exercises/kinds';
import type { JudgedAnswer } from '../domain/exercise/outcome';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { Button } from '../ui/controls/Button';
import { MixedText } from '../ui/layout/MixedText';
import { Notice } from '../ui/messages/Notice';
import { Spinner } from '../ui/messages/Spinner';
import { playEffect } from '../ui/speech/effects';
import { useFocusOn } from '../ui/hooks/useFocusOn';
import { useOptionKeys } from '../ui/hooks/useOptionKeys';
import { ExerciseView } from './ExerciseView';
import { Feedback } from './Feedback';
import { FitArea } from './fit/FitArea';
import { useHearing } from './hearing/hearing';
import { SayAgain } from './hearing/SayAgain';
import { TouchedContext } from './hearing/touched';
import { ROOM_STAGE } from './room/Room';

type Props = {
  exercise: Exercise;
  /** Omit it to judge the answer silently, as in a quiz. Returns whether the answer was accepted. */
  onCheck?: ((given: JudgedAnswer) => boolean) | undefined;
  onNext: (given: JudgedAnswer) => void;
  isLast: boolean;
  comesBack?: boolean;
  /** Shown before the question. */
  note?: string | undefined;
};

/** One task: the instruction, the exercise, and the feedback. It is mounted once per task. */
export function Question({ exercise, onCheck, onNext, isLast, comesBack = false, note }: Props) {
  const t = useText(exercises);
  const language = useLanguage();
  const { tell, hush, hasFailed } = useHearing();
  const heading = useFocusOn<HTMLHeadingElement>(exercise, true);
  const [given, setGiven] = useState<JudgedAnswer | null>(null);
  const [isJudged, setJudged] = useState(false);
  const isBack = comesBack && given?.isRight === false;
  const isChecking = onCheck !== undefined && !isJudged;
  const question = saidFirst(exercise, language);

  const begin = useEffectEvent(() => tell(question));
  useEffect(() => begin(), []);

  const advance = () => {
    if (!given) return;
    if (!isChecking) return onNext(given);
    hush();
    setJudged(true);
    if (onCheck(given)) tell(saidAfter(given, language), playEffect(given.isRight ? 'right' : 'wrong'));
  };
  // The second click of a double click would skip the feedback.
  const click = (event: MouseEvent) => event.detail <= 1 && advance();
  const area = useOptionKeys<HTMLElement>({ canContinue: given !== null, onContinue: advance });
  const sayTouched = (text: string | undefined) => {
    if (text !== undefined && text !== '') tell([text]);
  };

  return (
    <>
      <section
        ref={area}
        data-room-stage
        data-exercise={exercise.kind}
        className={`${ROOM_STAGE} gap-[clamp(0.25rem,1.5dvh,1rem)]`}
      >
        <div role="status" className="empty:hidden">
          {hasFailed && (
            <Notice tone="warning" className="text-sm">
              {t('voiceFailed')}
            </Notice>
          )}
        </div>
        {note !== undefined && <p className="flex-none text-center text-sm leading-snug! text-muted">{note}</p>}
        <div className="flex flex-none items-center justify-center gap-2.5">
          {!isJudged && !hasOwnVoiceButton(exercise) && <SayAgain texts={question} />}
          <h1
            ref={heading}
            tabIndex={-1}
            className={`min-w-0 text-center leading-snug! ${isJudged ? 'text-[clamp(1rem,2.8dvh,2rem)]' : 'text-[clamp(1.125rem,3.4dvh,2rem)]'}`}
          >
            <MixedText text={instructionOf(exercise)[language]} language={language} />
          </h1>
        </div>
        <TouchedContext value={onCheck === undefined ? nothing : sayTouched}>
          <FitArea>
            <Suspense fallback={<Spinner isLate label={t('loading')} />}>
              <ExerciseView exercise={exercise} onAnswer={setGiven} isJudged={isJudged} />
            </Suspense>
          </FitArea>
        </TouchedContext>
      </section>
      <Feedback given={isJudged ? given : null} comesBack={isBack}>
        <p className="type-small hidden flex-1 text-muted md:pointer-fine:block">{t('keys')}</p>
        <Button aria-disabled={given === null} onClick={click} className="w-full md:ml-auto md:w-auto md:min-w-56">
          {t(isChecking ? 'check' : isLast && !isBack ? 'finish' : 'next')}
        </Button>
      </Feedback>
    </>
  );
}

const nothing = () => {};
