import type { Bilingual } from '../domain/bilingual';
import type { Adjective, Animal, LeagueNickname } from '../domain/league/nickname';

export const ADJECTIVE_NAMES: Readonly<Record<Adjective, Bilingual>> = {
  golden: { en: 'Golden', te: 'బంగారు' },
  silver: { en: 'Silver', te: 'వెండి' },
  colourful: { en: 'Colorful', te: 'రంగుల' },
  clever: { en: 'Clever', te: 'తెలివైన' },
  lively: { en: 'Lively', te: 'చురుకైన' },
  strong: { en: 'Strong', te: 'బలమైన' },
  little: { en: 'Little', te: 'చిట్టి' },
  darling: { en: 'Darling', te: 'ముద్దుల' },
  shining: { en: 'Shining', te: 'మెరిసే' },
  smiling: { en: 'Smiling', te: 'నవ్వే' },
  singing: { en: 'Singing', te: 'పాడే' },
  leaping: { en: 'Leaping', te: 'గంతులేసే' },
};

export const ANIMAL_NAMES: Readonly<Record<Animal, Bilingual>> = {
  peacock: { en: 'Peacock', te: 'నెమలి' },
  elephant: { en: 'Elephant', te: 'ఏనుగు' },
  parrot: { en: 'Parrot', te: 'చిలుక' },
  turtle: { en: 'Turtle', te: 'తాబేలు' },
  tiger: { en: 'Tiger', te: 'పులి' },
  monkey: { en: 'Monkey', te: 'కోతి' },
  butterfly: { en: 'Butterfly', te: 'సీతాకోకచిలుక' },
  rabbit: { en: 'Rabbit', te: 'కుందేలు' },
  lion: { en: 'Lion', te: 'సింహం' },
  deer: { en: 'Deer', te: 'జింక' },
  squirrel: { en: 'Squirrel', te: 'ఉడత' },
  cat: { en: 'Cat', te: 'పిల్లి' },
  horse: { en: 'Horse', te: 'గుర్రం' },
  cuckoo: { en: 'Cuckoo', te: 'కోయిల' },
  fish: { en: 'Fish', te: 'చేప' },
  swan: { en: 'Swan', te: 'హంస' },
};

/** For example “Golden Peacock”. */
export function leagueNameText({ adjective, animal }: LeagueNickname): Bilingual {
  const parts = [ADJECTIVE_NAMES[adjective], ANIMAL_NAMES[animal]];
  return { en: parts.map(({ en }) => en).join(' '), te: parts.map(({ te }) => te).join(' ') };
}
