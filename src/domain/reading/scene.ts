import type { Bilingual } from '../bilingual';

/** Where a picture of a story plays: the background that everything else stands on. */
export const PLACES = [
  'village',
  'field',
  'river',
  'pond',
  'forest',
  'sea',
  'street',
  'market',
  'room',
  'kitchen',
  'classroom',
  'palace',
  'garden',
  'sky',
  'space',
  'city',
  'snow',
] as const;
export type Place = (typeof PLACES)[number];

/** What can stand in a picture; each is drawn in the kit of `src/ui/scene`. */
export const THINGS = [
  // people
  ...['girl', 'boy', 'baby', 'mother', 'father', 'grandmother', 'grandfather', 'woman', 'man', 'teacher', 'farmer'],
  ...['shopkeeper', 'king', 'scholar', 'doctor'],
  // animals
  ...[
    'dog',
    'cat',
    'cow',
    'elephant',
    'monkey',
    'lion',
    'tiger',
    'rabbit',
    'tortoise',
    'mouse',
    'goat',
    'horse',
    'deer',
  ],
  ...['fox', 'bear', 'squirrel', 'crocodile', 'snake', 'frog', 'fish', 'ant', 'bee', 'butterfly', 'spider', 'snail'],
  ...['crow', 'parrot', 'peacock', 'sparrow', 'hen', 'duck', 'crane', 'owl'],
  // what grows, and the sky
  ...[
    'tree',
    'mango-tree',
    'palm',
    'banana-plant',
    'bush',
    'flower',
    'lotus',
    'leaf',
    'sprout',
    'grass',
    'rock',
    'hill',
  ],
  ...['sun', 'moon', 'star', 'cloud', 'rain', 'rainbow', 'snowman'],
  // what people build and use
  ...['house', 'hut', 'school', 'temple', 'shop', 'well', 'bridge', 'nest', 'fire', 'boat', 'train', 'bus', 'car'],
  ...['bicycle', 'cart', 'aeroplane', 'rocket', 'kite', 'lamp', 'lantern', 'pot', 'basket', 'book', 'slate', 'letter'],
  ...[
    'phone',
    'bed',
    'table',
    'ball',
    'drum',
    'swing',
    'umbrella',
    'muggu',
    'gift',
    'sweets',
    'mango',
    'banana',
    'rice',
  ],
  ...['chest', 'crown', 'doll', 'ladder', 'mirror', 'telescope', 'clock', 'web'],
] as const;
export type Thing = (typeof THINGS)[number];

/** What stands in the sky, behind, or in front; `x` runs from 0 at the left to 100. */
export type Placed = {
  readonly what: Thing;
  readonly x: number;
  readonly row: 'sky' | 'back' | 'front';
  /** 1 as it is drawn; 0.5 half as large, 2 twice. */
  readonly size?: number;
  /** Looks to the left. */
  readonly turned?: true;
};

export type Scene = {
  readonly place: Place;
  readonly time?: 'evening' | 'night' | 'rain';
  readonly things: readonly Placed[];
  /** The picture for those who do not see it: one sentence. */
  readonly description: Bilingual;
};
