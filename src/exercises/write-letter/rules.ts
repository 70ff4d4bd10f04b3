import type { Bilingual } from '../../domain/bilingual';
import { letterEntry } from '../../domain/lesson/focus';
import type { Verdict } from '../../domain/writing/verdict';
import type { Kind } from '../kind';
import { allRight, allWrong, type Explanation, type Outcome, pairsBetween } from '../../domain/exercise/outcome';
import { partNames } from './partNames';
import { type WriteTask, writtenKey } from './task';

/** The verdict on the drawing, or the letter picked by a learner who cannot draw. */
export type WriteAnswer = Verdict | { readonly kind: 'picked'; readonly letter: string };

function judge({ letter, choices }: WriteTask, answer: WriteAnswer): Outcome {
  const { telugu, key } = letter;
  switch (answer.kind) {
    case 'right':
      return allRight(writtenKey(telugu));
    case 'other':
      return allWrong(writtenKey(telugu), pairsBetween(telugu, [answer.name]));
    // Picking counts as reading, not as writing.
    case 'picked':
      return answer.letter === telugu
        ? allRight(
            key,
            pairsBetween(
              telugu,
              choices.filter((choice) => choice !== telugu),
            ),
          )
        : allWrong(key, pairsBetween(telugu, [answer.letter]));
    default:
      return allWrong(writtenKey(telugu));
  }
}

const STROKE_ORDER_NOTES: Readonly<Record<Extract<Verdict, { kind: 'right' }>['strokeOrder'], Bilingual | null>> = {
  asTaught: null,
  otherOrder: {
    en: 'The shape is right. Its parts are usually written in a different order: watch it again if you like.',
    te: 'ఆకారం సరిగ్గా ఉంది. మామూలుగా దీని భాగాలను వేరే వరుసలో రాస్తారు: కావాలంటే మళ్లీ చూడు.',
  },
  otherDirection: {
    en: 'The shape is right. One part is usually drawn from its other end: watch it again if you like.',
    te: 'ఆకారం సరిగ్గా ఉంది. మామూలుగా ఒక భాగాన్ని రెండో చివర నుంచి గీస్తారు: కావాలంటే మళ్లీ చూడు.',
  },
};

const UNLIKE: Bilingual = {
  en: 'It doesn’t look like the letter yet. Watch how it’s written, then try again.',
  te: 'ఇది ఇంకా ఆ అక్షరంలా లేదు. ఎలా రాయాలో చూసి, మళ్లీ ప్రయత్నించు.',
};

const TOO_MUCH: Bilingual = {
  en: 'There is more on the slate than the letter needs.',
  te: 'పలక మీద అక్షరానికి అవసరమైన దానికంటే ఎక్కువ గీతలు ఉన్నాయి.',
};

const LOOK_AT_PART = {
  en: (part: string) => `Look at this part again: ${part}. It is missing, or it looks different.`,
  te: (part: string) => `ఈ భాగాన్ని మళ్లీ చూడు: ${part}. అది లేదు, లేదా వేరేగా ఉంది.`,
};

function whyOf({ whys }: WriteTask, answer: WriteAnswer): Bilingual | null {
  switch (answer.kind) {
    case 'right':
      return STROKE_ORDER_NOTES[answer.strokeOrder];
    case 'other':
      return whys[answer.name] ?? null;
    case 'picked':
      return whys[answer.letter] ?? null;
    case 'tooMuch':
      return TOO_MUCH;
    case 'unlike': {
      if (answer.part === null) return UNLIKE;
      const name = partNames[answer.part];
      return { en: LOOK_AT_PART.en(name.en), te: LOOK_AT_PART.te(name.te) };
    }
  }
}

function explain(task: WriteTask, answer: WriteAnswer): Explanation {
  const why = whyOf(task, answer);
  const other = answer.kind === 'other' ? answer.name : answer.kind === 'picked' ? answer.letter : null;
  const picked = other === null || other === task.letter.telugu ? [] : [letterEntry(other)];
  return { right: [task.letter], picked, ...(why ? { why } : {}) };
}

const wrongAnswers = ({ letter, choices }: WriteTask): readonly WriteAnswer[] => [
  ...choices
    .filter((choice) => choice !== letter.telugu)
    .flatMap((choice): WriteAnswer[] => [
      { kind: 'other', name: choice },
      { kind: 'picked', letter: choice },
    ]),
  { kind: 'unlike', part: null },
  { kind: 'unlike', part: 'body' },
  { kind: 'tooMuch' },
];

/** Shared by tracing and writing. */
export const SLATE_RULES = {
  aloud: ({ letter }: WriteTask) => letter.telugu,
  judge,
  explain,
  rightAnswer: (): WriteAnswer => ({ kind: 'right', strokeOrder: 'asTaught' }),
  wrongAnswers,
};

/** The learner writes the letter from memory on an empty slate. */
export const writeLetter: Kind<WriteTask, WriteAnswer> = {
  hesitantAfterSeconds: 45,
  hasOwnVoiceButton: false,
  ...SLATE_RULES,
  instruction: () => ({ en: 'Listen, and write the letter on the slate.', te: 'విని, ఆ అక్షరాన్ని పలక మీద రాయి.' }),
};
