import type { Bilingual } from '../../domain/bilingual';
import type { Weight } from '../../domain/chandas/ganas';
import type { WeightReason } from '../../domain/chandas/weights';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

export type LaghuOrGuruTask = {
  readonly key: string;
  /** The aksharas of a word. */
  readonly aksharas: readonly string[];
  /** The index of the marked akshara. */
  readonly at: number;
  readonly weight: Weight;
  readonly reason: WeightReason;
};

const WHY: Readonly<Record<WeightReason, (letter: string, next: string) => Bilingual>> = {
  'long vowel': (letter) => ({
    en: `${letter} has a long vowel, so it is a guru.`,
    te: `${letter}: ఈ అక్షరానికి దీర్ఘం ఉంది. అందుకే ఇది గురువు.`,
  }),
  sunna: (letter) => ({
    en: `${letter} has a sunna, so it is a guru.`,
    te: `${letter}: ఈ అక్షరానికి సున్నా ఉంది. అందుకే ఇది గురువు.`,
  }),
  visarga: (letter) => ({
    en: `${letter} has a visarga, so it is a guru.`,
    te: `${letter}: ఈ అక్షరానికి విసర్గ ఉంది. అందుకే ఇది గురువు.`,
  }),
  pollu: (letter) => ({
    en: `${letter} ends in a silent letter, so it is a guru.`,
    te: `${letter}: ఈ అక్షరం చివర పొల్లు ఉంది. అందుకే ఇది గురువు.`,
  }),
  'joined letter': (letter, next) => ({
    en: `A joined letter, ${next}, comes after ${letter}, so it is a guru.`,
    te: `${letter} తర్వాత ఒత్తు ఉన్న అక్షరం వచ్చింది: ${next}. అందుకే ఇది గురువు.`,
  }),
  short: (letter) => ({
    en: `${letter} is short, and nothing makes it long: it is a laghu.`,
    te: `${letter}: ఈ అక్షరం హ్రస్వం. దీన్ని గురువుగా మార్చేది ఏదీ లేదు. అందుకే ఇది లఘువు.`,
  }),
};

export const laghuOrGuru: Kind<LaghuOrGuruTask, Weight> = {
  hesitantAfterSeconds: 12,
  hasOwnVoiceButton: false,
  instruction: () => ({ en: 'Is the marked letter a laghu or a guru?', te: 'గుర్తు పెట్టిన అక్షరం లఘువా, గురువా?' }),
  judge: ({ key, weight }, answer) => (answer === weight ? allRight : allWrong)(key),
  explain: ({ aksharas, at, reason }) => ({
    why: WHY[reason](aksharas[at] ?? '', aksharas[at + 1] ?? ''),
    right: [],
    picked: [],
  }),
  rightAnswer: ({ weight }) => weight,
  wrongAnswers: ({ weight }) => [weight === 'guru' ? 'laghu' : 'guru'],
};
