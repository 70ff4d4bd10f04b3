import type { Bilingual } from '../domain/bilingual';
import { NICKNAME_BIRDS, NICKNAME_COLOURS, type Nickname } from '../domain/progress/nickname';

type Names<Length extends number> = readonly Bilingual[] & { readonly length: Length };

const COLOURS: Names<typeof NICKNAME_COLOURS> = [
  { en: 'Red', te: 'ఎర్ర' },
  { en: 'Golden', te: 'బంగారు' },
  { en: 'Green', te: 'ఆకుపచ్చ' },
  { en: 'Blue', te: 'నీలి' },
  { en: 'White', te: 'తెల్ల' },
  { en: 'Silver', te: 'వెండి' },
  { en: 'Pink', te: 'గులాబీ' },
  { en: 'Rainbow', te: 'రంగుల' },
];

const BIRDS: Names<typeof NICKNAME_BIRDS> = [
  { en: 'Parrot', te: 'చిలుక' },
  { en: 'Peacock', te: 'నెమలి' },
  { en: 'Sparrow', te: 'పిచ్చుక' },
  { en: 'Cuckoo', te: 'కోయిల' },
  { en: 'Swan', te: 'హంస' },
  { en: 'Pigeon', te: 'పావురం' },
  { en: 'Kingfisher', te: 'లకుముకి పిట్ట' },
  { en: 'Myna', te: 'గోరింక' },
  { en: 'Crane', te: 'కొంగ' },
  { en: 'Owl', te: 'గుడ్లగూబ' },
  { en: 'Woodpecker', te: 'వడ్రంగి పిట్ట' },
  { en: 'Duck', te: 'బాతు' },
];

/** For example “Red Parrot”, or “Red Parrot 27” when two learners have the same name. */
export function nicknameText({ colour, bird, number }: Nickname): Bilingual {
  const parts = [COLOURS[colour % NICKNAME_COLOURS], BIRDS[bird % NICKNAME_BIRDS]];
  const after = number === null ? '' : ` ${number}`;
  const inLanguage = (language: keyof Bilingual) => `${parts.map((part) => part?.[language]).join(' ')}${after}`;
  return { en: inLanguage('en'), te: inLanguage('te') };
}
