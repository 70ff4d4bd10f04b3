import type { PoemOfWork } from './collectedPoem';

// The three poets of the Telugu Mahabharatam. Softening stays after ం in గుహాంతరమునం జేడ్పాటు, ఓజం గాంతారము and వచ్చెం
// గుంతీసుతుడు, and the old సేయు for చేయు in సేయకునికి.
export const mahabharatam: readonly PoemOfWork[] = [
  {
    id: 'nutajala-puritambulagu',
    poetId: 'nannaya',
    place: { en: 'Adi Parvam', te: 'ఆది పర్వం' },
    title: 'నుతజలపూరితంబులగు',
    titleEnglish: 'One true word',
    previewText: 'నుతజలపూరితంబులగు నూతులు నూరిటికంటె సూనృత',
    tags: ['honesty', 'speech'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'నుతజలపూరితంబులగు నూతులు నూరిటికంటె సూనృత\nవ్రత యొక బావి మేలు మరి బావులు నూరిటికంటె నొక్క స\nత్క్రతువది మేలు తత్క్రతుశతంబునకంటె సుతుండు మేలు త\nత్సుతశతకంబుకంటె నొక సూనృతవాక్యము మేలు చూడగన్',
    teluguMeaning:
      'సత్యాన్ని వ్రతంగా పాటించే రాజా, మంచి నీళ్లు నిండిన నూరు నూతుల కంటే ఒక బావి మేలు; నూరు బావుల కంటే ఒక మంచి యజ్ఞం మేలు. నూరు యజ్ఞాల కంటే ఒక కొడుకు మేలు; చూస్తే, నూరుగురు కొడుకుల కంటే ఒక్క నిజమైన మాట మేలు.',
    englishTranslation:
      'O king vowed to truth, one great stepwell is better than a hundred small wells of good water; one holy rite is better than a hundred stepwells. A son is better than a hundred rites, and a single true word is better than a hundred sons.',
    hardWords: [
      { word: 'నుయ్యి', meaning: { te: 'చిన్న బావి', en: 'a small well' } },
      { word: 'సూనృతము', meaning: { te: 'నిజమైన, మంచి మాట', en: 'speech that is true and good' } },
      { word: 'క్రతువు', meaning: { te: 'యజ్ఞం', en: 'a holy rite' } },
      { word: 'శతము', meaning: { te: 'నూరు', en: 'a hundred' } },
      { word: 'సుతుడు', meaning: { te: 'కొడుకు', en: 'a son' } },
    ],
  },
  {
    id: 'sarada-ratrulu',
    poetId: 'nannaya',
    place: { en: 'Aranya Parvam', te: 'అరణ్య పర్వం' },
    title: 'శారదరాత్రులు',
    titleEnglish: 'Autumn nights',
    previewText: 'శారదరాత్రు లుజ్జ్వల లసత్తర తారకహార పంక్తులన్',
    tags: ['nature'],
    meter: 'utpalamala',
    grade: 11,
    teluguText:
      'శారదరాత్రు లుజ్జ్వల లసత్తర తారకహార పంక్తులన్\nచారుతరంబులయ్యె వికసన్నవ కైరవ గంధ బంధురో\nదార సమీర సౌరభము దాల్చి సుధాంశు వికీర్యమాణ క\nర్పూర పరాగ పాండురుచి పూరము లంబర పూరితంబులై',
    teluguMeaning:
      'శరత్కాలపు రాత్రులు ప్రకాశించే చుక్కల హారాలతో ఎంతో అందంగా ఉన్నాయి. విచ్చుకున్న కొత్త తెల్లకలువల వాసన నిండిన గాలి పరిమళిస్తోంది; చంద్రుడు చల్లే కర్పూరపు పొడి వంటి తెల్లని వెన్నెల ఆకాశమంతా నిండింది.',
    englishTranslation:
      'The autumn nights have grown most lovely with bright, glittering strings of stars. They wear the perfume of a breeze rich with newly opened water lilies, and the white light that the moon scatters, like camphor dust, floods the sky.',
    hardWords: [
      { word: 'శారద', meaning: { te: 'శరత్కాలానికి చెందిన', en: 'of autumn' } },
      { word: 'కైరవము', meaning: { te: 'తెల్లకలువ', en: 'a white water lily' } },
      { word: 'సమీరము', meaning: { te: 'గాలి', en: 'a breeze' } },
      { word: 'సుధాంశుడు', meaning: { te: 'చంద్రుడు', en: 'the moon' } },
      { word: 'అంబరము', meaning: { te: 'ఆకాశం', en: 'the sky' } },
    ],
  },
  {
    id: 'orulevi-yonarinchina',
    poetId: 'tikkana',
    title: 'ఒరులేయవి యొనరించిన',
    titleEnglish: 'Do not do it to others',
    previewText: 'ఒరులేయవి యొనరించిన',
    tags: ['friendship', 'honesty'],
    meter: 'kandam',
    grade: 5,
    teluguText: 'ఒరులేయవి యొనరించిన\nనరవర యప్రియము తన మనంబునకగు తా\nనొరులకు నవి సేయకునికి\nపరాయణము పరమధర్మ పథముల కెల్లన్',
    teluguMeaning: 'రాజా, ఇతరులు ఏ పనులు చేస్తే మన మనసుకు నచ్చదో, ఆ పనులు మనం ఇతరులకు చేయకుండా ఉండాలి. గొప్ప ధర్మ మార్గాలన్నిటికీ అదే ఆధారం.',
    englishTranslation:
      'O king, whatever hurts our own mind when others do it, we should not do to others. That is what every great path of goodness rests upon.',
    hardWords: [
      { word: 'ఒరులు', meaning: { te: 'ఇతరులు', en: 'others' } },
      { word: 'ఒనరించు', meaning: { te: 'చేయు', en: 'to do' } },
      { word: 'అప్రియము', meaning: { te: 'నచ్చనిది', en: 'what is not liked' } },
      { word: 'పరాయణము', meaning: { te: 'ముఖ్యమైన ఆధారం', en: 'the chief support' } },
      { word: 'పథము', meaning: { te: 'దారి', en: 'a path' } },
    ],
  },
  {
    id: 'sarapu-dharmamun',
    poetId: 'tikkana',
    place: { en: 'Udyoga Parvam', te: 'ఉద్యోగ పర్వం' },
    title: 'సారపు ధర్మమున్',
    titleEnglish: 'Those who could help and did not',
    previewText: 'సారపు ధర్మమున్ విమల సత్యము పాపముచేత బొంకుచే',
    tags: ['honesty', 'courage'],
    meter: 'utpalamala',
    grade: 10,
    teluguText:
      'సారపు ధర్మమున్ విమల సత్యము పాపముచేత బొంకుచే\nపారము పొందలేక చెడబారినదైన యవస్థ దక్షు లె\nవ్వార లుపేక్ష చేసి రది వారల చేటగు కాని ధర్మ ని\nస్తారక మయ్యు సత్య శుభదాయక మయ్యును దైవ ముండెడున్',
    teluguMeaning:
      'గొప్ప ధర్మం పాపం వల్ల, స్వచ్ఛమైన సత్యం అబద్ధం వల్ల గట్టెక్కలేక చెడిపోతున్నప్పుడు, కాపాడగలిగినా పట్టించుకోనివారికి అది చేటు తెస్తుంది. కానీ ధర్మాన్ని గట్టెక్కించేది, సత్యానికి శుభమిచ్చేది అయిన దైవం ఉండనే ఉంది.',
    englishTranslation:
      'When noble right is sinking through wrong, and pure truth through lies, unable to reach the shore, it is the ruin of those who could help and look away. But there is a God, who carries right across and brings truth its good end.',
    hardWords: [
      { word: 'విమల', meaning: { te: 'స్వచ్ఛమైన', en: 'pure' } },
      { word: 'పారము', meaning: { te: 'అవతలి గట్టు', en: 'the far shore' } },
      { word: 'దక్షులు', meaning: { te: 'చేయగల సామర్థ్యం ఉన్నవారు', en: 'those who are able' } },
      { word: 'ఉపేక్ష', meaning: { te: 'పట్టించుకోకపోవడం', en: 'looking away' } },
      { word: 'నిస్తారకము', meaning: { te: 'గట్టెక్కించేది', en: 'that which carries across' } },
    ],
  },
  {
    id: 'singam-bakatito',
    poetId: 'tikkana',
    place: { en: 'Virata Parvam', te: 'విరాట పర్వం' },
    title: 'సింగం బాకటితో',
    titleEnglish: 'Arjuna comes like a lion',
    previewText: 'సింగం బాకటితో గుహాంతరమునం జేడ్పాటుమై నుండి మా',
    tags: ['courage'],
    meter: 'sardulam',
    grade: 11,
    teluguText:
      'సింగం బాకటితో గుహాంతరమునం జేడ్పాటుమై నుండి మా\nతంగ స్ఫూర్జిత యూథ దర్శన సముద్యత్క్రోధమై వచ్చు నో\nజం గాంతార నివాస ఖిన్నమతి నస్మత్సేనపై వీడె వ\nచ్చెం గుంతీసుత మధ్యముండు సమరస్థేమాభిరామాకృతిన్',
    teluguMeaning:
      'ఆకలితో, నీరసంతో గుహలో ఉన్న సింహం, ఘీంకరించే ఏనుగుల గుంపును చూసి కోపం పొంగి వచ్చినట్టుగా, అడవిలో ఉండి మనసు నొచ్చిన కుంతి నడిమి కొడుకు అర్జునుడు, యుద్ధంలో చలించని అందమైన రూపంతో ఇదిగో మన సేన మీదికి వచ్చాడు!',
    englishTranslation:
      'As a lion, hungry and faint in its cave, sees a trumpeting herd of elephants and comes out in rising fury, so Arjuna, middle son of Kunti, sore at heart from his life in the forest, has come upon our army, handsome and steady in battle.',
    hardWords: [
      { word: 'చేడ్పాటు', meaning: { te: 'నీరసం', en: 'weakness' } },
      { word: 'మాతంగము', meaning: { te: 'ఏనుగు', en: 'an elephant' } },
      { word: 'యూథము', meaning: { te: 'గుంపు', en: 'a herd' } },
      { word: 'కాంతారము', meaning: { te: 'అడవి', en: 'a forest' } },
      { word: 'సమరము', meaning: { te: 'యుద్ధం', en: 'a battle' } },
    ],
  },
  {
    id: 'sphuradarunamsu',
    poetId: 'errana',
    place: { en: 'Aranya Parvam', te: 'అరణ్య పర్వం' },
    title: 'స్ఫురదరుణాంశు',
    titleEnglish: 'Autumn mornings',
    previewText: 'స్ఫురదరుణాంశు రాగరుచి పొంపిరివోయి నిరస్తనీరదా',
    tags: ['nature'],
    meter: 'champakamala',
    grade: 11,
    teluguText:
      'స్ఫురదరుణాంశు రాగరుచి పొంపిరివోయి నిరస్తనీరదా\nవరణములై దళత్కమల వైభవ జృంభణ ముల్లసిల్ల ను\nద్ధురతర హంససారస మధువ్రత నిస్వనముల్ చెలంగగా\nకరము వెలింగె వాసరముఖంబులు శారదవేళ చూడగన్',
    teluguMeaning:
      'శరత్కాలంలో ఉదయాలు చూడడానికి ఎంతో ప్రకాశంగా ఉన్నాయి: సూర్యుడి ఎర్రని కిరణాల రంగు నిండింది, మబ్బుల ముసుగు తొలగింది, విచ్చుకునే తామరల అందం పెరిగి మెరిసింది. హంసలు, సారస పక్షులు, తుమ్మెదల గట్టి ధ్వనులు వినిపించాయి.',
    englishTranslation:
      'How the mornings shone in autumn: brimming with the red glow of the sun, their veil of clouds cast off, the splendor of opening lotuses growing bright, while the loud calls of swans and cranes and the hum of bees rang out.',
    hardWords: [
      { word: 'నీరదము', meaning: { te: 'మేఘం', en: 'a cloud' } },
      { word: 'ఆవరణము', meaning: { te: 'ముసుగు', en: 'a cover' } },
      { word: 'మధువ్రతము', meaning: { te: 'తుమ్మెద', en: 'a bee' } },
      { word: 'నిస్వనము', meaning: { te: 'ధ్వని', en: 'a sound' } },
      { word: 'వాసరముఖము', meaning: { te: 'ఉదయం', en: 'morning, the face of day' } },
    ],
  },
];
