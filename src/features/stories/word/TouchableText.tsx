import { useEffect, useMemo, useRef } from 'react';
import { touchableWords } from '../../../domain/reading/words';

type Props = {
  readonly text: string;
  /** The index of the spoken word. */
  readonly spokenWord: number | null;
  readonly onWord: (word: string) => void;
  readonly className?: string;
};

/** A text whose words can be tapped; the spoken one is highlighted. */
export function TouchableText({ text, spokenWord, onWord, className = '' }: Props) {
  const words = useMemo(() => touchableWords(text), [text]);
  const lit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (spokenWord !== null) lit.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [spokenWord]);

  return (
    <p lang="te" className={className}>
      {words.map(({ shown, word }, at) => (
        <span key={at}>
          {at > 0 && ' '}
          <button
            ref={at === spokenWord ? lit : undefined}
            type="button"
            data-spoken={at === spokenWord ? '' : undefined}
            onClick={() => onWord(word)}
            className="scroll-my-16 rounded-md text-left leading-[inherit]! hover:bg-indigo-tint data-spoken:bg-turmeric data-spoken:text-on-turmeric data-spoken:shadow-[0_0_0_3px_var(--color-turmeric)]"
          >
            {shown}
          </button>
        </span>
      ))}
    </p>
  );
}
