import type { Article } from '../article';

export const yourFirstDay: Article = {
  slug: 'your-first-day',
  title: {
    en: 'Your first day with Aksharam',
    te: 'అక్షరం యాప్‌తో మీ మొదటి రోజు',
  },
  summary: {
    en: 'Open it, choose a language, add your child, put it on the phone and finish the first few exercises together. Fifteen minutes, nothing to pay.',
    te: 'తెరవడం, భాష ఎంచుకోవడం, మీ పిల్లల పేరు చేర్చడం, ఫోన్‌లో పెట్టుకోవడం, మొదటి అభ్యాసాలు కలిసి చేయడం. పదిహేను నిమిషాలు చాలు; డబ్బు కట్టనక్కర్లేదు.',
  },
  published: '2026-08-04',
  minutes: 3,
  letter: 'అ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'You need a phone, a tablet or a computer with a web browser, about fifteen minutes, and your child beside you. There is nothing to pay.',
        te: 'బ్రౌజర్ ఉన్న ఫోన్, ట్యాబ్లెట్, కంప్యూటర్… ఏదైనా సరే. ఒక పదిహేను నిమిషాల సమయం, పక్కన మీ పిల్లలు ఉంటే చాలు. డబ్బు కట్టాల్సిన పని లేదు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Getting ready',
        te: 'ముందుగా సిద్ధం చేసుకోవాల్సినవి',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Open Aksharam in the browser once while you are connected to the internet.',
          te: 'ఇంటర్నెట్ ఉన్నప్పుడు ఒకసారి బ్రౌజర్‌లో అక్షరం యాప్ తెరవండి.',
        },
        {
          en: 'Choose the language with the button at the top. It switches between English and తెలుగు, and you can change it whenever you like.',
          te: 'పైన ఉన్న బటన్‌తో భాష ఎంచుకోండి. తెలుగు, ఇంగ్లీషు మధ్య ఎప్పుడు కావాలంటే అప్పుడు మార్చుకోవచ్చు.',
        },
        {
          en: 'Put it on the phone. In Chrome on Android, open the three-dot menu and choose “Add to Home Screen” or “Install app”. On an iPhone, open it in Safari, tap Share, then “Add to Home Screen”. From now on open it from that icon: on an iPhone the icon and Safari keep separate data.',
          te: 'ఫోన్‌లో ఐకాన్ పెట్టుకోండి. ఆండ్రాయిడ్ ఫోన్‌లో క్రోమ్ తెరిచి, మూడు చుక్కల మెనూలో “హోమ్ స్క్రీన్‌కు జోడించు” లేదా “ఇన్‌స్టాల్” నొక్కండి. ఐఫోన్‌లో సఫారీలో తెరిచి, షేర్ నొక్కి, “హోమ్ స్క్రీన్‌కు జోడించు” ఎంచుకోండి. (ఫోన్ ఇంగ్లీషులో ఉంటే ఈ మాటలు ఇంగ్లీషులో కనిపిస్తాయి.) ఇక నుంచి ఆ ఐకాన్‌తోనే తెరవండి; ఐఫోన్‌లో ఐకాన్‌కు, సఫారీకి డేటా వేర్వేరుగా ఉంటుంది.',
        },
        {
          en: 'Press “Sign in”, then “Continue with Google”. If your copy keeps learners on the device, a small window says so: add your child there; no account is needed. If your copy uses Google accounts, sign in with yours.',
          te: 'సైన్ ఇన్ నొక్కి, తర్వాత గూగుల్ బటన్ నొక్కండి. వివరాలు మీ ఫోన్‌లోనే ఉండే ఏర్పాటైతే, ఆ సంగతి చెప్తూ ఒక చిన్న విండో వస్తుంది: అందులో మీ పిల్లల పేరు చేర్చండి, ఖాతా అక్కర్లేదు. గూగుల్ ఖాతాతో పనిచేసే ఏర్పాటైతే, మీ ఖాతాతో సైన్ ఇన్ చేయండి.',
        },
        {
          en: 'Answer seven short questions: age, grade, interests, hobbies, likes, dislikes and favorite foods. Let your child do the answering. Then say how much Telugu your child can already read, and how many minutes you want to practice each day.',
          te: 'ఏడు చిన్న ప్రశ్నలకు జవాబివ్వండి: వయసు, తరగతి, ఆసక్తులు, అభిరుచులు, ఇష్టాలు, ఇష్టం లేనివి, ఇష్టంగా తినేవి. జవాబులు పిల్లలనే చెప్పనివ్వండి. తర్వాత తెలుగు చదవడం ఎంతవరకు వచ్చో, రోజూ ఎన్ని నిమిషాలు సాధన చేయాలో ఎంచుకోండి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'The first lesson, together',
        te: 'కలిసి మొదటి పాఠం',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Open “Learning path” (on a phone, “Learn” at the bottom). In Module 1 choose the lesson on vowels.',
          te: '“నేర్చుకునే దారి” తెరవండి (ఫోన్‌లో కింద “నేర్చుకో”). “భాగం 1”లో “అచ్చులు” పాఠం ఎంచుకోండి.',
        },
        {
          en: 'Tap the speaker. Listen once, listen again and say it together, then let your child say it alone.',
          te: 'స్పీకర్ గుర్తు నొక్కండి. ఒకసారి వినండి. రెండోసారి వింటూ కలిసి అనండి. మూడోసారి పిల్లలే సొంతంగా అనాలి.',
        },
        {
          en: 'Press “Start Exercises”. Do four or five and stop while it is still fun.',
          te: '“అభ్యాసాలు మొదలుపెట్టు” నొక్కండి. నాలుగైదు చేసి, ఇంకా సరదాగా ఉన్నప్పుడే ఆపేయండి.',
        },
        {
          en: 'If your child asks for more, try an easy quiz with five questions, or listen to a first story together.',
          te: 'ఇంకా కావాలంటే ఐదు ప్రశ్నల సులభమైన క్విజ్ ఒకటి ఆడించండి, లేదా కలిసి ఒక చిన్న కథ వినండి.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Here are three things to say while you sit together, so that even the instructions are in Telugu:',
        te: 'పక్కన కూర్చున్నప్పుడు ఈ మూడు మాటలు వాడండి; అప్పుడు సూచనలు కూడా తెలుగులోనే ఇచ్చినట్టవుతుంది:',
      },
    },
    {
      kind: 'examples',
      items: [
        { telugu: 'విను.', meaning: { en: 'Listen.', te: 'స్పీకర్ నొక్కే ముందు చెప్పే మాట.' } },
        { telugu: 'మళ్లీ చెప్పు.', meaning: { en: 'Say it again.', te: 'ఇంకోసారి పలికించడానికి.' } },
        { telugu: 'చాలా బాగా చెప్పావు!', meaning: { en: 'Very well said!', te: 'ప్రతి ప్రయత్నానికీ ఒక మెచ్చుకోలు.' } },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Good to know',
        te: 'తెలుసుకుంటే మంచిది',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'After that first visit it works without the internet. Turn on airplane mode and try it.',
          te: 'మొదటిసారి తెరిచాక ఇంటర్నెట్ లేకపోయినా పనిచేస్తుంది. ఫ్లైట్ మోడ్ పెట్టి చూడండి.',
        },
        {
          en: 'If your copy keeps learners on the device, their progress is there too. Clearing the browser’s data erases it.',
          te: 'వివరాలు ఫోన్‌లోనే ఉంటే, పిల్లలు ఎంతవరకు నేర్చుకున్నారన్నది కూడా అందులోనే ఉంటుంది. బ్రౌజర్ డేటా తుడిచేస్తే అదీ పోతుంది.',
        },
        {
          en: 'Two children? Add each as a separate learner.',
          te: 'ఇద్దరు పిల్లలుంటే ఇద్దరి పేర్లూ విడివిడిగా చేర్చండి.',
        },
        {
          en: 'The built-in voice is a computer’s: clear, but not as warm as yours. Say each word yourself as well.',
          te: 'యాప్‌తో వచ్చే గొంతు కంప్యూటర్‌ది: స్పష్టంగా ఉంటుంది కానీ మీ గొంతులోని ఆత్మీయత దానికి ఉండదు. ప్రతి మాటా మీరు కూడా ఒకసారి చెప్పండి.',
        },
      ],
    },
  ],
};
