import type { Word } from './word';

export const animals: readonly Word[] = [
  {
    english: 'dog',
    telugu: 'కుక్క',
    grade: 1,
    emoji: '🐶',
    explanations: [
      {
        en: 'A dog is a friendly animal that lives with people and guards the house. Our dog runs to the gate when I come home from school.',
        te: 'కుక్క మనుషులతో కలిసి ఉండే, ఇంటిని కాపలా కాసే జంతువు. నేను బడి నుంచి రాగానే మా కుక్క గేటు దగ్గరికి పరుగెత్తుకొస్తుంది.',
      },
      {
        en: "A dog's nose is far sharper than ours, so the police train some dogs to help them. The police dog followed the smell and found the lost bag.",
        te: 'కుక్క ముక్కు మన ముక్కు కంటే ఎంతో చురుకైనది; అందుకే పోలీసులు కొన్ని కుక్కలకు శిక్షణ ఇస్తారు. పోలీసు కుక్క వాసన చూసుకుంటూ వెళ్లి, పోయిన సంచిని కనిపెట్టింది.',
      },
      {
        en: 'People say a dog never forgets the hand that feeds it, so it stands for loyalty. The dog that Grandfather once fed still waits at our door every morning.',
        te: 'అన్నం పెట్టిన చేతిని కుక్క మరిచిపోదని అంటారు; అందుకే అది విశ్వాసానికి గుర్తు. తాతయ్య ఒకసారి అన్నం పెట్టిన కుక్క ఇప్పటికీ రోజూ పొద్దున్నే మా గుమ్మం ముందు ఎదురుచూస్తుంది.',
      },
    ],
    sentence: { en: 'The dog is sleeping.', te: 'కుక్క నిద్రపోతోంది.' },
  },
  {
    english: 'cat',
    telugu: 'పిల్లి',
    grade: 1,
    emoji: '🐱',
    alsoEnglish: ['kitty'],
    explanations: [
      {
        en: 'A cat is an animal with soft fur and whiskers that walks without a sound. Our cat came into the kitchen so quietly that nobody noticed.',
        te: 'మీసాలు, మెత్తని బొచ్చు ఉండే పెంపుడు జంతువు పిల్లి; అది చప్పుడు చేయకుండా నడుస్తుంది. మా పిల్లి వంటింట్లోకి ఎంత మెల్లగా వచ్చిందంటే ఎవరూ గమనించలేదు.',
      },
      {
        en: "Even in dim light a cat can see well, so it hunts mice at night. In the dark the cat's eyes shone like two little lamps.",
        te: 'మసక వెలుతురులో కూడా పిల్లికి బాగా కనిపిస్తుంది; అందుకే అది రాత్రిపూట ఎలుకలను పడుతుంది. చీకట్లో పిల్లి కళ్లు రెండు చిన్న దీపాల్లా మెరిశాయి.',
      },
      {
        en: 'A Telugu saying tells of the cat that shuts its eyes to drink milk and thinks nobody can see it. When Ravi hid the broken pot, Mother laughed and told him this saying.',
        te: 'కళ్లు మూసుకుని పాలు తాగే పిల్లి తనను ఎవరూ చూడడం లేదనుకుంటుందని సామెత. రవి పగిలిన కుండను దాచినప్పుడు అమ్మ నవ్వి ఈ సామెత చెప్పింది.',
      },
    ],
    sentence: { en: 'The cat drank up all the milk.', te: 'పిల్లి పాలన్నీ తాగేసింది.' },
  },
  {
    english: 'cow',
    telugu: 'ఆవు',
    grade: 1,
    emoji: '🐄',
    explanations: [
      {
        en: 'A cow is a gentle animal that eats grass and gives us milk. Every day Grandmother milks our cow before the sun comes up.',
        te: 'గడ్డి తిని మనకు పాలు ఇచ్చే సాధు జంతువు ఆవు. మా నానమ్మ రోజూ పొద్దు పొడవకముందే ఆవు పాలు పితుకుతారు.',
      },
      {
        en: 'A cow swallows grass quickly, then brings it back up and chews it again; this is called chewing the cud. All afternoon the cow lay under the tree and chewed.',
        te: 'ఆవు ముందు గడ్డిని గబగబా మింగి, తర్వాత మళ్లీ నోట్లోకి తెచ్చుకుని నములుతుంది; దీన్ని నెమరువేయడం అంటారు. మధ్యాహ్నమంతా ఆవు చెట్టు కింద పడుకుని నెమరువేసింది.',
      },
      {
        en: "On Kanuma, the third day of Sankranti, farmers decorate their cows and oxen to thank them. Lakshmi put a flower garland round her cow's neck.",
        te: 'సంక్రాంతి మూడో రోజైన కనుమ నాడు రైతులు ఆవులను, ఎద్దులను అలంకరించి కృతజ్ఞతలు తెలుపుతారు. లక్ష్మి తన ఆవు మెడలో పూలదండ వేసింది.',
      },
    ],
    sentence: { en: 'The cow is eating grass.', te: 'ఆవు గడ్డి మేస్తోంది.' },
  },
  {
    english: 'buffalo',
    telugu: 'గేదె',
    grade: 1,
    emoji: '🐃',
    alsoTelugu: ['బర్రె'],
    explanations: [
      {
        en: 'A buffalo is a large dark animal with curved horns, kept for its thick milk. Our buffalo gives six liters of milk a day.',
        te: 'నల్లగా, పెద్దగా, వంకర కొమ్ములతో ఉండే పశువు గేదె; చిక్కని పాల కోసం దాన్ని పెంచుతారు. మా గేదె రోజుకు ఆరు లీటర్ల పాలు ఇస్తుంది.',
      },
      {
        en: 'Buffaloes sweat very little, so they sit in water or mud to keep cool. In summer all the buffaloes of our village sit in the pond up to their necks.',
        te: 'గేదెకు చెమట చాలా తక్కువగా పడుతుంది; అందుకే చల్లగా ఉండడానికి అది నీటిలో, బురదలో కూర్చుంటుంది. ఎండాకాలంలో మా ఊరి గేదెలన్నీ మెడ వరకు చెరువులో మునిగి ఉంటాయి.',
      },
      {
        en: 'One animal, two names: in many places it is called gede, and in Telangana mostly barre. Suma from Warangal said barre, and her cousin from Guntur said gede.',
        te: 'ఒకే జంతువుకు రెండు పేర్లు: చాలా ఊళ్లలో గేదె అంటారు, తెలంగాణలో ఎక్కువగా బర్రె అంటారు. వరంగల్ సుమ బర్రె అంది; గుంటూరులో ఉండే వాళ్ల పిన్ని కూతురు గేదె అంది.',
      },
    ],
    sentence: { en: 'The buffalo is coming home.', te: 'గేదె ఇంటికి వస్తోంది.' },
  },
  {
    english: 'goat',
    telugu: 'మేక',
    grade: 1,
    emoji: '🐐',
    explanations: [
      {
        en: 'A goat is an animal with small horns and often a little beard; it loves to eat leaves. Our goat ate every leaf of the rose plant.',
        te: 'చిన్న కొమ్ములు, తరచుగా చిన్న గడ్డం ఉండే పెంపుడు జంతువు మేక; ఆకులంటే దానికి చాలా ఇష్టం. మా మేక గులాబీ మొక్క ఆకులన్నీ తినేసింది.',
      },
      {
        en: 'Goats are fine climbers and do not slip even on steep rocks. The little kid jumped from stone to stone and reached the top of the hill.',
        te: 'నిటారుగా ఉండే కొండరాళ్లను కూడా మేక జారిపోకుండా ఎక్కగలదు. మేకపిల్ల ఒక రాయి మీంచి ఇంకో రాయి మీదికి గెంతుతూ గుట్ట పైకి చేరింది.',
      },
      {
        en: "Someone who looks gentle but means harm is called a tiger in a goat's skin. The fox in the story spoke sweetly, but he was a tiger in a goat's skin.",
        te: 'పైకి సాధువుగా కనిపించి లోపల చెడు ఆలోచించేవారిని మేకవన్నె పులి అంటారు. కథలోని నక్క తీయగా మాట్లాడినా అది మేకవన్నె పులే.',
      },
    ],
    sentence: { en: 'Our goat is white.', te: 'మా మేక తెల్లగా ఉంటుంది.' },
  },
  {
    english: 'elephant',
    telugu: 'ఏనుగు',
    grade: 1,
    emoji: '🐘',
    explanations: [
      {
        en: 'The elephant is the biggest animal on land; it has a long trunk and ears like fans. At the zoo an elephant took a banana with its trunk.',
        te: 'నేల మీద తిరిగే జంతువుల్లో అన్నిటికంటే పెద్దది ఏనుగు; దానికి పొడవైన తొండం, చేటల్లాంటి చెవులు ఉంటాయి. జూలో ఒక ఏనుగు తొండంతో అరటిపండు అందుకుంది.',
      },
      {
        en: "The elephant's trunk is nose and hand in one: it smells, sucks up water and lifts logs. With her trunk the mother elephant pulled her little one out of the mud.",
        te: 'ఏనుగు తొండం ముక్కులా, చేతిలా పనిచేస్తుంది; దానితో వాసన చూస్తుంది, నీళ్లు పీలుస్తుంది, దుంగలు ఎత్తుతుంది. తల్లి ఏనుగు తొండంతో పిల్లను బురదలోంచి బయటికి లాగింది.',
      },
      {
        en: 'Elephants live in herds led by an old female who remembers where water is found. In the dry season she led her herd to a far-away river.',
        te: 'ఏనుగులు గుంపులుగా బతుకుతాయి; నీళ్లు ఎక్కడ దొరుకుతాయో గుర్తుంచుకునే పెద్ద ఆడ ఏనుగే వాటికి నాయకురాలు. ఎండాకాలంలో అది గుంపును దూరంగా ఉన్న నదికి తీసుకెళ్లింది.',
      },
    ],
    sentence: { en: 'The elephant is walking slowly.', te: 'ఏనుగు మెల్లగా నడుస్తోంది.' },
  },
  {
    english: 'tiger',
    telugu: 'పులి',
    grade: 1,
    emoji: '🐅',
    alsoTelugu: ['పెద్దపులి'],
    explanations: [
      {
        en: 'A tiger is a very strong wild cat with black stripes on its orange coat. In the forest film we saw a tiger swim across a river.',
        te: 'నారింజ రంగు ఒంటి మీద నల్లని చారలు ఉండే పులి పిల్లి జాతిలో ఎంతో బలమైన అడవి జంతువు. అడవి సినిమాలో పులి నదిని ఈదుతూ దాటడం చూశాం.',
      },
      {
        en: 'Like our fingerprints, the stripes of no two tigers are the same. By the stripes in a photo the forest workers knew the old tiger.',
        te: 'మన వేలిముద్రల్లాగే ఏ రెండు పులుల చారలూ ఒకేలా ఉండవు. ఫొటోలోని చారలను చూసి అటవీ సిబ్బంది ముసలి పులిని గుర్తుపట్టారు.',
      },
      {
        en: 'The tiger is the national animal of India, and tigers live in the Nallamala forest. Our class made a poster: save the tiger and you save the forest.',
        te: 'పులి భారతదేశ జాతీయ జంతువు; నల్లమల అడవుల్లో పులులు ఉన్నాయి. పులిని కాపాడితే అడవిని కాపాడినట్టే అని మా తరగతి పిల్లలం బొమ్మ గీసి రాశాం.',
      },
    ],
    sentence: { en: 'The tiger drank water from the pond.', te: 'పులి చెరువులో నీళ్లు తాగింది.' },
  },
  {
    english: 'lion',
    telugu: 'సింహం',
    grade: 1,
    emoji: '🦁',
    explanations: [
      {
        en: 'A lion is a big wild cat the color of sand; the male has a mane round his neck. The lion shook his mane and roared.',
        te: 'సింహం ఇసుక రంగులో ఉండే పెద్ద అడవి జంతువు; మగ సింహానికి మెడ చుట్టూ జూలు ఉంటుంది. సింహం జూలు విదిలించి గర్జించింది.',
      },
      {
        en: 'Lions live together in a group, and mostly the females do the hunting. The cubs hid in the grass and waited while their mothers went hunting.',
        te: 'సింహాలు గుంపుగా కలిసి జీవిస్తాయి; ఎక్కువగా ఆడ సింహాలే వేటాడతాయి. తల్లులు వేటకు వెళ్లినప్పుడు సింహం పిల్లలు గడ్డిలో దాక్కుని ఎదురుచూశాయి.',
      },
      {
        en: "In stories the lion is king of the forest, and lions stand on India's national emblem. Our teacher showed us the lions on a rupee coin.",
        te: 'కథల్లో సింహం అడవికి రాజు; భారత జాతీయ చిహ్నం మీద కూడా సింహాలు ఉంటాయి. టీచర్ మాకు రూపాయి నాణెం మీద ఉన్న సింహాలను చూపించారు.',
      },
    ],
    sentence: { en: 'The lion lay down in its cave.', te: 'సింహం గుహలో పడుకుంది.' },
  },
  {
    english: 'monkey',
    telugu: 'కోతి',
    grade: 1,
    emoji: '🐒',
    explanations: [
      {
        en: 'A monkey is a clever animal with a long tail that jumps from branch to branch. A monkey jumped off the wall and took the banana from my hand.',
        te: 'పొడవైన తోక ఉండి, కొమ్మ మీంచి కొమ్మ మీదికి దూకే తెలివైన జంతువు కోతి. ఒక కోతి గోడ మీంచి దూకి నా చేతిలోని అరటిపండు లాక్కుంది.',
      },
      {
        en: "A baby monkey holds on to its mother's belly wherever she goes. She leaped to the next tree, but the little one did not let go.",
        te: 'కోతిపిల్ల తల్లి పొట్టను గట్టిగా పట్టుకుని తిరుగుతుంది. తల్లి పక్క చెట్టు మీదికి దూకినా పిల్ల పట్టు వదల్లేదు.',
      },
      {
        en: 'If you cannot stop fiddling with a new thing, people say you are like a monkey that found a coconut. Ramu kept turning his new camera this way and that.',
        te: 'కొత్త వస్తువు దొరికి దాన్ని వదలకుండా ఆడిస్తుంటే కోతికి కొబ్బరికాయ దొరికినట్టు ఉందంటారు. కొత్త కెమెరా రాగానే రాము దాన్ని అటూ ఇటూ తిప్పుతూనే ఉన్నాడు.',
      },
    ],
    sentence: { en: 'The monkey is sitting in the tree.', te: 'కోతి చెట్టు మీద కూర్చుంది.' },
  },
  {
    english: 'rabbit',
    telugu: 'కుందేలు',
    grade: 1,
    emoji: '🐇',
    alsoEnglish: ['hare', 'bunny'],
    explanations: [
      {
        en: 'A rabbit is a small animal with long ears and soft fur that hops along. In our garden a rabbit hopped away and hid in a bush.',
        te: 'పొడవైన చెవులు, మెత్తని బొచ్చు ఉండి, గెంతుతూ వెళ్లే చిన్న జంతువు కుందేలు. మా తోటలో ఒక కుందేలు గెంతుకుంటూ వెళ్లి పొదలో దాక్కుంది.',
      },
      {
        en: "A rabbit's teeth never stop growing; nibbling grass and leaves wears them down. Our rabbit goes on nibbling grass all day long.",
        te: 'కుందేలు పళ్లు ఎప్పుడూ పెరుగుతూనే ఉంటాయి; గడ్డి, ఆకులు కొరుకుతుంటే అవి అరుగుతాయి. మా కుందేలు రోజంతా గడ్డి కొరుకుతూనే ఉంటుంది.',
      },
      {
        en: 'Of a stubborn person Telugu people say: the rabbit he caught has only three legs. Everyone showed Gopi the right answer, but he would not agree.',
        te: 'తాను పట్టిన కుందేలుకు మూడే కాళ్లు అనేది మొండిగా వాదించేవారి గురించిన సామెత. అందరూ సరైన జవాబు చూపించినా గోపి ఒప్పుకోలేదు.',
      },
    ],
    sentence: { en: 'The rabbit is eating a carrot.', te: 'కుందేలు క్యారెట్ తింటోంది.' },
  },
  {
    english: 'fish',
    telugu: 'చేప',
    grade: 1,
    emoji: '🐟',
    explanations: [
      {
        en: 'A fish is a creature that lives in water, swims with its fins and breathes through gills. A little silver fish leaped out of the pond and fell back with a splash.',
        te: 'నీటిలో ఉంటూ, రెక్కలతో ఈదుతూ, మొప్పలతో ఊపిరి పీల్చుకునే జీవి చేప. ఒక చిన్న వెండి రంగు చేప చెరువులోంచి ఎగిరి మళ్లీ నీళ్లలో పడింది.',
      },
      {
        en: 'People who live by fishing go out to sea in boats and catch fish in nets. By sunrise the boats of Kakinada were back, full of fish.',
        te: 'మత్స్యకారులు పడవల్లో సముద్రంలోకి వెళ్లి వలలతో చేపలు పడతారు. తెల్లవారేసరికి కాకినాడ పడవలు చేపలతో తిరిగి వచ్చాయి.',
      },
      {
        en: "Do we have to teach a baby fish to swim? The saying means that children easily pick up their parents' skill. Uma's mother is a singer, and Uma sang well when very small.",
        te: 'చేపపిల్లకు ఈత నేర్పాలా అనేది సామెత; అమ్మానాన్నల విద్య పిల్లలకు తేలిగ్గా వస్తుందని అర్థం. ఉమ వాళ్ల అమ్మ గాయని; ఉమ కూడా చిన్నప్పుడే చక్కగా పాడింది.',
      },
    ],
    sentence: { en: 'The fish is swimming in the water.', te: 'చేప నీటిలో ఈదుతోంది.' },
  },
  {
    english: 'horse',
    telugu: 'గుర్రం',
    grade: 1,
    emoji: '🐎',
    explanations: [
      {
        en: 'A horse is a fast animal with hooves and a mane that people ride. The rider patted his horse, and off it galloped.',
        te: 'డెక్కలు, జూలు ఉండి వేగంగా పరుగెత్తే జంతువు గుర్రం; దాని మీద మనుషులు స్వారీ చేస్తారు. రౌతు తట్టగానే గుర్రం దౌడు తీసింది.',
      },
      {
        en: 'A horse can doze standing up, because its legs can lock so that they do not bend. In the stable I saw a horse asleep on its feet.',
        te: 'గుర్రం నిలబడే కునుకు తీయగలదు; అప్పుడు దాని కాళ్లు వంగకుండా బిగుసుకుని ఉంటాయి. గుర్రపుశాలలో నిలబడి నిద్రపోతున్న గుర్రాన్ని చూశాను.',
      },
      {
        en: 'In the days before cars, horses pulled carts and carried the post. They say my great-grandfather went to school in a horse cart.',
        te: 'కార్లు లేని రోజుల్లో గుర్రాలు బండ్లు లాగేవి, ఉత్తరాలు మోసేవి. మా ముత్తాత గుర్రపు బండిలో బడికి వెళ్లేవారట.',
      },
    ],
    sentence: { en: 'This horse runs very fast.', te: 'ఈ గుర్రం చాలా వేగంగా పరుగెత్తుతుంది.' },
  },
  {
    english: 'ant',
    telugu: 'చీమ',
    grade: 1,
    emoji: '🐜',
    explanations: [
      {
        en: 'An ant is a tiny insect that lives in a nest with thousands of others. A line of ants carried away the sugar I had spilt.',
        te: 'పుట్టలో వేలాది తోటి చీమలతో కలిసి ఉండే చిన్న పురుగు చీమ. నేను ఒలకబోసిన చక్కెరను చీమలు బారులు తీరి మోసుకెళ్లాయి.',
      },
      {
        en: 'An ant can carry a load many times heavier than itself. I watched a single ant drag a grain of cooked rice up the wall.',
        te: 'చీమ తనకంటే ఎన్నో రెట్లు ఎక్కువ బరువు మోయగలదు. ఒకే ఒక చీమ అన్నం మెతుకును గోడ మీదికి లాక్కెళ్లడం చూశాను.',
      },
      {
        en: 'In the old story of the seven fish the ant comes last and tells why it bit the child. Grandmother spoke like the ant: if you poke my golden nest, won’t I bite?',
        te: 'ఏడు చేపల కథలో చివరికి చీమ వచ్చి, తాను ఎందుకు కుట్టిందో చెప్తుంది. నా బంగారు పుట్టలో వేలు పెడితే కుట్టనా అని నానమ్మ చీమలా మాట్లాడారు.',
      },
    ],
    sentence: { en: 'An ant is very small.', te: 'చీమ చాలా చిన్నది.' },
  },
  {
    english: 'snake',
    telugu: 'పాము',
    grade: 1,
    emoji: '🐍',
    alsoTelugu: ['సర్పం'],
    explanations: [
      {
        en: 'A snake is a long creature without legs that moves along the ground. A green snake slid through the grass and was gone.',
        te: 'కాళ్లు లేకుండానే నేల మీద వేగంగా పాకే పొడవైన జీవి పాము. ఒక పచ్చని పాము గడ్డిలో జరజరా పాకుతూ వెళ్లిపోయింది.',
      },
      {
        en: 'A snake helps the farmer by eating the rats that spoil the crop. When my uncle sees a rat snake, he lets it go its way.',
        te: 'పొలంలో పంటను పాడుచేసే ఎలుకలను తిని పాము రైతుకు మేలు చేస్తుంది. జెర్రిపోతు కనిపిస్తే మా మామయ్య దాన్ని ఏమీ చేయకుండా వెళ్లనిస్తారు.',
      },
      {
        en: 'As a snake grows it sheds its old skin, which in Telugu is called kubusam. Near the rocks we found a thin, cast-off snake skin.',
        te: 'పాము పెరుగుతున్నప్పుడు పాత చర్మాన్ని వదిలేస్తుంది; దాన్ని కుబుసం అంటారు. రాళ్ల దగ్గర మాకు పలుచని పాము కుబుసం దొరికింది.',
      },
    ],
    sentence: { en: 'The snake went into its hole.', te: 'పాము పుట్టలోకి వెళ్లింది.' },
  },
  {
    english: 'animal',
    telugu: 'జంతువు',
    grade: 1,
    explanations: [
      {
        en: 'An animal is a living creature that moves about and eats, like a cow, a tiger or an elephant. At the zoo we saw twenty kinds of animals.',
        te: 'ఆవు, పులి, ఏనుగులా కదులుతూ, తిండి తింటూ బతికే ప్రాణిని జంతువు అంటారు. జూలో మేము ఇరవై రకాల జంతువులను చూశాం.',
      },
      {
        en: 'Some animals eat plants, some hunt, and some, like the bear, do both. Sita sorted her picture cards into three heaps that way.',
        te: 'కొన్ని జంతువులు మొక్కలు తింటాయి, కొన్ని వేటాడతాయి, ఎలుగుబంటి లాంటివి రెండూ చేస్తాయి. సీత తన బొమ్మల కార్డులను అలా మూడు కుప్పలు చేసింది.',
      },
      {
        en: 'Those that live with people are called pets or farm animals; the others are wild. Be kind to each: it feels hunger and pain as we do.',
        te: 'మనుషులతో ఉండేవి పెంపుడు జంతువులు, అడవిలో ఉండేవి అడవి జంతువులు. వాటికి కూడా మనలాగే ఆకలి, నొప్పి ఉంటాయి; అందుకే దయగా చూడాలి.',
      },
    ],
    sentence: { en: 'Which animal do you like?', te: 'నీకు ఏ జంతువు ఇష్టం?' },
  },
  {
    english: 'sheep',
    telugu: 'గొర్రె',
    grade: 1,
    emoji: '🐑',
    explanations: [
      {
        en: 'A sheep is a farm animal covered with wool; our sweaters are made from it. The sheep walked down the road one behind the other.',
        te: 'ఒంటి నిండా బొచ్చు ఉండే పెంపుడు జంతువు గొర్రె; మన స్వెటర్లకు ఉన్ని దాని నుంచే వస్తుంది. గొర్రెలు ఒకదాని వెనుక ఒకటి దారి వెంట నడిచాయి.',
      },
      {
        en: 'Once or twice a year the shepherd cuts its wool with big scissors, as a barber cuts our hair. It does not hurt, and new wool grows.',
        te: 'ఏడాదికి ఒకటి రెండుసార్లు మనకు జుట్టు కత్తిరించినట్టే కాపరి దాని ఉన్నిని కత్తిరిస్తారు. నొప్పి ఉండదు, మళ్లీ కొత్త ఉన్ని పెరుగుతుంది.',
      },
      {
        en: 'Where one sheep goes, all the others follow. So people who do as others do without thinking are compared to a flock of sheep.',
        te: 'ఒక గొర్రె ఎటు వెళ్తే మిగతావన్నీ అటే వెళ్తాయి. అందుకే ఆలోచించకుండా ఒకరి వెంట ఒకరు వెళ్లేవారిని గొర్రెల మందతో పోలుస్తారు.',
      },
    ],
    sentence: { en: 'That sheep strayed from the flock.', te: 'ఆ గొర్రె మందలోంచి తప్పిపోయింది.' },
  },
  {
    english: 'pig',
    telugu: 'పంది',
    grade: 2,
    emoji: '🐖',
    explanations: [
      {
        en: 'A pig is an animal with short legs and a flat snout for digging up roots. In the hot sun the pig rolled in the mud to cool itself.',
        te: 'పొట్టి కాళ్లు, చదునైన ముక్కు ఉండే జంతువు పంది; అది నేలను తవ్వి దుంపలు తింటుంది. ఎండగా ఉన్నప్పుడు చల్లదనం కోసం పంది బురదలో దొర్లింది.',
      },
      {
        en: 'With its fine nose it can smell a root deep in the ground. In France pigs were once taken along to find costly mushrooms.',
        te: 'చురుకైన ముక్కుతో అది నేల లోపలి దుంప వాసన కూడా పసిగట్టగలదు. ఫ్రాన్సులో ఒకప్పుడు ఖరీదైన పుట్టగొడుగులను వెతకడానికి పందులను తీసుకెళ్లేవారు.',
      },
      {
        en: 'A mother pig may have ten or more piglets at once. On a farm I saw them lie in one row and drink, each at its own place.',
        te: 'తల్లి పంది ఒకేసారి పది లేదా అంతకంటే ఎక్కువ పిల్లలను పెడుతుంది. ఒక పొలంలో అవి వరుసగా పడుకుని, ఒక్కోటి తన చోట పాలు తాగడం చూశాను.',
      },
    ],
    sentence: { en: 'That pig ran toward the field.', te: 'ఆ పంది పొలం వైపు పరుగెత్తింది.' },
  },
  {
    english: 'donkey',
    telugu: 'గాడిద',
    grade: 2,
    explanations: [
      {
        en: 'A donkey is an animal like a small horse with long ears; it carries loads on its back. The donkey climbed the hill with two sacks of sand.',
        te: 'పొడవైన చెవులు ఉండి, చిన్న గుర్రంలా కనిపించే జంతువు గాడిద; వీపు మీద బరువులు ఓపిగ్గా మోస్తుంది. గాడిద రెండు ఇసుక బస్తాలు మోస్తూ గుట్ట ఎక్కింది.',
      },
      {
        en: 'Its bray, a long hee-haw, can be heard far away. In many tales it sings at the wrong time and gets into trouble.',
        te: 'గాడిద అరుపు చాలా దూరం వినిపిస్తుంది; దాన్ని ఓండ్ర పెట్టడం అంటారు. చాలా కథల్లో అది వేళ కాని వేళ అరిచి చిక్కుల్లో పడుతుంది.',
      },
      {
        en: 'Does a donkey know the scent of sandalwood? asks a Telugu saying about someone who cannot value a good thing. Gopi tore the old book, and Grandfather sighed so.',
        te: 'గాడిదకేం తెలుసు గంధపు చెక్కల వాసన అనేది మంచి వస్తువు విలువ తెలియనివారి గురించిన సామెత. గోపి పాత పుస్తకం చింపితే తాతయ్య ఈ సామెత చెప్పారు.',
      },
    ],
    sentence: { en: 'The donkey is tired.', te: 'గాడిద అలసిపోయింది.' },
  },
  {
    english: 'camel',
    telugu: 'ఒంటె',
    grade: 2,
    emoji: '🐪',
    explanations: [
      {
        en: 'A camel is a tall animal with a hump; it can go for days without water, so it is called the ship of the desert. When I rode a camel at the fair, everything below looked small.',
        te: 'వీపు మీద మూపురం ఉండే ఎత్తైన జంతువు ఒంటె; చాలా రోజులు నీళ్లు లేకుండా ఉండగలదు కాబట్టి దాన్ని ఎడారి ఓడ అంటారు. తిరునాళ్లలో ఒంటె ఎక్కితే కింద అన్నీ చిన్నగా కనిపించాయి.',
      },
      {
        en: 'The hump is full of fat, not water; the camel lives on it when there is no food. After a long journey the hump leans to one side.',
        te: 'మూపురంలో ఉండేది నీళ్లు కాదు, కొవ్వు; తిండి దొరకనప్పుడు ఒంటె దానితోనే బతుకుతుంది. దూర ప్రయాణం తర్వాత మూపురం ఒక పక్కకు వాలిపోతుంది.',
      },
      {
        en: 'Long lashes keep sand out of its eyes, and it can close its nostrils in a storm. Its broad feet do not sink in.',
        te: 'పొడవైన కనురెప్పల వెంట్రుకలు కళ్లలో ఇసుక పడకుండా ఆపుతాయి; ఇసుక గాలి వస్తే ముక్కు మూసుకోగలదు. వెడల్పైన పాదాలు ఇసుకలో దిగబడవు.',
      },
    ],
    sentence: { en: 'A camel walks easily on sand.', te: 'ఒంటె ఇసుకలో సులువుగా నడుస్తుంది.' },
  },
  {
    english: 'bear',
    telugu: 'ఎలుగుబంటి',
    grade: 2,
    emoji: '🐻',
    alsoTelugu: ['ఎలుగు'],
    explanations: [
      {
        en: 'A bear is a big, shaggy forest animal that loves honey and climbs trees. In the story the bear went after honey, and the bees chased it away.',
        te: 'ఒంటి నిండా గుబురు బొచ్చు ఉండే పెద్ద అడవి జంతువు ఎలుగుబంటి; దానికి తేనె అంటే ప్రాణం, అది చెట్లు కూడా ఎక్కుతుంది. కథలో తేనె కోసం వెళ్లిన ఎలుగుబంటిని తేనెటీగలు తరిమాయి.',
      },
      {
        en: 'In cold countries many bears sleep in a den the whole winter and eat nothing. In spring they come out thin and hungry.',
        te: 'చలి దేశాల్లో చాలా ఎలుగుబంట్లు చలికాలమంతా ఏమీ తినకుండా గుహలో నిద్రపోతాయి. వసంతం రాగానే సన్నబడి, ఆకలితో బయటికి వస్తాయి.',
      },
      {
        en: 'In the Ramayana old Jambavan, the king of bears, reminds Hanuman of his strength. A good friend does that, said Grandmother.',
        te: 'రామాయణంలో ఎలుగుబంట్ల రాజు జాంబవంతుడు హనుమంతుడికి అతని బలాన్ని గుర్తుచేస్తాడు. మంచి స్నేహితులు చేసేది అదే అన్నారు నానమ్మ.',
      },
    ],
    sentence: { en: 'The bear is black.', te: 'ఎలుగుబంటి నల్లగా ఉంది.' },
  },
  {
    english: 'fox',
    telugu: 'నక్క',
    grade: 2,
    emoji: '🦊',
    alsoEnglish: ['jackal'],
    alsoTelugu: ['గుంటనక్క'],
    explanations: [
      {
        en: 'A fox is a wild animal of the dog family with a bushy tail; in stories it plays tricks. When the fox could not reach the grapes, it said they were sour.',
        te: 'గుబురు తోక ఉండే అడవి జంతువు నక్క; అది కుక్క జాతికి చెందినది, కథల్లో జిత్తులకు పేరు పొందింది. ద్రాక్షపండ్లు అందకపోయేసరికి అవి పుల్లన అని నక్క అంది.',
      },
      {
        en: 'It lives in a burrow and comes out at dusk to look for mice, fruit and birds. Its big ears hear a mouse under the grass.',
        te: 'అది బొరియలో ఉండి, చీకటి పడ్డాక ఎలుకలు, పండ్లు, పిట్టల కోసం బయటికి వస్తుంది. గడ్డి కింద కదిలే ఎలుక చప్పుడు కూడా దాని చెవులకు వినిపిస్తుంది.',
      },
      {
        en: "If you have sudden luck, people ask in Telugu whether you trod on a fox's tail. Ravi found a coin and then won the game too!",
        te: 'ఉన్నట్టుండి అదృష్టం కలిసివస్తే నక్కతోక తొక్కావా అని అడుగుతారు. రవికి దారిలో నాణెం దొరికింది, ఆటలోనూ గెలిచాడు!',
      },
    ],
    sentence: { en: 'The fox tricked the crow.', te: 'నక్క కాకిని మోసం చేసింది.' },
  },
  {
    english: 'deer',
    telugu: 'జింక',
    grade: 1,
    emoji: '🦌',
    explanations: [
      {
        en: 'A deer is a forest animal with thin legs that runs in big leaps and eats leaves and grass. At the smallest sound the spotted deer was gone in a moment.',
        te: 'సన్నని కాళ్లతో గెంతుతూ వేగంగా పరుగెత్తే అడవి జంతువు జింక; ఆకులు, గడ్డి తింటుంది. చిన్న చప్పుడు వినగానే చుక్కల జింక క్షణంలో మాయమైంది.',
      },
      {
        en: 'A male deer has antlers, horns like the branches of a tree; each year they fall off and grow again. Forest children find them on the ground.',
        te: 'మగ జింకకు చెట్టు కొమ్మల్లాంటి కొమ్ములు ఉంటాయి; అవి ఏటా రాలి మళ్లీ పెరుగుతాయి. అడవి దగ్గరి పిల్లలకు అవి నేల మీద దొరుకుతాయి.',
      },
      {
        en: 'In the Ramayana Sita sees a golden deer and asks Rama to catch it. It was Maricha in disguise, and so the trouble began.',
        te: 'రామాయణంలో సీత బంగారు జింకను చూసి పట్టి తెమ్మని రాముడిని అడిగింది. అది మాయ జింక రూపంలో ఉన్న మారీచుడు; అక్కడి నుంచే కష్టాలు మొదలయ్యాయి.',
      },
    ],
    sentence: { en: 'We saw a deer in the forest.', te: 'అడవిలో మాకు ఒక జింక కనిపించింది.' },
  },
  {
    english: 'mouse',
    telugu: 'ఎలుక',
    grade: 1,
    emoji: '🐁',
    alsoEnglish: ['rat'],
    alsoTelugu: ['చిట్టెలుక'],
    explanations: [
      {
        en: 'A mouse is a small animal that bites through cloth, paper and even wood with its sharp front teeth. At night a mouse made a hole in the rice sack.',
        te: 'పదునైన ముందు పళ్లతో గుడ్డలను, కాగితాలను, చెక్కను కూడా కొరికే చిన్న జంతువు ఎలుక. రాత్రి ఒక ఎలుక బియ్యం బస్తాకు చిల్లు పెట్టింది.',
      },
      {
        en: 'In the fable a lion lets a mouse go, and later the mouse bites through his net. Even a small friend can be a great help.',
        te: 'కథలో సింహం వదిలేసిన ఎలుక, తర్వాత ఆ సింహం వలలో చిక్కినప్పుడు తాళ్లు కొరికి కాపాడుతుంది. చిన్న స్నేహితుడు కూడా పెద్ద సాయం చేయగలడు.',
      },
      {
        en: 'The god Ganesha rides on a mouse, and a clay one sits before his figure at Vinayaka Chavithi. Computers have a mouse too, named for its tail.',
        te: 'వినాయకుడి వాహనం ఎలుక; వినాయక చవితికి బొమ్మ ముందు మట్టి ఎలుక కూడా ఉంటుంది. తోకలాంటి తీగ ఉన్నందున కంప్యూటర్ మౌస్‌కు కూడా ఆ పేరు పెట్టారు.',
      },
    ],
    sentence: { en: 'The mouse slipped into its hole.', te: 'ఎలుక కన్నంలోకి దూరింది.' },
  },
  {
    english: 'squirrel',
    telugu: 'ఉడత',
    grade: 1,
    emoji: '🐿️',
    alsoTelugu: ['ఉడుత'],
    explanations: [
      {
        en: "A squirrel is a small animal with stripes on its back and a bushy tail; in Telugu a small, loving help is called a squirrel's help. I carried just one brick, but it was my squirrel's help.",
        te: 'వీపు మీద చారలు, గుబురు తోక ఉండే చిన్న జంతువు ఉడత; ప్రేమతో చేసే చిన్న సాయాన్ని ఉడత సాయం అంటారు. నేను ఒక్క ఇటుకే మోసినా అది నా ఉడత సాయం.',
      },
      {
        en: "The story says that a squirrel helped Rama's bridge with grains of sand, and he stroked its back in thanks: so it has three stripes. Children love that tale.",
        te: 'లంకకు వారధి కట్టినప్పుడు ఉడత ఇసుక రేణువులు తెచ్చిందని, రాముడు ప్రేమతో నిమిరితే మూడు చారలు పడ్డాయని కథ. పిల్లలకు ఆ కథ ఎంతో ఇష్టం.',
      },
      {
        en: 'Its tail is a rudder in a leap and a blanket in the cold. It hides nuts in the ground and forgets some, and from these new trees grow.',
        te: 'దూకేటప్పుడు తోక పడిపోకుండా నిలుపుతుంది, చలికి దుప్పటిలా పనికొస్తుంది. అది నేలలో దాచి మరిచిపోయిన గింజల నుంచి కొత్త చెట్లు మొలుస్తాయి.',
      },
    ],
    sentence: { en: 'The squirrel took a bite of the guava.', te: 'ఉడత జామకాయ కొరికింది.' },
  },
  {
    english: 'frog',
    telugu: 'కప్ప',
    grade: 1,
    emoji: '🐸',
    explanations: [
      {
        en: 'A frog is a small creature that is born in water with a tail and grows up to hop on land too. With the first rain the frogs by the pond croaked all night.',
        te: 'తోక ఉన్న పిల్లగా నీటిలో పుట్టి, పెద్దయ్యాక నేల మీద కూడా గెంతే జీవి కప్ప. తొలి వాన పడగానే చెరువు గట్టున కప్పలు రాత్రంతా బెకబెకమన్నాయి.',
      },
      {
        en: 'It catches flies with a long sticky tongue, faster than we can wink. So a pond with frogs has fewer mosquitoes.',
        te: 'జిగురైన పొడవాటి నాలుకతో రెప్పపాటులో ఈగను పట్టేస్తుంది. అందుకే కప్పలున్న చెరువు దగ్గర దోమలు తక్కువ.',
      },
      {
        en: 'A frog in a well thinks that the well is the world. We say it of someone who has seen little; so read books, we are told, and see places.',
        te: 'నూతిలో కప్పకు ఆ నుయ్యే ప్రపంచం. లోకం తెలియనివారిని నూతిలో కప్ప అంటారు; అందుకే పుస్తకాలు చదువు, ఊళ్లు చూడు అంటారు.',
      },
    ],
    sentence: { en: 'The frog jumped into the water.', te: 'కప్ప నీటిలోకి దూకింది.' },
  },
  {
    english: 'tortoise',
    telugu: 'తాబేలు',
    grade: 1,
    emoji: '🐢',
    alsoEnglish: ['turtle'],
    explanations: [
      {
        en: 'A tortoise is a slow creature with a hard shell; it pulls in its head when it is scared. In the story the tortoise never stopped walking and won the race.',
        te: 'వీపు మీద గట్టి చిప్ప ఉండి, మెల్లగా నడిచే జీవి తాబేలు; భయం వేస్తే తలను లోపలికి ముడుచుకుంటుంది. కథలో తాబేలు ఆగకుండా నడిచి పందెం గెలిచింది.',
      },
      {
        en: 'Its shell grows with it and is part of its body; it cannot walk out of it. Some giant tortoises live to be more than a hundred and fifty.',
        te: 'చిప్ప తాబేలు ఒంట్లో భాగమే, దానితో పాటే పెరుగుతుంది; దాన్ని వదిలి బయటికి రాలేదు. కొన్ని పెద్ద తాబేళ్లు నూట యాభై ఏళ్లకు పైగా బతుకుతాయి.',
      },
      {
        en: 'In the Panchatantra two birds carry a tortoise on a stick; it opens its mouth to talk and falls. Think before you speak, says the story.',
        te: 'పంచతంత్రంలో రెండు పక్షులు కర్ర పట్టుకుని తాబేలును మోసుకెళ్తాయి; అది మాట్లాడడానికి నోరు తెరిచి కింద పడుతుంది. ఆలోచించి మాట్లాడాలని ఆ కథ చెప్తుంది.',
      },
    ],
    sentence: { en: 'A tortoise walks slowly.', te: 'తాబేలు మెల్లగా నడుస్తుంది.' },
  },
  {
    english: 'crocodile',
    telugu: 'మొసలి',
    grade: 2,
    emoji: '🐊',
    alsoEnglish: ['alligator'],
    explanations: [
      {
        en: 'A crocodile is a large river creature with strong jaws that floats as still as a log. The crocodile lay on the sand with its mouth open, enjoying the sun.',
        te: 'బలమైన దవడలు ఉండి, నదిలో దుంగలా కదలకుండా తేలే పెద్ద జీవి మొసలి. మొసలి నోరు తెరిచి ఇసుకతిన్నె మీద ఎండ కాచుకుంది.',
      },
      {
        en: 'The mother buries her eggs in the sand and later carries the babies to the water in her mouth, very gently. Nobody would expect it of those jaws.',
        te: 'తల్లి మొసలి గుడ్లను ఇసుకలో పెట్టి, పుట్టిన పిల్లలను నోట్లో జాగ్రత్తగా పెట్టుకుని నీటిలోకి తీసుకెళ్తుంది. అంత పెద్ద దవడలతో ఆ పని చేస్తుందని ఎవరూ అనుకోరు.',
      },
      {
        en: 'False tears are called crocodile tears. You pushed him yourself, said the teacher, so do not shed crocodile tears now.',
        te: 'దొంగ ఏడుపును మొసలి కన్నీరు అంటారు. నువ్వే నెట్టావు కదా, ఇప్పుడు మొసలి కన్నీరు కార్చకు అన్నారు టీచర్.',
      },
    ],
    sentence: { en: 'There is a crocodile in the river.', te: 'నదిలో ఒక మొసలి ఉంది.' },
  },
  {
    english: 'lizard',
    telugu: 'బల్లి',
    grade: 1,
    emoji: '🦎',
    explanations: [
      {
        en: 'A lizard is a small creature that runs over walls and eats insects; in danger it drops its tail and escapes. The lizard waiting near the lamp snapped up a moth.',
        te: 'గోడల మీద, పైకప్పు మీద పాకుతూ పురుగులను తినే చిన్న జీవి బల్లి; ప్రమాదం వస్తే తోకను వదిలేసి పారిపోతుంది. దీపం దగ్గర కాచుకున్న బల్లి పురుగును చటుక్కున పట్టింది.',
      },
      {
        en: 'How does it walk on the ceiling? Its toes have thousands of tiny hairs that hold on to the wall. How fine if we had such toes too!',
        te: 'పైకప్పు మీద అది ఎలా నడుస్తుంది? దాని వేళ్ల కింద గోడను పట్టుకునే వేల సన్నని రోమాలు ఉంటాయి. అలాంటి వేళ్లు మనకూ ఉంటే ఎంత బాగుండేదో!',
      },
      {
        en: 'Its tak-tak call at night is said to mean: yes, that is true. When it called just then, Grandmother tapped the floor and laughed.',
        te: 'రాత్రిపూట బల్లి టక్ టక్‌మంటే అప్పుడు అన్న మాట నిజమని కొందరు అంటారు. సరిగ్గా అప్పుడే బల్లి పలికితే నానమ్మ నేల మీద తట్టి నవ్వారు.',
      },
    ],
    sentence: { en: 'There is a lizard on the wall.', te: 'గోడ మీద బల్లి ఉంది.' },
  },
  {
    english: 'butterfly',
    telugu: 'సీతాకోకచిలుక',
    grade: 1,
    emoji: '🦋',
    explanations: [
      {
        en: 'A butterfly is an insect with bright wings; at first it is a caterpillar. A yellow butterfly sat on the marigold and sipped its nectar.',
        te: 'రంగురంగుల రెక్కలు ఉండే పురుగు సీతాకోకచిలుక; అది మొదట గొంగళిపురుగుగా ఉంటుంది. పసుపు రంగు సీతాకోకచిలుక బంతిపువ్వు మీద వాలి తేనె తాగింది.',
      },
      {
        en: 'Egg, caterpillar, hard case, butterfly: these are the four parts of its life. Meena watched a case on the lemon tree for ten days until it opened.',
        te: 'గుడ్డు, గొంగళిపురుగు, గట్టి గూడు, సీతాకోకచిలుక: దాని జీవితంలో ఇవి నాలుగు దశలు. నిమ్మచెట్టు మీది గూడు విచ్చుకునేదాకా మీనా పది రోజులు చూసింది.',
      },
      {
        en: 'The color of its wings is a fine dust of tiny scales, and if you hold it, the dust comes off. So look, but do not touch.',
        te: 'దాని రెక్కల రంగు సన్నని పొడిలాంటి పొలుసుల వల్ల వస్తుంది; పట్టుకుంటే ఆ పొడి రాలిపోతుంది. అందుకే చూడు, ముట్టుకోకు.',
      },
    ],
    sentence: { en: 'A butterfly is flying in the garden.', te: 'తోటలో సీతాకోకచిలుక ఎగురుతోంది.' },
  },
  {
    english: 'bee',
    telugu: 'తేనెటీగ',
    grade: 1,
    emoji: '🐝',
    alsoEnglish: ['honeybee'],
    explanations: [
      {
        en: 'A bee is a small insect that gathers nectar from flowers and makes honey in its hive. To tell the others where the flowers were, the bee did a dance.',
        te: 'పువ్వు పువ్వుకూ తిరిగి మకరందం సేకరించి, పట్టులో తేనె తయారుచేసే చిన్న పురుగు తేనెటీగ. పూలు ఎక్కడ ఉన్నాయో తోటివాటికి చెప్పడానికి తేనెటీగ నాట్యం చేసింది.',
      },
      {
        en: 'In a hive there is one queen, who lays the eggs, and thousands of workers, all sisters. In her whole life a worker makes less than a spoonful of honey.',
        te: 'పట్టులో గుడ్లు పెట్టే రాణి ఈగ ఒకటే ఉంటుంది, పని చేసేవి వేలల్లో ఉంటాయి. ఒక పని ఈగ జీవితమంతా కష్టపడినా చెంచాడు తేనె కూడా రాదు.',
      },
      {
        en: 'While it drinks, flower dust sticks to its legs and goes along to the next flower; so fruits can grow. Without bees there would be far fewer fruits.',
        te: 'అది తేనె తాగేటప్పుడు కాళ్లకు అంటుకున్న పుప్పొడి ఇంకో పువ్వుకు చేరుతుంది; అందువల్లే కాయలు కాస్తాయి. తేనెటీగలు లేకపోతే పండ్లు చాలా తగ్గిపోతాయి.',
      },
    ],
    sentence: { en: 'There is a bee on the flower.', te: 'పువ్వు మీద తేనెటీగ ఉంది.' },
  },
  {
    english: 'spider',
    telugu: 'సాలెపురుగు',
    grade: 2,
    emoji: '🕷️',
    alsoTelugu: ['సాలీడు'],
    explanations: [
      {
        en: "A spider is a creature with eight legs that weaves a web from its own thread. In the morning, dewdrops sparkled on the spider's web.",
        te: 'ఎనిమిది కాళ్లు ఉండి, తన ఒంట్లోంచి దారం తీసి గూడు అల్లే జీవి సాలెపురుగు. పొద్దున్నే సాలెపురుగు గూటి మీద మంచు బిందువులు మెరిశాయి.',
      },
      {
        en: 'It is not an insect: insects have six legs, and it has eight; most kinds have eight eyes too. Count them next time!',
        te: 'అది కీటకం కాదు; కీటకాలకు ఆరు కాళ్లే, దానికి ఎనిమిది. చాలా రకాలకు కళ్లు కూడా ఎనిమిదే. ఈసారి లెక్కపెట్టి చూడు!',
      },
      {
        en: 'They tell of a king, beaten in war, who saw a spider fall six times and climb up at the seventh. He tried once more and won.',
        te: 'యుద్ధంలో ఓడిన ఒక రాజు, ఆరుసార్లు పడి ఏడోసారి పైకెక్కిన సాలెపురుగును చూశాడట. మళ్లీ ప్రయత్నించి గెలిచాడట.',
      },
    ],
    sentence: { en: 'The spider is weaving a web.', te: 'సాలెపురుగు గూడు అల్లుతోంది.' },
  },
  {
    english: 'mosquito',
    telugu: 'దోమ',
    grade: 1,
    emoji: '🦟',
    explanations: [
      {
        en: 'A mosquito is a tiny flying insect; only the females bite, and they lay their eggs in still water. We emptied the old flower pots so that mosquitoes would not breed.',
        te: 'ఎగురుతూ వచ్చి కుట్టే చిన్న పురుగు దోమ; ఆడ దోమలు మాత్రమే కుడతాయి, అవి నిలిచిన నీటిలో గుడ్లు పెడతాయి. దోమలు పెరగకుండా మేము పాత కుండీల్లోని నీళ్లు పారబోశాం.',
      },
      {
        en: 'Its bite can bring malaria or dengue, so people sleep under a net. Father fixed fine wire mesh on all our windows.',
        te: 'దాని కాటు వల్ల మలేరియా, డెంగీ లాంటి జ్వరాలు రావచ్చు; అందుకే దోమతెర కట్టుకుని పడుకుంటారు. నాన్న మా కిటికీలన్నిటికీ సన్నని జాలీ బిగించారు.',
      },
      {
        en: 'The hum at our ear is the beat of its wings, several hundred in a second. It finds us in the dark by our breath and warmth.',
        te: 'చెవి దగ్గర వినిపించే గుయ్‌మనే శబ్దం దాని రెక్కల చప్పుడు; సెకనుకు కొన్ని వందల సార్లు ఆడతాయి. మన ఊపిరి, ఒంటి వేడి వల్ల చీకట్లో కూడా మనల్ని కనిపెడుతుంది.',
      },
    ],
    sentence: { en: 'A mosquito bit me.', te: 'నన్ను దోమ కుట్టింది.' },
  },
  {
    english: 'ox',
    telugu: 'ఎద్దు',
    grade: 2,
    emoji: '🐂',
    alsoEnglish: ['bull', 'bullock'],
    explanations: [
      {
        en: 'An ox is a strong animal that pulls a plow or a cart and helps the farmer at work. Two oxen with bells round their necks drew the cart home from market.',
        te: 'నాగలిని, బండిని లాగే బలమైన పశువు ఎద్దు; పొలం పనిలో రైతుకు తోడు. మెడలో గంటలు కట్టిన రెండు ఎద్దులు బండిని సంత నుంచి ఇంటికి లాగాయి.',
      },
      {
        en: 'The Ongole ox is known in many countries for its size and strength. Its white coat and big hump make it easy to know.',
        te: 'ఒంగోలు ఎద్దు భారీ ఆకారానికీ బలానికీ ఎన్నో దేశాల్లో పేరు పొందింది. తెల్లని ఒళ్లు, పెద్ద మూపురం చూసి దాన్ని గుర్తుపట్టవచ్చు.',
      },
      {
        en: 'At Sankranti a gaily dressed ox called gangireddu comes to the door and nods to the music. Kavya gave it rice, and it bowed.',
        te: 'సంక్రాంతికి అలంకరించిన గంగిరెద్దు ఇంటి ముందుకు వచ్చి, సన్నాయికి తల ఊపుతుంది. కావ్య బియ్యం పెడితే అది వంగి దండం పెట్టింది.',
      },
    ],
    sentence: { en: "The farmer's ox is plowing the field.", te: 'రైతు ఎద్దు పొలం దున్నుతోంది.' },
  },
  {
    english: 'calf',
    telugu: 'దూడ',
    grade: 2,
    alsoTelugu: ['లేగదూడ'],
    explanations: [
      {
        en: 'A calf is the young one of a cow or a buffalo. The calf kept calling until its mother came back from grazing.',
        te: 'ఆవు పిల్లను, గేదె పిల్లను దూడ అంటారు. మేతకు వెళ్లిన తల్లి తిరిగి వచ్చేదాకా దూడ అంబా అని అరుస్తూనే ఉంది.',
      },
      {
        en: "An hour after it is born a calf is already on its feet, a little wobbly. Ours fell twice and then found its mother's milk.",
        te: 'పుట్టిన గంటలోపే దూడ తడబడుతూ లేచి నిలబడుతుంది. మా దూడ రెండుసార్లు పడి, మూడోసారి తల్లి పాలు అందుకుంది.',
      },
      {
        en: 'If the cow grazes in the field, will the calf graze on the bank? asks a Telugu saying. Children do what they see their parents do.',
        te: 'ఆవు చేను మేస్తే దూడ గట్టు మేస్తుందా అనేది సామెత. పెద్దవాళ్లు చేసిందే పిల్లలూ చేస్తారని అర్థం.',
      },
    ],
    sentence: { en: "The calf is drinking its mother's milk.", te: 'దూడ తల్లి పాలు తాగుతోంది.' },
  },
  {
    english: 'puppy',
    telugu: 'కుక్కపిల్ల',
    grade: 1,
    explanations: [
      {
        en: 'A puppy is a baby dog; it is born with its eyes shut and opens them after about two weeks. Our puppy chews every slipper it can find.',
        te: 'కుక్కకు పుట్టిన పిల్లను కుక్కపిల్ల అంటారు; అది పుట్టిన సుమారు రెండు వారాలకు కళ్లు తెరుస్తుంది. మా కుక్కపిల్ల ఏ చెప్పు కనిపించినా కొరికేస్తుంది.',
      },
      {
        en: 'A puppy needs food, play and lots of sleep; it is not a toy to be put away. Before you bring one home, ask if everyone will help.',
        te: 'కుక్కపిల్లకు తిండి, ఆట, బోలెడంత నిద్ర కావాలి; అది పక్కన పడేసే బొమ్మ కాదు. ఇంటికి తెచ్చుకునే ముందు అందరూ సాయం చేస్తారా అని అడుగు.',
      },
      {
        en: "It learns best with praise and a small treat. In a week Rahul's puppy could sit and give its paw.",
        te: 'మెచ్చుకుంటూ చిన్న తినుబండారం ఇస్తే అది త్వరగా నేర్చుకుంటుంది. వారంలోనే రాహుల్ కుక్కపిల్ల కూర్చోవడం, చెయ్యి ఇవ్వడం నేర్చుకుంది.',
      },
    ],
    sentence: { en: 'The puppy is playing with a ball.', te: 'కుక్కపిల్ల బంతితో ఆడుతోంది.' },
  },
  {
    english: 'leopard',
    telugu: 'చిరుతపులి',
    grade: 3,
    emoji: '🐆',
    alsoTelugu: ['చిరుత'],
    explanations: [
      {
        en: 'A leopard is a wild cat with dark spots on its yellow coat; it climbs trees very well. With its tail hanging down, the leopard slept on a branch.',
        te: 'పసుపు ఒంటి మీద నల్ల మచ్చలు ఉండే అడవి జంతువు చిరుతపులి; చెట్లు బాగా ఎక్కుతుంది. తోక కిందికి వేలాడేసి చిరుతపులి కొమ్మ మీద నిద్రపోయింది.',
      },
      {
        en: 'It carries its prey up into a tree, where other animals cannot take it. It can lift an animal heavier than itself.',
        te: 'వేటాడినదాన్ని ఇతర జంతువులు లాక్కోకుండా చెట్టు మీదికి తీసుకెళ్తుంది. తనకంటే బరువైన జంతువును కూడా మోయగలదు.',
      },
      {
        en: 'A black panther is really a leopard with very dark fur. In the right light its spots can still be seen.',
        te: 'నల్ల చిరుత అని పిలిచేది నిజానికి ముదురు రంగు చిరుతపులే. వెలుతురు సరిగ్గా పడితే దాని మచ్చలు కూడా కనిపిస్తాయి.',
      },
    ],
    sentence: { en: 'The leopard ran very fast.', te: 'చిరుతపులి చాలా వేగంగా పరుగెత్తింది.' },
  },
  {
    english: 'crab',
    telugu: 'పీత',
    grade: 3,
    emoji: '🦀',
    alsoTelugu: ['ఎండ్రకాయ'],
    explanations: [
      {
        en: 'A crab is a creature with ten legs that walks sideways; its two front legs are like pincers. When the wave came, the little crab slipped into its hole.',
        te: 'పది కాళ్లు ఉండి, పక్కకు నడిచే జీవి పీత; దాని ముందు రెండు కాళ్లు పట్టకారులా ఉంటాయి. అల రాగానే చిన్న పీత తన బొరియలోకి దూరింది.',
      },
      {
        en: 'As it grows, its shell becomes too tight; it slips out and hides until the new one is hard. Empty shells lie on the beach.',
        te: 'పెరిగేకొద్దీ పెంకు బిగుతవుతుంది; పీత దాన్ని వదిలి, కొత్తది గట్టిపడేదాకా దాక్కుంటుంది. ఒడ్డున కనిపించే ఖాళీ పెంకులు అవే.',
      },
      {
        en: 'The hermit crab has a soft back and lives in the empty shell of a snail. When it has grown, it looks for a bigger house.',
        te: 'సన్యాసి పీతకు వెనక భాగం మెత్తగా ఉంటుంది; అది ఖాళీ నత్త గుల్లలో కాపురం ఉంటుంది. పెద్దయ్యాక ఇంకా పెద్ద గుల్ల వెతుక్కుంటుంది.',
      },
    ],
    sentence: { en: 'I saw a crab in the sand.', te: 'ఇసుకలో నాకు ఒక పీత కనిపించింది.' },
  },
  {
    english: 'mongoose',
    telugu: 'ముంగిస',
    grade: 4,
    explanations: [
      {
        en: 'A mongoose is a slim, quick animal with a long tail; it is not afraid even of a snake. A mongoose crossed the lane and slipped under the fence.',
        te: 'సన్నని ఒళ్లు, పొడవైన తోక ఉండే చురుకైన జంతువు ముంగిస; పాముకు కూడా భయపడదు. ఒక ముంగిస సందు దాటి కంచె కిందికి దూరింది.',
      },
      {
        en: 'When it fights a cobra, it jumps this way and that until the snake is tired. Its thick hair stands up and guards it.',
        te: 'నాగుపాముతో పోరాడేటప్పుడు పాము అలసిపోయేదాకా అటూ ఇటూ గెంతుతుంది. నిక్కబొడిచిన దట్టమైన వెంట్రుకలు దాన్ని కాపాడతాయి.',
      },
      {
        en: "In the Panchatantra a mongoose saves a baby from a snake, but the mother thinks the blood is her child's. Do not act in haste, says the tale.",
        te: 'పంచతంత్రంలో ముంగిస పామును చంపి పసిబిడ్డను కాపాడితే, నోటి రక్తం చూసి తల్లి పొరబడుతుంది. తొందరపడకూడదని ఆ కథ చెప్తుంది.',
      },
    ],
    sentence: { en: 'There is a mongoose in our garden.', te: 'మా తోటలో ఒక ముంగిస ఉంది.' },
  },
  {
    english: 'dragonfly',
    telugu: 'తూనీగ',
    grade: 3,
    explanations: [
      {
        en: 'A dragonfly is an insect with four clear wings; it can stop in the air and even fly backwards. Before the rain, swarms of dragonflies flew over our field.',
        te: 'నాలుగు పలుచని రెక్కలు ఉండే పురుగు తూనీగ; గాలిలో ఒకేచోట ఆగగలదు, వెనక్కి కూడా ఎగరగలదు. వానకు ముందు మా పొలం మీద తూనీగలు గుంపులుగా ఎగిరాయి.',
      },
      {
        en: 'Before it can fly, it lives for months or years under water and eats young mosquitoes. One day it climbs up a stalk and spreads its wings.',
        te: 'ఎగరకముందు అది నెలల తరబడి, కొన్నిసార్లు ఏళ్ల తరబడి నీటిలో బతుకుతూ దోమ పిల్లలను తింటుంది. ఒక రోజు కాడ ఎక్కి రెక్కలు విప్పుతుంది.',
      },
      {
        en: 'Nearly the whole head is eyes, so it sees all around. Before the dinosaurs there were insects like it as big as crows.',
        te: 'దాని తలంతా దాదాపు కళ్లే, అందుకే అన్ని వైపులా చూడగలదు. డైనోసార్ల కంటే ముందు కాకులంత పెద్ద తూనీగల్లాంటి పురుగులు ఉండేవి.',
      },
    ],
    sentence: { en: 'A dragonfly sat on my finger.', te: 'నా వేలి మీద తూనీగ వాలింది.' },
  },
  {
    english: 'earthworm',
    telugu: 'వానపాము',
    grade: 4,
    emoji: '🪱',
    explanations: [
      {
        en: "An earthworm is a soft creature that makes the soil loose and rich, so it is called the farmer's friend. After the rain stopped I saw an earthworm come out of the wet soil.",
        te: 'మట్టిని గుల్లగా, సారవంతంగా చేసే మెత్తని జీవి వానపాము; అందుకే దాన్ని రైతు నేస్తం అంటారు. వాన వెలిశాక తడి మట్టిలోంచి వానపాము బయటికి రావడం చూశాను.',
      },
      {
        en: 'It has no eyes, ears or lungs; it breathes through its wet skin. In dry soil it would die, so it goes deeper.',
        te: 'దానికి కళ్లు, చెవులు, ఊపిరితిత్తులు ఉండవు; తడి చర్మంతో గాలి పీల్చుకుంటుంది. పొడి మట్టిలో బతకలేదు కాబట్టి ఇంకా లోతుకు వెళ్తుంది.',
      },
      {
        en: 'In our school garden we feed peels and leaves to earthworms in a box. After two months they have turned them into black manure.',
        te: 'మా బడి తోటలో ఒక పెట్టెలో వానపాములకు తొక్కలు, ఆకులు వేస్తాం. రెండు నెలల్లో అవి వాటిని నల్లని ఎరువుగా మారుస్తాయి.',
      },
    ],
    sentence: { en: 'The earthworm lives in the soil.', te: 'వానపాము మట్టిలో ఉంటుంది.' },
  },
  {
    english: 'pony',
    telugu: 'పొట్టి గుర్రం',
    grade: 2,
    alsoTelugu: ['పోనీ గుర్రం'],
    explanations: [
      {
        en: 'A pony is a kind of horse that stays small even when it is full-grown. At the fair Meena rode a brown pony round the field.',
        te: 'పూర్తిగా పెరిగినా చిన్నగానే ఉండే గుర్రాన్ని పొట్టి గుర్రం అంటారు. జాతరలో మీనా గోధుమ రంగు పొట్టి గుర్రం ఎక్కి మైదానం చుట్టూ తిరిగింది.',
      },
      {
        en: 'A pony is not a young horse: a young horse grows tall, a pony stays short. Raju stood beside an old pony and found that he was the taller.',
        te: 'పొట్టి గుర్రం అంటే గుర్రపు పిల్ల కాదు; గుర్రపు పిల్ల పెరిగి పెద్దదవుతుంది, ఇది పొట్టిగానే ఉంటుంది. ముసలి పొట్టి గుర్రం పక్కన నిలబడితే తానే ఎత్తుగా ఉన్నానని రాజుకు తెలిసింది.',
      },
      {
        en: 'In the hills ponies carry people and loads up steep paths; they are strong and do not slip. In Shimla Anita went up to a temple on a pony.',
        te: 'కొండ ప్రాంతాల్లో పొట్టి గుర్రాలు మనుషులనూ బరువులనూ నిటారు దారుల్లో మోస్తాయి; అవి బలంగా ఉంటాయి, కాలు జారవు. సిమ్లాలో అనిత పొట్టి గుర్రం మీద గుడికి వెళ్లింది.',
      },
    ],
    sentence: { en: 'The pony is eating grass.', te: 'పొట్టి గుర్రం గడ్డి తింటోంది.' },
  },
];
