import type { Item } from '../../../../domain/lesson/lessonContent';

export const raAbove: readonly Item[] = [
  { key: 'phrase:read-rainfall', telugu: 'వర్షం', english: 'rainfall' },
  { key: 'phrase:read-board', telugu: 'బోర్డు', english: 'board' },
];

export const others: readonly Item[] = [
  { key: 'phrase:read-liking', telugu: 'ఇష్టం', english: 'liking' },
  { key: 'phrase:read-sound', telugu: 'శబ్దం', english: 'sound' },
  { key: 'phrase:read-wonder', telugu: 'అద్భుతం', english: 'a wonder' },
];
