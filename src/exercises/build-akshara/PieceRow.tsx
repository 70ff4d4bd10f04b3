import { VIRAMA } from '../../domain/script/letters';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { Fit } from '../../practice/fit/Fit';

type Props = {
  part: 'consonant' | 'vottu' | 'sign';
  label: string;
  pieces: readonly string[];
  picked: string | undefined;
  right: string;
  isJudged: boolean;
  onPick: (piece: string) => void;
};

/** A sign or vottu is shown with a dotted circle in place of the consonant. */
const faceOf = (part: Props['part'], piece: string) =>
  part === 'consonant' ? piece : `◌${part === 'vottu' ? VIRAMA : ''}${piece}`;

/** The pieces to choose from for one part of the akshara. */
export function PieceRow({ part, label, pieces, picked, right, isJudged, onPick }: Props) {
  const t = useText(exercises);
  const lookOf = (piece: string) => {
    if (isJudged && piece === right) return 'border-leaf bg-leaf-tint';
    if (isJudged && piece === picked) return 'border-vermilion bg-vermilion-tint';
    return piece === picked ? 'border-indigo bg-indigo-tint' : 'border-line bg-card shadow-card hover:border-edge';
  };
  return (
    <div role="group" aria-label={label} className="grid">
      {!isJudged && (
        <p aria-hidden="true" className="text-sm leading-snug! font-semibold text-muted">
          {label}
        </p>
      )}
      <div
        className={`grid grid-cols-4 gap-2.5 md:gap-4 ${isJudged ? 'auto-rows-[clamp(2.5rem,14cqh,5.5rem)]' : 'auto-rows-[clamp(3rem,15cqh,5.5rem)]'}`}
      >
        {pieces.map((piece) => (
          <button
            key={piece}
            type="button"
            data-option
            aria-pressed={piece === picked}
            aria-disabled={isJudged}
            onClick={isJudged ? undefined : () => onPick(piece)}
            className={`relative rounded-card border-[3px] transition-transform active:scale-[0.98] ${lookOf(piece)}`}
          >
            <span className="absolute inset-x-1 inset-y-0.5">
              {piece === '' ? (
                <Fit name="none" max={0.95} className="leading-tight! font-semibold">
                  {t(part === 'vottu' ? 'noVottu' : 'noSign')}
                </Fit>
              ) : (
                <Fit name="pieces" max={2.6} className="font-display leading-[1.5]!">
                  <span lang="te" className="leading-[inherit]!">
                    {faceOf(part, piece)}
                  </span>
                </Fit>
              )}
            </span>
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
