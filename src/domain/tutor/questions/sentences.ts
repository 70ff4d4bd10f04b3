import { type Random, shuffled } from '../../random';
import { type BankWord, teluguFormsOf } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, neighboursOf, type Scene, strangersTo, WRONG_OPTIONS, wrongTexts } from './draft';
import { isNamedIn, withGap, withOneGap } from './gap';

const isPhraseIn = (phrase: string, sentence: string) =>
  ` ${sentence.toLowerCase().replaceAll(/[^a-z' -]/gu, '')} `.includes(` ${phrase.toLowerCase()} `);

/** The English beside it leaves one word that fits; without it a cat could sleep as well as a dog. */
export const askMissingWord: Asker = (word, scene, random) => {
  const gapped = withOneGap(word.sentence.te, word.telugu);
  const wrong = wrongTexts(word, neighboursOf(word, scene, random), ({ telugu }) => telugu, { scene, random });
  if (gapped === null || !wrong) return null;
  return {
    english: `Fill the gap: “${word.sentence.en}”`,
    telugu: gapped,
    right: word.telugu,
    wrong,
  };
};

/** A gap for another word of the word's own sentence. */
export const askOtherMissingWord: Asker = (word, scene, random) => {
  const { byTelugu } = indexOf(scene.bank);
  for (const telugu of shuffled(teluguWordsIn(word.sentence.te), random)) {
    const missing = byTelugu.get(telugu);
    const gapped = missing && !word.telugu.includes(telugu) ? withOneGap(word.sentence.te, telugu) : null;
    if (!missing || gapped === null) continue;
    const wrong = wrongTexts(missing, neighboursOf(missing, scene, random), (other) => other.telugu, { scene, random });
    // Only where the English names it: what it means there is then beyond doubt.
    if (!wrong || !isPhraseIn(missing.english, word.sentence.en)) continue;
    return { english: `Fill the gap: “${word.sentence.en}”`, telugu: gapped, right: telugu, wrong };
  }
  return null;
};

/** Sentences in which these words are not named: only one of the four can be meant. */
function wrongSentences(word: BankWord, textOf: (word: BankWord) => string, scene: Scene, random: Random) {
  const others = neighboursOf(word, scene, random).filter(
    ({ sentence }) => !isNamedIn(sentence.te, teluguFormsOf(word)),
  );
  return wrongTexts(word, others, textOf, { scene, random });
}

export const askSentenceInTelugu: Asker = (word, scene, random) => {
  const wrong = wrongSentences(word, ({ sentence }) => sentence.te, scene, random);
  return (
    wrong && {
      english: `Which sentence says “${word.sentence.en}”?`,
      telugu: `“${word.sentence.en}” అనే అర్థం ఇచ్చే వాక్యం ఏది?`,
      right: word.sentence.te,
      wrong,
    }
  );
};

export const askSentenceInEnglish: Asker = (word, scene, random) => {
  const wrong = wrongSentences(word, ({ sentence }) => sentence.en, scene, random);
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
  const others = new Set(teluguWordsIn(word.sentence.te));
  const unlike = [...others].filter((part) => !own.some((form) => form.includes(part) || part.includes(form)));
  if (word.telugu.includes(' ') || unlike.length < WRONG_OPTIONS) return null;
  return {
    english: `Which word in “${word.sentence.te}” means ‘${word.english}’?`,
    telugu: `“${word.sentence.te}” అనే వాక్యంలో ‘${word.english}’ అనే అర్థం వచ్చే పదం ఏది?`,
    right: word.telugu,
    wrong: shuffled(unlike, random).slice(0, WRONG_OPTIONS),
  };
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

/**
 * From Telugu to Telugu. Words of other kinds stand beside it, none that the sentence names: what is said of a cow may
 * be true of a buffalo, and a sentence about heat may tell about the stove as well.
 */
export const askDescribed =
  (which: number): Asker =>
  (word, scene, random) => {
    const explanation = word.explanations[which];
    if (!explanation) return null;
    const own = teluguFormsOf(word);
    const sentences = sentencesOf(explanation.te);
    // Beyond the first explanation, a sentence that does not name its word may be about many things.
    const sentence = which === 0 ? sentences[0] : sentences.find((one) => isNamedIn(one, own));
    if (sentence === undefined) return null;
    const description = withGap(sentence, own);
    const unnamed = strangersTo(word, scene, random).filter((other) => !isNamedIn(sentence, teluguFormsOf(other)));
    // One of each kind: three numbers beside a lion would give the lion away.
    const ofEachKind = [...new Map(unnamed.map((other) => [other.category, other])).values()];
    const wrong = wrongTexts(word, ofEachKind, ({ telugu }) => telugu, { scene, random });
    return (
      wrong && {
        english: 'Which word does this Telugu sentence tell about?',
        telugu: `ఈ వాక్యం దేని గురించి చెప్తోంది? “${description}”`,
        right: word.telugu,
        wrong,
      }
    );
  };
