import type { Word } from './word';

export const artsAndToys: readonly Word[] = [
  {
    english: 'slide',
    telugu: 'జారుడుబల్ల',
    grade: 1,
    emoji: '🛝',
    alsoTelugu: ['జారుడు బల్ల'],
    explanations: [
      {
        en: 'A slide is a smooth slope in a park; we climb up by steps and glide down. Chinnu shouts with joy every time.',
        te: 'పార్కులో మెట్లెక్కి, నున్నని ఏటవాలు మీద కిందికి జారే ఆట వస్తువు జారుడుబల్ల. చిన్ను జారిన ప్రతిసారీ సంతోషంతో అరుస్తాడు.',
      },
      {
        en: 'Only one child should go down at a time, sitting, with the feet in front. Meena waits until the way is free.',
        te: 'ఒకసారికి ఒక్కరే, కూర్చుని, కాళ్లు ముందుకు చాపి జారుడుబల్ల మీద జారాలి. కిందివాళ్లు లేచేదాకా మీనా ఆగుతుంది.',
      },
      {
        en: 'In the hot sun a metal slide can burn the skin. Touch it with your hand first, says Grandmother.',
        te: 'ఎండలో ఇనుప జారుడుబల్ల చుర్రుమంటుంది. ముందు చేత్తో ముట్టుకుని చూడమని నానమ్మ అంటారు.',
      },
    ],
    sentence: { en: 'The slide is very high.', te: 'ఈ జారుడుబల్ల చాలా ఎత్తుగా ఉంది.' },
  },
  {
    english: 'merry-go-round',
    telugu: 'రంగులరాట్నం',
    grade: 2,
    emoji: '🎠',
    alsoEnglish: ['carousel'],
    alsoTelugu: ['రంగుల రాట్నం'],
    explanations: [
      {
        en: 'A merry-go-round is a big wheel with seats or horses that carries children round and round. It comes to our village with the fair.',
        te: 'గుర్రాల మీదో కుర్చీల్లోనో కూర్చోబెట్టి పిల్లలను గుండ్రంగా తిప్పేది రంగులరాట్నం. జాతర వస్తే అది మా ఊరికి వస్తుంది.',
      },
      {
        en: 'When it stops, our head still spins for a while. Raju got down and walked like a duck, and we all laughed.',
        te: 'అది ఆగినా కాసేపు మన తల తిరుగుతూనే ఉంటుంది. దిగిన రాజు బాతులా నడిస్తే అందరం నవ్వాం.',
      },
      {
        en: 'People compare life to it, for one goes up and another goes down, and then it turns. Grandfather says so when we lose a game.',
        te: 'ఒకసారి పైకి, ఒకసారి కిందికి వెళ్తుందని జీవితాన్ని రంగులరాట్నంతో పోలుస్తారు. మేము ఆటలో ఓడితే తాతయ్య ఈ మాట అంటారు.',
      },
    ],
    sentence: { en: 'Children are riding on the merry-go-round.', te: 'పిల్లలు రంగులరాట్నం ఎక్కారు.' },
  },
  {
    english: 'picnic',
    telugu: 'పిక్నిక్',
    grade: 2,
    emoji: '🧺',
    alsoTelugu: ['వనభోజనం', 'వనభోజనాలు'],
    explanations: [
      {
        en: 'A picnic is a trip on which we take our food along and eat it in the open. We spread a sheet under the trees and sat down.',
        te: 'తినుబండారాలు తీసుకెళ్లి, ఆరుబయట అందరూ కలిసి తినే సరదా ప్రయాణం పిక్నిక్. చెట్ల కింద దుప్పటి పరిచి కూర్చున్నాం.',
      },
      {
        en: 'In the month of Kartika Telugu families eat together under an amla tree; that picnic is called vanabhojanam. Padma’s whole street went in two buses.',
        te: 'కార్తిక మాసంలో తెలుగువాళ్లు ఉసిరి చెట్టు కింద కలిసి తింటారు; ఆ పిక్నిక్‌ను వనభోజనం అంటారు. పద్మ వాళ్ల వీధివాళ్లంతా రెండు బస్సుల్లో వెళ్లారు.',
      },
      {
        en: 'After a picnic we take all our rubbish home, so that the place stays clean. Gopi carried the bag of peels.',
        te: 'పిక్నిక్ అయ్యాక చెత్తంతా వెంట తీసుకెళ్తే ఆ చోటు శుభ్రంగా ఉంటుంది. తొక్కల సంచి గోపి మోశాడు.',
      },
    ],
    sentence: { en: 'We are going on a picnic tomorrow.', te: 'మేము రేపు పిక్నిక్ వెళ్తున్నాం.' },
  },
  {
    english: 'musical instrument',
    telugu: 'వాయిద్యం',
    grade: 3,
    alsoEnglish: ['instrument'],
    alsoTelugu: ['వాద్యం'],
    explanations: [
      {
        en: 'A musical instrument is a thing with which we make music, such as a drum or a flute. Each one has a voice of its own.',
        te: 'వేణువు, డప్పు లాంటి, సంగీతం పలికించే వస్తువు వాయిద్యం. ఒక్కో వాయిద్యానికి ఒక్కో రకం శబ్దం ఉంటుంది.',
      },
      {
        en: 'Some have strings, some are blown and some are beaten. Lata sorted the pictures of instruments into these three heaps.',
        te: 'కొన్ని వాయిద్యాలకు తీగలుంటాయి, కొన్నింటిని ఊదుతారు, కొన్నింటిని కొడతారు. లత బొమ్మలను అలా మూడు కుప్పలుగా వేరు చేసింది.',
      },
      {
        en: 'At a Telugu wedding the instruments play loudest when the mangalasutra is tied. Chinnu put his hands over his ears.',
        te: 'తెలుగు పెళ్లిలో తాళి కట్టేటప్పుడు వాయిద్యాలు అన్నిటికంటే గట్టిగా మోగుతాయి. చిన్ను చెవులు మూసుకున్నాడు.',
      },
    ],
    sentence: { en: 'Which instrument is this?', te: 'ఇది ఏ వాయిద్యం?' },
  },
  {
    english: 'mridangam',
    telugu: 'మృదంగం',
    grade: 4,
    explanations: [
      {
        en: 'The mridangam is a long drum with two faces, played with the hands. It keeps time for singers and dancers in South India.',
        te: 'రెండు వైపులా చేతులతో వాయించే పొడవైన వాయిద్యం మృదంగం. దక్షిణ భారతదేశంలో పాటకూ నాట్యానికీ ఇది తాళం వేస్తుంది.',
      },
      {
        en: 'Its body is carved out of jackwood, and its two faces differ in size and sound. Ravi taps one, then the other, and hears two voices.',
        te: 'పనస చెక్కను తొలిచి దీన్ని చేస్తారు; రెండు వైపులా శబ్దం వేరుగా ఉంటుంది. రవి ఒక వైపు, తర్వాత రెండో వైపు తట్టి రెండు శబ్దాలు విన్నాడు.',
      },
      {
        en: 'The player speaks the beats before playing them: ta, di, tom, nam. Sita says them all day long, even while eating.',
        te: 'మృదంగం వాయించేవారు ముందు త, ది, తోం, నం అని నోటితో పలుకుతారు. సీత తినేటప్పుడు కూడా అవే పలుకుతుంది.',
      },
    ],
    sentence: { en: 'My brother plays the mridangam.', te: 'మా అన్నయ్య మృదంగం వాయిస్తాడు.' },
  },
  {
    english: 'tabla',
    telugu: 'తబలా',
    grade: 3,
    explanations: [
      {
        en: 'The tabla is a pair of small drums played with the fingers. The right one sounds high and the left one low.',
        te: 'వేళ్లతో వాయించే రెండు చిన్న డోళ్ల జంట తబలా. కుడివైపుది సన్నగా, ఎడమవైపుది గంభీరంగా మోగుతుంది.',
      },
      {
        en: 'A black round patch in the middle gives the tabla its ringing sound. Kiran was told never to put a cup on it.',
        te: 'మధ్యలో ఉండే నల్లని గుండ్రని మచ్చ వల్లే తబలా ఖంగుమని మోగుతుంది. దాని మీద గ్లాసు పెట్టవద్దని కిరణ్‌కు చెప్పారు.',
      },
      {
        en: 'Zakir Hussain made the tabla famous all over the world. Anita heard his record in a shop in London.',
        te: 'జాకిర్ హుస్సేన్ తబలాకు ప్రపంచమంతటా పేరు తెచ్చారు. అనిత లండన్‌లో ఒక దుకాణంలో ఆయన సంగీతం వింది.',
      },
    ],
    sentence: { en: 'The tabla sounds good.', te: 'తబలా శబ్దం బాగుంది.' },
  },
  {
    english: 'violin',
    telugu: 'వయోలిన్',
    grade: 3,
    emoji: '🎻',
    alsoEnglish: ['fiddle'],
    alsoTelugu: ['వయొలిన్', 'వైలిన్'],
    explanations: [
      {
        en: 'A violin is a small wooden instrument with four strings, played with a bow. Its sound is like someone singing.',
        te: 'నాలుగు తీగల మీద కమాను లాగుతూ వాయించే చిన్న చెక్క వాయిద్యం వయోలిన్. దాని శబ్దం ఎవరో పాడుతున్నట్టు ఉంటుంది.',
      },
      {
        en: 'It came from Europe, and South Indian music made it its own. In India players sit on the floor and rest it on the foot.',
        te: 'ఇది ఐరోపా నుంచి వచ్చి దక్షిణ భారత సంగీతంలో కలిసిపోయింది. భారతదేశంలో కింద కూర్చుని, పాదం మీద ఆనించి వయోలిన్ వాయిస్తారు.',
      },
      {
        en: 'Dwaram Venkataswamy Naidu of Andhra was a great violinist; a stamp bears his face. Padma’s teacher keeps his photo on the wall.',
        te: 'ఆంధ్రకు చెందిన ద్వారం వెంకటస్వామి నాయుడు గొప్ప వయోలిన్ విద్వాంసులు; ఆయన బొమ్మతో తపాలా బిళ్ల వచ్చింది. పద్మ వాళ్ల టీచర్ గోడ మీద ఆయన ఫొటో పెట్టుకున్నారు.',
      },
    ],
    sentence: { en: 'Lata is learning the violin.', te: 'లత వయోలిన్ నేర్చుకుంటోంది.' },
  },
  {
    english: 'guitar',
    telugu: 'గిటార్',
    grade: 2,
    emoji: '🎸',
    alsoTelugu: ['గిటారు'],
    explanations: [
      {
        en: 'A guitar is a stringed instrument shaped like the number eight, with a long neck. Most guitars have six strings.',
        te: 'ఎనిమిది అంకె ఆకారంలో, పొడవైన మెడతో ఉండే తీగల వాయిద్యం గిటార్. చాలా గిటార్లకు ఆరు తీగలుంటాయి.',
      },
      {
        en: 'One hand presses the strings and the other plucks them. At first Raju’s fingertips hurt, and then the skin grew hard.',
        te: 'ఒక చేత్తో తీగలు నొక్కి, ఇంకో చేత్తో మీటుతారు. మొదట్లో రాజు వేళ్ల కొనలు నొప్పి పుట్టాయి; తర్వాత చర్మం గట్టిపడింది.',
      },
      {
        en: 'A guitar is easy to carry, so it goes along to picnics and camps. My uncle played, and we all sang old film songs.',
        te: 'గిటార్ మోయడం తేలిక కాబట్టి పిక్నిక్‌లకు కూడా తీసుకెళ్తారు. బాబాయి గిటార్ వాయిస్తే, మేము పాత సినిమా పాటలు పాడాం.',
      },
    ],
    sentence: { en: 'This guitar is new.', te: 'ఈ గిటార్ కొత్తది.' },
  },
  {
    english: 'piano',
    telugu: 'పియానో',
    grade: 3,
    emoji: '🎹',
    explanations: [
      {
        en: 'A piano is a big instrument with a long row of black and white keys. Press a key, and a small hammer inside hits a string.',
        te: 'నలుపు, తెలుపు మీటలు వరుసగా ఉండే పెద్ద వాయిద్యం పియానో. మీట నొక్కితే లోపల చిన్న సుత్తి తీగను కొడుతుంది.',
      },
      {
        en: 'A full piano has eighty-eight keys, from deep sounds on the left to high ones on the right. Meena ran her finger over all of them.',
        te: 'పియానోకు మొత్తం ఎనభై ఎనిమిది మీటలు; ఎడమ వైపు గంభీరంగా, కుడి వైపు సన్నగా మోగుతాయి. మీనా అన్నిటి మీదా వేలు నడిపింది.',
      },
      {
        en: 'Both hands play different things at the same time, so it takes practice. Gopi learned the right hand in a week and the left in a month.',
        te: 'రెండు చేతులూ ఒకేసారి వేర్వేరుగా వాయించాలి కాబట్టి సాధన కావాలి. గోపికి కుడి చెయ్యి వారంలో, ఎడమ చెయ్యి నెలలో అలవాటైంది.',
      },
    ],
    sentence: { en: 'There is a piano in the hall.', te: 'హాల్లో పియానో ఉంది.' },
  },
  {
    english: 'musical note',
    telugu: 'స్వరం',
    grade: 3,
    emoji: '🎵',
    explanations: [
      {
        en: 'A musical note is one single sound of music, high or low. Sung in a row, notes become a tune.',
        te: 'సంగీతంలో ఒక్కో శబ్దాన్ని స్వరం అంటారు; అది హెచ్చుగానో తగ్గుగానో ఉంటుంది. స్వరాలను వరుసగా పాడితే రాగం అవుతుంది.',
      },
      {
        en: 'The seven notes of Indian music are sa, ri, ga, ma, pa, da and ni. Sita sings them up like a stair and down again.',
        te: 'భారతీయ సంగీతంలో స, రి, గ, మ, ప, ద, ని అని ఏడు స్వరాలు. సీత వాటిని మెట్లెక్కినట్టు పైకి, దిగినట్టు కిందికి పాడుతుంది.',
      },
      {
        en: 'A person’s voice may be called swaram too. We knew Grandfather on the phone by his deep voice.',
        te: 'మనిషి గొంతును కూడా స్వరం అంటారు. ఫోన్‌లో గంభీరమైన స్వరం వినగానే తాతయ్య అని తెలిసింది.',
      },
    ],
    sentence: { en: 'This note is very high.', te: 'ఈ స్వరం చాలా హెచ్చుగా ఉంది.' },
  },
  {
    english: 'kolatam',
    telugu: 'కోలాటం',
    grade: 2,
    alsoEnglish: ['stick dance'],
    explanations: [
      {
        en: 'Kolatam is a group dance with two sticks in the hands. The dancers move in a ring and strike each other’s sticks in time.',
        te: 'రెండు చేతుల్లో కోలలు పట్టుకుని బృందంగా ఆడే నృత్యం కోలాటం. వలయంగా తిరుగుతూ, తాళానికి తగ్గట్టు ఒకరి కోలలకు ఒకరు తగిలిస్తారు.',
      },
      {
        en: 'It is danced at festivals in the Telugu villages, to songs that all know. Lata’s mother leads the ring.',
        te: 'తెలుగు ఊళ్లలో పండుగలకు అందరికీ తెలిసిన పాటలు పాడుతూ కోలాటం వేస్తారు. లత వాళ్ల అమ్మ ముందుండి నడిపిస్తుంది.',
      },
      {
        en: 'One false step, and the sticks miss. Chinnu hit his own stick by mistake, and the dance went on around him.',
        te: 'ఒక్క అడుగు తప్పితే కోలలు కలవవు. చిన్ను పొరపాటున తన కోలలే కొట్టుకున్నాడు; చుట్టూ కోలాటం సాగుతూనే ఉంది.',
      },
    ],
    sentence: { en: 'There is kolatam at the temple tonight.', te: 'ఈ రాత్రి గుడి దగ్గర కోలాటం ఉంది.' },
  },
  {
    english: 'folk song',
    telugu: 'జానపద గీతం',
    grade: 4,
    alsoTelugu: ['జానపదం'],
    explanations: [
      {
        en: 'A folk song is an old song of the villages; nobody knows who made it. Mothers teach it to daughters by singing.',
        te: 'పల్లెల్లో తరతరాలుగా పాడుకునే పాట జానపద గీతం; ఎవరు రాశారో తెలియదు. అమ్మలు పాడుతూ కూతుళ్లకు నేర్పుతారు.',
      },
      {
        en: 'There are folk songs for planting, for grinding, for weddings and for rocking the cradle. They make work light.',
        te: 'నాట్లు వేయడానికి, తిరగలి విసరడానికి, పెళ్లికి, ఊయల ఊపడానికి వేర్వేరు జానపద గీతాలున్నాయి. పాడుకుంటే పని తేలికవుతుంది.',
      },
      {
        en: 'Grandmother sang a folk song, and Kiran wrote down the words. Now it is safe in his notebook.',
        te: 'నానమ్మ ఒక జానపద గీతం పాడితే, కిరణ్ దాన్ని రాసుకున్నాడు. ఇప్పుడది అతని నోటుపుస్తకంలో భద్రంగా ఉంది.',
      },
    ],
    sentence: { en: 'This is a folk song.', te: 'ఇది జానపద గీతం.' },
  },
  {
    english: 'lullaby',
    telugu: 'జోలపాట',
    grade: 2,
    alsoEnglish: ['cradle song'],
    alsoTelugu: ['జోల పాట', 'లాలిపాట'],
    explanations: [
      {
        en: 'A lullaby is a soft song that puts a baby to sleep. Mother sings it slowly and rocks the cradle.',
        te: 'పాపాయిని నిద్రపుచ్చడానికి మెల్లగా పాడేది జోలపాట. అమ్మ ఊయల ఊపుతూ నెమ్మదిగా పాడుతుంది.',
      },
      {
        en: 'Telugu lullabies often say jo jo, jo jo again and again. Padma sings one to her doll, and then to her dog.',
        te: 'తెలుగు జోలపాటల్లో జో జో అనే మాట మళ్లీ మళ్లీ వస్తుంది. పద్మ తన బొమ్మకూ, తర్వాత తన కుక్కపిల్లకూ జోలపాట పాడుతుంది.',
      },
      {
        en: 'All over the world parents sing lullabies, in every language. Anita’s friend in Spain knows one about the moon.',
        te: 'ప్రపంచంలో ఏ భాషలోనైనా అమ్మానాన్నలు జోలపాట పాడతారు. స్పెయిన్‌లో ఉండే అనిత స్నేహితురాలికి చందమామ మీద ఒక జోలపాట వచ్చు.',
      },
    ],
    sentence: { en: 'The baby slept when she heard the lullaby.', te: 'జోలపాట వింటూ పాప నిద్రపోయింది.' },
  },
  {
    english: 'film',
    telugu: 'సినిమా',
    grade: 1,
    emoji: '🎬',
    alsoEnglish: ['movie', 'cinema'],
    alsoTelugu: ['చలనచిత్రం'],
    explanations: [
      {
        en: 'A film is a story told in moving pictures, with talk and songs. On Sunday we all went to see a film.',
        te: 'కదిలే బొమ్మలతో, మాటలతో, పాటలతో చెప్పే కథ సినిమా. ఆదివారం మేమందరం సినిమాకు వెళ్లాం.',
      },
      {
        en: 'A film is really many still pictures shown one after another, twenty-four in a second. Our eyes join them into movement.',
        te: 'నిజానికి సినిమా అంటే ఒకదాని తర్వాత ఒకటి చూపించే ఎన్నో ఫొటోలు; సెకనుకు ఇరవై నాలుగు. మన కళ్లు వాటిని కలిపి కదలికగా చూస్తాయి.',
      },
      {
        en: 'Telugu films are seen far beyond the Telugu states; Naatu Naatu, a song from one, won an Oscar. Gopi’s class in Texas danced to it.',
        te: 'తెలుగు సినిమాలను ఎన్నో దేశాల్లో చూస్తారు; ఒక తెలుగు సినిమాలోని నాటు నాటు పాటకు ఆస్కార్ వచ్చింది. టెక్సాస్‌లో గోపి తరగతి పిల్లలు ఆ పాటకు ఆడారు.',
      },
    ],
    sentence: { en: 'The film was very good.', te: 'సినిమా చాలా బాగుంది.' },
  },
  {
    english: 'cartoon',
    telugu: 'కార్టూన్',
    grade: 1,
    alsoTelugu: ['వ్యంగ్య చిత్రం'],
    explanations: [
      {
        en: 'A cartoon is a funny drawing, or a film made of drawings. In Chinnu’s cartoon a mouse chases a cat.',
        te: 'నవ్వు తెప్పించే బొమ్మను, బొమ్మలతో చేసిన సినిమాను కార్టూన్ అంటారు. చిన్ను చూసే కార్టూన్‌లో ఎలుక పిల్లిని తరుముతుంది.',
      },
      {
        en: 'Newspapers print a cartoon that says in one picture what others say on a page. Bapu’s cartoons made all Telugu people smile.',
        te: 'పేజీ నిండా రాసే సంగతిని ఒక్క బొమ్మలో చెప్పే కార్టూన్‌ను పత్రికల్లో వేస్తారు. బాపు కార్టూన్లు తెలుగువారందరినీ నవ్వించాయి.',
      },
      {
        en: 'To draw one, make the main thing too big: a large nose or long ears. Raju drew himself with enormous teeth.',
        te: 'కార్టూన్ గీయాలంటే ముక్కునో చెవులనో మరీ పెద్దగా గీయాలి. రాజు తన బొమ్మను పెద్ద పెద్ద పళ్లతో గీసుకున్నాడు.',
      },
    ],
    sentence: { en: 'I like this cartoon.', te: 'నాకు ఈ కార్టూన్ నచ్చింది.' },
  },
  {
    english: 'sculpture',
    telugu: 'శిల్పం',
    grade: 4,
    alsoEnglish: ['carving'],
    explanations: [
      {
        en: 'A sculpture is a figure cut out of stone or wood, or made of clay or metal. The person who makes it is called a sculptor, shilpi in Telugu.',
        te: 'రాతిలోనో చెక్కలోనో చెక్కిన, మట్టితోనో లోహంతోనో చేసిన రూపం శిల్పం. దాన్ని చేసేవారిని శిల్పి అంటారు.',
      },
      {
        en: 'The temple of Ramappa in Telangana is famous for its black stone sculptures of dancers. They shine like mirrors even now.',
        te: 'తెలంగాణలోని రామప్ప గుడి నాట్యం చేసే నల్లరాతి శిల్పాలకు ప్రసిద్ధి. అవి ఇప్పటికీ అద్దాల్లా మెరుస్తాయి.',
      },
      {
        en: 'At Lepakshi a huge bull is carved out of one single rock. Meena looked very small when she stood beside it.',
        te: 'లేపాక్షిలో పెద్ద నంది శిల్పాన్ని ఒకే రాతిలో చెక్కారు. మీనా దాని పక్కన నిలబడితే చాలా చిన్నగా కనిపించింది.',
      },
    ],
    sentence: { en: 'This sculpture is made of stone.', te: 'ఇది రాతి శిల్పం.' },
  },
  {
    english: 'statue',
    telugu: 'విగ్రహం',
    grade: 3,
    emoji: '🗿',
    explanations: [
      {
        en: 'A statue is the figure of a person, a god or an animal in stone or metal. There is a statue of Gandhi in the middle of our town.',
        te: 'రాయితోనో లోహంతోనో చేసిన మనిషి, దేవుడు లేదా జంతువు రూపం విగ్రహం. మా ఊరి మధ్యలో గాంధీజీ విగ్రహం ఉంది.',
      },
      {
        en: 'In Hussain Sagar, the lake of Hyderabad, a tall Buddha stands on a rock. His statue is cut from a single white stone.',
        te: 'హైదరాబాద్‌లోని హుస్సేన్ సాగర్ మధ్యలో ఎత్తైన బుద్ధుడి విగ్రహం ఉంది. దాన్ని ఒకే తెల్లని రాయితో చెక్కారు.',
      },
      {
        en: 'In the game of statue the one who is called must stand still. Lata called out, and Ravi stopped with one leg in the air.',
        te: 'స్టాచ్యూ అనే ఆటలో పిలవగానే విగ్రహంలా కదలకుండా నిలబడాలి. లత స్టాచ్యూ అనగానే రవి ఒక కాలు గాల్లో ఉండగానే ఆగిపోయాడు.',
      },
    ],
    sentence: { en: 'The statue is very tall.', te: 'ఆ విగ్రహం చాలా ఎత్తుగా ఉంది.' },
  },
  {
    english: 'storybook',
    telugu: 'కథల పుస్తకం',
    grade: 1,
    emoji: '📖',
    alsoEnglish: ['story book'],
    explanations: [
      {
        en: 'A storybook is a book of stories, mostly with pictures. Sita reads one page to her brother every night.',
        te: 'కథలు, వాటికి తగిన బొమ్మలు ఉండే పుస్తకం కథల పుస్తకం. సీత రోజూ రాత్రి తమ్ముడికి ఒక పేజీ చదివి వినిపిస్తుంది.',
      },
      {
        en: 'Chandamama was a storybook that came every month and was loved by all Telugu homes. Grandfather has kept a whole box of them.',
        te: 'తెలుగు ఇళ్లలో అందరికీ ఇష్టమైన చందమామ నెలనెలా వచ్చే కథల పుస్తకం. తాతయ్య ఒక పెట్టె నిండా వాటిని దాచుకున్నారు.',
      },
      {
        en: 'A storybook takes us to far lands without a ticket. In one afternoon Kiran went to the moon and under the sea.',
        te: 'కథల పుస్తకం టికెట్ లేకుండా మనల్ని దూర దేశాలకు తీసుకెళ్తుంది. ఒక్క మధ్యాహ్నంలో కిరణ్ చందమామ మీదికీ సముద్రం అడుగుకూ వెళ్లొచ్చాడు.',
      },
    ],
    sentence: { en: 'Give me a storybook.', te: 'నాకు ఒక కథల పుస్తకం ఇవ్వు.' },
  },
  {
    english: 'circus',
    telugu: 'సర్కస్',
    grade: 2,
    emoji: '🎪',
    alsoTelugu: ['సర్కస్సు'],
    explanations: [
      {
        en: 'A circus is a show in a big tent, with people who jump, juggle and swing high up. We sat in the first row.',
        te: 'పెద్ద డేరాలో దూకుతూ, గాల్లో వేలాడుతూ ఎన్నో విన్యాసాలు చూపించే ప్రదర్శన సర్కస్. మేము మొదటి వరుసలో కూర్చున్నాం.',
      },
      {
        en: 'Under the swings they spread a net, so that nobody gets hurt by a fall. Padma held her breath until all were down.',
        te: 'పైనుంచి పడినా దెబ్బ తగలకుండా కింద వల కడతారు. అందరూ దిగేదాకా పద్మ ఊపిరి బిగబట్టి చూసింది.',
      },
      {
        en: 'Long ago animals had to do tricks in a circus; in India wild animals are no longer allowed in it. Now people do everything.',
        te: 'పూర్వం సర్కస్‌లో జంతువులతో ఆటలు ఆడించేవారు; ఇప్పుడు భారతదేశంలో అడవి జంతువులను ఆడించకూడదు. మనుషులే అన్ని విన్యాసాలూ చేస్తారు.',
      },
    ],
    sentence: { en: 'A circus has come to our town.', te: 'మా ఊరికి సర్కస్ వచ్చింది.' },
  },
  {
    english: 'party',
    telugu: 'పార్టీ',
    grade: 2,
    emoji: '🥳',
    explanations: [
      {
        en: 'A party is a happy meeting of friends with food and games. For her party Anita hung up paper chains.',
        te: 'స్నేహితులు కలిసి తింటూ, ఆడుకుంటూ సంతోషంగా గడపడమే పార్టీ. పార్టీ కోసం అనిత రంగు కాగితాల తోరణాలు కట్టింది.',
      },
      {
        en: 'At a birthday party there is a cake, and all sing. Gopi blew out eight candles in one breath.',
        te: 'పుట్టినరోజు పార్టీలో కేక్ కోస్తారు, అందరూ పాడతారు. గోపి ఒక్కసారే ఊది ఎనిమిది కొవ్వొత్తులు ఆర్పేశాడు.',
      },
      {
        en: 'A group that stands for election is called a party too. Each party has a sign of its own.',
        te: 'ఎన్నికల్లో నిలబడే బృందాన్ని కూడా పార్టీ అంటారు. ఒక్కో పార్టీకి ఒక్కో గుర్తు ఉంటుంది.',
      },
    ],
    sentence: { en: 'There is a party at Raju’s house today.', te: 'ఈ రోజు రాజు ఇంట్లో పార్టీ ఉంది.' },
  },
  {
    english: 'magic',
    telugu: 'మ్యాజిక్',
    grade: 2,
    emoji: '🪄',
    alsoTelugu: ['ఇంద్రజాలం', 'గారడీ'],
    explanations: [
      {
        en: 'Magic is the art of doing tricks that seem impossible; its old Telugu name is indrajalam. The magician showed an empty hat and took a rabbit out of it.',
        te: 'సాధ్యం కానివి చేసినట్టు చూపించి ఆశ్చర్యపరిచే నేర్పు మ్యాజిక్; తెలుగులో దీన్ని ఇంద్రజాలం అంటారు. మ్యాజిక్ చేసే ఆయన ఖాళీ టోపీ చూపించి, అందులోంచి కుందేలును తీశారు.',
      },
      {
        en: 'The secret of magic is quick hands, while the eyes look elsewhere. Ravi practiced with a coin until nobody could see it go.',
        te: 'మన చూపు వేరే వైపు మళ్లించి, చేతులను చకచకా కదపడమే మ్యాజిక్ రహస్యం. ఎవరికీ తెలియకుండా నాణెం మాయం చేయడం రవి సాధన చేశాడు.',
      },
      {
        en: 'In stories magic is real: lamps grant wishes, and carpets fly. Lata would like a carpet to go to school on.',
        te: 'కథల్లో మ్యాజిక్ నిజంగానే జరుగుతుంది: దీపం కోరికలు తీరుస్తుంది, తివాచీ ఎగురుతుంది. బడికి వెళ్లడానికి లతకు అలాంటి తివాచీ కావాలట.',
      },
    ],
    sentence: { en: 'We saw magic at school.', te: 'మేము బడిలో మ్యాజిక్ చూశాం.' },
  },
  {
    english: 'puppet',
    telugu: 'కీలుబొమ్మ',
    grade: 3,
    explanations: [
      {
        en: 'A puppet is a doll that a person moves with strings, sticks or a hand. It seems to walk and talk by itself.',
        te: 'దారాలతోనో కర్రలతోనో చేతితోనో ఆడించే బొమ్మ కీలుబొమ్మ. అది తనంతట తానే నడిచి మాట్లాడినట్టు కనిపిస్తుంది.',
      },
      {
        en: 'An old sock with two buttons for eyes makes a fine puppet. Meena’s sock lion roared at the whole class.',
        te: 'పాత సాక్సుకు కళ్లుగా రెండు గుండీలు కుడితే మంచి కీలుబొమ్మ తయారవుతుంది. మీనా చేసిన సింహం బొమ్మ తరగతిలో అందరి మీదా గర్జించింది.',
      },
      {
        en: 'Someone who only does what others say is called a puppet. Think for yourself, says Grandmother, do not be one.',
        te: 'సొంతంగా ఆలోచించకుండా ఇతరులు ఆడించినట్టు ఆడేవారిని కీలుబొమ్మ అంటారు. అలా కాకుండా నీ బుద్ధితో ఆలోచించు అని నానమ్మ అంటారు.',
      },
    ],
    sentence: { en: 'The puppet is dancing.', te: 'కీలుబొమ్మ ఆడుతోంది.' },
  },
  {
    english: 'drama',
    telugu: 'నాటకం',
    grade: 3,
    emoji: '🎭',
    alsoEnglish: ['stage play'],
    explanations: [
      {
        en: 'A drama is a story acted by people on a stage. They speak, sing and weep as if all were real.',
        te: 'రంగస్థలం మీద మనుషులు నటించి చూపించే కథ నాటకం. నిజంగా జరిగినట్టే వాళ్లు మాట్లాడతారు, పాడతారు, ఏడుస్తారు.',
      },
      {
        en: 'Kanyasulkam by Gurajada is the most famous Telugu drama. Father once played Girisam in it and still knows the lines.',
        te: 'గురజాడ రాసిన కన్యాశుల్కం ఎంతో పేరు పొందిన తెలుగు నాటకం. నాన్న ఒకసారి అందులో గిరీశం వేషం వేశారు; ఆయనకు ఆ మాటలు ఇంకా గుర్తున్నాయి.',
      },
      {
        en: 'In our school drama Chinnu was a tree and had nothing to say. But he stood so well that everyone clapped.',
        te: 'మా బడి నాటకంలో చిన్నుది చెట్టు వేషం; ఒక్క మాట కూడా లేదు. కానీ ఎంత బాగా నిలబడ్డాడంటే అందరూ చప్పట్లు కొట్టారు.',
      },
    ],
    sentence: { en: 'We saw a drama yesterday.', te: 'నిన్న మేము నాటకం చూశాం.' },
  },
  {
    english: 'clown',
    telugu: 'జోకర్',
    grade: 2,
    emoji: '🤡',
    alsoEnglish: ['joker'],
    alsoTelugu: ['విదూషకుడు'],
    explanations: [
      {
        en: 'A clown is a person with a painted face who makes people laugh. His shoes are huge, and his nose is red.',
        te: 'ముఖానికి రంగులు పూసుకుని అందరినీ నవ్వించేవారు జోకర్. పెద్ద పెద్ద బూట్లు వేసుకుని, ఎర్రని ముక్కు పెట్టుకుంటారు.',
      },
      {
        en: 'A clown falls on purpose, and falling without getting hurt takes a lot of practice. So the funniest one is often the most skillful.',
        te: 'జోకర్ కావాలనే పడతారు; దెబ్బ తగలకుండా పడడానికి ఎంతో సాధన కావాలి. అందుకే బాగా నవ్వించేవారిలో మంచి నేర్పు కూడా ఉంటుంది.',
      },
      {
        en: 'In a pack of cards too there is a joker with a funny cap. Kiran uses that card as his bookmark.',
        te: 'పేకముక్కల్లో కూడా వింత టోపీ పెట్టుకున్న జోకర్ ఉంటుంది. కిరణ్ ఆ ముక్కను పుస్తకంలో గుర్తుగా పెట్టుకుంటాడు.',
      },
    ],
    sentence: { en: 'The clown made us laugh.', te: 'జోకర్ మమ్మల్ని నవ్వించారు.' },
  },
  {
    english: 'paper boat',
    telugu: 'కాగితం పడవ',
    grade: 1,
    alsoTelugu: ['కాగితపు పడవ'],
    explanations: [
      {
        en: 'A paper boat is a little boat folded from a sheet of paper. When it rains, the whole street sends them off.',
        te: 'కాగితాన్ని మడిచి చేసే చిన్న పడవ కాగితం పడవ. వాన పడితే మా వీధి పిల్లలందరూ వాటిని నీటిలో వదులుతారు.',
      },
      {
        en: 'It floats as long as the paper stays dry, and then it softens and sinks. Padma rubbed hers with candle wax, and it went farther than all.',
        te: 'కాగితం తడవనంతసేపూ అది తేలుతుంది, తర్వాత మెత్తబడి మునుగుతుంది. పద్మ తన కాగితం పడవకు మైనం రాసింది; అదే అన్నిటికంటే దూరం వెళ్లింది.',
      },
      {
        en: 'Folding paper into shapes is an art in Japan, called origami. Sita first learned the boat, then a bird.',
        te: 'కాగితం మడిచి ఆకారాలు చేయడం జపాన్‌లో ఒక కళ; దాన్ని ఒరిగామి అంటారు. సీత ముందు కాగితం పడవ, తర్వాత పక్షి నేర్చుకుంది.',
      },
    ],
    sentence: { en: 'My paper boat is floating.', te: 'నా కాగితం పడవ తేలుతోంది.' },
  },
  {
    english: 'burrakatha',
    telugu: 'బుర్రకథ',
    grade: 5,
    explanations: [
      {
        en: 'Burrakatha is a Telugu way of telling a story with song, talk and dance, by three people. It goes on late into the night.',
        te: 'ముగ్గురు కలిసి పాటలతో, మాటలతో, ఆటతో కథ చెప్పే తెలుగు కళ బుర్రకథ. అది రాత్రి పొద్దుపోయేదాకా సాగుతుంది.',
      },
      {
        en: 'The one in the middle plays the tambura and tells the story; the two beside him beat small drums and sing along. One of them makes jokes.',
        te: 'మధ్యలో ఉన్నవారు తంబుర మీటుతూ కథ చెప్తే, పక్కన ఇద్దరు డక్కీలు వాయిస్తూ వంత పాడతారు. వాళ్లలో ఒకరు హాస్యం చెప్తారు.',
      },
      {
        en: 'Heroes such as Alluri Sitarama Raju live on in burrakatha. Gopi’s grandfather walked five miles to hear one.',
        te: 'అల్లూరి సీతారామరాజు లాంటి వీరుల కథలు బుర్రకథగా చెప్తారు. దాన్ని వినడానికి గోపి వాళ్ల తాతయ్య ఐదు మైళ్లు నడిచి వెళ్లేవారు.',
      },
    ],
    sentence: { en: 'There is a burrakatha in our village.', te: 'మా ఊళ్లో బుర్రకథ ఉంది.' },
  },
  {
    english: 'catapult',
    telugu: 'ఉండేలు',
    grade: 4,
    alsoEnglish: ['slingshot'],
    explanations: [
      {
        en: 'A catapult is a forked stick with a rubber band, used to shoot small stones. It must never be aimed at birds or people.',
        te: 'పంగలకర్రకు రబ్బరు కట్టి చిన్న రాళ్లు విసిరేది ఉండేలు. దానితో పక్షులను, మనుషులను ఎన్నడూ కొట్టకూడదు.',
      },
      {
        en: 'Farmers’ children used it to drive birds away from the grain. Now Raju only shoots at an old tin on the wall.',
        te: 'పంట మీద వాలే పక్షులను తరమడానికి రైతుల పిల్లలు ఉండేలు వాడేవారు. ఇప్పుడు రాజు గోడ మీద పెట్టిన పాత డబ్బాను మాత్రమే కొడతాడు.',
      },
      {
        en: 'The farther we pull the rubber, the farther the stone goes. That is stored strength, our science teacher said.',
        te: 'రబ్బరును ఎంత లాగితే రాయి అంత దూరం వెళ్తుంది. లాగిన బలమంతా అందులో దాగి ఉంటుందని సైన్సు టీచర్ చెప్పారు.',
      },
    ],
    sentence: { en: 'Grandfather made a catapult.', te: 'తాతయ్య ఉండేలు చేశారు.' },
  },
  {
    english: 'teddy bear',
    telugu: 'టెడ్డీ బేర్',
    grade: 1,
    emoji: '🧸',
    alsoEnglish: ['teddy'],
    explanations: [
      {
        en: 'A teddy bear is a soft toy bear for children to hug. Chinnu cannot sleep without his.',
        te: 'పిల్లలు హత్తుకుని పడుకునే మెత్తని ఎలుగుబంటి బొమ్మ టెడ్డీ బేర్. అది లేకపోతే చిన్నుకు నిద్ర పట్టదు.',
      },
      {
        en: 'It got its name from an American president, Theodore Roosevelt, called Teddy, who would not shoot a bear. Anita read this in a museum.',
        te: 'థియోడోర్ రూజ్‌వెల్ట్ అనే అమెరికా అధ్యక్షుణ్ణి టెడ్డీ అనేవారు; ఆయన ఒక ఎలుగుబంటిని చంపనన్నారు. అందుకే ఆ బొమ్మకు టెడ్డీ బేర్ అని పేరు వచ్చిందని అనిత మ్యూజియంలో చదివింది.',
      },
      {
        en: 'An old teddy bear may lose an eye and some fur, and is loved all the more. Mother sewed on a button for an eye.',
        te: 'పాత టెడ్డీ బేర్‌కు కన్ను ఊడినా, బొచ్చు రాలినా ప్రేమ తగ్గదు. అమ్మ దానికి కన్నుగా ఒక గుండీ కుట్టింది.',
      },
    ],
    sentence: { en: 'My teddy bear is brown.', te: 'నా టెడ్డీ బేర్ గోధుమ రంగులో ఉంటుంది.' },
  },
  {
    english: 'origami',
    telugu: 'ఒరిగామి',
    grade: 4,
    alsoEnglish: ['paper folding'],
    explanations: [
      {
        en: 'Origami is the art of folding paper into birds, boats and flowers, without scissors or glue. Padma made a white bird from one sheet.',
        te: 'కత్తెర, జిగురు లేకుండా కాగితం మడిచి పక్షులు, పడవలు, పూలు చేసే కళ ఒరిగామి. పద్మ ఒకే కాగితంతో తెల్లని పక్షిని చేసింది.',
      },
      {
        en: 'The name is Japanese: ori is to fold, and kami is paper. Our teacher wrote both words on the board and then folded a boat.',
        te: 'ఈ పేరు జపాన్ భాషది: ఒరి అంటే మడవడం, కామి అంటే కాగితం. మా టీచర్ ఆ రెండు మాటలూ బోర్డు మీద రాసి, తర్వాత ఒక పడవ చేసి చూపించారు.',
      },
      {
        en: 'In Japan people say that whoever folds a thousand cranes may make a wish. Lata has folded thirty so far.',
        te: 'వెయ్యి కొంగలను మడిచినవాళ్ల కోరిక తీరుతుందని జపాన్‌లో అంటారు. లత ఇప్పటికి ముప్పై కొంగలు చేసింది.',
      },
    ],
    sentence: { en: 'We did origami today.', te: 'మేము ఈ రోజు ఒరిగామి చేశాం.' },
  },
  {
    english: 'stamp',
    telugu: 'స్టాంపు',
    grade: 3,
    alsoEnglish: ['postage stamp'],
    alsoTelugu: ['తపాలా బిళ్ల'],
    explanations: [
      {
        en: 'A stamp is a small piece of paper that we buy and stick on a letter so that the post carries it. Grandfather put two stamps on the letter to America.',
        te: 'ఉత్తరం చేరడానికి కొని దాని మీద అంటించే చిన్న కాగితం ముక్క స్టాంపు. అమెరికాకు వెళ్లే ఉత్తరం మీద తాతయ్య రెండు స్టాంపులు అంటించారు.',
      },
      {
        en: 'Each country prints pictures of its own on stamps: birds, leaders, old forts. Gopi learned the flag of Japan from a small stamp.',
        te: 'ఒక్కో దేశం తన స్టాంపుల మీద తనవైన బొమ్మలు వేస్తుంది: పక్షులు, నాయకులు, పాత కోటలు. జపాన్ జెండా ఎలా ఉంటుందో గోపి ఒక చిన్న స్టాంపు చూసి తెలుసుకున్నాడు.',
      },
      {
        en: 'Some people collect stamps in a thick book, country by country. My uncle has stamps of sixty countries; he does not touch them with his hand, he takes them with tweezers.',
        te: 'కొందరు స్టాంపులను దేశాలవారీగా లావుపాటి పుస్తకంలో దాచుకుంటారు. మా మామయ్య దగ్గర అరవై దేశాల స్టాంపులు ఉన్నాయి; వాటిని చేత్తో ముట్టుకోరు, పట్టకారుతో తీస్తారు.',
      },
    ],
    sentence: { en: 'There is a stamp on the letter.', te: 'ఉత్తరం మీద స్టాంపు ఉంది.' },
  },
  {
    english: 'puzzle',
    telugu: 'పజిల్',
    grade: 3,
    emoji: '🧩',
    alsoEnglish: ['jigsaw', 'jigsaw puzzle'],
    explanations: [
      {
        en: 'A puzzle is a game in which we think until we find the answer, or join pieces until we see the picture. Meena put the last piece in, and there was an elephant.',
        te: 'ఆలోచించి జవాబు కనుక్కునే ఆట, లేదా ముక్కలు కలిపి బొమ్మ చేసే ఆట పజిల్. మీనా చివరి ముక్క పెట్టగానే ఏనుగు బొమ్మ కనిపించింది.',
      },
      {
        en: 'With a picture in pieces it is best to begin with the corners and the edges. Chinnu found the four corners first.',
        te: 'ముక్కల బొమ్మ అయితే మూలలు, అంచులు ముందు పెట్టడం మంచిది. చిన్ను ముందు నాలుగు మూలలూ వెతికి పెట్టాడు.',
      },
      {
        en: 'There are puzzles of words and numbers in newspapers too. Every Sunday Grandmother and I fill one in together.',
        te: 'మాటల పజిళ్లు, అంకెల పజిళ్లు వార్తాపత్రికల్లో కూడా వస్తాయి. ప్రతి ఆదివారం నానమ్మ, నేను కలిసి ఒకటి పూర్తి చేస్తాం.',
      },
    ],
    sentence: { en: 'This puzzle is difficult.', te: 'ఈ పజిల్ కష్టంగా ఉంది.' },
  },
];
