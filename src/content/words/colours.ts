import type { Word } from './word';

export const colours: readonly Word[] = [
  {
    english: 'red',
    telugu: 'ఎరుపు',
    grade: 1,
    emoji: '🟥',
    explanations: [
      {
        en: 'Red is the colour of a ripe tomato and of the hibiscus flower. The hibiscus in our yard has bloomed in deep red.',
        te: 'పండిన టమాటా, మందార పువ్వు రంగు ఎరుపు. మా పెరట్లో మందారం ముదురు ఎరుపు రంగులో పూసింది.',
      },
      {
        en: 'People notice red quickly, so the light that says stop is red. When it came on, Father stopped the scooter.',
        te: 'ఎరుపు త్వరగా కంటపడుతుంది; అందుకే ఆగమని చెప్పే దీపానికి ఆ రంగు వాడతారు. ఎర్ర దీపం వెలగగానే నాన్న స్కూటర్ ఆపారు.',
      },
      {
        en: 'Before a noun the Telugu word for red changes its shape. The colour is erupu, but a red rose is erra gulabi.',
        te: 'వస్తువు పేరుకు ముందు వచ్చేటప్పుడు ఎరుపు అనే మాట ఎర్ర అని మారుతుంది. రంగును ఎరుపు అంటాం, కానీ ఆ రంగు పువ్వును ఎర్ర గులాబీ అంటాం.',
      },
    ],
    sentence: { en: 'I like the colour red.', te: 'నాకు ఎరుపు రంగు ఇష్టం.' },
  },
  {
    english: 'white',
    telugu: 'తెలుపు',
    grade: 1,
    emoji: '⬜',
    opposite: 'black',
    explanations: [
      {
        en: 'White is the colour of milk, cotton and jasmine. On a white shirt the ink stain showed at once.',
        te: 'పాలు, పత్తి, మల్లెపూల రంగు తెలుపు. తెల్ల చొక్కా మీద సిరా మరక వెంటనే కనిపించింది.',
      },
      {
        en: 'White light holds all the colours of the rainbow. When we spun a wheel painted in seven colours very fast, it looked almost white.',
        te: 'తెల్లని కాంతిలో ఇంద్రధనుస్సు రంగులన్నీ దాగి ఉంటాయి. ఏడు రంగులు వేసిన చక్రాన్ని చాలా వేగంగా తిప్పితే దాదాపు తెల్లగా కనిపించింది.',
      },
      {
        en: 'In the middle of the Indian flag, white stands for peace and truth. Drawing the flag, we left the middle band white.',
        te: 'భారత జాతీయ జెండా మధ్యలో ఉండే తెలుపు శాంతికి, సత్యానికి గుర్తు. జెండా గీసినప్పుడు మధ్య పట్టీని మేము తెల్లగానే వదిలేశాం.',
      },
    ],
    sentence: { en: 'I like white better than black.', te: 'నాకు నలుపు కంటే తెలుపు ఇష్టం.' },
  },
  {
    english: 'black',
    telugu: 'నలుపు',
    grade: 1,
    emoji: '⬛',
    opposite: 'white',
    explanations: [
      {
        en: 'Black is the colour of a night without a moon; we see it where no light comes to our eyes. When the lamps went out, the whole room turned black.',
        te: 'అమావాస్య రాత్రి ఆకాశం రంగు నలుపు; వెలుగు లేనిచోట మన కంటికి కనిపించేది అదే. దీపాలు ఆరిపోగానే గదంతా నల్లగా మారింది.',
      },
      {
        en: "Things that are black take in more of the sun's heat. Anu touched a black umbrella and a white one and said the black was hotter.",
        te: 'నలుపు రంగు ఎండ వేడిని ఎక్కువగా పీల్చుకుంటుంది. నల్ల గొడుగును, తెల్ల గొడుగును తాకి చూసి నల్లదే ఎక్కువ వేడిగా ఉందని అను చెప్పింది.',
      },
      {
        en: 'Other colours look brighter beside black. I put silver dots on black paper, and it looked like the night sky.',
        te: 'నలుపు పక్కన ఇతర రంగులు బాగా మెరుస్తాయి. నల్లని కాగితం మీద వెండి చుక్కలు పెడితే అది రాత్రి ఆకాశంలా కనిపించింది.',
      },
    ],
    sentence: { en: 'The colour of my shoes is black.', te: 'నా బూట్ల రంగు నలుపు.' },
  },
  {
    english: 'green',
    telugu: 'ఆకుపచ్చ',
    grade: 1,
    emoji: '🟩',
    alsoTelugu: ['పచ్చ'],
    explanations: [
      {
        en: 'Green is the colour of leaves and grass. After the rain the hill seemed to wear a green blanket.',
        te: 'ఆకుల రంగు, గడ్డి రంగు ఆకుపచ్చ. వాన పడ్డాక కొండ ఆకుపచ్చ దుప్పటి కప్పుకున్నట్టు ఉంది.',
      },
      {
        en: 'Mix blue and yellow, and you get green. I mixed the two myself to paint my parrot.',
        te: 'నీలం, పసుపు రంగులు కలిపితే ఆకుపచ్చ వస్తుంది. నేనే ఆ రెండు రంగులు కలిపి నా చిలుక బొమ్మకు వేశాను.',
      },
      {
        en: 'Green is the colour of life: to bless someone, Telugu people say, be green, which means live well. Grandmother said it when I planted a tree.',
        te: 'ఆకుపచ్చ జీవానికి గుర్తు; పచ్చగా ఉండమని దీవిస్తే హాయిగా జీవించమని అర్థం. నేను మొక్క నాటినప్పుడు నూరేళ్లు పచ్చగా ఉండమని నానమ్మ దీవించారు.',
      },
    ],
    sentence: { en: 'My sister liked the green saree.', te: 'అక్కకు ఆకుపచ్చ చీర నచ్చింది.' },
  },
  {
    english: 'blue',
    telugu: 'నీలం',
    grade: 1,
    emoji: '🟦',
    explanations: [
      {
        en: 'Blue is the colour of the sky without clouds, and of the deep sea. On the beach at Visakhapatnam the two blues seemed to be one.',
        te: 'మబ్బులు లేని ఆకాశం రంగు నీలం; లోతైన సముద్రం కూడా అదే రంగులో ఉంటుంది. విశాఖపట్నం తీరంలో ఆ రెండు నీలాలు కలిసిపోయినట్టు కనిపించాయి.',
      },
      {
        en: 'The blue in sunlight is strongly scattered by the air, so the sky looks blue by day. In the evening I saw it turn red.',
        te: 'సూర్యకాంతిలోని నీలం గాలిలో ఎక్కువగా చెదురుతుంది; అందుకే పగటి ఆకాశం నీలంగా కనిపిస్తుంది. సాయంత్రం అదే ఆకాశం ఎర్రగా మారడం చూశాను.',
      },
      {
        en: 'Long ago people took blue dye from the leaves of the indigo plant. When the yarn was lifted out of the dye, it turned blue in the air.',
        te: 'పూర్వం నీలిమందు మొక్క ఆకుల నుంచి నీలం రంగు తీసి బట్టలకు అద్దేవారు. తొట్టిలో ముంచి తీసిన నూలు గాలి తగలగానే నీలంగా మారింది.',
      },
    ],
    sentence: { en: 'I painted the sky blue.', te: 'ఆకాశానికి నీలం రంగు వేశాను.' },
  },
  {
    english: 'yellow',
    telugu: 'పసుపు',
    grade: 1,
    emoji: '🟨',
    alsoTelugu: ['పసుపుపచ్చ'],
    explanations: [
      {
        en: 'Yellow is the bright colour of a sunflower or a ripe banana. The field in bloom looked like a yellow carpet.',
        te: 'పొద్దుతిరుగుడు పువ్వులా, పండిన అరటిపండులా మెరిసే రంగు పసుపు. పొలం నిండా పూసిన పూలు పసుపు తివాచీలా పరుచుకున్నాయి.',
      },
      {
        en: 'Turmeric, which we put into our food, has the same name in Telugu as its colour. A pinch of it made all the rice yellow.',
        te: 'వంటలో వేసే పసుపు పొడినీ, ఆ రంగునూ తెలుగులో ఒకే మాటతో చెప్తాం. చిటికెడు పసుపు వేయగానే అన్నమంతా పసుపు రంగులోకి మారింది.',
      },
      {
        en: 'School buses are painted yellow because it catches the eye from far away. Even in the mist I saw our bus coming.',
        te: 'దూరం నుంచే త్వరగా కంటపడుతుంది కాబట్టి బడి బస్సులకు పసుపు రంగు వేస్తారు. పొగమంచులో కూడా మా బస్సు రావడం నాకు కనిపించింది.',
      },
    ],
    sentence: { en: 'Bujji wore a yellow frock.', te: 'బుజ్జి పసుపు గౌను వేసుకుంది.' },
  },
  {
    english: 'colour',
    telugu: 'రంగు',
    grade: 1,
    alsoEnglish: ['color'],
    alsoTelugu: ['వర్ణం'],
    explanations: [
      {
        en: 'Red, blue, yellow and the like are each a colour; we see them only when there is light. I counted seven colours in the rainbow.',
        te: 'ఎరుపు, నీలం, పసుపు లాంటివాటిలో ఒక్కోదాన్ని రంగు అంటారు; వెలుగు ఉంటేనే అవి మన కంటికి కనిపిస్తాయి. ఇంద్రధనుస్సులో నేను ఏడు రంగులు లెక్కపెట్టాను.',
      },
    ],
    sentence: { en: 'Which colour is this?', te: 'ఇది ఏ రంగు?' },
  },
  {
    english: 'orange colour',
    telugu: 'నారింజ రంగు',
    grade: 2,
    emoji: '🟧',
    alsoEnglish: ['orange color'],
    explanations: [
      {
        en: 'Orange colour is what you get when you put yellow into red; carrots have it. As the sun went down, the clouds turned orange.',
        te: 'ఎరుపులో పసుపు కలిపితే వచ్చేది నారింజ రంగు; క్యారెట్లు ఆ రంగులోనే ఉంటాయి. సూర్యుడు అస్తమిస్తుంటే మేఘాలు నారింజ రంగులోకి మారాయి.',
      },
    ],
    sentence: { en: 'Use orange colour for the tiger.', te: 'పులి బొమ్మకు నారింజ రంగు వేయి.' },
  },
  {
    english: 'pink',
    telugu: 'గులాబీ రంగు',
    grade: 2,
    alsoTelugu: ['గులాబీ'],
    explanations: [
      {
        en: 'Pink is the soft colour you get when you put a little red into white. In the pond the lotuses opened, pink and fresh.',
        te: 'తెలుపులో కొంచెం ఎరుపు కలిపితే వచ్చేది గులాబీ రంగు. చెరువులో తామరపూలు గులాబీ రంగులో విచ్చుకున్నాయి.',
      },
    ],
    sentence: { en: 'Mine is the pink umbrella.', te: 'నాది గులాబీ రంగు గొడుగు.' },
  },
  {
    english: 'brown',
    telugu: 'గోధుమ రంగు',
    grade: 2,
    emoji: '🟫',
    explanations: [
      {
        en: 'Brown is the colour of tree bark and of wheat, which gives it its Telugu name. All the dry leaves turned brown and fell.',
        te: 'చెట్టు బెరడులో, గోధుమ గింజల్లో కనిపించేది గోధుమ రంగు. ఎండిన ఆకులన్నీ గోధుమ రంగులోకి మారి రాలిపోయాయి.',
      },
    ],
    sentence: { en: "The puppy's colour is brown.", te: 'కుక్కపిల్లది గోధుమ రంగు.' },
  },
  {
    english: 'grey',
    telugu: 'బూడిద రంగు',
    grade: 3,
    alsoEnglish: ['gray'],
    explanations: [
      {
        en: 'Grey is the colour of ash, between black and white. Grey rain clouds covered the whole sky.',
        te: 'నలుపుకూ తెలుపుకూ మధ్య, కట్టెలు కాలాక మిగిలే బూడిదలా ఉండేది బూడిద రంగు. వాన మబ్బులు బూడిద రంగులో ఆకాశమంతా కమ్ముకున్నాయి.',
      },
    ],
    sentence: { en: 'A grey cat came to our house.', te: 'బూడిద రంగు పిల్లి మా ఇంటికి వచ్చింది.' },
  },
  {
    english: 'purple',
    telugu: 'ఊదా రంగు',
    grade: 2,
    emoji: '🟪',
    alsoEnglish: ['violet'],
    alsoTelugu: ['ఊదా', 'వంకాయ రంగు'],
    explanations: [
      {
        en: 'Purple is what you get when you put red and blue together; many call it brinjal colour. For the festival Mother wore a purple silk saree.',
        te: 'ఎరుపు, నీలం కలిస్తే వచ్చేది ఊదా రంగు; దాన్ని వంకాయ రంగు అని కూడా అంటారు. పండుగకు అమ్మ ఊదా రంగు పట్టుచీర కట్టుకుంది.',
      },
    ],
    sentence: { en: 'Give me the purple pencil.', te: 'నాకు ఊదా రంగు పెన్సిల్ ఇవ్వు.' },
  },
  {
    english: 'golden',
    telugu: 'బంగారు రంగు',
    grade: 3,
    alsoEnglish: ['gold colour'],
    explanations: [
      {
        en: 'Golden is a yellow that shines like gold. The paddy field, ready for harvest, swayed in the wind like a golden wave.',
        te: 'బంగారంలా మెరిసే పసుపును బంగారు రంగు అంటారు. కోతకు వచ్చిన వరి చేను గాలికి బంగారు రంగు అలలా ఊగింది.',
      },
    ],
    sentence: { en: 'The golden fish is swimming.', te: 'బంగారు రంగు చేప ఈదుతోంది.' },
  },
  {
    english: 'saffron',
    telugu: 'కాషాయం',
    grade: 3,
    alsoTelugu: ['కాషాయ రంగు'],
    explanations: [
      {
        en: 'Saffron is a deep orange; at the top of the Indian flag it stands for courage and sacrifice. In my drawing I painted the top band saffron.',
        te: 'ముదురు నారింజ రంగును కాషాయం అంటారు; భారత జెండాలో పైన ఉండి, ధైర్యానికి, త్యాగానికి గుర్తుగా నిలుస్తుంది. నా జెండా బొమ్మలో పై పట్టీకి కాషాయం వేశాను.',
      },
    ],
    sentence: { en: 'The top colour of the flag is saffron.', te: 'జెండాలో పైన ఉండే రంగు కాషాయం.' },
  },
];
