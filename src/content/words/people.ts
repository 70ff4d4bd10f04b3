import type { Word } from './word';

export const people: readonly Word[] = [
  {
    english: 'teacher',
    telugu: 'ఉపాధ్యాయుడు',
    grade: 1,
    alsoTelugu: ['ఉపాధ్యాయురాలు', 'టీచర్', 'టీచరు', 'గురువు', 'మాస్టారు'],
    explanations: [
      {
        en: 'A teacher helps children to learn and to think for themselves. Our science teacher showed us how a seed sprouts in wet cotton.',
        te: 'బడిలో పిల్లలకు పాఠాలు నేర్పేవారిని ఉపాధ్యాయుడు అంటాం; స్త్రీ అయితే ఉపాధ్యాయురాలు. మా సైన్స్ ఉపాధ్యాయుడు తడి దూదిలో గింజ ఎలా మొలకెత్తుతుందో చూపించారు.',
      },
      {
        en: 'A good teacher is patient and likes questions. When I did not understand the sum, my teacher explained it again with tamarind seeds.',
        te: 'మంచి ఉపాధ్యాయులు ఓపికగా ఉంటారు, ప్రశ్నలు అడిగితే సంతోషిస్తారు. లెక్క అర్థం కాలేదంటే, మా ఉపాధ్యాయురాలు చింతగింజలతో మళ్లీ వివరించారు.',
      },
      {
        en: 'India keeps Teachers’ Day on 5 September, the birthday of Dr Radhakrishnan. On that day the older pupils of our school take the classes.',
        te: 'డాక్టర్ రాధాకృష్ణన్ పుట్టినరోజైన సెప్టెంబరు 5న భారతదేశంలో ఉపాధ్యాయ దినోత్సవం జరుపుతారు. ఆ రోజు మా బడిలో పెద్ద తరగతి పిల్లలు పాఠాలు చెప్తారు.',
      },
    ],
    sentence: { en: 'Our Telugu teacher tells good stories.', te: 'మా తెలుగు ఉపాధ్యాయుడు మంచి కథలు చెప్తారు.' },
  },
  {
    english: 'farmer',
    telugu: 'రైతు',
    grade: 1,
    emoji: '🧑‍🌾',
    alsoTelugu: ['వ్యవసాయదారుడు'],
    explanations: [
      {
        en: 'A farmer works in the fields and grows the grain and vegetables that we eat. Our neighbour Yadamma is a farmer who grows chillies.',
        te: 'నేలను దున్ని, మనం తినే ధాన్యం, కూరగాయలు పండించేవారు రైతులు. మా పక్కింటి యాదమ్మ మిరప పండించే రైతు.',
      },
      {
        en: 'The work follows the seasons: ploughing, sowing, weeding and harvest. As soon as the first rain fell, the farmer took seeds to the field.',
        te: 'దున్నడం, విత్తడం, కలుపు తీయడం, కోయడం అనే పనులను రైతు కాలానికి తగ్గట్టు చేస్తారు. తొలకరి పడగానే రైతు విత్తనాలు తీసుకుని పొలానికి వెళ్లారు.',
      },
      {
        en: 'People call the farmer the one who feeds the nation, for without farmers no plate would be full. So I do not leave even a grain of rice uneaten.',
        te: 'రైతును అన్నదాత అంటారు, ఎందుకంటే రైతు లేకపోతే ఎవరి కంచమూ నిండదు. అందుకే నేను ఒక్క మెతుకు కూడా పారేయను.',
      },
    ],
    sentence: { en: 'The farmer is working in the field.', te: 'రైతు పొలంలో పని చేస్తున్నారు.' },
  },
  {
    english: 'doctor',
    telugu: 'వైద్యుడు',
    grade: 1,
    emoji: '🧑‍⚕️',
    alsoTelugu: ['వైద్యురాలు', 'డాక్టర్', 'డాక్టరు'],
    explanations: [
      {
        en: 'A doctor finds out why we are ill and gives us medicine. The doctor listened to my chest and told me to rest for two days.',
        te: 'మనకు జబ్బు ఎందుకు వచ్చిందో తెలుసుకుని మందు ఇచ్చేవారిని వైద్యుడు అంటాం; స్త్రీ అయితే వైద్యురాలు. వైద్యుడు నా గుండె చప్పుడు విని, రెండు రోజులు విశ్రాంతి తీసుకోమన్నారు.',
      },
      {
        en: 'Doctors study for many years, and some care only for eyes, teeth or children. A doctor for children gave my brother his vaccine.',
        te: 'వైద్యులు ఎన్నో ఏళ్లు చదువుతారు; కొందరు కళ్లకో పళ్లకో పిల్లలకో ప్రత్యేకంగా వైద్యం చేస్తారు. పిల్లల వైద్యురాలు తమ్ముడికి టీకా వేశారు.',
      },
      {
        en: 'Animals have doctors too. When our calf stopped eating, the animal doctor came to the shed and made it well.',
        te: 'జంతువులకు కూడా వైద్యులు ఉంటారు. మా లేగదూడ మేత మానేస్తే పశువుల వైద్యుడు కొట్టానికి వచ్చి నయం చేశారు.',
      },
    ],
    sentence: { en: 'The doctor gave me medicine.', te: 'వైద్యుడు నాకు మందు ఇచ్చారు.' },
  },
  {
    english: 'friend',
    telugu: 'స్నేహితుడు',
    grade: 1,
    alsoTelugu: ['స్నేహితురాలు', 'మిత్రుడు', 'నేస్తం', 'దోస్తు'],
    explanations: [
      {
        en: 'A friend is someone we like, trust and enjoy being with. My friend Imran and I share one umbrella on the way to school.',
        te: 'మనకు నచ్చినవాడు, మనం నమ్మేవాడు, మనతో సరదాగా ఉండేవాడు స్నేహితుడు. బడికి వెళ్లే దారిలో నేను, నా స్నేహితుడు ఇమ్రాన్ ఒకే గొడుగు కింద నడుస్తాం.',
      },
      {
        en: 'A true friend stays with us in trouble as well as in joy. When I broke my arm, Sruthi wrote my notes for me every day.',
        te: 'సంతోషంలోనే కాదు, కష్టంలో కూడా మంచి స్నేహితులు తోడుంటారు. నా చేయి విరిగినప్పుడు నా స్నేహితురాలు శ్రుతి రోజూ నాకు నోట్సు రాసిపెట్టింది.',
      },
      {
        en: 'Telugu says it one way for a boy and another for a girl, and nestham for both. In a story a mouse was the friend of a lion and cut his net.',
        te: 'అబ్బాయిని స్నేహితుడు అనీ, అమ్మాయిని స్నేహితురాలు అనీ, ఎవరినైనా నేస్తం అనీ అంటాం. కథలో ఎలుక తన స్నేహితుడైన సింహం కోసం వల కొరికింది.',
      },
    ],
    sentence: { en: 'He is my friend.', te: 'అతను నా స్నేహితుడు.' },
  },
  {
    english: 'boy',
    telugu: 'అబ్బాయి',
    grade: 1,
    emoji: '👦',
    alsoTelugu: ['బాలుడు'],
    explanations: [
      {
        en: 'A boy is a young male child; he will grow up to be a man. The boy in the blue shirt is helping his sister with her bag.',
        te: 'చిన్న వయసులో ఉన్న మగపిల్లవాణ్ణి అబ్బాయి అంటాం. నీలం చొక్కా వేసుకున్న అబ్బాయి చెల్లి సంచి మోస్తూ సాయం చేస్తున్నాడు.',
      },
    ],
    sentence: { en: 'That boy plays well.', te: 'ఆ అబ్బాయి బాగా ఆడతాడు.' },
  },
  {
    english: 'girl',
    telugu: 'అమ్మాయి',
    grade: 1,
    emoji: '👧',
    alsoTelugu: ['బాలిక'],
    explanations: [
      {
        en: 'A girl is a young female child; in Telugu we lovingly call a daughter so too. The girl on the first bench wants to be a pilot.',
        te: 'ఆడపిల్లను, ప్రేమగా కూతురిని కూడా అమ్మాయి అంటాం. మొదటి బెంచీ మీద కూర్చున్న అమ్మాయి పైలట్ కావాలనుకుంటోంది.',
      },
    ],
    sentence: { en: 'That girl runs fast.', te: 'ఆ అమ్మాయి వేగంగా పరుగెత్తుతుంది.' },
  },
  {
    english: 'man',
    telugu: 'పురుషుడు',
    grade: 2,
    emoji: '👨',
    alsoTelugu: ['మగవాడు'],
    explanations: [
      {
        en: 'A man is a grown-up male person. Three men of our street carried water to the young plants all through the summer.',
        te: 'ఎదిగిన మగమనిషిని పురుషుడు అంటారు. మా వీధిలో ముగ్గురు పురుషులు ఎండాకాలమంతా మొక్కలకు నీళ్లు మోసి పోశారు.',
      },
    ],
    sentence: { en: 'There is a man in this picture.', te: 'ఈ బొమ్మలో ఒక పురుషుడు ఉన్నాడు.' },
  },
  {
    english: 'woman',
    telugu: 'స్త్రీ',
    grade: 2,
    emoji: '👩',
    alsoTelugu: ['మహిళ', 'ఆడమనిషి'],
    explanations: [
      {
        en: 'A woman is a girl who has grown up. Women work as farmers, doctors and pilots; a woman drives the train that Father takes.',
        te: 'అమ్మాయి పెరిగి పెద్దయ్యాక స్త్రీ అవుతుంది. స్త్రీలు రైతులుగా, వైద్యులుగా, పైలట్లుగా పని చేస్తారు; నాన్న ఎక్కే రైలును నడిపేది ఒక స్త్రీ.',
      },
    ],
    sentence: { en: 'There is a woman in this picture.', te: 'ఈ చిత్రంలో ఒక స్త్రీ ఉంది.' },
  },
  {
    english: 'guest',
    telugu: 'అతిథి',
    grade: 2,
    alsoEnglish: ['visitor'],
    explanations: [
      {
        en: 'A guest is someone who comes to our home to visit us. Our guest came in from the hot sun, so first we gave cool buttermilk and then we talked.',
        te: 'మనల్ని కలవడానికి మన ఇంటికి వచ్చినవారిని అతిథి అంటాం. ఎండలో వచ్చిన అతిథికి ముందు చల్లని మజ్జిగ ఇచ్చి, తర్వాత కబుర్లు చెప్పాం.',
      },
    ],
    sentence: { en: 'A guest has come to our house.', te: 'మా ఇంటికి అతిథి వచ్చారు.' },
  },
  {
    english: 'king',
    telugu: 'రాజు',
    grade: 1,
    explanations: [
      {
        en: 'A king is a man who ruled a land long ago and protected its people. Krishnadevaraya was a king who wrote poetry in Telugu.',
        te: 'పూర్వం రాజ్యాన్ని పాలించి, ప్రజలను కాపాడినవాడు రాజు. శ్రీకృష్ణదేవరాయలు తెలుగులో కావ్యం రాసిన రాజు.',
      },
    ],
    sentence: { en: 'The king in this story is good.', te: 'ఈ కథలో రాజు మంచివాడు.' },
  },
  {
    english: 'queen',
    telugu: 'రాణి',
    grade: 1,
    explanations: [
      {
        en: 'A queen is a king’s wife, or a woman who rules by herself. Rani Rudrama ruled the Kakatiya kingdom from Warangal very well.',
        te: 'రాజు భార్యను గానీ, తానే రాజ్యం ఏలే స్త్రీని గానీ రాణి అంటారు. రుద్రమదేవి ఓరుగల్లు నుంచి కాకతీయ రాజ్యాన్ని చక్కగా పాలించింది.',
      },
    ],
    sentence: { en: 'The queen is sitting on the throne.', te: 'రాణి సింహాసనం మీద కూర్చుని ఉంది.' },
  },
  {
    english: 'poet',
    telugu: 'కవి',
    grade: 3,
    explanations: [
      {
        en: 'A poet writes poems in beautiful words that we remember. Vemana was a poet who put great thoughts into short, simple poems.',
        te: 'అందమైన మాటలతో, మనసులో నిలిచిపోయేలా పద్యాలు రాసేవారిని కవి అంటారు. వేమన గొప్ప భావాలను చిన్న చిన్న పద్యాల్లో సులభంగా చెప్పిన కవి.',
      },
    ],
    sentence: { en: 'Potana is a great poet.', te: 'పోతన గొప్ప కవి.' },
  },
  {
    english: 'singer',
    telugu: 'గాయని',
    grade: 3,
    alsoTelugu: ['గాయకుడు'],
    explanations: [
      {
        en: 'A singer is someone who sings well for others; Telugu has one word for a woman and another for a man. Our school’s singer began the show with a song.',
        te: 'అందరి ముందు చక్కగా పాడే స్త్రీని గాయని అనీ, పురుషుడిని గాయకుడు అనీ అంటారు. మా బడి గాయని పాటతో కార్యక్రమం మొదలైంది.',
      },
    ],
    sentence: { en: 'My aunt is a singer.', te: 'మా అత్త గాయని.' },
  },
  {
    english: 'scientist',
    telugu: 'శాస్త్రవేత్త',
    grade: 4,
    emoji: '🧑‍🔬',
    explanations: [
      {
        en: 'A scientist looks, tests and thinks to find out new things. Yellapragada Subbarow was a scientist who helped to make new medicines.',
        te: 'గమనిస్తూ, పరీక్షిస్తూ, ఆలోచిస్తూ కొత్త సంగతులు కనిపెట్టేవారు శాస్త్రవేత్తలు. యల్లాప్రగడ సుబ్బారావు కొత్త మందుల తయారీకి కృషి చేసిన శాస్త్రవేత్త.',
      },
    ],
    sentence: { en: 'I want to become a scientist.', te: 'నేను శాస్త్రవేత్త కావాలనుకుంటున్నాను.' },
  },
  {
    english: 'engineer',
    telugu: 'ఇంజనీరు',
    grade: 4,
    alsoTelugu: ['ఇంజనీర్'],
    explanations: [
      {
        en: 'An engineer plans bridges, dams and machines and has them built. Sir Arthur Cotton was the engineer who built the dam on the Godavari at Dowleswaram.',
        te: 'వంతెనలు, ఆనకట్టలు, యంత్రాలు ఎలా ఉండాలో ఆలోచించి తయారు చేయించేవారు ఇంజనీరు. ధవళేశ్వరం దగ్గర గోదావరి ఆనకట్ట కట్టించిన ఇంజనీరు సర్ ఆర్థర్ కాటన్.',
      },
    ],
    sentence: { en: 'My uncle is an engineer.', te: 'మా బాబాయి ఇంజనీరు.' },
  },
  {
    english: 'soldier',
    telugu: 'సైనికుడు',
    grade: 3,
    alsoTelugu: ['జవాను'],
    explanations: [
      {
        en: 'A soldier guards the country in heat and in snow. When floods came, soldiers came in boats and helped the people.',
        te: 'ఎండలోనూ మంచులోనూ దేశాన్ని కాపాడేవారిని సైనికుడు అంటారు. వరదలు వచ్చినప్పుడు సైనికులు పడవల్లో వచ్చి జనానికి సాయం చేశారు.',
      },
    ],
    sentence: { en: 'My maternal uncle is a soldier.', te: 'మా మామయ్య సైనికుడు.' },
  },
  {
    english: 'police officer',
    telugu: 'పోలీసు',
    grade: 2,
    emoji: '👮',
    alsoEnglish: ['police', 'policeman', 'policewoman'],
    explanations: [
      {
        en: 'A police officer keeps order on the roads and helps people in trouble. At the crossing a police officer stopped the cars and let us children cross.',
        te: 'రోడ్ల మీద క్రమశిక్షణ కాపాడుతూ, ఆపదలో ఉన్నవారికి సాయపడేవారు పోలీసులు. కూడలిలో పోలీసు ఒకరు వాహనాలను ఆపి, పిల్లలను రోడ్డు దాటించారు.',
      },
    ],
    sentence: { en: 'The police officer showed us the way.', te: 'పోలీసు మాకు దారి చూపించారు.' },
  },
  {
    english: 'nurse',
    telugu: 'నర్సు',
    grade: 2,
    explanations: [
      {
        en: 'A nurse looks after sick people in a hospital by day and night. The nurse gave me my tablets on time and told me jokes so that I would not be sad.',
        te: 'ఆసుపత్రిలో రోగులను రాత్రీ పగలూ చూసుకునేవారు నర్సులు. నర్సు నాకు వేళకు మాత్రలు ఇచ్చి, దిగులు పడకుండా సరదా కబుర్లు చెప్పారు.',
      },
    ],
    sentence: { en: 'That nurse is very good.', te: 'ఆ నర్సు చాలా మంచివారు.' },
  },
  {
    english: 'driver',
    telugu: 'డ్రైవర్',
    grade: 2,
    alsoTelugu: ['డ్రైవరు'],
    explanations: [
      {
        en: 'A driver drives a bus, a car or a train with care. Our school bus driver waits until every child has sat down.',
        te: 'బస్సు, కారు, రైలు లాంటివాటిని జాగ్రత్తగా నడిపేవారు డ్రైవర్లు. పిల్లలందరూ కూర్చున్నాకే మా బడి బస్సు డ్రైవర్ బండి కదిలిస్తారు.',
      },
    ],
    sentence: { en: 'The driver stopped the bus.', te: 'డ్రైవర్ బస్సు ఆపారు.' },
  },
  {
    english: 'tailor',
    telugu: 'దర్జీ',
    grade: 3,
    alsoTelugu: ['టైలర్'],
    explanations: [
      {
        en: 'A tailor measures us, cuts cloth and sews clothes. Before the festival the tailor near the temple sews until midnight.',
        te: 'కొలతలు తీసుకుని, గుడ్డను కత్తిరించి బట్టలు కుట్టేవారు దర్జీలు. పండుగ ముందు గుడి దగ్గరి దర్జీ అర్ధరాత్రి దాకా కుడుతూనే ఉంటారు.',
      },
    ],
    sentence: { en: 'The tailor sewed my shirt.', te: 'దర్జీ నా చొక్కా కుట్టారు.' },
  },
  {
    english: 'potter',
    telugu: 'కుమ్మరి',
    grade: 3,
    explanations: [
      {
        en: 'A potter makes pots and lamps of wet clay on a turning wheel. We watched a lump of clay become a pot in the potter’s hands.',
        te: 'తిరిగే చక్రం మీద తడి మట్టితో కుండలు, ప్రమిదలు చేసేవారు కుమ్మరి. మట్టి ముద్ద కుమ్మరి చేతుల్లో కుండగా మారడం మేము చూశాం.',
      },
    ],
    sentence: { en: 'The potter is making a pot.', te: 'కుమ్మరి కుండ చేస్తున్నారు.' },
  },
  {
    english: 'carpenter',
    telugu: 'వడ్రంగి',
    grade: 3,
    explanations: [
      {
        en: 'A carpenter makes doors, tables and carts from wood. The carpenter of our village made the wood smooth and built a swing for us.',
        te: 'చెక్కతో తలుపులు, బల్లలు, బండ్లు చేసేవారు వడ్రంగి. మా ఊరి వడ్రంగి చెక్కను నున్నగా చిత్రిక పట్టి మాకు ఊయల చేసిచ్చారు.',
      },
    ],
    sentence: { en: 'The carpenter made a chair.', te: 'వడ్రంగి కుర్చీ చేశారు.' },
  },
  {
    english: 'weaver',
    telugu: 'నేతకారుడు',
    grade: 4,
    alsoTelugu: ['చేనేత కార్మికుడు', 'నేత కార్మికుడు', 'నేతన్న'],
    explanations: [
      {
        en: 'A weaver makes cloth from threads on a loom. At Pochampally we saw weavers make bright ikat sarees.',
        te: 'మగ్గం మీద దారాలను అడ్డంగా, నిలువుగా కలిపి బట్ట నేసేవారిని నేతకారుడు అంటారు. పోచంపల్లిలో నేతకారులు రంగురంగుల ఇక్కత్ చీరలు నేయడం చూశాం.',
      },
    ],
    sentence: { en: 'The weaver is working at the loom.', te: 'నేతకారుడు మగ్గం మీద పని చేస్తున్నారు.' },
  },
  {
    english: 'fisherman',
    telugu: 'మత్స్యకారుడు',
    grade: 3,
    alsoEnglish: ['fisher'],
    alsoTelugu: ['జాలరి'],
    explanations: [
      {
        en: 'A fisherman goes out in a boat and catches fish with a net. On the beach at Visakhapatnam we watched fishermen pull in their net.',
        te: 'పడవలో వెళ్లి, వల వేసి చేపలు పట్టేవారిని మత్స్యకారుడు అంటారు. విశాఖపట్నం తీరంలో మత్స్యకారులు వల లాగడం చూశాం.',
      },
    ],
    sentence: { en: 'The fisherman cast his net.', te: 'మత్స్యకారుడు వల వేశారు.' },
  },
];
