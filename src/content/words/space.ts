import type { Word } from './word';

export const space: readonly Word[] = [
  {
    english: 'space',
    telugu: 'అంతరిక్షం',
    grade: 3,
    alsoEnglish: ['outer space'],
    alsoTelugu: ['రోదసి'],
    explanations: [
      {
        en: 'Space is the vast, dark place beyond the air of our earth, where the stars and planets are. A rocket needs only minutes to reach space.',
        te: 'భూమి చుట్టూ ఉన్న గాలి దాటాక, గ్రహాలూ నక్షత్రాలూ ఉండే విశాలమైన చీకటి చోటు అంతరిక్షం. రాకెట్ కొన్ని నిమిషాల్లోనే అంతరిక్షం చేరుతుంది.',
      },
      {
        en: 'There is no air in space, and so there is no sound either. Even if you shouted, your friend beside you would hear nothing.',
        te: 'అంతరిక్షంలో గాలి ఉండదు, అందుకే శబ్దం కూడా వినిపించదు. నువ్వు ఎంత గట్టిగా అరిచినా పక్కనున్న స్నేహితుడికి వినిపించదు.',
      },
      {
        en: 'In 1984 Rakesh Sharma was the first Indian to travel into space. Asked how India looked from there, he said: better than the whole world!',
        te: 'అంతరిక్షంలోకి వెళ్లిన మొదటి భారతీయుడు రాకేశ్ శర్మ; ఆయన 1984లో వెళ్లారు. అక్కడి నుంచి భారతదేశం ఎలా ఉందని అడిగితే, ప్రపంచంలోకెల్లా మిన్నగా ఉంది అన్నారు.',
      },
    ],
    sentence: { en: 'Space is very dark.', te: 'అంతరిక్షం చాలా చీకటిగా ఉంటుంది.' },
  },
  {
    english: 'planet',
    telugu: 'గ్రహం',
    grade: 2,
    explanations: [
      {
        en: 'A planet is a big round body that goes round a star. Our earth is a planet of the sun.',
        te: 'నక్షత్రం చుట్టూ తిరిగే పెద్ద గుండ్రని గోళం గ్రహం. మన భూమి సూర్యుడి చుట్టూ తిరిగే ఒక గ్రహం.',
      },
      {
        en: 'Eight planets go round our sun. Padma learned their names in order, like a song.',
        te: 'మన సూర్యుడి చుట్టూ ఎనిమిది గ్రహాలు తిరుగుతాయి. పద్మ వాటి పేర్లను వరుసగా పాటలా నేర్చుకుంది.',
      },
      {
        en: 'A star twinkles, but a planet shines with a steady light that it gets from the sun. That is how Grandfather tells them apart.',
        te: 'నక్షత్రం మిణుకుమిణుకుమంటుంది; గ్రహం సూర్యుడి వెలుగుతో నిలకడగా వెలుగుతుంది. తాతయ్య ఆ తేడాతో వాటిని గుర్తుపడతారు.',
      },
    ],
    sentence: { en: 'Which planet is the biggest?', te: 'అన్నిటికంటే పెద్ద గ్రహం ఏది?' },
  },
  {
    english: 'Mercury',
    telugu: 'బుధ గ్రహం',
    grade: 4,
    alsoTelugu: ['బుధుడు'],
    explanations: [
      {
        en: 'Mercury is the planet nearest to the sun, and the smallest of the eight. On Mercury a year is only eighty-eight of our days long.',
        te: 'ఎనిమిది గ్రహాల్లో సూర్యుడికి అన్నిటికంటే దగ్గరగా ఉండేది, అతి చిన్నది బుధ గ్రహం. అక్కడ ఒక సంవత్సరం అంటే మన ఎనభై ఎనిమిది రోజులే.',
      },
      {
        en: 'By day it is hot enough there to melt lead, and at night it is colder than any ice. There is hardly any air to keep the warmth.',
        te: 'అక్కడ పగలు సీసం కరిగేంత వేడి, రాత్రి మంచు కంటే ఎంతో ఎక్కువ చలి. వేడిని నిలిపి ఉంచే గాలి అక్కడ దాదాపు లేదు.',
      },
      {
        en: "In Telugu, Wednesday is named after Mercury. So Kiran says that budhavaram is Mercury's day.",
        te: 'బుధవారానికి ఆ పేరు ఈ గ్రహం వల్లే వచ్చింది. అందుకే బుధవారం బుధుడి రోజు అంటాడు కిరణ్.',
      },
    ],
    sentence: { en: 'Mercury is close to the sun.', te: 'బుధ గ్రహం సూర్యుడికి దగ్గరగా ఉంది.' },
  },
  {
    english: 'Venus',
    telugu: 'శుక్ర గ్రహం',
    grade: 4,
    alsoTelugu: ['శుక్రుడు'],
    explanations: [
      {
        en: 'Venus is the planet that comes nearest to the earth; it looks like a very bright star. We often see Venus soon after sunset.',
        te: 'భూమికి అన్నిటికంటే దగ్గరగా వచ్చే, చాలా కాంతిగల చుక్కలా కనిపించేది శుక్ర గ్రహం. సూర్యుడు అస్తమించగానే తరచుగా అది మనకు కనిపిస్తుంది.',
      },
      {
        en: 'It is the hottest planet, because its thick clouds hold the heat in like a blanket. It is hotter there than in a kitchen oven.',
        te: 'అన్నిటికంటే వేడిగా ఉండే గ్రహం ఇదే; దట్టమైన మేఘాలు దుప్పటిలా వేడిని పట్టి ఉంచుతాయి. వంటింటి ఓవెన్‌లో కూడా అంత వేడి ఉండదు.',
      },
      {
        en: 'Before sunrise Venus is called the morning star, in Telugu veguchukka. Farmers of old got up when they saw it.',
        te: 'తెల్లవారకముందు కనిపించే శుక్ర గ్రహాన్ని వేగుచుక్క అంటారు. పూర్వం రైతులు వేగుచుక్కను చూసి నిద్ర లేచేవారు.',
      },
    ],
    sentence: { en: 'Venus shines very brightly.', te: 'శుక్ర గ్రహం చాలా కాంతితో మెరుస్తుంది.' },
  },
  {
    english: 'Mars',
    telugu: 'అంగారక గ్రహం',
    grade: 3,
    alsoTelugu: ['అంగారకుడు', 'కుజుడు'],
    explanations: [
      {
        en: 'Mars is the red planet, the fourth from the sun. The rusty dust on Mars gives it that color.',
        te: 'సూర్యుడి నుంచి నాలుగోది, ఎర్రగా ఉండేది అంగారక గ్రహం. అక్కడి తుప్పు రంగు దుమ్ము వల్ల అది ఎర్రగా కనిపిస్తుంది.',
      },
      {
        en: "India's Mangalyaan reached Mars on its very first try, in 2014. Little cars called rovers drive about there and send us pictures.",
        te: 'భారతదేశపు మంగళయాన్ మొదటి ప్రయత్నంలోనే 2014లో అంగారక గ్రహాన్ని చేరింది. రోవర్లు అనే చిన్న బండ్లు అక్కడ తిరుగుతూ మనకు ఫొటోలు పంపుతాయి.',
      },
      {
        en: 'It has the highest mountain that we know on any planet, more than twice as high as Everest. And two small moons go round it.',
        te: 'మనకు తెలిసిన గ్రహాల్లోకెల్లా ఎత్తైన పర్వతం అక్కడే ఉంది; ఎవరెస్టు కంటే రెండు రెట్లకు పైగా ఎత్తు. దాని చుట్టూ రెండు చిన్న చంద్రులు తిరుగుతాయి.',
      },
    ],
    sentence: { en: 'Mars is red.', te: 'అంగారక గ్రహం ఎర్రగా ఉంటుంది.' },
  },
  {
    english: 'Jupiter',
    telugu: 'గురు గ్రహం',
    grade: 4,
    alsoTelugu: ['బృహస్పతి', 'గురుడు'],
    explanations: [
      {
        en: 'Jupiter is the largest planet that goes round our sun. More than a thousand earths would fit into Jupiter.',
        te: 'మన సూర్యుడి చుట్టూ తిరిగే గ్రహాల్లో అతి పెద్దది గురు గ్రహం. వెయ్యి కంటే ఎక్కువ భూములు దానిలో పడతాయి.',
      },
      {
        en: 'It has no ground to stand on, for it is made of gas. On it a storm bigger than the earth has raged for many years, and we see it as a red spot.',
        te: 'అది వాయువులతో నిండినది, నిలబడడానికి అక్కడ నేల లేదు. భూమి కంటే పెద్దదైన తుఫాను ఒకటి అక్కడ ఎన్నో ఏళ్లుగా వీస్తోంది; అది ఎర్రని మచ్చలా కనిపిస్తుంది.',
      },
      {
        en: 'With a small telescope Galileo saw four of its moons, four hundred years ago. Today we know of more than ninety.',
        te: 'నాలుగు వందల ఏళ్ల క్రితం గెలీలియో చిన్న టెలిస్కోప్‌తో దాని నాలుగు చంద్రులను చూశారు. ఇప్పుడు తొంభై కంటే ఎక్కువ ఉన్నాయని తెలిసింది.',
      },
    ],
    sentence: { en: 'Jupiter is the biggest planet.', te: 'గురు గ్రహం అన్నిటికంటే పెద్దది.' },
  },
  {
    english: 'Saturn',
    telugu: 'శని గ్రహం',
    grade: 3,
    emoji: '🪐',
    alsoTelugu: ['శని'],
    explanations: [
      {
        en: 'Saturn is the planet with the beautiful wide rings. Through the telescope Saturn looked to Meena like a ball with a hat brim.',
        te: 'చుట్టూ అందమైన వెడల్పైన వలయాలు ఉండేది శని గ్రహం. టెలిస్కోప్‌లో అది మీనాకు అంచున్న టోపీ పెట్టుకున్న బంతిలా కనిపించింది.',
      },
      {
        en: 'The rings are not solid: they are countless pieces of ice and rock, some like dust, some like houses. All of them circle the planet.',
        te: 'ఆ వలయాలు ఒకే ముక్క కాదు; లెక్కలేనన్ని మంచు ముక్కలు, రాళ్లు. కొన్ని దుమ్మంత, కొన్ని ఇళ్లంత ఉండి గ్రహం చుట్టూ తిరుగుతాయి.',
      },
      {
        en: 'For its size Saturn is so light that it would float if there were a sea large enough. It takes about twenty-nine years to go round the sun.',
        te: 'దాని పరిమాణానికి శని గ్రహం ఎంత తేలికంటే, అంత పెద్ద సముద్రం ఉంటే దాని మీద తేలుతుంది. సూర్యుడి చుట్టూ తిరగడానికి దానికి దాదాపు ఇరవై తొమ్మిదేళ్లు పడుతుంది.',
      },
    ],
    sentence: { en: 'Saturn has rings around it.', te: 'శని గ్రహం చుట్టూ వలయాలు ఉన్నాయి.' },
  },
  {
    english: 'Uranus',
    telugu: 'యురేనస్',
    grade: 5,
    explanations: [
      {
        en: 'Uranus is a pale blue-green planet, the seventh from the sun. Uranus is so far away that it is always very cold there.',
        te: 'లేత నీలి ఆకుపచ్చ రంగులో ఉండే, సూర్యుడి నుంచి ఏడో గ్రహం యురేనస్. చాలా దూరంలో ఉన్నందున అక్కడ ఎప్పుడూ విపరీతమైన చలి.',
      },
      {
        en: 'It lies on its side and rolls along like a ball, while other planets spin like tops. So one pole has sun for years, and then night for years.',
        te: 'ఇతర గ్రహాలు బొంగరంలా తిరిగితే, ఇది పక్కకు ఒరిగి బంతిలా దొర్లుతుంది. అందుకే ఒక ధ్రువానికి ఏళ్ల తరబడి పగలు, ఆ తర్వాత ఏళ్ల తరబడి రాత్రి.',
      },
      {
        en: 'William Herschel found it in 1781 from his garden, with a telescope he had built himself. Until then people knew only of the nearer planets.',
        te: 'విలియం హెర్షెల్ 1781లో తానే తయారు చేసిన టెలిస్కోప్‌తో తన తోట నుంచి దీన్ని కనుక్కున్నారు. అప్పటిదాకా దగ్గరి గ్రహాలే తెలుసు.',
      },
    ],
    sentence: { en: 'Uranus is blue-green.', te: 'యురేనస్ నీలి ఆకుపచ్చ రంగులో ఉంటుంది.' },
  },
  {
    english: 'Neptune',
    telugu: 'నెప్ట్యూన్',
    grade: 5,
    explanations: [
      {
        en: 'Neptune is the planet farthest from the sun, blue like a deep sea. Sunlight needs about four hours to reach Neptune.',
        te: 'సూర్యుడికి అన్నిటికంటే దూరంగా, సముద్రంలా నీలంగా ఉండే గ్రహం నెప్ట్యూన్. సూర్యుడి వెలుగు అక్కడికి చేరడానికి దాదాపు నాలుగు గంటలు పడుతుంది.',
      },
      {
        en: 'Of all the planets it has the fastest winds. They are many times faster than the winds of a cyclone on earth.',
        te: 'గ్రహాలన్నిటిలోనూ అతి వేగమైన గాలులు అక్కడే వీస్తాయి. అవి భూమి మీది తుఫాను గాలుల కంటే ఎన్నో రెట్లు వేగమైనవి.',
      },
      {
        en: 'It takes 165 years to go once round the sun. Nobody on earth lives long enough for one birthday there.',
        te: 'అది సూర్యుడి చుట్టూ ఒకసారి తిరగడానికి 165 ఏళ్లు పడుతుంది. అక్కడ ఒక్క పుట్టినరోజు చేసుకునేంత కాలం ఎవరూ బతకరు.',
      },
    ],
    sentence: { en: 'Neptune is very far away.', te: 'నెప్ట్యూన్ చాలా దూరంలో ఉంది.' },
  },
  {
    english: 'Pluto',
    telugu: 'ప్లూటో',
    grade: 5,
    explanations: [
      {
        en: 'Pluto is a small, icy body beyond Neptune; today it is called a dwarf planet. Pluto is smaller than our moon.',
        te: 'నెప్ట్యూన్ కంటే దూరంలో ఉండే చిన్న మంచు గోళం ప్లూటో; ఇప్పుడు దాన్ని మరుగుజ్జు గ్రహం అంటారు. అది మన చంద్రుడి కంటే చిన్నది.',
      },
      {
        en: "Until 2006 it was counted as the ninth planet, so your parents' schoolbooks had nine. Ask them!",
        te: '2006 దాకా దాన్ని తొమ్మిదో గ్రహంగా లెక్కించేవారు; మీ అమ్మానాన్నల పుస్తకాల్లో తొమ్మిది గ్రహాలు ఉండేవి. వాళ్లను అడిగి చూడు!',
      },
      {
        en: 'An English girl of eleven, Venetia, thought of its name in 1930. When a spacecraft flew past at last, its pictures showed a big bright heart.',
        te: '1930లో వెనీషియా అనే పదకొండేళ్ల ఇంగ్లండ్ అమ్మాయి ఈ పేరు సూచించింది. చాలా ఏళ్లకు అంతరిక్ష నౌక తీసిన ఫొటోల్లో దాని మీద పెద్ద హృదయం ఆకారం కనిపించింది.',
      },
    ],
    sentence: { en: 'Pluto is a very small body.', te: 'ప్లూటో చాలా చిన్న గోళం.' },
  },
  {
    english: 'solar system',
    telugu: 'సౌర కుటుంబం',
    grade: 4,
    alsoTelugu: ['సౌర మండలం'],
    explanations: [
      {
        en: 'The solar system is the sun with all that goes round it: planets, moons, comets and more. Our earth is one member of the solar system.',
        te: 'సూర్యుడు, సూర్యుడి చుట్టూ తిరిగే గ్రహాలు, చంద్రులు, తోకచుక్కలు అన్నీ కలిసి సౌర కుటుంబం. మన భూమి అందులో ఒకటి.',
      },
      {
        en: "In Telugu it is called the sun's family, and the sun is like its head: he holds all together. Chinnu hung paper planets round a yellow ball.",
        te: 'ఇంటి పెద్దలా సూర్యుడు అన్నిటినీ కలిపి ఉంచుతాడు, అందుకే దాన్ని కుటుంబం అంటాం. చిన్ను పసుపు బంతి చుట్టూ కాగితపు గ్రహాలు వేలాడదీశాడు.',
      },
      {
        en: 'It is about four and a half thousand million years old. It was born from a huge cloud of gas and dust.',
        te: 'దాని వయసు దాదాపు నాలుగు వందల యాభై కోట్ల ఏళ్లు. వాయువులు, ధూళి ఉన్న పెద్ద మేఘం నుంచి అది పుట్టింది.',
      },
    ],
    sentence: { en: 'Our solar system is very large.', te: 'మన సౌర కుటుంబం చాలా పెద్దది.' },
  },
  {
    english: 'comet',
    telugu: 'తోకచుక్క',
    grade: 3,
    emoji: '☄️',
    explanations: [
      {
        en: 'A comet is a ball of ice and dust that grows a long bright tail when it comes near the sun. Grandmother saw a comet when she was small.',
        te: 'సూర్యుడి దగ్గరికి వచ్చినప్పుడు పొడవైన వెలిగే తోక ఏర్పడే మంచు, ధూళి ఉండను తోకచుక్క అంటారు. నానమ్మ చిన్నప్పుడు ఒక తోకచుక్కను చూశారు.',
      },
      {
        en: 'The tail always points away from the sun. It is only gas and dust, thinner than the thinnest smoke.',
        te: 'తోక ఎప్పుడూ సూర్యుడు లేని వైపే సాగుతుంది. అది వాయువులు, ధూళి మాత్రమే; పొగ కంటే ఎంతో పలుచగా ఉంటుంది.',
      },
      {
        en: "Halley's comet comes back about every seventy-six years; next in 2061. How old will you be then?",
        te: 'హేలీ తోకచుక్క దాదాపు డెబ్బై ఆరేళ్లకు ఒకసారి తిరిగి వస్తుంది; మళ్లీ 2061లో వస్తుంది. అప్పటికి నీ వయసు ఎంత?',
      },
    ],
    sentence: { en: 'A comet appeared in the sky.', te: 'ఆకాశంలో తోకచుక్క కనిపించింది.' },
  },
  {
    english: 'meteor',
    telugu: 'ఉల్క',
    grade: 4,
    emoji: '🌠',
    alsoEnglish: ['shooting star'],
    explanations: [
      {
        en: 'A meteor is a bit of rock from space that burns up in our air with a streak of light. Lata saw a meteor and shouted with joy.',
        te: 'అంతరిక్షం నుంచి వచ్చి మన గాలిలో మండుతూ వెలుగు గీతలా కనిపించే చిన్న రాయి ఉల్క. ఉల్కను చూసి లత ఆనందంతో కేక వేసింది.',
      },
      {
        en: 'It looks like a falling star, but no star falls. Most are as small as a grain of sand.',
        te: 'చుక్క రాలినట్టు కనిపించినా నిజంగా ఏ నక్షత్రమూ రాలదు. చాలా ఉల్కలు ఇసుక రేణువంత చిన్నవి.',
      },
      {
        en: 'Now and then a large one reaches the ground. Lonar lake in Maharashtra is the round hole that one such stone made.',
        te: 'ఎప్పుడైనా ఒక పెద్ద ఉల్క నేలను తాకుతుంది. మహారాష్ట్రలోని లోణార్ సరస్సు అలా పడిన రాయి చేసిన గుండ్రని గుంత.',
      },
    ],
    sentence: { en: 'A meteor fell from the sky.', te: 'ఆకాశం నుంచి ఉల్క రాలింది.' },
  },
  {
    english: 'galaxy',
    telugu: 'గెలాక్సీ',
    grade: 5,
    explanations: [
      {
        en: 'A galaxy is an enormous family of stars, held together in space. One galaxy may have more stars than there are people on earth.',
        te: 'అంతరిక్షంలో కలిసి ఉండే నక్షత్రాల చాలా పెద్ద గుంపు గెలాక్సీ. ఒక్కో గెలాక్సీలో భూమి మీది మనుషుల కంటే ఎక్కువ నక్షత్రాలు ఉంటాయి.',
      },
      {
        en: 'Some galaxies turn like a wheel of fireworks, some are round like an egg. The photos show them in many colors.',
        te: 'కొన్ని గెలాక్సీలు దీపావళి భూచక్రంలా చుట్లు తిరిగి ఉంటాయి, కొన్ని గుడ్డులా ఉంటాయి. ఫొటోల్లో అవి రంగురంగులుగా కనిపిస్తాయి.',
      },
      {
        en: 'On a dark night you can see one with your own eyes: the Andromeda galaxy, a small misty patch. Its light set out over two million years ago.',
        te: 'చీకటి రాత్రి ఆండ్రోమెడా గెలాక్సీని చిన్న మసక మచ్చలా కంటితోనే చూడవచ్చు. దాని వెలుగు ఇరవై లక్షల ఏళ్ల కంటే ముందు బయలుదేరింది.',
      },
    ],
    sentence: { en: 'This galaxy is very large.', te: 'ఈ గెలాక్సీ చాలా పెద్దది.' },
  },
  {
    english: 'Milky Way',
    telugu: 'పాలపుంత',
    grade: 5,
    emoji: '🌌',
    explanations: [
      {
        en: 'The Milky Way is the galaxy in which our sun and earth are. On a clear night the Milky Way looks like a pale band across the sky.',
        te: 'మన సూర్యుడు, భూమి ఉన్న గెలాక్సీ పేరు పాలపుంత. మబ్బులు లేని చీకటి రాత్రి అది ఆకాశంలో తెల్లని పట్టీలా కనిపిస్తుంది.',
      },
      {
        en: 'English and Telugu both see milk in it: punta is a path, so palapunta is the milk path. It is really the light of countless far stars.',
        te: 'ఇంగ్లీషులోనూ తెలుగులోనూ దాన్ని పాలతో పోల్చారు; పుంత అంటే దారి, పాలపుంత అంటే పాల దారి. నిజానికి అది లెక్కలేనన్ని దూరపు నక్షత్రాల వెలుగు.',
      },
      {
        en: "In a town the lamps hide it. In Grandfather's village we lay on the terrace and looked at it for an hour.",
        te: 'పట్టణంలో లైట్ల వెలుగుకు అది కనిపించదు. తాతయ్య వాళ్ల ఊళ్లో మేడ మీద పడుకుని గంటసేపు దాన్ని చూశాం.',
      },
    ],
    sentence: { en: 'The Milky Way is seen in the night sky.', te: 'రాత్రి ఆకాశంలో పాలపుంత కనిపిస్తుంది.' },
  },
  {
    english: 'universe',
    telugu: 'విశ్వం',
    grade: 5,
    explanations: [
      {
        en: 'The universe is everything there is: all stars, all planets, all space and we ourselves. Nobody knows how large the universe is.',
        te: 'నక్షత్రాలు, గ్రహాలు, అంతరిక్షం, మనతో సహా ఉన్నదంతా కలిసి విశ్వం. విశ్వం ఎంత పెద్దదో ఎవరికీ తెలియదు.',
      },
      {
        en: 'It is growing: the galaxies move away from one another like dots on a balloon that is being blown up. Try it with a pen and a balloon!',
        te: 'అది పెరుగుతూ ఉంది; ఊదుతున్న బుడగ మీది చుక్కల్లా గెలాక్సీలు ఒకదానికొకటి దూరమవుతున్నాయి. పెన్నుతో బుడగ మీద చుక్కలు పెట్టి ఊది చూడు!',
      },
      {
        en: 'Scientists say that it began nearly fourteen thousand million years ago from something very small and hot. They call it the big bang.',
        te: 'దాదాపు పద్నాలుగు వందల కోట్ల ఏళ్ల క్రితం చాలా చిన్నగా, వేడిగా ఉన్నదాని నుంచి అది మొదలైందని శాస్త్రవేత్తలు చెప్తారు. దాన్ని మహా విస్ఫోటనం అంటారు.',
      },
    ],
    sentence: { en: 'The universe is very large.', te: 'విశ్వం చాలా పెద్దది.' },
  },
  {
    english: 'rocket',
    telugu: 'రాకెట్',
    grade: 2,
    emoji: '🚀',
    explanations: [
      {
        en: 'A rocket is a tall machine that flies up into space with fire coming out below. We watched the rocket go up on television.',
        te: 'కింది నుంచి మంటలు చిమ్ముతూ అంతరిక్షంలోకి ఎగిరే పొడవైన యంత్రం రాకెట్. రాకెట్ ఎగరడం మేము టీవీలో చూశాం.',
      },
      {
        en: 'Hot gas rushes down, and that pushes the rocket up. Let go of a blown-up balloon, and it flies for the same reason.',
        te: 'వేడి వాయువులు కిందికి దూసుకురావడం వల్ల రాకెట్ పైకి లేస్తుంది. ఊదిన బుడగను వదిలితే అది కూడా అందుకే ఎగురుతుంది.',
      },
      {
        en: 'India sends up its rockets from Sriharikota, on the coast of Andhra Pradesh. Ten, nine, eight … one, zero, and it is off!',
        te: 'భారతదేశం ఆంధ్రప్రదేశ్ తీరంలోని శ్రీహరికోట నుంచి రాకెట్లను ప్రయోగిస్తుంది. పది, తొమ్మిది, ఎనిమిది … ఒకటి, సున్నా అనగానే అది ఎగురుతుంది!',
      },
    ],
    sentence: { en: 'The rocket flew up.', te: 'రాకెట్ పైకి ఎగిరింది.' },
  },
  {
    english: 'astronaut',
    telugu: 'వ్యోమగామి',
    grade: 3,
    emoji: '🧑‍🚀',
    alsoEnglish: ['cosmonaut', 'spaceman'],
    explanations: [
      {
        en: 'An astronaut is a person who travels in space. The astronaut waved to the children from the spacecraft.',
        te: 'అంతరిక్షంలో ప్రయాణించే మనిషిని వ్యోమగామి అంటారు. అంతరిక్ష నౌక నుంచి వ్యోమగామి పిల్లలకు చెయ్యి ఊపారు.',
      },
      {
        en: 'In space an astronaut floats, sleeps tied up in a bag on the wall and drinks water as floating balls. It takes training.',
        te: 'అంతరిక్షంలో వ్యోమగామి తేలుతూ ఉంటారు, గోడకు కట్టిన సంచిలో నిద్రపోతారు, తేలే నీటి ఉండలను తాగుతారు. దానికి ఎంతో శిక్షణ కావాలి.',
      },
      {
        en: 'Neil Armstrong was the first astronaut to set foot on the moon. Kalpana Chawla, born in India, flew into space twice.',
        te: 'చంద్రుడి మీద మొదట అడుగుపెట్టిన వ్యోమగామి నీల్ ఆర్మ్‌స్ట్రాంగ్. భారతదేశంలో పుట్టిన కల్పనా చావ్లా రెండుసార్లు అంతరిక్షంలోకి వెళ్లారు.',
      },
    ],
    sentence: { en: 'I will be an astronaut.', te: 'నేను వ్యోమగామి అవుతాను.' },
  },
  {
    english: 'spacecraft',
    telugu: 'అంతరిక్ష నౌక',
    grade: 4,
    alsoEnglish: ['spaceship'],
    alsoTelugu: ['వ్యోమనౌక'],
    explanations: [
      {
        en: 'A spacecraft is a vehicle that travels in space, with or without people. A rocket carries the spacecraft up and then drops away.',
        te: 'మనుషులతోనో, మనుషులు లేకుండానో అంతరిక్షంలో ప్రయాణించే వాహనం అంతరిక్ష నౌక. రాకెట్ దాన్ని పైకి తీసుకెళ్లి తర్వాత విడిపోతుంది.',
      },
      {
        en: 'On its way back it grows red-hot in the air, so it has a heat shield. In the end big parachutes let it down softly.',
        te: 'తిరిగి వచ్చేటప్పుడు గాలిలో రాపిడికి ఎర్రగా కాలుతుంది, అందుకే దానికి వేడిని ఆపే కవచం ఉంటుంది. చివరికి పెద్ద పారాచూట్లు దాన్ని మెల్లగా దింపుతాయి.',
      },
      {
        en: 'Voyager 1, sent up in 1977, is the farthest of all. On board is a golden record with greetings from the earth, and one of them is in Telugu.',
        te: '1977లో పంపిన వాయేజర్ 1 అన్నిటికంటే దూరం వెళ్లింది. అందులో భూమి నుంచి శుభాకాంక్షలు ఉన్న బంగారు రికార్డు ఉంది; ఒకటి తెలుగులో ఉంది.',
      },
    ],
    sentence: { en: 'The spacecraft is going round the moon.', te: 'అంతరిక్ష నౌక చంద్రుడి చుట్టూ తిరుగుతోంది.' },
  },
  {
    english: 'satellite',
    telugu: 'ఉపగ్రహం',
    grade: 4,
    emoji: '🛰️',
    explanations: [
      {
        en: 'A satellite is a thing that goes round a planet; people send up many of them. A satellite brings the cricket match to our television.',
        te: 'గ్రహం చుట్టూ తిరిగేదాన్ని ఉపగ్రహం అంటారు; మనుషులు చాలా ఉపగ్రహాలను పంపారు. ఉపగ్రహం వల్లే క్రికెట్ ఆట మన టీవీలో కనిపిస్తుంది.',
      },
      {
        en: 'Satellites see clouds from above and warn us of cyclones in time. They also show the phone the way on a map.',
        te: 'ఉపగ్రహాలు పై నుంచి మబ్బులను చూసి, తుఫాను వస్తోందని ముందే చెప్తాయి. ఫోన్‌లోని పటంలో దారి చూపించేవి కూడా అవే.',
      },
      {
        en: "The moon is the natural satellite of the earth. India's first own one, Aryabhata, went up in 1975 and was named after a great man of numbers.",
        te: 'చంద్రుడు భూమికి సహజ ఉపగ్రహం. భారతదేశం 1975లో పంపిన మొదటి ఉపగ్రహానికి గొప్ప గణిత శాస్త్రవేత్త ఆర్యభట్ట పేరు పెట్టారు.',
      },
    ],
    sentence: { en: 'The satellite is going round the earth.', te: 'ఉపగ్రహం భూమి చుట్టూ తిరుగుతోంది.' },
  },
  {
    english: 'telescope',
    telugu: 'టెలిస్కోప్',
    grade: 4,
    emoji: '🔭',
    alsoTelugu: ['దూరదర్శిని'],
    explanations: [
      {
        en: 'A telescope is a tube with lenses or mirrors that makes far things look near. Through a telescope Gopi saw the pits on the moon.',
        te: 'దూరంగా ఉన్నవాటిని దగ్గరగా చూపించే, అద్దాలున్న గొట్టం టెలిస్కోప్. టెలిస్కోప్‌లో గోపికి చంద్రుడి మీది గుంతలు కనిపించాయి.',
      },
      {
        en: 'The larger its mirror, the more light it gathers and the fainter the stars it shows. Some mirrors are as wide as a house.',
        te: 'అద్దం ఎంత పెద్దదైతే అంత ఎక్కువ వెలుగును పట్టి, మసక నక్షత్రాలను కూడా చూపిస్తుంది. కొన్నిటి అద్దాలు ఇల్లంత వెడల్పు ఉంటాయి.',
      },
      {
        en: 'Some telescopes fly in space, above all clouds, and send their pictures down. Never look at the sun through one: it can blind you.',
        te: 'కొన్ని టెలిస్కోప్‌లు మబ్బులన్నిటి పైన, అంతరిక్షంలో ఉండి ఫొటోలు పంపుతాయి. టెలిస్కోప్‌తో సూర్యుడిని ఎప్పుడూ చూడకూడదు; కళ్లు పోతాయి.',
      },
    ],
    sentence: { en: 'There is a telescope in our school.', te: 'మా బడిలో ఒక టెలిస్కోప్ ఉంది.' },
  },
  {
    english: 'eclipse',
    telugu: 'గ్రహణం',
    grade: 3,
    explanations: [
      {
        en: 'An eclipse happens when the earth, the moon and the sun stand in one line, so that the sun or the moon is hidden. Our class waited for the eclipse.',
        te: 'సూర్యుడు, భూమి, చంద్రుడు ఒకే వరుసలోకి వచ్చినప్పుడు సూర్యుడో చంద్రుడో కనిపించకుండా పోవడమే గ్రహణం. గ్రహణం కోసం మా తరగతి అంతా ఎదురుచూసింది.',
      },
      {
        en: 'In old stories Rahu and Ketu swallow the sun and the moon. Science tells us that it is only a play of shadows.',
        te: 'పాత కథల్లో రాహువు, కేతువు సూర్యచంద్రులను మింగుతారు. నిజానికి అది నీడల ఆట అని విజ్ఞాన శాస్త్రం చెప్తుంది.',
      },
      {
        en: 'Astronomers can work out every eclipse many years ahead, to the minute. You will find the dates in a panchangam too.',
        te: 'ఎన్నో ఏళ్ల తర్వాత వచ్చే గ్రహణాన్ని కూడా శాస్త్రవేత్తలు నిమిషంతో సహా లెక్కకట్టగలరు. ఆ తేదీలు పంచాంగంలో కూడా ఉంటాయి.',
      },
    ],
    sentence: { en: 'Today there is an eclipse.', te: 'ఈ రోజు గ్రహణం ఉంది.' },
  },
  {
    english: 'solar eclipse',
    telugu: 'సూర్య గ్రహణం',
    grade: 4,
    alsoTelugu: ['సూర్యగ్రహణం'],
    explanations: [
      {
        en: 'In a solar eclipse the moon comes between us and the sun and hides it. During the solar eclipse it grew dim at noon.',
        te: 'చంద్రుడు మనకూ సూర్యుడికీ మధ్య వచ్చి సూర్యుడిని కప్పేస్తే సూర్య గ్రహణం అంటారు. సూర్య గ్రహణం వల్ల మధ్యాహ్నమే మసకబారింది.',
      },
      {
        en: 'It can only happen on the day of the new moon. When the sun is wholly hidden, stars come out and birds go to their nests.',
        te: 'అది అమావాస్య నాడే వస్తుంది. సూర్యుడు పూర్తిగా కనిపించకపోతే పగలే చుక్కలు కనిపిస్తాయి, పక్షులు గూళ్లకు చేరతాయి.',
      },
      {
        en: 'Never look at it with bare eyes, for the sun burns them. We wore special glasses and also watched it as a spot of light on paper.',
        te: 'దాన్ని ఉత్త కళ్లతో ఎప్పుడూ చూడకూడదు; కళ్లు దెబ్బతింటాయి. మేము ప్రత్యేకమైన కళ్లజోళ్లు పెట్టుకుని చూశాం, కాగితం మీద పడిన వెలుగులోనూ చూశాం.',
      },
    ],
    sentence: { en: 'There will be a solar eclipse tomorrow.', te: 'రేపు సూర్య గ్రహణం వస్తుంది.' },
  },
  {
    english: 'lunar eclipse',
    telugu: 'చంద్ర గ్రహణం',
    grade: 4,
    alsoTelugu: ['చంద్రగ్రహణం'],
    explanations: [
      {
        en: 'In a lunar eclipse the earth stands between the sun and the moon, and its shadow falls on the moon. The lunar eclipse went on for three hours.',
        te: 'భూమి సూర్యుడికీ చంద్రుడికీ మధ్య వచ్చి, దాని నీడ చంద్రుడి మీద పడితే చంద్ర గ్రహణం అంటారు. ఆ చంద్ర గ్రహణం మూడు గంటలు సాగింది.',
      },
      {
        en: 'It comes only on a full-moon night. One may look at it without fear, for moonlight does no harm to the eyes.',
        te: 'అది పౌర్ణమి రాత్రే వస్తుంది. వెన్నెల కళ్లకు హాని చేయదు కాబట్టి దాన్ని భయం లేకుండా చూడవచ్చు.',
      },
      {
        en: 'When the moon is wholly in the shadow it turns copper red. And the round edge of the shadow shows that our earth is round.',
        te: 'పూర్తిగా నీడలోకి వెళ్లినప్పుడు చంద్రుడు రాగి రంగులో ఎర్రగా కనిపిస్తాడు. నీడ అంచు గుండ్రంగా ఉండడం వల్ల భూమి గుండ్రంగా ఉందని తెలుస్తుంది.',
      },
    ],
    sentence: { en: 'We saw a lunar eclipse at night.', te: 'రాత్రి మేము చంద్ర గ్రహణం చూశాం.' },
  },
  {
    english: 'gravity',
    telugu: 'గురుత్వాకర్షణ',
    grade: 5,
    alsoEnglish: ['gravitation'],
    alsoTelugu: ['గురుత్వాకర్షణ శక్తి', 'భూమ్యాకర్షణ'],
    explanations: [
      {
        en: 'Gravity is the pull of the earth that draws everything down. Because of gravity a ball thrown up comes down again.',
        te: 'ప్రతి వస్తువునూ భూమి తన వైపు లాగే శక్తిని గురుత్వాకర్షణ అంటారు. గురుత్వాకర్షణ వల్లే పైకి విసిరిన బంతి మళ్లీ కిందికి వస్తుంది.',
      },
      {
        en: 'They say Newton saw an apple fall and asked why it did not fly up. The same pull keeps the moon on its path round the earth.',
        te: 'చెట్టు నుంచి ఆపిల్ కిందికే ఎందుకు పడిందని న్యూటన్ ఆలోచించారట. చంద్రుడు భూమి చుట్టూ తిరగడానికి కూడా అదే శక్తి కారణం.',
      },
      {
        en: 'On the moon it is six times weaker. A child who weighs thirty kilos here would feel like five there and jump like a deer.',
        te: 'చంద్రుడి మీద అది ఆరు రెట్లు తక్కువ. ఇక్కడ ముప్పై కిలోలు ఉండే పిల్లవాడు అక్కడ ఐదు కిలోలే ఉన్నట్టు తేలిగ్గా, జింకలా గెంతుతాడు.',
      },
    ],
    sentence: { en: 'The earth has gravity.', te: 'భూమికి గురుత్వాకర్షణ ఉంది.' },
  },
  {
    english: 'orbit',
    telugu: 'కక్ష్య',
    grade: 5,
    explanations: [
      {
        en: "An orbit is the path on which a planet or a satellite goes round another body. The earth's orbit round the sun takes a year.",
        te: 'గ్రహం లేదా ఉపగ్రహం మరోదాని చుట్టూ తిరిగే దారిని కక్ష్య అంటారు. భూమి తన కక్ష్యలో సూర్యుడి చుట్టూ తిరగడానికి ఏడాది పడుతుంది.',
      },
      {
        en: 'It is not quite a circle but a little longer one way, like an egg. So at times we are somewhat nearer to the sun.',
        te: 'అది పూర్తి గుండ్రంగా కాకుండా కొంచెం కోడిగుడ్డులా ఉంటుంది. అందుకే కొన్నిసార్లు మనం సూర్యుడికి కాస్త దగ్గరగా ఉంటాం.',
      },
      {
        en: 'Whirl a ball tied to a string: your pull keeps it on its round path. In space, gravity takes the place of the string.',
        te: 'దారానికి బంతి కట్టి తిప్పు; నువ్వు లాగి పట్టుకోవడం వల్లే అది గుండ్రంగా తిరుగుతుంది. అంతరిక్షంలో దారం చేసే పని గురుత్వాకర్షణ చేస్తుంది.',
      },
    ],
    sentence: { en: 'This is the orbit of the earth.', te: 'ఇది భూమి కక్ష్య.' },
  },
  {
    english: 'black hole',
    telugu: 'కృష్ణ బిలం',
    grade: 6,
    alsoTelugu: ['బ్లాక్ హోల్'],
    explanations: [
      {
        en: 'A black hole is a place in space where the pull is so strong that not even light gets out. So nobody can see a black hole itself.',
        te: 'వెలుగు కూడా బయటికి రాలేనంత బలంగా లోపలికి లాగే అంతరిక్షంలోని చోటును కృష్ణ బిలం అంటారు. అందుకే కృష్ణ బిలాన్ని నేరుగా చూడలేం.',
      },
      {
        en: 'Some are born when a very large star comes to its end and falls in on itself. A heavy star then becomes a tiny thing.',
        te: 'చాలా పెద్ద నక్షత్రం చివరి దశలో లోపలికి కుంగిపోయినప్పుడు కొన్ని కృష్ణ బిలాలు పుడతాయి. అంత బరువైన నక్షత్రం చాలా చిన్నదైపోతుంది.',
      },
      {
        en: 'In 2019 scientists showed the first picture of one: a dark spot with a glowing ring. There is one in the middle of our Milky Way too, far from us.',
        te: '2019లో శాస్త్రవేత్తలు మొదటిసారి దాని చిత్రం చూపించారు: వెలిగే వలయం మధ్య నల్లని మచ్చ. మన పాలపుంత మధ్యలోనూ ఒకటి ఉంది, కానీ చాలా దూరంలో.',
      },
    ],
    sentence: { en: 'A black hole swallows even light.', te: 'కృష్ణ బిలం వెలుగును కూడా మింగేస్తుంది.' },
  },
  {
    english: 'Pole Star',
    telugu: 'ధ్రువ నక్షత్రం',
    grade: 4,
    alsoEnglish: ['North Star', 'Polaris'],
    alsoTelugu: ['ధ్రువతార'],
    explanations: [
      {
        en: 'The Pole Star is the star that always stands in the north. If you face the Pole Star, the east is on your right.',
        te: 'ఎప్పుడూ ఉత్తర దిక్కునే కనిపించే నక్షత్రం ధ్రువ నక్షత్రం. దానికి ఎదురుగా నిలబడితే కుడి చేతి వైపు తూర్పు.',
      },
      {
        en: 'All other stars seem to turn round it in the night, because our earth turns. It alone stays in its place.',
        te: 'భూమి తిరుగుతున్నందువల్ల మిగతా నక్షత్రాలన్నీ రాత్రంతా దాని చుట్టూ తిరుగుతున్నట్టు కనిపిస్తాయి. అది మాత్రం కదలదు.',
      },
      {
        en: 'In the old story the boy Dhruva prayed so firmly that he was given this fixed place in the sky. A firm mind is what the tale praises.',
        te: 'పాత కథలో చిన్న పిల్లవాడైన ధ్రువుడు పట్టుదలతో తపస్సు చేసి ఆకాశంలో కదలని స్థానం పొందాడు. పట్టుదలకు అతని కథ గుర్తు.',
      },
    ],
    sentence: { en: 'The Pole Star is in the north.', te: 'ధ్రువ నక్షత్రం ఉత్తరాన ఉంటుంది.' },
  },
  {
    english: 'Chandrayaan',
    telugu: 'చంద్రయాన్',
    grade: 4,
    explanations: [
      {
        en: 'Chandrayaan is the name of the spacecraft that India sends to the moon. The whole school watched Chandrayaan land.',
        te: 'భారతదేశం చంద్రుడి మీదికి పంపే అంతరిక్ష నౌకల పేరు చంద్రయాన్. చంద్రయాన్ దిగడాన్ని మా బడి అంతా చూసింది.',
      },
      {
        en: "The first one, in 2008, helped to find water on the moon. The second reached the moon's orbit, but its lander fell.",
        te: '2008లో వెళ్లిన మొదటిది చంద్రుడి మీద నీటి ఆనవాళ్లు కనుక్కోవడానికి సాయపడింది. రెండోది చంద్రుడి కక్ష్యను చేరింది, కానీ దాని ల్యాండర్ పడిపోయింది.',
      },
      {
        en: 'On 23 August 2023 the third landed near the south pole of the moon, where nobody had landed before. A small rover named Pragyan rolled out.',
        te: '2023 ఆగస్టు 23న మూడోది అంతకుముందు ఎవరూ దిగని చంద్రుడి దక్షిణ ధ్రువం దగ్గర దిగింది. అందులోంచి ప్రజ్ఞాన్ అనే చిన్న రోవర్ బయటికి వచ్చింది.',
      },
    ],
    sentence: { en: 'Chandrayaan went to the moon.', te: 'చంద్రయాన్ చంద్రుడి మీదికి వెళ్లింది.' },
  },
  {
    english: 'alien',
    telugu: 'గ్రహాంతరవాసి',
    grade: 4,
    emoji: '👽',
    alsoTelugu: ['ఏలియన్'],
    explanations: [
      {
        en: 'An alien is a being from another planet, as we know it from stories and films. In the film an alien came down and made friends with a child.',
        te: 'కథల్లో, సినిమాల్లో వేరే గ్రహం నుంచి వచ్చే జీవిని గ్రహాంతరవాసి అంటారు. సినిమాలో ఒక గ్రహాంతరవాసి వచ్చి చిన్న పాపతో స్నేహం చేసింది.',
      },
      {
        en: 'Nobody has yet found life beyond the earth. Scientists listen with big dishes for signals and look for water on other planets.',
        te: 'భూమి బయట ఎక్కడా జీవం ఉందని ఇంతవరకు తెలియలేదు. శాస్త్రవేత్తలు పెద్ద పెద్ద యాంటెన్నాలతో సంకేతాల కోసం వింటున్నారు, ఇతర గ్రహాల మీద నీటి కోసం వెతుకుతున్నారు.',
      },
      {
        en: 'What would you say to one? Sita would teach it namaskaram, and Ravi would give it a laddu.',
        te: 'ఒక గ్రహాంతరవాసి కనిపిస్తే నువ్వేం చెప్తావు? సీత దానికి నమస్కారం పెట్టడం నేర్పుతుందట, రవి లడ్డూ ఇస్తాడట.',
      },
    ],
    sentence: { en: 'I drew an alien.', te: 'నేను గ్రహాంతరవాసి బొమ్మ గీశాను.' },
  },
];
