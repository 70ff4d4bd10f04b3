import type { Word } from './word';

export const greetings: readonly Word[] = [
  {
    english: 'hello',
    telugu: 'నమస్కారం',
    grade: 1,
    emoji: '🙏',
    alsoEnglish: ['greetings', 'hi'],
    alsoTelugu: ['నమస్తే'],
    explanations: [
      {
        en: 'Hello is what we say when we meet someone. In Telugu we fold our hands and say namaskaram; I said it to my teacher at the school gate, and she smiled.',
        te: 'ఎవరినైనా కలిసినప్పుడు చేతులు జోడించి చెప్పే మాట నమస్కారం. బడి గేటు దగ్గర నేను టీచరుకు నమస్కారం చెప్పాను, ఆమె నవ్వారు.',
      },
      {
        en: 'The Telugu hello comes from Sanskrit and means bowing with respect. At the start of her speech the guest greeted the whole hall with it.',
        te: 'ఇది సంస్కృతం నుంచి వచ్చిన మాట; గౌరవంతో తల వంచడం అని దీని అర్థం. అతిథి తన ప్రసంగాన్ని సభలోని అందరికీ నమస్కారం చెప్పి మొదలుపెట్టారు.',
      },
      {
        en: 'This hello suits every hour of the day and people of every age. On the telephone, too, Grandfather begins with it and then asks who is speaking.',
        te: 'ఉదయమైనా రాత్రయినా, పెద్దవారికైనా చిన్నవారికైనా ఈ పలకరింపు సరిపోతుంది. తాతయ్య ఫోనులో కూడా ముందు నమస్కారం చెప్పి, ఎవరండీ అని అడుగుతారు.',
      },
    ],
    sentence: { en: 'Hello, please come in!', te: 'నమస్కారం, లోపలికి రండి!' },
  },
  {
    english: 'thank you',
    telugu: 'ధన్యవాదాలు',
    grade: 1,
    alsoEnglish: ['thanks'],
    alsoTelugu: ['కృతజ్ఞతలు'],
    explanations: [
      {
        en: 'We say thank you when someone helps us or gives us something. When the boy next to me lent me his pen, I said thank you.',
        te: 'ఎవరైనా మనకు సాయం చేసినా, ఏదైనా ఇచ్చినా చెప్పే మాట ధన్యవాదాలు. పక్క అబ్బాయి పెన్ను ఇస్తే నేను ధన్యవాదాలు చెప్పాను.',
      },
      {
        en: 'Thanks can also be shown by a smile, a letter or a good deed. We wrote a card of thanks to the nurse who had looked after Grandfather.',
        te: 'కృతజ్ఞతను చిరునవ్వుతోనో, ఉత్తరంతోనో, మంచి పనితోనో కూడా తెలపవచ్చు. తాతయ్యను చూసుకున్న నర్సుకు మేము ధన్యవాదాలు తెలుపుతూ ఒక కార్డు రాశాం.',
      },
      {
        en: 'The Telugu word is a plural, as if one thanks were never enough. At the end of the programme the head teacher gave thanks to all the parents.',
        te: 'ఒక్కసారి చెప్తే చాలదన్నట్టు తెలుగులో ఈ మాటను బహువచనంలో వాడతాం. కార్యక్రమం చివర ప్రధానోపాధ్యాయులు తల్లిదండ్రులందరికీ ధన్యవాదాలు తెలిపారు.',
      },
    ],
    sentence: { en: 'Thank you for coming.', te: 'వచ్చినందుకు ధన్యవాదాలు.' },
  },
  {
    english: 'sorry',
    telugu: 'క్షమించండి',
    grade: 1,
    alsoEnglish: ['forgive me'],
    alsoTelugu: ['మన్నించండి'],
    explanations: [
      {
        en: 'We say sorry when we have done something wrong. I stepped on a man’s foot in the bus and said sorry at once.',
        te: 'మన వల్ల తప్పు జరిగితే క్షమించండి అని అడుగుతాం. బస్సులో ఒకాయన కాలు తొక్కాను, వెంటనే క్షమించండి అన్నాను.',
      },
      {
        en: 'We say sorry to elders with a polite ending, and to a friend in a shorter form. Balu spilt water on Grandmother’s book and used the polite one.',
        te: 'పెద్దవారితో క్షమించండి అనీ, స్నేహితులతో క్షమించు అనీ అంటాం. నానమ్మ పుస్తకం మీద నీళ్లు ఒలికించిన బాలు మర్యాదగా క్షమించండి అన్నాడు.',
      },
      {
        en: 'Being sorry is more than a word: we also try to put things right. Teja tore his cousin’s kite, so he made her a new one.',
        te: 'మాటతో పాటు, జరిగిన తప్పును సరిదిద్దితేనే అది నిజమైన క్షమాపణ. మరదలి గాలిపటాన్ని చింపిన తేజ, ఆమెకు కొత్తది చేసి ఇచ్చాడు.',
      },
    ],
    sentence: { en: 'Sorry, I am late.', te: 'క్షమించండి, ఆలస్యమైంది.' },
  },
  {
    english: 'please',
    telugu: 'దయచేసి',
    grade: 1,
    explanations: [
      {
        en: 'Please is the word we say to ask for something politely. In the shop Lalitha said: please give me two notebooks.',
        te: 'దేన్నైనా మర్యాదగా అడగాలంటే ముందు దయచేసి అంటాం. లలిత దుకాణంలో దయచేసి రెండు నోటుపుస్తకాలు ఇవ్వండి అని అడిగింది.',
      },
      {
        en: 'We often read or hear it in public places. In the park a board asks people, please, not to pluck the flowers.',
        te: 'అందరూ తిరిగే చోట్ల ఈ మాట తరచుగా కనిపిస్తుంది, వినిపిస్తుంది. పార్కులో దయచేసి పూలు కోయవద్దు అని ఒక బోర్డు ఉంది.',
      },
      {
        en: 'In everyday Telugu, the polite ending -andi often does the work of please. Without any extra word I politely say to a guest: sit down.',
        te: 'రోజువారీ తెలుగులో మాట చివర అండి చేర్చినా చాలు, మర్యాద వస్తుంది. ఇంటికి వచ్చిన అతిథితో కూర్చోండి అంటే అందులోనే దయచేసి అనే భావం ఉంటుంది.',
      },
    ],
    sentence: { en: 'Please be quiet.', te: 'దయచేసి నిశ్శబ్దంగా ఉండండి.' },
  },
  {
    english: 'welcome',
    telugu: 'స్వాగతం',
    grade: 1,
    alsoTelugu: ['సుస్వాగతం'],
    explanations: [
      {
        en: 'We say welcome to guests because we are glad that they have come. At the door of the school hall two girls gave everyone flowers and said welcome.',
        te: 'అతిథులు వచ్చినందుకు సంతోషిస్తూ చెప్పే మాట స్వాగతం. బడి హాలు గుమ్మం దగ్గర ఇద్దరు అమ్మాయిలు పూలు ఇచ్చి అందరికీ స్వాగతం పలికారు.',
      },
      {
        en: 'Boards and banners carry it where a village, a fair or a wedding begins. At the edge of our village an arch says welcome in big letters.',
        te: 'ఊరి మొదట్లో, పెళ్లి పందిరి ముందు ఈ మాటను బోర్డుల మీద రాస్తారు. మా ఊరి పొలిమేరలో పెద్ద అక్షరాలతో స్వాగతం అని రాసిన ద్వారం ఉంది.',
      },
      {
        en: 'New classmates need a welcome too, not only grand guests. When Joseph joined our class, we made room on the bench and told him our names.',
        te: 'పెద్ద పెద్ద అతిథులకే కాదు, కొత్తగా చేరిన పిల్లలకూ ఇది చెప్పాలి. జోసెఫ్ మా తరగతికి వచ్చినప్పుడు, మేము బెంచీ మీద చోటిచ్చి స్వాగతం చెప్పాం.',
      },
    ],
    sentence: { en: 'Welcome to our house.', te: 'మా ఇంటికి స్వాగతం.' },
  },
  {
    english: 'good morning',
    telugu: 'శుభోదయం',
    grade: 1,
    explanations: [
      {
        en: 'Good morning is what we say to people in the morning, to wish them well. At nine our teacher says good morning, and we all answer together.',
        te: 'ఉదయం కలిసినవారికి మంచి జరగాలని కోరుతూ శుభోదయం అంటాం. తొమ్మిదింటికి టీచర్ శుభోదయం అనగానే మేమందరం కలిసి బదులు చెప్తాం.',
      },
    ],
    sentence: { en: 'Good morning, teacher!', te: 'శుభోదయం, టీచర్!' },
  },
  {
    english: 'good night',
    telugu: 'శుభరాత్రి',
    grade: 1,
    explanations: [
      {
        en: 'Good night is what we say to those at home before we go to bed. My little sister says good night even to her dolls.',
        te: 'పడుకునే ముందు ఇంట్లోవారికి శుభరాత్రి చెప్తాం. మా చెల్లి తన బొమ్మలకు కూడా శుభరాత్రి చెప్తుంది.',
      },
    ],
    sentence: { en: 'Good night, Mother!', te: 'అమ్మా, శుభరాత్రి!' },
  },
  {
    english: 'good evening',
    telugu: 'శుభ సాయంత్రం',
    grade: 2,
    alsoTelugu: ['శుభసాయంత్రం'],
    explanations: [
      {
        en: 'Good evening is what we say to people whom we meet in the evening. The newsreader began the seven o’clock news with good evening.',
        te: 'సాయంత్రం కలిసినవారికి శుభ సాయంత్రం అని చెప్తాం. ఏడు గంటల వార్తలు చదివే ఆవిడ శుభ సాయంత్రం అంటూ మొదలుపెట్టారు.',
      },
    ],
    sentence: { en: 'Good evening, everyone!', te: 'అందరికీ శుభ సాయంత్రం!' },
  },
  {
    english: 'goodbye',
    telugu: 'వెళ్లొస్తాను',
    grade: 1,
    emoji: '👋',
    alsoEnglish: ['bye', 'bye bye'],
    alsoTelugu: ['వెళ్లి వస్తాను', 'వీడ్కోలు'],
    explanations: [
      {
        en: 'Goodbye is what we say when we leave; in Telugu we say that we will come back. When the holidays end I say it to Grandmother, and she says: go safely and come again.',
        te: 'బయల్దేరేటప్పుడు మళ్లీ వస్తానని తెలిసేలా వెళ్లొస్తాను అంటాం. సెలవులు అయిపోయాక వెళ్లొస్తాను నానమ్మా అంటే, ఆమె క్షేమంగా వెళ్లి రా అంటారు.',
      },
    ],
    sentence: { en: 'Goodbye, Mother!', te: 'అమ్మా, వెళ్లొస్తాను!' },
  },
  {
    english: 'how are you',
    telugu: 'ఎలా ఉన్నారు',
    grade: 1,
    alsoTelugu: ['బాగున్నారా', 'ఎలా ఉన్నావు'],
    explanations: [
      {
        en: 'How are you is what we ask people when we meet them. This polite form is for grown-ups; to other children we say the one that ends in -vu.',
        te: 'కలిసినవారు బాగున్నారో లేదో తెలుసుకోవడానికి ఎలా ఉన్నారు అని అడుగుతాం. పెద్దవారిని ఇలా అడగాలి; తోటి పిల్లలనైతే ఎలా ఉన్నావు అని అడుగుతాం.',
      },
    ],
    sentence: { en: 'Grandfather, how are you?', te: 'తాతయ్యా, మీరు ఎలా ఉన్నారు?' },
  },
  {
    english: 'I am fine',
    telugu: 'నేను బాగున్నాను',
    grade: 1,
    alsoEnglish: ['I am well'],
    alsoTelugu: ['బాగున్నాను'],
    explanations: [
      {
        en: 'I am fine is our answer when someone asks how we are. When my aunt asked me on the phone, I said: I am fine, and how are you?',
        te: 'ఎలా ఉన్నావని ఎవరైనా అడిగితే నేను బాగున్నాను అని బదులు చెప్తాం. ఫోన్లో పిన్ని అడిగినప్పుడు, నేను బాగున్నాను, మీరెలా ఉన్నారు అన్నాను.',
      },
    ],
    sentence: { en: 'I am fine; and you?', te: 'నేను బాగున్నాను, మరి నువ్వు?' },
  },
  {
    english: 'congratulations',
    telugu: 'అభినందనలు',
    grade: 3,
    explanations: [
      {
        en: 'We say congratulations to someone who has done something very well. When Sirisha won the race, the whole school said congratulations to her.',
        te: 'ఎవరైనా మంచి పని సాధించినప్పుడు మన సంతోషం తెలుపుతూ అభినందనలు చెప్తాం. శిరీష పరుగు పందెంలో గెలిస్తే బడిలో అందరూ ఆమెకు అభినందనలు తెలిపారు.',
      },
    ],
    sentence: { en: 'My congratulations to you!', te: 'నీకు నా అభినందనలు!' },
  },
  {
    english: 'happy birthday',
    telugu: 'పుట్టినరోజు శుభాకాంక్షలు',
    grade: 1,
    alsoTelugu: ['జన్మదిన శుభాకాంక్షలు'],
    explanations: [
      {
        en: 'Happy birthday is our good wish for someone’s birthday. We sang happy birthday to Ayesha, and she cut the cake with a smile.',
        te: 'ఎవరిదైనా పుట్టినరోజు వస్తే, వారికి మంచి జరగాలని కోరుతూ పుట్టినరోజు శుభాకాంక్షలు చెప్తాం. మేము పాట పాడుతుంటే, ఆయేషా నవ్వుతూ కేకు కోసింది.',
      },
    ],
    sentence: { en: 'Happy birthday, brother!', te: 'తమ్ముడూ, పుట్టినరోజు శుభాకాంక్షలు!' },
  },
  {
    english: 'see you again',
    telugu: 'మళ్లీ కలుద్దాం',
    grade: 2,
    alsoEnglish: ['see you', 'see you later'],
    explanations: [
      {
        en: 'See you again is what friends say when they part and hope to meet soon. The train whistled, and my cousins called it out from the window.',
        te: 'విడిపోయేటప్పుడు స్నేహితులు మళ్లీ కలుద్దాం అని చెప్పుకుంటారు. రైలు కూయగానే బావలు కిటికీలోంచి మళ్లీ కలుద్దాం అని అరిచారు.',
      },
    ],
    sentence: { en: 'See you again tomorrow!', te: 'రేపు మళ్లీ కలుద్దాం!' },
  },
  {
    english: 'what is your name',
    telugu: 'నీ పేరు ఏమిటి',
    grade: 1,
    alsoTelugu: ['నీ పేరేమిటి', 'మీ పేరు ఏమిటి', 'మీ పేరేమిటి'],
    explanations: [
      {
        en: 'We ask what is your name when we meet someone new; elders are asked with the polite word for your. On the first day at school Nani asked ten children.',
        te: 'కొత్తవారి పేరు తెలుసుకోవాలంటే నీ పేరు ఏమిటి అని అడుగుతాం; పెద్దవారినైతే మీ పేరు ఏమిటండీ అని అడగాలి. బడిలో మొదటి రోజు నాని పదిమందిని ఇలా అడిగాడు.',
      },
    ],
    sentence: { en: 'Little one, what is your name?', te: 'పాపా, నీ పేరు ఏమిటి?' },
  },
  {
    english: 'well done',
    telugu: 'శభాష్',
    grade: 1,
    alsoEnglish: ['bravo'],
    alsoTelugu: ['భేష్'],
    explanations: [
      {
        en: 'We say well done to someone who has done good work. Murali said a poem without one mistake, and the teacher patted his shoulder and said: well done!',
        te: 'బాగా చేసిన పనిని మెచ్చుకుంటూ శభాష్ అంటాం. మురళి ఒక్క తప్పూ లేకుండా పద్యం చెప్పగానే, టీచర్ భుజం తట్టి శభాష్ అన్నారు.',
      },
    ],
    sentence: { en: 'Well done, you drew it well!', te: 'శభాష్, బాగా గీశావు!' },
  },
  {
    english: 'happy journey',
    telugu: 'శుభ ప్రయాణం',
    grade: 3,
    alsoEnglish: ['have a good trip', 'bon voyage'],
    alsoTelugu: ['శుభప్రయాణం'],
    explanations: [
      {
        en: 'We wish a happy journey to people who set out on a trip, so that all goes well. Uncle left for Kashi, and at the bus stand we all wished him a happy journey.',
        te: 'ఊరికి బయల్దేరినవారు హాయిగా, క్షేమంగా వెళ్లాలని కోరుతూ శుభ ప్రయాణం అంటాం. మామయ్య కాశీకి వెళ్తుంటే, బస్టాండులో అందరం శుభ ప్రయాణం అని చెప్పాం.',
      },
    ],
    sentence: { en: 'Happy journey to you!', te: 'మీకు శుభ ప్రయాణం!' },
  },
  {
    english: 'no problem',
    telugu: 'పర్వాలేదు',
    grade: 2,
    alsoEnglish: ['it is all right', 'never mind'],
    alsoTelugu: ['ఫర్వాలేదు', 'పరవాలేదు'],
    explanations: [
      {
        en: 'We say no problem when somebody is sorry for a small thing. Rohit bumped into me, and I smiled and said: no problem.',
        te: 'చిన్న పొరపాటు చేసి ఎవరైనా బాధపడితే పర్వాలేదు అంటాం. రోహిత్ పొరపాటున నాకు తగిలితే, నేను నవ్వుతూ పర్వాలేదు అన్నాను.',
      },
    ],
    sentence: { en: 'No problem, we can buy another.', te: 'పర్వాలేదు, ఇంకొకటి కొందాం.' },
  },
];
