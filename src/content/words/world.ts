import type { Word } from './word';

export const world: readonly Word[] = [
  {
    english: 'India',
    telugu: 'భారతదేశం',
    grade: 1,
    emoji: '🇮🇳',
    alsoEnglish: ['Bharat'],
    alsoTelugu: ['ఇండియా', 'భారత్'],
    explanations: [
      {
        en: 'India is a large country in the south of Asia, with more people than any other country. Its capital is New Delhi.',
        te: 'ఆసియా దక్షిణ భాగంలో ఉన్న పెద్ద దేశం భారతదేశం; అన్ని దేశాల కంటే ఎక్కువ జనం ఇక్కడే ఉన్నారు. దీని రాజధాని న్యూఢిల్లీ.',
      },
      {
        en: 'People speak hundreds of languages in India, and Telugu is one of the biggest. On one train Kiran heard five of them.',
        te: 'భారతదేశంలో వందల భాషలు మాట్లాడతారు; వాటిలో పెద్ద భాషల్లో తెలుగు ఒకటి. ఒక్క రైల్లోనే కిరణ్ ఐదు భాషలు విన్నాడు.',
      },
      {
        en: 'There is snow in its north, sand in its west and the sea on three sides of its south. Lata painted all three on one map.',
        te: 'భారతదేశానికి ఉత్తరాన మంచు కొండలు, పడమర వైపు ఎడారి, దక్షిణాన మూడు వైపులా సముద్రం ఉన్నాయి. లత ఒకే పటంలో వాటన్నిటినీ గీసింది.',
      },
    ],
    sentence: { en: 'India is a country of many languages.', te: 'భారతదేశం ఎన్నో భాషల దేశం.' },
  },
  {
    english: 'America',
    telugu: 'అమెరికా',
    grade: 2,
    emoji: '🇺🇸',
    alsoEnglish: ['USA', 'United States'],
    explanations: [
      {
        en: 'America is what people call the United States, a big country of fifty states. Many Telugu families live there.',
        te: 'యాభై రాష్ట్రాలున్న పెద్ద దేశం అమెరికా సంయుక్త రాష్ట్రాలు; దాన్నే మామూలుగా అమెరికా అంటారు. అక్కడ ఎన్నో తెలుగు కుటుంబాలు ఉన్నాయి.',
      },
      {
        en: 'When it is day in India, it is night in America. Anita calls her grandmother before school, when it is evening in Guntur.',
        te: 'భారతదేశంలో పగలైతే అమెరికాలో రాత్రి. అనిత బడికి వెళ్లే ముందు నానమ్మకు ఫోన్ చేస్తే, గుంటూరులో అప్పుడు సాయంత్రం.',
      },
      {
        en: 'North and South America are two great lands joined by a narrow strip. On the globe Ravi followed them from the snow down to the penguins.',
        te: 'ఉత్తర అమెరికా, దక్షిణ అమెరికా సన్నని నేలతో కలిసిన రెండు పెద్ద ఖండాలు. రవి గ్లోబు మీద పైన మంచు నుంచి కింద పెంగ్విన్‌ల దాకా వేలు పెట్టి చూశాడు.',
      },
    ],
    sentence: { en: 'The country where my uncle lives is America.', te: 'మా మామయ్య ఉండే దేశం అమెరికా.' },
  },
  {
    english: 'Andhra Pradesh',
    telugu: 'ఆంధ్రప్రదేశ్',
    grade: 2,
    explanations: [
      {
        en: 'Andhra Pradesh is a state in the south-east of India where people speak Telugu. It has a long coast on the Bay of Bengal.',
        te: 'భారతదేశంలో ఆగ్నేయాన ఉన్న తెలుగు రాష్ట్రం ఆంధ్రప్రదేశ్. దానికి బంగాళాఖాతం వెంట పొడవైన తీరం ఉంది.',
      },
      {
        en: 'The Godavari and the Krishna reach the sea here, and a lot of rice grows on the land between them. From the train Gopi saw only green.',
        te: 'గోదావరి, కృష్ణా నదులు ఇక్కడే సముద్రంలో కలుస్తాయి; వాటి మధ్య నేలల్లో వరి బాగా పండుతుంది. రైల్లోంచి గోపికి ఎటు చూసినా పచ్చదనమే కనిపించింది.',
      },
      {
        en: 'Kuchipudi dance, Kondapalli toys and the laddu of Tirupati all come from Andhra Pradesh. Sita’s aunt brought her all but the dance.',
        te: 'కూచిపూడి నాట్యం, కొండపల్లి బొమ్మలు, తిరుపతి లడ్డూ ఆంధ్రప్రదేశ్‌వే. సీతకు వాళ్ల అత్తయ్య నాట్యం తప్ప మిగతావన్నీ తెచ్చారు.',
      },
    ],
    sentence: { en: 'Our state is Andhra Pradesh.', te: 'మా రాష్ట్రం ఆంధ్రప్రదేశ్.' },
  },
  {
    english: 'Telangana',
    telugu: 'తెలంగాణ',
    grade: 2,
    explanations: [
      {
        en: 'Telangana is a state of India where people speak Telugu; it was formed on 2 June 2014. Its capital is Hyderabad.',
        te: '2014 జూన్ 2న ఏర్పడిన తెలుగు రాష్ట్రం తెలంగాణ. దాని రాజధాని హైదరాబాద్.',
      },
      {
        en: 'Bathukamma, the festival of flowers, is the pride of Telangana. Padma’s mother stacks the flowers in a tower of seven rings.',
        te: 'పూల పండుగ బతుకమ్మ అంటే తెలంగాణకు ఎంతో గర్వం. పద్మ వాళ్ల అమ్మ ఏడు వరుసల్లో పూలు పేర్చి బతుకమ్మను చేస్తుంది.',
      },
      {
        en: 'Warangal, the old city of the Kakatiya kings, lies in Telangana. Its stone gate, the Kakatiya Kala Toranam, is known to all.',
        te: 'కాకతీయ రాజుల పాత నగరం వరంగల్ తెలంగాణలోనే ఉంది. అక్కడి రాతి ద్వారం, కాకతీయ కళాతోరణం, అందరికీ తెలుసు.',
      },
    ],
    sentence: { en: 'Padma’s state is Telangana.', te: 'పద్మ వాళ్ల రాష్ట్రం తెలంగాణ.' },
  },
  {
    english: 'Hyderabad',
    telugu: 'హైదరాబాద్',
    grade: 2,
    alsoTelugu: ['హైదరాబాదు', 'భాగ్యనగరం'],
    explanations: [
      {
        en: 'Hyderabad is the capital of Telangana and one of the big cities of India. The Musi river flows through it.',
        te: 'తెలంగాణ రాజధాని హైదరాబాద్; భారతదేశంలోని పెద్ద నగరాల్లో ఇదొకటి. మూసీ నది దీని మధ్య నుంచి పారుతుంది.',
      },
      {
        en: 'It was founded in 1591 by Sultan Muhammad Quli Qutb Shah, who built the Charminar. Meena climbed its steps and looked over the old streets.',
        te: 'చార్మినార్ కట్టించిన సుల్తాన్ మహమ్మద్ కులీ కుతుబ్ షా 1591లో హైదరాబాద్‌ను స్థాపించాడు. మీనా చార్మినార్ మెట్లెక్కి పాత వీధులు చూసింది.',
      },
      {
        en: 'Hyderabad is known for biryani, pearls and computers. Raju’s father works there in a tall house of glass.',
        te: 'హైదరాబాద్ బిర్యానీకి, ముత్యాలకు, కంప్యూటర్ల పనికి పేరు పొందింది. రాజు వాళ్ల నాన్న అక్కడ ఎత్తైన అద్దాల మేడలో పని చేస్తారు.',
      },
    ],
    sentence: { en: 'We went to Hyderabad.', te: 'మేము హైదరాబాద్ వెళ్లాం.' },
  },
  {
    english: 'Amaravati',
    telugu: 'అమరావతి',
    grade: 4,
    explanations: [
      {
        en: 'Amaravati is a place on the Krishna, chosen as the capital of Andhra Pradesh. New roads and houses are being built there.',
        te: 'కృష్ణా నది ఒడ్డున ఉన్న, ఆంధ్రప్రదేశ్ రాజధానిగా ఎంచుకున్న ఊరు అమరావతి. అక్కడ కొత్త రోడ్లు, భవనాలు కడుతున్నారు.',
      },
      {
        en: 'More than two thousand years ago a great Buddhist stupa stood here. Pieces of its white carvings are in museums even in London.',
        te: 'రెండు వేల ఏళ్ల క్రితమే ఇక్కడ గొప్ప బౌద్ధ స్తూపం ఉండేది. దాని తెల్లని శిల్పాలు కొన్ని లండన్ మ్యూజియంలో కూడా ఉన్నాయి.',
      },
      {
        en: 'In old tales Amaravati is the name of the city of the gods. Grandmother told Lata that there nobody ever grew old.',
        te: 'పురాణ కథల్లో దేవతల నగరం పేరు కూడా అమరావతి. అక్కడ ఎవరికీ ముసలితనం రాదని నానమ్మ లతకు చెప్పారు.',
      },
    ],
    sentence: { en: 'Amaravati is on the bank of the Krishna.', te: 'అమరావతి కృష్ణా నది ఒడ్డున ఉంది.' },
  },
  {
    english: 'Visakhapatnam',
    telugu: 'విశాఖపట్నం',
    grade: 3,
    alsoEnglish: ['Vizag'],
    alsoTelugu: ['విశాఖ', 'వైజాగ్'],
    explanations: [
      {
        en: 'Visakhapatnam is the largest city of Andhra Pradesh, between green hills and the sea. Many call it Vizag.',
        te: 'పచ్చని కొండలకూ సముద్రానికీ మధ్య ఉన్న విశాఖపట్నం ఆంధ్రప్రదేశ్‌లో అన్నిటికంటే పెద్ద నగరం. చాలామంది దీన్ని వైజాగ్ అంటారు.',
      },
      {
        en: 'Ships are built and loaded here, and steel is made. On the beach Chinnu went inside a real submarine, which is a museum now.',
        te: 'ఇక్కడ ఓడలు తయారవుతాయి, ఉక్కు తయారవుతుంది. విశాఖపట్నం తీరంలో మ్యూజియంగా మార్చిన నిజమైన జలాంతర్గామిలోకి చిన్ను వెళ్లి చూశాడు.',
      },
      {
        en: 'From Kailasagiri hill you can see the curve of the shore. Kiran went up by the ropeway and down by the steps.',
        te: 'కైలాసగిరి కొండ మీద నుంచి వంపు తిరిగిన తీరమంతా కనిపిస్తుంది. కిరణ్ రోప్‌వేలో ఎక్కి, మెట్ల మీద దిగాడు.',
      },
    ],
    sentence: { en: 'Visakhapatnam is a beautiful city.', te: 'విశాఖపట్నం అందమైన నగరం.' },
  },
  {
    english: 'Tirupati',
    telugu: 'తిరుపతి',
    grade: 2,
    explanations: [
      {
        en: 'Tirupati is a town in Andhra Pradesh below seven hills; on the top is the temple of Venkateswara. People come to it from everywhere.',
        te: 'ఏడు కొండల కింద ఉన్న ఆంధ్రప్రదేశ్ పట్టణం తిరుపతి; కొండ మీద వెంకటేశ్వర స్వామి గుడి ఉంది. అన్ని చోట్ల నుంచి జనం వస్తారు.',
      },
      {
        en: 'Some climb the hill on foot, by more than three thousand steps. Ravi counted up to five hundred and then ate a guava.',
        te: 'కొందరు మూడు వేలకు పైగా మెట్లెక్కి నడిచి కొండకు వెళ్తారు. తిరుపతి మెట్లను రవి ఐదు వందల దాకా లెక్కపెట్టి, తర్వాత జామకాయ తిన్నాడు.',
      },
      {
        en: 'The big laddu from Tirupati is famous, and everyone shares it at home. Gopi’s neighbor brought one for each house in the street.',
        te: 'తిరుపతి లడ్డూ ఎంతో ప్రసిద్ధి; దాన్ని ఇంటికి తెచ్చి అందరికీ పంచుతారు. గోపి పక్కింటివాళ్లు వీధిలో ఇంటింటికీ ఒకటి ఇచ్చారు.',
      },
    ],
    sentence: { en: 'We are going to Tirupati tomorrow.', te: 'మేము రేపు తిరుపతి వెళ్తున్నాం.' },
  },
  {
    english: 'Delhi',
    telugu: 'ఢిల్లీ',
    grade: 3,
    alsoTelugu: ['దిల్లీ'],
    explanations: [
      {
        en: 'Delhi is a great old city in the north of India, and New Delhi, the capital, is a part of it. The Parliament meets there.',
        te: 'ఉత్తర భారతదేశంలో ఉన్న పెద్ద పాత నగరం ఢిల్లీ; దేశ రాజధాని న్యూఢిల్లీ అందులో ఒక భాగం. పార్లమెంటు అక్కడే ఉంది.',
      },
      {
        en: 'On Independence Day the flag goes up at the Red Fort in Delhi. Sita watches it on television with her grandfather.',
        te: 'స్వాతంత్ర్య దినోత్సవం నాడు ఢిల్లీ ఎర్రకోట మీద జెండా ఎగరేస్తారు. సీత వాళ్ల తాతయ్యతో కలిసి టీవీలో చూస్తుంది.',
      },
      {
        en: 'The winters of Delhi are cold and foggy, and the summers very hot. Padma packed both a sweater and a cap.',
        te: 'ఢిల్లీలో చలికాలంలో పొగమంచు, ఎండాకాలంలో మండే ఎండలు ఉంటాయి. పద్మ స్వెటర్, టోపీ రెండూ సర్దుకుంది.',
      },
    ],
    sentence: { en: 'Delhi is far from here.', te: 'ఇక్కడి నుంచి ఢిల్లీ చాలా దూరం.' },
  },
  {
    english: 'Australia',
    telugu: 'ఆస్ట్రేలియా',
    grade: 3,
    emoji: '🇦🇺',
    explanations: [
      {
        en: 'Australia is a country that fills a whole continent, with sea on all sides. Kangaroos live there.',
        te: 'ఒక ఖండమంతా విస్తరించి, చుట్టూ సముద్రం ఉన్న దేశం ఆస్ట్రేలియా. అక్కడ కంగారూలు ఉంటాయి.',
      },
      {
        en: 'It lies in the southern half of the earth, so its seasons are the other way round. Kiran’s aunt in Melbourne wears a coat in July.',
        te: 'అది భూమి దక్షిణ భాగంలో ఉంది, అందుకే అక్కడ ఋతువులు తారుమారుగా ఉంటాయి. మెల్‌బోర్న్‌లో కిరణ్ వాళ్ల పిన్ని జూలైలో కోటు వేసుకుంటారు.',
      },
      {
        en: 'The middle of Australia is hot and dry, so most people live near the coast. Lata marked the cities on her map and saw it at once.',
        te: 'ఆస్ట్రేలియా మధ్య భాగం వేడిగా, పొడిగా ఉంటుంది; అందుకే ఎక్కువమంది తీరం దగ్గరే ఉంటారు. లత పటంలో నగరాలు గుర్తించగానే ఆ సంగతి తెలిసింది.',
      },
    ],
    sentence: { en: 'Australia is the land of kangaroos.', te: 'కంగారూల దేశం ఆస్ట్రేలియా.' },
  },
  {
    english: 'Asia',
    telugu: 'ఆసియా',
    grade: 4,
    explanations: [
      {
        en: 'Asia is the largest of the continents; India, China and Japan are in it. More than half of all people live there.',
        te: 'ఖండాల్లో అన్నిటికంటే పెద్దది ఆసియా; భారతదేశం, చైనా, జపాన్ అందులోనే ఉన్నాయి. ప్రపంచ జనంలో సగం కంటే ఎక్కువమంది ఇక్కడే ఉన్నారు.',
      },
      {
        en: 'The highest mountain on earth, Everest, stands in Asia. Raju wants to see it once, from below.',
        te: 'ప్రపంచంలో ఎత్తైన శిఖరం ఎవరెస్ట్ ఆసియాలో ఉంది. రాజు దాన్ని ఒక్కసారి కింద నుంచైనా చూడాలనుకుంటున్నాడు.',
      },
      {
        en: 'Rice is eaten in most countries of Asia, in a hundred ways. Anita tasted it in Japan, rolled up with fish.',
        te: 'ఆసియాలో చాలా దేశాల్లో అన్నమే తింటారు; వండే తీరు మాత్రం వేరు. జపాన్‌లో చేపతో చుట్టిన అన్నం అనిత రుచి చూసింది.',
      },
    ],
    sentence: { en: 'Asia is a big continent.', te: 'ఆసియా పెద్ద ఖండం.' },
  },
  {
    english: 'Africa',
    telugu: 'ఆఫ్రికా',
    grade: 4,
    explanations: [
      {
        en: 'Africa is the second largest continent, south of Europe. Lions, zebras and giraffes live wild there.',
        te: 'ఐరోపాకు దక్షిణాన ఉన్న, రెండో పెద్ద ఖండం ఆఫ్రికా. సింహాలు, జీబ్రాలు, జిరాఫీలు అక్కడి అడవుల్లో తిరుగుతాయి.',
      },
      {
        en: 'Africa has more than fifty countries and the great river Nile. Meena learned ten of their names and where they lie.',
        te: 'ఆఫ్రికాలో యాభైకి పైగా దేశాలు ఉన్నాయి; నైలు అనే పెద్ద నది కూడా ఉంది. మీనా పది దేశాల పేర్లు, అవి ఎక్కడున్నాయో నేర్చుకుంది.',
      },
      {
        en: 'Gandhi lived in South Africa for about twenty years before he led India. There he first stood up against unjust laws.',
        te: 'భారతదేశాన్ని నడిపించే ముందు గాంధీజీ దాదాపు ఇరవై ఏళ్లు దక్షిణ ఆఫ్రికాలో ఉన్నారు. అన్యాయమైన చట్టాలను మొదట అక్కడే ఎదిరించారు.',
      },
    ],
    sentence: { en: 'Africa is a continent with many elephants.', te: 'ఏనుగులు ఎక్కువగా ఉండే ఖండం ఆఫ్రికా.' },
  },
  {
    english: 'Europe',
    telugu: 'ఐరోపా',
    grade: 4,
    alsoTelugu: ['యూరప్', 'యూరోప్'],
    explanations: [
      {
        en: 'Europe is a small continent with many countries, such as France, Germany and Italy. It lies to the west of Asia.',
        te: 'ఫ్రాన్స్, జర్మనీ, ఇటలీ లాంటి ఎన్నో దేశాలున్న చిన్న ఖండం ఐరోపా. అది ఆసియాకు పడమర వైపు ఉంది.',
      },
      {
        en: 'In Europe you can cross several countries by train in a single day. Gopi had breakfast in Paris and dinner in Berlin.',
        te: 'ఐరోపాలో ఒక్క రోజులో రైల్లో కొన్ని దేశాలు దాటవచ్చు. గోపి పొద్దున పారిస్‌లో టిఫిన్ తిని, రాత్రి బెర్లిన్‌లో భోజనం చేశాడు.',
      },
      {
        en: 'In the north of Europe the sun hardly sets in June. Sita’s brother in Sweden has to draw the curtains to sleep.',
        te: 'ఐరోపా ఉత్తర భాగంలో జూన్‌లో సూర్యుడు దాదాపు అస్తమించడు. స్వీడన్‌లో ఉండే సీత వాళ్ల అన్నయ్య తెరలు వేసుకుంటే కానీ నిద్రపోలేడు.',
      },
    ],
    sentence: { en: 'Europe has many countries.', te: 'ఐరోపా ఎన్నో దేశాల ఖండం.' },
  },
  {
    english: 'continent',
    telugu: 'ఖండం',
    grade: 4,
    explanations: [
      {
        en: 'A continent is one of the very large pieces of land on the earth. Asia, Africa and Europe are continents.',
        te: 'భూమి మీద చాలా పెద్ద భూభాగాన్ని ఖండం అంటారు. ఆసియా, ఆఫ్రికా, ఐరోపా ఖండాలే.',
      },
      {
        en: 'We count seven continents; the coldest is Antarctica, where nobody lives for good. Only scientists stay there for some months.',
        te: 'మొత్తం ఏడు ఖండాలు; అన్నిటిలో చల్లనిది అంటార్కిటికా. అక్కడ ఎవరూ శాశ్వతంగా ఉండరు; శాస్త్రవేత్తలు కొన్ని నెలలు మాత్రమే ఉంటారు.',
      },
      {
        en: 'Long, long ago all the continents were one land, and they still move a little every year. Padma cut them out of paper and fitted them together.',
        te: 'ఎంతో పూర్వం ఖండాలన్నీ ఒకే నేలగా ఉండేవి; ఇప్పటికీ ఏటా కాస్త కాస్త జరుగుతున్నాయి. పద్మ కాగితంతో ఖండాలు కత్తిరించి, ఒకదానికొకటి అతికేలా పేర్చింది.',
      },
    ],
    sentence: { en: 'In which continent is India?', te: 'భారతదేశం ఉన్న ఖండం ఏది?' },
  },
  {
    english: 'ocean',
    telugu: 'మహాసముద్రం',
    grade: 3,
    alsoTelugu: ['మహా సముద్రం'],
    explanations: [
      {
        en: 'An ocean is a very great sea between the continents. The one south of India is the Indian Ocean.',
        te: 'ఖండాల మధ్య ఉండే చాలా పెద్ద సముద్రం మహాసముద్రం. భారతదేశానికి దక్షిణాన ఉన్నది హిందూ మహాసముద్రం.',
      },
      {
        en: 'The oceans cover more of the earth than the land does. That is why the earth looks blue from far above.',
        te: 'భూమి మీద నేల కంటే మహాసముద్రాలే ఎక్కువ. అందుకే చాలా ఎత్తు నుంచి చూస్తే భూమి నీలంగా కనిపిస్తుంది.',
      },
      {
        en: 'The largest and deepest ocean is the Pacific. Ravi’s ship would need many days to cross it, so he flew.',
        te: 'అన్నిటికంటే పెద్దది, లోతైనది పసిఫిక్ మహాసముద్రం. దాన్ని ఓడలో దాటడానికి చాలా రోజులు పడుతుందని రవి విమానంలో వెళ్లాడు.',
      },
    ],
    sentence: { en: 'The ocean is very deep.', te: 'మహాసముద్రం చాలా లోతుగా ఉంటుంది.' },
  },
  {
    english: 'desert',
    telugu: 'ఎడారి',
    grade: 3,
    emoji: '🏜️',
    explanations: [
      {
        en: 'A desert is a place where it hardly ever rains and few plants grow. Camels walk over its hot sand.',
        te: 'వానలు దాదాపు పడని, మొక్కలు అరుదుగా ఉండే ప్రదేశం ఎడారి. వేడి ఇసుకలో ఒంటెలు నడుస్తాయి.',
      },
      {
        en: 'By day a desert is very hot, but at night it can be cold. In the Thar desert Lata needed a blanket.',
        te: 'పగలు ఎడారి మండిపోతుంది కానీ, రాత్రి చలి వేస్తుంది. థార్ ఎడారిలో రాత్రి లతకు దుప్పటి కావాల్సి వచ్చింది.',
      },
      {
        en: 'Here and there water comes up and trees grow; such a place is called an oasis. Travelers are happy when they see its palms.',
        te: 'ఎడారిలో అక్కడక్కడ నీళ్లు, చెట్లు ఉండే చోటును ఒయాసిస్ అంటారు. దాని ఖర్జూర చెట్లు కనిపిస్తే బాటసారులకు ఎంతో సంతోషం.',
      },
    ],
    sentence: { en: 'A desert is a place with little water.', te: 'ఎడారి అంటే నీళ్లు తక్కువగా ఉండే చోటు.' },
  },
  {
    english: 'flag',
    telugu: 'జెండా',
    grade: 1,
    emoji: '🚩',
    alsoTelugu: ['పతాకం'],
    explanations: [
      {
        en: 'A flag is a piece of cloth with colors and signs that stands for a country or a team. Every country has its own.',
        te: 'ఒక దేశానికో జట్టుకో గుర్తుగా రంగులతో ఉండే గుడ్డ జెండా. ప్రతి దేశానికీ సొంత జెండా ఉంటుంది.',
      },
      {
        en: 'The flag of India was designed by Pingali Venkayya, who was born near Machilipatnam. Children of that place are proud of it.',
        te: 'భారతదేశ జెండాను మచిలీపట్నం దగ్గర పుట్టిన పింగళి వెంకయ్య రూపొందించారు. అక్కడి పిల్లలకు అది ఎంతో గర్వం.',
      },
      {
        en: 'When the flag goes up, we stand straight and are silent. Even little Chinnu did not move until the song was over.',
        te: 'జెండా ఎగరేసేటప్పుడు మనం కదలకుండా నిటారుగా నిలబడతాం. చిన్ను కూడా పాట అయ్యేదాకా కదల్లేదు.',
      },
    ],
    sentence: { en: 'The flag is flying in the wind.', te: 'జెండా గాలిలో ఎగురుతోంది.' },
  },
  {
    english: 'border',
    telugu: 'సరిహద్దు',
    grade: 4,
    alsoEnglish: ['boundary'],
    explanations: [
      {
        en: 'A border is the line where one country or state ends and the next begins. Soldiers guard the border of a country.',
        te: 'ఒక దేశమో రాష్ట్రమో ముగిసి ఇంకొకటి మొదలయ్యే చోటు సరిహద్దు. దేశ సరిహద్దును సైనికులు కాపలా కాస్తారు.',
      },
      {
        en: 'Often a river or a range of hills makes the border. Between some states of India you cross it without noticing.',
        te: 'చాలాచోట్ల నదో కొండలో సరిహద్దుగా ఉంటాయి. భారతదేశంలో కొన్ని రాష్ట్రాల సరిహద్దు ఎప్పుడు దాటామో కూడా తెలియదు.',
      },
      {
        en: 'To cross a country’s border you need a passport. At the airport an officer put a stamp in Meena’s.',
        te: 'వేరే దేశపు సరిహద్దు దాటాలంటే పాస్‌పోర్టు కావాలి. విమానాశ్రయంలో ఒక అధికారి మీనా పాస్‌పోర్టు మీద ముద్ర వేశారు.',
      },
    ],
    sentence: { en: 'This river is the border.', te: 'ఈ నదే సరిహద్దు.' },
  },
  {
    english: 'beach',
    telugu: 'సముద్ర తీరం',
    grade: 2,
    emoji: '🏖️',
    alsoEnglish: ['seashore', 'shore'],
    alsoTelugu: ['బీచ్', 'సముద్రతీరం'],
    explanations: [
      {
        en: 'A beach is the sandy edge of the sea. Children build castles there and run from the waves.',
        te: 'సముద్రం ఒడ్డున ఇసుక ఉండే చోటు సముద్ర తీరం. పిల్లలు అక్కడ ఇసుక గూళ్లు కట్టి, అలలను చూసి పరుగెత్తుతారు.',
      },
      {
        en: 'The sea brings shells to the beach and takes footprints away. Raju found a conch and heard the sea in it.',
        te: 'అలలు సముద్ర తీరానికి గవ్వలు తెస్తాయి, పాదాల గుర్తులు చెరిపేస్తాయి. రాజు తనకు దొరికిన శంఖాన్ని చెవి దగ్గర పెట్టుకుని అలల హోరు విన్నాడు.',
      },
      {
        en: 'At night turtles come to some beaches to lay their eggs in the sand. People put a fence round them until the little ones hatch.',
        te: 'కొన్ని సముద్ర తీరాలకు రాత్రిపూట తాబేళ్లు వచ్చి ఇసుకలో గుడ్లు పెడతాయి. పిల్లలు బయటికి వచ్చేదాకా వాటి చుట్టూ కంచె వేస్తారు.',
      },
    ],
    sentence: { en: 'The beach is clean.', te: 'సముద్ర తీరం శుభ్రంగా ఉంది.' },
  },
  {
    english: 'Himalayas',
    telugu: 'హిమాలయాలు',
    grade: 4,
    emoji: '🏔️',
    alsoEnglish: ['Himalaya'],
    explanations: [
      {
        en: 'The Himalayas are the highest mountains in the world; they stand in the north of India. Snow lies on them all the year.',
        te: 'భారతదేశానికి ఉత్తరాన ఉన్న హిమాలయాలు ప్రపంచంలోకెల్లా ఎత్తైన పర్వతాలు. వాటి మీద ఏడాది పొడవునా మంచు ఉంటుంది.',
      },
      {
        en: 'Their name means the home of snow. The Ganga and other rivers are born from that snow.',
        te: 'హిమం అంటే మంచు, ఆలయం అంటే ఇల్లు; హిమాలయాలు అంటే మంచుకు ఇల్లు. గంగ లాంటి నదులు ఆ మంచు నుంచే పుడతాయి.',
      },
      {
        en: 'Malavath Purna, a girl of Telangana, climbed Everest in the Himalayas when she was thirteen. Padma read about her and began to run daily.',
        te: 'తెలంగాణ అమ్మాయి మాలావత్ పూర్ణ పదమూడేళ్ల వయసులో హిమాలయాల్లోని ఎవరెస్ట్ ఎక్కింది. అది చదివి పద్మ రోజూ పరుగెత్తడం మొదలుపెట్టింది.',
      },
    ],
    sentence: { en: 'The Himalayas are covered with snow.', te: 'హిమాలయాలు మంచుతో నిండి ఉంటాయి.' },
  },
  {
    english: 'Godavari',
    telugu: 'గోదావరి',
    grade: 3,
    alsoTelugu: ['గోదావరి నది'],
    explanations: [
      {
        en: 'The Godavari is the longest river of South India; it flows through Telangana and Andhra Pradesh to the sea. Much rice grows on its water.',
        te: 'దక్షిణ భారతదేశంలో అన్నిటికంటే పొడవైన నది గోదావరి; అది తెలంగాణ, ఆంధ్రప్రదేశ్ మీదుగా సముద్రంలో కలుస్తుంది. దాని నీటితో వరి పండిస్తారు.',
      },
      {
        en: 'It is born at Tryambak near Nashik in Maharashtra. By the time it reaches Rajahmundry it is more than two kilometers wide.',
        te: 'గోదావరి మహారాష్ట్రలో నాసిక్ దగ్గర త్ర్యంబకంలో పుడుతుంది. రాజమండ్రి చేరేసరికి రెండు కిలోమీటర్లకు పైగా వెడల్పవుతుంది.',
      },
      {
        en: 'Sir Arthur Cotton built a great dam across it at Dowleswaram, and the dry land turned green. People there still remember him.',
        te: 'సర్ ఆర్థర్ కాటన్ ధవళేశ్వరం దగ్గర గోదావరి మీద పెద్ద ఆనకట్ట కట్టించారు; ఎండిన నేలలు పచ్చబడ్డాయి. అక్కడివారు ఇప్పటికీ ఆయన్ను తలుచుకుంటారు.',
      },
    ],
    sentence: { en: 'The Godavari is a big river.', te: 'గోదావరి పెద్ద నది.' },
  },
  {
    english: 'Charminar',
    telugu: 'చార్మినార్',
    grade: 3,
    explanations: [
      {
        en: 'The Charminar is a famous old building in Hyderabad with four tall towers. Its name means four minarets.',
        te: 'హైదరాబాద్‌లో నాలుగు ఎత్తైన మినార్లతో ఉన్న ప్రసిద్ధమైన పాత కట్టడం చార్మినార్. నాలుగు మినార్లు అనే అర్థంతో ఆ పేరు వచ్చింది.',
      },
      {
        en: 'It was built in 1591, and inside a tower narrow steps turn round and round. Gopi grew dizzy before he reached the top.',
        te: 'దీన్ని 1591లో కట్టారు; మినారు లోపల ఇరుకైన మెట్లు గుండ్రంగా తిరుగుతాయి. పైకి చేరేసరికి గోపికి కళ్లు తిరిగాయి.',
      },
      {
        en: 'Around the Charminar are shops of bangles, pearls and perfume. In the evenings of Ramzan the streets there never sleep.',
        te: 'చార్మినార్ చుట్టూ గాజులు, ముత్యాలు, అత్తరు దుకాణాలు ఉన్నాయి. రంజాన్ రోజుల్లో అక్కడి వీధులు రాత్రంతా కళకళలాడతాయి.',
      },
    ],
    sentence: { en: 'We saw the Charminar.', te: 'మేము చార్మినార్ చూశాం.' },
  },
  {
    english: 'Taj Mahal',
    telugu: 'తాజ్ మహల్',
    grade: 3,
    alsoTelugu: ['తాజ్‌మహల్'],
    explanations: [
      {
        en: 'The Taj Mahal is a great white tomb of marble at Agra in India. The emperor Shah Jahan built it for his wife Mumtaz.',
        te: 'భారతదేశంలోని ఆగ్రాలో తెల్లని పాలరాతితో కట్టిన గొప్ప సమాధి తాజ్ మహల్. షాజహాన్ చక్రవర్తి తన భార్య ముంతాజ్ కోసం దాన్ని కట్టించాడు.',
      },
      {
        en: 'It stands beside the river Yamuna, and thousands worked on it for about twenty years. Stones came on the backs of elephants.',
        te: 'అది యమునా నది ఒడ్డున ఉంది; వేలమంది దాదాపు ఇరవై ఏళ్లు పని చేశారు. ఏనుగుల మీద రాళ్లు తెచ్చారు.',
      },
      {
        en: 'In the morning it looks pink, at noon white and in moonlight like silver. Kiran’s family stayed from dawn to night to see all three.',
        te: 'తాజ్ మహల్ పొద్దున గులాబీ రంగులో, మధ్యాహ్నం తెల్లగా, వెన్నెల్లో వెండిలా కనిపిస్తుంది. మూడూ చూడాలని కిరణ్ కుటుంబం పొద్దుటి నుంచి రాత్రి దాకా ఉంది.',
      },
    ],
    sentence: { en: 'The Taj Mahal is at Agra.', te: 'తాజ్ మహల్ ఆగ్రాలో ఉంది.' },
  },
  {
    english: 'harbor',
    telugu: 'రేవు',
    grade: 4,
    alsoEnglish: ['harbour', 'port'],
    alsoTelugu: ['ఓడరేవు'],
    explanations: [
      {
        en: 'A harbor is a safe place at the shore where ships and boats stop. There goods are loaded and unloaded.',
        te: 'తీరంలో ఓడలు, పడవలు భద్రంగా ఆగే చోటు రేవు. అక్కడ సరుకులు ఎక్కిస్తారు, దించుతారు.',
      },
      {
        en: 'High walls in the sea keep the waves out of a harbor. Behind them Sita saw the water lie as still as in a tank.',
        te: 'రేవులోకి పెద్ద అలలు రాకుండా సముద్రంలో ఎత్తైన గోడలు కడతారు. వాటి వెనక నీళ్లు చెరువులా నిశ్చలంగా ఉండడం సీత చూసింది.',
      },
      {
        en: 'Steps on a river bank, where boats land and people bathe, are called revu in Telugu too. Ravi’s village has two.',
        te: 'నది ఒడ్డున పడవలు ఆగే, స్నానాలు చేసే మెట్లను కూడా రేవు అంటారు. రవి వాళ్ల ఊళ్లో రెండు రేవులున్నాయి.',
      },
    ],
    sentence: { en: 'This harbor is full of ships.', te: 'ఈ రేవు నిండా ఓడలున్నాయి.' },
  },
  {
    english: 'valley',
    telugu: 'లోయ',
    grade: 3,
    explanations: [
      {
        en: 'A valley is low land between hills or mountains. Often a river runs through it.',
        te: 'కొండల మధ్య పల్లంగా ఉండే నేల లోయ. చాలా లోయల్లో నది పారుతుంది.',
      },
      {
        en: 'The Araku valley near Visakhapatnam is known for coffee and cool air. The train to it goes through more than fifty tunnels.',
        te: 'విశాఖపట్నం దగ్గరి అరకు లోయ కాఫీకి, చల్లని గాలికి పేరు పొందింది. అక్కడికి వెళ్లే రైలు యాభైకి పైగా సొరంగాలు దాటుతుంది.',
      },
      {
        en: 'Call out in a valley, and the hills call back; that is an echo. Lata shouted her name, and it came back three times.',
        te: 'లోయలో అరిస్తే కొండలు తిరిగి పలుకుతాయి; దాన్ని ప్రతిధ్వని అంటారు. లత తన పేరు అరిస్తే మూడుసార్లు తిరిగి వినిపించింది.',
      },
    ],
    sentence: { en: 'The valley is full of fog.', te: 'లోయ నిండా పొగమంచు ఉంది.' },
  },
  {
    english: 'government',
    telugu: 'ప్రభుత్వం',
    grade: 4,
    alsoTelugu: ['సర్కారు'],
    explanations: [
      {
        en: 'A government is the group of people who run a country or a state. It builds roads, schools and hospitals.',
        te: 'దేశాన్నో రాష్ట్రాన్నో నడిపించే వ్యవస్థ ప్రభుత్వం. రోడ్లు, బడులు, ఆసుపత్రులు ప్రభుత్వం కట్టిస్తుంది.',
      },
      {
        en: 'In India the people choose their government by voting. Father showed us the ink on his finger.',
        te: 'భారతదేశంలో ప్రజలు ఓటు వేసి ప్రభుత్వాన్ని ఎన్నుకుంటారు. నాన్న తన వేలి మీద సిరా గుర్తు మాకు చూపించారు.',
      },
      {
        en: 'The money for its work comes from the taxes that people pay. A little of the price of Meena’s pencil goes there too.',
        te: 'ప్రజలు కట్టే పన్ను డబ్బుతో ప్రభుత్వం పనులు చేస్తుంది. మీనా కొన్న పెన్సిల్ ధరలోనూ కొంత పన్ను ఉంటుంది.',
      },
    ],
    sentence: { en: 'The government built this school.', te: 'ఈ బడిని ప్రభుత్వం కట్టించింది.' },
  },
  {
    english: 'national anthem',
    telugu: 'జాతీయ గీతం',
    grade: 3,
    alsoTelugu: ['జాతీయగీతం'],
    explanations: [
      {
        en: 'A national anthem is the song of a country, sung with respect. The one of India is Jana Gana Mana.',
        te: 'గౌరవంగా పాడే దేశపు పాటను జాతీయ గీతం అంటారు. భారతదేశ జాతీయ గీతం జనగణమన.',
      },
      {
        en: 'Rabindranath Tagore wrote it in Bengali, and in 1919 at Madanapalle he put it into English. So a town of Andhra has a bond with it.',
        te: 'జనగణమనను రవీంద్రనాథ్ ఠాగూర్ బెంగాలీలో రాశారు; 1919లో మదనపల్లెలో దాన్ని ఇంగ్లీషులోకి అనువదించారు. అలా ఆ గీతానికీ ఆంధ్రలోని ఒక ఊరికీ సంబంధం ఉంది.',
      },
      {
        en: 'While it is sung, everyone stands straight. It takes about fifty-two seconds, and Raju once timed it with his watch.',
        te: 'జాతీయ గీతం పాడేటప్పుడు అందరూ నిటారుగా నిలబడతారు. దానికి సుమారు యాభై రెండు సెకన్లు పడుతుంది; రాజు ఒకసారి గడియారం చూసి లెక్కపెట్టాడు.',
      },
    ],
    sentence: { en: 'We sing the national anthem at school.', te: 'మేము బడిలో జాతీయ గీతం పాడతాం.' },
  },
  {
    english: 'Hindi',
    telugu: 'హిందీ',
    grade: 3,
    explanations: [
      {
        en: 'Hindi is a language that very many people speak in India, most of all in the north. Raju’s friend in Delhi speaks Hindi at home.',
        te: 'భారతదేశంలో, ముఖ్యంగా ఉత్తరాన, ఎంతోమంది మాట్లాడే భాష హిందీ. ఢిల్లీలో ఉండే రాజు స్నేహితుడు ఇంట్లో హిందీ మాట్లాడతాడు.',
      },
      {
        en: 'Hindi is written in the Devanagari script, whose letters seem to hang from a line. Telugu letters are round and have no such line.',
        te: 'హిందీని దేవనాగరి లిపిలో రాస్తారు; దాని అక్షరాలు పైన ఒక గీతకు వేలాడుతున్నట్టు ఉంటాయి. తెలుగు అక్షరాలు గుండ్రంగా ఉంటాయి, వాటికి ఆ గీత ఉండదు.',
      },
      {
        en: 'Hindi and Telugu both have many words that came from Sanskrit: pustak and pustakam are both a book. Lata found ten such pairs.',
        te: 'హిందీలోనూ తెలుగులోనూ సంస్కృతం నుంచి వచ్చిన మాటలు చాలా ఉన్నాయి: పుస్తక్, పుస్తకం రెండూ ఒకటే. లత అలాంటి జంటలు పది కనిపెట్టింది.',
      },
    ],
    sentence: { en: 'I am learning Hindi.', te: 'నేను హిందీ నేర్చుకుంటున్నాను.' },
  },
];
