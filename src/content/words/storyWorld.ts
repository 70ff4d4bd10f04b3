import type { Word } from './word';

export const storyWorld: readonly Word[] = [
  {
    english: 'ghost',
    telugu: 'దెయ్యం',
    grade: 2,
    emoji: '👻',
    alsoEnglish: ['spirit', 'spook'],
    explanations: [
      {
        en: 'A ghost is a being of frightening tales that is said to walk about at night. There are no ghosts really; the white thing in the yard was a saree on the line.',
        te: 'రాత్రిపూట తిరుగుతుందని భయం పుట్టించే కథల్లో చెప్పేది దెయ్యం. నిజానికి దెయ్యాలు లేవు; పెరట్లో తెల్లగా కనిపించింది తీగ మీద ఆరేసిన చీర.',
      },
      {
        en: 'In a tale a ghost may be kind and even afraid of people. In my storybook a small ghost hides under the bed because a boy has come into the room.',
        te: 'కథల్లో కొన్ని దెయ్యాలు మంచివి, మనుషులంటే భయపడేవి కూడా ఉంటాయి. నా కథల పుస్తకంలో ఒక బుల్లి దెయ్యం పిల్లవాడిని చూసి మంచం కింద దాక్కుంటుంది.',
      },
      {
        en: 'One who works without rest is said in Telugu to work like a ghost. Before the exam my brother read like a ghost, says Mother.',
        te: 'విశ్రాంతి లేకుండా పని చేసేవారిని దెయ్యంలా పని చేస్తున్నారంటారు. పరీక్షల ముందు అన్నయ్య దెయ్యంలా చదివాడని అమ్మ అంటుంది.',
      },
    ],
    sentence: { en: 'The ghost in this story is funny.', te: 'ఈ కథలో దెయ్యం సరదాగా ఉంటుంది.' },
  },
  {
    english: 'demon',
    telugu: 'రాక్షసుడు',
    grade: 3,
    emoji: '👹',
    alsoEnglish: ['ogre', 'rakshasa'],
    alsoTelugu: ['అసురుడు'],
    explanations: [
      {
        en: 'A demon is a strong, cruel being of the old tales. The demon had ten heads, and his voice was like thunder.',
        te: 'పురాణ కథల్లో కనిపించే బలమైన, క్రూరమైనవాడు రాక్షసుడు. ఆ రాక్షసుడికి పది తలలు; గొంతు ఉరుములా ఉండేది.',
      },
      {
        en: "In many tales a demon hides his life far away, in a parrot beyond seven seas. The prince finds the bird, and the demon's power is gone.",
        te: 'చాలా కథల్లో రాక్షసుడు తన ప్రాణాన్ని ఏడు సముద్రాల అవతల చిలుకలో దాచుకుంటాడు. యువరాజు ఆ చిలుకను పట్టుకోగానే రాక్షసుడి బలం పోతుంది.',
      },
      {
        en: 'A woman demon is called rakshasi. In our play Meena was the rakshasi and laughed so loudly that the little ones ran to their mothers.',
        te: 'స్త్రీ అయితే రాక్షసి అంటారు. మా నాటకంలో మీనా రాక్షసి వేషం వేసి గట్టిగా నవ్వితే చిన్నపిల్లలు అమ్మల దగ్గరికి పరుగెత్తారు.',
      },
    ],
    sentence: { en: 'The demon lived in a cave.', te: 'రాక్షసుడు గుహలో ఉండేవాడు.' },
  },
  {
    english: 'giant',
    telugu: 'మహాకాయుడు',
    grade: 4,
    alsoTelugu: ['భారీకాయుడు'],
    explanations: [
      {
        en: 'A giant is a person of tales as tall as a tree or a hill. The giant took one step and was across the river.',
        te: 'చెట్టంత, కొండంత ఎత్తుగా ఉండే కథలోని మనిషి మహాకాయుడు. మహాకాయుడు ఒక్క అడుగు వేసి నదిని దాటేశాడు.',
      },
      {
        en: 'When Gulliver came to Lilliput, he was a giant there, for the people were as small as a finger. It all depends on who is looking!',
        te: 'లిల్లీపుట్ ప్రజలు వేలెడంత ఉండడంతో గలివర్ అక్కడ మహాకాయుడు అయ్యాడు. ఎవరు పెద్ద, ఎవరు చిన్న అన్నది చూసేవారిని బట్టి ఉంటుంది!',
      },
      {
        en: 'Jack climbed a beanstalk up to the house of a giant in the clouds. Every child in England knows this tale.',
        te: 'జాక్ చిక్కుడు తీగ ఎక్కి మబ్బుల్లో ఉన్న మహాకాయుడి ఇంటికి వెళ్లాడు. ఇంగ్లండ్‌లో పిల్లలందరికీ ఈ కథ తెలుసు.',
      },
    ],
    sentence: { en: 'The giant was very hungry.', te: 'ఆ మహాకాయుడు చాలా ఆకలితో ఉన్నాడు.' },
  },
  {
    english: 'fairy',
    telugu: 'దేవకన్య',
    grade: 2,
    emoji: '🧚',
    explanations: [
      {
        en: 'A fairy is a lovely being of tales, often with wings, who can do magic. The fairy touched the pumpkin, and it became a coach.',
        te: 'కథల్లో కనిపించే, మాయలు తెలిసిన అందమైన కన్య దేవకన్య; తరచుగా ఆమెకు రెక్కలు ఉంటాయి. దేవకన్య ముట్టుకోగానే గుమ్మడికాయ బండిగా మారింది.',
      },
      {
        en: 'In Telugu tales devakanyas come down from the sky on a moonlit night and dance beside a lake. A boy who saw them told nobody, for who would believe him?',
        te: 'తెలుగు కథల్లో వెన్నెల రాత్రి దేవకన్యలు ఆకాశం నుంచి దిగి కొలను ఒడ్డున ఆడిపాడతారు. అది చూసిన పిల్లవాడు ఎవరికీ చెప్పలేదు; చెప్తే ఎవరు నమ్ముతారు?',
      },
      {
        en: 'In some countries children put a fallen tooth under the pillow for the tooth fairy. In the morning my cousin in London found a coin there.',
        te: 'కొన్ని దేశాల్లో ఊడిన పన్నును దేవకన్య కోసం దిండు కింద పెడతారు. లండన్‌లో ఉండే మా కజిన్‌కు పొద్దున్నే అక్కడ నాణెం దొరికింది.',
      },
    ],
    sentence: { en: 'The fairy granted three wishes.', te: 'దేవకన్య మూడు కోరికలు తీర్చింది.' },
  },
  {
    english: 'angel',
    telugu: 'దేవదూత',
    grade: 4,
    emoji: '👼',
    explanations: [
      {
        en: 'An angel is a messenger of God in the belief of many people. On the Christmas tree hung a white paper angel.',
        te: 'దేవుడి మాటను తెచ్చే దూతే దేవదూత అని చాలామంది నమ్ముతారు. క్రిస్మస్ చెట్టుకు తెల్ల కాగితంతో చేసిన దేవదూత వేలాడుతోంది.',
      },
      {
        en: 'In pictures an angel has wings and a shining face. In the school play Rani wore cotton wings, and they fell off while she bowed.',
        te: 'బొమ్మల్లో దేవదూతకు రెక్కలు, వెలిగే ముఖం ఉంటాయి. బడి నాటకంలో రాణి దూది రెక్కలు కట్టుకుంది; వంగి నమస్కరించగానే అవి ఊడిపోయాయి.',
      },
      {
        en: 'Somebody who helps just when it is needed is called an angel too. The nurse who held my hand all night was an angel for us.',
        te: 'అవసరానికి వచ్చి సాయం చేసినవారిని కూడా దేవదూత అంటారు. రాత్రంతా నా చెయ్యి పట్టుకున్న నర్సు మాకు దేవదూతలా అనిపించారు.',
      },
    ],
    sentence: { en: 'The angel brought good news.', te: 'దేవదూత మంచి వార్త తెచ్చాడు.' },
  },
  {
    english: 'witch',
    telugu: 'మంత్రగత్తె',
    grade: 3,
    emoji: '🧙‍♀️',
    alsoEnglish: ['sorceress'],
    explanations: [
      {
        en: 'A witch is a woman of tales who knows magic, often a wicked one. The witch gave Snow White a poisoned apple.',
        te: 'కథల్లో మంత్రాలు తెలిసిన స్త్రీ మంత్రగత్తె; చాలాసార్లు ఆమె చెడ్డది. మంత్రగత్తె స్నోవైట్‌కు విషం పూసిన ఆపిల్ ఇచ్చింది.',
      },
      {
        en: 'In pictures from Europe a witch has a pointed hat, a black cat and a broom to fly on. In Telugu tales she comes instead with lemons and a skull.',
        te: 'ఐరోపా బొమ్మల్లో మంత్రగత్తెకు మొనదేలిన టోపీ, నల్ల పిల్లి, ఎగరడానికి చీపురు ఉంటాయి. తెలుగు కథల్లో ఆమె చేతిలో నిమ్మకాయలు, పుర్రె ఉంటాయి.',
      },
      {
        en: 'In real life nobody is a witch, and calling a woman so does great harm. Once a lonely old woman was thought to be one, and she was only poor.',
        te: 'నిజ జీవితంలో మంత్రగత్తెలు ఉండరు; ఎవరినైనా అలా అనడం పెద్ద తప్పు. ఒకప్పుడు ఒక ఒంటరి ముసలమ్మను అలా అనుకున్నారు; పాపం, ఆమె పేదరాలు, అంతే.',
      },
    ],
    sentence: { en: 'The witch turned the prince into a frog.', te: 'మంత్రగత్తె యువరాజును కప్పగా మార్చింది.' },
  },
  {
    english: 'magician',
    telugu: 'ఇంద్రజాలికుడు',
    grade: 3,
    alsoEnglish: ['conjurer', 'wizard'],
    alsoTelugu: ['మాంత్రికుడు', 'గారడీవాడు'],
    explanations: [
      {
        en: 'A magician does tricks that look impossible; in tales he is called mantrikudu and really works magic. The magician took a rabbit out of an empty hat.',
        te: 'చూసేవారు ఆశ్చర్యపోయేలా గారడీ చేసేవారిని ఇంద్రజాలికుడు అంటారు; కథల్లో మంత్రాలు తెలిసినవాడు మాంత్రికుడు. ఇంద్రజాలికుడు ఖాళీ టోపీలోంచి కుందేలును తీశారు.',
      },
      {
        en: "A magician's secret is practice and quick hands. While we looked at the right hand, the coin went into the left.",
        te: 'సాధన, చేతి వేగమే ఇంద్రజాలికుడి రహస్యం. మేము కుడి చేతిని చూస్తుండగానే నాణెం ఎడమ చేతిలోకి వెళ్లిపోయింది.',
      },
      {
        en: 'P. C. Sorcar was a famous magician from India whose shows were seen in many countries. After seeing a show, Kiran learned three tricks with cards.',
        te: 'పి. సి. సర్కార్ చాలా దేశాల్లో ప్రదర్శనలు ఇచ్చిన పేరుపొందిన భారతీయ ఇంద్రజాలికుడు. ఒక ప్రదర్శన చూశాక కిరణ్ పేకలతో మూడు గారడీలు నేర్చుకున్నాడు.',
      },
    ],
    sentence: { en: 'The magician came to our school.', te: 'ఇంద్రజాలికుడు మా బడికి వచ్చారు.' },
  },
  {
    english: 'spell',
    telugu: 'మంత్రం',
    grade: 4,
    alsoEnglish: ['magic words', 'mantra', 'chant'],
    explanations: [
      {
        en: 'A spell is words that are said to work magic in tales. “Open sesame,” said Ali Baba; it was the spell that opened the cave.',
        te: 'కథల్లో మాయ జరిగేలా పలికే మాటలే మంత్రం. అలీబాబా మంత్రం చెప్పగానే గుహ తలుపు తెరుచుకుంది.',
      },
      {
        en: 'Holy words that people say while praying are also called mantram. Every morning Grandfather sits quietly and says his.',
        te: 'ప్రార్థన చేస్తూ భక్తితో పలికే పవిత్రమైన మాటలను కూడా మంత్రం అంటారు. తాతయ్య రోజూ ఉదయం నిశ్శబ్దంగా కూర్చుని మంత్రం జపిస్తారు.',
      },
      {
        en: 'In jest we call any quick way a spell. “Is there a spell that makes sums easy?” asked Chinnu, and the teacher said: “Yes, practice.”',
        te: 'సరదాగా ఏ చిట్కానైనా మంత్రం అంటాం. లెక్కలు సులభంగా వచ్చే మంత్రం ఉందా అని చిన్ను అడిగితే, ఉంది, దాని పేరు సాధన అన్నారు టీచర్.',
      },
    ],
    sentence: { en: 'The witch said a spell.', te: 'మంత్రగత్తె ఒక మంత్రం చదివింది.' },
  },
  {
    english: 'magic wand',
    telugu: 'మంత్రదండం',
    grade: 3,
    emoji: '🪄',
    alsoEnglish: ['wand'],
    explanations: [
      {
        en: 'A magic wand is a stick with which magicians and fairies of tales do magic. One wave of the magic wand, and the mouse was a horse.',
        te: 'కథల్లో మాంత్రికులు, దేవకన్యలు మాయ చేయడానికి వాడే కర్ర మంత్రదండం. మంత్రదండం ఒక్కసారి ఊపగానే ఎలుక గుర్రమైంది.',
      },
      {
        en: 'In a show the wand is black with white ends, and it draws our eyes away from the trick. Lata made one of rolled paper.',
        te: 'ప్రదర్శనల్లో మంత్రదండం నల్లగా, కొసలు తెల్లగా ఉంటుంది; మన చూపును గారడీ మీంచి మళ్లిస్తుంది. లత కాగితం చుట్టి ఒక మంత్రదండం చేసుకుంది.',
      },
      {
        en: '“I have no magic wand,” people say when a thing cannot be done at once. So said Father when I wanted the holidays to begin today.',
        te: 'వెంటనే కాని పని గురించి, నా దగ్గర మంత్రదండం లేదు అంటాం. సెలవులు ఈ రోజే కావాలని నేను అడిగితే నాన్న అదే అన్నారు.',
      },
    ],
    sentence: { en: 'The fairy has a magic wand in her hand.', te: 'దేవకన్య చేతిలో మంత్రదండం ఉంది.' },
  },
  {
    english: 'dragon',
    telugu: 'డ్రాగన్',
    grade: 3,
    emoji: '🐉',
    explanations: [
      {
        en: 'A dragon is a huge animal of tales, like a lizard with wings, that breathes fire. The dragon sat on a heap of gold and slept with one eye open.',
        te: 'రెక్కల బల్లిలా ఉండి, నోటి నుంచి నిప్పులు కక్కే కథలోని పెద్ద జంతువు డ్రాగన్. డ్రాగన్ బంగారు గుట్ట మీద ఒక కన్ను తెరిచి నిద్రపోయేది.',
      },
      {
        en: 'In China the dragon brings rain and luck and has no wings. At their New Year many people carry one long paper dragon through the streets.',
        te: 'చైనాలో డ్రాగన్‌కు రెక్కలు ఉండవు; అది వానను, అదృష్టాన్ని తెస్తుందని అంటారు. కొత్త సంవత్సరం నాడు పొడవైన కాగితపు డ్రాగన్‌ను చాలామంది కలిసి వీధుల్లో మోస్తారు.',
      },
      {
        en: 'No dragon ever lived, but there is a big lizard called the Komodo dragon. It lives in Indonesia and can be longer than a bed.',
        te: 'డ్రాగన్ నిజంగా ఎప్పుడూ లేదు; కానీ కొమొడో డ్రాగన్ అనే పెద్ద బల్లి ఉంది. అది ఇండోనేషియాలో ఉంటుంది; మంచం కంటే పొడవుగా పెరగగలదు.',
      },
    ],
    sentence: { en: 'The dragon flew over the hill.', te: 'డ్రాగన్ కొండ మీదుగా ఎగిరింది.' },
  },
  {
    english: 'unicorn',
    telugu: 'యూనికార్న్',
    grade: 3,
    emoji: '🦄',
    alsoTelugu: ['ఒంటికొమ్ము గుర్రం'],
    explanations: [
      {
        en: 'A unicorn is a white horse of tales with one horn on its forehead. Rani drew a unicorn with a mane of seven colors.',
        te: 'నుదుటి మీద ఒకే కొమ్ము ఉండే కథలోని తెల్ల గుర్రం యూనికార్న్. రాణి ఏడు రంగుల జూలుతో యూనికార్న్ బొమ్మ గీసింది.',
      },
      {
        en: 'The name means one horn: unus is one and cornu is horn in Latin. People in the old days really believed that unicorns lived far away.',
        te: 'యూనికార్న్ అంటే లాటిన్ భాషలో ఒంటి కొమ్ము అని అర్థం. ఎక్కడో దూర దేశంలో యూనికార్న్‌లు ఉన్నాయని పూర్వం జనం నిజంగానే నమ్మేవారు.',
      },
      {
        en: "The unicorn is the animal of Scotland's coat of arms. There is a real animal with one horn too: the Indian rhinoceros, but nobody calls it slim!",
        te: 'స్కాట్లాండ్ దేశపు గుర్తులో యూనికార్న్ ఉంటుంది. నిజంగా ఒకే కొమ్ము ఉన్న జంతువు భారతదేశపు ఖడ్గమృగం; కానీ అది సన్నగా మాత్రం ఉండదు!',
      },
    ],
    sentence: { en: 'The unicorn is drinking at the stream.', te: 'యూనికార్న్ వాగులో నీళ్లు తాగుతోంది.' },
  },
  {
    english: 'monster',
    telugu: 'భూతం',
    grade: 3,
    alsoEnglish: ['genie'],
    explanations: [
      {
        en: 'A monster is a big ugly creature of tales that frightens people. Chinnu saw a monster on the wall, but it was the shadow of his own coat.',
        te: 'కథల్లో అందరినీ భయపెట్టే పెద్ద వికారమైన ఆకారం భూతం. చిన్నుకు గోడ మీద భూతం కనిపించింది; తీరా చూస్తే అది తన కోటు నీడే.',
      },
      {
        en: 'Aladdin rubbed a lamp, and out of it came such a being, who did whatever he was told. In Telugu it is called bhutam too.',
        te: 'అల్లావుద్దీన్ దీపాన్ని రుద్దగానే అందులోంచి ఒక భూతం వచ్చింది; ఏం చెప్తే అది చేసేది. ఇంగ్లీషులో దాన్ని జీని అంటారు.',
      },
      {
        en: 'A magnifying glass is bhutaddam in Telugu, a monster glass, because it makes small things look huge. Under it an ant became a monster.',
        te: 'చిన్నవాటిని భూతంలా పెద్దగా చూపించే అద్దాన్ని భూతద్దం అంటాం. భూతద్దంలో చూస్తే చీమ కూడా భూతంలా కనిపించింది.',
      },
    ],
    sentence: { en: 'The monster in this story is big.', te: 'ఈ కథలో భూతం పెద్దది.' },
  },
  {
    english: 'mermaid',
    telugu: 'మత్స్యకన్య',
    grade: 3,
    emoji: '🧜‍♀️',
    alsoTelugu: ['సాగరకన్య'],
    explanations: [
      {
        en: "A mermaid is a girl of tales who lives in the sea and has a fish's tail. The mermaid sat on a rock and combed her long hair.",
        te: 'సముద్రంలో ఉండే, నడుము కింద చేపలా ఉండే కథలోని అమ్మాయి మత్స్యకన్య. మత్స్యకన్య బండ మీద కూర్చుని పొడవైన జుట్టు దువ్వుకుంది.',
      },
      {
        en: 'Andersen, a writer from Denmark, told of a little mermaid who saved a prince from drowning. Her statue sits by the sea in Copenhagen.',
        te: 'డెన్మార్క్ రచయిత ఆండర్సన్ మునిగిపోతున్న యువరాజును కాపాడిన చిన్న మత్స్యకన్య కథ రాశారు. ఆమె విగ్రహం కోపెన్‌హాగన్‌లో సముద్రం ఒడ్డున ఉంది.',
      },
      {
        en: 'Sailors far from home may have taken sea cows for mermaids. In the evening light, from a ship, it is easy to be mistaken.',
        te: 'పూర్వం నావికులు సముద్రపు ఆవులను చూసి మత్స్యకన్యలు అనుకుని ఉండవచ్చు. సాయంత్రం మసక వెలుతురులో ఓడ మీంచి చూస్తే అలా పొరబడవచ్చు.',
      },
    ],
    sentence: { en: 'The mermaid swam away.', te: 'మత్స్యకన్య ఈదుకుంటూ వెళ్లిపోయింది.' },
  },
  {
    english: 'treasure',
    telugu: 'నిధి',
    grade: 3,
    alsoTelugu: ['గుప్తనిధి'],
    explanations: [
      {
        en: "A treasure is a store of gold and jewels, often hidden. Under the old tree the farmer's sons looked for a treasure.",
        te: 'ఎక్కడో దాచి ఉంచిన బంగారం, నగల రాశే నిధి. పాత చెట్టు కింద రైతు కొడుకులు నిధి కోసం వెతికారు.',
      },
      {
        en: 'In that tale the sons dug up the whole field and found no gold. But the field, so well dug, gave a fine crop: that was the treasure.',
        te: 'ఆ కథలో కొడుకులు పొలమంతా తవ్వినా బంగారం దొరకలేదు. కానీ బాగా తవ్విన పొలం బాగా పండింది; అదే అసలైన నిధి.',
      },
      {
        en: 'Books are called a treasure, for nobody can steal what we have learned from them. In our library Padma found a treasure of stories.',
        te: 'పుస్తకాలు నిధి లాంటివి; వాటిలో నేర్చుకున్నదాన్ని ఎవరూ దొంగిలించలేరు. మా గ్రంథాలయంలో పద్మకు కథల నిధి దొరికింది.',
      },
    ],
    sentence: { en: 'There is a treasure in that cave.', te: 'ఆ గుహలో నిధి ఉంది.' },
  },
  {
    english: 'palace',
    telugu: 'రాజభవనం',
    grade: 3,
    alsoEnglish: ['royal house'],
    alsoTelugu: ['ప్యాలెస్', 'రాజప్రాసాదం'],
    explanations: [
      {
        en: 'A palace is the large, beautiful house of a king or queen. The palace had a hundred rooms and a garden with peacocks.',
        te: 'రాజు, రాణి ఉండే పెద్ద అందమైన ఇల్లు రాజభవనం. ఆ రాజభవనంలో వంద గదులు, నెమళ్లు తిరిగే తోట ఉన్నాయి.',
      },
      {
        en: 'A fort is built to keep enemies out, a palace to live in. In Hyderabad, Chowmahalla is a palace with shining glass lamps.',
        te: 'శత్రువులను ఆపడానికి కోట కడతారు, ఉండడానికి రాజభవనం కడతారు. హైదరాబాద్‌లోని చౌమహల్లా రాజభవనంలో మెరిసే గాజు దీపాలు ఉన్నాయి.',
      },
      {
        en: 'Many old palaces are museums now, and everybody may walk in. In Mysore Ravi stood in the hall where kings had sat.',
        te: 'పాత రాజభవనాలు చాలావరకు ఇప్పుడు మ్యూజియంలు; ఎవరైనా వెళ్లి చూడవచ్చు. మైసూరులో రాజులు కూర్చున్న సభలో రవి నిలబడ్డాడు.',
      },
    ],
    sentence: { en: 'This palace is very big.', te: 'ఈ రాజభవనం చాలా పెద్దది.' },
  },
  {
    english: 'prince',
    telugu: 'యువరాజు',
    grade: 2,
    emoji: '🤴',
    alsoTelugu: ['రాకుమారుడు', 'రాజకుమారుడు'],
    opposite: 'princess',
    explanations: [
      {
        en: 'A prince is the son of a king and queen. The prince rode out on a white horse to see the world.',
        te: 'రాజు, రాణిల కొడుకు యువరాజు; అతన్ని రాకుమారుడు అని కూడా అంటారు. యువరాజు తెల్ల గుర్రమెక్కి లోకం చూడడానికి బయలుదేరాడు.',
      },
      {
        en: 'The prince who is to be king next is, strictly speaking, the yuvaraju. He learns to ride, to read and to listen to people.',
        te: 'తర్వాత రాజు కాబోయే కొడుకును ప్రత్యేకంగా యువరాజు అంటారు. అతను గుర్రపు స్వారీ, చదువు, ప్రజల మాట వినడం నేర్చుకుంటాడు.',
      },
      {
        en: 'Siddhartha was a prince who left his palace to find out why people suffer. We know him as the Buddha.',
        te: 'మనుషులకు దుఃఖం ఎందుకు కలుగుతుందో తెలుసుకోవాలని రాజభవనం విడిచి వెళ్లిన యువరాజు సిద్ధార్థుడు. ఆయన్నే మనం బుద్ధుడు అంటాం.',
      },
    ],
    sentence: { en: 'The prince is very brave.', te: 'యువరాజు చాలా ధైర్యవంతుడు.' },
  },
  {
    english: 'princess',
    telugu: 'యువరాణి',
    grade: 2,
    emoji: '👸',
    alsoTelugu: ['రాకుమారి', 'రాజకుమారి'],
    opposite: 'prince',
    explanations: [
      {
        en: 'A princess is the daughter of a king and queen. The princess asked a riddle that nobody in the land could answer.',
        te: 'రాజు, రాణిల కూతురు యువరాణి; ఆమెను రాకుమారి అని కూడా అంటారు. దేశంలో ఎవరూ విప్పలేని పొడుపు కథను యువరాణి అడిగింది.',
      },
      {
        en: 'In old tales the princess waits in a tower; in new ones she saves the prince. Meena likes the princess who rides a dragon.',
        te: 'పాత కథల్లో యువరాణి కోటలో ఎదురుచూస్తుంది; కొత్త కథల్లో తానే యువరాజును కాపాడుతుంది. డ్రాగన్ మీద తిరిగే యువరాణి అంటే మీనాకు ఇష్టం.',
      },
      {
        en: 'Rudrama Devi as a princess learned to ride and to use a sword like a boy. Later she ruled the Kakatiya kingdom.',
        te: 'యువరాణిగా ఉన్నప్పుడే రుద్రమదేవి అబ్బాయిల్లా గుర్రపు స్వారీ, కత్తిసాము నేర్చుకుంది. తర్వాత కాకతీయ రాజ్యాన్ని పాలించింది.',
      },
    ],
    sentence: { en: 'The princess is in the garden.', te: 'యువరాణి తోటలో ఉంది.' },
  },
  {
    english: 'kingdom',
    telugu: 'రాజ్యం',
    grade: 3,
    alsoEnglish: ['realm'],
    explanations: [
      {
        en: 'A kingdom is the land that a king or queen rules. In that kingdom nobody went to bed hungry.',
        te: 'రాజో రాణో పాలించే ప్రాంతమే రాజ్యం. ఆ రాజ్యంలో ఎవరూ ఆకలితో పడుకునేవారు కాదు.',
      },
      {
        en: 'Golconda, Vijayanagara and Warangal were the seats of great kingdoms. From the top of Golconda fort we saw how far such a kingdom could look.',
        te: 'గోల్కొండ, విజయనగరం, ఓరుగల్లు పెద్ద రాజ్యాలకు రాజధానులు. గోల్కొండ కోట పైనుంచి చూస్తే రాజ్యం ఎంత దూరం కనిపించేదో తెలిసింది.',
      },
      {
        en: 'Most kingdoms are gone, but some countries still have a king, such as Britain and Bhutan. There too the people choose who makes the laws.',
        te: 'రాజ్యాలు చాలావరకు పోయాయి; బ్రిటన్, భూటాన్ లాంటి కొన్ని దేశాల్లో ఇప్పటికీ రాజులు ఉన్నారు. అక్కడ కూడా చట్టాలు చేసేవారిని ప్రజలే ఎన్నుకుంటారు.',
      },
    ],
    sentence: { en: 'The king divided his kingdom.', te: 'రాజు తన రాజ్యం పంచి ఇచ్చాడు.' },
  },
  {
    english: 'throne',
    telugu: 'సింహాసనం',
    grade: 4,
    alsoEnglish: ['royal seat'],
    alsoTelugu: ['గద్దె'],
    explanations: [
      {
        en: 'A throne is the grand chair on which a king or queen sits. The boy climbed on to the throne, and his feet did not touch the floor.',
        te: 'రాజు గానీ రాణి గానీ కూర్చునే గొప్ప ఆసనం సింహాసనం. పిల్లవాడు సింహాసనం ఎక్కి కూర్చుంటే కాళ్లు నేలకు అందలేదు.',
      },
      {
        en: 'The word means lion seat, for lions were carved on it. Look at the arms of the throne in the museum: two lions look at you.',
        te: 'సింహాల బొమ్మలు చెక్కిన ఆసనం కాబట్టి సింహాసనం అనే పేరు వచ్చింది. మ్యూజియంలోని సింహాసనం చేతుల మీద రెండు సింహాలు మనల్ని చూస్తున్నట్టు ఉంటాయి.',
      },
      {
        en: "The tales of Vikramaditya's throne tell of thirty-two statues that speak. Each asks: are you as just as he was?",
        te: 'విక్రమాదిత్యుడి సింహాసనం కథల్లో మాట్లాడే ముప్పై రెండు బొమ్మలు ఉన్నాయి. ఆయనంత న్యాయంగా పాలించగలవా అని ఒక్కో బొమ్మా అడుగుతుంది.',
      },
    ],
    sentence: { en: 'The king sat on the throne.', te: 'రాజు సింహాసనం మీద కూర్చున్నాడు.' },
  },
  {
    english: 'crown',
    telugu: 'కిరీటం',
    grade: 2,
    emoji: '👑',
    alsoTelugu: ['మకుటం'],
    explanations: [
      {
        en: "A crown is a ring of gold and jewels that a king or queen wears on the head. The king's crown was so heavy that his neck ached.",
        te: 'రాజు, రాణి తల మీద పెట్టుకునే బంగారు ఆభరణం కిరీటం. రాజు కిరీటం ఎంత బరువంటే అతనికి మెడ నొప్పి వచ్చింది.',
      },
      {
        en: 'A winner may wear a crown too, of leaves or of glitter. On her birthday Anita wore a crown of yellow paper.',
        te: 'గెలిచినవారికి కూడా కిరీటం పెడతారు. అనిత పుట్టినరోజున పసుపు కాగితంతో చేసిన కిరీటం పెట్టుకుంది.',
      },
      {
        en: "Krishna's crown has a peacock feather in pictures. Chinnu stuck one into his cap and asked for butter.",
        te: 'బొమ్మల్లో కృష్ణుడి కిరీటంలో నెమలి ఈక ఉంటుంది. చిన్ను కూడా టోపీలో నెమలి ఈక పెట్టుకుని వెన్న కావాలన్నాడు.',
      },
    ],
    sentence: { en: "The queen's crown is shining.", te: 'రాణి కిరీటం మెరుస్తోంది.' },
  },
  {
    english: 'sword',
    telugu: 'ఖడ్గం',
    grade: 4,
    alsoEnglish: ['sabre'],
    alsoTelugu: ['కరవాలం', 'కత్తి'],
    explanations: [
      {
        en: 'A sword is a long sharp blade with which soldiers fought in the old days. The sword in the museum is taller than my brother.',
        te: 'పూర్వం యుద్ధాల్లో వాడిన పొడవైన పదునైన కత్తిని ఖడ్గం అంటారు. మ్యూజియంలోని ఖడ్గం మా తమ్ముడి కంటే పొడవు.',
      },
      {
        en: 'The case in which a sword rests is called a scabbard, in Telugu ora. Two swords do not fit into one scabbard, a saying goes.',
        te: 'ఖడ్గం పెట్టుకునే తొడుగును ఒర అంటారు. ఒక ఒరలో రెండు కత్తులు ఇమడవని సామెత.',
      },
      {
        en: 'The pen is stronger than the sword, people say: words change more than fighting does. So the poet in the tale laid down his sword and wrote.',
        te: 'ఖడ్గం కంటే కలం గొప్పది అంటారు; యుద్ధం కంటే మాటలు ఎక్కువ మార్పు తెస్తాయి. అందుకే కథలో కవి కత్తి దించి కలం పట్టాడు.',
      },
    ],
    sentence: { en: 'The sword hangs on the wall.', te: 'ఖడ్గం గోడకు వేలాడుతోంది.' },
  },
  {
    english: 'bow',
    telugu: 'విల్లు',
    grade: 3,
    emoji: '🏹',
    alsoEnglish: ['longbow'],
    alsoTelugu: ['ధనుస్సు'],
    explanations: [
      {
        en: 'A bow is a bent stick with a string from which arrows are shot. Rama bent the great bow, and it broke with a sound like thunder.',
        te: 'బాణాలు వేయడానికి వంచి తాడు కట్టిన ఆయుధం విల్లు. రాముడు పెద్ద విల్లు ఎక్కుపెట్టగానే అది ఉరుములాంటి శబ్దంతో విరిగింది.',
      },
      {
        en: "The rainbow is called harivillu, Hari's bow, for it is bent like one. After the rain we saw that bow without an arrow.",
        te: 'ఇంద్రధనుస్సును హరివిల్లు అంటారు; అది విల్లులా వంగి ఉంటుంది. వాన వెలిశాక బాణం లేని ఆ విల్లు ఆకాశంలో కనిపించింది.',
      },
      {
        en: 'Archery is a sport today, in the Olympics too. In India many girls of forest villages are fine with the bow.',
        te: 'ఇప్పుడు విలువిద్య ఒక ఆట; ఒలింపిక్స్‌లో కూడా ఉంది. భారతదేశంలో అడవి గ్రామాల అమ్మాయిలు చాలామంది విల్లుతో బాణాలు వేయడంలో దిట్టలు.',
      },
    ],
    sentence: { en: 'Arjuna took up his bow.', te: 'అర్జునుడు విల్లు అందుకున్నాడు.' },
  },
  {
    english: 'arrow',
    telugu: 'బాణం',
    grade: 3,
    alsoTelugu: ['శరం'],
    explanations: [
      {
        en: 'An arrow is a thin, pointed stick that is shot from a bow. The arrow flew and struck the mango.',
        te: 'విల్లుతో వేసే సన్నని, మొనదేలిన పుల్ల బాణం. బాణం దూసుకెళ్లి మామిడి కాయకు తగిలింది.',
      },
      {
        en: 'Feathers at its end keep an arrow straight. Ravi took them off to try, and his arrow went into the bush.',
        te: 'బాణం చివర ఉండే ఈకలు అది తిన్నగా వెళ్లేలా చేస్తాయి. రవి ఈకలు తీసి వేసి చూశాడు; బాణం పొదలోకి వెళ్లింది.',
      },
      {
        en: 'Painted on a board, an arrow shows the way. We followed the arrows in the zoo and came to the lions.',
        te: 'బోర్డు మీద గీసిన బాణం గుర్తు దారి చూపిస్తుంది. జూలో బాణం గుర్తులను చూస్తూ నడిచి సింహాల దగ్గరికి చేరాం.',
      },
    ],
    sentence: { en: 'The arrow hit the mark.', te: 'బాణం గురికి తగిలింది.' },
  },
  {
    english: 'chariot',
    telugu: 'రథం',
    grade: 4,
    alsoEnglish: ['temple car'],
    alsoTelugu: ['తేరు'],
    explanations: [
      {
        en: "A chariot is an old carriage with two or four wheels, drawn by horses, in which kings went to war. Krishna drove Arjuna's chariot.",
        te: 'పూర్వం రాజులు యుద్ధానికి వెళ్లిన గుర్రాల బండి రథం. అర్జునుడి రథం నడిపింది కృష్ణుడు.',
      },
      {
        en: 'At temple festivals a tall wooden chariot carries the god through the streets, and people pull it with ropes. At Puri three great chariots go out every year.',
        te: 'గుడి ఉత్సవాల్లో దేవుడిని ఎత్తైన చెక్క రథం మీద ఊరేగిస్తారు; జనం తాళ్లతో లాగుతారు. పూరీలో ఏటా మూడు పెద్ద రథాలు కదులుతాయి.',
      },
      {
        en: 'In pictures the sun rides in a chariot with seven horses. The seven colors of light, says our teacher, are a nice way to remember them.',
        te: 'సూర్యుడు ఏడు గుర్రాల రథం మీద వస్తాడని చెప్తారు. వెలుగులోని ఏడు రంగులతో వాటిని గుర్తుపెట్టుకోండి అన్నారు మా టీచర్.',
      },
    ],
    sentence: { en: 'The chariot is moving slowly.', te: 'రథం మెల్లగా కదులుతోంది.' },
  },
  {
    english: 'warrior',
    telugu: 'వీరుడు',
    grade: 4,
    alsoEnglish: ['fighter', 'brave man'],
    alsoTelugu: ['యోధుడు', 'వీరనారి'],
    explanations: [
      {
        en: 'A warrior is one who fights bravely; a brave woman is called viranari. The warrior stood alone at the gate and did not run away.',
        te: 'ధైర్యంగా పోరాడేవాడు వీరుడు; స్త్రీ అయితే వీరనారి. ఆ వీరుడు కోట గుమ్మం దగ్గర ఒంటరిగా నిలబడ్డాడు, పారిపోలేదు.',
      },
      {
        en: 'Songs about the warriors of Palnadu are still sung in Telugu villages. Young Balachandra in them goes to battle without fear.',
        te: 'పల్నాటి వీరుల కథలను ఇప్పటికీ తెలుగు పల్లెల్లో పాడతారు. అందులో బాలచంద్రుడు భయం లేకుండా యుద్ధానికి వెళ్లిన వీరుడు.',
      },
      {
        en: "To protect the weak is a warrior's work, not to frighten them. In our play the warrior gave his food to a hungry enemy.",
        te: 'బలహీనులను కాపాడేవాడే అసలైన వీరుడు, భయపెట్టేవాడు కాదు. మా నాటకంలో వీరుడు ఆకలితో ఉన్న శత్రువుకు తన తిండి ఇచ్చాడు.',
      },
    ],
    sentence: { en: 'Abhimanyu was a great warrior.', te: 'అభిమన్యుడు గొప్ప వీరుడు.' },
  },
  {
    english: 'hero',
    telugu: 'హీరో',
    grade: 2,
    alsoEnglish: ['heroine'],
    alsoTelugu: ['కథానాయకుడు', 'కథానాయిక'],
    opposite: 'villain',
    explanations: [
      {
        en: 'The hero is the chief person of a story or film, who does what is good and brave. In this film the hero is a girl of ten.',
        te: 'కథలో, సినిమాలో ముఖ్యమైన, మంచి పనులు చేసే పాత్ర హీరో. ఈ సినిమాలో హీరో పదేళ్ల అమ్మాయి.',
      },
      {
        en: 'Real heroes need no song and no cape. The man who jumped into the canal and saved a child is the hero of our town.',
        te: 'నిజమైన హీరోకు పాటలు, వేషాలు అక్కర్లేదు. కాలువలో దూకి ఒక పిల్లవాడిని కాపాడిన ఆయనే మా ఊరి హీరో.',
      },
      {
        en: 'In books the hero often begins small and afraid and grows on the way. That is why we like to walk along.',
        te: 'కథల్లో హీరో మొదట భయపడతాడు, పోను పోను ధైర్యం తెచ్చుకుంటాడు. అందుకే అతనితో పాటు మనమూ కథలో నడుస్తాం.',
      },
    ],
    sentence: { en: 'Who is the hero of this story?', te: 'ఈ కథలో హీరో ఎవరు?' },
  },
  {
    english: 'villain',
    telugu: 'విలన్',
    grade: 4,
    alsoEnglish: ['bad guy'],
    alsoTelugu: ['ప్రతినాయకుడు'],
    opposite: 'hero',
    explanations: [
      {
        en: 'The villain is the bad person of a story or film, who makes trouble for the hero. When the villain slipped and fell, all the children clapped.',
        te: 'కథలో, సినిమాలో హీరోకు అడ్డుపడే చెడ్డ పాత్ర విలన్. విలన్ జారి పడగానే పిల్లలందరూ చప్పట్లు కొట్టారు.',
      },
      {
        en: 'Without a villain a story would be soon over. The wolf is the villain in the tale of the little girl with the red hood.',
        te: 'విలన్ లేకపోతే కథ త్వరగా అయిపోతుంది. ఎర్ర టోపీ పాప కథలో విలన్ తోడేలు.',
      },
      {
        en: 'In the old film Patala Bhairavi, S. V. Ranga Rao played the villain, a wizard. Grandfather still knows his lines by heart.',
        te: 'పాతాళ భైరవి అనే పాత సినిమాలో మాంత్రికుడైన విలన్‌గా ఎస్. వి. రంగారావు నటించారు. ఆ మాటలు తాతయ్యకు ఇప్పటికీ కంఠస్థం.',
      },
    ],
    sentence: { en: 'The villain lost in the end.', te: 'చివరికి విలన్ ఓడిపోయాడు.' },
  },
  {
    english: 'superhero',
    telugu: 'సూపర్ హీరో',
    grade: 2,
    emoji: '🦸',
    alsoEnglish: ['super hero'],
    explanations: [
      {
        en: 'A superhero is a hero of comics and films with powers that no person has. My superhero can fly and hear an ant sneeze.',
        te: 'ఎవరికీ లేని శక్తులున్న బొమ్మల కథల, సినిమాల హీరోను సూపర్ హీరో అంటారు. నా సూపర్ హీరో ఎగరగలడు, చీమ తుమ్మినా వినగలడు.',
      },
      {
        en: 'Most of them have a mask and a cape, so that nobody knows who they are. With a towel round his neck Chinnu jumped off the bed.',
        te: 'చాలామంది సూపర్ హీరోలు ఎవరో తెలియకుండా ముసుగు, వీపు మీద పొడవైన గుడ్డ వేసుకుంటారు. చిన్ను మెడకు తువ్వాలు కట్టుకుని మంచం మీంచి దూకాడు.',
      },
      {
        en: 'Hanuman, who flew over the sea and lifted a hill, is the superhero of many children in India. His strength came with a humble heart.',
        te: 'సముద్రం దాటి, కొండను ఎత్తిన హనుమంతుడు భారతదేశంలో చాలామంది పిల్లలకు సూపర్ హీరో. అంత బలమున్నా వినయంగా ఉండేవాడు.',
      },
    ],
    sentence: { en: 'He dressed up as a superhero.', te: 'అతను సూపర్ హీరో వేషం వేశాడు.' },
  },
  {
    english: 'curse',
    telugu: 'శాపం',
    grade: 4,
    alsoTelugu: ['శాపనార్థం'],
    opposite: 'boon',
    explanations: [
      {
        en: 'A curse is an angry word of power in tales that makes bad things happen. By a curse the prince became a stone.',
        te: 'కథల్లో కోపంతో పలికి, చెడు జరిగేలా చేసే మాట శాపం. శాపం వల్ల యువరాజు రాయిగా మారాడు.',
      },
      {
        en: 'In tales a curse also has an end, if somebody finds out how to break it. The frog could become a prince again only when somebody was kind to him.',
        te: 'కథల్లో శాపం పోయే దారి కూడా ఉంటుంది; దాన్ని కనుక్కోవాలి. ఎవరైనా దయ చూపితేనే ఆ కప్ప మళ్లీ యువరాజు కాగలదు.',
      },
      {
        en: 'Of something that makes life hard people say that it is a curse. For the farmers of that dry land the hot wind is a curse.',
        te: 'బతుకును కష్టం చేసేదాన్ని శాపం అంటారు. ఆ మెట్ట ప్రాంతపు రైతులకు వడగాలి ఒక శాపం.',
      },
    ],
    sentence: { en: 'The curse is lifted.', te: 'శాపం తీరిపోయింది.' },
  },
  {
    english: 'boon',
    telugu: 'వరం',
    grade: 4,
    alsoEnglish: ['blessing'],
    opposite: 'curse',
    explanations: [
      {
        en: "A boon is a gift that a god grants in the old tales. “Ask for a boon,” said the god, pleased with the boy's devotion.",
        te: 'పురాణ కథల్లో దేవుడు మెచ్చి ఇచ్చే కానుక వరం. పిల్లవాడి భక్తికి మెచ్చి, వరం కోరుకో అన్నాడు దేవుడు.',
      },
      {
        en: 'Some ask foolishly: King Midas wished that all he touched should turn to gold, and then he could not even eat. His boon was a curse.',
        te: 'కొందరు ఆలోచించకుండా వరం కోరుకుంటారు: ముట్టుకున్నదంతా బంగారం కావాలన్న మైడాస్ రాజు చివరికి తినలేకపోయాడు. అతని వరమే శాపమైంది.',
      },
      {
        en: 'Anything very good that we have is called a boon. Rain in May is a boon, and a friend who listens is one too.',
        te: 'మనకు దక్కిన ఎంతో మంచిదాన్ని వరం అంటాం. ఎండాకాలంలో వాన ఒక వరం; మన మాట వినే స్నేహితుడు కూడా వరమే.',
      },
    ],
    sentence: { en: 'The god gave him a boon.', te: 'దేవుడు అతనికి వరం ఇచ్చాడు.' },
  },
  {
    english: 'thief',
    telugu: 'దొంగ',
    grade: 2,
    alsoEnglish: ['robber', 'burglar'],
    explanations: [
      {
        en: 'A thief takes what belongs to others without asking. The thief climbed over the wall, and our dog began to bark.',
        te: 'ఇతరుల వస్తువులను అడగకుండా తీసుకెళ్లేవాడు దొంగ. దొంగ గోడ దూకగానే మా కుక్క మొరిగింది.',
      },
      {
        en: 'Krishna is lovingly called a butter thief, and a crow is called one too when it flies off with a vada. “Thief!” cried Grandmother, and laughed.',
        te: 'కృష్ణుడిని ముద్దుగా వెన్న దొంగ అంటారు; గారె ఎత్తుకెళ్లిన కాకిని కూడా అలాగే అంటాం. నానమ్మ, ఓయ్ దొంగ అని అరిచి నవ్వారు.',
      },
      {
        en: 'There is a Telugu saying about the pumpkin thief who feels his own shoulder when someone cries “Thief!” Guilt shows by itself.',
        te: 'గుమ్మడికాయల దొంగ ఎవరంటే భుజాలు తడుముకున్నాడని సామెత. తప్పు చేసినవాడు తనంతట తానే బయటపడతాడని అర్థం.',
      },
    ],
    sentence: { en: 'The thief was caught by the police.', te: 'దొంగ పోలీసులకు దొరికాడు.' },
  },
  {
    english: 'pirate',
    telugu: 'సముద్రపు దొంగ',
    grade: 4,
    emoji: '🏴‍☠️',
    alsoEnglish: ['sea robber'],
    alsoTelugu: ['పైరేట్'],
    explanations: [
      {
        en: 'A pirate is a thief who robs ships at sea. The pirate in my book has one eye covered and a parrot on his shoulder.',
        te: 'సముద్రంలో ఓడలను దోచుకునేవాడు సముద్రపు దొంగ. నా పుస్తకంలోని సముద్రపు దొంగకు ఒక కంటి మీద నల్ల పట్టీ, భుజం మీద చిలుక ఉన్నాయి.',
      },
      {
        en: 'In tales pirates draw a map with a cross where the treasure lies. Kiran made such a map, and at the cross we found a bag of peanuts.',
        te: 'కథల్లో సముద్రపు దొంగ నిధి ఉన్న చోటును పటంలో గుర్తు పెడతాడు. కిరణ్ అలాంటి పటం గీశాడు; గుర్తు ఉన్న చోట మాకు వేరుశనగల సంచి దొరికింది.',
      },
      {
        en: 'Their black flag with a skull was meant to frighten others. When sailors saw it, they knew that pirates were near.',
        te: 'పుర్రె గుర్తున్న నల్ల జెండాతో సముద్రపు దొంగలు అందరినీ భయపెట్టేవారు. అది చూడగానే దొంగలు వస్తున్నారని నావికులకు తెలిసిపోయేది.',
      },
    ],
    sentence: { en: 'The pirate hid the gold.', te: 'సముద్రపు దొంగ బంగారాన్ని దాచాడు.' },
  },
  {
    english: 'legend',
    telugu: 'పురాణ కథ',
    grade: 5,
    alsoEnglish: ['myth', 'mythology'],
    alsoTelugu: ['పురాణం'],
    explanations: [
      {
        en: 'A legend is a very old story of gods, heroes and great deeds. At night Grandmother told us a legend about how the hills were born.',
        te: 'దేవుళ్లు, వీరుల గురించి ఎంతో కాలంగా చెప్పుకునే పాత కథ పురాణ కథ. కొండలు ఎలా పుట్టాయో చెప్పే ఒక పురాణ కథను నానమ్మ రాత్రి మాకు చెప్పారు.',
      },
      {
        en: 'The Ramayana and the Mahabharata hold hundreds of such legends. Other lands have theirs: Greece tells of Hercules and his twelve labors.',
        te: 'రామాయణం, మహాభారతంలో ఇలాంటి పురాణ కథలు వందలు ఉన్నాయి. గ్రీసు దేశంలో హెర్క్యులిస్ చేసిన పన్నెండు సాహసాల కథ చెప్తారు.',
      },
      {
        en: 'Legends were heard before they were read: singers carried them from village to village. Our Harikatha singer still sings them with a small pair of clappers.',
        te: 'పురాణ కథలను చదవడం కంటే ముందు విన్నారు; గాయకులు ఊరూరా తిరుగుతూ పాడేవారు. మా ఊరి హరికథ గాయకుడు ఇప్పటికీ చిడతలు వాయిస్తూ పాడతారు.',
      },
    ],
    sentence: { en: 'This is an old legend.', te: 'ఇది పాత పురాణ కథ.' },
  },
  {
    english: 'fable',
    telugu: 'నీతి కథ',
    grade: 3,
    alsoEnglish: ['moral story'],
    explanations: [
      {
        en: 'A fable is a short story that teaches something good, often with animals that talk. The fable of the hare and the tortoise says: slow and steady wins.',
        te: 'మంచిని నేర్పే చిన్న కథ నీతి కథ; అందులో తరచుగా జంతువులు మాట్లాడతాయి. నెమ్మదిగా వెళ్లినా ఆగకపోతే గెలుస్తామని కుందేలు, తాబేలు నీతి కథ చెప్తుంది.',
      },
      {
        en: 'The Panchatantra is an Indian book of such fables, told long ago to make princes wise. It has traveled into very many languages.',
        te: 'పంచతంత్రం భారతదేశపు నీతి కథల పుస్తకం; రాజకుమారులకు తెలివి నేర్పడానికి వాటిని చెప్పారట. అది ఎన్నో భాషల్లోకి వెళ్లింది.',
      },
      {
        en: 'At its end a fable often tells its lesson in one line, the moral, in Telugu niti. Before reading it, our teacher lets us guess.',
        te: 'నీతి కథ చివర ఒక్క వాక్యంలో నీతి ఉంటుంది. అది చదవకముందే ఊహించి చెప్పమని మా టీచర్ అడుగుతారు.',
      },
    ],
    sentence: { en: 'Tell me a fable.', te: 'నాకు ఒక నీతి కథ చెప్పు.' },
  },
  {
    english: 'flying carpet',
    telugu: 'ఎగిరే తివాచీ',
    grade: 3,
    alsoEnglish: ['magic carpet'],
    explanations: [
      {
        en: 'A flying carpet is a carpet in tales on which people sit and fly through the air. On a flying carpet the prince went over the desert by moonlight.',
        te: 'మీద కూర్చుంటే గాల్లోకి లేచి తీసుకెళ్లే కథలోని తివాచీని ఎగిరే తివాచీ అంటారు. ఎగిరే తివాచీ మీద యువరాజు వెన్నెల్లో ఎడారి మీదుగా వెళ్లాడు.',
      },
      {
        en: 'It comes in the tales of the Arabian Nights and needs no petrol and no road. When our bus stood in traffic, Lata wished for one.',
        te: 'అరేబియన్ నైట్స్ కథల్లో కనిపించే ఎగిరే తివాచీకి పెట్రోల్ వద్దు, రోడ్డు వద్దు. ట్రాఫిక్‌లో బస్సు ఆగినప్పుడు అలాంటిది ఉంటే బాగుండునని లత అనుకుంది.',
      },
      {
        en: 'We made a mat our flying carpet: shut your eyes and say where you are. “I am over the sea,” said Chinnu, “and I see a whale!”',
        te: 'మేము చాపనే ఎగిరే తివాచీగా చేసుకున్నాం; కళ్లు మూసుకుని ఎక్కడున్నావో చెప్పాలి. సముద్రం మీద ఉన్నాను, తిమింగలం కనిపిస్తోంది అన్నాడు చిన్ను.',
      },
    ],
    sentence: { en: 'I want a flying carpet.', te: 'నాకు ఎగిరే తివాచీ కావాలి.' },
  },
  {
    english: 'adventure',
    telugu: 'సాహసం',
    grade: 4,
    alsoEnglish: ['brave deed', 'daring'],
    alsoTelugu: ['సాహస యాత్ర'],
    explanations: [
      {
        en: 'An adventure is a bold journey or deed, full of surprises. Crossing the river on a fallen tree was our great adventure.',
        te: 'ధైర్యంగా చేసే కష్టమైన పని, ప్రయాణమే సాహసం. పడిపోయిన చెట్టు మీంచి వాగు దాటడం మా పెద్ద సాహసం.',
      },
      {
        en: 'Malavath Poorna from Telangana climbed Mount Everest when she was thirteen. It was an adventure that her whole school spoke of.',
        te: 'తెలంగాణకు చెందిన మాలావత్ పూర్ణ పదమూడేళ్లకే ఎవరెస్టు ఎక్కింది. ఆమె సాహసం గురించి బడి అంతా మాట్లాడుకుంది.',
      },
      {
        en: 'An adventure is not foolishness: you get ready for it and tell somebody where you are going. Ravi took water, a rope and his elder brother.',
        te: 'సాహసం అంటే తెలివితక్కువ పని కాదు; ముందు సిద్ధమై, ఎక్కడికి వెళ్తున్నామో చెప్పి వెళ్లాలి. రవి నీళ్లు, తాడు, తోడుగా అన్నయ్యను తీసుకెళ్లాడు.',
      },
    ],
    sentence: { en: 'Everybody liked that adventure.', te: 'ఆ సాహసం అందరికీ నచ్చింది.' },
  },
  {
    english: 'zombie',
    telugu: 'జాంబీ',
    grade: 3,
    emoji: '🧟',
    explanations: [
      {
        en: 'A zombie is a dead body that gets up and walks, in made-up stories and films. Kiran dressed up as a zombie and walked with his arms held out.',
        te: 'కట్టుకథల్లో, సినిమాల్లో లేచి నడిచే శవాన్ని జాంబీ అంటారు. కిరణ్ జాంబీ వేషం వేసుకుని చేతులు చాపి నడిచాడు.',
      },
      {
        en: 'Zombies are not real; they come from somebody’s imagination. When a film of zombies frightened Chinnu, Father told him that it was all paint and masks.',
        te: 'జాంబీలు నిజంగా ఉండవు; అవి ఊహలో పుట్టినవే. జాంబీల సినిమా చూసి చిన్ను భయపడితే, అదంతా రంగులు, ముసుగులేనని నాన్న చెప్పారు.',
      },
      {
        en: 'Stories of zombies came from the country of Haiti. In Telugu tales there is the Betala, who lives in a dead body and tells stories to King Vikramarka.',
        te: 'జాంబీల కథలు హైతీ దేశం నుంచి వచ్చాయి. తెలుగు కథల్లో శవంలో ఉండి విక్రమార్క మహారాజుకు కథలు చెప్పే బేతాళుడు ఉన్నాడు.',
      },
    ],
    sentence: { en: 'There is a zombie in that film.', te: 'ఆ సినిమాలో ఒక జాంబీ ఉంది.' },
  },
];
