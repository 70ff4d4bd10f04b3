import type { Letter } from '../../../../domain/lesson/lessonContent';
import { HeardButton } from '../HeardButton';

/** Every letter with its word and picture; on screen, a tap speaks it. */
export const LetterChart = ({ letters }: { letters: readonly Letter[] }) => (
  <ul
    className={`grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5 print:gap-1.5 ${letters.length > 20 ? 'print:grid-cols-6' : 'print:grid-cols-4'}`}
  >
    {letters.map(({ letter, word }) => (
      <li key={letter} className="grid break-inside-avoid">
        <HeardButton
          text={`${letter}, ${word.telugu}`}
          className="grid content-start justify-items-center gap-1 rounded-tile px-1 py-3 text-center print:gap-0 print:py-1"
        >
          <span lang="te" className="font-display text-5xl leading-[1.4]! print:text-4xl">
            {letter}
          </span>
          <span aria-hidden="true" className="text-3xl leading-none print:text-2xl">
            {word.picture}
          </span>
          <span lang="te" className="text-lg font-semibold print:leading-normal!">
            {word.telugu}
          </span>
          <span lang="en" className="type-small leading-snug text-muted">
            {word.english}
          </span>
        </HeardButton>
      </li>
    ))}
  </ul>
);
