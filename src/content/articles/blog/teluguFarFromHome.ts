import type { Article } from '../article';

export const teluguFarFromHome: Article = {
  slug: 'telugu-far-from-home',
  title: {
    en: 'Raising a Telugu-speaking child far from home',
    te: 'ఊరికి దూరంగా ఉన్నా, ఇంట్లో తెలుగు',
  },
  summary: {
    en: 'Your child understands Telugu but answers in English? A simple house rule, small daily habits and a grandparent on the phone can change that.',
    te: 'తెలుగు అర్థమవుతుంది కానీ జవాబు ఇంగ్లీషులోనే వస్తోందా? ఇంట్లో ఒక చిన్న నియమం, రోజువారీ అలవాట్లు, ఫోన్‌లో అమ్మమ్మ కబుర్లు… ఇవే చాలా మార్పు తెస్తాయి.',
  },
  published: '2026-08-15',
  minutes: 4,
  letter: 'ఇ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'In Bengaluru, Dubai or Dallas, many Telugu families tell the same story: the child understands everything and answers in English. Nobody has failed. Children speak the language that gets the most done, and beyond the front door that is rarely Telugu. But home is the best place to begin, and it takes habits, not lectures.',
        te: 'బెంగళూరైనా, దుబాయ్ అయినా, డల్లాస్ అయినా చాలా తెలుగు ఇళ్లలో ఒకటే మాట వినిపిస్తుంది: “మా పిల్లలకు తెలుగు అర్థమవుతుంది, కానీ జవాబు మాత్రం ఇంగ్లీషులోనే చెప్తారు.” ఇందులో ఎవరి తప్పూ లేదు. ఏ భాషతో ఎక్కువ పని జరుగుతుందో పిల్లలు ఆ భాషే మాట్లాడతారు; గడప దాటితే తెలుగుతో పెద్దగా పనిపడదు. అయినా, మొదలుపెట్టడానికి ఇంటిని మించిన చోటు లేదు. అందుకు కావలసింది ఉపన్యాసాలు కాదు, అలవాట్లు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Two languages do not confuse a child',
        te: 'రెండు భాషలతో పిల్లలకు గందరగోళం ఉండదు',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Parents are still sometimes told to drop Telugu so that English comes faster. Research does not support this advice. Children tell two languages apart very early. Mixing both in one sentence is what bilingual people do everywhere, not the sign of a muddled mind, and growing up with two languages does not in itself cause a speech delay. If something about your child’s speech worries you, see a doctor or a speech therapist, and keep speaking Telugu in the meantime.',
        te: '“ముందు ఇంగ్లీషు రానివ్వండి, తెలుగు తర్వాత చూసుకోవచ్చు” అని ఇప్పటికీ కొందరు సలహా ఇస్తుంటారు. పరిశోధనలు ఈ మాటను సమర్థించవు. పిల్లలు చాలా చిన్న వయసులోనే రెండు భాషలను వేరుగా గుర్తిస్తారు. ఒకే వాక్యంలో రెండు భాషలు కలపడం ఎక్కడైనా రెండు భాషలు వచ్చినవాళ్లు చేసేదే; అది అయోమయానికి గుర్తు కాదు. రెండు భాషల మధ్య పెరిగినంత మాత్రాన మాటలు ఆలస్యం కావు. మీ పిల్లల మాట గురించి మీకు బెంగగా ఉంటే డాక్టర్‌నో స్పీచ్ థెరపిస్టునో కలవండి. ఈలోగా తెలుగు మాత్రం ఆపకండి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'One rule that everyone remembers',
        te: 'అందరికీ గుర్తుండే ఒక్క నియమం',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'What a child needs most is to hear Telugu: plenty of it, from people they love, about things that matter right now. A simple rule protects that time. Choose the one that suits your family.',
        te: 'పిల్లలకు అన్నిటికన్నా ముఖ్యం తెలుగు వినడం. ఎక్కువగా వినాలి, తమకు ఇష్టమైనవాళ్ల నోట వినాలి, ఆ క్షణంలో తమకు కావలసిన విషయాల గురించి వినాలి. ఆ సమయాన్ని కాపాడేది ఒక చిన్న నియమం. మీ ఇంటికి ఏది కుదురుతుందో చూసుకోండి.',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'One person: one parent, or Nanamma, speaks only Telugu with the child.',
          te: 'ఒక మనిషి: అమ్మ, నాన్న, నానమ్మల్లో ఒకరు పిల్లలతో తెలుగులోనే మాట్లాడతారు.',
        },
        {
          en: 'One place: Telugu at the dining table, or in the car, or everywhere inside the front door.',
          te: 'ఒక చోటు: భోజనాల బల్ల దగ్గర, లేదా కారులో, లేదా గడప లోపల అంతటా తెలుగే.',
        },
        {
          en: 'One time: from dinner until sleep, or all of Sunday morning.',
          te: 'ఒక సమయం: రాత్రి భోజనం నుంచి నిద్రపోయేదాకా, లేదా ఆదివారం ఉదయమంతా.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Is “one parent, one language” the best plan? Annick De Houwer asked nearly 1,900 families in Belgium who all had another language at home. Keeping one language to each parent turned out to be neither necessary nor enough. Children were most likely to speak the home language where both parents used it at home. So if both of you know Telugu, let both of you speak it.',
        te: '“ఒక్కొక్కరు ఒక్కో భాష” పద్ధతే అన్నిటికన్నా మంచిదా? బెల్జియంలో ఇంట్లో మరో భాష కూడా మాట్లాడే దాదాపు 1,900 కుటుంబాలను అనిక్ డి హౌవర్ అనే పరిశోధకురాలు అడిగి చూశారు. ఆ పద్ధతి తప్పనిసరీ కాదు, అదొక్కటే సరిపోదు కూడా అని తేలింది. తల్లిదండ్రులిద్దరూ ఇంటి భాష మాట్లాడే చోటే పిల్లలు ఆ భాషను ఎక్కువగా మాట్లాడారు. కాబట్టి మీ ఇద్దరికీ తెలుగు వస్తే, ఇద్దరూ తెలుగులోనే మాట్లాడండి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Small habits, every day',
        te: 'రోజూ చిన్న చిన్న అలవాట్లు',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Say what your hands are doing: cutting vegetables, folding clothes, hunting for the keys.',
          te: 'చేస్తున్న పనిని మాటల్లో చెప్పండి: కూరగాయలు తరుగుతూ, బట్టలు మడతపెడుతూ, తాళాలు వెతుకుతూ.',
        },
        {
          en: 'Tell a story or a padyam at bedtime. From memory is fine.',
          te: 'పడుకునే ముందు ఒక కథో పద్యమో చెప్పండి. పుస్తకం అక్కర్లేదు, గుర్తున్నది చెప్పినా చాలు.',
        },
        {
          en: 'When the answer comes in English, do not scold. Say it back in Telugu, as if nothing had happened, and go on with the conversation.',
          te: 'జవాబు ఇంగ్లీషులో వస్తే కోప్పడకండి. అదే మాటను మామూలుగా తెలుగులో అని, సంభాషణ కొనసాగించండి.',
        },
        {
          en: 'Use songs and cartoons, but do not count on them alone. A screen cannot answer back; you can.',
          te: 'పాటలు, కార్టూన్లు మంచివే, కానీ వాటిమీదే ఆధారపడకండి. టీవీ తిరిగి మాట్లాడదు; మీరు మాట్లాడతారు.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Give the grandparents a job',
        te: 'అమ్మమ్మకు, తాతయ్యకు ఒక పని అప్పగించండి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'A grandparent who is happiest in Telugu is a treasure: here is a real reason to speak it. But “How are you?” only lasts a minute, so give the call a purpose. Show a drawing. Ask how the pulihora is made. Let Tatayya tell one long story, a part every Sunday. Before the call, practice two sentences together.',
        te: 'తెలుగులో మాట్లాడితేనే హాయిగా ఉండే అమ్మమ్మ, తాతయ్య ఉండడం పెద్ద వరం. వాళ్లతో మాట్లాడాలంటే తెలుగు కావాలి; అంతకన్నా మంచి కారణం ఏముంటుంది? అయితే “ఎలా ఉన్నారు?” అన్నాక ఒక నిమిషానికే మాటలు అయిపోతాయి. అందుకే ప్రతి కాల్‌కీ ఒక పని పెట్టండి. గీసిన బొమ్మ చూపించడం, పులిహోర ఎలా చేస్తారో అడగడం, తాతయ్య చేత ఒక పెద్ద కథను ఆదివారానికి కొంత చొప్పున చెప్పించుకోవడం. ఫోన్ చేసే ముందు రెండు వాక్యాలు కలిసి సాధన చేయండి.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'అమ్మమ్మా, ఈ రోజు ఏం వండారు?',
          meaning: {
            en: 'Ammamma, what did you cook today?',
            te: 'అమ్మమ్మతో మాట మొదలుపెట్టడానికి సులువైన ప్రశ్న.',
          },
        },
        {
          telugu: 'తాతయ్యా, మీ చిన్నప్పటి కథ ఒకటి చెప్పండి.',
          meaning: {
            en: 'Tatayya, tell me a story from when you were little.',
            te: 'కథ అడిగితే తాతయ్యే ఎక్కువ మాట్లాడతారు; పిల్లలు వింటూ నేర్చుకుంటారు.',
          },
        },
        {
          telugu: 'ఈ బొమ్మ నేనే గీశాను.',
          meaning: {
            en: 'I drew this picture myself.',
            te: 'వీడియో కాల్‌లో బొమ్మ చూపిస్తూ చెప్పే మాట.',
          },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'When it goes slowly',
        te: 'నెమ్మదిగా సాగుతుంటే',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'There will be weeks when English wins. Keep the rule small enough to survive them. If you cannot read Telugu yourself, learn alongside your child: being corrected by a seven-year-old is good for both of you. Ten minutes of Aksharam after dinner can be one of your habits. It does not replace your voice; it gives the two of you something to talk about.',
        te: 'కొన్ని వారాలు ఇంగ్లీషుదే పైచేయి అవుతుంది. పర్వాలేదు. అలాంటి వారాల్లో కూడా పాటించగలిగేంత చిన్న నియమం పెట్టుకోండి. మీకే తెలుగు చదవడం రాకపోతే, పిల్లల పక్కన కూర్చుని మీరూ నేర్చుకోండి; ఏడేళ్ల పాప అమ్మానాన్నల తప్పు దిద్దితే ఇద్దరికీ మంచిదే! రాత్రి భోజనం తర్వాత పది నిమిషాలు అక్షరం యాప్ కూడా ఒక అలవాటు కావచ్చు. అది మీ గొంతుకు బదులు కాదు; మీరిద్దరూ మాట్లాడుకోవడానికి ఒక సందర్భం మాత్రమే.',
      },
    },
  ],
};
