import { itemKey } from '../../domain/activity/itemKey';
import type { EasyQuestion } from '../../domain/quiz/easyBank';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

/** A question of the easy quiz: an English word and two Telugu choices. */
export const pickTranslation: Kind<EasyQuestion, string> = {
  hesitantAfterSeconds: 12,
  hasOwnVoiceButton: false,
  instruction: () => ({ en: 'Which one is it in Telugu?', te: 'తెలుగులో ఏది సరైనది?' }),
  aloud: ({ prompt }) => prompt,
  judge: ({ id, correctAnswer }, picked) => {
    const key = itemKey('word', id);
    return picked === correctAnswer ? allRight(key) : allWrong(key);
  },
  explain: ({ id, prompt, correctAnswer }, picked) => {
    const key = itemKey('word', id);
    return {
      right: [{ key, telugu: correctAnswer, english: prompt }],
      picked: picked === correctAnswer ? [] : [{ key, telugu: picked }],
    };
  },
  rightAnswer: ({ correctAnswer }) => correctAnswer,
  wrongAnswers: ({ options, correctAnswer }) => options.filter((option) => option !== correctAnswer),
};
