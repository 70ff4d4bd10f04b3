import type { Article } from '../article';

export const tenMinutesADay: Article = {
  slug: 'ten-minutes-a-day',
  title: {
    en: 'Ten minutes a day: how children really remember',
    te: 'రోజుకు పది నిమిషాలు: పిల్లలకు నిజంగా ఎలా గుర్తుంటుంది?',
  },
  summary: {
    en: 'Short sessions, spread over days, with more asking than showing: what research says about memory, what it does not say, and a plan for tonight.',
    te: 'కొద్ది కొద్దిగా, రోజూ, చూపించడం కన్నా అడగడం ఎక్కువగా: జ్ఞాపకం గురించి పరిశోధనలు ఏం చెప్తున్నాయి, ఏం చెప్పలేదు, ఈ రాత్రికి ఏం చేయవచ్చు.',
  },
  published: '2026-11-07',
  minutes: 4,
  letter: 'గు',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'An hour and ten minutes on Sunday feels like serious study. By Thursday, much of it is gone. The same seventy minutes, ten a day, leave more behind. That is not a trick; it is one of the best-tested findings about learning. Here is what we know, and where our knowledge ends.',
        te: 'ఆదివారం ఏకంగా గంటా పది నిమిషాలు కూర్చోబెడితే బాగా చదివించినట్టు అనిపిస్తుంది. గురువారానికి చాలావరకు మరిచిపోతారు. అదే సమయాన్ని రోజుకు పది నిమిషాల చొప్పున వారమంతా పంచితే ఎక్కువ గుర్తుంటుంది. ఇది చిట్కా కాదు; చదువు గురించి ఎన్నోసార్లు పరీక్షించి చూసిన విషయం. ఇందులో తెలిసినదేంటో, తెలియనిదేంటో చూద్దాం.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Spread it out',
        te: 'కొంచెం కొంచెంగా, విరామం ఇస్తూ',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Coming back to something after a gap makes it last longer than repeating it many times in a row. Hundreds of experiments agree on this, with adults and with children. The reason seems to be that a little forgetting makes the next meeting count: the mind has to work to find the word again. So let a new letter rest until tomorrow, then for three days, then for a week. Aksharam keeps track of this for you: each day’s practice brings back what is about to be forgotten.',
        te: 'ఒకే విషయాన్ని ఒకేసారి పదిసార్లు చెప్పించడం కన్నా, మధ్యలో విరామం ఇచ్చి మళ్లీ చూస్తే ఎక్కువ రోజులు గుర్తుంటుంది. పెద్దల మీద, పిల్లల మీద చేసిన వందల ప్రయోగాలు ఇదే చెప్తున్నాయి. కొంచెం మరిచిపోయాక గుర్తుచేసుకోవాలంటే మనసు కష్టపడాలి; ఆ కష్టమే జ్ఞాపకాన్ని గట్టిపరుస్తుందని అంటారు. కాబట్టి కొత్త అక్షరాన్ని రేపు ఒకసారి, మూడు రోజుల తర్వాత ఒకసారి, వారం తర్వాత మరోసారి పలకరించండి. అక్షరం యాప్ ఈ లెక్క చూసుకుంటుంది: మరిచిపోయేలా ఉన్నవాటిని రోజూ సాధనలోకి తెస్తుంది.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Ask before you show',
        te: 'చూపించే ముందు అడగండి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Reading a list again feels easy, and the ease fools us. Trying to recall the word, even without success, and then seeing the answer teaches more. A quiz is therefore not only a check on learning; it is learning. Keep it light, and after a few seconds give the answer with a smile. An exercise that explains why a choice was wrong does the same.',
        te: 'చదివిందే మళ్లీ చదివితే సులువుగా అనిపిస్తుంది; ఆ సులువే మనల్ని మోసం చేస్తుంది. మాటను గుర్తుచేసుకోవడానికి ప్రయత్నించి, ఆ తర్వాత జవాబు చూస్తే (ప్రయత్నం ఫలించకపోయినా సరే) ఎక్కువ నేర్చుకుంటారు. అంటే క్విజ్ నేర్చుకున్నది పరీక్షించడానికే కాదు, నేర్చుకోవడానికి కూడా. దాన్ని ఆటలా ఉంచండి. కొన్ని సెకన్లు చూసి, జవాబు నవ్వుతూ చెప్పండి. జవాబు ఎందుకు తప్పో వివరించే అభ్యాసాలు కూడా ఇలాగే ఉపయోగపడతాయి.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ఇది ఏ అక్షరం?',
          meaning: { en: 'Which letter is this?', te: 'ముందు అడగండి, తర్వాత చెప్పండి.' },
        },
        {
          telugu: 'నిన్న ఏం నేర్చుకున్నాం?',
          meaning: { en: 'What did we learn yesterday?', te: 'రోజూ ఈ ప్రశ్నతో మొదలుపెట్టవచ్చు.' },
        },
        {
          telugu: 'ఇంకొకసారి ప్రయత్నించు.',
          meaning: { en: 'Try once more.', te: 'తప్పు వచ్చినప్పుడు ధైర్యం చెప్పే మాట.' },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Say it aloud, write it by hand',
        te: 'పైకి అనాలి, చేత్తో రాయాలి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Words spoken aloud are remembered better than words read in silence; that too has been tested many times. Writing a letter by hand seems to help young children recognize it later, more than typing it or just looking at it, though here the studies are fewer and smaller. So let the mouth and the hand take part, on paper or on Aksharam’s slate: trace it, say it, trace it again.',
        te: 'మనసులో చదివిన మాట కన్నా పైకి అన్న మాట ఎక్కువ గుర్తుంటుంది; దీన్ని కూడా చాలాసార్లు పరీక్షించారు. అక్షరాన్ని టైప్ చేయడం, ఊరికే చూడడం కన్నా చేత్తో రాస్తే చిన్నపిల్లలు తర్వాత బాగా గుర్తుపడతారని తెలుస్తోంది; అయితే ఈ విషయం మీద జరిగిన పరిశోధనలు తక్కువ, చిన్నవి. కాబట్టి నోటికీ చేతికీ కూడా పని పెట్టండి, కాగితం మీదైనా అక్షరం యాప్‌లోని పలక మీదైనా: దిద్దాలి, అనాలి, మళ్లీ దిద్దాలి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Then let them sleep',
        te: 'ఆ తర్వాత నిద్ర',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Sleep after learning helps memories settle; in studies, children remembered new words better after a night’s sleep. That is a good reason for a calm session in the evening, and an even better one for not stealing from bedtime.',
        te: 'నేర్చుకున్నాక నిద్రపోతే జ్ఞాపకాలు కుదురుకుంటాయి. కొత్త మాటలు నేర్చుకున్న పిల్లలకు ఒక రాత్రి నిద్ర తర్వాత అవి ఇంకా బాగా గుర్తున్నాయని పరిశోధనల్లో కనిపించింది. సాయంత్రం ప్రశాంతంగా ఓ పది నిమిషాలు కూర్చోవడానికి ఇదో మంచి కారణం. నిద్ర సమయాన్ని తగ్గించకుండా ఉండడానికి ఇంకా మంచి కారణం.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'A ten-minute evening',
        te: 'పది నిమిషాల సాయంత్రం',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Two minutes: ask about three things from yesterday and one from last week.',
          te: 'రెండు నిమిషాలు: నిన్నటివి మూడు, పోయిన వారానిది ఒకటి అడగండి.',
        },
        {
          en: 'Three minutes: meet one new letter or two new words. Listen, say, listen again.',
          te: 'మూడు నిమిషాలు: ఒక కొత్త అక్షరమో, రెండు కొత్త మాటలో. వినండి, అనండి, మళ్లీ వినండి.',
        },
        {
          en: 'Three minutes: a few exercises or an easy quiz, old and new mixed.',
          te: 'మూడు నిమిషాలు: పాతవీ కొత్తవీ కలిపి కొన్ని అభ్యాసాలు, లేదా ఒక సులభమైన క్విజ్.',
        },
        {
          en: 'Two minutes: use one new word in real conversation. Stop while it is still fun.',
          te: 'రెండు నిమిషాలు: ఒక కొత్త మాటను మామూలు కబుర్లలో వాడండి. సరదా తగ్గకముందే ఆపేయండి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'What the evidence does not say',
        te: 'పరిశోధనలు చెప్పనివి',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Ten is not a magic number. No study shows that ten minutes beats twelve. It is what fits a school night and a six-year-old’s patience; a teenager may enjoy twenty.',
          te: 'పది అనే సంఖ్యకు ప్రత్యేకమైన మహిమ ఏమీ లేదు. పన్నెండు కన్నా పది మంచిదని ఎవరూ నిరూపించలేదు. బడి ఉన్న రోజు సాయంత్రానికి, ఆరేళ్ల పిల్లల ఓపికకు సరిపోయే సమయం అది, అంతే. పెద్ద పిల్లలు ఇరవై నిమిషాలు కూర్చోవచ్చు.',
        },
        {
          en: 'There is no single best gap. A day, a few days, a week is a sensible start; a forgotten word simply comes back sooner.',
          te: 'ఇన్ని రోజుల విరామమే సరైనదని ఏమీ లేదు. ఒక రోజు, కొన్ని రోజులు, ఒక వారం అనుకుంటే చాలు. మరిచిపోయిన మాటను కాస్త ముందుగా మళ్లీ అడగండి.',
        },
        {
          en: 'Much of the research was done with college students and word lists, not with children who grow up with a family language. Recalling words builds vocabulary; conversation builds the language.',
          te: 'ఈ పరిశోధనల్లో చాలావరకు కాలేజీ విద్యార్థులతో, మాటల జాబితాలతో చేసినవే; ఇంటి భాష నేర్చుకునే పిల్లలతో చేసినవి తక్కువ. గుర్తుచేసుకునే సాధనతో మాటలు వస్తాయి; భాష మాత్రం మాట్లాడితేనే వస్తుంది.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'And if you miss a day? Nothing is lost. Ask the same three questions tomorrow. You may be surprised how much has stayed.',
        te: 'మరి ఒక రోజు తప్పిపోతే? ఏమీ కాదు. అవే మూడు ప్రశ్నలు రేపు అడగండి. ఎంత గుర్తుందో చూసి మీరే ఆశ్చర్యపోవచ్చు.',
      },
    },
  ],
};
