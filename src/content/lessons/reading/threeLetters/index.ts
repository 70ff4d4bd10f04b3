import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';
import { guests, withTra, withYaLast } from './words';

const row = (stack: string, letters: readonly string[], telugu: string, english: string) => [
  { telugu: stack },
  ...letters.map((letter) => ({ telugu: letter })),
  { telugu, english },
];

export const threeLetters: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'Three in a stack', te: 'మూడు హల్లులు ఒకటిగా' },
      text: [
        {
          en: 'Sometimes three consonants meet. The first is on top, and the other two hang below it: స్ + త్ + ర + ీ is స్త్రీ. Such an akshara is called సంశ్లేషాక్షరం.',
          te: 'ఒక్కోసారి మూడు హల్లులు కలుస్తాయి. మొదటిది పైన ఉంటుంది; మిగిలిన రెండూ దాని కింద ఒత్తులుగా ఉంటాయి: స్ + త్ + ర + ీ = స్త్రీ. ఇలాంటి దాన్ని సంశ్లేషాక్షరం అంటారు.',
        },
        {
          en: 'Do not be afraid of them. Read from the top down, slowly at first: స్, త్, రీ. Then faster, until it is one sound.',
          te: 'వీటిని చూసి భయపడకు. పై నుంచి కిందికి, ముందు నెమ్మదిగా చదువు: స్, త్, రీ. తర్వాత వేగంగా, అంతా ఒకే పలుకు అయ్యేదాకా.',
        },
        {
          en: 'They are rare. When you can read these words, you can read every akshara there is.',
          te: 'ఇవి అరుదుగా వస్తాయి. ఈ మాటలు చదవడం వస్తే, తెలుగులో ఏ అక్షరమైనా చదివేయగలవు.',
        },
      ],
      blocks: [
        {
          kind: 'table',
          table: {
            caption: { en: 'From the top down', te: 'పై నుంచి కిందికి' },
            columns: [
              { en: 'Stack', te: 'అక్షరం' },
              { en: 'First', te: 'మొదటిది' },
              { en: 'Second', te: 'రెండోది' },
              { en: 'Third', te: 'మూడోది' },
              { en: 'In a word', te: 'మాటలో' },
            ],
            rows: [
              row('స్త్రీ', ['స్', 'త్', 'రీ'], 'స్త్రీ', 'woman'),
              row('ష్ట్ర', ['ష్', 'ట్', 'ర'], 'రాష్ట్రం', 'state'),
              row('స్త్ర', ['స్', 'త్', 'ర'], 'శాస్త్రం', 'science'),
              row('త్స్య', ['త్', 'స్', 'య'], 'మత్స్యం', 'fish (bookish)'),
              row('ర్థ్య', ['ర్', 'థ్', 'య'], 'సామర్థ్యం', 'ability'),
            ],
          },
        },
      ],
    },
    {
      id: 'with-ra-last',
      title: { en: 'Words with స్త్ర and ష్ట్ర', te: 'స్త్ర, ష్ట్ర ఉన్న మాటలు' },
      text: [
        {
          en: 'Cut a long word where it breathes: శాస్త్ర-వేత్త, “science-knower”.',
          te: 'పెద్ద మాటను విడదీసి చదువు: శాస్త్ర-వేత్త, అంటే శాస్త్రం తెలిసినవారు.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'people_woman',
            'places_state',
            'people_scientist',
            'jobs_president',
            'learning_geography',
            'world_Australia',
          ],
        },
        { kind: 'items', items: withTra },
      ],
    },
    {
      id: 'with-ya-last',
      title: { en: 'Words with య or న last', te: 'చివర య, న ఉన్న మాటలు' },
      text: [{ en: 'Slowly: స్వా-తం-త్ర్యం.', te: 'నెమ్మదిగా చదువు: స్వా-తం-త్ర్యం.' }],
      blocks: [
        { kind: 'words', ids: ['people_fisherman', 'storyWorld_mermaid'] },
        { kind: 'items', items: withYaLast },
      ],
    },
    {
      id: 'guests',
      title: { en: 'Guests from English', te: 'ఇంగ్లీషు నుంచి వచ్చిన మాటలు' },
      text: [
        {
          en: 'You know these words already. See how Telugu writes them.',
          te: 'ఈ మాటలు నీకు ముందే తెలుసు. తెలుగులో ఎలా రాస్తామో చూడు.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'gardenAndFarm_strawberry',
            'jobs_electrician',
            'toolsAndMaterials_screwdriver',
            'seaAnimals_squid',
            'seaAnimals_lobster',
            'aroundTheHouse_stroller',
          ],
        },
        { kind: 'items', items: guests },
      ],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'Find the stack first, say it once alone, and then read the sentence.',
          te: 'ముందు సంశ్లేషాక్షరాన్ని వెతికి, దాన్ని ఒక్కసారి విడిగా పలికి, తర్వాత వాక్యం చదువు.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
