import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';

export type WordTileState = 'open' | 'taken' | 'chosen' | 'right' | 'wrong' | 'passed';

const LOOKS: Record<WordTileState, string> = {
  open: 'border-line bg-card shadow-card hover:border-edge',
  taken: 'border-line bg-paper text-muted opacity-45',
  chosen: 'border-indigo bg-indigo-tint',
  right: 'border-leaf bg-leaf-tint',
  wrong: 'border-vermilion bg-vermilion-tint',
  passed: 'border-line bg-card',
};

const MARKS = {
  chosen: { icon: 'check', look: 'bg-indigo text-on-indigo', word: null },
  right: { icon: 'check', look: 'bg-leaf text-on-leaf', word: 'isRight' },
  wrong: { icon: 'cross', look: 'bg-vermilion text-on-vermilion', word: 'isWrong' },
} as const;

type Props = {
  word: string;
  state: WordTileState;
  /** Identifies the tile in the DOM. */
  part?: number;
  /** True if the learner picks one of several words, instead of placing this word. */
  isChoice?: boolean;
  onPick: (() => void) | undefined;
};

/** A word of a poem, or a whole line, that the learner puts in its place. */
export function WordTile({ word, state, part, isChoice = false, onPick }: Props) {
  const t = useText(exercises);
  const mark = state === 'chosen' || state === 'right' || state === 'wrong' ? MARKS[state] : null;
  return (
    <button
      type="button"
      lang="te"
      data-option
      data-part={part}
      aria-pressed={isChoice ? state === 'chosen' : undefined}
      aria-disabled={onPick === undefined}
      onClick={onPick}
      className={`touch relative rounded-tile border-[3px] px-3 py-1 text-center text-xl transition-transform active:scale-[0.98] wrap-anywhere ${LOOKS[state]}`}
    >
      {word}
      {mark && (
        <span className={`absolute -top-2 -right-2 grid size-6 place-items-center rounded-full ${mark.look}`}>
          <Icon name={mark.icon} className="size-4" />
          {mark.word && <span className="sr-only">{t(mark.word)}</span>}
        </span>
      )}
    </button>
  );
}
