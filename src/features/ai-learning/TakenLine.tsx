import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import type { Taken } from '../../ports/tutor';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { WordPicks } from './WordPicks';

type Props = {
  readonly query: string;
  /** The English of the word that is shown instead. */
  readonly shown: string;
  readonly taken: Taken;
  readonly onAsk: (text: string) => void;
  readonly onTurnDown: () => void;
};

const LINES = {
  slip: 'showingFor',
  form: 'showingFor',
  shared: 'oneOfSeveral',
  picture: 'onePicture',
  'main-word': 'mainWord',
} as const satisfies Record<Taken['how'], string>;

/** Says that another word than the typed one is shown, and offers alternatives. */
export function TakenLine({ query, shown, taken: { how, others, missing }, onAsk, onTurnDown }: Props) {
  const t = useText(aiLearning);
  const isGuess = how === 'slip' || how === 'form';
  if (how === 'picture' && others.length === 0) return null;
  return (
    <div className="grid w-full gap-3 rounded-tile bg-indigo-tint px-4 py-3.5">
      <p className="flex items-start gap-2.5">
        <Icon name="info" className="mt-0.5 size-6 flex-none text-indigo" />
        <span className="min-w-0 break-words">
          {missing
            ? t('mainWordMissing', { word: shown, missing: missing.join(', ') })
            : t(LINES[how], { word: shown, query })}
        </span>
      </p>
      {(others.length > 0 || isGuess) && (
        <div className="flex flex-wrap items-center gap-3">
          {others.length > 0 && <WordPicks words={others} onAsk={onAsk} />}
          {isGuess && (
            <Button look="quiet" onClick={onTurnDown}>
              {t('notThat', { query })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
