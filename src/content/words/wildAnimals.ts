import type { Word } from './word';

export const wildAnimals: readonly Word[] = [
  {
    english: 'kangaroo',
    telugu: 'కంగారూ',
    grade: 2,
    emoji: '🦘',
    explanations: [
      {
        en: 'A kangaroo is an animal of Australia that hops on two strong back legs. A kangaroo hopped across the road in front of the car.',
        te: 'బలమైన రెండు వెనక కాళ్లతో గెంతే ఆస్ట్రేలియా జంతువు కంగారూ. కారు ముందు ఒక కంగారూ గెంతుతూ రోడ్డు దాటింది.',
      },
      {
        en: 'The mother carries her baby in a pouch on her belly. When it is born it is no bigger than a bean.',
        te: 'తల్లి కంగారూ పిల్లను పొట్ట మీది సంచిలో మోస్తుంది. పుట్టినప్పుడు పిల్ల చిక్కుడు గింజంత ఉంటుంది.',
      },
      {
        en: "Its thick tail helps it to keep its balance, like a third leg. It can jump over a wall as high as a man's chest.",
        te: 'లావైన తోక మూడో కాలిలా పనిచేసి, పడిపోకుండా నిలుపుతుంది. మనిషి ఛాతీ ఎత్తు ఉన్న గోడను అది దూకేయగలదు.',
      },
    ],
    sentence: { en: 'The kangaroo hops far.', te: 'కంగారూ చాలా దూరం గెంతుతుంది.' },
  },
  {
    english: 'penguin',
    telugu: 'పెంగ్విన్',
    grade: 2,
    emoji: '🐧',
    explanations: [
      {
        en: 'A penguin is a black and white bird that cannot fly but swims very well. Many penguins live in the ice of the far south.',
        te: 'ఎగరలేకపోయినా చక్కగా ఈదే నలుపు తెలుపు పక్షి పెంగ్విన్. చాలా పెంగ్విన్‌లు దక్షిణ ధ్రువం వైపు మంచులో ఉంటాయి.',
      },
      {
        en: 'The male emperor penguin keeps the egg on his feet, under a warm fold of skin, for two months. All that time he eats nothing.',
        te: 'మగ చక్రవర్తి పెంగ్విన్ గుడ్డును తన పాదాల మీద, వెచ్చని చర్మం కింద రెండు నెలలు ఉంచుకుంటుంది. అన్నాళ్లూ అది ఏమీ తినదు.',
      },
      {
        en: 'In the cold wind penguins stand close together and take turns in the warm middle. In the school play Anita waddled like one of them.',
        te: 'చల్లగాలికి పెంగ్విన్‌లు దగ్గర దగ్గరగా నిలబడి, వెచ్చని మధ్య చోటును వంతులవారీగా పంచుకుంటాయి. బడి నాటికలో అనిత వాటిలా అటూ ఇటూ ఊగుతూ నడిచింది.',
      },
    ],
    sentence: { en: 'The penguin is walking on the ice.', te: 'పెంగ్విన్ మంచు మీద నడుస్తోంది.' },
  },
  {
    english: 'panda',
    telugu: 'పాండా',
    grade: 2,
    emoji: '🐼',
    explanations: [
      {
        en: 'A panda is a black and white bear from the hills of China. With black rings round its eyes the panda looks as if it wore glasses.',
        te: 'చైనా కొండల్లో ఉండే నలుపు తెలుపు ఎలుగుబంటి జాతి జంతువు పాండా. కళ్ల చుట్టూ నల్లగా ఉండడంతో అది కళ్లజోడు పెట్టుకున్నట్టు కనిపిస్తుంది.',
      },
      {
        en: 'It eats bamboo for most of the day, sitting on the ground and holding the stalk in its paws. A big one eats more than ten kilos a day.',
        te: 'నేల మీద కూర్చుని, వెదురు కాడను పట్టుకుని రోజులో ఎక్కువసేపు తింటూనే ఉంటుంది. పెద్ద పాండా రోజుకు పది కిలోల కంటే ఎక్కువ వెదురు తింటుంది.',
      },
      {
        en: 'A newborn panda is pink and weighs less than an apple. Few pandas are left in the wild, so people take great care of them.',
        te: 'అప్పుడే పుట్టిన పాండా పిల్ల గులాబీ రంగులో, ఆపిల్ కంటే తక్కువ బరువుతో ఉంటుంది. అడవుల్లో కొన్నే మిగిలాయి, అందుకే వాటిని ఎంతో జాగ్రత్తగా కాపాడుతున్నారు.',
      },
    ],
    sentence: { en: 'The panda is eating bamboo.', te: 'పాండా వెదురు తింటోంది.' },
  },
  {
    english: 'giraffe',
    telugu: 'జిరాఫీ',
    grade: 1,
    emoji: '🦒',
    alsoTelugu: ['జిరాఫ్'],
    explanations: [
      {
        en: 'The giraffe is the tallest animal in the world, with a very long neck and brown patches. The giraffe ate leaves from the top of a tree.',
        te: 'చాలా పొడవైన మెడ, ఒంటి మీద గోధుమ రంగు మచ్చలు ఉండే జిరాఫీ ప్రపంచంలోనే ఎత్తైన జంతువు. జిరాఫీ చెట్టు చిటారు కొమ్మల ఆకులు తింది.',
      },
      {
        en: 'Its neck has only seven bones, as many as ours, but each is very long. To drink, it has to spread its front legs wide.',
        te: 'దాని మెడలో మనలాగే ఏడు ఎముకలే ఉంటాయి, కానీ ఒక్కోటి చాలా పొడవు. నీళ్లు తాగాలంటే ముందు కాళ్లు బాగా ఎడంగా పెట్టాలి.',
      },
      {
        en: 'Giraffes live on the plains of Africa and sleep very little, often standing. Rahul saw one in the zoo and had to bend his head far back.',
        te: 'జిరాఫీలు ఆఫ్రికా మైదానాల్లో ఉంటాయి; చాలా తక్కువసేపు, తరచుగా నిలబడే నిద్రపోతాయి. జూలో జిరాఫీని చూడడానికి రాహుల్ తల బాగా పైకి ఎత్తాల్సి వచ్చింది.',
      },
    ],
    sentence: { en: 'The giraffe has a long neck.', te: 'జిరాఫీ మెడ పొడవుగా ఉంటుంది.' },
  },
  {
    english: 'zebra',
    telugu: 'జీబ్రా',
    grade: 1,
    emoji: '🦓',
    alsoTelugu: ['చారల గుర్రం'],
    explanations: [
      {
        en: 'A zebra is an African animal like a horse, with black and white stripes. A herd of zebras drank at the river.',
        te: 'గుర్రంలా ఉండి, ఒంటి మీద నలుపు తెలుపు చారలు ఉండే ఆఫ్రికా జంతువు జీబ్రా. జీబ్రాల గుంపు నదిలో నీళ్లు తాగింది.',
      },
      {
        en: 'No two zebras have the same stripes. When they stand together, a lion can hardly tell where one ends and the next begins.',
        te: 'ఏ రెండు జీబ్రాల చారలూ ఒకేలా ఉండవు. గుంపుగా నిలబడితే ఏది ఎక్కడ ఉందో సింహానికి సరిగ్గా తెలియదు.',
      },
      {
        en: "The striped place for walking across a road is called a zebra crossing. Hold a grown-up's hand there and look both ways.",
        te: 'రోడ్డు దాటడానికి వేసిన చారల చోటును జీబ్రా క్రాసింగ్ అంటారు. అక్కడ పెద్దవాళ్ల చెయ్యి పట్టుకుని రెండు వైపులా చూసి దాటాలి.',
      },
    ],
    sentence: { en: 'The zebra is eating grass.', te: 'జీబ్రా గడ్డి మేస్తోంది.' },
  },
  {
    english: 'hippopotamus',
    telugu: 'నీటి గుర్రం',
    grade: 2,
    emoji: '🦛',
    alsoEnglish: ['hippo'],
    alsoTelugu: ['హిప్పో', 'నీటిగుర్రం'],
    explanations: [
      {
        en: 'A hippopotamus is a huge, fat animal of Africa that spends its days in the water. Only the eyes and ears of the hippopotamus showed.',
        te: 'పగలంతా నీటిలోనే ఉండే ఆఫ్రికాలోని చాలా లావైన పెద్ద జంతువు నీటి గుర్రం. దాని కళ్లు, చెవులు మాత్రమే నీటి పైన కనిపించాయి.',
      },
      {
        en: 'It can open its mouth wide enough for a child to stand in. Though it eats grass, it is one of the most dangerous animals of Africa.',
        te: 'చిన్న పిల్లవాడు నిలబడేంత పెద్దగా అది నోరు తెరవగలదు. గడ్డి తినే జంతువే అయినా ఆఫ్రికాలో అన్నిటికంటే ప్రమాదకరమైనవాటిలో అది ఒకటి.',
      },
      {
        en: 'Its name means river horse in Greek, and the Telugu name says nearly the same. But its nearest relative is the whale!',
        te: 'గ్రీకు భాషలో దాని పేరుకు నది గుర్రం అని అర్థం; తెలుగు పేరూ దాదాపు అదే. కానీ నిజానికి దానికి దగ్గరి చుట్టం తిమింగలం!',
      },
    ],
    sentence: { en: 'The hippopotamus opened its mouth.', te: 'నీటి గుర్రం నోరు తెరిచింది.' },
  },
  {
    english: 'rhinoceros',
    telugu: 'ఖడ్గమృగం',
    grade: 3,
    emoji: '🦏',
    alsoEnglish: ['rhino'],
    explanations: [
      {
        en: 'A rhinoceros is a big, heavy animal with thick skin and a horn on its nose. The Indian rhinoceros has one horn.',
        te: 'ముక్కు మీద కొమ్ము, మందమైన చర్మం ఉండే పెద్ద బరువైన జంతువు ఖడ్గమృగం. భారతదేశపు ఖడ్గమృగానికి ఒకే కొమ్ము ఉంటుంది.',
      },
      {
        en: "Most of the one-horned ones live in Kaziranga in Assam. Padma's family rode through the tall grass there in a jeep and saw three.",
        te: 'ఒంటి కొమ్ము ఖడ్గమృగాలు ఎక్కువగా అస్సాంలోని కాజీరంగాలో ఉంటాయి. పద్మ వాళ్లు అక్కడ ఎత్తైన గడ్డి మధ్య జీపులో వెళ్లి మూడింటిని చూశారు.',
      },
      {
        en: 'It sees badly but smells and hears well. Its horn is made of the same stuff as our nails, yet bad people hunt it for its horn.',
        te: 'దానికి చూపు తక్కువ, కానీ వాసన బాగా పసిగడుతుంది, బాగా వింటుంది. దాని కొమ్ము మన గోళ్లలాంటి పదార్థమే; అయినా దాని కోసం చెడ్డవాళ్లు వేటాడతారు.',
      },
    ],
    sentence: { en: 'A rhinoceros eats grass.', te: 'ఖడ్గమృగం గడ్డి తింటుంది.' },
  },
  {
    english: 'gorilla',
    telugu: 'గొరిల్లా',
    grade: 3,
    emoji: '🦍',
    explanations: [
      {
        en: 'A gorilla is the largest of the apes; it lives in the forests of Africa. The big male gorilla beat his chest with his hands.',
        te: 'ఆఫ్రికా అడవుల్లో ఉండే, తోక లేని కోతుల్లో అతి పెద్దది గొరిల్లా. పెద్ద మగ గొరిల్లా రెండు చేతులతో ఛాతీ మీద కొట్టుకుంది.',
      },
      {
        en: 'It looks fierce but eats leaves, stems and fruit. Every evening it makes itself a new bed of leaves.',
        te: 'చూడడానికి భయంకరంగా ఉన్నా అది ఆకులు, కాడలు, పండ్లు తింటుంది. రోజూ సాయంత్రం ఆకులతో కొత్త పడక వేసుకుంటుంది.',
      },
      {
        en: 'The hair on the back of an old male turns silver, and he leads the family. When the little ones climb over him, he stays patient.',
        te: 'పెద్ద మగ గొరిల్లా వీపు మీది వెంట్రుకలు వెండి రంగుకు మారతాయి; అదే గుంపును నడిపిస్తుంది. పిల్లలు మీదెక్కి ఆడినా ఓపిగ్గా ఉంటుంది.',
      },
    ],
    sentence: { en: 'The gorilla is sitting under a tree.', te: 'గొరిల్లా చెట్టు కింద కూర్చుంది.' },
  },
  {
    english: 'chimpanzee',
    telugu: 'చింపాంజీ',
    grade: 3,
    alsoEnglish: ['chimp'],
    explanations: [
      {
        en: 'A chimpanzee is a clever African ape without a tail. The chimpanzee at the zoo looked at us as if it were thinking.',
        te: 'తోక లేని, చాలా తెలివైన ఆఫ్రికా కోతి జాతి జంతువు చింపాంజీ. జూలోని చింపాంజీ ఆలోచిస్తున్నట్టు మమ్మల్ని చూసింది.',
      },
      {
        en: 'It uses tools: it pokes a stick into a termite hill, pulls it out and licks off the termites. The young learn it by watching.',
        te: 'అది పనిముట్లు వాడుతుంది; చెదల పుట్టలోకి పుల్ల పెట్టి, బయటికి తీసి, అంటుకున్న చెదలను తింటుంది. పిల్లలు చూసి నేర్చుకుంటాయి.',
      },
      {
        en: 'Of all animals it is among those most like us. Chimpanzees hug, tickle one another and laugh.',
        te: 'జంతువులన్నిటిలో మనకు చాలా దగ్గరి పోలికలు ఉన్నవాటిలో ఇది ఒకటి. చింపాంజీలు కౌగిలించుకుంటాయి, చక్కిలిగింతలు పెట్టుకుంటాయి, నవ్వుతాయి.',
      },
    ],
    sentence: { en: 'The chimpanzee is very clever.', te: 'చింపాంజీ చాలా తెలివైనది.' },
  },
  {
    english: 'ostrich',
    telugu: 'నిప్పుకోడి',
    grade: 3,
    alsoTelugu: ['ఉష్ట్రపక్షి', 'ఆస్ట్రిచ్'],
    explanations: [
      {
        en: 'The ostrich is the biggest bird in the world; it cannot fly but runs very fast. No horse in our village could catch an ostrich.',
        te: 'ప్రపంచంలోకెల్లా పెద్ద పక్షి నిప్పుకోడి; అది ఎగరలేదు కానీ చాలా వేగంగా పరుగెత్తుతుంది. మా ఊళ్లోని ఏ గుర్రమూ నిప్పుకోడిని పట్టుకోలేదు.',
      },
      {
        en: "One ostrich egg weighs as much as about twenty-four hen's eggs. A child can stand on it, and it will not break.",
        te: 'ఒక నిప్పుకోడి గుడ్డు దాదాపు ఇరవై నాలుగు కోడిగుడ్ల బరువు ఉంటుంది. చిన్న పిల్లవాడు దాని మీద నిలబడినా పగలదు.',
      },
      {
        en: 'People say it hides its head in the sand, but that is not true. It bends down to turn the eggs in its nest on the ground.',
        te: 'అది తలను ఇసుకలో దాచుకుంటుందని అంటారు, కానీ అది నిజం కాదు. నేల మీది గూట్లో గుడ్లను తిప్పడానికి తల కిందికి వంచుతుంది.',
      },
    ],
    sentence: { en: 'The ostrich runs very fast.', te: 'నిప్పుకోడి చాలా వేగంగా పరుగెత్తుతుంది.' },
  },
  {
    english: 'polar bear',
    telugu: 'ధ్రువ ఎలుగుబంటి',
    grade: 3,
    emoji: '🐻‍❄️',
    alsoTelugu: ['ధ్రువపు ఎలుగుబంటి', 'తెల్ల ఎలుగుబంటి'],
    explanations: [
      {
        en: 'A polar bear is a big white bear that lives in the ice near the North Pole. The polar bear walked over the ice with her two cubs.',
        te: 'ఉత్తర ధ్రువం దగ్గర మంచులో ఉండే పెద్ద తెల్లని ఎలుగుబంటిని ధ్రువ ఎలుగుబంటి అంటారు. అది రెండు పిల్లలతో మంచు మీద నడిచింది.',
      },
      {
        en: 'Its fur looks white, but its skin is black. Fur on the soles of its feet keeps it from slipping.',
        te: 'దాని బొచ్చు తెల్లగా కనిపిస్తుంది, చర్మం మాత్రం నల్లగా ఉంటుంది. పాదాల కింద కూడా బొచ్చు ఉండడం వల్ల మంచు మీద జారిపడదు.',
      },
      {
        en: 'It hunts seals from the sea ice. As the earth grows warmer the ice melts, and the bears find less to eat.',
        te: 'సముద్రపు మంచు మీద నుంచి అది సీల్‌లను వేటాడుతుంది. భూమి వేడెక్కి మంచు కరుగుతుంటే వాటికి తిండి తగ్గిపోతోంది.',
      },
    ],
    sentence: { en: 'The polar bear is swimming in cold water.', te: 'ధ్రువ ఎలుగుబంటి చల్లని నీటిలో ఈదుతోంది.' },
  },
  {
    english: 'wolf',
    telugu: 'తోడేలు',
    grade: 2,
    emoji: '🐺',
    explanations: [
      {
        en: 'A wolf is a wild animal of the dog family that hunts in a pack. From the hill we heard a wolf howl.',
        te: 'గుంపుగా వేటాడే కుక్క జాతి అడవి జంతువు తోడేలు. కొండ మీంచి తోడేలు ఊళ వినిపించింది.',
      },
      {
        en: 'All the dogs in our homes come from the wolves of long ago. That is why a puppy too sometimes lifts its head and howls.',
        te: 'మన ఇళ్లలోని కుక్కలన్నీ ఎప్పుడో పూర్వం తోడేళ్ల నుంచి వచ్చినవే. అందుకే కుక్కపిల్ల కూడా అప్పుడప్పుడు తల ఎత్తి ఊళ పెడుతుంది.',
      },
      {
        en: "In the tale a shepherd boy shouted 'wolf' for fun, and when one really came, nobody believed him. So never lie, said Grandmother.",
        te: 'కథలో గొర్రెల కాపరి పిల్లవాడు సరదాగా తోడేలు వచ్చిందని అరిచేవాడు; నిజంగా వచ్చినప్పుడు ఎవరూ నమ్మలేదు. అందుకే అబద్ధం ఆడకూడదని నానమ్మ చెప్పారు.',
      },
    ],
    sentence: { en: 'The wolf hid behind the bush.', te: 'తోడేలు పొద వెనక దాక్కుంది.' },
  },
  {
    english: 'cheetah',
    telugu: 'చీతా',
    grade: 3,
    explanations: [
      {
        en: 'A cheetah is a slim, spotted wild cat and the fastest runner on land. In the film the cheetah ran as fast as a car on the highway.',
        te: 'సన్నని ఒళ్లు, నల్ల చుక్కలు ఉండే పిల్లి జాతి అడవి జంతువు చీతా; నేల మీద అన్నిటికంటే వేగంగా పరుగెత్తేది అదే. సినిమాలో చీతా రహదారి మీది కారంత వేగంగా పరుగెత్తింది.',
      },
      {
        en: 'From each eye a black line runs down to its mouth, like the track of a tear. By that we know it from a leopard.',
        te: 'దాని కంటి నుంచి నోటి దాకా కన్నీటి చారలాంటి నల్లని గీత ఉంటుంది. దాన్ని చూసి చిరుతపులి కాదు, చీతా అని గుర్తుపట్టవచ్చు.',
      },
      {
        en: 'It cannot roar as a lion does; it purrs and chirps. After a chase it must rest a good while to get back its breath.',
        te: 'అది సింహంలా గర్జించలేదు; పిల్లిలా గురగురమంటుంది, పిట్టలా కూస్తుంది. వేట తర్వాత ఊపిరి తీసుకోవడానికి చాలాసేపు ఆగాలి.',
      },
    ],
    sentence: { en: 'The cheetah is the fastest.', te: 'చీతా అన్నిటికంటే వేగంగా పరుగెత్తుతుంది.' },
  },
  {
    english: 'porcupine',
    telugu: 'ముళ్లపంది',
    grade: 3,
    explanations: [
      {
        en: 'A porcupine is an animal with long, sharp quills on its back. We found a black and white porcupine quill on the hill path.',
        te: 'వీపు మీద పొడవైన, పదునైన ముళ్లు ఉండే జంతువు ముళ్లపంది. కొండ దారిలో మాకు నలుపు తెలుపు ముళ్లపంది ముల్లు దొరికింది.',
      },
      {
        en: 'In danger it raises its quills and rattles them. It does not shoot them off, as people think; they stick in whoever comes too near.',
        te: 'ప్రమాదం వస్తే ముళ్లు నిక్కబొడిచి గలగలలాడిస్తుంది. చాలామంది అనుకున్నట్టు అది ముళ్లను విసరదు; దగ్గరికి వచ్చినవాటికి గుచ్చుకుంటాయి.',
      },
      {
        en: 'By day it sleeps in its burrow, and at night it looks for roots. Its babies are born with soft quills that harden in a few days.',
        te: 'పగలు బొరియలో నిద్రపోయి, రాత్రి దుంపలు వెతుక్కుంటుంది. పుట్టినప్పుడు పిల్లల ముళ్లు మెత్తగా ఉంటాయి, కొన్ని రోజుల్లో గట్టిపడతాయి.',
      },
    ],
    sentence: { en: "There are quills on a porcupine's body.", te: 'ముళ్లపంది ఒంటి మీద ముళ్లు ఉంటాయి.' },
  },
  {
    english: 'bat',
    telugu: 'గబ్బిలం',
    grade: 2,
    emoji: '🦇',
    explanations: [
      {
        en: 'A bat is a flying animal with wings of thin skin that hangs upside down by day. Hundreds of bats hung from the old banyan.',
        te: 'పలుచని చర్మపు రెక్కలతో ఎగిరి, పగలు తలకిందులుగా వేలాడే జంతువు గబ్బిలం. ముసలి మర్రి చెట్టుకు వందల గబ్బిలాలు వేలాడాయి.',
      },
      {
        en: 'It is not a bird: it has fur, and its babies drink milk. It is the only animal of this kind that can truly fly.',
        te: 'అది పక్షి కాదు; దానికి బొచ్చు ఉంటుంది, పిల్లలు పాలు తాగుతాయి. పాలిచ్చే జంతువుల్లో నిజంగా ఎగరగలిగేది ఇదొక్కటే.',
      },
      {
        en: 'In the dark many bats squeak and listen for the echo, and so they know what is in the way. In a famous poem by Jashuva a poor man sends his message by a bat.',
        te: 'చీకట్లో చాలా గబ్బిలాలు అరిచి, తిరిగొచ్చే ప్రతిధ్వని విని దారి తెలుసుకుంటాయి. జాషువా రాసిన పేరు పొందిన కావ్యంలో ఒక పేదవాడు గబ్బిలంతో సందేశం పంపుతాడు.',
      },
    ],
    sentence: { en: 'The bat is hanging upside down.', te: 'గబ్బిలం తలకిందులుగా వేలాడుతోంది.' },
  },
  {
    english: 'wild boar',
    telugu: 'అడవి పంది',
    grade: 4,
    emoji: '🐗',
    alsoEnglish: ['boar'],
    alsoTelugu: ['అడవిపంది'],
    explanations: [
      {
        en: 'A wild boar is a pig of the forest with stiff hair and two tusks. A wild boar dug up the groundnuts in our field at night.',
        te: 'గరుకు వెంట్రుకలు, రెండు కోరలు ఉండే అడవిలోని పందిని అడవి పంది అంటారు. రాత్రి మా పొలంలో అడవి పంది వేరుశనగలు తవ్వేసింది.',
      },
      {
        en: 'Its babies have light stripes on their backs, which hide them in the grass. When they grow up, the stripes go.',
        te: 'దాని పిల్లల వీపు మీద లేత చారలు ఉంటాయి; అవి గడ్డిలో దాక్కోవడానికి పనికొస్తాయి. పెద్దయ్యాక ఆ చారలు పోతాయి.',
      },
      {
        en: 'A mother with young is quick to attack. Farmers light lamps and beat tins all night to keep the herd off.',
        te: 'పిల్లలతో ఉన్న తల్లి అడవి పంది చటుక్కున మీదికి వస్తుంది. మందను దూరంగా ఉంచడానికి రైతులు రాత్రంతా దీపాలు పెట్టి, డబ్బాలు మోగిస్తారు.',
      },
    ],
    sentence: { en: 'The wild boar came to the field.', te: 'పొలంలోకి అడవి పంది వచ్చింది.' },
  },
  {
    english: 'koala',
    telugu: 'కోలా',
    grade: 4,
    emoji: '🐨',
    alsoEnglish: ['koala bear'],
    alsoTelugu: ['కోలా ఎలుగుబంటి'],
    explanations: [
      {
        en: "A koala is a small gray furry animal of Australia that lives in trees. A koala baby rides on its mother's back.",
        te: 'చెట్ల మీద ఉండే చిన్న బూడిద రంగు బొచ్చు జంతువు కోలా; అది ఆస్ట్రేలియాలో ఉంటుంది. కోలా పిల్ల తల్లి వీపు మీద ఎక్కి తిరుగుతుంది.',
      },
      {
        en: 'It eats the leaves of the eucalyptus, which would make other animals ill. It gets most of its water from them too.',
        te: 'ఇతర జంతువులకు పడని నీలగిరి చెట్టు ఆకులను అది తింటుంది. దానికి కావాల్సిన నీరు కూడా ఎక్కువగా ఆ ఆకుల్లోనే దొరుకుతుంది.',
      },
      {
        en: 'Most of the day it is asleep in the fork of a branch. Though people call it a bear, it is closer to the kangaroo.',
        te: 'రోజులో ఎక్కువసేపు కొమ్మల మధ్య నిద్రపోతూ ఉంటుంది. దాన్ని ఎలుగుబంటి అని పిలిచినా అది కంగారూకు దగ్గరి చుట్టం.',
      },
    ],
    sentence: { en: 'The koala is sleeping in the tree.', te: 'కోలా చెట్టు మీద నిద్రపోతోంది.' },
  },
  {
    english: 'otter',
    telugu: 'నీటికుక్క',
    grade: 4,
    emoji: '🦦',
    alsoTelugu: ['నీటి కుక్క', 'నీరుకుక్క'],
    explanations: [
      {
        en: 'An otter is a slim, playful animal with thick fur that lives by the water and eats fish. Two otters slid down the muddy bank.',
        te: 'నీటి ఒడ్డున ఉంటూ చేపలు తినే, దట్టమైన బొచ్చున్న సన్నని జంతువు నీటికుక్క. రెండు నీటికుక్కలు బురద గట్టు మీంచి జారుతూ ఆడుకున్నాయి.',
      },
      {
        en: 'It shuts its nose and ears under water. In the mangroves of Coringa near Kakinada you can see smooth-coated otters.',
        te: 'నీటిలో మునిగినప్పుడు ముక్కు, చెవులు మూసుకుంటుంది. కాకినాడ దగ్గర కోరింగ మడ అడవుల్లో నీటికుక్కలను చూడవచ్చు.',
      },
      {
        en: 'Sea otters float on their backs to sleep and hold paws so as not to drift apart. They crack shells with a stone on their bellies.',
        te: 'సముద్రపు నీటికుక్కలు వెల్లకిలా తేలుతూ, విడిపోకుండా చేతులు పట్టుకుని నిద్రపోతాయి. పొట్ట మీద రాయి పెట్టుకుని చిప్పలు పగలగొడతాయి.',
      },
    ],
    sentence: { en: 'The otter caught a fish.', te: 'నీటికుక్క చేపను పట్టింది.' },
  },
  {
    english: 'pangolin',
    telugu: 'అలుగు',
    grade: 5,
    alsoTelugu: ['పాంగోలిన్'],
    explanations: [
      {
        en: 'A pangolin is a shy animal covered with hard scales; it eats ants and termites. In the forest film a pangolin walked at night on its hind legs.',
        te: 'ఒంటి నిండా గట్టి పొలుసులు ఉండి, చీమలను, చెదలను తినే బిడియపు జంతువు అలుగు. అడవి సినిమాలో ఒక అలుగు రాత్రిపూట వెనక కాళ్ల మీద నడిచింది.',
      },
      {
        en: 'When it is afraid it rolls up into a ball that even a lion cannot open. Gopi rolled himself up in his blanket like that.',
        te: 'భయం వేస్తే అది బంతిలా చుట్టుకుంటుంది; సింహం కూడా దాన్ని విప్పలేదు. గోపి దుప్పట్లో అలాగే చుట్టుకున్నాడు.',
      },
      {
        en: 'It has no teeth; its sticky tongue is nearly as long as its body. People hunt it for its scales, so the law protects it.',
        te: 'దానికి పళ్లు ఉండవు; జిగురైన నాలుక దాదాపు ఒంటి అంత పొడవు ఉంటుంది. పొలుసుల కోసం వేటాడుతున్నారు కాబట్టి చట్టం దాన్ని కాపాడుతోంది.',
      },
    ],
    sentence: { en: 'The pangolin rolled into a ball.', te: 'అలుగు బంతిలా చుట్టుకుంది.' },
  },
  {
    english: 'langur',
    telugu: 'కొండముచ్చు',
    grade: 3,
    explanations: [
      {
        en: 'A langur is a tall gray monkey with a black face and a very long tail. A langur sat on the temple wall and looked down at us.',
        te: 'నల్లని ముఖం, చాలా పొడవైన తోక ఉండే బూడిద రంగు పెద్ద కోతి కొండముచ్చు. గుడి గోడ మీద ఒక కొండముచ్చు కూర్చుని మమ్మల్ని చూసింది.',
      },
      {
        en: 'It lives mostly on leaves, buds and fruit. In the forest, deer like to graze under its tree, for it drops leaves and gives warning of the tiger.',
        te: 'అది ఎక్కువగా ఆకులు, మొగ్గలు, పండ్లు తింటుంది. అది కింద పడేసే ఆకుల కోసం, పులి వస్తే చేసే హెచ్చరిక కోసం జింకలు ఆ చెట్టు కిందే మేస్తాయి.',
      },
      {
        en: 'Common monkeys are afraid of langurs. So in some towns a man who could call like a langur was hired to drive the monkeys off.',
        te: 'మామూలు కోతులకు కొండముచ్చు అంటే భయం. అందుకే కొన్ని పట్టణాల్లో కోతులను తరమడానికి కొండముచ్చులా అరిచే మనిషిని పెట్టుకున్నారు.',
      },
    ],
    sentence: { en: 'A langur jumped onto our roof.', te: 'మా ఇంటి మీదికి కొండముచ్చు దూకింది.' },
  },
  {
    english: 'blackbuck',
    telugu: 'కృష్ణజింక',
    grade: 4,
    alsoTelugu: ['కృష్ణ జింక'],
    explanations: [
      {
        en: 'A blackbuck is an antelope of India; the grown male is black and white with long twisted horns. It is the state animal of Andhra Pradesh.',
        te: 'మెలికలు తిరిగిన పొడవైన కొమ్ములు ఉండే భారతదేశపు జింక జాతి జంతువు కృష్ణజింక; ఎదిగిన మగది నలుపు తెలుపు రంగుల్లో ఉంటుంది. అది ఆంధ్రప్రదేశ్ రాష్ట్ర జంతువు.',
      },
      {
        en: 'Females and young ones are light brown and mostly without horns. The whole herd leaps high into the air when it runs.',
        te: 'ఆడవి, పిల్లలు లేత గోధుమ రంగులో ఉంటాయి; వాటికి సాధారణంగా కొమ్ములు ఉండవు. పరుగెత్తేటప్పుడు గుంపంతా గాలిలోకి ఎత్తుగా ఎగురుతుంది.',
      },
      {
        en: 'On the grassland of Rollapadu blackbucks graze beside rare birds. Ravi counted fifteen of them.',
        te: 'రోళ్లపాడు గడ్డి మైదానాల్లో అరుదైన పక్షులతో పాటు కృష్ణజింకలు కూడా మేస్తాయి. రవి పదిహేను కృష్ణజింకలను లెక్కపెట్టాడు.',
      },
    ],
    sentence: { en: 'The blackbuck leaped very high.', te: 'కృష్ణజింక చాలా ఎత్తుకు గెంతింది.' },
  },
  {
    english: 'vulture',
    telugu: 'రాబందు',
    grade: 4,
    explanations: [
      {
        en: 'A vulture is a large bird with a bare neck that eats dead animals. High above the hill a vulture circled.',
        te: 'చనిపోయిన జంతువులను తినే, మెడ మీద ఈకలు లేని పెద్ద పక్షి రాబందు. కొండ పైన ఒక రాబందు గుండ్రంగా తిరిగింది.',
      },
      {
        en: 'By eating what is rotten it keeps the land clean and stops illness. Fields without vultures soon begin to smell.',
        te: 'కుళ్లినవాటిని తిని అది నేలను శుభ్రంగా ఉంచుతుంది, రోగాలు రాకుండా చేస్తుంది. రాబందులు లేని చోట దుర్వాసన వస్తుంది.',
      },
      {
        en: "In the Ramayana the old bird Jatayu fights Ravana to save Sita. A medicine given to cattle killed most of India's vultures, and now it is forbidden.",
        te: 'రామాయణంలో సీతను కాపాడడానికి జటాయువు రావణుడితో పోరాడింది. పశువులకు ఇచ్చిన ఒక మందు వల్ల భారతదేశంలో చాలా రాబందులు చనిపోయాయి; ఇప్పుడు ఆ మందును నిషేధించారు.',
      },
    ],
    sentence: { en: 'The vulture is flying high.', te: 'రాబందు ఎత్తులో ఎగురుతోంది.' },
  },
  {
    english: 'dinosaur',
    telugu: 'డైనోసార్',
    grade: 2,
    emoji: '🦕',
    alsoTelugu: ['రాక్షసబల్లి'],
    explanations: [
      {
        en: 'A dinosaur is an animal that lived on the earth many millions of years ago; some kinds were enormous. No dinosaur of that size lives now.',
        te: 'కోట్ల ఏళ్ల క్రితం భూమి మీద తిరిగిన జంతువును డైనోసార్ అంటారు; కొన్ని చాలా పెద్దగా ఉండేవి. అంత పెద్ద డైనోసార్‌లు ఇప్పుడు లేవు.',
      },
      {
        en: 'We know about them from bones turned to stone. In the Hyderabad science museum stands the skeleton of one, dug up in Telangana.',
        te: 'రాయిగా మారిన ఎముకల వల్ల మనకు వాటి గురించి తెలిసింది. తెలంగాణలో దొరికిన ఒక డైనోసార్ అస్థిపంజరం హైదరాబాద్ సైన్సు మ్యూజియంలో ఉంది.',
      },
      {
        en: 'A huge rock from space struck the earth, and most of them died out. The birds of today come from small dinosaurs, so a hen is their cousin.',
        te: 'అంతరిక్షం నుంచి పెద్ద బండ వచ్చి భూమిని ఢీకొట్టడంతో చాలావరకు అంతరించిపోయాయి. నేటి పక్షులు చిన్న డైనోసార్‌ల నుంచి వచ్చినవే; అంటే కోడి వాటి చుట్టమే.',
      },
    ],
    sentence: { en: 'That dinosaur used to eat leaves.', te: 'ఆ డైనోసార్ ఆకులు తినేది.' },
  },
  {
    english: 'mammoth',
    telugu: 'మామత్',
    grade: 4,
    emoji: '🦣',
    alsoEnglish: ['woolly mammoth'],
    explanations: [
      {
        en: 'A mammoth was a kind of elephant with long hair that lived in the cold long ago. Its tusks curved like a crescent moon.',
        te: 'ఎప్పుడో పూర్వం చలి ప్రాంతాల్లో బతికిన, పొడవైన బొచ్చున్న ఏనుగు జాతి జంతువు మామత్. దాని దంతాలు నెలవంకలా వంగి ఉండేవి.',
      },
      {
        en: 'People of the Stone Age hunted mammoths and painted them on the walls of caves. In some places they built huts of mammoth bones.',
        te: 'రాతియుగం మనుషులు మామత్‌లను వేటాడేవారు, గుహల గోడల మీద వాటి బొమ్మలు గీసేవారు. కొన్నిచోట్ల మామత్ ఎముకలతో గుడిసెలు కట్టుకున్నారు.',
      },
      {
        en: 'In the frozen ground of Siberia whole mammoths have been found, with skin and hair. A baby found there was named Lyuba.',
        te: 'సైబీరియాలోని గడ్డకట్టిన నేలలో చర్మం, బొచ్చుతో సహా మామత్‌లు దొరికాయి. అక్కడ దొరికిన ఒక పిల్ల మామత్‌కు ల్యూబా అని పేరు పెట్టారు.',
      },
    ],
    sentence: { en: 'The mammoth had long hair.', te: 'మామత్ ఒంటి మీద పొడవైన బొచ్చు ఉండేది.' },
  },
  {
    english: 'dodo',
    telugu: 'డోడో',
    grade: 5,
    emoji: '🦤',
    explanations: [
      {
        en: 'The dodo was a big bird that could not fly; it lived on the island of Mauritius. The last dodo died more than three hundred years ago.',
        te: 'ఒకప్పుడు మారిషస్ ద్వీపంలో ఉన్న, ఎగరలేని పెద్ద పక్షి డోడో. చివరి డోడో చనిపోయి మూడు వందల ఏళ్లు దాటింది.',
      },
      {
        en: 'It had never met an enemy, and so it was not afraid of people. Sailors caught it easily, and their rats and pigs ate its eggs.',
        te: 'దానికి శత్రువులే తెలియదు, అందుకే మనుషులను చూసి భయపడలేదు. నావికులు దాన్ని సులువుగా పట్టుకున్నారు; వాళ్లతో వచ్చిన ఎలుకలు, పందులు దాని గుడ్లను తిన్నాయి.',
      },
      {
        en: 'In English, dead as a dodo means gone for ever. Its story teaches us to look after animals while they are still here.',
        te: 'ఎప్పటికీ తిరిగిరానిదాన్ని ఇంగ్లీషులో డోడోతో పోలుస్తారు. జంతువులు ఉన్నప్పుడే వాటిని కాపాడుకోవాలని దాని కథ మనకు నేర్పుతుంది.',
      },
    ],
    sentence: { en: 'The dodo was a bird that could not fly.', te: 'డోడో ఎగరలేని పక్షి.' },
  },
  {
    english: 'fossil',
    telugu: 'శిలాజం',
    grade: 6,
    explanations: [
      {
        en: 'A fossil is the mark or the bones of an animal or plant of long ago, turned to stone. Meena saw the fossil of a leaf in a rock.',
        te: 'ఎప్పుడో పూర్వం బతికిన జంతువు ఎముకలు లేదా మొక్క గుర్తు రాయిగా మారితే దాన్ని శిలాజం అంటారు. మీనాకు ఒక రాయిలో ఆకు శిలాజం కనిపించింది.',
      },
      {
        en: 'Mud covers a dead animal, and over a very long time mud and bones become stone. Millions of years later someone breaks the rock and finds it.',
        te: 'చనిపోయిన జంతువును బురద కప్పేస్తుంది; చాలా కాలానికి బురద, ఎముకలు రాయిగా మారతాయి. లక్షల ఏళ్ల తర్వాత ఆ బండను పగలగొడితే అది బయటపడుతుంది.',
      },
      {
        en: 'On the Himalayas people find fossils of sea creatures. So we know that the rocks of those high mountains were once under the sea.',
        te: 'హిమాలయాల మీద సముద్ర జీవుల శిలాజాలు దొరుకుతాయి. అంటే ఆ ఎత్తైన పర్వతాల రాళ్లు ఒకప్పుడు సముద్రం అడుగున ఉండేవి.',
      },
    ],
    sentence: { en: 'This is the fossil of a fish.', te: 'ఇది చేప శిలాజం.' },
  },
  {
    english: 'kitten',
    telugu: 'పిల్లికూన',
    grade: 1,
    alsoTelugu: ['పిల్లి పిల్ల'],
    explanations: [
      {
        en: 'A kitten is a baby cat. Our kitten chases its own tail and falls over.',
        te: 'పిల్లికి పుట్టిన పిల్లను పిల్లికూన అంటారు. మా పిల్లికూన తన తోకనే పట్టుకోబోయి కింద పడుతుంది.',
      },
      {
        en: 'The mother carries a kitten from place to place by the loose skin of its neck. It does not hurt, and the little one keeps quite still.',
        te: 'తల్లి పిల్లి కూనను మెడ దగ్గర వదులుగా ఉన్న చర్మం పట్టుకుని మోస్తుంది. నొప్పి ఉండదు, కూన కదలకుండా ఉంటుంది.',
      },
      {
        en: 'By playing with a ball of wool it learns how to catch mice. Lata pulls a string along the floor and the kitten pounces.',
        te: 'ఉన్ని ఉండతో ఆడుకుంటూ ఎలుకలను పట్టడం నేర్చుకుంటుంది. లత దారాన్ని నేల మీద లాగితే పిల్లికూన దాని మీదికి దూకుతుంది.',
      },
    ],
    sentence: { en: 'The kitten is drinking milk.', te: 'పిల్లికూన పాలు తాగుతోంది.' },
  },
  {
    english: 'chick',
    telugu: 'కోడిపిల్ల',
    grade: 1,
    emoji: '🐥',
    alsoEnglish: ['baby chicken'],
    explanations: [
      {
        en: 'A chick is the baby of a hen, soft and yellow when it comes out of the egg. The chick ran after its mother: cheep, cheep!',
        te: 'కోడి గుడ్డులోంచి మెత్తగా, పసుపు రంగులో బయటికి వచ్చే పిల్లను కోడిపిల్ల అంటారు. కోడిపిల్ల కిచకిచమంటూ తల్లి వెంట పరుగెత్తింది.',
      },
      {
        en: 'It has a tiny hard tip on its beak to break the egg shell from inside. A day or two later the tip falls off.',
        te: 'లోపలి నుంచి గుడ్డు పెంకు పగలగొట్టడానికి దాని ముక్కు మీద చిన్న గట్టి మొన ఉంటుంది. ఒకటి రెండు రోజులకు అది ఊడిపోతుంది.',
      },
      {
        en: 'A chick can walk and pick grain on its first day. A baby sparrow cannot; it waits in the nest with its mouth open.',
        te: 'కోడిపిల్ల పుట్టిన రోజే నడుస్తుంది, గింజలు ఏరుకుంటుంది. పిచ్చుక పిల్ల అలా కాదు; గూట్లో నోరు తెరుచుకుని ఎదురుచూస్తుంది.',
      },
    ],
    sentence: { en: 'The chick is yellow.', te: 'కోడిపిల్ల పసుపు రంగులో ఉంది.' },
  },
  {
    english: 'lamb',
    telugu: 'గొర్రెపిల్ల',
    grade: 2,
    explanations: [
      {
        en: 'A lamb is a young sheep with soft, curly wool. The shepherd carried the tired lamb on his shoulders.',
        te: 'గొర్రెకు పుట్టిన, మెత్తని ఉంగరాల బొచ్చున్న పిల్లను గొర్రెపిల్ల అంటారు. కాపరి అలసిపోయిన గొర్రెపిల్లను భుజం మీద మోశారు.',
      },
      {
        en: 'Even in a flock of hundreds a mother and her lamb know each other by voice and smell. It bleats once, and she comes.',
        te: 'వందల గొర్రెల మందలో కూడా తల్లీ పిల్లా అరుపును, వాసనను బట్టి గుర్తుపడతాయి. పిల్ల ఒక్కసారి అరిస్తే తల్లి వచ్చేస్తుంది.',
      },
      {
        en: 'A lamb is often the picture of a gentle one. In the fable the wolf blames the lamb for making his water muddy.',
        te: 'నెమ్మదైనవారిని గొర్రెపిల్లతో పోలుస్తారు. కథలో నా నీళ్లు బురద చేశావని తోడేలు గొర్రెపిల్లను నిందిస్తుంది.',
      },
    ],
    sentence: { en: 'The lamb stays with its mother.', te: 'గొర్రెపిల్ల తల్లి దగ్గరే ఉంటుంది.' },
  },
  {
    english: 'baby elephant',
    telugu: 'గున్న ఏనుగు',
    grade: 2,
    alsoEnglish: ['elephant calf'],
    alsoTelugu: ['ఏనుగు పిల్ల'],
    explanations: [
      {
        en: "A baby elephant is the young one of an elephant; at birth it weighs about a hundred kilos. The baby elephant walks under its mother's belly.",
        te: 'ఏనుగు పిల్లను గున్న ఏనుగు అంటారు; పుట్టినప్పుడే దాదాపు వంద కిలోలు ఉంటుంది. గున్న ఏనుగు తల్లి పొట్ట కింద నడుస్తుంది.',
      },
      {
        en: 'At first it does not know what to do with its trunk and even steps on it. After some months it learns to drink with it.',
        te: 'మొదట్లో తొండంతో ఏం చేయాలో దానికి తెలియదు; ఒక్కోసారి తొక్కుకుంటుంది కూడా. కొన్ని నెలలకు దానితో నీళ్లు తాగడం నేర్చుకుంటుంది.',
      },
      {
        en: 'Not only the mother but aunts and sisters in the herd look after it. When it cries, they all come running.',
        te: 'తల్లే కాదు, గుంపులోని మిగతా ఆడ ఏనుగులు కూడా దాన్ని చూసుకుంటాయి. అది ఏడిస్తే అన్నీ పరుగెత్తుకొస్తాయి.',
      },
    ],
    sentence: { en: 'The baby elephant is playing in the mud.', te: 'గున్న ఏనుగు బురదలో ఆడుతోంది.' },
  },
  {
    english: 'horn',
    telugu: 'కొమ్ము',
    grade: 2,
    explanations: [
      {
        en: 'A horn is the hard, pointed thing that grows on the head of a cow, a buffalo or a goat. Our ox has a bell tied to each horn.',
        te: 'ఆవు, గేదె, మేక లాంటి జంతువుల తల మీద పెరిగే గట్టి, మొనదేలిన భాగం కొమ్ము. మా ఎద్దు ఒక్కో కొమ్ముకు ఒక్కో మువ్వ కట్టాం.',
      },
      {
        en: 'With their horns animals guard themselves and push each other. Two rams ran at each other, and their horns met with a crack.',
        te: 'కొమ్ములతో జంతువులు తమను కాపాడుకుంటాయి, పోట్లాడుకుంటాయి. రెండు పొట్టేళ్లు పరుగెత్తుకొచ్చి కొమ్ములతో ఢీకొట్టుకున్నాయి.',
      },
      {
        en: 'Has he grown horns? people ask in Telugu about someone who has become too proud. You came first once; do not think you have horns!',
        te: 'ఎవరికైనా గర్వం పెరిగితే కొమ్ములొచ్చాయా అని అడుగుతారు. ఒకసారి మొదటి ర్యాంకు వస్తే కొమ్ములు వచ్చినట్టా?',
      },
    ],
    sentence: { en: "The cow's horn is broken.", te: 'ఆవు కొమ్ము విరిగింది.' },
  },
  {
    english: 'tail',
    telugu: 'తోక',
    grade: 1,
    explanations: [
      {
        en: "A tail is the long part at the back end of an animal's body. When I come home, our dog wags its tail.",
        te: 'జంతువు ఒంటికి వెనక వైపు వేలాడే పొడవైన భాగం తోక. నేను ఇంటికి రాగానే మా కుక్క తోక ఊపుతుంది.',
      },
      {
        en: 'Each uses it in its own way: a cow drives off flies, a fish steers, a squirrel keeps its balance. Which tail would you like?',
        te: 'ఒక్కో జంతువు తోకను ఒక్కోలా వాడుతుంది: ఆవు ఈగలను తోలుతుంది, చేప దారి తిప్పుకుంటుంది, ఉడత పడిపోకుండా నిలుస్తుంది. నీకు ఏ తోక కావాలి?',
      },
      {
        en: "In the Ramayana Hanuman's tail was set on fire, and with it he burned Lanka. Kites have tails too, so that they fly steadily.",
        te: 'రామాయణంలో హనుమంతుడి తోకకు నిప్పు పెడితే, దానితోనే అతను లంకను కాల్చాడు. స్థిరంగా ఎగరడానికి గాలిపటానికి కూడా తోక ఉంటుంది.',
      },
    ],
    sentence: { en: "The monkey's tail is long.", te: 'కోతి తోక పొడవుగా ఉంటుంది.' },
  },
  {
    english: 'wing',
    telugu: 'రెక్క',
    grade: 1,
    emoji: '🪽',
    explanations: [
      {
        en: 'A wing is the part of a bird or an insect with which it flies. The little bird beat its wings and left the nest.',
        te: 'పక్షి లేదా పురుగు ఎగరడానికి వాడే భాగం రెక్క. చిన్న పక్షి రెక్కలు కొట్టుకుంటూ గూడు వదిలింది.',
      },
      {
        en: "A bird's wing is light, for its bones are hollow and the feathers weigh little. An airplane too has wings, but they do not flap.",
        te: 'పక్షి రెక్క తేలికగా ఉంటుంది; ఎముకలు బోలుగా, ఈకలు తేలికగా ఉంటాయి. విమానానికి కూడా రెక్కలుంటాయి కానీ అవి ఆడవు.',
      },
      {
        en: 'The hummingbird beats its wings some fifty times in a second, and then we see only a blur. Anita tried to flap her arms as fast and gave up.',
        te: 'హమ్మింగ్ పక్షి సెకనుకు దాదాపు యాభై సార్లు రెక్కలు ఆడిస్తుంది; అప్పుడు రెక్కలు సరిగ్గా కనిపించవు. అనిత చేతులను అంత వేగంగా ఆడించాలని చూసి మానేసింది.',
      },
    ],
    sentence: { en: "The butterfly's wing is blue.", te: 'సీతాకోకచిలుక రెక్క నీలంగా ఉంది.' },
  },
  {
    english: 'paw',
    telugu: 'పంజా',
    grade: 2,
    emoji: '🐾',
    explanations: [
      {
        en: 'A paw is the foot of an animal such as a cat, a dog or a tiger, with soft pads and claws. The kitten washed its face with one paw.',
        te: 'పిల్లి, కుక్క, పులి లాంటి జంతువుల మెత్తని, గోళ్లున్న పాదాన్ని పంజా అంటారు. పిల్లికూన పంజాతో ముఖం తుడుచుకుంది.',
      },
      {
        en: 'A cat draws its claws in when it walks, and so its paw makes no noise. A dog cannot; you hear it go tick, tick on the floor.',
        te: 'పిల్లి నడిచేటప్పుడు గోళ్లు లోపలికి ముడుచుకుంటుంది, అందుకే పంజా చప్పుడు చేయదు. కుక్క అలా చేయలేదు; నేల మీద దాని గోళ్లు టకటకమంటాయి.',
      },
      {
        en: "From the print of a paw in the mud, forest people know which animal went by. A tiger's print is like a small plate.",
        te: 'బురదలోని పంజా గుర్తును చూసి ఏ జంతువు వెళ్లిందో అడవిలో ఉండేవాళ్లు చెప్తారు. పులి పంజా గుర్తు చిన్న పళ్లెంలా ఉంటుంది.',
      },
    ],
    sentence: { en: 'The tiger lifted its paw.', te: 'పులి పంజా ఎత్తింది.' },
  },
  {
    english: 'trunk',
    telugu: 'తొండం',
    grade: 1,
    alsoEnglish: ["elephant's trunk"],
    explanations: [
      {
        en: 'A trunk is the long nose of an elephant. The elephant lifted its trunk and greeted us.',
        te: 'ఏనుగు పొడవైన ముక్కును తొండం అంటారు. ఏనుగు తొండం ఎత్తి మమ్మల్ని పలకరించింది.',
      },
      {
        en: 'A trunk has no bones but thousands of muscles, so it bends every way. It can pull up a tree or pick up a coin.',
        te: 'తొండంలో ఎముకలు ఉండవు, వేల కండరాలు ఉంటాయి; అందుకే ఎటైనా వంగుతుంది. అది చెట్టును పీకగలదు, నాణేన్నీ ఎత్తగలదు.',
      },
      {
        en: "The god Ganesha has an elephant's head and trunk. At Vinayaka Chavithi Kiran made a clay figure and gave it a fine curved trunk.",
        te: 'వినాయకుడికి ఏనుగు తల, తొండం ఉంటాయి. వినాయక చవితికి కిరణ్ మట్టి బొమ్మ చేసి చక్కని వంకర తొండం పెట్టాడు.',
      },
    ],
    sentence: { en: "The elephant's trunk is long.", te: 'ఏనుగు తొండం పొడవుగా ఉంటుంది.' },
  },
  {
    english: 'feather',
    telugu: 'ఈక',
    grade: 2,
    emoji: '🪶',
    explanations: [
      {
        en: "A feather is one of the light, soft things that cover a bird's body. I found a green parrot feather under the tree.",
        te: 'పక్షి ఒంటిని కప్పి ఉంచే తేలికైన, మెత్తని భాగం ఈక. చెట్టు కింద నాకు పచ్చని చిలుక ఈక దొరికింది.',
      },
      {
        en: 'Feathers keep birds warm and dry and help them to fly. Drop a feather and a stone together: see which comes down first.',
        te: 'ఈకలు పక్షులను వెచ్చగా, తడవకుండా ఉంచుతాయి, ఎగరడానికి సాయపడతాయి. ఈకను, రాయిని కలిపి కిందికి వదిలి చూడు: ఏది ముందు పడుతుంది?',
      },
      {
        en: 'Long ago people cut the end of a large feather, dipped it in ink and wrote with it. Little Krishna wears a peacock feather in his hair.',
        te: 'పూర్వం పెద్ద ఈక చివర చెక్కి, సిరాలో ముంచి రాసేవారు. చిన్ని కృష్ణుడు జుట్టులో నెమలి ఈక పెట్టుకుంటాడు.',
      },
    ],
    sentence: { en: 'The feather is flying in the wind.', te: 'ఈక గాలికి ఎగురుతోంది.' },
  },
  {
    english: 'hoof',
    telugu: 'డెక్క',
    grade: 4,
    alsoTelugu: ['గిట్ట'],
    explanations: [
      {
        en: 'A hoof is the hard foot of a horse, a cow or a goat. The horse struck the road with its hoof: tak, tak!',
        te: 'గుర్రం, ఆవు, మేక లాంటి జంతువుల గట్టి పాదాన్ని డెక్క అంటారు. గుర్రం డెక్క రోడ్డు మీద టక్ టక్‌మంది.',
      },
      {
        en: "It is made of the same stuff as our nails and grows all the time. So a horse's hooves are trimmed and given iron shoes.",
        te: 'అది మన గోళ్లలాంటి పదార్థంతోనే తయారైంది, ఎప్పుడూ పెరుగుతూ ఉంటుంది. అందుకే గుర్రాల డెక్కలను కత్తిరించి నాడాలు కొడతారు.',
      },
      {
        en: 'A horse has one toe in each hoof, a cow has two. You can see the difference in the tracks on a wet path.',
        te: 'గుర్రం డెక్క ఒకటే, ఆవు డెక్క రెండుగా చీలి ఉంటుంది. తడి దారి మీది అడుగుల గుర్తుల్లో ఆ తేడా కనిపిస్తుంది.',
      },
    ],
    sentence: { en: "A stone got stuck in the horse's hoof.", te: 'గుర్రం డెక్క సందులో రాయి ఇరుక్కుంది.' },
  },
  {
    english: 'mane',
    telugu: 'జూలు',
    grade: 3,
    explanations: [
      {
        en: "A mane is the long hair on the neck of a lion or a horse. The horse's mane flew in the wind.",
        te: 'సింహం లేదా గుర్రం మెడ మీద ఉండే పొడవైన వెంట్రుకలను జూలు అంటారు. గాలికి గుర్రం జూలు ఎగిరింది.',
      },
      {
        en: "A lion cub has none; a male's mane begins to grow when he is about one year old. The older he gets, the darker it often is.",
        te: 'సింహం పిల్లకు జూలు ఉండదు; మగ పిల్లకు ఏడాది వయసు వచ్చాక మొదలవుతుంది. వయసు పెరిగేకొద్దీ తరచుగా ముదురు రంగుకు మారుతుంది.',
      },
      {
        en: 'The mane makes a lion look bigger than he is and guards his neck. In a play Raju made himself one out of yellow wool.',
        te: 'జూలు వల్ల సింహం ఇంకా పెద్దగా కనిపిస్తుంది, దాని మెడకు రక్షణ దొరుకుతుంది. నాటకం కోసం రాజు పసుపు ఉన్నితో జూలు చేసుకున్నాడు.',
      },
    ],
    sentence: { en: 'The lion shook its mane.', te: 'సింహం జూలు విదిలించింది.' },
  },
  {
    english: 'nest',
    telugu: 'గూడు',
    grade: 1,
    emoji: '🪺',
    explanations: [
      {
        en: 'A nest is the home that a bird builds for its eggs and its young. There is a nest with three eggs in our neem tree.',
        te: 'గుడ్లు, పిల్లల కోసం పక్షి కట్టుకునే ఇల్లు గూడు. మా వేపచెట్టు మీద మూడు గుడ్లున్న గూడు ఉంది.',
      },
      {
        en: 'The weaver bird weaves a hanging nest out of grass, with a door below. The tailor bird sews leaves together for hers.',
        te: 'గిజిగాడు గడ్డితో వేలాడే గూడు అల్లుతుంది; దాని గుమ్మం కింది వైపు ఉంటుంది. దర్జీ పిట్ట ఆకులను కలిపి కుట్టి గూడు చేసుకుంటుంది.',
      },
      {
        en: 'Watch a nest from far away and do not touch it, or the parents may leave it. In the evening, they say, every bird comes home to its nest.',
        te: 'గూటిని దూరం నుంచే చూడు, ముట్టుకోకు; లేకపోతే తల్లిపక్షి దాన్ని వదిలేయవచ్చు. సాయంత్రం కాగానే పక్షులన్నీ గూటికి చేరతాయని అంటారు.',
      },
    ],
    sentence: { en: 'The bird built a nest.', te: 'పక్షి గూడు కట్టింది.' },
  },
];
