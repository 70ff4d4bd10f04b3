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
        te: 'ఎవరినైనా కలిసినప్పుడు చేతులు జోడించి చెప్పే మాట నమస్కారం. బడి గేటు దగ్గర నేను టీచర్‌కు నమస్కారం చెప్పాను, ఆమె నవ్వారు.',
      },
      {
        en: 'The Telugu hello comes from Sanskrit and means bowing with respect. At the start of her speech the guest greeted the whole hall with it.',
        te: 'ఇది సంస్కృతం నుంచి వచ్చిన మాట; గౌరవంతో తల వంచడం అని దీని అర్థం. అతిథి తన ప్రసంగాన్ని సభలోని అందరికీ నమస్కారం చెప్పి మొదలుపెట్టారు.',
      },
      {
        en: 'This hello suits every hour of the day and people of every age. On the telephone, too, Grandfather begins with it and then asks who is speaking.',
        te: 'ఉదయమైనా రాత్రయినా, పెద్దవారికైనా చిన్నవారికైనా ఈ పలకరింపు సరిపోతుంది. తాతయ్య ఫోన్‌లో కూడా ముందు నమస్కారం చెప్పి, ఎవరండీ అని అడుగుతారు.',
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
        en: 'The Telugu word is a plural, as if one thanks were never enough. At the end of the program the head teacher gave thanks to all the parents.',
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
      {
        en: 'Shubha means good and udayam means morning; joined, they make shubhodayam. Try to hear both words in it!',
        te: 'శుభం, ఉదయం అనే రెండు మాటలు కలిసి శుభోదయం అయింది. ఆ రెండు మాటలూ అందులో వినిపిస్తున్నాయా?',
      },
      {
        en: 'In everyday life many Telugu people simply say namaskaram, or the English good morning. On the radio and in messages you meet the Telugu one.',
        te: 'రోజువారీ మాటల్లో చాలామంది నమస్కారం అనో గుడ్ మార్నింగ్ అనో అంటారు. రేడియోలో, సందేశాల్లో శుభోదయం అనే మాట కనిపిస్తుంది.',
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
      {
        en: 'Ratri is night, and shubha is good. After the story Grandfather puts out the lamp and says it softly.',
        te: 'శుభం అంటే మంచి, రాత్రి అంటే నీకు తెలుసు; రెండూ కలిస్తే శుభరాత్రి. కథ అయిపోయాక తాతయ్య దీపం ఆర్పి మెల్లగా శుభరాత్రి అంటారు.',
      },
      {
        en: 'When it is night in India, it is still day in America. So on the phone I say good night, and my cousin there laughs and says good morning.',
        te: 'భారతదేశంలో రాత్రయితే అమెరికాలో ఇంకా పగలే. అందుకే ఫోన్లో నేను శుభరాత్రి అంటే, అక్కడున్న కజిన్ నవ్వి శుభోదయం అంటుంది.',
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
      {
        en: 'Good evening is for meeting, good night is for parting. When guests come at seven, we say the first, and when they leave at ten, the second.',
        te: 'కలిసినప్పుడు శుభ సాయంత్రం అంటాం, విడిపోయేటప్పుడు శుభరాత్రి అంటాం. ఏడింటికి అతిథులు రాగానే మొదటిది, పదింటికి వెళ్లేటప్పుడు రెండోది.',
      },
      {
        en: 'Meetings and concerts that begin in the evening open with it. “A good evening to all of you,” said Padma on the stage, and her voice hardly shook.',
        te: 'సాయంత్రం జరిగే సభలు, కచేరీలు ఈ మాటతో మొదలవుతాయి. వేదిక మీద పద్మ అందరికీ శుభ సాయంత్రం అంది; గొంతు కొంచెమే వణికింది.',
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
        te: 'బయలుదేరేటప్పుడు మళ్లీ వస్తానని తెలిసేలా వెళ్లొస్తాను అంటాం. సెలవులు అయిపోయాక వెళ్లొస్తాను నానమ్మా అంటే, ఆమె క్షేమంగా వెళ్లి రా అంటారు.',
      },
      {
        en: 'Just saying “I am going” sounds unlucky to Telugu ears, so we add that we will come back: velli vastanu. Grandmother says it even when she goes to the shop next door.',
        te: 'వెళ్తాను అని మాత్రమే అంటే బాగుండదని వెళ్లి వస్తాను అంటాం. పక్క దుకాణానికి వెళ్లినా నానమ్మ అలాగే అంటారు.',
      },
      {
        en: 'Those who stay answer: velli ra to a child, velli randi to an elder. From the door Mother called it three times and waved.',
        te: 'ఇంట్లో ఉన్నవారు చిన్నవారితో వెళ్లి రా అనీ, పెద్దవారితో వెళ్లి రండి అనీ అంటారు. అమ్మ గుమ్మంలో నిలబడి మూడుసార్లు వెళ్లి రా అంటూ చెయ్యి ఊపింది.',
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
      {
        en: 'Bagunnara, are you well, is asked just as often. The answer is short: bagunnanu, I am well.',
        te: 'బాగున్నారా అని కూడా తరచుగా అడుగుతాం. బాగున్నాను అని చిన్నగా జవాబు చెప్తే చాలు.',
      },
      {
        en: 'It is kind to wait for the answer. When Anita asked, the old neighbor told her about his knee for ten minutes, and was happy.',
        te: 'ఎలా ఉన్నారు అని అడిగాక జవాబు కూడా వినాలి. అనిత అడిగితే పక్కింటి తాత పది నిమిషాలు మోకాలి నొప్పి గురించి చెప్పి సంతోషించారు.',
      },
    ],
    sentence: { en: 'Grandfather, how are you?', te: 'తాతయ్యా, మీరు ఎలా ఉన్నారు?' },
  },
  {
    english: 'I am fine',
    telugu: 'నేను బాగున్నాను',
    grade: 1,
    alsoEnglish: ['I am well', 'fine'],
    alsoTelugu: ['బాగున్నాను'],
    explanations: [
      {
        en: 'I am fine is our answer when someone asks how we are. When my aunt asked me on the phone, I said: I am fine, and how are you?',
        te: 'ఎలా ఉన్నావని ఎవరైనా అడిగితే నేను బాగున్నాను అని బదులు చెప్తాం. ఫోన్లో పిన్ని అడిగినప్పుడు, నేను బాగున్నాను, మీరెలా ఉన్నారు అన్నాను.',
      },
      {
        en: 'The pronoun may be left out: bagunnanu alone says it, for its end shows that it is I. So say most people.',
        te: 'నేను అనకపోయినా బాగున్నాను అంటే చాలు, చివర చూస్తే అర్థమవుతుంది. చాలామంది అలాగే అంటారు.',
      },
      {
        en: 'If we are many, we say bagunnam. “We are all fine here,” Father writes at the head of every letter.',
        te: 'చాలామంది ఉంటే బాగున్నాం అంటాం. ఇక్కడ మేము అందరం బాగున్నాం అని నాన్న ప్రతి ఉత్తరం మొదట్లో రాస్తారు.',
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
      {
        en: 'In Telugu it is always plural, like thanks: abhinandanalu. As we say it, we shake hands, give a flower or clap.',
        te: 'ధన్యవాదాల్లాగే అభినందనలు కూడా ఎప్పుడూ బహువచనమే. ఈ మాట చెప్తూ చెయ్యి కలుపుతాం, పువ్వు ఇస్తాం, చప్పట్లు కొడతాం.',
      },
      {
        en: 'Congratulations are for something done, good wishes for something to come. Before the exam we gave Ravi wishes, and after it congratulations.',
        te: 'జరగబోయేదానికి శుభాకాంక్షలు, సాధించినదానికి అభినందనలు చెప్తాం. పరీక్ష ముందు రవికి శుభాకాంక్షలు, తర్వాత అభినందనలు చెప్పాం.',
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
        te: 'ఎవరిదైనా పుట్టినరోజు వస్తే, వారికి మంచి జరగాలని కోరుతూ పుట్టినరోజు శుభాకాంక్షలు చెప్తాం. మేము పాట పాడుతుంటే, ఆయేషా నవ్వుతూ కేక్ కోసింది.',
      },
      {
        en: 'Puttinaroju is birthday, and shubhakankshalu are good wishes; for any festival, just put its name before the second word. Ugadi shubhakankshalu!',
        te: 'పుట్టినరోజు అనే మాట తీసి పండుగ పేరు పెడితే అందరికీ శుభాకాంక్షలు చెప్పవచ్చు. ఉగాది శుభాకాంక్షలు, దీపావళి శుభాకాంక్షలు!',
      },
      {
        en: 'On a birthday Telugu children bow to their elders and are blessed: may you live a hundred years. Then come the new clothes and the sweets.',
        te: 'పుట్టినరోజు నాడు పిల్లలు పెద్దలకు నమస్కరిస్తారు; నూరేళ్లు చల్లగా ఉండు అని పెద్దలు దీవిస్తారు. ఆ తర్వాత కొత్త బట్టలు, మిఠాయిలు!',
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
        te: 'విడిపోయేటప్పుడు స్నేహితులు మళ్లీ కలుద్దాం అని చెప్పుకుంటారు. రైలు కూయగానే మా కజిన్లు కిటికీలోంచి మళ్లీ కలుద్దాం అని అరిచారు.',
      },
      {
        en: 'One can add when: repu is tomorrow, sayantram in the evening. “See you again at the match,” shouted Raju from his cycle.',
        te: 'ఎప్పుడో కూడా చేర్చి చెప్పవచ్చు: రేపు మళ్లీ కలుద్దాం, సాయంత్రం మళ్లీ కలుద్దాం. ఆటలో మళ్లీ కలుద్దాం అని రాజు సైకిల్ మీంచి అరిచాడు.',
      },
      {
        en: 'The ending -ddam means let us: kaluddam, let us meet; chuddam, let us see. On television the presenter says it when the show is over.',
        te: 'మాట చివర -ద్దాం వస్తే అందరం కలిసి చేద్దామని అర్థం: కలుద్దాం, చూద్దాం. టీవీలో కార్యక్రమం చివర ఈ మాటే చెప్తారు.',
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
      {
        en: 'In quick speech the words run together: nee perenti. To a grown-up say mee perentandi.',
        te: 'తొందరగా మాట్లాడేటప్పుడు నీ పేరేంటి అంటాం. పెద్దవారినైతే మీ పేరేంటండి అని అడగాలి.',
      },
      {
        en: 'The answer is naa peru, my name, and then the name: no word for is. “Naa peru Kiran. And yours?”',
        te: 'జవాబు చెప్పాలంటే నా పేరు అని, తర్వాత పేరు చెప్తే చాలు. నా పేరు కిరణ్. మరి నీ పేరు ఏమిటి?',
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
      {
        en: 'Two claps, a pat on the back and one loud word: so are children praised at home. Grandfather says it even when only the try was good.',
        te: 'భుజం తట్టి గట్టిగా శభాష్ అంటే పిల్లలకు ఎంతో ఉత్సాహం వస్తుంది. ప్రయత్నం బాగుంటే చాలు, తాతయ్య శభాష్ అంటారు.',
      },
      {
        en: 'It came into Telugu from Persian, where it means “be glad.” At a concert the elders in the front row call it out while the singer sings.',
        te: 'ఈ మాట పర్షియన్ భాష నుంచి వచ్చింది; సంతోషంగా ఉండు అని అర్థం. కచేరీలో గాయకుడు పాడుతుంటే ముందు వరుసలోని పెద్దలు శభాష్ అంటారు.',
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
        te: 'ఊరికి బయలుదేరినవారు హాయిగా, క్షేమంగా వెళ్లాలని కోరుతూ శుభ ప్రయాణం అంటాం. మామయ్య కాశీకి వెళ్తుంటే, బస్టాండులో అందరం శుభ ప్రయాణం అని చెప్పాం.',
      },
      {
        en: 'At stations and at the edge of towns it is painted on boards. From the train window Chinnu read it letter by letter: shubha prayanam!',
        te: 'స్టేషన్లలో, ఊరి పొలిమేరల్లో బోర్డుల మీద ఈ మాట రాసి ఉంటుంది. రైలు కిటికీలోంచి చిన్ను ఒక్కో అక్షరం కూడబలుక్కుని శుభ ప్రయాణం అని చదివాడు.',
      },
      {
        en: 'Elders also say: go safely and come back happily. With these words and a packet of pulihora Grandmother saw us off.',
        te: 'క్షేమంగా వెళ్లి లాభంగా రండి అని కూడా పెద్దలు అంటారు. ఆ మాటతో పాటు పులిహోర పొట్లం ఇచ్చి నానమ్మ మమ్మల్ని సాగనంపారు.',
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
      {
        en: 'It is the answer to sorry, and also to thank you among friends. “Thanks for the pen!” – “No problem,” said Meena.',
        te: 'క్షమించండి అంటే పర్వాలేదు అని జవాబు చెప్తాం; స్నేహితుల మధ్య ధన్యవాదాలకు కూడా అంతే. పెన్ను ఇచ్చినందుకు ధన్యవాదాలు అంటే, పర్వాలేదు అంది మీనా.',
      },
      {
        en: 'Of something that is neither very good nor bad we say it too. How was the film? Parvaledu: it was all right.',
        te: 'మరీ బాగుందనీ కాదు, బాగోలేదనీ కాదు అని చెప్పాలంటే కూడా పర్వాలేదు అంటాం. సినిమా ఎలా ఉంది? పర్వాలేదు, చూడవచ్చు.',
      },
    ],
    sentence: { en: 'No problem, we can buy another.', te: 'పర్వాలేదు, ఇంకొకటి కొందాం.' },
  },
];
