import type { Section } from '../../../domain/lesson/lessonContent';

export const people: Section = {
  id: 'counting-people',
  title: { en: 'Counting people', te: 'మనుషులను లెక్కపెట్టడం' },
  text: [
    {
      en: 'People have their own number words: రెండు పుస్తకాలు, two books, but ఇద్దరు పిల్లలు, two children.',
      te: 'మనుషులను లెక్కపెట్టడానికి వేరే మాటలు ఉన్నాయి: రెండు పుస్తకాలు, కానీ ఇద్దరు పిల్లలు.',
    },
    {
      en: 'Up to seven they are one word. From eight on say the number and మంది: ఎనిమిది మంది, ఇరవై మంది.',
      te: 'ఏడు వరకు ఒకే మాట: ఏడుగురు. ఎనిమిది నుంచి సంఖ్య తర్వాత మంది అంటాం: ఎనిమిది మంది, ఇరవై మంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Things and people', te: 'వస్తువులు, మనుషులు' },
        columns: [
          { en: 'For things', te: 'వస్తువులకు' },
          { en: 'For people', te: 'మనుషులకు' },
        ],
        rows: [
          [
            { telugu: 'ఒక పెన్ను', english: 'one pen' },
            { telugu: 'ఒక అబ్బాయి', english: 'one boy' },
          ],
          [
            { telugu: 'రెండు పెన్నులు', english: 'two pens' },
            { telugu: 'ఇద్దరు అబ్బాయిలు', english: 'two boys' },
          ],
          [
            { telugu: 'మూడు పెన్నులు', english: 'three pens' },
            { telugu: 'ముగ్గురు అబ్బాయిలు', english: 'three boys' },
          ],
          [
            { telugu: 'నాలుగు పెన్నులు', english: 'four pens' },
            { telugu: 'నలుగురు అబ్బాయిలు', english: 'four boys' },
          ],
          [
            { telugu: 'ఎనిమిది పెన్నులు', english: 'eight pens' },
            { telugu: 'ఎనిమిది మంది అబ్బాయిలు', english: 'eight boys' },
          ],
        ],
      },
    },
    {
      kind: 'dialogue',
      lines: [
        {
          who: { en: 'Teacher', te: 'టీచర్' },
          telugu: 'కిరణ్, మీ ఇంట్లో ఎంతమంది ఉన్నారు?',
          english: 'Kiran, how many people are there in your house?',
        },
        { who: { en: 'Kiran', te: 'కిరణ్' }, telugu: 'ఆరుగురం ఉన్నాం టీచర్.', english: 'There are six of us, teacher.' },
        { who: { en: 'Teacher', te: 'టీచర్' }, telugu: 'నీకు అక్కలు ఉన్నారా?', english: 'Do you have elder sisters?' },
        {
          who: { en: 'Kiran', te: 'కిరణ్' },
          telugu: 'ఇద్దరు అక్కలు, ఒక తమ్ముడు ఉన్నారు.',
          english: 'I have two elder sisters and one younger brother.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'form:people-one',
          telugu: 'ఒకరు',
          english: 'one person',
          picture: '👤',
          near: ['phrase:how-many-people'],
        },
        {
          key: 'form:people-two',
          telugu: 'ఇద్దరు',
          english: 'two people',
          picture: '👥',
          near: ['phrase:how-many-people'],
        },
        { key: 'form:people-three', telugu: 'ముగ్గురు', english: 'three people' },
        { key: 'form:people-four', telugu: 'నలుగురు', english: 'four people' },
        { key: 'form:people-five', telugu: 'ఐదుగురు', english: 'five people' },
        { key: 'form:people-six', telugu: 'ఆరుగురు', english: 'six people' },
        { key: 'form:people-seven', telugu: 'ఏడుగురు', english: 'seven people' },
        {
          key: 'form:people-eight',
          telugu: 'ఎనిమిది మంది',
          english: 'eight people',
          note: { en: 'From eight on: the number and మంది.', te: 'ఎనిమిది నుంచి సంఖ్య తర్వాత మంది వస్తుంది.' },
        },
        { key: 'form:people-nine', telugu: 'తొమ్మిది మంది', english: 'nine people' },
        { key: 'form:people-ten', telugu: 'పది మంది', english: 'ten people' },
        {
          key: 'phrase:how-many-people',
          telugu: 'ఎంతమంది?',
          english: 'How many people?',
          note: { en: 'For things we ask ఎన్ని?', te: 'వస్తువుల గురించి అయితే ఎన్ని? అని అడుగుతాం.' },
          near: ['form:people-one', 'form:people-two'],
        },
        {
          key: 'phrase:how-many-things',
          telugu: 'ఎన్ని?',
          english: 'How many things?',
          note: { en: 'For people we ask ఎంతమంది?', te: 'మనుషుల గురించి అయితే ఎంతమంది? అని అడుగుతాం.' },
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:num-two-elder-sisters',
          words: [
            { telugu: 'నాకు', english: 'to me', part: 'other' },
            { telugu: 'ఇద్దరు', english: 'two', part: 'describing' },
            { telugu: 'అక్కలు', english: 'elder sisters', part: 'subject' },
            { telugu: 'ఉన్నారు', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'I have two elder sisters.',
          otherOrders: [
            [0, 2, 1, 3],
            [1, 2, 0, 3],
            [2, 1, 0, 3],
          ],
          gap: {
            at: 1,
            wrong: ['రెండు', 'రెండో', 'ముగ్గురు'],
            why: { en: 'Sisters are people: ఇద్దరు, not రెండు.', te: 'అక్కలు మనుషులు కాబట్టి రెండు కాదు, ఇద్దరు అనాలి.' },
          },
        },
        {
          key: 'sentence:num-five-in-that-house',
          words: [
            { telugu: 'ఆ', english: 'that', part: 'describing' },
            { telugu: 'ఇంట్లో', english: 'in house', part: 'place' },
            { telugu: 'ఐదుగురు', english: 'five people', part: 'subject' },
            { telugu: 'ఉన్నారు', english: 'there are', part: 'verb' },
          ],
          end: '.',
          english: 'There are five people in that house.',
          otherOrders: [[2, 0, 1, 3]],
          gap: {
            at: 2,
            wrong: ['ఐదు', 'ఐదో', 'నలుగురు'],
            why: { en: 'Five people: ఐదుగురు.', te: 'మనుషులను లెక్కపెడుతున్నాం కాబట్టి ఐదుగురు.' },
          },
        },
        {
          key: 'sentence:num-only-one-person',
          words: [
            { telugu: 'ఇక్కడ', english: 'here', part: 'place' },
            { telugu: 'ఒకరు', english: 'one person', part: 'subject' },
            { telugu: 'మాత్రమే', english: 'only', part: 'other' },
            { telugu: 'ఉన్నారు', english: 'there is', part: 'verb' },
          ],
          end: '.',
          english: 'Only one person is here.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 1,
            wrong: ['ఒకటి', 'మొదటి', 'ఇద్దరు'],
            why: { en: 'One person: ఒకరు. ఒకటి is for a thing.', te: 'మనిషికి ఒకరు, వస్తువుకు ఒకటి.' },
          },
        },
      ],
    },
  ],
};
