import { Icon } from '../pictures/Icon';

type Day = {
  /** Shown below the bead. */
  readonly label: string;
  /** Read out instead of the bead and its label. */
  readonly text: string;
  readonly state: 'done' | 'rest' | 'open' | 'ahead';
};

const BEADS: Readonly<Record<Day['state'], string>> = {
  done: 'border-leaf bg-leaf text-on-leaf',
  rest: 'border-dashed border-edge',
  open: 'border-turmeric-deep bg-turmeric',
  ahead: 'border-transparent bg-indigo-tint',
};

/** A day of rest is an empty bead, never a mistake. */
export const DayBeads = ({ label, days }: { label: string; days: readonly Day[] }) => (
  <ol aria-label={label} className="grid max-w-md grid-cols-7 gap-1">
    {days.map(({ label: day, text, state }, at) => (
      <li key={at} className="grid justify-items-center gap-1.5">
        <span className="sr-only">{text}</span>
        <span aria-hidden="true" className={`grid size-8 place-items-center rounded-full border-2 ${BEADS[state]}`}>
          {state === 'done' && <Icon name="check" className="size-4.5" />}
        </span>
        <span aria-hidden="true" className={`type-small ${state === 'open' ? 'font-bold' : 'text-muted'}`}>
          {day}
        </span>
      </li>
    ))}
  </ol>
);
