import type { Word } from './word';

export const family: readonly Word[] = [
  {
    english: 'mother',
    telugu: 'అమ్మ',
    grade: 1,
    alsoEnglish: ['mum', 'mummy', 'mom', 'amma'],
    alsoTelugu: ['తల్లి'],
    explanations: [
      {
        en: 'Mother is the woman who gave birth to us or brings us up with love. When I have a fever, my mother sits beside me all night.',
        te: 'మనల్ని కన్న లేదా ప్రేమతో పెంచిన స్త్రీ అమ్మ. నాకు జ్వరం వస్తే అమ్మ రాత్రంతా నా పక్కనే కూర్చుంటుంది.',
      },
      {
        en: 'We learn our first words from our mother, so our own language is called the mother tongue. The first word I ever said was amma.',
        te: 'మొదటి మాటలు అమ్మ దగ్గరే నేర్చుకుంటాం; అందుకే మన సొంత భాషను అమ్మ భాష, మాతృభాష అంటారు. నేను పలికిన తొలి మాట కూడా అమ్మ అనే మాటే.',
      },
      {
        en: 'Telugu people also say amma to any girl or woman, with love and respect. "Come here, amma," said Grandfather to my little sister.',
        te: 'ఏ అమ్మాయినైనా, ఏ స్త్రీనైనా ప్రేమగా, గౌరవంగా అమ్మా అని పిలుస్తాం. ఇలా రా అమ్మా అని తాతయ్య మా చెల్లిని పిలిచారు.',
      },
    ],
    sentence: { en: 'My mother is reading a book.', te: 'మా అమ్మ పుస్తకం చదువుతోంది.' },
  },
  {
    english: 'father',
    telugu: 'నాన్న',
    grade: 1,
    alsoEnglish: ['dad', 'daddy', 'papa'],
    alsoTelugu: ['తండ్రి', 'నాయన'],
    explanations: [
      {
        en: 'A father is the man who brings us up and always stands by us. Every morning my father plaits my hair and takes me to school.',
        te: 'మనల్ని పెంచి పెద్ద చేసి, ఎప్పుడూ అండగా ఉండే వ్యక్తి నాన్న. రోజూ పొద్దున్నే నాన్న నాకు జడ వేసి బడికి తీసుకెళ్తారు.',
      },
      {
        en: 'In different places children call their father nanna, nayana or bapu. Swati next door calls her father bapu.',
        te: 'తండ్రిని నాన్న, నాయన, బాపు అని ఒక్కో చోట ఒక్కోలా పిలుస్తారు. మా పక్కింటి స్వాతి వాళ్ల నాన్నను బాపు అని పిలుస్తుంది.',
      },
      {
        en: 'A small child too is called nanna, as a pet name. "One more mouthful, nanna," said Grandmother to my little brother.',
        te: 'చిన్నపిల్లలను కూడా ముద్దుగా నాన్నా అని పిలుస్తారు. ఇంకో ముద్ద తిను నాన్నా అని అమ్మమ్మ తమ్ముడిని బుజ్జగించారు.',
      },
    ],
    sentence: { en: 'My father cooks well.', te: 'మా నాన్న బాగా వంట చేస్తారు.' },
  },
  {
    english: 'grandfather',
    telugu: 'తాతయ్య',
    grade: 1,
    alsoEnglish: ['grandpa', 'granddad'],
    alsoTelugu: ['తాత'],
    explanations: [
      {
        en: "A grandfather is our mother's father or our father's father. In the holidays both my grandfathers came to our house.",
        te: 'అమ్మ వాళ్ల నాన్ననూ, నాన్న వాళ్ల నాన్ననూ తాతయ్య అని పిలుస్తాం. సెలవుల్లో ఇద్దరు తాతయ్యలూ మా ఇంటికి వచ్చారు.',
      },
      {
        en: 'A grandfather has many tales of the old days. Mine told us how the whole village used to gather round one radio to hear songs.',
        te: 'తాతయ్య దగ్గర పాత రోజుల కబుర్లు ఎన్నో ఉంటాయి. ఊరంతా ఒకే రేడియో చుట్టూ చేరి పాటలు వినేవారని మా తాతయ్య చెప్పారు.',
      },
      {
        en: 'To be polite we call any old man Grandfather, even if he is no relative. In the park an old man dropped his stick, and I said: here it is, Grandfather.',
        te: 'బంధువు కాకపోయినా పెద్ద వయసు ఉన్నవారిని గౌరవంగా తాతయ్య అని పిలుస్తాం. పార్కులో ఒక పెద్దాయన కర్ర జారిపోతే, ఇదిగో తాతయ్యా అని అందించాను.',
      },
    ],
    sentence: { en: 'My grandfather is a farmer.', te: 'మా తాతయ్య రైతు.' },
  },
  {
    english: 'grandmother',
    telugu: 'అమ్మమ్మ',
    grade: 1,
    alsoEnglish: ['grandma', 'granny', "mother's mother"],
    explanations: [
      {
        en: "A grandmother is the mother of our mother or father; in Telugu Mother's mother is ammamma and Father's mother is nanamma. In the summer holidays we go to Ammamma's village.",
        te: 'అమ్మ వాళ్ల అమ్మను అమ్మమ్మ అంటాం; నాన్న వాళ్ల అమ్మను నానమ్మ అంటాం. వేసవి సెలవుల్లో మేము అమ్మమ్మ వాళ్ల ఊరికి వెళ్తాం.',
      },
      {
        en: 'A grandmother knows stories and songs from long ago. In the moonlight mine told us the story of the clever rabbit.',
        te: 'అమ్మమ్మ చెప్పే కథలు, పాడే పాటలు ఎప్పటి నుంచో వస్తున్నవి. రాత్రి వెన్నెల్లో మా అమ్మమ్మ తెలివైన కుందేలు కథ చెప్పారు.',
      },
      {
        en: 'We learn to cook many dishes from our grandmother. Without measuring, she puts just the right salt into the mango pickle.',
        te: 'ఎన్నో వంటలు మనం అమ్మమ్మ దగ్గరే నేర్చుకుంటాం. కొలవకుండానే అమ్మమ్మ ఆవకాయలో సరిగ్గా ఉప్పు వేస్తారు.',
      },
    ],
    sentence: { en: 'Grandmother made sunnundalu for me.', te: 'అమ్మమ్మ నాకు సున్నుండలు చేశారు.' },
  },
  {
    english: 'elder sister',
    telugu: 'అక్క',
    grade: 1,
    alsoEnglish: ['big sister', 'older sister'],
    alsoTelugu: ['అక్కయ్య'],
    explanations: [
      {
        en: 'An elder sister is a girl born to our parents before us. My elder sister, who is in class nine, teaches me sums.',
        te: 'అమ్మానాన్నలకు మనకంటే ముందు పుట్టిన ఆడపిల్ల అక్క. తొమ్మిదో తరగతి చదివే మా అక్క నాకు లెక్కలు నేర్పుతుంది.',
      },
      {
        en: 'English has one word for sisters, but in Telugu the older one is akka and the younger one chelli. "I have a sister," said Ravi. "An akka or a chelli?" asked the teacher.',
        te: 'ఇంగ్లీషులో అక్కకూ చెల్లికీ ఒకే మాట; తెలుగులో రెండు వేరువేరు మాటలు ఉన్నాయి. తనకు సిస్టర్ ఉందని రవి అంటే, అక్కా, చెల్లా అని టీచర్ అడిగారు.',
      },
      {
        en: 'To the name of any older girl we add akka out of respect. I call Padma, the girl next door, Padma akka.',
        te: 'వయసులో పెద్దదైన అమ్మాయిని గౌరవంగా, పేరు చివర అక్క అని చేర్చి పిలుస్తాం. పక్కింటి పద్మను నేను పద్మక్క అని పిలుస్తాను.',
      },
    ],
    sentence: { en: 'My elder sister sings well.', te: 'మా అక్క బాగా పాడుతుంది.' },
  },
  {
    english: 'elder brother',
    telugu: 'అన్నయ్య',
    grade: 1,
    alsoEnglish: ['big brother', 'older brother'],
    alsoTelugu: ['అన్న'],
    explanations: [
      {
        en: 'An elder brother is a boy born to our parents before us. Mine taught me to cycle, running behind me and holding the seat.',
        te: 'అమ్మానాన్నల పిల్లల్లో మనకంటే పెద్దవాడు అన్నయ్య. సీటు పట్టుకుని వెనకే పరుగెత్తుతూ అన్నయ్య నాకు సైకిల్ నేర్పాడు.',
      },
      {
        en: 'To be polite we call a slightly older man anna, even a stranger. "Where is the library, anna?" I asked the shopkeeper.',
        te: 'కొంచెం పెద్ద వయసున్న మగవారిని, పరిచయం లేకపోయినా అన్నా అని మర్యాదగా పిలుస్తాం. గ్రంథాలయం ఎక్కడుంది అన్నా అని దుకాణదారుని అడిగాను.',
      },
      {
        en: 'The books and toys an elder brother has used come down to us. The notes he had made in his old book were a great help to me.',
        te: 'అన్నయ్య వాడిన పుస్తకాలు, ఆట వస్తువులు తర్వాత మనకు వస్తాయి. అన్నయ్య తన పాత పుస్తకంలో రాసుకున్న వివరాలు నాకు బాగా ఉపయోగపడ్డాయి.',
      },
    ],
    sentence: { en: 'My elder brother plays cricket.', te: 'మా అన్నయ్య క్రికెట్ ఆడతాడు.' },
  },
  {
    english: 'younger sister',
    telugu: 'చెల్లి',
    grade: 1,
    alsoEnglish: ['little sister'],
    alsoTelugu: ['చెల్లెలు'],
    explanations: [
      {
        en: 'A younger sister is a girl born to our parents after us. Mine is three and does whatever I do.',
        te: 'అమ్మానాన్నలకు మన తర్వాత పుట్టిన ఆడపిల్ల చెల్లి; చెల్లెలు అని కూడా అంటారు. మూడేళ్ల మా చెల్లి నేను ఏం చేస్తే అదే చేస్తుంది.',
      },
      {
        en: 'Younger sisters learn by watching us, so let us behave well in front of them. She saw me say sorry and learnt to say it too.',
        te: 'మనల్ని చూసి చెల్లి నేర్చుకుంటుంది; అందుకే తన ముందు మనం మంచిగా ఉండాలి. నేను తప్పు ఒప్పుకోవడం చూసి చెల్లి కూడా అలాగే ఒప్పుకుంది.',
      },
      {
        en: "At Rakhi, sisters tie a thread on their brother's wrist, a promise to stand by each other. My younger sister made hers from coloured paper.",
        te: 'రాఖీ రోజున చెల్లి అన్నకు రాఖీ కడుతుంది; ఒకరికొకరు తోడుగా ఉంటామని దాని అర్థం. మా చెల్లి రంగు కాగితంతో తానే రాఖీ చేసి కట్టింది.',
      },
    ],
    sentence: { en: 'My younger sister is laughing.', te: 'మా చెల్లి నవ్వుతోంది.' },
  },
  {
    english: 'younger brother',
    telugu: 'తమ్ముడు',
    grade: 1,
    alsoEnglish: ['little brother'],
    explanations: [
      {
        en: 'A younger brother is a boy born to our parents after us; he calls us akka or anna. Mine is just learning to walk; he falls and gets up laughing.',
        te: 'మన తర్వాత పుట్టి, మనల్ని అక్కా, అన్నా అని పిలిచే అబ్బాయి తమ్ముడు. మా తమ్ముడు ఇప్పుడిప్పుడే నడక నేర్చుకుంటూ, పడినా నవ్వుతూ లేస్తాడు.',
      },
      {
        en: 'Playing with a younger brother and reading him stories is our work too. Every night I read, and my little brother turns the pages.',
        te: 'తమ్ముడిని ఆడించడం, తనకు కథలు చదివి వినిపించడం మన పని కూడా. రోజూ రాత్రి నేను కథ చదివితే తమ్ముడు పేజీలు తిప్పుతాడు.',
      },
      {
        en: 'Quarrels with a younger brother are soon over; that is love between brothers and sisters. We fought for the window seat, and five minutes later we shared it.',
        te: 'తమ్ముడితో పోట్లాడినా త్వరగా కలిసిపోతాం; అదే తోబుట్టువుల ప్రేమ. కిటికీ సీటు కోసం పోట్లాడుకున్న ఐదు నిమిషాలకే ఇద్దరం దాన్ని పంచుకున్నాం.',
      },
    ],
    sentence: { en: 'My younger brother is in class one.', te: 'మా తమ్ముడు ఒకటో తరగతి చదువుతున్నాడు.' },
  },
  {
    english: 'family',
    telugu: 'కుటుంబం',
    grade: 2,
    emoji: '👪',
    explanations: [
      {
        en: 'A family is people who live together in love and look after one another. In mine there are Mother, Grandmother, my brother and I.',
        te: 'ప్రేమతో కలిసి ఉంటూ ఒకరినొకరు చూసుకునే వాళ్లే కుటుంబం. మా కుటుంబంలో అమ్మ, నానమ్మ, నేను, తమ్ముడు ఉన్నాం.',
      },
      {
        en: "When grandparents, uncles and aunts all share one house, it is called a joint family. At Suresh's house fifteen people eat together.",
        te: 'తాతలు, బాబాయిలు, పిన్నులు అంతా ఒకే ఇంట్లో ఉంటే ఉమ్మడి కుటుంబం అంటారు. సురేష్ వాళ్ల ఇంట్లో పదిహేను మంది కలిసి భోజనం చేస్తారు.',
      },
      {
        en: 'Families are small or big and of many kinds; wherever there is love, there is one. Rani and her grandmother are only two, and theirs is a happy home.',
        te: 'కుటుంబాలు చిన్నవి, పెద్దవి, ఎన్నో రకాలు; ప్రేమ ఉన్న ప్రతి ఇల్లూ కుటుంబమే. రాణి, వాళ్ల అమ్మమ్మ ఇద్దరే ఉన్నా వాళ్ల ఇల్లు ఎంతో సంతోషంగా ఉంటుంది.',
      },
    ],
    sentence: { en: 'Ours is a big family.', te: 'మాది పెద్ద కుటుంబం.' },
  },
  {
    english: 'paternal grandmother',
    telugu: 'నానమ్మ',
    grade: 1,
    alsoEnglish: ["father's mother", 'grandmother'],
    alsoTelugu: ['నాయనమ్మ', 'నాన్నమ్మ', 'బామ్మ'],
    explanations: [
      {
        en: "Our paternal grandmother is our father's mother; in Telugu she is nanamma. Nanamma still keeps the shirt that Father wore as a small boy.",
        te: 'నాన్నను కని పెంచిన తల్లి మనకు నానమ్మ. నాన్న చిన్నప్పుడు వేసుకున్న చొక్కాను నానమ్మ ఇప్పటికీ దాచుకున్నారు.',
      },
    ],
    sentence: { en: 'Nanamma taught me a song.', te: 'నానమ్మ నాకు పాట నేర్పారు.' },
  },
  {
    english: 'son',
    telugu: 'కొడుకు',
    grade: 2,
    alsoTelugu: ['కుమారుడు'],
    explanations: [
      {
        en: "A boy or a man is the son of his mother and father. The farmer's son studied farming and came back to his own village.",
        te: 'అబ్బాయి తన తల్లిదండ్రులకు కొడుకు అవుతాడు. రైతు కొడుకు వ్యవసాయం చదివి మళ్లీ సొంత ఊరికే వచ్చాడు.',
      },
    ],
    sentence: { en: 'Their son is a doctor.', te: 'వాళ్ల కొడుకు డాక్టరు.' },
  },
  {
    english: 'daughter',
    telugu: 'కూతురు',
    grade: 2,
    alsoTelugu: ['కుమార్తె'],
    explanations: [
      {
        en: "A girl or a woman is the daughter of her mother and father. My mother is Ammamma's eldest daughter.",
        te: 'అమ్మాయి తన తల్లిదండ్రులకు కూతురు అవుతుంది. మా అమ్మ అమ్మమ్మకు పెద్ద కూతురు.',
      },
    ],
    sentence: { en: 'Their daughter won the race.', te: 'వాళ్ల కూతురు పరుగు పందెంలో గెలిచింది.' },
  },
  {
    english: 'husband',
    telugu: 'భర్త',
    grade: 3,
    explanations: [
      {
        en: 'A husband is the man a woman is married to. My aunt and her husband run a bookshop together.',
        te: 'పెళ్లి చేసుకున్న స్త్రీకి జీవితంలో తోడుగా ఉండే పురుషుడు భర్త. పిన్ని, ఆమె భర్త కలిసి పుస్తకాల దుకాణం నడుపుతున్నారు.',
      },
    ],
    sentence: { en: 'Her husband is a teacher.', te: 'ఆమె భర్త టీచర్.' },
  },
  {
    english: 'wife',
    telugu: 'భార్య',
    grade: 3,
    explanations: [
      {
        en: 'A wife is the woman a man is married to; the two are equals. The doctor and his wife built a hospital in the village.',
        te: 'పెళ్లి చేసుకున్న ఇద్దరిలో స్త్రీ భార్య; ఇద్దరూ సమానమే. డాక్టరుగారు, ఆయన భార్య కలిసి ఊళ్లో ఆసుపత్రి కట్టించారు.',
      },
    ],
    sentence: { en: 'His wife flies aeroplanes.', te: 'ఆయన భార్య విమానం నడుపుతారు.' },
  },
  {
    english: 'parents',
    telugu: 'తల్లిదండ్రులు',
    grade: 2,
    alsoTelugu: ['అమ్మానాన్నలు'],
    explanations: [
      {
        en: "Our mother and father together are our parents. Everyone's parents came to our school festival.",
        te: 'తల్లిని, తండ్రిని కలిపి తల్లిదండ్రులు అంటాం. మా బడి పండుగకు అందరి తల్లిదండ్రులూ వచ్చారు.',
      },
    ],
    sentence: { en: 'My parents love me.', te: 'మా తల్లిదండ్రులు నన్ను ప్రేమిస్తారు.' },
  },
  {
    english: 'uncle',
    telugu: 'మామయ్య',
    grade: 1,
    alsoEnglish: ["mother's brother"],
    alsoTelugu: ['మామ', 'మేనమామ'],
    explanations: [
      {
        en: "The uncle we call mamayya is Mother's brother, or the husband of Father's sister. Each time he comes, he brings me a storybook.",
        te: 'అమ్మ అన్నదమ్ములను, మేనత్త భర్తను మామయ్య అని పిలుస్తాం. మామయ్య వచ్చిన ప్రతిసారీ నాకు ఒక కథల పుస్తకం తెస్తారు.',
      },
    ],
    sentence: { en: 'Uncle came from Hyderabad.', te: 'మామయ్య హైదరాబాద్ నుంచి వచ్చారు.' },
  },
  {
    english: "father's younger brother",
    telugu: 'బాబాయి',
    grade: 2,
    alsoEnglish: ['uncle'],
    alsoTelugu: ['బాబాయ్', 'చిన్నాన్న'],
    explanations: [
      {
        en: "Our father's younger brother is our babayi; so is the husband of Mother's younger sister. At Sankranti, Babayi flew kites with us.",
        te: 'నాన్న తమ్ముడిని, పిన్ని భర్తను బాబాయి అని పిలుస్తాం. సంక్రాంతికి బాబాయి మాతో కలిసి గాలిపటాలు ఎగరేశారు.',
      },
    ],
    sentence: { en: 'My babayi tells jokes.', te: 'మా బాబాయి జోకులు చెప్తారు.' },
  },
  {
    english: "father's elder brother",
    telugu: 'పెదనాన్న',
    grade: 2,
    alsoEnglish: ['uncle'],
    alsoTelugu: ['పెద్దనాన్న'],
    explanations: [
      {
        en: "Our father's elder brother is our pedananna, which means big father; so is Peddamma's husband. Pedananna gave me the stamps he had saved since he was a boy.",
        te: 'నాన్న అన్నయ్యను, పెద్దమ్మ భర్తను పెదనాన్న అని పిలుస్తాం; ఆ మాటకు పెద్ద నాన్న అని అర్థం. పెదనాన్న చిన్నప్పటి నుంచి దాచిన తపాలా బిళ్లలను నాకు ఇచ్చారు.',
      },
    ],
    sentence: { en: 'Pedananna lives in a village.', te: 'పెదనాన్న పల్లెటూరిలో ఉంటారు.' },
  },
  {
    english: 'aunt',
    telugu: 'అత్తయ్య',
    grade: 1,
    alsoEnglish: ['auntie', "father's sister"],
    alsoTelugu: ['అత్త', 'మేనత్త'],
    explanations: [
      {
        en: "The aunt we call attayya is Father's sister or Mamayya's wife. My aunt taught me to swim in the village canal.",
        te: 'నాన్న అక్కచెల్లెళ్లను, మామయ్య భార్యను అత్తయ్య అంటాం. అత్తయ్య నాకు ఊరి కాలువలో ఈత నేర్పారు.',
      },
    ],
    sentence: { en: 'Aunt stitched a frock for me.', te: 'అత్తయ్య నాకు గౌను కుట్టారు.' },
  },
  {
    english: "mother's younger sister",
    telugu: 'పిన్ని',
    grade: 2,
    alsoEnglish: ['aunt'],
    alsoTelugu: ['చిన్నమ్మ'],
    explanations: [
      {
        en: "Our mother's younger sister is our pinni; so is Babayi's wife. Pinni taught us all the games that she and Mother used to play.",
        te: 'అమ్మ చెల్లెలిని, బాబాయి భార్యను పిన్ని అని పిలుస్తాం. అమ్మతో తాను ఆడిన చిన్ననాటి ఆటలన్నీ పిన్ని మాకు నేర్పారు.',
      },
    ],
    sentence: { en: 'My pinni works in a bank.', te: 'మా పిన్ని బ్యాంకులో పనిచేస్తారు.' },
  },
  {
    english: "mother's elder sister",
    telugu: 'పెద్దమ్మ',
    grade: 2,
    alsoEnglish: ['aunt'],
    alsoTelugu: ['దొడ్డమ్మ'],
    explanations: [
      {
        en: "Our mother's elder sister is our peddamma, which means big mother; so is Pedananna's wife. There are four children in Peddamma's house, so it is never quiet.",
        te: 'అమ్మ అక్కను, పెదనాన్న భార్యను పెద్దమ్మ అని పిలుస్తాం; పేరులోనే పెద్ద అమ్మ అని ఉంది. పెద్దమ్మ వాళ్ల ఇంట్లో నలుగురు పిల్లలు ఉండడంతో ఎప్పుడూ సందడే.',
      },
    ],
    sentence: { en: 'Peddamma made laddus.', te: 'పెద్దమ్మ లడ్డూలు చేశారు.' },
  },
  {
    english: 'grandson',
    telugu: 'మనవడు',
    grade: 2,
    alsoTelugu: ['మనుమడు', 'మనమడు'],
    explanations: [
      {
        en: "A grandson is the son of one's son or daughter. Hand in hand, Grandfather and his grandson walked to the park.",
        te: 'కొడుకు కొడుకునూ కూతురి కొడుకునూ మనవడు అంటారు. తాతయ్య, మనవడు ఒకరి చెయ్యి ఒకరు పట్టుకుని పార్కుకు వెళ్లారు.',
      },
    ],
    sentence: { en: 'He is the grandson of the old man next door.', te: 'అతను మా పక్కింటి తాతయ్యగారి మనవడు.' },
  },
  {
    english: 'granddaughter',
    telugu: 'మనవరాలు',
    grade: 2,
    alsoTelugu: ['మనుమరాలు', 'మనమరాలు'],
    explanations: [
      {
        en: "A granddaughter is the daughter of one's son or daughter. Nanamma taught her granddaughter to draw a rangoli of seven dots.",
        te: 'కొడుకు కూతురినీ కూతురి కూతురినీ మనవరాలు అంటారు. నానమ్మ తన మనవరాలికి ఏడు చుక్కల ముగ్గు నేర్పారు.',
      },
    ],
    sentence: { en: 'Their granddaughter came from America.', te: 'వాళ్ల మనవరాలు అమెరికా నుంచి వచ్చింది.' },
  },
  {
    english: 'relative',
    telugu: 'బంధువు',
    grade: 3,
    alsoEnglish: ['relation'],
    alsoTelugu: ['చుట్టం'],
    explanations: [
      {
        en: 'A relative is someone joined to us by birth or by marriage. At the wedding I met many relatives whom I had never seen before.',
        te: 'పుట్టుక వల్ల గానీ పెళ్లి వల్ల గానీ మనకు వరుస అయ్యే మనిషి బంధువు. ఇంతకుముందు ఎప్పుడూ చూడని బంధువులెందరినో పెళ్లిలో కలిశాను.',
      },
    ],
    sentence: { en: 'He is a close relative of ours.', te: 'ఆయన మా దగ్గరి బంధువు.' },
  },
  {
    english: 'twins',
    telugu: 'కవలలు',
    grade: 3,
    alsoTelugu: ['కవల పిల్లలు'],
    explanations: [
      {
        en: 'Twins are two children born to one mother at the same time. Asha and Usha look so alike that even the teacher mixes them up.',
        te: 'ఒకే తల్లికి ఒకేసారి పుట్టిన ఇద్దరు పిల్లలు కవలలు. ఆశ, ఉష అచ్చం ఒకేలా ఉండడంతో టీచర్ కూడా తికమకపడతారు.',
      },
    ],
    sentence: { en: 'The two of them are twins.', te: 'వాళ్లిద్దరూ కవలలు.' },
  },
  {
    english: 'sibling',
    telugu: 'తోబుట్టువు',
    grade: 4,
    explanations: [
      {
        en: 'A sibling is a brother or a sister. I have three siblings, and we all share one room.',
        te: 'అన్న, తమ్ముడు, అక్క, చెల్లి ఎవరైనా మనకు తోబుట్టువే. నాకు ముగ్గురు తోబుట్టువులు; మా అందరికీ ఒకే గది.',
      },
    ],
    sentence: { en: 'She is my sibling.', te: 'ఆమె నా తోబుట్టువు.' },
  },
];
