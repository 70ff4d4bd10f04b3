import type { Word } from './word';

export const calendarAndDirections: readonly Word[] = [
  {
    english: 'January',
    telugu: 'జనవరి',
    grade: 1,
    alsoEnglish: ['Jan'],
    explanations: [
      {
        en: 'January is the first month of the year and has thirty-one days. Our family reads the new calendar together on the first of January.',
        te: 'ఏడాదిలో మొదటి నెల జనవరి; అందులో ముప్పై ఒక్క రోజులు ఉంటాయి. జనవరి ఒకటిన మా ఇంట్లో అందరం కొత్త క్యాలెండర్ చూస్తాం.',
      },
      {
        en: 'Sankranti comes in the middle of January, when the new rice is home from the fields. Padma flies kites on the terrace all that day.',
        te: 'కొత్త ధాన్యం ఇంటికి చేరే వేళ, జనవరి మధ్యలో సంక్రాంతి వస్తుంది. ఆ రోజంతా పద్మ డాబా మీద గాలిపటాలు ఎగరేస్తుంది.',
      },
      {
        en: 'India keeps its Republic Day on the twenty-sixth of January. Ravi’s school raised the flag, and every child got a sweet.',
        te: 'జనవరి ఇరవై ఆరున భారతదేశం గణతంత్ర దినోత్సవం జరుపుకుంటుంది. రవి వాళ్ల బడిలో జెండా ఎగరేసి, పిల్లలందరికీ మిఠాయి పంచారు.',
      },
    ],
    sentence: { en: 'It is cold in January.', te: 'జనవరి నెలలో చలిగా ఉంటుంది.' },
  },
  {
    english: 'February',
    telugu: 'ఫిబ్రవరి',
    grade: 1,
    alsoEnglish: ['Feb'],
    explanations: [
      {
        en: 'February is the second month of the year, and the shortest one. It has only twenty-eight days.',
        te: 'ఏడాదిలో రెండో నెల ఫిబ్రవరి; అన్ని నెలల కంటే ఇదే చిన్నది. దీనిలో ఇరవై ఎనిమిది రోజులే ఉంటాయి.',
      },
      {
        en: 'Once in four years February gets one day more; such a year is called a leap year. Gopi was born on that extra day, so his real birthday comes only once in four years.',
        te: 'నాలుగేళ్లకు ఒకసారి ఫిబ్రవరికి ఒక రోజు ఎక్కువ వస్తుంది; అలాంటి ఏడాదిని లీపు సంవత్సరం అంటారు. గోపి ఆ రోజే పుట్టాడు కాబట్టి, అతని అసలు పుట్టినరోజు నాలుగేళ్లకు ఒకసారే వస్తుంది.',
      },
      {
        en: 'The twenty-first of February is the day on which the world honors mother tongues. That day Anita spoke only Telugu at home.',
        te: 'ఫిబ్రవరి ఇరవై ఒకటిని ప్రపంచమంతా మాతృభాషా దినోత్సవంగా జరుపుకుంటుంది. ఆ రోజు అనిత ఇంట్లో తెలుగు మాత్రమే మాట్లాడింది.',
      },
    ],
    sentence: { en: 'My sister’s wedding is in February.', te: 'ఫిబ్రవరి నెలలో మా అక్క పెళ్లి.' },
  },
  {
    english: 'March',
    telugu: 'మార్చి',
    grade: 1,
    explanations: [
      {
        en: 'March is the third month of the year, between February and April. In the Telugu states the days grow hot in March.',
        te: 'ఫిబ్రవరికీ ఏప్రిల్‌కీ మధ్య వచ్చే మూడో నెల మార్చి. తెలుగు రాష్ట్రాల్లో మార్చి నుంచి ఎండలు ముదురుతాయి.',
      },
      {
        en: 'In many schools of India the big exams are held in March. Kiran studies under the lamp until nine at night.',
        te: 'భారతదేశంలో చాలా బడుల్లో పెద్ద పరీక్షలు మార్చిలో జరుగుతాయి. కిరణ్ రాత్రి తొమ్మిదింటి దాకా దీపం ముందు చదువుకుంటాడు.',
      },
      {
        en: 'On the eighth of March the whole world honors women. Sita made a card with red flowers for her grandmother.',
        te: 'మార్చి ఎనిమిదిన ప్రపంచమంతా మహిళా దినోత్సవం జరుపుకుంటుంది. సీత నానమ్మకు ఎర్ర పూల బొమ్మ వేసిన కార్డు ఇచ్చింది.',
      },
    ],
    sentence: { en: 'Exams begin in March.', te: 'మార్చి నెలలో పరీక్షలు మొదలవుతాయి.' },
  },
  {
    english: 'April',
    telugu: 'ఏప్రిల్',
    grade: 1,
    alsoEnglish: ['Apr'],
    explanations: [
      {
        en: 'April is the fourth month of the year and has thirty days. Our school holidays begin at the end of April.',
        te: 'ఏడాదిలో నాలుగో నెల ఏప్రిల్; దీనిలో ముప్పై రోజులు ఉంటాయి. ఏప్రిల్ చివర మా బడికి సెలవులు మొదలవుతాయి.',
      },
      {
        en: 'On the first of April people play small tricks on one another and laugh. Chinnu told Raju that his shoe was on the roof, and Raju looked up.',
        te: 'ఏప్రిల్ ఒకటిన ఒకరినొకరు సరదాగా ఆటపట్టించుకుని నవ్వుకుంటారు. బూటు ఇంటి కప్పు మీద ఉందని చిన్ను చెప్తే రాజు నిజమనుకుని పైకి చూశాడు.',
      },
      {
        en: 'The twenty-second of April is Earth Day, a day to care for the earth. Meena’s class planted ten neem trees by the road.',
        te: 'ఏప్రిల్ ఇరవై రెండు ధరిత్రీ దినోత్సవం, అంటే మన భూమిని కాపాడుకోవాలని గుర్తు చేసే రోజు. మీనా తరగతి పిల్లలు రోడ్డు పక్కన పది వేప మొక్కలు నాటారు.',
      },
    ],
    sentence: { en: 'My birthday is in April.', te: 'నా పుట్టినరోజు ఏప్రిల్ నెలలో వస్తుంది.' },
  },
  {
    english: 'May',
    telugu: 'మే',
    grade: 1,
    explanations: [
      {
        en: 'May is the fifth month of the year; it has thirty-one days. In the Telugu states it is mostly the hottest month.',
        te: 'ఏడాదిలో ఐదో నెల మే; దీనిలో ముప్పై ఒక్క రోజులు ఉంటాయి. తెలుగు రాష్ట్రాల్లో సాధారణంగా ఎండలు ఎక్కువగా ఉండే నెల ఇదే.',
      },
      {
        en: 'The first of May is the day of workers in many countries. That day Lata’s father stays at home and plays carrom with her.',
        te: 'మే ఒకటి చాలా దేశాల్లో కార్మికుల దినోత్సవం. ఆ రోజు లత వాళ్ల నాన్న ఇంట్లోనే ఉండి, ఆమెతో క్యారమ్స్ ఆడతారు.',
      },
      {
        en: 'May is the month of mangoes and of hot, dry wind. Grandfather ripens the mangoes in straw, and the whole house smells sweet.',
        te: 'మే అంటే మామిడి పండ్ల కాలం, వడగాలుల కాలం. తాతయ్య మామిడికాయలను గడ్డిలో మాగవేస్తే ఇల్లంతా తియ్యని వాసన వస్తుంది.',
      },
    ],
    sentence: { en: 'We go to Grandmother’s village in May.', te: 'మేము మే నెలలో అమ్మమ్మ ఊరికి వెళ్తాం.' },
  },
  {
    english: 'June',
    telugu: 'జూన్',
    grade: 1,
    alsoEnglish: ['Jun'],
    explanations: [
      {
        en: 'June is the sixth month of the year, and half the year is over when it ends. It has thirty days.',
        te: 'ఏడాదిలో ఆరో నెల జూన్; అది ముగిసేసరికి సగం ఏడాది గడిచిపోతుంది. దీనిలో ముప్పై రోజులు ఉంటాయి.',
      },
      {
        en: 'In June the first rains reach the Telugu states, and farmers begin to sow. Ravi ran out to smell the wet soil.',
        te: 'జూన్‌లో తెలుగు రాష్ట్రాలకు తొలకరి వానలు వస్తాయి, రైతులు విత్తనాలు వేయడం మొదలుపెడతారు. తడిసిన మట్టి వాసన కోసం రవి బయటికి పరుగెత్తాడు.',
      },
      {
        en: 'The second of June is the birthday of Telangana, which became a state in 2014. Padma’s street in Warangal was full of flags.',
        te: 'జూన్ రెండు తెలంగాణ పుట్టినరోజు; 2014లో అది ప్రత్యేక రాష్ట్రమైంది. వరంగల్‌లో పద్మ వాళ్ల వీధంతా జెండాలతో నిండిపోయింది.',
      },
    ],
    sentence: { en: 'School opens in June.', te: 'జూన్ నెలలో బడి తెరుస్తారు.' },
  },
  {
    english: 'July',
    telugu: 'జూలై',
    grade: 1,
    alsoEnglish: ['Jul'],
    alsoTelugu: ['జులై'],
    explanations: [
      {
        en: 'July is the seventh month of the year. It comes between June and August and has thirty-one days.',
        te: 'ఏడాదిలో ఏడో నెల జూలై. ఇది జూన్‌కూ ఆగస్టుకూ మధ్య వస్తుంది, దీనిలో ముప్పై ఒక్క రోజులు ఉంటాయి.',
      },
      {
        en: 'In July the fields of the Telugu states turn green with young rice. From the bus Gopi saw women planting in long rows.',
        te: 'జూలైలో తెలుగు రాష్ట్రాల పొలాలు వరి నాట్లతో పచ్చబడతాయి. బస్సులోంచి చూసిన గోపికి వరుసగా నాట్లు వేస్తున్న ఆడవాళ్లు కనిపించారు.',
      },
      {
        en: 'The fourth of July is the Independence Day of the United States. Anita, who lives in Dallas, watches the fireworks from the park.',
        te: 'జూలై నాలుగు అమెరికా స్వాతంత్ర్య దినోత్సవం. డల్లాస్‌లో ఉండే అనిత ఆ రాత్రి పార్కులో నిలబడి బాణసంచా వెలుగులు చూస్తుంది.',
      },
    ],
    sentence: { en: 'It rains a lot in July.', te: 'జూలై నెలలో వానలు బాగా పడతాయి.' },
  },
  {
    english: 'August',
    telugu: 'ఆగస్టు',
    grade: 1,
    alsoEnglish: ['Aug'],
    alsoTelugu: ['ఆగష్టు'],
    explanations: [
      {
        en: 'August is the eighth month of the year and has thirty-one days. India became free on the fifteenth of August.',
        te: 'ఏడాదిలో ఎనిమిదో నెల ఆగస్టు; దీనిలో ముప్పై ఒక్క రోజులు ఉంటాయి. ఆగస్టు పదిహేనున భారతదేశానికి స్వాతంత్ర్యం వచ్చింది.',
      },
      {
        en: 'July and August are neighbors that both have thirty-one days. Sita counts the months on her knuckles, and both fall on high ones.',
        te: 'పక్కపక్కనే ఉండే జూలై, ఆగస్టు రెండింటికీ ముప్పై ఒక్క రోజులు. సీత పిడికిలి ఎముకల మీద నెలలు లెక్కపెడితే రెండూ ఎత్తు మీదే వస్తాయి.',
      },
      {
        en: 'Rakhi often falls in August: sisters tie a thread on their brothers’ wrists. Lata tied a red one for Kiran, and he gave her a pen.',
        te: 'రాఖీ పండుగ ఎక్కువగా ఆగస్టులో వస్తుంది; అక్కచెల్లెళ్లు అన్నదమ్ముల చేతికి రాఖీ కడతారు. లత కిరణ్‌కు ఎర్ర రాఖీ కడితే, కిరణ్ ఆమెకు పెన్ను ఇచ్చాడు.',
      },
    ],
    sentence: { en: 'August has come.', te: 'ఆగస్టు నెల వచ్చింది.' },
  },
  {
    english: 'September',
    telugu: 'సెప్టెంబర్',
    grade: 1,
    alsoEnglish: ['Sept', 'Sep'],
    alsoTelugu: ['సెప్టెంబరు'],
    explanations: [
      {
        en: 'September is the ninth month of the year and has thirty days. In many countries of Europe the school year begins in September.',
        te: 'ఏడాదిలో తొమ్మిదో నెల సెప్టెంబర్; దీనిలో ముప్పై రోజులు ఉంటాయి. ఐరోపాలో చాలా దేశాల్లో సెప్టెంబర్‌లోనే కొత్త తరగతులు మొదలవుతాయి.',
      },
      {
        en: 'On the fifth of September India honors its teachers. Our class tied a garland on the door and sang for our teacher.',
        te: 'సెప్టెంబర్ ఐదున భారతదేశంలో ఉపాధ్యాయ దినోత్సవం జరుపుకుంటారు. మా తరగతి గుమ్మానికి పూలదండ కట్టి, టీచర్ కోసం పాట పాడాం.',
      },
      {
        en: 'Its name is from the Latin word for seven, for in old Rome it was the seventh month. Raju found that funny, since we count it as the ninth.',
        te: 'లాటిన్‌లో ఏడును తెలిపే మాట నుంచి ఈ నెల పేరు వచ్చింది; పాత రోమ్‌లో ఇది ఏడో నెల. మనకు ఇది తొమ్మిదో నెల కాబట్టి రాజుకు నవ్వు వచ్చింది.',
      },
    ],
    sentence: { en: 'There are three holidays in September.', te: 'సెప్టెంబర్ నెలలో మూడు సెలవులు ఉన్నాయి.' },
  },
  {
    english: 'October',
    telugu: 'అక్టోబర్',
    grade: 1,
    alsoEnglish: ['Oct'],
    alsoTelugu: ['అక్టోబరు'],
    explanations: [
      {
        en: 'October is the tenth month of the year and has thirty-one days. In the Telugu states the rains become less then, and the air grows pleasant.',
        te: 'ఏడాదిలో పదో నెల అక్టోబర్; దీనిలో ముప్పై ఒక్క రోజులు ఉంటాయి. తెలుగు రాష్ట్రాల్లో అప్పుడు వానలు తగ్గి, గాలి హాయిగా ఉంటుంది.',
      },
      {
        en: 'Mahatma Gandhi was born on the second of October, so it is a holiday in India. Our class swept the street in front of the school.',
        te: 'అక్టోబర్ రెండున మహాత్మా గాంధీ పుట్టారు, అందుకే ఆ రోజు భారతదేశంలో సెలవు. మా తరగతి పిల్లలం బడి ముందు వీధి ఊడ్చాం.',
      },
      {
        en: 'The Dasara holidays often come in October. Meena went by train to see the festival at Vijayawada.',
        te: 'దసరా సెలవులు ఎక్కువగా అక్టోబర్‌లో వస్తాయి. మీనా రైల్లో విజయవాడ వెళ్లి దసరా ఉత్సవాలు చూసింది.',
      },
    ],
    sentence: { en: 'It is pleasant in October.', te: 'అక్టోబర్ నెల హాయిగా ఉంటుంది.' },
  },
  {
    english: 'November',
    telugu: 'నవంబర్',
    grade: 1,
    alsoEnglish: ['Nov'],
    alsoTelugu: ['నవంబరు'],
    explanations: [
      {
        en: 'November is the eleventh month of the year; it has thirty days. In the Telugu states the mornings begin to feel cold.',
        te: 'ఏడాదిలో పదకొండో నెల నవంబర్; దీనిలో ముప్పై రోజులు ఉంటాయి. తెలుగు రాష్ట్రాల్లో అప్పటి నుంచి పొద్దున పూట చలి మొదలవుతుంది.',
      },
      {
        en: 'On the fourteenth of November, the birthday of Jawaharlal Nehru, India keeps Children’s Day. That day the teachers danced, and the pupils clapped.',
        te: 'జవాహర్‌లాల్ నెహ్రూ పుట్టిన నవంబర్ పద్నాలుగున భారతదేశంలో బాలల దినోత్సవం జరుపుకుంటారు. ఆ రోజు టీచర్లు నాట్యం చేస్తే పిల్లలు చప్పట్లు కొట్టారు.',
      },
      {
        en: 'The first of November is the founding day of Andhra Pradesh. Gopi’s school in Guntur held a contest of Telugu poems.',
        te: 'నవంబర్ ఒకటి ఆంధ్రప్రదేశ్ అవతరణ దినోత్సవం. గుంటూరులో గోపి వాళ్ల బడిలో తెలుగు పద్యాల పోటీ పెట్టారు.',
      },
    ],
    sentence: { en: 'The cold begins in November.', te: 'నవంబర్ నెలలో చలి మొదలవుతుంది.' },
  },
  {
    english: 'December',
    telugu: 'డిసెంబర్',
    grade: 1,
    alsoEnglish: ['Dec'],
    alsoTelugu: ['డిసెంబరు'],
    explanations: [
      {
        en: 'December is the twelfth and last month of the year. After its thirty-first day a new year begins.',
        te: 'ఏడాదిలో పన్నెండో నెల, చివరి నెల డిసెంబర్. అందులో ముప్పై ఒకటో రోజు గడవగానే కొత్త సంవత్సరం మొదలవుతుంది.',
      },
      {
        en: 'Christmas is on the twenty-fifth of December. Mary hung a paper star above the door and gave us all cake.',
        te: 'డిసెంబర్ ఇరవై ఐదున క్రిస్మస్ పండుగ. మేరీ గుమ్మం పైన కాగితపు నక్షత్రం వేలాడదీసి, మాకందరికీ కేక్ పెట్టింది.',
      },
      {
        en: 'In Australia December is summer, while in India it is cold. Anita’s cousin in Sydney goes swimming at Christmas.',
        te: 'డిసెంబర్‌లో భారతదేశంలో చలిగా ఉంటే, ఆస్ట్రేలియాలో ఎండాకాలం. సిడ్నీలో ఉండే అనిత వాళ్ల బాబాయి కొడుకు క్రిస్మస్‌కు ఈతకు వెళ్తాడు.',
      },
    ],
    sentence: { en: 'December is the last month.', te: 'డిసెంబర్ చివరి నెల.' },
  },
  {
    english: 'calendar',
    telugu: 'క్యాలెండర్',
    grade: 2,
    emoji: '📅',
    alsoTelugu: ['క్యాలెండరు'],
    explanations: [
      {
        en: 'A calendar shows all the days, weeks and months of a year. Lata drew a red ring round her birthday on the calendar.',
        te: 'ఏడాదిలోని రోజులు, వారాలు, నెలలు అన్నీ చూపించేది క్యాలెండర్. లత క్యాలెండర్‌లో తన పుట్టినరోజు చుట్టూ ఎర్రగా గీత గీసింది.',
      },
      {
        en: 'A Telugu calendar also tells the festivals, the full moon days and the holidays. Grandmother looked in it and said that Ugadi was on a Sunday.',
        te: 'తెలుగు క్యాలెండర్‌లో పండుగలు, పౌర్ణములు, సెలవులు కూడా ఉంటాయి. నానమ్మ దాన్ని చూసి, ఉగాది ఆదివారం వచ్చిందని చెప్పారు.',
      },
      {
        en: 'A paper calendar hangs on the wall; now phones have one too, and it reminds us by ringing. Father’s phone rang to say that it was Mother’s birthday.',
        te: 'కాగితం క్యాలెండర్ గోడకు వేలాడుతుంది; ఇప్పుడు ఫోన్‌లో కూడా ఉండి, గంట మోగించి గుర్తు చేస్తుంది. అమ్మ పుట్టినరోజని నాన్న ఫోన్ మోగి చెప్పింది.',
      },
    ],
    sentence: { en: 'There is a calendar on the wall.', te: 'గోడ మీద క్యాలెండర్ ఉంది.' },
  },
  {
    english: 'Chaitra',
    telugu: 'చైత్రం',
    grade: 4,
    alsoTelugu: ['చైత్ర మాసం'],
    explanations: [
      {
        en: 'Chaitra is the first month of the Telugu year; it begins on Ugadi. In Chaitra the mango trees carry small green fruit.',
        te: 'తెలుగు సంవత్సరంలో మొదటి నెల చైత్రం; అది ఉగాదితో మొదలవుతుంది. చైత్రంలో మామిడి చెట్లకు పిందెలు కనిపిస్తాయి.',
      },
      {
        en: 'The Telugu year too has twelve months, from Chaitra to Phalguna, and they follow the moon. Padma learned them by heart like a song.',
        te: 'తెలుగు సంవత్సరానికి కూడా చైత్రం నుంచి ఫాల్గుణం దాకా పన్నెండు నెలలు; అవి చంద్రుణ్ణి బట్టి నడుస్తాయి. పద్మ వాటిని పాటలా నేర్చుకుంది.',
      },
      {
        en: 'Chaitra falls in March and April, when new leaves come and the cuckoo sings. Ravi called coo, coo to it, and it answered.',
        te: 'మార్చి, ఏప్రిల్ నెలల్లో చైత్రం వస్తుంది; అప్పుడు చెట్లు చిగురిస్తాయి, కోకిల కూస్తుంది. రవి కూ కూ అంటే కోకిల తిరిగి కూసింది.',
      },
    ],
    sentence: { en: 'Chaitra has begun.', te: 'చైత్రం మొదలైంది.' },
  },
  {
    english: 'season',
    telugu: 'ఋతువు',
    grade: 3,
    alsoTelugu: ['రుతువు'],
    explanations: [
      {
        en: 'A season is a part of the year with its own weather, such as the rainy season. In each season other flowers bloom in our garden.',
        te: 'వానలు, చలి, ఎండ లాంటివాటిని బట్టి ఏడాదిని విడదీస్తే, ఒక్కో భాగం ఒక ఋతువు. ఒక్కో ఋతువులో మా తోటలో వేర్వేరు పూలు పూస్తాయి.',
      },
      {
        en: 'Telugu people count six seasons of two months each, from spring to the time of falling leaves. Sita drew the same tree six times, once for each.',
        te: 'తెలుగువారు రెండేసి నెలల చొప్పున వసంతం నుంచి శిశిరం దాకా ఆరు ఋతువులు లెక్కపెడతారు. సీత ఒకే చెట్టును ఆరు ఋతువుల్లో ఆరు రకాలుగా గీసింది.',
      },
      {
        en: 'Seasons come because the earth leans a little as it goes round the sun. While it is winter for Kiran in London, it is summer for his friend in Sydney.',
        te: 'భూమి కాస్త వంగి సూర్యుడి చుట్టూ తిరగడం వల్లే ఋతువులు మారతాయి. లండన్‌లో కిరణ్‌కు చలికాలమైతే, సిడ్నీలో అతని స్నేహితుడికి ఎండాకాలం.',
      },
    ],
    sentence: { en: 'Which season do you like?', te: 'నీకు ఏ ఋతువు ఇష్టం?' },
  },
  {
    english: 'spring',
    telugu: 'వసంతం',
    grade: 3,
    alsoTelugu: ['వసంత ఋతువు'],
    opposite: 'autumn',
    explanations: [
      {
        en: 'Spring is the season when trees put out new leaves and flowers open everywhere. In spring our neem tree is full of small white flowers.',
        te: 'చెట్లు చిగురించి, ఎటు చూసినా పూలు పూసే ఋతువు వసంతం. వసంతంలో మా వేపచెట్టు నిండా చిన్న తెల్లని పూలు పూస్తాయి.',
      },
      {
        en: 'Poets love spring and call it the king of seasons. In Grandfather’s poem the cuckoo sings and the mango tree listens.',
        te: 'కవులకు వసంతం అంటే ఇష్టం; దాన్ని ఋతువులకు రాజు అంటారు. తాతయ్య చెప్పిన పద్యంలో కోకిల పాడితే మామిడి చెట్టు వింటుంది.',
      },
      {
        en: 'In cold countries the snow melts in spring and the days grow longer. Anita in New York put away her thick coat and ran into the park.',
        te: 'చలి దేశాల్లో వసంతం రాగానే మంచు కరుగుతుంది, పగళ్లు పెరుగుతాయి. న్యూయార్క్‌లో ఉండే అనిత మందమైన కోటు పక్కన పెట్టి పార్కుకు పరుగెత్తింది.',
      },
    ],
    sentence: { en: 'Spring has come, the flowers are open.', te: 'వసంతం వచ్చింది, పూలు పూశాయి.' },
  },
  {
    english: 'autumn',
    telugu: 'శరదృతువు',
    grade: 4,
    emoji: '🍂',
    alsoTelugu: ['శరత్కాలం'],
    opposite: 'spring',
    explanations: [
      {
        en: 'Autumn is the season after the rains, before the cold. In India the autumn sky is clear, and the moonlight is very bright.',
        te: 'వానలు తగ్గాక, చలి రాకముందు వచ్చే ఋతువు శరదృతువు. అప్పుడు భారతదేశంలో ఆకాశం నిర్మలంగా ఉంటుంది, వెన్నెల తెల్లగా మెరుస్తుంది.',
      },
      {
        en: 'In cold countries the leaves turn red and yellow in autumn and then fall, so Americans call it fall. Raju in Boston jumped into a heap of leaves.',
        te: 'చలి దేశాల్లో శరదృతువులో ఆకులు ఎరుపు, పసుపు రంగుల్లోకి మారి రాలిపోతాయి; రాలడం అనే అర్థంతో అమెరికాలో దాన్ని ఫాల్ అంటారు. బోస్టన్‌లో ఉండే రాజు ఆకుల కుప్పలోకి దూకాడు.',
      },
      {
        en: 'Dasara and Diwali come in this season. On those cool evenings Lata lights clay lamps in a row.',
        te: 'దసరా, దీపావళి ఈ ఋతువులోనే వస్తాయి. చల్లని ఆ సాయంత్రాల్లో లత మట్టి ప్రమిదలు వరుసగా వెలిగిస్తుంది.',
      },
    ],
    sentence: { en: 'Autumn is very pleasant.', te: 'శరదృతువు ఎంతో హాయిగా ఉంటుంది.' },
  },
  {
    english: 'full moon',
    telugu: 'పౌర్ణమి',
    grade: 2,
    emoji: '🌕',
    alsoEnglish: ['full moon day'],
    alsoTelugu: ['పున్నమి', 'పూర్ణిమ'],
    opposite: 'new moon',
    explanations: [
      {
        en: 'The full moon is seen on the night when the whole round of the moon shines. On that night we eat on the terrace without a lamp.',
        te: 'చంద్రుడు పూర్తిగా గుండ్రంగా కనిపించే రోజు పౌర్ణమి. ఆ రాత్రి మేము దీపం లేకుండా డాబా మీద భోజనం చేస్తాం.',
      },
      {
        en: 'A full moon comes about once in twenty-nine or thirty days. Gopi drew the moon every night and saw it grow until it was round.',
        te: 'సుమారు ఇరవై తొమ్మిది, ముప్పై రోజులకు ఒకసారి పౌర్ణమి వస్తుంది. గోపి రోజూ రాత్రి చందమామ బొమ్మ గీస్తూ, అది పెరిగి గుండ్రంగా అవడం చూశాడు.',
      },
      {
        en: 'At the full moon the sea rises higher on the shore than on other days. Father told us to keep away from the big waves.',
        te: 'పౌర్ణమికి సముద్రంలో మామూలు కంటే పెద్ద పోటు వస్తుంది. పెద్ద అలలకు దూరంగా ఉండమని నాన్న మాకు చెప్పారు.',
      },
    ],
    sentence: { en: 'Tonight is the full moon.', te: 'ఈ రోజు పౌర్ణమి.' },
  },
  {
    english: 'new moon',
    telugu: 'అమావాస్య',
    grade: 3,
    emoji: '🌑',
    alsoEnglish: ['new moon day'],
    opposite: 'full moon',
    explanations: [
      {
        en: 'The new moon is the night when we cannot see the moon at all. It was so dark that Chinnu held my hand all the way.',
        te: 'చంద్రుడు అసలు కనిపించని రోజు అమావాస్య. ఆ రాత్రి ఎంత చీకటిగా ఉందంటే, చిన్ను దారంతా నా చెయ్యి వదల్లేదు.',
      },
      {
        en: 'On that night the sunlit side of the moon is turned away from us. Our teacher showed it with a torch and an orange.',
        te: 'ఆ రోజు చంద్రుడి మీద ఎండ పడే వైపు మనకు కనిపించదు. టీచర్ టార్చి లైటు, నారింజ పండు పట్టుకుని అమావాస్య ఎలా వస్తుందో చూపించారు.',
      },
      {
        en: 'Diwali falls on a new moon day, so the lamps look even brighter. Meena counted forty lamps in her dark street.',
        te: 'దీపావళి అమావాస్య నాడు వస్తుంది, అందుకే దీపాలు ఇంకా బాగా మెరుస్తాయి. చీకటి వీధిలో మీనా నలభై దీపాలు లెక్కపెట్టింది.',
      },
    ],
    sentence: { en: 'The night of the new moon is dark.', te: 'అమావాస్య రాత్రి చీకటిగా ఉంటుంది.' },
  },
  {
    english: 'always',
    telugu: 'ఎప్పుడూ',
    grade: 2,
    alsoEnglish: ['at all times'],
    alsoTelugu: ['ఎల్లప్పుడూ'],
    opposite: 'never',
    explanations: [
      {
        en: 'Always means at all times, without a break. Grandmother always has a smile for us.',
        te: 'ఎప్పుడూ అంటే అన్ని వేళలా, విడవకుండా అని అర్థం. నానమ్మ మమ్మల్ని చూస్తే ఎప్పుడూ నవ్వుతారు.',
      },
      {
        en: 'The sun always rises in the east; it has never missed a day. Ravi knows the way home by looking where it comes up.',
        te: 'సూర్యుడు ఎప్పుడూ తూర్పునే ఉదయిస్తాడు; ఒక్క రోజూ మానడు. పొద్దు పొడిచే వైపు చూసి రవి ఇంటి దారి తెలుసుకుంటాడు.',
      },
      {
        en: 'Elders say that we should always tell the truth. When Anita broke the pot, she told Mother right away.',
        te: 'ఎప్పుడూ నిజమే చెప్పాలని పెద్దలు అంటారు. అనిత కుండ పగలగొట్టి, వెంటనే ఆ మాట అమ్మతో చెప్పింది.',
      },
    ],
    sentence: { en: 'Always tell the truth.', te: 'ఎప్పుడూ నిజం చెప్పు.' },
  },
  {
    english: 'never',
    telugu: 'ఎన్నడూ',
    grade: 3,
    alsoEnglish: ['not ever'],
    alsoTelugu: ['ఎప్పుడూ'],
    opposite: 'always',
    explanations: [
      {
        en: 'Never means not once, at no time. In Telugu we say ennadu, or more often eppudu, together with a “no” word: Raju has never seen snow.',
        te: 'ఎన్నడూ గానీ, ఎక్కువగా వాడే ఎప్పుడూ గానీ, లేదు, కాదు లాంటి మాటతో వస్తే ఒక్కసారి కూడా కాదని అర్థం. రాజు ఎప్పుడూ మంచు చూడలేదు.',
      },
      {
        en: 'Some things must never be done, such as touching a switch with wet hands. Father told Chinnu this twice.',
        te: 'కొన్ని పనులు ఎప్పుడూ చేయకూడదు; తడి చేత్తో స్విచ్ ముట్టుకోవడం అలాంటిదే. నాన్న ఈ మాట చిన్నుకు రెండుసార్లు చెప్పారు.',
      },
      {
        en: 'A good friend never leaves us in trouble. When Lata fell ill, Sita came every day with the notes.',
        te: 'మంచి స్నేహితులు ఆపదలో ఎప్పుడూ వదిలిపెట్టరు. లతకు జ్వరం వస్తే సీత రోజూ వచ్చి పాఠాలు చెప్పింది.',
      },
    ],
    sentence: { en: 'I have never told a lie.', te: 'నేను ఎన్నడూ అబద్ధం చెప్పలేదు.' },
  },
  {
    english: 'soon',
    telugu: 'త్వరలో',
    grade: 2,
    alsoEnglish: ['shortly'],
    explanations: [
      {
        en: 'Soon means after only a short time. The holidays will come soon; only five days are left.',
        te: 'త్వరలో అంటే ఇంకొద్ది కాలంలోనే అని అర్థం. సెలవులు త్వరలో వస్తాయి; ఇంకా ఐదు రోజులే ఉన్నాయి.',
      },
      {
        en: 'On a wall we often read that a shop or a film is coming soon. Kiran saw such a poster and counted the days.',
        te: 'కొత్త సినిమానో దుకాణమో రాబోతుంటే, త్వరలో వస్తోంది అని గోడ మీద రాస్తారు. కిరణ్ అలాంటి పోస్టర్ చూసి రోజులు లెక్కపెట్టాడు.',
      },
      {
        en: 'We tell people who are ill that they will be well soon. Padma wrote this on a card and sent it to her teacher.',
        te: 'ఒంట్లో బాగాలేనివారికి త్వరలో కోలుకుంటారని చెప్తాం. పద్మ ఒక కార్డు మీద ఆ మాట రాసి తన టీచర్‌కు పంపింది.',
      },
    ],
    sentence: { en: 'We will meet soon.', te: 'మనం త్వరలో కలుద్దాం.' },
  },
  {
    english: 'early',
    telugu: 'ముందుగా',
    grade: 2,
    alsoEnglish: ['beforehand'],
    alsoTelugu: ['త్వరగా', 'తొందరగా', 'పెందలాడే'],
    opposite: 'late',
    explanations: [
      {
        en: 'Early means before the time that was fixed. We went to the station early and got a seat in the shade.',
        te: 'అనుకున్న సమయం కంటే ముందు అని చెప్పడానికి ముందుగా అంటాం. మేము స్టేషన్‌కు ముందుగా వెళ్లి నీడలో కూర్చున్నాం.',
      },
      {
        en: 'Of getting up or going to bed we say tvaraga or pendalade. Meena gets up early, so her mornings are calm.',
        te: 'నిద్రలేవడం, పడుకోవడం అయితే త్వరగా, పెందలాడే అంటాం. మీనా పెందలాడే లేస్తుంది, అందుకే ఆమెకు పొద్దున హడావిడి ఉండదు.',
      },
      {
        en: 'A good guest tells the hosts early that he is coming. Uncle phoned a week before, and Grandmother made his favorite sweets.',
        te: 'ఇంటికి వచ్చే అతిథి ముందుగా చెప్తే మంచిది. మామయ్య వారం ముందు ఫోన్ చేశారు, అమ్మమ్మ ఆయనకు ఇష్టమైన మిఠాయిలు చేశారు.',
      },
    ],
    sentence: { en: 'I came early today.', te: 'నేను ఈ రోజు ముందుగా వచ్చాను.' },
  },
  {
    english: 'late',
    telugu: 'ఆలస్యంగా',
    grade: 2,
    alsoTelugu: ['లేటుగా'],
    opposite: 'early',
    explanations: [
      {
        en: 'Late means after the time that was fixed. The train came an hour late, so we ate our lunch on the platform.',
        te: 'అనుకున్న సమయం దాటిపోయాక అని చెప్పడానికి ఆలస్యంగా అంటాం. రైలు గంట ఆలస్యంగా రావడంతో మేము ప్లాట్‌ఫారం మీదే భోజనం చేశాం.',
      },
      {
        en: 'If you go to bed late, it is hard to get up in the morning. Gopi read until eleven and missed the school bus.',
        te: 'ఆలస్యంగా పడుకుంటే పొద్దున్నే లేవడం కష్టం. గోపి పదకొండింటి దాకా చదివి, బడి బస్సు అందుకోలేకపోయాడు.',
      },
      {
        en: 'When we come late, it is polite to say sorry. Sita said so softly at the door, and the teacher smiled.',
        te: 'ఆలస్యంగా వస్తే క్షమించండి అని చెప్పడం మర్యాద. సీత గుమ్మం దగ్గర మెల్లగా ఆ మాట అంటే టీచర్ నవ్వారు.',
      },
    ],
    sentence: { en: 'The bus came late.', te: 'బస్సు ఆలస్యంగా వచ్చింది.' },
  },
  {
    english: 'after',
    telugu: 'తర్వాత',
    grade: 1,
    alsoEnglish: ['afterwards', 'later'],
    alsoTelugu: ['తరువాత', 'పిమ్మట'],
    explanations: [
      {
        en: 'After tells that one thing comes when another is over. We play after school.',
        te: 'ఒకటి ముగిశాక ఇంకొకటి జరుగుతుందని చెప్పడానికి తర్వాత అంటాం. బడి తర్వాత మేము ఆడుకుంటాం.',
      },
      {
        en: 'In a row of numbers each one has another after it. After nine comes ten, and after ninety-nine comes a hundred.',
        te: 'సంఖ్యల వరుసలో ప్రతిదాని తర్వాత ఇంకొకటి ఉంటుంది. తొమ్మిది తర్వాత పది, తొంభై తొమ్మిది తర్వాత వంద వస్తాయి.',
      },
      {
        en: 'Stories use this word again and again: what happened after that? Chinnu asked it so often that Grandfather forgot the story.',
        te: 'కథ చెప్పేటప్పుడు ఈ మాట మళ్లీ మళ్లీ వస్తుంది: ఆ తర్వాత ఏం జరిగింది? చిన్ను అలా అడిగి అడిగి తాతయ్య కథే మరిచిపోయేలా చేశాడు.',
      },
    ],
    sentence: { en: 'After that we went home.', te: 'తర్వాత మేము ఇంటికి వెళ్లాం.' },
  },
  {
    english: 'daily',
    telugu: 'రోజూ',
    grade: 1,
    alsoEnglish: ['every day'],
    alsoTelugu: ['ప్రతిరోజూ', 'ప్రతి రోజూ'],
    explanations: [
      {
        en: 'Daily means on each day, not leaving out any. I drink a glass of milk daily.',
        te: 'రోజూ అంటే ఒక్క రోజు కూడా మానకుండా అని అర్థం. నేను రోజూ ఒక గ్లాసు పాలు తాగుతాను.',
      },
      {
        en: 'What we do daily we soon do well. Lata practiced the veena daily, and in a year she played at school.',
        te: 'రోజూ చేసే పని త్వరగా బాగా వస్తుంది. లత రోజూ వీణ సాధన చేసి, ఏడాది తిరిగేసరికి బడిలో వాయించింది.',
      },
      {
        en: 'Brushing the teeth and bathing are daily tasks. Even on Sunday Ravi does not skip them.',
        te: 'పళ్లు తోముకోవడం, స్నానం చేయడం రోజూ చేయాల్సిన పనులు. ఆదివారం కూడా రవి వాటిని మానడు.',
      },
    ],
    sentence: { en: 'I walk to school daily.', te: 'నేను రోజూ బడికి నడిచి వెళ్తాను.' },
  },
  {
    english: 'sometimes',
    telugu: 'అప్పుడప్పుడు',
    grade: 2,
    alsoEnglish: ['now and then', 'occasionally'],
    alsoTelugu: ['ఒక్కోసారి'],
    explanations: [
      {
        en: 'Sometimes means not every time, only now and then. Sometimes a squirrel comes to our window.',
        te: 'అప్పుడప్పుడు అంటే ఎప్పుడూ కాదు, కొన్నిసార్లు మాత్రమే అని అర్థం. మా కిటికీ దగ్గరికి అప్పుడప్పుడు ఒక ఉడత వస్తుంది.',
      },
      {
        en: 'The Telugu word says then twice over: appudu and appudu. Kiran found many such doubled words and wrote them in his book.',
        te: 'అప్పుడు, అప్పుడు అని రెండుసార్లు అంటే అప్పుడప్పుడు అవుతుంది. కిరణ్ ఇలాంటి జంట మాటలు ఎన్నో వెతికి పుస్తకంలో రాసుకున్నాడు.',
      },
      {
        en: 'Sweets are for sometimes, not for every day. Mother makes laddus only when guests come.',
        te: 'మిఠాయిలు అప్పుడప్పుడు తినాలి, రోజూ కాదు. చుట్టాలు వచ్చినప్పుడే అమ్మ లడ్డూలు చేస్తుంది.',
      },
    ],
    sentence: { en: 'We sometimes go to the beach.', te: 'మేము అప్పుడప్పుడు సముద్ర తీరానికి వెళ్తాం.' },
  },
  {
    english: 'up',
    telugu: 'పైకి',
    grade: 1,
    emoji: '⬆️',
    alsoEnglish: ['upwards'],
    opposite: 'down',
    explanations: [
      {
        en: 'Up means toward a higher place. The balloon slipped from my hand and went up into the sky.',
        te: 'ఎత్తైన చోటి వైపు అని చెప్పడానికి పైకి అంటాం. నా చేతిలోంచి జారిన బుడగ ఆకాశంలోకి పైకి వెళ్లిపోయింది.',
      },
      {
        en: 'Going up a hill is hard, but from the top we can see far. Padma climbed the steps at Yadadri without stopping.',
        te: 'కొండ పైకి ఎక్కడం కష్టమే కానీ, అక్కడి నుంచి ఎంతో దూరం కనిపిస్తుంది. పద్మ యాదాద్రి మెట్లన్నీ ఆగకుండా ఎక్కి కొండ పైకి చేరింది.',
      },
      {
        en: 'Smoke and steam rise up because hot air is light. Chinnu watched the steam from the idlis go up to the ceiling.',
        te: 'వేడి గాలి తేలిక కాబట్టి పొగ, ఆవిరి పైకి లేస్తాయి. ఇడ్లీల ఆవిరి పైకి లేవడం చిన్ను చూస్తూ కూర్చున్నాడు.',
      },
    ],
    sentence: { en: 'Look up!', te: 'పైకి చూడు!' },
  },
  {
    english: 'down',
    telugu: 'కిందికి',
    grade: 1,
    emoji: '⬇️',
    alsoEnglish: ['downwards'],
    alsoTelugu: ['క్రిందికి', 'కిందకు'],
    opposite: 'up',
    explanations: [
      {
        en: 'Down means toward a lower place. The cat jumped down from the wall.',
        te: 'తక్కువ ఎత్తు వైపు అని చెప్పడానికి కిందికి అంటాం. పిల్లి గోడ మీంచి కిందికి దూకింది.',
      },
      {
        en: 'Whatever we throw up comes down again, for the earth pulls it. Raju threw his ball high and waited with open hands.',
        te: 'పైకి విసిరినది మళ్లీ కిందికే వస్తుంది; భూమి దాన్ని లాగుతుంది. రాజు బంతిని ఎత్తుగా విసిరి, చేతులు చాపి ఎదురుచూశాడు.',
      },
      {
        en: 'Water runs down by itself, from the hill to the river and from the river to the sea. Our paper boats went down the street with the rain water.',
        te: 'నీళ్లు వాటంతట అవే కొండ నుంచి నదికి, నది నుంచి సముద్రానికి కిందికి పారతాయి. వాన నీటిలో మా కాగితం పడవలు వీధి వెంట కిందికి సాగాయి.',
      },
    ],
    sentence: { en: 'Come down slowly.', te: 'మెల్లగా కిందికి దిగు.' },
  },
  {
    english: 'above',
    telugu: 'పైన',
    grade: 1,
    alsoEnglish: ['on top', 'over'],
    opposite: 'below',
    explanations: [
      {
        en: 'Above tells that a thing is higher than another. The fan hangs above our bed.',
        te: 'ఒకటి ఇంకొకదాని కంటే ఎత్తులో ఉందని చెప్పడానికి పైన అంటాం. మా మంచానికి పైన ఫ్యాన్ ఉంది.',
      },
      {
        en: 'In a house of two floors someone lives above us. When Gopi’s friend above us dances, our lamp shakes.',
        te: 'మేడ ఇంట్లో పైన ఒకరు, కింద ఒకరు ఉంటారు. పైన ఉండే గోపి స్నేహితుడు గెంతితే మా దీపం ఊగుతుంది.',
      },
      {
        en: 'High above the clouds the sky is always blue. Anita saw this from the window of the airplane.',
        te: 'మబ్బుల పైన ఆకాశం ఎల్లప్పుడూ నీలంగానే ఉంటుంది. అనిత విమానం కిటికీలోంచి ఇది చూసింది.',
      },
    ],
    sentence: { en: 'The bird is above the tree.', te: 'పక్షి చెట్టు పైన ఉంది.' },
  },
  {
    english: 'below',
    telugu: 'కింద',
    grade: 1,
    alsoEnglish: ['under', 'beneath', 'underneath'],
    alsoTelugu: ['క్రింద'],
    opposite: 'above',
    explanations: [
      {
        en: 'Below tells that a thing is lower than another. The puppy is asleep below the table.',
        te: 'ఒకటి ఇంకొకదాని కంటే తక్కువ ఎత్తులో ఉందని చెప్పడానికి కింద అంటాం. కుక్కపిల్ల బల్ల కింద నిద్రపోతోంది.',
      },
      {
        en: 'The roots of a tree are below the ground, where we cannot see them. They drink water and hold the tree firmly.',
        te: 'చెట్టు వేర్లు నేల కింద ఉంటాయి, మనకు కనిపించవు. అవి నీళ్లు పీల్చుకుని చెట్టును గట్టిగా పట్టుకుంటాయి.',
      },
      {
        en: 'Telugu says below also for sitting on the floor. At weddings Lata likes to sit below, on a mat, and eat from a leaf.',
        te: 'నేల మీద కూర్చోవడాన్ని కూడా కింద కూర్చోవడం అంటాం. పెళ్లిళ్లలో లతకు కింద చాప మీద కూర్చుని, విస్తరాకులో తినడం ఇష్టం.',
      },
    ],
    sentence: { en: 'The ball is below the chair.', te: 'బంతి కుర్చీ కింద ఉంది.' },
  },
  {
    english: 'inside',
    telugu: 'లోపల',
    grade: 1,
    alsoEnglish: ['within'],
    opposite: 'outside',
    explanations: [
      {
        en: 'Inside means within something, such as a house or a box. It was raining, so the hens stayed inside their coop.',
        te: 'ఇల్లు, పెట్టె లాంటివాటిలో అని చెప్పడానికి లోపల అంటాం. వాన పడుతుంటే కోళ్లు గూటి లోపల ఉండిపోయాయి.',
      },
      {
        en: 'Some fruits hide their best part inside: a coconut is hard outside and sweet inside. Ravi broke one, and there was water inside.',
        te: 'కొన్ని కాయల్లో అసలు రుచి లోపల ఉంటుంది; కొబ్బరికాయ పైకి గట్టిగా, లోపల తియ్యగా ఉంటుంది. రవి కొబ్బరికాయ కొడితే లోపల నీళ్లున్నాయి.',
      },
      {
        en: 'At the door of a house people say come inside as a welcome. Then they bring water to drink.',
        te: 'ఇంటికి ఎవరైనా వస్తే లోపలికి రండి అని పిలుస్తాం. తర్వాత తాగడానికి నీళ్లు ఇస్తాం.',
      },
    ],
    sentence: { en: 'What is inside the box?', te: 'పెట్టె లోపల ఏముంది?' },
  },
  {
    english: 'outside',
    telugu: 'బయట',
    grade: 1,
    alsoEnglish: ['outdoors'],
    alsoTelugu: ['వెలుపల'],
    opposite: 'inside',
    explanations: [
      {
        en: 'Outside means not within the house or the box. We leave our sandals outside and then go in.',
        te: 'ఇంట్లోనో పెట్టెలోనో కాకుండా దాని అవతల అని చెప్పడానికి బయట అంటాం. చెప్పులు బయట విడిచి లోపలికి వెళ్తాం.',
      },
      {
        en: 'Playing outside is good for the body and the eyes. Meena’s mother lets her run about until the lamps are lit.',
        te: 'బయట ఆడుకోవడం ఒంటికీ కళ్లకూ మంచిది. దీపాలు పెట్టే దాకా మీనాను వాళ్ల అమ్మ బయట ఆడుకోనిస్తుంది.',
      },
      {
        en: 'In cold countries the air outside may be freezing while the room is warm. Kiran puts on three sweaters before he goes outside in Toronto.',
        te: 'చలి దేశాల్లో గది లోపల వెచ్చగా ఉన్నా, బయట గడ్డకట్టే చలి ఉంటుంది. టొరంటోలో కిరణ్ బయటికి వెళ్లే ముందు మూడు స్వెటర్లు వేసుకుంటాడు.',
      },
    ],
    sentence: { en: 'The children are outside.', te: 'పిల్లలు బయట ఉన్నారు.' },
  },
  {
    english: 'in front',
    telugu: 'ముందు',
    grade: 1,
    alsoEnglish: ['front', 'before', 'ahead'],
    alsoTelugu: ['ఎదుట'],
    opposite: 'behind',
    explanations: [
      {
        en: 'In front means on the side you are facing. There is a neem tree in front of our house.',
        te: 'మనం చూసే వైపు ఉన్నదాన్ని మన ముందు ఉంది అంటాం. మా ఇంటి ముందు వేపచెట్టు ఉంది.',
      },
      {
        en: 'The Telugu word mundu is used for time as well: it also means before. Wash your hands before you eat.',
        te: 'ముందు అనే మాటను సమయానికి కూడా వాడతాం. తినే ముందు చేతులు కడుక్కోవాలి.',
      },
      {
        en: 'In a row of children the smallest stands in front, so that all can be seen. For the photo Chinnu stood in front of us all.',
        te: 'వరుసలో అందరూ కనిపించాలంటే పొట్టివాళ్లు ముందు నిలబడాలి. ఫొటో కోసం చిన్ను మా అందరి ముందు నిలబడ్డాడు.',
      },
    ],
    sentence: { en: 'Stand in front of me.', te: 'నా ముందు నిలబడు.' },
  },
  {
    english: 'behind',
    telugu: 'వెనక',
    grade: 1,
    alsoEnglish: ['back'],
    alsoTelugu: ['వెనుక'],
    opposite: 'in front',
    explanations: [
      {
        en: 'Behind means at the back of someone or something. The moon hid behind a cloud.',
        te: 'వీపు వైపు ఉన్నదాన్ని వెనక ఉంది అంటాం. చందమామ మబ్బు వెనక దాక్కుంది.',
      },
      {
        en: 'We cannot see what is behind us unless we turn round, so a car has small mirrors. Father looks in them before he turns.',
        te: 'తిరిగి చూస్తే తప్ప మన వెనక ఏముందో కనిపించదు; అందుకే కారుకు చిన్న అద్దాలు ఉంటాయి. మలుపు తిరిగే ముందు నాన్న వాటిలో చూస్తారు.',
      },
      {
        en: 'To speak ill of people behind their back is a bad habit. Sita said it to Raju’s face, and they were soon friends again.',
        te: 'ఒకరి గురించి వెనక చెడుగా మాట్లాడడం మంచి అలవాటు కాదు. సీత ఆ మాట రాజు ముందే చెప్పింది, వాళ్లు వెంటనే మళ్లీ స్నేహితులయ్యారు.',
      },
    ],
    sentence: { en: 'There is a garden behind the house.', te: 'ఇంటి వెనక తోట ఉంది.' },
  },
  {
    english: 'between',
    telugu: 'మధ్య',
    grade: 2,
    alsoEnglish: ['middle', 'among'],
    alsoTelugu: ['నడుమ'],
    explanations: [
      {
        en: 'Between tells that a thing has something on each side of it. I sit between Lata and Gopi.',
        te: 'రెండింటికీ నడుమ ఉన్నదాన్ని చెప్పడానికి మధ్య అంటాం. నేను లత, గోపి మధ్య కూర్చుంటాను.',
      },
      {
        en: 'Between two towns there is a road, and between two hills there is a valley. Our village lies between the river and the forest.',
        te: 'రెండు ఊళ్ల మధ్య దారి, రెండు కొండల మధ్య లోయ ఉంటాయి. మా ఊరు నదికీ అడవికీ మధ్య ఉంది.',
      },
      {
        en: 'The same word is used for time: between the first and the second bell we have ten minutes. In them Ravi eats a guava.',
        te: 'సమయానికి కూడా ఇదే మాట వాడతాం: మొదటి గంటకూ రెండో గంటకూ మధ్య పది నిమిషాలుంటాయి. ఆ సమయంలో రవి జామకాయ తింటాడు.',
      },
    ],
    sentence: { en: 'The shop is between two houses.', te: 'ఆ దుకాణం రెండు ఇళ్ల మధ్య ఉంది.' },
  },
  {
    english: 'near',
    telugu: 'దగ్గర',
    grade: 1,
    alsoEnglish: ['close to', 'nearby'],
    alsoTelugu: ['చెంత', 'సమీపం'],
    opposite: 'far',
    explanations: [
      {
        en: 'Near means not far away. Our school is near, so we walk to it in five minutes.',
        te: 'ఎక్కువ దూరం లేదని చెప్పడానికి దగ్గర అంటాం. బడి మా ఇంటికి దగ్గర కాబట్టి ఐదు నిమిషాల్లో నడిచి వెళ్తాం.',
      },
      {
        en: 'In Telugu we use the same word to say what someone has. Padma has two pencils: the pencils are near Padma, we say.',
        te: 'ఎవరి వద్ద ఏముందో చెప్పడానికి కూడా దగ్గర అంటాం. పద్మ దగ్గర రెండు పెన్సిళ్లు ఉన్నాయి.',
      },
      {
        en: 'Things that are near look big, and the same things look small from afar. Kiran held his thumb near his eye and hid the moon.',
        te: 'దగ్గర ఉన్నవి పెద్దగా, దూరంగా ఉన్నవి చిన్నగా కనిపిస్తాయి. కిరణ్ బొటనవేలిని కంటి దగ్గర పెట్టి చందమామనే కనబడకుండా చేశాడు.',
      },
    ],
    sentence: { en: 'Sit near me.', te: 'నా దగ్గర కూర్చో.' },
  },
  {
    english: 'far',
    telugu: 'దూరం',
    grade: 1,
    alsoEnglish: ['distant', 'distance'],
    opposite: 'near',
    explanations: [
      {
        en: 'Far means a long way off. The sea is far from our village; the bus takes five hours.',
        te: 'చాలాసేపు ప్రయాణిస్తే తప్ప చేరలేనంత ఉంటే దూరం అంటాం. మా ఊరికి సముద్రం దూరం; బస్సులో ఐదు గంటలు పడుతుంది.',
      },
      {
        en: 'We measure how far a place is in kilometers. The stone by the road said that Tirupati was 40 kilometers away.',
        te: 'ఒక ఊరు ఎంత దూరం ఉందో కిలోమీటర్లలో కొలుస్తాం. తిరుపతి ఇంకా 40 కిలోమీటర్లు ఉందని దారి పక్క రాయి మీద రాసి ఉంది.',
      },
      {
        en: 'Now we can see and hear those who are far away. Anita in America talks to her grandmother in Kadapa every Sunday.',
        te: 'ఇప్పుడు ఎంత దూరం ఉన్నవారినైనా చూడవచ్చు, వారితో మాట్లాడవచ్చు. అమెరికాలో ఉండే అనిత ప్రతి ఆదివారం కడపలోని నానమ్మతో మాట్లాడుతుంది.',
      },
    ],
    sentence: { en: 'My uncle’s village is far away.', te: 'మామయ్య ఊరు చాలా దూరం.' },
  },
  {
    english: 'beside',
    telugu: 'పక్కన',
    grade: 1,
    alsoEnglish: ['next to'],
    alsoTelugu: ['ప్రక్కన'],
    explanations: [
      {
        en: 'Beside means at the side of someone or something. Sita sat beside her sister and read her a story.',
        te: 'ఎడమ వైపో కుడి వైపో ఆనుకుని ఉన్నదాన్ని చెప్పడానికి పక్కన అంటాం. సీత చెల్లి పక్కన కూర్చుని కథ చదివింది.',
      },
      {
        en: 'The house beside ours is the neighbor’s house, and good neighbors are like kin. When we are away, they water our plants.',
        te: 'మన ఇంటి పక్కన ఉన్నవారిని ఇరుగుపొరుగు అంటాం; మంచి ఇరుగుపొరుగు చుట్టాల్లాంటివారు. మేము ఊరెళ్తే వాళ్లు మా మొక్కలకు నీళ్లు పోస్తారు.',
      },
      {
        en: 'A zero beside a number makes it ten times as much: put one beside 5, and it is 50. Raju laughed and put three of them.',
        te: 'అంకె పక్కన సున్నా పెడితే అది పది రెట్లు అవుతుంది: 5 పక్కన పెడితే 50. రాజు నవ్వి మూడు సున్నాలు పెట్టాడు.',
      },
    ],
    sentence: { en: 'Sit beside me.', te: 'నా పక్కన కూర్చో.' },
  },
  {
    english: 'around',
    telugu: 'చుట్టూ',
    grade: 2,
    alsoEnglish: ['round about', 'surrounding'],
    explanations: [
      {
        en: 'Around means on all sides of a thing. There is a wall around our school.',
        te: 'ఒకదానికి అన్ని వైపులా అని చెప్పడానికి చుట్టూ అంటాం. మా బడి చుట్టూ గోడ ఉంది.',
      },
      {
        en: 'The earth goes around the sun, and the moon goes around the earth. Gopi, Lata and Chinnu played it in the yard: Lata was the sun.',
        te: 'భూమి సూర్యుడి చుట్టూ తిరుగుతుంది, చంద్రుడు భూమి చుట్టూ తిరుగుతాడు. గోపి, లత, చిన్ను వాకిట్లో అలా ఆడారు; లత సూర్యుడైంది.',
      },
      {
        en: 'An island is a piece of land with water around it. We rowed around a small one in half an hour.',
        te: 'ద్వీపం అంటే చుట్టూ నీళ్లున్న నేల. మేము ఒక చిన్న ద్వీపం చుట్టూ అరగంటలో పడవ మీద తిరిగి వచ్చాం.',
      },
    ],
    sentence: { en: 'There are trees around the pond.', te: 'చెరువు చుట్టూ చెట్లున్నాయి.' },
  },
  {
    english: 'here',
    telugu: 'ఇక్కడ',
    grade: 1,
    alsoEnglish: ['at this place'],
    alsoTelugu: ['ఇచట'],
    opposite: 'there',
    explanations: [
      {
        en: 'Here means at this place, where I am. Your pen is here, in my hand.',
        te: 'నేను ఉన్న చోటును చెప్పడానికి ఇక్కడ అంటాను. నీ పెన్ను ఇక్కడ, నా చేతిలో ఉంది.',
      },
      {
        en: 'In Telugu many words for what is near begin with i: ikkada, here, ippudu, now, and idi, this. Meena noticed it and made a list.',
        te: 'దగ్గరి వాటిని చెప్పే మాటలు చాలావరకు ఇ తో మొదలవుతాయి: ఇక్కడ, ఇప్పుడు, ఇది. మీనా అది గమనించి ఒక జాబితా రాసింది.',
      },
      {
        en: 'A sign may tell what we should not do here. Ravi read aloud: do not pluck flowers here.',
        te: 'ఏం చేయకూడదో చెప్పే బోర్డుల మీద కూడా ఈ మాట ఉంటుంది. ఇక్కడ పూలు కోయరాదు అని రవి పైకి చదివాడు.',
      },
    ],
    sentence: { en: 'Come and sit here.', te: 'వచ్చి ఇక్కడ కూర్చో.' },
  },
  {
    english: 'there',
    telugu: 'అక్కడ',
    grade: 1,
    alsoEnglish: ['at that place'],
    alsoTelugu: ['అచట'],
    opposite: 'here',
    explanations: [
      {
        en: 'There means at that place, away from me. Look there, a peacock on the roof!',
        te: 'నాకు కాస్త దూరంగా ఉన్న చోటును చెప్పడానికి అక్కడ అంటాను. అక్కడ చూడు, కప్పు మీద నెమలి!',
      },
      {
        en: 'When we speak of a place where we have been, we say there. We went to Araku; it was very cold there.',
        te: 'మనం చూసి వచ్చిన ఊరి గురించి చెప్పేటప్పుడు కూడా అక్కడ అంటాం. మేము అరకు వెళ్లాం; అక్కడ చాలా చలిగా ఉంది.',
      },
      {
        en: 'Say here and there together, and it means in several places. After the storm, branches lay here and there on the road.',
        te: 'అక్కడక్కడ అంటే కొన్ని చోట్ల అని అర్థం. గాలివాన తర్వాత రోడ్డు మీద అక్కడక్కడ కొమ్మలు పడి ఉన్నాయి.',
      },
    ],
    sentence: { en: 'Who is there?', te: 'అక్కడ ఎవరున్నారు?' },
  },
  {
    english: 'direction',
    telugu: 'దిక్కు',
    grade: 3,
    emoji: '🧭',
    alsoTelugu: ['దిశ'],
    explanations: [
      {
        en: 'A direction tells which way: east, west, north or south. A compass shows us the directions even in a forest.',
        te: 'తూర్పు, పడమర, ఉత్తరం, దక్షిణం, వీటిలో ఒక్కొక్కటి ఒక దిక్కు. అడవిలో ఉన్నా దిక్సూచి మనకు దిక్కులు చూపిస్తుంది.',
      },
      {
        en: 'Between the four there are four corner directions, so eight in all. On the map that Padma drew, an arrow points to the north.',
        te: 'నాలుగు దిక్కుల మధ్య నాలుగు మూలలు కలిపితే మొత్తం ఎనిమిది దిక్కులు. పద్మ గీసిన పటంలో బాణం గుర్తు ఉత్తర దిక్కును చూపిస్తుంది.',
      },
      {
        en: 'At night sailors of old found their direction by the stars. Grandfather showed us the star that always stands in the north.',
        te: 'పూర్వం నావికులు రాత్రి నక్షత్రాలను చూసి దిక్కు తెలుసుకునేవారు. ఎల్లప్పుడూ ఉత్తరాన ఉండే ధ్రువ నక్షత్రాన్ని తాతయ్య మాకు చూపించారు.',
      },
    ],
    sentence: { en: 'In which direction is the sea?', te: 'సముద్రం ఏ దిక్కు వైపు ఉంది?' },
  },
];
