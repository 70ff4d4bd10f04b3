import type { Item } from '../../../../domain/lesson/lessonContent';

export const withVisarga: readonly Item[] = [
  {
    key: 'phrase:read-inner-palace',
    telugu: 'అంతఃపురం',
    english: 'the queens’ part of a palace',
    note: { en: 'Two dots: a small puff of breath, “antahpuram”.', te: 'తః: రెండు చుక్కల దగ్గర చిన్నగా ఊపిరి వదలాలి.' },
  },
];
