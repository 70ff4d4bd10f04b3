import type { Word } from './word';

export const body: readonly Word[] = [
  {
    english: 'head',
    telugu: 'తల',
    grade: 1,
    explanations: [
      {
        en: 'The head is the topmost part of the body; it holds the eyes, ears, nose and mouth. The doorway was low, so Father bent his head to come in.',
        te: 'శరీరంలో అన్నిటికంటే పైన ఉండే భాగం తల; కళ్లు, చెవులు, ముక్కు, నోరు అక్కడే ఉంటాయి. గుమ్మం ఎత్తు తక్కువగా ఉండడంతో నాన్న తల వంచి లోపలికి వచ్చారు.',
      },
      {
        en: 'Inside the head is the brain, kept safe by a hard bone called the skull. My sister wears a helmet on her head when she cycles.',
        te: 'తల లోపల మెదడు ఉంటుంది; దాన్ని పుర్రె అనే గట్టి ఎముక కాపాడుతుంది. సైకిల్ తొక్కేటప్పుడు అక్క తలకు హెల్మెట్ పెట్టుకుంటుంది.',
      },
      {
        en: 'We can speak with the head too: up and down means yes, from side to side means no. I begged for one more story, and Grandmother nodded.',
        te: 'తలతో కూడా మాట్లాడవచ్చు: పైకీ కిందికీ ఊపితే అవును, అటూ ఇటూ ఊపితే కాదు అని అర్థం. ఇంకో కథ చెప్పమంటే అమ్మమ్మ సరేనని తల ఊపారు.',
      },
    ],
    sentence: { en: 'Mother stroked my head.', te: 'అమ్మ నా తల నిమిరింది.' },
  },
  {
    english: 'eye',
    telugu: 'కన్ను',
    grade: 1,
    emoji: '👁️',
    alsoTelugu: ['నేత్రం'],
    explanations: [
      {
        en: 'The eye is the part of the body that sees light, colors and things. I shut one eye and took aim at the marble.',
        te: 'వెలుగును, రంగులను, వస్తువులను చూసే అవయవం కన్ను. నేను ఒక కన్ను మూసి గోళీకి గురిపెట్టాను.',
      },
      {
        en: 'Eyelids keep dust out, and tears wash the eye clean. A speck flew into my eye, the tears came, and out it went.',
        te: 'కనురెప్పలు దుమ్ము పడకుండా ఆపుతాయి; కన్నీళ్లు కంటిని కడుగుతాయి. నా కంట్లో నలుసు పడితే నీళ్లు కారి అది బయటికి వచ్చింది.',
      },
      {
        en: 'To look after someone with great love is, in Telugu, to guard them as the lid guards the eye. That is how my sister cared for the sick puppy.',
        te: 'ఎంతో ప్రేమగా చూసుకోవడాన్ని కంటికి రెప్పలా కాపాడడం అంటారు. జబ్బు చేసిన కుక్కపిల్లను అక్క కంటికి రెప్పలా చూసుకుంది.',
      },
    ],
    sentence: { en: 'My right eye is itching.', te: 'నా కుడి కన్ను దురద పెడుతోంది.' },
  },
  {
    english: 'ear',
    telugu: 'చెవి',
    grade: 1,
    emoji: '👂',
    explanations: [
      {
        en: 'The ear is the part of the body we hear with; there is one on each side of the head. When I held the conch to my ear, it roared like the sea.',
        te: 'తలకు రెండు వైపులా ఉండి శబ్దాలను వినే అవయవం చెవి. శంఖాన్ని చెవి దగ్గర పెట్టుకుంటే సముద్రపు హోరులా వినిపించింది.',
      },
      {
        en: 'The inner part of the ear also helps us keep our balance. After I spun round and round, the liquid in my ears was still moving, so I felt giddy.',
        te: 'మనం తూలి పడిపోకుండా ఉండడానికి చెవి లోపలి భాగం సాయపడుతుంది. గిరగిరా తిరిగి ఆగాక చెవి లోపలి ద్రవం ఇంకా కదులుతుండడంతో నాకు కళ్లు తిరిగాయి.',
      },
      {
        en: 'In many families small children have their ears pierced and wear little gold rings. My sister cried a bit when it was done, then got a laddu and smiled.',
        te: 'చాలా కుటుంబాల్లో చిన్నపిల్లలకు చెవులు కుట్టించి చిన్న బంగారు పోగులు పెడతారు. చెవులు కుట్టినప్పుడు చెల్లి కాస్త ఏడ్చి, లడ్డూ ఇవ్వగానే నవ్వింది.',
      },
    ],
    sentence: { en: 'My ear hurts.', te: 'నాకు చెవి నొప్పిగా ఉంది.' },
  },
  {
    english: 'nose',
    telugu: 'ముక్కు',
    grade: 1,
    emoji: '👃',
    explanations: [
      {
        en: 'The nose is the part of the face we breathe and smell with. Before I saw the garland, the scent of jasmine had reached my nose.',
        te: 'ఊపిరి పీల్చడానికి, వాసన చూడడానికి ఉపయోగపడే అవయవం ముక్కు. దండ కనిపించకముందే మల్లెల వాసన నా ముక్కుకు తగిలింది.',
      },
      {
        en: 'Fine hairs in the nose stop the dust, and a sneeze throws it out. When the board was wiped, the dust made me sneeze three times.',
        te: 'ముక్కులోని సన్నని వెంట్రుకలు దుమ్మును ఆపుతాయి; తుమ్ము దాన్ని బయటికి నెడుతుంది. బోర్డు తుడవగానే దుమ్ము లేచి నాకు మూడు తుమ్ములు వచ్చాయి.',
      },
      {
        en: "A bird's beak has the same name in Telugu as our nose: mukku. The sparrow took a grain in its little beak and flew off.",
        te: 'పక్షి నోటి దగ్గర ఉండే గట్టి భాగాన్ని కూడా ముక్కు అనే అంటారు. పిచ్చుక తన చిన్న ముక్కుతో గింజను పట్టుకుని ఎగిరిపోయింది.',
      },
    ],
    sentence: { en: 'I have a cold and my nose is running.', te: 'జలుబు చేసి నా ముక్కు కారుతోంది.' },
  },
  {
    english: 'mouth',
    telugu: 'నోరు',
    grade: 1,
    emoji: '👄',
    explanations: [
      {
        en: 'The mouth is the part of the face we eat and speak with; the teeth and the tongue are in it. Chinnu opened his mouth wide for the doctor.',
        te: 'తినడానికి, మాట్లాడడానికి ఉపయోగపడేది నోరు; పళ్లు, నాలుక దానిలోనే ఉంటాయి. డాక్టర్‌కు చూపించడానికి చిన్ను నోరు పెద్దగా తెరిచాడు.',
      },
      {
        en: 'Digestion begins in the mouth, where the spit softens our food. Grandmother tells us every day to chew well before we swallow.',
        te: 'నోట్లో ఊరే లాలాజలం ఆహారాన్ని మెత్తబరుస్తుంది; అరుగుదల అక్కడే మొదలవుతుంది. బాగా నమిలి మింగమని అమ్మమ్మ మాకు రోజూ చెప్తారు.',
      },
      {
        en: 'If the mouth is good, the whole village is good: kind words win friends. In her new street Sita spoke sweetly and soon had ten friends.',
        te: 'నోరు మంచిదైతే ఊరు మంచిది అంటారు; మంచిగా మాట్లాడితే అందరూ స్నేహితులవుతారని అర్థం. కొత్త వీధిలో సీత తీయగా మాట్లాడి పదిమంది స్నేహితులను సంపాదించింది.',
      },
    ],
    sentence: { en: 'Open your mouth.', te: 'నీ నోరు తెరువు.' },
  },
  {
    english: 'hand',
    telugu: 'చెయ్యి',
    grade: 1,
    emoji: '✋',
    alsoEnglish: ['arm'],
    alsoTelugu: ['చేయి'],
    explanations: [
      {
        en: "The hand is the part of the body with a palm and five fingers; we hold things and write with it. I held Mother's hand and crossed the road.",
        te: 'అరచెయ్యి, ఐదు వేళ్లు ఉండే అవయవం చెయ్యి; దానితో వస్తువులు పట్టుకుంటాం, రాస్తాం. నేను అమ్మ చెయ్యి పట్టుకుని రోడ్డు దాటాను.',
      },
      {
        en: 'Germs too small to see stick to our hands, and soap washes them off. All of us wash our hands before we eat.',
        te: 'కంటికి కనిపించని క్రిములు చేతులకు అంటుకుంటాయి; సబ్బుతో కడుక్కుంటే పోతాయి. అన్నం తినే ముందు మేమంతా చేతులు కడుక్కుంటాం.',
      },
      {
        en: "Many people write with the right hand and some with the left; both are right. Charan's left hand writes letters like pearls.",
        te: 'చాలామంది కుడి చేత్తో రాస్తారు, కొందరు ఎడమ చేత్తో రాస్తారు; రెండూ సరైనవే. చరణ్ ఎడమ చేత్తో ముత్యాల్లాంటి అక్షరాలు రాస్తాడు.',
      },
    ],
    sentence: { en: 'If you know the answer, raise your hand.', te: 'జవాబు తెలిస్తే చెయ్యి ఎత్తండి.' },
  },
  {
    english: 'leg',
    telugu: 'కాలు',
    grade: 1,
    emoji: '🦵',
    explanations: [
      {
        en: 'The leg is the part of the body we stand, walk and run on. I sat still for too long, and my leg went numb.',
        te: 'నిలబడడానికి, నడవడానికి, పరుగెత్తడానికి ఉపయోగపడే అవయవం కాలు. చాలాసేపు కదలకుండా కూర్చుంటే నా కాలు తిమ్మిరెక్కింది.',
      },
      {
        en: 'A bird has two legs, a cow four, an ant six and a spider eight. Anu counted all the legs in her picture and got twenty.',
        te: 'పక్షికి రెండు, ఆవుకు నాలుగు, చీమకు ఆరు, సాలెపురుగుకు ఎనిమిది కాళ్లు ఉంటాయి. అను తన బొమ్మలోని కాళ్లన్నీ లెక్కపెడితే ఇరవై వచ్చాయి.',
      },
      {
        en: 'Of a person who is always on the move Telugu people say that he has tied a slate pencil to his leg. Mother said it, laughing, of Uncle, who saw ten towns in a month.',
        te: 'ఎప్పుడూ ఊళ్లు తిరిగేవారిని కాలికి బలపం కట్టుకుని తిరుగుతున్నారని అంటారు. నెలలో పది ఊళ్లు తిరిగి వచ్చిన మామయ్యతో అమ్మ నవ్వుతూ ఈ మాటే అంది.',
      },
    ],
    sentence: { en: 'I sprained my leg in the game.', te: 'ఆటలో నా కాలు బెణికింది.' },
  },
  {
    english: 'tooth',
    telugu: 'పన్ను',
    grade: 1,
    emoji: '🦷',
    alsoTelugu: ['దంతం'],
    explanations: [
      {
        en: 'A tooth is a hard white part of the mouth for biting and chewing. I bit into a guava, and my loose tooth came out.',
        te: 'ఆహారాన్ని కొరకడానికి, నమలడానికి నోట్లో ఉండే గట్టి తెల్లని భాగం పన్ను. జామకాయ కొరికితే కదులుతున్న నా పన్ను ఊడిపోయింది.',
      },
      {
        en: 'Small children have twenty milk teeth, which fall out and make room for strong new ones. My seven-year-old brother, who has lost two, has a lovely smile.',
        te: 'చిన్నపిల్లలకు ఇరవై పాలపళ్లు ఉంటాయి; అవి ఊడిపోయి గట్టి పళ్లు వస్తాయి. రెండు పాలపళ్లు ఊడిన మా ఏడేళ్ల తమ్ముడి నవ్వు చూడముచ్చటగా ఉంది.',
      },
      {
        en: 'Germs feed on the sweets left on a tooth and make holes in it, so we brush twice a day. However sleepy she is, my sister brushes at night.',
        te: 'పళ్లకు అంటిన తీపి వల్ల క్రిములు పెరిగి పన్ను పుచ్చిపోతుంది; అందుకే రోజుకు రెండుసార్లు పళ్లు తోముకోవాలి. ఎంత నిద్ర వస్తున్నా అక్క రాత్రి పళ్లు తోముకుంటుంది.',
      },
    ],
    sentence: { en: 'My tooth is loose.', te: 'నా పన్ను కదులుతోంది.' },
  },
  {
    english: 'tongue',
    telugu: 'నాలుక',
    grade: 1,
    emoji: '👅',
    explanations: [
      {
        en: 'The tongue is the part of the mouth that tells us what is sweet, sour, salty or bitter. When the tamarind touched my tongue, my eyes closed by themselves.',
        te: 'తీపి, పులుపు, ఉప్పు, చేదు రుచులను తెలిపే నోటి భాగం నాలుక. చింతపండు నాలుకకు తగలగానే నా కళ్లు వాటంతట అవే మూసుకుపోయాయి.',
      },
      {
        en: 'Moving the tongue makes many of our sounds. For the soft Telugu ta it touches the teeth; for the hard ta it curls back.',
        te: 'నాలుకను కదిలిస్తూ చాలా అక్షరాలు పలుకుతాం. త అంటే నాలుక పళ్లను తాకుతుంది; ట అంటే వెనక్కి మడుచుకుంటుంది.',
      },
      {
        en: 'For some animals the tongue is a tool: the frog catches insects with its sticky one. The frog shot out its tongue, and the fly was gone.',
        te: 'కొన్ని జంతువులకు నాలుక ఒక పనిముట్టు: కప్ప జిగురు నాలుకతో పురుగులను పడుతుంది. కప్ప నాలుక చాచి ఈగను క్షణంలో మింగింది.',
      },
    ],
    sentence: { en: 'Show me your tongue.', te: 'నీ నాలుక చూపించు.' },
  },
  {
    english: 'hair',
    telugu: 'జుట్టు',
    grade: 1,
    alsoTelugu: ['వెంట్రుకలు'],
    explanations: [
      {
        en: 'Hair is what grows on our head; it keeps the sun off. Every Sunday Grandmother puts oil on my hair.',
        te: 'తల మీద పెరిగే వెంట్రుకలన్నిటినీ కలిపి జుట్టు అంటారు; అది తలను ఎండ నుంచి కాపాడుతుంది. ప్రతి ఆదివారం అమ్మమ్మ నా జుట్టుకు నూనె రాస్తారు.',
      },
      {
        en: "Hair grows about one centimeter a month. After six months without a haircut Ravi's hair had grown past his ears.",
        te: 'జుట్టు నెలకు సుమారు ఒక సెంటీమీటరు పెరుగుతుంది. ఆరు నెలలు కత్తిరించకపోయేసరికి రవి జుట్టు చెవులు దాటింది.',
      },
      {
        en: 'Hair may be straight or curly, black or white, and all of it is beautiful. Meena has curls and I have straight hair, and we both wear jasmine.',
        te: 'జుట్టు సాఫీగా ఉన్నా ఉంగరాలు తిరిగినా, నల్లగా ఉన్నా తెల్లగా ఉన్నా అందమే. మీనాది ఉంగరాల జుట్టు, నాది సాఫీ జుట్టు; ఇద్దరం మల్లెపూలు పెట్టుకున్నాం.',
      },
    ],
    sentence: { en: 'Comb your hair.', te: 'నీ జుట్టు దువ్వుకో.' },
  },
  {
    english: 'body',
    telugu: 'శరీరం',
    grade: 2,
    alsoTelugu: ['ఒళ్లు', 'దేహం'],
    explanations: [
      {
        en: 'The body is everything from head to foot, with the bones inside. Playing every day keeps the body strong.',
        te: 'తల నుంచి పాదాల వరకు, లోపలి ఎముకలతో సహా అంతా కలిపి శరీరం. రోజూ ఆడుకుంటే శరీరం బలంగా ఉంటుంది.',
      },
      {
        en: 'More than half of the body is water. So when we sweat in the sun, we have to drink again and again.',
        te: 'మన శరీరంలో సగం కంటే ఎక్కువ నీరే ఉంటుంది. అందుకే ఎండలో చెమట పట్టినప్పుడు మళ్లీ మళ్లీ నీళ్లు తాగాలి.',
      },
      {
        en: "While we sleep, the body mends itself and grows. In one year Kiran's body grew six centimeters, and his trousers became short.",
        te: 'మనం నిద్రపోతున్నప్పుడు శరీరం తనను తాను బాగుచేసుకుని పెరుగుతుంది. ఒక ఏడాదిలో కిరణ్ ఆరు సెంటీమీటర్లు ఎదిగాడు; ప్యాంట్లు పొట్టివైపోయాయి.',
      },
    ],
    sentence: { en: 'My whole body is tired.', te: 'నా శరీరం అంతా అలసిపోయింది.' },
  },
  {
    english: 'face',
    telugu: 'ముఖం',
    grade: 1,
    alsoTelugu: ['మొహం'],
    explanations: [
      {
        en: 'The face is the front of the head, where joy and sadness show. Mother saw my face and knew that I had won.',
        te: 'తల ముందు భాగం ముఖం; మన సంతోషం, బాధ దాని మీదే కనిపిస్తాయి. నా ముఖం చూడగానే నేను గెలిచానని అమ్మకు తెలిసిపోయింది.',
      },
      {
        en: 'No two faces are quite alike; even twins differ a little. Mother knows which of our twins is which by a mole on the face.',
        te: 'ఒక ముఖం ఉన్నట్టు ఇంకో ముఖం ఉండదు; కవలల్లో కూడా చిన్న తేడా ఉంటుంది. మా కవలల్లో ఎవరు ఎవరో ముఖం మీది పుట్టుమచ్చతో అమ్మ గుర్తుపడుతుంది.',
      },
      {
        en: "The face is the mirror of the mind, people say. When the guests came, Padma's face bloomed like a flower.",
        te: 'మనసుకు అద్దం ముఖం అంటారు. చుట్టాలు రాగానే పద్మ ముఖం పువ్వులా వికసించింది.',
      },
    ],
    sentence: { en: 'Wash your face.', te: 'నీ ముఖం కడుక్కో.' },
  },
  {
    english: 'forehead',
    telugu: 'నుదురు',
    grade: 2,
    alsoTelugu: ['నొసలు'],
    explanations: [
      {
        en: 'The forehead is the part of the face between the eyebrows and the hair. Mother laid her palm on my forehead to see if I had a fever.',
        te: 'కనుబొమ్మలకు, జుట్టుకు మధ్య ఉండే భాగం నుదురు. జ్వరం ఉందేమోనని అమ్మ నా నుదుటి మీద చెయ్యి పెట్టి చూసింది.',
      },
      {
        en: 'Many women and girls in India wear a bottu, a colored dot, in the middle of the forehead. My sister picks one that matches her dress.',
        te: 'భారతదేశంలో చాలామంది మహిళలు, అమ్మాయిలు నుదుటి మధ్యలో బొట్టు పెట్టుకుంటారు. అక్క గౌను రంగుకు సరిపోయే బొట్టు నుదుటి మీద పెట్టుకుంటుంది.',
      },
      {
        en: 'What will happen to us, some say, is written on the forehead. "Do your homework, and it will be written well," laughed Grandfather.',
        te: 'మన తలరాత నుదుటి మీద రాసి ఉంటుందని కొందరు అంటారు. హోంవర్క్ చేస్తే ఆ రాత బాగుంటుంది అని తాతయ్య నవ్వారు.',
      },
    ],
    sentence: { en: "Grandfather's forehead is broad.", te: 'తాతయ్య నుదురు వెడల్పుగా ఉంటుంది.' },
  },
  {
    english: 'eyebrow',
    telugu: 'కనుబొమ్మ',
    grade: 3,
    alsoTelugu: ['కనుబొమ'],
    explanations: [
      {
        en: 'An eyebrow is the line of hair above the eye; it keeps sweat from running in. In surprise the teacher raised her eyebrows.',
        te: 'కంటి పైన విల్లులా ఉండే వెంట్రుకల వరుస కనుబొమ్మ; చెమట కంట్లో పడకుండా ఆపుతుంది. ఆశ్చర్యంతో టీచర్ కనుబొమ్మలు పైకెత్తారు.',
      },
      {
        en: 'Eyebrows speak without words: raised in surprise, drawn together in anger. In the mirror Meena tried to raise only one.',
        te: 'కనుబొమ్మలు మాట లేకుండానే మాట్లాడతాయి: ఆశ్చర్యానికి పైకి లేస్తాయి, కోపానికి ముడిపడతాయి. మీనా అద్దంలో చూస్తూ ఒక్క కనుబొమ్మే పైకెత్తడానికి ప్రయత్నించింది.',
      },
      {
        en: 'A dancer of Kuchipudi learns to move her eyebrows in time with the song. Lata practiced every day until her left eyebrow obeyed.',
        te: 'కూచిపూడి నేర్చుకునేవారు పాటకు తగినట్టు కనుబొమ్మలు కదపడం నేర్చుకుంటారు. లత ఎడమ కనుబొమ్మ మాట వినేదాకా రోజూ సాధన చేసింది.',
      },
    ],
    sentence: { en: 'I drew an eyebrow on the doll.', te: 'బొమ్మకు ఒక కనుబొమ్మ గీశాను.' },
  },
  {
    english: 'cheek',
    telugu: 'బుగ్గ',
    grade: 1,
    alsoTelugu: ['చెంప'],
    explanations: [
      {
        en: 'A cheek is the soft side of the face; it swells when you fill your mouth with air. When the baby laughs, dimples appear in her cheeks.',
        te: 'ముఖానికి పక్కన మెత్తగా ఉండే భాగం బుగ్గ; నోట్లో గాలి నింపితే ఉబ్బుతుంది. పాప నవ్వితే బుగ్గల మీద సొట్టలు పడతాయి.',
      },
      {
        en: "When we are shy or run hard, more blood flows to the cheeks and they turn red. Chinnu's cheeks were like tomatoes after his song.",
        te: 'సిగ్గుపడినా, పరుగెత్తినా బుగ్గలకు ఎక్కువ రక్తం చేరి ఎర్రబడతాయి. పాట పాడాక చిన్ను బుగ్గలు టమాటాల్లా ఎర్రగా అయ్యాయి.',
      },
      {
        en: 'Many monkeys carry food in their cheeks. At the zoo a monkey filled one cheek with peanuts and looked at us.',
        te: 'చాలా కోతులు తిండిని బుగ్గల్లో దాచుకుంటాయి. జూలో ఒక కోతి ఒక బుగ్గ నిండా వేరుశనగలు పెట్టుకుని మా వైపు చూసింది.',
      },
    ],
    sentence: { en: 'Grandmother pinched my cheek.', te: 'అమ్మమ్మ నా బుగ్గ గిల్లారు.' },
  },
  {
    english: 'lip',
    telugu: 'పెదవి',
    grade: 2,
    alsoTelugu: ['పెదం'],
    explanations: [
      {
        en: 'A lip is the soft edge of the mouth; the upper and the lower lip must meet to say pa, ba and ma. In winter my lips cracked, and Mother rubbed butter on them.',
        te: 'నోటి అంచున మెత్తగా ఉండే భాగం పెదవి; ప, బ, మ పలకాలంటే పై పెదవి, కింది పెదవి కలవాలి. చలికాలంలో నా పెదవులు పగిలితే అమ్మ వెన్న రాసింది.',
      },
      {
        en: "With the lips we smile, whistle, blow and kiss; a baby learns to smile at about two months. One day my baby brother's lips curved, and we all cheered.",
        te: 'పెదవులతో నవ్వుతాం, ఈల వేస్తాం, ఊదుతాం, ముద్దు పెడతాం; చంటిపాప రెండు నెలలకు నవ్వడం నేర్చుకుంటుంది. ఒక రోజు మా బుజ్జి తమ్ముడి పెదవులు విచ్చుకుంటే అందరం సంబరపడ్డాం.',
      },
      {
        en: 'In Telugu, as in English, not opening your lips means saying nothing. Raju knew about the gift, but did not open his lips.',
        te: 'పెదవి విప్పలేదు అంటే ఏమీ మాట్లాడలేదు అని అర్థం. రాజుకు బహుమతి సంగతి తెలిసినా పెదవి విప్పలేదు.',
      },
    ],
    sentence: { en: 'I bit my lower lip by mistake.', te: 'పొరపాటున నా కింది పెదవి కొరుక్కున్నాను.' },
  },
  {
    english: 'chin',
    telugu: 'గడ్డం',
    grade: 3,
    alsoTelugu: ['చుబుకం'],
    explanations: [
      {
        en: 'The chin is the end of the face, below the mouth; in Telugu the same word also means a beard. Ramya sat thinking with her hand under her chin.',
        te: 'నోటి కింద, ముఖం చివర ఉండే భాగం గడ్డం; అక్కడ పెరిగే వెంట్రుకలను కూడా గడ్డం అనే అంటారు. గడ్డం కింద చెయ్యి పెట్టుకుని రమ్య ఆలోచించింది.',
      },
      {
        en: 'Only the lower jaw moves when we talk and chew. Put your hand on your chin and say your name, and you will feel it.',
        te: 'మాట్లాడేటప్పుడు, నమిలేటప్పుడు కింది దవడ మాత్రమే కదులుతుంది. గడ్డం మీద చెయ్యి పెట్టుకుని నీ పేరు చెప్పి చూడు, తెలుస్తుంది.',
      },
      {
        en: 'To coax someone Telugu people take them by the chin. When Anita sulked, Grandmother held her chin and asked, "Won\'t my golden one eat?"',
        te: 'ఎవరినైనా బుజ్జగించేటప్పుడు గడ్డం పట్టుకుని బతిమాలుతారు. అలిగిన అనిత గడ్డం పట్టుకుని, మా బంగారు తల్లి అన్నం తినదా అని అమ్మమ్మ అడిగారు.',
      },
    ],
    sentence: { en: 'The baby has a mole on her chin.', te: 'పాప గడ్డం మీద పుట్టుమచ్చ ఉంది.' },
  },
  {
    english: 'neck',
    telugu: 'మెడ',
    grade: 1,
    explanations: [
      {
        en: "The neck joins the head to the body and lets it turn from side to side. A giraffe's neck is very long, but it has only seven bones, like ours.",
        te: 'తలను శరీరంతో కలిపేది మెడ; దానివల్లే తలను అటూ ఇటూ తిప్పగలం. జిరాఫీ మెడ ఎంత పొడవైనా, మన మెడలో లాగే దానిలోనూ ఏడు ఎముకలే ఉంటాయి.',
      },
      {
        en: 'An owl can turn its neck nearly all the way round, but we cannot. Gopi tried to look behind him without moving his shoulders.',
        te: 'గుడ్లగూబ మెడను దాదాపు పూర్తిగా వెనక్కి తిప్పగలదు; మనం తిప్పలేం. గోపి భుజాలు కదపకుండా వెనక్కి చూడడానికి ప్రయత్నించాడు.',
      },
      {
        en: "Garlands, medals and chains hang round the neck. When our team won, a medal was put round every player's neck.",
        te: 'పూలదండలు, పతకాలు, గొలుసులు మెడలో వేసుకుంటాం. మా జట్టు గెలిస్తే ఒక్కొక్కరి మెడలో పతకం వేశారు.',
      },
    ],
    sentence: { en: "The crane's neck is long.", te: 'కొంగ మెడ పొడవుగా ఉంటుంది.' },
  },
  {
    english: 'throat',
    telugu: 'గొంతు',
    grade: 2,
    alsoTelugu: ['కంఠం'],
    explanations: [
      {
        en: 'The throat is the way inside the neck by which air and food go down; our voice comes from there too. I shouted so much at the match that my throat went hoarse.',
        te: 'గాలి, ఆహారం లోపలికి వెళ్లే దారి గొంతు; మన మాట కూడా అక్కడి నుంచే వస్తుంది. ఆటలో బాగా అరిచి నా గొంతు బొంగురుపోయింది.',
      },
      {
        en: 'There are two pipes in the throat, one for air and one for food, and a little lid keeps them apart. When Ravi talked while eating, a crumb went the wrong way, and he coughed.',
        te: 'గొంతులో రెండు గొట్టాలు ఉంటాయి: ఒకటి గాలికి, ఒకటి ఆహారానికి; చిన్న మూత వాటిని వేరు చేస్తుంది. తింటూ మాట్లాడిన రవికి మెతుకు అడ్డం పడి పొలమారింది.',
      },
      {
        en: 'In Telugu the word gontu, throat, means voice as well. On the phone Grandmother knew my voice before I said my name.',
        te: 'గొంతు అంటే మాట్లాడే స్వరం కూడా. ఫోన్‌లో నేను పేరు చెప్పకముందే అమ్మమ్మ నా గొంతు గుర్తుపట్టారు.',
      },
    ],
    sentence: { en: 'My throat is burning because of the cold.', te: 'జలుబుతో నా గొంతు మండుతోంది.' },
  },
  {
    english: 'shoulder',
    telugu: 'భుజం',
    grade: 2,
    explanations: [
      {
        en: 'The shoulder is where the arm joins the body; we hang our school bag on it. At the fair Father lifted me on to his shoulders.',
        te: 'చెయ్యి శరీరంతో కలిసే చోటు భుజం; బడి సంచి తగిలించుకునేది దాని మీదే. జాతరలో నాన్న నన్ను భుజాల మీద ఎక్కించుకున్నారు.',
      },
      {
        en: 'The shoulder turns more freely than any other joint, so we can throw, swim and draw big circles. The bowler swung his arm, and the ball flew.',
        te: 'మన కీళ్లన్నిటిలో భుజం ఎక్కువగా తిరుగుతుంది; అందుకే విసరగలం, ఈదగలం, పెద్ద సున్నాలు గీయగలం. బౌలర్ భుజం తిప్పగానే బంతి దూసుకుపోయింది.',
      },
      {
        en: 'To put your shoulder to a work is to help with it. All the neighbors put their shoulders to the wheel, and the cart came out of the mud.',
        te: 'ఒక పనిలో సాయం చేయడాన్ని భుజం కలపడం అంటారు. ఇరుగుపొరుగు అందరూ భుజం కలిపి నెడితే బండి బురదలోంచి బయటికి వచ్చింది.',
      },
    ],
    sentence: { en: 'The teacher patted my shoulder.', te: 'టీచర్ నా భుజం తట్టారు.' },
  },
  {
    english: 'elbow',
    telugu: 'మోచెయ్యి',
    grade: 3,
    alsoTelugu: ['మోచేయి'],
    explanations: [
      {
        en: 'The elbow is the joint in the middle of the arm, where it bends. I rested my elbows on the table and listened to the story.',
        te: 'చెయ్యి మధ్యలో మడుచుకునే కీలు మోచెయ్యి. బల్ల మీద మోచేతులు ఆనించి కథ విన్నాను.',
      },
      {
        en: 'Knock your elbow at one spot, and a tingling runs down to the fingers: a nerve lies just under the skin there. In English it is called the funny bone.',
        te: 'మోచెయ్యి ఒక చోట తగిలితే వేళ్ల దాకా జివ్వుమంటుంది; అక్కడ చర్మం కిందే నరం ఉంటుంది. ఇంగ్లీషులో దాన్ని ఫన్నీ బోన్ అంటారు; నవ్వించే ఎముక అని అర్థం.',
      },
      {
        en: 'Try to lick your own elbow: hardly anyone can. The whole class tried, and the teacher laughed till she had to sit down.',
        te: 'నీ మోచెయ్యి నువ్వే నాకి చూడు; దాదాపు ఎవరికీ సాధ్యం కాదు. తరగతి అంతా ప్రయత్నిస్తుంటే టీచర్ నవ్వాపుకోలేక కూర్చుండిపోయారు.',
      },
    ],
    sentence: { en: 'I bumped my elbow on the door.', te: 'నా మోచెయ్యి తలుపుకు తగిలింది.' },
  },
  {
    english: 'finger',
    telugu: 'వేలు',
    grade: 1,
    explanations: [
      {
        en: 'A finger is one of the five thin parts at the end of the hand; in Telugu the smallest is chitikena velu. Holding my finger, the baby took her first steps.',
        te: 'చేతి చివర సన్నగా, పొడవుగా ఉండే భాగం వేలు; చేతికి ఐదు ఉంటాయి, అన్నిటికంటే చిన్నది చిటికెన వేలు. పాప నా వేలు పట్టుకుని మొదటి అడుగులు వేసింది.',
      },
      {
        en: 'Each finger has a name in Telugu: thumb, pointing finger, middle finger, ring finger and little finger. Holding up one after the other, Meena told a story about five brothers.',
        te: 'ఒక్కో వేలికి ఒక పేరు ఉంది: బొటనవేలు, చూపుడు వేలు, మధ్య వేలు, ఉంగరపు వేలు, చిటికెన వేలు. మీనా ఒక్కో వేలు చూపిస్తూ ఐదుగురు అన్నదమ్ముల కథ చెప్పింది.',
      },
      {
        en: 'The fine lines on a fingertip are different in every person on earth. We pressed our fingers on an ink pad and compared the prints.',
        te: 'వేలి కొన మీది సన్నని గీతలు ప్రపంచంలో ఒక్కొక్కరికి ఒక్కోలా ఉంటాయి. మేము వేలు సిరాలో అద్ది కాగితం మీద ముద్రలు వేసి పోల్చి చూశాం.',
      },
    ],
    sentence: { en: 'I pointed my finger at the moon.', te: 'చంద్రుడి వైపు వేలు చూపించాను.' },
  },
  {
    english: 'thumb',
    telugu: 'బొటనవేలు',
    grade: 2,
    emoji: '👍',
    alsoTelugu: ['బొటనవ్రేలు'],
    explanations: [
      {
        en: 'The thumb is the short, thick finger that can touch all the others, so we can hold things firmly. My brother held up his thumb to say that we had won.',
        te: 'పొట్టిగా, లావుగా ఉండి, మిగతావన్నిటినీ తాకగలిగే వేలు బొటనవేలు; దానివల్లే వస్తువులను గట్టిగా పట్టుకోగలం. మనం గెలిచామని తమ్ముడు బొటనవేలు పైకెత్తి చూపాడు.',
      },
      {
        en: "People who could not write pressed an inked thumb on paper as their sign. Grandfather keeps an old paper with his grandmother's thumb mark.",
        te: 'రాయడం రానివారు సంతకం బదులు బొటనవేలు సిరాలో అద్ది కాగితం మీద ముద్ర వేసేవారు. తాతయ్య దగ్గర వాళ్ల నానమ్మ వేలిముద్ర ఉన్న పాత కాగితం ఉంది.',
      },
      {
        en: 'In the Mahabharata Ekalavya gave his own thumb when his teacher asked for it. The class grew quiet when we heard that story.',
        te: 'మహాభారతంలో గురువు అడిగితే ఏకలవ్యుడు తన బొటనవేలు ఇచ్చేశాడు. ఆ కథ విన్నప్పుడు తరగతి అంతా నిశ్శబ్దమైంది.',
      },
    ],
    sentence: { en: 'The baby is sucking her thumb.', te: 'పాప బొటనవేలు చప్పరిస్తోంది.' },
  },
  {
    english: 'fingernail',
    telugu: 'గోరు',
    grade: 2,
    alsoEnglish: ['nail'],
    explanations: [
      {
        en: 'A fingernail is the hard layer on the tip of a finger; it keeps growing, so it has to be cut. Every Sunday my big brother cuts my nails.',
        te: 'వేలి చివర ఉండే గట్టి పొర గోరు; అది పెరుగుతూనే ఉంటుంది కాబట్టి కత్తిరించుకోవాలి. ప్రతి ఆదివారం అన్నయ్య నా గోళ్లు కత్తిరిస్తాడు.',
      },
      {
        en: 'Cutting a nail does not hurt, because there are no nerves in it. Only where it meets the skin is it alive and grows.',
        te: 'గోరులో నరాలు ఉండవు; అందుకే కత్తిరించినా నొప్పి పుట్టదు. చర్మంలో కలిసే చోట మాత్రమే గోరు ప్రాణంతో ఉండి పెరుగుతుంది.',
      },
      {
        en: 'Girls color their nails with gorintaku, a paste of henna leaves. In the month of Ashadha, Sita slept with henna on every nail, and in the morning they were red.',
        te: 'గోరింటాకు రుబ్బి గోళ్లకు పెట్టుకుంటే ఎర్రగా పండుతుంది. ఆషాఢ మాసంలో సీత ప్రతి గోరు మీద గోరింటాకు పెట్టుకుని పడుకుంది; పొద్దుటికి ఎర్రగా పండింది.',
      },
    ],
    sentence: { en: 'My fingernail broke.', te: 'నా గోరు విరిగింది.' },
  },
  {
    english: 'stomach',
    telugu: 'పొట్ట',
    grade: 1,
    alsoEnglish: ['belly', 'tummy'],
    alsoTelugu: ['కడుపు', 'ఉదరం'],
    explanations: [
      {
        en: 'The stomach is where the food we eat goes and is digested. After four puris my stomach was full.',
        te: 'మనం తిన్న ఆహారం చేరి అరిగే చోటు పొట్ట. నాలుగు పూరీలు తినేసరికి నా పొట్ట నిండిపోయింది.',
      },
      {
        en: "An empty stomach rumbles, because its walls move even when there is no food. In the silent classroom everyone heard Kiran's.",
        te: 'ఖాళీగా ఉన్నా పొట్ట గోడలు కదులుతుంటాయి; అందుకే గుర్రుమని చప్పుడు వస్తుంది. నిశ్శబ్దంగా ఉన్న తరగతిలో కిరణ్ పొట్ట చప్పుడు అందరికీ వినిపించింది.',
      },
      {
        en: 'To laugh very much is in Telugu to laugh until the stomach bursts. That is how we laughed at the clown in the circus.',
        te: 'బాగా నవ్వితే పొట్ట చెక్కలయ్యేలా నవ్వాం అంటారు. సర్కస్ జోకరు ఆటలకు మేము పొట్ట చెక్కలయ్యేలా నవ్వాం.',
      },
    ],
    sentence: { en: 'When Grandfather laughs, his belly shakes.', te: 'తాతయ్య నవ్వితే ఆయన పొట్ట కదులుతుంది.' },
  },
  {
    english: 'waist',
    telugu: 'నడుము',
    grade: 3,
    explanations: [
      {
        en: 'The waist is the middle of the body, where we wear a belt. My sister put one hand on her waist as she danced.',
        te: 'ఒంటి మధ్యలో, బెల్టు పెట్టుకునే చోట ఉండే భాగం నడుము. నాట్యం చేస్తూ అక్క ఒక చెయ్యి నడుము మీద పెట్టుకుంది.',
      },
      {
        en: 'To tie up your waist means to get ready for hard work. Grandmother tucked in her saree, tied up her waist and began to clean the house.',
        te: 'ఒక పని చేయడానికి సిద్ధపడితే నడుము బిగించారు అంటారు. నానమ్మ కొంగు దోపి, నడుము బిగించి ఇల్లు సర్దడం మొదలుపెట్టారు.',
      },
      {
        en: "In many families babies wear a thread or a silver chain round the waist. My cousin's baby shook her waist and laughed at the sound.",
        te: 'చాలా కుటుంబాల్లో చంటిపిల్లల నడుముకు మొలతాడు లేదా వెండి గొలుసు కడతారు. మా వదిన వాళ్ల పాప నడుము ఊపుతూ గొలుసు చప్పుడుకు నవ్వింది.',
      },
    ],
    sentence: { en: 'Bend your waist and touch your toes.', te: 'నీ నడుము వంచి కాలివేళ్లు తాకు.' },
  },
  {
    english: 'knee',
    telugu: 'మోకాలు',
    grade: 2,
    explanations: [
      {
        en: 'The knee is the joint in the middle of the leg; on it is a bone like a little cap. I fell off my cycle and hurt my knee, and Father washed it and put on medicine.',
        te: 'కాలి మధ్యలో మడుచుకునే కీలు మోకాలు; దాని మీద చిప్పలాంటి ఎముక ఉంటుంది. సైకిల్ మీంచి పడి మోకాలికి దెబ్బ తగిలితే నాన్న కడిగి మందు రాశారు.',
      },
      {
        en: 'Without the knee we would walk as if on two poles. Try to climb the stairs without bending your knees, and you will see.',
        te: 'మోకాలు లేకపోతే రెండు కర్రల మీద నడిచినట్టే ఉంటుంది. మోకాళ్లు వంచకుండా మెట్లు ఎక్కి చూడు, తెలుస్తుంది.',
      },
      {
        en: 'To tie the bald head to the knee is to join two things that have nothing to do with each other. Asked about sums, Gopi told about cricket, and Mother said this proverb.',
        te: 'బోడిగుండుకూ మోకాలికీ ముడి వేసినట్టు అంటే సంబంధం లేని రెండిటినీ కలపడం. లెక్కల గురించి అడిగితే గోపి క్రికెట్ గురించి చెప్పాడు; అమ్మ ఈ సామెత అంది.',
      },
    ],
    sentence: { en: "Grandfather's knee hurts.", te: 'తాతయ్యకు మోకాలు నొప్పిగా ఉంది.' },
  },
  {
    english: 'foot',
    telugu: 'పాదం',
    grade: 2,
    emoji: '🦶',
    explanations: [
      {
        en: 'The foot is the end of the leg, which touches the ground. When I walked with wet feet, I left footprints on the floor.',
        te: 'కాలి చివర, నేలను తాకే భాగం పాదం. తడి పాదాలతో నడిస్తే నేల మీద పాదముద్రలు పడ్డాయి.',
      },
      {
        en: 'There are twenty-six bones in one foot. So it bends, springs and carries us for thousands of steps a day.',
        te: 'ఒక్క పాదంలో ఇరవై ఆరు ఎముకలు ఉంటాయి. అందుకే అది వంగుతూ, స్ప్రింగులా పనిచేస్తూ రోజుకు వేల అడుగులు మనల్ని మోస్తుంది.',
      },
      {
        en: "Touching the feet of elders is a way to ask for their blessing. On my birthday I bent down to Grandfather's feet, and he laid his hand on my head.",
        te: 'పెద్దల పాదాలకు నమస్కరించి దీవెనలు అడుగుతాం. పుట్టినరోజున తాతయ్య పాదాలకు దండం పెడితే ఆయన నా తల మీద చెయ్యి పెట్టారు.',
      },
    ],
    sentence: { en: 'My foot sank into the mud.', te: 'బురదలో నా పాదం దిగబడింది.' },
  },
  {
    english: 'skin',
    telugu: 'చర్మం',
    grade: 3,
    alsoTelugu: ['తోలు'],
    explanations: [
      {
        en: 'Skin covers the whole body and tells us of heat, cold and touch. In the cold wind the tiny hairs on my skin stood up.',
        te: 'ఒంటినంతా కప్పి ఉంచే పొర చర్మం; వేడి, చలి, స్పర్శ దానితోనే తెలుస్తాయి. చల్లని గాలికి నా చర్మం మీది రోమాలు నిక్కబొడుచుకున్నాయి.',
      },
      {
        en: "People's skin is darker or lighter by a coloring stuff in it, which guards it from the sun. All colors are beautiful, our teacher says.",
        te: 'చర్మంలోని ఒక రంగు పదార్థాన్ని బట్టి మనుషులు నల్లగానో తెల్లగానో ఉంటారు; అది ఎండ నుంచి చర్మాన్ని కాపాడుతుంది. అన్ని రంగులూ అందమైనవే అని టీచర్ అంటారు.',
      },
      {
        en: 'Old skin falls off in tiny bits all the time, and new skin grows from below. A snake takes off its whole skin at once; Raju found one like a long sock.',
        te: 'పాత చర్మం చిన్న చిన్న పొరలుగా రాలుతూ కింద కొత్తది వస్తుంది. పాము చర్మాన్ని ఒకేసారి విడుస్తుంది; రాజుకు పొడవైన మేజోడు లాంటి పాము కుబుసం దొరికింది.',
      },
    ],
    sentence: { en: "The baby's skin is soft.", te: 'పాప చర్మం మెత్తగా ఉంటుంది.' },
  },
  {
    english: 'bone',
    telugu: 'ఎముక',
    grade: 3,
    emoji: '🦴',
    explanations: [
      {
        en: 'A bone is a hard part inside the body that gives it its shape; a grown-up has two hundred and six. In the X-ray the bones of my hand looked white.',
        te: 'శరీరానికి ఆకారం, బలం ఇచ్చే గట్టి భాగం ఎముక; పెద్దవాళ్ల ఒంట్లో రెండు వందల ఆరు ఎముకలు ఉంటాయి. ఎక్స్ రేలో నా చేతి ఎముకలు తెల్లగా కనిపించాయి.',
      },
      {
        en: 'A baby has about three hundred bones; as it grows, some of them join together. The longest is the thigh bone, the smallest is in the ear.',
        te: 'చంటిపాపకు సుమారు మూడు వందల ఎముకలు ఉంటాయి; పెరిగేకొద్దీ కొన్ని కలిసిపోతాయి. తొడ ఎముక అన్నిటికంటే పొడవైనది; చెవిలోని ఎముక అన్నిటికంటే చిన్నది.',
      },
      {
        en: 'Milk, ragi and sunshine make bones strong. When Lata broke her arm, the bone grew together again in six weeks.',
        te: 'పాలు, రాగులు, ఎండ ఎముకలకు బలాన్నిస్తాయి. లత చెయ్యి విరిగితే ఆరు వారాల్లో ఆ ఎముక మళ్లీ అతుక్కుంది.',
      },
    ],
    sentence: { en: 'The dog found a bone.', te: 'కుక్కకు ఒక ఎముక దొరికింది.' },
  },
  {
    english: 'heart',
    telugu: 'గుండె',
    grade: 2,
    emoji: '🫀',
    alsoTelugu: ['హృదయం'],
    explanations: [
      {
        en: 'The heart is a part inside the chest, about as big as your fist, that sends blood round the body day and night. After the race my heart was thumping.',
        te: 'ఛాతీలో మన పిడికిలంత ఉండి, రాత్రీ పగలూ ఆగకుండా రక్తాన్ని ఒళ్లంతా పంపే అవయవం గుండె. పరుగు పందెం అయ్యాక నా గుండె దడదడలాడింది.',
      },
      {
        en: 'The heart beats about a hundred thousand times a day. Put two fingers on your wrist, and you can count its beats.',
        te: 'గుండె రోజుకు సుమారు లక్షసార్లు కొట్టుకుంటుంది. మణికట్టు మీద రెండు వేళ్లు పెట్టి చూస్తే, అది ఎన్నిసార్లు కొట్టుకుంటోందో లెక్కపెట్టవచ్చు.',
      },
      {
        en: 'Brave people are said in Telugu to have courage in the heart. Padma went alone through the dark yard; how much heart she has!',
        te: 'ధైర్యవంతులను గుండె ధైర్యం ఉన్నవారు అంటారు. పద్మ ఒక్కతే చీకట్లో పెరడు దాటింది; ఆమెది ఎంత గుండె ధైర్యం!',
      },
    ],
    sentence: { en: 'The heart keeps on beating.', te: 'గుండె ఎప్పుడూ కొట్టుకుంటూనే ఉంటుంది.' },
  },
  {
    english: 'brain',
    telugu: 'మెదడు',
    grade: 3,
    emoji: '🧠',
    explanations: [
      {
        en: 'The brain is the part inside the head that thinks, remembers and runs the whole body. Even while I slept, my brain was busy and showed me a dream.',
        te: 'ఆలోచించేది, గుర్తుపెట్టుకునేది, శరీరాన్నంతా నడిపించేది మెదడు. నేను నిద్రపోతున్నా నా మెదడు పనిచేస్తూ నాకు కల చూపించింది.',
      },
      {
        en: 'The brain weighs about a kilo and a half in a grown-up and looks like a big walnut. The right half moves the left hand, and the left half the right hand.',
        te: 'పెద్దవాళ్ల మెదడు సుమారు ఒకటిన్నర కిలోల బరువు ఉండి, పెద్ద అక్రోటు కాయలా కనిపిస్తుంది. కుడి సగం ఎడమ చేతిని, ఎడమ సగం కుడి చేతిని కదిలిస్తాయి.',
      },
      {
        en: 'Each time we learn something, new paths form in the brain; what we practice becomes easy. Letters that were hard for Meena in June were play in August.',
        te: 'ఏదైనా నేర్చుకున్నప్పుడల్లా మెదడులో కొత్త దారులు ఏర్పడతాయి; సాధన చేస్తే అది తేలికవుతుంది. జూన్‌లో మీనాకు కష్టమైన అక్షరాలు ఆగస్టుకు ఆటలా అయ్యాయి.',
      },
    ],
    sentence: { en: 'The brain is inside the head.', te: 'మెదడు తల లోపల ఉంటుంది.' },
  },
  {
    english: 'ankle',
    telugu: 'చీలమండ',
    grade: 3,
    explanations: [
      {
        en: 'The ankle is the joint between the leg and the foot. While playing kho-kho, Gopi twisted his ankle.',
        te: 'కాలికీ పాదానికీ మధ్య ఉండే కీలును చీలమండ అంటారు. ఖో ఖో ఆడుతుంటే గోపి చీలమండ బెణికింది.',
      },
      {
        en: 'Thanks to the ankle we can turn the foot this way and that and stand on tiptoe. Dancers tie small bells, called gajjelu, round their ankles.',
        te: 'చీలమండ వల్లే పాదాన్ని అటూ ఇటూ తిప్పగలం, మునివేళ్ల మీద నిలబడగలం. నాట్యం చేసేవాళ్లు చీలమండలకు గజ్జెలు కట్టుకుంటారు.',
      },
      {
        en: 'The two knobs at the sides of the ankle are the ends of the leg bones. Press there with a finger and you will feel how hard they are.',
        te: 'చీలమండకు రెండు వైపులా బొడిపెల్లా ఉండేవి కాలి ఎముకల చివరలు. వేలితో నొక్కి చూడు, ఎంత గట్టిగా ఉన్నాయో తెలుస్తుంది.',
      },
    ],
    sentence: { en: 'My ankle hurts.', te: 'నా చీలమండ నొప్పి పెడుతోంది.' },
  },
  {
    english: 'toe',
    telugu: 'కాలి వేలు',
    grade: 1,
    alsoTelugu: ['కాలివేలు'],
    explanations: [
      {
        en: 'A toe is one of the five small parts at the end of a foot. The baby put its toe into its mouth.',
        te: 'పాదం చివర ఉండే ఐదు వేళ్లలో ఒక్కొక్కదాన్ని కాలి వేలు అంటారు. పాపాయి తన కాలి వేలు నోట్లో పెట్టుకుంది.',
      },
      {
        en: 'The big toe bears our weight and keeps us from swaying. Lift it and try to walk: you will see how hard it is.',
        te: 'కాలి బొటనవేలు మన బరువును మోస్తూ, తూలిపోకుండా నిలబెడుతుంది. దాన్ని పైకి లేపి నడిచి చూడు, ఎంత కష్టమో తెలుస్తుంది.',
      },
      {
        en: 'In many Telugu families married women wear silver rings, called mettelu, on the second toe. They shine on my aunt’s feet.',
        te: 'చాలా తెలుగు కుటుంబాల్లో పెళ్లైన స్త్రీలు కాలి రెండో వేలికి వెండి మెట్టెలు పెట్టుకుంటారు. అత్తయ్య పాదాలకు అవి మెరుస్తూ ఉంటాయి.',
      },
    ],
    sentence: { en: 'My toe is swollen.', te: 'నా కాలి వేలు వాచింది.' },
  },
];
