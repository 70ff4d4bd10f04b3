import { type Random, shuffled } from '../../random';
import { type BankWord, teluguFormsOf } from '../bankWord';
import { indexOf, teluguWordsIn } from './bankIndex';
import { type Asker, neighborsOf, type Scene, WRONG_OPTIONS, wrongTexts } from './draft';
import { isNamedIn, withOneGap } from './gap';
import { ownForm } from './ownForm';

const isPhraseIn = (phrase: string, sentence: string) =>
  ` ${sentence.toLowerCase().replaceAll(/[^a-z' -]/gu, '')} `.includes(` ${phrase.toLowerCase()} `);

/** The English translation decides which word fits. All options have the same form, so that none stands out. */
export const askMissingWord: Asker = (word, scene, random) => {
  const own = ownForm(word);
  const gapped = own && withOneGap(word.sentence.te, own.written);
  if (!own || gapped === null) return null;
  const others = neighborsOf(word, scene, random).filter((other) => own.of(other) !== null);
  const wrong = wrongTexts(word, others, (other) => own.of(other) ?? '', { scene, random, rightText: own.written });
  return wrong && { english: `Fill the gap: “${word.sentence.en}”`, telugu: gapped, right: own.written, wrong };
};

export const askOtherMissingWord: Asker = (word, scene, random) => {
  const { byTelugu } = indexOf(scene.bank);
  for (const telugu of shuffled(teluguWordsIn(word.sentence.te), random)) {
    const missing = byTelugu.get(telugu);
    const gapped = missing && !word.telugu.includes(telugu) ? withOneGap(word.sentence.te, telugu) : null;
    if (!missing || gapped === null) continue;
    const wrong = wrongTexts(missing, neighborsOf(missing, scene, random), (other) => other.telugu, { scene, random });
    // The English must name the word, so that its meaning in the sentence is certain.
    if (!wrong || !isPhraseIn(missing.english, word.sentence.en)) continue;
    return { english: `Fill the gap: “${word.sentence.en}”`, telugu: gapped, right: telugu, wrong };
  }
  return null;
};

/** Skips sentences that contain the word, so that only one of the four can be right. */
function wrongSentences(word: BankWord, textOf: (word: BankWord) => string, scene: Scene, random: Random) {
  const others = neighborsOf(word, scene, random).filter(
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

/** Other bank words that occur uninflected in the word's own sentence and in its English translation. */
const otherBankWords = (word: BankWord, { bank }: Scene, random: Random) =>
  shuffled(teluguWordsIn(word.sentence.te), random).flatMap((telugu) => {
    const other = indexOf(bank).byTelugu.get(telugu);
    const isOther = other && other.id !== word.id && !word.telugu.includes(telugu) && !telugu.includes(word.telugu);
    return isOther && isPhraseIn(other.english, word.sentence.en) ? [other] : [];
  });

/** Asks about another word of the sentence; the word itself is one of the wrong answers. */
export const askOtherWordInSentence: Asker = (word, scene, random) => {
  const [asked] = otherBankWords(word, scene, random);
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
  const [asked] = otherBankWords(word, scene, random);
  const wrong =
    asked && wrongTexts(asked, neighborsOf(asked, scene, random), ({ english }) => english, { scene, random });
  if (!asked || !wrong) return null;
  return {
    english: `In “${word.sentence.te}”, what does ‘${asked.telugu}’ mean?`,
    telugu: `“${word.sentence.te}” అనే వాక్యంలో ‘${asked.telugu}’ అంటే ఇంగ్లీషులో అర్థం ఏమిటి?`,
    right: asked.english,
    wrong,
  };
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

const STEM_LENGTH = 4;
const MIN_STEMS = 4;

/** Cuts each word to its first letters, to compare words regardless of their endings. */
const stemsOf = (text: string) => new Set(teluguWordsIn(text).map((word) => word.slice(0, STEM_LENGTH)));

/** A description of a cow may also fit a buffalo, so words with similar texts are not used as wrong answers. */
function sharesManyStems(other: BankWord, said: ReadonlySet<string>): boolean {
  const told = stemsOf([...other.explanations, other.sentence].map(({ te }) => te).join(' '));
  return [...said].filter((stem) => told.has(stem)).length > said.size / 3;
}

/**
 * Uses only the first sentence of the explanation, which defines the word, because the other sentences may fit many
 * words. The definition must contain the word exactly once and uninflected.
 */
export const askDescribed: Asker = (word, scene, random) => {
  const own = teluguFormsOf(word);
  const [definition] = sentencesOf(word.explanations[0].te);
  const description = definition === undefined ? null : withOneGap(definition, word.telugu);
  if (description === null || isNamedIn(description, own)) return null;
  const said = stemsOf(description);
  if (said.size < MIN_STEMS) return null;
  const others = neighborsOf(word, scene, random).filter(
    (other) => !isNamedIn(description, teluguFormsOf(other)) && !sharesManyStems(other, said),
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
