import type { Item } from '../../../domain/lesson/lessonContent';

export const wordsOnTheHead: readonly Item[] = [
  { key: 'word:birds_crow', telugu: 'కాకి', english: 'crow', note: { en: 'కా has ా, కి has ి.', te: 'కా: దీర్ఘం, కి: గుడి.' } },
  { key: 'word:animals_snake', telugu: 'పాము', english: 'snake', picture: '🐍' },
  { key: 'word:birds_duck', telugu: 'బాతు', english: 'duck', picture: '🦆' },
  { key: 'word:nature_wind', telugu: 'గాలి', english: 'wind', picture: '🌬️' },
  {
    key: 'word:home_window',
    telugu: 'కిటికీ',
    english: 'window',
    picture: '🪟',
    note: { en: 'కి is short, కీ is long.', te: 'కి హ్రస్వం, కీ దీర్ఘం.' },
  },
  { key: 'word:animals_ant', telugu: 'చీమ', english: 'ant', picture: '🐜' },
  { key: 'word:clothes_saree', telugu: 'చీర', english: 'saree', picture: '🥻' },
  { key: 'word:animals_crab', telugu: 'పీత', english: 'crab', picture: '🦀' },
];

export const wordsWithKommu: readonly Item[] = [
  {
    key: 'word:places_temple',
    telugu: 'గుడి',
    english: 'temple',
    picture: '🛕',
    note: { en: 'The sign ి has the same name as this word: guḍi.', te: 'ి గుర్తు పేరు కూడా గుడే.' },
  },
  { key: 'word:animals_tiger', telugu: 'పులి', english: 'tiger', picture: '🐅' },
  { key: 'word:numbers_three', telugu: 'మూడు', english: 'three', picture: '3️⃣' },
  { key: 'word:clothes_shoe', telugu: 'బూటు', english: 'shoe', picture: '👞' },
  { key: 'phrase:flowers', telugu: 'పూలు', english: 'flowers', picture: '💐' },
  {
    key: 'phrase:griham',
    telugu: 'గృహం',
    english: 'home',
    picture: '🏠',
    note: { en: 'A bookish word; at home we say ఇల్లు.', te: 'పుస్తకాల్లో వాడే మాట; మాట్లాడేటప్పుడు ఇల్లు అంటాం.' },
  },
];

export const wordsWithEtvam: readonly Item[] = [
  { key: 'word:birds_peacock', telugu: 'నెమలి', english: 'peacock', picture: '🦚' },
  { key: 'word:body_ear', telugu: 'చెవి', english: 'ear', picture: '👂' },
  {
    key: 'word:food_honey',
    telugu: 'తేనె',
    english: 'honey',
    picture: '🍯',
    note: { en: 'తే is long, నె is short.', te: 'తే దీర్ఘం, నె హ్రస్వం.' },
  },
  { key: 'word:animals_goat', telugu: 'మేక', english: 'goat', picture: '🐐' },
  { key: 'word:animals_fish', telugu: 'చేప', english: 'fish', picture: '🐟' },
  { key: 'word:travel_train', telugu: 'రైలు', english: 'train', picture: '🚆' },
  { key: 'word:people_farmer', telugu: 'రైతు', english: 'farmer', picture: '🧑‍🌾' },
];

export const wordsWithOtvam: readonly Item[] = [
  { key: 'word:home_umbrella', telugu: 'గొడుగు', english: 'umbrella', picture: '☂️' },
  {
    key: 'word:animals_crocodile',
    telugu: 'మొసలి',
    english: 'crocodile',
    picture: '🐊',
    note: { en: 'On మ the sign ొ looks like ె with ు: మొ.', te: 'మ కు ఒత్వం పెడితే ఎత్వం, కొమ్ము కలిసినట్టు ఉంటుంది: మొ.' },
  },
  { key: 'word:animals_monkey', telugu: 'కోతి', english: 'monkey', picture: '🐒' },
  { key: 'word:animals_mosquito', telugu: 'దోమ', english: 'mosquito', picture: '🦟' },
  { key: 'word:birds_hen', telugu: 'కోడి', english: 'hen', picture: '🐔' },
  { key: 'word:clothes_frock', telugu: 'గౌను', english: 'frock', picture: '👗' },
];

export const wordsWithSunna: readonly Item[] = [
  { key: 'word:animals_lion', telugu: 'సింహం', english: 'lion', picture: '🦁' },
  { key: 'word:play_ball', telugu: 'బంతి', english: 'ball', picture: '⚽' },
  { key: 'word:home_bed', telugu: 'మంచం', english: 'bed', picture: '🛏️' },
  { key: 'word:home_lamp', telugu: 'దీపం', english: 'lamp', picture: '🪔' },
  { key: 'phrase:sorrow', telugu: 'దుఃఖం', english: 'sorrow', picture: '😢' },
];
