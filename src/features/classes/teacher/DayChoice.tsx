import { offeredDays } from '../../../domain/classroom/dueDay';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import { Field } from '../../../ui/controls/Field';
import { useDueText } from '../useDueText';

type Props = { today: string; chosen: string | null; onChoose: (day: string) => void };

/** Buttons for today, tomorrow and the next Fridays; any other day comes from the device's calendar. */
export function DayChoice({ today, chosen, onChoose }: Props) {
  const t = useText(classes);
  const dueText = useDueText();
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{t('untilWhen')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offeredDays(today).map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
            className="touch rounded-full border-2 border-line px-4 py-1.5 font-semibold hover:border-edge aria-pressed:border-turmeric-deep aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
          >
            {dueText(day).text}
          </button>
        ))}
      </div>
      <Field
        type="date"
        label={t('otherDay')}
        min={today}
        value={chosen ?? ''}
        onChange={({ target }) => target.value && onChoose(target.value)}
      />
    </fieldset>
  );
}
