import type { BankWord } from '../../domain/tutor/bankWord';
import { actions } from './actions';
import { animals } from './animals';
import { aroundTheHouse } from './aroundTheHouse';
import { artsAndToys } from './artsAndToys';
import { birds } from './birds';
import { body } from './body';
import { calendarAndDirections } from './calendarAndDirections';
import { character } from './character';
import { clothes } from './clothes';
import { colours } from './colours';
import { cooking } from './cooking';
import { describing } from './describing';
import { family } from './family';
import { feelings } from './feelings';
import { festivals } from './festivals';
import { food } from './food';
import { foodFromEverywhere } from './foodFromEverywhere';
import { fruitAndVegetables } from './fruitAndVegetables';
import { gardenAndFarm } from './gardenAndFarm';
import { greetings } from './greetings';
import { health } from './health';
import { home } from './home';
import { insectsAndReptiles } from './insectsAndReptiles';
import { jobs } from './jobs';
import { learning } from './learning';
import { littleWords } from './littleWords';
import { machines } from './machines';
import { making } from './making';
import { mindAndSpeech } from './mindAndSpeech';
import { moneyAndShopping } from './moneyAndShopping';
import { movement } from './movement';
import { nature } from './nature';
import { numbers } from './numbers';
import { people } from './people';
import { places } from './places';
import { play } from './play';
import { qualities } from './qualities';
import { school } from './school';
import { seaAnimals } from './seaAnimals';
import { space } from './space';
import { sports } from './sports';
import { storyWorld } from './storyWorld';
import { time } from './time';
import { toolsAndMaterials } from './toolsAndMaterials';
import { travel } from './travel';
import { weather } from './weather';
import { wildAnimals } from './wildAnimals';
import { world } from './world';
import { GENERAL_WORDS, NEAR_IN_MEANING } from './meanings';
import { type Word, WORD_CATEGORIES, type WordCategory } from './word';

const WORDS: Readonly<Record<WordCategory, readonly Word[]>> = {
  animals,
  birds,
  body,
  family,
  food,
  fruitAndVegetables,
  colours,
  numbers,
  nature,
  home,
  school,
  clothes,
  actions,
  time,
  places,
  feelings,
  greetings,
  festivals,
  people,
  travel,
  qualities,
  play,
  seaAnimals,
  insectsAndReptiles,
  wildAnimals,
  space,
  weather,
  foodFromEverywhere,
  cooking,
  health,
  gardenAndFarm,
  jobs,
  character,
  storyWorld,
  littleWords,
  movement,
  making,
  mindAndSpeech,
  machines,
  toolsAndMaterials,
  learning,
  moneyAndShopping,
  calendarAndDirections,
  sports,
  artsAndToys,
  world,
  describing,
  aroundTheHouse,
};

export type CategorizedWord = BankWord & { readonly category: WordCategory };

const nearTo = (english: string) =>
  [...new Set(NEAR_IN_MEANING.filter((group) => group.includes(english)).flat())].filter((near) => near !== english);

const inBank = (word: Word, category: WordCategory): CategorizedWord => ({
  ...word,
  id: `${category}_${word.english}`,
  category,
  near: nearTo(word.english),
  isGeneral: GENERAL_WORDS.includes(word.english),
});

/** The whole bank in the order of its categories. Loaded on demand, because it is the largest part of the app. */
export const wordBank: readonly CategorizedWord[] = WORD_CATEGORIES.flatMap((category) =>
  WORDS[category].map((word) => inBank(word, category)),
);
