import type { Section } from '../../../domain/lesson/lessonContent';
import { sentence } from '../sentence';

const season = (name: string, english: string, one: string, other: string) => [
  { telugu: name, english },
  { telugu: one },
  { telugu: other },
];

export const months: Section = {
  id: 'months',
  title: { en: 'The twelve months', te: 'పన్నెండు నెలలు' },
  text: [
    {
      en: 'A month is నెల. “In June” is జూన్‌లో or జూన్ నెలలో.',
      te: 'ఏడాదికి పన్నెండు నెలలు. ఒక నెలలో జరిగింది చెప్పాలంటే జూన్‌లో, జూన్ నెలలో అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: [
        'calendarAndDirections_January',
        'calendarAndDirections_February',
        'calendarAndDirections_March',
        'calendarAndDirections_April',
        'calendarAndDirections_May',
        'calendarAndDirections_June',
        'calendarAndDirections_July',
        'calendarAndDirections_August',
        'calendarAndDirections_September',
        'calendarAndDirections_October',
        'calendarAndDirections_November',
        'calendarAndDirections_December',
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        sentence('daily-birthday-in-june', 'My birthday is in June.', [
          [
            ['నా', 'my', 'describing'],
            ['పుట్టినరోజు', 'birthday', 'subject'],
          ],
          [
            ['జూన్', 'June', 'time'],
            ['నెలలో', 'in the month', 'time'],
          ],
          [['వస్తుంది', 'comes', 'verb']],
        ]),
      ],
    },
  ],
};

export const sixSeasons: Section = {
  id: 'six-seasons',
  title: { en: 'Six seasons', te: 'ఆరు ఋతువులు' },
  text: [
    {
      en: 'The Telugu year has six seasons, ఋతువులు, of two months each. It begins with Ugadi, in the month of చైత్రం, about March. Each Telugu month goes from one new moon to the next.',
      te: 'తెలుగు ఏడాదిలో ఆరు ఋతువులు; ఒక్కో ఋతువుకు రెండు నెలలు. ఉగాదితో, అంటే చైత్రంతో ఏడాది మొదలవుతుంది. ఒక అమావాస్య నుంచి ఇంకో అమావాస్య వరకు ఒక తెలుగు నెల.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Seasons and their months', te: 'ఋతువులు, వాటి నెలలు' },
        columns: [
          { en: 'Season', te: 'ఋతువు' },
          { en: 'First month', te: 'మొదటి నెల' },
          { en: 'Second month', te: 'రెండో నెల' },
        ],
        rows: [
          season('వసంత ఋతువు', 'spring', 'చైత్రం', 'వైశాఖం'),
          season('గ్రీష్మ ఋతువు', 'summer', 'జ్యేష్ఠం', 'ఆషాఢం'),
          season('వర్ష ఋతువు', 'the rains', 'శ్రావణం', 'భాద్రపదం'),
          season('శరదృతువు', 'autumn', 'ఆశ్వయుజం', 'కార్తికం'),
          season('హేమంత ఋతువు', 'early winter', 'మార్గశిరం', 'పుష్యం'),
          season('శిశిర ఋతువు', 'late winter', 'మాఘం', 'ఫాల్గుణం'),
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:season-vasanta', telugu: 'వసంత ఋతువు', english: 'spring, when the cuckoo sings' },
        { key: 'phrase:season-grishma', telugu: 'గ్రీష్మ ఋతువు', english: 'summer, when it is hot' },
        { key: 'phrase:season-varsha', telugu: 'వర్ష ఋతువు', english: 'the rainy season' },
        { key: 'phrase:season-sharat', telugu: 'శరదృతువు', english: 'autumn, with bright moonlight' },
        { key: 'phrase:season-hemanta', telugu: 'హేమంత ఋతువు', english: 'early winter, when dew falls' },
        { key: 'phrase:season-shishira', telugu: 'శిశిర ఋతువు', english: 'late winter, when leaves fall' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        sentence('daily-ugadi-in-chaitra', 'Ugadi comes in the month of Chaitra.', [
          [['ఉగాది', 'Ugadi', 'subject']],
          [
            ['చైత్ర', 'Chaitra', 'time'],
            ['మాసంలో', 'in the month', 'time'],
          ],
          [['వస్తుంది', 'comes', 'verb']],
        ]),
        sentence('daily-cuckoo-in-spring', 'The cuckoo sings in spring.', [
          [['కోకిల', 'cuckoo', 'subject']],
          [
            ['వసంత', 'spring', 'time'],
            ['ఋతువులో', 'in the season', 'time'],
          ],
          [['కూస్తుంది', 'sings', 'verb']],
        ]),
      ],
    },
  ],
};
