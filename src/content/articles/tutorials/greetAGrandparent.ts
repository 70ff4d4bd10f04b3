import type { Article } from '../article';

export const greetAGrandparent: Article = {
  slug: 'greet-a-grandparent',
  title: {
    en: 'Greet a grandparent in Telugu',
    te: 'అమ్మమ్మను, తాతయ్యను తెలుగులో పలకరిద్దాం',
  },
  summary: {
    en: 'నమస్కారం, a polite మీరు, five sentences and a rehearsal: prepare your child for one real phone call that will make someone’s day.',
    te: 'ఒక నమస్కారం, మర్యాదగా మీరు, ఐదు వాక్యాలు, ఒక చిన్న రిహార్సల్: అమ్మమ్మకో తాతయ్యకో ఫోన్ చేయడానికి మీ పిల్లలను సిద్ధం చేయండి.',
  },
  published: '2026-09-08',
  minutes: 3,
  letter: 'న',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'The aim is small and real: by the weekend your child makes one phone call and says five Telugu sentences to a grandparent, an uncle or a neighbor. Five short evenings are enough.',
        te: 'ఇది చిన్న లక్ష్యమే, కానీ నిజంగా పనికొచ్చేది: ఈ వారం చివరికి మీ పిల్లలు అమ్మమ్మకో, మామయ్యకో, పక్కింటి పెద్దాయనకో ఫోన్ చేసి ఐదు తెలుగు వాక్యాలు మాట్లాడాలి. ఐదు చిన్న సాయంత్రాలు చాలు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'నువ్వు or మీరు?',
        te: 'నువ్వు అనాలా, మీరు అనాలా?',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'English has one “you”. Telugu has two: నువ్వు for friends and younger ones, మీరు for elders, teachers and anyone you do not know well. The verb changes with it: తిన్నావా? becomes తిన్నారా? and చెప్పు becomes చెప్పండి. In many homes children lovingly say నువ్వు to their own grandmother. If that is your family’s way, keep it; teach మీరు for everyone else.',
        te: 'ఇంగ్లీషులో “యూ” ఒక్కటే. తెలుగులో రెండున్నాయి: స్నేహితులతో, చిన్నవాళ్లతో నువ్వు; పెద్దవాళ్లతో, టీచర్లతో, కొత్తవాళ్లతో మీరు. దాన్ని బట్టి క్రియ కూడా మారుతుంది: తిన్నావా? అనేది తిన్నారా? అవుతుంది; చెప్పు అనేది చెప్పండి అవుతుంది. చాలా ఇళ్లలో పిల్లలు అమ్మమ్మను, నానమ్మను చనువుగా నువ్వు అంటారు. మీ ఇంట్లో అదే అలవాటైతే అలాగే కానివ్వండి; మిగతా పెద్దవాళ్లందరికీ మీరు అనడం నేర్పండి.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Who is who',
        te: 'ఎవరిని ఏమని పిలవాలి?',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Telugu names tell you which side of the family a person belongs to. Homes and regions differ, so use the words your own family uses.',
        te: 'తెలుగులో పిలుపు వింటేనే అమ్మ వైపో నాన్న వైపో తెలుస్తుంది. ఇంటింటికీ, ఊరూరికీ పిలుపులు మారుతుంటాయి; మీ ఇంట్లో ఎలా పిలుస్తారో అలాగే నేర్పండి.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'అమ్మమ్మ',
          meaning: { en: 'grandmother, mother’s mother', te: 'అమ్మ వాళ్ల అమ్మ' },
        },
        {
          telugu: 'నానమ్మ',
          meaning: { en: 'grandmother, father’s mother', te: 'నాన్న వాళ్ల అమ్మ' },
        },
        {
          telugu: 'తాతయ్య',
          meaning: { en: 'grandfather, on either side', te: 'అమ్మ వాళ్ల నాన్న, నాన్న వాళ్ల నాన్న' },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Five sentences for the call',
        te: 'ఫోన్‌లో చెప్పే ఐదు వాక్యాలు',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'నమస్కారం, తాతయ్యా!',
          meaning: {
            en: 'Namaskaram, Tatayya! (“Greetings, Grandfather!”)',
            te: 'మొదటి పలకరింపు. పిలిచేటప్పుడు తాతయ్య అనే మాట తాతయ్యా అవుతుంది.',
          },
        },
        {
          telugu: 'మీరు ఎలా ఉన్నారు?',
          meaning: { en: 'How are you? (polite)', te: 'క్షేమం అడగడం.' },
        },
        {
          telugu: 'నేను బాగున్నాను.',
          meaning: { en: 'I am well.', te: 'తిరిగి “నువ్వెలా ఉన్నావు?” అని అడిగితే చెప్పే జవాబు.' },
        },
        {
          telugu: 'భోజనం చేశారా?',
          meaning: { en: 'Have you eaten?', te: 'తెలుగువాళ్ల ఆప్యాయత అంతా ఈ ప్రశ్నలోనే ఉంది.' },
        },
        {
          telugu: 'ఉంటాను, మళ్లీ ఫోన్ చేస్తాను.',
          meaning: { en: 'Bye for now, I will call again.', te: 'ఫోన్ పెట్టేసే ముందు వీడ్కోలుగా “ఉంటాను” అంటాం.' },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'How to prepare',
        te: 'ఎలా సిద్ధం చేయాలి?',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'First evening: only నమస్కారం. Put your palms together and say it to everyone in the house, and to the teddy bear.',
          te: 'మొదటి సాయంత్రం: నమస్కారం మాత్రమే. చేతులు జోడించి ఇంట్లో అందరికీ, బొమ్మలకు కూడా నమస్కారం చెప్పించండి.',
        },
        {
          en: 'Second evening: the two questions. You are the grandparent; put on glasses if it helps.',
          te: 'రెండో సాయంత్రం: రెండు ప్రశ్నలు. మీరే తాతయ్యలా నటించండి; కావాలంటే కళ్లజోడు పెట్టుకోండి!',
        },
        {
          en: 'Third evening: the answer and the goodbye. Then the whole call, with a spoon for a phone.',
          te: 'మూడో సాయంత్రం: జవాబు, వీడ్కోలు. తర్వాత గరిటెనే ఫోన్ అనుకుని మొత్తం సంభాషణ.',
        },
        {
          en: 'Fourth evening: the నువ్వు and మీరు game. You name a person: little sister, teacher, friend, shopkeeper. Your child says తిన్నావా? or తిన్నారా?',
          te: 'నాలుగో సాయంత్రం: నువ్వు, మీరు ఆట. మీరు చెల్లి, టీచర్, స్నేహితుడు, కొట్టు మామయ్య అంటూ ఒక్కొక్కరిని చెప్పండి. పిల్లలు తిన్నావా? అనో తిన్నారా? అనో అడగాలి.',
        },
        {
          en: 'Fifth evening: the real call. Talk to the grandparent beforehand: speak slowly, wait for an answer, and please do not switch to English.',
          te: 'ఐదో సాయంత్రం: నిజంగానే ఫోన్ చేయడం. తాతయ్యకు ముందే ఒక మాట చెప్పి ఉంచండి: నెమ్మదిగా మాట్లాడండి, జవాబు కోసం ఆగండి, ఇంగ్లీషులోకి మారకండి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'When words run out',
        te: 'మాటలు తట్టకపోతే',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Every learner needs something to hold on to. With these two sentences, any call will go well.',
        te: 'నేర్చుకునేవాళ్లందరికీ పట్టుకోవడానికి ఒక ఆసరా కావాలి. ఈ రెండు వాక్యాలు నేర్పితే ఏ ఫోన్ కాల్ అయినా సాగిపోతుంది.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'మళ్లీ చెప్పండి.',
          meaning: { en: 'Please say that again.', te: 'సరిగ్గా వినిపించనప్పుడు.' },
        },
        {
          telugu: 'నాకు అర్థం కాలేదు, నెమ్మదిగా చెప్పండి.',
          meaning: { en: 'I did not understand, please say it slowly.', te: 'అర్థం కానప్పుడు మొహమాటం లేకుండా అడిగే మాట.' },
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Afterwards ask one thing only: what did Tatayya say? Telling it back is the best exercise of the week. And plan the next call before the glow fades: same day, same time, one new sentence.',
        te: 'ఫోన్ పెట్టేశాక ఒక్కటే అడగండి: “తాతయ్య ఏమన్నారు?” ఆ కబుర్లు తిరిగి చెప్పడమే ఈ వారానికి అన్నిటికన్నా మంచి సాధన. ఆ ఉత్సాహం ఉండగానే తర్వాతి ఫోన్ ఎప్పుడో అనుకోండి: అదే రోజు, అదే సమయం, ఒక కొత్త వాక్యం.',
      },
    },
  ],
};
