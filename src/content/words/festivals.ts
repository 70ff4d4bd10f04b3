import type { Word } from './word';

export const festivals: readonly Word[] = [
  {
    english: 'festival',
    telugu: 'పండుగ',
    grade: 1,
    alsoTelugu: ['పండగ'],
    explanations: [
      {
        en: 'A festival is a special day that people celebrate together with new clothes, good food and joy. For every festival our house smells of fresh garelu.',
        te: 'కొత్త బట్టలు, పిండివంటలతో అందరూ కలిసి సంతోషంగా జరుపుకునే ప్రత్యేకమైన రోజు పండుగ. ప్రతి పండుగకూ మా ఇల్లు గారెల వాసనతో ఘుమఘుమలాడుతుంది.',
      },
      {
        en: "Festivals bring families and neighbors together. My uncles travel from three towns so that all the cousins can be together at Grandmother's.",
        te: 'పండుగలు కుటుంబాలనూ ఇరుగుపొరుగునూ ఒక చోట చేరుస్తాయి. పిల్లలందరం అమ్మమ్మ ఇంట్లో కలవాలని మామయ్యలు మూడు ఊళ్ల నుంచి వస్తారు.',
      },
      {
        en: 'Some festivals mark a harvest, some a season, some a day holy to a faith. In our street we share Sankranti ariselu, Eid semiya and Christmas cake.',
        te: 'కొన్ని పండుగలు పంటలకు, కొన్ని ఋతువులకు, కొన్ని మతాలకు సంబంధించినవి. మా వీధిలో సంక్రాంతి అరిసెలు, రంజాన్ సేమియా, క్రిస్మస్ కేక్ అందరం పంచుకుంటాం.',
      },
    ],
    sentence: { en: 'Tomorrow is our festival.', te: 'రేపు మా పండుగ.' },
  },
  {
    english: 'Ugadi',
    telugu: 'ఉగాది',
    grade: 1,
    alsoTelugu: ['యుగాది'],
    explanations: [
      {
        en: 'Ugadi is the Telugu New Year, which falls in March or April. On that morning mango leaves are tied over our door.',
        te: 'తెలుగువారి కొత్త సంవత్సరం మొదలయ్యే పండుగ ఉగాది; ఇది మార్చిలోనో ఏప్రిల్‌లోనో వస్తుంది. ఆ ఉదయం మా గుమ్మానికి మామిడాకులు కడతాం.',
      },
      {
        en: 'Ugadi pachadi mixes six tastes: sweet, sour, salty, bitter, hot and astringent, like the joys and troubles of life. I liked its jaggery best.',
        te: 'ఉగాది పచ్చడిలో తీపి, పులుపు, ఉప్పు, చేదు, కారం, వగరు అనే ఆరు రుచులు ఉంటాయి; అవి జీవితంలోని సుఖదుఃఖాలకు గుర్తు. నాకు అందులోని బెల్లం బాగా నచ్చింది.',
      },
      {
        en: 'On Ugadi people listen to the new almanac being read, and poets recite verses. Grandfather took me to a gathering of poets that evening.',
        te: 'ఉగాది నాడు కొత్త పంచాంగం చదివి వినిపిస్తారు, కవులు కవితలు చదువుతారు. ఆ సాయంత్రం తాతయ్య నన్ను కవి సమ్మేళనానికి తీసుకెళ్లారు.',
      },
    ],
    sentence: { en: 'Ugadi has come, let us eat pachadi.', te: 'ఉగాది వచ్చింది, పచ్చడి తిందాం.' },
  },
  {
    english: 'Sankranti',
    telugu: 'సంక్రాంతి',
    grade: 1,
    alsoTelugu: ['మకర సంక్రాంతి'],
    explanations: [
      {
        en: 'Sankranti is the harvest festival, in the middle of January. When the new rice reached our house, Grandmother made ariselu.',
        te: 'జనవరి మధ్యలో పంటలు ఇంటికి చేరే వేళ జరుపుకునే పండుగ సంక్రాంతి. కొత్త బియ్యం రాగానే నానమ్మ అరిసెలు చేశారు.',
      },
      {
        en: 'In the days of Sankranti decorated bullocks and singing Haridasus go from house to house. The gangireddu at our door nodded to the sound of the music.',
        te: 'సంక్రాంతి రోజుల్లో గంగిరెద్దులు, పాటలు పాడే హరిదాసులు ఇంటింటికీ వస్తారు. మా గుమ్మం ముందు గంగిరెద్దు సన్నాయి పాటకు తల ఊపింది.',
      },
      {
        en: 'At Sankranti the sky fills with kites and the ground with muggulu. My sister drew a big one, and I flew a red kite above it.',
        te: 'సంక్రాంతికి ఆకాశం నిండా గాలిపటాలు, నేల నిండా ముగ్గులు కనిపిస్తాయి. అక్క వాకిట్లో పెద్ద ముగ్గు వేసింది, నేను ఎర్ర గాలిపటం ఎగరేశాను.',
      },
    ],
    sentence: { en: 'We go to our village for Sankranti.', te: 'సంక్రాంతి పండుగకు మా ఊరు వెళ్తాం.' },
  },
  {
    english: 'Diwali',
    telugu: 'దీపావళి',
    grade: 1,
    emoji: '🪔',
    alsoEnglish: ['Deepavali'],
    explanations: [
      {
        en: 'Diwali is the festival of lights, on a new-moon night in October or November. We set rows of clay lamps along the wall.',
        te: 'అక్టోబర్‌లోనో నవంబర్‌లోనో అమావాస్య రాత్రి జరుపుకునే వెలుగుల పండుగ దీపావళి. మేము గోడ మీద ప్రమిదలు వరుసగా పెట్టి వెలిగించాం.',
      },
      {
        en: 'Diwali, in Telugu Deepavali, is made of deepa, lamp, and avali, row. When the power failed that night, our street still shone with lamps.',
        te: 'దీపం, ఆవళి అనే రెండు మాటలు కలిసి ఈ పేరు వచ్చింది; దీపాల వరుస అని అర్థం. ఆ రాత్రి కరెంటు పోయినా, దీపాలతో మా వీధి వెలిగిపోయింది.',
      },
      {
        en: 'At Diwali people tell how Krishna and the brave Satyabhama defeated Narakasura, and lamps were lit in joy. Our class acted out the story, and Sravani was Satyabhama.',
        te: 'కృష్ణుడు, ధైర్యవంతురాలైన సత్యభామ నరకాసురుడిని ఓడించారని, ఆ సంతోషంలో దీపాలు వెలిగించారని చెప్తారు. మా తరగతి నాటకంలో శ్రావణి సత్యభామ వేషం వేసింది.',
      },
    ],
    sentence: { en: 'Diwali is the festival of lamps.', te: 'దీపావళి దీపాల పండుగ.' },
  },
  {
    english: 'Dasara',
    telugu: 'దసరా',
    grade: 1,
    alsoEnglish: ['Dussehra', 'Navaratri'],
    alsoTelugu: ['విజయదశమి'],
    explanations: [
      {
        en: 'Dasara is a festival of nine nights in honor of the goddess; its tenth day is Vijayadasami. In those days crowds climb Indrakeeladri hill in Vijayawada.',
        te: 'తొమ్మిది రాత్రులు అమ్మవారిని పూజించి, పదో రోజున జరుపుకునే పండుగ దసరా. ఆ రోజుల్లో విజయవాడ ఇంద్రకీలాద్రికి ఎంతోమంది భక్తులు వస్తారు.',
      },
      {
        en: 'In many homes dolls are set out on steps during Dasara. My sister placed Kondapalli toys on the top step, and the neighbors came to see.',
        te: 'దసరా రోజుల్లో చాలా ఇళ్లలో మెట్ల మీద బొమ్మల కొలువు పెడతారు. అక్క కొండపల్లి బొమ్మలను పై మెట్టు మీద పెట్టింది; చూడడానికి పక్కింటివారు వచ్చారు.',
      },
      {
        en: 'On Dasara people in Telangana give one another jammi leaves, called gold, and embrace. I gave some to Grandfather, and he blessed me.',
        te: 'దసరా నాడు తెలంగాణలో జమ్మి ఆకులను బంగారం అంటూ ఒకరికొకరు ఇచ్చుకుని కౌగిలించుకుంటారు. నేను తాతయ్యకు జమ్మి ఆకులు ఇచ్చి దీవెనలు తీసుకున్నాను.',
      },
    ],
    sentence: { en: 'We have holidays for Dasara.', te: 'దసరా సెలవులు వచ్చాయి.' },
  },
  {
    english: 'Bathukamma',
    telugu: 'బతుకమ్మ',
    grade: 2,
    explanations: [
      {
        en: 'Bathukamma is a festival of Telangana: for nine days women and girls heap up flowers and sing around them. My aunt made a tall Bathukamma of tangedu and gunugu flowers.',
        te: 'తెలంగాణలో మహిళలు తొమ్మిది రోజులు పూలను గోపురంలా పేర్చి, చుట్టూ తిరుగుతూ పాటలు పాడే పండుగ బతుకమ్మ. అత్తయ్య తంగేడు, గునుగు పూలతో ఎత్తైన బతుకమ్మను పేర్చారు.',
      },
      {
        en: 'Every flower heap is carried to a pond on the last day, Saddula Bathukamma, and set afloat. In the evening the whole pond was bright with flowers.',
        te: 'చివరి రోజైన సద్దుల బతుకమ్మ నాడు పూల గోపురాలను చెరువులో వదులుతారు. ఆ సాయంత్రం చెరువంతా పూలతో నిండిపోయింది.',
      },
      {
        en: 'The songs go from mouth to mouth, and each line ends in uyyalo. Standing in the ring, even Meena from Canada soon sang along.',
        te: 'బతుకమ్మ పాటల్లో ప్రతి పాదం చివర ఉయ్యాలో అని వస్తుంది. చుట్టూ తిరుగుతూ కెనడా నుంచి వచ్చిన మీనా కూడా పాడేసింది.',
      },
    ],
    sentence: { en: 'Girls play Bathukamma.', te: 'అమ్మాయిలు బతుకమ్మ ఆడతారు.' },
  },
  {
    english: 'Bonalu',
    telugu: 'బోనాలు',
    grade: 3,
    explanations: [
      {
        en: 'Bonalu is a festival of Telangana in the month of Ashadha; people offer the goddess rice cooked in a decorated pot. My aunt carried hers on her head to the beat of drums.',
        te: 'ఆషాఢ మాసంలో తెలంగాణ ప్రజలు అలంకరించిన కుండలో అన్నం వండి అమ్మవారికి సమర్పించే పండుగ బోనాలు. మా అత్తయ్య బోనం తలకెత్తుకుని డప్పుల చప్పుడుతో నడిచారు.',
      },
      {
        en: 'The word comes from bhojanam, a meal: it is food offered to the goddess. On the pot are neem leaves and turmeric, and a lamp burns on top.',
        te: 'భోజనం అనే మాట నుంచే బోనం వచ్చింది; అది అమ్మవారికి పెట్టే నైవేద్యం. కుండకు వేపాకులు కట్టి, పసుపు పూసి, పైన దీపం పెడతారు.',
      },
      {
        en: "A man called Potharaju, with turmeric on his skin and a rope whip, dances before the procession. My little brother watched him from Father's shoulders.",
        te: 'బోనాల ఊరేగింపులో ఒంటికి పసుపు పూసుకున్న పోతరాజు కొరడా పట్టుకుని ముందు ఆడుతూ నడుస్తారు. తమ్ముడు నాన్న భుజాల మీంచి చూశాడు.',
      },
    ],
    sentence: { en: 'Bonalu have begun in Hyderabad.', te: 'హైదరాబాద్‌లో బోనాలు మొదలయ్యాయి.' },
  },
  {
    english: 'Vinayaka Chavithi',
    telugu: 'వినాయక చవితి',
    grade: 1,
    alsoEnglish: ['Ganesh Chaturthi'],
    alsoTelugu: ['వినాయక చతుర్థి'],
    explanations: [
      {
        en: 'Vinayaka Chavithi is the festival when Ganesha is worshipped with leaves, flowers and steamed undrallu. We made our idol out of clay, so that the pond stays clean.',
        te: 'వినాయకుడిని పత్రి, పూలు, ఉండ్రాళ్లతో పూజించే పండుగ వినాయక చవితి. చెరువు నీరు పాడవకుండా మేము మట్టితోనే విగ్రహం చేశాం.',
      },
      {
        en: 'Twenty-one kinds of leaves, called patri, are offered on that day. In the morning we children go out and learn the plants by their names.',
        te: 'వినాయక చవితి రోజున ఇరవై ఒక్క రకాల పత్రితో పూజ చేస్తారు. పొద్దున్నే పిల్లలం పత్రి కోసం వెళ్లి మొక్కల పేర్లు నేర్చుకుంటాం.',
      },
      {
        en: 'After some days the idols go to the water with drums and dancing. At Khairatabad in Hyderabad stands one of the tallest, and crowds come to see it.',
        te: 'కొన్ని రోజుల తర్వాత మేళతాళాలతో విగ్రహాలను నీటిలో నిమజ్జనం చేస్తారు. హైదరాబాద్ ఖైరతాబాద్‌లో చాలా ఎత్తైన విగ్రహం పెడతారు; చూడడానికి జనం బారులు తీరుతారు.',
      },
    ],
    sentence: { en: 'Vinayaka Chavithi is tomorrow.', te: 'రేపు వినాయక చవితి పండుగ.' },
  },
  {
    english: 'Christmas',
    telugu: 'క్రిస్మస్',
    grade: 1,
    emoji: '🎄',
    explanations: [
      {
        en: "Christmas is on 25 December, when Christians celebrate the birth of Jesus. We hung a paper star over John's door, and his mother gave us cake.",
        te: 'యేసు పుట్టిన రోజుగా క్రైస్తవులు డిసెంబర్ 25న జరుపుకునే పండుగ క్రిస్మస్. జాన్ ఇంటి గుమ్మానికి మేము కాగితపు నక్షత్రం కట్టాం, వాళ్లమ్మ కేక్ పెట్టారు.',
      },
      {
        en: 'On the night before, there are songs in church and a crib with the child Jesus. Raju had never seen one, and John told him the story.',
        te: 'క్రిస్మస్ ముందు రాత్రి చర్చిలో పాటలు పాడతారు; బాల యేసు ఉన్న పశువుల పాక బొమ్మ పెడతారు. జాన్ రాజుకు ఆ కథ చెప్పాడు.',
      },
      {
        en: 'Children wait for Christmas Grandfather, Santa Claus, with his red coat and his bag. In Australia he comes in summer, and people have their meal on the beach!',
        te: 'ఎర్ర కోటు, సంచితో వచ్చే క్రిస్మస్ తాత కోసం పిల్లలు ఎదురుచూస్తారు. ఆస్ట్రేలియాలో క్రిస్మస్ ఎండాకాలంలో వస్తుంది; కొందరు సముద్రం ఒడ్డున విందు చేసుకుంటారు!',
      },
    ],
    sentence: { en: 'We sang songs on Christmas day.', te: 'క్రిస్మస్ రోజున పాటలు పాడాం.' },
  },
  {
    english: 'Ramzan',
    telugu: 'రంజాన్',
    grade: 2,
    alsoEnglish: ['Eid', 'Ramadan'],
    alsoTelugu: ['రంజాన్ పండుగ', 'ఈద్'],
    explanations: [
      {
        en: "Ramzan is the festival that Muslims celebrate when the new moon is seen, after a month of fasting from dawn to sunset. Shakeel's mother gave us sweet semiya.",
        te: 'నెల రోజులు పగటిపూట ఉపవాసం ఉండి, నెలవంక కనిపించాక ముస్లింలు జరుపుకునే పండుగ రంజాన్. షకీల్ వాళ్లమ్మ మాకు తియ్యని సేమియా పెట్టారు.',
      },
      {
        en: 'In the month of fasting people eat before dawn and again after sunset; the evening meal is iftar and begins with dates. Our neighbors sent us a plate.',
        te: 'ఉపవాస నెలలో తెల్లవారకముందు, మళ్లీ సూర్యుడు అస్తమించాక తింటారు; సాయంత్రం విందును ఇఫ్తార్ అంటారు, ఖర్జూరాలతో మొదలుపెడతారు. మా పక్కింటివారు మాకు కూడా పంపారు.',
      },
      {
        en: 'Giving to the poor is part of the feast, so that nobody goes without. In those weeks the streets round Charminar are bright all night, and haleem is cooked there.',
        te: 'ఎవరూ పస్తు ఉండకూడదని రంజాన్ రోజుల్లో పేదలకు దానం చేస్తారు. ఆ రోజుల్లో చార్మినార్ చుట్టూ వీధులు రాత్రంతా వెలుగుతాయి; హలీం వండుతారు.',
      },
    ],
    sentence: { en: 'Ramzan greetings to you.', te: 'మీకు రంజాన్ శుభాకాంక్షలు.' },
  },
  {
    english: 'Holi',
    telugu: 'హోలీ',
    grade: 1,
    explanations: [
      {
        en: 'Holi is a spring festival, on the full moon of Phalguna, when people throw colors on one another. We made ours at home from moduga flowers.',
        te: 'వసంతం వచ్చే వేళ, ఫాల్గుణ పౌర్ణమి నాడు ఒకరిపై ఒకరు రంగులు చల్లుకునే పండుగ హోలీ. మేము మోదుగ పూలతో ఇంట్లోనే రంగు తయారు చేసుకున్నాం.',
      },
      {
        en: 'On the eve of Holi bonfires are lit in many places. People tell how little Prahlada, who trusted in God, came unharmed out of the fire.',
        te: 'హోలీ ముందు రాత్రి చాలా చోట్ల మంటలు వేస్తారు. దేవుడిని నమ్మిన ప్రహ్లాదుడు మంటల్లోంచి క్షేమంగా బయటికి వచ్చాడని కథ చెప్తారు.',
      },
      {
        en: 'Oil on the skin and old clothes make Holi easier to wash off. By noon we could not tell Ravi from Gopi: both were green.',
        te: 'ఒంటికి నూనె రాసుకుని, పాత బట్టలు వేసుకుంటే హోలీ రంగులు సులభంగా పోతాయి. మధ్యాహ్నానికి రవి ఎవరో గోపి ఎవరో తెలియలేదు; ఇద్దరూ ఆకుపచ్చే!',
      },
    ],
    sentence: { en: 'Let us play Holi with colors.', te: 'రంగులతో హోలీ ఆడదాం.' },
  },
  {
    english: 'Bhogi',
    telugu: 'భోగి',
    grade: 2,
    explanations: [
      {
        en: 'Bhogi is the day before Sankranti; it begins with a bonfire at dawn. Elders shower small jujube fruits, called bhogi pallu, over the heads of little children.',
        te: 'సంక్రాంతికి ముందు రోజు వచ్చే పండుగ భోగి; తెల్లవారుజామున భోగి మంటతో మొదలవుతుంది. చిన్నపిల్లల తల మీద పెద్దలు రేగుపండ్లను భోగిపండ్లుగా పోస్తారు.',
      },
      {
        en: 'Old, useless wooden things go into the fire; with them, people say, go old sorrows. We warmed our hands and sang.',
        te: 'భోగి మంటల్లో పాత చెక్క సామాను వేస్తారు; వాటితో పాటు పాత బాధలు కూడా పోతాయంటారు. మేము చేతులు కాచుకుంటూ పాటలు పాడాం.',
      },
      {
        en: 'In the evening many homes set up a row of dolls and sing for the little ones. When the bhogi pallu fell on her head, my baby sister tried to eat one.',
        te: 'సాయంత్రం చాలా ఇళ్లలో బొమ్మల కొలువు పెట్టి పేరంటం చేస్తారు. తల మీద భోగిపండ్లు పోస్తుంటే మా చెల్లి ఒకటి తినబోయింది.',
      },
    ],
    sentence: { en: 'Tomorrow is Bhogi.', te: 'రేపు భోగి పండుగ.' },
  },
  {
    english: 'Kanuma',
    telugu: 'కనుమ',
    grade: 3,
    explanations: [
      {
        en: 'Kanuma is the day after Sankranti, when farmers thank the cattle that helped them in the fields. Rangayya washed his bullocks and tied bells around their necks.',
        te: 'పొలం పనుల్లో సాయపడిన పశువులకు రైతులు కృతజ్ఞత చూపే రోజు కనుమ; అది సంక్రాంతి మరునాడు వస్తుంది. రంగయ్య తన ఎద్దులను కడిగి మెడలో గంటలు కట్టారు.',
      },
      {
        en: 'There is a saying that even a crow does not travel on Kanuma, so guests stay one more day. We begged Mamayya, and he stayed.',
        te: 'కనుమ రోజు కాకి కూడా కదలదని సామెత; అందుకే చుట్టాలు ఇంకో రోజు ఉంటారు. మేము బతిమాలితే మామయ్య కూడా ఉండిపోయారు.',
      },
      {
        en: 'The horns of the cattle are painted, and they get pongal to eat. Our cow shook her head, and all the bells rang.',
        te: 'కనుమ నాడు పశువుల కొమ్ములకు రంగులు వేస్తారు, పొంగలి పెడతారు. మా ఆవు తల ఊపగానే గంటలన్నీ మోగాయి.',
      },
    ],
    sentence: { en: 'Kanuma is the festival of cattle.', te: 'కనుమ పశువుల పండుగ.' },
  },
  {
    english: 'Independence Day',
    telugu: 'స్వాతంత్ర్య దినోత్సవం',
    grade: 2,
    alsoTelugu: ['స్వాతంత్య్ర దినోత్సవం'],
    explanations: [
      {
        en: "India's Independence Day is 15 August, because India became free on that day in 1947. Schools raise the flag and sing the national anthem.",
        te: 'భారతదేశానికి 1947 ఆగస్టు 15న స్వేచ్ఛ వచ్చింది కాబట్టి ఏటా ఆ రోజున స్వాతంత్ర్య దినోత్సవం జరుపుకుంటారు. బడుల్లో జెండా ఎగరేసి జాతీయ గీతం పాడతారు.',
      },
      {
        en: 'The flag that is raised has three colors and a wheel in the middle; it was designed by Pingali Venkayya, a Telugu man. We drew it with care.',
        te: 'ఆ రోజు ఎగరేసే జెండాలో మూడు రంగులు, మధ్యలో చక్రం ఉంటాయి; జెండాను రూపొందించింది తెలుగువారైన పింగళి వెంకయ్య. మేము దాన్ని జాగ్రత్తగా గీశాం.',
      },
      {
        en: 'Other countries have such a day too: the United States on 4 July, Ghana on 6 March. Everywhere there are flags, songs and joy.',
        te: 'స్వాతంత్ర్య దినోత్సవం ఇతర దేశాలకూ ఉంది: అమెరికాకు జూలై 4న, ఘనాకు మార్చి 6న. అన్ని చోట్లా జెండాలు, పాటలు, సంతోషమే.',
      },
    ],
    sentence: { en: 'Today is Independence Day.', te: 'ఈ రోజు స్వాతంత్ర్య దినోత్సవం.' },
  },
  {
    english: 'Republic Day',
    telugu: 'గణతంత్ర దినోత్సవం',
    grade: 3,
    explanations: [
      {
        en: "India's Republic Day is 26 January, because the Constitution of India came into force on that day in 1950. Every year we watch the parade from Delhi on television.",
        te: 'భారత రాజ్యాంగం 1950 జనవరి 26న అమలులోకి వచ్చింది; ఆ రోజునే గణతంత్ర దినోత్సవం అంటారు. ఏటా ఢిల్లీలో జరిగే కవాతును టీవీలో చూస్తాం.',
      },
      {
        en: "A republic is a country whose head is chosen and not born to it. The Constitution, the book of its greatest laws, was made under Dr Ambedkar's lead.",
        te: 'రాజు కాకుండా, ఎన్నికైనవారు అధిపతిగా ఉండే దేశం గణతంత్ర దేశం. భారత రాజ్యాంగం తయారీకి డాక్టర్ అంబేద్కర్ నాయకత్వం వహించారు.',
      },
      {
        en: 'In the parade every state shows something of its own on a decorated cart. When the one with Kondapalli toys came by, Grandmother clapped.',
        te: 'గణతంత్ర దినోత్సవం కవాతులో రాష్ట్రాలు తమ ప్రత్యేకతను అలంకరించిన బండి మీద చూపిస్తాయి. కొండపల్లి బొమ్మల బండి రాగానే అమ్మమ్మ చప్పట్లు కొట్టారు.',
      },
    ],
    sentence: { en: 'Republic Day is in January.', te: 'జనవరిలో గణతంత్ర దినోత్సవం వస్తుంది.' },
  },
  {
    english: 'rangoli',
    telugu: 'ముగ్గు',
    grade: 1,
    alsoEnglish: ['muggu'],
    alsoTelugu: ['రంగవల్లి'],
    explanations: [
      {
        en: 'A rangoli is a beautiful pattern drawn before the door with white powder. Mother puts dots in rows first and then joins them with curved lines.',
        te: 'వాకిట్లో తెల్లని పిండితో గీసే అందమైన గీతల బొమ్మ ముగ్గు. అమ్మ ముందు వరుసగా చుక్కలు పెట్టి, తర్వాత వాటిని వంపు గీతలతో కలుపుతుంది.',
      },
      {
        en: 'With rice flour the pattern feeds ants and sparrows as well. In the evening half of our rangoli had been eaten.',
        te: 'బియ్యప్పిండితో వేస్తే ముగ్గు చీమలకు, పిచ్చుకలకు ఆహారం కూడా అవుతుంది. సాయంత్రానికి మా ముగ్గును సగం తినేశాయి.',
      },
      {
        en: 'Some have dots in lines, some are drawn with chariots, fish and lotuses, and for Sankranti with colors. There is mathematics in it: left and right are alike.',
        te: 'చుక్కల ముగ్గులు, రథం ముగ్గులు, తామర ముగ్గులు, సంక్రాంతికి రంగుల ముగ్గులు: ఎన్నో రకాలు. ముగ్గులో లెక్కలు కూడా ఉన్నాయి: ఎడమ, కుడి ఒకేలా ఉంటాయి.',
      },
    ],
    sentence: { en: 'This rangoli is very beautiful.', te: 'ఈ ముగ్గు చాలా అందంగా ఉంది.' },
  },
  {
    english: 'festoon',
    telugu: 'తోరణం',
    grade: 3,
    alsoEnglish: ['garland of leaves'],
    explanations: [
      {
        en: 'A festoon is a string of mango leaves or flowers tied above a door on a happy day. We tied many the day before the wedding.',
        te: 'శుభకార్యానికి గుర్తుగా గుమ్మం పైన మామిడాకులు, పూలు గుచ్చి కట్టేది తోరణం. పెళ్లి ముందు రోజు మేము పందిరి అంతా తోరణాలు కట్టాం.',
      },
      {
        en: 'Mango leaves stay green for days even after they are picked, so they are chosen for it. Ravi climbed for them, and Sita strung them.',
        te: 'కోసినా మామిడాకులు కొన్ని రోజులు పచ్చగా ఉంటాయి; అందుకే తోరణానికి వాటినే వాడతారు. రవి చెట్టెక్కి ఆకులు కోశాడు, సీత గుచ్చింది.',
      },
      {
        en: 'For school feasts we cut festoons out of colored paper. Fold it, snip it, pull it apart: a whole row of dancing children!',
        te: 'బడి వేడుకలకు రంగు కాగితాలతో కూడా తోరణం చేస్తాం. మడిచి, కత్తిరించి, విప్పితే చాలు: వరుసగా ఆడే పిల్లలు కనిపిస్తారు!',
      },
    ],
    sentence: { en: 'Father tied a festoon on the door.', te: 'నాన్న గుమ్మానికి తోరణం కట్టారు.' },
  },
  {
    english: 'fair',
    telugu: 'జాతర',
    grade: 2,
    alsoTelugu: ['తిరునాళ్లు'],
    explanations: [
      {
        en: 'A fair is a gathering in honor of a village god or goddess, with shops and merry-go-rounds. Hundreds of thousands of people go to the Medaram fair in Telangana.',
        te: 'ఊరి దేవత పండుగకు దుకాణాలు, రంగులరాట్నాలతో జనం ఒక చోట చేరితే అది జాతర. తెలంగాణలోని మేడారం జాతరకు లక్షలాది మంది వస్తారు.',
      },
      {
        en: "At a fair there are bangles, balloons, sugar candy and a giant wheel. I held Grandfather's hand tightly, because it is easy to get lost.",
        te: 'జాతరలో గాజులు, బుడగలు, పీచు మిఠాయి, జెయింట్ వీల్ ఉంటాయి. తప్పిపోకుండా నేను తాతయ్య చెయ్యి గట్టిగా పట్టుకున్నాను.',
      },
      {
        en: 'Most fairs come every year at the same season and in the same place. People meet friends there whom they see only once a year.',
        te: 'చాలా జాతరలు ఏటా ఒకే కాలంలో, ఒకే చోట జరుగుతాయి. ఏడాదికోసారి కలిసే స్నేహితులు అక్కడ కనిపిస్తారు.',
      },
    ],
    sentence: { en: 'The fair is very noisy.', te: 'జాతర చాలా సందడిగా ఉంది.' },
  },
  {
    english: 'prayer',
    telugu: 'ప్రార్థన',
    grade: 2,
    explanations: [
      {
        en: 'A prayer is what people say to God from the heart, each in their own way. Every day at our school children of all faiths say a prayer together.',
        te: 'ఎవరి పద్ధతిలో వారు దేవుడితో మనసులోని మాట చెప్పుకోవడమే ప్రార్థన. మా బడిలో రోజూ అన్ని మతాల పిల్లలం కలిసి ప్రార్థన చేస్తాం.',
      },
      {
        en: 'One prays aloud, another in silence; in a temple, a mosque, a church or at home. When Grandmother was ill, all our neighbors prayed, each in their own way.',
        te: 'కొందరు పైకి, కొందరు మనసులో ప్రార్థన చేస్తారు; గుడిలో, మసీదులో, చర్చిలో, ఇంట్లో. నానమ్మకు జబ్బు చేసినప్పుడు ఇరుగుపొరుగు అందరూ ప్రార్థన చేశారు.',
      },
      {
        en: 'A prayer may ask, and it may simply thank. Before we eat, Padma shuts her eyes for a moment and thanks the farmer as well.',
        te: 'ప్రార్థనలో కోరుకోవచ్చు, కృతజ్ఞత కూడా చెప్పవచ్చు. తినే ముందు పద్మ క్షణం కళ్లు మూసుకుని రైతుకు కూడా ధన్యవాదాలు చెప్తుంది.',
      },
    ],
    sentence: { en: 'The prayer has begun.', te: 'ప్రార్థన మొదలైంది.' },
  },
  {
    english: 'wedding',
    telugu: 'పెళ్లి',
    grade: 2,
    alsoEnglish: ['marriage'],
    alsoTelugu: ['వివాహం', 'కల్యాణం'],
    explanations: [
      {
        en: "A wedding is the happy day when two people begin a life together. At my aunt's wedding the drums and the nadaswaram played all morning.",
        te: 'ఇద్దరు వ్యక్తులు కలిసి కొత్త జీవితం మొదలుపెట్టే వేడుక పెళ్లి; రెండు కుటుంబాలూ సంతోషిస్తాయి. పిన్ని పెళ్లిలో ఉదయమంతా డోలు, సన్నాయి మోగాయి.',
      },
      {
        en: "At a Telugu wedding the two put cumin and jaggery on each other's heads and shower each other with rice, talambralu. Everybody laughs to see who is quicker.",
        te: 'తెలుగు పెళ్లిలో వధూవరులు ఒకరి తల మీద ఒకరు జీలకర్ర బెల్లం పెట్టుకుంటారు, తలంబ్రాలు పోసుకుంటారు. ఎవరు ముందు పోస్తారో అని అందరూ నవ్వుతూ చూస్తారు.',
      },
      {
        en: 'Weddings are different all over the world: white dresses here, red sarees there, a ring or a thali. The feast and the tears of joy are the same.',
        te: 'ప్రపంచంలో పెళ్లి తీరు ఒక్కో చోట ఒక్కోలా ఉంటుంది: ఒక చోట తెల్ల గౌను, ఒక చోట ఎర్ర చీర; ఒక చోట ఉంగరం, ఒక చోట తాళి. విందు, ఆనంద బాష్పాలు మాత్రం ఒకటే.',
      },
    ],
    sentence: { en: "Uncle's wedding is next month.", te: 'వచ్చే నెల బాబాయి పెళ్లి.' },
  },
  {
    english: 'Kuchipudi',
    telugu: 'కూచిపూడి',
    grade: 4,
    explanations: [
      {
        en: 'Kuchipudi is a classical dance named after a village in the Krishna district, where it began as dance drama. A dancer may even dance on the rim of a brass plate.',
        te: 'కృష్ణా జిల్లాలోని ఒక ఊరి పేరుతో ప్రసిద్ధి పొందిన శాస్త్రీయ నృత్యం కూచిపూడి; అది నృత్యనాటకంగా మొదలైంది. ఇందులో ఇత్తడి పళ్లెం అంచు మీద నిలబడి కూడా నాట్యం చేస్తారు.',
      },
      {
        en: 'The dancers dance, act and show the meaning with their hands; once only men took part. Siddhendra Yogi, they say, wrote Bhama Kalapam for it.',
        te: 'కూచిపూడిలో నాట్యం, నటన రెండూ ఉంటాయి; ఒకప్పుడు మగవారే చేసేవారు. దీని కోసం సిద్ధేంద్ర యోగి భామాకలాపం రాశారని చెప్తారు.',
      },
      {
        en: 'Learners begin with steps, slow and fast, and the teacher beats time with a stick. Lata practiced for a year before her first show.',
        te: 'కూచిపూడి నేర్చుకునేవారు ముందు అడుగులు నేర్చుకుంటారు; గురువు కర్రతో తాళం వేస్తారు. మొదటి ప్రదర్శనకు ముందు లత ఏడాది పాటు సాధన చేసింది.',
      },
    ],
    sentence: { en: 'My elder sister is learning Kuchipudi.', te: 'అక్క కూచిపూడి నేర్చుకుంటోంది.' },
  },
  {
    english: 'shadow puppetry',
    telugu: 'తోలుబొమ్మలాట',
    grade: 5,
    alsoEnglish: ['shadow play', 'puppet show'],
    explanations: [
      {
        en: 'Shadow puppetry is telling a story with painted leather puppets behind a lit white screen. We watched Hanuman leap across the sea in such a show.',
        te: 'తెల్లని తెర వెనక దీపం పెట్టి, రంగులు వేసిన తోలు బొమ్మలను ఆడిస్తూ కథ చెప్పే కళ తోలుబొమ్మలాట. ఆ తెర మీద హనుమంతుడు సముద్రం దాటడం చూశాం.',
      },
      {
        en: 'The puppets are made of thin leather with holes for jewels, so that light shines through; arms and legs move on sticks. One man spoke in five voices.',
        te: 'తోలుబొమ్మలాటలో బొమ్మలను పలచని తోలుతో చేస్తారు; నగల చోట రంధ్రాల గుండా వెలుగు వస్తుంది, పుల్లలతో చేతులు, కాళ్లు కదుపుతారు. ఒకాయన ఐదు గొంతులతో మాట్లాడారు.',
      },
      {
        en: 'At Nimmalakunta in Andhra Pradesh families still make such puppets, and lampshades too. Try it: a lamp, a bedsheet and your hands are enough for a dog.',
        te: 'ఆంధ్రప్రదేశ్‌లోని నిమ్మలకుంటలో ఇప్పటికీ తోలుబొమ్మలు చేస్తారు; దీపాల తొడుగులు కూడా చేస్తారు. నువ్వూ చేసి చూడు: దీపం, దుప్పటి, నీ చేతులు ఉంటే కుక్క నీడ వస్తుంది.',
      },
    ],
    sentence: { en: 'We saw a shadow puppet show in the village.', te: 'ఊళ్లో తోలుబొమ్మలాట చూశాం.' },
  },
  {
    english: 'drum',
    telugu: 'డప్పు',
    grade: 2,
    explanations: [
      {
        en: 'The dappu is a flat round drum beaten with two sticks at festivals. When it sounds in our village, feet begin to move by themselves.',
        te: 'గుండ్రటి చట్రానికి తోలు బిగించి, రెండు కర్రలతో మోగించే వాయిద్యం డప్పు. పండుగల్లో దాని చప్పుడు వినగానే మా ఊరి పిల్లలు చిందులు వేస్తారు.',
      },
      {
        en: 'The drummer holds it near the fire first, for warmth makes the skin tight and the sound clear. We children waited for the first beat.',
        te: 'తోలు బిగిసి మంచి శబ్దం రావడానికి డప్పును ముందు మంట దగ్గర కాస్తారు. తొలి దెబ్బ ఎప్పుడు పడుతుందా అని పిల్లలం ఎదురుచూశాం.',
      },
      {
        en: 'In the old days news was told with it: the crier beat the drum, and people came out to listen. Today a van with a loudspeaker does that.',
        te: 'పూర్వం డప్పు కొట్టి ఊరందరికీ కబుర్లు చెప్పేవారు; దాన్ని దండోరా అంటారు. ఇప్పుడు ఆ పని మైకు కట్టిన బండి చేస్తుంది.',
      },
    ],
    sentence: { en: 'Uncle beats the drum well.', te: 'మామయ్య డప్పు బాగా కొడతారు.' },
  },
  {
    english: 'music',
    telugu: 'సంగీతం',
    grade: 2,
    emoji: '🎵',
    explanations: [
      {
        en: 'Music is what voices and instruments make when they join in tune and rhythm. Tyagaraja, a great composer, wrote most of his songs in Telugu.',
        te: 'రాగం, తాళం కలిసి చెవికి ఇంపుగా వినిపించేది సంగీతం. గొప్ప వాగ్గేయకారుడు త్యాగరాజు తన పాటలు ఎక్కువగా తెలుగులోనే రాశారు.',
      },
      {
        en: 'Indian music has seven notes: sa, ri, ga, ma, pa, da, ni. Every morning my sister sings them up the steps and down again.',
        te: 'భారతీయ సంగీతంలో స, రి, గ, మ, ప, ద, ని అని ఏడు స్వరాలు ఉంటాయి. అక్క రోజూ పొద్దున్నే ఆ స్వరాలను మెట్లు ఎక్కుతున్నట్టు, దిగుతున్నట్టు పాడుతుంది.',
      },
      {
        en: 'There is music in rain on a tin roof, in birds and in a train. Close your eyes for one minute: what do you hear?',
        te: 'రేకుల మీద పడే వానలో, పక్షుల కూతలో, రైలు చప్పుడులో కూడా సంగీతం ఉంది. ఒక్క నిమిషం కళ్లు మూసుకుని విను: ఏం వినిపిస్తోంది?',
      },
    ],
    sentence: { en: 'I am learning music.', te: 'నేను సంగీతం నేర్చుకుంటున్నాను.' },
  },
  {
    english: 'god',
    telugu: 'దేవుడు',
    grade: 2,
    alsoEnglish: ['goddess'],
    alsoTelugu: ['భగవంతుడు', 'దేవత'],
    explanations: [
      {
        en: 'God is the one whom people pray to and believe to have made the world. Each faith has its own names for God.',
        te: 'ఈ లోకాన్ని సృష్టించాడని నమ్మి చాలామంది ప్రార్థించేది దేవుడిని. ఒక్కో మతంవారు దేవుడిని ఒక్కో పేరుతో పిలుస్తారు.',
      },
      {
        en: 'A goddess is called devata or ammavaru in Telugu. On Fridays Grandmother lights a lamp before the goddess Lakshmi.',
        te: 'స్త్రీ అయితే దేవుడు అనం, దేవత, అమ్మవారు అంటాం. శుక్రవారం నానమ్మ లక్ష్మీదేవి ముందు దీపం పెడతారు.',
      },
      {
        en: 'When something nearly goes wrong we cry “O God!”, devuda, without thinking. Ravi said it when his kite got caught in the wire.',
        te: 'కంగారు పడినప్పుడు ఆలోచించకుండానే దేవుడా అంటాం. గాలిపటం తీగకు చిక్కుకోగానే రవి, అయ్యో దేవుడా అన్నాడు.',
      },
    ],
    sentence: { en: 'God is good to all.', te: 'దేవుడు అందరినీ చల్లగా చూస్తాడు.' },
  },
  {
    english: 'birthday',
    telugu: 'పుట్టినరోజు',
    grade: 1,
    emoji: '🎂',
    alsoTelugu: ['జన్మదినం'],
    explanations: [
      {
        en: 'A birthday is the day on which somebody was born, and it comes once a year. On my birthday Mother makes payasam.',
        te: 'ఎవరైనా పుట్టిన రోజే వాళ్ల పుట్టినరోజు; అది ఏడాదికి ఒకసారి వస్తుంది. నా పుట్టినరోజున అమ్మ పాయసం చేస్తుంది.',
      },
      {
        en: 'In Telugu homes the child has an oil bath, wears new clothes and bows to the elders. Sita touched her grandparents’ feet, and they blessed her.',
        te: 'తెలుగు ఇళ్లలో పుట్టినరోజు నాడు తలంటు పోసుకుని, కొత్త బట్టలు వేసుకుని, పెద్దలకు దండం పెడతారు. సీత తాతయ్య, నానమ్మల కాళ్లకు దండం పెట్టి దీవెనలు తీసుకుంది.',
      },
      {
        en: 'Many children cut a cake and share it with their friends, and some give food to those who have little. Raju gave each child in his class a plant.',
        te: 'చాలామంది పిల్లలు కేక్ కోసి స్నేహితులకు పంచుతారు; కొందరు లేనివాళ్లకు భోజనం పెడతారు. రాజు తన తరగతిలో ఒక్కొక్కరికీ ఒక మొక్క ఇచ్చాడు.',
      },
    ],
    sentence: { en: 'Tomorrow is my elder sister’s birthday.', te: 'రేపు మా అక్క పుట్టినరోజు.' },
  },
];
