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
        en: 'To say hello in Telugu we fold our hands and speak this word. I said it to my teacher at the school gate, and she smiled.',
        te: 'ఎవరినైనా కలిసినప్పుడు చేతులు జోడించి ఈ మాట అంటాం. బడి గేటు దగ్గర నేను టీచరుకు నమస్కారం చెప్పాను, ఆమె నవ్వారు.',
      },
      {
        en: 'The Telugu hello comes from Sanskrit and means bowing with respect. At the start of her speech the guest greeted the whole hall with it.',
        te: 'ఇది సంస్కృతం నుంచి వచ్చిన మాట; గౌరవంతో తల వంచడం అని దీని అర్థం. అతిథి తన ప్రసంగాన్ని సభలోని అందరికీ నమస్కారం చెప్పి మొదలుపెట్టారు.',
      },
      {
        en: 'This hello suits every hour of the day and people of every age. On the telephone, too, grandfather begins with it and then asks who is speaking.',
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
        en: 'We say thank you to someone who has helped us or given us something. When the boy next to me lent me his pen, I thanked him.',
        te: 'ఎవరైనా మనకు సాయం చేసినా, ఏదైనా ఇచ్చినా ఈ మాట చెబుతాం. పక్క అబ్బాయి పెన్ను ఇస్తే నేను ధన్యవాదాలు చెప్పాను.',
      },
      {
        en: 'Thanks can also be shown by a smile, a letter or a good deed. We wrote a card of thanks to the nurse who had looked after grandfather.',
        te: 'కృతజ్ఞతను చిరునవ్వుతోనో, ఉత్తరంతోనో, మంచి పనితోనో కూడా తెలపవచ్చు. తాతయ్యను చూసుకున్న నర్సుకు మేము ధన్యవాదాలు తెలుపుతూ ఒక కార్డు రాశాం.',
      },
      {
        en: 'The Telugu word is a plural, as if one thanks were never enough. At the end of the programme the head teacher gave thanks to all the parents.',
        te: 'ఒక్కసారి చెబితే చాలదన్నట్టు తెలుగులో ఈ మాటను బహువచనంలో వాడతాం. కార్యక్రమం చివర ప్రధానోపాధ్యాయులు తల్లిదండ్రులందరికీ ధన్యవాదాలు తెలిపారు.',
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
        en: "When we have done wrong we say sorry, asking the other person to forgive us. I stepped on a man's foot in the bus and said it at once.",
        te: 'మన వల్ల తప్పు జరిగితే మన్నించమని అడుగుతూ ఈ మాట అంటాం. బస్సులో ఒకాయన కాలు తొక్కి, వెంటనే క్షమించండి అన్నాను.',
      },
      {
        en: "We say sorry to elders with a polite ending, and to a friend in a shorter form. Balu spilt water on grandmother's book and used the polite one.",
        te: 'పెద్దవారితో క్షమించండి అనీ, స్నేహితులతో క్షమించు అనీ అంటాం. నానమ్మ పుస్తకం మీద నీళ్లు ఒలికించిన బాలు మర్యాదగా క్షమించండి అన్నాడు.',
      },
      {
        en: "Being sorry is more than a word: we also try to put things right. Teja tore his cousin's kite, so he made her a new one.",
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
        en: 'Please turns an order into a polite request. With this word Lalitha asked the shopkeeper to give her two notebooks.',
        te: 'ఆజ్ఞలా కాకుండా మర్యాదగా అడగడానికి ఈ మాట వాడతాం. లలిత దుకాణంలో దయచేసి రెండు నోటుపుస్తకాలు ఇవ్వండి అని అడిగింది.',
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
        en: 'With this word we tell guests that we are glad they have come. At the door of the school hall two girls welcomed everyone with flowers.',
        te: 'అతిథులు వచ్చినందుకు మనకు సంతోషమని తెలిపే మాట ఇది. బడి హాలు గుమ్మం దగ్గర ఇద్దరు అమ్మాయిలు పూలు ఇచ్చి అందరికీ స్వాగతం పలికారు.',
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
        en: 'Good morning is a wish: may your morning go well. Our class teacher greets us with it at nine, and we all answer together.',
        te: 'నీ ఉదయం చక్కగా గడవాలి అని కోరుతూ చెప్పే మాట ఇది. తొమ్మిదింటికి టీచర్ శుభోదయం అనగానే మేమందరం కలిసి బదులు చెబుతాం.',
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
        en: 'Before going to bed we say good night to those at home. My little sister says it even to her dolls.',
        te: 'పడుకునే ముందు ఇంట్లోవారికి ఈ మాట చెప్పి నిద్రపోతాం. మా చెల్లి తన బొమ్మలకు కూడా శుభరాత్రి చెబుతుంది.',
      },
    ],
    sentence: { en: 'Good night, mother!', te: 'అమ్మా, శుభరాత్రి!' },
  },
  {
    english: 'good evening',
    telugu: 'శుభ సాయంత్రం',
    grade: 2,
    alsoTelugu: ['శుభసాయంత్రం'],
    explanations: [
      {
        en: "When people meet after the sun is low, they may wish each other a good evening. The newsreader began the seven o'clock news with it.",
        te: 'పొద్దు వాలాక కలిసినవారు ఒకరికొకరు ఇలా చెప్పుకుంటారు. ఏడు గంటల వార్తలు చదివే ఆమె శుభ సాయంత్రం అంటూ మొదలుపెట్టింది.',
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
        en: 'For goodbye, Telugu people say: I will go and come back. I say it to grandmother when the holidays end, and she says: come safely again.',
        te: 'బయల్దేరేటప్పుడు మళ్లీ వస్తానని తెలిసేలా ఇలా చెబుతాం. సెలవులు అయిపోయాక వెళ్లొస్తాను నానమ్మా అంటే, ఆమె క్షేమంగా వెళ్లి రా అంటుంది.',
      },
    ],
    sentence: { en: 'Goodbye, mother!', te: 'అమ్మా, వెళ్లొస్తాను!' },
  },
  {
    english: 'how are you',
    telugu: 'ఎలా ఉన్నారు',
    grade: 1,
    alsoTelugu: ['బాగున్నారా', 'ఎలా ఉన్నావు'],
    explanations: [
      {
        en: 'By asking how are you, we show care for someone we meet. This polite form is for elders; to other children we say the one that ends in -vu.',
        te: 'కలిసినవారి మంచిచెడులు తెలుసుకోవడానికి ఇలా అడుగుతాం. పెద్దవారిని ఎలా ఉన్నారు అనీ, తోటి పిల్లలను ఎలా ఉన్నావు అనీ అడగాలి.',
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
        en: 'I am fine is the usual answer when someone asks how we are. Aunt asked me on the phone; I said so and asked about her too.',
        te: 'ఎలా ఉన్నావని ఎవరైనా అడిగితే ఇలా బదులు చెబుతాం. ఫోన్లో పిన్ని అడిగినప్పుడు, నేను బాగున్నాను, మీరెలా ఉన్నారు అన్నాను.',
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
        en: 'Congratulations tell a person that we are glad about what he or she has done. When Sirisha won the race, the whole school congratulated her.',
        te: 'ఎవరైనా మంచి పని సాధించినప్పుడు మన సంతోషాన్ని ఇలా తెలుపుతాం. శిరీష పరుగు పందెంలో గెలిస్తే బడిలో అందరూ ఆమెకు అభినందనలు తెలిపారు.',
      },
    ],
    sentence: { en: 'Congratulations to you!', te: 'నీకు నా అభినందనలు!' },
  },
  {
    english: 'happy birthday',
    telugu: 'పుట్టినరోజు శుభాకాంక్షలు',
    grade: 1,
    alsoTelugu: ['జన్మదిన శుభాకాంక్షలు'],
    explanations: [
      {
        en: 'Happy birthday is our good wish on the date on which someone was born. We sang it to Ayesha, and she cut the cake with a smile.',
        te: 'ఒకరు పుట్టిన తేదీ మళ్లీ వచ్చినప్పుడు వారికి మంచి జరగాలని ఇలా కోరుకుంటాం. మేము పాట పాడుతూ చెబుతుంటే, ఆయేషా నవ్వుతూ కేకు కోసింది.',
      },
    ],
    sentence: { en: 'Happy birthday, brother!', te: 'తమ్ముడూ, పుట్టినరోజు శుభాకాంక్షలు!' },
  },
  {
    english: 'see you again',
    telugu: 'మళ్లీ కలుద్దాం',
    grade: 2,
    alsoEnglish: ['see you', 'see you later'],
    alsoTelugu: ['మళ్ళీ కలుద్దాం'],
    explanations: [
      {
        en: 'Friends say see you again on parting, hoping to meet soon. The train whistled, and my cousins called it out from the window.',
        te: 'విడిపోయేటప్పుడు త్వరలోనే చూసుకుందామనే ఆశతో స్నేహితులు ఇలా అంటారు. రైలు కూయగానే బావలు కిటికీలోంచి మళ్లీ కలుద్దాం అని అరిచారు.',
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
        en: 'A new friendship begins with this question; elders are asked with the polite word for your. On the first day at school Nani asked ten children: what is your name?',
        te: 'కొత్త స్నేహం ఈ ప్రశ్నతోనే మొదలవుతుంది; పెద్దవారినైతే మీ పేరు ఏమిటండీ అని అడగాలి. బడిలో మొదటి రోజు నాని పదిమందిని నీ పేరు ఏమిటి అని అడిగాడు.',
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
        en: 'Well done is praise for a good piece of work. When Murali recited a poem without one mistake, the teacher patted his shoulder and said it.',
        te: 'బాగా చేసిన పనిని మెచ్చుకునే మాట ఇది. మురళి ఒక్క తప్పూ లేకుండా పద్యం చెప్పగానే, టీచర్ భుజం తట్టి శభాష్ అన్నారు.',
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
        en: 'We wish a happy journey to people who set out, so that they travel safely and pleasantly. Uncle left for Kashi, and we wished him so at the bus stand.',
        te: 'ఊరికి బయల్దేరినవారు హాయిగా, క్షేమంగా వెళ్లాలని ఇలా కోరుకుంటాం. మామయ్య కాశీకి వెళ్తుంటే, బస్టాండులో అందరం శుభ ప్రయాణం అని చెప్పాం.',
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
        en: 'When somebody is sorry for a small thing, we put them at ease with no problem. Rohit bumped into me, and I said it with a smile.',
        te: 'చిన్న పొరపాటుకు ఎవరైనా బాధపడితే, వారి మనసు కుదుటపడేలా ఇలా అంటాం. రోహిత్ పొరపాటున నన్ను తగిలితే, నేను నవ్వుతూ పర్వాలేదు అన్నాను.',
      },
    ],
    sentence: { en: 'No problem, we can buy another.', te: 'పర్వాలేదు, ఇంకొకటి కొందాం.' },
  },
];
