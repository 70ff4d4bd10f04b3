import type { Word } from './word';

export const actions: readonly Word[] = [
  {
    english: 'eat',
    telugu: 'తినడం',
    grade: 1,
    explanations: [
      {
        en: 'To eat is to put food in the mouth, chew it and swallow it. I break an idli into small pieces and eat it slowly.',
        te: 'ఆహారాన్ని నోట్లో పెట్టుకుని, నమిలి మింగడమే తినడం. నేను ఇడ్లీని చిన్న చిన్న ముక్కలు చేసి మెల్లగా తింటాను.',
      },
      {
        en: 'Food gives the body strength to play and to study, so we should eat at regular times. Ravi eats his breakfast every day before he leaves for school.',
        te: 'ఆడుకోవడానికీ చదువుకోవడానికీ కావలసిన శక్తి మనకు తిండి వల్లే వస్తుంది, అందుకే వేళకు తినాలి. రవి రోజూ బడికి వెళ్లే ముందు టిఫిన్ తింటాడు.',
      },
      {
        en: 'In many Telugu homes people sit together and eat with the right hand, after washing it well. At the wedding we all sat in a row and ate from banana leaves.',
        te: 'చాలా తెలుగు ఇళ్లలో అందరూ కలిసి కూర్చుని, శుభ్రంగా కడుక్కున్న కుడి చేత్తో తింటారు. పెళ్లిలో మేమందరం వరుసగా కూర్చుని అరిటాకుల్లో తిన్నాం.',
      },
    ],
    sentence: { en: 'We are eating mangoes.', te: 'మేము మామిడి పండ్లు తింటున్నాం.' },
  },
  {
    english: 'drink',
    telugu: 'తాగడం',
    grade: 1,
    alsoTelugu: ['త్రాగడం'],
    explanations: [
      {
        en: 'To drink is to swallow water, milk or anything else that needs no chewing. My younger sister drinks a glass of milk before going to bed.',
        te: 'నీళ్లు, పాలు, మజ్జిగ లాంటివాటిని నమలకుండా మింగడమే తాగడం. మా చెల్లి పడుకునే ముందు గ్లాసుడు పాలు తాగుతుంది.',
      },
      {
        en: 'The body loses water when we sweat, so we must drink often on hot days. After the running race Kiran drank two glasses of water.',
        te: 'చెమట పట్టినప్పుడు ఒంట్లో నీరు తగ్గుతుంది, అందుకే ఎండాకాలంలో తరచుగా నీళ్లు తాగాలి. పరుగు పందెం అయ్యాక కిరణ్ రెండు గ్లాసుల నీళ్లు తాగాడు.',
      },
      {
        en: 'Animals drink too, each in its own way; a cat laps with its tongue. At the river the elephant filled its trunk and poured the water into its mouth.',
        te: 'జంతువులు కూడా ఒక్కొక్కటి ఒక్కో తీరుగా తాగుతాయి; పిల్లి నాలుకతో తాగుతుంది. ఏటి దగ్గర ఏనుగు తొండంతో నీళ్లు పీల్చి నోట్లో పోసుకుంది.',
      },
    ],
    sentence: { en: 'I drank a glass of milk.', te: 'నేను ఒక గ్లాసు పాలు తాగాను.' },
  },
  {
    english: 'sleep',
    telugu: 'నిద్రపోవడం',
    grade: 1,
    emoji: '😴',
    alsoTelugu: ['పడుకోవడం'],
    opposite: 'wake up',
    explanations: [
      {
        en: 'To sleep is to close the eyes and let body and mind rest. The baby sleeps in the cradle all afternoon.',
        te: 'కళ్లు మూసుకుని శరీరానికీ మనసుకూ విశ్రాంతి ఇవ్వడమే నిద్రపోవడం. పాపాయి మధ్యాహ్నమంతా ఊయలలో నిద్రపోతుంది.',
      },
      {
        en: 'Children need more sleep than grown-ups, because sleep helps the body to grow. Lata goes to sleep at nine at night and is fresh in the morning.',
        te: 'పిల్లలకు పెద్దల కంటే ఎక్కువ నిద్ర కావాలి, ఎందుకంటే శరీరం ఎదగడానికి నిద్ర సాయపడుతుంది. లత రాత్రి తొమ్మిదింటికే నిద్రపోయి ఉదయం హుషారుగా ఉంటుంది.',
      },
      {
        en: 'In Telugu homes elders put babies to sleep with a lullaby called jola pata. Grandmother sang one, and my little brother fell asleep right away.',
        te: 'చంటిపిల్లలను నిద్రపుచ్చడానికి ఇంట్లో పెద్దవాళ్లు జోలపాట పాడతారు. నానమ్మ జోలపాట పాడగానే మా తమ్ముడు నిద్రపోయాడు.',
      },
    ],
    sentence: { en: 'The baby is sleeping in the cradle.', te: 'పాపాయి ఊయలలో నిద్రపోతోంది.' },
  },
  {
    english: 'run',
    telugu: 'పరుగెత్తడం',
    grade: 1,
    emoji: '🏃',
    alsoTelugu: ['పరిగెత్తడం', 'పరుగు తీయడం'],
    explanations: [
      {
        en: 'To run is to move on our legs faster than we walk. When the rain began, Sita ran into the house.',
        te: 'కాళ్లతో నడక కంటే వేగంగా ముందుకు పోవడమే పరుగెత్తడం. వాన మొదలవగానే సీత ఇంట్లోకి పరుగెత్తింది.',
      },
      {
        en: 'Running makes the heart and the legs strong. Our teacher lets us run twice around the ground before the games begin.',
        te: 'పరుగెత్తితే గుండె, కాళ్లు బలపడతాయి. ఆటలు మొదలయ్యే ముందు మా టీచర్ మమ్మల్ని మైదానం చుట్టూ రెండుసార్లు పరుగెత్తిస్తారు.',
      },
      {
        en: 'Many animals run far faster than people; the cheetah is the fastest of all on land. At the smallest sound the deer ran off into the trees.',
        te: 'చాలా జంతువులు మనుషుల కంటే వేగంగా పరుగెత్తుతాయి; నేల మీద అన్నిటికన్నా వేగమైనది చీతా. చిన్న అలికిడి వినగానే జింక చెట్లలోకి పరుగెత్తింది.',
      },
    ],
    sentence: { en: 'The puppy ran behind me.', te: 'కుక్కపిల్ల నా వెనకే పరుగెత్తింది.' },
  },
  {
    english: 'walk',
    telugu: 'నడవడం',
    grade: 1,
    emoji: '🚶',
    explanations: [
      {
        en: 'To walk is to put one foot in front of the other, without hurrying. Grandfather walks to the park every morning with his stick.',
        te: 'తొందర లేకుండా ఒక అడుగు తర్వాత మరో అడుగు వేస్తూ ముందుకు వెళ్లడమే నడవడం. తాతయ్య రోజూ ఉదయం చేతికర్ర పట్టుకుని పార్కుకు నడిచి వెళ్తారు.',
      },
      {
        en: 'Walking is an easy exercise that needs no tools at all. After dinner our whole family walks for ten minutes.',
        te: 'నడక తేలికైన వ్యాయామం; దానికి ఏ పరికరమూ అక్కర్లేదు. రాత్రి భోజనం చేశాక మా ఇంట్లో అందరం పది నిమిషాలు నడుస్తాం.',
      },
      {
        en: 'Many babies begin to walk at about one year of age, falling and getting up again. We all clapped when my little brother took his first steps.',
        te: 'చాలామంది పిల్లలు సుమారు ఏడాది వయసులో పడుతూ లేస్తూ నడక మొదలుపెడతారు. మా తమ్ముడు తొలి అడుగులు వేసినప్పుడు అందరం చప్పట్లు కొట్టాం.',
      },
    ],
    sentence: { en: 'Grandfather walks slowly with me.', te: 'తాతయ్య నాతో నెమ్మదిగా నడుస్తారు.' },
  },
  {
    english: 'play',
    telugu: 'ఆడుకోవడం',
    grade: 1,
    alsoTelugu: ['ఆడడం', 'ఆడటం'],
    explanations: [
      {
        en: 'To play is to spend time having fun, with toys or with friends. After school the children play in the sand.',
        te: 'బొమ్మలతోనో స్నేహితులతోనో సరదాగా కాలం గడపడమే ఆడుకోవడం. బడి అయిపోయాక పిల్లలు ఇసుకలో ఆడుకుంటారు.',
      },
      {
        en: 'While we play we learn to wait for our turn, and to win or lose with a smile. Ramu lost at carrom, but he shook hands with his friend.',
        te: 'ఆడుకుంటూనే మన వంతు కోసం ఆగడం, గెలిచినా ఓడినా నవ్వుతూ ఉండడం నేర్చుకుంటాం. క్యారమ్స్ ఆటలో ఓడినా రాము స్నేహితుడితో చెయ్యి కలిపాడు.',
      },
      {
        en: 'Telugu children play many old games that need hardly anything, such as hide-and-seek. In our front yard the girls play hopscotch with one small flat stone.',
        te: 'తెలుగు పిల్లలు దాగుడుమూతల్లాంటి పాత ఆటలెన్నో ఆడుకుంటారు; వాటికి పెద్దగా వస్తువులు అక్కర్లేదు. మా వాకిట్లో అమ్మాయిలు చిన్న రాతి బిళ్లతో తొక్కుడు బిళ్ల ఆడతారు.',
      },
    ],
    sentence: { en: 'Come, let’s play in the backyard!', te: 'రా, పెరట్లో ఆడుకుందాం!' },
  },
  {
    english: 'read',
    telugu: 'చదవడం',
    grade: 1,
    explanations: [
      {
        en: 'To read is to look at letters and understand what they say. Mother reads the board on the bus before we get in.',
        te: 'అక్షరాలను చూసి వాటి అర్థం తెలుసుకోవడమే చదవడం. బస్సు ఎక్కే ముందు అమ్మ దాని మీది బోర్డు చదువుతుంది.',
      },
      {
        en: 'Reading a little every day makes it easier and teaches us new words. Anu reads two pages of a storybook each night.',
        te: 'రోజూ కొంచెం చదివితే చదవడం సులువవుతుంది, కొత్త మాటలూ తెలుస్తాయి. అను రోజూ రాత్రి కథల పుస్తకంలో రెండు పేజీలు చదువుతుంది.',
      },
      {
        en: 'People who cannot see can read Braille: raised dots that are felt with the fingertips. My friend reads a Braille story faster than I read mine.',
        te: 'చూపు లేనివారు బ్రెయిలీ లిపిలోని ఉబ్బెత్తు చుక్కలను వేళ్లతో తాకి చదువుతారు. నా స్నేహితుడు బ్రెయిలీ కథను నాకంటే వేగంగా చదువుతాడు.',
      },
    ],
    sentence: { en: 'My elder sister is reading a storybook.', te: 'అక్క కథల పుస్తకం చదువుతోంది.' },
  },
  {
    english: 'write',
    telugu: 'రాయడం',
    grade: 1,
    emoji: '✍️',
    alsoTelugu: ['వ్రాయడం'],
    explanations: [
      {
        en: 'To write is to put words on paper in letters, with a pen or a pencil. I write my name on the first page of every notebook.',
        te: 'మాటలను పెన్నుతోనో పెన్సిల్‌తోనో కాగితం మీద అక్షరాలుగా పెట్టడమే రాయడం. నేను ప్రతి నోటుపుస్తకం మొదటి పేజీలో నా పేరు రాస్తాను.',
      },
      {
        en: 'Words that are written down stay, so we and others can read them later. Father writes a shopping list so that he does not forget anything.',
        te: 'రాసి పెట్టుకున్న మాట నిలిచి ఉంటుంది; తర్వాత మనమూ ఇతరులూ చదువుకోవచ్చు. ఏదీ మరిచిపోకుండా నాన్న కొనాల్సిన సరుకుల పట్టీ రాస్తారు.',
      },
      {
        en: 'Long ago Telugu was written on palm leaves with a pointed iron pen called a gantam. In the museum we saw a palm-leaf book written that way.',
        te: 'పూర్వం తెలుగును తాటాకుల మీద గంటం అనే ఇనుప కలంతో రాసేవారు. మ్యూజియంలో అలా రాసిన తాటాకు పుస్తకాన్ని చూశాం.',
      },
    ],
    sentence: { en: 'I wrote my name on the slate.', te: 'నేను పలక మీద నా పేరు రాశాను.' },
  },
  {
    english: 'speak',
    telugu: 'మాట్లాడడం',
    grade: 1,
    alsoEnglish: ['talk'],
    alsoTelugu: ['మాట్లాడటం'],
    explanations: [
      {
        en: 'To speak is to tell others in words what is in our mind. Asha stood in front of the class and spoke about her village.',
        te: 'మనసులో ఉన్నదాన్ని మాటల్లో ఇతరులకు తెలపడమే మాట్లాడడం. ఆశ తరగతి ముందు నిలబడి తన ఊరి గురించి మాట్లాడింది.',
      },
      {
        en: 'A good speaker waits until the other person has finished. When two of us spoke at the same time, the teacher asked us to take turns.',
        te: 'బాగా మాట్లాడేవారు ఎదుటివారి మాట పూర్తయ్యేదాకా ఆగుతారు. మేమిద్దరం ఒకేసారి మాట్లాడితే, ఒకరి తర్వాత ఒకరు మాట్లాడమని టీచర్ చెప్పారు.',
      },
      {
        en: 'Many people who cannot hear speak with their hands, in sign language. The elder girl next door taught me the sign for thank you.',
        te: 'వినికిడి లేనివారు చాలామంది చేతులతో, సైగల భాషలో మాట్లాడతారు. ధన్యవాదాలు అని సైగతో ఎలా చెప్పాలో పక్కింటి అక్క నాకు నేర్పింది.',
      },
    ],
    sentence: { en: 'My grandmother speaks to me in Telugu.', te: 'మా అమ్మమ్మ నాతో తెలుగులో మాట్లాడతారు.' },
  },
  {
    english: 'listen',
    telugu: 'వినడం',
    grade: 1,
    alsoEnglish: ['hear'],
    explanations: [
      {
        en: 'To listen is to hear something with our ears and our full attention. When the teacher tells a story, the whole class listens quietly.',
        te: 'మాటలను, శబ్దాలను చెవులతో మనసు పెట్టి తెలుసుకోవడమే వినడం. టీచర్ కథ చెప్తుంటే తరగతి అంతా నిశ్శబ్దంగా వింటుంది.',
      },
      {
        en: 'By listening carefully we can learn a language even before we can read it. My cousin in America learned many Telugu words by listening to songs.',
        te: 'చదవడం రాకముందే, శ్రద్ధగా వింటూ ఒక భాషను నేర్చుకోవచ్చు. అమెరికాలో ఉన్న మామయ్య కొడుకు పాటలు వింటూ ఎన్నో తెలుగు మాటలు నేర్చుకున్నాడు.',
      },
      {
        en: 'Dogs can hear very high sounds that people cannot. While the car is still far away, our dog hears it and pricks up its ears.',
        te: 'మనుషులకు వినిపించని సన్నని శబ్దాలను కూడా కుక్కలు వినగలవు. కారు ఇంకా దూరంగా ఉండగానే మా కుక్క విని చెవులు నిక్కబొడుస్తుంది.',
      },
    ],
    sentence: { en: 'Shh, listen to that bird’s song.', te: 'ష్, ఆ పక్షి పాట విను.' },
  },
  {
    english: 'see',
    telugu: 'చూడడం',
    grade: 1,
    alsoEnglish: ['look'],
    alsoTelugu: ['చూడటం'],
    explanations: [
      {
        en: 'To see is to know with our eyes what is around us. I go up to the roof and look at the hill and the pond.',
        te: 'మన చుట్టూ ఏముందో కళ్లతో తెలుసుకోవడమే చూడడం. నేను మేడ మీదికి వెళ్లి కొండనూ చెరువునూ చూస్తాను.',
      },
      {
        en: 'We can see only when there is light. When the power went off, we could see each other only after Father lit a candle.',
        te: 'వెలుతురు ఉంటేనే మనం చూడగలం. కరెంటు పోయినప్పుడు, నాన్న కొవ్వొత్తి వెలిగించాకే ఒకరినొకరం చూసుకోగలిగాం.',
      },
      {
        en: 'An eagle can see small creatures on the ground from high up in the sky. It saw a mouse in the field and swooped down.',
        te: 'గద్ద ఆకాశంలో ఎంతో ఎత్తు నుంచి కూడా నేల మీది చిన్న జీవులను చూడగలదు. పొలంలో ఎలుకను చూసి అది రివ్వున కిందికి దిగింది.',
      },
    ],
    sentence: { en: 'We saw an elephant yesterday.', te: 'నిన్న మేము ఏనుగును చూశాం.' },
  },
  {
    english: 'come',
    telugu: 'రావడం',
    grade: 1,
    opposite: 'go',
    explanations: [
      {
        en: 'To come is to move toward the person who calls or speaks. Mother called, and the puppy came to her.',
        te: 'పిలిచినవారి దగ్గరికి లేదా మాట్లాడేవారి వైపు కదలడమే రావడం. అమ్మ పిలవగానే కుక్కపిల్ల ఆమె దగ్గరికి వచ్చింది.',
      },
      {
        en: 'Seasons and festivals come too, when their time is near. As soon as the rains come in June, everyone takes out an umbrella.',
        te: 'కాలాలు, పండుగలు దగ్గరపడినప్పుడు కూడా అవి వస్తున్నాయి అంటాం. జూన్ నెలలో వానలు రాగానే అందరూ గొడుగులు బయటికి తీస్తారు.',
      },
      {
        en: 'When they leave home, Telugu people do not say “I am going”; they say “I will go and come back.” I say it to Grandmother every morning before school.',
        te: 'ఇంటి నుంచి బయలుదేరేటప్పుడు తెలుగువారు వెళ్తున్నాను అనరు; వెళ్లి వస్తాను అంటారు. నేను రోజూ ఉదయం నానమ్మకు అలాగే చెప్పి బడికి వెళ్తాను.',
      },
    ],
    sentence: { en: 'Grandmother will come from the village tomorrow.', te: 'నానమ్మ రేపు ఊరి నుంచి వస్తారు.' },
  },
  {
    english: 'go',
    telugu: 'వెళ్లడం',
    grade: 1,
    alsoTelugu: ['పోవడం'],
    opposite: 'come',
    explanations: [
      {
        en: 'To go is to move from here to another place. On Sundays we go to the river bank.',
        te: 'ఉన్న చోటు నుంచి మరో చోటుకు కదలడమే వెళ్లడం. ఆదివారాల్లో మేము ఏటి ఒడ్డుకు వెళ్తాం.',
      },
      {
        en: 'We go on foot, by bicycle, by bus or by train, depending on the distance. Vijayawada is far, so my uncle goes there by train.',
        te: 'దూరాన్ని బట్టి నడిచి గానీ, సైకిల్ మీద గానీ, బస్సులో గానీ, రైల్లో గానీ వెళ్తాం. విజయవాడ దూరం కాబట్టి మామయ్య రైల్లో వెళ్తారు.',
      },
      {
        en: 'Vehicles go too, each at its own speed. The bullock cart goes slowly along the edge of the road while cars go past it.',
        te: 'బండ్లు కూడా ఒక్కొక్కటి ఒక్కో వేగంతో వెళ్తాయి. రోడ్డు అంచున ఎడ్లబండి నెమ్మదిగా వెళ్తుంటే, కార్లు దాన్ని దాటి వెళ్తాయి.',
      },
    ],
    sentence: { en: 'We will go to the zoo on Sunday.', te: 'ఆదివారం మేము జూకు వెళ్తాం.' },
  },
  {
    english: 'laugh',
    telugu: 'నవ్వడం',
    grade: 1,
    emoji: '😂',
    alsoEnglish: ['smile'],
    opposite: 'cry',
    explanations: [
      {
        en: 'We laugh when something is funny or makes us happy. We all laughed out loud when the monkey put on a hat.',
        te: 'ఏదైనా తమాషాగా అనిపించినా, సంతోషం కలిగినా మనం చేసే పని నవ్వడం. కోతి టోపీ పెట్టుకోవడం చూసి అందరం పకపకా నవ్వాం.',
      },
      {
        en: 'Laughing together makes friends; laughing at someone hurts. When Gopi slipped and fell, his friends did not laugh but gave him a hand.',
        te: 'అందరితో కలిసి నవ్వితే స్నేహం పెరుగుతుంది, ఒకరిని చూసి నవ్వితే వారికి బాధ కలుగుతుంది. గోపి జారిపడినప్పుడు స్నేహితులు నవ్వకుండా చెయ్యి అందించారు.',
      },
      {
        en: 'In Telugu tales the witty Tenali Ramakrishna makes even the king laugh. The story of his cat, which ran away from milk, made us laugh till our bellies hurt.',
        te: 'తెలుగు కథల్లో తెనాలి రామకృష్ణుడు రాజును కూడా నవ్విస్తాడు. పాలు చూస్తేనే పారిపోయే అతని పిల్లి కథ విని మేము కడుపుబ్బా నవ్వాం.',
      },
    ],
    sentence: { en: 'Everyone laughed at my joke.', te: 'నా జోక్‌కు అందరూ నవ్వారు.' },
  },
  {
    english: 'cry',
    telugu: 'ఏడవడం',
    grade: 1,
    emoji: '😭',
    alsoEnglish: ['weep'],
    alsoTelugu: ['ఏడ్వడం'],
    opposite: 'laugh',
    explanations: [
      {
        en: 'To cry is to have tears run from our eyes because we are hurt or sad. The little girl cried because her balloon flew away, and her mother comforted her.',
        te: 'దెబ్బ తగిలినప్పుడో బాధ కలిగినప్పుడో కన్నీళ్లు కార్చడమే ఏడవడం. బెలూన్ ఎగిరిపోయిందని పాప ఏడిస్తే అమ్మ ఓదార్చింది.',
      },
      {
        en: 'A small baby cannot speak, so it cries when it is hungry, wet or sleepy. My baby brother cried at midnight, and Mother gave him milk.',
        te: 'చంటిపిల్లలకు మాటలు రావు కాబట్టి ఆకలేసినా, తడిసినా, నిద్ర వచ్చినా ఏడుస్తారు. అర్ధరాత్రి తమ్ముడు ఏడిస్తే అమ్మ పాలు పట్టింది.',
      },
      {
        en: 'People sometimes cry for joy as well; such tears are called tears of joy. When my elder brother came home after two years, Grandmother hugged him and cried.',
        te: 'ఒక్కోసారి సంతోషం ఎక్కువైనా ఏడుస్తారు; వాటిని ఆనందబాష్పాలు అంటారు. రెండేళ్ల తర్వాత అన్నయ్య ఇంటికి వస్తే నానమ్మ హత్తుకుని ఏడ్చారు.',
      },
    ],
    sentence: { en: 'Why are you crying?', te: 'నువ్వు ఎందుకు ఏడుస్తున్నావు?' },
  },
  {
    english: 'sit',
    telugu: 'కూర్చోవడం',
    grade: 1,
    opposite: 'stand',
    explanations: [
      {
        en: 'To sit is to rest on a chair, a mat or the floor instead of standing. At noon we sit in a circle under the tree and eat.',
        te: 'కాళ్లకు విశ్రాంతి ఇస్తూ కుర్చీ మీదో చాప మీదో నేల మీదో ఉండడమే కూర్చోవడం. మధ్యాహ్నం మేము చెట్టు కింద గుండ్రంగా కూర్చుని తింటాం.',
      },
      {
        en: 'When we sit too long, the body gets stiff, so it is good to get up now and then. Ravi sits at his desk for half an hour and then walks about.',
        te: 'చాలాసేపు కూర్చుంటే ఒళ్లు పట్టేస్తుంది, అందుకే మధ్యమధ్యలో లేవాలి. రవి అరగంట కూర్చుని చదివి, కాసేపు అటూ ఇటూ నడుస్తాడు.',
      },
      {
        en: 'When a guest comes, Telugu people first say: please sit down. Sita brought a chair and asked her teacher to sit.',
        te: 'ఇంటికి వచ్చిన అతిథితో తెలుగువారు ముందుగా కూర్చోండి అంటారు. సీత కుర్చీ తెచ్చి టీచర్‌ను కూర్చోమంది.',
      },
    ],
    sentence: { en: 'Sit here beside me.', te: 'ఇక్కడ నా పక్కన కూర్చో.' },
  },
  {
    english: 'stand',
    telugu: 'నిలబడడం',
    grade: 1,
    alsoTelugu: ['నిలబడటం', 'నిల్చోవడం'],
    opposite: 'sit',
    explanations: [
      {
        en: 'To stand is to stay upright on our feet. At the morning assembly all of us stand in rows in the school yard.',
        te: 'కాళ్ల మీద నిటారుగా ఉండడమే నిలబడడం. ఉదయం ప్రార్థన వేళ మేమందరం బడి ఆవరణలో వరుసల్లో నిలబడతాం.',
      },
      {
        en: 'Some birds can stand on one leg for a long time. By the pond a crane stood on one leg and waited for fish.',
        te: 'కొన్ని పక్షులు చాలాసేపు ఒంటి కాలి మీద నిలబడగలవు. చెరువు పక్కన కొంగ ఒంటి కాలి మీద నిలబడి చేపల కోసం చూసింది.',
      },
      {
        en: 'We stand up when an elder comes or when the national anthem is sung. When the song began, the whole hall stood up.',
        te: 'పెద్దలు వచ్చినప్పుడు, జాతీయ గీతం పాడినప్పుడు లేచి నిలబడతాం. పాట మొదలవగానే హాలంతా లేచి నిలబడింది.',
      },
    ],
    sentence: { en: 'We stood in line for ice cream.', te: 'మేము ఐస్‌క్రీమ్ కోసం వరుసలో నిలబడ్డాం.' },
  },
  {
    english: 'jump',
    telugu: 'దూకడం',
    grade: 1,
    alsoTelugu: ['గెంతడం'],
    explanations: [
      {
        en: 'To jump is to push off with our legs and go up into the air, or down from a height. The frog jumped from the bank into the pond with a splash.',
        te: 'కాళ్లతో నేలను తన్ని గాల్లోకి లేవడాన్ని, ఎత్తు నుంచి కిందికి ఉరకడాన్ని దూకడం అంటారు. కప్ప గట్టు మీద నుంచి చెరువులోకి బుడుంగుమంటూ దూకింది.',
      },
      {
        en: 'A kangaroo jumps on its two strong hind legs and uses its tail for balance. At the zoo one of them jumped right over a bush.',
        te: 'కంగారూ బలమైన వెనక కాళ్లతో దూకుతుంది; పడిపోకుండా తోక సాయపడుతుంది. జూలో ఒక కంగారూ పొదను దాటి దూకింది.',
      },
      {
        en: 'In the long jump you run first and then jump as far as you can. Kiran ran fast and jumped three meters.',
        te: 'లాంగ్ జంప్ ఆటలో ముందు పరుగెత్తి, తర్వాత వీలైనంత దూరం దూకాలి. కిరణ్ వేగంగా పరుగెత్తి మూడు మీటర్లు దూకాడు.',
      },
    ],
    sentence: { en: 'The frog jumped into the pond.', te: 'కప్ప చెరువులోకి దూకింది.' },
  },
  {
    english: 'climb',
    telugu: 'ఎక్కడం',
    grade: 1,
    emoji: '🧗',
    explanations: [
      {
        en: 'To climb is to go up a tree, a hill or steps. In a moment the squirrel climbed to the top of the neem tree.',
        te: 'చెట్టు, కొండ, మెట్లు లాంటివాటి మీదికి పోవడాన్ని ఎక్కడం అంటారు. ఉడత క్షణంలో వేపచెట్టు చివరిదాకా ఎక్కేసింది.',
      },
      {
        en: 'Telugu uses the same verb for getting on a bus or a train. We climb into the bus one by one and sit down.',
        te: 'బస్సు, రైలు, బండి లోపలికి వెళ్లడాన్ని కూడా ఎక్కడం అంటాం. మేము ఒకరి తర్వాత ఒకరు బస్సు ఎక్కి కూర్చుంటాం.',
      },
      {
        en: 'Some workers climb very tall trees to bring down coconuts. A man put a loop of rope around his feet and climbed up quickly.',
        te: 'కొబ్బరికాయలు దించడానికి కొందరు ఎంతో ఎత్తైన చెట్లు ఎక్కుతారు. ఒకాయన కాళ్లకు తాడు బంధం వేసుకుని గబగబా చెట్టు ఎక్కారు.',
      },
    ],
    sentence: { en: 'My little brother climbed the mango tree.', te: 'తమ్ముడు మామిడి చెట్టు ఎక్కాడు.' },
  },
  {
    english: 'swim',
    telugu: 'ఈదడం',
    grade: 2,
    emoji: '🏊',
    alsoTelugu: ['ఈత కొట్టడం'],
    explanations: [
      {
        en: 'To swim is to move through water with our arms and legs without sinking. I swim in the pool only when a grown-up is with me.',
        te: 'నీటిలో మునిగిపోకుండా చేతులూ కాళ్లూ ఆడిస్తూ ముందుకు కదలడమే ఈదడం. పెద్దవాళ్లు తోడు ఉంటేనే నేను కొలనులో ఈదుతాను.',
      },
      {
        en: 'Fish swim with their fins and tail, and nobody has to teach them. In the clear water of the canal we saw small fish swimming in a row.',
        te: 'చేపలు రెక్కలతో, తోకతో ఈదుతాయి; వాటికి ఎవరూ నేర్పక్కర్లేదు. కాలువలోని తేట నీటిలో చిన్న చేపలు వరుసగా ఈదడం చూశాం.',
      },
      {
        en: 'To learn to swim, you first float and kick your legs. Padma held on to the edge and kicked, and two weeks later she swam on her own.',
        te: 'ఈత నేర్చుకునేటప్పుడు ముందు నీటిపై తేలుతూ కాళ్లు ఆడించాలి. పద్మ గట్టు పట్టుకుని కాళ్లు ఆడించింది, రెండు వారాల్లో సొంతంగా ఈదింది.',
      },
    ],
    sentence: { en: 'The ducks are swimming in the pond.', te: 'బాతులు చెరువులో ఈదుతున్నాయి.' },
  },
  {
    english: 'fly',
    telugu: 'ఎగరడం',
    grade: 1,
    explanations: [
      {
        en: 'To fly is to travel through the air on wings, as birds and butterflies do. A flock of parrots flew over our roof, calling loudly.',
        te: 'పక్షులు, సీతాకోకచిలుకలు రెక్కలు ఆడిస్తూ గాలిలో వెళ్లడాన్ని ఎగరడం అంటారు. చిలుకల గుంపు అరుస్తూ మా మేడ మీదుగా ఎగిరిపోయింది.',
      },
      {
        en: 'The engines push a plane forward, and its wings make it fly. I flew with my parents from Hyderabad to Dubai.',
        te: 'ఇంజను ముందుకు నెట్టగా, రెక్కల వల్ల విమానం గాలిలో ఎగురుతుంది. నేను అమ్మా నాన్నలతో విమానంలో హైదరాబాద్ నుంచి దుబాయ్ వెళ్లాను.',
      },
      {
        en: 'Not every bird can fly: the ostrich runs and the penguin swims. A hen flies only a little, up to a wall or a low branch.',
        te: 'పక్షులన్నీ ఎగరలేవు: నిప్పుకోడి పరుగెత్తుతుంది, పెంగ్విన్ ఈదుతుంది. కోడి కొంచెమే ఎగురుతుంది, గోడ మీదికో చిన్న కొమ్మ మీదికో.',
      },
    ],
    sentence: { en: 'The pigeons are flying above the temple.', te: 'పావురాలు గుడి మీద ఎగురుతున్నాయి.' },
  },
  {
    english: 'sing',
    telugu: 'పాడడం',
    grade: 1,
    alsoTelugu: ['పాడటం'],
    explanations: [
      {
        en: 'To sing is to say words with a tune. Meena sang a Telugu song on School Day, and everyone clapped in time.',
        te: 'మాటలను రాగంతో పలకడమే పాడడం. బడి వార్షికోత్సవంలో మీనా తెలుగు పాట పాడితే అందరూ తాళం వేశారు.',
      },
      {
        en: 'People sing at work, at play and at festivals, and the work feels lighter. The women sang while they planted the rice.',
        te: 'పనిలో, ఆటలో, పండుగలో పాటలు పాడతారు; పాడితే శ్రమ తెలియదు. ఆడవాళ్లు పాడుతూ వరి నాట్లు వేశారు.',
      },
      {
        en: 'Annamayya wrote thousands of songs to the god of Tirumala, and people sing them to this day. Grandmother sings one of them every morning.',
        te: 'అన్నమయ్య తిరుమల వెంకన్న మీద వేల కీర్తనలు రాశారు; వాటిని ఇప్పటికీ పాడతారు. నానమ్మ రోజూ ఉదయం ఒక అన్నమయ్య కీర్తన పాడతారు.',
      },
    ],
    sentence: { en: 'My little sister sings while she bathes.', te: 'చెల్లి స్నానం చేస్తూ పాడుతుంది.' },
  },
  {
    english: 'dance',
    telugu: 'నాట్యం చేయడం',
    grade: 2,
    alsoTelugu: ['నృత్యం చేయడం', 'డ్యాన్స్ చేయడం'],
    explanations: [
      {
        en: 'To dance is to move our hands and feet in time with music. The girls tied bells around their ankles and danced on the stage.',
        te: 'పాటకూ తాళానికీ తగినట్టు కాళ్లూ చేతులూ కదిలించడమే నాట్యం చేయడం. అమ్మాయిలు కాళ్లకు గజ్జెలు కట్టుకుని వేదిక మీద నాట్యం చేశారు.',
      },
      {
        en: 'Kuchipudi, the dance of the Telugu people, is named after a village in Andhra Pradesh. In one of its dances the dancer stands on the rim of a brass plate.',
        te: 'తెలుగువారి నాట్యం కూచిపూడికి ఆంధ్రప్రదేశ్‌లోని ఒక ఊరి పేరు వచ్చింది. అందులో ఇత్తడి పళ్లెం అంచు మీద నిలబడి కూడా నాట్యం చేస్తారు.',
      },
      {
        en: 'A peacock seems to dance when it spreads its tail and turns. The clouds came up, and in the garden a peacock danced.',
        te: 'పురి విప్పి తిరిగే నెమలి నాట్యం చేసినట్టే ఉంటుంది. మబ్బులు రాగానే తోటలో నెమలి నాట్యం చేసింది.',
      },
    ],
    sentence: { en: 'We all danced on the day of the festival.', te: 'పండుగ రోజు అందరం నాట్యం చేశాం.' },
  },
  {
    english: 'draw',
    telugu: 'గీయడం',
    grade: 1,
    alsoTelugu: ['బొమ్మ గీయడం'],
    explanations: [
      {
        en: 'To draw is to make a picture with lines on paper. Chinni drew a house and a coconut tree beside it.',
        te: 'కాగితం మీద గీతలతో బొమ్మ వేయడమే గీయడం. చిన్ని ఒక ఇల్లు, దాని పక్కన కొబ్బరి చెట్టు గీసింది.',
      },
      {
        en: 'At dawn many Telugu women draw muggulu in front of their doors with white powder. My aunt drew a big lotus around the dots.',
        te: 'చాలామంది తెలుగు ఆడవాళ్లు తెల్లవారుజామున వాకిట్లో ముగ్గు గీస్తారు. పిన్ని చుక్కల చుట్టూ పెద్ద తామర ముగ్గు గీశారు.',
      },
      {
        en: 'Long before there were letters, people drew animals on the walls of caves. With one line Anu drew a fish, with another a bird.',
        te: 'అక్షరాలు లేని రోజుల్లోనే మనుషులు గుహల గోడల మీద జంతువుల బొమ్మలు గీశారు. అను ఒక గీతతో చేపను, మరో గీతతో పక్షిని గీసింది.',
      },
    ],
    sentence: { en: 'I drew a picture of our house.', te: 'నేను మా ఇంటి బొమ్మ గీశాను.' },
  },
  {
    english: 'cook',
    telugu: 'వండడం',
    grade: 2,
    alsoTelugu: ['వంట చేయడం'],
    explanations: [
      {
        en: 'To cook is to make food soft and tasty over heat. On Sunday Father cooked tomato dal for us.',
        te: 'బియ్యం, కూరగాయలు లాంటివాటిని పొయ్యి మీద మెత్తగా, రుచిగా చేయడమే వండడం. ఆదివారం నాన్న మా కోసం టమాటా పప్పు వండారు.',
      },
      {
        en: 'Cooking also kills germs, so cooked food is safe to eat. Mother cooks the egg well before she gives it to us.',
        te: 'వండితే క్రిములు చచ్చిపోతాయి, అందుకే వండిన ఆహారం సురక్షితం. అమ్మ గుడ్డును బాగా ఉడికించి మాకు పెడుతుంది.',
      },
      {
        en: 'Rice needs about two cups of water for one cup when it is cooked in a pot. Once my elder brother poured in too little, and the rice he cooked got burnt.',
        te: 'గిన్నెలో అన్నం వండేటప్పుడు కప్పు బియ్యానికి సుమారు రెండు కప్పుల నీళ్లు పోయాలి. అన్నయ్య ఒకసారి నీళ్లు తక్కువ పోసి వండితే అన్నం మాడింది.',
      },
    ],
    sentence: { en: 'Father cooked dal today.', te: 'ఈ రోజు నాన్న పప్పు వండారు.' },
  },
  {
    english: 'wash',
    telugu: 'కడగడం',
    grade: 1,
    explanations: [
      {
        en: 'To wash is to take the dirt away with water. Before meals we wash our hands with soap so that germs go away.',
        te: 'నీళ్లు పోసి మురికిని పోగొట్టడమే కడగడం. క్రిములు పోవాలని తినే ముందు సబ్బుతో చేతులు కడుక్కుంటాం.',
      },
      {
        en: 'Fruit and vegetables are washed because dust and sprays stick to them. Kiran washed the grapes twice and put them in a bowl.',
        te: 'పండ్లకు, కూరగాయలకు దుమ్ము, మందులు అంటి ఉంటాయి కాబట్టి కడగాలి. కిరణ్ ద్రాక్షపండ్లను రెండుసార్లు కడిగి గిన్నెలో పెట్టాడు.',
      },
      {
        en: 'When they come home, many people in villages wash their feet at the door. Grandfather washes his feet first and then comes in.',
        te: 'పల్లెల్లో బయటి నుంచి రాగానే చాలామంది గుమ్మం దగ్గర కాళ్లు కడుక్కుంటారు. తాతయ్య ముందు కాళ్లు కడుక్కుని లోపలికి వస్తారు.',
      },
    ],
    sentence: { en: 'After the meal my elder brother washed the plates.', te: 'భోజనం అయ్యాక అన్నయ్య కంచాలు కడిగాడు.' },
  },
  {
    english: 'bathe',
    telugu: 'స్నానం చేయడం',
    grade: 1,
    emoji: '🛀',
    alsoEnglish: ['take a bath'],
    explanations: [
      {
        en: 'To bathe is to clean the whole body with water and soap. On festival mornings we rub oil on our heads and then bathe.',
        te: 'ఒళ్లంతా సబ్బుతో రుద్దుకుని నీళ్లు పోసుకోవడమే స్నానం చేయడం. పండుగ రోజు ఉదయం తలకు నూనె రాసుకుని స్నానం చేస్తాం.',
      },
      {
        en: 'Animals bathe as well, each in its own way: sparrows in dust, elephants in rivers. An elephant bathed us too when it blew water from its trunk!',
        te: 'జంతువులు, పక్షులు కూడా స్నానం చేస్తాయి: పిచ్చుకలు దుమ్ములో, ఏనుగులు నదిలో. ఏనుగు తొండంతో నీళ్లు చిమ్మితే మాకూ స్నానం అయింది!',
      },
      {
        en: 'Warm water is good in winter, cool water in summer. In the cold months Meena bathes only after the sun has come up.',
        te: 'చలికాలంలో వేడి నీళ్లు, ఎండాకాలంలో చల్లని నీళ్లు బాగుంటాయి. చలికాలంలో మీనా ఎండ వచ్చాకే స్నానం చేస్తుంది.',
      },
    ],
    sentence: { en: 'We bathed in the cool river.', te: 'మేము చల్లని నదిలో స్నానం చేశాం.' },
  },
  {
    english: 'wear',
    telugu: 'వేసుకోవడం',
    grade: 1,
    alsoEnglish: ['put on'],
    alsoTelugu: ['తొడుక్కోవడం', 'ధరించడం'],
    explanations: [
      {
        en: 'To wear clothes is to have them on the body, like a shirt or a dress. Raju wore a new shirt on his birthday.',
        te: 'చొక్కా, గౌను లాంటి బట్టలతో ఒంటిని కప్పుకోవడమే వేసుకోవడం. పుట్టినరోజున రాజు కొత్త చొక్కా వేసుకున్నాడు.',
      },
      {
        en: 'What we wear changes with the weather: cotton in summer, wool in winter. In Delhi my cousin wears a sweater, a cap and gloves in January.',
        te: 'వాతావరణాన్ని బట్టి బట్టలు వేసుకుంటాం: ఎండాకాలంలో నూలు బట్టలు, చలికాలంలో ఉన్ని బట్టలు. ఢిల్లీలో మామయ్య కొడుకు జనవరిలో టోపీ పెట్టుకుని, స్వెటర్, చేతి తొడుగులు వేసుకుంటాడు.',
      },
      {
        en: 'Telugu has three different verbs for wearing a shirt, a cap and a saree. Lata put on a skirt and wore flowers in her braid.',
        te: 'తెలుగులో చొక్కా వేసుకుంటాం, టోపీ పెట్టుకుంటాం, చీర కట్టుకుంటాం. లత పరికిణీ వేసుకుని జడలో పూలు పెట్టుకుంది.',
      },
    ],
    sentence: { en: 'I will wear a new dress on my birthday.', te: 'పుట్టినరోజున నేను కొత్త గౌను వేసుకుంటాను.' },
  },
  {
    english: 'open',
    telugu: 'తెరవడం',
    grade: 1,
    alsoTelugu: ['తీయడం'],
    opposite: 'close',
    explanations: [
      {
        en: 'To open a thing is to move its door, lid or cover so that we can see or reach what is inside. Mother opened the window, and cool air came in.',
        te: 'మూసి ఉన్న తలుపు, పెట్టె, పుస్తకం లాంటివాటి లోపలిది కనిపించేలా చేయడమే తెరవడం. అమ్మ కిటికీ తెరవగానే చల్లని గాలి వచ్చింది.',
      },
      {
        en: 'Flowers open too: they spread their petals. The lotus opens in the morning.',
        te: 'పూలు కూడా విచ్చుకుంటాయి, అంటే రేకులు తెరుచుకుంటాయి. తామర పువ్వు పొద్దున్నే తెరుచుకుంటుంది.',
      },
      {
        en: 'Banks, shops and schools open at a fixed time. Our library opens at ten, so Gopi waits outside with his books.',
        te: 'బ్యాంకులను, దుకాణాలను, బడులను ఒక సమయానికి తెరుస్తారు. మా గ్రంథాలయం పదింటికి తెరుస్తారు; గోపి పుస్తకాలతో బయట ఎదురుచూస్తాడు.',
      },
    ],
    sentence: { en: 'Please open the window, it is very hot.', te: 'కిటికీ తెరవండి, చాలా వేడిగా ఉంది.' },
  },
  {
    english: 'close',
    telugu: 'మూయడం',
    grade: 1,
    alsoEnglish: ['shut'],
    alsoTelugu: ['మూసివేయడం'],
    opposite: 'open',
    explanations: [
      {
        en: 'To close a thing is to shut its door or lid so that nothing gets in or out. Close the pickle jar tightly, or ants will get into it.',
        te: 'లోపలికి ఏదీ పోకుండా, బయటికి ఏదీ రాకుండా తలుపు వేయడాన్ని, మూత పెట్టడాన్ని మూయడం అంటారు. పచ్చడి జాడీని గట్టిగా మూయాలి, లేకపోతే చీమలు పడతాయి.',
      },
      {
        en: 'We close our eyes to sleep, and our mouth while chewing. Chinnu closed his eyes and counted to twenty for the game.',
        te: 'నిద్రకు కళ్లు, నమిలేటప్పుడు నోరు మూస్తాం. ఆట కోసం చిన్ను కళ్లు మూసుకుని ఇరవై దాకా లెక్కపెట్టాడు.',
      },
      {
        en: 'A shop that is closed does not sell anything until it opens again. On Sunday the post office is closed, so Father went on Monday.',
        te: 'మూసిన దుకాణంలో మళ్లీ తెరిచేదాకా ఏమీ దొరకవు. ఆదివారం పోస్టాఫీసు మూసి ఉంటుంది కాబట్టి నాన్న సోమవారం వెళ్లారు.',
      },
    ],
    sentence: { en: 'Mother closes the windows at night.', te: 'అమ్మ రాత్రి కిటికీలు మూస్తుంది.' },
  },
  {
    english: 'give',
    telugu: 'ఇవ్వడం',
    grade: 1,
    opposite: 'take',
    explanations: [
      {
        en: 'To give is to hand something of ours to another person. Padma gave her friend half of her guava.',
        te: 'మన దగ్గర ఉన్నదాన్ని మరొకరి చేతికి అందించడమే ఇవ్వడం. పద్మ తన జామకాయలో సగం స్నేహితురాలికి ఇచ్చింది.',
      },
      {
        en: 'When we give something to elders, we use the right hand or both hands. Anita gave the fruit to Grandfather with both hands.',
        te: 'పెద్దలకు ఏదైనా ఇచ్చేటప్పుడు కుడి చేత్తోనో రెండు చేతులతోనో ఇస్తాం. అనిత తాతయ్యకు రెండు చేతులతో పండు ఇచ్చింది.',
      },
      {
        en: 'We can give time, help or a smile too, and they cost nothing. Ravi gives an hour each Sunday to teach small children.',
        te: 'సమయం, సాయం, చిరునవ్వు కూడా ఇవ్వవచ్చు; వాటికి ఖర్చు లేదు. రవి ప్రతి ఆదివారం ఒక గంట చిన్నపిల్లల చదువుకు ఇస్తాడు.',
      },
    ],
    sentence: { en: 'My aunt gave me a doll.', te: 'అత్తయ్య నాకు ఒక బొమ్మ ఇచ్చారు.' },
  },
  {
    english: 'take',
    telugu: 'తీసుకోవడం',
    grade: 1,
    opposite: 'give',
    explanations: [
      {
        en: 'To take a thing is to get hold of it and keep it with us. My elder brother took an umbrella because the sky was cloudy.',
        te: 'కావలసిన వస్తువును అందుకుని మన దగ్గర ఉంచుకోవడమే తీసుకోవడం. మబ్బు పట్టిందని అన్నయ్య గొడుగు తీసుకున్నాడు.',
      },
      {
        en: 'Many Telugu phrases use this verb: you take rest, a decision or a breath. The doctor told Raju to take two days’ rest.',
        te: 'విశ్రాంతి తీసుకోవడం, నిర్ణయం తీసుకోవడం, ఊపిరి తీసుకోవడం అని ఎన్నో మాటలున్నాయి. రెండు రోజులు విశ్రాంతి తీసుకోమని డాక్టర్ రాజుకు చెప్పారు.',
      },
      {
        en: 'It is polite to say thank you when we take something that is given to us. Sita took the book with a smile and said thank you.',
        te: 'ఇచ్చినదాన్ని తీసుకునేటప్పుడు ధన్యవాదాలు చెప్పడం మర్యాద. సీత నవ్వుతూ పుస్తకం తీసుకుని ధన్యవాదాలు చెప్పింది.',
      },
    ],
    sentence: { en: 'Take one laddu.', te: 'నువ్వు ఒక లడ్డూ తీసుకో.' },
  },
  {
    english: 'wake up',
    telugu: 'నిద్ర లేవడం',
    grade: 1,
    alsoEnglish: ['get up', 'wake'],
    alsoTelugu: ['మేల్కోవడం', 'నిద్రలేవడం'],
    opposite: 'sleep',
    explanations: [
      {
        en: 'To wake up is to open our eyes when our sleep is over. The rooster crows, and the whole village wakes up.',
        te: 'నిద్ర పూర్తయ్యాక కళ్లు తెరిచి పక్క మీద నుంచి లేవడమే నిద్ర లేవడం. కోడి కూయగానే ఊరంతా నిద్ర లేస్తుంది.',
      },
      {
        en: 'An alarm clock or a rooster can wake us up. When Kiran’s alarm rang at five, the whole house woke up except Kiran.',
        te: 'అలారం గడియారం, కోడి కూత మనల్ని నిద్ర లేపుతాయి. ఐదింటికి అలారం మోగితే ఇంట్లో అందరూ నిద్ర లేచారు, కిరణ్ తప్ప.',
      },
      {
        en: 'Owls and bats wake up when we go to sleep. At night, when the street is quiet, the owl in our tree wakes up and hoots.',
        te: 'మనం పడుకునే వేళకు గుడ్లగూబలు, గబ్బిలాలు నిద్ర లేస్తాయి. రాత్రి వీధి నిశ్శబ్దమయ్యాక మా చెట్టు మీది గుడ్లగూబ నిద్ర లేచి కూస్తుంది.',
      },
    ],
    sentence: { en: 'My little brother has not woken up yet.', te: 'తమ్ముడు ఇంకా నిద్ర లేవలేదు.' },
  },
  {
    english: 'buy',
    telugu: 'కొనడం',
    grade: 2,
    alsoEnglish: ['purchase'],
    opposite: 'sell',
    explanations: [
      {
        en: 'To buy is to pay money and make a thing our own. We bought a kilo of tomatoes at the market for thirty rupees.',
        te: 'డబ్బు ఇచ్చి ఒక వస్తువును మన సొంతం చేసుకోవడమే కొనడం. సంతలో ముప్పై రూపాయలకు కిలో టమాటాలు కొన్నాం.',
      },
      {
        en: 'Before buying, a wise person looks at the price and at the thing itself. Mother looked at three pumpkins and bought the freshest.',
        te: 'కొనే ముందు ధరను, వస్తువును చూసుకోవాలి. అమ్మ మూడు గుమ్మడికాయలు చూసి తాజాదాన్ని కొంది.',
      },
      {
        en: 'In village markets people bargain: they ask to buy for less. Grandfather bargained and bought the mat for eighty rupees.',
        te: 'పల్లెల సంతలో బేరం ఆడతారు, అంటే తక్కువ ధరకు కొనాలని అడుగుతారు. తాతయ్య బేరం ఆడి ఎనభై రూపాయలకు చాప కొన్నారు.',
      },
    ],
    sentence: { en: 'Father bought me new shoes.', te: 'నాన్న నాకు కొత్త బూట్లు కొన్నారు.' },
  },
  {
    english: 'sell',
    telugu: 'అమ్మడం',
    grade: 2,
    opposite: 'buy',
    explanations: [
      {
        en: 'To sell is to give things to people and take money for them. In summer Rangayya sells tender coconuts by the roadside.',
        te: 'డబ్బు తీసుకుని మన వస్తువును ఇతరులకు ఇచ్చేయడమే అమ్మడం. వేసవిలో రంగయ్య రోడ్డు పక్కన కొబ్బరి బోండాలు అమ్ముతారు.',
      },
      {
        en: 'Sellers call out so that people know what they have. In the early morning a man comes by selling curd.',
        te: 'అమ్మేవారు తమ దగ్గర ఏముందో తెలిసేలా కేకలు వేస్తారు. పొద్దున్నే ఒకాయన మా వీధిలో పెరుగు అమ్ముకుంటూ వస్తారు.',
      },
      {
        en: 'Today things are sold on the internet too, and they come to our door. A weaver from Mangalagiri sells his sarees to people in London.',
        te: 'ఇప్పుడు ఇంటర్నెట్‌లో కూడా వస్తువులు అమ్ముతారు; అవి ఇంటికే వస్తాయి. మంగళగిరి నేతకారులు ఒకరు లండన్‌లో ఉన్నవారికి చీరలు అమ్ముతున్నారు.',
      },
    ],
    sentence: { en: 'He sells peanuts near the school.', te: 'ఆయన బడి దగ్గర వేరుశనగకాయలు అమ్ముతారు.' },
  },
  {
    english: 'ask',
    telugu: 'అడగడం',
    grade: 1,
    explanations: [
      {
        en: 'To ask is to say that we want to know something or to get something. Hari asked the teacher why the sky is blue.',
        te: 'తెలియనిది చెప్పమనడాన్ని, కావలసినది ఇవ్వమనడాన్ని అడగడం అంటారు. ఆకాశం నీలంగా ఎందుకు ఉంటుందని హరి టీచర్‌ను అడిగాడు.',
      },
      {
        en: 'Question words help us ask: who, what, where, when, why. My little sister asks why so often that we all call her the question girl.',
        te: 'ఎవరు, ఏమిటి, ఎక్కడ, ఎప్పుడు, ఎందుకు అనే మాటలతో అడుగుతాం. చెల్లి మాటిమాటికీ ఎందుకు అని అడుగుతుంది; అందుకే అందరం ఆమెను ప్రశ్నల పాప అంటాం.',
      },
      {
        en: 'A Telugu saying tells us that even a mother serves food only when asked, so ask for what you need. Gopi was shy, but he asked the teacher for help.',
        te: 'అడగనిదే అమ్మయినా అన్నం పెట్టదు అని సామెత; కాబట్టి కావలసింది అడగాలి. గోపి సిగ్గుపడినా టీచర్‌ను సాయం అడిగాడు.',
      },
    ],
    sentence: { en: 'I asked the teacher a question.', te: 'నేను టీచర్‌ను ఒక ప్రశ్న అడిగాను.' },
  },
  {
    english: 'tell',
    telugu: 'చెప్పడం',
    grade: 1,
    alsoEnglish: ['say'],
    explanations: [
      {
        en: 'To tell is to let others know something in words. Every night Grandmother tells us a story from the Panchatantra.',
        te: 'మనకు తెలిసిన విషయాన్ని మాటలతో ఇతరులకు తెలియజేయడమే చెప్పడం. రోజూ రాత్రి అమ్మమ్మ మాకు పంచతంత్రం నుంచి ఒక కథ చెప్తారు.',
      },
      {
        en: 'To tell a story well, change your voice: soft for the mouse, deep for the lion. When Lata tells a story like that, even the little ones sit still.',
        te: 'కథ బాగా చెప్పాలంటే గొంతు మార్చాలి: ఎలుకకు సన్నగా, సింహానికి గంభీరంగా. లత అలా కథ చెప్తే చిన్నపిల్లలు కూడా కదలరు.',
      },
      {
        en: 'If something troubles you, tell a grown-up you trust. Raju told Mother that some big kids were teasing him, and she went to school with him.',
        te: 'ఏదైనా ఇబ్బంది ఉంటే నమ్మకమైన పెద్దవాళ్లకు చెప్పాలి. పెద్ద పిల్లలు ఏడిపిస్తున్నారని రాజు చెప్తే, అమ్మ అతనితో బడికి వెళ్లింది.',
      },
    ],
    sentence: { en: 'Please tell me one more story.', te: 'నాకు ఇంకో కథ చెప్పండి.' },
  },
  {
    english: 'help',
    telugu: 'సాయం చేయడం',
    grade: 1,
    alsoTelugu: ['సహాయం చేయడం', 'సాయపడడం'],
    explanations: [
      {
        en: "To help is to join in someone's work so that it becomes easier. Vamsi helped an old man by carrying his bag.",
        te: 'ఇతరుల పని తేలికయ్యేలా మనమూ చెయ్యి వేయడమే సాయం చేయడం. వంశీ ఒక పెద్దాయన సంచి మోసి ఆయనకు సాయం చేశాడు.',
      },
      {
        en: 'Animals help each other too: elephants stand around a weak calf and guard it. When one ant finds food, the others come and help to carry it.',
        te: 'జంతువులు కూడా ఒకదానికొకటి సాయం చేసుకుంటాయి: ఏనుగులు బలహీనమైన పిల్ల చుట్టూ నిలబడి కాపాడతాయి. ఒక చీమకు ఆహారం దొరికితే మిగతావి మోయడానికి సాయం చేస్తాయి.',
      },
      {
        en: 'Holding a door, giving up a seat, picking up something that fell: all of these help. On the bus Padma gave an old lady her seat.',
        te: 'తలుపు పట్టుకోవడం, సీటు ఇవ్వడం, పడినది తీసి ఇవ్వడం, ఇవన్నీ సాయమే. బస్సులో పద్మ ఒక అవ్వకు సీటు ఇచ్చి సాయం చేసింది.',
      },
    ],
    sentence: { en: 'I help Mother with the cooking.', te: 'నేను అమ్మకు వంటలో సాయం చేస్తాను.' },
  },
  {
    english: 'learn',
    telugu: 'నేర్చుకోవడం',
    grade: 1,
    explanations: [
      {
        en: 'To learn is to practice something new until we can do it. Sunil learned to ride a bicycle in just one month.',
        te: 'ముందు రాని పనిని సాధన చేసి వచ్చేలా చేసుకోవడమే నేర్చుకోవడం. సునీల్ ఒక్క నెలలోనే సైకిల్ తొక్కడం నేర్చుకున్నాడు.',
      },
      {
        en: 'We learn not only in school but from parents, friends and even mistakes. After burning a roti, Kiran learned to turn down the flame.',
        te: 'బడిలోనే కాదు, అమ్మానాన్నల నుంచి, స్నేహితుల నుంచి, తప్పుల నుంచి కూడా నేర్చుకుంటాం. రొట్టె మాడాక మంట తగ్గించడం కిరణ్ నేర్చుకున్నాడు.',
      },
      {
        en: 'We can learn at any age. At seventy Grandmother learned to make video calls, and now she calls us every day.',
        te: 'ఏ వయసులోనైనా నేర్చుకోవచ్చు. డెబ్బై ఏళ్ల వయసులో నానమ్మ వీడియో కాల్ చేయడం నేర్చుకున్నారు; ఇప్పుడు రోజూ మాకు చేస్తున్నారు.',
      },
    ],
    sentence: { en: 'We are learning a Telugu song.', te: 'మేము తెలుగు పాట నేర్చుకుంటున్నాం.' },
  },
  {
    english: 'teach',
    telugu: 'నేర్పడం',
    grade: 2,
    alsoTelugu: ['నేర్పించడం', 'బోధించడం'],
    explanations: [
      {
        en: 'To teach is to help others learn what we know. My aunt taught me how to tie my shoelaces.',
        te: 'మనకు వచ్చినదాన్ని ఇతరులకు కూడా వచ్చేలా చేయడమే నేర్పడం. బూట్ల లేసులు కట్టుకోవడం పిన్ని నాకు నేర్పారు.',
      },
      {
        en: 'Animals teach their young as well. A mother cat teaches her kittens to catch mice by letting them watch.',
        te: 'జంతువులు కూడా తమ పిల్లలకు నేర్పుతాయి. తల్లి పిల్లి తాను ఎలుకను పట్టి చూపిస్తూ పిల్లలకు వేట నేర్పుతుంది.',
      },
      {
        en: 'Children can teach grown-ups too. Meena taught her grandfather to type in Telugu on his phone.',
        te: 'పిల్లలు కూడా పెద్దలకు నేర్పవచ్చు. ఫోన్‌లో తెలుగు టైప్ చేయడం మీనా తాతయ్యకు నేర్పింది.',
      },
    ],
    sentence: { en: 'Grandfather taught me to swim.', te: 'తాతయ్య నాకు ఈత నేర్పారు.' },
  },
  {
    english: 'think',
    telugu: 'ఆలోచించడం',
    grade: 2,
    emoji: '🤔',
    explanations: [
      {
        en: 'To think is to work out in our mind what to do and how. Lakshmi thought for a while and then solved the riddle.',
        te: 'ఏం చేయాలో, ఎలా చేయాలో ముందుగా మనసులో అనుకుని చూసుకోవడమే ఆలోచించడం. లక్ష్మి కాసేపు ఆలోచించి పొడుపు కథ విప్పింది.',
      },
      {
        en: 'Elders tell us to think before we begin a task, and not after. Ravi thought about the weight first and took the bigger bag.',
        te: 'పని మొదలుపెట్టకముందే ఆలోచించాలి, తర్వాత కాదు అని పెద్దలు అంటారు. రవి బరువు గురించి ముందే ఆలోచించి పెద్ద సంచి తీసుకెళ్లాడు.',
      },
      {
        en: 'Chess and riddles teach us to think a few steps ahead. Anita thought for five minutes and moved her knight.',
        te: 'చదరంగం, పొడుపు కథలు ముందుచూపుతో ఆలోచించడం నేర్పుతాయి. అనిత ఐదు నిమిషాలు ఆలోచించి గుర్రాన్ని జరిపింది.',
      },
    ],
    sentence: { en: 'Think a little before you answer.', te: 'జవాబు చెప్పే ముందు కొంచెం ఆలోచించు.' },
  },
  {
    english: 'work',
    telugu: 'పని చేయడం',
    grade: 2,
    explanations: [
      {
        en: 'To work is to use the body or the mind to get something done. The farmers worked in the field until noon.',
        te: 'శరీరంతోనో బుద్ధితోనో శ్రమపడి ఏదైనా పూర్తి చేయడమే పని చేయడం. రైతులు మధ్యాహ్నం దాకా పొలంలో పని చేశారు.',
      },
      {
        en: 'Machines work too; when one is broken, we say that it does not work. Our fan did not work, so Father called the electrician.',
        te: 'యంత్రాలు కూడా పని చేస్తాయి; పాడైతే పని చేయడం లేదు అంటాం. మా ఫ్యాన్ పని చేయకపోతే నాన్న ఎలక్ట్రీషియన్‌ను పిలిచారు.',
      },
      {
        en: 'Some people work by day and others by night, so that we are safe and well. My aunt is a nurse and works at night in the hospital.',
        te: 'మనం క్షేమంగా ఉండాలని కొందరు పగలు, కొందరు రాత్రి పని చేస్తారు. మా పిన్ని నర్సు; ఆసుపత్రిలో రాత్రిపూట పని చేస్తారు.',
      },
    ],
    sentence: { en: 'My aunt works in a hospital.', te: 'మా పిన్ని ఆసుపత్రిలో పని చేస్తారు.' },
  },
  {
    english: 'sweep',
    telugu: 'ఊడ్చడం',
    grade: 2,
    alsoTelugu: ['ఊడవడం', 'చిమ్మడం'],
    explanations: [
      {
        en: 'To sweep is to clean the floor or the yard with a broom. Grandmother sweeps the front yard at dawn and then draws a muggu.',
        te: 'చీపురుతో దుమ్మును, ఎండుటాకులను ఒక చోటికి చేర్చి శుభ్రం చేయడమే ఊడ్చడం. నానమ్మ తెల్లవారుజామునే వాకిలి ఊడ్చి ముగ్గు వేస్తారు.',
      },
      {
        en: 'We use a soft broom inside the house and a stiff one made of coconut ribs in the yard. Gopi swept up the dry leaves with the stiff broom.',
        te: 'ఇంట్లో మెత్తని చీపురుతో, వాకిట్లో కొబ్బరి ఈనెల చీపురుతో ఊడుస్తారు. గోపి ఈనెల చీపురుతో ఎండుటాకులు ఊడ్చాడు.',
      },
      {
        en: 'Street sweepers sweep the roads before most of us wake up. We can help them by not throwing litter.',
        te: 'మనం లేవకముందే పారిశుద్ధ్య కార్మికులు రోడ్లు ఊడుస్తారు. చెత్త వేయకపోతే వారికి సాయం చేసినట్టే.',
      },
    ],
    sentence: { en: 'I will sweep the yard, and you sprinkle the water.', te: 'నేను వాకిలి ఊడుస్తాను, నువ్వు నీళ్లు చల్లు.' },
  },
  {
    english: 'throw',
    telugu: 'విసరడం',
    grade: 1,
    opposite: 'catch',
    explanations: [
      {
        en: 'To throw is to send a thing through the air with our hand. Ramya threw the ball high toward Balu.',
        te: 'చేతిలోని వస్తువును గాల్లో దూరంగా పోయేలా వదలడమే విసరడం. రమ్య బంతిని ఎత్తుగా బాలు వైపు విసిరింది.',
      },
      {
        en: 'To throw far, step forward and swing your whole arm. Kiran threw the ball from the boundary right to the wicket.',
        te: 'దూరంగా విసరాలంటే ఒక అడుగు ముందుకు వేసి చెయ్యి మొత్తం తిప్పాలి. కిరణ్ బౌండరీ దగ్గర నుంచి బంతిని వికెట్ల మీదికి విసిరాడు.',
      },
      {
        en: 'The fisherman throws his net over the water in a wide circle. When he pulled it in, small silver fish were jumping in it.',
        te: 'జాలరి నీటి మీద వలను గుండ్రంగా విసురుతారు. దాన్ని లాగితే అందులో వెండిలా మెరిసే చిన్న చేపలు ఎగిరాయి.',
      },
    ],
    sentence: { en: 'Throw the ball to me!', te: 'బంతిని నా వైపు విసురు!' },
  },
  {
    english: 'catch',
    telugu: 'పట్టుకోవడం',
    grade: 1,
    alsoEnglish: ['hold'],
    opposite: 'throw',
    explanations: [
      {
        en: 'To catch is to stop a moving thing with the hands and hold it. Sana ran back and caught the ball with both hands.',
        te: 'వచ్చే వస్తువును చేతులతో ఆపి ఉంచుకోవడమే పట్టుకోవడం. సనా వెనక్కి పరుగెత్తి రెండు చేతులతో బంతిని పట్టుకుంది.',
      },
      {
        en: 'A thief is caught, but in Telugu it is the cold that catches us! I got wet in the rain, and a cold caught me.',
        te: 'దొంగను పట్టుకుంటారు; జలుబు మాత్రం మనల్నే పట్టుకుంటుంది! వానలో తడిసి నాకు జలుబు పట్టుకుంది.',
      },
      {
        en: 'On the road we should hold a small child’s hand. Hold my finger, said Grandfather, and Chitti held it tight.',
        te: 'రోడ్డు మీద చిన్నపిల్లల చెయ్యి పట్టుకోవాలి. నా వేలు పట్టుకో అని తాతయ్య అంటే చిట్టి గట్టిగా పట్టుకుంది.',
      },
    ],
    sentence: { en: 'Sita caught the ball with one hand.', te: 'సీత ఒక చేత్తో బంతిని పట్టుకుంది.' },
  },
  {
    english: 'push',
    telugu: 'నెట్టడం',
    grade: 2,
    alsoTelugu: ['తోయడం'],
    opposite: 'pull',
    explanations: [
      {
        en: 'To push is to press on a thing so that it moves away from us. Four people together pushed the car that had stopped.',
        te: 'ఏదైనా మన నుంచి ముందుకు కదిలేలా చేతులతో గట్టిగా ఒత్తడమే నెట్టడం. ఆగిపోయిన కారును నలుగురు కలిసి నెట్టారు.',
      },
      {
        en: 'Some doors open when pushed and others when pulled, and it is written on them. Chinnu pushed hard, but the door said pull!',
        te: 'కొన్ని తలుపులు నెడితే తెరుచుకుంటాయి, కొన్ని లాగితే; దాని మీదే రాసి ఉంటుంది. చిన్ను ఎంత నెట్టినా తెరుచుకోలేదు, అది లాగే తలుపు!',
      },
      {
        en: 'A heavy thing with wheels is easy to push. My little sister sat in the cart, and I pushed her all around the store.',
        te: 'చక్రాలు ఉంటే బరువైనదాన్ని కూడా తేలిగ్గా నెట్టవచ్చు. చెల్లి బండిలో కూర్చుంటే నేను దాన్ని నెడుతూ దుకాణమంతా తిరిగాను.',
      },
    ],
    sentence: { en: 'Do not push anyone in the line.', te: 'వరుసలో ఎవరినీ నెట్టకు.' },
  },
  {
    english: 'pull',
    telugu: 'లాగడం',
    grade: 2,
    opposite: 'push',
    explanations: [
      {
        en: 'To pull is to make a thing come toward us or along behind us. Two bullocks are pulling a cart full of hay.',
        te: 'ఏదైనా మన వైపు వచ్చేలా, లేదా మన వెనకే కదిలేలా చేయడమే లాగడం. రెండు ఎద్దులు గడ్డి నిండిన బండిని లాగుతున్నాయి.',
      },
      {
        en: 'Water is pulled up from a deep well with a rope and a pulley. Padma pulled the rope, and the full bucket came up.',
        te: 'లోతైన బావి నుంచి గిలకతో, తాడుతో నీళ్లు లాగుతారు. పద్మ తాడు లాగగానే నిండు బకెట్ పైకి వచ్చింది.',
      },
      {
        en: 'At temple festivals hundreds of people pull the great chariot with thick ropes. I held the rope and pulled too.',
        te: 'గుడి ఉత్సవాల్లో వందల మంది కలిసి లావు తాళ్లతో రథాన్ని లాగుతారు. నేనూ తాడు పట్టుకుని లాగాను.',
      },
    ],
    sentence: { en: 'All of us pulled the rope together.', te: 'మేమందరం కలిసి తాడు లాగాం.' },
  },
  {
    english: 'count',
    telugu: 'లెక్కపెట్టడం',
    grade: 1,
    alsoTelugu: ['లెక్కించడం'],
    explanations: [
      {
        en: 'To count is to say one, two, three and so on to find out how many there are. Chitti counted the stars until she fell asleep.',
        te: 'ఎన్ని ఉన్నాయో తెలుసుకోవడానికి ఒకటి, రెండు, మూడు అనుకుంటూ పోవడమే లెక్కపెట్టడం. చిట్టి నక్షత్రాలు లెక్కపెడుతూ నిద్రపోయింది.',
      },
      {
        en: 'Big numbers are counted in groups of ten or a hundred. The shopkeeper counts the coins in heaps of ten.',
        te: 'ఎక్కువ ఉంటే పదులుగా, వందలుగా లెక్కపెడతారు. దుకాణదారు నాణేలను పదేసి కుప్పలు చేసి లెక్కపెడతారు.',
      },
      {
        en: 'We can count to ten on our fingers; many elders count on the lines of their fingers and get further. Grandmother counted to twelve on one hand.',
        te: 'వేళ్లతో పది దాకా లెక్కపెట్టవచ్చు; పెద్దలు వేళ్ల గీతల మీద ఇంకా ఎక్కువ లెక్కపెడతారు. నానమ్మ ఒక్క చేతి మీదే పన్నెండు దాకా లెక్కపెట్టారు.',
      },
    ],
    sentence: { en: 'I can count to a hundred.', te: 'నేను వంద దాకా లెక్కపెట్టగలను.' },
  },
  {
    english: 'search',
    telugu: 'వెతకడం',
    grade: 2,
    alsoEnglish: ['look for'],
    explanations: [
      {
        en: "To search is to look here and there for something we cannot find. We searched the whole house for the key, and it was in Father's pocket.",
        te: 'కనబడని వస్తువు కోసం అక్కడా ఇక్కడా చూడడమే వెతకడం. తాళంచెవి కోసం ఇల్లంతా వెతికితే, చివరికి అది నాన్న జేబులో దొరికింది.',
      },
      {
        en: 'To search for a word in a dictionary, we look under its first letter. Anu searched and found it on the last page.',
        te: 'నిఘంటువులో పదాన్ని దాని మొదటి అక్షరం కింద వెతుకుతాం. అను వెతికితే అది చివరి పేజీలో దొరికింది.',
      },
      {
        en: 'A Telugu saying tells of someone who carries a baby on the hip and searches the whole village for it. Grandfather searched for the glasses that were on his head!',
        te: 'చంకలో పిల్లను పెట్టుకుని ఊరంతా వెతికినట్టు అని సామెత. తాతయ్య కళ్లద్దాలు తల మీదే పెట్టుకుని ఇల్లంతా వెతికారు!',
      },
    ],
    sentence: { en: 'What are you searching for?', te: 'నువ్వు దేని కోసం వెతుకుతున్నావు?' },
  },
  {
    english: 'share',
    telugu: 'పంచుకోవడం',
    grade: 1,
    explanations: [
      {
        en: 'To share is to give each person a part of what there is. The three boys shared one packet of peanuts.',
        te: 'ఉన్నదాంట్లో అందరూ తలా కొంత తీసుకోవడమే పంచుకోవడం. ముగ్గురు అబ్బాయిలు ఒక పొట్లం వేరుశనగకాయలు పంచుకున్నారు.',
      },
      {
        en: 'When we share, joy grows and sorrow shrinks. Lata shared her sad news with her friend and felt lighter.',
        te: 'పంచుకుంటే సంతోషం పెరుగుతుంది, బాధ తగ్గుతుంది. లత తన బాధను స్నేహితురాలితో పంచుకుంటే మనసు తేలికపడింది.',
      },
      {
        en: 'Brothers and sisters often share a room, toys and even clothes. My brother and I share one bicycle: he rides it in the morning and I in the evening.',
        te: 'అన్నదమ్ములు, అక్కచెల్లెళ్లు తరచుగా గదిని, బొమ్మలను, బట్టలను కూడా పంచుకుంటారు. తమ్ముడూ నేనూ ఒకే సైకిల్ పంచుకుంటాం: ఉదయం వాడు, సాయంత్రం నేను.',
      },
    ],
    sentence: { en: 'The two of us shared one mango.', te: 'మేమిద్దరం ఒకే మామిడి పండు పంచుకున్నాం.' },
  },
];
