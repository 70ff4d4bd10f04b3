import { useRef } from 'react';
import { CHILDRENS_AGES, OLDEST, parseAge, YOUNGEST } from '../../domain/learner/onboarding';
import { onboarding } from '../../i18n/onboarding';
import { useText } from '../../i18n/useText';
import { Field } from '../../ui/controls/Field';
import { PictureTile } from '../../ui/controls/PictureTile';

type Props = { labeledBy: string; age: string; onChange: (age: string) => void };

/** Large buttons for the ages of most learners; any other age is typed. */
export function AgeQuestion({ labeledBy, age, onChange }: Props) {
  const t = useText(onboarding);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-4">
      <div role="group" aria-labelledby={labeledBy} className="grid grid-cols-4 gap-2 sm:grid-cols-5">
        {CHILDRENS_AGES.map((one) => (
          <PictureTile
            key={one}
            picture={one}
            isPicked={parseAge(age) === one}
            className="min-h-18"
            onClick={() => onChange(String(one))}
          />
        ))}
        <button
          type="button"
          onClick={() => field.current?.focus()}
          className="touch col-span-3 rounded-tile border-2 border-dashed border-edge px-2 font-semibold hover:border-indigo sm:col-span-1"
        >
          {t('otherAge')}
        </button>
      </div>
      <Field
        ref={field}
        type="number"
        inputMode="numeric"
        min={YOUNGEST}
        max={OLDEST}
        label={t('ageLabel')}
        error={age.length > 1 && parseAge(age) === null ? t('ageWrong') : undefined}
        value={age}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
