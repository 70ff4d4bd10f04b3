import { shuffled } from '../../random';
import { type BankWord, teluguFormsOf } from '../bankWord';
import { spellingDistance } from '../spellingDistance';
import { indexOf } from './bankIndex';
import { type Asker, isWrongBeside, neighborsOf, wrongTexts } from './draft';

const telugu = (word: BankWord) => word.telugu;
const english = (word: BankWord) => word.english;

export const askTelugu: Asker = (word, scene, random) => {
  const wrong = wrongTexts(word, neighborsOf(word, scene, random), telugu, { scene, random });
  return (
    wrong && {
      english: `How do you say ‘${word.english}’ in Telugu?`,
      telugu: `‘${word.english}’ అనే మాటను తెలుగులో ఏమంటారు?`,
      right: word.telugu,
      wrong,
    }
  );
};

export const askEnglish: Asker = (word, scene, random) => {
  const wrong = wrongTexts(word, neighborsOf(word, scene, random), english, { scene, random });
  return (
    wrong && {
      english: `What does ‘${word.telugu}’ mean?`,
      telugu: `‘${word.telugu}’ అనే మాటకు ఇంగ్లీషులో అర్థం ఏమిటి?`,
      right: word.english,
      wrong,
    }
  );
};

export const askPicture: Asker = (word, scene, random) => {
  const { emoji } = word;
  if (emoji === undefined || word.isGeneral) return null;
  // Wrong answers need a different picture, so that only one word matches this one.
  const pictured = neighborsOf(word, scene, random).filter((other) => other.emoji && other.emoji !== emoji);
  const wrong = wrongTexts(word, pictured, telugu, { scene, random });
  return (
    wrong && {
      english: `Which word goes with this picture? ${emoji}`,
      telugu: `ఈ బొమ్మకు సరిపోయే పదం ఏది? ${emoji}`,
      right: word.telugu,
      wrong,
    }
  );
};

function opposite(nameOf: (word: BankWord) => string): Asker {
  return (word, scene, random) => {
    const right = word.opposite === undefined ? undefined : indexOf(scene.bank).byEnglish.get(word.opposite);
    if (!right) return null;
    const others = neighborsOf(right, scene, random).filter((other) => isWrongBeside(word, other));
    const wrong = wrongTexts(right, others, telugu, { scene, random });
    return (
      wrong && {
        english: `Which word means the opposite of ‘${nameOf(word)}’?`,
        telugu: `‘${nameOf(word)}’ అనే పదానికి వ్యతిరేక పదం ఏది?`,
        right: right.telugu,
        wrong,
      }
    );
  };
}

export const askOpposite = opposite(english);
export const askOppositeInTelugu = opposite(telugu);

const MAX_VARIANT_DISTANCE = 2;

/** Includes బర్రె for గేదె but not త్రాగడం for తాగడం, which is only another spelling. */
const otherNames = (word: BankWord) =>
  (word.alsoTelugu ?? []).filter(
    (name) =>
      !name.includes(word.telugu) &&
      !word.telugu.includes(name) &&
      spellingDistance(name, word.telugu, MAX_VARIANT_DISTANCE) > MAX_VARIANT_DISTANCE,
  );

export const askOtherName: Asker = (word, scene, random) => {
  const [name] = shuffled(otherNames(word), random);
  if (name === undefined) return null;
  const own = teluguFormsOf(word);
  const others = neighborsOf(word, scene, random).filter((other) => !own.includes(other.telugu));
  const wrong = wrongTexts(word, others, telugu, { scene, random, rightText: name });
  return (
    wrong && {
      english: `‘${word.telugu}’ means ‘${word.english}’. Which other word can mean it too?`,
      telugu: `‘${word.telugu}’ లాగే ‘${word.english}’ అనే అర్థం వచ్చే మరో పదం ఏది?`,
      right: name,
      wrong,
    }
  );
};
