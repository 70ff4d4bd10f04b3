import { allRight } from '../../domain/exercise/outcome';
import type { Kind } from '../kind';
import { SLATE_RULES, type WriteAnswer } from '../write-letter/rules';
import type { WriteTask } from '../write-letter/task';

/** Tracing is practice: it does not count as having written the letter from memory. */
export const traceLetter: Kind<WriteTask, WriteAnswer> = {
  hesitantAfterSeconds: 60,
  hasOwnVoiceButton: false,
  ...SLATE_RULES,
  judge: (task, answer) =>
    answer.kind === 'right' ? allRight(`traced-${task.letter.key}`) : SLATE_RULES.judge(task, answer),
  instruction: () => ({ en: 'Trace the letter along the dots.', te: 'చుక్కల వెంట అక్షరాన్ని దిద్దు.' }),
};
