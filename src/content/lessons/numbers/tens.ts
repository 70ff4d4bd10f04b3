import type { Section } from '../../../domain/lesson/lessonContent';

export const tens: Section = {
  id: 'tens',
  title: { en: 'The tens', te: 'పదులు' },
  text: [
    {
      en: 'In most of them you hear the small number inside the big one: మూడు, ముప్పై; ఆరు, అరవై. Only ఇరవై (20), యాభై (50) and డెబ్బై (70) hide theirs. From twenty on they all end in the sound ఐ.',
      te: 'చాలావాటిలో పెద్ద సంఖ్య లోపల చిన్న అంకె వినిపిస్తుంది: మూడు, ముప్పై; ఆరు, అరవై. ఇరవై, యాభై, డెబ్బై అనే మాటల్లో మాత్రం వినిపించదు. ఇరవై నుంచి అన్నిటి చివరా ఐ శబ్దం వినిపిస్తుంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'From the ones to the tens', te: 'ఒకట్ల నుంచి పదులకు' },
        columns: [
          { en: 'Ten times', te: 'పది రెట్లు' },
          { en: 'The small number', te: 'చిన్న అంకె' },
        ],
        rows: [
          [
            { telugu: 'పది', english: '10' },
            { telugu: 'ఒకటి', english: '1' },
          ],
          [
            { telugu: 'ఇరవై', english: '20' },
            { telugu: 'రెండు', english: '2' },
          ],
          [
            { telugu: 'ముప్పై', english: '30' },
            { telugu: 'మూడు', english: '3' },
          ],
          [
            { telugu: 'నలభై', english: '40' },
            { telugu: 'నాలుగు', english: '4' },
          ],
          [
            { telugu: 'యాభై', english: '50' },
            { telugu: 'ఐదు', english: '5' },
          ],
          [
            { telugu: 'అరవై', english: '60' },
            { telugu: 'ఆరు', english: '6' },
          ],
          [
            { telugu: 'డెబ్బై', english: '70' },
            { telugu: 'ఏడు', english: '7' },
          ],
          [
            { telugu: 'ఎనభై', english: '80' },
            { telugu: 'ఎనిమిది', english: '8' },
          ],
          [
            { telugu: 'తొంభై', english: '90' },
            { telugu: 'తొమ్మిది', english: '9' },
          ],
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-twenty-is-bigger',
          words: [
            { telugu: 'పది', english: 'ten', part: 'other' },
            { telugu: 'కంటే', english: 'than', part: 'other' },
            { telugu: 'ఇరవై', english: 'twenty', part: 'subject' },
            { telugu: 'పెద్దది', english: 'is bigger', part: 'verb' },
          ],
          end: '.',
          english: 'Twenty is bigger than ten.',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 2,
            wrong: ['ఐదు', 'రెండు', 'మూడు'],
            why: { en: 'Twenty is ఇరవై. The others are smaller than ten.', te: 'ఇరవై పది కంటే పెద్దది; మిగతావి పది కంటే చిన్నవి.' },
          },
        },
        {
          key: 'sentence:num-eighty-pages',
          words: [
            { telugu: 'నా', english: 'my', part: 'describing' },
            { telugu: 'పుస్తకంలో', english: 'in book', part: 'place' },
            { telugu: 'ఎనభై', english: 'eighty', part: 'describing' },
            { telugu: 'పేజీలు', english: 'pages', part: 'subject' },
            { telugu: 'ఉన్నాయి', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are eighty pages in my book.',
          otherOrders: [
            [0, 1, 3, 2, 4],
            [2, 3, 0, 1, 4],
            [3, 2, 0, 1, 4],
          ],
          gap: {
            at: 2,
            wrong: ['ఎనిమిది', 'ఎనిమిదో', 'తొంభై'],
            why: { en: 'Eighty is ఎనభై; ఎనిమిది is only eight.', te: 'ఎనిమిది పదులు ఎనభై; ఎనిమిది అంటే ఎనిమిదే.' },
          },
        },
        {
          key: 'sentence:num-grandfather-seventy',
          words: [
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'తాతయ్యకు', english: 'to grandfather', part: 'other' },
            { telugu: 'డెబ్బై', english: 'seventy', part: 'describing' },
            { telugu: 'ఏళ్లు', english: 'years', part: 'other' },
          ],
          end: '.',
          english: 'My grandfather is seventy years old.',
          gap: {
            at: 2,
            wrong: ['ఏడు', 'ఏడో', 'అరవై'],
            why: { en: 'Seventy is డెబ్బై; ఏడు is seven.', te: 'ఏడు పదులు డెబ్బై.' },
          },
        },
      ],
    },
  ],
};
