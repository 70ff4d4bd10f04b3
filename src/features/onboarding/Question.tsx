import { useEffect, useRef } from 'react';
import {
  OLDEST,
  type OnboardingAnswers,
  type OnboardingStep,
  parseAge,
  YOUNGEST,
} from '../../domain/learner/onboarding';
import { GRADES } from '../../domain/learner/preferences';
import { onboarding } from '../../i18n/onboarding';
import { useText } from '../../i18n/useText';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { ListQuestion } from './ListQuestion';

type Props = {
  step: OnboardingStep;
  answers: OnboardingAnswers;
  onAnswer: (changed: Partial<OnboardingAnswers>) => void;
};

/** One question, large, and the way to answer it. */
export function Question({ step, answers, onAnswer }: Props) {
  const t = useText(onboarding);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each question is a new screen: it is read out, and the next key leads to its answer.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl md:text-4xl">
        {t(step)}
      </h1>
      {step === 'age' && (
        <Field
          type="number"
          inputMode="numeric"
          min={YOUNGEST}
          max={OLDEST}
          label={t('ageLabel')}
          error={answers.age.length > 1 && parseAge(answers.age) === null ? t('ageWrong') : undefined}
          value={answers.age}
          onChange={(event) => onAnswer({ age: event.target.value })}
        />
      )}
      {step === 'grade' && (
        <Select
          label={t('gradeLabel')}
          value={answers.grade}
          onChange={(event) => onAnswer({ grade: event.target.value })}
          options={[
            { value: '', label: t('gradeChoose') },
            ...GRADES.map((grade) => ({ value: String(grade), label: t('gradeName', { grade }) })),
          ]}
        />
      )}
      {step !== 'age' && step !== 'grade' && (
        <ListQuestion list={step} entries={answers[step]} onChange={(entries) => onAnswer({ [step]: entries })} />
      )}
    </>
  );
}
