import { shuffled } from '../../random';
import { aksharas } from '../../script/aksharas';
import { VIRAMA } from '../../script/letters';
import { type Asker, neighboursOf, WRONG_OPTIONS, wrongTexts } from './draft';

export const askFirstLetter: Asker = (word, material, random) => {
  const [first] = aksharas(word.telugu);
  if (first === undefined) return null;
  const others = neighboursOf(word, material, random).filter(({ telugu }) => telugu[0] !== word.telugu[0]);
  const wrong = wrongTexts(word, others, ({ telugu }) => telugu);
  return (
    wrong && {
      english: `Which of these words begins with ‘${first}’?`,
      telugu: `వీటిలో ‘${first}’తో మొదలయ్యే పదం ఏది?`,
      right: word.telugu,
      wrong,
    }
  );
};

/** Not for a word with a bare consonant at its end, as పెన్సిల్: some count it as a letter of its own. */
export const askLetterCount: Asker = ({ telugu }, _, random) => {
  if (telugu.includes(' ') || telugu.endsWith(VIRAMA)) return null;
  const count = aksharas(telugu).length;
  const others = [count - 2, count - 1, count + 1, count + 2, count + 3].filter((number) => number > 0);
  return {
    english: `How many aksharas are there in ‘${telugu}’?`,
    telugu: `‘${telugu}’ అనే పదంలో ఎన్ని అక్షరాలు ఉన్నాయి?`,
    right: String(count),
    wrong: shuffled(others, random).slice(0, WRONG_OPTIONS).map(String),
  };
};
