import type { Bilingual } from '../bilingual';

/** The background of a story picture. */
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

/** The things a picture can show; `src/ui/scene` draws them. */
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
  // plants and the sky
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
  // buildings, vehicles and objects
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

/** A thing in the sky, in the back or in front; `x` runs from 0 (left) to 100. */
export type Placed = {
  readonly what: Thing;
  readonly x: number;
  readonly row: 'sky' | 'back' | 'front';
  /** Scale factor, 1 by default. */
  readonly size?: number;
  /** Faces left. */
  readonly turned?: true;
};

export type Scene = {
  readonly place: Place;
  readonly time?: 'evening' | 'night' | 'rain';
  readonly things: readonly Placed[];
  /** The alternative text: one sentence. */
  readonly description: Bilingual;
};
