import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Exercise, instructionOf } from '../domain/exercise/kinds';
import type { Given } from '../domain/exercise/outcome';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { Button } from '../ui/Button';
import { MixedText } from '../ui/MixedText';
import { useFocusOn } from '../ui/useFocusOn';
import { useOptionKeys } from '../ui/useOptionKeys';
import { ExerciseView } from './exercises/ExerciseView';
import { Feedback } from './Feedback';

type Props = {
  exercise: Exercise;
  /** Without it, the answer is judged silently, as in a quiz. */
  onCheck?: ((given: Given) => void) | undefined;
  onNext: (given: Given) => void;
  isLast: boolean;
  comesBack?: boolean;
};

/** One exercise: what to do, the exercise itself, and what the answer was worth. Shown anew for each exercise. */
export function Question({ exercise, onCheck, onNext, isLast, comesBack = false }: Props) {
  const t = useText(exercises);
  const language = useLanguage();
  const heading = useFocusOn<HTMLHeadingElement>(exercise, true);
  const [given, setGiven] = useState<Given | null>(null);
  const [isJudged, setJudged] = useState(false);
  const isBack = comesBack && given?.isRight === false;
  const isChecking = onCheck !== undefined && !isJudged;

  const action = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [exercise]);
  useEffect(() => {
    if (isJudged) action.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isJudged]);

  const goOn = () => {
    if (!given) return;
    if (!isChecking) return onNext(given);
    setJudged(true);
    onCheck(given);
  };
  // The second click of a double click would skip what is to be read.
  const click = (event: MouseEvent) => event.detail <= 1 && goOn();
  const area = useOptionKeys<HTMLElement>({ canGoOn: given !== null, onGoOn: goOn });

  return (
    <section ref={area} data-exercise={exercise.kind} className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-center text-2xl md:text-3xl">
        <MixedText text={instructionOf(exercise)[language]} language={language} />
      </h1>
      <ExerciseView exercise={exercise} onAnswer={setGiven} isJudged={isJudged} />
      <div role="status" className="empty:hidden">
        {isJudged && given && <Feedback given={given} comesBack={isBack} />}
      </div>
      <div ref={action} className="flex scroll-mb-28 flex-wrap items-center justify-between gap-4">
        <p className="type-small hidden text-muted md:block">{t('keys')}</p>
        <Button aria-disabled={given === null} onClick={click} className="w-full sm:ml-auto sm:w-auto sm:min-w-40">
          {t(isChecking ? 'check' : isLast && !isBack ? 'finish' : 'next')}
        </Button>
      </div>
    </section>
  );
}
