import type { GeneratedQuestion } from '../../domain/quiz/generatedQuestion';
import type { Kind } from '../kind';
import { allRight, allWrong } from '../../domain/exercise/outcome';

/** A question written by the tutor. It is not an item, so its key is the question itself. */
export const generatedQuestion: Kind<GeneratedQuestion, string> = {
  hesitantAfterSeconds: 30,
  hasOwnVoiceButton: false,
  instruction: ({ english, telugu }) => ({ en: english, te: telugu }),
  judge: ({ english, correctAnswer }, picked) => (picked === correctAnswer ? allRight(english) : allWrong(english)),
  explain: ({ english, correctAnswer }, picked) => ({
    right: [{ key: english, telugu: correctAnswer }],
    picked: picked === correctAnswer ? [] : [{ key: english, telugu: picked }],
  }),
  rightAnswer: ({ correctAnswer }) => correctAnswer,
  wrongAnswers: ({ options, correctAnswer }) => options.filter((option) => option !== correctAnswer),
};
