import { aksharas } from '../../../domain/script/aksharas';
import { transliterated } from '../../../domain/script/transliteration';
import { useSpeakLabels } from '../../../i18n/speech';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { useSpeaker } from '../../../ui/speech/SpeechContext';

/** The aksharas of the word; a tap speaks one. */
export function WordAksharas({ word }: { readonly word: string }) {
  const t = useText(stories);
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{t('inItsLetters')}</h3>
      <ul className="flex flex-wrap gap-2">
        {aksharas(word).map((akshara, at) => (
          <li key={at}>
            <AksharaTile akshara={akshara} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AksharaTile({ akshara }: { readonly akshara: string }) {
  const { owner, player, state } = useSpeaker();
  const labels = useSpeakLabels(akshara);
  const isHeard = state.phase === 'playing' || state.phase === 'loading';
  return (
    <button
      type="button"
      aria-label={labels.listen}
      onClick={() => void player.speak(owner, akshara)}
      className={`flex min-w-16 flex-col items-center rounded-tile border-2 px-3 pt-1 pb-2 ${isHeard ? 'border-turmeric-deep bg-turmeric-tint' : 'border-line bg-paper hover:border-edge'}`}
    >
      <span lang="te" className="font-display text-4xl leading-[1.45]!">
        {akshara}
      </span>
      <span lang="te-Latn" className="type-small text-muted">
        {transliterated(akshara)}
      </span>
    </button>
  );
}
