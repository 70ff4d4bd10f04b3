import { type Bead, Garland } from '../pictures/Garland';

type NamedBead = {
  readonly name: string;
  /** One emoji or letter. */
  readonly picture: string;
  readonly isStrung: boolean;
  /** Says how far along the bead is, or how to earn it. */
  readonly note: string;
};

type Props = {
  beads: readonly NamedBead[];
  /** Describes the whole string to a screen reader. */
  text: string;
};

function stateOf(beads: readonly NamedBead[], at: number): Bead {
  if (beads[at]?.isStrung) return 'right';
  return at === beads.findIndex(({ isStrung }) => !isStrung) ? 'current' : 'ahead';
}

/** Named beads that are earned in order: earned ones, the next one, and the rest. */
export const BeadString = ({ beads, text }: Props) => (
  <div className="@container grid gap-3">
    <Garland beads={beads.map((_, at) => stateOf(beads, at))} text={text} />
    <ol className="grid gap-x-6 gap-y-3 @lg:grid-cols-2 @4xl:grid-cols-4">
      {beads.map(({ name, picture, isStrung, note }) => (
        <li key={name} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            lang="te"
            className={`font-display grid size-11 flex-none place-items-center rounded-full border-2 text-xl leading-none! ${
              isStrung ? 'border-leaf bg-leaf-tint' : 'border-dashed border-edge'
            }`}
          >
            {picture}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold leading-snug">{name}</span>
            <span className={`type-small block leading-snug ${isStrung ? 'font-semibold text-leaf' : 'text-muted'}`}>
              {note}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);
