import type { Item } from '../../../../domain/lesson/lessonContent';

export const rareSigns: readonly Item[] = [
  { key: 'phrase:read-vessel', telugu: 'నౌక', english: 'ship, vessel' },
  {
    key: 'phrase:read-effort',
    telugu: 'కృషి',
    english: 'hard work',
    note: { en: 'ృ is said “ru”.', te: 'వట్రసుడిని రు లాగా పలుకుతాం.' },
  },
  { key: 'phrase:read-in-vain', telugu: 'వృథా', english: 'waste, in vain' },
];
