import type { Letter } from '../../../../domain/lesson/lessonContent';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useLanguage } from '../../../../i18n/useText';
import { MixedText } from '../../../../ui/layout/MixedText';

/** On paper nothing can be selected, so all letters are printed one below the other. */
export function PrintedLetters({ letters }: { letters: readonly Letter[] }) {
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <ul className="hidden gap-4 print:grid">
      {letters.map(({ letter, word, said, written }) => (
        <li key={letter} className="grid grid-cols-[7rem_1fr] items-center gap-4 border-t border-line pt-3">
          <span lang="te" className="font-display text-center text-[4rem] leading-[1.4]!">
            {letter}
          </span>
          <div className="grid gap-1">
            <p className="text-lg">
              {word.picture}{' '}
              <span lang="te" className="font-semibold">
                {word.telugu}
              </span>{' '}
              <span lang="en">{word.english}</span>
            </p>
            {[said, written].map((text) => (
              <p key={text.en}>
                <MixedText text={pick(text)} language={language} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
