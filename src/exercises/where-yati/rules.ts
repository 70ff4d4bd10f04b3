import type { Bilingual } from '../../domain/bilingual';
import { type Meter, METER_NAMES } from '../../domain/chandas/meters';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

export type WhereYatiTask = {
  readonly key: string;
  /** The spoken text. */
  readonly line: string;
  readonly meter: Meter;
  readonly aksharas: readonly { readonly text: string; readonly startsWord: boolean }[];
  /** The index of the akshara that agrees with the first one. */
  readonly at: number;
  /** The same position in the rule of the meter, from 1. */
  readonly rule: { readonly by: 'akshara' | 'gana'; readonly number: number };
};

const ruleText = ({ meter, rule: { by, number } }: WhereYatiTask): Bilingual => {
  const name = METER_NAMES[meter];
  return by === 'akshara'
    ? { en: `In ${name.en} the yati falls on letter ${number}.`, te: `${name.te}లో ${number}వ అక్షరం మీద యతి వస్తుంది.` }
    : {
        en: `In ${name.en} the yati falls on the first letter of gana ${number}.`,
        te: `${name.te}లో ${number}వ గణం మొదటి అక్షరం మీద యతి వస్తుంది.`,
      };
};

export const whereYati: Kind<WhereYatiTask, number> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  instruction: () => ({
    en: 'Where does the yati fall? Which letter sounds like the first?',
    te: 'యతి ఏది? మొదటి అక్షరంతో ఏది కలుస్తుంది?',
  }),
  judge: ({ key, at }, answer) => (answer === at ? allRight : allWrong)(key),
  explain: (task) => {
    const [first, second] = [task.aksharas[0]?.text ?? '', task.aksharas[task.at]?.text ?? ''];
    const rule = ruleText(task);
    return {
      why: {
        en: `${first} and ${second} sound alike. ${rule.en}`,
        te: `${first}, ${second}: ఈ రెండూ కలుస్తాయి. ${rule.te}`,
      },
      right: [],
      picked: [],
    };
  },
  rightAnswer: ({ at }) => at,
  wrongAnswers: ({ aksharas, at }) => aksharas.map((_, place) => place).filter((place) => place > 0 && place !== at),
};
