import type { Article } from '../article';

export const whyPadyaluStillMatter: Article = {
  slug: 'why-padyalu-still-matter',
  title: {
    en: 'Why padyalu still matter: Vemana and Sumati for a child today',
    te: 'పద్యాలు ఇంకా ఎందుకు? నేటి పిల్లలకు వేమన, సుమతి',
  },
  summary: {
    en: 'Four short lines, centuries old, that a child can carry for life. What a padyam gives a young learner, and how to choose and teach a first one.',
    te: 'వందల ఏళ్ల నాటి నాలుగు చిన్న పాదాలు పిల్లలకు జీవితాంతం తోడుంటాయి. పద్యం వల్ల ఏం లాభం, మొదటి పద్యాన్ని ఎలా ఎంచుకోవాలి, ఎలా నేర్పాలి?',
  },
  published: '2026-10-10',
  minutes: 4,
  letter: 'వే',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'Ask a Telugu grandparent for a Vemana padyam and watch what happens. The back straightens, the voice finds its tune, and a verse learned seventy years ago comes out whole. Hardly anything else from school lasts like that. It would be a pity if the chain stopped with our children.',
        te: 'ఇంట్లో పెద్దవాళ్లను ఒక వేమన పద్యం చెప్పమని అడిగి చూడండి. నిటారుగా కూర్చుంటారు, గొంతు సవరించుకుంటారు, డెబ్బై ఏళ్ల కిందట నేర్చుకున్న పద్యం తడుముకోకుండా చెప్పేస్తారు. బడిలో చదివినవాటిలో ఇంతగా గుర్తుండేవి మరేమున్నాయి? ఈ పరంపర మన పిల్లలతో ఆగిపోకూడదు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Who were they?',
        te: 'ఎవరు వీళ్లు?',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Vemana was a wandering poet with a sharp tongue for show and hypocrisy. Scholars still argue about his dates; many place him in the seventeenth century. His verses lived in people’s mouths, and in the nineteenth century C. P. Brown gathered and printed a great many. The Sumati Satakam is older, and is traditionally credited to Baddena. Its verses end by calling to “Sumati”, the one with good sense: that is, to the child who listens.',
        te: 'వేమన ఊరూరా తిరిగిన కవి. ఆడంబరాన్ని, కపటాన్ని సూటిగా ఎత్తిచూపారు. ఆయన ఏ కాలంవారో పండితులు ఇప్పటికీ వాదించుకుంటారు; పదిహేడో శతాబ్దమని చాలామంది అంటారు. ఆయన పద్యాలు జనం నోళ్లలో బతికాయి. పంతొమ్మిదో శతాబ్దంలో సి. పి. బ్రౌన్ వాటిని పెద్ద సంఖ్యలో సేకరించి అచ్చు వేయించారు. సుమతీ శతకం అంతకన్నా పాతది; బద్దెన రాశారని చెప్తారు. అందులో పద్యం చివర “సుమతీ” అన్న పిలుపు ఉంటుంది. సుమతి అంటే మంచి బుద్ధి గలవారు. అంటే వింటున్న మన పిల్లలే.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Salt, camphor and people',
        te: 'ఉప్పు, కర్పూరం, మనుషులు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Here is perhaps the best-known verse of all. Before you explain it, put a pinch of salt and a bit of camphor on a plate and ask what the difference is. Let your child look and smell, but not taste: camphor is poisonous.',
        te: 'ఇది బహుశా అన్నిటికన్నా పేరున్న పద్యం. అర్థం చెప్పే ముందు ఒక పళ్లెంలో చిటికెడు ఉప్పు, కొంచెం కర్పూరం పెట్టి, రెండింటికీ తేడా ఏమిటో అడగండి. చూడనివ్వండి, వాసన చూడనివ్వండి; నోట్లో మాత్రం పెట్టుకోనివ్వకండి, కర్పూరం విషం.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు',
          meaning: { en: 'Salt and camphor look alike;', te: 'ఉప్పు, కర్పూరం చూడడానికి ఒకేలా ఉంటాయి;' },
        },
        {
          telugu: 'చూడ చూడ రుచుల జాడ వేరు',
          meaning: {
            en: 'look closer, and their tastes are different.',
            te: 'కానీ పరీక్షించి చూస్తే వాటి రుచులు వేరు.',
          },
        },
        {
          telugu: 'పురుషులందు పుణ్య పురుషులు వేరయా',
          meaning: {
            en: 'Among people too, the good ones stand apart.',
            te: 'అలాగే మనుషుల్లో మంచివాళ్లు వేరుగా ఉంటారు.',
          },
        },
        {
          telugu: 'విశ్వదాభిరామ వినుర వేమ!',
          meaning: {
            en: 'Vemana’s closing line, in nearly every verse: “Listen, Vema!”',
            te: 'దాదాపు ప్రతి వేమన పద్యానికీ చివర వచ్చే మకుటం: “వేమా, విను!”',
          },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'One’s own anger',
        te: 'తన కోపమే తన శత్రువు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'This one from the Sumati Satakam could have been written for a quarrel over a toy. Let your child find the secret: the second akshara of every line is న.',
        te: 'సుమతీ శతకంలోని ఈ పద్యం బొమ్మ కోసం జరిగే గొడవ గురించే రాసినట్టు ఉంటుంది. ఇందులో ఒక రహస్యం ఉంది, పిల్లలనే కనిపెట్టమనండి: ప్రతి పాదంలోనూ రెండో అక్షరం న.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'తన కోపమె తన శత్రువు',
          meaning: { en: 'Your own anger is your enemy;', te: 'మన కోపమే మనకు శత్రువు;' },
        },
        {
          telugu: 'తన శాంతమె తనకు రక్ష దయ చుట్టంబౌ',
          meaning: {
            en: 'your own calm protects you, and kindness is your kin.',
            te: 'మన శాంతమే మనకు రక్షణ, దయే మన చుట్టం.',
          },
        },
        {
          telugu: 'తన సంతోషమె స్వర్గము',
          meaning: { en: 'Your own joy is heaven,', te: 'మన సంతోషమే స్వర్గం,' },
        },
        {
          telugu: 'తన దుఃఖమె నరకమండ్రు తథ్యము సుమతీ!',
          meaning: {
            en: 'your own sorrow is hell, they say. It is true, Sumati!',
            te: 'మన దుఃఖమే నరకం అంటారు. ఇది నిజం, సుమతీ!',
          },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'What a padyam gives',
        te: 'పద్యం ఏం ఇస్తుంది?',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Clear sounds. The meter makes a child pronounce every short and long vowel properly.',
          te: 'స్పష్టమైన ఉచ్చారణ. ఛందస్సు వల్ల హ్రస్వాలు, దీర్ఘాలు సరిగ్గా పలకడం అలవాటవుతుంది.',
        },
        {
          en: 'Memory without drudgery. Rhythm and rhyme hold the words together.',
          te: 'బట్టీ కష్టం లేని జ్ఞాపకం. లయ, ప్రాస మాటలను పట్టి ఉంచుతాయి.',
        },
        {
          en: 'Old words in small doses: కప్పురంబు for కర్పూరం, చుట్టంబు for చుట్టం.',
          te: 'పాత మాటల పరిచయం: కర్పూరాన్ని కప్పురంబు అని, చుట్టాన్ని చుట్టంబు అని అనేవారు.',
        },
        {
          en: 'A shared sentence. “Remember salt and camphor” says in the car what a lecture cannot.',
          te: 'ఇంటిల్లిపాదికీ తెలిసిన మాట. “ఉప్పు కప్పురంబు గుర్తుందా?” అంటే చాలు, ఉపన్యాసం అక్కర్లేదు.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Understanding may come later',
        te: 'అర్థం తర్వాత రావచ్చు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Will a six-year-old understand all this? Not all of it, and that does no harm. A padyam grows up with the child. At six, salt and camphor are a riddle about two white things. At ten they are about choosing friends. At sixteen the question turns around: which of the two am I? Few texts in a backpack can be opened three times and say something new each time.',
        te: 'ఆరేళ్ల పిల్లలకు ఇదంతా అర్థమవుతుందా? అంతా కాకపోవచ్చు; నష్టమేమీ లేదు. పద్యం పిల్లలతో పాటే పెరుగుతుంది. ఆరేళ్లప్పుడు ఉప్పు, కర్పూరం రెండు తెల్లని వస్తువుల పొడుపుకథ. పదేళ్లప్పుడు స్నేహితులను ఎలా ఎంచుకోవాలో చెప్పే మాట. పదహారేళ్లకు ప్రశ్న తన వైపే తిరుగుతుంది: ఇంతకీ నేను ఉప్పునా, కర్పూరాన్నా? ఎన్నిసార్లు చదివినా కొత్తగా ఏదో చెప్పేవి పిల్లల పుస్తకాల సంచిలో ఎన్ని ఉంటాయి?',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Choose with care',
        te: 'ఎంచుకుని నేర్పండి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Not every old verse suits a child. Some carry the prejudices of their time, about women or about caste, and you do not have to teach them. Editions differ, too: older books may have చూడఁ జూడ where schoolbooks have చూడ చూడ. Begin with one verse that your child can act out. Say it together for a week, and talk about it before you ask for it by heart. In Aksharam you can hear each padyam, read its meaning in Telugu, open the English when you need it, and learn the verse line by line.',
        te: 'పాత పద్యాలన్నీ పిల్లలకు తగినవి కావు. కొన్నింటిలో స్త్రీల గురించో, కులం గురించో ఆనాటి దురభిప్రాయాలు ఉంటాయి; వాటిని నేర్పాల్సిన అవసరమేమీ లేదు. అలాగే అన్ని ప్రతుల్లో పాఠం ఒకేలా ఉండదు: బడి పుస్తకాల్లో “చూడ చూడ” అని ఉంటే, పాత ప్రతుల్లో “చూడఁ జూడ” అని ఉంటుంది. పిల్లలు నటించి చూపగలిగే ఒక్క పద్యంతో మొదలుపెట్టండి. వారం రోజులు కలిసి చెప్పండి. అప్పజెప్పమనే ముందు దాని గురించి మాట్లాడుకోండి. అక్షరం యాప్‌లో పద్యాన్ని వినవచ్చు, తెలుగులో భావం చదవవచ్చు, కావాలంటే ఇంగ్లీషు అనువాదం కూడా చూడవచ్చు, పాదం పాదంగా నేర్చుకోవచ్చు.',
      },
    },
  ],
};
