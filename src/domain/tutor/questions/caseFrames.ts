import type { Case } from '../../grammar/noun';
import { isHuman, nounKind } from '../../grammar/nounKinds';
import type { BankWord } from '../bankWord';

/** A sentence with a gap for one case of a noun; `the` is the article or possessive before the noun. */
export type Frame = { readonly form: Case; readonly en: (noun: string, the: string) => string; readonly te: string };

const list = (text: string): ReadonlySet<string> => new Set(text.split('|'));

const PLACES: ReadonlySet<string> = list(
  'village|city|market|temple|hospital|library|shop|town|park|bank|post office|railway station|airport|zoo|museum|fort|church|' +
    'mosque|police station|factory|office|school|forest|garden|field|palace|kitchen|cave',
);
/** Places that people go to and come from but are not usually inside. */
const WAYPOINTS: ReadonlySet<string> = list('house|river|sea|pond|lake|waterfall|mountain|hill|island|well|bridge');
const CONTAINERS: ReadonlySet<string> = list(
  'house|room|bucket|glass|pot|bottle|box|basket|cupboard|bowl|pan|frying pan|oven|pressure cooker|lunch box|mortar|pocket|' +
    'school bag|mouth|hand|nest|anthill|aquarium|jute sack|well|river|sea|pond|lake|sand|soil|winnowing basket',
);
const PAGES: ReadonlySet<string> = list(
  'book|notebook|story|picture|map|lesson|page|poem|sentence|film|storybook|website|email|message',
);
const VEHICLES: ReadonlySet<string> = list(
  'bus|train|car|airplane|boat|ship|auto-rickshaw|bullock cart|helicopter|truck|rocket|spacecraft|chariot',
);
const TOOLS: ReadonlySet<string> = list(
  'knife|spoon|key|broom|soap|towel|comb|rope|pen|pencil|chalk|eraser|ruler|hammer|saw|axe|screwdriver|needle|thread|gum|crowbar|' +
    'chisel|net|cloth|ladle|fork|pestle|rolling pin|sieve|hand|finger|thumb|foot|churning stick|magic wand|sewing machine|camera|' +
    'computer|telescope|brick|wood|cardboard|wool|yarn|wooden plow|calculator|remote control|pulley',
);
/** Body parts that animals use as tools. */
const BODY_TOOLS: ReadonlySet<string> = list('trunk|tail|paw|wing|horn|hoof');
const WITH_RICE: ReadonlySet<string> = list('curd|dal|sambar|rasam|pickle|chutney|curry|avakaya|buttermilk|ghee|papad');
const SALTED: ReadonlySet<string> = list(
  'dal|sambar|rasam|chutney|curry|soup|upma|biryani|buttermilk|dough|tamarind rice|curd rice|omelette',
);
const SWEETENED: ReadonlySet<string> = list('tea|coffee|juice|kheer|halwa|jelly|pudding|cake');
const WITH_SEEDS: ReadonlySet<string> = list(
  'watermelon|papaya|pomegranate|orange|apple|guava|custard apple|lemon|sapota|melon|cucumber|pumpkin|tomato|jackfruit|sweet lime|' +
    'bottle gourd|ridge gourd|bitter gourd|okra|brinjal|bean',
);
/** Animals that people feed or meet in a park. */
const FED: ReadonlySet<string> = list(
  'dog|cat|cow|buffalo|goat|elephant|monkey|rabbit|horse|sheep|pig|donkey|camel|bear|deer|squirrel|tortoise|ox|calf|puppy|pony|' +
    'bird|crow|parrot|peacock|hen|rooster|duck|pigeon|sparrow|swan|goose|turkey|kitten|chick|lamb|baby elephant|kangaroo|penguin|' +
    'panda|giraffe|zebra|hippopotamus|chimpanzee|koala|dolphin|seal',
);
const LIVING_CATEGORIES: ReadonlySet<string> = list(
  'animals|birds|wildAnimals|seaAnimals|insectsAndReptiles|people|jobs|family|storyWorld',
);

const TO_A_PLACE: readonly Frame[] = [
  { form: 'to', en: (noun) => `I am going to the ${noun}.`, te: 'నేను ____ వెళ్తున్నాను.' },
  { form: 'of', en: (noun) => `I came from the ${noun}.`, te: 'నేను ____ నుంచి వచ్చాను.' },
];
const SPACIOUS: ReadonlySet<string> = list('village|city|town|forest|garden|field|park|palace|kitchen|cave|fort');
const IN_A_PLACE: Frame = {
  form: 'in',
  en: (noun) => `I am ${SPACIOUS.has(noun) ? 'in' : 'at'} the ${noun}.`,
  te: 'నేను ____ ఉన్నాను.',
};
const IN_A_CONTAINER: Frame = { form: 'in', en: (noun) => `It is in the ${noun}.`, te: 'అది ____ ఉంది.' };
const ON_A_PAGE: Frame = { form: 'in', en: (noun) => `I saw it in the ${noun}.`, te: 'నేను దాన్ని ____ చూశాను.' };
const IN_A_VEHICLE: Frame = { form: 'in', en: (noun) => `We traveled by ${noun}.`, te: 'మేము ____ ప్రయాణం చేశాం.' };
const WITH_A_TOOL: Frame = { form: 'with', en: (noun) => `I did it with the ${noun}.`, te: 'నేను ఆ పని ____ చేశాను.' };
const WITH_A_LIMB: Frame = {
  form: 'with',
  en: (noun) => `It pushed the door with its ${noun}.`,
  te: 'అది ____ తలుపు నెట్టింది.',
};
const WITH_FOOD: Frame = { form: 'with', en: (noun) => `I ate rice with ${noun}.`, te: 'నేను ____ అన్నం తిన్నాను.' };
const IN_SALTED_FOOD: Frame = { form: 'in', en: (noun) => `There is no salt in the ${noun}.`, te: '____ ఉప్పు లేదు.' };
const IN_SWEET_FOOD: Frame = { form: 'in', en: (noun) => `There is no sugar in the ${noun}.`, te: '____ చక్కెర లేదు.' };
const SEEDS: Frame = { form: 'in', en: (noun) => `There are seeds in the ${noun}.`, te: '____ గింజలు ఉన్నాయి.' };
// These sentences are set in a story because there even a mosquito can talk.
const IN_A_STORY: readonly Frame[] = [
  { form: 'object', en: (noun, the) => `In the story I saw ${the} ${noun}.`, te: 'కథలో నేను ____ చూశాను.' },
  { form: 'with', en: (noun, the) => `In the story I talked with ${the} ${noun}.`, te: 'కథలో నేను ____ మాట్లాడాను.' },
];
const GIVEN_WATER: Frame = {
  form: 'to',
  en: (noun, the) => `In the story I gave water to ${the} ${noun}.`,
  te: 'కథలో నేను ____ నీళ్లు ఇచ్చాను.',
};

const GROWN_UP_HAS: ReadonlySet<string> = list(
  'son|daughter|husband|wife|grandson|granddaughter|child|baby|sibling|relative',
);

/** Children say "my" for their family members, but not for those only a grown-up has. */
export const articleOf = ({ category, english }: BankWord): string =>
  category === 'family' && !GROWN_UP_HAS.has(english) ? 'my' : 'the';

type LivingKind = 'human' | 'fed' | 'other';

function livingKind({ category, english, telugu }: BankWord): LivingKind | null {
  if (!LIVING_CATEGORIES.has(category)) return null;
  const kind = nounKind(telugu);
  if (kind !== null && isHuman(kind)) return 'human';
  if (FED.has(english)) return 'fed';
  return kind === 'animal' ? 'other' : null;
}

const BY_LIST: readonly (readonly [words: ReadonlySet<string>, frames: readonly Frame[]])[] = [
  [PLACES, [...TO_A_PLACE, IN_A_PLACE]],
  [WAYPOINTS, TO_A_PLACE],
  [CONTAINERS, [IN_A_CONTAINER]],
  [PAGES, [ON_A_PAGE]],
  [VEHICLES, [IN_A_VEHICLE]],
  [TOOLS, [WITH_A_TOOL]],
  [BODY_TOOLS, [WITH_A_LIMB]],
  [WITH_RICE, [WITH_FOOD]],
  [SALTED, [IN_SALTED_FOOD]],
  [SWEETENED, [IN_SWEET_FOOD]],
  [WITH_SEEDS, [SEEDS]],
];

/** The sentences that sound natural with this noun in both English and Telugu; may be empty. */
export function framesFor(word: BankWord): readonly Frame[] {
  const living = livingKind(word);
  if (living !== null) return living === 'other' ? IN_A_STORY : [...IN_A_STORY, GIVEN_WATER];
  return BY_LIST.flatMap(([words, frames]) => (words.has(word.english) ? frames : []));
}

/** The cases that make sense without a sentence: "to the market", "with the hammer", "in the box". */
export function casesSaidAlone(word: BankWord): readonly Case[] {
  const { english } = word;
  const living = livingKind(word);
  if (living !== null) return living === 'other' ? [] : ['to', 'with'];
  const isIn = [PLACES, CONTAINERS, PAGES, VEHICLES].some((words) => words.has(english));
  const cases: readonly (readonly [Case, boolean])[] = [
    ['to', PLACES.has(english) || WAYPOINTS.has(english)],
    ['in', isIn],
    ['with', TOOLS.has(english)],
  ];
  return cases.flatMap(([form, isSaid]) => (isSaid ? [form] : []));
}
