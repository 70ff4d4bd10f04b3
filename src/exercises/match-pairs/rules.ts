import type { Bilingual } from '../../domain/bilingual';
import type { LessonKind } from '../kind';
import { explainPairs, judgePairs, type Pairing, rightPairing, wrongPairings } from './judge';
import { makePairsTask, type PairsTask } from './make';

const INSTRUCTIONS: Record<PairsTask['matchedBy'], Bilingual> = {
  latin: { en: 'Match each letter with its sound.', te: 'ప్రతి అక్షరాన్నీ దాని ఉచ్చారణతో జతచేయి.' },
  sound: { en: 'Match each one with its sound.', te: 'ప్రతి ఒక్కదాన్నీ దాని శబ్దంతో జతచేయి.' },
  sign: { en: 'Match each vowel with its sign on క.', te: 'ప్రతి అచ్చునూ క మీద ఉన్న దాని గుర్తుతో జతచేయి.' },
  word: { en: 'Match each letter with its picture from the lesson.', te: 'ప్రతి అక్షరాన్నీ పాఠంలోని దాని బొమ్మతో జతచేయి.' },
  picture: { en: 'Match each one with its picture.', te: 'ప్రతి ఒక్కదాన్నీ దాని బొమ్మతో జతచేయి.' },
  meaning: { en: 'Match each one with its meaning.', te: 'ప్రతి మాటనూ దాని అర్థంతో జతచేయి.' },
  digits: { en: 'Match each number with its digits.', te: 'ప్రతి సంఖ్యనూ దాని అంకెలతో జతచేయి.' },
};

export const matchPairs: LessonKind<PairsTask, Pairing> = {
  hesitantAfterSeconds: 45,
  hasOwnVoiceButton: false,
  isNotForQuizzes: true,
  make: makePairsTask,
  instruction: ({ matchedBy }) => INSTRUCTIONS[matchedBy],
  judge: judgePairs,
  explain: explainPairs,
  rightAnswer: rightPairing,
  wrongAnswers: wrongPairings,
};
