import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: Where do the stars go?', te: 'చదవడానికి ఒక పేజీ: నక్షత్రాలు ఎక్కడికి వెళ్తాయి?' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'Where do the stars go?', te: 'నక్షత్రాలు ఎక్కడికి వెళ్తాయి?' },
        sentences: [
          { te: 'శుక్రవారం సాయంత్రం మేము గ్రంథాలయానికి వెళ్లాం.', en: 'On Friday evening we went to the library.' },
          { te: 'అక్కడ ఎన్నో పుస్తకాలు ఉన్నాయి.', en: 'There are so many books there.' },
          { te: 'నేను నక్షత్రాల పుస్తకం తీసుకున్నాను.', en: 'I took a book about stars.' },
          { te: 'అందులో చంద్రుడి చిత్రం చాలా బాగుంది.', en: 'The picture of the moon in it is very nice.' },
          {
            te: '“నాన్నా, నక్షత్రాలు పగలు ఎక్కడికి వెళ్తాయి?” అని అడిగాను.',
            en: '“Father, where do the stars go in the daytime?” I asked.',
          },
          { te: 'నాన్న నవ్వి, “అవి ఎక్కడికీ వెళ్లవు” అన్నారు.', en: 'Father smiled and said, “They don’t go anywhere.”' },
          { te: 'సూర్యుడి వెలుగులో అవి మనకు కనిపించవు.', en: 'We just can’t see them in the sunlight.' },
          { te: 'ఆ రాత్రి నేను మేడ మీద నక్షత్రాలు లెక్కపెట్టాను.', en: 'That night I counted the stars from the terrace.' },
        ],
      },
    },
  ],
};
