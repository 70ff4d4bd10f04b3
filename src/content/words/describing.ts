import type { Word } from './word';

export const describing: readonly Word[] = [
  {
    english: 'flat',
    telugu: 'చదునైన',
    grade: 3,
    alsoEnglish: ['level'],
    explanations: [
      {
        en: 'Flat means without hills or hollows, the same height everywhere. We looked for flat ground to play cricket.',
        te: 'ఎత్తుపల్లాలు లేకుండా సమంగా ఉన్నదాన్ని చదునైనది అంటాం. క్రికెట్ ఆడడానికి మేము చదునైన నేల వెతికాం.',
      },
      {
        en: 'On a flat table a ball stays where it is; on a slope it rolls off. Kiran tested every bench of the class that way.',
        te: 'చదునైన బల్ల మీద బంతి కదలదు; ఏటవాలుగా ఉంటే దొర్లిపోతుంది. కిరణ్ తరగతిలోని బెంచీలన్నిటినీ అలా పరీక్షించాడు.',
      },
      {
        en: 'People once thought that the earth was flat like a plate. Ships that sailed round it showed that it is a ball.',
        te: 'భూమి పళ్లెంలా చదునైనదని పూర్వం కొందరు అనుకునేవారు. ఓడల్లో భూమి చుట్టూ తిరిగి వచ్చాక అది గుండ్రంగా ఉందని తేలింది.',
      },
    ],
    sentence: { en: 'Sit on this flat stone.', te: 'ఈ చదునైన రాయి మీద కూర్చో.' },
  },
  {
    english: 'smooth',
    telugu: 'నున్నని',
    grade: 2,
    alsoTelugu: ['నునుపైన', 'నున్నటి'],
    opposite: 'rough',
    explanations: [
      {
        en: 'Smooth means without any bumps, so that the hand glides over it. The stones in the river are round and smooth.',
        te: 'చెయ్యి పెడితే గరుకు తగలకుండా జారిపోయేదాన్ని నున్నని వస్తువు అంటాం. నదిలోని రాళ్లు గుండ్రంగా, నున్నగా ఉంటాయి.',
      },
      {
        en: 'A carpenter makes wood smooth by planing and rubbing it. Grandfather let Lata rub the arm of the new chair.',
        te: 'వడ్రంగి చెక్కను చిత్రిక పట్టి, రుద్ది నున్నగా చేస్తారు. కొత్త కుర్చీ చేతిని రుద్దే పని తాతయ్య లతకు ఇచ్చారు.',
      },
      {
        en: 'A smooth floor is pretty, but when it is wet you can slip on it. “Walk slowly,” said Mother, and Chinnu walked like a snail.',
        te: 'నున్నని నేల అందంగా ఉంటుంది కానీ, తడిగా ఉంటే జారుతుంది. మెల్లగా నడవమని అమ్మ చెప్తే చిన్ను నత్తలా నడిచాడు.',
      },
    ],
    sentence: { en: 'This is a smooth stone.', te: 'ఇది నున్నని రాయి.' },
  },
  {
    english: 'rough',
    telugu: 'గరుకైన',
    grade: 3,
    alsoEnglish: ['coarse'],
    alsoTelugu: ['గరుకు'],
    opposite: 'smooth',
    explanations: [
      {
        en: 'Rough means not smooth; it scratches the hand a little. The bark of the neem tree is rough.',
        te: 'ముట్టుకుంటే చేతికి గీసుకునేలా ఉన్నదాన్ని గరుకైనది అంటాం. వేపచెట్టు బెరడు గరుకుగా ఉంటుంది.',
      },
      {
        en: 'Rough things do not slip, so the soles of shoes are made rough. With his new ones Raju climbed the rock easily.',
        te: 'గరుకైన వస్తువులు జారవు, అందుకే బూట్ల అడుగు భాగం గరుకుగా చేస్తారు. కొత్త బూట్లతో రాజు బండ సులువుగా ఎక్కాడు.',
      },
      {
        en: 'A cat’s tongue is rough like sandpaper; with it the cat combs its fur. When it licked Meena, it tickled.',
        te: 'పిల్లి నాలుక గరుకు కాగితంలా ఉంటుంది; దానితో తన బొచ్చు దువ్వుకుంటుంది. అది మీనా చెయ్యి నాకితే చక్కిలిగింత పుట్టింది.',
      },
    ],
    sentence: { en: 'A jackfruit has a rough skin.', te: 'పనసకాయకు గరుకైన తొక్క ఉంటుంది.' },
  },
  {
    english: 'thick',
    telugu: 'మందమైన',
    grade: 2,
    alsoTelugu: ['దళసరి'],
    opposite: 'thin',
    explanations: [
      {
        en: 'Thick means that it is far from one side of a thing to the other. The walls of the fort are so thick that a cart could drive on them.',
        te: 'ఒక వైపు నుంచి ఇంకో వైపుకు ఎక్కువ మందం ఉన్నదాన్ని మందమైనది అంటాం. కోట గోడలు బండి నడిచేంత మందంగా ఉన్నాయి.',
      },
      {
        en: 'In winter thick clothes keep us warm. Anita in Boston wears a thick coat and looks like a bear.',
        te: 'చలికాలంలో మందమైన బట్టలు వెచ్చగా ఉంచుతాయి. బోస్టన్‌లో అనిత మందమైన కోటు వేసుకుంటే ఎలుగుబంటిలా ఉంటుంది.',
      },
      {
        en: 'A thick book looks hard, but one page a day will finish it. So Gopi read the whole of the Ramayana in a year.',
        te: 'మందమైన పుస్తకం చూస్తే భయమేస్తుంది కానీ, రోజుకు ఒక పేజీ చదివితే అయిపోతుంది. గోపి అలా ఏడాదిలో రామాయణమంతా చదివాడు.',
      },
    ],
    sentence: { en: 'Give me a thick blanket.', te: 'నాకు మందమైన దుప్పటి ఇవ్వు.' },
  },
  {
    english: 'thin',
    telugu: 'పలుచని',
    grade: 2,
    alsoTelugu: ['పల్చని', 'పలుచటి', 'సన్నని', 'సన్నటి'],
    opposite: 'thick',
    explanations: [
      {
        en: 'Thin means not thick; light may even shine through it. Kite paper is very thin.',
        te: 'మందం తక్కువగా ఉన్నదాన్ని పలుచనిది అంటాం; దాని గుండా వెలుతురు కూడా వస్తుంది. గాలిపటం కాగితం చాలా పలుచగా ఉంటుంది.',
      },
      {
        en: 'The sweet called putareku is made of rice sheets as thin as paper. Padma watched the women of Atreyapuram make it on an upturned pot.',
        te: 'కాగితంలాంటి పలుచని బియ్యపు పొరలతో పూతరేకులు చేస్తారు. ఆత్రేయపురంలో బోర్లించిన కుండ మీద వాటిని చేయడం పద్మ చూసింది.',
      },
      {
        en: 'Cloth and watery milk are paluchani, but a thin rope or line is sannani. With a sharp pencil Sita drew a thin line.',
        te: 'బట్టనూ, నీళ్లు కలిపిన పాలనూ పలుచని అంటాం; తాడు, గీత అయితే సన్నని అంటాం. సీత పదునైన పెన్సిల్‌తో సన్నని గీత గీసింది.',
      },
    ],
    sentence: { en: 'This is thin cloth.', te: 'ఇది పలుచని బట్ట.' },
  },
  {
    english: 'loud',
    telugu: 'బిగ్గరగా',
    grade: 4,
    alsoEnglish: ['loudly', 'aloud'],
    alsoTelugu: ['గట్టిగా', 'గట్టి'],
    opposite: 'quiet',
    explanations: [
      {
        en: 'A loud sound is one that we hear even from far away. The teacher read in a loud voice that reached the last bench.',
        te: 'దూరంగా ఉన్నవారికి కూడా వినిపించేలా అంటే బిగ్గరగా అని అర్థం. టీచర్ బిగ్గరగా చదివితే చివరి బెంచీ దాకా వినిపించింది.',
      },
      {
        en: 'Biggaraga tells how something sounds; before a noun we say gatti: a loud voice is gatti gontu. At the fair Sita stood far from the loudspeakers.',
        te: 'ఎలా వినిపిస్తుందో చెప్తే బిగ్గరగా అంటాం; గొంతు, మాట ముందు అయితే గట్టి అంటాం: గట్టి గొంతు. జాతరలో సీత స్పీకర్లకు దూరంగా నిలబడింది.',
      },
      {
        en: 'To read aloud in a loud, clear voice is good practice for speech. Ravi reads the news to his grandmother every morning.',
        te: 'బిగ్గరగా, స్పష్టంగా చదివితే మాట బాగా వస్తుంది. రవి రోజూ పొద్దున నానమ్మకు వార్తలు చదివి వినిపిస్తాడు.',
      },
    ],
    sentence: { en: 'Read in a loud voice.', te: 'బిగ్గరగా చదువు.' },
  },
  {
    english: 'quiet',
    telugu: 'నిశ్శబ్దంగా',
    grade: 3,
    alsoEnglish: ['silent'],
    alsoTelugu: ['నిశ్శబ్దమైన'],
    opposite: 'loud',
    explanations: [
      {
        en: 'Quiet means with little or no sound. The library was so quiet that you could hear a page turn.',
        te: 'చప్పుడు లేకపోతే నిశ్శబ్దంగా ఉంది అంటాం. గ్రంథాలయం ఎంత నిశ్శబ్దంగా ఉందంటే పేజీ తిప్పిన చప్పుడు కూడా వినిపించింది.',
      },
      {
        en: 'Late at night the street grows quiet, and even a small sound seems big. Chinnu heard a mouse and took it for a tiger.',
        te: 'అర్ధరాత్రి వీధి నిశ్శబ్దంగా ఉంటుంది; చిన్న చప్పుడు కూడా పెద్దగా వినిపిస్తుంది. ఎలుక చప్పుడు విని చిన్ను పులి అనుకున్నాడు.',
      },
      {
        en: 'Before a noun we say nissabdamaina: a quiet place helps us think. Lata does her sums under the tamarind tree, far from the television.',
        te: 'చోటు, గది లాంటి మాటల ముందు నిశ్శబ్దమైన అంటాం; నిశ్శబ్దమైన చోట బాగా ఆలోచించగలం. లత టీవీకి దూరంగా, చింతచెట్టు కింద లెక్కలు చేసుకుంటుంది.',
      },
    ],
    sentence: { en: 'The house is quiet.', te: 'ఇల్లు నిశ్శబ్దంగా ఉంది.' },
  },
  {
    english: 'bright',
    telugu: 'ప్రకాశవంతమైన',
    grade: 4,
    alsoEnglish: ['shining'],
    alsoTelugu: ['కాంతివంతమైన'],
    opposite: 'dark',
    explanations: [
      {
        en: 'Bright means giving or having a lot of light. The bright moon showed us the way home.',
        te: 'బాగా వెలుగు ఇచ్చేదాన్ని ప్రకాశవంతమైనది అంటాం. ప్రకాశవంతమైన చందమామ వెలుగులో మేము ఇంటికి దారి చూసుకున్నాం.',
      },
      {
        en: 'We must not look straight at the sun; it is so bright that it harms the eyes. Kiran watched the eclipse through special glasses.',
        te: 'సూర్యుడు ఎంతో ప్రకాశవంతమైనవాడు కాబట్టి నేరుగా చూస్తే కళ్లు పాడవుతాయి. కిరణ్ గ్రహణాన్ని ప్రత్యేకమైన అద్దాలతో చూశాడు.',
      },
      {
        en: 'The brightest star in our night sky is Sirius. Meena found it one winter night.',
        te: 'రాత్రి ఆకాశంలో అన్నిటికంటే ప్రకాశవంతమైన నక్షత్రం సిరియస్. చలికాలంలో ఒక రాత్రి మీనా దాన్ని కనిపెట్టింది.',
      },
    ],
    sentence: { en: 'A bright star was seen in the sky.', te: 'ఆకాశంలో ప్రకాశవంతమైన నక్షత్రం కనిపించింది.' },
  },
  {
    english: 'dark',
    telugu: 'చీకటి',
    grade: 1,
    alsoEnglish: ['darkness'],
    opposite: 'bright',
    explanations: [
      {
        en: 'Dark means with no light or very little. In the dark room Raju put out his hands to find the door.',
        te: 'వెలుతురు లేకపోతే చీకటి అంటాం. చీకటి గదిలో రాజు చేతులు చాపి తలుపు వెతుక్కున్నాడు.',
      },
      {
        en: 'Owls and cats can see in a dark place better than we do. We need a lamp or a torch.',
        te: 'చీకటి చోట గుడ్లగూబలకు, పిల్లులకు మనకంటే బాగా కనిపిస్తుంది. మనకు దీపమో టార్చిలైటో కావాలి.',
      },
      {
        en: 'Many children are afraid of the dark, yet nothing is there that was not there by day. Grandfather held Sita’s hand, and they looked together.',
        te: 'చాలామంది పిల్లలకు చీకటి అంటే భయం; కానీ పగలు లేనిది ఏదీ రాత్రి కొత్తగా రాదు. తాతయ్య సీత చెయ్యి పట్టుకుని చీకట్లో అంతా చూపించారు.',
      },
    ],
    sentence: { en: 'The lamp went out and it became dark.', te: 'దీపం ఆరగానే చీకటి అయింది.' },
  },
  {
    english: 'rich',
    telugu: 'ధనిక',
    grade: 3,
    alsoEnglish: ['wealthy'],
    alsoTelugu: ['సంపన్న'],
    opposite: 'poor',
    explanations: [
      {
        en: 'Rich means having a lot of money and property. In the story a rich man could not sleep for fear of thieves.',
        te: 'ధనిక కుటుంబం అంటే డబ్బు, ఆస్తి ఎక్కువగా ఉన్న కుటుంబం. కథలో ఒక ధనిక వ్యాపారికి దొంగల భయంతో నిద్ర పట్టేది కాదు.',
      },
      {
        en: 'Learning too makes us rich, and no thief can take it. So an old Telugu saying calls learning a hidden treasure.',
        te: 'చదువు ఉన్నవారు కూడా ధనికులే; దాన్ని దొంగలు ఎత్తుకుపోలేరు. అందుకే విద్యను దాచిన ధనం అని పెద్దలు అంటారు.',
      },
      {
        en: 'Some countries are rich and others are poor, and both can help each other. Gopi’s class wrote letters to a school far away.',
        te: 'కొన్ని ధనిక దేశాలు, కొన్ని పేద దేశాలు ఉంటాయి; అన్నీ ఒకదానికొకటి సాయపడవచ్చు. గోపి తరగతి పిల్లలు దూర దేశంలోని ఒక బడికి ఉత్తరాలు రాశారు.',
      },
    ],
    sentence: { en: 'That is a rich country.', te: 'అది ధనిక దేశం.' },
  },
  {
    english: 'poor',
    telugu: 'పేద',
    grade: 2,
    alsoTelugu: ['బీద'],
    opposite: 'rich',
    explanations: [
      {
        en: 'Poor means having very little money. The poor woman in the story shared her only roti with a guest.',
        te: 'డబ్బు చాలా తక్కువగా ఉన్నవారిని పేదవారు అంటాం. కథలో పేద అవ్వ తన ఒక్క రొట్టెనే అతిథితో పంచుకుంది.',
      },
      {
        en: 'Being poor is nothing to be ashamed of; not helping the poor is. Padma gave her warm shawl to a girl at the station.',
        te: 'పేదవారిగా ఉండడం తప్పు కాదు; పేదవారికి సాయపడకపోవడమే తప్పు. పద్మ తన శాలువాను స్టేషన్‌లో ఒక అమ్మాయికి ఇచ్చింది.',
      },
      {
        en: 'Many great people were born in poor homes. A. P. J. Abdul Kalam delivered newspapers as a boy and became President of India.',
        te: 'ఎంతోమంది గొప్పవారు పేద ఇళ్లలో పుట్టారు. అబ్దుల్ కలాం చిన్నప్పుడు వార్తాపత్రికలు పంచి, తర్వాత భారత రాష్ట్రపతి అయ్యారు.',
      },
    ],
    sentence: { en: 'They helped a poor family.', te: 'వాళ్లు ఒక పేద కుటుంబానికి సాయం చేశారు.' },
  },
  {
    english: 'brave',
    telugu: 'ధైర్యంగల',
    grade: 3,
    alsoEnglish: ['courageous'],
    alsoTelugu: ['ధైర్యవంతమైన'],
    opposite: 'cowardly',
    explanations: [
      {
        en: 'Brave means ready to do what is right even when you are afraid. The brave girl pulled her brother out of the water.',
        te: 'భయం వేసినా చేయాల్సిన పని చేసేవారిని ధైర్యంగల వారు అంటాం. ధైర్యంగల ఆ అమ్మాయి తమ్ముడిని నీళ్లలోంచి బయటికి లాగింది.',
      },
      {
        en: 'Rani Rudramadevi was a brave queen who ruled from Warangal and led her army. Lata dressed up as her on Children’s Day.',
        te: 'వరంగల్‌ను పాలించి, సైన్యాన్ని నడిపించిన ధైర్యంగల రాణి రుద్రమదేవి. బాలల దినోత్సవం నాడు లత ఆమె వేషం వేసింది.',
      },
      {
        en: 'To own up to a mistake also needs a brave heart. Ravi told the neighbor that it was his ball that broke the pot.',
        te: 'తప్పు ఒప్పుకోవడానికి కూడా ధైర్యంగల మనసు కావాలి. కుండ పగలగొట్టింది తన బంతేనని రవి పక్కింటివారితో చెప్పాడు.',
      },
    ],
    sentence: { en: 'She is a brave girl.', te: 'ఆమె ధైర్యంగల అమ్మాయి.' },
  },
  {
    english: 'cowardly',
    telugu: 'పిరికి',
    grade: 3,
    alsoEnglish: ['timid'],
    opposite: 'brave',
    explanations: [
      {
        en: 'Cowardly means running away from every small danger. In the tale a cowardly hare ran when a fruit fell on a leaf.',
        te: 'చిన్నదానికి కూడా భయపడి పారిపోయేవారిని పిరికివారు అంటాం. కథలో ఒక పిరికి కుందేలు ఆకు మీద పండు పడగానే పరుగు తీసింది.',
      },
      {
        en: 'To be careful is not cowardly. Kiran would not jump from the high wall, and his friends saw that he was right.',
        te: 'జాగ్రత్తగా ఉండడం పిరికితనం కాదు. ఎత్తైన గోడ మీంచి దూకనని కిరణ్ అన్నాడు; అతను అన్నదే సరైనదని స్నేహితులకు తెలిసింది.',
      },
      {
        en: 'A cowardly person may become brave with a little help. Meena was afraid of dogs; now she has two.',
        te: 'కాస్త సాయం చేస్తే పిరికి వాళ్లు కూడా ధైర్యం తెచ్చుకుంటారు. మీనాకు కుక్కలంటే భయం ఉండేది; ఇప్పుడు రెండు కుక్కలను పెంచుతోంది.',
      },
    ],
    sentence: { en: 'It was a cowardly fox.', te: 'అది ఒక పిరికి నక్క.' },
  },
  {
    english: 'lazy',
    telugu: 'సోమరి',
    grade: 2,
    alsoEnglish: ['idle'],
    alsoTelugu: ['బద్ధకస్తుడు'],
    opposite: 'hardworking',
    explanations: [
      {
        en: 'Lazy means not wanting to work or move. The lazy cat did not get up even when a mouse ran by.',
        te: 'పని చేయడానికి, కదలడానికి ఇష్టపడనివారిని సోమరి అంటాం. మా సోమరి పిల్లి పక్క నుంచి ఎలుక వెళ్లినా లేవలేదు.',
      },
      {
        en: 'In the old tale the lazy grasshopper sang all summer while the ant carried grain. When winter came, it had nothing to eat.',
        te: 'పాత కథలో చీమ గింజలు మోస్తుంటే సోమరి మిడత ఎండాకాలమంతా పాడుతూ కూర్చుంది. చలికాలం వచ్చేసరికి దానికి తిండి లేదు.',
      },
      {
        en: 'To rest after work is not lazy at all. On Sunday Father sleeps an hour longer, and we let him.',
        te: 'పని అయ్యాక విశ్రాంతి తీసుకునేవారు సోమరులు కారు. ఆదివారం నాన్న ఒక గంట ఎక్కువ నిద్రపోతారు; మేము లేపం.',
      },
    ],
    sentence: { en: 'Do not be a lazy child.', te: 'సోమరి పిల్లవాడిలా ఉండకు.' },
  },
  {
    english: 'hardworking',
    telugu: 'కష్టపడే',
    grade: 3,
    alsoEnglish: ['diligent'],
    alsoTelugu: ['శ్రమించే'],
    opposite: 'lazy',
    explanations: [
      {
        en: 'Hardworking means putting a lot of effort into what you do. The hardworking ants carried a whole biscuit home.',
        te: 'చేసే పనిలో ఎంతో శ్రమ పెట్టేవారిని కష్టపడే వారు అంటాం. కష్టపడే చీమలు బిస్కెట్ మొత్తం మోసుకుపోయాయి.',
      },
      {
        en: 'A hardworking farmer is in the field before the sun. Grandfather says that the soil knows the sound of such feet.',
        te: 'కష్టపడే రైతు పొద్దు పొడవకముందే పొలంలో ఉంటారు. అలాంటి అడుగుల చప్పుడు నేలకు తెలుసని తాతయ్య అంటారు.',
      },
      {
        en: 'A hardworking pupil may overtake a clever one who sleeps, like the tortoise in the race. Gopi kept this in mind before his exam.',
        te: 'పరుగు పందెంలో తాబేలులా, నిద్రపోయే తెలివైనవారిని కష్టపడే వారు దాటేస్తారు. పరీక్షకు ముందు గోపి ఈ మాట గుర్తు పెట్టుకున్నాడు.',
      },
    ],
    sentence: { en: 'My mother is a hardworking person.', te: 'మా అమ్మ కష్టపడే మనిషి.' },
  },
  {
    english: 'angry',
    telugu: 'కోపంగా',
    grade: 1,
    emoji: '😠',
    alsoEnglish: ['mad'],
    alsoTelugu: ['కోపంతో ఉన్న'],
    explanations: [
      {
        en: 'Angry is how we feel when something unfair or bad is done to us. Chinnu was angry because someone ate his laddu.',
        te: 'ఎవరైనా మనకు అన్యాయమో చెడో చేస్తే మనం కోపంగా ఉంటాం. తన లడ్డూ ఎవరో తినేశారని చిన్ను కోపంగా ఉన్నాడు.',
      },
      {
        en: 'When you are angry, count slowly up to ten before you speak. Sita does so, and by seven she often laughs.',
        te: 'కోపంగా ఉన్నప్పుడు మాట్లాడే ముందు పది దాకా మెల్లగా లెక్కపెట్టాలి. సీత అలా లెక్కపెడుతూ ఏడు వచ్చేసరికి నవ్వేస్తుంది.',
      },
      {
        en: 'Before a noun we say kopamga unna: kopamga unna mukham, an angry face, has drawn brows and tight lips. Padma drew one and then turned its mouth up into a smile.',
        te: 'కోపంగా ఉన్న ముఖంలో కనుబొమ్మలు ముడిపడతాయి, పెదవులు బిగుసుకుంటాయి. పద్మ అలాంటి ముఖం గీసి, తర్వాత నోటిని నవ్వుగా మార్చింది.',
      },
    ],
    sentence: { en: 'Why are you angry?', te: 'నువ్వు ఎందుకు కోపంగా ఉన్నావు?' },
  },
  {
    english: 'hungry',
    telugu: 'ఆకలిగా',
    grade: 1,
    explanations: [
      {
        en: 'Hungry is how we feel when our stomach wants food. After the game Raju was so hungry that he ate six idlis.',
        te: 'పొట్టలో ఏమీ లేక తినాలనిపిస్తే ఆకలిగా ఉంది అంటాం. ఆట అయ్యాక రాజుకు ఎంత ఆకలిగా ఉందంటే ఆరు ఇడ్లీలు తిన్నాడు.',
      },
      {
        en: 'In Telugu we do not say I am hungry, but to me it is hungry: naku akaliga undi. Anita taught this to her American friend first.',
        te: 'తెలుగులో నేను ఆకలిగా ఉన్నాను అనం, నాకు ఆకలిగా ఉంది అంటాం. అనిత తన అమెరికా స్నేహితురాలికి ముందుగా ఈ వాక్యమే నేర్పింది.',
      },
      {
        en: 'A hungry stomach makes strange sounds, because it moves even when it is empty. In the silent class everyone heard Ravi’s.',
        te: 'ఆకలిగా ఉన్నప్పుడు పొట్టలోంచి శబ్దాలు వస్తాయి; ఖాళీగా ఉన్నా పొట్ట కదులుతూనే ఉంటుంది. తరగతి నిశ్శబ్దంగా ఉన్నప్పుడు రవి పొట్ట శబ్దం అందరికీ వినిపించింది.',
      },
    ],
    sentence: { en: 'I am hungry.', te: 'నాకు ఆకలిగా ఉంది.' },
  },
  {
    english: 'thirsty',
    telugu: 'దాహంగా',
    grade: 1,
    alsoTelugu: ['దప్పికగా'],
    explanations: [
      {
        en: 'Thirsty is how we feel when our body wants water. After running Lata was thirsty and drank two glasses.',
        te: 'నీళ్లు తాగాలనిపిస్తే దాహంగా ఉంది అంటాం. పరుగెత్తి వచ్చాక లతకు దాహంగా ఉంటే రెండు గ్లాసుల నీళ్లు తాగింది.',
      },
      {
        en: 'In the tale a thirsty crow dropped stones into a pot until the water rose. Kiran tried it with a glass, and it works.',
        te: 'కథలో కాకికి దాహంగా ఉంటే కుండలో రాళ్లు వేసి నీళ్లు పైకి వచ్చేలా చేసింది. కిరణ్ గ్లాసుతో అలా చేసి చూశాడు; నీళ్లు నిజంగా పైకి వచ్చాయి.',
      },
      {
        en: 'In summer birds are thirsty too, so we put out a bowl of water for them. Three mynas came on the first day.',
        te: 'ఎండాకాలంలో పక్షులకు కూడా దాహంగా ఉంటుంది, అందుకే వాటికి గిన్నెలో నీళ్లు పెడతాం. మొదటి రోజే మూడు గోరింకలు వచ్చాయి.',
      },
    ],
    sentence: { en: 'I am thirsty, give me water.', te: 'నాకు దాహంగా ఉంది, నీళ్లు ఇవ్వు.' },
  },
  {
    english: 'tired',
    telugu: 'అలసిన',
    grade: 2,
    alsoEnglish: ['weary'],
    alsoTelugu: ['అలసిపోయిన'],
    explanations: [
      {
        en: 'Tired means needing rest after work or play. The tired children fell asleep in the bus.',
        te: 'పని చేసో ఆడుకునో విశ్రాంతి కావాలనిపించేవారిని అలసిన వారు అంటాం. అలసిన పిల్లలు బస్సులోనే నిద్రపోయారు.',
      },
      {
        en: 'When eyes are tired, look at green trees far away for a while. Meena does this after each page of homework.',
        te: 'అలసిన కళ్లకు దూరంగా ఉన్న పచ్చని చెట్లు చూస్తే హాయిగా ఉంటుంది. మీనా హోంవర్క్ పేజీ అయిపోగానే అలా చూస్తుంది.',
      },
      {
        en: 'A glass of buttermilk makes a tired traveler fresh again. Grandmother keeps a pot of it ready in summer.',
        te: 'అలసిన బాటసారికి ఒక గ్లాసు మజ్జిగ ఇస్తే ప్రాణం లేచి వస్తుంది. ఎండాకాలంలో నానమ్మ కుండ నిండా మజ్జిగ సిద్ధంగా ఉంచుతారు.',
      },
    ],
    sentence: { en: 'The tired bird sat on a branch.', te: 'అలసిన పక్షి కొమ్మ మీద వాలింది.' },
  },
  {
    english: 'ready',
    telugu: 'సిద్ధం',
    grade: 2,
    alsoEnglish: ['prepared'],
    alsoTelugu: ['తయారు'],
    explanations: [
      {
        en: 'Ready means that everything is done and we can begin. The food is ready, come and eat.',
        te: 'అన్నీ అమర్చుకుని, ఇక మొదలుపెట్టడమే మిగిలితే సిద్ధం అంటాం. భోజనం సిద్ధం, తినడానికి రండి.',
      },
      {
        en: 'Before a race someone calls: ready, steady, go! Gopi is so eager that he runs at ready.',
        te: 'పరుగు పందెం ముందు సిద్ధం, ఒకటి, రెండు, మూడు అంటారు. గోపి ఆగలేక సిద్ధం అనగానే పరుగెత్తుతాడు.',
      },
      {
        en: 'Those who are ready need not fear the exam. Padma sharpened two pencils and slept early.',
        te: 'సిద్ధంగా ఉన్నవారికి పరీక్షంటే భయం ఉండదు. పద్మ రెండు పెన్సిళ్లు చెక్కుకుని త్వరగా పడుకుంది.',
      },
    ],
    sentence: { en: 'I am ready.', te: 'నేను సిద్ధం.' },
  },
  {
    english: 'free',
    telugu: 'ఉచితం',
    grade: 3,
    alsoEnglish: ['free of charge'],
    explanations: [
      {
        en: 'Free means that we pay nothing for it. For small children the bus ride is free.',
        te: 'డబ్బు కట్టక్కర్లేకుండా దొరికేది ఉచితం. చిన్న పిల్లలకు బస్సు ప్రయాణం ఉచితం.',
      },
      {
        en: 'Air, sunlight and the song of the cuckoo are free for all. Grandfather says that the best things are so.',
        te: 'గాలి, ఎండ, కోకిల పాట అందరికీ ఉచితం. మంచివన్నీ అలాగే దొరుకుతాయని తాతయ్య అంటారు.',
      },
      {
        en: 'In shops we read: buy one and get one free. Sita worked out that each one then costs half.',
        te: 'ఒకటి కొంటే ఒకటి ఉచితం అని దుకాణాల్లో రాస్తారు. అంటే ఒక్కోదానికి సగం ధర పడిందని సీత లెక్క కట్టింది.',
      },
    ],
    sentence: { en: 'This book is free.', te: 'ఈ పుస్తకం ఉచితం.' },
  },
  {
    english: 'busy',
    telugu: 'బిజీ',
    grade: 3,
    alsoTelugu: ['తీరికలేని'],
    explanations: [
      {
        en: 'Busy means having much to do and no time left. Mother is busy in the kitchen today, for guests are coming.',
        te: 'చేయాల్సిన పనులు ఎక్కువై తీరిక లేకపోతే బిజీ అంటాం. ఈ రోజు చుట్టాలు వస్తున్నారని అమ్మ వంటింట్లో బిజీగా ఉంది.',
      },
      {
        en: 'A road or a shop can be busy too, when it is full of people. Ravi held Father’s hand in the busy market.',
        te: 'జనంతో నిండిన రోడ్డును, దుకాణాన్ని కూడా బిజీ అంటాం. బిజీగా ఉన్న బజారులో రవి నాన్న చెయ్యి పట్టుకుని నడిచాడు.',
      },
      {
        en: 'Bees are busy all day long, flying from flower to flower. In English people say “as busy as a bee.”',
        te: 'తేనెటీగలు రోజంతా పువ్వు నుంచి పువ్వుకు తిరుగుతూ బిజీగా ఉంటాయి. ఇంగ్లీషులో తేనెటీగలా బిజీ అని అంటారు.',
      },
    ],
    sentence: { en: 'Father is very busy today.', te: 'ఈ రోజు నాన్న చాలా బిజీ.' },
  },
  {
    english: 'strange',
    telugu: 'వింత',
    grade: 2,
    alsoEnglish: ['odd', 'unusual'],
    alsoTelugu: ['వింతైన', 'విచిత్రమైన'],
    explanations: [
      {
        en: 'Strange means unlike anything we know. At night we heard a strange sound from the well.',
        te: 'మనం ఎప్పుడూ చూడనిది, విననిది ఎదురైతే దాన్ని వింత అంటాం. రాత్రి బావిలోంచి ఒక వింత శబ్దం వినిపించింది.',
      },
      {
        en: 'There are strange animals in the sea, such as fish that shine in the dark. Lata drew one with a lamp on its head.',
        te: 'సముద్రంలో చీకట్లో మెరిసే చేపల్లాంటి వింత జీవులు ఉంటాయి. లత తల మీద దీపం ఉన్న చేప బొమ్మ గీసింది.',
      },
      {
        en: 'What is strange today is usual tomorrow. When the first train came, whole villages ran to see the strange black engine.',
        te: 'ఈ రోజు వింత అనిపించినది రేపటికి మామూలైపోతుంది. మొదటి రైలు వచ్చినప్పుడు ఆ నల్లని వింత ఇంజన్ చూడడానికి ఊళ్లకు ఊళ్లే పరుగెత్తాయి.',
      },
    ],
    sentence: { en: 'I had a strange dream.', te: 'నాకు ఒక వింత కల వచ్చింది.' },
  },
  {
    english: 'same',
    telugu: 'ఒకేలాంటి',
    grade: 3,
    alsoEnglish: ['alike', 'identical'],
    alsoTelugu: ['ఒకే రకమైన', 'ఒకేలా ఉండే'],
    opposite: 'different',
    explanations: [
      {
        en: 'Same means not different in any way. The twins wear the same shirts, and even the teacher mixes them up.',
        te: 'ఏ తేడా లేనివాటిని ఒకేలాంటివి అంటాం. కవలలు ఒకేలాంటి చొక్కాలు వేసుకుంటే టీచర్ కూడా పొరబడతారు.',
      },
      {
        en: 'Two leaves of one tree look the same until we look closely. Kiran searched for an hour and found no two alike.',
        te: 'ఒకే చెట్టు ఆకులు ఒకేలాంటివి అనిపిస్తాయి; దగ్గరగా చూస్తే తేడా తెలుస్తుంది. కిరణ్ గంటసేపు వెతికినా రెండు ఒకేలాంటి ఆకులు దొరకలేదు.',
      },
      {
        en: 'If all get the same laddus, nobody sulks. Grandmother first lays them side by side and looks.',
        te: 'అందరికీ ఒకేలాంటి లడ్డూలు పంచితే ఎవరికీ అలక ఉండదు. నానమ్మ ముందు అన్నిటినీ పక్కపక్కన పెట్టి చూస్తారు.',
      },
    ],
    sentence: { en: 'These two are the same kind of sandals.', te: 'ఇవి ఒకేలాంటి చెప్పులు.' },
  },
  {
    english: 'different',
    telugu: 'భిన్నమైన',
    grade: 4,
    alsoEnglish: ['unlike'],
    alsoTelugu: ['వేర్వేరు'],
    opposite: 'same',
    explanations: [
      {
        en: 'Different means not the same. My brother and I have different hobbies: he sings, and I run.',
        te: 'ఒకేలా లేనివాటిని భిన్నమైనవి అంటాం. మా అన్నయ్యవీ నావీ భిన్నమైన అభిరుచులు: అతను పాడతాడు, నేను పరుగెత్తుతాను.',
      },
      {
        en: 'People eat, dress and speak in different ways, and that makes the world interesting. In Meena’s class in London there are nine languages.',
        te: 'మనుషుల తిండి, బట్టలు, భాషలు భిన్నమైనవి; అందుకే ప్రపంచం అందంగా ఉంటుంది. లండన్‌లో మీనా తరగతిలో తొమ్మిది భాషలవాళ్లు ఉన్నారు.',
      },
      {
        en: 'Find the one that is different is a fine puzzle: crow, parrot, cat, hen. Chinnu pointed to the cat at once.',
        te: 'కాకి, చిలుక, పిల్లి, కోడి, వీటిలో భిన్నమైనది ఏది? చిన్ను వెంటనే పిల్లి అన్నాడు.',
      },
    ],
    sentence: { en: 'This is a different story.', te: 'ఇది భిన్నమైన కథ.' },
  },
  {
    english: 'important',
    telugu: 'ముఖ్యమైన',
    grade: 3,
    alsoEnglish: ['main'],
    alsoTelugu: ['ప్రధానమైన'],
    explanations: [
      {
        en: 'Important means that it matters much. Father keeps the important papers in a locked box.',
        te: 'ఎక్కువ విలువ ఉన్న, తప్పనిసరి అయినదాన్ని ముఖ్యమైనది అంటాం. నాన్న ముఖ్యమైన కాగితాలను పెట్టెలో పెట్టి తాళం వేస్తారు.',
      },
      {
        en: 'In a lesson we underline what is important. Raju underlined everything, so he had to begin again.',
        te: 'పాఠంలో ముఖ్యమైన వాక్యాల కింద గీత గీస్తాం. రాజు అన్నిటి కిందా గీసి, మళ్లీ మొదలుపెట్టాల్సి వచ్చింది.',
      },
      {
        en: 'Small people can do important work: in the tale a mouse saved a lion by biting a net. Nobody is too little to help.',
        te: 'చిన్నవారు కూడా ముఖ్యమైన పనులు చేయగలరు: కథలో ఎలుక వల కొరికి సింహాన్ని కాపాడింది. సాయం చేయడానికి ఎవరూ చిన్నవారు కాదు.',
      },
    ],
    sentence: { en: 'I have an important thing to say.', te: 'నేను ఒక ముఖ్యమైన మాట చెప్పాలి.' },
  },
  {
    english: 'possible',
    telugu: 'సాధ్యం',
    grade: 4,
    alsoEnglish: ['can be done'],
    alsoTelugu: ['సాధ్యమైన'],
    opposite: 'impossible',
    explanations: [
      {
        en: 'Possible means that it can be done or can happen. With practice it is possible to learn ten words a day.',
        te: 'చేయగలిగినదాన్ని, జరగగలిగినదాన్ని సాధ్యం అంటాం. సాధన చేస్తే రోజుకు పది మాటలు నేర్చుకోవడం సాధ్యం.',
      },
      {
        en: 'What was a dream long ago is possible today, such as talking face to face across the sea. Anita shows her new tooth to Grandmother that way.',
        te: 'ఒకప్పుడు కల అనుకున్నది ఇప్పుడు సాధ్యం; సముద్రాలు దాటి ముఖాముఖి మాట్లాడుకోవచ్చు. అనిత కొత్త పన్ను నానమ్మకు అలాగే చూపించింది.',
      },
      {
        en: 'If it is possible, we say politely, please come on Sunday. It leaves the other person free to say no.',
        te: 'సాధ్యమైతే ఆదివారం రండి అని మర్యాదగా అడుగుతాం. అలా అడిగితే అవతలివారు కుదరదని కూడా చెప్పవచ్చు.',
      },
    ],
    sentence: { en: 'That is possible for us.', te: 'అది మనకు సాధ్యం.' },
  },
  {
    english: 'impossible',
    telugu: 'అసాధ్యం',
    grade: 4,
    alsoEnglish: ['cannot be done'],
    alsoTelugu: ['అసాధ్యమైన'],
    opposite: 'possible',
    explanations: [
      {
        en: 'Impossible means that it cannot be done at all. It is impossible to be in two places at once.',
        te: 'ఎంత ప్రయత్నించినా చేయలేనిదాన్ని అసాధ్యం అంటాం. ఒకేసారి రెండు చోట్ల ఉండడం అసాధ్యం.',
      },
      {
        en: 'In Telugu a small a at the beginning turns many words round: sadhyam, asadhyam. Sita found nine such pairs.',
        te: 'ముందు అ చేరితే చాలా మాటలకు వ్యతిరేక అర్థం వస్తుంది: సాధ్యం, అసాధ్యం. సీత ఇలాంటి తొమ్మిది జంటలు కనిపెట్టింది.',
      },
      {
        en: 'Flying was once thought impossible for people. Two brothers called Wright did not believe it and built an airplane.',
        te: 'మనిషి ఎగరడం అసాధ్యం అని పూర్వం అనుకునేవారు. రైట్ సోదరులు దాన్ని నమ్మక విమానం తయారు చేశారు.',
      },
    ],
    sentence: { en: 'Living without water is impossible.', te: 'నీళ్లు లేకుండా బతకడం అసాధ్యం.' },
  },
  {
    english: 'dangerous',
    telugu: 'ప్రమాదకరమైన',
    grade: 4,
    alsoEnglish: ['risky'],
    alsoTelugu: ['అపాయకరమైన'],
    opposite: 'safe',
    explanations: [
      {
        en: 'Dangerous means that it can hurt us badly. Playing on the road is dangerous.',
        te: 'మనకు గట్టి దెబ్బ తగిలించేది, హాని చేసేది ఏదైనా ప్రమాదకరమైనది. రోడ్డు మీద ఆడుకోవడం ప్రమాదకరమైన పని.',
      },
      {
        en: 'A red sign with a skull tells us that something is dangerous, such as strong electricity. Gopi read it and stayed away.',
        te: 'ఎర్ర బోర్డు మీద పుర్రె గుర్తు ఉంటే అక్కడ ప్రమాదకరమైన కరెంటు లాంటిది ఉందని అర్థం. అది చదివి గోపి దూరంగా ఉన్నాడు.',
      },
      {
        en: 'Not every snake is dangerous, but we cannot tell at first sight. So Ravi stood still and called his father.',
        te: 'అన్ని పాములూ ప్రమాదకరమైనవి కావు; కానీ చూడగానే చెప్పలేం. అందుకే రవి కదలకుండా నిలబడి నాన్నను పిలిచాడు.',
      },
    ],
    sentence: { en: 'This is a dangerous turn.', te: 'ఇది ప్రమాదకరమైన మలుపు.' },
  },
  {
    english: 'safe',
    telugu: 'సురక్షితమైన',
    grade: 4,
    alsoEnglish: ['secure'],
    alsoTelugu: ['భద్రమైన', 'క్షేమమైన'],
    opposite: 'dangerous',
    explanations: [
      {
        en: 'Safe means free from danger. In the storm people went to a safe building on the hill.',
        te: 'ప్రమాదం లేనిదాన్ని సురక్షితమైనది అంటాం. తుఫాను వచ్చినప్పుడు జనం కొండ మీది సురక్షితమైన భవనానికి చేరారు.',
      },
      {
        en: 'Water that has been boiled is safe to drink. On a trip Padma carries a bottle of it from home.',
        te: 'కాచి చల్లార్చిన నీరు సురక్షితమైనది. ఊరికి వెళ్తే పద్మ ఇంటి నుంచే ఒక సీసా తీసుకెళ్తుంది.',
      },
      {
        en: 'A password keeps our things safe on a computer. Kiran tells his to nobody, not even to his best friend.',
        te: 'కంప్యూటర్‌లో మన సమాచారాన్ని కాపాడేది సురక్షితమైన పాస్‌వర్డ్. కిరణ్ తన పాస్‌వర్డ్ ప్రాణ స్నేహితుడికి కూడా చెప్పడు.',
      },
    ],
    sentence: { en: 'Let us stand in a safe place.', te: 'సురక్షితమైన చోట నిలబడదాం.' },
  },
  {
    english: 'straight',
    telugu: 'తిన్నని',
    grade: 3,
    alsoTelugu: ['తిన్ననైన'],
    opposite: 'crooked',
    explanations: [
      {
        en: 'Straight means without any bend. With a ruler Lata drew a straight line.',
        te: 'వంపు లేనిదాన్ని తిన్నని వస్తువు అంటాం. లత స్కేలు పెట్టి తిన్నని గీత గీసింది.',
      },
      {
        en: 'A straight road is the shortest way between two places. But the one through the hills has the better view, said Grandfather.',
        te: 'రెండు ఊళ్ల మధ్య తిన్నని దారే దగ్గరి దారి. కానీ కొండల్లో మలుపుల దారి అందంగా ఉంటుందని తాతయ్య అన్నారు.',
      },
      {
        en: 'Palm trees grow straight and tall, with leaves only at the top. A row of them stands by our canal like soldiers.',
        te: 'తాటిచెట్టు వంకర లేకుండా తిన్నగా పెరుగుతుంది; ఆకులు పైన మాత్రమే ఉంటాయి. మా కాలువ గట్టున అవి సైనికుల్లా వరుసగా నిలబడి ఉన్నాయి.',
      },
    ],
    sentence: { en: 'This is a straight road.', te: 'ఇది తిన్నని దారి.' },
  },
  {
    english: 'crooked',
    telugu: 'వంకర',
    grade: 2,
    alsoEnglish: ['bent'],
    alsoTelugu: ['వంకరైన'],
    opposite: 'straight',
    explanations: [
      {
        en: 'Crooked means bent, not straight. The old woman in the story walked with a crooked stick.',
        te: 'తిన్నగా లేకుండా వంగి ఉన్నదాన్ని వంకర అంటాం. కథలో అవ్వ వంకర కర్ర పట్టుకుని నడిచేది.',
      },
      {
        en: 'A dog’s tail stays crooked, says a Telugu proverb, whatever you do. It is said of people who will not change.',
        te: 'కుక్క తోక వంకర అని సామెత; ఎంత ప్రయత్నించినా అది తిన్నగా అవ్వదు. మారనివారి గురించి ఈ సామెత చెప్తారు.',
      },
      {
        en: 'When we write on plain paper, the lines easily become crooked. Meena puts a ruled page under hers.',
        te: 'గీతలు లేని కాగితం మీద రాస్తే వరుసలు వంకర పోతాయి. మీనా తన కాగితం కింద గీతల పేజీ పెట్టుకుంటుంది.',
      },
    ],
    sentence: { en: 'This is a crooked nail.', te: 'ఇది వంకర మేకు.' },
  },
  {
    english: 'fresh',
    telugu: 'తాజా',
    grade: 2,
    alsoTelugu: ['తాజాగా ఉండే'],
    opposite: 'rotten',
    explanations: [
      {
        en: 'Fresh means newly picked, cooked or made. Mother buys fresh greens from the cart each morning.',
        te: 'అప్పుడే కోసిన, వండిన, చేసిన వాటిని తాజా వస్తువులు అంటాం. అమ్మ రోజూ పొద్దున బండి మీద తాజా ఆకుకూరలు కొంటుంది.',
      },
      {
        en: 'Put a fresh egg into water and it sinks; an old one floats. Raju tried six, and all of them sank.',
        te: 'తాజా గుడ్డును నీళ్లలో వేస్తే మునుగుతుంది; పాతదైతే తేలుతుంది. రాజు ఆరు గుడ్లు వేసి చూశాడు, అన్నీ మునిగాయి.',
      },
      {
        en: 'News can be fresh too, when it has just come. Grandfather opens the paper and says, let us see what is fresh today.',
        te: 'ఇప్పుడే వచ్చిన వార్తను కూడా తాజా వార్త అంటాం. తాతయ్య పేపరు తెరిచి, ఈ రోజు తాజా సంగతులేమిటో చూద్దాం అంటారు.',
      },
    ],
    sentence: { en: 'These are fresh fruits.', te: 'ఇవి తాజా పండ్లు.' },
  },
  {
    english: 'rotten',
    telugu: 'కుళ్లిన',
    grade: 3,
    alsoEnglish: ['spoilt'],
    alsoTelugu: ['చెడిపోయిన'],
    opposite: 'fresh',
    explanations: [
      {
        en: 'Rotten means so bad that you cannot eat it. A rotten fruit smells and gets soft.',
        te: 'పాడైపోయి తినడానికి పనికిరానిదాన్ని కుళ్లినది అంటాం. కుళ్లిన పండు నుంచి చెడు వాసన వస్తుంది, అది మెత్తబడిపోతుంది.',
      },
      {
        en: 'One rotten mango in a basket spoils the others. Sita takes it out and gives it to the compost heap.',
        te: 'బుట్టలో ఒక్క కుళ్లిన పండు ఉంటే మిగతావి కూడా పాడవుతాయి. సీత దాన్ని తీసి ఎరువు కుప్పలో వేస్తుంది.',
      },
      {
        en: 'Rotten leaves become black soil that plants love. Nothing is wasted in a garden, says my aunt.',
        te: 'కుళ్లిన ఆకులు మొక్కలకు మంచి ఎరువు అవుతాయి. తోటలో ఏదీ వృథా కాదని మా అత్తయ్య అంటారు.',
      },
    ],
    sentence: { en: 'Throw away the rotten tomato.', te: 'కుళ్లిన టమాటా పారేయి.' },
  },
  {
    english: 'tight',
    telugu: 'బిగుతైన',
    grade: 3,
    alsoTelugu: ['బిగువైన'],
    opposite: 'loose',
    explanations: [
      {
        en: 'Tight means fitting very closely, with no room left. Gopi has grown, and last year’s shirt is tight.',
        te: 'ఖాళీ లేకుండా గట్టిగా పట్టేసేదాన్ని బిగుతైనది అంటాం. గోపి పెరిగాడు; పోయిన ఏడాది చొక్కా బిగుతుగా ఉంది.',
      },
      {
        en: 'A tight lid keeps the pickle good and the ants out. Only Father could open it.',
        te: 'బిగుతైన మూత ఉంటే ఊరగాయ పాడవదు, చీమలు పట్టవు. దాన్ని నాన్న మాత్రమే తీయగలిగారు.',
      },
      {
        en: 'The strings of a veena must be tight enough, or they give no clear note. Lata turns a peg and listens.',
        te: 'వీణ తీగలు తగినంత బిగుతుగా ఉంటేనే స్వరం బాగా పలుకుతుంది. లత బిరడా తిప్పుతూ వింటుంది.',
      },
    ],
    sentence: { en: 'These are tight shoes.', te: 'ఇవి బిగుతైన బూట్లు.' },
  },
  {
    english: 'loose',
    telugu: 'వదులైన',
    grade: 3,
    alsoTelugu: ['వదులు'],
    opposite: 'tight',
    explanations: [
      {
        en: 'Loose means not fitting closely, with a lot of room left. Chinnu put on his father’s loose shirt and looked like a tent.',
        te: 'గట్టిగా పట్టకుండా ఎక్కువ ఖాళీ ఉన్నదాన్ని వదులైనది అంటాం. నాన్న వదులైన చొక్కా వేసుకుంటే చిన్ను డేరాలా కనిపించాడు.',
      },
      {
        en: 'In hot weather loose cotton clothes are best, for air can pass. Kiran wears them all summer.',
        te: 'ఎండాకాలంలో గాలి ఆడే వదులైన నూలు బట్టలు మంచివి. కిరణ్ ఎండాకాలమంతా అవే వేసుకుంటాడు.',
      },
      {
        en: 'A loose knot soon comes undone. Anita tied her laces again and ran on.',
        te: 'వదులైన ముడి త్వరగా ఊడిపోతుంది. అనిత బూటు లేసులు మళ్లీ కట్టుకుని పరుగెత్తింది.',
      },
    ],
    sentence: { en: 'Wear loose clothes.', te: 'వదులైన బట్టలు వేసుకో.' },
  },
  {
    english: 'expensive',
    telugu: 'ఖరీదైన',
    grade: 4,
    alsoEnglish: ['costly'],
    opposite: 'cheap',
    explanations: [
      {
        en: 'Expensive means costing a lot of money. The expensive watch lay in a glass case.',
        te: 'ఎక్కువ డబ్బు పెట్టి కొనాల్సినదాన్ని ఖరీదైనది అంటాం. ఖరీదైన గడియారం అద్దాల పెట్టెలో ఉంది.',
      },
      {
        en: 'An expensive thing is not always the best. Padma loves her clay piggy bank more than the expensive doll.',
        te: 'ఖరీదైన వస్తువే మంచిదని కాదు. పద్మకు ఖరీదైన బొమ్మ కంటే మట్టి ముంత అంటేనే ఇష్టం.',
      },
      {
        en: 'When few tomatoes come to the market, they grow expensive. That week Mother cooked with tamarind.',
        te: 'మార్కెట్‌కు టమాటాలు తక్కువగా వస్తే వాటి ధర బాగా పెరుగుతుంది. ఆ వారం అమ్మ చింతపండుతో వండింది.',
      },
    ],
    sentence: { en: 'This is an expensive saree.', te: 'ఇది ఖరీదైన చీర.' },
  },
  {
    english: 'cheap',
    telugu: 'చవకైన',
    grade: 3,
    alsoEnglish: ['inexpensive'],
    alsoTelugu: ['చౌకైన', 'చవక'],
    opposite: 'expensive',
    explanations: [
      {
        en: 'Cheap means costing little money. In season mangoes are cheap, and everyone eats them.',
        te: 'తక్కువ డబ్బుకే దొరికేదాన్ని చవకైనది అంటాం. మామిడి పండ్ల కాలంలో అవి చవకగా దొరుకుతాయి, అందరూ తింటారు.',
      },
      {
        en: 'A cheap thing that breaks in a day costs more in the end. Ravi’s plastic car lost its wheels before evening.',
        te: 'ఒక్క రోజులో విరిగిపోయే చవకైన వస్తువు చివరికి నష్టమే. రవి కొన్న ప్లాస్టిక్ కారు చక్రాలు సాయంత్రానికే ఊడాయి.',
      },
      {
        en: 'The cheap and pleasant way to travel a short distance is on foot. Grandmother walks to the temple and greets ten people on the way.',
        te: 'దగ్గరి చోటుకు వెళ్లాలంటే చవకైన, హాయైన ప్రయాణం నడకే. నానమ్మ గుడికి నడిచి వెళ్తూ దారిలో పది మందిని పలకరిస్తారు.',
      },
    ],
    sentence: { en: 'I bought a cheap pen.', te: 'నేను చవకైన పెన్ను కొన్నాను.' },
  },
  {
    english: 'famous',
    telugu: 'ప్రసిద్ధ',
    grade: 4,
    alsoEnglish: ['well known'],
    alsoTelugu: ['పేరుపొందిన', 'సుప్రసిద్ధ'],
    explanations: [
      {
        en: 'Famous means known to very many people. Annamayya is a famous poet, and his songs are sung even today.',
        te: 'ఎంతోమందికి తెలిసినవారిని ప్రసిద్ధ వ్యక్తులు అంటాం. అన్నమయ్య ప్రసిద్ధ కవి; ఆయన పాటలు ఇప్పటికీ పాడతారు.',
      },
      {
        en: 'Places are famous for one thing or another: Guntur for chilies, Pochampally for sarees. What is your town famous for?',
        te: 'ఒక్కో ఊరు ఒక్కోదానికి పేరు పొందుతుంది: గుంటూరు మిరపకాయలకు, పోచంపల్లి చీరలకు. మీ ఊరు దేనికి ప్రసిద్ధి?',
      },
      {
        en: 'A famous singer came to Sita’s school and sang with the children. She said that she too had once been afraid of the stage.',
        te: 'ఒక ప్రసిద్ధ గాయని సీత బడికి వచ్చి పిల్లలతో కలిసి పాడారు. ఒకప్పుడు తనకు కూడా వేదిక అంటే భయమేనని ఆమె చెప్పారు.',
      },
    ],
    sentence: { en: 'He is a famous singer.', te: 'ఆయన ప్రసిద్ధ గాయకుడు.' },
  },
  {
    english: 'special',
    telugu: 'ప్రత్యేకమైన',
    grade: 3,
    alsoEnglish: ['unique'],
    alsoTelugu: ['విశేషమైన'],
    explanations: [
      {
        en: 'Special means not like the others, kept for one person or one day. On Ugadi Mother makes a special pachadi.',
        te: 'మిగతావాటి కంటే వేరుగా, విశేషంగా ఉన్నదాన్ని ప్రత్యేకమైనది అంటాం. ఉగాదికి అమ్మ ప్రత్యేకమైన పచ్చడి చేస్తుంది.',
      },
      {
        en: 'Each child is special in some way: one draws, one runs, one makes others laugh. Meena’s teacher wrote it for each on a card.',
        te: 'పిల్లలందరిలోనూ ఏదో ఒక ప్రత్యేకమైన గుణం ఉంటుంది: ఒకరు బొమ్మలు గీస్తారు, ఒకరు పరుగెత్తుతారు, ఒకరు నవ్విస్తారు. మీనా టీచర్ ఆ సంగతి ఒక్కొక్కరికీ కార్డు మీద రాసి ఇచ్చారు.',
      },
      {
        en: 'A special train runs when many people travel, as at Sankranti. Raju’s family got seats in it at last.',
        te: 'సంక్రాంతి లాంటి రద్దీ రోజుల్లో ప్రత్యేక రైళ్లు నడుపుతారు. రాజు కుటుంబానికి చివరికి అందులో సీట్లు దొరికాయి.',
      },
    ],
    sentence: { en: 'Today is a special day.', te: 'ఈ రోజు ప్రత్యేకమైన రోజు.' },
  },
  {
    english: 'asleep',
    telugu: 'నిద్రలో',
    grade: 1,
    opposite: 'awake',
    explanations: [
      {
        en: 'Asleep means sleeping, with the eyes shut. The baby is asleep; we must walk softly.',
        te: 'కళ్లు మూసుకుని నిద్రపోతూ ఉంటే నిద్రలో ఉన్నట్టు. పాపాయి నిద్రలో ఉంది; మెల్లగా నడవాలి.',
      },
      {
        en: 'While asleep we dream, and some of us even talk. Asleep in his bed, Raju shouted “Goal!”',
        te: 'నిద్రలో ఉన్నప్పుడు కలలు కంటాం; కొందరు మాట్లాడతారు కూడా. మంచం మీద నిద్రలో ఉన్న రాజు “గోల్!” అని అరిచాడు.',
      },
      {
        en: 'When we sit long on one foot, it tingles: that is timmiri, but English says that the foot is asleep. When Gopi got up, he limped.',
        te: 'ఒక కాలి మీద చాలాసేపు కూర్చుంటే తిమ్మిరి పడుతుంది; ఇంగ్లీషులో మాత్రం కాలు నిద్రలో ఉంది అంటారు. గోపి లేవగానే కుంటుతూ నడిచాడు.',
      },
    ],
    sentence: { en: 'My younger sister is asleep.', te: 'మా చెల్లి నిద్రలో ఉంది.' },
  },
  {
    english: 'awake',
    telugu: 'మెలకువగా',
    grade: 2,
    opposite: 'asleep',
    explanations: [
      {
        en: 'Awake means not sleeping. Waiting for Father’s train, Lata was awake till midnight.',
        te: 'నిద్రపోకుండా ఉంటే మెలకువగా ఉన్నట్టు. నాన్న వచ్చే రైలు కోసం ఎదురుచూస్తూ లత అర్ధరాత్రి దాకా మెలకువగా ఉంది.',
      },
      {
        en: 'Watchmen and nurses stay awake at night, so that others can sleep in peace. Padma’s aunt is a nurse and sleeps by day.',
        te: 'ఇతరులు హాయిగా నిద్రపోవడానికి కాపలాదారులు, నర్సులు రాత్రంతా మెలకువగా ఉంటారు. పద్మ వాళ్ల పిన్ని నర్సు; ఆమె పగలు నిద్రపోతారు.',
      },
      {
        en: 'At Sivaratri many stay awake the whole night; that is called jagarana. Chinnu said that he would too, and fell asleep at nine.',
        te: 'శివరాత్రి నాడు చాలామంది రాత్రంతా మెలకువగా ఉంటారు; దాన్ని జాగరణ అంటారు. తానూ ఉంటానన్న చిన్ను తొమ్మిదింటికే నిద్రపోయాడు.',
      },
    ],
    sentence: { en: 'Are you awake?', te: 'నువ్వు మెలకువగా ఉన్నావా?' },
  },
  {
    english: 'broken',
    telugu: 'విరిగిన',
    grade: 1,
    alsoTelugu: ['పగిలిన', 'విరిగిపోయిన'],
    explanations: [
      {
        en: 'Broken means that a thing has come apart in pieces. Father mended the broken chair with nails.',
        te: 'ముక్కలైన వస్తువును విరిగినది అంటాం. విరిగిన కుర్చీని నాన్న మేకులతో బాగు చేశారు.',
      },
      {
        en: 'A stick or a bone is virigina, but a mirror or a pot is pagilina. A broken branch lay beside a broken pot.',
        te: 'కర్ర, ఎముక అయితే విరిగిన అంటాం; అద్దం, కుండ అయితే పగిలిన అంటాం. విరిగిన కొమ్మ పగిలిన కుండ పక్కన పడి ఉంది.',
      },
      {
        en: 'A machine that no longer works is not virigina but padaina. Kiran repaired the broken radio.',
        te: 'పనిచేయని యంత్రాన్ని విరిగిన అనం, పాడైన అంటాం. పాడైన రేడియోను కిరణ్ బాగు చేశాడు.',
      },
    ],
    sentence: { en: 'This is a broken pencil.', te: 'ఇది విరిగిన పెన్సిల్.' },
  },
  {
    english: 'careful',
    telugu: 'జాగ్రత్తగా',
    grade: 1,
    alsoEnglish: ['carefully', 'be careful'],
    alsoTelugu: ['జాగ్రత్త'],
    explanations: [
      {
        en: 'Careful means watching that no harm or mistake happens. Sita was careful and held the glass bowl with both hands.',
        te: 'ప్రమాదమో పొరపాటో జరగకుండా చూసుకుంటే జాగ్రత్తగా ఉన్నట్టు. సీత గాజు గిన్నెను రెండు చేతులతో జాగ్రత్తగా పట్టుకుంది.',
      },
      {
        en: 'Jagratta alone is a warning: be careful! “Careful, the floor is wet,” said my aunt.',
        te: 'జాగ్రత్త అని ఒక్క మాట అంటే అది హెచ్చరిక. జాగ్రత్త, నేల తడిగా ఉంది అన్నారు అత్తయ్య.',
      },
      {
        en: 'To those who set out we say: be careful on the way and come back. Before the bus moves, Grandmother says it three times.',
        te: 'బయలుదేరేవాళ్లకు జాగ్రత్తగా వెళ్లి రా అని చెప్తాం. బస్సు కదిలేలోపు అమ్మమ్మ మూడుసార్లు అలా అంటారు.',
      },
    ],
    sentence: { en: 'Be careful when you go down the steps.', te: 'మెట్లు జాగ్రత్తగా దిగు.' },
  },
  {
    english: 'cute',
    telugu: 'ముద్దుగా',
    grade: 1,
    alsoEnglish: ['adorable'],
    alsoTelugu: ['ముద్దొచ్చే'],
    explanations: [
      {
        en: 'Cute means so sweet that you want to pick it up. The puppy with its round eyes is cute.',
        te: 'చూడగానే ఎత్తుకోవాలనిపించేలా ఉంటే ముద్దుగా ఉంది అంటాం. గుండ్రని కళ్లతో కుక్కపిల్ల ముద్దుగా ఉంది.',
      },
      {
        en: 'A baby’s first half-words are cute too; they are called muddumatalu. Our baby tried to say neellu, water, and said neeyu, and we all laughed.',
        te: 'పాపాయి వచ్చీరాని మాటలు కూడా ముద్దుగా ఉంటాయి; వాటిని ముద్దుమాటలు అంటారు. మా పాపాయి నీళ్లు అనబోయి నీయు అంటే, అందరం నవ్వాం.',
      },
      {
        en: 'Young animals look cute to us with their big eyes and round heads. “A tiger cub is cute too, but we must not go near it,” said the teacher.',
        te: 'పెద్ద కళ్లు, గుండ్రని తల ఉండడం వల్ల జంతువుల పిల్లలు మనకు ముద్దుగా కనిపిస్తాయి. పులి పిల్ల కూడా ముద్దుగానే ఉంటుంది, కానీ దగ్గరికి వెళ్లకూడదు అన్నారు టీచర్.',
      },
    ],
    sentence: { en: 'The baby is very cute.', te: 'పాపాయి చాలా ముద్దుగా ఉంది.' },
  },
  {
    english: 'gentle',
    telugu: 'సున్నితమైన',
    grade: 3,
    alsoEnglish: ['gently', 'delicate'],
    alsoTelugu: ['సౌమ్యమైన'],
    explanations: [
      {
        en: 'Gentle means soft and kind, never rough. With gentle hands Lata put the little bird back into its nest.',
        te: 'మెల్లగా, దయగా ఉండేదాన్ని సున్నితమైనది అంటాం; అందులో మోటుతనం ఉండదు. లత పిట్ట పిల్లను సున్నితమైన చేతులతో గూట్లో పెట్టింది.',
      },
      {
        en: 'One with a gentle heart hurts nobody. Our teacher speaks gently, and yet the whole class listens.',
        te: 'సున్నితమైన మనసున్నవారు ఎవరినీ నొప్పించరు. మా టీచర్ సున్నితంగా మాట్లాడతారు, అయినా తరగతి అంతా వింటుంది.',
      },
      {
        en: 'A butterfly’s wing is so delicate that a touch takes off its colored dust. Meena only looks and never catches one.',
        te: 'సీతాకోకచిలుక రెక్క ఎంతో సున్నితమైనది; తాకితే చాలు, రంగు పొడి రాలిపోతుంది. మీనా చూస్తుందే కానీ ఎప్పుడూ పట్టుకోదు.',
      },
    ],
    sentence: { en: 'She has a gentle heart.', te: 'ఆమెది సున్నితమైన మనసు.' },
  },
  {
    english: 'hurt',
    telugu: 'గాయపడిన',
    grade: 2,
    alsoEnglish: ['injured', 'wounded'],
    alsoTelugu: ['దెబ్బ తగిలిన'],
    explanations: [
      {
        en: 'Hurt means having got a wound or a blow. We took the hurt dog to the animal doctor.',
        te: 'దెబ్బ తగిలినవారిని గాయపడినవారు అంటాం. గాయపడిన కుక్కను పశువుల డాక్టర్ దగ్గరికి తీసుకెళ్లాం.',
      },
      {
        en: 'When hurt we say naaku debba tagilindi, I got hurt; then noppiga undi, it hurts. Gopi fell off his bicycle and said both.',
        te: 'గాయపడినప్పుడు నాకు దెబ్బ తగిలింది అంటాం; తర్వాత నొప్పిగా ఉంది అంటాం. సైకిల్ మీద నుంచి పడిన గోపి రెండూ అన్నాడు.',
      },
      {
        en: 'A heart hurt by words cannot be bandaged; asking pardon is its medicine. That very evening Raju said sorry to Padma.',
        te: 'మాటల వల్ల గాయపడిన మనసుకు కట్టు కట్టలేం; క్షమాపణే దానికి మందు. ఆ సాయంత్రమే రాజు పద్మకు క్షమాపణ చెప్పాడు.',
      },
    ],
    sentence: { en: 'We helped the hurt bird.', te: 'మేము గాయపడిన పక్షికి సాయం చేశాం.' },
  },
  {
    english: 'noisy',
    telugu: 'గోలగా',
    grade: 2,
    alsoTelugu: ['సందడిగా'],
    explanations: [
      {
        en: 'Noisy means full of shouts and other sounds. The class was noisy till the teacher came.',
        te: 'అరుపులు, చప్పుళ్లు ఎక్కువగా ఉంటే గోలగా ఉంది అంటాం. టీచర్ వచ్చేదాకా తరగతి గోలగా ఉంది.',
      },
      {
        en: 'The happy noise of a wedding house is called sandadi. At Uncle’s wedding the whole house was noisy till midnight.',
        te: 'పెళ్లి ఇంట్లో వినిపించే సంతోషపు గోలను సందడి అంటారు. బాబాయి పెళ్లిలో ఇల్లంతా అర్ధరాత్రి దాకా గోలగా ఉంది.',
      },
      {
        en: 'When it is noisy all round, what we read does not stay in the head. Kiran lives near the airport and shuts the windows to study.',
        te: 'చుట్టూ గోలగా ఉంటే చదివింది బుర్రకెక్కదు. విమానాశ్రయం దగ్గర ఉండే కిరణ్ కిటికీలు మూసి చదువుకుంటాడు.',
      },
    ],
    sentence: { en: 'It is very noisy outside.', te: 'బయట చాలా గోలగా ఉంది.' },
  },
  {
    english: 'sticky',
    telugu: 'జిగటగా',
    grade: 2,
    alsoTelugu: ['జిగురుగా', 'బంకగా'],
    explanations: [
      {
        en: 'Sticky means clinging to whatever touches it. Chinnu ate honey, and his fingers are sticky.',
        te: 'తాకితే అంటుకునేలా ఉంటే జిగటగా ఉంది అంటాం. తేనె తిన్న చిన్ను వేళ్లు జిగటగా ఉన్నాయి.',
      },
      {
        en: 'The milk of a jackfruit is sticky, so people oil their hands before they cut it. Uncle forgot, and washed his hands all day.',
        te: 'పనసకాయ పాలు జిగటగా ఉంటాయి; అందుకే కోసే ముందు చేతులకు నూనె రాసుకుంటారు. మామయ్య మరిచిపోయి, రోజంతా చేతులు కడుక్కుంటూనే ఉన్నారు.',
      },
      {
        en: 'A frog’s tongue is sticky, and so a fly gets stuck to it. Before Sita could blink, the fly was gone.',
        te: 'కప్ప నాలుక జిగటగా ఉంటుంది; అందుకే ఈగ దానికి అంటుకుపోతుంది. సీత రెప్ప వేసేలోపు ఈగ మాయమైంది.',
      },
    ],
    sentence: { en: 'My hands are sticky.', te: 'నా చేతులు జిగటగా ఉన్నాయి.' },
  },
  {
    english: 'stuck',
    telugu: 'ఇరుక్కుపోయిన',
    grade: 2,
    alsoTelugu: ['ఇరుక్కున్న', 'చిక్కుకున్న'],
    explanations: [
      {
        en: 'Stuck means caught somewhere and not able to move. With a stick we got down the kite that was stuck in the tree.',
        te: 'ఒక చోట చిక్కి కదలలేనిదాన్ని ఇరుక్కుపోయినది అంటాం. చెట్టులో ఇరుక్కుపోయిన గాలిపటాన్ని కర్రతో తీశాం.',
      },
      {
        en: 'A little mouse freed a lion that was stuck in a net: it bit through the net. Even small ones can help, said Grandfather after the story.',
        te: 'వలలో ఇరుక్కుపోయిన సింహాన్ని చిట్టెలుక విడిపించింది; వలను పళ్లతో కొరికేసింది. చిన్నవాళ్లు కూడా సాయం చేయగలరు అని కథ చివర తాతయ్య చెప్పారు.',
      },
      {
        en: 'On crowded roads vehicles get stuck. In a bus that was stuck for an hour, we all sang songs.',
        te: 'రద్దీ రోడ్ల మీద వాహనాలు ఇరుక్కుపోతాయి. గంటసేపు ఇరుక్కుపోయిన బస్సులో మేము అందరం పాటలు పాడుకున్నాం.',
      },
    ],
    sentence: {
      en: 'Father pulled out the car that was stuck in the mud.',
      te: 'బురదలో ఇరుక్కుపోయిన కారును నాన్న బయటికి తీశారు.',
    },
  },
  {
    english: 'fat',
    telugu: 'లావైన',
    grade: 1,
    alsoEnglish: ['plump', 'chubby'],
    alsoTelugu: ['లావు', 'లావుపాటి'],
    opposite: 'slim',
    explanations: [
      {
        en: 'Fat means big all round. The fat cat could not get through the hole.',
        te: 'బొద్దుగా ఉన్నదాన్ని లావైనది అంటాం. లావైన పిల్లి ఆ కన్నంలోంచి దూరలేకపోయింది.',
      },
      {
        en: 'A fat book has many pages. Padma read a fat book of stories in a week.',
        te: 'లావైన పుస్తకంలో చాలా పేజీలు ఉంటాయి. పద్మ లావైన కథల పుస్తకాన్ని వారంలో చదివేసింది.',
      },
      {
        en: 'People come in all sizes, and making fun of someone for being fat makes them sad. When a boy did that to Gopi, all his friends stood by him.',
        te: 'మనుషులు రకరకాలుగా ఉంటారు; ఎవరినైనా లావు అని వెక్కిరిస్తే వాళ్లు బాధపడతారు. ఒక అబ్బాయి అలా అంటే, స్నేహితులంతా గోపి వైపు నిలబడ్డారు.',
      },
    ],
    sentence: { en: 'This is a fat book.', te: 'ఇది లావైన పుస్తకం.' },
  },
  {
    english: 'slim',
    telugu: 'సన్నని',
    grade: 2,
    alsoEnglish: ['slender', 'thin'],
    alsoTelugu: ['సన్నటి'],
    opposite: 'fat',
    explanations: [
      {
        en: 'Slim means thin all around, not fat. The slim cat slipped through the gap in the wall.',
        te: 'లావు లేకుండా నాజూకుగా ఉన్నదాన్ని సన్ననిది అంటాం. సన్నని పిల్లి గోడ సందులోంచి దూరిపోయింది.',
      },
      {
        en: 'A thin rope, a thin line and a narrow path are all sannani in Telugu. Kiran walked along the path between two fields, one foot in front of the other.',
        te: 'తాడు, గీత, దారి, ఏదైనా వెడల్పు తక్కువైతే సన్నని అంటాం. కిరణ్ రెండు పొలాల మధ్య సన్నని దారిలో ఒక అడుగు ముందు ఒక అడుగు వేస్తూ నడిచాడు.',
      },
      {
        en: 'A high, soft voice is sannani too. When the baby laughs in her little voice, the whole house laughs.',
        te: 'మెత్తగా, పైస్థాయిలో వినిపించే గొంతును కూడా సన్నని గొంతు అంటాం. పాపాయి సన్నని గొంతుతో నవ్వితే ఇల్లంతా నవ్వుతుంది.',
      },
    ],
    sentence: { en: 'A deer has slim legs.', te: 'జింకకు సన్నని కాళ్లు ఉంటాయి.' },
  },
  {
    english: 'elderly',
    telugu: 'ముసలి',
    grade: 2,
    alsoEnglish: ['old', 'aged', 'old in years'],
    alsoTelugu: ['వృద్ధ', 'వయసు మళ్లిన'],
    opposite: 'young',
    explanations: [
      {
        en: 'Elderly means old in years; we say it of people. An elderly woman on our street feeds the birds every morning.',
        te: 'వయసు ఎక్కువైన మనుషులను ముసలివారు అంటాం. మా వీధిలో ఒక ముసలి అవ్వ రోజూ పొద్దున పక్షులకు గింజలు వేస్తారు.',
      },
      {
        en: 'Things are not musali but paata: an old house, an old book. The elderly dog sleeps all day on an old mat.',
        te: 'వస్తువులను ముసలి అనం, పాత అంటాం: పాత ఇల్లు, పాత పుస్తకం. ముసలి కుక్క పాత చాప మీద రోజంతా నిద్రపోతుంది.',
      },
      {
        en: 'It is more polite to call an elderly person peddavaru, an elder. On the bus Meena gave her seat to an elderly man and said: please sit down, Grandfather.',
        te: 'ముసలివారిని మర్యాదగా పెద్దవారు అంటాం. బస్సులో మీనా ఒక ముసలి తాతకు తన సీటు ఇచ్చి, “కూర్చోండి తాతగారూ” అంది.',
      },
    ],
    sentence: { en: 'An elderly man is sitting under the tree.', te: 'చెట్టు కింద ఒక ముసలి తాత కూర్చున్నారు.' },
  },
  {
    english: 'young',
    telugu: 'యువ',
    grade: 2,
    alsoEnglish: ['youthful'],
    alsoTelugu: ['చిన్న వయసు', 'పడుచు'],
    opposite: 'elderly',
    explanations: [
      {
        en: 'Young means not old; yuva is said of people who have just grown up. The young players beat the old champions.',
        te: 'ఇప్పుడిప్పుడే పెద్దవారైనవాళ్ల గురించి చెప్పేటప్పుడు యువ అంటాం: యువకుడు, యువతి. యువ ఆటగాళ్లు పాత విజేతలను ఓడించారు.',
      },
      {
        en: 'Of children Telugu says chinna, small: my sister is younger than I am, so she is chinnadi. “I am young, but I run fast,” says Chinnu.',
        te: 'పిల్లలను యువ అనం, చిన్న అంటాం: చెల్లి నా కంటే చిన్నది. “నేను చిన్నవాడినే కానీ వేగంగా పరుగెత్తుతాను” అని చిన్ను అంటాడు.',
      },
      {
        en: 'India’s Youth Day is on 12 January, the birthday of Swami Vivekananda, who told young people to be strong. Our school had a race that day.',
        te: 'భారతదేశంలో యువజన దినోత్సవం జనవరి 12న, స్వామి వివేకానంద పుట్టినరోజున వస్తుంది; యువతీ యువకులు బలంగా ఉండాలని ఆయన చెప్పేవారు. ఆ రోజు మా బడిలో పరుగు పందెం పెట్టారు.',
      },
    ],
    sentence: { en: 'She is a young doctor.', te: 'ఆమె ఒక యువ డాక్టర్.' },
  },
  {
    english: 'ugly',
    telugu: 'వికారమైన',
    grade: 3,
    alsoTelugu: ['అందవికారమైన', 'అందంలేని'],
    explanations: [
      {
        en: 'Ugly means not nice to look at. In the play the demon wore an ugly mask.',
        te: 'చూడడానికి బాగుండనిదాన్ని వికారమైనది అంటాం. నాటకంలో రాక్షసుడు వికారమైన ముసుగు వేసుకున్నాడు.',
      },
      {
        en: 'In a tale all laughed at an ugly duckling; when it grew up, it was a lovely swan. Meena likes that story very much.',
        te: 'ఒక కథలో వికారమైన బాతుపిల్ల అని అందరూ ఎగతాళి చేసిన పిల్ల, పెరిగాక అందమైన హంస అయింది. మీనాకు ఆ కథ చాలా ఇష్టం.',
      },
      {
        en: 'We should call nobody ugly; each face is dear to someone. The crow’s chick is dear to the crow, says a Telugu proverb.',
        te: 'ఎవరినీ వికారంగా ఉన్నారని అనకూడదు; ప్రతి ముఖమూ ఎవరో ఒకరికి ముద్దే. కాకి పిల్ల కాకికి ముద్దు అని సామెత.',
      },
    ],
    sentence: { en: 'Kiran drew an ugly monster.', te: 'కిరణ్ ఒక వికారమైన భూతం బొమ్మ గీశాడు.' },
  },
  {
    english: 'delicious',
    telugu: 'రుచికరమైన',
    grade: 2,
    emoji: '😋',
    alsoEnglish: ['tasty', 'yummy'],
    alsoTelugu: ['రుచిగల', 'కమ్మని'],
    explanations: [
      {
        en: 'Delicious means very good to eat. Grandmother made delicious pulihora.',
        te: 'తినడానికి ఎంతో బాగుండేదాన్ని రుచికరమైనది అంటాం. నానమ్మ రుచికరమైన పులిహోర చేశారు.',
      },
      {
        en: 'While eating we say chala ruchiga undi, it is delicious. Hearing that, the one who cooked forgets all the work.',
        te: 'తింటూ చాలా రుచిగా ఉంది అంటాం. ఆ మాట వింటే వండినవారు శ్రమంతా మరిచిపోతారు.',
      },
      {
        en: 'Hunger knows no taste, says a Telugu proverb: to the hungry plain rice is a delicious feast. After climbing the hill Raju ate two plates of curd rice.',
        te: 'ఆకలి రుచి ఎరుగదు అని సామెత; ఆకలేస్తే వట్టి అన్నమైనా రుచికరమైన విందే. కొండ ఎక్కాక రాజు రెండు పళ్లేల పెరుగన్నం తిన్నాడు.',
      },
    ],
    sentence: { en: 'Mother made a delicious meal.', te: 'అమ్మ రుచికరమైన భోజనం వండింది.' },
  },
];
