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
        en: 'The eye is the part of the body that sees light, colours and things. I shut one eye and took aim at the marble.',
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
        te: 'చాలా కుటుంబాల్లో చిన్నపిల్లలకు చెవులు కుట్టించి చిన్న బంగారు పోగులు పెడతారు. చెవులు కుట్టినప్పుడు చెల్లి కాస్త ఏడ్చి, లడ్డు ఇవ్వగానే నవ్వింది.',
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
        te: 'తినడానికి, మాట్లాడడానికి ఉపయోగపడేది నోరు; పళ్లు, నాలుక దానిలోనే ఉంటాయి. డాక్టరుకు చూపించడానికి చిన్ను నోరు పెద్దగా తెరిచాడు.',
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
        en: "Hair grows about one centimetre a month. After six months without a haircut Ravi's hair had grown past his ears.",
        te: 'జుట్టు నెలకు సుమారు ఒక సెంటీమీటరు పెరుగుతుంది. ఆరు నెలలు కత్తిరించకపోయేసరికి రవి జుట్టు చెవులు దాటింది.',
      },
      {
        en: 'Hair may be straight or curly, black or white, and all of it is beautiful. Meena has curls and I have straight hair, and we both wear jasmine.',
        te: 'సాఫీగానో ఉంగరాలుగానో, నల్లగానో తెల్లగానో ఉండే ప్రతి జుట్టూ అందమే. మీనాది ఉంగరాల జుట్టు, నాది సాఫీ జుట్టు; ఇద్దరం మల్లెపూలు పెట్టుకున్నాం.',
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
    ],
    sentence: { en: 'The brain is inside the head.', te: 'మెదడు తల లోపల ఉంటుంది.' },
  },
];
