import { shuffled } from '../../random';
import { teluguFormsOf } from '../bankWord';
import { type Asker, neighboursOf, strangersTo, WRONG_OPTIONS, wrongTexts } from './draft';
import { withGap } from './gap';

/** The English beside it leaves one word that fits; without it a cat could sleep as well as a dog. */
export const askMissingWord: Asker = (word, material, random) => {
  const wrong = wrongTexts(word, neighboursOf(word, material, random), ({ telugu }) => telugu);
  return (
    wrong && {
      english: `Fill the gap: “${word.sentence.en}”`,
      telugu: withGap(word.sentence.te, [word.telugu]),
      right: word.telugu,
      wrong,
    }
  );
};

export const askSentenceInTelugu: Asker = (word, material, random) => {
  const wrong = wrongTexts(word, neighboursOf(word, material, random), ({ sentence }) => sentence.te);
  return (
    wrong && {
      english: `Which sentence is right for “${word.sentence.en}”?`,
      telugu: `“${word.sentence.en}” అనే అర్థం ఇచ్చే వాక్యం ఏది?`,
      right: word.sentence.te,
      wrong,
    }
  );
};

export const askSentenceInEnglish: Asker = (word, material, random) => {
  const wrong = wrongTexts(word, neighboursOf(word, material, random), ({ sentence }) => sentence.en);
  return (
    wrong && {
      english: `What does “${word.sentence.te}” mean?`,
      telugu: `“${word.sentence.te}” అనే వాక్యానికి ఇంగ్లీషులో అర్థం ఏమిటి?`,
      right: word.sentence.en,
      wrong,
    }
  );
};

export const askWordInSentence: Asker = (word, _, random) => {
  const own = teluguFormsOf(word);
  const others = new Set(word.sentence.te.match(/[\u0c00-\u0c7f]+/gu) ?? []);
  const unlike = [...others].filter((part) => !own.some((form) => form.includes(part) || part.includes(form)));
  if (word.telugu.includes(' ') || unlike.length < WRONG_OPTIONS) return null;
  return {
    english: `Which word in “${word.sentence.te}” means ‘${word.english}’?`,
    telugu: `“${word.sentence.te}” అనే వాక్యంలో ‘${word.english}’ అనే అర్థం వచ్చే పదం ఏది?`,
    right: word.telugu,
    wrong: shuffled(unlike, random).slice(0, WRONG_OPTIONS),
  };
};

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

/**
 * From Telugu to Telugu. Words of other kinds stand beside it, none that the sentence names: what is said of a cow may
 * be true of a buffalo, and a sentence about heat may tell about the stove as well.
 */
export const askDescribed =
  (which: number): Asker =>
  (word, material, random) => {
    const explanation = word.explanations[which];
    if (!explanation) return null;
    const sentence = firstSentence(explanation.te);
    const description = withGap(sentence, teluguFormsOf(word));
    // Beyond the first explanation, a sentence that does not name its word may be about many things.
    if (which > 0 && description === sentence) return null;
    const unnamed = strangersTo(word, material, random).filter(
      (other) => withGap(sentence, teluguFormsOf(other)) === sentence,
    );
    const wrong = wrongTexts(word, unnamed, ({ telugu }) => telugu);
    return (
      wrong && {
        english: 'Which word does this Telugu sentence tell about?',
        telugu: `ఈ వాక్యం దేని గురించి చెప్తోంది? “${description}”`,
        right: word.telugu,
        wrong,
      }
    );
  };
