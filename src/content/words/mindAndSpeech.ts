import type { Word } from './word';

export const mindAndSpeech: readonly Word[] = [
  {
    english: 'know',
    telugu: 'తెలియడం',
    grade: 2,
    alsoEnglish: ['come to know'],
    alsoTelugu: ['తెలుసుకోవడం'],
    explanations: [
      {
        en: 'To know is to have something in our mind because we saw, heard or learned it. I know the way to school; my little sister does not know it yet.',
        te: 'చూసో, వినో, నేర్చుకునో ఒక విషయం మనసులో ఉండడమే తెలియడం. బడికి వెళ్లే దారి నాకు తెలుసు; చెల్లికి ఇంకా తెలియదు.',
      },
      {
        en: 'In Telugu, knowing comes to a person, so we say “to me” and not “I.” Ravi knows the names of all the planets.',
        te: 'తెలుసు అనే మాటకు ముందు నేను అనం, నాకు అంటాం. రవికి అన్ని గ్రహాల పేర్లూ తెలుసు.',
      },
      {
        en: 'It is good to ask about things that we do not know. Anita asked her teacher and came to know how paper is made.',
        te: 'తెలియనిదాన్ని అడిగి తెలుసుకోవడం మంచిది. కాగితం ఎలా తయారవుతుందో అనిత టీచర్‌ను అడిగి తెలుసుకుంది.',
      },
    ],
    sentence: { en: 'I know the answer to this riddle!', te: 'ఈ పొడుపు కథకు జవాబు నాకు తెలుసు!' },
  },
  {
    english: 'understand',
    telugu: 'అర్థం చేసుకోవడం',
    grade: 3,
    alsoEnglish: ['grasp'],
    alsoTelugu: ['గ్రహించడం'],
    explanations: [
      {
        en: 'To understand is to get the meaning of what we hear or read. Padma read the poem twice and understood it.',
        te: 'విన్నదాని, చదివినదాని భావం తెలుసుకోవడమే అర్థం చేసుకోవడం. పద్మ పద్యాన్ని రెండుసార్లు చదివి అర్థం చేసుకుంది.',
      },
      {
        en: 'If we do not understand, it is right to ask. I did not understand this, said Kiran, and the teacher explained it again.',
        te: 'అర్థం కాకపోతే అడగడమే మంచిది. ఇది నాకు అర్థం కాలేదు అని కిరణ్ చెప్తే, టీచర్ మళ్లీ చెప్పారు.',
      },
      {
        en: 'A friend understands how we feel even when we say little. Meena saw that I was sad, understood and sat by me.',
        te: 'మనం ఎక్కువ చెప్పకపోయినా స్నేహితులు మన మనసును అర్థం చేసుకుంటారు. నేను దిగులుగా ఉంటే మీనా అర్థం చేసుకుని నా పక్కన కూర్చుంది.',
      },
    ],
    sentence: { en: 'Mother understands how I feel.', te: 'అమ్మ నా మనసును అర్థం చేసుకుంటుంది.' },
  },
  {
    english: 'forget',
    telugu: 'మరిచిపోవడం',
    grade: 2,
    alsoTelugu: ['మరవడం', 'మర్చిపోవడం'],
    opposite: 'remember',
    explanations: [
      {
        en: 'To forget is to no longer have a thing in our mind. Gopi forgot his umbrella on the bus.',
        te: 'మనసులో ఉన్న విషయం గుర్తు రాకపోవడమే మరిచిపోవడం. గోపి బస్సులో గొడుగు మరిచిపోయాడు.',
      },
      {
        en: 'We soon forget things that we do not repeat. I forgot two letters during vacation, so now I write them every day.',
        te: 'మళ్లీ మళ్లీ చదవకపోతే త్వరగా మరిచిపోతాం. సెలవుల్లో రెండు అక్షరాలు మరిచిపోయాను, అందుకే ఇప్పుడు రోజూ రాస్తున్నాను.',
      },
      {
        en: 'It is good to forget a quarrel and to remember a kindness. Lata and Sita forgot their quarrel and played together.',
        te: 'గొడవను మరిచిపోవడం, మేలును గుర్తుంచుకోవడం మంచిది. లతా సీతా గొడవ మరిచిపోయి కలిసి ఆడుకున్నారు.',
      },
    ],
    sentence: { en: 'Yesterday I forgot my lunch box.', te: 'నిన్న నేను టిఫిన్ డబ్బా మరిచిపోయాను.' },
  },
  {
    english: 'remember',
    telugu: 'గుర్తుంచుకోవడం',
    grade: 2,
    alsoEnglish: ['keep in mind'],
    alsoTelugu: ['గుర్తు పెట్టుకోవడం', 'జ్ఞాపకం ఉంచుకోవడం'],
    opposite: 'forget',
    explanations: [
      {
        en: 'To remember is to keep a thing in our mind. Raju remembers the birthdays of all his friends.',
        te: 'ఒక విషయాన్ని మరిచిపోకుండా మనసులో ఉంచుకోవడమే గుర్తుంచుకోవడం. రాజు స్నేహితులందరి పుట్టినరోజులూ గుర్తుంచుకుంటాడు.',
      },
      {
        en: 'A song or a rhyme is easier to remember than plain words. That is why we learn the letters with a song.',
        te: 'మామూలు మాటల కంటే పాటలు, పద్యాలు గుర్తుంచుకోవడం తేలిక. అందుకే మేము అక్షరాలను పాటగా నేర్చుకుంటాం.',
      },
      {
        en: 'When something comes back to our mind on its own, Telugu says gurtochchindi. In the shop Father suddenly remembered the salt.',
        te: 'మరిచినది దానంతట అదే మనసులోకి వస్తే గుర్తొచ్చింది అంటాం. దుకాణంలో నాన్నకు హఠాత్తుగా ఉప్పు గుర్తొచ్చింది.',
      },
    ],
    sentence: { en: 'I will remember your birthday.', te: 'నేను నీ పుట్టినరోజును గుర్తుంచుకుంటాను.' },
  },
  {
    english: 'call',
    telugu: 'పిలవడం',
    grade: 1,
    alsoEnglish: ['invite', 'call out to'],
    alsoTelugu: ['ఆహ్వానించడం'],
    explanations: [
      {
        en: 'To call is to say someone’s name so that they come or look. Mother called me for lunch.',
        te: 'రమ్మనో చూడమనో ఒకరి పేరు చెప్పడమే పిలవడం. అమ్మ నన్ను భోజనానికి పిలిచింది.',
      },
      {
        en: 'To invite is the same verb in Telugu: people are called to a wedding or a party. I called all my friends to my birthday.',
        te: 'పెళ్లికో పుట్టినరోజుకో రమ్మని చెప్పడాన్ని కూడా పిలవడం అంటారు. నేను పుట్టినరోజుకు స్నేహితులందరినీ పిలిచాను.',
      },
      {
        en: 'We call relatives by what they are to us, and in Telugu elders are not called by name. I call my father’s younger sister attayya.',
        te: 'తెలుగు ఇళ్లలో పెద్దలను పేరు పెట్టి పిలవరు, వరుస పెట్టి పిలుస్తారు. నాన్న చెల్లెలిని నేను అత్తయ్య అని పిలుస్తాను.',
      },
    ],
    sentence: { en: 'Grandfather, did you call me?', te: 'తాతయ్యా, నన్ను పిలిచారా?' },
  },
  {
    english: 'shout',
    telugu: 'అరవడం',
    grade: 1,
    alsoEnglish: ['yell', 'scream'],
    alsoTelugu: ['కేకలు వేయడం', 'కేక వేయడం'],
    explanations: [
      {
        en: 'To shout is to speak or call in a very loud voice. When our team scored, everyone shouted.',
        te: 'గొంతు పెంచి గట్టిగా మాట్లాడడాన్ని, కేక వేయడాన్ని అరవడం అంటారు. మా జట్టు గోల్ చేయగానే అందరూ అరిచారు.',
      },
      {
        en: 'Telugu also says aravadam for the cries of animals. A dog barked in our street all night long.',
        te: 'జంతువులు గొంతెత్తి శబ్దం చేసినా అరవడం అంటాం. రాత్రంతా మా వీధిలో ఒక కుక్క అరిచింది.',
      },
      {
        en: 'We should not shout in a library or near a hospital. Chinnu forgot this and shouted, and everyone looked at him.',
        te: 'గ్రంథాలయంలో, ఆసుపత్రి దగ్గర అరవకూడదు. చిన్ను మరిచిపోయి అరిస్తే అందరూ అతని వైపు చూశారు.',
      },
    ],
    sentence: { en: 'Do not shout, the baby is sleeping.', te: 'అరవకు, పాపాయి నిద్రపోతోంది.' },
  },
  {
    english: 'whisper',
    telugu: 'గుసగుసలాడడం',
    grade: 3,
    alsoTelugu: ['గుసగుసలు చెప్పడం'],
    explanations: [
      {
        en: 'To whisper is to speak so softly that only one person hears. Sita whispered something in Lata’s ear.',
        te: 'పక్కవారికి మాత్రమే వినబడేలా మెల్లగా మాట్లాడడమే గుసగుసలాడడం. సీత లత చెవిలో ఏదో గుసగుసలాడింది.',
      },
      {
        en: 'We whisper where others are sleeping or reading. The baby was asleep, so Father and Mother whispered.',
        te: 'ఇతరులు నిద్రపోతున్నప్పుడో చదువుకుంటున్నప్పుడో గుసగుసలాడతాం. పాపాయి నిద్రపోతోందని అమ్మా నాన్నా గుసగుసలాడారు.',
      },
      {
        en: 'When two people whisper in front of others, the others feel hurt: they think it is about them. Ravi stopped whispering and told everyone.',
        te: 'అందరి ముందు ఇద్దరే గుసగుసలాడితే, తమ గురించే అనుకుని మిగతావారు బాధపడతారు. రవి గుసగుసలు ఆపి అందరికీ చెప్పాడు.',
      },
    ],
    sentence: { en: 'We whisper in the library.', te: 'గ్రంథాలయంలో మేము గుసగుసలాడతాం.' },
  },
  {
    english: 'chat',
    telugu: 'కబుర్లు చెప్పడం',
    grade: 3,
    alsoEnglish: ['gossip'],
    alsoTelugu: ['కబుర్లు చెప్పుకోవడం', 'ముచ్చట్లు చెప్పడం'],
    explanations: [
      {
        en: 'To chat is to talk with friends about this and that. After supper Grandmother chats with us on the swing.',
        te: 'సరదాగా ఆ విషయాలూ ఈ విషయాలూ మాట్లాడుకోవడమే కబుర్లు చెప్పడం. భోజనం అయ్యాక నానమ్మ ఊయల మీద కూర్చుని మాకు కబుర్లు చెప్తారు.',
      },
      {
        en: 'In the evening neighbors sit on the step in front of the house and chat. In Telugu villages this raised step is called arugu.',
        te: 'సాయంత్రం ఇరుగుపొరుగువారు అరుగు మీద కూర్చుని కబుర్లు చెప్పుకుంటారు. అరుగు అంటే ఇంటి ముందు ఎత్తుగా కట్టిన తిన్నె.',
      },
      {
        en: 'We can also chat by writing on a phone or a computer. My cousin in Sydney chats with me every Sunday.',
        te: 'ఫోన్‌లోనో కంప్యూటర్‌లోనో రాస్తూ కూడా కబుర్లు చెప్పుకోవచ్చు. సిడ్నీలో ఉన్న మామయ్య కొడుకు ప్రతి ఆదివారం నాతో కబుర్లు చెప్తాడు.',
      },
    ],
    sentence: { en: 'Grandmother is chatting with the neighbors.', te: 'నానమ్మ పక్కింటివాళ్లతో కబుర్లు చెప్తున్నారు.' },
  },
  {
    english: 'fight',
    telugu: 'పోట్లాడడం',
    grade: 2,
    alsoEnglish: ['have a quarrel'],
    alsoTelugu: ['పోట్లాడుకోవడం', 'గొడవపడడం', 'కొట్లాడడం'],
    explanations: [
      {
        en: 'To fight is to use angry words or fists against someone. The two brothers fought over one toy.',
        te: 'కోపంతో మాటలతోనో చేతులతోనో గొడవపడడమే పోట్లాడడం. ఒక్క బొమ్మ కోసం అన్నదమ్ములిద్దరూ పోట్లాడారు.',
      },
      {
        en: 'Those who fight lose time and joy. In the old tale two cats fought over a piece of bread, and a monkey ate it all.',
        te: 'పోట్లాడితే సమయం, సంతోషం రెండూ పోతాయి. పాత కథలో రెండు పిల్లులు రొట్టె కోసం పోట్లాడితే, కోతి మొత్తం తినేసింది.',
      },
      {
        en: 'A fight ends when someone says sorry first. Kiran had fought with Gopi, but the next day he shook his hand.',
        te: 'ఒకరు ముందుగా క్షమించు అంటే గొడవ ముగుస్తుంది. గోపితో పోట్లాడిన కిరణ్, మరునాడు తనే చెయ్యి కలిపాడు.',
      },
    ],
    sentence: { en: 'The cats are fighting over a fish.', te: 'పిల్లులు చేప కోసం పోట్లాడుతున్నాయి.' },
  },
  {
    english: 'scold',
    telugu: 'తిట్టడం',
    grade: 2,
    alsoEnglish: ['tell off'],
    alsoTelugu: ['మందలించడం', 'కోప్పడడం'],
    opposite: 'praise',
    explanations: [
      {
        en: 'To scold is to speak sharply to someone who did wrong. Grandfather scolded us for playing on the road.',
        te: 'తప్పు చేసినవారితో కోపంగా మాట్లాడడమే తిట్టడం. రోడ్డు మీద ఆడుకున్నామని తాతయ్య మమ్మల్ని తిట్టారు.',
      },
      {
        en: 'To scold gently, for someone’s good, is mandalinchadam. The teacher did not scold Raju harshly; she only warned him gently.',
        te: 'మంచి కోసం మెత్తగా తిట్టడాన్ని మందలించడం అంటారు. టీచర్ రాజును తిట్టలేదు, మెల్లగా మందలించారు.',
      },
      {
        en: 'Elders who scold us often love us. Mother scolded me for going out in the rain, and then dried my hair.',
        te: 'మనల్ని తిట్టే పెద్దలకు మనమంటే ప్రేమే. వానలో తిరిగానని అమ్మ నన్ను తిట్టింది, తర్వాత నా తల తుడిచింది.',
      },
    ],
    sentence: { en: 'Please do not scold me, it was a mistake.', te: 'నన్ను తిట్టకండి, అది పొరపాటు.' },
  },
  {
    english: 'praise',
    telugu: 'మెచ్చుకోవడం',
    grade: 3,
    alsoEnglish: ['appreciate', 'compliment'],
    alsoTelugu: ['పొగడడం', 'ప్రశంసించడం'],
    opposite: 'scold',
    explanations: [
      {
        en: 'To praise is to say that someone did well. The teacher praised Meena for her neat writing.',
        te: 'బాగా చేశావు అని ఒకరితో చెప్పడమే మెచ్చుకోవడం. చక్కని చేతిరాత చూసి టీచర్ మీనాను మెచ్చుకున్నారు.',
      },
      {
        en: 'Praise makes us want to do even better. When everyone praised his song, Ravi practiced even more.',
        te: 'మెచ్చుకుంటే ఇంకా బాగా చేయాలనిపిస్తుంది. అందరూ తన పాటను మెచ్చుకోవడంతో రవి మరింత సాధన చేశాడు.',
      },
      {
        en: 'In Telugu sabhash and bhale are words of praise. Bhale! said Grandfather and patted my back when I won at chess.',
        te: 'తెలుగులో మెచ్చుకోవడానికి శభాష్, భలే అంటారు. చదరంగంలో గెలిచినప్పుడు తాతయ్య భలే అని నా వీపు తట్టి మెచ్చుకున్నారు.',
      },
    ],
    sentence: { en: 'The teacher praised my drawing.', te: 'టీచర్ నా బొమ్మను మెచ్చుకున్నారు.' },
  },
  {
    english: 'greet',
    telugu: 'పలకరించడం',
    grade: 2,
    alsoEnglish: ['say hello to'],
    explanations: [
      {
        en: 'To greet is to speak a friendly word when we meet someone. Lata greets the bus driver every morning.',
        te: 'ఎవరైనా కలిసినప్పుడు ఆప్యాయంగా మాట్లాడించడమే పలకరించడం. లత రోజూ ఉదయం బస్సు డ్రైవర్‌ను పలకరిస్తుంది.',
      },
      {
        en: 'Telugu people join their hands and say namaskaram when they greet elders. I greeted my grandfather’s friend that way.',
        te: 'పెద్దలను పలకరించేటప్పుడు తెలుగువారు చేతులు జోడించి నమస్కారం అంటారు. తాతయ్య స్నేహితుడిని నేను అలాగే పలకరించాను.',
      },
      {
        en: 'We greet sick people too: we visit them and ask how they are. We took fruit and went to see our neighbor in the hospital.',
        te: 'ఒంట్లో బాగాలేనివారిని చూసి, ఎలా ఉన్నారని పలకరిస్తారు. మేము పండ్లు తీసుకుని ఆసుపత్రిలో ఉన్న పక్కింటి ఆయనను పలకరించాం.',
      },
    ],
    sentence: { en: 'We greeted the teacher with a smile.', te: 'మేము నవ్వుతూ టీచర్‌ను పలకరించాం.' },
  },
  {
    english: 'give your word',
    telugu: 'మాట ఇవ్వడం',
    grade: 4,
    alsoEnglish: ['make a promise'],
    alsoTelugu: ['వాగ్దానం చేయడం'],
    explanations: [
      {
        en: 'To give your word is to say firmly that you will do a thing. I gave my word to Mother that I would come home by six.',
        te: 'ఒక పని తప్పకుండా చేస్తానని చెప్పడమే మాట ఇవ్వడం. ఆరింటికి ఇంటికి వస్తానని నేను అమ్మకు మాట ఇచ్చాను.',
      },
      {
        en: 'We must keep our word once we give it. Kiran had given his word, so he came even though it rained.',
        te: 'ఇచ్చిన మాట నిలబెట్టుకోవాలి. కిరణ్ మాట ఇచ్చాడు కాబట్టి వాన పడినా వచ్చాడు.',
      },
      {
        en: 'King Harishchandra of the old story lost everything but never broke his word. Grandmother tells us this tale when we forget a promise.',
        te: 'పాత కథలో హరిశ్చంద్రుడు అన్నీ పోగొట్టుకున్నా ఇచ్చిన మాట తప్పలేదు. మేము మాట తప్పినప్పుడు నానమ్మ ఈ కథ చెప్తారు.',
      },
    ],
    sentence: { en: 'Ravi gave his word that he would come tomorrow.', te: 'రేపు వస్తానని రవి మాట ఇచ్చాడు.' },
  },
  {
    english: 'explain',
    telugu: 'వివరించడం',
    grade: 4,
    alsoEnglish: ['make clear'],
    alsoTelugu: ['విడమరచి చెప్పడం'],
    explanations: [
      {
        en: 'To explain is to say a thing so clearly that others understand it. Our teacher explained why it rains.',
        te: 'ఇతరులకు బాగా అర్థమయ్యేలా చెప్పడమే వివరించడం. వాన ఎందుకు కురుస్తుందో మా టీచర్ వివరించారు.',
      },
      {
        en: 'A picture or an example makes explaining easier. To explain what a half is, Sita cut an apple in two.',
        te: 'బొమ్మలు, ఉదాహరణలు ఉంటే వివరించడం తేలిక. సగం అంటే ఏమిటో వివరించడానికి సీత ఆపిల్‌ను రెండు ముక్కలు చేసింది.',
      },
      {
        en: 'We understand a thing best when we explain it to someone. Padma explained the math problem to her little brother, and then she knew it well herself.',
        te: 'ఇతరులకు వివరిస్తే మనకు ఇంకా బాగా అర్థమవుతుంది. పద్మ తమ్ముడికి లెక్క వివరించాక తనకూ బాగా వచ్చేసింది.',
      },
    ],
    sentence: { en: 'The teacher explained the math problem again.', te: 'టీచర్ లెక్కను మళ్లీ వివరించారు.' },
  },
  {
    english: 'pronounce',
    telugu: 'పలకడం',
    grade: 3,
    alsoEnglish: ['utter'],
    alsoTelugu: ['ఉచ్చరించడం'],
    explanations: [
      {
        en: 'To pronounce is to say the sound of a letter or a word. Chitti can already pronounce all the vowels.',
        te: 'అక్షరాన్ని గానీ మాటను గానీ నోటితో అనడమే పలకడం. చిట్టి అచ్చులన్నీ పలుకుతుంది.',
      },
      {
        en: 'Telugu is mostly pronounced as it is written, so reading it aloud is easy. Read slowly and pronounce each letter.',
        te: 'తెలుగును చాలావరకు రాసినట్టే పలుకుతాం, అందుకే పైకి చదవడం తేలిక. మెల్లగా ప్రతి అక్షరాన్నీ పలుకుతూ చదువు.',
      },
      {
        en: 'Telugu has two sounds for l; for one of them the tongue curls back. Gopi pronounced the words for dream and art the same, and his elder sister corrected him.',
        te: 'ల, ళ వేర్వేరు; ళ పలికేటప్పుడు నాలుకను వెనక్కి మడుస్తాం. కల, కళ రెండింటినీ గోపి ఒకేలా పలికితే అక్క సరిదిద్దింది.',
      },
    ],
    sentence: { en: 'My little sister pronounces my name clearly.', te: 'చెల్లి నా పేరు స్పష్టంగా పలుకుతుంది.' },
  },
  {
    english: 'pray',
    telugu: 'ప్రార్థించడం',
    grade: 3,
    alsoEnglish: ['say a prayer'],
    alsoTelugu: ['ప్రార్థన చేయడం'],
    explanations: [
      {
        en: 'To pray is to speak to God in words or in our heart. Grandmother prays before she begins her day.',
        te: 'మాటలతోనో మనసులోనో దేవుడితో మాట్లాడడమే ప్రార్థించడం. నానమ్మ పొద్దున్నే ముందుగా దేవుడిని ప్రార్థిస్తారు.',
      },
      {
        en: 'People pray in temples, mosques and churches, each in their own way. On Friday Salim goes to the mosque with his father and prays.',
        te: 'గుడిలో, మసీదులో, చర్చిలో ఎవరి పద్ధతిలో వారు ప్రార్థిస్తారు. శుక్రవారం సలీం వాళ్ల నాన్నతో మసీదుకు వెళ్లి ప్రార్థిస్తాడు.',
      },
      {
        en: 'Many people pray not only for themselves but for others too. When our friend was ill, the whole class prayed for her.',
        te: 'చాలామంది తమ కోసమే కాదు, ఇతరుల కోసమూ ప్రార్థిస్తారు. మా స్నేహితురాలికి ఒంట్లో బాగాలేనప్పుడు తరగతి అంతా ప్రార్థించాం.',
      },
    ],
    sentence: { en: 'We prayed to God in the temple.', te: 'మేము గుడిలో దేవుడిని ప్రార్థించాం.' },
  },
  {
    english: 'bless',
    telugu: 'దీవించడం',
    grade: 4,
    alsoEnglish: ['give blessings'],
    alsoTelugu: ['ఆశీర్వదించడం'],
    explanations: [
      {
        en: 'To bless is to wish someone well with all your heart, as elders do. Grandfather put his hand on my head and blessed me.',
        te: 'పెద్దలు మనసారా మన మేలు కోరుతూ మంచి మాట అనడమే దీవించడం. తాతయ్య నా తల మీద చెయ్యి పెట్టి దీవించారు.',
      },
      {
        en: 'On festivals Telugu children touch the feet of elders, and the elders bless them. Live a hundred years in peace, they say.',
        te: 'పండుగ రోజు తెలుగు పిల్లలు పెద్దల కాళ్లకు దండం పెడతారు; పెద్దలు దీవిస్తారు. నూరేళ్లు చల్లగా ఉండు అని అంటారు.',
      },
      {
        en: 'At a birthday or a wedding elders bless with yellow rice called akshintalu. My aunts blessed me with it when I turned seven.',
        te: 'పుట్టినరోజుకు, పెళ్లికి అక్షింతలు వేసి దీవిస్తారు. నాకు ఏడేళ్లు నిండినప్పుడు మా అత్తయ్యలు అలాగే దీవించారు.',
      },
    ],
    sentence: { en: 'Grandfather blessed me on my birthday.', te: 'పుట్టినరోజున తాతయ్య నన్ను దీవించారు.' },
  },
  {
    english: 'forgive',
    telugu: 'క్షమించడం',
    grade: 4,
    alsoEnglish: ['pardon'],
    alsoTelugu: ['మన్నించడం'],
    explanations: [
      {
        en: 'To forgive is to stop being angry with someone who did us wrong. Sita forgave her little brother, who had torn her picture.',
        te: 'తప్పు చేసినవారి మీద కోపం విడిచిపెట్టడమే క్షమించడం. తన బొమ్మను చింపిన తమ్ముడిని సీత క్షమించింది.',
      },
      {
        en: 'A person who has done wrong should say: please forgive me. Raju said it to Gopi, and they were friends again.',
        te: 'తప్పు చేసినవారు నన్ను క్షమించు అని అడగాలి. రాజు అలా అడగగానే గోపి క్షమించాడు; మళ్లీ స్నేహితులయ్యారు.',
      },
      {
        en: 'It takes more strength to forgive than to be angry. The good king of the story forgave even the thief.',
        te: 'కోప్పడడం కంటే క్షమించడానికి ఎక్కువ బలం కావాలి. కథలో మంచి రాజు దొంగను కూడా క్షమించాడు.',
      },
    ],
    sentence: { en: 'It was a mistake, please forgive me.', te: 'పొరపాటు అయింది, నన్ను క్షమించు.' },
  },
  {
    english: 'like',
    telugu: 'ఇష్టపడడం',
    grade: 1,
    alsoEnglish: ['be fond of'],
    alsoTelugu: ['నచ్చడం', 'ఇష్టపడటం'],
    opposite: 'hate',
    explanations: [
      {
        en: 'To like is to feel glad about a thing or a person. Meena likes mangoes, and everybody likes Meena.',
        te: 'ఒక వస్తువో మనిషో మన మనసుకు నచ్చడమే ఇష్టపడడం. మీనా మామిడి పండ్లను ఇష్టపడుతుంది; మీనాను అందరూ ఇష్టపడతారు.',
      },
      {
        en: 'In everyday Telugu people say naku ishtam or naku nachchindi: it pleases me. I liked this story very much.',
        te: 'మాటల్లో నాకు ఇష్టం, నాకు నచ్చింది అంటాం. ఈ కథ నాకు చాలా నచ్చింది.',
      },
      {
        en: 'Not all people like the same things, and that is good. Ravi likes cricket, and his elder sister likes drawing.',
        te: 'అందరూ ఒకే పనిని ఇష్టపడరు, అదే బాగుంటుంది. రవి క్రికెట్‌ను, వాళ్ల అక్క బొమ్మలు గీయడాన్ని ఇష్టపడతారు.',
      },
    ],
    sentence: { en: 'Our cat likes fish.', te: 'మా పిల్లి చేపలను ఇష్టపడుతుంది.' },
  },
  {
    english: 'hate',
    telugu: 'ద్వేషించడం',
    grade: 5,
    alsoEnglish: ['detest'],
    alsoTelugu: ['అసహ్యించుకోవడం'],
    opposite: 'like',
    explanations: [
      {
        en: 'To hate is to dislike someone or something very strongly. In the tale the wicked king hated everyone who told him the truth.',
        te: 'ఒకరంటే అస్సలు గిట్టకపోవడమే ద్వేషించడం. కథలో దుష్టరాజు తనకు నిజం చెప్పేవారందరినీ ద్వేషించాడు.',
      },
      {
        en: 'Hate hurts the one who hates most of all. Our teacher says: hate the bad deed, but not the person.',
        te: 'ద్వేషం వల్ల అందరికంటే ద్వేషించేవారికే ఎక్కువ బాధ. చెడ్డ పనిని ద్వేషించు, మనిషిని కాదు అని మా టీచర్ చెప్తారు.',
      },
      {
        en: 'It is a strong word, so for food or games we just say that we do not like them. I do not hate bitter gourd; I just do not like it.',
        te: 'ఇది బరువైన మాట; తిండికో ఆటకో నచ్చలేదు అంటే చాలు. నేను కాకరకాయను ద్వేషించను, నాకు నచ్చదు అంతే.',
      },
    ],
    sentence: { en: 'The demon in the story hated songs.', te: 'కథలో రాక్షసుడు పాటలను ద్వేషించాడు.' },
  },
  {
    english: 'want',
    telugu: 'కోరుకోవడం',
    grade: 2,
    alsoEnglish: ['desire'],
    alsoTelugu: ['కోరడం', 'కావాలనుకోవడం'],
    explanations: [
      {
        en: 'To want is to feel that we would like to have or do something. Lata wants to become a doctor.',
        te: 'ఒకటి కావాలని అనుకోవడమే కోరుకోవడం. లత డాక్టర్ కావాలని కోరుకుంటోంది.',
      },
      {
        en: 'In everyday Telugu people say naku kavali for I want. I want water, said Chinnu.',
        te: 'రోజువారీ మాటల్లో నాకు కావాలి అంటాం. నాకు నీళ్లు కావాలి అని చిన్ను అడిగాడు.',
      },
      {
        en: 'In a tale a fairy asks the poor man what he wants. He wanted nothing for himself; he wanted rain for his village.',
        te: 'కథలో దేవత పేదవాడిని ఏం కావాలో కోరుకోమంది. అతను తన కోసం ఏదీ కోరలేదు; ఊరికి వాన కోరుకున్నాడు.',
      },
    ],
    sentence: { en: 'We all wanted it to rain.', te: 'మేమందరం వాన రావాలని కోరుకున్నాం.' },
  },
  {
    english: 'be afraid',
    telugu: 'భయపడడం',
    grade: 2,
    alsoEnglish: ['be scared', 'fear something'],
    alsoTelugu: ['జడుసుకోవడం', 'భయపడటం'],
    explanations: [
      {
        en: 'To be afraid is to feel that something bad may happen. The puppy was afraid of the thunder and hid.',
        te: 'ఏదో కీడు జరుగుతుందని మనసులో అనిపించడమే భయపడడం. కుక్కపిల్ల ఉరుముకు భయపడి దాక్కుంది.',
      },
      {
        en: 'Everyone is afraid of something, and there is nothing wrong with saying so. Kiran was afraid of the dark, so Father gave him a small lamp.',
        te: 'ప్రతి ఒక్కరూ దేనికో ఒకదానికి భయపడతారు, చెప్పడం సిగ్గు కాదు. కిరణ్ చీకటికి భయపడితే నాన్న చిన్న దీపం పెట్టారు.',
      },
      {
        en: 'To give someone courage we say bhayapadaku, do not be afraid. I held my little brother’s hand at the hospital and told him that.',
        te: 'ధైర్యం చెప్పడానికి భయపడకు అంటాం. ఆసుపత్రిలో తమ్ముడి చెయ్యి పట్టుకుని నేను అలాగే చెప్పాను.',
      },
    ],
    sentence: { en: 'Do not be afraid, I am right beside you.', te: 'భయపడకు, నేను నీ పక్కనే ఉన్నాను.' },
  },
  {
    english: 'believe',
    telugu: 'నమ్మడం',
    grade: 3,
    alsoEnglish: ['have faith'],
    alsoTelugu: ['విశ్వసించడం'],
    explanations: [
      {
        en: 'To believe is to think that a thing is true or that a person is honest. I believe my friend, because he never lies.',
        te: 'ఒక మాట నిజమని, ఒక మనిషి మంచివారని అనుకోవడమే నమ్మడం. నా స్నేహితుడు అబద్ధం చెప్పడు, అందుకే అతన్ని నమ్ముతాను.',
      },
      {
        en: 'We should not believe all that we hear or read. Padma looked in a book before she believed that whales are not fish.',
        te: 'విన్నదంతా, చదివినదంతా నమ్మకూడదు. తిమింగలం చేప కాదంటే, పద్మ పుస్తకంలో చూశాకే నమ్మింది.',
      },
      {
        en: 'In the tale a boy used to shout for fun that a tiger had come; when it really came, nobody believed him. People do not believe those who tell lies.',
        te: 'కథలో ఒక అబ్బాయి సరదాకి పులి వచ్చింది అని అరిచేవాడు; నిజంగా వచ్చినప్పుడు ఎవరూ నమ్మలేదు. అబద్ధాలు చెప్పేవారిని నమ్మరు.',
      },
    ],
    sentence: { en: 'Nobody believed what I said.', te: 'నేను చెప్పింది ఎవరూ నమ్మలేదు.' },
  },
  {
    english: 'choose',
    telugu: 'ఎంచుకోవడం',
    grade: 2,
    alsoEnglish: ['select', 'pick'],
    alsoTelugu: ['ఎన్నుకోవడం'],
    explanations: [
      {
        en: 'To choose is to take one out of many. From all the balloons Chitti chose the blue one.',
        te: 'చాలావాటిలో కావలసినదాన్ని తీసుకోవడమే ఎంచుకోవడం. బెలూన్లన్నిటిలో చిట్టి నీలం బెలూన్ ఎంచుకుంది.',
      },
      {
        en: 'Before choosing it is good to look at everything once. Anita looked at five books and chose the one about birds.',
        te: 'ఎంచుకునే ముందు అన్నీ ఒకసారి చూడడం మంచిది. అనిత ఐదు పుస్తకాలు చూసి పక్షుల పుస్తకం ఎంచుకుంది.',
      },
      {
        en: 'A leader is chosen by votes; for that Telugu often says ennukovadam. Our class chose Sita as its leader.',
        te: 'నాయకులను ఓట్లతో ఎన్నుకుంటారు. మా తరగతి సీతను నాయకురాలిగా ఎన్నుకుంది.',
      },
    ],
    sentence: { en: 'Choose one of these colors.', te: 'ఈ రంగుల్లో ఒకటి ఎంచుకో.' },
  },
  {
    english: 'decide',
    telugu: 'నిర్ణయించుకోవడం',
    grade: 4,
    alsoEnglish: ['make up one’s mind'],
    alsoTelugu: ['తీర్మానించుకోవడం', 'నిశ్చయించుకోవడం'],
    explanations: [
      {
        en: 'To decide is to make up your mind what to do. Ravi decided to get up early every day.',
        te: 'ఏం చేయాలో మనసులో గట్టిగా అనుకోవడమే నిర్ణయించుకోవడం. రవి రోజూ పొద్దున్నే లేవాలని నిర్ణయించుకున్నాడు.',
      },
      {
        en: 'Before deciding we should think about what may happen next. The sisters thought hard and decided to share the room.',
        te: 'నిర్ణయించుకునే ముందు తర్వాత ఏమవుతుందో ఆలోచించాలి. అక్కాచెల్లెళ్లు బాగా ఆలోచించి, గదిని పంచుకోవాలని నిర్ణయించుకున్నారు.',
      },
      {
        en: 'A whole group can decide together. Our class decided to keep one hour a week for reading.',
        te: 'అందరూ కలిసి కూడా నిర్ణయించుకోవచ్చు. వారానికి ఒక గంట పుస్తకాలు చదవాలని మా తరగతి పిల్లలం నిర్ణయించుకున్నాం.',
      },
    ],
    sentence: { en: 'We decided to raise a puppy.', te: 'మేము ఒక కుక్కపిల్లను పెంచాలని నిర్ణయించుకున్నాం.' },
  },
  {
    english: 'try',
    telugu: 'ప్రయత్నించడం',
    grade: 2,
    alsoEnglish: ['attempt'],
    alsoTelugu: ['ప్రయత్నం చేయడం'],
    explanations: [
      {
        en: 'To try is to make an effort to get something done. I tried to whistle, and on the third day I could.',
        te: 'ఒక పని సాధించడానికి పూనుకుని చేయడమే ప్రయత్నించడం. ఈల వేయాలని ప్రయత్నించాను, మూడో రోజు వచ్చింది.',
      },
      {
        en: 'Those who fall and try again are the ones who learn. Gopi tried ten times before he could balance on the bicycle.',
        te: 'పడినా మళ్లీ ప్రయత్నించేవారే నేర్చుకుంటారు. సైకిల్ మీద నిలవడానికి గోపి పదిసార్లు ప్రయత్నించాడు.',
      },
      {
        en: 'A Telugu poem says that by trying hard you can get oil even from sand. I will try too, said Meena, and opened her book.',
        te: 'ప్రయత్నిస్తే ఇసుకలోంచి కూడా నూనె తీయవచ్చని ఒక పద్యం చెప్తుంది. నేనూ ప్రయత్నిస్తాను అని మీనా పుస్తకం తెరిచింది.',
      },
    ],
    sentence: { en: 'It is all right, try again.', te: 'పర్వాలేదు, మళ్లీ ప్రయత్నించు.' },
  },
  {
    english: 'win',
    telugu: 'గెలవడం',
    grade: 1,
    alsoTelugu: ['గెలుపొందడం', 'జయించడం'],
    opposite: 'lose',
    explanations: [
      {
        en: 'To win is to come first in a game or a race. Our school won the kabaddi match.',
        te: 'ఆటలోనో పందెంలోనో అందరికంటే ముందుండడమే గెలవడం. కబడ్డీ పోటీలో మా బడి గెలిచింది.',
      },
      {
        en: 'It takes practice to win, and sometimes luck too. Anita practiced for a month and won the race.',
        te: 'గెలవాలంటే సాధన కావాలి, ఒక్కోసారి అదృష్టం కూడా కావాలి. అనిత నెల రోజులు సాధన చేసి పరుగు పందెం గెలిచింది.',
      },
      {
        en: 'A good winner does not laugh at the others. Kiran won at chess, shook hands and said: you played well.',
        te: 'గెలిచినవారు ఓడినవారిని చూసి నవ్వకూడదు. చదరంగంలో గెలిచిన కిరణ్ చెయ్యి కలిపి, నువ్వు బాగా ఆడావు అన్నాడు.',
      },
    ],
    sentence: { en: 'Our team won at kabaddi.', te: 'కబడ్డీలో మా జట్టు గెలిచింది.' },
  },
  {
    english: 'lose',
    telugu: 'ఓడిపోవడం',
    grade: 2,
    alsoTelugu: ['ఓడడం'],
    opposite: 'win',
    explanations: [
      {
        en: 'To lose is to fail to win a game or a race. Our team lost by one point.',
        te: 'ఆటలోనో పందెంలోనో గెలవలేకపోవడమే ఓడిపోవడం. మా జట్టు ఒక్క పాయింటుతో ఓడిపోయింది.',
      },
      {
        en: 'Losing shows us what we have to learn. Ravi lost, thought about his mistakes and won the next time.',
        te: 'ఓడిపోతే ఏం నేర్చుకోవాలో తెలుస్తుంది. రవి ఓడిపోయాక తన తప్పులు తెలుసుకుని, మరుసటిసారి గెలిచాడు.',
      },
      {
        en: 'Telugu has another verb for losing a thing: pogottukovadam. I lost the game, and on the way I lost my cap.',
        te: 'వస్తువు పోతే పోగొట్టుకోవడం అంటాం, ఆటలో అయితే ఓడిపోవడం. నేను ఆటలో ఓడిపోయాను, దారిలో టోపీ పోగొట్టుకున్నాను.',
      },
    ],
    sentence: { en: 'We lost by one run.', te: 'మేము ఒక్క పరుగుతో ఓడిపోయాం.' },
  },
  {
    english: 'begin',
    telugu: 'మొదలుపెట్టడం',
    grade: 2,
    alsoEnglish: ['start'],
    alsoTelugu: ['ప్రారంభించడం', 'ఆరంభించడం'],
    opposite: 'finish',
    explanations: [
      {
        en: 'To begin is to do the first part of a thing. I began to learn Telugu at the age of six.',
        te: 'ఒక పనిలో మొదటి అడుగు వేయడమే మొదలుపెట్టడం. నేను ఆరేళ్ల వయసులో తెలుగు నేర్చుకోవడం మొదలుపెట్టాను.',
      },
      {
        en: 'Many Telugu people begin new work on a lucky day, after a prayer. My uncle began building his house on Ugadi.',
        te: 'చాలామంది తెలుగువారు మంచి రోజు చూసి, పూజ చేసి కొత్త పని మొదలుపెడతారు. బాబాయి ఉగాది రోజు ఇల్లు కట్టడం మొదలుపెట్టారు.',
      },
      {
        en: 'A child’s learning begins with a little ceremony called Aksharabhyasam. That day Chinnu wrote his first letters in a plate of rice.',
        te: 'పిల్లల చదువు అక్షరాభ్యాసంతో మొదలవుతుంది. ఆ రోజు చిన్ను పళ్లెంలో పోసిన బియ్యంలో తొలి అక్షరాలు రాశాడు.',
      },
    ],
    sentence: { en: 'The rain has stopped, let’s begin the game!', te: 'వాన ఆగింది, ఆట మొదలుపెడదాం!' },
  },
  {
    english: 'finish',
    telugu: 'ముగించడం',
    grade: 2,
    alsoEnglish: ['complete', 'end'],
    alsoTelugu: ['పూర్తి చేయడం'],
    opposite: 'begin',
    explanations: [
      {
        en: 'To finish is to do the last part of a thing, so that nothing is left. Lata finished her homework before supper.',
        te: 'ఏమీ మిగలకుండా పనిని చివరిదాకా చేయడమే ముగించడం. లత భోజనానికి ముందే హోంవర్క్ ముగించింది.',
      },
      {
        en: 'We should finish what we begin. Raju began to read a thick book and finished it in ten days.',
        te: 'మొదలుపెట్టిన పనిని పూర్తి చేయాలి. రాజు లావు పుస్తకం చదవడం మొదలుపెట్టి పది రోజుల్లో పూర్తి చేశాడు.',
      },
      {
        en: 'Many Telugu tales end with the words: the story goes to Kanchi and we go home. Grandmother finishes every story that way.',
        te: 'కథ కంచికి, మనం ఇంటికి అని చాలా తెలుగు కథలు ముగుస్తాయి. నానమ్మ ప్రతి కథనూ అలాగే ముగిస్తారు.',
      },
    ],
    sentence: {
      en: 'My elder sister finished that thick book in two days.',
      te: 'అక్క ఆ లావు పుస్తకాన్ని రెండు రోజుల్లో ముగించింది.',
    },
  },
  {
    english: 'wait',
    telugu: 'ఎదురుచూడడం',
    grade: 2,
    alsoEnglish: ['wait for'],
    alsoTelugu: ['వేచి ఉండడం', 'ఎదురుచూడటం'],
    explanations: [
      {
        en: 'To wait is to stay until someone comes or something happens. We waited at the stop for the bus.',
        te: 'ఒకరు వచ్చేదాకానో ఒకటి జరిగేదాకానో ఆగి ఉండడమే ఎదురుచూడడం. మేము బస్‌స్టాప్‌లో బస్సు కోసం ఎదురుచూశాం.',
      },
      {
        en: 'Time passes faster when we do something while we wait. Padma reads a book while she waits at the hospital.',
        te: 'ఎదురుచూసేటప్పుడు ఏదైనా చేస్తుంటే సమయం త్వరగా గడుస్తుంది. ఆసుపత్రిలో ఎదురుచూస్తూ పద్మ పుస్తకం చదువుతుంది.',
      },
      {
        en: 'The Telugu word means to look toward the way someone will come. The dog sits at the gate and looks out for me.',
        te: 'ఎదురుచూడడం అంటే వచ్చేవారి దారి వైపు చూడడం. కుక్క గేటు దగ్గర కూర్చుని నా కోసం ఎదురుచూస్తుంది.',
      },
    ],
    sentence: { en: 'We are waiting for the bus.', te: 'మేము బస్సు కోసం ఎదురుచూస్తున్నాం.' },
  },
  {
    english: 'be born',
    telugu: 'పుట్టడం',
    grade: 2,
    alsoTelugu: ['జన్మించడం'],
    opposite: 'die',
    explanations: [
      {
        en: 'To be born is to come into the world as a baby. My little sister was born in January.',
        te: 'బిడ్డగా ఈ లోకంలోకి రావడమే పుట్టడం. మా చెల్లి జనవరిలో పుట్టింది.',
      },
      {
        en: 'Puppies and kittens are born with their eyes closed. Four kittens were born in our hay shed, and now their eyes are open.',
        te: 'కుక్కపిల్లలు, పిల్లిపిల్లలు పుట్టినప్పుడు కళ్లు మూసుకుని ఉంటాయి. మా గడ్డి పాకలో నాలుగు పిల్లిపిల్లలు పుట్టాయి; ఇప్పుడు కళ్లు తెరిచాయి.',
      },
      {
        en: 'Rivers are born too, in Telugu: where a river begins, it is born. The Krishna is born in the hills near Mahabaleshwar.',
        te: 'నది మొదలయ్యే చోట అది పుట్టింది అంటాం. కృష్ణా నది మహాబలేశ్వర్ దగ్గరి కొండల్లో పుట్టింది.',
      },
    ],
    sentence: { en: 'Four kittens were born in our house.', te: 'మా ఇంట్లో నాలుగు పిల్లిపిల్లలు పుట్టాయి.' },
  },
  {
    english: 'live',
    telugu: 'బతకడం',
    grade: 2,
    alsoEnglish: ['be alive'],
    alsoTelugu: ['జీవించడం', 'బ్రతకడం'],
    explanations: [
      {
        en: 'To live is to have life: to breathe, to eat and to grow. A fish lives in water.',
        te: 'ప్రాణంతో ఉండడమే బతకడం. చేప నీటిలో బతుకుతుంది.',
      },
      {
        en: 'Some creatures live long and others for a short time. A big tortoise may live more than a hundred years.',
        te: 'కొన్ని జీవులు చాలా కాలం, కొన్ని కొంత కాలమే బతుకుతాయి. పెద్ద తాబేలు నూరేళ్లకు పైగా బతకవచ్చు.',
      },
      {
        en: 'For the place where we live, Telugu says undadam or nivasinchadam. I live in Nellore; my cousin lives in New York.',
        te: 'ఒక ఊళ్లో ఇల్లు ఉంటే ఉండడం, నివసించడం అంటాం. నేను నెల్లూరులో ఉంటాను, మామయ్య కొడుకు న్యూయార్క్‌లో ఉంటాడు.',
      },
    ],
    sentence: { en: 'Fish live only in water.', te: 'చేపలు నీళ్లలోనే బతుకుతాయి.' },
  },
  {
    english: 'grow',
    telugu: 'పెరగడం',
    grade: 1,
    alsoEnglish: ['grow up', 'increase in size'],
    alsoTelugu: ['ఎదగడం'],
    explanations: [
      {
        en: 'To grow is to become bigger. The bean that I sowed grew as tall as my hand in a week.',
        te: 'చిన్నది పెద్దదిగా మారడమే పెరగడం. నేను వేసిన చిక్కుడు గింజ వారంలో నా చెయ్యంత పెరిగింది.',
      },
      {
        en: 'Children grow fast, so their clothes become short. Last year’s shirt does not fit Chinnu, because he has grown.',
        te: 'పిల్లలు త్వరగా పెరుగుతారు, అందుకే బట్టలు పొట్టివవుతాయి. చిన్ను పెరిగాడు కాబట్టి పోయినేడాది చొక్కా పట్టడం లేదు.',
      },
      {
        en: 'Other things grow as well: prices, heat and friendship. In May the heat grows day by day.',
        te: 'ధరలు, ఎండలు, స్నేహం కూడా పెరుగుతాయి. మే నెలలో రోజురోజుకూ ఎండ పెరుగుతుంది.',
      },
    ],
    sentence: { en: 'My plant is growing a little every day.', te: 'నా మొక్క రోజూ కొంచెం పెరుగుతోంది.' },
  },
  {
    english: 'die',
    telugu: 'చనిపోవడం',
    grade: 3,
    alsoEnglish: ['pass away'],
    alsoTelugu: ['మరణించడం'],
    opposite: 'be born',
    explanations: [
      {
        en: 'To die is to stop living. A plant that gets no water dies.',
        te: 'ప్రాణం పోవడమే చనిపోవడం. నీళ్లు పోయకపోతే మొక్క చనిపోతుంది.',
      },
      {
        en: 'All living things are born, grow and die one day. When our old dog died, we were sad and spoke about it together.',
        te: 'ప్రాణులన్నీ పుడతాయి, పెరుగుతాయి, ఒక రోజు చనిపోతాయి. మా ముసలి కుక్క చనిపోయినప్పుడు అందరం బాధపడి, దాని గురించి మాట్లాడుకున్నాం.',
      },
      {
        en: 'For people, Telugu says it gently: poyaru, they are gone, or kalam chesharu. Grandmother still tells us about her mother, who died long ago.',
        te: 'మనుషుల గురించి పోయారు, కాలం చేశారు అని సున్నితంగా చెప్తారు. ఎప్పుడో చనిపోయిన తన తల్లి గురించి నానమ్మ ఇప్పటికీ చెప్తారు.',
      },
    ],
    sentence: { en: 'That plant died because it had no water.', te: 'నీళ్లు లేక ఆ మొక్క చనిపోయింది.' },
  },
  {
    english: 'sniff',
    telugu: 'వాసన చూడడం',
    grade: 2,
    alsoEnglish: ['smell something'],
    alsoTelugu: ['వాసన పీల్చడం', 'వాసన చూడటం'],
    explanations: [
      {
        en: 'To sniff is to draw in air through the nose to know how a thing smells. Sita sniffed the jasmine and smiled.',
        te: 'ఒకదాని వాసన ఎలా ఉందో ముక్కుతో తెలుసుకోవడమే వాసన చూడడం. సీత మల్లెపూల వాసన చూసి నవ్వింది.',
      },
      {
        en: 'We should sniff old milk before drinking it. Father sniffed it and said that it had gone sour.',
        te: 'నిల్వ ఉన్న పాలను తాగే ముందు వాసన చూడాలి. నాన్న వాసన చూసి పాలు విరిగాయని చెప్పారు.',
      },
      {
        en: 'A dog knows its people and the way home by sniffing. When I come back, ours sniffs my shoes first.',
        te: 'కుక్క వాసన చూసి మనుషులను, దారిని గుర్తుపడుతుంది. నేను రాగానే మా కుక్క ముందు నా బూట్ల వాసన చూస్తుంది.',
      },
    ],
    sentence: { en: 'The dog sniffed my shoes.', te: 'కుక్క నా బూట్లను వాసన చూసింది.' },
  },
  {
    english: 'touch',
    telugu: 'తాకడం',
    grade: 2,
    alsoEnglish: ['feel'],
    alsoTelugu: ['ముట్టుకోవడం', 'తగలడం'],
    explanations: [
      {
        en: 'To touch is to put a hand or a finger on something. I touched the snow, and it was very cold.',
        te: 'చేతినో వేలినో ఒకదానికి ఆనించడమే తాకడం. నేను మంచును తాకితే చాలా చల్లగా ఉంది.',
      },
      {
        en: 'By touching we learn whether a thing is soft, rough, hot or cold. With his eyes closed, Ravi touched five things and named them all.',
        te: 'తాకితే ఒక వస్తువు మెత్తగా ఉందో గరుకుగా ఉందో, వేడిగా ఉందో చల్లగా ఉందో తెలుస్తుంది. రవి కళ్లు మూసుకుని ఐదు వస్తువులను తాకి పేర్లు చెప్పాడు.',
      },
      {
        en: 'The touch-me-not is a plant that folds its leaves when it is touched. Anita touched it, and it closed as if it were shy.',
        te: 'అత్తిపత్తి ఆకులను తాకితే అవి ముడుచుకుంటాయి. అనిత తాకగానే ఆ మొక్క సిగ్గుపడినట్టు ముడుచుకుంది.',
      },
    ],
    sentence: { en: 'I touched snow for the first time.', te: 'నేను మొదటిసారి మంచును తాకాను.' },
  },
  {
    english: 'receive',
    telugu: 'పొందడం',
    grade: 4,
    alsoEnglish: ['obtain'],
    alsoTelugu: ['అందుకోవడం'],
    explanations: [
      {
        en: 'To receive is to get something that is given or sent. Kiran received a medal from the principal.',
        te: 'ఇచ్చినదాన్ని, పంపినదాన్ని అందుకోవడమే పొందడం. కిరణ్ ప్రధానోపాధ్యాయుల చేతుల మీదుగా పతకం పొందాడు.',
      },
      {
        en: 'We receive joy, fame and help as well as things. By helping others we receive happiness.',
        te: 'వస్తువులనే కాదు, ఆనందాన్ని, పేరును, సాయాన్ని కూడా పొందుతాం. ఇతరులకు సాయం చేస్తే ఆనందం పొందుతాం.',
      },
      {
        en: 'In speech people also say andukovadam for things that come into our hands. The postman gave the letter, and Grandfather received it with both hands.',
        te: 'చేతికి అందేవాటిని అందుకోవడం అని కూడా అంటాం. పోస్ట్‌మ్యాన్ ఉత్తరం ఇస్తే తాతయ్య రెండు చేతులతో అందుకున్నారు.',
      },
    ],
    sentence: { en: 'Kiran received a medal in the race.', te: 'పరుగు పందెంలో కిరణ్ పతకం పొందాడు.' },
  },
  {
    english: 'borrow',
    telugu: 'అప్పు తీసుకోవడం',
    grade: 4,
    alsoEnglish: ['take a loan'],
    alsoTelugu: ['అరువు తెచ్చుకోవడం', 'అప్పు చేయడం'],
    opposite: 'lend',
    explanations: [
      {
        en: 'To borrow is to take money or a thing that has to be given back. Raju borrowed ten rupees from his friend and gave it back the next day.',
        te: 'తిరిగి ఇస్తానని డబ్బునో వస్తువునో తెచ్చుకోవడమే అప్పు తీసుకోవడం. రాజు స్నేహితుడి దగ్గర పది రూపాయలు అప్పు తీసుకుని మరునాడే ఇచ్చేశాడు.',
      },
      {
        en: 'A bank lends money for a house or for studies, and we have to pay back a little more; that extra is interest. My cousin borrowed from a bank to study.',
        te: 'ఇంటికో చదువుకో బ్యాంకు అప్పు ఇస్తుంది; కొంత ఎక్కువ కలిపి తీర్చాలి, ఆ ఎక్కువే వడ్డీ. మామయ్య కొడుకు చదువు కోసం బ్యాంకులో అప్పు తీసుకున్నాడు.',
      },
      {
        en: 'For sugar or an umbrella borrowed from next door we say aruvu. Mother borrowed a cup of sugar and gave back a full cup.',
        te: 'పక్కింటి నుంచి చక్కెరో గొడుగో తెచ్చుకుంటే అరువు అంటారు. అమ్మ కప్పు చక్కెర అరువు తెచ్చి, నిండుగా తిరిగి ఇచ్చింది.',
      },
    ],
    sentence: { en: 'I borrowed ten rupees from my elder sister.', te: 'నేను అక్క దగ్గర పది రూపాయలు అప్పు తీసుకున్నాను.' },
  },
  {
    english: 'lend',
    telugu: 'అప్పు ఇవ్వడం',
    grade: 4,
    alsoEnglish: ['give a loan'],
    alsoTelugu: ['అరువు ఇవ్వడం'],
    opposite: 'borrow',
    explanations: [
      {
        en: 'To lend is to give money or a thing that we will get back. Gopi lent Lata ten rupees to buy a pencil.',
        te: 'తిరిగి తీసుకునేలా డబ్బునో వస్తువునో ఇవ్వడమే అప్పు ఇవ్వడం. పెన్సిల్ కొనుక్కోవడానికి గోపి లతకు పది రూపాయలు అప్పు ఇచ్చాడు.',
      },
      {
        en: 'Both the lender and the borrower should remember it. My elder sister wrote in her book whom she had lent money to.',
        te: 'అప్పు ఇచ్చినవారూ తీసుకున్నవారూ గుర్తుంచుకోవాలి. అక్క ఎవరికి అప్పు ఇచ్చిందో పుస్తకంలో రాసుకుంది.',
      },
      {
        en: 'The Sumati Satakam says not to live in a village without a lender and a doctor. In a year when the crop failed, it was the lender who helped.',
        te: 'అప్పు ఇచ్చేవారూ వైద్యం చేసేవారూ లేని ఊళ్లో ఉండకూడదని సుమతీ శతకం చెప్తుంది. పంట పండని ఏడాది అప్పు ఇచ్చేవారే ఆదుకునేవారు.',
      },
    ],
    sentence: { en: 'Gopi lent me five rupees.', te: 'గోపి నాకు ఐదు రూపాయలు అప్పు ఇచ్చాడు.' },
  },
  {
    english: 'pay',
    telugu: 'చెల్లించడం',
    grade: 3,
    alsoEnglish: ['pay money'],
    alsoTelugu: ['డబ్బు కట్టడం'],
    explanations: [
      {
        en: 'To pay is to give money for what we buy or use. Father paid the shopkeeper a hundred rupees.',
        te: 'కొన్నవాటికో వాడినవాటికో డబ్బు ఇవ్వడమే చెల్లించడం. నాన్న దుకాణదారుకు వంద రూపాయలు చెల్లించారు.',
      },
      {
        en: 'People pay power bills, water bills and school fees every month or year. Mother pays the power bill with her phone.',
        te: 'కరెంటు బిల్లు, నీటి బిల్లు, బడి ఫీజు నెలకో ఏడాదికో చెల్లిస్తారు. అమ్మ కరెంటు బిల్లును ఫోన్‌తో చెల్లిస్తుంది.',
      },
      {
        en: 'In earlier days farmers paid with grain instead of money. The potter would give a pot, and the farmer would pay with rice.',
        te: 'పూర్వం డబ్బుకు బదులు ధాన్యంతో చెల్లించేవారు. కుమ్మరి కుండ ఇస్తే రైతు బియ్యం ఇచ్చేవారు.',
      },
    ],
    sentence: { en: 'Father paid the auto driver.', te: 'నాన్న ఆటో డ్రైవర్‌కు డబ్బు చెల్లించారు.' },
  },
  {
    english: 'earn',
    telugu: 'సంపాదించడం',
    grade: 4,
    alsoEnglish: ['make money'],
    alsoTelugu: ['గడించడం'],
    opposite: 'spend',
    explanations: [
      {
        en: 'To earn is to get money by working. My aunt earns money by sewing clothes.',
        te: 'పని చేసి డబ్బు పొందడమే సంపాదించడం. పిన్ని బట్టలు కుట్టి డబ్బు సంపాదిస్తారు.',
      },
      {
        en: 'A good name is earned too, by good deeds. Our village doctor earned a good name by treating the poor for free.',
        te: 'మంచి పనులతో మంచి పేరు కూడా సంపాదించవచ్చు. మా ఊరి డాక్టర్ పేదలకు ఉచితంగా వైద్యం చేసి మంచి పేరు సంపాదించారు.',
      },
      {
        en: 'What we earn ourselves we spend with care. Kiran earned fifty rupees by washing the car and put it in his money box.',
        te: 'సొంతంగా సంపాదించిన డబ్బును జాగ్రత్తగా ఖర్చు చేస్తాం. కిరణ్ కారు కడిగి యాభై రూపాయలు సంపాదించి డిబ్బీలో వేశాడు.',
      },
    ],
    sentence: { en: 'My elder sister earns money by teaching children.', te: 'అక్క పిల్లలకు పాఠాలు చెప్పి డబ్బు సంపాదిస్తుంది.' },
  },
  {
    english: 'save money',
    telugu: 'పొదుపు చేయడం',
    grade: 3,
    alsoEnglish: ['put money aside'],
    alsoTelugu: ['డబ్బు దాచుకోవడం'],
    explanations: [
      {
        en: 'To save money is to keep some of it for later and not spend it all. Padma saves money in a clay box.',
        te: 'డబ్బంతా ఖర్చు చేయకుండా రేపటికి కొంత ఉంచుకోవడమే పొదుపు చేయడం. పద్మ మట్టి డిబ్బీలో డబ్బు పొదుపు చేస్తుంది.',
      },
      {
        en: 'A Telugu saying goes that drop by drop makes the ocean; so small savings grow. Raju saved one rupee a day and bought a ball in six months.',
        te: 'చుక్క చుక్క కలిస్తే సముద్రం అంటారు; చిన్న పొదుపు కూడా పెరుగుతుంది. రోజుకు ఒక రూపాయి పొదుపు చేసి రాజు ఆరు నెలల్లో బంతి కొన్నాడు.',
      },
      {
        en: 'Water and power are saved as well as money. Meena turns off the tap while brushing her teeth and saves a bucket of water a day.',
        te: 'డబ్బునే కాదు, నీళ్లను, కరెంటును కూడా పొదుపు చేయాలి. పళ్లు తోముకునేటప్పుడు కుళాయి కట్టేసి మీనా రోజుకు ఒక బకెట్ నీళ్లు పొదుపు చేస్తుంది.',
      },
    ],
    sentence: { en: 'I am saving money for a bicycle.', te: 'నేను సైకిల్ కోసం డబ్బు పొదుపు చేస్తున్నాను.' },
  },
  {
    english: 'spend',
    telugu: 'ఖర్చు చేయడం',
    grade: 3,
    alsoEnglish: ['spend money'],
    alsoTelugu: ['ఖర్చు పెట్టడం'],
    opposite: 'earn',
    explanations: [
      {
        en: 'To spend is to give money for things or work. At the fair I spent twenty rupees on bangles.',
        te: 'వస్తువుల కోసమో పని కోసమో డబ్బు ఇచ్చేయడమే ఖర్చు చేయడం. జాతరలో నేను గాజుల కోసం ఇరవై రూపాయలు ఖర్చు చేశాను.',
      },
      {
        en: 'Before we spend, we ask whether we need the thing. Gopi put the toy back and spent his money on a book.',
        te: 'ఖర్చు చేసే ముందు అది అవసరమా అని ఆలోచించాలి. గోపి బొమ్మను వెనక్కి పెట్టి, ఆ డబ్బు పుస్తకానికి ఖర్చు చేశాడు.',
      },
      {
        en: 'For time Telugu says gadapadam: money is spent, time is passed. During vacation we spend all day with our cousins.',
        te: 'డబ్బు ఖర్చు చేస్తాం, సమయం గడుపుతాం. సెలవుల్లో మేము రోజంతా మామయ్య పిల్లలతో గడుపుతాం.',
      },
    ],
    sentence: { en: 'I spent fifty rupees at the fair.', te: 'నేను జాతరలో యాభై రూపాయలు ఖర్చు చేశాను.' },
  },
  {
    english: 'guess',
    telugu: 'ఊహించడం',
    grade: 3,
    alsoEnglish: ['imagine'],
    alsoTelugu: ['అంచనా వేయడం'],
    explanations: [
      {
        en: 'To guess is to think what a thing may be without knowing it for sure. Guess what is in my hand, said Sita.',
        te: 'సరిగ్గా తెలియకుండానే ఇలా ఉంటుందని అనుకోవడమే ఊహించడం. నా చేతిలో ఏముందో ఊహించు అని సీత అడిగింది.',
      },
      {
        en: 'Telugu uses the same verb for imagining: seeing a thing in our mind. Raju imagines that he is flying to the moon.',
        te: 'లేనిదాన్ని మనసులో చూడడాన్ని కూడా ఊహించడం అంటారు. రాజు తాను చంద్రుడి మీదికి వెళ్తున్నట్టు ఊహించుకుంటాడు.',
      },
      {
        en: 'A good guess uses what we see. Grandfather saw dark clouds and guessed that it would rain, and it did.',
        te: 'కనిపించేవాటిని బట్టి సరిగ్గా ఊహించవచ్చు. నల్లని మబ్బులు చూసి వాన వస్తుందని తాతయ్య ఊహించారు; అలాగే వచ్చింది.',
      },
    ],
    sentence: { en: 'Guess what is in this box!', te: 'ఈ పెట్టెలో ఏముందో ఊహించు!' },
  },
  {
    english: 'find out',
    telugu: 'కనిపెట్టడం',
    grade: 3,
    alsoEnglish: ['discover', 'invent'],
    alsoTelugu: ['కనుక్కోవడం', 'కనుగొనడం'],
    explanations: [
      {
        en: 'To find out is to come to know something that was hidden. The cat found out where the milk was kept.',
        te: 'ఎవరికీ తెలియనిదాన్ని తెలుసుకోవడమే కనిపెట్టడం. పాలు ఎక్కడ ఉన్నాయో పిల్లి కనిపెట్టింది.',
      },
      {
        en: 'For inventing too we say kanipettadam. After much work Edison invented a good electric bulb.',
        te: 'కొత్త వస్తువును మొదటిసారి తయారు చేయడాన్ని కూడా కనిపెట్టడం అంటారు. ఎడిసన్ ఎంతో శ్రమించి మంచి విద్యుత్ బల్బును కనిపెట్టారు.',
      },
      {
        en: 'By asking and looking we can find out many things. Anita saw crumbs on the floor and found out who had eaten the cake.',
        te: 'అడిగి, చూసి ఎన్నో విషయాలు కనిపెట్టవచ్చు. నేల మీద కేక్ ముక్కలు చూసి, కేక్ ఎవరు తిన్నారో అనిత కనిపెట్టింది.',
      },
    ],
    sentence: { en: 'I found out who ate my laddu!', te: 'నా లడ్డూ ఎవరు తిన్నారో కనిపెట్టాను!' },
  },
  {
    english: 'notice',
    telugu: 'గమనించడం',
    grade: 4,
    alsoEnglish: ['observe'],
    alsoTelugu: ['పరిశీలించడం'],
    explanations: [
      {
        en: 'To notice is to see something with attention. Ravi noticed that the bird had a twig in its beak.',
        te: 'మనసు పెట్టి చూడడమే గమనించడం. పక్షి ముక్కులో పుల్ల ఉందని రవి గమనించాడు.',
      },
      {
        en: 'Scientists notice small things and ask why. People say that Newton noticed a falling apple and began to think.',
        te: 'శాస్త్రవేత్తలు చిన్న విషయాలను కూడా గమనించి, ఎందుకు అని అడుగుతారు. రాలే ఆపిల్‌ను గమనించి న్యూటన్ ఆలోచించడం మొదలుపెట్టారని చెప్తారు.',
      },
      {
        en: 'When we write, it is good to notice each letter’s shape. The letters pa and va differ only a little; notice it!',
        te: 'రాసేటప్పుడు ప్రతి అక్షరం ఆకారాన్ని గమనించాలి. ప, వ అక్షరాలకు తేడా కొంచెమే, గమనించు.',
      },
    ],
    sentence: { en: 'Did you notice the rainbow in the sky?', te: 'ఆకాశంలో ఇంద్రధనుస్సును గమనించావా?' },
  },
  {
    english: 'recognize',
    telugu: 'గుర్తుపట్టడం',
    grade: 3,
    alsoEnglish: ['recognise', 'identify'],
    alsoTelugu: ['గుర్తించడం', 'ఆనవాలు పట్టడం'],
    explanations: [
      {
        en: 'To recognize is to know someone or something that we have seen or heard before. I recognized my friend from far away by his walk.',
        te: 'ముందు చూసినదాన్నో విన్నదాన్నో మళ్లీ ఇదే అని తెలుసుకోవడమే గుర్తుపట్టడం. నడకను బట్టి నా స్నేహితుడిని దూరం నుంచే గుర్తుపట్టాను.',
      },
      {
        en: 'Even a baby recognizes its mother’s voice. When Mother speaks, my little sister turns her head and smiles.',
        te: 'చంటిపాప కూడా తల్లి గొంతు గుర్తుపడుతుంది. అమ్మ మాట్లాడగానే మా చిట్టి చెల్లి అటు తిరిగి నవ్వుతుంది.',
      },
      {
        en: 'Sometimes people change so much that we do not recognize them. When Uncle came without his beard, nobody recognized him.',
        te: 'ఒక్కోసారి మనుషులు ఎంతో మారిపోతారు, గుర్తుపట్టలేం. గడ్డం తీసేసి వచ్చిన మామయ్యను ఎవరూ గుర్తుపట్టలేదు.',
      },
    ],
    sentence: { en: 'I recognized Grandmother by her voice.', te: 'గొంతు విని నానమ్మను గుర్తుపట్టాను.' },
  },
  {
    english: 'comfort',
    telugu: 'ఓదార్చడం',
    grade: 4,
    alsoEnglish: ['console'],
    alsoTelugu: ['ఊరడించడం'],
    explanations: [
      {
        en: 'To comfort is to speak kindly to someone who is sad so that they feel better. Father comforted me when I lost the race.',
        te: 'బాధలో ఉన్నవారితో మంచి మాటలు చెప్పి బాధ తగ్గించడమే ఓదార్చడం. పందెంలో ఓడిపోయినప్పుడు నాన్న నన్ను ఓదార్చారు.',
      },
      {
        en: 'We can comfort without words too, by sitting near or holding a hand. Lata held the crying boy’s hand and comforted him.',
        te: 'పక్కన కూర్చుని, చెయ్యి పట్టుకుని మాటలు లేకుండా కూడా ఓదార్చవచ్చు. ఏడుస్తున్న అబ్బాయి చెయ్యి పట్టుకుని లత ఓదార్చింది.',
      },
      {
        en: 'We comfort a crying baby with a song and a swing. Grandmother carried my brother about and comforted him.',
        te: 'ఏడ్చే పాపాయిని పాటతో, ఊయలతో ఓదారుస్తారు. నానమ్మ తమ్ముడిని ఎత్తుకుని తిప్పుతూ ఓదార్చారు.',
      },
    ],
    sentence: { en: 'My elder brother comforted my crying little sister.', te: 'ఏడుస్తున్న చెల్లిని అన్నయ్య ఓదార్చాడు.' },
  },
  {
    english: 'protect',
    telugu: 'కాపాడడం',
    grade: 3,
    alsoEnglish: ['save from danger', 'guard', 'rescue'],
    alsoTelugu: ['రక్షించడం', 'కాపాడటం'],
    explanations: [
      {
        en: 'To protect is to keep someone or something safe from harm. A helmet protects the head.',
        te: 'ఆపద కలగకుండా చూసుకోవడమే కాపాడడం. హెల్మెట్ మన తలను కాపాడుతుంది.',
      },
      {
        en: 'To save someone from danger is also kapadadam. The fisherman jumped into the water and saved the boy.',
        te: 'ఆపదలో ఉన్నవారిని బయటికి తేవడాన్ని కూడా కాపాడడం అంటారు. జాలరి నీళ్లలోకి దూకి అబ్బాయిని కాపాడారు.',
      },
      {
        en: 'If we protect trees, they protect us: they give shade, fruit and clean air. Our class put a fence around each sapling.',
        te: 'చెట్లను మనం కాపాడితే అవి మనల్ని కాపాడతాయి: నీడ, పండ్లు, మంచి గాలి ఇస్తాయి. మా తరగతి పిల్లలం ప్రతి మొక్క చుట్టూ కంచె వేశాం.',
      },
    ],
    sentence: { en: 'The hen protects her chicks.', te: 'కోడి తన పిల్లలను కాపాడుతుంది.' },
  },
  {
    english: 'agree',
    telugu: 'ఒప్పుకోవడం',
    grade: 3,
    alsoEnglish: ['admit', 'accept'],
    alsoTelugu: ['అంగీకరించడం', 'సమ్మతించడం'],
    explanations: [
      {
        en: 'To agree is to say yes to what someone else says or asks. Mother agreed that we could go to the beach.',
        te: 'ఎదుటివారు చెప్పినదానికో అడిగినదానికో సరే అనడమే ఒప్పుకోవడం. మేము సముద్రానికి వెళ్లడానికి అమ్మ ఒప్పుకుంది.',
      },
      {
        en: 'Telugu uses the same verb for admitting a fault. Kiran admitted that he had broken the window.',
        te: 'చేసిన తప్పును నిజమే అని చెప్పడాన్ని కూడా ఒప్పుకోవడం అంటారు. కిటికీ అద్దం తానే పగలగొట్టానని కిరణ్ ఒప్పుకున్నాడు.',
      },
      {
        en: 'Friends do not have to agree about everything. Padma and Anita could not agree on a game, so they played both.',
        te: 'స్నేహితులు అన్నిటికీ ఒప్పుకోవాలని లేదు. ఏ ఆట ఆడాలో పద్మా అనితా ఒక మాట మీదికి రాలేదు, అందుకే రెండూ ఆడారు.',
      },
    ],
    sentence: { en: 'Father agreed to go to the movies.', te: 'సినిమాకు వెళ్లడానికి నాన్న ఒప్పుకున్నారు.' },
  },
  {
    english: 'celebrate',
    telugu: 'జరుపుకోవడం',
    grade: 3,
    alsoTelugu: ['వేడుక చేసుకోవడం'],
    explanations: [
      {
        en: 'To celebrate is to enjoy a festival or a special day together. We celebrate Ugadi with new clothes and Ugadi pachadi.',
        te: 'పండుగనో ప్రత్యేకమైన రోజునో అందరూ కలిసి ఆనందంగా గడపడమే జరుపుకోవడం. మేము కొత్త బట్టలతో, ఉగాది పచ్చడితో ఉగాది జరుపుకుంటాం.',
      },
      {
        en: 'Telugu people celebrate their festivals in every country they live in. In Dallas hundreds of families celebrate Bathukamma together.',
        te: 'తెలుగువారు ఏ దేశంలో ఉన్నా తమ పండుగలు జరుపుకుంటారు. డల్లాస్‌లో వందల కుటుంబాలు కలిసి బతుకమ్మ జరుపుకుంటాయి.',
      },
      {
        en: 'A birthday can be celebrated by giving, too. On her birthday Meena gave books to the school library.',
        te: 'ఇతరులకు ఇచ్చి కూడా పుట్టినరోజు జరుపుకోవచ్చు. మీనా తన పుట్టినరోజున బడి గ్రంథాలయానికి పుస్తకాలు ఇచ్చింది.',
      },
    ],
    sentence: {
      en: 'We will celebrate my little brother’s birthday on Sunday.',
      te: 'ఆదివారం తమ్ముడి పుట్టినరోజు జరుపుకుంటాం.',
    },
  },
  {
    english: 'show',
    telugu: 'చూపించడం',
    grade: 1,
    alsoEnglish: ['point out'],
    alsoTelugu: ['చూపడం'],
    explanations: [
      {
        en: 'To show is to let others see a thing. Chinnu showed his new shoes to everyone.',
        te: 'ఇతరులు చూసేలా చేయడమే చూపించడం. చిన్ను తన కొత్త బూట్లు అందరికీ చూపించాడు.',
      },
      {
        en: 'We show the way with the hand or with words. A policeman showed us the way to the station.',
        te: 'చేతితోనో మాటలతోనో దారి చూపిస్తాం. పోలీసు ఒకరు మాకు స్టేషన్‌కు దారి చూపించారు.',
      },
      {
        en: 'A clock shows the time and a thermometer shows how hot it is. When both hands are at twelve, the clock shows noon or midnight.',
        te: 'గడియారం సమయాన్ని, థర్మామీటరు వేడిని చూపిస్తాయి. రెండు ముళ్లూ పన్నెండు దగ్గర ఉంటే మధ్యాహ్నమో అర్ధరాత్రో అని చూపిస్తున్నట్టు.',
      },
    ],
    sentence: { en: 'Show me your new toy.', te: 'నీ కొత్త బొమ్మ నాకు చూపించు.' },
  },
  {
    english: 'find',
    telugu: 'దొరకడం',
    grade: 1,
    alsoEnglish: ['be found'],
    explanations: [
      {
        en: 'To find is to get what we were looking for. Anita looked under the bed and found her pencil.',
        te: 'మనం వెతుకుతున్నది చేతికి రావడమే దొరకడం. అనిత మంచం కింద చూస్తే పెన్సిల్ దొరికింది.',
      },
      {
        en: 'In Telugu it is the thing that gets found, to somebody: naaku talamchevi dorikindi, I found the key. Raviki banti dorikindi: Ravi found the ball.',
        te: 'దొరికేది వస్తువు; ఎవరికి దొరికిందో కూడా చెప్తాం: నాకు తాళంచెవి దొరికింది. రవికి బంతి దొరికింది.',
      },
      {
        en: 'We also say dorukutundi for what can be had in a place. You can find fresh fish in our market.',
        te: 'ఒక చోట ఏదైనా లభిస్తే కూడా దొరుకుతుంది అంటాం. మా బజారులో తాజా చేపలు దొరుకుతాయి.',
      },
    ],
    sentence: { en: 'I found my lost pencil under the bed.', te: 'పోయిన పెన్సిల్ నాకు మంచం కింద దొరికింది.' },
  },
  {
    english: 'pretend',
    telugu: 'నటించడం',
    grade: 2,
    alsoEnglish: ['act', 'make believe'],
    explanations: [
      {
        en: 'To pretend is to make something that is not true look true. When Mother came, Chinnu pretended to be asleep.',
        te: 'నిజం కానిదాన్ని నిజంలా చూపడమే నటించడం. అమ్మ రాగానే చిన్ను నిద్రపోతున్నట్టు నటించాడు.',
      },
      {
        en: 'The work of actors in plays and films has the same name: natinchadam, to act. In the school play Meena played the queen.',
        te: 'నాటకాల్లో, సినిమాల్లో నటీనటులు చేసే పని కూడా నటించడమే. బడి నాటకంలో మీనా రాణిగా నటించింది.',
      },
      {
        en: 'Telugu puts -nattu, as if, before this verb: as if crying, as if sick. On exam day Ravi pretended to be sick, but at the hospital he burst out laughing.',
        te: 'నటించడం అనే మాటకు ముందు -నట్టు అని వస్తుంది: ఏడుస్తున్నట్టు, జబ్బు చేసినట్టు. పరీక్ష రోజు రవి జబ్బు చేసినట్టు నటించాడు, కానీ ఆసుపత్రికి రాగానే నవ్వేశాడు.',
      },
    ],
    sentence: { en: 'My little brother is pretending to be a lion.', te: 'తమ్ముడు సింహంలా నటిస్తున్నాడు.' },
  },
  {
    english: 'taste',
    telugu: 'రుచి చూడడం',
    grade: 2,
    alsoTelugu: ['రుచి చూడటం', 'చవి చూడడం'],
    explanations: [
      {
        en: 'To taste is to put a little in the mouth to know what it is like. Mother tasted the sambar and added salt.',
        te: 'కొంచెం నోట్లో వేసుకుని ఎలా ఉందో తెలుసుకోవడమే రుచి చూడడం. అమ్మ సాంబారు రుచి చూసి ఉప్పు వేసింది.',
      },
      {
        en: 'The tongue knows sweet, sour, salty and bitter. In Ugadi pachadi we taste six tastes at once.',
        te: 'నాలుకకు తీపి, పులుపు, ఉప్పు, చేదు తెలుస్తాయి. ఉగాది పచ్చడిలో ఆరు రుచులను ఒకేసారి రుచి చూస్తాం.',
      },
      {
        en: 'With a cold we cannot taste food well, because the tongue needs the nose’s help. Gopi shut his eyes and nose, tasted, and could not tell apple from potato.',
        te: 'జలుబు చేస్తే తిండి రుచి సరిగ్గా తెలియదు, ఎందుకంటే నాలుకకు ముక్కు సాయం కావాలి. గోపి కళ్లు, ముక్కు మూసుకుని రుచి చూస్తే, ఆపిల్ ఏదో బంగాళాదుంప ఏదో చెప్పలేకపోయాడు.',
      },
    ],
    sentence: { en: 'Taste a little of this chutney.', te: 'ఈ పచ్చడి కొంచెం రుచి చూడు.' },
  },
  {
    english: 'stay',
    telugu: 'ఉండడం',
    grade: 1,
    alsoEnglish: ['remain', 'reside', 'dwell'],
    alsoTelugu: ['ఉండటం', 'బస చేయడం', 'నివసించడం'],
    explanations: [
      {
        en: 'To stay is to be in a place and not leave it. When it rains, we stay at home.',
        te: 'ఒక చోటును వదలకుండా అక్కడే గడపడమే ఉండడం. వాన పడితే మేము ఇంట్లోనే ఉంటాం.',
      },
      {
        en: 'Telugu also says undadam for living in a place: meeru ekkada untaru, where do you live? “We live in Guntur,” answered Lata.',
        te: 'నివసించడాన్ని కూడా ఉండడం అంటాం: మీరు ఎక్కడ ఉంటారు? మేము గుంటూరులో ఉంటాం అని లత జవాబు చెప్పింది.',
      },
      {
        en: 'Staying at Grandmother’s house during vacation is like a festival for children. Kiran stayed a month and still would not come home.',
        te: 'సెలవుల్లో అమ్మమ్మ వాళ్లింట్లో ఉండడం పిల్లలకు పండుగే. కిరణ్ నెల రోజులు ఉన్నా ఇంటికి రానన్నాడు.',
      },
    ],
    sentence: { en: 'We will stay at Grandmother’s house this summer.', te: 'ఈ వేసవిలో మేము అమ్మమ్మ ఇంట్లో ఉంటాం.' },
  },
  {
    english: 'kiss',
    telugu: 'ముద్దు పెట్టుకోవడం',
    grade: 1,
    alsoTelugu: ['ముద్దు పెట్టడం', 'ముద్దాడడం'],
    explanations: [
      {
        en: 'To kiss is to touch with the lips out of love. Mother kissed me on the forehead and said good night.',
        te: 'ప్రేమతో పెదవులతో తాకడమే ముద్దు పెట్టుకోవడం. అమ్మ నా నుదుటి మీద ముద్దు పెట్టి శుభరాత్రి చెప్పింది.',
      },
      {
        en: 'Muddu means dear too: a much-loved child is a muddubidda. Grandmother calls our baby her muddubidda and gives it a kiss.',
        te: 'ముద్దు అంటే గారాబం కూడా; ఎంతో ఇష్టమైన బిడ్డను ముద్దుబిడ్డ అంటారు. నా ముద్దుబిడ్డ అంటూ నానమ్మ మా పాపాయిని ముద్దు పెట్టుకుంటారు.',
      },
      {
        en: 'When we are hurt, Mother’s kiss makes the pain seem less. Chinnu said his teddy bear had hurt its leg, and kissed it.',
        te: 'దెబ్బ తగిలినప్పుడు అమ్మ ముద్దు పెట్టుకుంటే నొప్పి తగ్గినట్టు అనిపిస్తుంది. టెడ్డీ బేర్ కాలికి దెబ్బ తగిలిందంటూ చిన్ను దాన్ని ముద్దు పెట్టుకున్నాడు.',
      },
    ],
    sentence: { en: 'Mother kissed the baby.', te: 'అమ్మ పాపాయిని ముద్దు పెట్టుకుంది.' },
  },
];
