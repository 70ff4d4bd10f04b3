import { VIRAMA } from '../../../domain/script/letters';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';

type Props = {
  part: 'consonant' | 'vottu' | 'sign';
  label: string;
  pieces: readonly string[];
  picked: string | undefined;
  right: string;
  isJudged: boolean;
  onPick: (piece: string) => void;
};

/** A sign hangs on a dotted circle, a vottu stands below one. */
const faceOf = (part: Props['part'], piece: string) =>
  part === 'consonant' ? piece : `◌${part === 'vottu' ? VIRAMA : ''}${piece}`;

/** The pieces for one part of the akshara. */
export function PieceRow({ part, label, pieces, picked, right, isJudged, onPick }: Props) {
  const t = useText(exercises);
  const lookOf = (piece: string) => {
    if (isJudged && piece === right) return 'border-leaf bg-leaf-tint';
    if (isJudged && piece === picked) return 'border-vermilion bg-vermilion-tint';
    return piece === picked ? 'border-indigo bg-indigo-tint' : 'border-line bg-card shadow-card hover:border-edge';
  };
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <p aria-hidden="true" className="font-semibold text-muted">
        {label}
      </p>
      <div className="grid grid-cols-4 gap-2.5 md:gap-4">
        {pieces.map((piece) => (
          <button
            key={piece}
            type="button"
            data-option
            aria-pressed={piece === picked}
            aria-disabled={isJudged}
            onClick={isJudged ? undefined : () => onPick(piece)}
            className={`touch relative grid min-h-20 place-items-center rounded-card border-[3px] px-1 py-2 transition-transform active:scale-[0.98] ${lookOf(piece)}`}
          >
            {piece === '' ? (
              <span className="type-small text-center leading-tight font-semibold">
                {t(part === 'vottu' ? 'noVottu' : 'noSign')}
              </span>
            ) : (
              <span lang="te" className="font-display text-4xl">
                {faceOf(part, piece)}
              </span>
            )}
            {isJudged && (piece === right || piece === picked) && (
              <span
                className={`absolute -top-2 -right-2 grid size-6 place-items-center rounded-full ${piece === right ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
              >
                <Icon name={piece === right ? 'check' : 'cross'} className="size-4" />
                <span className="sr-only">{t(piece === right ? 'isRight' : 'isWrong')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
