import type { KnownWord } from '../../ports/tutor';
import { Button } from '../../ui/controls/Button';

type Props = { readonly words: readonly KnownWord[]; readonly onAsk: (english: string) => void };

export const WordPicks = ({ words, onAsk }: Props) => (
  <ul className="flex flex-wrap gap-3">
    {words.map((word) => (
      <li key={word.id}>
        <Button look="quiet" onClick={() => onAsk(word.english)}>
          {word.emoji && (
            <span aria-hidden="true" className="[font-variant-emoji:emoji]">
              {word.emoji}
            </span>
          )}
          <span lang="en">{word.english}</span>
          <span lang="te" className="text-muted">
            {word.telugu}
          </span>
        </Button>
      </li>
    ))}
  </ul>
);
