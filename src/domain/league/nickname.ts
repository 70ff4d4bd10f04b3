import { LEARNER_PICTURES, type LearnerPicture } from '../learner/pictures';

// What a league shows of a child is put together from these lists: nobody can write anything into it.

export const ADJECTIVES = [
  'golden',
  'silver',
  'colourful',
  'clever',
  'lively',
  'strong',
  'little',
  'darling',
  'shining',
  'smiling',
  'singing',
  'leaping',
] as const;

export const ANIMALS = [
  'peacock',
  'elephant',
  'parrot',
  'turtle',
  'tiger',
  'monkey',
  'butterfly',
  'rabbit',
  'lion',
  'deer',
  'squirrel',
  'cat',
  'horse',
  'cuckoo',
  'fish',
  'swan',
] as const;

export type Adjective = (typeof ADJECTIVES)[number];
export type Animal = (typeof ANIMALS)[number];

export type LeagueNickname = { readonly adjective: Adjective; readonly animal: Animal };

/** How a member of a league is shown to the others. */
export type LeagueFace = { readonly nickname: LeagueNickname; readonly picture: LearnerPicture };

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.min(list.length - 1, Math.floor(random() * list.length))] as T;

/** One to begin with; the learner may choose another. `random` gives a number from 0 up to 1. */
export const anyFace = (random: () => number): LeagueFace => ({
  nickname: { adjective: pick(ADJECTIVES, random), animal: pick(ANIMALS, random) },
  picture: pick(LEARNER_PICTURES, random),
});
