import type { LessonId } from '../../../../domain/lesson/lesson';
import type { LessonContent, Letter, Sign } from '../../../../domain/lesson/lessonContent';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../../../domain/script/letters';

const LESSONS_WITH_CHART: readonly LessonId[] = ['vowels', 'consonants', 'gunintalu'];

/** Only these lessons teach letters that fit on one sheet. */
export const hasChart = (id: LessonId): boolean => LESSONS_WITH_CHART.includes(id);

const primerPlace = ({ letter }: Letter) =>
  [...PRIMER_VOWELS, ...PRIMER_CONSONANTS].findIndex((known) => known === letter);

/** Sorted in the order of the primer, whatever order the lesson teaches them in. */
export const lettersIn = ({ sections }: LessonContent): readonly Letter[] =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'letters' ? block.letters : [])))
    .toSorted((one, other) => primerPlace(one) - primerPlace(other));

export const signsIn = ({ sections }: LessonContent): readonly Sign[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'gunintalu' ? block.signs : [])));
