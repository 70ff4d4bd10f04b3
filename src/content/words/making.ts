import type { Word } from './word';

export const making: readonly Word[] = [
  {
    english: 'do',
    telugu: 'చేయడం',
    grade: 1,
    alsoEnglish: ['perform'],
    alsoTelugu: ['చెయ్యడం'],
    explanations: [
      {
        en: 'To do is to carry out a piece of work. I do my homework first, and then I go out to play.',
        te: 'ఒక పని జరిగేలా చూడడమే చేయడం. నేను ముందు హోంవర్క్ చేస్తాను, తర్వాత ఆడుకోవడానికి వెళ్తాను.',
      },
      {
        en: 'With another word in front of it, this verb makes many others: to work, to bathe, to phone. Father is cooking, and my aunt is on the phone.',
        te: 'ఈ మాట ముందు మరో పదం చేరిస్తే ఎన్నో పనుల పేర్లు వస్తాయి: పని చేయడం, స్నానం చేయడం, ఫోన్ చేయడం. నాన్న వంట చేస్తున్నారు, పిన్ని ఫోన్ చేస్తున్నారు.',
      },
      {
        en: 'What we do counts more than what we say. Ravi did not just talk about helping; he did it.',
        te: 'చెప్పడం కంటే చేయడం గొప్పది అంటారు. రవి సాయం చేస్తానని చెప్పడమే కాదు, చేసి చూపించాడు.',
      },
    ],
    sentence: { en: 'I am doing my homework.', te: 'నేను హోంవర్క్ చేస్తున్నాను.' },
  },
  {
    english: 'make',
    telugu: 'తయారు చేయడం',
    grade: 1,
    alsoEnglish: ['prepare', 'produce'],
    alsoTelugu: ['రూపొందించడం'],
    explanations: [
      {
        en: 'To make is to put things together into something new. Sita made a lantern out of colored paper.',
        te: 'కొన్ని వస్తువులతో కొత్త వస్తువును సిద్ధం చేయడమే తయారు చేయడం. సీత రంగు కాగితాలతో లాంతరు తయారు చేసింది.',
      },
      {
        en: 'Many things in our homes are made in factories, others by hand. The potter makes ten pots a day from clay.',
        te: 'మన ఇంట్లోని చాలా వస్తువులను ఫ్యాక్టరీల్లో తయారు చేస్తారు, కొన్నిటిని చేత్తో చేస్తారు. కుమ్మరి రోజుకు పది మట్టి కుండలు తయారు చేస్తారు.',
      },
      {
        en: 'Kondapalli is a place in Andhra Pradesh where toys are made from light wood. We saw there how a wooden parrot is made and painted.',
        te: 'ఆంధ్రప్రదేశ్‌లోని కొండపల్లిలో తేలికైన చెక్కతో బొమ్మలు తయారు చేస్తారు. చెక్క చిలుకను చేసి రంగులు వేయడం అక్కడ చూశాం.',
      },
    ],
    sentence: { en: 'We made a Ganesha out of clay.', te: 'మేము మట్టితో వినాయకుడిని తయారు చేశాం.' },
  },
  {
    english: 'cut',
    telugu: 'కోయడం',
    grade: 1,
    alsoEnglish: ['slice', 'pluck'],
    alsoTelugu: ['తరగడం'],
    explanations: [
      {
        en: 'To cut is to make pieces with a knife. Father cut the watermelon into eight slices.',
        te: 'కత్తితో ముక్కలు చేయడమే కోయడం. నాన్న పుచ్చకాయను ఎనిమిది ముక్కలుగా కోశారు.',
      },
      {
        en: 'Telugu uses the same verb for picking flowers and fruit. Every morning Grandmother picks hibiscus flowers in our garden.',
        te: 'పూలు, కాయలు తెంపడాన్ని కూడా కోయడం అంటారు. నానమ్మ రోజూ ఉదయం మా తోటలో మందార పూలు కోస్తారు.',
      },
      {
        en: 'When rice is ripe, it is cut with a sickle or by a machine. In our village the farmers cut the crop before Sankranti.',
        te: 'వరి పండాక కొడవలితోనో యంత్రంతోనో కోస్తారు. మా ఊళ్లో రైతులు సంక్రాంతికి ముందే పంట కోస్తారు.',
      },
    ],
    sentence: { en: 'Father is cutting a watermelon.', te: 'నాన్న పుచ్చకాయ కోస్తున్నారు.' },
  },
  {
    english: 'snip',
    telugu: 'కత్తిరించడం',
    grade: 2,
    alsoEnglish: ['cut with scissors', 'trim', 'clip'],
    explanations: [
      {
        en: 'To snip is to cut paper, cloth or hair with scissors. Padma snipped a star out of yellow paper.',
        te: 'కాగితాన్నో గుడ్డనో జుట్టునో కత్తెరతో కోయడమే కత్తిరించడం. పద్మ పసుపు కాగితం నుంచి నక్షత్రం కత్తిరించింది.',
      },
      {
        en: 'A tailor measures first and cuts the cloth afterward. Our tailor cut the cloth for my shirt along a chalk line.',
        te: 'దర్జీ ముందు కొలిచి, తర్వాత గుడ్డను కత్తిరిస్తారు. మా దర్జీ సుద్దతో గీత గీసి నా చొక్కా గుడ్డ కత్తిరించారు.',
      },
      {
        en: 'It does not hurt when hair and nails are cut. Raju had his hair cut short for the summer.',
        te: 'జుట్టు, గోళ్లు కత్తిరిస్తే నొప్పి ఉండదు. వేసవి కాబట్టి రాజు జుట్టు పొట్టిగా కత్తిరించుకున్నాడు.',
      },
    ],
    sentence: { en: 'My little brother snipped the paper with scissors.', te: 'తమ్ముడు కత్తెరతో కాగితం కత్తిరించాడు.' },
  },
  {
    english: 'break',
    telugu: 'పగలగొట్టడం',
    grade: 2,
    alsoEnglish: ['smash', 'crack'],
    alsoTelugu: ['బద్దలు కొట్టడం', 'పగలగొట్టేయడం'],
    explanations: [
      {
        en: 'To break a hard thing like glass or a pot is to make it fall to pieces. The cat broke Mother’s flower pot.',
        te: 'గాజు, కుండ లాంటి గట్టి వస్తువును ముక్కలు ముక్కలు చేయడమే పగలగొట్టడం. పిల్లి అమ్మ పూలకుండీని పగలగొట్టింది.',
      },
      {
        en: 'In temples people break a coconut in front of the god. Grandfather broke the coconut on a stone with one blow.',
        te: 'గుడిలో దేవుడి ముందు కొబ్బరికాయ కొడతారు, అంటే పగలగొడతారు. తాతయ్య ఒక్క దెబ్బతో రాయి మీద కొబ్బరికాయ పగలగొట్టారు.',
      },
      {
        en: 'For a stick or a bone Telugu says viragadam, for glass pagaladam. When the ball broke the window, Kiran went and told the truth.',
        te: 'కర్ర, ఎముక విరుగుతాయి; గాజు, కుండ పగులుతాయి. బంతితో కిటికీ అద్దం పగలగొట్టిన కిరణ్, వెళ్లి నిజం చెప్పాడు.',
      },
    ],
    sentence: { en: 'The cat broke the milk bowl.', te: 'పిల్లి పాల గిన్నెను పగలగొట్టింది.' },
  },
  {
    english: 'rip',
    telugu: 'చింపడం',
    grade: 2,
    alsoEnglish: ['tear up', 'tear apart', 'tear'],
    alsoTelugu: ['చించడం'],
    explanations: [
      {
        en: 'To rip is to pull paper or cloth apart. The baby ripped a page of my notebook.',
        te: 'కాగితాన్నో గుడ్డనో లాగి ముక్కలు చేయడమే చింపడం. పాపాయి నా నోటుపుస్తకంలో ఒక పేజీ చింపింది.',
      },
      {
        en: 'We rip open a packet to take out what is inside. Gopi ripped open the packet of biscuits with his teeth.',
        te: 'లోపలిది తీయడానికి పొట్లాన్ని చింపుతాం. గోపి బిస్కెట్ల పొట్లాన్ని పళ్లతో చింపాడు.',
      },
      {
        en: 'When we tear a thing, it is chimpadam; when it gets torn on its own, it is chiragadam. My kite got torn on a thorn; I did not tear it.',
        te: 'మనం చేస్తే చింపడం, దానంతట అది అయితే చిరగడం. నా గాలిపటం ముల్లు తగిలి చిరిగింది, నేను చింపలేదు.',
      },
    ],
    sentence: { en: 'The puppy ripped the old newspaper.', te: 'కుక్కపిల్ల పాత పేపరును చింపింది.' },
  },
  {
    english: 'build',
    telugu: 'నిర్మించడం',
    grade: 3,
    emoji: '🏗️',
    alsoEnglish: ['construct'],
    alsoTelugu: ['ఇల్లు కట్టడం'],
    explanations: [
      {
        en: 'To build is to make a house, a bridge or a wall. The workers are building a new school in our street.',
        te: 'ఇల్లు, వంతెన, గోడ లాంటివాటిని కట్టడమే నిర్మించడం. కూలీలు మా వీధిలో కొత్త బడి నిర్మిస్తున్నారు.',
      },
      {
        en: 'In everyday speech people say kattadam. A weaver bird builds its nest from strips of grass.',
        te: 'మాటల్లో ఎక్కువగా కట్టడం అంటాం. గిజిగాడు గడ్డి పోచలతో గూడు కడుతుంది.',
      },
      {
        en: 'Long ago kings built forts and temples out of stone. The Kakatiya kings built the Thousand Pillar Temple at Hanamkonda.',
        te: 'పూర్వం రాజులు రాతితో కోటలు, గుడులు నిర్మించారు. హనుమకొండలో వేయి స్తంభాల గుడిని కాకతీయ రాజులు నిర్మించారు.',
      },
    ],
    sentence: { en: 'They are building a new bridge in our village.', te: 'మా ఊళ్లో కొత్త వంతెన నిర్మిస్తున్నారు.' },
  },
  {
    english: 'paint',
    telugu: 'రంగు వేయడం',
    grade: 2,
    alsoEnglish: ['color in', 'colour in'],
    alsoTelugu: ['రంగులు వేయడం'],
    explanations: [
      {
        en: 'To paint is to put color on a picture, a wall or a door with a brush. Meena painted the sky blue.',
        te: 'బొమ్మకో గోడకో తలుపుకో కుంచెతో రంగు పూయడమే రంగు వేయడం. మీనా ఆకాశానికి నీలం రంగు వేసింది.',
      },
      {
        en: 'Paint keeps wood and iron safe from rain. Before Sankranti my uncle painted the gate green.',
        te: 'రంగు వేస్తే చెక్క, ఇనుము వానకు పాడవవు. సంక్రాంతికి ముందు బాబాయి గేటుకు ఆకుపచ్చ రంగు వేశారు.',
      },
      {
        en: 'First we draw with a pencil, then we paint. I painted my elephant red, and everyone laughed.',
        te: 'ముందు పెన్సిల్‌తో బొమ్మ గీసి, తర్వాత రంగులు వేస్తాం. నేను ఏనుగుకు ఎర్ర రంగు వేస్తే అందరూ నవ్వారు.',
      },
    ],
    sentence: { en: 'My uncle painted the gate.', te: 'బాబాయి గేటుకు రంగు వేశారు.' },
  },
  {
    english: 'fold',
    telugu: 'మడవడం',
    grade: 2,
    alsoTelugu: ['మడత పెట్టడం', 'మడతపెట్టడం'],
    explanations: [
      {
        en: 'To fold is to lay one part of paper or cloth over the other. Lata folds her blanket every morning.',
        te: 'కాగితాన్నో గుడ్డనో ఒక భాగం మీద మరో భాగం వచ్చేలా వంచడమే మడవడం. లత రోజూ ఉదయం దుప్పటి మడుస్తుంది.',
      },
      {
        en: 'From one sheet of paper, folded again and again, you can make a boat, a bird or a hat. In Japan this art is called origami.',
        te: 'ఒకే కాగితాన్ని పదే పదే మడిచి పడవ, పక్షి, టోపీ చేయవచ్చు. జపాన్‌లో ఈ కళను ఒరిగామి అంటారు.',
      },
      {
        en: 'In English we fold our hands to greet people, but in Telugu we join them. Chinnu folded his letter and put it in the envelope.',
        te: 'నమస్కారానికి చేతులు మడవం, జోడిస్తాం. చిన్ను ఉత్తరాన్ని నాలుగుగా మడిచి కవరులో పెట్టాడు.',
      },
    ],
    sentence: { en: 'I fold my blanket myself.', te: 'నా దుప్పటి నేనే మడుస్తాను.' },
  },
  {
    english: 'tie',
    telugu: 'కట్టడం',
    grade: 2,
    alsoEnglish: ['bind'],
    alsoTelugu: ['ముడి వేయడం'],
    opposite: 'untie',
    explanations: [
      {
        en: 'To tie is to fasten things with a rope or a thread. Raju tied the calf to the post.',
        te: 'తాడుతోనో దారంతోనో కదలకుండా బిగించడమే కట్టడం. రాజు దూడను గుంజకు కట్టాడు.',
      },
      {
        en: 'On Raksha Bandhan sisters tie a thread on their brothers’ wrists. Anita tied a rakhi on her brother’s hand and gave him a sweet.',
        te: 'రాఖీ పండుగ రోజు అక్కచెల్లెళ్లు అన్నదమ్ముల చేతికి రాఖీ కడతారు. అనిత తమ్ముడి చేతికి రాఖీ కట్టి మిఠాయి తినిపించింది.',
      },
      {
        en: 'The same Telugu verb means to build, and to wear a saree. Grandmother wears a silk saree at weddings and ties flowers into a garland.',
        te: 'ఇల్లు కట్టడం, చీర కట్టడం, పూలు కట్టడం అన్నిటికీ ఇదే మాట. నానమ్మ పెళ్లికి పట్టు చీర కట్టుకుంటారు, పూలను దండగా కడతారు.',
      },
    ],
    sentence: { en: 'My elder sister tied a ribbon on my braid.', te: 'అక్క నా జడకు రిబ్బన్ కట్టింది.' },
  },
  {
    english: 'untie',
    telugu: 'విప్పడం',
    grade: 2,
    alsoEnglish: ['undo', 'unfasten', 'take off'],
    opposite: 'tie',
    explanations: [
      {
        en: 'To untie is to loosen a knot. Ravi untied the rope, and the calf ran to its mother.',
        te: 'కట్టిన ముడిని వదులు చేయడమే విప్పడం. రవి తాడు విప్పగానే దూడ తల్లి దగ్గరికి పరుగెత్తింది.',
      },
      {
        en: 'Telugu uses the same verb for taking off shoes and clothes. We take off our shoes outside the house.',
        te: 'చెప్పులు, బట్టలు తీయడాన్ని కూడా విప్పడం అంటాం. మేము ఇంటి బయటే చెప్పులు విప్పుతాం.',
      },
      {
        en: 'In Telugu you can untie a riddle too: that means finding its answer. Padma untied Grandfather’s riddle before anyone else.',
        te: 'పొడుపు కథకు జవాబు చెప్పడాన్ని కూడా విప్పడం అంటారు. తాతయ్య వేసిన పొడుపు కథను అందరికంటే ముందు పద్మ విప్పింది.',
      },
    ],
    sentence: { en: 'I cannot untie this knot.', te: 'ఈ ముడి నేను విప్పలేను.' },
  },
  {
    english: 'fill',
    telugu: 'నింపడం',
    grade: 2,
    alsoTelugu: ['నింపేయడం'],
    explanations: [
      {
        en: 'To fill is to put in so much that there is no room left. Sita fills the pot with water from the tap.',
        te: 'ఇక చోటు లేనంతగా లోపల వేయడమో పోయడమో చేస్తే అది నింపడం. సీత కుళాయి నీళ్లతో బిందె నింపుతుంది.',
      },
      {
        en: 'A balloon is filled with air, a tank with gas, a bag with books. Father filled the tank before our journey to Araku.',
        te: 'బెలూన్‌ను గాలితో, ట్యాంకును పెట్రోల్‌తో, సంచిని పుస్తకాలతో నింపుతాం. అరకు ప్రయాణానికి ముందు నాన్న ట్యాంకు నింపారు.',
      },
      {
        en: 'In the old tale a thirsty crow drops pebbles into a jar until the water rises. Little by little it filled the jar.',
        te: 'పాత కథలో దాహం వేసిన కాకి కూజాలో గులకరాళ్లు వేస్తూ నీళ్లను పైకి తెస్తుంది. అలా కొంచెం కొంచెంగా కూజా నింపింది.',
      },
    ],
    sentence: { en: 'I filled the bottle with water.', te: 'నేను సీసాలో నీళ్లు నింపాను.' },
  },
  {
    english: 'pour',
    telugu: 'పోయడం',
    grade: 2,
    alsoEnglish: ['pour out'],
    alsoTelugu: ['ఒంపడం'],
    explanations: [
      {
        en: 'To pour is to let water, milk or grain run from one thing into another. Mother poured milk into four glasses.',
        te: 'నీళ్లు, పాలు, గింజలు లాంటివి ఒక పాత్రలోంచి మరోదాంట్లోకి పడేలా చేయడమే పోయడం. అమ్మ నాలుగు గ్లాసుల్లో పాలు పోసింది.',
      },
      {
        en: 'We pour water at the roots of plants. Gopi pours water on the tulsi plant every morning.',
        te: 'మొక్కల మొదట్లో నీళ్లు పోస్తాం. గోపి రోజూ ఉదయం తులసి మొక్కకు నీళ్లు పోస్తాడు.',
      },
      {
        en: 'Dosa batter is poured on a hot pan and spread in a circle. My aunt poured the batter and it hissed.',
        te: 'దోసె పిండిని వేడి పెనం మీద పోసి గుండ్రంగా తిప్పుతారు. అత్తయ్య పిండి పోయగానే చుయ్యిమంది.',
      },
    ],
    sentence: { en: 'Mother poured buttermilk into the glasses.', te: 'అమ్మ గ్లాసుల్లో మజ్జిగ పోసింది.' },
  },
  {
    english: 'mix',
    telugu: 'కలపడం',
    grade: 2,
    alsoEnglish: ['stir', 'join', 'blend'],
    alsoTelugu: ['కలిపేయడం'],
    explanations: [
      {
        en: 'To mix is to put two or more things together into one. Kiran mixed blue and yellow and got green.',
        te: 'రెండు మూడు వస్తువులను ఒకటిగా చేయడమే కలపడం. కిరణ్ నీలం, పసుపు రంగులు కలిపితే ఆకుపచ్చ వచ్చింది.',
      },
      {
        en: 'Rice is mixed with dal or curry before it is eaten. Grandmother mixes it with ghee and puts little balls into our hands.',
        te: 'అన్నంలో పప్పో కూరో కలుపుకుని తింటాం. నానమ్మ నెయ్యి వేసి కలిపి, మా చేతుల్లో ముద్దలు పెడతారు.',
      },
      {
        en: 'Telugu uses the same verb for joining: a bridge joins two banks. The teacher told us to join the dots, and there was a fish!',
        te: 'రెండిటిని ఒకచోట చేర్చడాన్ని కూడా కలపడం అంటారు: వంతెన రెండు ఒడ్డులను కలుపుతుంది. టీచర్ చుక్కలు కలపమన్నారు; కలిపితే చేప వచ్చింది!',
      },
    ],
    sentence: { en: 'Let’s mix blue and yellow paint.', te: 'నీలం, పసుపు రంగులు కలుపుదాం.' },
  },
  {
    english: 'fry',
    telugu: 'వేయించడం',
    grade: 3,
    alsoEnglish: ['roast in a pan'],
    alsoTelugu: ['వేపడం'],
    explanations: [
      {
        en: 'To fry is to cook something in hot oil or in a hot pan. My aunt fries okra until it is crisp.',
        te: 'వేడి నూనెలోనో పెనం మీదో దోరగా వండడమే వేయించడం. పిన్ని బెండకాయలను కరకరలాడేలా వేయిస్తారు.',
      },
      {
        en: 'Telugu uses the same verb for roasting peanuts in a pan without oil. A lovely smell filled the house when Grandmother roasted them.',
        te: 'వేరుశనగ గింజలను నూనె లేకుండా పెనంలో వేయిస్తారు. నానమ్మ వాటిని వేయిస్తుంటే ఇల్లంతా కమ్మని వాసన వచ్చింది.',
      },
      {
        en: 'Hot oil can splash, so children keep away from it. When Father fries puris, we watch from the door.',
        te: 'కాగే నూనె చిందుతుంది, అందుకే పిల్లలు దూరంగా ఉండాలి. నాన్న పూరీలు వేయిస్తుంటే మేము గుమ్మం దగ్గర నుంచి చూస్తాం.',
      },
    ],
    sentence: { en: 'My aunt is frying papads.', te: 'పిన్ని అప్పడాలు వేయిస్తున్నారు.' },
  },
  {
    english: 'boil',
    telugu: 'ఉడికించడం',
    grade: 3,
    alsoEnglish: ['cook in water'],
    alsoTelugu: ['ఉడకబెట్టడం', 'మరిగించడం'],
    explanations: [
      {
        en: 'To boil food is to cook it in hot water until it is soft. Mother boiled eggs and potatoes for our journey.',
        te: 'నీళ్లలో వేసి వేడి మీద మెత్తబడేలా చేయడమే ఉడికించడం. అమ్మ మా ప్రయాణం కోసం గుడ్లు, బంగాళాదుంపలు ఉడికించింది.',
      },
      {
        en: 'Telugu has other verbs for water and milk: mariginchadam for water, kachadam for milk. We boil water to kill germs and drink it when it is cool.',
        te: 'నీళ్లు మరిగిస్తాం, పాలు కాస్తాం, కూరగాయలు ఉడికిస్తాం. క్రిములు చచ్చిపోవాలని నీళ్లు మరిగించి, చల్లారాక తాగుతాం.',
      },
      {
        en: 'A pressure cooker boils dal faster because it keeps the steam in. Ours whistled three times, and the dal was done.',
        te: 'కుక్కర్‌లో ఆవిరి బయటికి పోదు కాబట్టి పప్పు త్వరగా ఉడుకుతుంది. మా కుక్కర్ మూడు కూతలు వేయగానే పప్పు ఉడికింది.',
      },
    ],
    sentence: { en: 'Mother boiled four eggs.', te: 'అమ్మ నాలుగు గుడ్లు ఉడికించింది.' },
  },
  {
    english: 'heat up',
    telugu: 'వేడి చేయడం',
    grade: 2,
    alsoEnglish: ['warm up'],
    alsoTelugu: ['వెచ్చబెట్టడం', 'కాచడం'],
    opposite: 'cool down',
    explanations: [
      {
        en: 'To heat up a thing is to make it hot or warm. Father heated up the milk for my little sister.',
        te: 'చల్లగా ఉన్నదాన్ని వెచ్చగా మార్చడమే వేడి చేయడం. నాన్న చెల్లి కోసం పాలు వేడి చేశారు.',
      },
      {
        en: 'The sun heats up the sand during the day. At noon the sand was so hot that we ran to the water.',
        te: 'పగలు ఎండ ఇసుకను వేడి చేస్తుంది. మధ్యాహ్నం ఇసుక ఎంత వేడెక్కిందంటే, మేము నీళ్లలోకి పరుగెత్తాం.',
      },
      {
        en: 'When a thing is heated, it often grows a little bigger; ice melts and water turns to steam. In class we heated some ice and saw both.',
        te: 'వేడి చేస్తే చాలా వస్తువులు కొంచెం పెరుగుతాయి; మంచు కరుగుతుంది, నీరు ఆవిరవుతుంది. తరగతిలో మంచును వేడి చేసి అది నీరై, ఆవిరి కావడం చూశాం.',
      },
    ],
    sentence: { en: 'Father heated up some milk for me.', te: 'నాన్న నా కోసం పాలు వేడి చేశారు.' },
  },
  {
    english: 'cool down',
    telugu: 'చల్లార్చడం',
    grade: 3,
    alsoEnglish: ['make cool'],
    alsoTelugu: ['చల్లబరచడం'],
    opposite: 'heat up',
    explanations: [
      {
        en: 'To cool down something hot is to make it less hot. Grandmother cooled down the coffee by pouring it back and forth.',
        te: 'వేడిగా ఉన్నదాన్ని చల్లగా చేయడమే చల్లార్చడం. నానమ్మ కాఫీని అటూ ఇటూ తిరగబోసి చల్లార్చారు.',
      },
      {
        en: 'Blowing on food cools it, because the moving air takes the heat away. Chinnu blew on his hot idli and cooled it.',
        te: 'ఊదితే తిండి చల్లారుతుంది, ఎందుకంటే గాలి దాని వేడిని తీసుకుపోతుంది. చిన్ను వేడి ఇడ్లీని ఊది చల్లార్చాడు.',
      },
      {
        en: 'Milk is cooled down before it is made into curd. Only when it was lukewarm did Mother add a spoon of buttermilk.',
        te: 'పెరుగు తోడు పెట్టే ముందు పాలను చల్లార్చాలి. గోరువెచ్చగా అయ్యాకే అమ్మ ఒక చెంచా మజ్జిగ వేసింది.',
      },
    ],
    sentence: { en: 'Grandmother is cooling down the hot coffee.', te: 'నానమ్మ వేడి కాఫీని చల్లారుస్తున్నారు.' },
  },
  {
    english: 'roast',
    telugu: 'కాల్చడం',
    grade: 3,
    alsoEnglish: ['bake', 'burn'],
    explanations: [
      {
        en: 'To roast is to cook something right over the fire. On a rainy evening we roasted corn cobs over hot coals.',
        te: 'మంట మీదో నిప్పుల మీదో పెట్టి వండడమే కాల్చడం. వాన సాయంత్రం మేము నిప్పుల మీద మొక్కజొన్న పొత్తులు కాల్చాం.',
      },
      {
        en: 'Bread is baked in an oven, and bricks are baked in a kiln. Mother bakes the roti on a pan, on both sides.',
        te: 'బ్రెడ్డును ఓవెన్‌లో, ఇటుకలను బట్టీలో కాలుస్తారు. అమ్మ రొట్టెను పెనం మీద రెండు వైపులా తిప్పి కాలుస్తుంది.',
      },
      {
        en: 'Telugu uses this verb for setting off firecrackers at Diwali. We lit sparklers only with Father beside us.',
        te: 'దీపావళికి టపాకాయలు కాలుస్తాం అంటాం. నాన్న పక్కన ఉంటేనే మేము కాకరపువ్వొత్తులు కాల్చాం.',
      },
    ],
    sentence: { en: 'Grandfather is roasting corn over the coals.', te: 'తాతయ్య నిప్పుల మీద మొక్కజొన్న కాలుస్తున్నారు.' },
  },
  {
    english: 'pound',
    telugu: 'దంచడం',
    grade: 4,
    alsoEnglish: ['crush'],
    explanations: [
      {
        en: 'To pound is to hit grain or spices again and again until they turn to powder. Grandmother pounds dry chilies in a stone mortar.',
        te: 'గింజలను, మసాలాలను పదే పదే పోటు వేసి పొడి చేయడమే దంచడం. నానమ్మ రోట్లో ఎండు మిరపకాయలు దంచుతారు.',
      },
      {
        en: 'Before there were mills, women pounded rice with long wooden poles and sang as they worked. These songs are called dampudu patalu.',
        te: 'మరలు లేని రోజుల్లో ఆడవాళ్లు రోకళ్లతో వడ్లు దంచుతూ పాటలు పాడేవారు. వాటిని దంపుడు పాటలు అంటారు.',
      },
      {
        en: 'Ginger pounded into tea gives it a sharp taste. Mother pounded a small piece and put it in the pot.',
        te: 'అల్లం దంచి టీలో వేస్తే ఘాటుగా ఉంటుంది. అమ్మ చిన్న అల్లం ముక్క దంచి గిన్నెలో వేసింది.',
      },
    ],
    sentence: { en: 'Mother pounded ginger for the tea.', te: 'అమ్మ టీ కోసం అల్లం దంచింది.' },
  },
  {
    english: 'peel',
    telugu: 'ఒలవడం',
    grade: 2,
    alsoEnglish: ['shell peas'],
    alsoTelugu: ['ఒలచడం', 'తొక్క తీయడం'],
    explanations: [
      {
        en: 'To peel is to take off the skin of a fruit. The monkey peeled a banana and ate it.',
        te: 'పండు మీది తొక్క తీయడమే ఒలవడం. కోతి అరటిపండు ఒలిచి తింది.',
      },
      {
        en: 'Peas, peanuts and garlic are peeled too. All of us sat around a basket and shelled peas.',
        te: 'బఠాణీలు, వేరుశనగకాయలు, వెల్లుల్లి కూడా ఒలుస్తారు. మేమందరం బుట్ట చుట్టూ కూర్చుని బఠాణీలు ఒలిచాం.',
      },
      {
        en: 'When something is made very easy, Telugu people say it is like putting a peeled banana in your hand. Our teacher explained the math problem just like that.',
        te: 'సులువుగా అర్థమయ్యేలా చెప్తే అరటిపండు ఒలిచి చేతిలో పెట్టినట్టు అంటారు. టీచర్ లెక్కను అలాగే చెప్పారు.',
      },
    ],
    sentence: { en: 'My little sister is peeling an orange.', te: 'చెల్లి నారింజ పండు ఒలుస్తోంది.' },
  },
  {
    english: 'churn',
    telugu: 'చిలకడం',
    grade: 4,
    alsoTelugu: ['మథించడం'],
    explanations: [
      {
        en: 'To churn is to turn curd round and round until butter comes out. Grandmother churns the curd every morning.',
        te: 'పెరుగును కవ్వంతో గిరగిరా తిప్పి వెన్న తీయడమే చిలకడం. అమ్మమ్మ రోజూ ఉదయం పెరుగు చిలుకుతారు.',
      },
      {
        en: 'What is left after churning is buttermilk. As Grandmother churned, a white ball of butter came up, and she gave me some.',
        te: 'చిలికాక వెన్న పోగా మిగిలేది మజ్జిగ. అమ్మమ్మ చిలుకుతుంటే తెల్లని వెన్న ముద్ద పైకి వచ్చింది; నాకు కొంచెం పెట్టారు.',
      },
      {
        en: 'In an old story gods and demons churned the ocean of milk with a mountain. At the end of it came amrutham, the drink of the gods.',
        te: 'పురాణ కథలో దేవతలు, రాక్షసులు కొండతో పాల సముద్రాన్ని చిలికారు. చివరికి అమృతం వచ్చింది.',
      },
    ],
    sentence: { en: 'Grandmother is churning the curd with a wooden whisk.', te: 'అమ్మమ్మ కవ్వంతో పెరుగు చిలుకుతున్నారు.' },
  },
  {
    english: 'squeeze',
    telugu: 'పిండడం',
    grade: 2,
    alsoEnglish: ['wring'],
    alsoTelugu: ['పిండేయడం'],
    explanations: [
      {
        en: 'To squeeze is to press a thing hard so that its juice or water comes out. Sita squeezed a lemon into the water.',
        te: 'గట్టిగా నొక్కి రసమో నీళ్లో బయటికి వచ్చేలా చేయడమే పిండడం. సీత నీళ్లలో నిమ్మకాయ పిండింది.',
      },
      {
        en: 'Wet clothes are wrung before they are hung on the line. My brother took one end of the sheet, I the other, and we wrung it.',
        te: 'తడి బట్టలను తీగ మీద వేసే ముందు పిండుతాం. దుప్పటి ఒక కొస అన్నయ్య, మరో కొస నేను పట్టుకుని పిండాం.',
      },
      {
        en: 'We squeeze juice out of fruit, and in Telugu we squeeze milk from a cow too. In the village I watched up close as my aunt milked her cow.',
        te: 'పండ్ల రసం పిండుతాం, ఆవు పాలు కూడా పిండుతాం అంటాం. పల్లెలో పెద్దమ్మ ఆవు పాలు పిండడం నేను దగ్గర నుంచి చూశాను.',
      },
    ],
    sentence: { en: 'I squeezed a lemon into the water.', te: 'నేను నీళ్లలో నిమ్మకాయ పిండాను.' },
  },
  {
    english: 'serve',
    telugu: 'వడ్డించడం',
    grade: 3,
    alsoEnglish: ['serve food'],
    alsoTelugu: ['అన్నం పెట్టడం'],
    explanations: [
      {
        en: 'To serve is to put food on people’s plates. Mother served us hot rice and sambar.',
        te: 'కంచాల్లో అన్నం, కూరలు పెట్టడమే వడ్డించడం. అమ్మ మాకు వేడి అన్నం, సాంబారు వడ్డించింది.',
      },
      {
        en: 'At a Telugu feast the sweet is often served first, and water is poured into the glasses. My uncles served two hundred guests at the wedding.',
        te: 'తెలుగువారి విందులో తరచుగా ముందు తీపి వడ్డిస్తారు, గ్లాసుల్లో నీళ్లు పోస్తారు. పెళ్లిలో మా మామయ్యలు రెండు వందల మందికి వడ్డించారు.',
      },
      {
        en: 'Guests are served before the family eats. Lata served curd to everyone and sat down last.',
        te: 'ఇంట్లోవాళ్ల కంటే ముందు అతిథులకు వడ్డిస్తాం. లత అందరికీ పెరుగు వడ్డించి చివర్లో కూర్చుంది.',
      },
    ],
    sentence: { en: 'Grandmother served payasam to everyone.', te: 'నానమ్మ అందరికీ పాయసం వడ్డించారు.' },
  },
  {
    english: 'spread',
    telugu: 'పరచడం',
    grade: 2,
    alsoEnglish: ['lay out'],
    alsoTelugu: ['పరవడం'],
    explanations: [
      {
        en: 'To spread is to lay a mat or a sheet out flat. Before supper I spread the mat on the floor.',
        te: 'చాపనో దుప్పటినో నేల మీద విప్పి వేయడమే పరచడం. రాత్రి భోజనానికి ముందు నేను నేల మీద చాప పరుస్తాను.',
      },
      {
        en: 'A bed is made by spreading a clean sheet over it. Padma spread a flowered sheet on Grandmother’s bed.',
        te: 'మంచం మీద శుభ్రమైన దుప్పటి పరిచి పక్క వేస్తాం. పద్మ నానమ్మ మంచం మీద పూల దుప్పటి పరిచింది.',
      },
      {
        en: 'At weddings and meetings carpets are spread for people to sit on. In the hall they spread a long red carpet for the guests.',
        te: 'పెళ్లిళ్లలో, సభల్లో జనం కూర్చోవడానికి తివాచీలు పరుస్తారు. హాల్లో అతిథుల కోసం పొడవైన ఎర్ర తివాచీ పరిచారు.',
      },
    ],
    sentence: { en: 'Mother spread a mat under the tree.', te: 'అమ్మ చెట్టు కింద చాప పరిచింది.' },
  },
  {
    english: 'sprinkle',
    telugu: 'చల్లడం',
    grade: 2,
    alsoEnglish: ['scatter'],
    alsoTelugu: ['చిలకరించడం'],
    explanations: [
      {
        en: 'To sprinkle is to throw water, seeds or powder in little bits. Mother sprinkles water on the yard before she draws the muggu.',
        te: 'నీళ్లు, గింజలు, పొడి లాంటివాటిని కొంచెం కొంచెంగా విసరడమే చల్లడం. అమ్మ వాకిట్లో నీళ్లు చల్లి ముగ్గు వేస్తుంది.',
      },
      {
        en: 'At Holi people sprinkle colors on each other. Kiran sprinkled pink powder on us, and our white shirts turned pink.',
        te: 'హోలీ రోజు ఒకరిపై ఒకరు రంగులు చల్లుకుంటారు. కిరణ్ మా మీద గులాబీ రంగు చల్లితే మా తెల్ల చొక్కాలు గులాబీ రంగులోకి మారాయి.',
      },
      {
        en: 'At Telugu weddings elders sprinkle rice mixed with turmeric on the couple as a blessing. I too sprinkled a little on my cousin’s head.',
        te: 'తెలుగువారి పెళ్లిలో పెద్దలు పెళ్లికొడుకు, పెళ్లికూతురి మీద అక్షింతలు చల్లి దీవిస్తారు. నేనూ మామయ్య కొడుకు తల మీద కొన్ని అక్షింతలు చల్లాను.',
      },
    ],
    sentence: { en: 'Grandfather is sprinkling grain for the birds.', te: 'తాతయ్య పక్షులకు గింజలు చల్లుతున్నారు.' },
  },
  {
    english: 'sow',
    telugu: 'విత్తడం',
    grade: 3,
    alsoEnglish: ['sow seeds'],
    alsoTelugu: ['విత్తనాలు వేయడం'],
    explanations: [
      {
        en: 'To sow is to put seeds into the soil so that plants grow. When the first rains come, farmers sow peanuts.',
        te: 'మొక్కలు మొలవాలని నేలలో గింజలు వేయడమే విత్తడం. తొలకరి వానలు రాగానే రైతులు వేరుశనగ విత్తుతారు.',
      },
      {
        en: 'A Telugu saying goes: the seed we sow decides the plant that grows. If we speak kindly, people answer kindly.',
        te: 'ఏ విత్తు వేస్తే ఆ మొక్కే వస్తుంది అంటారు. మనం మంచిగా మాట్లాడితే ఎదుటివారూ మంచిగా మాట్లాడతారు.',
      },
      {
        en: 'Before sowing, the field is plowed to make the soil loose. In our class garden we dug lines and sowed spinach.',
        te: 'విత్తే ముందు పొలం దున్ని నేలను గుల్ల చేస్తారు. మా బడి తోటలో మేము గీతల్లా తవ్వి పాలకూర విత్తనాలు విత్తాం.',
      },
    ],
    sentence: { en: 'The farmers sowed peanuts in the field.', te: 'రైతులు పొలంలో వేరుశనగ విత్తారు.' },
  },
  {
    english: 'plant a tree',
    telugu: 'నాటడం',
    grade: 2,
    alsoEnglish: ['plant a sapling'],
    alsoTelugu: ['మొక్క నాటడం'],
    explanations: [
      {
        en: 'To plant a tree is to set a young plant in the ground so that it takes root. On my birthday I planted a neem sapling.',
        te: 'మొక్కను నేలలో పెట్టి వేళ్లూనేలా చేయడమే నాటడం. నా పుట్టినరోజున నేను ఒక వేప మొక్క నాటాను.',
      },
      {
        en: 'Dig a hole, set the plant up straight, fill in the soil and water it. Our class planted twenty saplings along the road.',
        te: 'గుంట తవ్వి, మొక్కను నిటారుగా పెట్టి, మట్టి కప్పి నీళ్లు పోయాలి. మా తరగతి పిల్లలం రోడ్డు పక్కన ఇరవై మొక్కలు నాటాం.',
      },
      {
        en: 'Rice is grown in beds first, and then the young plants are planted in the wet field. Women stand in a row in the mud, sing and plant.',
        te: 'వరిని ముందు నారుమడిలో పెంచి, తర్వాత ఆ నారును తడి పొలంలో నాటుతారు. ఆడవాళ్లు బురదలో వరుసగా నిలబడి, పాడుతూ నాట్లు వేస్తారు.',
      },
    ],
    sentence: { en: 'We planted a neem tree in the school garden.', te: 'మేము బడి తోటలో వేప మొక్క నాటాం.' },
  },
  {
    english: 'dig',
    telugu: 'తవ్వడం',
    grade: 2,
    alsoTelugu: ['త్రవ్వడం'],
    explanations: [
      {
        en: 'To dig is to take out soil and make a hole. Ravi dug a pit for the mango sapling.',
        te: 'మట్టి తీసి గుంట చేయడమే తవ్వడం. రవి మామిడి మొక్క కోసం గుంట తవ్వాడు.',
      },
      {
        en: 'Many animals dig their homes under the ground. The rabbit digs with its front paws and sleeps in the hole.',
        te: 'చాలా జంతువులు నేల కింద తమ ఇల్లు తవ్వుకుంటాయి. కుందేలు ముందు కాళ్లతో బొరియ తవ్వి అందులో నిద్రపోతుంది.',
      },
      {
        en: 'When people dig, they find things from long ago. At Nagarjunakonda old Buddhist temples and statues were dug out of the ground.',
        te: 'తవ్వితే పూర్వపు వస్తువులు బయటపడతాయి. నాగార్జునకొండలో తవ్వినప్పుడు పాత బౌద్ధ ఆలయాలు, శిల్పాలు బయటపడ్డాయి.',
      },
    ],
    sentence: { en: 'The rabbit is digging a burrow in the ground.', te: 'కుందేలు నేలలో బొరియ తవ్వుతోంది.' },
  },
  {
    english: 'repair',
    telugu: 'బాగు చేయడం',
    grade: 3,
    alsoEnglish: ['mend', 'fix'],
    alsoTelugu: ['మరమ్మతు చేయడం', 'బాగుచేయడం'],
    explanations: [
      {
        en: 'To repair is to make a broken thing work again. My uncle repaired our old radio.',
        te: 'పాడైన వస్తువును మళ్లీ పని చేసేలా చేయడమే బాగు చేయడం. బాబాయి మా పాత రేడియోను బాగు చేశారు.',
      },
      {
        en: 'Repairing a thing costs less than buying a new one, and there is less trash. Gopi’s bicycle was repaired for fifty rupees.',
        te: 'కొత్తది కొనడం కంటే బాగు చేస్తే ఖర్చు తక్కువ, చెత్త కూడా తగ్గుతుంది. గోపి సైకిల్ యాభై రూపాయలతో బాగైంది.',
      },
      {
        en: 'Some people earn their living by repairing shoes, watches or umbrellas. The man at the corner mends umbrellas before the rains come.',
        te: 'చెప్పులు, గడియారాలు, గొడుగులు బాగు చేసి బతికేవారు ఉన్నారు. మా వీధి మూలన ఒకాయన వానాకాలానికి ముందు గొడుగులు బాగు చేస్తారు.',
      },
    ],
    sentence: { en: 'My uncle will repair my bicycle.', te: 'బాబాయి నా సైకిల్ బాగు చేస్తారు.' },
  },
  {
    english: 'sew',
    telugu: 'కుట్టడం',
    grade: 2,
    alsoEnglish: ['stitch'],
    explanations: [
      {
        en: 'To sew is to join cloth with a needle and thread. Grandmother sewed a button on my shirt.',
        te: 'సూది దారంతో గుడ్డలను కలపడమే కుట్టడం. నానమ్మ నా చొక్కాకు గుండీ కుట్టారు.',
      },
      {
        en: 'A sewing machine sews fast and straight. The tailor in our street sews ten shirts in a day on his machine.',
        te: 'కుట్టు మిషన్ వేగంగా, తిన్నగా కుడుతుంది. మా వీధి దర్జీ మిషన్ మీద రోజుకు పది చొక్కాలు కుడతారు.',
      },
      {
        en: 'Telugu uses the same verb when bees, ants and mosquitoes sting: it feels like a needle. A bee stung Chinnu’s hand, and Mother put ice on it.',
        te: 'తేనెటీగ, చీమ, దోమ కూడా కుడతాయి అంటాం; అది సూది గుచ్చినట్టే ఉంటుంది. చిన్ను చేతి మీద తేనెటీగ కుడితే అమ్మ ఐస్ ముక్క పెట్టింది.',
      },
    ],
    sentence: { en: 'The tailor is sewing a new dress for me.', te: 'దర్జీ నాకు కొత్త గౌను కుడుతున్నారు.' },
  },
  {
    english: 'weave',
    telugu: 'నేయడం',
    grade: 4,
    alsoEnglish: ['weave cloth'],
    alsoTelugu: ['నెయ్యడం'],
    explanations: [
      {
        en: 'To weave is to make cloth by crossing threads on a loom. The weavers of Pochampally weave sarees with fine patterns.',
        te: 'మగ్గం మీద దారాలను అడ్డంగా, నిలువుగా కలిపి బట్ట చేయడమే నేయడం. పోచంపల్లి నేత కార్మికులు అందమైన చీరలు నేస్తారు.',
      },
      {
        en: 'Some threads run lengthwise and others go across, over one and under the next. In class we wove a small mat from strips of paper.',
        te: 'కొన్ని దారాలు నిలువుగా ఉంటాయి; మరికొన్ని ఒకదాని పైనుంచి, ఇంకోదాని కిందినుంచి అడ్డంగా వెళ్తాయి. తరగతిలో కాగితం ముక్కలతో చిన్న చాప నేశాం.',
      },
      {
        en: 'It takes a weaver many days to weave one silk saree by hand. Mother wears her saree woven in Dharmavaram at festivals.',
        te: 'చేత్తో ఒక పట్టు చీర నేయడానికి చాలా రోజులు పడుతుంది. ధర్మవరంలో నేసిన చీరను అమ్మ పండుగలకు కట్టుకుంటుంది.',
      },
    ],
    sentence: { en: 'He is weaving a saree on the loom.', te: 'ఆయన మగ్గం మీద చీర నేస్తున్నారు.' },
  },
  {
    english: 'knit',
    telugu: 'అల్లడం',
    grade: 3,
    alsoEnglish: ['plait', 'braid', 'crochet'],
    explanations: [
      {
        en: 'To knit is to make a sweater or a cap by looping wool with needles. Grandmother knits a sweater for me each winter.',
        te: 'సూదులతో ఉన్నిని ముడులు వేస్తూ స్వెటర్, టోపీ లాంటివి చేయడమే అల్లడం. నానమ్మ ప్రతి చలికాలంలో నాకు స్వెటర్ అల్లుతారు.',
      },
      {
        en: 'Telugu uses the same verb for braiding baskets, mats and hair. My elder sister puts my hair in two braids.',
        te: 'బుట్టలు, చాపలు, జడలకు కూడా ఇదే మాట. అక్క నాకు రెండు జడలు అల్లుతుంది.',
      },
      {
        en: 'A spider also makes its web thread by thread. In one night it wove a web across our window.',
        te: 'సాలీడు కూడా ఒక్కో పోగుతో గూడు అల్లుతుంది. ఒక్క రాత్రిలో అది మా కిటికీకి అడ్డంగా గూడు అల్లింది.',
      },
    ],
    sentence: { en: 'Grandmother is knitting a sweater for me.', te: 'నానమ్మ నాకు స్వెటర్ అల్లుతున్నారు.' },
  },
  {
    english: 'clean up',
    telugu: 'శుభ్రం చేయడం',
    grade: 1,
    alsoEnglish: ['clean a place'],
    alsoTelugu: ['శుభ్రపరచడం', 'శుభ్రం చేసుకోవడం'],
    explanations: [
      {
        en: 'To clean up is to take away dust, dirt and trash. On Saturday we clean up our classroom.',
        te: 'దుమ్ము, మురికి, చెత్త లేకుండా చేయడమే శుభ్రం చేయడం. శనివారం మేము మా తరగతి గదిని శుభ్రం చేస్తాం.',
      },
      {
        en: 'Before Sankranti and Ugadi Telugu people clean the whole house. Father cleaned the fan, and I cleaned the shelves.',
        te: 'సంక్రాంతికి, ఉగాదికి ముందు తెలుగువారు ఇల్లంతా శుభ్రం చేస్తారు. నాన్న ఫ్యాన్ శుభ్రం చేశారు, నేను అరలు శుభ్రం చేశాను.',
      },
      {
        en: 'A wound is cleaned before medicine is put on it, so that it heals well. The nurse cleaned Raju’s knee with cotton.',
        te: 'గాయం త్వరగా మానాలని, మందు పెట్టే ముందు దాన్ని శుభ్రం చేస్తారు. నర్సు రాజు మోకాలిని దూదితో శుభ్రం చేశారు.',
      },
    ],
    sentence: { en: 'We cleaned up the room after playing.', te: 'ఆడుకున్నాక మేము గది శుభ్రం చేశాం.' },
  },
  {
    english: 'wipe',
    telugu: 'తుడవడం',
    grade: 2,
    alsoEnglish: ['mop', 'dust'],
    alsoTelugu: ['తుడిచేయడం'],
    explanations: [
      {
        en: 'To wipe is to rub with a cloth and take away water or dust. Lata wiped the table after lunch.',
        te: 'గుడ్డతో రుద్ది నీళ్లనో దుమ్మునో పోగొట్టడమే తుడవడం. భోజనం అయ్యాక లత బల్ల తుడిచింది.',
      },
      {
        en: 'Glasses become clear when they are wiped with a soft cloth. Grandfather wipes his glasses before he reads the paper.',
        te: 'మెత్తని గుడ్డతో తుడిస్తే కళ్లద్దాలు తళతళలాడతాయి. తాతయ్య పేపరు చదివే ముందు కళ్లద్దాలు తుడుచుకుంటారు.',
      },
      {
        en: 'To wipe away someone’s tears means to comfort them. Meena wiped her friend’s tears and made her smile.',
        te: 'కన్నీళ్లు తుడవడం అంటే ఓదార్చడం. మీనా స్నేహితురాలి కన్నీళ్లు తుడిచి నవ్వించింది.',
      },
    ],
    sentence: { en: 'I wiped the slate with a wet cloth.', te: 'నేను తడి గుడ్డతో పలక తుడిచాను.' },
  },
  {
    english: 'scrub',
    telugu: 'తోమడం',
    grade: 2,
    alsoEnglish: ['brush', 'brush teeth'],
    alsoTelugu: ['పళ్లు తోమడం'],
    explanations: [
      {
        en: 'To scrub is to rub hard to make a thing clean. I scrub my teeth with a brush in the morning and at night.',
        te: 'బాగా రుద్ది శుభ్రం చేయడమే తోమడం. నేను ఉదయం, రాత్రి బ్రష్‌తో పళ్లు తోముకుంటాను.',
      },
      {
        en: 'Pots and plates are scrubbed with soap or ash until they shine. My brother scrubbed the brass lamp, and it shone like gold.',
        te: 'గిన్నెలు, కంచాలు మెరిసేదాకా సబ్బుతోనో బూడిదతోనో తోముతారు. అన్నయ్య తోమిన ఇత్తడి దీపం బంగారంలా మెరిసింది.',
      },
      {
        en: 'Long ago people brushed their teeth with a neem twig. In the village my grandfather still does.',
        te: 'పూర్వం వేప పుల్లతో పళ్లు తోముకునేవారు. పల్లెలో మా తాతయ్య ఇప్పటికీ అలాగే తోముకుంటారు.',
      },
    ],
    sentence: { en: 'My elder brother is scrubbing the burnt pot.', te: 'అన్నయ్య మాడిన గిన్నెను తోముతున్నాడు.' },
  },
  {
    english: 'wash clothes',
    telugu: 'ఉతకడం',
    grade: 2,
    alsoEnglish: ['launder'],
    alsoTelugu: ['బట్టలు ఉతకడం'],
    explanations: [
      {
        en: 'To wash clothes is to clean them with soap and water. On Sunday Father washes our school clothes.',
        te: 'సబ్బు, నీళ్లతో బట్టల మురికి పోగొట్టడమే ఉతకడం. ఆదివారం నాన్న మా బడి బట్టలు ఉతుకుతారు.',
      },
      {
        en: 'Telugu has one verb for washing hands and plates and another for washing clothes. I wash my hands, but Mother washes my shirt.',
        te: 'తెలుగులో చేతులు, కంచాలు కడుగుతాం, బట్టలు మాత్రం ఉతుకుతాం. నేను చేతులు కడుక్కుంటాను, అమ్మ నా చొక్కా ఉతుకుతుంది.',
      },
      {
        en: 'At the river people used to beat clothes on a stone to get the dirt out. Now many homes have a machine that washes them.',
        te: 'ఏటి ఒడ్డున మురికి పోవాలని బట్టలను బండ మీద బాది ఉతికేవారు. ఇప్పుడు చాలా ఇళ్లలో మిషన్ ఉతుకుతుంది.',
      },
    ],
    sentence: { en: 'Mother washed my muddy clothes.', te: 'అమ్మ నా బురద బట్టలు ఉతికింది.' },
  },
  {
    english: 'dry out',
    telugu: 'ఆరబెట్టడం',
    grade: 3,
    alsoEnglish: ['hang out to dry'],
    alsoTelugu: ['ఆరేయడం', 'ఎండబెట్టడం'],
    explanations: [
      {
        en: 'To dry out a thing is to put it in the sun or wind until no water is left. My aunt dries out the clothes on the roof.',
        te: 'తడి పోయేదాకా ఎండలోనో గాలిలోనో ఉంచడమే ఆరబెట్టడం. పిన్ని మేడ మీద బట్టలు ఆరబెడతారు.',
      },
      {
        en: 'Chilies, papads and mango slices are dried so that they keep for the whole year. In April our roof is red with chilies.',
        te: 'ఏడాదంతా నిల్వ ఉండాలని మిరపకాయలు, అప్పడాలు, మామిడి ముక్కలు ఎండబెడతారు. ఏప్రిల్‌లో మా మేడంతా మిరపకాయలతో ఎర్రగా ఉంటుంది.',
      },
      {
        en: 'Clothes dry fast when it is hot and windy, and slowly when it rains. On a wet day we dried our socks under the fan.',
        te: 'ఎండ, గాలి ఉంటే బట్టలు త్వరగా ఆరతాయి, వానాకాలంలో ఆలస్యమవుతుంది. వాన రోజు మేము మేజోళ్లను ఫ్యాన్ కింద ఆరబెట్టాం.',
      },
    ],
    sentence: { en: 'We dried out our wet shoes on the roof.', te: 'మేము తడిసిన బూట్లను మేడ మీద ఆరబెట్టాం.' },
  },
  {
    english: 'light a lamp',
    telugu: 'వెలిగించడం',
    grade: 2,
    alsoEnglish: ['kindle', 'light up'],
    alsoTelugu: ['దీపం పెట్టడం'],
    opposite: 'put out',
    explanations: [
      {
        en: 'To light a lamp is to put a flame to its wick so that it gives light. At dusk Grandmother lights a lamp in front of the gods.',
        te: 'దీపానికి నిప్పు అంటించి వెలుగు వచ్చేలా చేయడమే వెలిగించడం. సాయంత్రం నానమ్మ దేవుడి ముందు దీపం వెలిగిస్తారు.',
      },
      {
        en: 'At Diwali rows of little clay lamps are lit. We lit thirty lamps on our wall, and the street shone.',
        te: 'దీపావళికి మట్టి ప్రమిదలను వరుసగా వెలిగిస్తారు. మేము గోడ మీద ముప్పై దీపాలు వెలిగించాం; వీధంతా మెరిసింది.',
      },
      {
        en: 'From one lamp a thousand can be lit, and it loses nothing. Knowledge is like that too, says our teacher.',
        te: 'ఒక దీపంతో వెయ్యి దీపాలు వెలిగించినా దాని వెలుగు తగ్గదు. చదువు కూడా అంతే అని మా టీచర్ చెప్తారు.',
      },
    ],
    sentence: { en: 'Grandmother lights a lamp every evening.', te: 'నానమ్మ రోజూ సాయంత్రం దీపం వెలిగిస్తారు.' },
  },
  {
    english: 'put out',
    telugu: 'ఆర్పడం',
    grade: 3,
    alsoEnglish: ['extinguish', 'blow out'],
    alsoTelugu: ['ఆర్పేయడం'],
    opposite: 'light a lamp',
    explanations: [
      {
        en: 'To put out a fire or a lamp is to make it stop burning. Chitti put out the candles with one breath.',
        te: 'మంటనో దీపాన్నో వెలగకుండా చేయడమే ఆర్పడం. చిట్టి ఒక్కసారి ఊది కొవ్వొత్తులు ఆర్పింది.',
      },
      {
        en: 'Fire needs air, so sand or a thick cloth can put it out. The firefighters put out the burning hay with water.',
        te: 'మంటకు గాలి కావాలి, అందుకే ఇసుకతోనో మందపాటి గుడ్డతోనో మంటను ఆర్పవచ్చు. అగ్నిమాపక సిబ్బంది నీళ్లతో గడ్డివాము మంటను ఆర్పారు.',
      },
      {
        en: 'When a lamp goes out, Telugu people gently say that it has climbed the hill: kondekkindi. That is what Grandmother always says.',
        te: 'దీపం ఆరింది అనడం కంటే కొండెక్కింది అని మెత్తగా చెప్తారు. నానమ్మ ఎప్పుడూ అలాగే అంటారు.',
      },
    ],
    sentence: { en: 'My little sister put out all the candles in one breath.', te: 'చెల్లి ఒక్కసారి ఊది కొవ్వొత్తులన్నీ ఆర్పింది.' },
  },
  {
    english: 'switch on',
    telugu: 'ఆన్ చేయడం',
    grade: 2,
    alsoEnglish: ['turn on'],
    alsoTelugu: ['స్విచ్ వేయడం'],
    opposite: 'switch off',
    explanations: [
      {
        en: 'To switch on is to make a light, a fan or a machine start by pressing a switch. It was dark, so I switched on the light.',
        te: 'స్విచ్ నొక్కి లైటు, ఫ్యాన్, యంత్రం పని చేసేలా చేయడమే ఆన్ చేయడం. చీకటిగా ఉందని నేను లైటు ఆన్ చేశాను.',
      },
      {
        en: 'People also just say veyadam: laitu veyyi means switch on the light. When Grandfather came in from the sun, Sita switched on the fan.',
        te: 'మాటల్లో లైటు వెయ్యి, ఫ్యాన్ వెయ్యి అని కూడా అంటాం. తాతయ్య ఎండలోంచి రాగానే సీత ఫ్యాన్ వేసింది.',
      },
      {
        en: 'A switch closes the path of the electric current, and then it flows. Never switch on anything with wet hands.',
        te: 'స్విచ్ నొక్కితే కరెంటు వెళ్లే దారి కలుస్తుంది, అప్పుడు కరెంటు ప్రవహిస్తుంది. తడి చేతులతో ఎప్పుడూ ఏదీ ఆన్ చేయకు.',
      },
    ],
    sentence: { en: 'Please switch on the light, it is dark.', te: 'లైటు ఆన్ చేయండి, చీకటిగా ఉంది.' },
  },
  {
    english: 'switch off',
    telugu: 'ఆఫ్ చేయడం',
    grade: 2,
    alsoEnglish: ['turn off'],
    alsoTelugu: ['ఆపేయడం'],
    opposite: 'switch on',
    explanations: [
      {
        en: 'To switch off is to make a light, a fan or a machine stop. The last one to leave the room switches off the light.',
        te: 'లైటు, ఫ్యాన్, యంత్రం ఆగేలా చేయడమే ఆఫ్ చేయడం. గదిలోంచి చివరగా వచ్చేవారు లైటు ఆఫ్ చేస్తారు.',
      },
      {
        en: 'Switching off what we do not need saves power and money. Padma goes around the house and switches off the fans.',
        te: 'అవసరం లేనివి ఆఫ్ చేస్తే కరెంటూ డబ్బూ మిగులుతాయి. పద్మ ఇల్లంతా తిరిగి ఫ్యాన్లు ఆఫ్ చేస్తుంది.',
      },
      {
        en: 'On a plane everyone is asked to switch off the phone or put it in airplane mode. My uncle did that before we took off.',
        te: 'విమానంలో ఫోన్ ఆఫ్ చేయమనో ఫ్లైట్ మోడ్‌లో పెట్టమనో చెప్తారు. విమానం ఎగరకముందే బాబాయి అలా చేశారు.',
      },
    ],
    sentence: { en: 'We switch off the fan before going out.', te: 'బయటికి వెళ్లే ముందు ఫ్యాన్ ఆఫ్ చేస్తాం.' },
  },
  {
    english: 'press',
    telugu: 'నొక్కడం',
    grade: 2,
    alsoEnglish: ['push a button', 'push down'],
    alsoTelugu: ['ఒత్తడం'],
    explanations: [
      {
        en: 'To press is to push on something with a finger or the hand. Anita pressed the bell, and the door opened.',
        te: 'వేలితోనో చేతితోనో ఒకదాని మీద బరువు పెట్టడమే నొక్కడం. అనిత బెల్ నొక్కగానే తలుపు తెరుచుకుంది.',
      },
      {
        en: 'Phones, elevators and computers have buttons to press. In the elevator Chinnu pressed the button for the fifth floor.',
        te: 'ఫోన్లకు, లిఫ్టులకు, కంప్యూటర్లకు నొక్కే బటన్లు ఉంటాయి. లిఫ్టులో చిన్ను ఐదో అంతస్తు బటన్ నొక్కాడు.',
      },
      {
        en: 'When Grandfather’s legs ache, we press them, and it feels good. My brother presses one leg and I press the other.',
        te: 'తాతయ్య కాళ్లు నొప్పిగా ఉంటే మేము నొక్కుతాం, అప్పుడు హాయిగా ఉంటుంది. తమ్ముడు ఒక కాలు, నేను ఒక కాలు నొక్కుతాం.',
      },
    ],
    sentence: { en: 'I pressed number five in the elevator.', te: 'లిఫ్టులో నేను ఐదో నంబరు నొక్కాను.' },
  },
  {
    english: 'paste',
    telugu: 'అతికించడం',
    grade: 2,
    alsoEnglish: ['stick on', 'attach'],
    alsoTelugu: ['అంటించడం'],
    explanations: [
      {
        en: 'To paste is to make one thing hold on to another with glue. Ravi pasted a stamp on the letter.',
        te: 'జిగురుతో ఒకదాన్ని మరోదానికి పట్టుకునేలా చేయడమే అతికించడం. రవి ఉత్తరం మీద స్టాంపు అతికించాడు.',
      },
      {
        en: 'We cut pictures from old papers and paste them in a book. Meena pasted leaves of ten kinds in her album.',
        te: 'పాత పేపర్లలో బొమ్మలు కత్తిరించి పుస్తకంలో అతికిస్తాం. మీనా తన ఆల్బమ్‌లో పది రకాల ఆకులు అతికించింది.',
      },
      {
        en: 'Paste can be made at home by heating flour in water. We used it to paste colored paper on our kite.',
        te: 'నీళ్లలో పిండి కలిపి ఉడికిస్తే ఇంట్లోనే జిగురు తయారవుతుంది. దానితో గాలిపటానికి రంగు కాగితం అతికించాం.',
      },
    ],
    sentence: { en: 'I pasted leaves in my notebook.', te: 'నేను నా నోటుపుస్తకంలో ఆకులు అతికించాను.' },
  },
  {
    english: 'decorate',
    telugu: 'అలంకరించడం',
    grade: 3,
    alsoEnglish: ['adorn'],
    alsoTelugu: ['ముస్తాబు చేయడం'],
    explanations: [
      {
        en: 'To decorate is to make a thing or a place look beautiful with flowers, lights or colors. We decorated the hall with balloons.',
        te: 'పూలు, దీపాలు, రంగులతో అందంగా కనిపించేలా చేయడమే అలంకరించడం. మేము హాలును బెలూన్లతో అలంకరించాం.',
      },
      {
        en: 'For Sankranti the bulls called gangireddu are decorated with bells and bright cloth. One of them bowed to us at our door.',
        te: 'సంక్రాంతికి గంగిరెద్దులను గంటలతో, రంగు బట్టలతో అలంకరిస్తారు. ఒక గంగిరెద్దు మా వాకిట్లో తల వంచి దండం పెట్టింది.',
      },
      {
        en: 'At Dasara dolls are set out on steps and decorated; this is called Bommala Koluvu. Anita decorated the top step with marigolds.',
        te: 'దసరాకు బొమ్మలను మెట్ల మీద పెట్టి అలంకరిస్తారు; దాన్ని బొమ్మల కొలువు అంటారు. అనిత పై మెట్టును బంతిపూలతో అలంకరించింది.',
      },
    ],
    sentence: { en: 'We decorated the house with flowers for the festival.', te: 'పండుగకు ఇంటిని పూలతో అలంకరించాం.' },
  },
  {
    english: 'tidy up',
    telugu: 'సర్దడం',
    grade: 2,
    alsoEnglish: ['arrange', 'pack'],
    alsoTelugu: ['సర్దుకోవడం'],
    explanations: [
      {
        en: 'To tidy up is to put each thing in its own place. Every evening I tidy up my toys.',
        te: 'దేని చోట దాన్ని పెట్టడమే సర్దడం. రోజూ సాయంత్రం నేను నా బొమ్మలు సర్దుతాను.',
      },
      {
        en: 'A school bag is packed the night before, so that nothing is left behind. Kiran looks at the timetable and packs his books.',
        te: 'ఏదీ మరిచిపోకుండా ముందు రోజు రాత్రే బడి సంచి సర్దుకోవాలి. కిరణ్ టైంటేబుల్ చూసి పుస్తకాలు సర్దుకుంటాడు.',
      },
      {
        en: 'Before a journey clothes are packed in a suitcase. Mother packed warm clothes for our trip to Kashmir.',
        te: 'ప్రయాణానికి ముందు పెట్టెలో బట్టలు సర్దుతారు. కశ్మీర్ ప్రయాణం కోసం అమ్మ వెచ్చని బట్టలు సర్దింది.',
      },
    ],
    sentence: { en: 'Let’s tidy up the toys after the game.', te: 'ఆట అయ్యాక బొమ్మలు సర్దుదాం.' },
  },
  {
    english: 'cover',
    telugu: 'కప్పడం',
    grade: 2,
    alsoEnglish: ['cover up'],
    alsoTelugu: ['మూత పెట్టడం'],
    explanations: [
      {
        en: 'To cover is to lay something over a thing so that it is hidden or safe. Father covered my sleeping brother with a blanket.',
        te: 'కనబడకుండా లేదా పాడవకుండా పైన ఏదైనా వేయడమే కప్పడం. నాన్న నిద్రపోతున్న తమ్ముడికి దుప్పటి కప్పారు.',
      },
      {
        en: 'Houses in villages are sometimes covered with palm leaves or tiles. Grandfather’s cattle shed is covered with palm leaves.',
        te: 'పల్లెల్లో కొన్ని ఇళ్లకు తాటాకులు, పెంకులు కప్పుతారు. తాతయ్య పశువుల పాకకు తాటాకులు కప్పారు.',
      },
      {
        en: 'Snow covers the mountains in winter, and clouds cover the sky in the rainy season. That day fog had covered the whole road.',
        te: 'చలికాలంలో మంచు కొండలను కప్పుతుంది, వానాకాలంలో మబ్బులు ఆకాశాన్ని కప్పుతాయి. ఆ రోజు పొగమంచు దారంతా కప్పేసింది.',
      },
    ],
    sentence: { en: 'Father covered me with a blanket.', te: 'నాన్న నాకు దుప్పటి కప్పారు.' },
  },
  {
    english: 'wrap',
    telugu: 'చుట్టడం',
    grade: 3,
    alsoEnglish: ['roll up'],
    alsoTelugu: ['చుట్టిపెట్టడం'],
    explanations: [
      {
        en: 'To wrap is to put paper or cloth all around a thing. Lata wrapped the present in red paper.',
        te: 'కాగితాన్నో గుడ్డనో ఒకదాని చుట్టూ తిప్పడమే చుట్టడం. లత బహుమతికి ఎర్ర కాగితం చుట్టింది.',
      },
      {
        en: 'A long thing can be wound or rolled up: thread on a reel, a mat in the corner. In the morning I roll up my mat.',
        te: 'పొడవైనవాటిని కూడా చుడతాం: దారాన్ని కండెకు, చాపను గుండ్రంగా. నేను పొద్దున్నే చాప చుడతాను.',
      },
      {
        en: 'A turban is a long cloth wrapped around the head. Grandfather wraps his white turban in a minute.',
        te: 'తలపాగా అంటే తలకు చుట్టే పొడవైన గుడ్డ. తాతయ్య ఒక్క నిమిషంలో తెల్ల తలపాగా చుట్టుకుంటారు.',
      },
    ],
    sentence: { en: 'We wrapped the gift in red paper.', te: 'మేము బహుమతికి ఎర్ర కాగితం చుట్టాం.' },
  },
  {
    english: 'carve',
    telugu: 'చెక్కడం',
    grade: 4,
    alsoEnglish: ['sculpt', 'sharpen a pencil'],
    alsoTelugu: ['మలచడం'],
    explanations: [
      {
        en: 'To carve is to cut shapes into wood or stone. The sculptor carved an elephant out of black stone.',
        te: 'చెక్కనో రాతినో కొద్దికొద్దిగా కొట్టి రూపం చేయడమే చెక్కడం. శిల్పి నల్లరాతితో ఏనుగును చెక్కారు.',
      },
      {
        en: 'Telugu uses this verb for sharpening a pencil, because its wood is cut away. Gopi sharpened both his pencils before the test.',
        te: 'పెన్సిల్‌కు మొన తేవడాన్ని కూడా చెక్కడం అంటాం, ఎందుకంటే దాని చెక్కను తీస్తాం. పరీక్షకు ముందు గోపి రెండు పెన్సిళ్లు చెక్కుకున్నాడు.',
      },
      {
        en: 'The Ramappa temple in Telangana has beautiful dancers carved in stone. They seem to move; we stood looking at them for a long time.',
        te: 'తెలంగాణలోని రామప్ప గుడిలో రాతిలో చెక్కిన అందమైన నాట్యకత్తెలు ఉన్నాయి. అవి కదులుతున్నట్టే ఉన్నాయి; చాలాసేపు చూస్తూ నిలబడ్డాం.',
      },
    ],
    sentence: { en: 'The sculptor is carving a Nandi out of black stone.', te: 'శిల్పి నల్లరాతితో నంది బొమ్మ చెక్కుతున్నారు.' },
  },
  {
    english: 'erase',
    telugu: 'చెరపడం',
    grade: 2,
    alsoEnglish: ['rub out'],
    alsoTelugu: ['చెరిపేయడం', 'తుడిచేయడం'],
    explanations: [
      {
        en: 'To erase is to rub away what was written. I wrote a wrong letter, erased it and wrote it again.',
        te: 'రాసినదాన్ని కనబడకుండా పోగొట్టడమే చెరపడం. ఒక అక్షరం తప్పు రాసి, దాన్ని చెరిపి మళ్లీ రాశాను.',
      },
      {
        en: 'We can erase pencil with an eraser, but not ink. The teacher erased the blackboard when all of us had copied it.',
        te: 'పెన్సిల్ రాతను రబ్బరుతో చెరపవచ్చు, పెన్ను రాతను చెరపలేం. మేమందరం రాసుకున్నాక టీచర్ బోర్డు మీది రాత చెరిపారు.',
      },
      {
        en: 'The sea erases what is written in the sand. Sita wrote her name on the beach, and a wave erased it.',
        te: 'ఇసుకలో రాసినదాన్ని అల చెరిపేస్తుంది. సీత తీరాన తన పేరు రాస్తే ఒక అల వచ్చి చెరిపేసింది.',
      },
    ],
    sentence: { en: 'I erased the wrong letter with an eraser.', te: 'నేను తప్పు అక్షరాన్ని రబ్బరుతో చెరిపాను.' },
  },
  {
    english: 'measure',
    telugu: 'కొలవడం',
    grade: 3,
    alsoEnglish: ['take measurements'],
    alsoTelugu: ['కొలిచి చూడడం'],
    explanations: [
      {
        en: 'To measure is to find out how long, how much or how hot a thing is. Raju measured the table with a tape.',
        te: 'ఎంత పొడవో, ఎంత పరిమాణమో, ఎంత వేడో తెలుసుకోవడమే కొలవడం. రాజు టేపుతో బల్లను కొలిచాడు.',
      },
      {
        en: 'Length is measured in meters, milk in liters. The milkman measured out one liter for us.',
        te: 'పొడవును మీటర్లలో, పాలను లీటర్లలో కొలుస్తారు. పాలాయన మాకు ఒక లీటరు పాలు కొలిచి పోశారు.',
      },
      {
        en: 'Long ago people measured with the hand: a span is from the thumb to the little finger. My desk is five spans long; measure yours!',
        te: 'పూర్వం చేత్తో కొలిచేవారు: బొటనవేలి కొస నుంచి చిటికెన వేలి కొస దాకా ఒక జాన. నా బల్ల ఐదు జానలు; నీ బల్ల కొలిచి చూడు!',
      },
    ],
    sentence: { en: 'The teacher measured my height.', te: 'టీచర్ నా ఎత్తు కొలిచారు.' },
  },
  {
    english: 'weigh',
    telugu: 'తూచడం',
    grade: 3,
    alsoTelugu: ['తూకం వేయడం'],
    explanations: [
      {
        en: 'To weigh is to find out how heavy a thing is. The shopkeeper weighed two kilos of onions.',
        te: 'బరువు ఎంతో తెలుసుకోవడమే తూచడం. దుకాణదారు రెండు కిలోల ఉల్లిపాయలు తూచారు.',
      },
      {
        en: 'On a balance the thing lies in one pan and the weights in the other; when they are level, both weigh the same. Our vegetable seller weighs like that.',
        te: 'త్రాసులో ఒక పళ్లెంలో వస్తువు, మరో పళ్లెంలో రాళ్లు పెడతారు; రెండూ సమానమైతే బరువు సరిపోయినట్టు. మా కూరగాయలాయన అలాగే తూస్తారు.',
      },
      {
        en: 'Railway stations have machines that weigh people too. Anita stood on one, and it said twenty-five kilos.',
        te: 'రైల్వే స్టేషన్‌లో మనుషుల బరువు చూసే యంత్రం కూడా ఉంటుంది. అనిత దాని మీద నిలబడితే ఇరవై ఐదు కిలోలు చూపించింది.',
      },
    ],
    sentence: { en: 'The shopkeeper weighed two kilos of tomatoes.', te: 'దుకాణదారు రెండు కిలోల టమాటాలు తూచారు.' },
  },
  {
    english: 'use',
    telugu: 'వాడడం',
    grade: 2,
    alsoEnglish: ['make use of'],
    alsoTelugu: ['ఉపయోగించడం', 'వాడటం'],
    explanations: [
      {
        en: 'To use a thing is to do some work with it. I use a blue pen for writing and a red one for headings.',
        te: 'ఒక వస్తువుతో పని చేసుకోవడమే వాడడం. నేను రాయడానికి నీలం పెన్ను, శీర్షికలకు ఎర్ర పెన్ను వాడతాను.',
      },
      {
        en: 'Things can be used again. Padma uses empty jars as pencil holders.',
        te: 'వస్తువులను మళ్లీ మళ్లీ వాడవచ్చు. పద్మ ఖాళీ సీసాలను పెన్సిళ్లు పెట్టుకోవడానికి వాడుతుంది.',
      },
      {
        en: 'Water should be used with care, because in many places there is little of it. Kiran uses one bucket for his bath, not two.',
        te: 'చాలా చోట్ల నీళ్లు తక్కువ, అందుకే పొదుపుగా వాడాలి. కిరణ్ స్నానానికి రెండు బకెట్లు కాదు, ఒక్కటే వాడతాడు.',
      },
    ],
    sentence: { en: 'Grandfather uses a cane to walk.', te: 'నడవడానికి తాతయ్య చేతికర్ర వాడతారు.' },
  },
  {
    english: 'feed',
    telugu: 'తినిపించడం',
    grade: 2,
    alsoEnglish: ['give food'],
    alsoTelugu: ['మేపడం'],
    explanations: [
      {
        en: 'To feed is to put food into someone’s mouth. Mother feeds my baby brother with a spoon.',
        te: 'ఒకరి నోట్లో ఆహారం పెట్టడమే తినిపించడం. అమ్మ చంటి తమ్ముడికి చెంచాతో తినిపిస్తుంది.',
      },
      {
        en: 'Birds feed their young in the nest. The mother crow feeds the little ones with worms all day.',
        te: 'పక్షులు గూట్లో తమ పిల్లలకు తినిపిస్తాయి. తల్లి కాకి రోజంతా పిల్లలకు పురుగులు తెచ్చి తినిపిస్తుంది.',
      },
      {
        en: 'In many Telugu homes children are fed curd rice while they are shown the moon. Grandmother fed me that way, singing Chandamama rave.',
        te: 'చాలా తెలుగు ఇళ్లలో చందమామను చూపిస్తూ పిల్లలకు పెరుగన్నం తినిపిస్తారు. నానమ్మ చందమామ రావే పాడుతూ నాకు అలాగే తినిపించారు.',
      },
    ],
    sentence: { en: 'Mother is feeding the baby rice and dal.', te: 'అమ్మ పాపాయికి పప్పన్నం తినిపిస్తోంది.' },
  },
  {
    english: 'raise',
    telugu: 'పెంచడం',
    grade: 3,
    alsoEnglish: ['bring up', 'rear', 'increase'],
    alsoTelugu: ['పోషించడం'],
    explanations: [
      {
        en: 'To raise plants, animals or children is to look after them so that they grow. We raise hens behind our house.',
        te: 'మొక్కలు, జంతువులు, పిల్లలు ఎదిగేలా చూసుకోవడమే పెంచడం. మేము ఇంటి వెనక కోళ్లను పెంచుతాం.',
      },
      {
        en: 'To make more of something, or make it louder, is also penchadam. Grandfather could not hear, so Ravi turned up the sound of the TV.',
        te: 'ఎక్కువ చేయడాన్ని కూడా పెంచడం అంటారు. తాతయ్యకు వినబడకపోతే రవి టీవీ శబ్దం పెంచాడు.',
      },
      {
        en: 'Parents raise their children with a lot of love and hard work. Father says that raising a plant needs just as much love.',
        te: 'తల్లిదండ్రులు పిల్లలను ఎంతో ప్రేమతో, శ్రమతో పెంచుతారు. మొక్కను పెంచాలన్నా అంతే ప్రేమ కావాలని నాన్న అంటారు.',
      },
    ],
    sentence: { en: 'We are raising two rabbits at home.', te: 'మేము ఇంట్లో రెండు కుందేళ్లను పెంచుతున్నాం.' },
  },
  {
    english: 'tickle',
    telugu: 'చక్కిలిగింతలు పెట్టడం',
    grade: 2,
    alsoTelugu: ['చక్కిలిగిలి పెట్టడం', 'కితకితలు పెట్టడం'],
    explanations: [
      {
        en: 'To tickle is to touch someone lightly with the fingers and make them laugh. Father tickled the baby’s feet.',
        te: 'వేళ్లతో మెల్లగా తాకి నవ్వించడమే చక్కిలిగింతలు పెట్టడం. నాన్న పాపాయి పాదాలకు చక్కిలిగింతలు పెట్టారు.',
      },
      {
        en: 'We cannot make ourselves laugh by tickling, because the brain already knows where the finger will touch. Gopi tried for ten minutes, and no laugh came.',
        te: 'ఎవరికి వారు చక్కిలిగింతలు పెట్టుకుంటే నవ్వు రాదు; వేలు ఎక్కడ తాకుతుందో మెదడుకు ముందే తెలుసు. గోపి పది నిమిషాలు ప్రయత్నించినా నవ్వు రాలేదు.',
      },
      {
        en: 'When someone says enough, we stop: tickling is fun only if both laugh. When Lata said enough, her elder brother stopped right away.',
        te: 'చాలు అంటే ఆపేయాలి; ఇద్దరూ నవ్వితేనే చక్కిలిగింతలు పెట్టడం సరదా. లత చాలు అనగానే అన్నయ్య ఆపేశాడు.',
      },
    ],
    sentence: { en: 'My elder brother tickled me.', te: 'అన్నయ్య నాకు చక్కిలిగింతలు పెట్టాడు.' },
  },
];
