import { LESSON_IDS } from '../../domain/lesson/lesson';
import type { Block, LessonContent, Sentence } from '../../domain/lesson/lessonContent';
import type { KnownSentence } from '../../domain/tutor/sentenceFinder';
import { loadLesson } from '../lessons';
import { poems } from '../padyalu/poems';
import { wordBank } from '../words';

const spoken = ({ words, end, english }: Sentence): KnownSentence => ({
  en: english,
  te: `${words.map(({ telugu }) => telugu).join(' ')}${end}`,
  parts: words.map((word) => ({ telugu: word.telugu, english: word.english })),
});

function inBlock(block: Block): KnownSentence[] {
  switch (block.kind) {
    case 'sentences':
      return block.sentences.map(spoken);
    case 'dialogue':
      return block.lines.map(({ english, telugu }) => ({ en: english, te: telugu }));
    case 'items':
      return block.items.map(({ english, telugu }) => ({ en: english, te: telugu }));
    case 'passage':
      return block.passage.sentences.map(({ en, te }) => ({ en, te }));
    default:
      return [];
  }
}

const inLesson = ({ sections, practiceSentences = [] }: LessonContent): KnownSentence[] => [
  ...sections.flatMap(({ blocks }) => blocks.flatMap(inBlock)),
  ...practiceSentences.map(spoken),
];

const lessons = await Promise.all(LESSON_IDS.map(loadLesson));

/** The hard words of the poems. */
const inPoems = poems.flatMap(({ hardWords = [] }) =>
  hardWords.map(({ word, meaning }): KnownSentence => ({ en: meaning.en, te: word })),
);

/** Every sentence and phrase of the lessons, their dialogues, the bank and the poems. Prebuilt. */
export const knownSentences: readonly KnownSentence[] = [
  ...lessons.flatMap(inLesson),
  ...wordBank.map(({ sentence }) => sentence),
  ...inPoems,
];
