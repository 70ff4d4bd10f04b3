import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { iHave, joinedWords } from './haveAndJoin';
import { beforeAnEnding, vibhaktulu } from './nounsChange';
import { page } from './page';
import { plurals } from './plurals';
import { sentences } from './sentences';
import { statements } from './statements';

export const changingWords: LessonContent = {
  sections: [
    plurals,
    beforeAnEnding,
    vibhaktulu,
    iHave,
    joinedWords,
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'In each sentence find the word that has changed, and say how it looks at home, in a dictionary.',
          te: 'ప్రతి వాక్యంలో మారిన మాటను వెతికి, దాని అసలు రూపం చెప్పు.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
