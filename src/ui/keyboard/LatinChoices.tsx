import { keepFocus } from './KeyPane';

type Props = { label: string; choices: readonly string[]; onPick: (choice: string) => void };

/** Telugu spellings for the typed Latin letters; number keys pick one, too. */
export const LatinChoices = ({ label, choices, onPick }: Props) => (
  <div role="group" aria-label={label} className="flex gap-1.5 overflow-x-auto p-1">
    {choices.map((choice, at) => (
      <button
        key={choice}
        type="button"
        onPointerDown={keepFocus}
        onClick={() => onPick(choice)}
        className={`touch flex flex-none items-center gap-1.5 rounded-full border-2 px-3 ${at === 0 ? 'border-indigo bg-indigo-tint' : 'border-line bg-card'}`}
      >
        <span aria-hidden="true" className="text-sm text-muted tabular-nums">
          {at + 1}
        </span>
        <span lang="te" className="text-lg leading-normal! font-semibold">
          {choice}
        </span>
      </button>
    ))}
  </div>
);
