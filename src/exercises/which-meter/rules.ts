import { type Meter, METER_NAMES } from '../../domain/chandas/meters';
import type { StudioGroup } from '../../domain/padyalu/studio';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

export type WhichMeterTask = {
  readonly lines: readonly string[];
  readonly meter: Meter;
  readonly choices: readonly Meter[];
  /** The ganas of the first line. */
  readonly groups: readonly StudioGroup[];
};

/** Not an item key: a meter gives points but is not reviewed. */
const keyOf = ({ meter }: WhichMeterTask): string => `meter:${meter}`;

export const whichMeter: Kind<WhichMeterTask, Meter> = {
  hesitantAfterSeconds: 45,
  hasOwnVoiceButton: false,
  instruction: () => ({ en: 'Which meter is this?', te: 'ఈ పద్యం ఏ ఛందస్సు?' }),
  judge: (task, answer) => (answer === task.meter ? allRight : allWrong)(keyOf(task)),
  explain: ({ meter, groups }) => {
    const ganas = groups.flatMap(({ gana }) => gana?.name ?? []).join(', ');
    const name = METER_NAMES[meter];
    return {
      why: {
        en: `It is ${name.en}. The ganas of the first line: ${ganas}.`,
        te: `ఇది ${name.te}. మొదటి పాదంలో గణాలు: ${ganas}.`,
      },
      right: [],
      picked: [],
    };
  },
  rightAnswer: ({ meter }) => meter,
  wrongAnswers: ({ meter, choices }) => choices.filter((choice) => choice !== meter),
};
