import { LEARNER_PICTURES, type LearnerPicture } from '../learner/pictures';

// Nicknames are put together from these lists, so that nobody can show free text to other children.

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

/** How the others see a member of a league. */
export type LeagueFace = { readonly nickname: LeagueNickname; readonly picture: LearnerPicture };

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.min(list.length - 1, Math.floor(random() * list.length))] as T;

/** A random first face; the learner can choose another. */
export const anyFace = (random: () => number): LeagueFace => ({
  nickname: { adjective: pick(ADJECTIVES, random), animal: pick(ANIMALS, random) },
  picture: pick(LEARNER_PICTURES, random),
});
