import { useEffect, useId, useRef } from 'react';
import type { OnboardingAnswers, OnboardingStep } from '../../domain/learner/onboarding';
import { onboarding } from '../../i18n/onboarding';
import { useText } from '../../i18n/useText';
import { Listen } from '../../practice/hearing/Listen';
import { AgeQuestion } from './AgeQuestion';
import { GradeQuestion } from './GradeQuestion';
import { ListQuestion } from './ListQuestion';

type Props = {
  step: OnboardingStep;
  answers: OnboardingAnswers;
  onAnswer: (changed: Partial<OnboardingAnswers>) => void;
};

/** One large question that can be heard; its answers scroll in their own area. */
export function Question({ step, answers, onAnswer }: Props) {
  const t = useText(onboarding);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each question is a new screen: a screen reader reads it, and the next Tab leads to its answers.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1 id={id} ref={heading} tabIndex={-1} className="text-xl sm:text-2xl md:text-3xl">
          {t(step)}
        </h1>
        <Listen text={t(step)} />
      </div>
      <div className="relative -mx-2 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-2 pb-1 md:mt-4">
        {step === 'age' && <AgeQuestion labeledBy={id} age={answers.age} onChange={(age) => onAnswer({ age })} />}
        {step === 'grade' && (
          <GradeQuestion labeledBy={id} grade={answers.grade} onChange={(grade) => onAnswer({ grade })} />
        )}
        {step !== 'age' && step !== 'grade' && (
          <ListQuestion
            labeledBy={id}
            list={step}
            entries={answers[step]}
            onChange={(entries) => onAnswer({ [step]: entries })}
          />
        )}
      </div>
    </>
  );
}
