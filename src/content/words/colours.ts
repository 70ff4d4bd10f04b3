import type { Word } from './word';

export const colours: readonly Word[] = [
  {
    english: 'red',
    telugu: 'ఎరుపు',
    grade: 1,
    emoji: '🟥',
    explanations: [
      {
        en: 'Red is the color of a ripe tomato and of the hibiscus flower. The hibiscus in our yard has bloomed in deep red.',
        te: 'పండిన టమాటా, మందార పువ్వు రంగు ఎరుపు. మా పెరట్లో మందారం ముదురు ఎరుపు రంగులో పూసింది.',
      },
      {
        en: 'People notice red quickly, so the light that says stop is red. When it came on, Father stopped the scooter.',
        te: 'ఎరుపు త్వరగా కంటపడుతుంది; అందుకే ఆగమని చెప్పే దీపానికి ఆ రంగు వాడతారు. ఎర్ర దీపం వెలగగానే నాన్న స్కూటర్ ఆపారు.',
      },
      {
        en: 'Before a noun the Telugu word for red changes its shape. The color is erupu, but a red rose is erra gulabi.',
        te: 'వస్తువు పేరుకు ముందు వచ్చేటప్పుడు ఎరుపు అనే మాట ఎర్ర అని మారుతుంది. రంగును ఎరుపు అంటాం, కానీ ఆ రంగు పువ్వును ఎర్ర గులాబీ అంటాం.',
      },
    ],
    sentence: { en: 'I like the color red.', te: 'నాకు ఎరుపు రంగు ఇష్టం.' },
  },
  {
    english: 'white',
    telugu: 'తెలుపు',
    grade: 1,
    emoji: '⬜',
    opposite: 'black',
    explanations: [
      {
        en: 'White is the color of milk, cotton and jasmine. On a white shirt the ink stain showed at once.',
        te: 'పాలు, పత్తి, మల్లెపూల రంగు తెలుపు. తెల్ల చొక్కా మీద సిరా మరక వెంటనే కనిపించింది.',
      },
      {
        en: 'White light holds all the colors of the rainbow. When we spun a wheel painted in seven colors very fast, it looked almost white.',
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
        en: 'Black is the color of a night without a moon; we see it where no light comes to our eyes. When the lamps went out, the whole room turned black.',
        te: 'అమావాస్య రాత్రి ఆకాశం రంగు నలుపు; వెలుగు లేనిచోట మన కంటికి కనిపించేది అదే. దీపాలు ఆరిపోగానే గదంతా నల్లగా మారింది.',
      },
      {
        en: "Things that are black take in more of the sun's heat. Anu touched a black umbrella and a white one and said the black was hotter.",
        te: 'నలుపు రంగు ఎండ వేడిని ఎక్కువగా పీల్చుకుంటుంది. నల్ల గొడుగును, తెల్ల గొడుగును తాకి చూసి నల్లదే ఎక్కువ వేడిగా ఉందని అను చెప్పింది.',
      },
      {
        en: 'Other colors look brighter beside black. I put silver dots on black paper, and it looked like the night sky.',
        te: 'నలుపు పక్కన ఇతర రంగులు బాగా మెరుస్తాయి. నల్లని కాగితం మీద వెండి చుక్కలు పెడితే అది రాత్రి ఆకాశంలా కనిపించింది.',
      },
    ],
    sentence: { en: 'The color of my shoes is black.', te: 'నా బూట్ల రంగు నలుపు.' },
  },
  {
    english: 'green',
    telugu: 'ఆకుపచ్చ',
    grade: 1,
    emoji: '🟩',
    alsoTelugu: ['పచ్చ'],
    explanations: [
      {
        en: 'Green is the color of leaves and grass. After the rain the hill seemed to wear a green blanket.',
        te: 'ఆకుల రంగు, గడ్డి రంగు ఆకుపచ్చ. వాన పడ్డాక కొండ ఆకుపచ్చ దుప్పటి కప్పుకున్నట్టు ఉంది.',
      },
      {
        en: 'Mix blue and yellow, and you get green. I mixed the two myself to paint my parrot.',
        te: 'నీలం, పసుపు రంగులు కలిపితే ఆకుపచ్చ వస్తుంది. నేనే ఆ రెండు రంగులు కలిపి నా చిలుక బొమ్మకు వేశాను.',
      },
      {
        en: 'Green is the color of life: to bless someone, Telugu people say, be green, which means live well. Grandmother said it when I planted a tree.',
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
        en: 'Blue is the color of the sky without clouds, and of the deep sea. On the beach at Visakhapatnam the two blues seemed to be one.',
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
    telugu: 'పసుపు రంగు',
    grade: 1,
    emoji: '🟨',
    alsoTelugu: ['పసుపు', 'పసుపుపచ్చ'],
    explanations: [
      {
        en: 'Yellow is the bright color of a sunflower or a ripe banana. The field in bloom looked like a yellow carpet.',
        te: 'పొద్దుతిరుగుడు పువ్వులా, పండిన అరటిపండులా మెరిసేది పసుపు రంగు. పొలం నిండా పూసిన పూలు పసుపు రంగు తివాచీలా పరుచుకున్నాయి.',
      },
      {
        en: 'Turmeric, which we put into our food, has the same name in Telugu as its color. A pinch of it made all the rice yellow.',
        te: 'వంటలో వేసే పసుపు పొడినీ, ఆ రంగునూ తెలుగులో ఒకే మాటతో చెప్తాం. చిటికెడు పసుపు వేయగానే అన్నమంతా పసుపు రంగులోకి మారింది.',
      },
      {
        en: 'School buses are painted yellow because it catches the eye from far away. Even in the mist I saw our bus coming.',
        te: 'దూరం నుంచే త్వరగా కంటపడుతుంది కాబట్టి బడి బస్సులకు పసుపు రంగు వేస్తారు. పొగమంచులో కూడా మా బస్సు రావడం నాకు కనిపించింది.',
      },
    ],
    sentence: { en: 'Bujji wore a yellow frock.', te: 'బుజ్జి పసుపు రంగు గౌను వేసుకుంది.' },
  },
  {
    english: 'color',
    telugu: 'రంగు',
    grade: 1,
    alsoEnglish: ['colour'],
    alsoTelugu: ['వర్ణం'],
    explanations: [
      {
        en: 'Red, blue, yellow and the like are each a color; we see them only when there is light. I counted seven colors in the rainbow.',
        te: 'ఎరుపు, నీలం, పసుపు లాంటివాటిలో ఒక్కోదాన్ని రంగు అంటారు; వెలుగు ఉంటేనే అవి మన కంటికి కనిపిస్తాయి. ఇంద్రధనుస్సులో నేను ఏడు రంగులు లెక్కపెట్టాను.',
      },
      {
        en: 'From three colors, red, yellow and blue, a painter mixes nearly all the others. With only three colors Padma painted a whole garden.',
        te: 'ఎరుపు, పసుపు, నీలం అనే మూడు రంగులు కలిపి దాదాపు అన్ని రంగులూ తయారు చేయవచ్చు. పద్మ మూడు రంగులతోనే ఒక తోట మొత్తం వేసింది.',
      },
      {
        en: 'At Holi people throw colored powder at each other and laugh. When Kiran came home in all those colors, even his mother did not know him at once.',
        te: 'హోలీ రోజు ఒకరి మీద ఒకరు రంగులు చల్లుకుని ఆనందిస్తారు. ఆ రంగులతో ఇంటికి వచ్చిన కిరణ్‌ను అమ్మ కూడా వెంటనే గుర్తుపట్టలేదు.',
      },
    ],
    sentence: { en: 'Which color is this?', te: 'ఇది ఏ రంగు?' },
  },
  {
    english: 'orange color',
    telugu: 'నారింజ రంగు',
    grade: 2,
    emoji: '🟧',
    alsoEnglish: ['orange colour'],
    explanations: [
      {
        en: 'Orange color is what you get when you put yellow into red; carrots have it. As the sun went down, the clouds turned orange.',
        te: 'ఎరుపులో పసుపు కలిపితే వచ్చేది నారింజ రంగు; క్యారెట్లు ఆ రంగులోనే ఉంటాయి. సూర్యుడు అస్తమిస్తుంటే మేఘాలు నారింజ రంగులోకి మారాయి.',
      },
      {
        en: 'Orange color is named after the fruit, in Telugu as in English. Meena laid an orange, a pumpkin and a carrot side by side, and all three matched.',
        te: 'నారింజ పండు వల్లే నారింజ రంగుకు ఆ పేరు వచ్చింది; ఇంగ్లీషులో కూడా అంతే. మీనా నారింజ, గుమ్మడికాయ, క్యారెట్ పక్కపక్కన పెడితే మూడూ ఒకే రంగులో ఉన్నాయి.',
      },
      {
        en: 'Because it is seen from far off, life jackets on boats are orange. Ravi wore one on the Godavari and looked like a big fruit.',
        te: 'దూరం నుంచే కనిపిస్తుంది కాబట్టి పడవల్లో వేసుకునే లైఫ్ జాకెట్లు నారింజ రంగులో ఉంటాయి. గోదావరిలో అది వేసుకున్న రవి పెద్ద పండులా ఉన్నాడు.',
      },
    ],
    sentence: { en: 'Use orange color for the tiger.', te: 'పులి బొమ్మకు నారింజ రంగు వేయి.' },
  },
  {
    english: 'pink',
    telugu: 'గులాబీ రంగు',
    grade: 2,
    alsoTelugu: ['గులాబీ'],
    explanations: [
      {
        en: 'Pink is the soft color you get when you put a little red into white. In the pond the lotuses opened, pink and fresh.',
        te: 'తెలుపులో కొంచెం ఎరుపు కలిపితే వచ్చేది గులాబీ రంగు. చెరువులో తామరపూలు గులాబీ రంగులో విచ్చుకున్నాయి.',
      },
      {
        en: 'In Telugu the color has its name from the rose. But there are red, white and yellow roses too, said Lata.',
        te: 'గులాబీ పువ్వు వల్ల గులాబీ రంగుకు ఆ పేరు వచ్చింది. కానీ ఎర్రని, తెల్లని, పసుపు గులాబీలు కూడా ఉంటాయని లత చెప్పింది.',
      },
      {
        en: 'Flamingos turn pink from what they eat; their chicks are gray. At Pulicat lake Gopi saw flocks of them.',
        te: 'ఫ్లెమింగో పక్షులు తినే ఆహారం వల్ల గులాబీ రంగులోకి మారతాయి; వాటి పిల్లలు బూడిద రంగులో ఉంటాయి. పులికాట్ సరస్సులో గోపి వాటిని గుంపులుగా చూశాడు.',
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
        en: 'Brown is the color of tree bark and of wheat, which gives it its Telugu name. All the dry leaves turned brown and fell.',
        te: 'చెట్టు బెరడులో, గోధుమ గింజల్లో కనిపించేది గోధుమ రంగు. ఎండిన ఆకులన్నీ గోధుమ రంగులోకి మారి రాలిపోయాయి.',
      },
      {
        en: 'Mix red, yellow and a little blue, and brown comes. Anita needed it for the trunk of her tree, for a sparrow and for a roti.',
        te: 'ఎరుపు, పసుపు, కొంచెం నీలం కలిపితే గోధుమ రంగు వస్తుంది. అనిత బొమ్మలో చెట్టు మానుకు, పిచ్చుకకు, రొట్టెకు అదే రంగు వేసింది.',
      },
      {
        en: 'Many animals are brown like the earth, so that their enemies do not see them. The hare sat so still that Raju nearly stepped on it.',
        te: 'శత్రువులకు కనిపించకుండా చాలా జంతువులు మట్టిలా గోధుమ రంగులో ఉంటాయి. కుందేలు కదలకుండా కూర్చుంటే రాజు దాదాపు దాని మీద కాలు వేయబోయాడు.',
      },
    ],
    sentence: { en: "The puppy's color is brown.", te: 'కుక్కపిల్లది గోధుమ రంగు.' },
  },
  {
    english: 'gray',
    telugu: 'బూడిద రంగు',
    grade: 3,
    alsoEnglish: ['grey'],
    explanations: [
      {
        en: 'Gray is the color of ash, between black and white. Gray rain clouds covered the whole sky.',
        te: 'నలుపుకూ తెలుపుకూ మధ్య, కట్టెలు కాలాక మిగిలే బూడిదలా ఉండేది బూడిద రంగు. వాన మబ్బులు బూడిద రంగులో ఆకాశమంతా కమ్ముకున్నాయి.',
      },
      {
        en: 'Elephants, mice and pigeons are gray. Sita drew her whole picture of a rainy day with one gray pencil.',
        te: 'ఏనుగులు, ఎలుకలు, పావురాలు బూడిద రంగులో ఉంటాయి. సీత వాన రోజు బొమ్మ మొత్తం ఒక్క బూడిద రంగు పెన్సిల్‌తోనే వేసింది.',
      },
      {
        en: 'Put a little black into white and you have a light gray; put in more and it grows dark. Kiran mixed five grays and painted five mountains.',
        te: 'తెలుపులో కొంచెం నలుపు కలిపితే లేత బూడిద రంగు, ఎక్కువ కలిపితే ముదురు బూడిద రంగు వస్తుంది. కిరణ్ ఐదు రకాలు కలిపి ఐదు కొండలు వేశాడు.',
      },
    ],
    sentence: { en: 'A gray cat came to our house.', te: 'బూడిద రంగు పిల్లి మా ఇంటికి వచ్చింది.' },
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
        en: 'Purple is what you get when you put red and blue together; many call it brinjal color. For the festival Mother wore a purple silk saree.',
        te: 'ఎరుపు, నీలం కలిస్తే వచ్చేది ఊదా రంగు; దాన్ని వంకాయ రంగు అని కూడా అంటారు. పండుగకు అమ్మ ఊదా రంగు పట్టుచీర కట్టుకుంది.',
      },
      {
        en: 'Jamun fruits are purple, and so is the tongue of whoever eats them. “I have eaten nothing,” said Chinnu, and put out a purple tongue.',
        te: 'నేరేడు పండు ఊదా రంగులో ఉంటుంది; తింటే నాలుక కూడా అదే రంగులోకి మారుతుంది. “నేనేమీ తినలేదు” అని చిన్ను ఊదా రంగు నాలుక చాపాడు.',
      },
      {
        en: 'Long ago, in some lands, purple dye came from sea snails and cost so much that only kings wore it. Today even Padma’s frock is purple.',
        te: 'పూర్వం కొన్ని దేశాల్లో సముద్రపు నత్తల నుంచి ఊదా రంగు తీసేవారు; అది ఎంత ఖరీదంటే రాజులే వేసుకునేవారు. ఇప్పుడు పద్మ గౌను కూడా ఊదా రంగే.',
      },
    ],
    sentence: { en: 'Give me the purple pencil.', te: 'నాకు ఊదా రంగు పెన్సిల్ ఇవ్వు.' },
  },
  {
    english: 'golden',
    telugu: 'బంగారు రంగు',
    grade: 3,
    alsoEnglish: ['gold color'],
    explanations: [
      {
        en: 'Golden is a yellow that shines like gold. The paddy field, ready for harvest, swayed in the wind like a golden wave.',
        te: 'బంగారంలా మెరిసే పసుపును బంగారు రంగు అంటారు. కోతకు వచ్చిన వరి చేను గాలికి బంగారు రంగు అలలా ఊగింది.',
      },
      {
        en: 'At sunset the whole world turns golden for a few minutes. Ravi took his photo of the temple just then.',
        te: 'పొద్దు వాలేటప్పుడు కొన్ని నిమిషాలు లోకమంతా బంగారు రంగులోకి మారుతుంది. రవి సరిగ్గా అప్పుడే గుడి ఫొటో తీశాడు.',
      },
      {
        en: 'Onions fried in a little oil turn golden and smell sweet. “Take them off now,” says Grandmother, “or they will burn.”',
        te: 'కొంచెం నూనెలో వేయిస్తే ఉల్లిపాయలు బంగారు రంగులోకి మారతాయి, కమ్మని వాసన వస్తుంది. “ఇప్పుడే దించాలి, లేదంటే మాడిపోతాయి” అని నానమ్మ అంటారు.',
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
      {
        en: 'In India monks wear saffron as a sign that they have given up everything. Meena saw a row of them walking to the river.',
        te: 'భారతదేశంలో సన్యాసులు అన్నీ వదులుకున్నామని తెలిపే గుర్తుగా కాషాయం ధరిస్తారు. వాళ్లు వరుసగా నదికి నడిచి వెళ్లడం మీనా చూసింది.',
      },
      {
        en: 'In English saffron is also the name of a costly spice from a flower that grows in Kashmir. Lata’s aunt put three threads of it into the milk, and it turned yellow.',
        te: 'ఇంగ్లీషులో కాషాయం రంగుకు కుంకుమపువ్వు పేరే ఉంది; కశ్మీర్‌లో పూసే పువ్వు నుంచి వచ్చే ఖరీదైన దినుసు అది. లత వాళ్ల పిన్ని మూడు రేకలు వేయగానే పాలు పసుపు రంగులోకి మారాయి.',
      },
    ],
    sentence: { en: 'The top color of the flag is saffron.', te: 'జెండాలో పైన ఉండే రంగు కాషాయం.' },
  },
];
