import type { Section } from '../../../../domain/lesson/lessonContent';

export const page: Section = {
  id: 'page-to-read',
  title: { en: 'A page to read: The crow and the pot', te: 'చదవడానికి ఒక పేజీ: కాకి, కుండ' },
  text: [
    {
      en: 'An old tale that every grandmother knows.',
      te: 'ఇది అందరికీ తెలిసిన పాత కథ.',
    },
  ],
  blocks: [
    {
      kind: 'passage',
      passage: {
        title: { en: 'The crow and the pot', te: 'కాకి, కుండ' },
        sentences: [
          { te: 'అది ఎండాకాలం.', en: 'It was summer.' },
          { te: 'కాకికి చాలా దాహంగా ఉంది.', en: 'The crow was very thirsty.' },
          { te: 'ఒక ఇంటి ముందు కుండ కనిపించింది.', en: 'It saw a pot in front of a house.' },
          { te: 'కుండలో నీరు ఉంది, కానీ చాలా లోతులో ఉంది.', en: 'There was water in the pot, but very deep down.' },
          { te: 'కాకి బాగా ఆలోచించింది.', en: 'The crow thought hard.' },
          { te: 'ఒక గులకరాయిని తీసుకుని కుండలో వేసింది.', en: 'It took a pebble and dropped it into the pot.' },
          { te: 'ఇంకొకటి, ఇంకొకటి, అలా చాలా వేసింది.', en: 'Another, and another: it dropped many.' },
          { te: 'నీరు పైకి లేచింది.', en: 'The water rose.' },
          { te: 'కాకి దాహం తీరింది!', en: 'The crow wasn’t thirsty anymore!' },
        ],
      },
    },
  ],
};
