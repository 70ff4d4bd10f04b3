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
        en: 'To be polite we call any old man Grandfather, even if he is not a relative. In the park an old man dropped his stick, and I said: here it is, Grandfather.',
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
        en: 'Younger sisters learn by watching us, so let us behave well in front of them. She saw me say sorry and learned to say it too.',
        te: 'మనల్ని చూసి చెల్లి నేర్చుకుంటుంది; అందుకే తన ముందు మనం మంచిగా ఉండాలి. నేను తప్పు ఒప్పుకోవడం చూసి చెల్లి కూడా అలాగే ఒప్పుకుంది.',
      },
      {
        en: "At Rakhi, sisters tie a thread on their brother's wrist, a promise to stand by each other. My younger sister made hers from colored paper.",
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
      {
        en: "Some families call her bamma, others nayanamma. At Raju's house live both his nanamma and his ammamma.",
        te: 'ఆమెను కొందరు బామ్మ అని, కొందరు నాయనమ్మ అని పిలుస్తారు. రాజు వాళ్ల ఇంట్లో నానమ్మ, అమ్మమ్మ ఇద్దరూ ఉన్నారు.',
      },
      {
        en: 'Nanamma knows what Father was like as a child. “He too hid his homework,” she told me, and Father blushed.',
        te: 'నాన్న చిన్నప్పుడు ఎలా ఉండేవారో నానమ్మకు బాగా తెలుసు. వాడు కూడా హోంవర్క్ దాచేవాడు అని నానమ్మ చెప్తే నాన్న సిగ్గుపడ్డారు.',
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
      {
        en: 'Kumarudu is the word for son in books and in letters. On the wedding card stood: the son of Sri Rama Rao.',
        te: 'పుస్తకాల్లో, పెళ్లి పత్రికల్లో కొడుకును కుమారుడు అంటారు. శ్రీ రామారావుగారి కుమారుడు అని ఆ పత్రికలో ఉంది.',
      },
      {
        en: 'Rama of the Ramayana went to the forest because his father had given his word. That is how a good son is shown in the old tales.',
        te: 'తండ్రి ఇచ్చిన మాట కోసం రాముడు అడవికి వెళ్లాడు. మంచి కొడుకు ఎలా ఉండాలో పాత కథలు ఇలా చూపిస్తాయి.',
      },
    ],
    sentence: { en: 'Their son is a doctor.', te: 'వాళ్ల కొడుకు డాక్టర్.' },
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
      {
        en: 'In books and on wedding cards a daughter is kumarte. “Our daughter is the light of our house,” says my grandfather of my aunt.',
        te: 'పుస్తకాల్లో, పెళ్లి పత్రికల్లో కూతురిని కుమార్తె అంటారు. మా కూతురు ఇంటికి వెలుగు అని తాతయ్య మా అత్తయ్య గురించి అంటారు.',
      },
      {
        en: "Daughters go to school, play and choose their work just as sons do. The mason's daughter became the first engineer of our village.",
        te: 'కొడుకుల్లాగే కూతుళ్లు కూడా చదువుకుంటారు, ఆడుకుంటారు, నచ్చిన పని ఎంచుకుంటారు. తాపీ మేస్త్రీ కూతురు మా ఊళ్లో మొదటి ఇంజనీరు అయింది.',
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
      {
        en: "The polite way to speak of someone's husband is mee vaaru, “yours.” “Is your husband at home?” the postman asked my aunt.",
        te: 'మర్యాదగా మాట్లాడేటప్పుడు భర్త అనకుండా మీ వారు అంటారు. మీ వారు ఇంట్లో ఉన్నారా అని పోస్టుమ్యాన్ పిన్నిని అడిగారు.',
      },
      {
        en: "A good husband shares the work of the house. At Padma's home her father cooks on Sundays while her mother reads.",
        te: 'మంచి భర్త ఇంటి పనులు కూడా పంచుకుంటారు. పద్మ వాళ్ల ఇంట్లో ఆదివారం వాళ్ల నాన్న వంట చేస్తారు; అమ్మ పుస్తకం చదువుకుంటుంది.',
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
        te: 'పెళ్లి చేసుకున్న ఇద్దరిలో స్త్రీ భార్య; ఇద్దరూ సమానమే. డాక్టర్ గారు, ఆయన భార్య కలిసి ఊళ్లో ఆసుపత్రి కట్టించారు.',
      },
      {
        en: "The polite way to speak of someone's wife is mee aavida. “Bring your wife too,” said Father when he invited his friend.",
        te: 'మర్యాదగా మాట్లాడేటప్పుడు భార్యను మీ ఆవిడ అంటారు. మీ ఆవిడను కూడా తీసుకురండి అని నాన్న స్నేహితుడిని పిలిచారు.',
      },
      {
        en: 'Husband and wife together are called bharyabhartalu or dampatulu in Telugu. The old couple next door have lived together for fifty years.',
        te: 'భార్య, భర్త ఇద్దరినీ కలిపి భార్యాభర్తలు, దంపతులు అంటారు. మా పక్కింటి దంపతులు యాభై ఏళ్లుగా కలిసి ఉంటున్నారు.',
      },
    ],
    sentence: { en: 'His wife flies airplanes.', te: 'ఆయన భార్య విమానం నడుపుతారు.' },
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
      {
        en: 'Two Telugu words are in it: talli is a mother and tandri a father. When we speak, we say ammaa naannaa.',
        te: 'తల్లి, తండ్రి అనే రెండు మాటలు కలిసి తల్లిదండ్రులు అయింది. మాట్లాడేటప్పుడు అమ్మా నాన్నా అంటాం.',
      },
      {
        en: 'Some children are brought up by parents who did not give birth to them, and the love is the same. Krishna had two mothers, Devaki and Yashoda.',
        te: 'కన్నవారే కాదు, ప్రేమతో పెంచినవారు కూడా తల్లిదండ్రులే. కృష్ణుడికి దేవకి, యశోద అని ఇద్దరు తల్లులు.',
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
      {
        en: "Because he is Mother's brother, menamama has a special place at many ceremonies. At my ear-piercing I sat on Mamayya's lap.",
        te: 'అమ్మకు సోదరుడు కాబట్టి చాలా శుభకార్యాల్లో మేనమామకు ప్రత్యేక స్థానం ఉంటుంది. నాకు చెవులు కుట్టించినప్పుడు మామయ్య ఒళ్లో కూర్చున్నాను.',
      },
      {
        en: 'The moon is chandamama, Uncle Moon, to Telugu children. Mother shows him to the baby and sings while she feeds her.',
        te: 'తెలుగు పిల్లలకు చంద్రుడు కూడా మామే; అందుకే చందమామ అంటాం. అమ్మ చందమామను చూపిస్తూ, పాట పాడుతూ పాపాయికి అన్నం తినిపిస్తుంది.',
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
      {
        en: 'Babayi is often nearer to our age, so we can tell him things. When I lost my new pen, it was Babayi whom I told first.',
        te: 'బాబాయి వయసులో నాన్న కంటే చిన్నవారు కాబట్టి ఆయనతో అన్నీ చెప్పుకోవచ్చు. కొత్త పెన్ను పోయినప్పుడు ముందు బాబాయికే చెప్పాను.',
      },
      {
        en: 'Another name for him is chinnanna, little father. His children are brothers and sisters to us: in Telugu we do not call them cousins.',
        te: 'బాబాయిని చిన్నాన్న అని కూడా అంటారు; చిన్న నాన్న అని అర్థం. ఆయన పిల్లలు మనకు అన్నదమ్ములు, అక్కచెల్లెళ్లు అవుతారు.',
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
      {
        en: 'In a joint family Pedananna is often the head of the house. At festivals he gives every child a coin and a blessing.',
        te: 'ఉమ్మడి కుటుంబంలో చాలాసార్లు పెదనాన్నే ఇంటికి పెద్ద. పండుగలకు ఆయన పిల్లలందరికీ నాణెం ఇచ్చి దీవిస్తారు.',
      },
      {
        en: 'English says uncle for four different relatives, Telugu has a name for each. So when Kiran said “uncle,” Grandmother asked: pedananna, babayi or mamayya?',
        te: 'ఇంగ్లీషులో అందరినీ అంకుల్ అంటారు; తెలుగులో ఒక్కో వరుసకు ఒక్కో పేరు ఉంది. కిరణ్ అంకుల్ అంటే, పెదనాన్నా, బాబాయా, మామయ్యా అని నానమ్మ అడిగారు.',
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
      {
        en: "Father's sister is menatta, the right name for her alone. When she visits, Father becomes a little brother again and is teased.",
        te: 'నాన్న తోడబుట్టిన అత్తయ్యను మేనత్త అంటారు. మేనత్త వచ్చినప్పుడు నాన్నను చిన్న తమ్ముడిలా ఆటపట్టిస్తారు.',
      },
      {
        en: "Her children are our bava, maradalu or vadina, not brothers and sisters. Attayya's daughter Anita and I build sand houses.",
        te: 'అత్తయ్య పిల్లలు మనకు బావ, మరదలు, వదిన అవుతారు. అత్తయ్య కూతురు అనితతో కలిసి నేను ఇసుక ఇళ్లు కడతాను.',
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
      {
        en: 'Pinni looks like Mother and laughs like her. In the dark I called her amma, and she answered!',
        te: 'పిన్ని చూడడానికి అమ్మలాగే ఉంటారు, అమ్మలాగే నవ్వుతారు. చీకట్లో అమ్మా అని పిలిస్తే పిన్ని పలికారు!',
      },
      {
        en: "Pinni's children are our brothers and sisters in Telugu. So Ravi says that he has three sisters, though only one lives at home.",
        te: 'పిన్ని పిల్లలు మనకు అన్నదమ్ములు, అక్కచెల్లెళ్లు అవుతారు. అందుకే ఇంట్లో ఒక్కతే ఉన్నా, రవి తనకు ముగ్గురు చెల్లెళ్లు అంటాడు.',
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
      {
        en: 'Peddamma often brought up Mother when she was small. “I carried her to school on my hip,” she says, and Mother laughs.',
        te: 'అమ్మ చిన్నప్పుడు పెద్దమ్మే ఎత్తుకుని ఆడించేవారు. మీ అమ్మను చంకనెత్తుకుని బడికి తీసుకెళ్లేదాన్ని అంటారు పెద్దమ్మ; అమ్మ నవ్వుతుంది.',
      },
      {
        en: 'In some parts she is called doddamma. The name differs, but the box of snacks that she brings is the same everywhere.',
        te: 'కొన్ని చోట్ల పెద్దమ్మను దొడ్డమ్మ అంటారు. పేరు ఏదైనా, వచ్చేటప్పుడు తెచ్చే చిరుతిళ్ల డబ్బా మాత్రం ఒకటే!',
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
        en: 'A grandson is the son of your son or daughter. Hand in hand, Grandfather and his grandson walked to the park.',
        te: 'కొడుకు కొడుకునూ కూతురి కొడుకునూ మనవడు అంటారు. తాతయ్య, మనవడు ఒకరి చెయ్యి ఒకరు పట్టుకుని పార్కుకు వెళ్లారు.',
      },
      {
        en: 'A grandson and his grandfather often bear the same name. In our family the eldest grandson is Ramayya, as his grandfather was.',
        te: 'చాలా కుటుంబాల్లో మనవడికి తాతయ్య పేరు పెడతారు. మా ఇంట్లో పెద్ద మనవడి పేరు రామయ్య; అది వాళ్ల తాతయ్య పేరే.',
      },
      {
        en: 'Grandsons teach their grandparents new things too. Chinnu showed Grandmother how to make a video call, and now she calls every day.',
        te: 'మనవడు కూడా తాతయ్యకు, నానమ్మకు కొత్తవి నేర్పగలడు. చిన్ను వీడియో కాల్ ఎలా చేయాలో చూపించాడు; ఇప్పుడు నానమ్మ రోజూ ఫోన్ చేస్తున్నారు.',
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
        en: 'A granddaughter is the daughter of your son or daughter. Nanamma taught her granddaughter to draw a rangoli of seven dots.',
        te: 'కొడుకు కూతురినీ కూతురి కూతురినీ మనవరాలు అంటారు. నానమ్మ తన మనవరాలికి ఏడు చుక్కల ముగ్గు నేర్పారు.',
      },
      {
        en: 'A granddaughter brings noise and joy into a quiet house. When she came for the holidays, even the old clock seemed to go faster.',
        te: 'మనవరాలు వస్తే నిశ్శబ్దంగా ఉన్న ఇంట్లో సందడి మొదలవుతుంది. సెలవులకు తను రాగానే పాత గడియారం కూడా వేగంగా తిరుగుతున్నట్టు అనిపించింది.',
      },
      {
        en: "A child's child has a child: a great-granddaughter is munimanavaralu. At her hundredth birthday the old lady held hers in her arms.",
        te: 'మనవడి కూతురిని, మనవరాలి కూతురిని మునిమనవరాలు అంటారు. నూరేళ్ల పుట్టినరోజున ఆ బామ్మగారు మునిమనవరాలిని ఎత్తుకున్నారు.',
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
      {
        en: 'In Telugu every kind of relative has a special name, so you know right away which side of the family they are from. At the wedding Grandmother taught me nine.',
        te: 'తెలుగులో ప్రతి బంధువుకూ ఒక వరుస పేరు ఉంటుంది; వినగానే అమ్మ వైపో నాన్న వైపో తెలిసిపోతుంది. పెళ్లిలో అమ్మమ్మ నాకు తొమ్మిది వరుసలు నేర్పారు.',
      },
      {
        en: 'Chuttam is the everyday word, and a house full of chuttalu means mats on the floor and lots of talk. We children slept on the roof.',
        te: 'మాట్లాడేటప్పుడు బంధువులను చుట్టాలు అంటాం. ఇంటి నిండా చుట్టాలు వస్తే చాపలు పరుస్తారు, కబుర్లే కబుర్లు. పిల్లలం మేడ మీద పడుకున్నాం.',
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
      {
        en: 'Some twins look alike, others do not: a boy and a girl can be twins too. Ram is tall and Rani is short, and both were born on one morning.',
        te: 'కొందరు కవలలు ఒకేలా ఉంటారు, కొందరు ఉండరు; అబ్బాయి, అమ్మాయి కూడా కవలలు కావచ్చు. రామ్ పొడుగు, రాణి పొట్టి; ఇద్దరూ ఒకే ఉదయం పుట్టారు.',
      },
      {
        en: 'Lava and Kusha, the sons of Sita and Rama, were twins. In the tale they sang the Ramayana before their father, who did not know them.',
        te: 'సీతారాముల కొడుకులు లవుడు, కుశుడు కవలలు. తమను గుర్తుపట్టని తండ్రి ముందే వాళ్లు రామాయణం పాడారు.',
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
      {
        en: "The Telugu word means one born along with us. At the doctor's they ask: how many siblings have you?",
        te: 'తోడుగా పుట్టినవారు అని తోబుట్టువు అనే మాటకు అర్థం. నీకు ఎంతమంది తోబుట్టువులు అని డాక్టర్ అడిగారు.',
      },
      {
        en: 'Siblings fight over the window seat and stand up for each other outside. When a big boy pushed Gopi, his sister was there at once.',
        te: 'ఇంట్లో పోట్లాడుకున్నా బయట తోబుట్టువులు ఒకరికొకరు అండగా నిలుస్తారు. పెద్ద పిల్లవాడు గోపిని నెడితే, వాళ్ల అక్క వెంటనే వచ్చి నిలబడింది.',
      },
    ],
    sentence: { en: 'She is my sibling.', te: 'ఆమె నా తోబుట్టువు.' },
  },
  {
    english: 'sister',
    telugu: 'సోదరి',
    grade: 2,
    alsoEnglish: ['sisters'],
    explanations: [
      {
        en: 'A sister is a girl who has the same parents as you; Telugu says akka to an older one and chelli to a younger one. My sister and I share a room.',
        te: 'మన తల్లిదండ్రులకే పుట్టిన ఆడపిల్ల మనకు సోదరి; పెద్దదైతే అక్క, చిన్నదైతే చెల్లి అంటాం. నేను, మా అక్క ఒకే గదిలో ఉంటాం.',
      },
      {
        en: 'Sodari is said in speeches and written in books; at home nobody calls a sister so. A speaker began: brothers and sisters, greetings!',
        te: 'సోదరి అనేది పుస్తకాల్లో, ప్రసంగాల్లో వాడే మాట; ఇంట్లో అలా ఎవరూ పిలవరు. సోదర సోదరీమణులారా, నమస్కారం అని ఆయన ప్రసంగం మొదలుపెట్టారు.',
      },
      {
        en: 'Sisters together are called akkachellellu, a word made of akka and chelli. The three sisters next door sing like one voice.',
        te: 'అక్క, చెల్లి ఇద్దరినీ కలిపి అక్కచెల్లెళ్లు అంటారు. మా పక్కింటి అక్కచెల్లెళ్లు ముగ్గురూ ఒకే గొంతులా పాడతారు.',
      },
    ],
    sentence: { en: 'She is my sister.', te: 'ఆమె నా సోదరి.' },
  },
  {
    english: 'brother',
    telugu: 'సోదరుడు',
    grade: 2,
    alsoEnglish: ['brothers'],
    explanations: [
      {
        en: 'A brother is a boy who has the same parents as you; Telugu says anna to an older one and tammudu to a younger one. My brother taught me chess.',
        te: 'మన తల్లిదండ్రులకే పుట్టిన మగపిల్లవాడు మనకు సోదరుడు; పెద్దవాడైతే అన్న, చిన్నవాడైతే తమ్ముడు అంటాం. మా అన్న నాకు చదరంగం నేర్పాడు.',
      },
      {
        en: 'Brothers together are annadammulu, from anna and tammudu. In the Ramayana, Rama and Lakshmana are brothers who never leave each other.',
        te: 'అన్న, తమ్ముడు ఇద్దరినీ కలిపి అన్నదమ్ములు అంటారు. రామాయణంలో రాముడు, లక్ష్మణుడు ఎప్పుడూ విడిపోని అన్నదమ్ములు.',
      },
      {
        en: 'Sodarudu itself belongs to books and speeches. In his talk in Chicago in 1893, Swami Vivekananda called his listeners sisters and brothers.',
        te: 'సోదరుడు అనే మాటను పుస్తకాల్లో, ప్రసంగాల్లో వాడతాం. 1893లో చికాగోలో స్వామి వివేకానంద సభలోని అందరినీ సోదర సోదరీమణులారా అని పిలిచారు.',
      },
    ],
    sentence: { en: 'He is my brother.', te: 'అతను నా సోదరుడు.' },
  },
  {
    english: 'cousin',
    telugu: 'కజిన్',
    grade: 2,
    explanations: [
      {
        en: 'A cousin is a child of our uncle or aunt. English has this one word, and many Telugu people say it too; all my cousins came for Sankranti.',
        te: 'మన బాబాయి, మామయ్య, పిన్ని, అత్తయ్య లాంటి వారి పిల్లలను ఇంగ్లీషులో కజిన్ అంటారు; మనమూ ఆ మాట వాడతాం. సంక్రాంతికి నా కజిన్లందరూ వచ్చారు.',
      },
      {
        en: "In real Telugu, children of Father's brother and Mother's sister are brothers and sisters to us. So Ravi calls Babayi's son tammudu, not cousin.",
        te: 'తెలుగు వరుసల్లో నాన్న అన్నదమ్ముల పిల్లలు, అమ్మ అక్కచెల్లెళ్ల పిల్లలు మనకు అన్నదమ్ములు, అక్కచెల్లెళ్లే. అందుకే బాబాయి కొడుకును రవి కజిన్ అనడు, తమ్ముడు అంటాడు.',
      },
      {
        en: "Children of Attayya and Mamayya are bava or bavamaridi if boys, vadina or maradalu if girls, by age. Sita calls Attayya's elder son bava.",
        te: 'అత్తయ్య, మామయ్యల పిల్లలను కజిన్ అనే బదులు వయసును బట్టి అబ్బాయిలను బావ, బావమరిది అనీ, అమ్మాయిలను వదిన, మరదలు అనీ అంటాం. అత్తయ్య పెద్ద కొడుకును సీత బావ అని పిలుస్తుంది.',
      },
    ],
    sentence: { en: 'My cousin lives in America.', te: 'మా కజిన్ అమెరికాలో ఉంటాడు.' },
  },
  {
    english: 'baby',
    telugu: 'పాపాయి',
    grade: 1,
    emoji: '👶',
    alsoEnglish: ['infant', 'newborn'],
    alsoTelugu: ['పాప', 'శిశువు', 'పసిపాప'],
    explanations: [
      {
        en: 'A baby is a very small child who cannot yet walk or talk. The baby held my finger and would not let go.',
        te: 'ఇంకా నడక, మాటలు రాని చిన్న బిడ్డను పాపాయి అంటాం. పాపాయి నా వేలు పట్టుకుని వదల్లేదు.',
      },
      {
        en: 'Babies sleep a lot, drink milk and cry when something is wrong. First smile, first tooth, first step: Mother writes down each day.',
        te: 'పాపాయి ఎక్కువసేపు నిద్రపోతుంది, పాలు తాగుతుంది, ఏదైనా ఇబ్బంది ఉంటే ఏడుస్తుంది. మొదటి నవ్వు, మొదటి పన్ను, మొదటి అడుగు: అన్నీ అమ్మ రాసి పెడుతుంది.',
      },
      {
        en: 'When the baby cannot sleep, Grandmother rocks the cradle and sings a jola pata. Before the song is over, Grandmother too has closed her eyes.',
        te: 'పాపాయి నిద్రపోకపోతే నానమ్మ ఊయల ఊపుతూ జోలపాట పాడతారు. పాట అయ్యేలోపు నానమ్మ కూడా కళ్లు మూసుకుంటారు.',
      },
    ],
    sentence: { en: 'The baby is laughing.', te: 'పాపాయి నవ్వుతోంది.' },
  },
  {
    english: 'child',
    telugu: 'పిల్లవాడు',
    grade: 1,
    emoji: '🧒',
    alsoEnglish: ['kid'],
    alsoTelugu: ['పిల్ల', 'బిడ్డ', 'చిన్నారి'],
    explanations: [
      {
        en: 'A child is a young boy or girl; Telugu says pillavadu of a boy and pilla of a girl. One child in our class can whistle like a bird.',
        te: 'చిన్న వయసులో ఉన్న అబ్బాయిని పిల్లవాడు, అమ్మాయిని పిల్ల అంటాం. మా తరగతిలో ఒక పిల్లవాడు పక్షిలా ఈల వేయగలడు.',
      },
      {
        en: 'All together, boys and girls are pillalu. The teacher counted: one child was missing, and it was Chinnu.',
        te: 'అబ్బాయిలను, అమ్మాయిలను అందరినీ కలిపి పిల్లలు అంటాం. టీచర్ లెక్కపెడితే ఒక పిల్లవాడు తక్కువ; వాడు చిన్ను.',
      },
      {
        en: 'Parents lovingly call their own child bidda; in Telangana elders call any child that, even a grown daughter. “Have you eaten, bidda?” asked the old man on the bus.',
        te: 'కన్న పిల్లలను ప్రేమగా బిడ్డ అంటాం; తెలంగాణలో పెద్దవారు పిల్లలందరినీ, పెద్దయిన కూతురిని కూడా అలాగే పిలుస్తారు. తిన్నావా బిడ్డా అని బస్సులో ఒక తాత అడిగారు.',
      },
    ],
    sentence: { en: 'The child is with his mother.', te: 'పిల్లవాడు తల్లి దగ్గర ఉన్నాడు.' },
  },
  {
    english: 'children',
    telugu: 'పిల్లలు',
    grade: 1,
    alsoEnglish: ['kids'],
    alsoTelugu: ['బాలలు'],
    explanations: [
      {
        en: 'Children are boys and girls who are not yet grown up. The children are playing in the street.',
        te: 'ఇంకా పెద్దవాళ్లు కాని అబ్బాయిలు, అమ్మాయిలే పిల్లలు. పిల్లలు వీధిలో ఆడుకుంటున్నారు.',
      },
      {
        en: "The little ones of animals are pillalu too, said with the animal's name: kukkapillalu are puppies. Our cat has four kittens.",
        te: 'జంతువుల కూనలను కూడా పిల్లలు అంటాం: కుక్కపిల్లలు, పిల్లిపిల్లలు. మా పిల్లి నాలుగు పిల్లలను పెట్టింది.',
      },
      {
        en: "All children have the right to food, school and play, and Children's Day reminds us of it. In India it is on 14 November.",
        te: 'తిండి, చదువు, ఆట పిల్లలందరి హక్కు; బాలల దినోత్సవం దాన్ని గుర్తుచేస్తుంది. భారతదేశంలో అది నవంబర్ 14న వస్తుంది.',
      },
    ],
    sentence: { en: 'All the children laughed.', te: 'పిల్లలు అందరూ నవ్వారు.' },
  },
  {
    english: 'sister-in-law',
    telugu: 'వదిన',
    grade: 3,
    alsoEnglish: ["elder brother's wife"],
    explanations: [
      {
        en: 'A sister-in-law whom we call vadina is the wife of our elder brother. My brother married, and now I have a vadina who tells ghost stories.',
        te: 'అన్నయ్య భార్యను వదిన అంటాం. మా అన్నయ్యకు పెళ్లయింది; ఇప్పుడు దెయ్యాల కథలు చెప్పే వదిన మా ఇంట్లో ఉంది.',
      },
      {
        en: 'A daughter of Attayya or Mamayya who is older than you is called vadina as well. So you can have a vadina long before any wedding.',
        te: 'అత్తయ్య, మామయ్యల కూతురు మనకంటే పెద్దదైతే ఆమెను కూడా వదిన అంటాం. అందుకే అన్నయ్యకు పెళ్లి కాకముందే వదిన ఉండవచ్చు.',
      },
      {
        en: 'People say that a vadina is like a mother. When Lata was ill, it was her vadina who sat by her bed.',
        te: 'వదిన తల్లి లాంటిది అంటారు. లతకు జ్వరం వచ్చినప్పుడు పక్కనే కూర్చుని చూసుకున్నది వదినే.',
      },
    ],
    sentence: { en: 'My sister-in-law is a doctor.', te: 'మా వదిన డాక్టర్.' },
  },
];
