import type { Adjective, Animal } from '../domain/league/nickname';

// For children who cannot read the names yet.

export const ANIMAL_PICTURES: Readonly<Record<Animal, string>> = {
  peacock: '🦚',
  elephant: '🐘',
  parrot: '🦜',
  turtle: '🐢',
  tiger: '🐯',
  monkey: '🐒',
  butterfly: '🦋',
  rabbit: '🐰',
  lion: '🦁',
  deer: '🦌',
  squirrel: '🐿️',
  cat: '🐱',
  horse: '🐴',
  cuckoo: '🐦',
  fish: '🐟',
  swan: '🦢',
};

export const ADJECTIVE_PICTURES: Readonly<Record<Adjective, string>> = {
  golden: '👑',
  silver: '🥈',
  colourful: '🌈',
  clever: '💡',
  lively: '⚡',
  strong: '💪',
  little: '🐣',
  darling: '💛',
  shining: '✨',
  smiling: '😊',
  singing: '🎵',
  leaping: '🤸',
};
