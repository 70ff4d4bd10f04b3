import { useState } from 'react';
import type { Words } from '../../../domain/reading/reviewWord';
import type { TextName } from '../../../domain/reading/textKey';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/layout/Dialog';
import { WordCard } from './WordCard';

type Props = {
  readonly text: TextName;
  readonly words: Words;
  /** The tapped word, or `null`. */
  readonly word: string | null;
  readonly onAsk: (key: string) => void;
  readonly onClose: () => void;
};

export function WordDialog({ text, words, word, onAsk, onClose }: Props) {
  const t = useText(stories);
  const [asked, setAsked] = useState<readonly string[]>([]);
  return (
    <Dialog open={word !== null} onClose={onClose} title={t('wordTitle')} closeLabel={t('closeWord')}>
      {word !== null && (
        <WordCard
          key={word}
          text={text}
          word={word}
          gloss={Object.hasOwn(words, word) ? words[word] : undefined}
          asked={asked}
          onAsk={(key) => {
            setAsked([...asked, key]);
            onAsk(key);
          }}
        />
      )}
    </Dialog>
  );
}
