import type { PoemOfWork } from './collectedPoem';

// Softening stays after ం in బంగరుం జెదరి, and in the compounds చక్కజేసికొను, సిరిగలవాని, గురిగాదు,
// కానబడదా, పల్కబోవడు and నాలుకగాక.
// Readings where editions differ: గలుగదు (గలగదు), పాలిట (పాలిటి), ధేనుకోటులం (ధేనుకోటలం), ఎన్ని (ఇన్ని),
// పేర్వడ్డ వివేకి (పేర్పడ్డ వివేక), యక్షయ (అక్షయ).
export const bhaskaraSatakam: readonly PoemOfWork[] = [
  {
    id: 'chaduvadi-yenta-galgina',
    poetId: 'marada-venkayya',
    title: 'చదువది యెంత కల్గిన',
    titleEnglish: 'Learning without taste',
    previewText: 'చదువది యెంత కల్గిన రసజ్ఞత యించుక చాలకున్న నా',
    tags: ['learning'],
    meter: 'champakamala',
    grade: 7,
    teluguText:
      'చదువది యెంత కల్గిన రసజ్ఞత యించుక చాలకున్న నా\nచదువు నిరర్థకంబు గుణసంయుతు లెవ్వరు మెచ్చ రెచ్చటన్\nపదనుగ మంచికూర నలపాకము చేసిననైన నందు నిం\nపొదవెడు నుప్పులేక రుచి పుట్టగ నేర్చునటయ్య భాస్కరా!',
    teluguMeaning:
      'ఎంత చదివినా, అందులోని అందాన్ని, సారాన్ని ఆస్వాదించే మనసు లేకపోతే ఆ చదువు వృథా; గుణవంతులు దాన్ని మెచ్చుకోరు. ఎంత బాగా వండిన కూరకైనా ఉప్పు లేకపోతే రుచి రాదు కదా!',
    englishTranslation:
      'However much one learns, learning without a feeling for its beauty is useless, and no good person praises it. Can the finest curry have any taste without salt?',
    hardWords: [
      { word: 'రసజ్ఞత', meaning: { te: 'అందాన్ని ఆస్వాదించే గుణం', en: 'a feeling for beauty' } },
      { word: 'నిరర్థకంబు', meaning: { te: 'వృథా', en: 'useless' } },
      { word: 'గుణసంయుతులు', meaning: { te: 'మంచి గుణాలు గలవారు', en: 'people of good qualities' } },
      { word: 'నలపాకము', meaning: { te: 'నలుడు చేసినంత మంచి వంట', en: "cooking as fine as King Nala's" } },
    ],
  },
  {
    id: 'teliyani-karyamella',
    poetId: 'marada-venkayya',
    title: 'తెలియని కార్యమెల్ల',
    titleEnglish: 'The mirror of a wise friend',
    previewText: 'తెలియని కార్యమెల్ల కడతేర్చుట కొక్క వివేకి చేకొనన్',
    tags: ['learning', 'humility'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'తెలియని కార్యమెల్ల కడతేర్చుట కొక్క వివేకి చేకొనన్\nవలయు నటైన దిద్దుకొనవచ్చు ప్రయోజన మాంద్యమేమియున్\nకలుగదు ఫాలమందు తిలకం బిడునప్పుడు చేత నద్దమున్\nకలిగిన చక్కజేసికొను కాదె నరుండది చూచి భాస్కరా!',
    teluguMeaning:
      'తెలియని పని చేయాలంటే తెలివైనవారి సాయం తీసుకోవాలి. అప్పుడు తప్పులు దిద్దుకుంటూ, ఏ లోటూ లేకుండా పని పూర్తి చేయవచ్చు. చేతిలో అద్దం ఉంటే నుదుట బొట్టు చక్కగా పెట్టుకోగలం కదా!',
    englishTranslation:
      'To finish a task you do not understand, seek a wise helper; then you can correct yourself and nothing is lost. With a mirror in hand one places the mark on the forehead just right.',
    hardWords: [
      { word: 'కడతేర్చు', meaning: { te: 'పూర్తి చేయు', en: 'to complete' } },
      { word: 'వివేకి', meaning: { te: 'తెలివైనవాడు', en: 'a wise person' } },
      { word: 'మాంద్యము', meaning: { te: 'తగ్గుదల', en: 'slackness, loss' } },
      { word: 'ఫాలము', meaning: { te: 'నుదురు', en: 'the forehead' } },
    ],
  },
  {
    id: 'balayutudaina-vela',
    poetId: 'marada-venkayya',
    title: 'బలయుతుడైన వేళ',
    titleEnglish: 'The wind and the fire',
    previewText: 'బలయుతుడైన వేళ నిజబంధుడు తోడ్పడు కాని యాతడే',
    tags: ['friendship'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'బలయుతుడైన వేళ నిజబంధుడు తోడ్పడు కాని యాతడే\nబలము తొలంగెనేని తన పాలిట శత్రు వదెట్లు పూర్ణుడై\nజ్వలనుడు కాన కాల్చు తరి సఖ్యము చూపును వాయుదేవుడా\nబలియుడు సూక్ష్మదీపమగు పట్టున నార్పదె గాలి భాస్కరా!',
    teluguMeaning:
      'మనం బలంగా ఉన్నప్పుడు బంధువులు సాయం చేస్తారు; బలం పోగానే వాళ్లే శత్రువులవుతారు. అడవిని కాల్చే పెద్ద మంటకు గాలి సాయం చేస్తుంది; అదే మంట చిన్న దీపమైతే గాలే దాన్ని ఆర్పేస్తుంది.',
    englishTranslation:
      'While a man is strong, his family helps him; when his strength is gone, the same people turn against him. The wind helps the great forest fire, yet blows out the little lamp.',
    hardWords: [
      { word: 'బలయుతుడు', meaning: { te: 'బలం గలవాడు', en: 'one who is strong' } },
      { word: 'తోడ్పడు', meaning: { te: 'సాయం చేయు', en: 'to help' } },
      { word: 'జ్వలనుడు', meaning: { te: 'అగ్ని', en: 'fire' } },
      { word: 'సఖ్యము', meaning: { te: 'స్నేహం', en: 'friendship' } },
    ],
  },
  {
    id: 'uraka-sajjanundu',
    poetId: 'marada-venkayya',
    title: 'ఊరక సజ్జనుం డొదిగి',
    titleEnglish: 'The moth and the silk',
    previewText: 'ఊరక సజ్జనుం డొదిగి యుండిననైన దురాత్మకుండు ని',
    tags: ['honesty', 'friendship'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'ఊరక సజ్జనుం డొదిగి యుండిననైన దురాత్మకుండు ని\nష్కారణ మోర్వలేక యపకారము చేయుట వాని విద్యగా\nచీరలు నూరు టంకములు చేసెడివైనను పెట్టె నుండగా\nచేరి చినింగి పో కొరుకు చిమ్మట కేమి ఫలంబు భాస్కరా!',
    teluguMeaning:
      'మంచివాడు ఎవరి జోలికీ పోకుండా ఉన్నా, చెడ్డవాడు ఓర్వలేక కారణం లేకుండా కీడు చేస్తాడు. పెట్టెలో ఉన్న ఖరీదైన చీరలను కొరికే చిమ్మటకు ఏం లాభం?',
    englishTranslation:
      'Even when a good man keeps quietly to himself, the wicked one harms him for no reason. What does the moth gain by gnawing costly sarees in their chest?',
    hardWords: [
      { word: 'ఒదిగి', meaning: { te: 'అణిగిమణిగి', en: 'keeping to oneself' } },
      { word: 'దురాత్మకుండు', meaning: { te: 'చెడ్డవాడు', en: 'a wicked man' } },
      { word: 'అపకారము', meaning: { te: 'కీడు', en: 'harm' } },
      { word: 'చిమ్మట', meaning: { te: 'బట్టలను కొరికే పురుగు', en: 'a clothes moth' } },
    ],
  },
  {
    id: 'sirigalavani-keyyedala',
    poetId: 'marada-venkayya',
    title: 'సిరిగలవాని కెయ్యెడల',
    titleEnglish: 'Rain on a dry field',
    previewText: 'సిరిగలవాని కెయ్యెడల చేసిన మేలది నిష్ఫలంబగున్',
    tags: ['wealth', 'nature'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'సిరిగలవాని కెయ్యెడల చేసిన మేలది నిష్ఫలంబగున్\nనెరి గురిగాదు పేదలకు నేర్పున చేసిన సత్ఫలంబగున్\nవరపున వచ్చి మేఘు డొకవర్షము వాడిన చేలమీదటన్\nకురిసిన కాక యంబుధుల కుర్వగ నేమి ఫలంబు భాస్కరా!',
    teluguMeaning:
      'ధనవంతుడికి చేసిన సాయం వృథా; పేదవారికి చేసిన సాయం మంచి ఫలితం ఇస్తుంది. ఎండిన పొలాల మీద వాన కురిస్తే ఉపయోగం; సముద్రం మీద కురిస్తే ఏం లాభం?',
    englishTranslation:
      'Help given to the rich bears no fruit; help given well to the poor does. Rain is a blessing on parched fields, but what use is it falling on the sea?',
    hardWords: [
      { word: 'నిష్ఫలంబు', meaning: { te: 'ఫలితం లేనిది', en: 'fruitless' } },
      { word: 'సత్ఫలంబు', meaning: { te: 'మంచి ఫలితం', en: 'a good result' } },
      { word: 'వరపు', meaning: { te: 'వాన లేని కాలం', en: 'drought' } },
      { word: 'అంబుధులు', meaning: { te: 'సముద్రాలు', en: 'oceans' } },
    ],
  },
  {
    id: 'parahitamaina-karyamu',
    poetId: 'marada-venkayya',
    title: 'పరహితమైన కార్య',
    titleEnglish: 'The hill on one hand',
    previewText: 'పరహితమైన కార్య మతిభారముతోడిదియైన పూను స',
    tags: ['courage', 'effort'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'పరహితమైన కార్య మతిభారముతోడిదియైన పూను స\nత్పురుషుడు లోకముల్ పొగడ పూర్వమునందొక రాలవర్షమున్\nకురియగ చొచ్చినన్ కదిసి గొబ్బున గోజన రక్షణార్థమై\nగిరినొక కేలనెత్తెనట కృష్ణుడు ఛత్రముభాతి భాస్కరా!',
    teluguMeaning:
      'ఇతరులకు మేలు చేసే పని ఎంత కష్టమైనా, లోకం పొగిడేలా, మంచివాడు పూనుకుంటాడు. పూర్వం రాళ్లవాన కురిసినప్పుడు గోవులను, గోపాలకులను కాపాడేందుకు కృష్ణుడు కొండను గొడుగులా ఒక్క చేత్తో ఎత్తాడు.',
    englishTranslation:
      'A noble person takes up work that helps others, however heavy it is, and the worlds praise it. Long ago, when stones rained down, Krishna lifted a hill on one hand like an umbrella to save the cows and the people.',
    hardWords: [
      { word: 'పరహితము', meaning: { te: 'ఇతరులకు మేలు', en: 'the good of others' } },
      { word: 'గొబ్బున', meaning: { te: 'వెంటనే', en: 'quickly' } },
      { word: 'గిరి', meaning: { te: 'కొండ', en: 'a hill' } },
      { word: 'ఛత్రము', meaning: { te: 'గొడుగు', en: 'an umbrella' } },
    ],
  },
  {
    id: 'akkarapatu-vachchu',
    poetId: 'marada-venkayya',
    title: 'అక్కరపాటు వచ్చు',
    titleEnglish: 'Boats and carts',
    previewText: 'అక్కరపాటు వచ్చు సమయంబున చుట్టము లొక్కరొక్కరి',
    tags: ['friendship'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'అక్కరపాటు వచ్చు సమయంబున చుట్టము లొక్కరొక్కరి\nన్మక్కువ నుద్ధరించుటలు మైత్రికి చూడగ యుక్తమే సుమీ\nయొక్కట నీటిలో మెరక నోడల బండ్లును బండ్ల నోడలున్\nతక్కక వచ్చుచుండుట నిదానము కాదె తలంప భాస్కరా!',
    teluguMeaning:
      'అవసరం వచ్చినప్పుడు బంధువులు, స్నేహితులు ఒకరికొకరు సాయం చేసుకోవడం తగిన పని. నీటిలో పడవల మీద బండ్లు, నేల మీద బండ్లపై పడవలు వెళ్లడమే దీనికి ఉదాహరణ.',
    englishTranslation:
      'When need comes it is right that kin lift one another with love. See how boats carry carts on the water, and carts carry boats on land.',
    hardWords: [
      { word: 'అక్కరపాటు', meaning: { te: 'అవసరం', en: 'need' } },
      { word: 'మక్కువ', meaning: { te: 'ప్రేమ', en: 'love' } },
      { word: 'మైత్రి', meaning: { te: 'స్నేహం', en: 'friendship' } },
      { word: 'మెరక', meaning: { te: 'ఎత్తైన నేల', en: 'high ground' } },
    ],
  },
  {
    id: 'chesina-dushtacheshta',
    poetId: 'marada-venkayya',
    title: 'చేసిన దుష్టచేష్ట',
    titleEnglish: 'The copper shows through',
    previewText: 'చేసిన దుష్టచేష్ట నది చెప్పక నేర్పున కప్పిపుచ్చి తా',
    tags: ['honesty'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'చేసిన దుష్టచేష్ట నది చెప్పక నేర్పున కప్పిపుచ్చి తా\nమూసిన యంతటన్ బయలు ముట్టక యుండ దదెట్లు రాగిపై\nపూసిన బంగరుం జెదరిపోవ కడంగిన నాడు నాటికిన్\nదాసిన రాగి కానబడదా జను లెల్ల రెరుంగ భాస్కరా!',
    teluguMeaning: 'చేసిన తప్పును ఎంత నేర్పుగా దాచినా ఒకరోజు బయటపడుతుంది. రాగి మీద పూసిన బంగారు పూత చెదిరిపోగానే లోపలి రాగి అందరికీ కనిపిస్తుంది కదా!',
    englishTranslation:
      'However cleverly a bad deed is hidden, it comes to light one day. When the gilding wears away, everyone sees the copper beneath.',
    hardWords: [
      { word: 'దుష్టచేష్ట', meaning: { te: 'చెడ్డ పని', en: 'a bad deed' } },
      { word: 'కప్పిపుచ్చు', meaning: { te: 'దాచిపెట్టు', en: 'to cover up' } },
      { word: 'బయలు', meaning: { te: 'బయట', en: 'out in the open' } },
      { word: 'బంగరు', meaning: { te: 'బంగారం', en: 'gold' } },
    ],
  },
  {
    id: 'okkade-chalu',
    poetId: 'marada-venkayya',
    title: 'ఒక్కడె చాలు',
    titleEnglish: 'One steady hero',
    previewText: 'ఒక్కడె చాలు నిశ్చలబలోన్నతు డెంతటి కార్యమైన తా',
    tags: ['courage'],
    meter: 'utpalamala',
    grade: 9,
    teluguText:
      'ఒక్కడె చాలు నిశ్చలబలోన్నతు డెంతటి కార్యమైన తా\nచక్క నొనర్ప కౌరవు లసంఖ్యులు పట్టిన ధేనుకోటులన్\nచిక్కగనీక తత్ప్రబలసేన ననేక శిలీముఖంబులన్\nమొక్కపడంగ చేసి తుద ముట్టడె యొక్క కిరీటి భాస్కరా!',
    teluguMeaning:
      'స్థిరమైన బలం గలవాడు ఒక్కడున్నా ఎంత పెద్ద పనైనా చక్కగా చేయగలడు. లెక్కలేనంత మంది కౌరవులు పట్టుకున్న గోవులను, వారి పెద్ద సేనను బాణాలతో ఓడించి, అర్జునుడు ఒక్కడే విడిపించాడు.',
    englishTranslation:
      'One person of steady strength is enough for any task. Arjuna alone broke a mighty army with his many arrows, and won back the cattle that countless Kauravas had seized.',
    hardWords: [
      { word: 'నిశ్చల', meaning: { te: 'కదలని, స్థిరమైన', en: 'steady' } },
      { word: 'అసంఖ్యులు', meaning: { te: 'లెక్కలేనంత మంది', en: 'countless people' } },
      { word: 'ధేనుకోటులు', meaning: { te: 'ఆవుల మందలు', en: 'herds of cows' } },
      { word: 'కిరీటి', meaning: { te: 'అర్జునుడు', en: 'Arjuna' } },
    ],
  },
  {
    id: 'paluchani-hinamanavudu',
    poetId: 'marada-venkayya',
    title: 'పలుచని హీనమానవుడు',
    titleEnglish: 'A full pot does not splash',
    previewText: 'పలుచని హీనమానవుడు పాటి తలంపక నిష్ఠురోక్తులన్',
    tags: ['speech', 'humility'],
    meter: 'champakamala',
    grade: 7,
    teluguText:
      'పలుచని హీనమానవుడు పాటి తలంపక నిష్ఠురోక్తులన్\nపలుకుచు నుండు కాని మతిభాసురుడైన గుణప్రపూర్ణుడ\nప్పలుకుల పల్కబోవడు నిబద్ధిగ నెట్లన వెల్తికుండ తా\nతొలకుచునుండు కాని మరి తొల్కునె నిండుఘటంబు భాస్కరా!',
    teluguMeaning:
      'గుణం లేనివాడు మంచిచెడ్డలు ఆలోచించకుండా కఠినమైన మాటలు మాట్లాడతాడు. తెలివి, మంచి గుణాలు నిండుగా ఉన్నవాడు అలా మాట్లాడడు; ఇది నిజం. వెలితికుండ తొణుకుతుంది కాని నిండుకుండ తొణకదు కదా!',
    englishTranslation:
      'A shallow, mean man says harsh things without a thought. One bright of mind and full of good qualities never speaks so, that is sure. A half-empty pot splashes, but does a full pot ever splash?',
    hardWords: [
      { word: 'నిష్ఠురోక్తులు', meaning: { te: 'కఠినమైన మాటలు', en: 'harsh words' } },
      { word: 'నిబద్ధి', meaning: { te: 'నిజం', en: 'truth' } },
      { word: 'వెల్తికుండ', meaning: { te: 'నిండని కుండ', en: 'a pot that is not full' } },
      { word: 'ఘటంబు', meaning: { te: 'కుండ', en: 'a pot' } },
    ],
  },
  {
    id: 'yedde-manushyudu',
    poetId: 'marada-venkayya',
    title: 'ఎడ్డె మనుష్యుడే మెరుగు',
    titleEnglish: 'The ladle in the curry',
    previewText: 'ఎడ్డె మనుష్యుడే మెరుగు నెన్ని దినంబులు కూడియుండినన్',
    tags: ['learning'],
    meter: 'utpalamala',
    grade: 7,
    teluguText:
      'ఎడ్డె మనుష్యుడే మెరుగు నెన్ని దినంబులు కూడియుండినన్\nదొడ్డగుణాఢ్యునందు గల తోరపు వర్తనలెల్ల ప్రజ్ఞ పే\nర్వడ్డ వివేకి రీతి రుచిపాకము నాలుకగా కెరుంగునే\nతెడ్డది కూరలో కలయ త్రిమ్మరుచుండిననైన భాస్కరా!',
    teluguMeaning:
      'మంచి గుణాలున్నవారితో ఎన్ని రోజులు కలిసి ఉన్నా, వారి గొప్ప నడవడి తెలివైనవాడికి తెలిసినట్లు మూర్ఖుడికి తెలియదు. గరిటె కూరంతా కలియతిరిగినా, రుచి తెలిసేది నాలుకకే కదా!',
    englishTranslation:
      'However many days he spends with a person of great virtue, a dull man does not see that noble conduct as one famed for wisdom does. The ladle goes round and round in the curry, but only the tongue knows the taste.',
    hardWords: [
      { word: 'ఎడ్డె', meaning: { te: 'తెలివిలేని', en: 'dull' } },
      { word: 'గుణాఢ్యుడు', meaning: { te: 'మంచి గుణాలు గలవాడు', en: 'a person of virtue' } },
      { word: 'తోరపు', meaning: { te: 'గొప్ప', en: 'great' } },
      { word: 'తెడ్డు', meaning: { te: 'గరిటె', en: 'a ladle' } },
    ],
  },
  {
    id: 'urugunavantudu',
    poetId: 'marada-venkayya',
    title: 'ఉరుగుణవంతుడు',
    titleEnglish: 'Butter for churning',
    previewText: 'ఉరుగుణవంతు డొడ్లు తన కొండపకారము చేయునప్పుడున్',
    tags: ['friendship', 'humility'],
    meter: 'champakamala',
    grade: 8,
    teluguText:
      'ఉరుగుణవంతు డొడ్లు తన కొండపకారము చేయునప్పుడున్\nపరహితమే యొనర్చు నొకపట్టుననైనను కీడు చేయగా\nనెరుగడు నిక్కమే కద యదెట్లన కవ్వము పట్టి యెంతయున్\nతరువగ చొచ్చినన్ పెరుగు తాలిమి నీయదె వెన్న భాస్కరా!',
    teluguMeaning:
      'గొప్ప గుణం గలవాడు ఇతరులు తనకు అపకారం చేసినా వారికి మేలే చేస్తాడు; ఎప్పుడూ కీడు చేయడం తెలియదు. కవ్వంతో ఎంత చిలికినా పెరుగు ఓర్చుకుని వెన్నే ఇస్తుంది కదా!',
    englishTranslation:
      'Even when others do him harm, a truly good person does them only good and never knows how to hurt. Churned hard with the churning stick, does not curd bear it patiently and give butter?',
    hardWords: [
      { word: 'ఒడ్లు', meaning: { te: 'ఇతరులు', en: 'others' } },
      { word: 'పరహితము', meaning: { te: 'ఇతరులకు మేలు', en: 'the good of others' } },
      { word: 'కవ్వము', meaning: { te: 'పెరుగు చిలికే కర్ర', en: 'a churning stick' } },
      { word: 'తాలిమి', meaning: { te: 'ఓర్పు', en: 'patience' } },
    ],
  },
  {
    id: 'dakshudu-leni-intiki',
    poetId: 'marada-venkayya',
    title: 'దక్షుడు లేని యింటికి',
    titleEnglish: 'The broken tank',
    previewText: 'దక్షుడు లేని యింటికి పదార్థము వేరొకచోటనుండి వే',
    tags: ['wealth', 'effort'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'దక్షుడు లేని యింటికి పదార్థము వేరొకచోటనుండి వే\nలక్షలు వచ్చుచుండిన పలాయనమై చను కల్లకాదు ప్ర\nత్యక్షము వాగులున్ వరదలన్నియు వచ్చిన నీరు నిల్చునే\nయక్షయమైన గండి తెగినట్టి తటాకములోన భాస్కరా!',
    teluguMeaning:
      'సమర్థుడు లేని ఇంటికి వేరే చోటు నుంచి వేలు, లక్షలు వచ్చినా అన్నీ పోతాయి; ఇది అబద్ధం కాదు, కళ్లారా చూసేదే. వాగులు, వరదలు ఎన్ని వచ్చినా, పెద్ద గండి పడిన చెరువులో నీళ్లు నిలుస్తాయా?',
    englishTranslation:
      'Even if wealth keeps coming in thousands and lakhs, it flees a house that has no capable person; this is no lie, we see it. Streams and floods may pour in, but does water stay in a tank with a great breach?',
    hardWords: [
      { word: 'దక్షుడు', meaning: { te: 'సమర్థుడు', en: 'a capable person' } },
      { word: 'పలాయనము', meaning: { te: 'పారిపోవడం', en: 'running away' } },
      { word: 'గండి', meaning: { te: 'కట్టకు పడిన పెద్ద చీలిక', en: 'a breach' } },
      { word: 'తటాకము', meaning: { te: 'చెరువు', en: 'a tank' } },
    ],
  },
  {
    id: 'purita-sadgunambu',
    poetId: 'marada-venkayya',
    title: 'పూరిత సద్గుణంబు',
    titleEnglish: 'Wrinkled but sweet',
    previewText: 'పూరిత సద్గుణంబు గల పుణ్యున కించుక రూపసంపదల్',
    tags: ['humility', 'nature'],
    meter: 'utpalamala',
    grade: 8,
    teluguText:
      'పూరిత సద్గుణంబు గల పుణ్యున కించుక రూపసంపదల్\nదూరములైన వానియెడ దొడ్డగ చూతురు బుద్ధిమంతు లె\nట్లారయ గొగ్గులైన మరి యందుల మాధురి చూచి కాదె ఖ\nర్జూరఫలంబులం ప్రియము చొప్పడ లోకులు కొంట భాస్కరా!',
    teluguMeaning:
      'మంచి గుణాలు నిండుగా ఉన్నవాడికి అందం కొంచెం తక్కువైనా, తెలివైనవారు అతన్ని గొప్పగా చూస్తారు. ఖర్జూర పండ్లు ముడతలుగా ఉన్నా, వాటి తియ్యదనం చూసే కదా లోకులు ఇష్టంగా కొంటారు!',
    englishTranslation:
      'Though one full of goodness may lack a little in looks, the wise hold him in great regard. Dates are all wrinkled, yet people see their sweetness and gladly buy them.',
    hardWords: [
      { word: 'పూరిత', meaning: { te: 'నిండిన', en: 'filled' } },
      { word: 'ఇంచుక', meaning: { te: 'కొంచెం', en: 'a little' } },
      { word: 'గొగ్గులు', meaning: { te: 'ముడతలు', en: 'wrinkles' } },
      { word: 'మాధురి', meaning: { te: 'తియ్యదనం', en: 'sweetness' } },
    ],
  },
];
