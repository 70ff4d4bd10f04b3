import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: Where is Bujji?', te: 'చదవడానికి ఒక పేజీ: బుజ్జి ఎక్కడ?' },
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'Where is Bujji?', te: 'బుజ్జి ఎక్కడ?' },
        sentences: [
          { te: 'చిన్ని దగ్గర ఒక పిల్లి పిల్ల ఉంది.', en: 'Chinni has a kitten.' },
          { te: 'దాని పేరు బుజ్జి.', en: 'Its name is Bujji.' },
          { te: 'ఒక రోజు బుజ్జి కనిపించలేదు.', en: 'One day Bujji was nowhere to be seen.' },
          { te: 'అక్క బల్ల కింద చూసింది.', en: 'Big sister looked under the table.' },
          { te: 'నాన్న చెట్టు మీద చూశారు.', en: 'Father looked up in the tree.' },
          { te: 'అమ్మ పాల గిన్నె తెచ్చింది.', en: 'Mother brought a bowl of milk.' },
          { te: 'అప్పుడు బట్టల బుట్ట కదిలింది!', en: 'Then the laundry basket moved!' },
          { te: '“మియావ్!” అంటూ బుజ్జి బయటికి వచ్చింది.', en: '“Meow!” said Bujji and came out.' },
          { te: 'అందరూ నవ్వారు.', en: 'Everybody laughed.' },
        ],
      },
    },
  ],
};
