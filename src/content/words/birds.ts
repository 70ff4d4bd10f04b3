import type { Word } from './word';

export const birds: readonly Word[] = [
  {
    english: 'bird',
    telugu: 'పక్షి',
    grade: 1,
    emoji: '🐦',
    alsoTelugu: ['పిట్ట'],
    explanations: [
      {
        en: 'A bird is a creature with feathers, two wings and a beak; it hatches from an egg. A bird singing outside the window woke me up.',
        te: 'ఈకలు, రెండు రెక్కలు, ముక్కు ఉండే జీవి పక్షి; అది గుడ్డులోంచి పుడుతుంది. కిటికీ బయట పాడిన పక్షి నన్ను నిద్ర లేపింది.',
      },
      {
        en: 'Birds build nests of straw, twigs and leaves to keep their eggs safe. One bird brought straw all morning and built its nest in our porch.',
        te: 'గుడ్లను భద్రంగా ఉంచుకోవడానికి పక్షులు గడ్డి, పుల్లలు, ఆకులతో గూళ్లు కడతాయి. ఒక పక్షి పొద్దుటి నుంచి గడ్డి తెచ్చి మా వసారాలో గూడు కట్టింది.',
      },
      {
        en: 'To escape the cold some birds fly thousands of kilometers every year. In winter we can see such birds at Kolleru and Pulicat lakes.',
        te: 'చలిని తప్పించుకోవడానికి కొన్ని పక్షులు ఏటా వేల కిలోమీటర్లు ఎగిరి వస్తాయి. చలికాలంలో కొల్లేరు, పులికాట్ సరస్సుల దగ్గర అలాంటి పక్షులను చూడవచ్చు.',
      },
    ],
    sentence: { en: 'The bird is flying in the sky.', te: 'పక్షి ఆకాశంలో ఎగురుతోంది.' },
  },
  {
    english: 'crow',
    telugu: 'కాకి',
    grade: 1,
    explanations: [
      {
        en: 'A crow is a black bird that lives near people and calls kaav, kaav. As soon as Mother puts rice on the wall, a crow comes and sits there.',
        te: 'కాకి మనుషుల దగ్గర్లో ఉంటూ కావు కావుమని అరిచే నల్లని పక్షి. అమ్మ గోడ మీద అన్నం పెట్టగానే కాకి వచ్చి వాలుతుంది.',
      },
      {
        en: 'When a crow finds food, it caws and calls the other crows. One crow saw a vada and cawed; in a little while there were ten.',
        te: 'తిండి దొరికితే కాకి అరిచి తోటి కాకులను పిలుస్తుంది. ఒక కాకి గారెను చూసి అరిచింది; కాసేపట్లో పది కాకులు వచ్చాయి.',
      },
      {
        en: "The crow's chick is dear to the crow, people say: every mother finds her own child lovely. When I came home all muddy, Mother kissed me and told me this saying.",
        te: 'కాకి పిల్ల కాకికి ముద్దు అంటారు; ఏ తల్లికైనా తన బిడ్డే అందంగా కనిపిస్తుందని అర్థం. బురద ముఖంతో వచ్చినా అమ్మ నన్ను ముద్దుపెట్టుకుని ఈ సామెత చెప్పింది.',
      },
    ],
    sentence: { en: 'The crow dropped stones into the pot.', te: 'కాకి కుండలో రాళ్లు వేసింది.' },
  },
  {
    english: 'parrot',
    telugu: 'చిలుక',
    grade: 1,
    emoji: '🦜',
    alsoEnglish: ['parakeet'],
    alsoTelugu: ['రామచిలుక', 'చిలక'],
    explanations: [
      {
        en: 'A parrot is a green bird with a curved red beak; it loves fruit. A parrot came to our guava tree and tasted one fruit after another.',
        te: 'వంకర తిరిగిన ఎర్రని ముక్కు, పచ్చని ఈకలు ఉండే పక్షి చిలుక; దానికి పండ్లంటే ఇష్టం. మా జామచెట్టు మీద చిలుక వాలి ఒక్కో కాయ రుచి చూసింది.',
      },
      {
        en: 'A parrot can listen to human words and say them back. The parrot in the story called to everyone who came to the house: come in, sit down!',
        te: 'చిలుక మనుషుల మాటలను విని అలాగే పలకగలదు. కథలోని చిలుక ఇంటికి వచ్చినవాళ్లందరినీ రండి, కూర్చోండి అని పిలిచేది.',
      },
      {
        en: "The sweet talk of little children is called parrot words in Telugu. Even the neighbors come to listen to my little sister's parrot words.",
        te: 'చిన్నపిల్లల ముద్దు మాటలను చిలుక పలుకులు అంటారు. మా చెల్లి చిలుక పలుకులు వినడానికి పక్కింటి వాళ్లు కూడా వస్తారు.',
      },
    ],
    sentence: { en: 'The parrot said my name.', te: 'చిలుక నా పేరు పలికింది.' },
  },
  {
    english: 'peacock',
    telugu: 'నెమలి',
    grade: 1,
    emoji: '🦚',
    alsoTelugu: ['మయూరం'],
    explanations: [
      {
        en: 'A peacock is a bird with a blue neck and a long train that opens like a fan. When the peacock spread its feathers, all the children shouted with joy.',
        te: 'నీలిరంగు మెడ, విసనకర్రలా విచ్చుకునే పొడవైన పింఛం ఉండే పక్షి నెమలి. నెమలి పురి విప్పగానే పిల్లలందరూ ఆనందంతో కేరింతలు కొట్టారు.',
      },
      {
        en: 'Only the male peacock has the long train; the female is a plain brown. We saw two of them picking grain in a field, and just one had a train.',
        te: 'పొడవైన పింఛం మగ నెమలికే ఉంటుంది; ఆడ నెమలి గోధుమ రంగులో ఉంటుంది. పొలంలో రెండు నెమళ్లు గింజలు ఏరుకోవడం చూశాం; ఒకదానికే పింఛం ఉంది.',
      },
      {
        en: 'The peacock is the national bird of India, and people say it dances when clouds gather. Clouds came over the hill, and the peacock danced.',
        te: 'నెమలి భారతదేశ జాతీయ పక్షి; మబ్బులు కమ్మితే అది నాట్యం చేస్తుందని అంటారు. కొండ మీద మబ్బులు రాగానే నెమలి పురి విప్పి ఆడింది.',
      },
    ],
    sentence: { en: 'A peacock is very beautiful.', te: 'నెమలి చాలా అందంగా ఉంటుంది.' },
  },
  {
    english: 'hen',
    telugu: 'కోడి',
    grade: 1,
    emoji: '🐔',
    alsoEnglish: ['chicken'],
    alsoTelugu: ['కోడిపెట్ట'],
    explanations: [
      {
        en: 'A hen is a bird that people keep at home for the eggs it lays. Our hen laid an egg in the straw and clucked loudly.',
        te: 'గుడ్ల కోసం ఇళ్లలో పెంచుకునే పక్షి కోడి. మా కోడి గడ్డిలో గుడ్డు పెట్టి గట్టిగా అరిచింది.',
      },
      {
        en: 'A hen sits on her eggs for about twenty-one days until the chicks come out. After three weeks our hen had seven chicks.',
        te: 'కోడి దాదాపు ఇరవై ఒక్క రోజులు గుడ్లను పొదిగితే పిల్లలు బయటికి వస్తాయి. మూడు వారాలకు మా కోడికి ఏడు పిల్లలు పుట్టాయి.',
      },
      {
        en: 'If she senses danger, a hen hides her chicks under her wings. As soon as an eagle appeared in the sky, all the chicks ran under the hen.',
        te: 'ప్రమాదం కనిపిస్తే కోడి తన పిల్లలను రెక్కల కింద దాచుకుంటుంది. ఆకాశంలో గద్ద కనిపించగానే పిల్లలన్నీ కోడి రెక్కల కిందికి చేరాయి.',
      },
    ],
    sentence: { en: 'The hen is picking up grain.', te: 'కోడి గింజలు ఏరుకుంటోంది.' },
  },
  {
    english: 'rooster',
    telugu: 'కోడిపుంజు',
    grade: 2,
    emoji: '🐓',
    alsoEnglish: ['cock'],
    alsoTelugu: ['పుంజు'],
    explanations: [
      {
        en: 'A rooster is a male chicken with a red comb on his head; he crows at daybreak. When the rooster crows, Grandfather gets up and goes to the field.',
        te: 'తల మీద ఎర్రని తురాయి ఉండే మగ కోడిని కోడిపుంజు అంటారు; అది తెల్లవారుజామున కూత పెడుతుంది. కోడిపుంజు కూయగానే తాతయ్య లేచి పొలానికి వెళ్తారు.',
      },
      {
        en: 'He crows to tell other roosters: this yard is mine! Even when it is dark, he knows by himself that morning is near.',
        te: 'ఈ పెరడు నాది అని తోటి పుంజులకు చెప్పడానికి అది కూస్తుంది. చీకటిగా ఉన్నా తెల్లవారబోతోందని దానికి తెలుస్తుంది.',
      },
      {
        en: "In a tale an old woman thought that without her rooster's crow the village would never see morning. The sun rose all the same.",
        te: 'తన కోడిపుంజు కూయకపోతే ఊరికి తెల్లవారదని కథలో ఒక అవ్వ అనుకుంది. అది కూయకపోయినా సూర్యుడు ఉదయించాడు.',
      },
    ],
    sentence: { en: 'The rooster crowed: kokkoroko!', te: 'కోడిపుంజు కొక్కొరోకో అని కూసింది.' },
  },
  {
    english: 'duck',
    telugu: 'బాతు',
    grade: 1,
    emoji: '🦆',
    explanations: [
      {
        en: 'A duck is a water bird; the skin between its toes makes its feet work like oars. Five ducklings swam across the pond in a row behind their mother.',
        te: 'నీటిలో ఈదే పక్షి బాతు; వేళ్ల మధ్య పొర ఉండడం వల్ల దాని కాళ్లు తెడ్లలా పనిచేస్తాయి. ఐదు బాతు పిల్లలు తల్లి వెనకే వరుసగా చెరువులో ఈదాయి.',
      },
      {
        en: "Its feathers are oily, so water rolls off and it stays dry. Pour a little on a duck's back and see.",
        te: 'దాని ఈకలకు నూనె ఉంటుంది; నీళ్లు జారిపోతాయి, ఒళ్లు తడవదు. బాతు వీపు మీద కొంచెం నీళ్లు పోసి చూడు.',
      },
      {
        en: 'In the story of the ugly duckling everyone laughs at a gray chick, and it grows into a swan. Never laugh at how someone looks.',
        te: 'ఒక కథలో బూడిద రంగు బాతు పిల్లను అందరూ వెక్కిరిస్తారు, పెద్దయ్యాక అది హంస అని తెలుస్తుంది. ఎవరి రూపాన్నీ ఎగతాళి చేయకూడదు.',
      },
    ],
    sentence: { en: 'Our duck laid an egg.', te: 'మా బాతు గుడ్డు పెట్టింది.' },
  },
  {
    english: 'pigeon',
    telugu: 'పావురం',
    grade: 2,
    alsoEnglish: ['dove'],
    explanations: [
      {
        en: "A pigeon is a bird that coos and finds its way home from far away; long ago it carried letters. The king tied a letter to the pigeon's leg and sent it off.",
        te: 'కువకువలాడుతూ, ఎంత దూరం నుంచైనా ఇంటి దారి కనిపెట్టే పక్షి పావురం; పూర్వం అది ఉత్తరాలు మోసేది. రాజు పావురం కాలికి ఉత్తరం కట్టి పంపాడు.',
      },
      {
        en: 'A white pigeon or dove is the sign of peace all over the world. On Independence Day two pigeons were let fly at our school.',
        te: 'ప్రపంచమంతటా తెల్ల పావురం శాంతికి గుర్తు. స్వాతంత్ర్య దినోత్సవం నాడు మా బడిలో రెండు పావురాలను ఎగరేశారు.',
      },
      {
        en: "Caught in a hunter's net, the pigeons of the old story all flew up together and carried the net away. Alone none could have done it.",
        te: 'పాత కథలో వేటగాడి వలలో చిక్కిన పావురాలన్నీ ఒకేసారి ఎగిరి వలతో సహా వెళ్లిపోయాయి. ఒక్కటైతే ఆ పని చేయలేకపోయేది.',
      },
    ],
    sentence: { en: 'The pigeon sat on the roof terrace.', te: 'పావురం మేడ మీద వాలింది.' },
  },
  {
    english: 'sparrow',
    telugu: 'పిచ్చుక',
    grade: 1,
    alsoTelugu: ['ఊరపిచ్చుక'],
    explanations: [
      {
        en: 'A sparrow is a tiny brown bird that chirps around houses and eats grain. We hung ears of paddy at our door for the sparrows.',
        te: 'ఇళ్ల దగ్గర కిచకిచలాడుతూ గింజలు తినే చిన్న గోధుమ రంగు పిట్ట పిచ్చుక. పిచ్చుకల కోసం మేము గుమ్మానికి వరి కంకులు కట్టాం.',
      },
      {
        en: 'Their number has gone down in cities, for new houses have no holes to nest in. Chinnu nailed a small wooden box under the roof for them.',
        te: 'కొత్త ఇళ్లలో గూడు కట్టడానికి సందులు లేక నగరాల్లో పిచ్చుకలు తగ్గిపోయాయి. చిన్ను వాటి కోసం చూరు కింద చిన్న చెక్క పెట్టె బిగించాడు.',
      },
      {
        en: 'To use a great weapon on a small one is called shooting the Brahma arrow at a sparrow. So much anger for one broken pencil?',
        te: 'చిన్నదాని మీద పెద్ద బలం చూపిస్తే పిచ్చుక మీద బ్రహ్మాస్త్రం అంటారు. ఒక పెన్సిల్ విరిగితే ఇంత కోపమా?',
      },
    ],
    sentence: { en: 'A sparrow built a nest in our house.', te: 'పిచ్చుక మా ఇంట్లో గూడు కట్టింది.' },
  },
  {
    english: 'cuckoo',
    telugu: 'కోకిల',
    grade: 2,
    alsoEnglish: ['koel'],
    alsoTelugu: ['కోయిల'],
    explanations: [
      {
        en: "A cuckoo is a bird that sings sweetly but is hard to see; it lays its eggs in a crow's nest. At Ugadi time the cuckoo called kuhu, kuhu from the mango branch.",
        te: 'ఎక్కువగా కనిపించకుండానే తీయగా పాడే పక్షి కోకిల; అది కాకి గూట్లో గుడ్లు పెడుతుంది. ఉగాది రోజుల్లో మామిడి కొమ్మ మీద కోకిల కుహూ కుహూ అని కూసింది.',
      },
      {
        en: 'The male is black with red eyes, the female brown with white spots. It is the male that calls so loudly.',
        te: 'మగ కోకిల నల్లగా, ఎర్రని కళ్లతో ఉంటుంది; ఆడది గోధుమ రంగులో తెల్ల చుక్కలతో ఉంటుంది. గట్టిగా కూసేది మగదే.',
      },
      {
        en: 'A singer with a sweet voice is called a cuckoo of song; Sarojini Naidu was named the Nightingale of India, in Telugu Bharata Kokila. Answer its call, and it calls louder!',
        te: 'తీయని గొంతున్నవారిని గాన కోకిల అంటారు; సరోజినీ నాయుడును భారత కోకిల అన్నారు. కోకిలకు మనం బదులు పలికితే అది ఇంకా గట్టిగా కూస్తుంది!',
      },
    ],
    sentence: { en: 'The cuckoo sings sweetly.', te: 'కోకిల తీయగా పాడుతుంది.' },
  },
  {
    english: 'owl',
    telugu: 'గుడ్లగూబ',
    grade: 2,
    emoji: '🦉',
    explanations: [
      {
        en: 'An owl is a bird that is awake at night; it can turn its head almost all the way round. From the old tree an owl looked at us with its round eyes.',
        te: 'రాత్రిపూట మేలుకుని ఉండే పక్షి గుడ్లగూబ; తలను దాదాపు పూర్తిగా వెనక్కి తిప్పగలదు. పాత చెట్టు మీంచి గుడ్లగూబ గుండ్రని కళ్లతో మమ్మల్ని చూసింది.',
      },
      {
        en: 'The edges of its feathers are soft, so it flies without a sound. The mouse hears nothing until it is too late.',
        te: 'దాని ఈకల అంచులు మెత్తగా ఉంటాయి, అందుకే చప్పుడు లేకుండా ఎగురుతుంది. అది దగ్గరికి వచ్చేదాకా ఎలుకకు తెలియదు.',
      },
      {
        en: 'Some fear its cry, but it does only good: one owl family eats hundreds of rats in a year. In English stories it wears glasses and is wise.',
        te: 'దాని అరుపుకు కొందరు భయపడతారు, కానీ అది మేలే చేస్తుంది; ఒక గుడ్లగూబ కుటుంబం ఏడాదికి వందల ఎలుకలను తింటుంది. ఇంగ్లీషు కథల్లో అది కళ్లజోడు పెట్టుకున్న తెలివైన పక్షి.',
      },
    ],
    sentence: { en: 'The owl sleeps in the daytime.', te: 'గుడ్లగూబ పగలు నిద్రపోతుంది.' },
  },
  {
    english: 'eagle',
    telugu: 'గద్ద',
    grade: 2,
    emoji: '🦅',
    alsoTelugu: ['గ్రద్ద', 'డేగ'],
    explanations: [
      {
        en: 'An eagle is a hunting bird that can see a mouse from very high in the sky and catch it with its claws. An eagle circled over the field without moving its wings.',
        te: 'ఆకాశంలో ఎంతో ఎత్తు నుంచి ఎలుకను చూసి, గోళ్లతో పట్టుకునే వేట పక్షి గద్ద. పొలం మీద గద్ద రెక్కలు ఆడించకుండా గుండ్రంగా తిరిగింది.',
      },
      {
        en: 'It builds its nest on high cliffs or trees and comes back to it each year. Some nests grow as large as a bed.',
        te: 'అది ఎత్తైన కొండల మీద, చెట్ల మీద గూడు కట్టి, ఏటా అక్కడికే వస్తుంది. కొన్ని గూళ్లు మంచమంత పెద్దగా ఉంటాయి.',
      },
      {
        en: 'The king of birds, Garuda, on whom Vishnu rides, is shown as an eagle. In Ahobilam a hill is named after him.',
        te: 'విష్ణువు వాహనమైన గరుత్మంతుడు పక్షులకు రాజు; గద్ద రూపంలో చూపిస్తారు. అహోబిలంలో ఒక కొండకు అతని పేరు ఉంది.',
      },
    ],
    sentence: { en: 'An eagle flies very high.', te: 'గద్ద చాలా ఎత్తులో ఎగురుతుంది.' },
  },
  {
    english: 'crane',
    telugu: 'కొంగ',
    grade: 2,
    alsoEnglish: ['egret', 'heron', 'stork'],
    explanations: [
      {
        en: 'A crane is a bird with a long neck and long legs; it stands in the water on one foot and waits for a fish. White cranes followed the plow and picked up worms.',
        te: 'పొడవైన మెడ, పొడవైన కాళ్లు ఉండే పక్షి కొంగ; నీటిలో ఒంటికాలి మీద నిలబడి చేప కోసం కాచుకుంటుంది. నాగలి వెనక తెల్లని కొంగలు పురుగులు ఏరుకుని తిన్నాయి.',
      },
      {
        en: 'Cranes and storks fly in a line with their legs stretched out behind. Every year painted storks come to Uppalapadu near Guntur to nest.',
        te: 'కొంగలు కాళ్లు వెనక్కి చాపి బారులు తీరి ఎగురుతాయి. గుంటూరు దగ్గరి ఉప్పలపాడుకు ఏటా పెయింటెడ్ స్టార్క్ అనే కొంగలు గూళ్లు కట్టుకోవడానికి వస్తాయి.',
      },
      {
        en: "Someone who looks holy but waits to cheat is said to do a crane's prayer. In the tale the crane promised to carry the fish to a bigger lake and ate them.",
        te: 'పైకి భక్తిగా కనిపిస్తూ మోసం చేసేవారిది కొంగ జపం అంటారు. కథలో కొంగ చేపలను పెద్ద చెరువుకు చేరుస్తానని చెప్పి తినేసింది.',
      },
    ],
    sentence: { en: 'The crane caught a fish.', te: 'కొంగ చేపను పట్టింది.' },
  },
  {
    english: 'swan',
    telugu: 'హంస',
    grade: 3,
    emoji: '🦢',
    explanations: [
      {
        en: 'A swan is a white water bird with a long neck; poets say it can part milk from water. Like the swan, take the good and leave the bad, said our teacher.',
        te: 'మెడ పొడవుగా ఉండే తెల్లని నీటి పక్షి హంస; అది పాలను, నీటిని వేరు చేస్తుందని కవులు వర్ణించారు. హంసలా మంచిని తీసుకుని చెడును వదిలేయమని టీచర్ చెప్పారు.',
      },
      {
        en: "Swans stay together as a pair for life. The young ones are gray at first and ride on their parents' backs.",
        te: 'హంసలు జీవితమంతా ఒకే జంటగా ఉంటాయి. వాటి పిల్లలు మొదట బూడిద రంగులో ఉండి, తల్లిదండ్రుల వీపు మీద ఎక్కి తిరుగుతాయి.',
      },
      {
        en: 'In pictures Saraswati, the goddess of learning, has a swan beside her. In an old tale a swan carries messages between Nala and Damayanti.',
        te: 'చిత్రాల్లో చదువుల తల్లి సరస్వతి పక్కన హంస ఉంటుంది. నలుడికి, దమయంతికి మధ్య హంస సందేశాలు మోసిన కథ ఉంది.',
      },
    ],
    sentence: { en: 'The swan is swimming in the lake.', te: 'హంస సరస్సులో ఈదుతోంది.' },
  },
  {
    english: 'myna',
    telugu: 'గోరింక',
    grade: 3,
    alsoEnglish: ['mynah'],
    alsoTelugu: ['గోరువంక'],
    explanations: [
      {
        en: 'A myna is a brown bird with yellow legs and yellow round its eyes; it makes all sorts of sounds. In our back yard a myna copied my whistle.',
        te: 'పసుపు కాళ్లు, కంటి చుట్టూ పసుపు రంగు ఉండే గోధుమ రంగు పిట్ట గోరింక; రకరకాల శబ్దాలు చేస్తుంది. మా పెరట్లో గోరింక నా ఈలను అనుకరించింది.',
      },
      {
        en: 'Mynas are not shy: they walk about in yards and stations and pick up what we drop. They mostly go in pairs.',
        te: 'గోరింకలకు బిడియం లేదు; పెరట్లో, స్టేషన్‌లో తిరుగుతూ మనం పడేసినవి ఏరుకుంటాయి. ఎక్కువగా జంటగా తిరుగుతాయి.',
      },
      {
        en: 'In Telugu songs the parrot and the myna are a pair of friends. At the wedding everyone said: like a chiluka and a gorinka!',
        te: 'తెలుగు పాటల్లో చిలుకా గోరింకా విడదీయరాని జంట. పెళ్లిలో అందరూ చిలుకా గోరింకల్లా ఉన్నారని అన్నారు.',
      },
    ],
    sentence: { en: 'A myna sat on our wall.', te: 'మా గోడ మీద గోరింక వాలింది.' },
  },
  {
    english: 'woodpecker',
    telugu: 'వడ్రంగి పిట్ట',
    grade: 3,
    explanations: [
      {
        en: 'A woodpecker is a bird that pecks holes in trees with its hard beak to eat the insects inside. Tok, tok, went the woodpecker on the coconut tree.',
        te: 'గట్టి ముక్కుతో చెట్టు కాండాన్ని పొడిచి, తొర్ర చేసి, లోపలి పురుగులను తినే పక్షి వడ్రంగి పిట్ట. కొబ్బరి చెట్టు మీద వడ్రంగి పిట్ట టకటకమని పొడిచింది.',
      },
      {
        en: 'It can knock twenty times in a second, and its head does not ache, for its skull is built for it. We would have a headache at once.',
        te: 'అది సెకనుకు ఇరవై సార్లు కూడా పొడవగలదు; దాని పుర్రె అందుకు తగ్గట్టే ఉంటుంది, తలనొప్పి రాదు. మనకైతే వెంటనే తలనొప్పి వస్తుంది.',
      },
      {
        en: 'With two toes in front and two behind, it holds on to the trunk, and its stiff tail props it up. Its Telugu name means carpenter bird.',
        te: 'ముందు రెండు, వెనక రెండు వేళ్లతో మానును పట్టుకుంటుంది, గట్టి తోకను ఆనించుకుంటుంది. వడ్రంగిలా చెక్కను చెక్కుతుంది కాబట్టి దానికి ఆ పేరు.',
      },
    ],
    sentence: { en: 'The woodpecker is pecking at the tree.', te: 'వడ్రంగి పిట్ట చెట్టును పొడుస్తోంది.' },
  },
  {
    english: 'kingfisher',
    telugu: 'లకుముకి పిట్ట',
    grade: 3,
    explanations: [
      {
        en: 'A kingfisher is a bird with shining blue wings and a long beak; it dives to catch fish. From the wire the kingfisher shot down like an arrow and came up with a fish.',
        te: 'మెరిసే నీలిరంగు రెక్కలు, పొడవైన ముక్కు ఉండే పక్షి లకుముకి పిట్ట; నీటిలోకి దూకి చేపలు పడుతుంది. తీగ మీంచి లకుముకి పిట్ట బాణంలా దూకి చేపతో పైకి వచ్చింది.',
      },
      {
        en: 'It digs a long tunnel in the river bank and lays its eggs at the end. No cat can reach them there.',
        te: 'అది నది గట్టులో పొడవైన సొరంగం తవ్వి చివర గుడ్లు పెడుతుంది. పిల్లులు అక్కడికి చేరలేవు.',
      },
      {
        en: "Japan's fast train used to boom when it left a tunnel. An engineer gave it a nose like this bird's beak, and it became quiet.",
        te: 'జపాన్‌లో చాలా వేగంగా వెళ్లే రైలు సొరంగం దాటినప్పుడు పెద్ద శబ్దం వచ్చేది. ఒక ఇంజనీరు దాని ముందు భాగాన్ని ఈ పిట్ట ముక్కులా చేశారు; శబ్దం తగ్గింది.',
      },
    ],
    sentence: { en: 'The kingfisher is blue.', te: 'లకుముకి పిట్ట నీలంగా ఉంటుంది.' },
  },
  {
    english: 'Indian roller',
    telugu: 'పాలపిట్ట',
    grade: 4,
    alsoEnglish: ['roller'],
    explanations: [
      {
        en: 'The Indian roller is a bird whose wings flash blue when it opens them; it is the state bird of Telangana. On Dasara day many people go out of town to see it.',
        te: 'రెక్కలు విప్పితే నీలిరంగు మెరుపులు కనిపించే పక్షి పాలపిట్ట; అది తెలంగాణ రాష్ట్ర పక్షి. దసరా రోజున చాలామంది పాలపిట్టను చూడడానికి ఊరి బయటికి వెళ్తారు.',
      },
      {
        en: 'It is called roller because the male rolls and tumbles in the air to please the female. The blue of its wings flashes then.',
        te: 'మగ పిట్ట ఆడదాన్ని మెప్పించడానికి గాలిలో దొర్లుతూ ఎగురుతుంది; ఇంగ్లీషు పేరు అందుకే వచ్చింది. అప్పుడు దాని నీలి రెక్కలు మెరుస్తాయి.',
      },
      {
        en: 'It sits on a wire and watches the field for grasshoppers and beetles, and so it helps the farmer. Do not catch one for the festival: look at it where it is free.',
        te: 'అది తీగ మీద కూర్చుని పొలంలోని మిడతలను, పురుగులను పట్టి రైతుకు మేలు చేస్తుంది. పండుగ కోసం దాన్ని పట్టకూడదు; స్వేచ్ఛగా ఉన్నచోటే చూడాలి.',
      },
    ],
    sentence: { en: 'We saw an Indian roller on the wire.', te: 'తీగ మీద మాకు పాలపిట్ట కనిపించింది.' },
  },
  {
    english: 'goose',
    telugu: 'పెద్ద బాతు',
    grade: 2,
    emoji: '🪿',
    alsoTelugu: ['పెద్దబాతు'],
    explanations: [
      {
        en: 'A goose is a water bird like a duck, but bigger and with a longer neck. The goose on Lata’s farm hisses when strangers come near.',
        te: 'బాతు లాంటిదే కానీ దాని కంటే పెద్దగా, మెడ పొడవుగా ఉండే నీటి పక్షి పెద్ద బాతు. లత వాళ్ల పొలంలోని పెద్ద బాతు కొత్తవాళ్లు దగ్గరికి వస్తే బుసకొడుతుంది.',
      },
      {
        en: 'Geese that travel far fly in the shape of an arrowhead; the air from the wings in front helps the bird behind. Kiran counted 20 of them above a lake in Canada.',
        te: 'వలస వెళ్లే పెద్ద బాతులు బాణం మొనలా బారులు తీరి ఎగురుతాయి; ముందున్న పక్షి రెక్కల గాలి వెనకదానికి సాయపడుతుంది. కెనడాలో సరస్సు మీదుగా ఎగురుతున్న 20 బాతులను కిరణ్ లెక్కపెట్టాడు.',
      },
      {
        en: 'In an old tale a goose laid one golden egg a day, till its greedy owner killed it to get them all. He found nothing inside, and the goose was gone too.',
        te: 'ఒక పాత కథలో పెద్ద బాతు రోజుకో బంగారు గుడ్డు పెట్టేది; అన్నీ ఒకేసారి కావాలనే అత్యాశతో యజమాని దాన్ని చంపాడు. లోపల ఏమీ లేదు, ఉన్న బాతు కూడా పోయింది.',
      },
    ],
    sentence: { en: 'A goose is swimming in the pond.', te: 'చెరువులో ఒక పెద్ద బాతు ఈదుతోంది.' },
  },
  {
    english: 'turkey',
    telugu: 'టర్కీ కోడి',
    grade: 3,
    emoji: '🦃',
    alsoTelugu: ['టర్కీ పక్షి'],
    explanations: [
      {
        en: 'A turkey is a big bird like a hen, with a bare head and red skin hanging below its beak. The turkey spread its tail like a fan.',
        te: 'కోడి లాంటి పెద్ద పక్షి టర్కీ కోడి; దాని తల మీద ఈకలు ఉండవు, ముక్కు కింద ఎర్రని చర్మం వేలాడుతుంది. టర్కీ కోడి తన తోకను విసనకర్రలా విప్పింది.',
      },
      {
        en: 'Turkeys come from America, and wild ones still live in the forests there. In the United States many families cook turkey for the feast of Thanksgiving.',
        te: 'టర్కీ కోళ్లు అమెరికా నుంచి వచ్చాయి; అక్కడి అడవుల్లో అవి ఇప్పటికీ ఉన్నాయి. అక్కడ థాంక్స్ గివింగ్ పండుగ రోజు చాలా కుటుంబాలు టర్కీ మాంసం వండుకుంటాయి.',
      },
      {
        en: 'Turkey is also the name of a country, but the bird did not come from there. Yet Ravi asked his uncle, who was going to Turkey, to bring him a feather.',
        te: 'టర్కీ అనే దేశం కూడా ఉంది; కానీ ఈ కోడి అక్కడి నుంచి రాలేదు. అయినా రవి టర్కీ వెళ్తున్న మామయ్యను ఒక ఈక తెమ్మన్నాడు.',
      },
    ],
    sentence: { en: 'There is a turkey at the zoo.', te: 'జూలో ఒక టర్కీ కోడి ఉంది.' },
  },
];
