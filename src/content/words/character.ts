import type { Word } from './word';

export const character: readonly Word[] = [
  {
    english: 'excitement',
    telugu: 'ఉత్సాహం',
    grade: 3,
    alsoEnglish: ['enthusiasm', 'eagerness'],
    alsoTelugu: ['హుషారు'],
    explanations: [
      {
        en: 'Excitement is the lively feeling we have when something nice is about to happen. The night before the picnic Chinnu could not sleep for excitement.',
        te: 'సరదాగా ఏదో జరగబోతోందని తెలిస్తే మనసులో పొంగేదే ఉత్సాహం. రేపు విహారయాత్ర అంటే చిన్నుకు ఉత్సాహంతో రాత్రి నిద్ర పట్టలేదు.',
      },
      {
        en: 'Excitement passes from one to another. When one child began to clap to the song, soon the whole hall was clapping.',
        te: 'ఉత్సాహం ఒకరి నుంచి ఇంకొకరికి అంటుకుంటుంది. పాటకు ఒక పిల్లవాడు చప్పట్లు కొట్టగానే, ఉత్సాహంతో హాలంతా చప్పట్లు కొట్టింది.',
      },
      {
        en: 'Work done with excitement does not feel like work. Singing and laughing, we painted the school wall in one day.',
        te: 'ఉత్సాహంగా చేస్తే పని పనిలా అనిపించదు. పాడుతూ, నవ్వుతూ మేము ఒక్క రోజులోనే బడి గోడకు రంగు వేసేశాం.',
      },
    ],
    sentence: { en: 'All the children are full of excitement.', te: 'పిల్లలందరిలో ఉత్సాహం పొంగుతోంది.' },
  },
  {
    english: 'loneliness',
    telugu: 'ఒంటరితనం',
    grade: 4,
    explanations: [
      {
        en: 'Loneliness is the sad feeling of having nobody to be with. In the new school Kiran felt lonely for a week, until Raju called him to play.',
        te: 'తోడు ఎవరూ లేరనే బాధే ఒంటరితనం. కొత్త బడిలో కిరణ్ వారం రోజులు ఒంటరితనంతో బాధపడ్డాడు; రాజు ఆటకు పిలిచాక అది పోయింది.',
      },
      {
        en: 'One can be alone without being lonely: with a good book or a hobby the time flies. Padma reads under the tree by herself and is happy.',
        te: 'ఒంటరిగా ఉన్నంత మాత్రాన ఒంటరితనం ఉండాలని లేదు; మంచి పుస్తకం ఉంటే సమయం ఇట్టే గడిచిపోతుంది. పద్మ చెట్టు కింద ఒక్కతే చదువుకుంటూ హాయిగా ఉంటుంది.',
      },
      {
        en: 'Old people feel lonely too, and a short visit makes them glad. Every Sunday we go to see the grandmother at the end of our street.',
        te: 'పెద్ద వయసు వాళ్లకు కూడా ఒంటరితనం ఉంటుంది; కాసేపు వెళ్లి మాట్లాడితే సంతోషిస్తారు. మా వీధి చివర ఉన్న బామ్మగారిని చూడడానికి ప్రతి ఆదివారం వెళ్తాం.',
      },
    ],
    sentence: { en: 'When you have a friend, there is no loneliness.', te: 'స్నేహితుడు ఉంటే ఒంటరితనం ఉండదు.' },
  },
  {
    english: 'honesty',
    telugu: 'నిజాయితీ',
    grade: 4,
    explanations: [
      {
        en: 'Honesty is telling the truth and not taking what belongs to others. Meena found a purse on the road and, in her honesty, gave it to the police.',
        te: 'నిజం చెప్పడం, ఇతరుల వస్తువు తీసుకోకపోవడమే నిజాయితీ. రోడ్డు మీద దొరికిన పర్సును మీనా నిజాయితీగా పోలీసులకు ఇచ్చింది.',
      },
      {
        en: 'Honesty is doing right even when nobody is looking. Ravi was alone in the room, but he did not open the answer book.',
        te: 'ఎవరూ చూడనప్పుడు కూడా సరిగ్గా ఉండడమే నిజాయితీ. గదిలో ఒంటరిగా ఉన్నా రవి జవాబుల పుస్తకం తెరవలేదు.',
      },
      {
        en: 'In a tale a woodcutter whose axe fell into the river said no to a golden one. For his honesty the goddess gave him all three axes.',
        te: 'నదిలో గొడ్డలి పోగొట్టుకున్న కట్టెలు కొట్టేవాడు బంగారు గొడ్డలి తనది కాదన్నాడని ఒక కథ. అతని నిజాయితీ మెచ్చి దేవత మూడు గొడ్డళ్లూ ఇచ్చింది.',
      },
    ],
    sentence: { en: 'Everybody praised his honesty.', te: 'అతని నిజాయితీ చూసి అందరూ మెచ్చుకున్నారు.' },
  },
  {
    english: 'laziness',
    telugu: 'బద్ధకం',
    grade: 3,
    alsoTelugu: ['సోమరితనం'],
    explanations: [
      {
        en: 'Laziness is not wanting to work or to move. Out of laziness Gopi did not water the plant, and it dried up.',
        te: 'పని చేయబుద్ధి కాకపోవడమే బద్ధకం. బద్ధకం వల్ల గోపి మొక్కకు నీళ్లు పోయలేదు; అది ఎండిపోయింది.',
      },
      {
        en: 'On a cold morning everybody feels a little lazy. Five more minutes, says my brother, and pulls the blanket over his head.',
        te: 'చలికాలం పొద్దున్నే లేవాలంటే అందరికీ కొంచెం బద్ధకంగా ఉంటుంది. ఇంకో ఐదు నిమిషాలు అంటూ తమ్ముడు దుప్పటి ముసుగు వేసుకుంటాడు.',
      },
      {
        en: 'In the old fable the grasshopper sang all summer while the ant gathered food. In winter the grasshopper was hungry and was sorry for its laziness.',
        te: 'పాత కథలో చీమ ఎండాకాలమంతా తిండి దాచుకుంటే మిడత పాడుతూ కూర్చుంది. చలికాలంలో ఆకలి వేశాక మిడత తన బద్ధకం తలుచుకుని బాధపడింది.',
      },
    ],
    sentence: { en: 'Leave your laziness and get up!', te: 'బద్ధకం వదిలి లే!' },
  },
  {
    english: 'friendship',
    telugu: 'స్నేహం',
    grade: 2,
    alsoTelugu: ['మైత్రి', 'చెలిమి'],
    explanations: [
      {
        en: 'Friendship is the bond between people who like and help each other. The friendship of my grandfather and Rahim began when both were in class one.',
        te: 'ఒకరినొకరు ఇష్టపడి, సాయం చేసుకునేవారి మధ్య ఉండే బంధమే స్నేహం. మా తాతయ్య, రహీం తాత ఒకటో తరగతిలో మొదలుపెట్టిన స్నేహం ఇప్పటికీ ఉంది.',
      },
      {
        en: "Friendship does not look at money, language or age. Lata's best friend in Dubai speaks Malayalam, and the two teach each other songs.",
        te: 'స్నేహం డబ్బును, భాషను, వయసును చూడదు. దుబాయ్‌లో లత స్నేహితురాలు మలయాళం మాట్లాడుతుంది; ఇద్దరూ ఒకరికొకరు పాటలు నేర్పుకుంటారు.',
      },
      {
        en: 'In the story of Krishna and Kuchela a king embraced his poor old friend and ate his beaten rice with joy. People still name the two when they praise friendship.',
        te: 'కృష్ణుడు తన పేద స్నేహితుడు కుచేలుడిని కౌగిలించుకుని, అతను తెచ్చిన అటుకులను ఇష్టంగా తిన్నాడు. స్నేహం అంటే వాళ్లదే అని ఇప్పటికీ అంటారు.',
      },
    ],
    sentence: { en: 'Our friendship is strong.', te: 'మా స్నేహం గట్టిది.' },
  },
  {
    english: 'respect',
    telugu: 'గౌరవం',
    grade: 3,
    alsoTelugu: ['మన్నన'],
    explanations: [
      {
        en: 'Respect is treating others as people who matter. We stand up when the teacher comes in; that is a sign of respect.',
        te: 'ఎదుటివారి విలువ తెలిసి వారితో మంచిగా నడుచుకోవడమే గౌరవం. టీచర్ తరగతిలోకి రాగానే లేచి నిలబడడం గౌరవం చూపించడమే.',
      },
      {
        en: 'In Telugu respect can be heard: to elders we say miru, and the verb ends in -ru. “Grandfather has come” sounds different from “Little brother has come.”',
        te: 'తెలుగులో గౌరవం మాటల్లోనే వినిపిస్తుంది: పెద్దవారిని మీరు అంటాం, క్రియ చివర -రు వస్తుంది. తాతయ్య వచ్చారు అంటాం, తమ్ముడు వచ్చాడు అంటాం.',
      },
      {
        en: 'Give respect, and you get respect, the saying goes. Anita greets the sweeper of our street by name every morning, and he greets her too.',
        te: 'గౌరవం ఇచ్చి పుచ్చుకోవాలి అంటారు. మా వీధి ఊడ్చే ఆయన్ని అనిత రోజూ పేరు పెట్టి గౌరవంగా పలకరిస్తుంది; ఆయన కూడా నవ్వుతూ పలకరిస్తారు.',
      },
    ],
    sentence: { en: 'I have great respect for my teacher.', te: 'మా టీచర్ అంటే నాకు చాలా గౌరవం ఉంది.' },
  },
  {
    english: 'politeness',
    telugu: 'మర్యాద',
    grade: 3,
    alsoEnglish: ['good manners', 'manners', 'courtesy'],
    explanations: [
      {
        en: "Politeness is speaking and behaving nicely with others. Sita's politeness shows: she says please and thank you to everyone.",
        te: 'ఎదుటివారితో చక్కగా మాట్లాడడం, నడుచుకోవడమే మర్యాద. దయచేసి, ధన్యవాదాలు అనే మాటల్లో సీత మర్యాద కనిపిస్తుంది.',
      },
      {
        en: 'When guests come, we give them a seat and water first; this too is called maryada. Even little Chinnu carried a glass to the guest, very slowly.',
        te: 'అతిథులు రాగానే కూర్చోమని చెప్పి మంచినీళ్లు ఇవ్వడం కూడా మర్యాదే. చిన్ను కూడా మెల్లగా నడుస్తూ అతిథికి గ్లాసు అందించాడు.',
      },
      {
        en: 'Ways of being polite differ: in Japan people bow, in India they fold their hands. The heart of it is the same everywhere.',
        te: 'మర్యాద చూపే తీరు ఒక్కో చోట ఒక్కోలా ఉంటుంది: జపాన్‌లో తల వంచుతారు, భారతదేశంలో చేతులు జోడిస్తారు. లోపలి భావం మాత్రం ఒకటే.',
      },
    ],
    sentence: { en: 'Politeness costs no money.', te: 'మర్యాద చూపడానికి డబ్బు అవసరం లేదు.' },
  },
  {
    english: 'secret',
    telugu: 'రహస్యం',
    grade: 3,
    alsoTelugu: ['గుట్టు'],
    explanations: [
      {
        en: 'A secret is something that only one or a few people know. Lata and I hid a box under the tree; that is our secret.',
        te: 'ఒకరికో ఇద్దరికో మాత్రమే తెలిసి, ఇతరులకు తెలియకుండా ఉంచే విషయం రహస్యం. లత, నేను చెట్టు కింద ఒక డబ్బా దాచాం; అది మా రహస్యం.',
      },
      {
        en: "Happy secrets, such as a birthday surprise, are soon told. We kept Mother's gift secret for three days, and it was very hard.",
        te: 'పుట్టినరోజు కానుకలాంటి సరదా రహస్యం కొద్ది రోజులే ఉంటుంది. అమ్మకు తెచ్చిన కానుకను మూడు రోజులు రహస్యంగా ఉంచడం మాకు చాలా కష్టమైంది.',
      },
      {
        en: 'If a secret makes you sad or afraid, tell it to a grown-up whom you trust. A good teacher told us this, and we have not forgotten it.',
        te: 'ఏదైనా రహస్యం నిన్ను భయపెడితే, బాధపెడితే నమ్మకమైన పెద్దవారికి చెప్పాలి. ఈ మాట మా టీచర్ చెప్పారు; మేము మరిచిపోలేదు.',
      },
    ],
    sentence: { en: 'Do not tell this secret to anyone.', te: 'ఈ రహస్యం ఎవరికీ చెప్పకు.' },
  },
  {
    english: 'idea',
    telugu: 'ఆలోచన',
    grade: 3,
    alsoEnglish: ['thought'],
    alsoTelugu: ['ఐడియా', 'తలపు'],
    explanations: [
      {
        en: 'An idea is something new that comes into the mind. We had no bat, but Ravi had an idea: a piece of a coconut branch!',
        te: 'మనసులో మెరిసే కొత్త తలపే ఆలోచన. మా దగ్గర బ్యాటు లేదు; కొబ్బరి మట్టతో ఆడదామని రవికి ఒక ఆలోచన వచ్చింది.',
      },
      {
        en: 'Ideas grow when people put them together. Each of us gave one, and out of ten small ideas came a fine play.',
        te: 'అందరి ఆలోచనలు కలిస్తే పెద్ద పని అవుతుంది. ఒక్కొక్కరం ఒక్కో ఆలోచన చెప్పాం; పది చిన్న ఆలోచనలతో మంచి నాటకం తయారైంది.',
      },
      {
        en: 'An idea may come while bathing or walking, so some people keep a notebook near. Padma writes hers down before she forgets them.',
        te: 'స్నానం చేస్తుంటేనో నడుస్తుంటేనో మంచి ఆలోచన రావచ్చు; అందుకే కొందరు పక్కనే పుస్తకం ఉంచుకుంటారు. మరిచిపోకముందే పద్మ తన ఆలోచనలను రాసుకుంటుంది.',
      },
    ],
    sentence: { en: 'That is a good idea.', te: 'అది మంచి ఆలోచన.' },
  },
  {
    english: 'truth',
    telugu: 'నిజం',
    grade: 2,
    alsoTelugu: ['సత్యం'],
    opposite: 'lie',
    explanations: [
      {
        en: 'The truth is what really is or really happened. Tell me the truth: who ate the laddu?',
        te: 'ఉన్నది ఉన్నట్టు, జరిగింది జరిగినట్టు చెప్తే అది నిజం. నిజం చెప్పు, లడ్డూ ఎవరు తిన్నారు?',
      },
      {
        en: 'Telling the truth may be hard for a moment, but the mind feels light afterward. Raju said that he had broken the pot, and Mother did not scold him.',
        te: 'నిజం చెప్పడం మొదట కష్టమనిపించినా తర్వాత మనసు తేలికవుతుంది. కుండ తానే పగలగొట్టానని రాజు చెప్పాడు; అమ్మ తిట్టలేదు.',
      },
      {
        en: 'King Harischandra of the old tale lost his kingdom rather than tell one lie. So a truthful person is still called a Harischandra.',
        te: 'రాజ్యం పోయినా ఒక్క అబద్ధం చెప్పని రాజు హరిశ్చంద్రుడు. అందుకే ఎప్పుడూ నిజం చెప్పేవారిని సత్యహరిశ్చంద్రుడు అంటారు.',
      },
    ],
    sentence: { en: 'What I say is the truth.', te: 'నేను చెప్పేది నిజం.' },
  },
  {
    english: 'lie',
    telugu: 'అబద్ధం',
    grade: 2,
    alsoEnglish: ['falsehood', 'untruth'],
    opposite: 'truth',
    explanations: [
      {
        en: 'A lie is something a person says knowing that it is not true. It was a lie that the cat had drunk the milk; it was Gopi.',
        te: 'నిజం కాదని తెలిసినా చెప్పే మాట అబద్ధం. పాలు పిల్లి తాగిందన్న మాట అబద్ధం; తాగింది గోపి.',
      },
      {
        en: 'One lie needs another to hide it, and soon you forget what you said. Kiran told three lies about his homework and mixed them up.',
        te: 'ఒక అబద్ధం కప్పిపుచ్చడానికి ఇంకో అబద్ధం చెప్పాల్సి వస్తుంది. హోంవర్క్ గురించి మూడు అబద్ధాలు చెప్పిన కిరణ్ చివరికి తికమకపడ్డాడు.',
      },
      {
        en: 'Stories are not lies, for everyone knows that they are made up. Nobody is cheated when the crow and the fox talk.',
        te: 'కథలు అబద్ధాలు కావు; అవి కల్పించినవని అందరికీ తెలుసు. కాకి, నక్క మాట్లాడుకున్నాయని చెప్తే ఎవరూ మోసపోరు.',
      },
    ],
    sentence: { en: 'I will not tell a lie.', te: 'నేను అబద్ధం చెప్పను.' },
  },
  {
    english: 'luck',
    telugu: 'అదృష్టం',
    grade: 3,
    alsoEnglish: ['good luck', 'fortune'],
    explanations: [
      {
        en: 'Luck is when something good happens by chance. What luck: the bus came just as we reached the stop!',
        te: 'అనుకోకుండా మంచి జరిగితే దాన్ని అదృష్టం అంటాం. ఎంత అదృష్టం! మేము స్టాపుకు చేరగానే బస్సు వచ్చింది.',
      },
      {
        en: 'Different people have different signs of luck: in some countries a clover with four leaves, in others a horseshoe. Grandmother smiles and says that work is the best sign.',
        te: 'ఒక్కో దేశంలో ఒక్కో వస్తువును అదృష్టం తెచ్చేదిగా భావిస్తారు: కొన్ని చోట్ల నాలుగు ఆకుల మొక్క, కొన్ని చోట్ల గుర్రపు నాడా. శ్రమే అసలైన అదృష్టమని నానమ్మ అంటారు.',
      },
      {
        en: 'Luck helps those who try. Meena got the last ticket because she had got up early to stand in line.',
        te: 'ప్రయత్నించేవారికే అదృష్టం తోడవుతుంది. పొద్దున్నే లేచి వరుసలో నిలబడింది కాబట్టే మీనాకు చివరి టికెట్ దొరికింది.',
      },
    ],
    sentence: { en: 'It is my luck that I have such friends.', te: 'ఇంత మంచి స్నేహితులు ఉండడం నా అదృష్టం.' },
  },
  {
    english: 'memory',
    telugu: 'జ్ఞాపకం',
    grade: 4,
    alsoEnglish: ['remembrance'],
    alsoTelugu: ['స్మృతి'],
    explanations: [
      {
        en: "A memory is something from the past that stays in the mind. The smell of rain brings back the memory of Grandmother's house.",
        te: 'జరిగిపోయినా మనసులో నిలిచిపోయే విషయం జ్ఞాపకం. వాన వాసన వస్తే అమ్మమ్మ ఇల్లు జ్ఞాపకం వస్తుంది.',
      },
      {
        en: "Photos, letters and songs keep memories alive. In an old box Anita found her mother's school photo and a dried flower.",
        te: 'ఫొటోలు, ఉత్తరాలు, పాటలు మన జ్ఞాపకాలను దాచి ఉంచుతాయి. పాత పెట్టెలో అనితకు వాళ్లమ్మ బడి ఫొటో, ఎండిన పువ్వు దొరికాయి.',
      },
      {
        en: 'What we say over and over stays in our memory, and a rhyme stays longest. That is why poems learned in childhood are not forgotten.',
        te: 'పదే పదే చెప్పుకుంటే ఏదైనా జ్ఞాపకం ఉంటుంది; పద్యాలైతే ఇంకా బాగా గుర్తుంటాయి. అందుకే చిన్నప్పుడు నేర్చుకున్న పద్యాలు ఎప్పటికీ మరిచిపోం.',
      },
    ],
    sentence: { en: 'This shell is a memory of the sea.', te: 'ఈ గవ్వ సముద్రపు జ్ఞాపకం.' },
  },
  {
    english: 'peace',
    telugu: 'శాంతి',
    grade: 4,
    alsoEnglish: ['calm'],
    alsoTelugu: ['ప్రశాంతత'],
    explanations: [
      {
        en: 'Peace is when there is no fighting and the mind is quiet. In the early morning there is peace in the whole village.',
        te: 'గొడవలు, యుద్ధాలు లేకుండా మనసు నెమ్మదిగా ఉండడమే శాంతి. తెల్లవారుజామున ఊరంతా ప్రశాంతంగా ఉంటుంది.',
      },
      {
        en: 'A white dove is a sign of peace all over the world. On Peace Day our school drew a dove on the playground, and all of us stood inside it.',
        te: 'తెల్ల పావురం ప్రపంచమంతటా శాంతికి గుర్తు. శాంతి దినోత్సవం నాడు మా బడి మైదానంలో పావురం బొమ్మ గీసి, అందరం అందులో నిలబడ్డాం.',
      },
      {
        en: 'Peace begins at home: if two quarrel, a third can help them to talk. Lata sat between her brothers, and the noise was over.',
        te: 'శాంతి ఇంట్లోనే మొదలవుతుంది; ఇద్దరు పోట్లాడుకుంటే మూడోవాళ్లు కలపవచ్చు. లత తమ్ముళ్లిద్దరి మధ్య కూర్చుంది; గొడవ ఆగిపోయింది.',
      },
    ],
    sentence: { en: 'All people want peace.', te: 'అందరికీ శాంతి కావాలి.' },
  },
  {
    english: 'forgiveness',
    telugu: 'క్షమ',
    grade: 5,
    alsoEnglish: ['pardon'],
    alsoTelugu: ['క్షమాగుణం'],
    explanations: [
      {
        en: 'Forgiveness is letting our anger go when someone has done us wrong. Forgiveness is greater than revenge, Grandfather says.',
        te: 'తప్పు చేసినవారి మీద కోపం పెట్టుకోకపోవడమే క్షమ. పగ తీర్చుకోవడం కంటే క్షమ గొప్పదని తాతయ్య అంటారు.',
      },
      {
        en: 'The earth is praised for its forgiveness: we dig it, and it gives us food. In the same way my mother smiles at me even after I have troubled her.',
        te: 'క్షమకు భూమిని ఉదాహరణగా చెప్తారు: మనం తవ్వినా అది మనకు తిండినిస్తుంది. నేను ఎంత అల్లరి చేసినా అమ్మ కూడా అలాగే నవ్వుతుంది.',
      },
      {
        en: 'Forgiveness makes two people glad, the one who asks and the one who gives it. Ravi and Kiran shook hands and were friends again.',
        te: 'క్షమ వల్ల అడిగినవారికీ ఇచ్చినవారికీ ఇద్దరికీ హాయి కలుగుతుంది. రవి, కిరణ్ చేతులు కలిపి మళ్లీ స్నేహితులయ్యారు.',
      },
    ],
    sentence: { en: 'Forgiveness is a great quality.', te: 'క్షమ గొప్ప గుణం.' },
  },
  {
    english: 'gratitude',
    telugu: 'కృతజ్ఞత',
    grade: 5,
    alsoEnglish: ['thankfulness'],
    explanations: [
      {
        en: 'Gratitude is remembering the good that others have done for us. With gratitude we wrote a letter to our old teacher.',
        te: 'ఇతరులు మనకు చేసిన మేలును మరిచిపోకుండా ఉండడమే కృతజ్ఞత. మా పాత టీచర్‌కు కృతజ్ఞతతో ఒక ఉత్తరం రాశాం.',
      },
      {
        en: 'At Sankranti farmers show gratitude to the sun, the soil and the cattle. In America people have a day of thanks in November.',
        te: 'సంక్రాంతికి రైతులు సూర్యుడికి, నేలకు, పశువులకు కృతజ్ఞత తెలుపుతారు. అమెరికాలో నవంబర్‌లో కృతజ్ఞత తెలిపే పండుగ ఉంది.',
      },
      {
        en: "Animals feel it too, people believe. Chinnu took a thorn out of a dog's paw, and from that day it wagged its tail whenever it saw him.",
        te: 'జంతువులకు కూడా కృతజ్ఞత ఉంటుందని అంటారు. చిన్ను ఒక కుక్క కాల్లోని ముల్లు తీశాడు; అప్పటి నుంచి చిన్నును చూస్తే చాలు, అది తోక ఊపుతుంది.',
      },
    ],
    sentence: { en: 'There was gratitude in his eyes.', te: 'అతని కళ్లలో కృతజ్ఞత కనిపించింది.' },
  },
  {
    english: 'responsibility',
    telugu: 'బాధ్యత',
    grade: 5,
    alsoEnglish: ['duty'],
    alsoTelugu: ['కర్తవ్యం'],
    explanations: [
      {
        en: 'A responsibility is work that is ours to do and that others rely on. Feeding the fish is my responsibility.',
        te: 'ఇది నా పని అని తెలుసుకుని తప్పకుండా చేయాల్సింది బాధ్యత. మా చేపలకు తిండి వేయడం నా బాధ్యత.',
      },
      {
        en: 'With a pet comes responsibility: it needs food, water and play every day. Before giving Meena a puppy, Father asked if she was ready for that.',
        te: 'పెంపుడు జంతువు ఉంటే బాధ్యత కూడా ఉంటుంది: రోజూ తిండి, నీళ్లు, ఆట కావాలి. కుక్కపిల్లను ఇచ్చే ముందు ఆ బాధ్యత తీసుకుంటావా అని నాన్న మీనాను అడిగారు.',
      },
      {
        en: "Some responsibilities are everybody's: to keep the street clean and not to waste water. Rani picks up a paper even if she did not drop it.",
        te: 'వీధిని శుభ్రంగా ఉంచడం, నీళ్లు వృథా చేయకపోవడం అందరి బాధ్యత. తాను పడేయకపోయినా రాణి కాగితం కనిపిస్తే తీసి చెత్తబుట్టలో వేస్తుంది.',
      },
    ],
    sentence: { en: 'Keeping the class clean is our responsibility.', te: 'తరగతిని శుభ్రంగా ఉంచడం మన బాధ్యత.' },
  },
  {
    english: 'effort',
    telugu: 'ప్రయత్నం',
    grade: 4,
    alsoEnglish: ['attempt', 'try'],
    explanations: [
      {
        en: 'Effort is trying with all your strength to do something. With a little more effort Ravi pulled the bucket up.',
        te: 'ఒక పని సాధించాలని పూనుకుని చేయడమే ప్రయత్నం. ఇంకొంచెం ప్రయత్నం చేయగానే రవి బకెట్‌ను పైకి లాగగలిగాడు.',
      },
      {
        en: 'The first effort often fails; the next is better. Edison tried very many materials before his electric lamp burned for long.',
        te: 'మొదటి ప్రయత్నం చాలాసార్లు ఫలించదు; తర్వాతిది మెరుగవుతుంది. దీపం ఎక్కువసేపు వెలగడానికి ఎడిసన్ ఎన్నో పదార్థాలతో ప్రయత్నం చేశారు.',
      },
      {
        en: 'Elders say that no effort of ours goes to waste. Anita fell ten times, and then she could ride the cycle.',
        te: 'మనిషి చేసే ఏ ప్రయత్నమూ వృథా కాదని పెద్దలు అంటారు. అనిత పదిసార్లు పడింది; చివరికి సైకిల్ తొక్కడం వచ్చేసింది.',
      },
    ],
    sentence: { en: 'Make one more effort.', te: 'ఇంకోసారి ప్రయత్నం చెయ్యి.' },
  },
  {
    english: 'freedom',
    telugu: 'స్వేచ్ఛ',
    grade: 5,
    alsoEnglish: ['liberty'],
    alsoTelugu: ['స్వాతంత్ర్యం'],
    explanations: [
      {
        en: 'Freedom is being able to live, speak and go as you wish, without harming others. When the cage was opened, the parrot flew out into freedom.',
        te: 'ఇతరులకు హాని చేయకుండా మనకు నచ్చినట్టు ఉండగలగడమే స్వేచ్ఛ. పంజరం తలుపు తీయగానే చిలుక స్వేచ్ఛగా ఎగిరిపోయింది.',
      },
      {
        en: "Many people fought for years for India's freedom. Grandmother's father was among those who walked with Gandhi.",
        te: 'భారతదేశానికి స్వేచ్ఛ కావాలని ఎంతోమంది ఏళ్ల తరబడి పోరాడారు. గాంధీజీతో కలిసి నడిచినవారిలో నానమ్మ వాళ్ల నాన్న కూడా ఉన్నారు.',
      },
      {
        en: 'Freedom has a border: it ends where it hurts somebody else. I may sing as I like, but not at midnight when the baby sleeps.',
        te: 'స్వేచ్ఛకు కూడా హద్దు ఉంటుంది; మన వల్ల ఇతరులకు ఇబ్బంది కలగకూడదు. నాకు నచ్చినట్టు పాడవచ్చు, కానీ అర్ధరాత్రి పాపాయి నిద్రపోతుంటే పాడకూడదు.',
      },
    ],
    sentence: { en: 'Everyone needs freedom.', te: 'అందరికీ స్వేచ్ఛ కావాలి.' },
  },
  {
    english: 'justice',
    telugu: 'న్యాయం',
    grade: 5,
    alsoEnglish: ['fairness'],
    explanations: [
      {
        en: 'Justice is when each one gets what is right and fair. Mother cut the mango into two equal halves; that was justice.',
        te: 'ఎవరికి రావలసింది వారికి సరిగ్గా దక్కడమే న్యాయం. అమ్మ మామిడి పండును రెండు సమాన భాగాలు చేసింది; అదే న్యాయం.',
      },
      {
        en: 'In a court a figure of Justice holds a pair of scales: both sides are weighed alike. Often her eyes are bound, so that she does not see who is rich.',
        te: 'కోర్టులో న్యాయదేవత చేతిలో త్రాసు ఉంటుంది; న్యాయం ఇద్దరికీ ఒకటే అని దాని అర్థం. ధనవంతులెవరో చూడకుండా చాలాసార్లు ఆమె కళ్లకు గంతలు కట్టి ఉంటాయి.',
      },
      {
        en: 'Tales praise kings who hung up a bell of justice: whoever was wronged could ring it. In one of them even a cow rang it, and the king listened.',
        te: 'అన్యాయం జరిగితే ఎవరైనా మోగించి న్యాయం అడగడానికి ధర్మగంట కట్టించిన రాజుల కథలు ఉన్నాయి. ఒక కథలో ఆవు గంట మోగిస్తే రాజు దాని బాధ కూడా విన్నాడు.',
      },
    ],
    sentence: { en: 'Justice was done to the poor man.', te: 'పేదవాడికి న్యాయం జరిగింది.' },
  },
  {
    english: 'greed',
    telugu: 'అత్యాశ',
    grade: 4,
    alsoEnglish: ['greediness'],
    alsoTelugu: ['దురాశ'],
    explanations: [
      {
        en: 'Greed is wanting more and more, although we have enough. Out of greed he ate ten laddus, and then his stomach ached.',
        te: 'ఉన్నది చాలక ఇంకా ఇంకా కావాలనుకోవడమే అత్యాశ. అత్యాశతో పది లడ్డూలు తిన్నాడు; తర్వాత కడుపు నొప్పి వచ్చింది.',
      },
      {
        en: 'In a fable a man had a duck that laid one golden egg a day. In his greed he cut it open to get them all, and lost everything.',
        te: 'రోజుకో బంగారు గుడ్డు పెట్టే బాతు కథ విన్నావా? గుడ్లన్నీ ఒకేసారి కావాలనే అత్యాశతో యజమాని దాని కడుపు కోసి, అన్నీ పోగొట్టుకున్నాడు.',
      },
      {
        en: 'Greed is not the same as hope: hope makes us work, greed makes us grab. Enough is a lovely word, says Grandmother.',
        te: 'ఆశ, అత్యాశ ఒకటి కావు: ఆశ పని చేయిస్తుంది, అత్యాశ లాక్కోమంటుంది. చాలు అనే మాట ఎంతో గొప్పదని అమ్మమ్మ అంటారు.',
      },
    ],
    sentence: { en: 'Greed brings sorrow.', te: 'అత్యాశ దుఃఖం తెస్తుంది.' },
  },
  {
    english: 'selfishness',
    telugu: 'స్వార్థం',
    grade: 5,
    explanations: [
      {
        en: 'Selfishness is thinking only of yourself. It was selfishness to keep both umbrellas while a friend got wet.',
        te: 'తన గురించి మాత్రమే ఆలోచించడం స్వార్థం. స్నేహితుడు తడుస్తుంటే రెండు గొడుగులూ తానే ఉంచుకోవడం స్వార్థం.',
      },
      {
        en: 'In a story a giant out of selfishness let no child into his garden, and spring stayed away. When he broke down the wall, the flowers came back.',
        te: 'ఒక కథలో స్వార్థం వల్ల ఒక మహాకాయుడు పిల్లలను తోటలోకి రానివ్వలేదు; వసంతం కూడా రావడం మానేసింది. గోడ పగలగొట్టాక పూలు మళ్లీ పూశాయి.',
      },
      {
        en: 'Trees know no selfishness, a poem says: they give their fruit to others. Let us learn from them, said our teacher.',
        te: 'చెట్లకు స్వార్థం లేదు; తమ పండ్లను అవి ఇతరులకే ఇస్తాయి. వాటిని చూసి నేర్చుకోవాలని మా టీచర్ చెప్పారు.',
      },
    ],
    sentence: { en: "There is no selfishness in a mother's love.", te: 'అమ్మ ప్రేమలో స్వార్థం ఉండదు.' },
  },
  {
    english: 'intelligence',
    telugu: 'తెలివి',
    grade: 3,
    alsoEnglish: ['cleverness', 'wisdom'],
    alsoTelugu: ['తెలివితేటలు', 'బుద్ధి'],
    explanations: [
      {
        en: 'Intelligence is being able to understand, learn and find a way. By his intelligence the small rabbit got the better of the lion.',
        te: 'విషయాన్ని అర్థం చేసుకుని ఉపాయం కనిపెట్టగలగడమే తెలివి. చిన్న కుందేలు తన తెలివితో సింహాన్ని ఓడించింది.',
      },
      {
        en: 'Tenali Rama is loved for his quick intelligence. When thieves hid near his well, he made them water his garden all night.',
        te: 'తెనాలి రామకృష్ణుడి తెలివి గురించి ఎన్నో కథలు ఉన్నాయి. బావి దగ్గర దాక్కున్న దొంగల చేత రాత్రంతా తోటకు నీళ్లు తోడించాడు.',
      },
      {
        en: 'There are many kinds of intelligence: one child is quick at sums, another at music, a third at making friends. Each one is worth having.',
        te: 'తెలివి చాలా రకాలుగా ఉంటుంది: ఒకరికి లెక్కలు, ఒకరికి సంగీతం, ఒకరికి స్నేహం చేయడం బాగా వస్తాయి. ప్రతి తెలివీ విలువైనదే.',
      },
    ],
    sentence: { en: 'The fox has much intelligence.', te: 'నక్కకు తెలివి ఎక్కువ.' },
  },
  {
    english: 'strength',
    telugu: 'బలం',
    grade: 3,
    alsoEnglish: ['power', 'might'],
    alsoTelugu: ['శక్తి', 'సత్తువ'],
    explanations: [
      {
        en: 'Strength is the power in a body or a thing. Hanuman had the strength to lift a hill.',
        te: 'శరీరంలోనో వస్తువులోనో ఉండే శక్తే బలం. హనుమంతుడికి కొండను ఎత్తేంత బలం ఉంది.',
      },
      {
        en: 'Food, sleep and play give us strength. Raju drinks ragi porridge every morning, and on sports day we saw his strength.',
        te: 'మంచి తిండి, నిద్ర, ఆట మనకు బలం ఇస్తాయి. రాజు రోజూ పొద్దున్నే రాగి జావ తాగుతాడు; ఆటల పోటీ రోజు అతని బలం చూశాం.',
      },
      {
        en: 'Strength is not only in the arms: a calm mind is strength too. When the lights went out, Padma held our hands and told a story.',
        te: 'బలం చేతుల్లోనే కాదు, ధైర్యంగా ఉండే మనసులో కూడా ఉంటుంది. కరెంటు పోయినప్పుడు పద్మ మా చేతులు పట్టుకుని కథ చెప్పింది.',
      },
    ],
    sentence: { en: 'An elephant has great strength.', te: 'ఏనుగుకు చాలా బలం ఉంటుంది.' },
  },
  {
    english: 'unity',
    telugu: 'ఐకమత్యం',
    grade: 5,
    alsoEnglish: ['togetherness'],
    alsoTelugu: ['ఐక్యత'],
    explanations: [
      {
        en: 'Unity is when people think and work as one. Through unity the pigeons caught in a net flew up all together, net and all.',
        te: 'అందరూ ఒక్కటిగా కలిసి ఉండడమే ఐకమత్యం. వలలో చిక్కిన పావురాలు ఐకమత్యంతో వలతో సహా ఎగిరిపోయాయి.',
      },
      {
        en: 'One stick breaks easily, a bundle does not. With such a bundle an old father in a tale taught his sons unity.',
        te: 'ఒక్క పుల్ల సులభంగా విరుగుతుంది, కట్ట విరగదు. కథలో ఒక ముసలి తండ్రి పుల్లల కట్ట చూపించి కొడుకులకు ఐకమత్యం నేర్పారు.',
      },
      {
        en: 'Ants are small, but by unity they carry a grasshopper home. Our street did the same and cleaned the pond in one Sunday.',
        te: 'చీమలు చిన్నవే; ఐకమత్యం వల్ల పెద్ద మిడతను కూడా ఇంటికి మోసుకెళ్తాయి. మా వీధివాళ్లం కూడా కలిసి ఒక్క ఆదివారంలో చెరువు శుభ్రం చేశాం.',
      },
    ],
    sentence: { en: 'Unity is strength.', te: 'ఐకమత్యం మహాబలం.' },
  },
  {
    english: 'wish',
    telugu: 'కోరిక',
    grade: 3,
    alsoEnglish: ['desire'],
    explanations: [
      {
        en: 'A wish is something we want to have or to happen. My wish is to see snow one day.',
        te: 'మనకు కావాలని మనసులో అనుకునేదే కోరిక. ఎప్పటికైనా మంచు పడడం చూడాలని నా కోరిక.',
      },
      {
        en: 'In fairy tales three wishes are often granted, and the third is used to undo the first. If you had one, what would it be?',
        te: 'అద్భుత కథల్లో తరచుగా మూడు కోరికలు తీరుతాయి; మొదటి కోరిక తెచ్చిన చిక్కు పోవడానికే మూడోది వాడేస్తారు. నీకు ఒక్క కోరిక తీరుతుందంటే ఏం కోరుకుంటావు?',
      },
      {
        en: 'A wish comes true more easily with work. Sita wished to swim; she went to the pool every Saturday, and by summer she could.',
        te: 'పని చేస్తే కోరిక త్వరగా తీరుతుంది. ఈత నేర్చుకోవాలన్నది సీత కోరిక; ప్రతి శనివారం వెళ్లి, ఎండాకాలం వచ్చేసరికి నేర్చేసుకుంది.',
      },
    ],
    sentence: { en: 'My wish has come true.', te: 'నా కోరిక తీరింది.' },
  },
  {
    english: 'habit',
    telugu: 'అలవాటు',
    grade: 3,
    explanations: [
      {
        en: 'A habit is something we do again and again without thinking. Brushing our teeth before bed is a good habit.',
        te: 'ఆలోచించకుండానే రోజూ చేసే పని అలవాటు. పడుకునే ముందు పళ్లు తోముకోవడం మంచి అలవాటు.',
      },
      {
        en: 'A new habit needs some weeks to settle. Gopi put his shoes in place every day for a month, and now his feet take him there.',
        te: 'కొత్త అలవాటు కుదురుకోవడానికి కొన్ని వారాలు పడుతుంది. గోపి నెల రోజులు బూట్లను వాటి చోటులోనే పెట్టాడు; ఇప్పుడు అది అలవాటైపోయింది.',
      },
      {
        en: 'To get rid of a bad habit, put a good one in its place. When Rani wants to bite her nails, she now squeezes a small ball.',
        te: 'చెడ్డ అలవాటు పోవాలంటే దాని చోట మంచి అలవాటు పెట్టుకోవాలి. గోళ్లు కొరకాలనిపిస్తే రాణి ఇప్పుడు చిన్న బంతిని నొక్కుతుంది.',
      },
    ],
    sentence: { en: 'Reading is a good habit.', te: 'పుస్తకాలు చదవడం మంచి అలవాటు.' },
  },
  {
    english: 'humility',
    telugu: 'వినయం',
    grade: 5,
    alsoEnglish: ['modesty'],
    alsoTelugu: ['అణకువ'],
    explanations: [
      {
        en: "Humility is not showing off, however much you know. The great singer's humility surprised us: he asked us to teach him our song.",
        te: 'ఎంత తెలిసినా గొప్పలు చెప్పుకోకపోవడమే వినయం. ఆ గొప్ప గాయకుడి వినయం చూసి ఆశ్చర్యపోయాం: మా పాట తనకు నేర్పమని అడిగారు.',
      },
      {
        en: 'A branch full of fruit bends down; so do the wise, the poets say. The winner of the race praised all who had run with her.',
        te: 'పండ్లు నిండిన కొమ్మ కిందికి వంగుతుంది; గొప్పవారి వినయం కూడా అలాంటిదే. పందెంలో గెలిచిన అమ్మాయి తనతో పరుగెత్తిన అందరినీ మెచ్చుకుంది.',
      },
      {
        en: 'There is an old line that learning gives humility. My grandfather has read a thousand books and still says: I am learning.',
        te: 'చదువు వినయం నేర్పుతుందని పెద్దలు అంటారు. వేయి పుస్తకాలు చదివిన మా తాతయ్య, ఇంకా నేర్చుకుంటున్నాను అంటారు.',
      },
    ],
    sentence: { en: 'Humility makes a person beautiful.', te: 'వినయం మనిషికి అలంకారం.' },
  },
  {
    english: 'hard work',
    telugu: 'శ్రమ',
    grade: 4,
    alsoEnglish: ['labour', 'labor', 'toil'],
    alsoTelugu: ['కష్టం'],
    explanations: [
      {
        en: "Hard work is using a lot of strength of body or mind. The farmer's hard work fills our plates.",
        te: 'శరీరాన్ని గానీ మెదడును గానీ బాగా ఉపయోగించి చేసే పనే శ్రమ. రైతు శ్రమ వల్లే మన కంచం నిండుతుంది.',
      },
      {
        en: 'After hard work, food tastes better and sleep comes at once. We dug in the school garden all morning, and even the plain rice was sweet.',
        te: 'శ్రమ పడ్డాక తిండి రుచిగా ఉంటుంది, నిద్ర వెంటనే పడుతుంది. పొద్దుటి నుంచి బడి తోట తవ్వాం; ఆ రోజు మామూలు అన్నమే ఎంతో రుచిగా అనిపించింది.',
      },
      {
        en: 'All work has its worth, big or small. Kiran thanks the woman who sweeps the classroom, for he has seen her hard work.',
        te: 'పెద్దదైనా చిన్నదైనా ప్రతి పనిలోనూ శ్రమ ఉంటుంది. తరగతి ఊడ్చే ఆవిడ శ్రమ చూసిన కిరణ్ రోజూ ఆమెకు ధన్యవాదాలు చెప్తాడు.',
      },
    ],
    sentence: { en: 'Hard work brings its fruit.', te: 'శ్రమ ఫలితం ఇస్తుంది.' },
  },
  {
    english: 'mischief',
    telugu: 'అల్లరి',
    grade: 2,
    alsoEnglish: ['naughtiness', 'prank'],
    explanations: [
      {
        en: "Mischief is the noisy, naughty fun that children get up to. In his mischief Chinnu tied Grandfather's two sandals together.",
        te: 'పిల్లలు సరదాగా చేసే గోల, కొంటె పనులే అల్లరి. చిన్ను అల్లరి ఎంతంటే, తాతయ్య చెప్పులు రెండూ కలిపి కట్టేశాడు.',
      },
      {
        en: 'Many songs and stories tell of the mischief of little Krishna, who stole butter. His mother tied him to a mortar, and off he went, dragging it along.',
        te: 'వెన్న దొంగిలించిన చిన్ని కృష్ణుడి అల్లరి గురించి ఎన్నో పాటలు, కథలు ఉన్నాయి. తల్లి రోలుకు కట్టేస్తే, ఆ రోలును ఈడ్చుకుంటూ వెళ్లాడు.',
      },
      {
        en: 'Mischief is fun only while nobody is hurt. When Ravi pulled away a chair, Lata fell, and then nobody laughed.',
        te: 'ఎవరికీ దెబ్బ తగలనంతవరకే అల్లరి సరదాగా ఉంటుంది. రవి కుర్చీ లాగేస్తే లత పడిపోయింది; అప్పుడు ఎవరూ నవ్వలేదు.',
      },
    ],
    sentence: { en: 'Do not make mischief in class.', te: 'తరగతిలో అల్లరి చేయకండి.' },
  },
  {
    english: 'fun',
    telugu: 'సరదా',
    grade: 1,
    alsoEnglish: ['amusement'],
    alsoTelugu: ['వినోదం'],
    explanations: [
      {
        en: 'Fun is what we have when we play and laugh. Making mud toys with my cousins was great fun.',
        te: 'ఆడుతూ, నవ్వుతూ గడిపితే కలిగేదే సరదా. కజిన్లతో కలిసి మట్టి బొమ్మలు చేయడం భలే సరదా.',
      },
      {
        en: 'Even work can be fun if we make a game of it. We raced each other picking up the toys, and the room was tidy in a minute.',
        te: 'ఆటలా మార్చుకుంటే పని కూడా సరదా అవుతుంది. బొమ్మలు ఎవరు ముందు సర్దుతారో అని పోటీ పడ్డాం; నిమిషంలో గది సర్దేశాం.',
      },
      {
        en: 'What is fun for one may hurt another, so let us ask. Raju said in fun that Gopi was fat, and Gopi went home in tears.',
        te: 'ఒకరికి సరదా ఇంకొకరికి బాధ కావచ్చు; కాబట్టి ఆలోచించి మాట్లాడాలి. రాజు సరదాకు గోపిని లావుగా ఉన్నావన్నాడు; గోపి ఏడుస్తూ ఇంటికి వెళ్లాడు.',
      },
    ],
    sentence: { en: 'This game is great fun.', te: 'ఈ ఆట భలే సరదా.' },
  },
  {
    english: 'stubbornness',
    telugu: 'మొండితనం',
    grade: 4,
    alsoEnglish: ['obstinacy'],
    alsoTelugu: ['మొండి పట్టు'],
    explanations: [
      {
        en: 'Stubbornness is insisting on what you want and listening to nobody. Out of stubbornness my brother sat down in the toy shop and would not get up.',
        te: 'ఎవరు చెప్పినా వినకుండా తన మాటే నెగ్గాలనుకోవడం మొండితనం. మొండితనంతో తమ్ముడు బొమ్మల దుకాణంలోనే కూర్చుని లేవలేదు.',
      },
      {
        en: 'People laugh at it with a Telugu saying: the rabbit I caught has only three legs! So speaks one who will not admit a mistake.',
        te: 'తాను పట్టిన కుందేలుకు మూడే కాళ్లు అనే సామెత మొండితనం గురించే. తప్పు ఒప్పుకోనివారిని చూసి ఇలా అంటారు.',
      },
      {
        en: 'Stubbornness for a bad thing hurts, but holding on for a good thing is called determination. Meena knows the difference.',
        te: 'చెడ్డ పనికి పట్టు పడితే మొండితనం, మంచి పనికి పట్టు పడితే పట్టుదల. ఆ తేడా మీనాకు తెలుసు.',
      },
    ],
    sentence: { en: 'Leave this stubbornness!', te: 'ఈ మొండితనం మానుకో!' },
  },
  {
    english: 'determination',
    telugu: 'పట్టుదల',
    grade: 5,
    alsoEnglish: ['perseverance', 'persistence'],
    alsoTelugu: ['దీక్ష'],
    explanations: [
      {
        en: 'Determination is not giving up until the work is done. With determination Anita climbed to the top, though she was the smallest.',
        te: 'అనుకున్నది సాధించేవరకు వదలకపోవడమే పట్టుదల. అందరికంటే చిన్నదైనా అనిత పట్టుదలతో కొండ పైకి ఎక్కింది.',
      },
      {
        en: 'A drop of water that falls and falls wears a hole in the rock; determination works in the same way. Each day Kiran learned five words, and in a year he spoke Telugu.',
        te: 'పడుతూనే ఉంటే నీటి చుక్క కూడా రాతికి గుంట చేస్తుంది; పట్టుదల అలాంటిదే. రోజుకు ఐదు మాటలు నేర్చుకుంటూ కిరణ్ ఏడాదిలో తెలుగు మాట్లాడడం నేర్చుకున్నాడు.',
      },
      {
        en: 'The tales tell how Bhagiratha with great determination brought the Ganga down to earth. So a very great effort is still called by his name.',
        te: 'భగీరథుడు ఎంతో పట్టుదలతో గంగను భూమికి తెచ్చాడని కథ. అందుకే గొప్ప ప్రయత్నాన్ని భగీరథ ప్రయత్నం అంటారు.',
      },
    ],
    sentence: { en: 'Her determination is great.', te: 'ఆమె పట్టుదల గొప్పది.' },
  },
  {
    english: 'imagination',
    telugu: 'ఊహ',
    grade: 4,
    alsoTelugu: ['కల్పన'],
    explanations: [
      {
        en: 'Imagination is seeing in the mind what is not before the eyes. In my imagination the bed was a ship and the floor a sea.',
        te: 'కళ్ల ముందు లేనిదాన్ని మనసులో చూడడమే ఊహ. నా ఊహలో మంచమే ఓడ, నేలే సముద్రం.',
      },
      {
        en: "All new things were first in somebody's imagination: the wheel, the plane, the telephone. Long ago tales told of flying chariots.",
        te: 'చక్రం, విమానం, ఫోన్ లాంటి కొత్త వస్తువులన్నీ ముందు ఎవరి ఊహలోనో పుట్టాయి. పూర్వం కథల్లో ఎగిరే రథాలు ఉండేవి.',
      },
      {
        en: "When we read a story, imagination draws the pictures. Ravi's dragon is green, mine is red, and the book says only: a dragon.",
        te: 'కథ చదివేటప్పుడు మన ఊహే బొమ్మలు గీస్తుంది. రవి ఊహలో డ్రాగన్ ఆకుపచ్చ, నా ఊహలో ఎరుపు; పుస్తకంలో డ్రాగన్ అని మాత్రమే ఉంది.',
      },
    ],
    sentence: { en: 'This picture is from my imagination.', te: 'ఈ బొమ్మ నా ఊహ.' },
  },
  {
    english: 'doubt',
    telugu: 'సందేహం',
    grade: 4,
    alsoTelugu: ['అనుమానం'],
    explanations: [
      {
        en: 'A doubt is not being sure of something. I have a doubt: is this letter ba or bha?',
        te: 'ఒక విషయం అవునో కాదో తేలకపోతే అది సందేహం. నాకు ఒక సందేహం: ఇది బ అక్షరమా, భ అక్షరమా?',
      },
      {
        en: 'Asking about a doubt is not a shame; it is how we learn. Because Sita asked, five others understood too.',
        te: 'సందేహం అడగడం సిగ్గు కాదు; అలా అడిగే నేర్చుకుంటాం. సీత అడగడం వల్ల ఇంకో ఐదుగురికి కూడా అర్థమైంది.',
      },
      {
        en: "Without any doubt is said when we are quite sure. Without any doubt, Grandmother's pickle is the best in the street.",
        te: 'బాగా నమ్మకంగా చెప్పాలంటే సందేహం లేకుండా అంటాం. సందేహం లేకుండా మా వీధిలో అమ్మమ్మ పెట్టే ఆవకాయే మేలు.',
      },
    ],
    sentence: { en: 'Ask the teacher your doubt.', te: 'నీ సందేహం టీచర్‌ను అడుగు.' },
  },
  {
    english: 'advice',
    telugu: 'సలహా',
    grade: 4,
    alsoEnglish: ['suggestion', 'tip'],
    explanations: [
      {
        en: "Advice is what we tell someone to do for their good. The doctor's advice was to drink more water.",
        te: 'ఇలా చేస్తే మంచిదని ఇతరులకు చెప్పే మాట సలహా. నీళ్లు ఎక్కువగా తాగమని డాక్టర్ సలహా ఇచ్చారు.',
      },
      {
        en: 'Giving advice is easy, following it is hard. Uncle tells everybody to walk daily, and he himself goes to the corner shop by scooter.',
        te: 'సలహా ఇవ్వడం తేలిక, పాటించడం కష్టం. రోజూ నడవమని అందరికీ చెప్పే మామయ్య, వీధి చివరి దుకాణానికి కూడా స్కూటర్ మీదే వెళ్తారు.',
      },
      {
        en: 'Before something important we ask advice of those who have done it. Lata asked her sister how not to be afraid on the stage.',
        te: 'ముఖ్యమైన పని ముందు, అది చేసినవారి సలహా అడుగుతాం. వేదిక మీద భయపడకుండా ఎలా మాట్లాడాలో లత అక్కను సలహా అడిగింది.',
      },
    ],
    sentence: { en: 'Give me some advice.', te: 'నాకు ఒక సలహా ఇవ్వు.' },
  },
  {
    english: 'joke',
    telugu: 'జోకు',
    grade: 2,
    alsoTelugu: ['హాస్యోక్తి'],
    explanations: [
      {
        en: 'A joke is something short that we say to make others laugh. Father tells a new joke at dinner every day.',
        te: 'ఎదుటివాళ్లను నవ్వించడానికి చెప్పే చిన్న మాట జోకు. నాన్న రోజూ రాత్రి భోజనం దగ్గర ఒక కొత్త జోకు చెప్తారు.',
      },
      {
        en: 'A good joke hurts nobody; if one laughs and another cries, it is teasing. When Gopi saw that Lata was sad, he said sorry and told another one.',
        te: 'మంచి జోకు ఎవరినీ బాధపెట్టదు; ఒకరు నవ్వి ఇంకొకరు ఏడిస్తే అది వెక్కిరింత. లత బాధపడడం చూసి గోపి క్షమించమని అడిగి, వేరే జోకు చెప్పాడు.',
      },
      {
        en: 'The end of a joke has to come as a surprise. If you laugh yourself before the end, as Chinnu does, nobody else will.',
        te: 'జోకు చివర్లో ఎవరూ అనుకోనిది రావాలి. చిన్నులా చివర చెప్పకముందే నువ్వే నవ్వేస్తే ఇంకెవరూ నవ్వరు.',
      },
    ],
    sentence: { en: 'Tell me a joke.', te: 'నాకు ఒక జోకు చెప్పు.' },
  },
  {
    english: 'quarrel',
    telugu: 'గొడవ',
    grade: 2,
    alsoEnglish: ['squabble'],
    alsoTelugu: ['తగాదా', 'పోట్లాట'],
    explanations: [
      {
        en: 'A quarrel is when people are angry and speak loudly against each other. The brothers had a quarrel about the last laddu.',
        te: 'కోపంతో ఒకరి మీద ఒకరు గట్టిగా అరుచుకోవడమే గొడవ. చివరి లడ్డూ కోసం అన్నదమ్ములకు గొడవ అయింది.',
      },
      {
        en: 'Most quarrels begin with a small thing and end when one of the two says sorry. Anita said it first, and in a minute they were playing again.',
        te: 'చాలా గొడవలు చిన్న విషయంతో మొదలై, ఒకరు క్షమించమనగానే ముగుస్తాయి. అనిత ముందుగా అడిగింది; ఒక్క నిమిషంలో ఇద్దరూ మళ్లీ ఆడుకున్నారు.',
      },
      {
        en: 'Counting slowly to ten keeps many a quarrel away. Ravi counts under his breath when he feels his anger rise.',
        te: 'మనసులో నెమ్మదిగా పది వరకు లెక్కపెడితే ఎన్నో గొడవలు రాకుండా ఆగిపోతాయి. కోపం వస్తున్నట్టు అనిపిస్తే రవి అలాగే లెక్కపెడతాడు.',
      },
    ],
    sentence: { en: 'There was a small quarrel in class.', te: 'తరగతిలో చిన్న గొడవ జరిగింది.' },
  },
  {
    english: 'promise',
    telugu: 'వాగ్దానం',
    grade: 3,
    alsoEnglish: ['vow'],
    alsoTelugu: ['ప్రామిస్', 'ప్రమాణం'],
    explanations: [
      {
        en: 'A promise is telling someone that you will surely do a thing. Though it was raining, Ravi kept his promise and came to the game.',
        te: 'ఒక పని తప్పకుండా చేస్తానని చెప్పే మాటే వాగ్దానం. వాన పడుతున్నా రవి తన వాగ్దానం నిలబెట్టుకుని ఆటకు వచ్చాడు.',
      },
      {
        en: 'In daily talk Telugu says just “word” for it: I gave my word, I broke my word. Sita gives hers only after thinking whether she can keep it.',
        te: 'రోజువారీ మాటల్లో వాగ్దానాన్ని మాట అనే అంటాం: మాట ఇచ్చాను, మాట తప్పాను. నిలబెట్టుకోగలనా అని ఆలోచించాకే సీత మాట ఇస్తుంది.',
      },
      {
        en: 'In the Ramayana Rama went to the forest for the sake of a promise that his father had given. Grandfather tells us this story whenever we forget ours.',
        te: 'రామాయణంలో తండ్రి ఇచ్చిన వాగ్దానం కోసం రాముడు అడవికి వెళ్లాడు. మేము ఇచ్చిన మాట మరిచిపోయినప్పుడల్లా తాతయ్య ఈ కథ చెప్తారు.',
      },
    ],
    sentence: { en: 'This is my promise to you.', te: 'ఇది నేను నీకు చేస్తున్న వాగ్దానం.' },
  },
];
