import type { Story } from '../../domain/reading/story';

export const chikagoloUgadi: Story = {
  id: 'chikagolo-ugadi',
  level: 2,
  theme: 'festivals',
  title: { te: 'చికాగోలో ఉగాది', en: 'Ugadi in Chicago' },
  pages: [
    {
      scene: {
        place: 'kitchen',
        things: [
          { what: 'girl', x: 30, row: 'front' },
          { what: 'table', x: 60, row: 'front' },
          { what: 'mango', x: 85, row: 'front', size: 1.6 },
          { what: 'pot', x: 70, row: 'back' },
        ],
        description: {
          te: 'వంటగదిలో రమ ఉంది, పక్కన బల్ల, మామిడికాయ ఉన్నాయి.',
          en: 'Rama is in the kitchen, with a table and a mango beside her.',
        },
      },
      sentences: [
        { te: 'ఈ రోజు చికాగోలో కూడా ఉగాది.', en: 'Today is Ugadi, even in Chicago.' },
        { te: 'మామిడికాయ ఉంది, చింతపండు ఉంది.', en: 'There is green mango, and there is tamarind.' },
        { te: '“మరి వేప పూలు ఏవి?” అని రమ అడిగింది.', en: '“But where are the neem flowers?” asked Rama.' },
      ],
    },
    {
      scene: {
        place: 'kitchen',
        things: [
          { what: 'girl', x: 32, row: 'front' },
          { what: 'man', x: 60, row: 'front', turned: true },
          { what: 'pot', x: 80, row: 'back' },
        ],
        description: { te: 'బాబాయి రమతో మాట్లాడుతున్నారు.', en: 'Uncle is talking to Rama.' },
      },
      sentences: [
        {
          te: '“చికాగోలో వేప పూలు దొరకవు,” అంటూ బాబాయి విచారంగా తల ఊపారు.',
          en: '“You can’t get neem flowers in Chicago,” said Uncle, sadly shaking his head.',
        },
        { te: 'అంతలో తలుపు గంట మోగింది.', en: 'Just then the doorbell rang.' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'girl', x: 38, row: 'front' },
          { what: 'letter', x: 56, row: 'front', size: 2 },
          { what: 'man', x: 78, row: 'front', turned: true },
          { what: 'table', x: 25, row: 'back' },
        ],
        description: {
          te: 'రమ ముందు ఊరి నుంచి వచ్చిన ఒక కవరు ఉంది.',
          en: 'In front of Rama is an envelope that came from the village.',
        },
      },
      sentences: [
        { te: 'ఊరి నుంచి తాత పంపిన కవరు!', en: 'An envelope that Grandfather had sent from the village!' },
        { te: 'రమ కవరు తెరిచి వాసన చూసింది.', en: 'Rama opened the envelope and smelled it.' },
        { te: 'లోపల ఎండిన వేప పూలు!', en: 'Inside were dried neem flowers!' },
      ],
    },
  ],
  words: {
    చికాగోలో: { en: 'in Chicago', of: 'చికాగో' },
    ఉగాది: { en: 'Ugadi, the Telugu new year' },
    ఈ: { en: 'this' },
    రోజు: { en: 'day' },
    కూడా: { en: 'too' },
    మామిడికాయ: { en: 'green mango' },
    ఉంది: { en: 'there is', of: 'ఉండడం' },
    చింతపండు: { en: 'tamarind' },
    మరి: { en: 'then, and' },
    వేప: { en: 'neem (a tree with bitter leaves)' },
    పూలు: { en: 'flowers', of: 'పువ్వు' },
    ఏవి: { en: 'where are they?' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    రమ: { en: 'Rama (a girl’s name)' },
    అడిగింది: { en: 'asked', of: 'అడగడం' },
    అంటూ: { en: 'saying', of: 'అనడం' },
    దొరకవు: { en: 'cannot be found', of: 'దొరకడం' },
    బాబాయి: { en: 'uncle (father’s younger brother)' },
    విచారంగా: { en: 'sadly', of: 'విచారం' },
    తల: { en: 'head' },
    ఊపారు: { en: 'shook', of: 'ఊపడం' },
    అంతలో: { en: 'just then' },
    తలుపు: { en: 'door' },
    గంట: { en: 'bell' },
    మోగింది: { en: 'rang', of: 'మోగడం' },
    ఊరి: { en: 'of the village', of: 'ఊరు' },
    నుంచి: { en: 'from' },
    తాత: { en: 'grandfather' },
    పంపిన: { en: 'sent', of: 'పంపడం' },
    కవరు: { en: 'envelope' },
    తెరిచి: { en: 'opening', of: 'తెరవడం' },
    వాసన: { en: 'smell' },
    చూసింది: { en: 'tried (the smell: she smelled)', of: 'చూడడం' },
    లోపల: { en: 'inside' },
    ఎండిన: { en: 'dried', of: 'ఎండడం' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'ముందు ఏవి దొరకలేదు?', en: 'What couldn’t they find at first?' },
      right: { te: 'వేప పూలు', en: 'neem flowers' },
      wrong: [
        { te: 'మామిడికాయలు', en: 'green mangoes' },
        { te: 'రోజా పూలు', en: 'roses' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'కవరు ఎవరు పంపారు?', en: 'Who sent the envelope?' },
      right: { te: 'తాత', en: 'Grandfather' },
      wrong: [
        { te: 'బాబాయి', en: 'Uncle' },
        { te: 'టీచర్', en: 'the teacher' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'రమ వేప పూల కోసం అడిగింది.', en: 'Rama asked for neem flowers.' },
        { te: 'తలుపు గంట మోగింది.', en: 'The doorbell rang.' },
        { te: 'రమ కవరు వాసన చూసింది.', en: 'Rama smelled the envelope.' },
        { te: 'కవరులో వేప పూలు కనిపించాయి.', en: 'She saw neem flowers in the envelope.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“కవరు” అంటే ఏమిటి?', en: 'What is a “కవరు”?' },
      right: { te: 'కాగితాలు వేసి పంపేది', en: 'what you send papers in' },
      wrong: [
        { te: 'నీరు పోసి కాచేది', en: 'what you heat water in' },
        { te: 'చీరలు మడిచి దాచేది', en: 'what you keep sarees in' },
      ],
    },
  ],
  talk: {
    te: 'ఉగాది పచ్చడిలో ఏయే రుచులు ఉంటాయి? నీకు ఏ రుచి ఇష్టం?',
    en: 'What tastes are in Ugadi pachadi? Which one do you like?',
  },
};
