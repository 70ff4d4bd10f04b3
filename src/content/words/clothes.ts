import type { Word } from './word';

export const clothes: readonly Word[] = [
  {
    english: 'clothes',
    telugu: 'బట్టలు',
    grade: 1,
    alsoEnglish: ['dress'],
    alsoTelugu: ['దుస్తులు'],
    explanations: [
      {
        en: 'Clothes are what we wear to cover the body. For Sankranti everyone in our home got new ones.',
        te: 'ఒంటిని కప్పుకోవడానికి మనం వేసుకునేవి బట్టలు. సంక్రాంతికి మా ఇంట్లో అందరికీ కొత్త బట్టలు కొన్నారు.',
      },
      {
        en: 'We choose clothes to suit the weather: thin cotton in summer, wool in winter. In May I wear nothing but cotton.',
        te: 'కాలానికి తగిన బట్టలు వేసుకుంటాం: వేసవిలో పలుచని నూలువి, చలికాలంలో ఉన్నివి. మే నెలలో నేను నూలు బట్టలే వేసుకుంటాను.',
      },
      {
        en: 'Many Telugu towns are famous for cloth woven on handlooms. In Pochampally I watched weavers make bright patterns thread by thread.',
        te: 'మగ్గం మీద నేసే బట్టలకు ఎన్నో తెలుగు ఊళ్లు పేరు పొందాయి. పోచంపల్లిలో నేత కళాకారులు పోగు పోగుగా రంగుల డిజైన్లు నేయడం చూశాను.',
      },
    ],
    sentence: { en: 'The clothes have dried.', te: 'బట్టలు ఆరిపోయాయి.' },
  },
  {
    english: 'shirt',
    telugu: 'చొక్కా',
    grade: 1,
    alsoTelugu: ['షర్టు'],
    explanations: [
      {
        en: 'A shirt is worn on the upper body and has sleeves and buttons. In my hurry I buttoned mine wrongly this morning.',
        te: 'ఒంటి పైభాగానికి వేసుకునేది చొక్కా; దానికి చేతులు, గుండీలు ఉంటాయి. ఈ రోజు తొందరలో నా చొక్కా గుండీలు తప్పుగా పెట్టుకున్నాను.',
      },
      {
        en: 'When all the children at school wear the same shirt, they look like one big family. Ours is light blue.',
        te: 'బడిలో అందరూ ఒకే రకం చొక్కా వేసుకుంటే ఒకే కుటుంబంలా కనిపిస్తారు. మా బడి చొక్కా లేత నీలం రంగులో ఉంటుంది.',
      },
      {
        en: 'A tailor takes our measurements and sews a shirt that fits. Ours put two pockets on my new one.',
        te: 'దర్జీ మన కొలతలు తీసుకుని సరిపోయేలా చొక్కా కుడతారు. నా కొత్త చొక్కాకు ఆయన రెండు జేబులు పెట్టారు.',
      },
    ],
    sentence: { en: 'This shirt fits me.', te: 'ఈ చొక్కా నాకు సరిపోయింది.' },
  },
  {
    english: 'saree',
    telugu: 'చీర',
    grade: 1,
    emoji: '🥻',
    alsoEnglish: ['sari'],
    explanations: [
      {
        en: 'A saree is a long cloth without stitches, wrapped round the waist and laid over the shoulder. Mother’s is about five and a half metres long.',
        te: 'కుట్లు లేకుండా నడుముకు చుట్టి భుజం మీద వేసుకునే పొడవైన వస్త్రం చీర. అమ్మ చీర పొడవు సుమారు ఐదున్నర మీటర్లు.',
      },
      {
        en: 'Gadwal, Venkatagiri and Dharmavaram are known for the sarees woven there. At the wedding Aunt wore Dharmavaram silk.',
        te: 'గద్వాల, వెంకటగిరి, ధర్మవరం అక్కడ నేసే చీరలకు ప్రసిద్ధి. పెళ్లిలో అత్తయ్య ధర్మవరం పట్టు చీర కట్టుకున్నారు.',
      },
      {
        en: 'An old saree can be used again in many ways. From her soft cotton ones Grandmother stitched a quilt for me.',
        te: 'పాత చీర కూడా ఎన్నో విధాలుగా పనికొస్తుంది. నానమ్మ తన మెత్తని నూలు చీరలతో నాకు బొంత కుట్టారు.',
      },
    ],
    sentence: { en: 'Mother wore a new saree.', te: 'అమ్మ కొత్త చీర కట్టుకుంది.' },
  },
  {
    english: 'sandal',
    telugu: 'చెప్పు',
    grade: 1,
    alsoEnglish: ['slipper', 'chappal'],
    explanations: [
      {
        en: 'A sandal is worn on the foot and keeps off stones, thorns and heat. I left mine in the sun, and they got too hot to wear.',
        te: 'రాళ్లూ ముళ్లూ వేడీ తగలకుండా పాదానికి వేసుకునేది చెప్పు. ఎండలో వదిలేస్తే నా చెప్పులు వేసుకోలేనంత వేడెక్కాయి.',
      },
      {
        en: 'To keep the house clean, we take off our sandals at the door. When cousins visit, there is a long row of them outside ours.',
        te: 'ఇల్లు శుభ్రంగా ఉండాలని చెప్పులు గుమ్మం బయటే విడుస్తాం. చుట్టాలు వస్తే మా ఇంటి ముందు చెప్పులు బారులు తీరి కనిపిస్తాయి.',
      },
      {
        en: 'When a strap breaks, a sandal can be mended instead of thrown away. The skilled man near the bus stand stitched mine in five minutes.',
        te: 'పట్టీ తెగిన చెప్పును పారేయకుండా బాగు చేయించుకోవచ్చు. బస్టాండు దగ్గర చెప్పులు కుట్టే ఆయన నాది ఐదు నిమిషాల్లో చక్కగా కుట్టి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'One sandal of mine is missing.', te: 'నా చెప్పు ఒకటి కనిపించడం లేదు.' },
  },
  {
    english: 'trousers',
    telugu: 'ప్యాంటు',
    grade: 1,
    emoji: '👖',
    alsoEnglish: ['pants'],
    explanations: [
      {
        en: 'Trousers are worn from the waist to the ankles, with a part for each leg. I rolled mine up to step into the stream.',
        te: 'నడుము నుంచి చీలమండల దాకా రెండు కాళ్లకూ తొడుక్కునేది ప్యాంటు. వాగులో దిగడానికి నేను ప్యాంటు పైకి మడిచాను.',
      },
    ],
    sentence: { en: 'These trousers are long.', te: 'ఈ ప్యాంటు పొడవుగా ఉంది.' },
  },
  {
    english: 'skirt',
    telugu: 'లంగా',
    grade: 1,
    alsoTelugu: ['పావడా'],
    explanations: [
      {
        en: 'A skirt is worn from the waist and hangs wide and loose; on festival days many girls wear a long silk one. My sister twirled round and round in hers.',
        te: 'నడుముకు కట్టుకుంటే గుండ్రంగా కిందికి జారేది లంగా; పండుగలకు చాలామంది ఆడపిల్లలు పట్టు లంగా వేసుకుంటారు. చెల్లి తన కొత్త లంగాలో గిర్రున తిరిగింది.',
      },
    ],
    sentence: { en: 'My sister is wearing a green skirt.', te: 'అక్క ఆకుపచ్చ లంగా వేసుకుంది.' },
  },
  {
    english: 'frock',
    telugu: 'గౌను',
    grade: 1,
    emoji: '👗',
    alsoEnglish: ['gown'],
    alsoTelugu: ['ఫ్రాకు'],
    explanations: [
      {
        en: 'A frock is a dress with the top and the skirt sewn together as one. For her birthday my little sister chose a yellow one with pockets.',
        te: 'పైభాగాన్నీ కింది భాగాన్నీ కలిపి ఒకటిగా కుట్టినది గౌను. పుట్టినరోజుకు మా చెల్లి జేబులున్న పసుపు గౌను ఎంచుకుంది.',
      },
    ],
    sentence: { en: 'I like this frock.', te: 'నాకు ఈ గౌను నచ్చింది.' },
  },
  {
    english: 'dhoti',
    telugu: 'పంచె',
    grade: 2,
    alsoTelugu: ['ధోవతి'],
    explanations: [
      {
        en: 'A dhoti is a long plain cloth that men wrap around the waist. To weddings Grandfather wears a white one with a golden border.',
        te: 'మగవారు నడుముకు చుట్టి కట్టుకునే పొడవైన బట్ట పంచె. పెళ్లిళ్లకు తాతయ్య జరీ అంచున్న తెల్లని పంచె కట్టుకుంటారు.',
      },
    ],
    sentence: { en: 'Father wore a silk dhoti.', te: 'నాన్న పట్టు పంచె కట్టుకున్నారు.' },
  },
  {
    english: 'scarf',
    telugu: 'కండువా',
    grade: 3,
    alsoEnglish: ['stole'],
    alsoTelugu: ['ఉత్తరీయం'],
    explanations: [
      {
        en: 'A scarf is a long cloth laid over the shoulders or around the neck. At the function they honoured the singer with one.',
        te: 'మెడ చుట్టూ గానీ భుజాల మీద గానీ వేసుకునే పొడవాటి బట్ట కండువా. సభలో గాయనికి కండువా కప్పి సన్మానించారు.',
      },
    ],
    sentence: { en: 'There is a scarf on Grandfather’s shoulder.', te: 'తాతయ్య భుజం మీద కండువా ఉంది.' },
  },
  {
    english: 'cap',
    telugu: 'టోపీ',
    grade: 1,
    emoji: '🧢',
    alsoEnglish: ['hat'],
    explanations: [
      {
        en: 'A cap is worn on the head to keep the sun out of our eyes. A gust of wind blew mine into a bush.',
        te: 'కళ్లకు ఎండ కొట్టకుండా తలకు పెట్టుకునేది టోపీ. గాలి విసురుకు నా టోపీ ఎగిరి పొదలో పడింది.',
      },
    ],
    sentence: { en: 'Put on your cap.', te: 'టోపీ పెట్టుకో.' },
  },
  {
    english: 'turban',
    telugu: 'తలపాగా',
    grade: 3,
    alsoTelugu: ['పాగా'],
    explanations: [
      {
        en: 'A turban is a long cloth wound around the head. In the hot fields my uncle ties one every day.',
        te: 'తల చుట్టూ చుట్టుకునే పొడవైన బట్ట తలపాగా. మామయ్య ఎండలో పొలం పనికి వెళ్లేటప్పుడు రోజూ తలపాగా చుట్టుకుంటారు.',
      },
    ],
    sentence: { en: 'His turban is red.', te: 'ఆయన తలపాగా ఎర్రగా ఉంది.' },
  },
  {
    english: 'shoe',
    telugu: 'బూటు',
    grade: 1,
    emoji: '👞',
    explanations: [
      {
        en: 'A shoe covers the whole foot and is closed with laces or straps. I have learned to tie my laces all by myself.',
        te: 'పాదం మొత్తాన్ని కప్పి, లేసులతోనో పట్టీలతోనో బిగించేది బూటు. నా బూట్ల లేసులు నేనే కట్టుకోవడం నేర్చుకున్నాను.',
      },
    ],
    sentence: { en: 'This shoe is tight.', te: 'ఈ బూటు బిగుతుగా ఉంది.' },
  },
  {
    english: 'sock',
    telugu: 'మేజోడు',
    grade: 2,
    emoji: '🧦',
    alsoTelugu: ['సాక్సు'],
    explanations: [
      {
        en: 'A sock is a soft, knitted cover for the foot, worn inside a shoe. Once I went to school with one red sock and one blue.',
        te: 'బూటు వేసుకునే ముందు పాదానికి తొడుక్కునే మెత్తని అల్లిక బట్ట మేజోడు. ఒకసారి ఒకటి ఎర్రది, ఒకటి నీలిది వేసుకుని బడికి వెళ్లాను.',
      },
    ],
    sentence: { en: 'My sock is torn.', te: 'నా మేజోడు చిరిగింది.' },
  },
  {
    english: 'sweater',
    telugu: 'స్వెటర్',
    grade: 2,
    alsoTelugu: ['స్వెట్టర్'],
    explanations: [
      {
        en: 'A sweater is knitted from wool and keeps the chest and arms warm. Grandmother made mine with two long needles.',
        te: 'ఉన్నితో అల్లి, చలికాలంలో ఛాతీకీ చేతులకూ వెచ్చదనం ఇచ్చేది స్వెటర్. నానమ్మ రెండు పొడవాటి సూదులతో నాకు ఒకటి అల్లారు.',
      },
    ],
    sentence: { en: 'It is cold, wear a sweater.', te: 'చలిగా ఉంది, స్వెటర్ వేసుకో.' },
  },
  {
    english: 'button',
    telugu: 'గుండీ',
    grade: 2,
    alsoTelugu: ['బొత్తాం'],
    explanations: [
      {
        en: 'A button is a small disc that slips through a hole to close a shirt. When one came off, I sewed it on again myself.',
        te: 'చిన్న కంతలో దూర్చి చొక్కాను బిగించే గుండ్రని బిళ్ల గుండీ. ఒకటి ఊడిపోతే నేనే మళ్లీ కుట్టుకున్నాను.',
      },
    ],
    sentence: { en: 'This button shines.', te: 'ఈ గుండీ మెరుస్తోంది.' },
  },
  {
    english: 'pocket',
    telugu: 'జేబు',
    grade: 1,
    explanations: [
      {
        en: 'A pocket is a little bag sewn on our clothes for small things. In mine there were two shells and a marble.',
        te: 'చిన్న వస్తువులు పెట్టుకోవడానికి బట్టలకు కుట్టే సంచి జేబు. నా జేబులో రెండు గవ్వలు, ఒక గోళీ ఉన్నాయి.',
      },
    ],
    sentence: { en: 'My pocket is empty.', te: 'నా జేబు ఖాళీగా ఉంది.' },
  },
  {
    english: 'bangle',
    telugu: 'గాజు',
    grade: 1,
    explanations: [
      {
        en: 'A bangle is a ring for the wrist; bangles tinkle when the hand moves. Laad Bazaar, near the Charminar in Hyderabad, is famous for them.',
        te: 'మణికట్టుకు వేసుకునే గుండ్రని నగ గాజు; చెయ్యి కదిలినప్పుడల్లా గాజులు గలగలమంటాయి. హైదరాబాదులో చార్మినార్ దగ్గరి లాడ్ బజారు గాజులకు ప్రసిద్ధి.',
      },
    ],
    sentence: { en: 'This bangle is green.', te: 'ఈ గాజు ఆకుపచ్చగా ఉంది.' },
  },
  {
    english: 'ring',
    telugu: 'ఉంగరం',
    grade: 2,
    emoji: '💍',
    explanations: [
      {
        en: 'A ring is worn on a finger; it need not be gold. I made one for Grandmother out of a coconut leaf.',
        te: 'వేలికి తొడుక్కునేది ఉంగరం; అది బంగారంతోనే చేయాలని లేదు. నేను కొబ్బరాకుతో అమ్మమ్మకు ఒక ఉంగరం చేశాను.',
      },
    ],
    sentence: { en: 'The ring slipped off the finger.', te: 'వేలి నుంచి ఉంగరం జారింది.' },
  },
  {
    english: 'anklet',
    telugu: 'పట్టీ',
    grade: 2,
    alsoTelugu: ['కాలి పట్టీ', 'అందె'],
    explanations: [
      {
        en: 'An anklet is a silver chain for the ankle, often with tiny bells. By its sound we know that our baby is running about.',
        te: 'చీలమండకు పెట్టుకునే వెండి గొలుసు పట్టీ; దానికి తరచుగా చిన్న మువ్వలు ఉంటాయి. ఆ చప్పుడుతో మా పాప పరుగెడుతోందని తెలుస్తుంది.',
      },
    ],
    sentence: { en: 'My little sister wears an anklet.', te: 'చెల్లి కాలికి పట్టీ ఉంది.' },
  },
  {
    english: 'silk',
    telugu: 'పట్టు',
    grade: 4,
    explanations: [
      {
        en: 'Silk is a soft, shiny thread that comes from the cocoon of the silkworm. Our festival clothes are woven from it.',
        te: 'పట్టుపురుగు గూటి నుంచి తీసే మెత్తని, మెరిసే దారం పట్టు. మా పండుగ బట్టలు పట్టుతో నేసినవి.',
      },
    ],
    sentence: { en: 'Silk is very soft.', te: 'పట్టు చాలా మెత్తగా ఉంటుంది.' },
  },
  {
    english: 'handkerchief',
    telugu: 'చేతిరుమాలు',
    grade: 2,
    alsoEnglish: ['hanky'],
    alsoTelugu: ['రుమాలు'],
    explanations: [
      {
        en: 'A handkerchief is a small square cloth kept in the pocket for wiping the face. When I felt a sneeze coming, I held it to my nose.',
        te: 'ముఖం తుడుచుకోవడానికి జేబులో ఉంచుకునే చదరపు బట్ట చేతిరుమాలు. తుమ్ము వచ్చేటప్పుడు దాన్ని ముక్కుకు అడ్డం పెట్టుకున్నాను.',
      },
    ],
    sentence: { en: 'My handkerchief needs washing.', te: 'నా చేతిరుమాలు ఉతకాలి.' },
  },
  {
    english: 'spectacles',
    telugu: 'కళ్లజోడు',
    grade: 2,
    emoji: '👓',
    alsoEnglish: ['glasses', 'eyeglasses'],
    alsoTelugu: ['కళ్లద్దాలు'],
    explanations: [
      {
        en: 'Spectacles are two lenses in a frame that help us see clearly. With her new ones my friend can read the board from the last bench.',
        te: 'చూపు స్పష్టంగా ఉండడానికి పెట్టుకునే అద్దాల జత కళ్లజోడు. కొత్తది పెట్టుకున్నాక నా స్నేహితురాలికి చివరి బెంచీ నుంచి బోర్డు చక్కగా కనిపిస్తోంది.',
      },
    ],
    sentence: { en: 'Grandfather is looking for his spectacles.', te: 'తాతయ్య కళ్లజోడు వెతుక్కుంటున్నారు.' },
  },
];
