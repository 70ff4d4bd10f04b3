import type { Word } from './word';

export const health: readonly Word[] = [
  {
    english: 'health',
    telugu: 'ఆరోగ్యం',
    grade: 2,
    explanations: [
      {
        en: 'Health is being well in body and mind, without illness or pain. Grandfather walks every morning for his health.',
        te: 'ఏ జబ్బూ నొప్పీ లేకుండా శరీరం, మనసు బాగుండడమే ఆరోగ్యం. తాతయ్య ఆరోగ్యం కోసం రోజూ పొద్దున్నే నడుస్తారు.',
      },
      {
        en: 'Good food, clean water, play and sleep keep us in health. Lata drew all four on a poster for our class.',
        te: 'మంచి తిండి, శుభ్రమైన నీళ్లు, ఆట, నిద్ర ఉంటే ఆరోగ్యం బాగుంటుంది. లత మా తరగతి కోసం ఈ నాలుగింటి బొమ్మలు గీసింది.',
      },
      {
        en: 'Health is the greatest wealth, says a Telugu proverb. The rich man in the story learned it only when he fell ill.',
        te: 'ఆరోగ్యమే మహాభాగ్యం అని సామెత. కథలోని ధనవంతుడికి జబ్బు చేశాకే ఈ మాట అర్థమైంది.',
      },
    ],
    sentence: { en: 'If we eat fruit, our health stays good.', te: 'పండ్లు తింటే ఆరోగ్యం బాగుంటుంది.' },
  },
  {
    english: 'illness',
    telugu: 'జబ్బు',
    grade: 2,
    alsoEnglish: ['disease', 'sickness'],
    alsoTelugu: ['వ్యాధి', 'అనారోగ్యం'],
    explanations: [
      {
        en: 'An illness is when the body is not well and cannot work as it should. Because of his illness Ravi stayed at home for three days.',
        te: 'ఒంట్లో బాగాలేకపోవడాన్ని జబ్బు అంటారు. జబ్బు చేసి రవి మూడు రోజులు ఇంట్లోనే ఉన్నాడు.',
      },
      {
        en: 'Some illnesses pass from one person to another, so the ill stay at home and rest. Our whole class wrote a letter to Anita during her illness.',
        te: 'కొన్ని జబ్బులు ఒకరి నుంచి ఒకరికి వస్తాయి; అందుకే జబ్బు చేసినవారు ఇంట్లోనే ఉండి విశ్రాంతి తీసుకోవాలి. జబ్బు పడ్డ అనితకు మా తరగతిలో అందరం కలిసి ఉత్తరం రాశాం.',
      },
      {
        en: 'Hands washed with soap and water boiled before drinking keep many an illness away. So our teacher has put soap beside the tap.',
        te: 'సబ్బుతో చేతులు కడుక్కుంటే, కాచి చల్లార్చిన నీళ్లు తాగితే ఎన్నో జబ్బులు రావు. అందుకే టీచర్ కుళాయి దగ్గర సబ్బు పెట్టారు.',
      },
    ],
    sentence: { en: 'The illness has gone.', te: 'జబ్బు తగ్గింది.' },
  },
  {
    english: 'fever',
    telugu: 'జ్వరం',
    grade: 1,
    emoji: '🤒',
    explanations: [
      {
        en: 'A fever is when the body grows hotter than it should be. Sita had a fever, so Mother put a wet cloth on her forehead.',
        te: 'ఒళ్లు ఉండవలసిన దాని కంటే ఎక్కువ వేడెక్కితే జ్వరం అంటారు. సీతకు జ్వరం వస్తే అమ్మ నుదుటి మీద తడి గుడ్డ వేసింది.',
      },
      {
        en: 'A fever means that the body is fighting germs; they do not like the heat. Then we should drink a lot of water and rest.',
        te: 'జ్వరం వచ్చిందంటే శరీరం క్రిములతో పోరాడుతోందని అర్థం; ఆ వేడి క్రిములకు పడదు. అప్పుడు నీళ్లు ఎక్కువగా తాగి విశ్రాంతి తీసుకోవాలి.',
      },
      {
        en: 'Some fevers, such as dengue and malaria, come from the bite of mosquitoes. To keep fever away we let no water stand round the house.',
        te: 'డెంగ్యూ, మలేరియా లాంటి జ్వరాలు దోమ కాటు వల్ల వస్తాయి. జ్వరం రాకుండా మేము ఇంటి చుట్టూ నీళ్లు నిలవకుండా చూసుకుంటాం.',
      },
    ],
    sentence: { en: 'My brother has a fever.', te: 'తమ్ముడికి జ్వరం వచ్చింది.' },
  },
  {
    english: 'common cold',
    telugu: 'జలుబు',
    grade: 1,
    alsoEnglish: ['a cold'],
    alsoTelugu: ['పడిశం'],
    explanations: [
      {
        en: 'The common cold is a light illness with a running nose and sneezing. I got wet in the rain, and the next day I had a common cold.',
        te: 'ముక్కు కారడం, తుమ్ములు రావడం లాంటి చిన్న జబ్బు జలుబు. వానలో తడిసిన మరునాడు నాకు జలుబు చేసింది.',
      },
      {
        en: 'It passes from one to another through coughs and hands, so we use a handkerchief. When Kiran had a cold, he sat a little away from us.',
        te: 'దగ్గు వల్ల, చేతుల వల్ల జలుబు ఒకరి నుంచి ఒకరికి అంటుకుంటుంది; అందుకే చేతిరుమాలు అడ్డు పెట్టుకోవాలి. జలుబు చేసిన కిరణ్ మాకు కొంచెం దూరంగా కూర్చున్నాడు.',
      },
      {
        en: 'Take medicine, and a cold goes in a week; take none, and it goes in seven days, people joke. Warm rasam and rest help most, says Grandmother.',
        te: 'మందు వేసుకుంటే జలుబు వారంలో తగ్గుతుంది, వేసుకోకపోతే ఏడు రోజుల్లో తగ్గుతుంది అని సరదాగా అంటారు. వేడి చారు, విశ్రాంతి చాలని నానమ్మ చెప్తారు.',
      },
    ],
    sentence: { en: 'I have a cold.', te: 'నాకు జలుబు చేసింది.' },
  },
  {
    english: 'cough',
    telugu: 'దగ్గు',
    grade: 1,
    explanations: [
      {
        en: 'A cough is the sudden noise when air is pushed hard out of the throat. All night Grandfather had a cough.',
        te: 'గొంతులోంచి గాలి ఒక్కసారిగా బలంగా బయటికి రావడమే దగ్గు. తాతయ్యకు రాత్రంతా దగ్గు వచ్చింది.',
      },
      {
        en: 'The body coughs to throw out dust or slime from the windpipe. When the dust of the road flew up, we all had a cough.',
        te: 'గాలి గొట్టంలోని దుమ్మును, కఫాన్ని బయటికి నెట్టడానికి శరీరం దగ్గుతుంది. రోడ్డు మీద దుమ్ము లేవగానే మా అందరికీ దగ్గు వచ్చింది.',
      },
      {
        en: 'Cough into your elbow, not into your hand, because hands touch everything. Padma taught this to her little brother when he had a cough.',
        te: 'దగ్గేటప్పుడు చేతిని కాదు, మోచేతిని అడ్డు పెట్టుకోవాలి; ఎందుకంటే చేతులతో అన్నిటినీ ముట్టుకుంటాం. దగ్గు వచ్చిన తమ్ముడికి పద్మ ఇది నేర్పింది.',
      },
    ],
    sentence: { en: 'Honey soothes a cough.', te: 'తేనె తింటే దగ్గు తగ్గుతుంది.' },
  },
  {
    english: 'headache',
    telugu: 'తలనొప్పి',
    grade: 2,
    explanations: [
      {
        en: 'A headache is a pain in the head. After playing in the hot sun I had a headache.',
        te: 'తలలో కలిగే నొప్పి తలనొప్పి. మండుటెండలో ఆడుకున్నాక నాకు తలనొప్పి వచ్చింది.',
      },
      {
        en: 'Too little water, too little sleep or too much looking at a screen can bring a headache. Raju put the phone away and drank water, and his headache went.',
        te: 'నీళ్లు తక్కువ తాగినా, నిద్ర తగ్గినా, తెర ఎక్కువసేపు చూసినా తలనొప్పి రావచ్చు. రాజు ఫోన్ పక్కన పెట్టి నీళ్లు తాగాక అతని తలనొప్పి తగ్గింది.',
      },
      {
        en: 'Something that gives us a lot of trouble is also called a headache. "This lock is a headache," said Father, turning the key again.',
        te: 'మనకు ఎంతో ఇబ్బంది కలిగించేదాన్ని కూడా తలనొప్పి అంటారు. ఈ తాళం పెద్ద తలనొప్పి అని నాన్న తాళంచెవి మళ్లీ తిప్పారు.',
      },
    ],
    sentence: { en: 'Mother has a headache.', te: 'అమ్మకు తలనొప్పి వచ్చింది.' },
  },
  {
    english: 'stomach ache',
    telugu: 'కడుపునొప్పి',
    grade: 2,
    alsoEnglish: ['tummy ache'],
    alsoTelugu: ['పొట్టనొప్పి'],
    explanations: [
      {
        en: 'A stomach ache is a pain in the belly. Meena ate too many raw mangoes and got a stomach ache.',
        te: 'పొట్టలో కలిగే నొప్పి కడుపునొప్పి. పచ్చి మామిడికాయలు ఎక్కువగా తిని మీనాకు కడుపునొప్పి వచ్చింది.',
      },
      {
        en: 'Food left open or hands not washed can bring it, because germs go in with the food. After that stomach ache Gopi always washed his hands.',
        te: 'మూత లేని తిండి వల్ల, కడగని చేతుల వల్ల క్రిములు లోపలికి వెళ్లి కడుపునొప్పి రావచ్చు. ఆ కడుపునొప్పి తర్వాత గోపి ఎప్పుడూ చేతులు కడుక్కునేవాడు.',
      },
      {
        en: "Grandmother's remedy is carom seeds with warm water, but if it hurts much, we go to the doctor. The doctor pressed gently and asked where the stomach ache was.",
        te: 'వాము, గోరువెచ్చని నీళ్లు నానమ్మ చిట్కా; ఎక్కువగా నొప్పి ఉంటే డాక్టర్ దగ్గరికి వెళ్లాలి. కడుపునొప్పి ఎక్కడ ఉందో డాక్టర్ మెల్లగా నొక్కి చూశారు.',
      },
    ],
    sentence: { en: 'My stomach ache is gone.', te: 'నా కడుపునొప్పి తగ్గింది.' },
  },
  {
    english: 'pain',
    telugu: 'నొప్పి',
    grade: 1,
    alsoEnglish: ['ache'],
    explanations: [
      {
        en: 'Pain is what we feel when something hurts the body. The pain in my foot went when the thorn was taken out.',
        te: 'ఒంటికి దెబ్బ తగిలినా, ఒంట్లో బాగాలేకపోయినా కలిగే బాధ నొప్పి. ముల్లు తీయగానే నా పాదంలో నొప్పి తగ్గింది.',
      },
      {
        en: 'Pain is a warning: it tells us to take the hand off the hot pan. Without pain we would not know that we are hurt.',
        te: 'నొప్పి ఒక హెచ్చరిక; వేడి పెనం మీంచి చెయ్యి తీయమని అది చెప్తుంది. నొప్పి లేకపోతే దెబ్బ తగిలినట్టే తెలియదు.',
      },
      {
        en: 'When you are in pain, tell a grown-up where and since when. Chinnu told the doctor well, and she found the cause of his pain at once.',
        te: 'నొప్పి వస్తే ఎక్కడో, ఎప్పటి నుంచో పెద్దవాళ్లకు చెప్పాలి. చిన్ను బాగా వివరించాడు; డాక్టర్ నొప్పికి కారణం వెంటనే కనిపెట్టారు.',
      },
    ],
    sentence: { en: 'There is a pain in my tooth.', te: 'నా పంటిలో నొప్పి ఉంది.' },
  },
  {
    english: 'wound',
    telugu: 'గాయం',
    grade: 2,
    alsoEnglish: ['injury'],
    alsoTelugu: ['దెబ్బ'],
    explanations: [
      {
        en: 'A wound is a place where the skin is cut or torn. Father washed the wound on my knee with clean water.',
        te: 'చర్మం తెగిన లేదా చిరిగిన చోటును గాయం అంటారు. నా మోకాలి గాయాన్ని నాన్న శుభ్రమైన నీళ్లతో కడిగారు.',
      },
      {
        en: 'Blood soon dries on a small wound and forms a hard cover, under which new skin grows. Do not pick at it, or the wound will open again.',
        te: 'చిన్న గాయం మీద రక్తం త్వరగా గడ్డకట్టి గట్టి పొరలా మారుతుంది; దాని కింద కొత్త చర్మం వస్తుంది. దాన్ని గిల్లితే గాయం మళ్లీ రేగుతుంది.',
      },
      {
        en: 'Hard words can wound the heart, and that wound heals more slowly. So Sita said sorry to her friend that same evening.',
        te: 'కఠినమైన మాటలు మనసుకు గాయం చేస్తాయి; ఆ గాయం నెమ్మదిగా మానుతుంది. అందుకే సీత ఆ సాయంత్రమే స్నేహితురాలిని క్షమించమని అడిగింది.',
      },
    ],
    sentence: { en: 'The wound has healed.', te: 'గాయం మానింది.' },
  },
  {
    english: 'blood',
    telugu: 'రక్తం',
    grade: 2,
    emoji: '🩸',
    alsoTelugu: ['నెత్తురు'],
    explanations: [
      {
        en: 'Blood is the red liquid that flows all through the body. I cut my finger, and a drop of blood came out.',
        te: 'మన ఒళ్లంతా ప్రవహించే ఎర్రని ద్రవం రక్తం. నా వేలు తెగి ఒక రక్తపు చుక్క వచ్చింది.',
      },
      {
        en: 'Blood carries air and food to every part of the body, and the heart keeps it moving. A grown-up has about five liters of blood.',
        te: 'రక్తం గాలిని, ఆహారాన్ని ఒంట్లోని ప్రతి భాగానికి అందిస్తుంది; గుండె దాన్ని నడిపిస్తుంది. పెద్దవాళ్ల ఒంట్లో సుమారు ఐదు లీటర్ల రక్తం ఉంటుంది.',
      },
      {
        en: 'Healthy grown-ups can give a little of their blood to save others; it is made anew in the body. Uncle gives blood twice a year.',
        te: 'ఆరోగ్యంగా ఉన్న పెద్దవాళ్లు కొంచెం రక్తం ఇచ్చి ఇతరుల ప్రాణం కాపాడవచ్చు; అది ఒంట్లో మళ్లీ తయారవుతుంది. బాబాయి ఏడాదికి రెండుసార్లు రక్తం ఇస్తారు.',
      },
    ],
    sentence: { en: 'Blood is red.', te: 'రక్తం ఎర్రగా ఉంటుంది.' },
  },
  {
    english: 'medicine',
    telugu: 'మందు',
    grade: 1,
    alsoEnglish: ['drug'],
    alsoTelugu: ['ఔషధం'],
    explanations: [
      {
        en: 'Medicine is what we take to get well when we are ill. The medicine was bitter, but I drank it in one gulp.',
        te: 'జబ్బు తగ్గడానికి వేసుకునేది మందు. మందు చేదుగా ఉన్నా నేను ఒక్క గుక్కలో తాగేశాను.',
      },
      {
        en: 'Medicine must be taken only as the doctor says: how much, when and for how many days. Mother keeps every medicine high up, away from my little brother.',
        te: 'డాక్టర్ చెప్పినంతే, చెప్పినప్పుడే, చెప్పినన్ని రోజులే మందు వేసుకోవాలి. తమ్ముడికి అందకుండా అమ్మ మందులన్నీ ఎత్తులో పెడుతుంది.',
      },
      {
        en: 'Many medicines come from plants: neem, tulasi and ginger have been used in homes for ages. For a cut Grandmother knows a leaf that is good medicine.',
        te: 'వేప, తులసి, అల్లం లాంటి ఎన్నో మొక్కలను ఇళ్లలో ఎప్పటి నుంచో మందుగా వాడుతున్నారు. తెగిన గాయానికి ఏ ఆకు మంచి మందు అవుతుందో అమ్మమ్మకు తెలుసు.',
      },
    ],
    sentence: { en: 'Take this medicine after your meal.', te: 'భోజనం తర్వాత ఈ మందు వేసుకో.' },
  },
  {
    english: 'pill',
    telugu: 'మాత్ర',
    grade: 2,
    emoji: '💊',
    alsoTelugu: ['టాబ్లెట్', 'గుళిక'],
    explanations: [
      {
        en: 'A pill is medicine pressed into a small, hard piece that we swallow with water. The doctor gave Lata three white pills.',
        te: 'నీళ్లతో మింగే చిన్న గట్టి బిళ్లలా ఉండే మందు మాత్ర. డాక్టర్ లతకు మూడు తెల్లని మాత్రలు ఇచ్చారు.',
      },
      {
        en: 'A pill may look like candy, but it is not candy; never take one that a grown-up has not given you. Raju found a pill on the floor and gave it to Father.',
        te: 'మాత్ర మిఠాయిలా కనిపించినా అది మిఠాయి కాదు; పెద్దవాళ్లు ఇవ్వకుండా వేసుకోకూడదు. రాజుకు నేల మీద ఒక మాత్ర దొరికితే నాన్నకు ఇచ్చాడు.',
      },
      {
        en: 'On the strip there is a date after which a pill must not be used. Anita read the date and showed it to Grandfather.',
        te: 'ఏ తేదీ తర్వాత మాత్ర వాడకూడదో అట్ట మీద రాసి ఉంటుంది. అనిత ఆ తేదీ చదివి తాతయ్యకు చూపించింది.',
      },
    ],
    sentence: { en: 'Swallow the pill with water.', te: 'నీళ్లతో మాత్ర మింగు.' },
  },
  {
    english: 'injection',
    telugu: 'ఇంజెక్షన్',
    grade: 2,
    emoji: '💉',
    alsoEnglish: ['jab'],
    alsoTelugu: ['సూది మందు'],
    explanations: [
      {
        en: 'An injection puts medicine into the body through a thin needle. I looked at the picture on the wall, and the injection was over.',
        te: 'సన్నని సూదితో మందును శరీరంలోకి పంపడమే ఇంజెక్షన్. గోడ మీది బొమ్మ చూస్తుండగానే ఇంజెక్షన్ అయిపోయింది.',
      },
      {
        en: 'Medicine from an injection works sooner than a pill, because it need not pass through the stomach. So in an emergency the doctor gives one.',
        te: 'ఇంజెక్షన్ మందు పొట్ట గుండా వెళ్లనవసరం లేదు కాబట్టి మాత్ర కంటే త్వరగా పనిచేస్తుంది. అందుకే అత్యవసరమైతే డాక్టర్ ఇంజెక్షన్ ఇస్తారు.',
      },
      {
        en: 'Each needle is used once and then thrown away, so that no germs are passed on. The nurse opened a new packet before my injection.',
        te: 'క్రిములు సోకకుండా ఒక్కో సూదిని ఒక్కసారే వాడి పారేస్తారు. నాకు ఇంజెక్షన్ ఇచ్చే ముందు నర్సు కొత్త ప్యాకెట్ విప్పారు.',
      },
    ],
    sentence: { en: 'The injection did not hurt.', te: 'ఇంజెక్షన్ చేస్తే నాకు నొప్పి పుట్టలేదు.' },
  },
  {
    english: 'vaccine',
    telugu: 'టీకా',
    grade: 4,
    alsoEnglish: ['vaccination'],
    alsoTelugu: ['వ్యాక్సిన్'],
    explanations: [
      {
        en: 'A vaccine teaches the body to fight a disease before it comes. When she was a baby, my sister was given the polio vaccine.',
        te: 'ఒక జబ్బు రాకముందే దానితో పోరాడడం శరీరానికి నేర్పే మందు టీకా. చెల్లికి చిన్నప్పుడు పోలియో టీకా వేయించారు.',
      },
      {
        en: 'It shows the body a weak or dead germ; so the body knows the germ when the real one comes. That is how a vaccine keeps us safe.',
        te: 'బలహీనమైన లేదా చనిపోయిన క్రిమిని టీకా శరీరానికి పరిచయం చేస్తుంది; తర్వాత అసలు క్రిమి వస్తే శరీరం గుర్తుపడుతుంది. టీకా మనల్ని అలా కాపాడుతుంది.',
      },
      {
        en: 'With a vaccine for everyone, smallpox was ended all over the world. Our teacher said no one has had it for more than forty years.',
        te: 'అందరికీ టీకా వేయడం వల్ల మశూచి అనే జబ్బు ప్రపంచంలోనే లేకుండా పోయింది. నలభై ఏళ్లకు పైగా అది ఎవరికీ రాలేదని టీచర్ చెప్పారు.',
      },
    ],
    sentence: { en: 'The baby was given a vaccine.', te: 'పాపకు టీకా వేశారు.' },
  },
  {
    english: 'bandage',
    telugu: 'కట్టు',
    grade: 2,
    emoji: '🩹',
    explanations: [
      {
        en: 'A bandage is a strip of cloth tied over a wound to keep it clean. The nurse put a white bandage on my knee.',
        te: 'గాయం శుభ్రంగా ఉండడానికి దాని చుట్టూ చుట్టే గుడ్డ కట్టు. నర్సు నా మోకాలికి తెల్లని కట్టు కట్టారు.',
      },
      {
        en: "For a broken bone there is a hard bandage of plaster, which keeps the bone still until it heals. All of us wrote our names on Kiran's bandage.",
        te: 'ఎముక విరిగితే, అది అతికేదాకా కదలకుండా పిండికట్టు అనే గట్టి కట్టు వేస్తారు. కిరణ్ చేతి కట్టు మీద మేమంతా పేర్లు రాశాం.',
      },
      {
        en: 'A bandage must be changed when it is wet or dirty. In the evening Mother took off the old bandage and tied a new one.',
        te: 'తడిసినా, మురికైనా కట్టు మార్చాలి. సాయంత్రం అమ్మ పాత కట్టు విప్పి కొత్తది కట్టింది.',
      },
    ],
    sentence: { en: 'There is a bandage on my hand.', te: 'నా చేతికి కట్టు ఉంది.' },
  },
  {
    english: 'ambulance',
    telugu: 'అంబులెన్స్',
    grade: 2,
    emoji: '🚑',
    explanations: [
      {
        en: 'An ambulance is a van that takes ill or hurt people quickly to hospital. Our bus driver at once gave way to the ambulance.',
        te: 'జబ్బు చేసినవారిని, దెబ్బ తగిలినవారిని త్వరగా ఆసుపత్రికి తీసుకెళ్లే వాహనం అంబులెన్స్. అంబులెన్స్ రాగానే మా బస్సు డ్రైవర్ దారి ఇచ్చారు.',
      },
      {
        en: 'Its siren and flashing lamp tell all others to make room. Even our long row of cars parted when the ambulance came.',
        te: 'సైరన్ మోత, మెరిసే దీపం దారి ఇవ్వమని అందరికీ చెప్తాయి. మా ముందున్న కార్లన్నీ పక్కకు జరిగి అంబులెన్స్‌ను పోనిచ్చాయి.',
      },
      {
        en: 'In Andhra Pradesh and Telangana people call an ambulance by dialing 108. All children should know the number of the country they live in.',
        te: 'ఆంధ్రప్రదేశ్, తెలంగాణలో 108 నంబరుకు ఫోన్ చేస్తే అంబులెన్స్ వస్తుంది. ఏ దేశంలో ఉంటే ఆ దేశపు నంబరు పిల్లలందరికీ తెలియాలి.',
      },
    ],
    sentence: { en: 'The ambulance came in five minutes.', te: 'ఐదు నిమిషాల్లో అంబులెన్స్ వచ్చింది.' },
  },
  {
    english: 'thermometer',
    telugu: 'థర్మామీటర్',
    grade: 3,
    emoji: '🌡️',
    alsoTelugu: ['ఉష్ణమాపకం'],
    explanations: [
      {
        en: 'A thermometer is a tool that shows how hot or cold something is. Mother put the thermometer under my arm.',
        te: 'ఎంత వేడిగా, ఎంత చల్లగా ఉందో చూపించే పరికరం థర్మామీటర్. అమ్మ నా చంకలో థర్మామీటర్ పెట్టింది.',
      },
      {
        en: 'The body of a healthy person is at about 37 degrees Celsius. When the thermometer showed 39, we knew that it was a fever.',
        te: 'ఆరోగ్యంగా ఉన్నవారి ఒంటి వేడి సుమారు 37 డిగ్రీల సెల్సియస్ ఉంటుంది. థర్మామీటర్ 39 చూపించగానే జ్వరం అని తెలిసింది.',
      },
      {
        en: 'On the wall, a thermometer tells the heat of the air. In May ours in Vijayawada went above forty degrees.',
        te: 'గోడకు తగిలించే థర్మామీటర్ గాలి వేడిని చెప్తుంది. మే నెలలో విజయవాడలో మా థర్మామీటర్ నలభై డిగ్రీలు దాటింది.',
      },
    ],
    sentence: { en: 'This thermometer is made of glass.', te: 'ఈ థర్మామీటర్ గాజుతో చేసినది.' },
  },
  {
    english: 'patient',
    telugu: 'రోగి',
    grade: 3,
    explanations: [
      {
        en: 'A patient is a person whom a doctor treats. The doctor asked each patient: How are you?',
        te: 'డాక్టర్ దగ్గర వైద్యం చేయించుకునేవారిని రోగి అంటారు. డాక్టర్ ప్రతి రోగినీ ఎలా ఉన్నారని అడిగారు.',
      },
      {
        en: 'In a hospital a patient needs rest, so visitors speak softly and stay a short time. We left our flowers with the patient and went on tiptoe.',
        te: 'ఆసుపత్రిలో రోగికి విశ్రాంతి కావాలి; అందుకే చూడడానికి వచ్చినవారు మెల్లగా మాట్లాడి త్వరగా వెళ్లాలి. మేము రోగి దగ్గర పూలు పెట్టి చప్పుడు చేయకుండా వచ్చేశాం.',
      },
      {
        en: 'What the patient wished for was milk, and milk is what the doctor told him to drink, says a Telugu proverb: we get just what we hoped for. Lata was told to eat ice cream after her tooth was out.',
        te: 'రోగి కోరింది పాలే, వైద్యుడు చెప్పిందీ పాలే అని సామెత; మనం కోరుకున్నదే దొరికిందని అర్థం. పన్ను తీశాక డాక్టర్ లతను ఐస్ క్రీమ్ తినమన్నారు.',
      },
    ],
    sentence: { en: 'The patient is sleeping.', te: 'రోగి నిద్రపోతున్నారు.' },
  },
  {
    english: 'germ',
    telugu: 'క్రిమి',
    grade: 3,
    emoji: '🦠',
    alsoEnglish: ['microbe'],
    alsoTelugu: ['సూక్ష్మక్రిమి'],
    explanations: [
      {
        en: 'A germ is a living thing, too small to see, that can make us ill. A single germ on dirty hands soon becomes many.',
        te: 'కంటికి కనిపించనంత చిన్నదిగా ఉండి మనకు జబ్బు తెచ్చే జీవి క్రిమి. మురికి చేతుల మీద ఒక్క క్రిమి కాసేపట్లో ఎన్నో అవుతుంది.',
      },
      {
        en: 'Germs do not like soap: washing for twenty seconds takes them off our hands. Sing a short song while you wash, and not one germ will stay.',
        te: 'సబ్బంటే క్రిములకు పడదు; ఇరవై సెకన్లు కడిగితే చేతుల మీంచి పోతాయి. ఒక చిన్న పాట పాడుకుంటూ కడుక్కో; ఒక్క క్రిమి కూడా మిగలదు.',
      },
      {
        en: 'Not all such tiny living things are bad: some turn milk into curd. Under the microscope Padma saw a germ like a little rod.',
        te: 'ఇలాంటి చిన్న జీవులన్నీ చెడ్డవి కావు; కొన్ని పాలను పెరుగు చేస్తాయి. సూక్ష్మదర్శినిలో పద్మకు చిన్న కడ్డీలాంటి క్రిమి కనిపించింది.',
      },
    ],
    sentence: { en: 'A germ is too small to see.', te: 'కంటికి క్రిమి కనిపించదు.' },
  },
  {
    english: 'vitamin',
    telugu: 'విటమిన్',
    grade: 4,
    explanations: [
      {
        en: 'A vitamin is something in food that the body needs in small amounts to stay well. There is a lot of vitamin C in a guava.',
        te: 'ఆరోగ్యంగా ఉండడానికి మన శరీరానికి కొద్దిగా కావలసిన, ఆహారంలో ఉండే పదార్థం విటమిన్. జామకాయలో విటమిన్ సి ఎక్కువగా ఉంటుంది.',
      },
      {
        en: 'Vitamins are named by letters: A is good for the eyes, C for the gums, D for the bones. Each vitamin has its own work.',
        te: 'విటమిన్లకు అక్షరాల పేర్లు పెట్టారు: ఎ కళ్లకు, సి చిగుళ్లకు, డి ఎముకలకు మంచిది. ఒక్కో విటమిన్ చేసే పని వేరు.',
      },
      {
        en: 'Our skin makes vitamin D itself when the sun shines on it. So in cold countries, where the sun is weak, some children take drops of this vitamin.',
        te: 'ఎండ తగిలితే మన చర్మమే విటమిన్ డి తయారు చేసుకుంటుంది. అందుకే ఎండ తక్కువగా ఉండే చలి దేశాల్లో కొందరు పిల్లలకు ఈ విటమిన్ చుక్కలు వేస్తారు.',
      },
    ],
    sentence: { en: 'This fruit has vitamin C.', te: 'ఈ పండులో విటమిన్ సి ఉంది.' },
  },
  {
    english: 'lungs',
    telugu: 'ఊపిరితిత్తులు',
    grade: 4,
    emoji: '🫁',
    explanations: [
      {
        en: 'The lungs are two soft parts in the chest with which we breathe. When I breathe in, my lungs fill with air.',
        te: 'మనం ఊపిరి పీల్చుకోవడానికి ఛాతీలో ఉండే రెండు మెత్తని అవయవాలు ఊపిరితిత్తులు. గాలి పీలిస్తే నా ఊపిరితిత్తులు నిండుతాయి.',
      },
      {
        en: 'They take oxygen out of the air, give it to the blood and send used air out. The lungs do it day and night, without our thinking of it.',
        te: 'ఊపిరితిత్తులు గాలిలోని ఆక్సిజన్‌ను రక్తానికి ఇచ్చి, వాడిన గాలిని బయటికి పంపుతాయి. మనం ఆలోచించకుండానే రాత్రీ పగలూ ఆ పని చేస్తాయి.',
      },
      {
        en: 'Smoke harms the lungs; running, swimming and singing make them strong. Raju can blow up a balloon in one breath, so strong are his lungs.',
        te: 'పొగ ఊపిరితిత్తులకు హాని చేస్తుంది; పరుగు, ఈత, పాట వాటికి బలాన్నిస్తాయి. రాజు ఒక్క ఊపిరితో బుడగ ఊదేస్తాడు; అతని ఊపిరితిత్తులు అంత బలమైనవి.',
      },
    ],
    sentence: { en: 'The lungs are in the chest.', te: 'ఛాతీలో ఊపిరితిత్తులు ఉంటాయి.' },
  },
  {
    english: 'muscle',
    telugu: 'కండరం',
    grade: 4,
    emoji: '💪',
    alsoTelugu: ['కండ'],
    explanations: [
      {
        en: 'A muscle is a part of the body that pulls the bones and makes us move. When I bend my arm, I feel the muscle grow hard.',
        te: 'ఎముకలను లాగి శరీరాన్ని కదిలించే భాగం కండరం. చెయ్యి మడిస్తే నా కండరం గట్టిపడడం తెలుస్తుంది.',
      },
      {
        en: 'A muscle can only pull, not push; so one bends the arm and another stretches it. They work in turn, like two men at a rope.',
        te: 'కండరం లాగగలదు, నెట్టలేదు; అందుకే చేతిని మడిచేది ఒకటి, చాచేది ఇంకోటి. తాడుకు రెండు వైపులా ఉన్నవారిలా అవి వంతుల వారీగా పనిచేస్తాయి.',
      },
      {
        en: 'There are more than six hundred muscles in us, and the heart too is a muscle. It is the one muscle that never takes a holiday, our teacher said.',
        te: 'మన ఒంట్లో ఆరు వందలకు పైగా కండరాలు ఉన్నాయి; గుండె కూడా ఒక కండరం. సెలవు తీసుకోని కండరం అదొక్కటే అని టీచర్ చెప్పారు.',
      },
    ],
    sentence: { en: 'This muscle is strong.', te: 'ఈ కండరం బలంగా ఉంది.' },
  },
  {
    english: 'nerve',
    telugu: 'నరం',
    grade: 5,
    alsoTelugu: ['నాడి'],
    explanations: [
      {
        en: 'A nerve is like a thin thread in the body that carries messages to the brain and back. When I stepped on a thorn, a nerve told my brain at once.',
        te: 'మెదడుకు వార్తలు చేరవేసే, అక్కడి నుంచి తెచ్చే సన్నని దారం లాంటి భాగం నరం. ముల్లు గుచ్చుకోగానే నరం ఆ సంగతి మెదడుకు చేరవేసింది.',
      },
      {
        en: 'The messages run very fast, so the hand leaves the hot bowl before we even think. Each nerve works like a telephone wire, said our teacher.',
        te: 'వార్తలు ఎంతో వేగంగా వెళ్తాయి; అందుకే ఆలోచించకముందే వేడి గిన్నె మీంచి చెయ్యి తీసేస్తాం. ఒక్కో నరం టెలిఫోన్ తీగలా పనిచేస్తుందని టీచర్ చెప్పారు.',
      },
      {
        en: "When we sit on a leg too long, a nerve is pressed and the leg goes numb. It tingled like ants, and then Gopi's nerve woke up again.",
        te: 'కాలు మీద ఎక్కువసేపు కూర్చుంటే నరం నొక్కుకుపోయి కాలు తిమ్మిరెక్కుతుంది. గోపికి కాలి మీద చీమలు పాకినట్టు అనిపించింది; తర్వాత నరం మళ్లీ మేల్కొంది.',
      },
    ],
    sentence: { en: 'A nerve is as thin as a thread.', te: 'నరం దారంలా సన్నగా ఉంటుంది.' },
  },
  {
    english: 'breath',
    telugu: 'ఊపిరి',
    grade: 2,
    alsoTelugu: ['శ్వాస'],
    explanations: [
      {
        en: 'Breath is the air we take in and let out through the nose or mouth. I held my breath and put my head under water.',
        te: 'ముక్కుతోనో నోటితోనో మనం పీల్చి వదిలే గాలి ఊపిరి. నేను ఊపిరి బిగబట్టి నీళ్లలో తల ముంచాను.',
      },
      {
        en: 'On a cold morning our breath turns to white mist before the mouth. Meena and I played at being steam engines.',
        te: 'చలికాలం పొద్దున నోటి ముందు మన ఊపిరి తెల్లని పొగమంచులా కనిపిస్తుంది. మీనా, నేను ఊపిరి వదులుతూ రైలింజన్ల ఆట ఆడాం.',
      },
      {
        en: 'A slow, deep breath calms us when we are angry or afraid. Before her song on the stage Anita took one long breath.',
        te: 'కోపంగా, భయంగా ఉన్నప్పుడు నెమ్మదిగా లోతుగా ఊపిరి పీలిస్తే మనసు కుదుటపడుతుంది. వేదిక మీద పాడే ముందు అనిత ఒకసారి గట్టిగా ఊపిరి పీల్చుకుంది.',
      },
    ],
    sentence: { en: 'Take a deep breath.', te: 'గట్టిగా ఊపిరి పీల్చు.' },
  },
  {
    english: 'sweat',
    telugu: 'చెమట',
    grade: 2,
    emoji: '💦',
    explanations: [
      {
        en: 'Sweat is the salty water that comes out on our skin when we are hot. After the game my shirt was wet with sweat.',
        te: 'వేడెక్కినప్పుడు చర్మం మీదికి వచ్చే ఉప్పని నీరు చెమట. ఆట అయ్యాక నా చొక్కా చెమటతో తడిసిపోయింది.',
      },
      {
        en: 'As sweat dries, it takes heat away, and so the body cools. That is why a breeze feels so cool on a wet forehead.',
        te: 'చెమట ఆరుతూ ఒంటి వేడిని తీసుకుపోతుంది; అలా శరీరం చల్లబడుతుంది. అందుకే చెమట పట్టిన నుదుటికి గాలి తగిలితే హాయిగా ఉంటుంది.',
      },
      {
        en: 'To work hard is in Telugu to pour out sweat. Our rice, Grandfather says, is grown with the sweat of farmers.',
        te: 'కష్టపడి పని చేయడాన్ని చెమటోడ్చడం అంటారు. మనం తినే అన్నం వెనక రైతుల చెమట ఉందని తాతయ్య చెప్తారు.',
      },
    ],
    sentence: { en: 'Wipe the sweat off your face.', te: 'ముఖం మీది చెమట తుడుచుకో.' },
  },
  {
    english: 'sneeze',
    telugu: 'తుమ్ము',
    grade: 1,
    emoji: '🤧',
    explanations: [
      {
        en: 'A sneeze is air that bursts out of the nose by itself. The pepper got into my nose, and out came a loud sneeze.',
        te: 'ముక్కులోంచి గాలి ఒక్కసారిగా పేలినట్టు బయటికి రావడమే తుమ్ము. మిరియాల పొడి ముక్కులోకి వెళ్లి నాకు గట్టి తుమ్ము వచ్చింది.',
      },
      {
        en: 'It throws dust and germs out, so hold a handkerchief before your nose. Raju had none and turned his sneeze into his elbow.',
        te: 'తుమ్ము దుమ్మును, క్రిములను బయటికి నెడుతుంది; అందుకే చేతిరుమాలు అడ్డు పెట్టుకోవాలి. రుమాలు లేని రాజు తుమ్ము వచ్చినప్పుడు మోచెయ్యి అడ్డు పెట్టుకున్నాడు.',
      },
      {
        en: 'When a child sneezes, Telugu elders say "Chiranjeeva!": live long! After my third sneeze Grandmother said it three times.',
        te: 'పిల్లలు తుమ్మితే పెద్దలు చిరంజీవ అని దీవిస్తారు; చాలాకాలం బతకాలని అర్థం. నా మూడో తుమ్ము తర్వాత నానమ్మ మూడుసార్లు చిరంజీవ అన్నారు.',
      },
    ],
    sentence: { en: "The baby's sneeze is small.", te: 'పాప తుమ్ము చిన్నగా ఉంది.' },
  },
  {
    english: 'toothbrush',
    telugu: 'టూత్ బ్రష్',
    grade: 1,
    emoji: '🪥',
    alsoTelugu: ['పళ్ల బ్రష్'],
    explanations: [
      {
        en: "A toothbrush is a small brush with a handle with which we clean our teeth. My toothbrush is blue, and my sister's is red.",
        te: 'పళ్లు తోముకోవడానికి వాడే పిడి ఉన్న చిన్న బ్రష్ టూత్ బ్రష్. నా టూత్ బ్రష్ నీలం రంగు, చెల్లిది ఎరుపు.',
      },
      {
        en: 'Brush for two minutes, up and down and on the inside too. After three months, when the hairs bend, it is time for a new toothbrush.',
        te: 'పైకీ కిందికీ, లోపలి వైపు కూడా రెండు నిమిషాలు తోముకోవాలి. మూడు నెలలకు పోగులు వంగిపోతే కొత్త టూత్ బ్రష్ తీసుకోవాలి.',
      },
      {
        en: 'Before there were toothbrushes, people chewed a neem twig until its end was soft like a brush. Grandfather still has more trust in neem than in a toothbrush.',
        te: 'పూర్వం వేప పుల్ల చివరను నమిలి బ్రష్‌లా చేసుకుని పళ్లు తోముకునేవారు. తాతయ్యకు ఇప్పటికీ టూత్ బ్రష్ కంటే వేప పుల్ల మీదే నమ్మకం.',
      },
    ],
    sentence: { en: 'Where is my toothbrush?', te: 'నా టూత్ బ్రష్ ఎక్కడ?' },
  },
  {
    english: 'cleanliness',
    telugu: 'పరిశుభ్రత',
    grade: 3,
    alsoTelugu: ['శుభ్రత'],
    explanations: [
      {
        en: 'Cleanliness is keeping our body, our clothes and the places round us free of dirt. For cleanliness we bathe every day.',
        te: 'ఒంటినీ బట్టలనూ చుట్టూ ఉన్న చోటునూ మురికి లేకుండా ఉంచుకోవడమే పరిశుభ్రత. పరిశుభ్రత కోసం మేము రోజూ స్నానం చేస్తాం.',
      },
      {
        en: 'It does not end at our own door: the street and the park are for everyone. On Saturday our class picked up paper for the cleanliness of the park.',
        te: 'పరిశుభ్రత మన గుమ్మంతో ఆగదు; వీధి, పార్కు అందరివీ. శనివారం మా తరగతి పిల్లలం పార్కు పరిశుభ్రత కోసం కాగితాలు ఏరాం.',
      },
      {
        en: 'In Telugu people praise a neat house by saying that it shines like a mirror. Uncle looked at my room and praised my cleanliness; luckily he did not look under the bed.',
        te: 'శుభ్రంగా ఉన్న ఇంటిని అద్దంలా ఉంది అని మెచ్చుకుంటారు. మామయ్య నా గది చూసి పరిశుభ్రత మెచ్చుకున్నారు; మంచం కింద చూడలేదు, అదే నయం!',
      },
    ],
    sentence: { en: 'Cleanliness is good for all of us.', te: 'పరిశుభ్రత మనందరికీ మంచిది.' },
  },
  {
    english: 'first aid',
    telugu: 'ప్రథమ చికిత్స',
    grade: 5,
    alsoEnglish: ['first-aid'],
    explanations: [
      {
        en: 'First aid is the help given to a hurt person before the doctor comes. Our teacher gave first aid to the boy who fell.',
        te: 'దెబ్బ తగిలినవారికి డాక్టర్ వచ్చేలోపు చేసే మొదటి సాయం ప్రథమ చికిత్స. కింద పడిన అబ్బాయికి టీచర్ ప్రథమ చికిత్స చేశారు.',
      },
      {
        en: "A first-aid box holds cotton, bandages, scissors and ointment. In our school bus the first aid box hangs behind the driver's seat.",
        te: 'ప్రథమ చికిత్స పెట్టెలో దూది, కట్టు గుడ్డలు, కత్తెర, పూతమందు ఉంటాయి. మా స్కూలు బస్సులో ప్రథమ చికిత్స పెట్టె డ్రైవర్ సీటు వెనక ఉంటుంది.',
      },
      {
        en: 'For a small burn, hold the place under cool running water for at least ten minutes; that is the best first aid. Then show it to a grown-up.',
        te: 'కొంచెం కాలితే, ఆ చోటును కనీసం పది నిమిషాలు చల్లని నీటి ధార కింద ఉంచడమే మంచి ప్రథమ చికిత్స. తర్వాత పెద్దవాళ్లకు చూపించాలి.',
      },
    ],
    sentence: { en: 'We learned first aid at school.', te: 'బడిలో మేము ప్రథమ చికిత్స నేర్చుకున్నాం.' },
  },
  {
    english: 'skeleton',
    telugu: 'అస్థిపంజరం',
    grade: 5,
    explanations: [
      {
        en: 'A skeleton is all the bones of the body joined together. In the science room there is a skeleton, and Chinnu shook its hand.',
        te: 'ఒంట్లోని ఎముకలన్నీ కలిసిన చట్రం అస్థిపంజరం. సైన్సు గదిలో ఒక అస్థిపంజరం ఉంది; చిన్ను దానితో చెయ్యి కలిపాడు.',
      },
      {
        en: 'Without a skeleton we would be as soft as a bag and could not stand. It also guards the brain, the heart and the lungs.',
        te: 'అస్థిపంజరం లేకపోతే మనం సంచిలా మెత్తగా ఉండి నిలబడలేం. మెదడును, గుండెను, ఊపిరితిత్తులను కూడా అది కాపాడుతుంది.',
      },
      {
        en: 'Birds, fish and snakes have a skeleton inside, but a crab has its hard part outside. In a Hyderabad museum we saw the skeleton of a dinosaur.',
        te: 'పక్షులకు, చేపలకు, పాములకు లోపల అస్థిపంజరం ఉంటుంది; పీతకు మాత్రం గట్టి భాగం బయట ఉంటుంది. హైదరాబాద్‌లోని ఒక మ్యూజియంలో డైనోసార్ అస్థిపంజరం చూశాం.',
      },
    ],
    sentence: { en: 'The skeleton is inside the body.', te: 'శరీరం లోపల అస్థిపంజరం ఉంటుంది.' },
  },
  {
    english: 'X-ray',
    telugu: 'ఎక్స్ రే',
    grade: 4,
    alsoEnglish: ['xray'],
    explanations: [
      {
        en: "An X-ray is a picture that shows the bones inside the body. In the X-ray we saw a thin crack in Gopi's arm bone.",
        te: 'శరీరం లోపలి ఎముకలను చూపించే చిత్రం ఎక్స్ రే. ఎక్స్ రేలో గోపి చేతి ఎముక మీద సన్నని పగులు కనిపించింది.',
      },
      {
        en: 'X-rays pass through flesh but not easily through bone, so bones show white. Lata had to keep quite still while the X-ray was taken.',
        te: 'ఎక్స్ రే కిరణాలు కండ గుండా వెళ్తాయి, ఎముక గుండా అంత సులభంగా వెళ్లలేవు; అందుకే ఎముకలు తెల్లగా కనిపిస్తాయి. ఎక్స్ రే తీసేటప్పుడు లత కదలకుండా నిలబడింది.',
      },
      {
        en: "The German scientist Röntgen found them in 1895, and in his picture of his wife's hand the ring shows too. At airports our bags too go through an X-ray.",
        te: 'జర్మనీ శాస్త్రవేత్త రాంట్‌జెన్ 1895లో వీటిని కనిపెట్టారు; ఆయన తీసిన భార్య చేతి చిత్రంలో ఉంగరం కూడా కనిపిస్తుంది. విమానాశ్రయంలో మన సంచులకు కూడా ఎక్స్ రే తీస్తారు.',
      },
    ],
    sentence: { en: 'The doctor is looking at the X-ray.', te: 'డాక్టర్ ఎక్స్ రే చూస్తున్నారు.' },
  },
  {
    english: 'stethoscope',
    telugu: 'స్టెతస్కోప్',
    grade: 4,
    emoji: '🩺',
    alsoTelugu: ['స్టెథస్కోప్'],
    explanations: [
      {
        en: 'A stethoscope is a tool with tubes through which a doctor hears the heart and the lungs. The stethoscope was cold on my chest.',
        te: 'గుండె, ఊపిరితిత్తుల చప్పుడు వినడానికి డాక్టర్ వాడే గొట్టాల పరికరం స్టెతస్కోప్. నా ఛాతీకి స్టెతస్కోప్ చల్లగా తగిలింది.',
      },
      {
        en: "The first one was a roll of paper that a French doctor held to a patient's chest about two hundred years ago. We rolled our notebooks and played stethoscope.",
        te: 'సుమారు రెండు వందల ఏళ్ల క్రితం ఫ్రాన్స్ డాక్టర్ ఒకరు కాగితం గొట్టంలా చుట్టి రోగి గుండె చప్పుడు విన్నారు; మొదటి స్టెతస్కోప్ అదే. మేము కూడా నోటుపుస్తకాలు చుట్టి ఆడుకున్నాం.',
      },
      {
        en: 'Through it the heart says lub-dub, lub-dub. The doctor let Padma listen to her own heart with the stethoscope.',
        te: 'దానిలోంచి గుండె లబ్‌డబ్, లబ్‌డబ్ అని వినిపిస్తుంది. డాక్టర్ స్టెతస్కోప్ ఇచ్చి పద్మ గుండె చప్పుడు పద్మకే వినిపించారు.',
      },
    ],
    sentence: { en: 'The doctor has a stethoscope round her neck.', te: 'డాక్టర్ మెడలో స్టెతస్కోప్ ఉంది.' },
  },
  {
    english: 'joint',
    telugu: 'కీలు',
    grade: 5,
    explanations: [
      {
        en: 'A joint is a place where two bones meet and can move. The knee is a big joint of the leg.',
        te: 'రెండు ఎముకలు కలిసి, కదలగలిగే చోటును కీలు అంటారు. మోకాలు కాలిలోని పెద్ద కీలు.',
      },
      {
        en: 'The elbow bends one way only, like a door, but the shoulder joint turns all round. Kiran swung his arm in a circle and felt it.',
        te: 'మోచెయ్యి తలుపులా ఒక వైపే మడుచుకుంటుంది; భుజం కీలు అన్ని వైపులా తిరుగుతుంది. కిరణ్ చెయ్యి గుండ్రంగా తిప్పి భుజం కీలు కదలడం గమనించాడు.',
      },
      {
        en: 'Dolls have joints too, so that we can make them sit. When a joint of my wooden doll broke, Father mended it with a string.',
        te: 'బొమ్మలను కూర్చోబెట్టడానికి వాటికీ కీళ్లు ఉంటాయి. నా చెక్కబొమ్మ కీలు విరిగితే నాన్న దారంతో బాగుచేశారు.',
      },
    ],
    sentence: { en: 'The elbow is a joint.', te: 'మోచెయ్యి ఒక కీలు.' },
  },
  {
    english: 'tears',
    telugu: 'కన్నీళ్లు',
    grade: 2,
    alsoEnglish: ['teardrop'],
    alsoTelugu: ['కన్నీరు'],
    explanations: [
      {
        en: 'Tears are the drops of water that come from our eyes when we cry. When Chinnu fell, Mother wiped away his tears.',
        te: 'ఏడ్చినప్పుడు కళ్ల నుంచి వచ్చే నీటి చుక్కలే కన్నీళ్లు. చిన్ను పడినప్పుడు అమ్మ అతని కన్నీళ్లు తుడిచింది.',
      },
      {
        en: 'Tears wash dust out of the eyes and keep them wet. When an onion is cut, its vapor reaches the eyes, and Father cooks with tears on his cheeks.',
        te: 'కన్నీళ్లు కళ్లలోని దుమ్మును కడిగి, కళ్లను తడిగా ఉంచుతాయి. ఉల్లిపాయ కోస్తే దాని ఘాటు కళ్లకు తగులుతుంది; నాన్న కన్నీళ్లతోనే వంట చేస్తారు.',
      },
      {
        en: 'Not only sorrow brings tears; those of great joy are called anandabashpalu. When her son came home after a year, Grandmother had such tears.',
        te: 'బాధకే కాదు, ఎక్కువ సంతోషం కలిగినా కన్నీళ్లు వస్తాయి; వాటిని ఆనందబాష్పాలు అంటారు. ఏడాది తర్వాత కొడుకు ఇంటికి వస్తే నానమ్మకు అవే వచ్చాయి.',
      },
    ],
    sentence: { en: 'I laughed till tears came.', te: 'నవ్వి నవ్వి నాకు కన్నీళ్లు వచ్చాయి.' },
  },
];
