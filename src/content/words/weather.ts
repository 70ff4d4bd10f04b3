import type { Word } from './word';

export const weather: readonly Word[] = [
  {
    english: 'weather',
    telugu: 'వాతావరణం',
    grade: 3,
    explanations: [
      {
        en: 'The weather is how it is outside: hot or cold, dry or rainy, calm or windy. The weather is fine today, so let us play outside.',
        te: 'బయట ఎండగా ఉందా, చలిగా ఉందా, వాన పడుతోందా అన్నదే వాతావరణం. ఈ రోజు వాతావరణం బాగుంది, బయట ఆడుకుందాం.',
      },
      {
        en: 'It changes from day to day, even from hour to hour. In the morning we had sun, at noon clouds and in the evening rain.',
        te: 'అది రోజు రోజుకూ, గంట గంటకూ మారుతుంది. పొద్దున ఎండ, మధ్యాహ్నం మబ్బులు, సాయంత్రం వాన వచ్చాయి.',
      },
      {
        en: 'In Telugu the same word also stands for the air round the earth, and for the mood of a place. The weather of our house changes when guests come!',
        te: 'భూమి చుట్టూ ఉన్న గాలి పొరను కూడా వాతావరణం అంటారు. చుట్టాలు వస్తే మా ఇంట్లో వాతావరణమే మారిపోతుంది అని కూడా అంటాం.',
      },
    ],
    sentence: { en: 'The weather is cool today.', te: 'ఈ రోజు వాతావరణం చల్లగా ఉంది.' },
  },
  {
    english: 'climate',
    telugu: 'శీతోష్ణస్థితి',
    grade: 6,
    explanations: [
      {
        en: 'Climate is what the weather of a place is like over many years. The climate of Ooty is cool, that of Vijayawada hot.',
        te: 'ఒక ప్రాంతంలో ఎన్నో ఏళ్లుగా వాతావరణం ఎలా ఉంటుందో దాన్ని శీతోష్ణస్థితి అంటారు. ఊటీలో శీతోష్ణస్థితి చల్లగా, విజయవాడలో వేడిగా ఉంటుంది.',
      },
      {
        en: 'Weather is what it is like today; climate is what you can expect every year. So people choose their clothes by the weather and build their houses for the climate.',
        te: 'వాతావరణం ఈ రోజు సంగతి, శీతోష్ణస్థితి ఏటా ఉండే సంగతి. మొదటిదాన్ని బట్టి బట్టలు వేసుకుంటాం, రెండోదాన్ని బట్టి ఇళ్లు కట్టుకుంటాం.',
      },
      {
        en: "Smoke from cars and factories is making the earth's climate warmer. Planting trees and saving electricity help.",
        te: 'కార్లు, కర్మాగారాల పొగ వల్ల శీతోష్ణస్థితి మారి భూమి వేడెక్కుతోంది. చెట్లు నాటడం, కరెంటు ఆదా చేయడం మేలు చేస్తాయి.',
      },
    ],
    sentence: { en: 'The climate here is good.', te: 'ఇక్కడి శీతోష్ణస్థితి బాగుంటుంది.' },
  },
  {
    english: 'storm',
    telugu: 'గాలివాన',
    grade: 2,
    emoji: '⛈️',
    alsoEnglish: ['thunderstorm'],
    explanations: [
      {
        en: 'A storm is strong wind and rain together, often with thunder. The storm broke two branches of our neem tree.',
        te: 'గట్టి గాలి, వాన కలిసి వస్తే గాలివాన అంటారు; తరచుగా ఉరుములూ ఉంటాయి. గాలివానకు మా వేపచెట్టు కొమ్మలు రెండు విరిగాయి.',
      },
      {
        en: 'Summer storms come suddenly in the afternoon and bring down the mangoes. The children ran out afterward with baskets.',
        te: 'ఎండాకాలంలో మధ్యాహ్నం ఉన్నట్టుండి గాలివాన వచ్చి మామిడికాయలు రాలిపోతాయి. అది ఆగాక పిల్లలు బుట్టలతో పరుగెత్తారు.',
      },
      {
        en: 'In a storm go into a house and do not stand under a tree. Rahul and his friends waited in the school until it was over.',
        te: 'గాలివాన వస్తే ఇంట్లోకి వెళ్లాలి, చెట్టు కింద నిలబడకూడదు. అది తగ్గేదాకా రాహుల్, అతని స్నేహితులు బడిలోనే ఆగారు.',
      },
    ],
    sentence: { en: 'A big storm came last night.', te: 'నిన్న రాత్రి పెద్ద గాలివాన వచ్చింది.' },
  },
  {
    english: 'cyclone',
    telugu: 'తుఫాను',
    grade: 3,
    emoji: '🌀',
    alsoEnglish: ['hurricane', 'typhoon'],
    alsoTelugu: ['తుపాను'],
    explanations: [
      {
        en: 'A cyclone is a huge storm that comes from the sea, with winds that turn in a ring. A cyclone made the sea rise at Machilipatnam.',
        te: 'సముద్రం నుంచి గుండ్రంగా తిరిగే బలమైన గాలులతో వచ్చే చాలా పెద్ద గాలివాన తుఫాను. తుఫానుకు మచిలీపట్నం దగ్గర సముద్రం పొంగింది.',
      },
      {
        en: 'Seen from above it is a great white wheel with a hole in the middle, called the eye. In the eye it is calm.',
        te: 'పై నుంచి చూస్తే అది మధ్యలో రంధ్రమున్న పెద్ద తెల్లని చక్రంలా ఉంటుంది; ఆ మధ్య భాగాన్ని తుఫాను కన్ను అంటారు. అక్కడ గాలి ప్రశాంతంగా ఉంటుంది.',
      },
      {
        en: 'Each cyclone is given a name: the one that struck Visakhapatnam in 2014 was Hudhud. When a warning comes, fishers stay ashore.',
        te: 'ప్రతి తుఫానుకూ ఒక పేరు పెడతారు; 2014లో విశాఖపట్నాన్ని తాకినదాని పేరు హుద్‌హుద్. హెచ్చరిక వస్తే మత్స్యకారులు సముద్రంలోకి వెళ్లరు.',
      },
    ],
    sentence: { en: 'The cyclone is coming toward the coast.', te: 'తుఫాను తీరం వైపు వస్తోంది.' },
  },
  {
    english: 'tornado',
    telugu: 'సుడిగాలి',
    grade: 4,
    emoji: '🌪️',
    alsoEnglish: ['whirlwind'],
    alsoTelugu: ['టోర్నడో'],
    explanations: [
      {
        en: 'A tornado is wind that spins like a top and moves over the land. A tornado in America lifted the roof off a house.',
        te: 'బొంగరంలా గిరగిర తిరుగుతూ నేల మీద సాగే గాలి సుడిగాలి. అమెరికాలో ఒక పెద్ద సుడిగాలి ఇంటి పైకప్పును ఎగరేసుకుపోయింది.',
      },
      {
        en: 'A small one, of dust and leaves, may dance over a hot schoolyard in summer. Paper and dry leaves fly up in a spiral.',
        te: 'ఎండాకాలంలో బడి మైదానంలో దుమ్ము, ఆకులతో చిన్న సుడిగాలి లేస్తుంది. కాగితాలు, ఎండుటాకులు చుట్లు తిరుగుతూ పైకి ఎగురుతాయి.',
      },
      {
        en: "The big ones hang like an elephant's trunk from a dark cloud. People hurry into cellars until it has gone by.",
        te: 'పెద్దవి నల్లని మబ్బు నుంచి ఏనుగు తొండంలా వేలాడతాయి. అది వెళ్లిపోయేదాకా జనం నేలమాళిగల్లో దాక్కుంటారు.',
      },
    ],
    sentence: { en: 'The tornado blew the dust up.', te: 'సుడిగాలి దుమ్ము లేపింది.' },
  },
  {
    english: 'breeze',
    telugu: 'చిరుగాలి',
    grade: 3,
    alsoEnglish: ['gentle wind'],
    alsoTelugu: ['పిల్లగాలి'],
    explanations: [
      {
        en: 'A breeze is a light, pleasant wind. A breeze from the river moved the curtains.',
        te: 'ఒంటికి హాయిగా తగిలే మెల్లని గాలి చిరుగాలి. నది వైపు నుంచి వచ్చిన చిరుగాలికి కిటికీ తెరలు ఊగాయి.',
      },
      {
        en: "By day the land is warmer, so the breeze comes from the sea; at night it turns round. Fishermen's sails have long made use of that.",
        te: 'పగలు నేల వేడెక్కడంతో చిరుగాలి సముద్రం వైపు నుంచి వస్తుంది; రాత్రి నేల వైపు నుంచి సముద్రం మీదికి వీస్తుంది. మత్స్యకారుల తెరచాపలకు ఇది ఎప్పటి నుంచో సాయపడుతోంది.',
      },
      {
        en: 'Songs and poems love it. After a hot day in May we sat on the terrace and waited for the evening breeze.',
        te: 'పాటల్లో, పద్యాల్లో దీని గురించి ఎన్నో వర్ణనలు ఉన్నాయి. మే నెల ఎండ తగ్గాక మేము మేడ మీద చిరుగాలి కోసం కూర్చున్నాం.',
      },
    ],
    sentence: { en: 'A cool breeze is blowing.', te: 'చల్లని చిరుగాలి వీస్తోంది.' },
  },
  {
    english: 'gale',
    telugu: 'ఈదురుగాలి',
    grade: 4,
    alsoEnglish: ['strong wind'],
    alsoTelugu: ['ఈదురు గాలి'],
    explanations: [
      {
        en: 'A gale is a very strong wind. In the gale my umbrella turned inside out.',
        te: 'చాలా బలంగా వీచే గాలి ఈదురుగాలి. ఈదురుగాలికి నా గొడుగు తిరగబడింది.',
      },
      {
        en: 'It bends coconut trees almost to the ground, but mostly they rise again. Palms have no broad branches that the wind could break.',
        te: 'అది కొబ్బరి చెట్లను దాదాపు నేల దాకా వంచేస్తుంది, కానీ అవి చాలావరకు మళ్లీ లేస్తాయి. వాటికి విరిగే పెద్ద కొమ్మలు ఉండవు కదా.',
      },
      {
        en: 'Before it comes, shut the windows and bring in the washing. Father tied the tin roof of the shed with a rope.',
        te: 'అది రాకముందే కిటికీలు మూసి, ఆరేసిన బట్టలు లోపలికి తేవాలి. నాన్న షెడ్డు రేకులను తాడుతో కట్టారు.',
      },
    ],
    sentence: { en: 'A gale is blowing outside.', te: 'బయట ఈదురుగాలి వీస్తోంది.' },
  },
  {
    english: 'hail',
    telugu: 'వడగళ్లు',
    grade: 3,
    alsoEnglish: ['hailstones'],
    alsoTelugu: ['వడగండ్లు'],
    explanations: [
      {
        en: 'Hail is balls of ice that fall in the rain. The hail drummed on the tin roof, and we picked some up.',
        te: 'వానలో పడే మంచు ఉండలను వడగళ్లు అంటారు. రేకుల మీద వడగళ్లు టపటపా పడ్డాయి; మేము కొన్ని ఏరుకున్నాం.',
      },
      {
        en: 'In a tall cloud the wind throws the drops up again and again, and each time a layer of ice grows on them. Cut one open: it has rings like an onion.',
        te: 'ఎత్తైన మబ్బులో గాలి చినుకులను మళ్లీ మళ్లీ పైకి నెట్టడంతో వాటి మీద మంచు పొరలు పేరుకుంటాయి. కోసి చూస్తే ఉల్లిపాయలా పొరలు కనిపిస్తాయి.',
      },
      {
        en: 'Most are like peas, a few like lemons. A single such shower can ruin a whole mango garden.',
        te: 'చాలావరకు బఠాణీలంత ఉంటాయి, కొన్ని నిమ్మకాయలంత ఉంటాయి. ఒక్కసారి పడినా మామిడి తోట మొత్తం పాడవుతుంది.',
      },
    ],
    sentence: { en: 'Hail fell in our village.', te: 'మా ఊళ్లో వడగళ్లు పడ్డాయి.' },
  },
  {
    english: 'drizzle',
    telugu: 'తుంపర',
    grade: 2,
    alsoTelugu: ['చిరుజల్లు'],
    explanations: [
      {
        en: 'A drizzle is very light rain of tiny drops. In the drizzle we walked to school without an umbrella.',
        te: 'చాలా సన్నగా పడే వానను తుంపర అంటారు. తుంపర పడుతుంటే గొడుగు లేకుండానే బడికి నడిచాం.',
      },
      {
        en: 'It hardly wets the ground, but it hangs in the hair like beads. Pakoras and hot tea taste best on such an evening.',
        te: 'నేల పెద్దగా తడవదు, కానీ జుట్టు మీద పూసల్లా నిలుస్తుంది. అలాంటి సాయంత్రం వేడి పకోడీలు, టీ ఎంతో బాగుంటాయి.',
      },
      {
        en: 'The fine spray of a waterfall has the same Telugu name. Standing on the bridge, Anita felt it on her face.',
        te: 'జలపాతం నుంచి ఎగిరిపడే సన్నని నీటి చుక్కలను కూడా తుంపరలు అంటారు. వంతెన మీద నిలబడితే అనిత ముఖానికి అవి తగిలాయి.',
      },
    ],
    sentence: { en: 'A drizzle is falling.', te: 'తుంపర పడుతోంది.' },
  },
  {
    english: 'raindrop',
    telugu: 'చినుకు',
    grade: 1,
    alsoTelugu: ['వాన చినుకు'],
    explanations: [
      {
        en: 'A raindrop is one drop of rain. The first raindrop fell on my nose!',
        te: 'వానలో పడే ఒక్కో నీటి చుక్కను చినుకు అంటారు. మొదటి చినుకు నా ముక్కు మీద పడింది!',
      },
      {
        en: 'It is not shaped like a tear, as we draw it; a falling drop is round, and a large one is flat below like a bun.',
        te: 'మనం గీసినట్టు అది కన్నీటి చుక్కలా ఉండదు; పడేటప్పుడు గుండ్రంగా ఉంటుంది. పెద్ద చినుకు కింది వైపు బన్నులా చదునుగా ఉంటుంది.',
      },
      {
        en: 'Drop by drop the rain becomes a flood, says a Telugu saying. Padma saves one coin a day and thinks of it.',
        te: 'చినుకు చినుకు కలిస్తే వరద అవుతుందని అంటారు. రోజుకో నాణెం దాచుకునే పద్మ ఆ మాటే గుర్తుచేసుకుంటుంది.',
      },
    ],
    sentence: { en: 'A raindrop fell on the leaf.', te: 'ఆకు మీద చినుకు పడింది.' },
  },
  {
    english: 'downpour',
    telugu: 'కుండపోత',
    grade: 4,
    alsoEnglish: ['heavy rain'],
    alsoTelugu: ['జడివాన', 'కుంభవృష్టి'],
    explanations: [
      {
        en: 'A downpour is very heavy rain. In the downpour we could not see the house across the road.',
        te: 'చాలా జోరుగా పడే వానను కుండపోత అంటారు. కుండపోత వానలో ఎదురుగా ఉన్న ఇల్లు కూడా కనిపించలేదు.',
      },
      {
        en: 'The Telugu word is a picture: it pours as if someone emptied a pot over you. In English they say it rains cats and dogs.',
        te: 'కుండతో నీళ్లు కుమ్మరించినట్టు పడుతుంది కాబట్టి ఆ పేరు. ఇంగ్లీషులో అయితే పిల్లులూ కుక్కలూ కురుస్తున్నాయని సరదాగా అంటారు.',
      },
      {
        en: 'If it goes on long, the drains fill and the streets stand under water. The bus did not come that day, and school was closed.',
        te: 'చాలాసేపు పడితే కాలువలు నిండి వీధుల్లో నీళ్లు నిలుస్తాయి. ఆ రోజు బస్సు రాలేదు, బడికి సెలవు ఇచ్చారు.',
      },
    ],
    sentence: { en: 'It is a downpour outside.', te: 'బయట కుండపోత వాన పడుతోంది.' },
  },
  {
    english: 'flood',
    telugu: 'వరద',
    grade: 3,
    explanations: [
      {
        en: 'A flood is when a river or the sea spreads over the land. In the flood people went from house to house by boat.',
        te: 'నది లేదా సముద్రం పొంగి నేల మీదికి నీళ్లు రావడాన్ని వరద అంటారు. వరదలో జనం పడవల మీద ఇంటింటికీ వెళ్లారు.',
      },
      {
        en: 'At Bhadrachalam the height of the Godavari is measured, and warnings are given in three steps. When the third comes, villages move to high ground.',
        te: 'భద్రాచలం దగ్గర గోదావరి నీటి మట్టం కొలిచి మూడు హెచ్చరికలు ఇస్తారు. మూడోది వస్తే ఊళ్లవాళ్లు ఎత్తైన చోటుకు వెళ్తారు.',
      },
      {
        en: 'Floods do harm, but they also leave new, rich soil on the fields. Forests upriver soak up a lot of rain, and that makes floods smaller.',
        te: 'వరద నష్టం చేసినా పొలాల్లో సారవంతమైన ఒండ్రుమట్టిని వదిలి వెళ్తుంది. అడవులు వాన నీటిని పీల్చుకుని వరదను తగ్గిస్తాయి.',
      },
    ],
    sentence: { en: 'A flood came in the river.', te: 'నదికి వరద వచ్చింది.' },
  },
  {
    english: 'drought',
    telugu: 'కరువు',
    grade: 5,
    alsoEnglish: ['famine'],
    explanations: [
      {
        en: 'A drought is a long time without rain, when wells and fields dry up. In the year of the drought the pond was only cracked earth.',
        te: 'చాలాకాలం వానలు లేక బావులు, పొలాలు ఎండిపోవడమే కరువు. కరువు వచ్చిన ఏడాది చెరువులో బీటలు వారిన మట్టి మాత్రమే మిగిలింది.',
      },
      {
        en: 'Rayalaseema has known many dry years. There people dig ponds and save every drop of rain for the bad time.',
        te: 'రాయలసీమ ఎన్నో కరువులను చూసింది. అక్కడి జనం చెరువులు తవ్వి, ప్రతి చినుకునూ కష్టకాలం కోసం నిల్వ చేసుకుంటారు.',
      },
      {
        en: 'When no rain comes, people in some Telugu villages carry a frog from house to house, pour water over it and sing. This is called Kappatalli.',
        te: 'వానలు రాకపోతే కొన్ని తెలుగు ఊళ్లలో కప్పను ఇంటింటికీ తీసుకెళ్లి, నీళ్లు పోసి పాటలు పాడతారు. దీన్ని కప్పతల్లి ఆట అంటారు.',
      },
    ],
    sentence: { en: 'There is a drought in that land.', te: 'ఆ ప్రాంతంలో కరువు ఉంది.' },
  },
  {
    english: 'temperature',
    telugu: 'ఉష్ణోగ్రత',
    grade: 4,
    emoji: '🌡️',
    explanations: [
      {
        en: 'Temperature tells how hot or cold something is. Today the temperature is forty degrees, so drink plenty of water.',
        te: 'ఏదైనా ఎంత వేడిగా, ఎంత చల్లగా ఉందో చెప్పేది ఉష్ణోగ్రత. ఈ రోజు ఉష్ణోగ్రత నలభై డిగ్రీలు, నీళ్లు బాగా తాగు.',
      },
      {
        en: 'It is measured with a thermometer. At zero degrees water turns to ice, and at a hundred it boils.',
        te: 'దాన్ని థర్మామీటర్‌తో కొలుస్తారు. సున్నా డిగ్రీల దగ్గర నీరు మంచుగా మారుతుంది, వంద డిగ్రీల దగ్గర మరుగుతుంది.',
      },
      {
        en: 'Our body stays near thirty-seven degrees, summer and winter. If it rises, we have a fever and must rest.',
        te: 'ఎండాకాలమైనా చలికాలమైనా మన ఒంటి ఉష్ణోగ్రత దాదాపు ముప్పై ఏడు డిగ్రీలు ఉంటుంది. అది పెరిగితే జ్వరం వచ్చినట్టు; విశ్రాంతి తీసుకోవాలి.',
      },
    ],
    sentence: { en: 'The temperature is low today.', te: 'ఈ రోజు ఉష్ణోగ్రత తక్కువగా ఉంది.' },
  },
  {
    english: 'heatwave',
    telugu: 'వడగాలి',
    grade: 3,
    alsoEnglish: ['hot wind', 'heat wave'],
    alsoTelugu: ['వడగాడ్పు'],
    explanations: [
      {
        en: 'A heatwave is a time of burning hot winds in summer. In a heatwave we stay indoors from noon till evening.',
        te: 'ఎండాకాలంలో వీచే చాలా వేడి గాలిని వడగాలి అంటారు. వడగాలి వీచేటప్పుడు మేము మధ్యాహ్నం నుంచి సాయంత్రం దాకా ఇంట్లోనే ఉంటాం.',
      },
      {
        en: 'Too much of it makes one ill; in Telugu that is called vadadebba. Buttermilk, water and a cap help.',
        te: 'అది ఎక్కువగా తగిలితే ఒంట్లో బాగుండదు; దాన్ని వడదెబ్బ అంటారు. మజ్జిగ, నీళ్లు, టోపీ మేలు చేస్తాయి.',
      },
      {
        en: 'Birds and dogs suffer too. Chinnu puts a bowl of water on the wall for them every morning.',
        te: 'పక్షులు, కుక్కలు కూడా బాధపడతాయి. చిన్ను వాటి కోసం రోజూ పొద్దున గోడ మీద గిన్నెతో నీళ్లు పెడతాడు.',
      },
    ],
    sentence: { en: 'There is a heatwave outside.', te: 'బయట వడగాలి వీస్తోంది.' },
  },
  {
    english: 'dewdrop',
    telugu: 'మంచు బిందువు',
    grade: 3,
    alsoEnglish: ['dew'],
    explanations: [
      {
        en: 'A dewdrop is a small drop of water that we find on grass and leaves in the morning. The sun came up, and each dewdrop sparkled.',
        te: 'పొద్దున్నే గడ్డి మీద, ఆకుల మీద కనిపించే చిన్న నీటి చుక్కను మంచు బిందువు అంటారు. సూర్యుడు రాగానే ఒక్కో మంచు బిందువు మెరిసింది.',
      },
      {
        en: 'It has not rained: at night the air grows cool and leaves its water on cold things. A glass of iced juice gets wet outside in the same way.',
        te: 'అది వాన కాదు; రాత్రి గాలి చల్లబడి తనలోని నీటిని చల్లని వస్తువుల మీద వదులుతుంది. ఐసు వేసిన గ్లాసు బయట తడిసేది కూడా అందుకే.',
      },
      {
        en: 'In one desert some beetles drink such drops, which they get from the fog. They stand on their heads, and the drops run down into their mouths.',
        te: 'ఒక ఎడారిలో కొన్ని పురుగులు పొగమంచు నుంచి వచ్చే ఇలాంటి చుక్కలనే తాగుతాయి. అవి తల కిందికి పెట్టి నిలబడితే చుక్కలు జారి నోట్లో పడతాయి.',
      },
    ],
    sentence: { en: 'A dewdrop lies on the leaf.', te: 'ఆకు మీద మంచు బిందువు ఉంది.' },
  },
  {
    english: 'ice',
    telugu: 'మంచుగడ్డ',
    grade: 2,
    emoji: '🧊',
    alsoEnglish: ['ice block'],
    alsoTelugu: ['ఐసు', 'మంచు గడ్డ'],
    explanations: [
      {
        en: 'Ice is water that has frozen hard. Put ice into the sugarcane juice, please!',
        te: 'గట్టిగా గడ్డకట్టిన నీటిని మంచుగడ్డ అంటారు. చెరకు రసంలో కొంచెం మంచుగడ్డ వేయండి!',
      },
      {
        en: 'Ice is lighter than water, so it floats. Under the ice of a lake the fish go on living through the winter.',
        te: 'నీటి కంటే తేలిక కాబట్టి మంచుగడ్డ తేలుతుంది. సరస్సు పైన గడ్డకట్టినా కింద నీటిలో చేపలు చలికాలమంతా బతుకుతాయి.',
      },
      {
        en: 'A mountain of ice that floats in the sea is called an iceberg. Only about a tenth of it shows above the water.',
        te: 'సముద్రంలో తేలే కొండంత మంచుగడ్డను ఐస్‌బర్గ్ అంటారు. దానిలో దాదాపు పదో వంతు మాత్రమే నీటి పైన కనిపిస్తుంది.',
      },
    ],
    sentence: { en: 'The ice melted in the sun.', te: 'ఎండకు మంచుగడ్డ కరిగిపోయింది.' },
  },
  {
    english: 'snowman',
    telugu: 'మంచు మనిషి',
    grade: 2,
    emoji: '⛄',
    alsoTelugu: ['మంచు బొమ్మ'],
    explanations: [
      {
        en: 'A snowman is a figure of a man made of snow. In Shimla we built a snowman with a carrot nose.',
        te: 'మంచుతో చేసే మనిషి బొమ్మను మంచు మనిషి అంటారు. సిమ్లాలో మేము క్యారెట్ ముక్కుతో మంచు మనిషి చేశాం.',
      },
      {
        en: 'Roll three balls of snow, big, middle and small, and set them one on another. Stones make good eyes, twigs make arms.',
        te: 'పెద్దది, మధ్యది, చిన్నది అని మూడు మంచు ఉండలు చేసి ఒకదాని మీద ఒకటి పెట్టాలి. రాళ్లు కళ్లవుతాయి, పుల్లలు చేతులవుతాయి.',
      },
      {
        en: 'When the sun shines it grows thin, and one day only the carrot and the hat are left. Do not cry, said Aunt, next winter it comes again.',
        te: 'ఎండ కాస్తే మంచు మనిషి కరిగిపోతాడు, చివరికి క్యారెట్, టోపీ మాత్రమే మిగులుతాయి. ఏడవకు, వచ్చే చలికాలం మళ్లీ వస్తాడు అన్నారు పిన్ని.',
      },
    ],
    sentence: { en: 'The snowman is wearing a hat.', te: 'మంచు మనిషి టోపీ పెట్టుకున్నాడు.' },
  },
  {
    english: 'moisture',
    telugu: 'తేమ',
    grade: 4,
    alsoEnglish: ['humidity', 'dampness'],
    alsoTelugu: ['చెమ్మ'],
    explanations: [
      {
        en: 'Moisture is a little water in the air, in the soil or in cloth. Feel the soil: if there is moisture in it, the plant needs no water yet.',
        te: 'గాలిలో, మట్టిలో, బట్టల్లో కొద్దిగా ఉండే నీటిని తేమ అంటారు. మట్టి ముట్టుకుని చూడు: తేమ ఉంటే మొక్కకు ఇప్పుడే నీళ్లు అక్కర్లేదు.',
      },
      {
        en: 'Near the sea there is much of it in the air. That is why in Kakinada salt gets wet and washing dries slowly.',
        te: 'సముద్రం దగ్గర గాలిలో తేమ ఎక్కువ. అందుకే కాకినాడలో ఉప్పు చెమ్మగిల్లుతుంది, బట్టలు ఆలస్యంగా ఆరతాయి.',
      },
      {
        en: 'Seeds need it to sprout, but in a store of rice it does harm. So farmers dry the grain well in the sun.',
        te: 'మొలకెత్తడానికి విత్తనాలకు తేమ కావాలి, కానీ నిల్వ చేసే బియ్యానికి అది చేటు. అందుకే రైతులు ధాన్యాన్ని ఎండలో బాగా ఆరబెడతారు.',
      },
    ],
    sentence: { en: 'There is moisture in this soil.', te: 'ఈ మట్టిలో తేమ ఉంది.' },
  },
  {
    english: 'sultriness',
    telugu: 'ఉక్కపోత',
    grade: 4,
    alsoEnglish: ['sultry weather', 'mugginess'],
    alsoTelugu: ['ఉక్క'],
    explanations: [
      {
        en: 'Sultriness is damp heat without any wind, when we sweat just sitting still. In this sultriness nobody wants to play.',
        te: 'గాలి ఆడక, చెమటలు పోసేలా ఉండే వేడిని ఉక్కపోత అంటారు. ఈ ఉక్కపోతలో ఎవరికీ ఆడుకోవాలని లేదు.',
      },
      {
        en: 'Sweat cools us when it dries, but in damp air it does not dry. A palm-leaf hand fan moves the air and makes it better.',
        te: 'చెమట ఆరితే ఒళ్లు చల్లబడుతుంది; గాలిలో తేమ ఉంటే చెమట ఆరదు. తాటాకు విసనకర్రతో విసురుకుంటే హాయిగా ఉంటుంది.',
      },
      {
        en: 'It is often worst just before the rain. If there is such heat today, it will rain tomorrow, says Grandmother, and mostly she is right.',
        te: 'వాన రాకముందు ఉక్కపోత ఎక్కువగా ఉంటుంది. ఈ రోజు ఇంత ఉక్కగా ఉంటే రేపు వాన ఖాయం అంటారు నానమ్మ; చాలావరకు అదే జరుగుతుంది.',
      },
    ],
    sentence: { en: 'The sultriness is too much today.', te: 'ఈ రోజు ఉక్కపోత ఎక్కువగా ఉంది.' },
  },
  {
    english: 'chill',
    telugu: 'చలి',
    grade: 1,
    emoji: '🥶',
    alsoEnglish: ['coldness'],
    explanations: [
      {
        en: 'Chill is the cold that we feel in our body, above all in winter. In the morning chill we sat round a fire.',
        te: 'మన ఒంటికి చల్లగా అనిపించడమే చలి; చలికాలంలో అది ఎక్కువ. పొద్దున చలికి మంట చుట్టూ కూర్చున్నాం.',
      },
      {
        en: 'We shiver because quick little movements make our body warm. Put on a sweater, and the shivering stops.',
        te: 'చలికి వణికితే ఆ కదలికల వల్ల ఒళ్లు వెచ్చబడుతుంది. స్వెటర్ వేసుకుంటే వణుకు తగ్గుతుంది.',
      },
      {
        en: 'In Andhra Pradesh the village of Lambasingi is known for it: in January it may come near zero degrees there. Many go there just to see the mist.',
        te: 'ఆంధ్రప్రదేశ్‌లో చలికి లంబసింగి అనే ఊరు పేరు పొందింది; జనవరిలో అక్కడ సున్నా డిగ్రీల దగ్గరికి వస్తుంది. పొగమంచు చూడడానికే చాలామంది అక్కడికి వెళ్తారు.',
      },
    ],
    sentence: { en: 'I feel cold.', te: 'నాకు చలి వేస్తోంది.' },
  },
  {
    english: 'thunderbolt',
    telugu: 'పిడుగు',
    grade: 3,
    alsoEnglish: ['lightning strike'],
    explanations: [
      {
        en: 'A thunderbolt is lightning that strikes the ground or a tree. A thunderbolt split the palm tree in the field.',
        te: 'మెరుపు నేల మీదో చెట్టు మీదో పడితే దాన్ని పిడుగు అంటారు. పొలంలోని తాటిచెట్టును పిడుగు చీల్చేసింది.',
      },
      {
        en: 'It looks for the tallest thing. So in a storm do not stand under a tree or in an open field; a house or a car is safe.',
        te: 'పిడుగు ఎక్కువగా ఎత్తైనదాని మీద పడుతుంది. అందుకే ఉరుములప్పుడు చెట్టు కింద, మైదానంలో నిలబడకూడదు; ఇంట్లోనో కారులోనో ఉంటే మంచిది.',
      },
      {
        en: 'A small child who is bold and quick is called a thunderbolt in Telugu. Our Chinnu is a thunderbolt: at four he answers everybody.',
        te: 'చురుకైన, ధైర్యంగల చిన్న పిల్లలను చిచ్చరపిడుగు అంటారు. మా చిన్ను చిచ్చరపిడుగు; నాలుగేళ్లకే అందరికీ జవాబు చెప్తాడు.',
      },
    ],
    sentence: { en: 'The thunderbolt struck a tree.', te: 'చెట్టు మీద పిడుగు పడింది.' },
  },
  {
    english: 'monsoon winds',
    telugu: 'ఋతుపవనాలు',
    grade: 6,
    alsoEnglish: ['monsoons'],
    alsoTelugu: ['రుతుపవనాలు'],
    explanations: [
      {
        en: 'Monsoon winds are the winds that bring rain from the sea at the same time each year. In June the monsoon winds first reach Kerala.',
        te: 'ఏటా ఒకే సమయంలో సముద్రం నుంచి వాన తెచ్చే గాలులను ఋతుపవనాలు అంటారు. జూన్‌లో ఋతుపవనాలు మొదట కేరళను చేరతాయి.',
      },
      {
        en: 'From June to September they blow from the south-west. In autumn they turn round and come from the north-east.',
        te: 'జూన్ నుంచి సెప్టెంబర్ దాకా నైరుతి వైపు నుంచి వీస్తాయి. ఆ తర్వాత దిశ మారి ఈశాన్యం నుంచి వస్తాయి.',
      },
      {
        en: 'The crops of India hang on them. When they are late, farmers look at the sky every day.',
        te: 'భారతదేశంలో పంటలు వాటి మీదే ఆధారపడతాయి. అవి ఆలస్యమైతే రైతులు రోజూ ఆకాశం వైపు చూస్తారు.',
      },
    ],
    sentence: { en: 'The monsoon winds have come.', te: 'ఋతుపవనాలు వచ్చాయి.' },
  },
  {
    english: 'weather forecast',
    telugu: 'వాతావరణ సూచన',
    grade: 5,
    alsoEnglish: ['forecast'],
    explanations: [
      {
        en: 'A weather forecast tells us what the weather is going to be. According to the weather forecast it will rain tomorrow.',
        te: 'రాబోయే రోజుల్లో వాతావరణం ఎలా ఉంటుందో చెప్పేది వాతావరణ సూచన. వాతావరణ సూచన ప్రకారం రేపు వాన పడుతుంది.',
      },
      {
        en: 'Satellites, balloons and ships measure wind and clouds, and computers work it out. It is mostly right for the next few days.',
        te: 'ఉపగ్రహాలు, బెలూన్లు, ఓడలు గాలిని, మబ్బులను కొలుస్తాయి; కంప్యూటర్లు లెక్కకడతాయి. రాబోయే కొన్ని రోజులకు అది చాలావరకు నిజమవుతుంది.',
      },
      {
        en: 'Farmers, fishers and pilots listen to it before they start. We listened too, and took our raincoats to the picnic.',
        te: 'రైతులు, మత్స్యకారులు, పైలట్లు బయలుదేరే ముందు దాన్ని వింటారు. మేము కూడా విని, విహారయాత్రకు వానకోట్లు తీసుకెళ్లాం.',
      },
    ],
    sentence: { en: 'We heard the weather forecast on the radio.', te: 'రేడియోలో వాతావరణ సూచన విన్నాం.' },
  },
  {
    english: 'puddle',
    telugu: 'నీటి గుంట',
    grade: 2,
    explanations: [
      {
        en: 'A puddle is a little water standing in a hollow after rain. My brother jumped into the puddle with both feet.',
        te: 'వాన పడ్డాక చిన్న గుంతలో నిలిచే కొద్దిపాటి నీటిని నీటి గుంట అంటారు. తమ్ముడు రెండు కాళ్లతో నీటి గుంటలోకి దూకాడు.',
      },
      {
        en: 'When the water is still, you can see the sky in it. Birds come to bathe and drink there.',
        te: 'నీళ్లు కదలకుండా ఉంటే అందులో ఆకాశం కనిపిస్తుంది. పక్షులు వచ్చి అక్కడ స్నానం చేస్తాయి, నీళ్లు తాగుతాయి.',
      },
      {
        en: 'If it stands for a week, mosquitoes lay eggs in it. So we filled the one before our gate with earth.',
        te: 'వారం రోజులు నిలిస్తే అందులో దోమలు గుడ్లు పెడతాయి. అందుకే మా గేటు ముందున్నదాన్ని మట్టితో పూడ్చాం.',
      },
    ],
    sentence: { en: 'There is a puddle on the road.', te: 'రోడ్డు మీద నీటి గుంట ఉంది.' },
  },
  {
    english: 'sunrise',
    telugu: 'సూర్యోదయం',
    grade: 3,
    emoji: '🌅',
    opposite: 'sunset',
    explanations: [
      {
        en: 'Sunrise is the time when the sun comes up in the east. At sunrise the sea turned to gold.',
        te: 'తూర్పున సూర్యుడు పైకి వచ్చే సమయం సూర్యోదయం. సూర్యోదయం వేళ సముద్రం బంగారు రంగులోకి మారింది.',
      },
      {
        en: 'The sun itself does not rise; the earth turns and carries us into its light. On the other side of the earth it is evening then.',
        te: 'నిజానికి సూర్యుడు పైకి రాడు; భూమి తిరుగుతూ మనల్ని వెలుగులోకి తీసుకొస్తుంది. అప్పుడు భూమికి అవతలి వైపు సాయంత్రం అవుతుంది.',
      },
      {
        en: 'Of all the states of India, Arunachal Pradesh sees it first; its name means land of the dawn-lit mountains. In Telugu lands it comes an hour later.',
        te: 'భారతదేశంలో ముందుగా సూర్యోదయం అయ్యేది అరుణాచల్ ప్రదేశ్‌లో; తొలి వెలుగు పడే కొండల నేల అని ఆ పేరుకు అర్థం. తెలుగు రాష్ట్రాల్లో దాదాపు గంట తర్వాత అవుతుంది.',
      },
    ],
    sentence: { en: 'The sunrise is very beautiful.', te: 'సూర్యోదయం చాలా అందంగా ఉంది.' },
  },
  {
    english: 'sunset',
    telugu: 'సూర్యాస్తమయం',
    grade: 3,
    emoji: '🌇',
    opposite: 'sunrise',
    explanations: [
      {
        en: 'Sunset is the time when the sun goes down in the west. After sunset the birds fly home.',
        te: 'పడమర వైపు సూర్యుడు కిందికి దిగిపోయే సమయం సూర్యాస్తమయం. సూర్యాస్తమయం కాగానే పక్షులు గూళ్లకు చేరతాయి.',
      },
      {
        en: 'Then the light has a longer way through the air, which takes out the blue and leaves the red. So the sky looks as if painted.',
        te: 'అప్పుడు వెలుగు గాలిలో ఎక్కువ దూరం ప్రయాణిస్తుంది; నీలి రంగు చెదిరిపోయి ఎరుపు మిగులుతుంది. అందుకే ఆకాశానికి రంగులు పూసినట్టు ఉంటుంది.',
      },
      {
        en: "At Kanyakumari you can see both sunrise and sunset over the sea. Lata's family stayed the whole day for that.",
        te: 'కన్యాకుమారిలో సూర్యోదయం, సూర్యాస్తమయం రెండూ సముద్రం మీదే చూడవచ్చు. అందుకోసం లత వాళ్లు రోజంతా అక్కడే ఉన్నారు.',
      },
    ],
    sentence: { en: 'We saw the sunset on the beach.', te: 'మేము సముద్రపు ఒడ్డున సూర్యాస్తమయం చూశాం.' },
  },
];
