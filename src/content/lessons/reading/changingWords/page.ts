import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: The mango trees', te: 'చదవడానికి ఒక పేజీ: మామిడి చెట్లు' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'The mango trees', te: 'మామిడి చెట్లు' },
        sentences: [
          { te: 'వేసవి సెలవుల్లో మేము అమ్మమ్మ వాళ్ల ఊరికి వెళ్లాం.', en: 'On summer vacation we went to Grandmother’s village.' },
          { te: 'ఇంటి వెనక తోటలో పది మామిడి చెట్లు ఉన్నాయి.', en: 'In the garden behind the house there are ten mango trees.' },
          { te: 'కొమ్మల నిండా పచ్చని కాయలు వేలాడుతున్నాయి.', en: 'The branches are full of green mangoes.' },
          {
            te: '“ఇన్ని కాయలు మన చేతికి అందవు” అన్నాడు తమ్ముడు.',
            en: '“We can’t reach all those mangoes,” said my little brother.',
          },
          { te: 'మామయ్య నిచ్చెన తెచ్చి చెట్టుకు ఆనించారు.', en: 'Uncle brought a ladder and leaned it against the tree.' },
          { te: 'నా స్నేహితులు కింద దుప్పటి పట్టుకున్నారు.', en: 'My friends held a blanket below.' },
          { te: 'దుప్పట్లో కాయలు టపటపా పడ్డాయి.', en: 'The mangoes fell into the blanket, plop, plop.' },
          { te: 'ఇప్పుడు నా దగ్గర ఐదు కాయలు ఉన్నాయి.', en: 'Now I have five mangoes.' },
          { te: 'మరి నీ దగ్గర ఏమున్నాయి?', en: 'And what do you have?' },
        ],
      },
    },
  ],
};
