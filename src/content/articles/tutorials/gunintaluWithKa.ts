import type { Article } from '../article';

export const gunintaluWithKa: Article = {
  slug: 'gunintalu-with-ka',
  title: {
    en: 'Gunintalu with one consonant: the క family',
    te: 'ఒకే హల్లుతో గుణింతం: క నుంచి కః దాకా',
  },
  summary: {
    en: 'Learn the vowel signs on క, a few each day, with a real word for every sign. Then move one sign to a new letter and see that it still works.',
    te: 'క తో గుణింతపు గుర్తులన్నీ రోజుకు కొన్ని చొప్పున, ఒక్కో గుర్తుకు ఒక్కో మాటతో నేర్చుకోండి. తర్వాత అవే గుర్తులు వేరే హల్లుకు పెట్టి చూడండి.',
  },
  published: '2026-08-25',
  minutes: 3,
  letter: 'కి',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'Once your child knows the vowels, gunintalu are the next door to open, and a wide one: behind it, every consonant can be read with every vowel. Do not have your child chant all the consonants. Take one, క, learn its signs well over four evenings, and the rest will follow. All you need is paper, two colored pens and ten minutes at a time.',
        te: 'అచ్చులు వచ్చాక తర్వాతి మెట్టు గుణింతాలు. ఇవి వస్తే ఏ హల్లునైనా ఏ అచ్చుతోనైనా చదవవచ్చు. అలాగని అన్ని హల్లుల గుణింతాలూ ఒకేసారి వల్లె వేయించకండి. క ఒక్కదాన్ని తీసుకుని, నాలుగు సాయంత్రాల్లో గుర్తులు గట్టిగా నేర్పండి; మిగతావి వాటంతట అవే వస్తాయి. కాగితం, రెండు రంగుల పెన్నులు, రోజుకు పది నిమిషాలు ఉంటే చాలు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'The whole family',
        te: 'మొత్తం గుణింతం',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'క కా కి కీ కు కూ కృ కౄ కె కే కై కొ కో కౌ కం కః. Sixteen forms: listen to them once, like a song, without asking for anything. కౄ and కః are rare; just let them pass by.',
        te: 'క కా కి కీ కు కూ కృ కౄ కె కే కై కొ కో కౌ కం కః. మొత్తం పదహారు. ముందు ఏమీ అడగకుండా ఒకసారి పాటలా వినిపించండి. కౄ, కః అరుదుగా వస్తాయి; వాటి గురించి ఇప్పుడే బెంగ వద్దు.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'A word for every sign',
        te: 'ఒక్కో గుర్తుకు ఒక్కో మాట',
      },
    },
    {
      kind: 'examples',
      items: [
        { telugu: 'కాకి', meaning: { en: 'crow: కా takes దీర్ఘం, కి takes గుడి', te: 'కా లో దీర్ఘం, కి లో గుడి.' } },
        { telugu: 'కీటకం', meaning: { en: 'insect: కీ takes గుడి దీర్ఘం', te: 'కీ లో గుడి దీర్ఘం. కీటకం అంటే పురుగు.' } },
        { telugu: 'కుక్క', meaning: { en: 'dog: కు takes కొమ్ము', te: 'కు లో కొమ్ము.' } },
        { telugu: 'కూర', meaning: { en: 'curry: కూ takes కొమ్ము దీర్ఘం', te: 'కూ లో కొమ్ము దీర్ఘం.' } },
        { telugu: 'కృషి', meaning: { en: 'effort: కృ takes వట్రసుడి', te: 'కృ లో వట్రసుడి. కృషి అంటే శ్రమ, ప్రయత్నం.' } },
        { telugu: 'కెరటం', meaning: { en: 'wave: కె takes ఎత్వం', te: 'కె లో ఎత్వం. కెరటం అంటే అల.' } },
        { telugu: 'కేక', meaning: { en: 'shout: కే takes ఏత్వం', te: 'కే లో ఏత్వం. కేక అంటే గట్టి అరుపు.' } },
        { telugu: 'కైలాసం', meaning: { en: 'Mount Kailasa: కై takes ఐత్వం', te: 'కై లో ఐత్వం. కైలాసం శివుడు ఉండే కొండ.' } },
        { telugu: 'కొబ్బరి', meaning: { en: 'coconut: కొ takes ఒత్వం', te: 'కొ లో ఒత్వం.' } },
        { telugu: 'కోడి', meaning: { en: 'hen: కో takes ఓత్వం', te: 'కో లో ఓత్వం.' } },
        { telugu: 'కౌగిలి', meaning: { en: 'hug: కౌ takes ఔత్వం', te: 'కౌ లో ఔత్వం.' } },
        { telugu: 'కంచం', meaning: { en: 'dinner plate: కం takes సున్నా', te: 'కం లో సున్నా.' } },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Four evenings',
        te: 'నాలుగు సాయంత్రాలు',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'First evening: క కా కి కీ. Write క and add each sign in another color, saying both: “క with గుడి, కి.” Read కాకి together; it is a whole word already.',
          te: 'మొదటి సాయంత్రం: క కా కి కీ. క రాసి, ఒక్కో గుర్తును వేరే రంగుతో కలపండి. కలుపుతూ “క కు గుడి ఇస్తే కి” అని పైకి చెప్పండి. కాకి అని కలిసి చదవండి; అప్పుడే ఒక మాట వచ్చేసింది!',
        },
        {
          en: 'Second evening: కు కూ కృ. Begin by asking last night’s four in mixed order, because recalling them is what makes them stay.',
          te: 'రెండో సాయంత్రం: కు కూ కృ. ముందు నిన్నటి నాలుగింటినీ వరుస మార్చి అడగండి; గుర్తుచేసుకుంటేనే అవి నిలుస్తాయి.',
        },
        {
          en: 'Third evening: కె కే కై. Put them side by side and compare: what was added to కె to make కే, and what to make కై?',
          te: 'మూడో సాయంత్రం: కె కే కై. మూడింటినీ పక్కపక్కన రాసి పోల్చండి: కె కు ఏం కలిస్తే కే అయింది? ఏం కలిస్తే కై అయింది?',
        },
        {
          en: 'Fourth evening: కొ కో కౌ కం. Then shuffle cards with all the forms and read them as fast as your child likes.',
          te: 'నాలుగో సాయంత్రం: కొ కో కౌ కం. తర్వాత అన్నిటినీ కార్డుల మీద రాసి, కలిపి, పిల్లలకు నచ్చినంత వేగంగా చదివించండి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Now move the signs',
        te: 'ఇప్పుడు గుర్తులను వేరే హల్లుకు పెట్టండి',
      },
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Cover క and write గ in its place: గా, గి, గీ. Ask your child to read them before you have taught them.',
          te: 'క బదులు గ రాయండి: గా, గి, గీ. మీరు నేర్పకముందే చదవమనండి.',
        },
        {
          en: 'Try మ and త. When your child reads మామ (uncle) and తాత (grandfather) unaided, stop and enjoy it.',
          te: 'మ, త లతో కూడా చేయండి. మామ, తాత అని ఎవరి సాయం లేకుండా చదివేస్తే అక్కడే ఆగి మెచ్చుకోండి.',
        },
        {
          en: 'Keep exceptions for later. హా, పు and మొ look a little different, and they are easier to accept once the rule is firm.',
          te: 'తేడాగా ఉండేవాటిని తర్వాతికి ఉంచండి. హా, పు, మొ లాంటివి కొంచెం వేరుగా ఉంటాయి; పద్ధతి గట్టిపడ్డాక వాటిని సులువుగా పట్టుకుంటారు.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The gunintalu lesson in Aksharam has exercises for the days that follow. Two or three an evening are enough, and the short and long pairs deserve most of them. Whenever you see a street sign or a movie poster in Telugu, ask for just one thing: which sign is on the first letter?',
        te: 'ఆ తర్వాతి రోజులకు అక్షరం యాప్‌లోని గుణింతాల పాఠంలో అభ్యాసాలున్నాయి. రోజుకు రెండు మూడు చాలు. హ్రస్వం, దీర్ఘం జతల మీద ఎక్కువ దృష్టి పెట్టండి. తెలుగు బోర్డో సినిమా పోస్టరో కనిపించినప్పుడు ఒక్కటే అడగండి: “మొదటి అక్షరానికి ఏ గుర్తు ఉంది?”',
      },
    },
  ],
};
