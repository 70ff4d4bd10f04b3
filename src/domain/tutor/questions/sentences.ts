import { type Random, shuffled } from '../../random';
import { type BankWord, teluguFormsOf } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, neighboursOf, type Scene, WRONG_OPTIONS, wrongTexts } from './draft';
import { isNamedIn, withOneGap } from './gap';
import { ownForm } from './ownForm';

const isPhraseIn = (phrase: string, sentence: string) =>
  ` ${sentence.toLowerCase().replaceAll(/[^a-z' -]/gu, '')} `.includes(` ${phrase.toLowerCase()} `);

/** The English beside it leaves one word that fits; without it a cat could sleep as well as a dog. All are bent alike. */
export const askMissingWord: Asker = (word, scene, random) => {
  const own = ownForm(word);
  const gapped = own && withOneGap(word.sentence.te, own.written);
  if (!own || gapped === null) return null;
  const others = neighboursOf(word, scene, random).filter((other) => own.of(other) !== null);
  const wrong = wrongTexts(word, others, (other) => own.of(other) ?? '', { scene, random, rightText: own.written });
  return wrong && { english: `Fill the gap: “${word.sentence.en}”`, telugu: gapped, right: own.written, wrong };
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
  const { written, isMeant } = ownForm(word) ?? { written: '', isMeant: false };
  const own = [...teluguFormsOf(word), written];
  const others = new Set(teluguWordsIn(word.sentence.te));
  const unlike = [...others].filter((part) => !own.some((form) => form.includes(part) || part.includes(form)));
  if (!isMeant || !others.has(written) || unlike.length < WRONG_OPTIONS) return null;
  return {
    english: `Which word in “${word.sentence.te}” means ‘${word.english}’?`,
    telugu: `“${word.sentence.te}” అనే వాక్యంలో ‘${word.english}’ అనే అర్థం వచ్చే పదం ఏది?`,
    right: written,
    wrong: shuffled(unlike, random).slice(0, WRONG_OPTIONS),
  };
};

/** Words of the bank that stand in the word's own sentence as they are, and are named in its English. */
const othersNamed = (word: BankWord, { bank }: Scene, random: Random) =>
  shuffled(teluguWordsIn(word.sentence.te), random).flatMap((telugu) => {
    const other = indexOf(bank).byTelugu.get(telugu);
    const isOther = other && other.id !== word.id && !word.telugu.includes(telugu) && !telugu.includes(word.telugu);
    return isOther && isPhraseIn(other.english, word.sentence.en) ? [other] : [];
  });

/** The same about another word of the word's own sentence; the word itself is one of the wrong answers. */
export const askOtherWordInSentence: Asker = (word, scene, random) => {
  const [asked] = othersNamed(word, scene, random);
  const parts = [...new Set(teluguWordsIn(word.sentence.te))];
  const written = ownForm(word)?.written ?? '';
  if (!asked || !parts.includes(written)) return null;
  const own = teluguFormsOf(asked);
  const wrong = parts.filter((part) => !own.some((form) => form.includes(part) || part.includes(form)));
  if (wrong.length < WRONG_OPTIONS) return null;
  return {
    english: `Which word in “${word.sentence.te}” means ‘${asked.english}’?`,
    telugu: `“${word.sentence.te}” అనే వాక్యంలో ‘${asked.english}’ అనే అర్థం వచ్చే పదం ఏది?`,
    right: asked.telugu,
    wrong: [written, ...shuffled(wrong, random).filter((part) => part !== written)].slice(0, WRONG_OPTIONS),
  };
};

export const askMeaningInSentence: Asker = (word, scene, random) => {
  const [asked] = othersNamed(word, scene, random);
  const wrong =
    asked && wrongTexts(asked, neighboursOf(asked, scene, random), ({ english }) => english, { scene, random });
  if (!asked || !wrong) return null;
  return {
    english: `In “${word.sentence.te}”, what does ‘${asked.telugu}’ mean?`,
    telugu: `“${word.sentence.te}” అనే వాక్యంలో ‘${asked.telugu}’ అంటే ఇంగ్లీషులో అర్థం ఏమిటి?`,
    right: asked.english,
    wrong,
  };
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

const STEM = 4;
const MIN_SAID = 4;

/** What a sentence tells, each word without its ending. */
const stemsOf = (text: string) => new Set(teluguWordsIn(text).map((word) => word.slice(0, STEM)));

/** What is said of a cow may be true of a buffalo: whose own texts tell much of the same is no wrong answer. */
function tellsMuchOf(other: BankWord, said: ReadonlySet<string>): boolean {
  const told = stemsOf([...other.explanations, other.sentence].map(({ te }) => te).join(' '));
  return [...said].filter((stem) => told.has(stem)).length > said.size / 3;
}

/**
 * From Telugu to Telugu, among words of the same kind. Only the sentence that says what the word is: what else is told
 * of it may be true of many things. The word stands in it as it is, and only once.
 */
export const askDescribed: Asker = (word, scene, random) => {
  const own = teluguFormsOf(word);
  const [definition] = sentencesOf(word.explanations[0].te);
  const description = definition === undefined ? null : withOneGap(definition, word.telugu);
  if (description === null || isNamedIn(description, own)) return null;
  const said = stemsOf(description);
  if (said.size < MIN_SAID) return null;
  const others = neighboursOf(word, scene, random).filter(
    (other) => !isNamedIn(description, teluguFormsOf(other)) && !tellsMuchOf(other, said),
  );
  const wrong = wrongTexts(word, others, ({ telugu }) => telugu, { scene, random });
  return (
    wrong && {
      english: 'Which word fits in the gap of this Telugu sentence?',
      telugu: `ఈ వాక్యంలోని ఖాళీలో ఏ మాట సరిపోతుంది? “${description}”`,
      right: word.telugu,
      wrong,
    }
  );
};
