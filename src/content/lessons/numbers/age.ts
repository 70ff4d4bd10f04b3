import type { Section } from '../../../domain/lesson/lessonContent';

export const age: Section = {
  id: 'age',
  title: { en: 'How old?', te: 'వయసు ఎంత?' },
  text: [
    {
      en: 'వయసు means age, ఏళ్లు means years. Telugu says “to me ten years”: నాకు పది ఏళ్లు.',
      te: 'వయసు చెప్పేటప్పుడు నాకు అని మొదలుపెడతాం: నాకు పది ఏళ్లు. ఏళ్లు అన్నా సంవత్సరాలు అన్నా ఒకటే.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:age-friend',
          telugu: 'నీ వయసు ఎంత?',
          english: 'How old are you? (to a friend)',
          saidTo: 'friend',
        },
        { key: 'phrase:i-am-eight', telugu: 'నాకు ఎనిమిది ఏళ్లు', english: 'I am eight years old' },
        { key: 'phrase:i-am-eleven', telugu: 'నాకు పదకొండు ఏళ్లు', english: 'I am eleven years old' },
        { key: 'phrase:brother-is-five', telugu: 'తమ్ముడికి ఐదు ఏళ్లు', english: 'My younger brother is five years old' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-i-am-ten',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'పది', english: 'ten', part: 'describing' },
            { telugu: 'ఏళ్లు', english: 'years', part: 'other' },
          ],
          end: '.',
          english: 'I am ten years old.',
          gap: {
            at: 1,
            wrong: ['పదో', 'ఇరవై', 'వంద'],
            why: { en: 'Ten is పది; పదో means tenth.', te: 'సంవత్సరాల సంఖ్య పది; పదో అంటే వరుస.' },
          },
        },
        {
          key: 'sentence:num-my-age-nine',
          words: [
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'వయసు', english: 'age', part: 'subject' },
            { telugu: 'తొమ్మిది', english: 'nine', part: 'describing' },
            { telugu: 'సంవత్సరాలు', english: 'years', part: 'other' },
          ],
          end: '.',
          english: 'My age is nine years.',
          gap: {
            at: 2,
            wrong: ['తొమ్మిదో', 'ఆరు', 'తొంభై'],
            why: { en: 'Nine is తొమ్మిది; తొంభై is ninety.', te: 'తొమ్మిది అంటే చిన్న సంఖ్య; తొంభై అంటే తొమ్మిది పదులు.' },
          },
        },
      ],
    },
  ],
};
