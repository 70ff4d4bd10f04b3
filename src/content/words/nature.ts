import type { Word } from './word';

export const nature: readonly Word[] = [
  {
    english: 'sun',
    telugu: 'సూర్యుడు',
    grade: 1,
    emoji: '☀️',
    alsoTelugu: ['సూరీడు'],
    explanations: [
      {
        en: 'The sun is the star that gives our earth light and warmth. When it rises behind the hill, our whole village wakes up.',
        te: 'మన భూమికి వెలుగునూ వేడినీ ఇచ్చే నక్షత్రం సూర్యుడు. కొండ వెనక నుంచి సూర్యుడు రాగానే మా ఊరంతా నిద్ర లేస్తుంది.',
      },
      {
        en: 'Green plants make their food with the help of the sun. The plant in our dark corner grew pale, so we moved it to the window.',
        te: 'పచ్చని మొక్కలు సూర్యుడి వెలుగు సాయంతో ఆహారం తయారు చేసుకుంటాయి. చీకటి మూలలో ఉన్న మా మొక్క పాలిపోతే కిటికీ దగ్గరికి మార్చాం.',
      },
      {
        en: 'More than a million earths could fit inside the sun. It looks small only because it is far away, like an airplane high in the sky.',
        te: 'పది లక్షల కంటే ఎక్కువ భూములు పట్టేంత పెద్దవాడు సూర్యుడు. పైన ఎగిరే విమానంలా, చాలా దూరంలో ఉన్నందువల్లే చిన్నగా కనిపిస్తాడు.',
      },
    ],
    sentence: { en: 'The sun rises in the east.', te: 'సూర్యుడు తూర్పున ఉదయిస్తాడు.' },
  },
  {
    english: 'moon',
    telugu: 'చంద్రుడు',
    grade: 1,
    emoji: '🌕',
    alsoTelugu: ['చందమామ', 'జాబిల్లి'],
    explanations: [
      {
        en: 'The moon goes round the earth and shines in our night sky. On a full-moon night I can see my own shadow in its light.',
        te: 'భూమి చుట్టూ తిరుగుతూ రాత్రి ఆకాశంలో వెలిగేవాడు చంద్రుడు. పౌర్ణమి రాత్రి ఆ వెలుగులో నా నీడ నాకు కనిపిస్తుంది.',
      },
      {
        en: 'In about a month the moon grows from a thin curve to a full circle and shrinks again. On the night of amavasya we do not see it at all.',
        te: 'చంద్రుడు సన్నని వంకలా మొదలై పౌర్ణమికి నిండుగా మారి, మళ్లీ తగ్గుతూ వస్తాడు. అమావాస్య రాత్రి అసలు కనిపించడు.',
      },
      {
        en: 'Telugu children call the moon Chandamama, as if he were an uncle. Mother sings Chandamama rave while she feeds my baby sister.',
        te: 'తెలుగు పిల్లలు చంద్రుడిని చందమామ అని ముద్దుగా పిలుస్తారు. అమ్మ చందమామ రావే అని పాడుతూ చెల్లికి అన్నం తినిపిస్తుంది.',
      },
    ],
    sentence: { en: 'Look, the moon has come!', te: 'అదిగో, చంద్రుడు వచ్చాడు!' },
  },
  {
    english: 'star',
    telugu: 'నక్షత్రం',
    grade: 1,
    emoji: '⭐',
    alsoTelugu: ['చుక్క', 'తార'],
    explanations: [
      {
        en: 'A star is a huge, hot, shining ball, so far away that we see only a dot of light. I fell asleep on the terrace counting the stars.',
        te: 'చాలా దూరంలో వేడిగా వెలుగుతూ, మనకు చుక్కలా కనిపించే పెద్ద గోళం నక్షత్రం. మేడ మీద నక్షత్రాలు లెక్కపెడుతూ నిద్రపోయాను.',
      },
      {
        en: 'Stars can show us the way at night. Sailors of old looked for the Pole Star to find the north.',
        te: 'రాత్రిపూట దిక్కులు తెలుసుకోవడానికి నక్షత్రాలు సాయపడతాయి. పూర్వం నావికులు ధ్రువ నక్షత్రాన్ని చూసి ఉత్తర దిక్కు తెలుసుకునేవారు.',
      },
      {
        en: 'We also call a shape with points a star. For my neat handwriting the teacher stuck a golden one in my notebook.',
        te: 'మొనలున్న ఆకారాన్ని కూడా నక్షత్రం అంటాం. అక్షరాలు చక్కగా రాశానని టీచర్ నా పుస్తకంలో బంగారు రంగు నక్షత్రం అతికించారు.',
      },
    ],
    sentence: { en: 'That star is shining.', te: 'ఆ నక్షత్రం మెరుస్తోంది.' },
  },
  {
    english: 'sky',
    telugu: 'ఆకాశం',
    grade: 1,
    alsoTelugu: ['నింగి'],
    explanations: [
      {
        en: 'The sky is the wide space we see above us, blue by day and dark by night. Our kite flew so high in the sky that it looked like a dot.',
        te: 'మన తలపైన కనిపించే విశాలమైన చోటు ఆకాశం; పగలు నీలంగా, రాత్రి నల్లగా ఉంటుంది. మా గాలిపటం ఆకాశంలో చుక్కలా కనిపించేంత ఎత్తుకు ఎగిరింది.',
      },
      {
        en: 'Air scatters the blue part of sunlight the most, and so the sky looks blue. In the evening the same sky turned orange and red.',
        te: 'గాలి సూర్యకాంతిలోని నీలి రంగును ఎక్కువగా వెదజల్లుతుంది, అందుకే ఆకాశం నీలంగా కనిపిస్తుంది. సాయంత్రం అదే ఆకాశం ఎర్రగా మారింది.',
      },
      {
        en: 'We compare what is very high or great to the sky. When my brother won the prize, his joy touched the sky.',
        te: 'చాలా ఎత్తైనదాన్ని, గొప్పదాన్ని ఆకాశంతో పోలుస్తాం. బహుమతి వచ్చినప్పుడు అన్నయ్య ఆనందం ఆకాశాన్ని తాకింది.',
      },
    ],
    sentence: { en: 'The sky is clear today.', te: 'ఈ రోజు ఆకాశం నిర్మలంగా ఉంది.' },
  },
  {
    english: 'earth',
    telugu: 'భూమి',
    grade: 2,
    emoji: '🌏',
    alsoTelugu: ['పుడమి'],
    explanations: [
      {
        en: 'The earth is the round planet on which all of us live; in one year it goes once around the sun. On my globe its seas are painted blue.',
        te: 'మనమందరం ఉండే గుండ్రని గ్రహం భూమి; అది ఏడాదికి ఒకసారి సూర్యుడి చుట్టూ తిరిగి వస్తుంది. నా గ్లోబు మీద సముద్రాలు నీలం రంగులో ఉన్నాయి.',
      },
      {
        en: 'While it goes round the sun, it also spins like a top, once in a day. The side that faces the sun has day, the other has night.',
        te: 'సూర్యుడి చుట్టూ తిరుగుతూనే అది బొంగరంలా రోజుకు ఒకసారి తన చుట్టూ తాను తిరుగుతుంది. సూర్యుడి వైపు పగలు, అవతలి వైపు రాత్రి.',
      },
      {
        en: 'In Telugu the same word means land too: Grandfather has two acres of it. We call it Bhudevi, Mother Earth, because it feeds us all.',
        te: 'పొలాన్ని, నేలను కూడా భూమి అంటాం; తాతయ్యకు రెండెకరాల భూమి ఉంది. అందరికీ తిండి పెడుతుంది కాబట్టి భూదేవి, భూమాత అని కూడా పిలుస్తాం.',
      },
    ],
    sentence: { en: 'The earth is round.', te: 'భూమి గుండ్రంగా ఉంటుంది.' },
  },
  {
    english: 'cloud',
    telugu: 'మబ్బు',
    grade: 1,
    emoji: '☁️',
    alsoTelugu: ['మేఘం'],
    explanations: [
      {
        en: 'A cloud is made of very many tiny drops of water high in the air. One white cloud looked to me just like a rabbit.',
        te: 'పైన గాలిలో తేలే లెక్కలేనన్ని చిన్న నీటి బిందువులే మబ్బు. ఒక తెల్లని మబ్బు నాకు అచ్చం కుందేలులా కనిపించింది.',
      },
      {
        en: 'Dark clouds tell us that rain is near. When they gathered, Mother brought in the washing from the line.',
        te: 'నల్లని మబ్బులు వస్తే వాన దగ్గర్లో ఉందని అర్థం. మబ్బులు కమ్ముకోగానే అమ్మ ఆరేసిన బట్టలు లోపలికి తెచ్చింది.',
      },
      {
        en: 'On high hills a cloud may come close enough to touch. On the road to Araku our bus drove right through the clouds.',
        te: 'ఎత్తైన కొండల మీద మబ్బు చేతికి అందేంత దగ్గరగా వస్తుంది. అరకు వెళ్లే దారిలో మా బస్సు మబ్బుల మధ్య నుంచి సాగింది.',
      },
    ],
    sentence: { en: 'A cloud has covered the sun.', te: 'మబ్బు సూర్యుడిని కప్పేసింది.' },
  },
  {
    english: 'rain',
    telugu: 'వాన',
    grade: 1,
    emoji: '🌧️',
    alsoTelugu: ['వర్షం'],
    explanations: [
      {
        en: 'Rain is water that falls from the clouds in drops. When it rains, my friends and I float paper boats in the lane.',
        te: 'మబ్బుల నుంచి చినుకులుగా పడే నీరే వాన. వాన పడితే నేనూ నా స్నేహితులూ వీధిలో కాగితపు పడవలు వదులుతాం.',
      },
      {
        en: 'Rain fills the ponds and gives life to the crops. As soon as the first rain fell, Grandfather plowed his field.',
        te: 'వాన చెరువులను నింపుతుంది, పంటలకు ప్రాణం పోస్తుంది. తొలి వాన పడగానే తాతయ్య పొలం దున్నారు.',
      },
      {
        en: 'Telugu children have a rhyme for the rain, Vana vana vallappa, and spin round hand in hand. We sang it when the first drops fell.',
        te: 'వానా వానా వల్లప్ప అంటూ తెలుగు పిల్లలు చేతులు పట్టుకుని గిర్రున తిరుగుతారు. మొదటి చినుకులు పడగానే మేమూ అలా పాడాం.',
      },
    ],
    sentence: { en: 'It is raining.', te: 'వాన పడుతోంది.' },
  },
  {
    english: 'wind',
    telugu: 'గాలి',
    grade: 1,
    emoji: '🌬️',
    alsoEnglish: ['air'],
    explanations: [
      {
        en: 'Wind is moving air; we cannot see it, but we feel it on our skin. The cool wind from the sea blew my hair about.',
        te: 'మన చుట్టూ ఉండే గాలి కంటికి కనిపించదు, కదిలినప్పుడు ఒంటికి తగిలి తెలుస్తుంది. సముద్రం వైపు నుంచి వచ్చిన చల్లని గాలికి నా జుట్టు చెదిరింది.',
      },
      {
        en: 'In Telugu the same word also means the air we breathe, without which we cannot live. After the race I took deep breaths of it.',
        te: 'మనం పీల్చుకునేది కూడా గాలే; అది లేకుండా బతకలేం. పరుగు పందెం అయ్యాక నేను గట్టిగా గాలి పీల్చుకున్నాను.',
      },
      {
        en: 'Wind can work for us: it turns tall windmills that make electricity. I saw a long row of them on the hills near Anantapur.',
        te: 'గాలి మనకోసం పని కూడా చేస్తుంది; గాలిమరలను తిప్పి కరెంటు పుట్టిస్తుంది. అనంతపురం దగ్గర కొండల మీద గాలిమరల వరుస చూశాను.',
      },
    ],
    sentence: { en: 'A cool wind is blowing.', te: 'చల్లని గాలి వీస్తోంది.' },
  },
  {
    english: 'tree',
    telugu: 'చెట్టు',
    grade: 1,
    emoji: '🌳',
    alsoTelugu: ['వృక్షం'],
    explanations: [
      {
        en: 'A tree is a big plant with a strong trunk, branches and leaves that lives for many years. We play in the shade of the mango tree.',
        te: 'గట్టి మాను, కొమ్మలు, ఆకులు ఉండి ఎన్నో ఏళ్లు బతికే పెద్ద మొక్క చెట్టు. మేము మామిడి చెట్టు నీడలో ఆడుకుంటాం.',
      },
      {
        en: 'Trees freshen the air and are home to birds and squirrels. In the one beside our school I counted five nests.',
        te: 'చెట్టు గాలిని శుభ్రం చేస్తుంది, పక్షులకూ ఉడతలకూ ఇల్లవుతుంది. మా బడి పక్క చెట్టు మీద ఐదు గూళ్లు లెక్కపెట్టాను.',
      },
      {
        en: 'In many trees the rings inside the trunk tell the age. On a cut log I counted twenty rings, so that tree was about twenty years old.',
        te: 'చాలా చెట్ల వయసును వాటి మానులోని వలయాలు చెప్తాయి. ఒక దుంగ మీద ఇరవై వలయాలు లెక్కపెట్టాను, అంటే ఆ చెట్టుకు దాదాపు ఇరవై ఏళ్లు.',
      },
    ],
    sentence: { en: 'That tree is very tall.', te: 'ఆ చెట్టు చాలా ఎత్తుగా ఉంది.' },
  },
  {
    english: 'flower',
    telugu: 'పువ్వు',
    grade: 1,
    emoji: '🌸',
    alsoTelugu: ['పూవు'],
    explanations: [
      {
        en: 'A flower is the bright part of a plant, and many flowers smell sweet. Every morning a new flower opens on our hibiscus.',
        te: 'మొక్కకు రంగురంగులుగా విరిసే భాగం పువ్వు; చాలా పువ్వులకు మంచి వాసన ఉంటుంది. మా మందార మొక్కకు రోజూ కొత్త పువ్వు పూస్తుంది.',
      },
      {
        en: 'Bees and butterflies come to flowers for sweet nectar. While I watched, one butterfly sat on three flowers in turn.',
        te: 'తియ్యని మకరందం కోసం తేనెటీగలూ సీతాకోకచిలుకలూ పువ్వుల దగ్గరికి వస్తాయి. నేను చూస్తుండగానే ఒక సీతాకోకచిలుక మూడు పువ్వుల మీద వాలింది.',
      },
      {
        en: 'For Bathukamma, the flower festival of Telangana, flowers are stacked up like a little tower. Mother used golden tangedu and white gunugu.',
        te: 'తెలంగాణ పూల పండుగ బతుకమ్మకు పువ్వులను గోపురంలా పేరుస్తారు. అమ్మ పసుపు తంగేడు, తెల్లని గునుగు పూలతో పేర్చింది.',
      },
    ],
    sentence: { en: 'How lovely this red flower is!', te: 'ఈ ఎర్రని పువ్వు ఎంత బాగుందో!' },
  },
  {
    english: 'leaf',
    telugu: 'ఆకు',
    grade: 1,
    emoji: '🍃',
    explanations: [
      {
        en: 'A leaf is the flat, green part of a plant that makes its food. I keep a heart-shaped peepal leaf in my book.',
        te: 'మొక్కకు ఆహారం తయారు చేసే పలుచని పచ్చని భాగం ఆకు. నేను హృదయం ఆకారంలో ఉన్న రావి ఆకును పుస్తకంలో దాచుకున్నాను.',
      },
      {
        en: 'Some leaves are so large that they serve as plates. At the wedding we ate pulihora and dal from banana leaves.',
        te: 'కొన్ని ఆకులు పళ్లెంలా వాడుకునేంత పెద్దవి. పెళ్లిలో మాకు అరటి ఆకులో పులిహోర, పప్పు వడ్డించారు.',
      },
      {
        en: 'On festival days many homes hang a string of mango leaves over the door, called toranam. This Ugadi I tied ours myself.',
        te: 'పండుగ రోజు మామిడి ఆకులను గుమ్మానికి తోరణంగా కడతారు. ఈ ఉగాదికి మా ఇంటి తోరణం నేనే కట్టాను.',
      },
    ],
    sentence: { en: 'A leaf fell from the tree.', te: 'చెట్టు నుంచి ఒక ఆకు రాలింది.' },
  },
  {
    english: 'seed',
    telugu: 'విత్తనం',
    grade: 2,
    alsoTelugu: ['గింజ'],
    explanations: [
      {
        en: 'A seed grows into a new plant. I put a bean seed in wet cotton, and in a few days it sprouted.',
        te: 'కొత్త మొక్క పుట్టేది విత్తనం నుంచే. తడి దూదిలో పెట్టిన చిక్కుడు విత్తనం కొన్ని రోజులకే మొలకెత్తింది.',
      },
      {
        en: "Seeds travel: some fly on the wind, some float, some stick to a dog's hair. On the walk home Ravi found five on his socks.",
        te: 'విత్తనాలు ప్రయాణం చేస్తాయి: కొన్ని గాలికి ఎగురుతాయి, కొన్ని నీటిలో తేలుతాయి, కొన్ని కుక్క బొచ్చుకు అంటుకుంటాయి. రవి మేజోళ్లకు ఐదు అంటుకున్నాయి.',
      },
      {
        en: 'If you sow one seed, will another plant come up? people ask: good deeds bring good fruit. Farmers keep the best grain of each harvest to sow next year.',
        te: 'విత్తు ఒకటి వేస్తే చెట్టు ఒకటి మొలుస్తుందా అంటారు; మంచి పనికి మంచి ఫలితమే వస్తుంది. రైతులు మంచి విత్తనాలను వచ్చే ఏడాది కోసం దాచుకుంటారు.',
      },
    ],
    sentence: { en: 'I planted a seed.', te: 'నేను ఒక విత్తనం నాటాను.' },
  },
  {
    english: 'root',
    telugu: 'వేరు',
    grade: 2,
    explanations: [
      {
        en: 'A root is the part of a plant under the ground; it holds the plant firmly and drinks water from the soil. The carrot we eat is really a root.',
        te: 'మొక్కను నేలలో గట్టిగా పట్టి ఉంచి, మట్టిలోని నీటిని పీల్చుకునేది వేరు. మనం తినే క్యారెట్ నిజానికి ఒక వేరు.',
      },
      {
        en: 'There are two kinds: one thick root that goes deep, as in a mango tree, and a bunch of thin ones, as in grass. Pull up both and look.',
        te: 'వేళ్లు రెండు రకాలు: మామిడి చెట్టుకు లోతుగా వెళ్లే తల్లి వేరు, గడ్డికి గుబురుగా ఉండే పీచు వేళ్లు. రెండిటినీ పీకి చూస్తే తేడా తెలుస్తుంది.',
      },
      {
        en: 'The roots of the grass vetiver smell sweet; in summer mats of them are hung at windows and wetted. A cool, sweet wind comes through.',
        te: 'వట్టివేరు అనే గడ్డి వేళ్లకు కమ్మని వాసన ఉంటుంది; ఎండాకాలంలో వాటితో చేసిన తెరలను కిటికీలకు కట్టి తడుపుతారు. వాటి నుంచి చల్లని, కమ్మని గాలి వస్తుంది.',
      },
    ],
    sentence: { en: 'The root of this plant is very long.', te: 'ఈ మొక్క వేరు చాలా పొడవుగా ఉంది.' },
  },
  {
    english: 'branch',
    telugu: 'కొమ్మ',
    grade: 2,
    explanations: [
      {
        en: 'A branch grows out from the trunk of a tree like an arm. Two parrots sat down on a branch of our guava tree.',
        te: 'చెట్టు మాను నుంచి చెయ్యిలా పక్కకు పెరిగేది కొమ్మ. మా జామ చెట్టు కొమ్మ మీద రెండు చిలుకలు వాలాయి.',
      },
      {
        en: 'If you plant a branch of hibiscus in wet soil, it may grow roots and become a new plant. Padma planted three, and two lived.',
        te: 'మందార కొమ్మను తడి మట్టిలో నాటితే వేళ్లు వచ్చి కొత్త మొక్క అవుతుంది. పద్మ మూడు కొమ్మలు నాటితే రెండు బతికాయి.',
      },
      {
        en: 'Do not cut the branch you are sitting on, says an old tale about a foolish man. He did, and down he fell.',
        te: 'కూర్చున్న కొమ్మను నరుక్కోకూడదని ఒక తెలివితక్కువవాడి కథ చెప్తుంది. అతను నరికాడు, కింద పడ్డాడు.',
      },
    ],
    sentence: { en: 'The branch bent under its fruit.', te: 'పండ్ల బరువుకు కొమ్మ వంగింది.' },
  },
  {
    english: 'grass',
    telugu: 'గడ్డి',
    grade: 1,
    explanations: [
      {
        en: 'Grass is the thin green plant that covers the ground; cows and goats love to eat it. In the morning dewdrops shone on the grass.',
        te: 'నేల మీద సన్నగా, పచ్చగా పరుచుకుని పెరిగేది గడ్డి; ఆవులూ మేకలూ ఇష్టంగా తింటాయి. పొద్దున్నే గడ్డి మీద మంచు బిందువులు మెరిశాయి.',
      },
      {
        en: 'Rice, wheat and sugarcane are grasses too, and so is bamboo, the tallest of them. We eat more grass than we think!',
        te: 'వరి, గోధుమ, చెరకు కూడా గడ్డి జాతివే; అన్నిటికంటే పొడవైనది వెదురు. మనకు తెలియకుండానే మనం గడ్డి జాతి మొక్కలనే తింటున్నాం!',
      },
      {
        en: 'After the rice harvest the dry straw is heaped up for the cattle. We children climbed the heap and slid down.',
        te: 'వరి కోత అయ్యాక ఎండు గడ్డిని పశువుల కోసం వాముగా వేస్తారు. పిల్లలం ఆ గడ్డివాము ఎక్కి జారాం.',
      },
    ],
    sentence: { en: 'The cow is eating grass.', te: 'ఆవు గడ్డి తింటోంది.' },
  },
  {
    english: 'plant',
    telugu: 'మొక్క',
    grade: 1,
    emoji: '🪴',
    explanations: [
      {
        en: 'A plant grows in one place and makes its own food from light, water and air. I water our tulasi plant every day.',
        te: 'ఒకేచోట ఉండి, వెలుగు, నీరు, గాలితో తన ఆహారం తానే తయారు చేసుకునేది మొక్క. నేను రోజూ తులసి మొక్కకు నీళ్లు పోస్తాను.',
      },
      {
        en: 'A plant by the window bends toward the light. Turn the pot, and in a few days it bends to the light again.',
        te: 'కిటికీ దగ్గర పెట్టిన మొక్క వెలుగు వైపు వంగుతుంది. కుండీని తిప్పితే కొన్ని రోజుల్లో మళ్లీ వెలుగు వైపే వంగుతుంది.',
      },
      {
        en: 'What will not bend as a plant, will it bend as a tree? So we should learn good habits while we are small.',
        te: 'మొక్కై వంగనిది మానై వంగునా అనేది సామెత. అంటే మంచి అలవాట్లు చిన్నప్పుడే నేర్చుకోవాలి.',
      },
    ],
    sentence: { en: 'This plant has grown well.', te: 'ఈ మొక్క బాగా పెరిగింది.' },
  },
  {
    english: 'forest',
    telugu: 'అడవి',
    grade: 2,
    alsoEnglish: ['jungle'],
    alsoTelugu: ['అరణ్యం'],
    explanations: [
      {
        en: 'A forest is a large place full of trees, where wild animals live. From the jeep we saw deer drinking at a stream.',
        te: 'చెట్లు దట్టంగా పెరిగి, జంతువులు స్వేచ్ఛగా తిరిగే పెద్ద చోటు అడవి. జీపులోంచి మేము వాగులో నీళ్లు తాగే జింకలను చూశాం.',
      },
      {
        en: 'Forests give us honey, gum and healing herbs. The Chenchu people of the Nallamala hills gather honey there.',
        te: 'అడవి మనకు తేనె, జిగురు, మూలికలు ఇస్తుంది. నల్లమల కొండల్లో చెంచులు అడవి నుంచి తేనె సేకరిస్తారు.',
      },
      {
        en: 'In many old tales the heroes live in the forest for a time. In the Ramayana, Rama lives there for fourteen years.',
        te: 'చాలా పాత కథల్లో నాయకులు కొంతకాలం అడవిలో ఉంటారు. రామాయణంలో రాముడు పద్నాలుగేళ్లు అరణ్యంలో ఉన్నాడు.',
      },
    ],
    sentence: { en: 'This forest is very thick.', te: 'ఈ అడవి చాలా దట్టంగా ఉంది.' },
  },
  {
    english: 'mountain',
    telugu: 'పర్వతం',
    grade: 2,
    emoji: '⛰️',
    explanations: [
      {
        en: 'A mountain is very high land, far higher than a hill. Everest in the Himalayas is the highest mountain in the world.',
        te: 'కొండ కంటే ఎంతో ఎత్తుగా ఉండేది పర్వతం. హిమాలయాల్లోని ఎవరెస్టు ప్రపంచంలోకెల్లా ఎత్తైన పర్వతం.',
      },
      {
        en: 'The higher you climb, the colder it gets and the thinner the air. Climbers on the highest peaks carry air in bottles.',
        te: 'పైకి ఎక్కేకొద్దీ చలి పెరుగుతుంది, గాలి పలుచనవుతుంది. ఎత్తైన శిఖరాలు ఎక్కేవాళ్లు సిలిండర్లలో గాలి తీసుకెళ్తారు.',
      },
      {
        en: 'Malavath Poorna, a girl from Telangana, climbed Everest at thirteen. The highest mountain is not too high for a firm mind.',
        te: 'తెలంగాణ అమ్మాయి మాలావత్ పూర్ణ పదమూడేళ్లకే ఎవరెస్టు ఎక్కింది. పట్టుదల ఉంటే ఎంత పెద్ద పర్వతమైనా ఎక్కవచ్చు.',
      },
    ],
    sentence: { en: 'That mountain is covered with snow.', te: 'ఆ పర్వతం మంచుతో నిండి ఉంది.' },
  },
  {
    english: 'hill',
    telugu: 'కొండ',
    grade: 1,
    alsoTelugu: ['గుట్ట'],
    explanations: [
      {
        en: 'A hill is higher than the land around it but smaller than a mountain. From the top of the hill our village looked like a display of dolls.',
        te: 'చుట్టూ ఉన్న నేల కంటే ఎత్తుగా, పర్వతం కంటే చిన్నగా ఉండేది కొండ. పైనుంచి చూస్తే మా ఊరు బొమ్మల కొలువులా కనిపించింది.',
      },
      {
        en: 'The temple of Tirumala stands on seven hills, so its god is called the Lord of the Seven Hills. Lata walked up the steps with her family.',
        te: 'తిరుమల గుడి ఏడు కొండల మీద ఉంది; అందుకే అక్కడి దేవుడిని ఏడుకొండలవాడు అంటారు. లత ఇంట్లోవాళ్లతో కలిసి మెట్లు ఎక్కింది.',
      },
      {
        en: 'From far away hills look smooth: so says a Telugu proverb. When we came near, there were stones and thorns, as in every hard task.',
        te: 'దూరపు కొండలు నునుపు అనేది సామెత. దగ్గరికి వెళ్తే రాళ్లు, ముళ్లు కనిపించాయి; ఏ పని అయినా అంతే.',
      },
    ],
    sentence: { en: 'We climbed the hill.', te: 'మేము కొండ ఎక్కాం.' },
  },
  {
    english: 'river',
    telugu: 'నది',
    grade: 1,
    alsoTelugu: ['ఏరు'],
    explanations: [
      {
        en: 'A river is water that flows a long way over the land, mostly to the sea. The Godavari is the longest river of south India.',
        te: 'నేల మీద చాలా దూరం పారి సాధారణంగా సముద్రంలో కలిసే పెద్ద నీటి ప్రవాహం నది. దక్షిణ భారతంలో అన్నిటికంటే పొడవైన నది గోదావరి.',
      },
      {
        en: 'With dams and canals, river water is brought to the fields. Nagarjuna Sagar on the Krishna waters a great many paddy fields.',
        te: 'నదికి ఆనకట్ట కట్టి కాలువలతో పొలాలకు నీళ్లు తెస్తారు. కృష్ణా నది మీద కట్టిన నాగార్జున సాగర్ ఎన్నో వరి పొలాలను తడుపుతుంది.',
      },
      {
        en: 'Some great rivers of India have a festival called Pushkaram once in twelve years. For that of the Godavari we went to Rajahmundry.',
        te: 'భారతదేశంలో కొన్ని పెద్ద నదులకు పన్నెండేళ్లకు ఒకసారి పుష్కరాలు జరుగుతాయి. గోదావరి పుష్కరాలకు మేము రాజమండ్రి వెళ్లాం.',
      },
    ],
    sentence: { en: 'The river is full from the rains.', te: 'వానలకు నది నిండింది.' },
  },
  {
    english: 'sea',
    telugu: 'సముద్రం',
    grade: 1,
    alsoTelugu: ['కడలి'],
    explanations: [
      {
        en: 'The sea is salt water that goes on as far as we can see. I stood on the beach at Visakhapatnam and could not see its end.',
        te: 'కనుచూపు మేర ఉప్పునీటితో నిండి ఉండేది సముద్రం. విశాఖపట్నం తీరంలో నిలబడి చూస్తే దాని చివర కనిపించలేదు.',
      },
      {
        en: 'Fish and salt come to us from the sea. Fishers go out on it in boats before the sun is up.',
        te: 'సముద్రం మనకు చేపలనూ ఉప్పునూ ఇస్తుంది. జాలరులు తెల్లవారకముందే పడవల్లో సముద్రంలోకి వెళ్తారు.',
      },
      {
        en: 'Seas cover more than two thirds of the earth. In pictures taken from space our earth looks like a blue ball.',
        te: 'భూమి మీద మూడింట రెండు వంతుల కంటే ఎక్కువ భాగం సముద్రాలే. అంతరిక్షం నుంచి తీసిన ఫొటోల్లో మన భూమి నీలి బంతిలా కనిపిస్తుంది.',
      },
    ],
    sentence: { en: 'The sea is calm today.', te: 'ఈ రోజు సముద్రం ప్రశాంతంగా ఉంది.' },
  },
  {
    english: 'pond',
    telugu: 'చెరువు',
    grade: 2,
    alsoEnglish: ['tank'],
    alsoTelugu: ['కుంట', 'కొలను'],
    explanations: [
      {
        en: 'A pond is a large hollow where rainwater is kept for fields and animals. At noon the buffaloes cool off in our village pond.',
        te: 'పొలాలకూ పశువులకూ వాన నీటిని నిల్వ చేసే పెద్ద గుంట చెరువు. మధ్యాహ్నం గేదెలు మా ఊరి చెరువులో సేదతీరుతాయి.',
      },
      {
        en: 'Kings of old had thousands of ponds dug; the Kakatiyas built Ramappa and Pakhal. They still give water after eight hundred years.',
        te: 'పూర్వం రాజులు వేల చెరువులు తవ్వించారు; కాకతీయులు రామప్ప, పాఖాల చెరువులను కట్టించారు. ఎనిమిది వందల ఏళ్ల తర్వాత కూడా అవి నీళ్లు ఇస్తున్నాయి.',
      },
      {
        en: 'What lives there? Fish, frogs, snails, dragonflies, lotuses and cranes. Kiran sat on the bank for an hour and wrote down all he saw.',
        te: 'అందులో ఏమేం ఉంటాయి? చేపలు, కప్పలు, నత్తలు, తూనీగలు, తామరలు, కొంగలు. కిరణ్ గట్టున గంటసేపు కూర్చుని చూసినవన్నీ రాసుకున్నాడు.',
      },
    ],
    sentence: { en: 'The pond in our village is full.', te: 'మా ఊరి చెరువు నిండింది.' },
  },
  {
    english: 'lake',
    telugu: 'సరస్సు',
    grade: 3,
    explanations: [
      {
        en: 'A lake is a lot of still water with land all around it. Birds from far-off countries come to Kolleru, the lake near Eluru.',
        te: 'చుట్టూ నేల ఉండి, మధ్యలో ఎంతో నీరు నిలిచి ఉండే పెద్ద చోటు సరస్సు. ఏలూరు దగ్గరి కొల్లేరు సరస్సుకు దూర దేశాల పక్షులు వస్తాయి.',
      },
      {
        en: 'Hussain Sagar in Hyderabad was dug more than four hundred and fifty years ago. In the middle of the lake stands a tall Buddha of one stone.',
        te: 'హైదరాబాద్‌లోని హుస్సేన్ సాగర్‌ను నాలుగు వందల యాభై ఏళ్ల కంటే ముందే తవ్వించారు. ఆ సరస్సు మధ్యలో ఏకశిలా బుద్ధ విగ్రహం ఉంది.',
      },
      {
        en: 'Some lakes are salty, like Pulicat near the sea, where flamingos come. In Kashmir people live in houseboats on Dal Lake.',
        te: 'పులికాట్ లాంటి కొన్ని సరస్సుల నీళ్లు ఉప్పగా ఉంటాయి; అక్కడికి ఫ్లెమింగో పక్షులు వస్తాయి. కశ్మీర్‌లో దాల్ సరస్సు మీద పడవ ఇళ్లలో ఉంటారు.',
      },
    ],
    sentence: { en: 'This lake is very beautiful.', te: 'ఈ సరస్సు చాలా అందంగా ఉంది.' },
  },
  {
    english: 'waterfall',
    telugu: 'జలపాతం',
    grade: 3,
    explanations: [
      {
        en: 'A waterfall is water that drops from high rocks. At the Kuntala waterfall in Telangana the spray fell on our faces.',
        te: 'ఎత్తైన రాళ్ల మీద నుంచి కిందికి దూకే నీటిధార జలపాతం. తెలంగాణలోని కుంటాల జలపాతం దగ్గర తుంపరలు మా ముఖాల మీద పడ్డాయి.',
      },
      {
        en: 'Falling water is strong: it can turn wheels that make electricity. Under the fall it has dug a deep pool in the rock, so bathe only where grown-ups allow.',
        te: 'పడే నీటికి బలం ఎక్కువ; చక్రాలు తిప్పి కరెంటు పుట్టించగలదు. కింద బండను తొలిచి లోతైన మడుగు చేస్తుంది; అందుకే పెద్దలు చెప్పిన చోటే స్నానం చేయాలి.',
      },
      {
        en: 'The highest in the world is Angel Falls in Venezuela, almost a kilometer high. Most of its water turns to mist before it reaches the ground.',
        te: 'ప్రపంచంలోకెల్లా ఎత్తైన జలపాతం వెనిజులాలోని ఏంజెల్; అది దాదాపు కిలోమీటరు ఎత్తు. నేలను చేరకముందే చాలా నీరు తుంపరలవుతుంది.',
      },
    ],
    sentence: { en: 'The waterfall is roaring.', te: 'జలపాతం హోరుమంటోంది.' },
  },
  {
    english: 'wave',
    telugu: 'అల',
    grade: 2,
    emoji: '🌊',
    alsoTelugu: ['కెరటం'],
    explanations: [
      {
        en: 'A wave is water that the wind lifts and rolls to the shore. A wave came and carried off my sandcastle.',
        te: 'గాలికి నీటి మీద లేచి ఒడ్డుకు దొర్లుతూ వచ్చేది అల. ఒక అల వచ్చి నేను కట్టిన ఇసుక కోటను తీసుకుపోయింది.',
      },
      {
        en: 'In a wave the water mostly goes up and down and does not travel along. A leaf on the sea shows it: it bobs but stays.',
        te: 'అలలో నీళ్లు ఎక్కువగా పైకీ కిందికీ కదులుతాయి, ముందుకు వెళ్లవు. సముద్రం మీద ఆకు వేస్తే ఊగుతుంది, అక్కడే ఉంటుంది.',
      },
      {
        en: 'Waves never rest, so they stand for work that does not stop. Even if it falls, a wave rises again, wrote Meena in her poem.',
        te: 'అలలు ఎప్పుడూ ఆగవు, అందుకే ఆగని శ్రమకు గుర్తు. పడినా మళ్లీ లేచేదే అల అని మీనా తన కవితలో రాసింది.',
      },
    ],
    sentence: { en: 'A big wave came!', te: 'పెద్ద అల వచ్చింది!' },
  },
  {
    english: 'sand',
    telugu: 'ఇసుక',
    grade: 1,
    explanations: [
      {
        en: 'Sand is made of tiny grains of rock worn down by water and wind. On the river bank I wrote my name in the wet sand.',
        te: 'నీటికీ గాలికీ అరిగిన రాళ్ల నుంచి ఏర్పడే సన్నని రేణువులే ఇసుక. నది ఒడ్డున తడి ఇసుకలో నా పేరు రాశాను.',
      },
      {
        en: 'Glass is made from it: sand is heated until it melts. So the window and the beach are relatives!',
        te: 'ఇసుకను బాగా వేడి చేసి కరిగిస్తే గాజు తయారవుతుంది. అంటే మన కిటికీ అద్దానికీ సముద్రపు ఒడ్డుకూ చుట్టరికం ఉంది!',
      },
      {
        en: 'A house built on sand will not stand, they say of a thing without a firm base. Builders mix it with cement, and then it is strong.',
        te: 'గట్టి పునాది లేనిదాన్ని ఇసుక మీద కట్టిన మేడ అంటారు. సిమెంటుతో కలిపితే మాత్రం ఇసుక గట్టి గోడ అవుతుంది.',
      },
    ],
    sentence: { en: 'The sand is hot in the sun.', te: 'ఎండకు ఇసుక కాలుతోంది.' },
  },
  {
    english: 'stone',
    telugu: 'రాయి',
    grade: 1,
    emoji: '🪨',
    alsoEnglish: ['rock'],
    explanations: [
      {
        en: 'A stone is a small, hard piece of rock, rough or smooth. We found a round stone in the river and painted a face on it.',
        te: 'బండ నుంచి విడిపోయిన గట్టి ముక్క రాయి; అది గరుకుగానో నున్నగానో ఉంటుంది. నదిలో దొరికిన గుండ్రని రాయి మీద మేము ముఖం బొమ్మ వేశాం.',
      },
      {
        en: 'People of the Stone Age made knives, axes and fire with stones. In museums you can still see how sharp they were.',
        te: 'రాతియుగం మనుషులు రాళ్లతో కత్తులు, గొడ్డళ్లు చేసుకున్నారు, నిప్పు పుట్టించారు. అవి ఎంత పదునుగా ఉండేవో మ్యూజియంలో చూడవచ్చు.',
      },
      {
        en: 'Sculptors cut gods, dancers and elephants out of it. At the Thousand Pillar Temple of Warangal the stone shines like glass.',
        te: 'శిల్పులు దాన్ని చెక్కి దేవతలు, నర్తకులు, ఏనుగుల బొమ్మలు చేస్తారు. వరంగల్ వేయి స్తంభాల గుడిలో రాయి అద్దంలా మెరుస్తుంది.',
      },
    ],
    sentence: { en: 'This stone is very heavy.', te: 'ఈ రాయి చాలా బరువుగా ఉంది.' },
  },
  {
    english: 'soil',
    telugu: 'మట్టి',
    grade: 1,
    explanations: [
      {
        en: 'Soil is the top part of the ground, in which plants grow. After the first rain the wet soil smells sweet.',
        te: 'మొక్కలు పెరిగే నేల పైపొర మట్టి. తొలి వానకు తడిసిన మట్టి నుంచి కమ్మని వాసన వస్తుంది.',
      },
      {
        en: 'There is black, red and sandy soil, and each suits other crops: black soil is good for cotton. Gopi filled three glasses and compared them.',
        te: 'నల్ల మట్టి, ఎర్ర మట్టి, ఇసుక మట్టి ఉంటాయి; ఒక్కోదానిలో ఒక్కో పంట బాగా పండుతుంది. నల్లరేగడి పత్తికి మంచిది. గోపి మూడు గ్లాసుల్లో మూడు రకాల మట్టి పోసి పోల్చి చూశాడు.',
      },
      {
        en: 'From wet clay the potter makes pots, and children make toys. A clay pot keeps water cool without any electricity.',
        te: 'తడి మట్టితో కుమ్మరి కుండలు చేస్తారు, పిల్లలు బొమ్మలు చేస్తారు. మట్టి కుండ కరెంటు లేకుండానే నీళ్లను చల్లగా ఉంచుతుంది.',
      },
    ],
    sentence: { en: 'We put new soil in the flowerpot.', te: 'పూలకుండీలో కొత్త మట్టి వేశాం.' },
  },
  {
    english: 'fire',
    telugu: 'నిప్పు',
    grade: 2,
    emoji: '🔥',
    alsoTelugu: ['మంట', 'అగ్ని'],
    explanations: [
      {
        en: 'Fire is the heat and light of something that burns; we must be careful with it. On Bhogi morning the elders lit a fire and we warmed our hands.',
        te: 'ఏదైనా మండినప్పుడు వేడినీ వెలుగునూ ఇచ్చేది నిప్పు; దానితో జాగ్రత్తగా ఉండాలి. భోగి నాడు పెద్దలు నిప్పు రాజేస్తే మేము చలి కాచుకున్నాం.',
      },
      {
        en: 'A fire needs something to burn, air and heat; take away one, and it goes out. A lid on a burning pan puts it out at once.',
        te: 'మండే వస్తువు, గాలి, వేడి: ఈ మూడూ ఉంటేనే నిప్పు మండుతుంది; ఒకటి తీసేస్తే ఆరిపోతుంది. మండే గిన్నెకు మూత పెడితే వెంటనే ఆరుతుంది.',
      },
      {
        en: 'A person without any fault is said to be like fire. Grandfather was like fire in money matters: nobody could blame him.',
        te: 'ఏ తప్పూ చేయనివారిని నిప్పులాంటి మనిషి అంటారు. డబ్బు విషయంలో తాతయ్య నిప్పు; ఎవరూ వేలెత్తి చూపలేరు.',
      },
    ],
    sentence: { en: 'Do not touch fire.', te: 'నిప్పు ముట్టుకోకూడదు.' },
  },
  {
    english: 'water',
    telugu: 'నీళ్లు',
    grade: 1,
    emoji: '💧',
    alsoTelugu: ['నీరు'],
    explanations: [
      {
        en: 'Water is a liquid without color or taste that every living thing needs. After a game I drink a glass of cool water from the clay pot.',
        te: 'ప్రాణులన్నిటికీ కావాల్సిన, రంగూ రుచీ లేని ద్రవం నీళ్లు. ఆట ముగిశాక కుండలోని చల్లని నీళ్లు ఒక గ్లాసు తాగుతాను.',
      },
      {
        en: 'Water can be a flowing liquid, hard ice or unseen vapor. What I put in the freezer at night had become ice cubes by morning.',
        te: 'నీళ్లు పారే ద్రవంగా, గట్టి మంచుగా, కనిపించని ఆవిరిగా ఉండగలవు. రాత్రి ఫ్రీజరులో పెట్టిన నీళ్లు తెల్లారేసరికి ఐసు ముక్కలయ్యాయి.',
      },
      {
        en: 'There is little drinking water on earth, so we should not waste it. My sister closes the tap while she brushes her teeth.',
        te: 'తాగడానికి పనికొచ్చే నీళ్లు భూమి మీద తక్కువే ఉన్నాయి, అందుకే వృథా చేయకూడదు. అక్క పళ్లు తోముకునేటప్పుడు కుళాయి కట్టేస్తుంది.',
      },
    ],
    sentence: { en: 'I want water.', te: 'నాకు నీళ్లు కావాలి.' },
  },
  {
    english: 'snow',
    telugu: 'మంచు',
    grade: 3,
    emoji: '❄️',
    explanations: [
      {
        en: 'Snow is frozen water that falls from the sky in soft white flakes where it is very cold. In Kashmir children make balls of snow and play.',
        te: 'బాగా చలిగా ఉండే చోట ఆకాశం నుంచి తెల్లగా, మెత్తగా రాలేది మంచు. కశ్మీర్‌లో పిల్లలు మంచును ఉండలు చేసి ఆడుకుంటారు.',
      },
      {
        en: 'Each snowflake is a star with six points, and hardly two are quite alike. Look at one on a dark glove before it melts.',
        te: 'ఒక్కో మంచు రేకు ఆరు మొనలున్న నక్షత్రంలా ఉంటుంది; ఏ రెండూ అచ్చం ఒకేలా ఉండడం అరుదు. నల్లని చేతి తొడుగు మీద పడినప్పుడు కరిగేలోపే చూడాలి.',
      },
      {
        en: 'In Telugu manchu is also the dew and mist of a winter morning. In Shimla it lies white on the roofs, in Araku it hangs between the trees.',
        te: 'చలికాలం పొద్దున కనిపించే మంచు బిందువులను, పొగమంచును కూడా మంచు అంటాం. సిమ్లాలో అది ఇళ్ల మీద తెల్లగా పేరుకుంటుంది, అరకులో చెట్ల మధ్య తేలుతుంది.',
      },
    ],
    sentence: { en: 'Snow is falling on the hills.', te: 'కొండల మీద మంచు పడుతోంది.' },
  },
  {
    english: 'thunder',
    telugu: 'ఉరుము',
    grade: 2,
    explanations: [
      {
        en: 'Thunder is the rumble we hear from the clouds after lightning. When Grandfather heard thunder, he said that rain was on its way.',
        te: 'మెరుపు మెరిశాక మబ్బుల్లో గడగడమని వినిపించే శబ్దం ఉరుము. ఉరుము వినగానే వాన వస్తోందని తాతయ్య చెప్పారు.',
      },
      {
        en: 'Lightning heats the air so suddenly that it bursts apart: that is the noise. A balloon that bursts makes a small thunder.',
        te: 'మెరుపు గాలిని ఒక్కసారిగా వేడి చేయడంతో అది పేలినట్టు విస్తరిస్తుంది; ఆ శబ్దమే ఉరుము. బుడగ పగిలితే వచ్చేది చిన్న ఉరుములాంటిదే.',
      },
      {
        en: 'Something that comes without any warning is called a thunderbolt without thunder. So our uncle came from America, and what joy there was!',
        te: 'ముందు చెప్పకుండా ఏదైనా జరిగితే ఉరుము లేని పిడుగులా అంటారు. మా మామయ్య అమెరికా నుంచి అలాగే వచ్చారు; ఎంత సంతోషమో!',
      },
    ],
    sentence: { en: 'We heard thunder far away.', te: 'దూరంగా ఉరుము వినిపించింది.' },
  },
  {
    english: 'lightning',
    telugu: 'మెరుపు',
    grade: 2,
    emoji: '⚡',
    explanations: [
      {
        en: 'Lightning is the bright flash of electricity from the clouds. Last night I saw lightning first and heard the thunder five seconds later.',
        te: 'మబ్బుల్లోని విద్యుత్తు ఆకాశంలో తళుక్కున వెలగడమే మెరుపు. నిన్న రాత్రి అది కనిపించిన ఐదు సెకన్లకు ఉరుము వినిపించింది.',
      },
      {
        en: 'It is a huge spark of electricity, hotter than the surface of the sun. A rod on a high building leads it safely into the ground.',
        te: 'అది చాలా పెద్ద విద్యుత్తు నిప్పురవ్వ; సూర్యుడి పైభాగం కంటే కూడా వేడిగా ఉంటుంది. ఎత్తైన భవనం మీది లోహపు కడ్డీ దాన్ని భద్రంగా నేలలోకి పంపుతుంది.',
      },
      {
        en: 'Whatever is very quick is compared to it. Our Rahul ran like lightning and won the race.',
        te: 'చాలా వేగంగా జరిగేదాన్ని మెరుపుతో పోలుస్తాం. రాహుల్ మెరుపులా పరుగెత్తి పందెం గెలిచాడు.',
      },
    ],
    sentence: { en: 'Lightning flashed in the sky.', te: 'ఆకాశంలో మెరుపు మెరిసింది.' },
  },
  {
    english: 'rainbow',
    telugu: 'ఇంద్రధనుస్సు',
    grade: 2,
    emoji: '🌈',
    alsoTelugu: ['హరివిల్లు', 'ఇంద్రధనస్సు'],
    explanations: [
      {
        en: 'A rainbow is an arch of colors in the sky; we see it when the sun shines on rain. After the rain I saw a rainbow over the fields.',
        te: 'వాన చినుకుల మీద ఎండ పడినప్పుడు ఆకాశంలో రంగుల విల్లులా కనిపించేది ఇంద్రధనుస్సు. వాన వెలిశాక పొలాల మీద అది నాకు కనిపించింది.',
      },
      {
        en: 'White sunlight has all the colors in it; the drops spread them out, red outside and violet inside. Stand with your back to the sun to see it.',
        te: 'తెల్లని ఎండలో రంగులన్నీ ఉంటాయి; వాన చుక్కలు వాటిని విడదీస్తాయి: బయట ఎరుపు, లోపల ఊదా. సూర్యుడికి వీపు పెట్టి నిలబడితే కనిపిస్తుంది.',
      },
      {
        en: 'Its Telugu name means the bow of Indra, the god of rain. Make a small one yourself with a garden hose in the sun.',
        te: 'వానల దేవుడు ఇంద్రుడి విల్లు అని దాని పేరుకు అర్థం. ఎండలో పైపుతో నీళ్లు చిమ్మితే చిన్న ఇంద్రధనుస్సు నువ్వే చేయవచ్చు.',
      },
    ],
    sentence: { en: 'Look there, a rainbow!', te: 'అదిగో, ఇంద్రధనుస్సు!' },
  },
  {
    english: 'shadow',
    telugu: 'నీడ',
    grade: 2,
    alsoEnglish: ['shade'],
    explanations: [
      {
        en: 'A shadow is the dark shape that falls behind a thing which stops the light. My shadow is short at noon and long in the evening.',
        te: 'వెలుగుకు ఏదైనా అడ్డు వస్తే వెనక పడే నల్లని ఆకారం నీడ. మిట్టమధ్యాహ్నం నా నీడ పొట్టిగా, సాయంత్రం పొడవుగా ఉంటుంది.',
      },
      {
        en: 'With our hands and a lamp we can make a dog, a bird or a snake on the wall. Leather puppets dance behind a screen in the same way.',
        te: 'చేతులు, దీపం ఉంటే గోడ మీద కుక్క, పిట్ట, పాము నీడలు చేయవచ్చు. తోలుబొమ్మలాట కూడా తెర మీద నీడల ఆటే.',
      },
      {
        en: 'A sundial tells the time by the shadow of a stick. Fix a stick in the yard and mark each hour with a stone.',
        te: 'కర్ర నీడను చూసి సమయం చెప్పేదాన్ని నీడ గడియారం అంటారు. పెరట్లో కర్ర పాతి, గంట గంటకూ నీడ దగ్గర ఒక రాయి పెట్టు.',
      },
    ],
    sentence: { en: 'My shadow walks with me.', te: 'నా నీడ నాతోనే నడుస్తుంది.' },
  },
  {
    english: 'sunlight',
    telugu: 'ఎండ',
    grade: 1,
    alsoEnglish: ['sunshine'],
    explanations: [
      {
        en: 'Sunlight is the warm, bright light of the sun. In summer Grandmother dries vadiyalu in the sunlight.',
        te: 'సూర్యుడి నుంచి నేల మీద పడే వెచ్చని వెలుగు ఎండ. వేసవిలో అమ్మమ్మ వడియాలు ఎండలో ఆరబెడతారు.',
      },
      {
        en: 'Our skin makes vitamin D with its help, which the bones need. A little of it in the early morning is good for babies and grandparents.',
        te: 'ఎండ సాయంతో మన చర్మం డి విటమిన్ తయారు చేసుకుంటుంది; అది ఎముకలకు కావాలి. పొద్దుటి లేత ఎండ పిల్లలకూ పెద్దలకూ మంచిది.',
      },
      {
        en: "Panels on the roof turn sunlight into electricity. Since last year our school's fans have run on it.",
        te: 'ఇంటి పైకప్పు మీది సౌర ఫలకాలు ఎండను కరెంటుగా మారుస్తాయి. పోయిన ఏడాది నుంచి మా బడి ఫ్యాన్లు దానితోనే తిరుగుతున్నాయి.',
      },
    ],
    sentence: { en: 'The sunlight is strong outside.', te: 'బయట ఎండ ఎక్కువగా ఉంది.' },
  },
  {
    english: 'moonlight',
    telugu: 'వెన్నెల',
    grade: 2,
    explanations: [
      {
        en: 'Moonlight is the soft, cool light of the moon at night. On summer nights we eat on the terrace in the moonlight.',
        te: 'రాత్రి చంద్రుడి నుంచి వచ్చే చల్లని వెలుగు వెన్నెల. వేసవి రాత్రుల్లో మేము వెన్నెలలో మేడ మీద అన్నం తింటాం.',
      },
      {
        en: 'The moon has no light of its own; moonlight is sunlight that falls on the moon and comes to us. So it is cool and does not burn like the sun.',
        te: 'చంద్రుడికి సొంత వెలుగు లేదు; అతని మీద పడి మన దగ్గరికి వచ్చే సూర్యకాంతే వెన్నెల. అందుకే అది చల్లగా ఉంటుంది, ఎండలా కాల్చదు.',
      },
      {
        en: 'A good thing that nobody sees is called moonlight in the forest. Sita sang so well, but nobody was home to hear it.',
        te: 'ఎవరూ చూడని మంచిని అడవి కాచిన వెన్నెల అంటారు. సీత ఎంతో బాగా పాడింది, కానీ వినడానికి ఇంట్లో ఎవరూ లేరు.',
      },
    ],
    sentence: { en: 'The moonlight is white as milk.', te: 'వెన్నెల పాలలా తెల్లగా ఉంది.' },
  },
  {
    english: 'light',
    telugu: 'వెలుగు',
    grade: 1,
    alsoEnglish: ['the light'],
    alsoTelugu: ['వెలుతురు', 'కాంతి', 'లైటు'],
    explanations: [
      {
        en: 'Light is what lets us see; it comes from the sun, a lamp or a fire. Sita read her story by the light of the lamp.',
        te: 'మనకు అన్నీ కనిపించేలా చేసేది వెలుగు; అది సూర్యుడి నుంచో దీపం నుంచో మంట నుంచో వస్తుంది. దీపం వెలుగులో సీత కథ చదువుకుంది.',
      },
      {
        en: 'An electric light is called a light in Telugu too: laitu. Turn off the light when you leave the room, says Father.',
        te: 'కరెంటుతో వెలుగు ఇచ్చేదాన్ని మనమూ లైటు అనే అంటాం. గదిలోంచి వెళ్లేటప్పుడు లైటు తీసేయాలని నాన్న అంటారు.',
      },
      {
        en: 'Light is faster than anything else: it comes to us from the sun in about eight minutes. “So I am looking at old light!” said Raju.',
        te: 'అన్నిటికంటే వేగంగా వెళ్లేది వెలుగు; అది సూర్యుడి నుంచి మన దగ్గరికి సుమారు ఎనిమిది నిమిషాల్లో వస్తుంది. “అంటే నేను చూసేది పాత వెలుగా!” అన్నాడు రాజు.',
      },
    ],
    sentence: { en: 'There is light in the room.', te: 'గదిలో వెలుగు ఉంది.' },
  },
  {
    english: 'fog',
    telugu: 'పొగమంచు',
    grade: 3,
    emoji: '🌫️',
    alsoEnglish: ['mist'],
    explanations: [
      {
        en: 'Fog is like a cloud lying on the ground; we cannot see far in it. One January morning the fog hid our bus until it was near.',
        te: 'మబ్బు నేల మీదికి దిగినట్టు కమ్ముకుని, దూరంగా ఉన్నవాటిని కప్పేసేది పొగమంచు. ఒక జనవరి ఉదయం మా బస్సు దగ్గరికి వచ్చేదాకా కనిపించలేదు.',
      },
      {
        en: 'It forms when damp air cools near the ground, mostly on winter mornings. When the sun gets stronger, it lifts and is gone.',
        te: 'తేమ ఉన్న గాలి నేల దగ్గర చల్లబడితే అది ఏర్పడుతుంది, ఎక్కువగా చలికాలం ఉదయాల్లో. ఎండ పెరిగితే విడిపోతుంది.',
      },
      {
        en: 'Drivers put on their lamps and go slowly, and trains and planes come late. Our flight from Delhi waited for three hours.',
        te: 'డ్రైవర్లు లైట్లు వేసుకుని నెమ్మదిగా వెళ్తారు, రైళ్లు, విమానాలు ఆలస్యమవుతాయి. ఢిల్లీలో మా విమానం మూడు గంటలు ఆగింది.',
      },
    ],
    sentence: { en: 'Fog has covered the road.', te: 'పొగమంచు దారిని కప్పేసింది.' },
  },
  {
    english: 'island',
    telugu: 'ద్వీపం',
    grade: 3,
    emoji: '🏝️',
    alsoTelugu: ['దీవి'],
    explanations: [
      {
        en: 'An island is land with water on every side. At Vijayawada we went by boat to Bhavani Island in the Krishna river.',
        te: 'నాలుగు వైపులా నీళ్లు ఉన్న భూమిని ద్వీపం అంటారు. విజయవాడలో కృష్ణా నది మధ్య ఉన్న భవానీ ద్వీపానికి మేము పడవలో వెళ్లాం.',
      },
      {
        en: 'Islands are born in many ways: from volcanoes, from coral, or when a river parts. Diviseema lies between two arms of the Krishna.',
        te: 'ద్వీపాలు ఎన్నో రకాలుగా పుడతాయి: అగ్నిపర్వతాల నుంచి, పగడాల నుంచి, నది రెండుగా చీలడం వల్ల. కృష్ణా నది రెండు పాయల మధ్య దివిసీమ ఉంది.',
      },
      {
        en: 'Australia has sea all around too, but it is so large that we call it a continent. What would you take along to a small island?',
        te: 'ఆస్ట్రేలియా చుట్టూ కూడా సముద్రమే, కానీ చాలా పెద్దది కాబట్టి దాన్ని ఖండం అంటారు. చిన్న ద్వీపానికి వెళ్తే నువ్వేం తీసుకెళ్తావు?',
      },
    ],
    sentence: { en: 'Sri Lanka is an island.', te: 'శ్రీలంక ఒక ద్వీపం.' },
  },
  {
    english: 'lotus',
    telugu: 'తామర',
    grade: 2,
    emoji: '🪷',
    alsoTelugu: ['తామర పువ్వు', 'కమలం'],
    explanations: [
      {
        en: 'The lotus is a flower that grows in ponds and opens above the water; it is the national flower of India. Pink lotuses opened in the temple pond today.',
        te: 'చెరువు బురదలో పుట్టి నీటి పైన విరిసే పువ్వు తామర; అది భారతదేశ జాతీయ పుష్పం. గుడి కొలనులో ఈ రోజు గులాబీ రంగు తామరలు విరిశాయి.',
      },
      {
        en: 'Drops of water roll off its leaves like pearls, for they are covered with fine wax. Anita poured some on and watched them run.',
        te: 'దాని ఆకుల మీద మైనం లాంటి పొర ఉంటుంది; నీటి చుక్కలు ముత్యాల్లా జారిపోతాయి. అనిత నీళ్లు పోసి అవి దొర్లడం చూసింది.',
      },
      {
        en: 'Born in mud, it stays clean: so it stands for a pure mind. Poets compare lovely eyes to its petals.',
        te: 'బురదలో పుట్టినా అది శుభ్రంగా ఉంటుంది; అందుకే మంచి మనసుకు గుర్తు. అందమైన కళ్లను కవులు తామర రేకులతో పోలుస్తారు.',
      },
    ],
    sentence: { en: 'The lotus opened at sunrise.', te: 'సూర్యుడు రాగానే తామర విరిసింది.' },
  },
  {
    english: 'jasmine',
    telugu: 'మల్లెపువ్వు',
    grade: 2,
    alsoTelugu: ['మల్లె', 'మల్లెపూవు'],
    explanations: [
      {
        en: 'Jasmine is a small white flower that opens on summer evenings and smells sweet. Mother made a garland of jasmine for my sister’s plait.',
        te: 'వేసవి సాయంత్రం విరిసే, కమ్మని వాసన గల చిన్న తెల్లని పువ్వు మల్లెపువ్వు. అమ్మ మల్లెపూలను మాల కట్టి అక్క జడలో పెట్టింది.',
      },
      {
        en: 'In summer the flower sellers measure them by the string, from fingertip to elbow; that length is called a mura. Grandmother bought two.',
        te: 'వేసవిలో పూలమ్మేవాళ్లు మల్లెమాలను వేలి కొస నుంచి మోచెయ్యి దాకా కొలుస్తారు; ఆ కొలతను మూర అంటారు. అమ్మమ్మ రెండు మూరలు కొన్నారు.',
      },
      {
        en: 'Perfume is made from jasmine, and in China people put it into tea. If you keep a few in a bowl of water, the whole room smells of them.',
        te: 'మల్లెపూలతో అత్తరు చేస్తారు; చైనాలో టీలో కూడా వేస్తారు. ఒక గిన్నె నీళ్లలో కొన్ని వేస్తే గదంతా పరిమళిస్తుంది.',
      },
    ],
    sentence: { en: 'This jasmine is very white.', te: 'ఈ మల్లెపువ్వు ఎంతో తెల్లగా ఉంది.' },
  },
  {
    english: 'banyan tree',
    telugu: 'మర్రి చెట్టు',
    grade: 3,
    alsoEnglish: ['banyan'],
    alsoTelugu: ['మర్రిచెట్టు', 'మర్రి'],
    explanations: [
      {
        en: 'A banyan tree is a big tree that drops roots from its branches; they grow into new trunks. Pillalamarri near Mahabubnagar is one tree but looks like a grove.',
        te: 'కొమ్మల నుంచి ఊడలు దిగి, అవి కొత్త మానులుగా పెరిగే పెద్ద చెట్టు మర్రి చెట్టు. మహబూబ్ నగర్ దగ్గరి పిల్లలమర్రి ఒకే చెట్టయినా తోపులా కనిపిస్తుంది.',
      },
      {
        en: 'The banyan is the national tree of India. Birds eat its small red figs and carry the seeds to walls and other trees.',
        te: 'మర్రి చెట్టు భారతదేశ జాతీయ వృక్షం. పక్షులు దాని చిన్న ఎర్రని పండ్లు తిని, విత్తనాలను గోడల మీదికీ ఇతర చెట్ల మీదికీ చేరుస్తాయి.',
      },
      {
        en: 'Under it the elders of a village used to meet, and schools were held in its shade. Our bus stop is still called Marri Chettu.',
        te: 'దాని కింద ఊరి పెద్దలు కూర్చుని మాట్లాడుకునేవారు, నీడలో బడులు నడిచేవి. మా బస్ స్టాపును ఇప్పటికీ మర్రి చెట్టు అనే పిలుస్తారు.',
      },
    ],
    sentence: { en: 'There is a big banyan tree in our village.', te: 'మా ఊరిలో పెద్ద మర్రి చెట్టు ఉంది.' },
  },
  {
    english: 'volcano',
    telugu: 'అగ్నిపర్వతం',
    grade: 4,
    emoji: '🌋',
    explanations: [
      {
        en: 'A volcano is a mountain that throws out fire, smoke and melted rock from inside the earth. On television Gopi saw a red river of hot rock flow down its side.',
        te: 'భూమి లోపలి నుంచి నిప్పు, పొగ, కరిగిన రాయి బయటికి వచ్చే పర్వతం అగ్నిపర్వతం. దాని మీది నుంచి ఎర్రని నదిలా కరిగిన రాయి పారడం గోపి టీవీలో చూశాడు.',
      },
      {
        en: 'The melted rock that flows out is called lava; when it cools it becomes hard black stone. Anita keeps a small black stone that came from such a mountain.',
        te: 'బయటికి వచ్చి పారే కరిగిన రాయిని లావా అంటారు; చల్లారితే అది గట్టి నల్లరాయి అవుతుంది. అనిత దగ్గర అలాంటి చిన్న నల్లరాయి ఒకటి ఉంది.',
      },
      {
        en: 'Most volcanoes sleep for hundreds of years between two eruptions. India has one that is awake, on Barren Island in the Andamans, where nobody lives.',
        te: 'చాలా అగ్నిపర్వతాలు వందల ఏళ్లు నిద్రపోతున్నట్టే ఉంటాయి. మేలుకుని ఉన్న అగ్నిపర్వతం భారతదేశంలో ఒకటి ఉంది; అండమాన్ దగ్గర మనుషులెవరూ ఉండని బారెన్ దీవిలో.',
      },
    ],
    sentence: { en: 'There is a volcano on the island.', te: 'ఆ దీవిలో అగ్నిపర్వతం ఉంది.' },
  },
  {
    english: 'rose',
    telugu: 'గులాబీ',
    grade: 1,
    emoji: '🌹',
    alsoTelugu: ['గులాబి', 'గులాబీ పువ్వు', 'రోజా పువ్వు'],
    explanations: [
      {
        en: 'A rose is a sweet-smelling flower with many petals that grows on a thorny stem. Padma put a red rose in her hair.',
        te: 'ముళ్ల కొమ్మకు పూసే, ఎన్నో రేకులున్న, సువాసన గల పువ్వు గులాబీ. పద్మ ఎర్ర గులాబీని తలలో పెట్టుకుంది.',
      },
      {
        en: 'Rose water, panneeru in Telugu, is made from the petals. At weddings guests are welcomed with a sprinkle of it.',
        te: 'గులాబీ రేకులతో పన్నీరు తయారు చేస్తారు. పెళ్లిళ్లలో అతిథుల మీద పన్నీరు చల్లి ఆహ్వానిస్తారు.',
      },
      {
        en: 'Jawaharlal Nehru, the first prime minister of India, used to wear a rose on his coat. On 14 November, Children’s Day, Chinnu dressed up like him, with a rose.',
        te: 'భారతదేశపు మొదటి ప్రధానమంత్రి జవహర్‌లాల్ నెహ్రూ కోటుకు గులాబీ పెట్టుకునేవారు. నవంబర్ 14న, బాలల దినోత్సవం నాడు, చిన్ను ఆయనలా గులాబీ పెట్టుకుని తయారయ్యాడు.',
      },
    ],
    sentence: { en: 'This rose is very beautiful.', te: 'ఈ గులాబీ చాలా అందంగా ఉంది.' },
  },
  {
    english: 'cave',
    telugu: 'గుహ',
    grade: 2,
    alsoEnglish: ['cavern'],
    explanations: [
      {
        en: 'A cave is a hollow in a hill or a rock, big enough to go into. Long ago people lived in caves and lit a fire in front.',
        te: 'కొండలోనో రాతిలోనో లోపలికి వెళ్లగలిగేంత పెద్ద ఖాళీ చోటును గుహ అంటారు. ఎంతో కాలం క్రితం మనుషులు గుహల్లో ఉంటూ, వాటి ముందు మంట వేసుకునేవారు.',
      },
      {
        en: 'Water made the Borra Caves near Araku over a very long time. By the light of the lamps we saw stones that hung from above like roots.',
        te: 'అరకు దగ్గరి బొర్రా గుహలు ఎంతో కాలంగా నీటి వల్ల ఏర్పడ్డాయి. దీపాల వెలుగులో పైనుంచి వేర్లలా వేలాడే రాళ్లను చూశాం.',
      },
      {
        en: 'In tales a cave is the home of the lion. A clever jackal called, “Cave, are you well?”, and when the lion inside answered, it ran away.',
        te: 'కథల్లో సింహం ఇల్లు గుహే. తెలివైన నక్క “గుహా, బాగున్నావా?” అని పిలిచింది; లోపలి సింహం బదులు చెప్పగానే పారిపోయింది.',
      },
    ],
    sentence: { en: 'There is a cave in that hill.', te: 'ఆ కొండలో ఒక గుహ ఉంది.' },
  },
  {
    english: 'earthquake',
    telugu: 'భూకంపం',
    grade: 4,
    alsoEnglish: ['quake'],
    explanations: [
      {
        en: 'An earthquake is a sudden shaking of the ground. When the earthquake came, the plates on the shelf rattled and the lamp swung.',
        te: 'నేల ఉన్నట్టుండి కంపించడాన్ని భూకంపం అంటారు. భూకంపం వచ్చినప్పుడు అలమరలో పళ్లేలు గలగలలాడాయి, దీపం ఊగింది.',
      },
      {
        en: 'The outer layer of the earth is made of huge plates of rock; when they rub past each other, the ground shakes. Kiran showed it with two biscuits.',
        te: 'భూమి పైపొర పెద్ద పెద్ద రాతి పలకలతో ఏర్పడింది; అవి ఒకదాన్నొకటి రాసుకుంటూ జరిగితే నేల కంపిస్తుంది. కిరణ్ రెండు బిస్కెట్లతో అది చేసి చూపించాడు.',
      },
      {
        en: 'In an earthquake get under a strong table and hold on to it till the shaking stops. At Anita’s school in Japan the children often practice this.',
        te: 'భూకంపం వస్తే గట్టి బల్ల కిందికి దూరి, కదలిక ఆగేదాకా దాన్ని పట్టుకోవాలి. జపాన్‌లో అనిత చదివే బడిలో పిల్లల చేత ఇది తరచుగా సాధన చేయిస్తారు.',
      },
    ],
    sentence: { en: 'There was an earthquake yesterday.', te: 'నిన్న భూకంపం వచ్చింది.' },
  },
];
