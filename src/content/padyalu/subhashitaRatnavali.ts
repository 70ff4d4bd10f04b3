import type { PoemOfWork } from './collectedPoem';

// Bhartrihari's sayings, put into Telugu verse. Softening stays after ం in లోకముం జేరె, and in గాంచు, గావు, గారు and గావున.
export const subhashitaRatnavali: readonly PoemOfWork[] = [
  {
    id: 'tiviri-isumuna',
    poetId: 'enugu-lakshmana-kavi',
    title: 'తివిరి యిసుమున',
    titleEnglish: 'Oil from sand',
    previewText: 'తివిరి యిసుమున తైలంబు తీయవచ్చు',
    tags: ['effort', 'learning'],
    meter: 'tetagiti',
    grade: 5,
    teluguText: 'తివిరి యిసుమున తైలంబు తీయవచ్చు\nతవిలి మృగతృష్ణలో నీరు త్రావవచ్చు\nతిరిగి కుందేటికొమ్ము సాధింపవచ్చు\nచేరి మూర్ఖుల మనసు రంజింపరాదు',
    teluguMeaning:
      'గట్టిగా ప్రయత్నిస్తే ఇసుక నుంచి నూనె తీయవచ్చు, పట్టుపట్టి ఎండమావిలో నీళ్లు తాగవచ్చు, తిరిగి తిరిగి కుందేలు కొమ్మునైనా సాధించవచ్చు. కానీ మూర్ఖుల దగ్గర చేరి వారి మనసును మాత్రం మెప్పించలేం.',
    englishTranslation:
      'With effort you might press oil from sand; with patience you might drink from a mirage; searching far and wide, you might even find the horn of a hare. But one cannot please the mind of a stubborn fool.',
    hardWords: [
      { word: 'తివురు', meaning: { te: 'ప్రయత్నించు', en: 'to strive' } },
      { word: 'ఇసుము', meaning: { te: 'ఇసుక', en: 'sand' } },
      { word: 'తైలము', meaning: { te: 'నూనె', en: 'oil' } },
      { word: 'మృగతృష్ణ', meaning: { te: 'ఎండమావి', en: 'a mirage' } },
      { word: 'రంజించు', meaning: { te: 'సంతోషపెట్టు', en: 'to please' } },
    ],
  },
  {
    id: 'taruvu-latirasa',
    poetId: 'enugu-lakshmana-kavi',
    title: 'తరువు లతిరస',
    titleEnglish: 'Fruit bends the tree',
    previewText: 'తరువు లతిరస ఫలభార గురుత గాంచు',
    tags: ['humility', 'nature'],
    meter: 'tetagiti',
    grade: 6,
    teluguText:
      'తరువు లతిరస ఫలభార గురుత గాంచు\nనింగి వ్రేలుచు నమృత మొసంగు మేఘు\nడుద్ధతులు గారు బుధులు సమృద్ధిచేత\nజగతి నుపకర్తలకు నిది సహజగుణము',
    teluguMeaning:
      'చెట్లు రసం నిండిన పండ్ల బరువుతో వంగుతాయి; మేఘం ఆకాశంలో కిందికి వంగి అమృతం వంటి నీళ్లు ఇస్తుంది. మంచివారు సంపద వల్ల గర్వించరు. లోకంలో మేలు చేసేవారికి ఇది సహజమైన గుణం.',
    englishTranslation:
      'Trees grow heavy with juicy fruit and bend; the cloud hangs low in the sky and gives its nectar. The wise do not grow proud when they have plenty: that is the nature of those who do good in the world.',
    hardWords: [
      { word: 'తరువు', meaning: { te: 'చెట్టు', en: 'a tree' } },
      { word: 'గురుత', meaning: { te: 'బరువు', en: 'heaviness' } },
      { word: 'ఉద్ధతులు', meaning: { te: 'గర్వించేవారు', en: 'the proud' } },
      { word: 'సమృద్ధి', meaning: { te: 'నిండుగా ఉండడం', en: 'plenty' } },
      { word: 'ఉపకర్త', meaning: { te: 'మేలు చేసేవాడు', en: 'one who does good' } },
    ],
  },
  {
    id: 'vidya-nigudha-guptamagu',
    poetId: 'enugu-lakshmana-kavi',
    title: 'విద్య నిగూఢ గుప్తమగు',
    titleEnglish: 'A hidden treasure',
    previewText: 'విద్య నిగూఢ గుప్తమగు విత్తము రూపము పూరుషాళికిన్',
    tags: ['learning', 'wealth'],
    meter: 'utpalamala',
    grade: 6,
    teluguText:
      'విద్య నిగూఢ గుప్తమగు విత్తము రూపము పూరుషాళికిన్\nవిద్య యశస్సు భోగకరి విద్య గురుండు విదేశబంధుడున్\nవిద్య విశిష్ట దైవతము విద్యకు సాటి ధనంబు లే దిలన్\nవిద్య నృపాలపూజితము విద్య నెరుంగనివాడు మర్త్యుడే',
    teluguMeaning:
      'మనుషులకు చదువే రహస్యంగా దాచిన డబ్బు, చదువే అందం, చదువే కీర్తినీ సుఖాన్నీ ఇస్తుంది; చదువే గురువు, పరాయి దేశంలో చుట్టం. చదువే గొప్ప దైవం, దానికి సాటి వచ్చే డబ్బు భూమి మీద లేదు. రాజులు పూజించేది చదువునే; చదువు రానివాడు మనిషా?',
    englishTranslation:
      'Learning is a hidden treasure, and it is beauty; it gives fame and joy; it is a teacher, and kin in a foreign land. Learning is a great god, and no wealth on earth equals it. Kings honor it; without it, are we even human?',
    hardWords: [
      { word: 'నిగూఢము', meaning: { te: 'రహస్యంగా దాగినది', en: 'what is hidden' } },
      { word: 'విత్తము', meaning: { te: 'డబ్బు', en: 'wealth' } },
      { word: 'యశస్సు', meaning: { te: 'కీర్తి', en: 'fame' } },
      { word: 'ఇల', meaning: { te: 'భూమి', en: 'the earth' } },
      { word: 'మర్త్యుడు', meaning: { te: 'మనిషి', en: 'a human being' } },
    ],
  },
  {
    id: 'arambhimparu-nicha',
    poetId: 'enugu-lakshmana-kavi',
    title: 'ఆరంభింపరు',
    titleEnglish: 'Three kinds of people',
    previewText: 'ఆరంభింపరు నీచమానవులు విఘ్నాయాస సంత్రస్తులై',
    tags: ['effort', 'courage'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'ఆరంభింపరు నీచమానవులు విఘ్నాయాస సంత్రస్తులై\nయారంభించి పరిత్యజింతు రురు విఘ్నాయత్తులై మధ్యముల్\nధీరుల్ విఘ్న నిహన్యమాను లగుచున్ ధృత్యున్నతోత్సాహులై\nప్రారబ్ధార్థము లుజ్జగింపరు సుమీ ప్రజ్ఞానిధుల్ గావునన్',
    teluguMeaning:
      'అధములు ఆటంకాలకు, శ్రమకు భయపడి పని మొదలే పెట్టరు. మధ్యములు మొదలుపెట్టి, పెద్ద ఆటంకాలు రాగానే వదిలేస్తారు. ధీరులు తెలివి గలవారు కనుక, ఆటంకాలు ఎంత కొట్టినా ధైర్యంతో, ఉత్సాహంతో మొదలుపెట్టిన పనిని వదలరు.',
    englishTranslation:
      'The lowest never begin, for fear of hindrance and toil. The middling begin, and give up when great hindrances overcome them. The brave, though hindrances strike them, stay firm and eager and do not drop what they began: for they are treasuries of wisdom.',
    hardWords: [
      { word: 'విఘ్నము', meaning: { te: 'ఆటంకం', en: 'a hindrance' } },
      { word: 'సంత్రస్తులు', meaning: { te: 'భయపడినవారు', en: 'those who are afraid' } },
      { word: 'పరిత్యజించు', meaning: { te: 'వదిలివేయు', en: 'to give up' } },
      { word: 'ధృతి', meaning: { te: 'ధైర్యం', en: 'firmness, courage' } },
      { word: 'ఉజ్జగించు', meaning: { te: 'విడిచిపెట్టు', en: 'to let go' } },
    ],
  },
  {
    id: 'satyasukti-ghatinchu',
    poetId: 'enugu-lakshmana-kavi',
    title: 'సత్యసూక్తి ఘటించు',
    titleEnglish: 'What good company does',
    previewText: 'సత్యసూక్తి ఘటించు ధీజడిమ మాన్చు',
    tags: ['friendship', 'honesty'],
    meter: 'tetagiti',
    grade: 7,
    teluguText:
      'సత్యసూక్తి ఘటించు ధీజడిమ మాన్చు\nగౌరవ మొసంగు జనులకు కలుష మడచు\nకీర్తి ప్రకటించు చిత్త విస్ఫూర్తి చేయు\nసాధుసంగంబు సకలార్థ సాధనంబు',
    teluguMeaning:
      'మంచివారి స్నేహం నిజం పలికిస్తుంది, బుద్ధిలోని మందతనాన్ని పోగొడుతుంది, మనుషులకు గౌరవం ఇస్తుంది, పాపం తొలగిస్తుంది. కీర్తిని చాటుతుంది, మనసును వికసింపజేస్తుంది; అన్నిటినీ సాధించి పెడుతుంది.',
    englishTranslation:
      'The company of the good brings true words to our lips, cures dullness of mind, gives people honor and takes away wrong. It spreads our good name and brightens the heart: it is the way to win all things.',
    hardWords: [
      { word: 'సూక్తి', meaning: { te: 'మంచి మాట', en: 'a good saying' } },
      { word: 'ధీజడిమ', meaning: { te: 'బుద్ధి మందతనం', en: 'dullness of mind' } },
      { word: 'కలుషము', meaning: { te: 'పాపం, మురికి', en: 'wrong, what stains' } },
      { word: 'సంగము', meaning: { te: 'స్నేహం, కలయిక', en: 'company' } },
    ],
  },
  {
    id: 'aghamu-valana-maralchu',
    poetId: 'enugu-lakshmana-kavi',
    title: 'అఘము వలన మరల్చు',
    titleEnglish: 'A true friend',
    previewText: 'అఘము వలన మరల్చు హితార్థకలితు',
    tags: ['friendship'],
    meter: 'tetagiti',
    grade: 7,
    teluguText:
      'అఘము వలన మరల్చు హితార్థకలితు\nచేయు గోప్యంబు దాచు పోషించు గుణము\nవిడువ డాపన్ను లేవడి వేళ నిచ్చు\nమిత్రు డీ లక్షణంబుల మెలగుచుండు',
    teluguMeaning:
      'మంచి స్నేహితుడు చెడు నుంచి మళ్లిస్తాడు, మేలైన పనులు చేయిస్తాడు, రహస్యాన్ని దాస్తాడు, మంచి గుణాన్ని పెంచుతాడు. ఆపదలో ఉన్నవాణ్ణి విడిచిపెట్టడు, లేని సమయంలో ఇస్తాడు; స్నేహితుడు ఈ లక్షణాలతో ఉంటాడు.',
    englishTranslation:
      'He turns us away from wrong, leads us to what is good, keeps our secrets and helps our virtues grow. He does not leave one who is in trouble, and gives in time of want: these are the marks of a friend.',
    hardWords: [
      { word: 'అఘము', meaning: { te: 'పాపం', en: 'wrong' } },
      { word: 'గోప్యము', meaning: { te: 'రహస్యం', en: 'a secret' } },
      { word: 'ఆపన్నుడు', meaning: { te: 'ఆపదలో ఉన్నవాడు', en: 'one in trouble' } },
      { word: 'లేవడి', meaning: { te: 'పేదరికం', en: 'want, poverty' } },
    ],
  },
  {
    id: 'bhushalu-gavu',
    poetId: 'enugu-lakshmana-kavi',
    title: 'భూషలు గావు',
    titleEnglish: 'Good speech is the best jewel',
    previewText: 'భూషలు గావు మర్త్యులకు భూరిమయాంగద తారహారముల్',
    tags: ['speech'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'భూషలు గావు మర్త్యులకు భూరిమయాంగద తారహారముల్\nభూషిత కేశపాశ మృదు పుష్ప సుగంధ జలాభిషేకముల్\nభూషలు గావు పూరుషుని భూషితు చేయు పవిత్రవాణి వా\nగ్భూషణమే సుభూషణము భూషణముల్ నశియించు నన్నియున్',
    teluguMeaning:
      'బంగారు కడియాలు, ముత్యాల హారాలు మనుషులకు నగలు కావు; అలంకరించిన జుట్టు, మెత్తని పూలు, పన్నీటి స్నానాలు నగలు కావు. పవిత్రమైన మాటే మనిషికి అందం; మాటే మంచి నగ, మిగిలిన నగలన్నీ నశిస్తాయి.',
    englishTranslation:
      'Golden armlets and strings of pearls are no jewels to us; dressed hair, soft flowers and scented baths are no jewels. Pure speech is what adorns a person: the jewel of speech is the true jewel, and all other jewels perish.',
    hardWords: [
      { word: 'భూష', meaning: { te: 'నగ, అలంకారం', en: 'an ornament' } },
      { word: 'భూరి', meaning: { te: 'బంగారం', en: 'gold' } },
      { word: 'అంగదము', meaning: { te: 'భుజాల మీది నగ', en: 'an armlet' } },
      { word: 'కేశపాశము', meaning: { te: 'జుట్టు', en: 'hair' } },
      { word: 'వాణి', meaning: { te: 'మాట', en: 'speech' } },
    ],
  },
  {
    id: 'akasambuna-nundi',
    poetId: 'enugu-lakshmana-kavi',
    title: 'ఆకాశంబున నుండి',
    titleEnglish: 'The fall of the Ganga',
    previewText: 'ఆకాశంబున నుండి శంభుని శిరంబందుండి శీతాద్రి సు',
    tags: ['nature', 'humility'],
    meter: 'sardulam',
    grade: 9,
    teluguText:
      'ఆకాశంబున నుండి శంభుని శిరంబందుండి శీతాద్రి సు\nశ్లోకంబైన హిమాద్రి నుండి భువి భూలోకంబునందుండి య\nస్తోకాంభోధి పయోధినుండి పవనాంధోలోకముం జేరె గం\nగా కూలంకష పెక్కుభంగులు వివేకభ్రష్ట సంపాతముల్',
    teluguMeaning:
      'గంగానది ఆకాశం నుంచి శివుని తలకు, అక్కడి నుంచి చల్లని కొండకు, పేరున్న ఆ హిమాలయం నుంచి భూమికి, భూమి నుంచి పెద్ద సముద్రానికి, సముద్రం నుంచి పాతాళానికి చేరింది. వివేకం కోల్పోయినవారు ఇలాగే ఎన్నో విధాలుగా పడిపోతారు.',
    englishTranslation:
      "From the sky to Siva's head, from there to the snow mountain, from the famed Himalaya to the ground, from the earth to the great ocean, and from the ocean to the world below, so the Ganga fell. Those who lose their good sense fall in many ways.",
    hardWords: [
      { word: 'శీతాద్రి', meaning: { te: 'చల్లని కొండ, హిమాలయం', en: 'the cold mountain, the Himalaya' } },
      { word: 'అంభోధి', meaning: { te: 'సముద్రం', en: 'the sea' } },
      { word: 'పవనాంధోలోకము', meaning: { te: 'పాముల లోకం, పాతాళం', en: 'the world of the snakes, below' } },
      { word: 'కూలంకష', meaning: { te: 'నది', en: 'a river' } },
      { word: 'సంపాతము', meaning: { te: 'పడిపోవడం', en: 'a fall' } },
    ],
  },
  {
    id: 'okacho-nelanu',
    poetId: 'enugu-lakshmana-kavi',
    title: 'ఒకచో నేలను',
    titleEnglish: 'One who gets work done',
    previewText: 'ఒకచో నేలను పవ్వళించు నొకచో నొప్పారు పూసెజ్జపై',
    tags: ['effort'],
    meter: 'mattebham',
    grade: 9,
    teluguText:
      'ఒకచో నేలను పవ్వళించు నొకచో నొప్పారు పూసెజ్జపై\nనొకచో శాకము లారగించు నొకచో నుత్కృష్ట శాల్యోదనం\nబొకచో బొంత ధరించు నొక్కొక తరిన్ యోగ్యాంబరశ్రేణి లె\nక్కకు రానీయడు కార్యసాధకుడు దుఃఖంబున్ సుఖంబున్ మదిన్',
    teluguMeaning:
      'పని సాధించేవాడు ఒకచోట నేల మీద, ఒకచోట అందమైన పూల పాన్పు మీద పడుకుంటాడు; ఒకచోట ఆకుకూరలు, ఒకచోట మేలైన వరి అన్నం తింటాడు. ఒకసారి బొంత, ఒకసారి మంచి బట్టలు కట్టుకుంటాడు. దుఃఖాన్నీ సుఖాన్నీ మనసులో లెక్కచేయడు.',
    englishTranslation:
      'One who gets work done sleeps here on the ground, there on a lovely bed of flowers; here he eats greens, there the finest rice. Here he wears rags, at times good clothes. He takes no count in his mind of hardship or ease.',
    hardWords: [
      { word: 'పవ్వళించు', meaning: { te: 'పడుకొను', en: 'to lie down' } },
      { word: 'సెజ్జ', meaning: { te: 'పాన్పు', en: 'a bed' } },
      { word: 'శాల్యోదనము', meaning: { te: 'మేలైన వరి అన్నం', en: 'fine rice' } },
      { word: 'బొంత', meaning: { te: 'పాత గుడ్డలతో కుట్టినది', en: 'a patched cloth' } },
      { word: 'అంబరము', meaning: { te: 'ఇక్కడ: బట్ట', en: 'here: a garment' } },
    ],
  },
  {
    id: 'niramu-taptalohamuna',
    poetId: 'enugu-lakshmana-kavi',
    title: 'నీరము తప్తలోహమున',
    titleEnglish: 'A drop of water',
    previewText: 'నీరము తప్తలోహమున నిల్చి యనామకమై నశించు నా',
    tags: ['friendship', 'nature'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'నీరము తప్తలోహమున నిల్చి యనామకమై నశించు నా\nనీరమె ముత్యమట్లు నళినీదళ సంస్థితమై తనర్చు నా\nనీరమె శుక్తిలోపడి మణిత్వము గాంచు సమంచితప్రభన్\nపౌరుషవృత్తు లిట్లధము మధ్యము నుత్తము కొల్చువారికిన్',
    teluguMeaning:
      'నీటి చుక్క కాలిన ఇనుము మీద పడితే పేరు లేకుండా పోతుంది; అదే నీరు తామరాకు మీద ముత్యంలా మెరుస్తుంది; అదే నీరు ముత్యపు చిప్పలో పడితే వెలుగుతో మణి అవుతుంది. అధముణ్ణి, మధ్యముణ్ణి, ఉత్తముణ్ణి కొలిచేవారి బతుకులు ఇలాగే ఉంటాయి.',
    englishTranslation:
      'A drop of water on hot iron vanishes without a name; on a lotus leaf the same water shines like a pearl; in an oyster shell it becomes a gem of lovely light. So fare those who follow the low, the middling and the best.',
    hardWords: [
      { word: 'నీరము', meaning: { te: 'నీరు', en: 'water' } },
      { word: 'తప్తలోహము', meaning: { te: 'కాలిన ఇనుము', en: 'hot iron' } },
      { word: 'నళినీదళము', meaning: { te: 'తామరాకు', en: 'a lotus leaf' } },
      { word: 'శుక్తి', meaning: { te: 'ముత్యపు చిప్ప', en: 'an oyster shell' } },
    ],
  },
];
