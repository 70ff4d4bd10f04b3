import type { WordHead } from '../../domain/tutor/bankWord';
import { aksharas } from '../../domain/script/aksharas';

type Props = { readonly word: WordHead; readonly onAsk: (english: string) => void };

/** A word without an emoji shows its first letter. */
export const WordTile = ({ word: { english, telugu, emoji }, onAsk }: Props) => (
  <li className="grid">
    <button
      type="button"
      onClick={() => onAsk(english)}
      className="touch flex flex-col items-center gap-1 rounded-card border-2 border-line bg-card px-2 py-3 text-center hover:border-edge"
    >
      <span
        aria-hidden="true"
        lang="te"
        className={`font-display grid size-14 place-items-center rounded-full leading-none! ${
          emoji ? 'text-4xl [font-variant-emoji:emoji]' : 'bg-indigo-tint text-2xl text-indigo'
        }`}
      >
        {emoji ?? aksharas(telugu)[0]}
      </span>
      <span lang="te" className="max-w-full font-semibold leading-normal">
        {telugu}
      </span>
      <span lang="en" className="type-small max-w-full leading-snug text-muted">
        {english}
      </span>
    </button>
  </li>
);
