import type { Word } from './word';

export const jobs: readonly Word[] = [
  {
    english: 'pilot',
    telugu: 'పైలట్',
    grade: 2,
    emoji: '🧑‍✈️',
    alsoEnglish: ['aviator'],
    alsoTelugu: ['విమాన చోదకుడు'],
    explanations: [
      {
        en: 'A pilot flies an airplane or a helicopter. The pilot spoke to us over the loudspeaker and told us how high we were.',
        te: 'విమానాన్ని గానీ హెలికాప్టర్‌ను గానీ నడిపేవారిని పైలట్ అంటారు. ఎంత ఎత్తులో ఎగురుతున్నామో పైలట్ మైకులో చెప్పారు.',
      },
      {
        en: 'In a big plane two pilots sit side by side in a small room at the front, full of buttons and lights. After landing, the pilot let my sister look inside.',
        te: 'పెద్ద విమానంలో ముందు ఉండే చిన్న గదిలో ఇద్దరు పైలట్లు పక్కపక్కనే కూర్చుంటారు; అక్కడ ఎన్నో మీటలు, లైట్లు ఉంటాయి. విమానం దిగాక పైలట్ మా చెల్లికి ఆ గది చూపించారు.',
      },
      {
        en: 'Pilots must know the weather and the way, and must stay calm. When it rained hard, our pilot waited in the air until it was safe to land.',
        te: 'పైలట్లకు వాతావరణం, దారి రెండూ బాగా తెలియాలి; కంగారు పడకూడదు. వాన జోరుగా పడుతుంటే మా పైలట్ విమానాన్ని కాసేపు గాల్లోనే తిప్పి, తర్వాత జాగ్రత్తగా దించారు.',
      },
    ],
    sentence: { en: 'The pilot landed the plane safely.', te: 'పైలట్ విమానాన్ని క్షేమంగా దించారు.' },
  },
  {
    english: 'artist',
    telugu: 'చిత్రకారుడు',
    grade: 3,
    emoji: '🧑‍🎨',
    alsoEnglish: ['painter'],
    alsoTelugu: ['చిత్రకారిణి'],
    explanations: [
      {
        en: 'An artist draws or paints pictures; in Telugu a woman who paints is called chitrakarini. At the fair an artist drew my face in five minutes.',
        te: 'బొమ్మలు గీసి రంగులు వేసేవారిని చిత్రకారుడు అంటారు; స్త్రీ అయితే చిత్రకారిణి. జాతరలో ఒక చిత్రకారుడు ఐదు నిమిషాల్లో నా ముఖం గీశారు.',
      },
      {
        en: 'Artists mix a few colors to make many. Our art teacher mixed blue and yellow, and there was green for the leaves.',
        te: 'కొన్ని రంగులను కలిపి చిత్రకారులు ఎన్నో కొత్త రంగులు తయారు చేస్తారు. మా డ్రాయింగ్ టీచర్ నీలం, పసుపు కలపగానే ఆకులకు కావలసిన ఆకుపచ్చ వచ్చింది.',
      },
      {
        en: 'Bapu was a famous Telugu artist; with a few lines he could show people so that we smile. Grandfather still keeps a storybook with his pictures.',
        te: 'బాపు పేరుపొందిన తెలుగు చిత్రకారుడు; కొన్ని గీతలతోనే నవ్వు తెప్పించే బొమ్మలు వేశారు. ఆయన బొమ్మలున్న కథల పుస్తకం తాతయ్య దగ్గర ఇప్పటికీ ఉంది.',
      },
    ],
    sentence: { en: 'The artist is painting a hill.', te: 'చిత్రకారుడు కొండ బొమ్మ వేస్తున్నారు.' },
  },
  {
    english: 'dancer',
    telugu: 'నర్తకి',
    grade: 3,
    alsoTelugu: ['నర్తకుడు'],
    explanations: [
      {
        en: 'A dancer dances to music; in Telugu a woman is nartaki and a man nartakudu. The dancer on the stage danced like a peacock.',
        te: 'సంగీతానికి తగ్గట్టు నాట్యం చేసే స్త్రీని నర్తకి అనీ, పురుషుడిని నర్తకుడు అనీ అంటారు. వేదిక మీద నర్తకి నెమలిలా నాట్యం చేశారు.',
      },
      {
        en: 'Dancers tie small bells round their ankles, called gajjelu. We heard the bells before the dancer came out from behind the curtain.',
        te: 'నర్తకి కాళ్లకు చిన్న చిన్న మువ్వలున్న గజ్జెలు కట్టుకుంటారు. తెర వెనక నుంచి నర్తకి రాకముందే గజ్జెల చప్పుడు వినిపించింది.',
      },
      {
        en: 'Dancers speak with their eyes and hands. With fingers alone the dancer showed us a deer, and everybody understood.',
        te: 'నర్తకులు కళ్లతో, చేతులతోనే మాట్లాడతారు. ఆ నర్తకి వేళ్లతోనే జింకను చూపించారు; అందరికీ అర్థమైంది.',
      },
    ],
    sentence: { en: 'That dancer danced very well.', te: 'ఆ నర్తకి చాలా బాగా నాట్యం చేశారు.' },
  },
  {
    english: 'actor',
    telugu: 'నటుడు',
    grade: 3,
    alsoEnglish: ['actress'],
    alsoTelugu: ['నటి'],
    explanations: [
      {
        en: 'An actor plays a part in a film or a play; an actress is nati in Telugu. In the play at our school an actor became an old king with a white beard.',
        te: 'సినిమాలోనో నాటకంలోనో వేషం వేసి నటించేవారిని నటుడు అంటారు; స్త్రీ అయితే నటి. మా బడి నాటకంలో ఒక నటుడు తెల్ల గడ్డంతో ముసలి రాజులా కనిపించారు.',
      },
      {
        en: 'Good actors make us laugh and cry, though we know it is only a story. When the actor on the stage wept, Meena too wiped her eyes.',
        te: 'కథే అని తెలిసినా మంచి నటులు మనల్ని నవ్విస్తారు, ఏడిపిస్తారు. వేదిక మీద నటుడు ఏడుస్తుంటే మీనా కూడా కళ్లు తుడుచుకుంది.',
      },
      {
        en: 'Before a film, actors learn their lines by heart and practice many times. The actor said one sentence twenty times until it was right.',
        te: 'నటులు తమ మాటలను కంఠస్థం చేసి, చాలాసార్లు సాధన చేస్తారు. సరిగ్గా వచ్చేవరకు ఆ నటుడు ఒకే వాక్యాన్ని ఇరవై సార్లు చెప్పారు.',
      },
    ],
    sentence: { en: 'He is a great actor.', te: 'ఆయన గొప్ప నటుడు.' },
  },
  {
    english: 'musician',
    telugu: 'సంగీతకారుడు',
    grade: 4,
    alsoTelugu: ['సంగీత విద్వాంసుడు'],
    explanations: [
      {
        en: 'A musician makes music with an instrument or with the voice. At the wedding three musicians played the nadaswaram and the drum.',
        te: 'వాయిద్యంతో గానీ గొంతుతో గానీ సంగీతం వినిపించేవారిని సంగీతకారుడు అంటారు. పెళ్లిలో ముగ్గురు సంగీతకారులు సన్నాయి, డోలు వాయించారు.',
      },
      {
        en: 'Musicians practice every day, even when they are famous. The veena player next door begins at five in the morning.',
        te: 'ఎంత పేరు వచ్చినా సంగీతకారులు రోజూ సాధన చేస్తారు. మా పక్కింటి వీణ విద్వాంసుడు ఉదయం ఐదింటికే సాధన మొదలుపెడతారు.',
      },
      {
        en: 'When many musicians play together, each listens to the others. In the big orchestra in London they all watched one man with a small stick.',
        te: 'చాలామంది సంగీతకారులు కలిసి వాయించేటప్పుడు ఒకరినొకరు వింటూ వాయిస్తారు. లండన్‌లోని పెద్ద బృందంలో అందరూ చిన్న కర్ర పట్టుకున్న ఒకాయనను చూస్తూ వాయించారు.',
      },
    ],
    sentence: { en: 'The musician is playing the flute.', te: 'సంగీతకారుడు వేణువు వాయిస్తున్నారు.' },
  },
  {
    english: 'writer',
    telugu: 'రచయిత',
    grade: 3,
    alsoEnglish: ['author'],
    alsoTelugu: ['రచయిత్రి'],
    explanations: [
      {
        en: 'A writer writes stories, books or plays; a woman who writes is called rachayitri in Telugu. The writer of this storybook came to our school.',
        te: 'కథలు, పుస్తకాలు, నాటకాలు రాసేవారిని రచయిత అంటారు; స్త్రీ అయితే రచయిత్రి. ఈ కథల పుస్తకం రాసిన రచయిత మా బడికి వచ్చారు.',
      },
      {
        en: 'Writers see small things and remember them. A writer on our bus kept writing in a little notebook all the way.',
        te: 'రచయితలు చిన్న చిన్న విషయాలను కూడా గమనించి గుర్తుపెట్టుకుంటారు. మా బస్సులో ఒక రచయిత దారి పొడవునా చిన్న పుస్తకంలో ఏదో రాసుకుంటూనే ఉన్నారు.',
      },
      {
        en: "Gurajada Apparao was the writer of Kanyasulkam, a famous Telugu play. Kiran's class acted one small part of it.",
        te: 'కన్యాశుల్కం అనే పేరుపొందిన తెలుగు నాటకం రాసిన రచయిత గురజాడ అప్పారావు. కిరణ్ వాళ్ల తరగతి అందులో చిన్న భాగాన్ని ప్రదర్శించింది.',
      },
    ],
    sentence: { en: 'My uncle wants to become a writer.', te: 'మా బాబాయి రచయిత కావాలనుకుంటున్నారు.' },
  },
  {
    english: 'journalist',
    telugu: 'విలేకరి',
    grade: 4,
    alsoEnglish: ['reporter', 'news reporter'],
    alsoTelugu: ['జర్నలిస్టు', 'పాత్రికేయుడు', 'విలేఖరి'],
    explanations: [
      {
        en: 'A journalist finds out what has happened and tells it in a newspaper or on television. A journalist came to ask about our school garden.',
        te: 'ఏం జరిగిందో తెలుసుకుని పత్రికలోనో టీవీలోనో చెప్పేవారిని విలేకరి అంటారు. మా బడి తోట గురించి అడగడానికి ఒక విలేకరి వచ్చారు.',
      },
      {
        en: 'A good journalist asks who, what, where, when and why, and writes only what is true. The journalist asked three people before believing the story.',
        te: 'మంచి విలేకరి ఎవరు, ఏమిటి, ఎక్కడ, ఎప్పుడు, ఎందుకు అని అడిగి, నిజమే రాస్తారు. ఆ విలేకరి ముగ్గురిని అడిగాకే ఆ సంగతి నమ్మారు.',
      },
      {
        en: 'Journalists go even where there is flood or storm, so that others may know. Standing in the rain, the journalist showed us the swollen river.',
        te: 'అందరికీ తెలియాలని వరద, తుఫాను ఉన్న చోటికి కూడా విలేకరులు వెళ్తారు. వానలో నిలబడి ఒక విలేకరి పొంగిన నదిని టీవీలో చూపించారు.',
      },
    ],
    sentence: { en: 'The journalist asked many questions.', te: 'విలేకరి చాలా ప్రశ్నలు అడిగారు.' },
  },
  {
    english: 'photographer',
    telugu: 'ఫొటోగ్రాఫర్',
    grade: 3,
    alsoTelugu: ['ఫొటోగ్రాఫరు'],
    explanations: [
      {
        en: 'A photographer takes pictures with a camera. At the wedding the photographer asked all of us to smile.',
        te: 'కెమెరాతో ఫొటోలు తీసేవారిని ఫొటోగ్రాఫర్ అంటారు. పెళ్లిలో ఫొటోగ్రాఫర్ మమ్మల్ని అందరినీ నవ్వమన్నారు.',
      },
      {
        en: 'Light is what a photographer looks for first. Our photographer turned us round, so that the sun was not in our eyes.',
        te: 'ఫొటోగ్రాఫర్ ముందుగా వెలుతురు ఎటు నుంచి వస్తుందో చూస్తారు. మా కళ్లలో ఎండ పడకుండా ఫొటోగ్రాఫర్ మమ్మల్ని మరోవైపు తిప్పి నిలబెట్టారు.',
      },
      {
        en: 'Some photographers wait for hours in the forest for one picture. A photographer sat in a tree all night to take a photo of a leopard.',
        te: 'కొందరు ఫొటోగ్రాఫర్లు ఒక్క ఫొటో కోసం అడవిలో గంటల తరబడి ఎదురుచూస్తారు. చిరుతపులిని ఫొటో తీయడానికి ఒక ఫొటోగ్రాఫర్ రాత్రంతా చెట్టు మీదే కూర్చున్నారు.',
      },
    ],
    sentence: { en: 'The photographer took our photo.', te: 'ఫొటోగ్రాఫర్ మా ఫొటో తీశారు.' },
  },
  {
    english: 'sculptor',
    telugu: 'శిల్పి',
    grade: 4,
    explanations: [
      {
        en: 'A sculptor carves statues out of stone or wood. The sculptor cut away the stone little by little, and an elephant appeared.',
        te: 'రాతితోనో చెక్కతోనో విగ్రహాలు చెక్కేవారిని శిల్పి అంటారు. శిల్పి రాయిని కొంచెం కొంచెంగా చెక్కుతుంటే అందులోంచి ఏనుగు బయటపడింది.',
      },
      {
        en: 'The tools of a sculptor are a chisel and a hammer. In the workshop we heard tick, tick, tick from morning to evening.',
        te: 'శిల్పికి కావలసిన పనిముట్లు ఉలి, సుత్తి. శిల్పి పని చేసే చోట పొద్దున్నుంచి సాయంత్రం దాకా టక్ టక్ అని చప్పుడు వినిపించింది.',
      },
      {
        en: 'Long ago, sculptors carved the Ramappa temple in Telangana. Padma looked at the stone dancers and asked how any hand could carve so fine a thing.',
        te: 'తెలంగాణలోని రామప్ప గుడిని పూర్వం శిల్పులు ఎంతో అందంగా చెక్కారు. రాతి నర్తకులను చూసి, ఇంత సన్నగా ఎలా చెక్కారో అని పద్మ ఆశ్చర్యపోయింది.',
      },
    ],
    sentence: { en: 'The sculptor is carving a statue.', te: 'శిల్పి విగ్రహం చెక్కుతున్నారు.' },
  },
  {
    english: 'firefighter',
    telugu: 'అగ్నిమాపక సిబ్బంది',
    grade: 3,
    emoji: '🧑‍🚒',
    alsoEnglish: ['fireman', 'firefighters'],
    alsoTelugu: ['ఫైర్ సిబ్బంది'],
    explanations: [
      {
        en: 'Firefighters put out fires and save people. When smoke came from a shop, the firefighters were there in ten minutes.',
        te: 'మంటలు ఆర్పి మనుషులను కాపాడేవారు అగ్నిమాపక సిబ్బంది. ఒక దుకాణంలోంచి పొగ రాగానే పది నిమిషాల్లో అగ్నిమాపక సిబ్బంది వచ్చారు.',
      },
      {
        en: 'Their red engine carries water, long pipes and a ladder, and its bell tells everybody to make way. All the cars moved aside for the firefighters.',
        te: 'వాళ్ల ఎర్రని బండిలో నీళ్లు, పొడవైన పైపులు, నిచ్చెన ఉంటాయి; గంట మోగితే అందరూ దారి ఇవ్వాలి. అగ్నిమాపక సిబ్బంది కోసం కార్లన్నీ పక్కకు తప్పుకున్నాయి.',
      },
      {
        en: 'Firefighters also help when somebody is stuck in a lift, a well or a flood. In our street they climbed up and brought down a kitten from a tall tree.',
        te: 'లిఫ్టులో, బావిలో, వరదలో చిక్కుకున్నవారిని కూడా అగ్నిమాపక సిబ్బంది కాపాడతారు. మా వీధిలో ఎత్తైన చెట్టెక్కి ఒక పిల్లికూనను కిందికి దించారు.',
      },
    ],
    sentence: { en: 'The firefighters put out the fire.', te: 'అగ్నిమాపక సిబ్బంది మంటలు ఆర్పారు.' },
  },
  {
    english: 'plumber',
    telugu: 'ప్లంబర్',
    grade: 3,
    explanations: [
      {
        en: 'A plumber fits and mends taps and water pipes. When our tap dripped all night, Father called a plumber.',
        te: 'కుళాయిలు, నీళ్ల పైపులు బిగించి బాగుచేసేవారిని ప్లంబర్ అంటారు. రాత్రంతా కుళాయి కారుతుంటే నాన్న ప్లంబర్‌ను పిలిచారు.',
      },
      {
        en: "A dripping tap can waste a bucket of water in a day, so the plumber's work saves water too. He put in one small rubber ring, and the dripping stopped.",
        te: 'కారే కుళాయి వల్ల రోజుకు బకెట్ నీళ్లు వృథా కావచ్చు; కాబట్టి ప్లంబర్ పని నీటిని కూడా కాపాడుతుంది. చిన్న రబ్బరు రింగు వేయగానే కారడం ఆగింది.',
      },
      {
        en: 'Before mending a pipe, the plumber first shuts off the water. Raju forgot that, opened a pipe and got wet from head to foot.',
        te: 'పైపు బాగుచేసే ముందు ప్లంబర్ నీళ్లు రాకుండా వాల్వు కట్టేస్తారు. రాజు అది మరిచిపోయి పైపు విప్పాడు; తల నుంచి కాళ్ల దాకా తడిసిపోయాడు.',
      },
    ],
    sentence: { en: 'The plumber mended our tap.', te: 'ప్లంబర్ మా కుళాయి బాగుచేశారు.' },
  },
  {
    english: 'electrician',
    telugu: 'ఎలక్ట్రీషియన్',
    grade: 4,
    explanations: [
      {
        en: 'An electrician fits and mends wires, lights and fans. The electrician climbed a ladder and made our fan turn again.',
        te: 'కరెంటు తీగలు, లైట్లు, ఫ్యాన్లు బిగించి బాగుచేసేవారిని ఎలక్ట్రీషియన్ అంటారు. నిచ్చెన ఎక్కి ఎలక్ట్రీషియన్ మా ఫ్యాన్ మళ్లీ తిరిగేలా చేశారు.',
      },
      {
        en: 'First of all, the electrician switches the power off, for electricity can kill. That is why children must never touch a wire.',
        te: 'కరెంటు ప్రాణం తీయగలదు; అందుకే ఎలక్ట్రీషియన్ ముందుగా కరెంటు ఆపేస్తారు. పిల్లలు తీగలను ఎప్పుడూ ముట్టుకోకూడదు.',
      },
      {
        en: 'Electricians wear rubber gloves, because electricity does not pass through rubber. Chinnu asked why the gloves were so thick, and the electrician explained.',
        te: 'రబ్బరు గుండా కరెంటు ప్రవహించదు; అందుకే ఎలక్ట్రీషియన్లు రబ్బరు తొడుగులు వేసుకుంటారు. అవి ఎందుకంత మందంగా ఉన్నాయని చిన్ను అడిగితే ఎలక్ట్రీషియన్ వివరించారు.',
      },
    ],
    sentence: { en: 'The electrician fixed the light.', te: 'ఎలక్ట్రీషియన్ లైటు బిగించారు.' },
  },
  {
    english: 'mechanic',
    telugu: 'మెకానిక్',
    grade: 3,
    emoji: '🧑‍🔧',
    explanations: [
      {
        en: 'A mechanic mends cars, motorcycles and other machines. The mechanic listened to the engine and knew at once what was wrong.',
        te: 'కార్లు, మోటారు సైకిళ్లు, యంత్రాలు బాగుచేసేవారిని మెకానిక్ అంటారు. ఇంజను చప్పుడు విని ఏం పాడైందో మెకానిక్ వెంటనే చెప్పారు.',
      },
      {
        en: "A mechanic's place smells of oil and is full of spanners and tires. Gopi's hands turned black when he helped his uncle there.",
        te: 'మెకానిక్ షెడ్డు నిండా నూనె వాసన, పానాలు, టైర్లు ఉంటాయి. అక్కడ మామయ్యకు సాయం చేసిన గోపి చేతులు నల్లగా అయ్యాయి.',
      },
      {
        en: 'If a car breaks down far from town, we phone a mechanic. On the way to Tirupati our car stopped, and a mechanic came on his bicycle.',
        te: 'ఊరికి దూరంగా కారు ఆగిపోతే మెకానిక్‌కు ఫోన్ చేస్తారు. తిరుపతికి వెళ్లే దారిలో మా కారు ఆగితే ఒక మెకానిక్ సైకిల్ మీద వచ్చారు.',
      },
    ],
    sentence: { en: 'The mechanic repaired the car.', te: 'మెకానిక్ కారు బాగుచేశారు.' },
  },
  {
    english: 'barber',
    telugu: 'బార్బర్',
    grade: 3,
    alsoEnglish: ['hairdresser'],
    alsoTelugu: ['క్షురకుడు'],
    explanations: [
      {
        en: 'A barber cuts hair and shaves beards. The barber put a white cloth round my neck and began to snip.',
        te: 'జుట్టు కత్తిరించి, గడ్డం గీసేవారిని బార్బర్ అంటారు. బార్బర్ నా మెడ చుట్టూ తెల్లని గుడ్డ కప్పి, కత్తెరతో కత్తిరించడం మొదలుపెట్టారు.',
      },
      {
        en: "In the barber's shop there are mirrors in front and behind. I counted myself seven times in them.",
        te: 'బార్బర్ దుకాణంలో ముందూ వెనకా అద్దాలు ఉంటాయి. ఆ అద్దాల్లో నేను ఏడుసార్లు కనిపించాను.',
      },
      {
        en: 'Cutting hair does not hurt, because hair has no feeling. My little brother cried at first, but the barber told him a funny story.',
        te: 'జుట్టుకు నొప్పి తెలియదు కాబట్టి కత్తిరిస్తే బాధ ఉండదు. మొదట తమ్ముడు ఏడ్చాడు; బార్బర్ సరదా కథ చెప్పి నవ్వించారు.',
      },
    ],
    sentence: { en: 'The barber cut my hair.', te: 'బార్బర్ నా జుట్టు కత్తిరించారు.' },
  },
  {
    english: 'chef',
    telugu: 'వంటమనిషి',
    grade: 2,
    emoji: '🧑‍🍳',
    alsoEnglish: ['cook'],
    alsoTelugu: ['వంటమాస్టర్', 'షెఫ్', 'చెఫ్'],
    explanations: [
      {
        en: 'A chef cooks food for many people as a job. At the wedding one chef cooked for five hundred guests.',
        te: 'చాలామందికి వంట చేయడమే పనిగా ఉన్నవారిని వంటమనిషి అంటారు. పెళ్లిలో ఒక వంటమనిషి ఐదు వందల మందికి వండారు.',
      },
      {
        en: 'Chefs taste what they cook again and again. The chef put one drop of sambar on his palm, tasted it and added salt.',
        te: 'వంటమనిషి వండేటప్పుడు మళ్లీ మళ్లీ రుచి చూస్తారు. ఒక చుక్క సాంబారు అరచేతిలో వేసుకుని రుచి చూసి, ఇంకొంచెం ఉప్పు వేశారు.',
      },
      {
        en: 'In big hotels the chef wears a tall white cap. Anita saw one in Singapore who tossed noodles high into the air.',
        te: 'పెద్ద హోటళ్లలో వంటమనిషి పొడవైన తెల్ల టోపీ పెట్టుకుంటారు. సింగపూర్‌లో నూడుల్స్‌ను గాల్లోకి ఎగరేసి పట్టుకునే వంటమనిషిని అనిత చూసింది.',
      },
    ],
    sentence: { en: 'The chef is making pulihora.', te: 'వంటమనిషి పులిహోర చేస్తున్నారు.' },
  },
  {
    english: 'waiter',
    telugu: 'వెయిటర్',
    grade: 3,
    alsoEnglish: ['waitress', 'server'],
    explanations: [
      {
        en: 'A waiter brings the food to our table in a hotel. The waiter carried four plates of idli in two hands.',
        te: 'హోటల్లో మన బల్ల దగ్గరికి తిండి తెచ్చి పెట్టేవారిని వెయిటర్ అంటారు. వెయిటర్ రెండు చేతుల్లో నాలుగు ఇడ్లీ ప్లేట్లు తెచ్చారు.',
      },
      {
        en: 'A waiter first asks what we would like and remembers it, or writes it down. Ours remembered nine different dishes without paper.',
        te: 'వెయిటర్ ముందుగా ఏం కావాలో అడిగి గుర్తుపెట్టుకుంటారు, లేదా రాసుకుంటారు. మా వెయిటర్ కాగితం లేకుండానే తొమ్మిది రకాలు గుర్తుపెట్టుకున్నారు.',
      },
      {
        en: 'Let us speak politely to the waiter and say thank you. When Lata said it, the waiter smiled and brought her an extra papad.',
        te: 'వెయిటర్‌తో మర్యాదగా మాట్లాడాలి, ధన్యవాదాలు చెప్పాలి. లత అలా చెప్తే వెయిటర్ నవ్వి ఇంకో అప్పడం తెచ్చిపెట్టారు.',
      },
    ],
    sentence: { en: 'The waiter brought us water.', te: 'వెయిటర్ మాకు నీళ్లు తెచ్చారు.' },
  },
  {
    english: 'lawyer',
    telugu: 'లాయర్',
    grade: 4,
    alsoEnglish: ['advocate'],
    alsoTelugu: ['న్యాయవాది', 'లాయరు'],
    explanations: [
      {
        en: 'A lawyer knows the laws and speaks for people in court. The lawyer helped a poor farmer to get his land back.',
        te: 'చట్టాలు బాగా తెలిసి, కోర్టులో మన తరఫున మాట్లాడేవారిని లాయర్ అంటారు. ఒక లాయర్ పేద రైతుకు తన భూమి తిరిగి వచ్చేలా చేశారు.',
      },
      {
        en: 'In court each side has a lawyer, and the judge listens to both. In India lawyers wear a black coat there.',
        te: 'కోర్టులో రెండు వైపులా లాయర్లు ఉంటారు; న్యాయమూర్తి ఇద్దరి మాటలూ వింటారు. భారతదేశంలో లాయర్లు కోర్టులో నల్ల కోటు వేసుకుంటారు.',
      },
      {
        en: 'Gandhi studied law in London and was a lawyer. Later he used what he knew to help people against unjust laws.',
        te: 'గాంధీజీ లండన్‌లో న్యాయశాస్త్రం చదివిన లాయర్. తర్వాత ఆయన ఆ చదువుతో అన్యాయమైన చట్టాలను ఎదిరించి ప్రజలకు సాయం చేశారు.',
      },
    ],
    sentence: { en: 'My elder uncle is a lawyer.', te: 'మా పెదనాన్న లాయర్.' },
  },
  {
    english: 'judge',
    telugu: 'న్యాయమూర్తి',
    grade: 5,
    emoji: '🧑‍⚖️',
    alsoTelugu: ['జడ్జి'],
    explanations: [
      {
        en: 'A judge listens in court and decides what is just. When the judge came in, everybody stood up.',
        te: 'కోర్టులో అందరి మాటలూ విని ఏది న్యాయమో చెప్పేవారిని న్యాయమూర్తి అంటారు. న్యాయమూర్తి లోపలికి రాగానే అందరూ లేచి నిలబడ్డారు.',
      },
      {
        en: "A judge may take nobody's side; rich and poor are the same before the law. In the story the judge decided against his own son.",
        te: 'న్యాయమూర్తి ఎవరి పక్షమూ తీసుకోకూడదు; చట్టం ముందు ధనికులు, పేదలు సమానమే. కథలో న్యాయమూర్తి తప్పు చేసిన తన కొడుకుకే శిక్ష వేశారు.',
      },
      {
        en: 'What the judge decides is called a judgment, in Telugu teerpu. The whole town waited for the judgment in that case.',
        te: 'న్యాయమూర్తి చెప్పే నిర్ణయాన్ని తీర్పు అంటారు. ఆ కేసులో న్యాయమూర్తి ఏం తీర్పు ఇస్తారో అని ఊరంతా ఎదురుచూసింది.',
      },
    ],
    sentence: { en: 'The judge gave a just decision.', te: 'న్యాయమూర్తి సరైన తీర్పు ఇచ్చారు.' },
  },
  {
    english: 'minister',
    telugu: 'మంత్రి',
    grade: 3,
    explanations: [
      {
        en: 'A minister helps to rule: in a government each minister looks after one kind of work, such as schools or roads. The education minister visited our school.',
        te: 'పాలనలో సాయపడేవారిని మంత్రి అంటారు; ప్రభుత్వంలో ఒక్కో మంత్రి చదువు, రోడ్లు లాంటి ఒక్కో పని చూసుకుంటారు. విద్యాశాఖ మంత్రి మా బడికి వచ్చారు.',
      },
      {
        en: 'In old tales the king asks his minister before he does anything. The clever minister Timmarusu stood by King Krishnadevaraya.',
        te: 'పాత కథల్లో రాజు ఏ పని చేసినా ముందు మంత్రిని అడుగుతాడు. శ్రీకృష్ణదేవరాయలకు తోడుగా నిలిచిన తెలివైన మంత్రి తిమ్మరుసు.',
      },
      {
        en: 'In chess too there is a minister: the piece that English calls the queen is mantri in Telugu. Ravi lost his minister and then the game.',
        te: 'చదరంగంలో కూడా మంత్రి ఉంటుంది; ఇంగ్లీషులో క్వీన్ అనే పావును తెలుగులో మంత్రి అంటారు. రవి ముందు మంత్రిని పోగొట్టుకున్నాడు, తర్వాత ఆటలో ఓడిపోయాడు.',
      },
    ],
    sentence: { en: 'The minister opened the new bridge.', te: 'మంత్రి కొత్త వంతెనను ప్రారంభించారు.' },
  },
  {
    english: 'prime minister',
    telugu: 'ప్రధానమంత్రి',
    grade: 4,
    alsoEnglish: ['PM'],
    alsoTelugu: ['ప్రధాని'],
    explanations: [
      {
        en: "The prime minister is the head of the ministers of a country. On 15 August India's prime minister speaks from the Red Fort in Delhi.",
        te: 'దేశంలోని మంత్రులందరికీ పెద్దను ప్రధానమంత్రి అంటారు. ఆగస్టు 15న భారత ప్రధానమంత్రి ఢిల్లీ ఎర్రకోట నుంచి ప్రసంగిస్తారు.',
      },
      {
        en: "Jawaharlal Nehru was the first prime minister of India. Children called him Uncle Nehru, and Children's Day in India is on his birthday, 14 November.",
        te: 'భారతదేశ మొదటి ప్రధానమంత్రి జవాహర్‌లాల్ నెహ్రూ; పిల్లలు ఆయన్ని చాచా నెహ్రూ అనేవారు. ఆయన పుట్టినరోజైన నవంబర్ 14న భారతదేశంలో బాలల దినోత్సవం జరుపుకుంటారు.',
      },
      {
        en: 'P. V. Narasimha Rao, a Telugu man, became prime minister in 1991. Grandfather is proud that he knew many languages.',
        te: 'తెలుగువారైన పి.వి. నరసింహారావు 1991లో ప్రధానమంత్రి అయ్యారు. ఆయనకు చాలా భాషలు వచ్చని తాతయ్య గర్వంగా చెప్తారు.',
      },
    ],
    sentence: { en: 'The prime minister spoke on television.', te: 'ప్రధానమంత్రి టీవీలో మాట్లాడారు.' },
  },
  {
    english: 'president',
    telugu: 'రాష్ట్రపతి',
    grade: 5,
    alsoTelugu: ['అధ్యక్షుడు'],
    explanations: [
      {
        en: 'A president is the head of a country; the President of India is called rashtrapati, and those of other countries adhyakshudu. Our class wrote a letter to the president.',
        te: 'భారతదేశానికి అధిపతిని రాష్ట్రపతి అంటారు; వేరే దేశాల్లో అయితే అధ్యక్షుడు అంటారు. మా తరగతి పిల్లలం రాష్ట్రపతికి ఉత్తరం రాశాం.',
      },
      {
        en: "India's president lives in Rashtrapati Bhavan in Delhi, a house with hundreds of rooms and a large garden. Sita saw the roses there in spring.",
        te: 'భారత రాష్ట్రపతి ఢిల్లీలోని రాష్ట్రపతి భవన్‌లో ఉంటారు; అందులో వందల గదులు, పెద్ద తోట ఉన్నాయి. సీత వసంతకాలంలో అక్కడి గులాబీలను చూసింది.',
      },
      {
        en: 'Dr A. P. J. Abdul Kalam was a scientist before he became president. He loved to talk with children and told them to have great dreams.',
        te: 'డాక్టర్ ఎ. పి. జె. అబ్దుల్ కలాం శాస్త్రవేత్తగా పనిచేసి, తర్వాత రాష్ట్రపతి అయ్యారు. ఆయనకు పిల్లలతో మాట్లాడడం ఇష్టం; గొప్ప కలలు కనమని చెప్పేవారు.',
      },
    ],
    sentence: { en: 'The president gave her a medal.', te: 'రాష్ట్రపతి ఆమెకు పతకం ఇచ్చారు.' },
  },
  {
    english: 'leader',
    telugu: 'నాయకుడు',
    grade: 4,
    alsoEnglish: ['chief'],
    alsoTelugu: ['నాయకురాలు', 'లీడర్'],
    explanations: [
      {
        en: 'A leader shows the way, and others follow; a woman is nayakuralu in Telugu. Our class leader sees that all of us stand in line.',
        te: 'ముందుండి అందరినీ నడిపించేవారిని నాయకుడు అంటారు; స్త్రీ అయితే నాయకురాలు. మా తరగతి నాయకురాలు అందరం వరుసలో నిలబడేలా చూస్తుంది.',
      },
      {
        en: 'A good leader listens to all and works more than all. When the path was steep, the leader carried the heaviest bag.',
        te: 'మంచి నాయకుడు అందరి మాటా వింటారు, అందరికంటే ఎక్కువ పని చేస్తారు. దారి ఎత్తుగా ఉన్నచోట మా నాయకుడు అన్నిటికంటే బరువైన సంచి మోశారు.',
      },
      {
        en: 'Alluri Sitarama Raju was a leader of the forest people who fought against British rule. In the play Kiran carried his bow.',
        te: 'బ్రిటిష్ పాలనకు ఎదురు తిరిగి పోరాడిన మన్యం ప్రజల నాయకుడు అల్లూరి సీతారామరాజు. నాటకంలో కిరణ్ ఆయన వేషం వేసి విల్లు పట్టుకున్నాడు.',
      },
    ],
    sentence: { en: 'Gandhi was a great leader.', te: 'గాంధీజీ గొప్ప నాయకుడు.' },
  },
  {
    english: 'shopkeeper',
    telugu: 'దుకాణదారుడు',
    grade: 2,
    alsoEnglish: ['shop owner', 'seller'],
    alsoTelugu: ['దుకాణదారు', 'దుకాణం యజమాని'],
    explanations: [
      {
        en: 'A shopkeeper has a shop and sells things in it. The shopkeeper weighed the dal and poured it into our bag.',
        te: 'దుకాణం పెట్టుకుని వస్తువులు అమ్మేవారిని దుకాణదారుడు అంటారు. దుకాణదారుడు పప్పు తూచి మా సంచిలో పోశారు.',
      },
      {
        en: 'A shopkeeper has to be good at sums. Before I could take out my pencil, the shopkeeper had added up six prices in his head.',
        te: 'దుకాణదారుడికి లెక్కలు బాగా రావాలి. నేను పెన్సిల్ తీసేలోపే దుకాణదారుడు ఆరు ధరలను మనసులోనే కూడేశారు.',
      },
      {
        en: 'An honest shopkeeper is remembered. Once Father paid too much, and the shopkeeper ran after him to give the money back.',
        te: 'నిజాయితీగల దుకాణదారుడిని అందరూ గుర్తుపెట్టుకుంటారు. ఒకసారి నాన్న ఎక్కువ డబ్బులు ఇస్తే, దుకాణదారుడు వెనకే పరుగెత్తుకొచ్చి తిరిగి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'The shopkeeper opened the shop.', te: 'దుకాణదారుడు దుకాణం తెరిచారు.' },
  },
  {
    english: 'postman',
    telugu: 'పోస్టుమ్యాన్',
    grade: 2,
    alsoEnglish: ['mail carrier', 'postwoman', 'mailman'],
    explanations: [
      {
        en: 'A postman brings letters and parcels to our house. In the rain the postman kept our letters dry in a leather bag.',
        te: 'ఉత్తరాలు, పార్సిళ్లు ఇంటికి తెచ్చి ఇచ్చేవారిని పోస్టుమ్యాన్ అంటారు. వానలో కూడా పోస్టుమ్యాన్ ఉత్తరాలు తడవకుండా తోలు సంచిలో తెచ్చారు.',
      },
      {
        en: "By the address and the PIN code the postman knows which house a letter is for. Grandmother's letter had a wrong number, but our postman knew us.",
        te: 'చిరునామా, పిన్‌కోడ్ చూసి ఉత్తరం ఏ ఇంటిదో పోస్టుమ్యాన్ తెలుసుకుంటారు. అమ్మమ్మ ఉత్తరం మీద ఇంటి నంబరు తప్పు పడినా మా పోస్టుమ్యాన్ సరిగ్గా తెచ్చి ఇచ్చారు.',
      },
      {
        en: 'In the old days people who could not read asked the postman to read their letters to them. He shared the joys and sorrows of the whole village.',
        te: 'పూర్వం చదువు రానివారు పోస్టుమ్యాన్ చేతనే ఉత్తరం చదివించుకునేవారు. ఊరందరి సుఖదుఃఖాలూ ఆయనకు తెలిసేవి.',
      },
    ],
    sentence: { en: 'The postman has brought a letter.', te: 'పోస్టుమ్యాన్ ఉత్తరం తెచ్చారు.' },
  },
  {
    english: 'conductor',
    telugu: 'కండక్టర్',
    grade: 2,
    alsoEnglish: ['bus conductor'],
    alsoTelugu: ['కండక్టరు'],
    explanations: [
      {
        en: 'A conductor gives us tickets in the bus. The conductor called out the name of each stop.',
        te: 'బస్సులో టికెట్లు ఇచ్చేవారిని కండక్టర్ అంటారు. కండక్టర్ ఒక్కో స్టాపు పేరు గట్టిగా చెప్పారు.',
      },
      {
        en: 'With a whistle the conductor tells the driver when to stop and when to go. In our city many conductors are women.',
        te: 'ఎప్పుడు ఆపాలో, ఎప్పుడు కదలాలో కండక్టర్ ఈల వేసి డ్రైవర్‌కు చెప్తారు. మా నగరంలో చాలామంది మహిళా కండక్టర్లు ఉన్నారు.',
      },
      {
        en: 'A conductor walks up and down in a moving bus without falling. When Sita felt sick, the conductor gave her the seat near the window.',
        te: 'కదిలే బస్సులో పడిపోకుండా కండక్టర్ అటూ ఇటూ తిరుగుతారు. సీతకు కళ్లు తిరిగితే కండక్టర్ ఆమెను కిటికీ పక్కన కూర్చోబెట్టారు.',
      },
    ],
    sentence: { en: 'The conductor gave me a ticket.', te: 'కండక్టర్ నాకు టికెట్ ఇచ్చారు.' },
  },
  {
    english: 'gardener',
    telugu: 'తోటమాలి',
    grade: 2,
    alsoTelugu: ['మాలి'],
    explanations: [
      {
        en: 'A gardener looks after a garden: plants, waters and cuts. The gardener of our park knows every flower by name.',
        te: 'మొక్కలు నాటి, నీళ్లు పోసి, తోటను చూసుకునేవారిని తోటమాలి అంటారు. మా పార్కు తోటమాలికి ప్రతి పువ్వు పేరూ తెలుసు.',
      },
      {
        en: 'A gardener pulls out weeds, for they eat up the food of the plants. Chinnu helped and pulled out a rose plant by mistake.',
        te: 'కలుపు మొక్కలు మిగతా మొక్కల బలాన్ని తినేస్తాయి; అందుకే తోటమాలి వాటిని పీకేస్తారు. సాయం చేయబోయి చిన్ను పొరపాటున గులాబీ మొక్కను పీకాడు.',
      },
      {
        en: 'Gardeners water the plants early in the morning or in the evening, when the sun is mild. Then the earth does not dry at once and the water reaches the roots.',
        te: 'ఎండ తక్కువగా ఉండే ఉదయం, సాయంత్రం తోటమాలి నీళ్లు పోస్తారు. అప్పుడు నేల త్వరగా ఆరిపోదు, నీళ్లు వేళ్ల దాకా వెళ్తాయి.',
      },
    ],
    sentence: { en: 'The gardener is watering the plants.', te: 'తోటమాలి మొక్కలకు నీళ్లు పోస్తున్నారు.' },
  },
  {
    english: 'blacksmith',
    telugu: 'కమ్మరి',
    grade: 4,
    alsoEnglish: ['ironsmith'],
    explanations: [
      {
        en: 'A blacksmith heats iron in the fire and beats it into tools. Our blacksmith made a sickle for Grandfather.',
        te: 'ఇనుమును నిప్పులో కాల్చి, కొట్టి పనిముట్లు చేసేవారిని కమ్మరి అంటారు. మా ఊరి కమ్మరి తాతయ్యకు కొడవలి చేసిచ్చారు.',
      },
      {
        en: 'Iron is hard when cold, but red-hot it bends. So the blacksmith must strike while it is hot, and sparks fly at every blow.',
        te: 'ఇనుము చల్లగా ఉంటే గట్టిగా ఉంటుంది, ఎర్రగా కాలితే వంగుతుంది. అందుకే అది వేడిగా ఉండగానే కమ్మరి సుత్తితో కొడతారు; ప్రతి దెబ్బకూ నిప్పురవ్వలు ఎగురుతాయి.',
      },
      {
        en: 'Farmers could not plow without the blacksmith, because the tip of a plow is made of iron. Before the rains, people with plows stood in line at his door.',
        te: 'నాగలికి ఉండే కర్రు ఇనుముతో చేసింది; కమ్మరి లేకపోతే రైతులకు దున్నడం కుదరదు. వానలకు ముందు కమ్మరి వాకిట్లో రైతులు నాగళ్లతో బారులు తీరేవారు.',
      },
    ],
    sentence: { en: 'The blacksmith is beating the iron.', te: 'కమ్మరి ఇనుమును కొడుతున్నారు.' },
  },
  {
    english: 'goldsmith',
    telugu: 'కంసాలి',
    grade: 4,
    alsoEnglish: ['jeweller', 'jeweler'],
    alsoTelugu: ['స్వర్ణకారుడు'],
    explanations: [
      {
        en: 'A goldsmith makes ornaments of gold and silver. The goldsmith made small earrings for my little sister.',
        te: 'బంగారంతో, వెండితో నగలు చేసేవారిని కంసాలి అంటారు. కంసాలి మా చెల్లికి చిన్న కమ్మలు చేశారు.',
      },
      {
        en: 'A goldsmith works with fine tools and a tiny flame, and looks through a lens. Not even a grain of gold dust may be lost.',
        te: 'కంసాలి సన్నని పనిముట్లతో, చిన్న మంటతో, భూతద్దంలోంచి చూస్తూ పని చేస్తారు. బంగారు రజను రవ్వంత కూడా పోకుండా చూసుకుంటారు.',
      },
      {
        en: "To see if gold is pure, the goldsmith rubs it on a black stone, the touchstone. From the color of the line he knew that Grandmother's ring was real gold.",
        te: 'బంగారం మంచిదో కాదో తెలుసుకోవడానికి కంసాలి దాన్ని నల్లని గీటురాయి మీద రుద్దుతారు. గీత రంగు చూసి నానమ్మ ఉంగరం మేలిమి బంగారమని చెప్పారు.',
      },
    ],
    sentence: { en: 'The goldsmith made a ring.', te: 'కంసాలి ఉంగరం చేశారు.' },
  },
  {
    english: 'mason',
    telugu: 'తాపీ మేస్త్రీ',
    grade: 4,
    alsoEnglish: ['bricklayer', 'builder'],
    alsoTelugu: ['తాపీ మేస్త్రి'],
    explanations: [
      {
        en: 'A mason builds walls with bricks and cement. The mason laid the bricks in rows, and our wall grew day by day.',
        te: 'ఇటుకలు, సిమెంటుతో గోడలు కట్టేవారిని తాపీ మేస్త్రీ అంటారు. తాపీ మేస్త్రీ ఇటుకలను వరుసగా పేర్చుతుంటే మా గోడ రోజురోజుకూ పెరిగింది.',
      },
      {
        en: 'With a weight on a string the mason sees whether a wall stands straight. If the string and the wall go side by side, all is well.',
        te: 'గోడ నిటారుగా ఉందో లేదో తాపీ మేస్త్రీ దారానికి కట్టిన గుండుతో చూస్తారు. దారం, గోడ ఒకే వరుసలో ఉంటే గోడ సరిగ్గా ఉన్నట్టే.',
      },
      {
        en: "The flat tool in a mason's hand is called tapi, and from it comes the Telugu name. Raju tried it, and half of the cement fell on his feet.",
        te: 'చేతిలో ఉండే పలకలాంటి పనిముట్టును తాపీ అంటారు; అందుకే తాపీ మేస్త్రీ అనే పేరు వచ్చింది. రాజు తాపీ పట్టుకుని ప్రయత్నిస్తే సగం సిమెంటు కాళ్ల మీదే పడింది.',
      },
    ],
    sentence: { en: 'The mason is building a wall.', te: 'తాపీ మేస్త్రీ గోడ కడుతున్నారు.' },
  },
  {
    english: 'sailor',
    telugu: 'నావికుడు',
    grade: 4,
    alsoEnglish: ['seaman'],
    explanations: [
      {
        en: 'A sailor works on a ship at sea. The sailor told us that for thirty days he had seen nothing but water.',
        te: 'సముద్రంలో ఓడ మీద పని చేసేవారిని నావికుడు అంటారు. ముప్పై రోజులు నీళ్లు తప్ప ఏమీ కనిపించలేదని ఆ నావికుడు చెప్పారు.',
      },
      {
        en: 'Before there were machines to show the way, sailors were guided by the stars. The pole star told them where north was.',
        te: 'దారి చూపే యంత్రాలు లేని రోజుల్లో నావికులు నక్షత్రాలను చూసి వెళ్లేవారు. ధ్రువ నక్షత్రం వారికి ఉత్తర దిక్కును చూపించేది.',
      },
      {
        en: "Sindbad is a sailor in a famous tale who went on seven voyages. Anita's favorite part is the island that turns out to be a fish.",
        te: 'ఏడు సముద్ర యాత్రలు చేసిన సింద్‌బాద్ ఒక కథలోని నావికుడు. ద్వీపం అనుకున్నది పెద్ద చేప అని తేలే చోటు అనితకు బాగా ఇష్టం.',
      },
    ],
    sentence: { en: 'The sailor is looking at the sea.', te: 'నావికుడు సముద్రం వైపు చూస్తున్నారు.' },
  },
  {
    english: 'watchman',
    telugu: 'కాపలాదారు',
    grade: 3,
    alsoEnglish: ['guard', 'security guard'],
    alsoTelugu: ['కాపలాదారుడు'],
    explanations: [
      {
        en: 'A watchman guards a house, a school or a shop by day and night. The watchman at our gate asks everybody who they have come to see.',
        te: 'ఇల్లు, బడి, దుకాణం లాంటివాటిని రాత్రీ పగలూ కాపలా కాసేవారిని కాపలాదారు అంటారు. మా గేటు దగ్గరి కాపలాదారు ఎవరు వచ్చినా ఎవరి కోసమని అడుగుతారు.',
      },
      {
        en: 'At night, while all are asleep, the watchman walks round with a torch and a stick. Hearing his whistle, I know that all is well and fall asleep.',
        te: 'రాత్రి అందరూ నిద్రపోతుంటే కాపలాదారు టార్చి, కర్ర పట్టుకుని చుట్టూ తిరుగుతారు. ఆయన ఈల విని నేను ధైర్యంగా నిద్రపోతాను.',
      },
      {
        en: "In the fields too a watchman sits on a platform and frightens birds away from the grain. Meena's grandfather sat there and beat a tin plate.",
        te: 'పొలాల్లో కూడా కాపలాదారు మంచె మీద కూర్చుని ధాన్యం తినే పిట్టలను తోలుతారు. మీనా వాళ్ల తాతయ్య మంచె మీద కూర్చుని రేకు పళ్లెం మోగించేవారు.',
      },
    ],
    sentence: { en: 'The watchman closed the gate.', te: 'కాపలాదారు గేటు మూశారు.' },
  },
  {
    english: 'shepherd',
    telugu: 'గొర్రెల కాపరి',
    grade: 3,
    alsoTelugu: ['కాపరి'],
    explanations: [
      {
        en: 'A shepherd takes sheep out to graze and guards them. The shepherd whistled, and the whole flock turned round.',
        te: 'గొర్రెలను మేతకు తోలుకెళ్లి కాపలా కాసేవారిని గొర్రెల కాపరి అంటారు. గొర్రెల కాపరి ఈల వేయగానే మందంతా వెనక్కి తిరిగింది.',
      },
      {
        en: 'Shepherds wear a thick woolen blanket over the shoulder against rain and cold. At night they sleep beside the flock with a dog for company.',
        te: 'వాన, చలి నుంచి కాపాడుకోవడానికి గొర్రెల కాపరి భుజం మీద గొంగళి వేసుకుంటారు. రాత్రి కుక్కను తోడుగా ఉంచుకుని మంద పక్కనే పడుకుంటారు.',
      },
      {
        en: 'A famous story tells of a shepherd boy who cried “Tiger!” as a joke. When a tiger really came, nobody believed him, so he learned never to lie.',
        te: '“నాన్నా, పులి!” అని సరదాకు అరిచిన గొర్రెల కాపరి పిల్లవాడి కథ అందరికీ తెలుసు. నిజంగా పులి వచ్చినప్పుడు ఎవరూ నమ్మలేదు; ఇక అబద్ధం చెప్పకూడదని నేర్చుకున్నాడు.',
      },
    ],
    sentence: { en: 'The shepherd is bringing the sheep home.', te: 'గొర్రెల కాపరి గొర్రెలను ఇంటికి తోలుకొస్తున్నారు.' },
  },
  {
    english: 'dentist',
    telugu: 'దంత వైద్యుడు',
    grade: 3,
    alsoEnglish: ['tooth doctor'],
    alsoTelugu: ['పళ్ల డాక్టర్', 'దంత వైద్యురాలు'],
    explanations: [
      {
        en: 'A dentist is a doctor who looks after teeth. The dentist asked me to open my mouth wide and counted my teeth.',
        te: 'పళ్లకు వైద్యం చేసే డాక్టర్‌ను దంత వైద్యుడు అంటారు. దంత వైద్యుడు నన్ను నోరు పెద్దగా తెరవమని చెప్పి, నా పళ్లు లెక్కపెట్టారు.',
      },
      {
        en: 'Sweets left on the teeth make small holes in them, and the dentist fills these. Ours told Gopi to brush twice a day.',
        te: 'పళ్లకు అంటుకున్న తీపి వల్ల వాటిలో చిన్న గుంటలు పడతాయి; దంత వైద్యుడు వాటిని నింపుతారు. రోజుకు రెండుసార్లు పళ్లు తోముకోమని గోపికి చెప్పారు.',
      },
      {
        en: 'Go to the dentist before a tooth begins to hurt. My cousin in America goes twice a year and gets a new toothbrush each time.',
        te: 'పన్ను నొప్పి రాకముందే దంత వైద్యుడి దగ్గరికి వెళ్లాలి. అమెరికాలో ఉండే మా కజిన్ ఏడాదికి రెండుసార్లు వెళ్తాడు; ప్రతిసారీ కొత్త బ్రష్షు ఇస్తారు.',
      },
    ],
    sentence: { en: 'The dentist looked at my tooth.', te: 'దంత వైద్యుడు నా పన్ను చూశారు.' },
  },
  {
    english: 'babysitter',
    telugu: 'ఆయా',
    grade: 3,
    alsoEnglish: ['nanny', 'ayah'],
    explanations: [
      {
        en: 'A babysitter looks after small children while their parents are away. Till Mother comes, our babysitter tells the baby stories.',
        te: 'అమ్మానాన్నలు లేనప్పుడు చిన్న పిల్లలను చూసుకునేవారిని ఆయా అంటారు. అమ్మ వచ్చేదాకా మా ఆయా పాపాయికి కథలు చెప్తారు.',
      },
      {
        en: 'In schools too an ayah helps the smallest children to eat and to wash their hands. When Chinnu cried on the first day, it was she who made him laugh.',
        te: 'బడుల్లో కూడా చిన్న పిల్లలు అన్నం తినడానికి, చేతులు కడుక్కోవడానికి ఆయా సాయం చేస్తారు. మొదటి రోజు చిన్ను ఏడిస్తే ఆమే నవ్వించారు.',
      },
      {
        en: 'In some countries older students do this work in the evenings and earn money. In this way Anita in London is saving up for a cycle.',
        te: 'కొన్ని దేశాల్లో పెద్ద తరగతుల విద్యార్థులు సాయంత్రాలు ఈ పని చేసి డబ్బు సంపాదిస్తారు. లండన్‌లో ఉండే అనిత అలా సైకిల్ కోసం డబ్బు దాచుకుంటోంది.',
      },
    ],
    sentence: { en: 'The babysitter is feeding the baby.', te: 'ఆయా పాపకు అన్నం తినిపిస్తున్నారు.' },
  },
];
