import type { Article } from '../article';

export const festivalsAsLessons: Article = {
  slug: 'festivals-as-lessons',
  title: {
    en: 'Festivals as lessons: words that smell of jaggery and marigold',
    te: 'పండుగే పాఠం: బెల్లంలా తియ్యని మాటలు',
  },
  summary: {
    en: 'Sankranti, Ugadi, Bathukamma, Dasara and Deepavali bring their own words into the kitchen and the yard. How to let your child pick them up.',
    te: 'సంక్రాంతి, ఉగాది, బతుకమ్మ, దసరా, దీపావళి… ఒక్కో పండుగ వంటింట్లోకి, వాకిట్లోకి తన మాటలు తెస్తుంది. వాటిని పిల్లలకు ఎలా అందించాలి?',
  },
  published: '2026-09-26',
  minutes: 4,
  letter: 'ఉ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'A word learned with the hands stays learned. A child who has picked neem flowers for the pachadi will not forget వేపపువ్వు, and nobody needs a flashcard for a hot అరిసె. Festivals come back every year with the same words, the same smells and the same happy bustle: the best review schedule ever made. All you need is three or four words at a time, and a job to go with them.',
        te: 'చేతులతో నేర్చుకున్న మాట మరిచిపోరు. పచ్చడి కోసం వేపపువ్వు కోసిన పిల్లలకు ఆ మాట గుర్తుంటుంది; వేడి వేడి అరిసె పేరు చెప్పడానికి బొమ్మల కార్డు అక్కర్లేదు. పండుగలు ప్రతి ఏడాదీ అవే మాటలను, అవే వాసనలను, అదే సందడిని మోసుకొస్తాయి. ఇంతకన్నా మంచి పునశ్చరణ ఇంకేముంది? ఒక్కో పండుగకు మూడు నాలుగు మాటలు, వాటికో పని ఉంటే చాలు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Sankranti: the yard',
        te: 'సంక్రాంతి: వాకిలి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Three days, three names: Bhogi, Sankranti, Kanuma. Draw a ముగ్గు together, even with chalk on a balcony, and count its dots aloud in Telugu. With a kite comes a whole set of verbs: fly it, pull it, let go.',
        te: 'మూడు రోజులు, మూడు పేర్లు: భోగి, సంక్రాంతి, కనుమ. బాల్కనీలో చాక్‌పీసుతోనైనా సరే, కలిసి ఒక ముగ్గు వేయండి; చుక్కలు పైకి లెక్కపెట్టండి. గాలిపటం ఎగరేస్తే బోలెడన్ని క్రియలు వస్తాయి: ఎగరేయి, లాగు, వదులు.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ముగ్గు',
          meaning: { en: 'pattern drawn at the doorstep', te: 'వాకిట్లో పిండితో వేసేది' },
        },
        {
          telugu: 'గాలిపటం',
          meaning: { en: 'kite', te: 'దారం కట్టి గాలిలో ఎగరేసేది' },
        },
        {
          telugu: 'గొబ్బెమ్మ',
          meaning: { en: 'decorated ball of cow dung, set in the muggu', te: 'ముగ్గు మధ్యలో పెట్టి పూలతో అలంకరించే పేడముద్ద' },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Ugadi: six tastes, six words',
        te: 'ఉగాది: ఆరు రుచులు, ఆరు మాటలు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Ugadi pachadi is a lesson ready to eat. Before mixing, put each ingredient in a small bowl, have your child close their eyes and taste a little, and ask for the name of the taste. One sentence pattern works for all six: “Jaggery is sweet.”',
        te: 'ఉగాది పచ్చడి అంటే రుచి చూసే పాఠం. కలిపే ముందు ఒక్కో దినుసును ఒక్కో గిన్నెలో పెట్టండి. కళ్లు మూయించి కాస్త రుచి చూపించి, రుచి పేరు అడగండి. ఆరింటికీ ఒకే వాక్యం సరిపోతుంది.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'బెల్లం తీపిగా ఉంటుంది.',
          meaning: { en: 'Jaggery is sweet.', te: 'తీపి: కొత్త బెల్లం' },
        },
        {
          telugu: 'చింతపండు పుల్లగా ఉంటుంది.',
          meaning: { en: 'Tamarind is sour.', te: 'పులుపు: కొత్త చింతపండు' },
        },
        {
          telugu: 'వేపపువ్వు చేదుగా ఉంటుంది.',
          meaning: { en: 'Neem flower is bitter.', te: 'చేదు: వేపపువ్వు' },
        },
        {
          telugu: 'మామిడికాయ వగరుగా ఉంటుంది.',
          meaning: {
            en: 'Raw mango is astringent (salt, ఉప్పు, and heat, కారం, make six).',
            te: 'వగరు: మామిడికాయ. ఉప్పు, కారం కలిపితే ఆరు రుచులు.',
          },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Bathukamma and Dasara: flowers and dolls',
        te: 'బతుకమ్మ, దసరా: పూలు, బొమ్మలు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'For nine days, people in Telangana stack flowers into a Bathukamma and walk around it, clapping and singing. Even one small tower of marigolds teaches names and colors: తంగేడు is yellow, గునుగు is silky white, బంతి is orange. Many of the songs return to one word, ఉయ్యాలో, at the end of every line, so the smallest singer can join in. At Dasara, families who set up a బొమ్మల కొలువు, a display of dolls, can let the child be the guide: “This is a king, this is a farmer.” Far from home, a tray of toys will do.',
        te: 'తెలంగాణలో తొమ్మిది రోజులు పూలను బతుకమ్మగా పేర్చి, చుట్టూ తిరుగుతూ చప్పట్లు కొడుతూ పాడతారు. బంతిపూలతో చిన్న బతుకమ్మ పేర్చినా పూల పేర్లు, రంగులు వచ్చేస్తాయి: తంగేడు పసుపు, గునుగు తెలుపు, బంతి నారింజ రంగు. చాలా పాటల్లో ప్రతి పాదం చివర “ఉయ్యాలో” అని వస్తుంది కాబట్టి చిన్నపిల్లలు కూడా గొంతు కలపగలరు. దసరాకు బొమ్మల కొలువు పెట్టే ఇళ్లలో వచ్చినవాళ్లకు కొలువు చూపించే పని పిల్లలకు ఇవ్వండి: “ఈయన రాజు, ఈయన రైతు.” ఊరికి దూరంగా ఉంటే ఒక పళ్లెంలో ఆటబొమ్మలు పేర్చినా సరే.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Deepavali: light, and giving orders',
        te: 'దీపావళి: వెలుగులు, చిన్న చిన్న ఆజ్ఞలు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Lamps are lit step by step, so this is perfect for giving commands. On the first evening you say them; on the next, your child gives the orders and you obey. Around fire, a grown-up always stays close.',
        te: 'దీపాలు వెలిగించడం వరుసగా చేసే పని కాబట్టి “ఇది పెట్టండి, అది వేయండి” లాంటి మాటలకు బాగా కుదురుతుంది. మొదటి రోజు మీరు చెప్పండి; మరునాడు వాళ్లు చెప్తుంటే మీరు చేయండి. నిప్పు దగ్గర మాత్రం పెద్దవాళ్లు పక్కనే ఉండాలి.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ప్రమిద పెట్టండి.',
          meaning: { en: 'Put the clay lamp down.', te: 'ప్రమిద అంటే దీపం పెట్టే మట్టి గిన్నె.' },
        },
        {
          telugu: 'నూనె పోయండి.',
          meaning: { en: 'Pour the oil.', te: 'ప్రమిదలో సగానికి పైగా పోస్తే చాలు.' },
        },
        {
          telugu: 'వత్తి వేయండి.',
          meaning: { en: 'Put the wick in.', te: 'దూదితో చేసినది వత్తి.' },
        },
        {
          telugu: 'దీపం వెలిగించండి.',
          meaning: { en: 'Light the lamp.', te: 'ఈ పని మాత్రం పెద్దవాళ్లది.' },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'A lesson without a lesson',
        te: 'పాఠంలా అనిపించని పాఠం',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'The evening before: tell your child what will happen tomorrow, and use the three new words. A child notices a word they have been waiting for. Aksharam’s bookshelf has stories about Ugadi, Vinayaka Chavithi, Bathukamma and Deepavali for such an evening.',
          te: 'ముందు రోజు రాత్రి: రేపు ఏం జరుగుతుందో చెప్పండి; ఆ కబుర్లలోనే మూడు కొత్త మాటలు దొర్లనివ్వండి. ఎదురుచూసిన మాట మరునాడు వినగానే గుర్తుపడతారు. అలాంటి రాత్రి చదవడానికి అక్షరం యాప్ పుస్తకాల అరలో ఉగాది, వినాయక చవితి, బతుకమ్మ, దీపావళి కథలు ఉన్నాయి.',
        },
        {
          en: 'On the day: give your child one job that is theirs alone, such as threading mango leaves or handing out the flowers, and talk about it only in Telugu.',
          te: 'పండుగ రోజు: మామిడాకుల తోరణం గుచ్చడమో, పూలు అందించడమో, ఒక పని పిల్లలకే అప్పగించండి. ఆ పని గురించి తెలుగులోనే మాట్లాడండి.',
        },
        {
          en: 'The day after: call a grandparent and ask how they celebrated this festival when they were little. Write down one new word from the answer.',
          te: 'మరునాడు: అమ్మమ్మకో తాతయ్యకో ఫోన్ చేసి, వాళ్ల చిన్నప్పుడు ఈ పండుగ ఎలా జరిగేదో అడగండి. వాళ్లు చెప్పినదాంట్లోంచి ఒక కొత్త మాట రాసుకోండి.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Keep a festival notebook: a date, a drawing, the new words in your child’s own hand. Next year, read the old page first. And if your family celebrates Christmas or Ramzan, the method is the same: క్రిస్మస్ తాత (Santa Claus) and సేమియా (vermicelli) are Telugu too. Children want words for whatever their own family does.',
        te: 'పండుగల కోసం ఒక నోటుపుస్తకం పెట్టండి: తేదీ, ఒక బొమ్మ, పిల్లలే రాసిన కొత్త మాటలు. వచ్చే ఏడాది ముందు పాత పేజీ చదివించండి. మీ ఇంట్లో క్రిస్మస్, రంజాన్ జరుపుకుంటే పద్ధతి అదే: క్రిస్మస్ తాత, సేమియా కూడా తెలుగు మాటలే. ఇంట్లో ఏం జరిగితే దాని గురించి మాట్లాడాలని పిల్లలకు ఉంటుంది; మాటలు అక్కడి నుంచే వస్తాయి.',
      },
    },
  ],
};
