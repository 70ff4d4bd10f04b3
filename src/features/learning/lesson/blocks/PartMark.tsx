import type { SentencePart } from '../../../../domain/lesson/lessonContent';

export const PART_LOOKS: Readonly<Record<SentencePart, string>> = {
  subject: 'bg-indigo-tint text-indigo',
  object: 'bg-leaf-tint text-leaf',
  verb: 'bg-vermilion-tint text-vermilion',
  time: 'bg-turmeric-tint text-turmeric-deep',
  place: 'bg-turmeric-tint text-turmeric-deep',
  describing: 'bg-leaf-tint text-leaf',
  question: 'bg-indigo-tint text-indigo',
  other: 'bg-line text-ink',
};

const SHAPES: Readonly<Record<SentencePart, string>> = {
  subject: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
  object: 'M3.5 3.5h17v17h-17z',
  verb: 'M4 2.5l17 9.5-17 9.5z',
  time: 'M4 2.5h16L4 21.5h16z',
  place: 'M12 2l9.5 8.5v11h-19v-11z',
  describing: 'M12 1.5l3.1 6.6 7.2.9-5.3 5 1.4 7.2-6.4-3.6-6.4 3.6 1.4-7.2-5.3-5 7.2-.9z',
  question: 'M12 1.5L22.5 12 12 22.5 1.5 12z',
  other: 'M2 9h20v6H2z',
};

/** Each part of a sentence has its own shape, so that color is never the only mark. */
export const PartMark = ({ part }: { part: SentencePart }) => (
  <svg viewBox="0 0 24 24" className="size-3.5 flex-none fill-current" aria-hidden="true">
    <path d={SHAPES[part]} />
  </svg>
);
