import type { Letter } from '../../../../domain/lesson/lessonContent';
import { HeardButton } from '../HeardButton';

/** Every letter with its word and picture; on the screen each is heard when it is touched. */
export const LetterChart = ({ letters }: { letters: readonly Letter[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5 print:grid-cols-4 print:gap-2">
    {letters.map(({ letter, word }) => (
      <li key={letter} className="grid break-inside-avoid">
        <HeardButton
          text={`${letter}, ${word.telugu}`}
          className="grid content-start justify-items-center gap-1 rounded-tile px-2 py-3 text-center print:border-2"
        >
          <span lang="te" className="font-display text-5xl leading-[1.4]!">
            {letter}
          </span>
          <span aria-hidden="true" className="text-3xl leading-none">
            {word.picture}
          </span>
          <span lang="te" className="text-lg font-semibold">
            {word.telugu}
          </span>
          <span lang="en" className="type-small text-muted">
            {word.english}
          </span>
        </HeardButton>
      </li>
    ))}
  </ul>
);
