import type { Article } from '../article';

export const confusingLetters: Article = {
  slug: 'confusing-letters',
  title: {
    en: 'Confusing letters, and what to do about them',
    te: 'తికమక పెట్టే అక్షరాలు: ఏం చేయాలి?',
  },
  summary: {
    en: 'ద or ధ? ప or ష? ల or ళ? Why children mix up these letters, one small clue for each group, and five games that sort them out without tears.',
    te: 'ఇది ద లేక ధ? ప లేక ష? ల లేక ళ? పిల్లలు ఎందుకు తికమకపడతారు, ఒక్కో గుంపుకు ఒక్కో చిన్న గుర్తు, ఏడుపు లేకుండా నేర్పే ఐదు ఆటలు.',
  },
  published: '2026-10-24',
  minutes: 4,
  letter: 'ధ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'A child who reads ద as ధ is not careless. The two differ by a stroke no bigger than an eyelash, and until now nothing in life depended on it: a cup is a cup whichever way it turns. Seeing such differences is a skill, and skills can be practiced. It helps to know which kind of confusion you are dealing with: is it the eye or the ear?',
        te: 'ద ను ధ అని చదివితే పిల్లలు అజాగ్రత్తగా ఉన్నారని కాదు. ఆ రెండింటికీ తేడా కనురెప్ప వెంట్రుకంత గీతే! ఇంతవరకు అంత చిన్న తేడాతో వాళ్లకు పనే పడలేదు: ఎటు తిప్పి పెట్టినా కప్పు కప్పే కదా. చిన్న తేడాలు చూడడం ఒక నేర్పు; సాధన చేస్తే వస్తుంది. ముందు మీరు గమనించాల్సింది ఒక్కటే: తికమక కంటికా, చెవికా?',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Letters that look alike',
        te: 'చూడడానికి ఒకేలా ఉండేవి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Give each group one clue, in words your child can repeat. The best clue of all: a little stroke underneath very often means “say it with breath”. Look at ఖ ఘ ఛ ఝ ఢ థ ధ ఫ భ.',
        te: 'ఒక్కో గుంపుకు ఒక్క గుర్తు చెప్పండి; పిల్లలు తిరిగి చెప్పగలిగేంత చిన్నది. అన్నిటికన్నా పనికొచ్చే గుర్తు ఇది: కింద చిన్న గీత ఉంటే చాలాసార్లు “ఊపిరి ఒత్తి పలకాలి” అని అర్థం. ఖ ఘ ఛ ఝ ఢ థ ధ ఫ భ చూడండి.',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'ద ధ థ: ద is bare. ధ has the stroke below. థ has the stroke and a dot inside.',
          te: 'ద ధ థ: ద కు ఏమీ ఉండదు. ధ కు కింద గీత. థ కు కింద గీతతో పాటు మధ్యలో చుక్క.',
        },
        {
          en: 'ప ఫ ష ఘ: ప is bare, ఫ has the stroke, ష has a little tail at its right foot, ఘ has the stroke and one more bowl.',
          te: 'ప ఫ ష ఘ: ప కు ఏమీ ఉండదు. ఫ కు కింద గీత. ష కు కుడివైపు కింద చిన్న తోక. ఘ కు కింద గీత, పక్కన ఇంకో గిన్నె.',
        },
        {
          en: 'బ భ: భ wears the tick on its head (talakattu) and has the stroke; బ has neither.',
          te: 'బ భ: భ కు తల మీద తలకట్టు, కింద గీత ఉంటాయి; బ కు రెండూ ఉండవు.',
        },
        {
          en: 'స న: look at the tick on the head. On న it runs straight into the letter; on స it is separate, with a gap below.',
          te: 'స న: తలకట్టును చూడండి. న లో అది అక్షరంతో కలిసిపోతుంది; స లో కింద కాస్త ఖాళీ వదిలి విడిగా ఉంటుంది.',
        },
        {
          en: 'హ వ: హ has an extra curl on the right, వ does not.',
          te: 'హ వ: హ కు కుడివైపు అదనంగా ఒక మెలిక ఉంటుంది; వ కు ఉండదు.',
        },
        {
          en: 'ఒ ఓ జ: ఒ is plain, ఓ lifts a curl above its left side, జ ties a small knot at its right.',
          te: 'ఒ ఓ జ: ఒ మామూలుగా ఉంటుంది. ఓ కు ఎడమవైపు పైన ఒక కొక్కెం. జ కు కుడివైపు చిన్న ముడి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Letters that sound alike',
        te: 'వినడానికి ఒకేలా ఉండేవి',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Some pairs are hard because the ear has not yet learned to separate them. In quick everyday speech, many of us barely sound the breath in ధ or భ. And ణ and ళ are made with the tip of the tongue curled back, which English speakers hardly ever need to do. Do not correct every sentence. Let your child hear pairs, slowly, and feel where the tongue goes: at the teeth for న, curled up and back for ణ. For శ the tongue lies high in the middle, for ష it curls back, for స it stays near the teeth.',
        te: 'కొన్ని జతలను విడదీసి వినడం చెవికి ఇంకా అలవాటై ఉండదు. వేగంగా మాట్లాడేటప్పుడు ధ, భ లలోని ఒత్తు మనలో చాలామందికి సరిగ్గా పలకదు. ణ, ళ పలకాలంటే నాలుక కొన వెనక్కి మడవాలి; ఇంగ్లీషులో ఆ అవసరం దాదాపు రాదు. అందుకే ప్రతి వాక్యాన్నీ దిద్దకండి. జతలను నెమ్మదిగా వినిపించండి; నాలుక ఎక్కడికి వెళ్తోందో గమనించమనండి. న కు పళ్ల దగ్గర, ణ కు పైకి మడతపడి వెనక్కి. శ కు నాలుక మధ్య భాగం పైకి లేస్తుంది, ష కు కొన వెనక్కి మడతపడుతుంది, స కు పళ్ల దగ్గరే ఉంటుంది.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'కల, కళ',
          meaning: { en: 'dream, art: only ల and ళ differ', te: 'నిద్రలో వచ్చేది కల; నాట్యం, సంగీతం లాంటిది కళ' },
        },
        {
          telugu: 'వాన, వీణ',
          meaning: { en: 'rain, veena: న at the teeth, ణ curled back', te: 'వానలో న పళ్ల దగ్గర; వీణలో ణ నాలుక మడిచి' },
        },
        {
          telugu: 'శనివారం, భాష, సోమవారం',
          meaning: {
            en: 'Saturday, language, Monday: శ, ష, స one after another',
            te: 'శ, ష, స మూడూ వరుసగా వినిపించే మాటలు',
          },
        },
        {
          telugu: 'దారి, ధర',
          meaning: { en: 'path, price: ద without breath, ధ with breath', te: 'దారిలో ద తేలికగా; ధరలో ధ ఒత్తి' },
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'One first, the other later',
        te: 'ముందు ఒకటి, తర్వాత రెండోది',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The most common mistake is ours: introducing ద, ధ and థ on the same evening because the chart puts them together. Teach ద until it is automatic. A few days later, bring in ధ, on its own. Mix them only when your child is sure of both, and then mix them often, because telling neighbors apart is exactly what reading demands.',
        te: 'ఎక్కువగా జరిగే పొరపాటు మనదే: పుస్తకంలో పక్కపక్కన ఉన్నాయని ద, ధ, థ మూడింటినీ ఒకే సాయంత్రం నేర్పేస్తాం. ముందు ద ను తడుముకోకుండా గుర్తుపట్టేదాకా నేర్పండి. కొన్ని రోజులయ్యాక ధ ను విడిగా పరిచయం చేయండి. రెండూ గట్టిపడ్డాకే కలిపి అడగండి. ఆ తర్వాత మాత్రం తరచూ కలపండి; చదవడమంటే ఒకేలా ఉన్నవాటిలో సరైనదాన్ని పోల్చుకోవడమే.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'Five games',
        te: 'ఐదు ఆటలు',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Odd one out: write న న స న న. Who spots the stranger first?',
          te: 'వేరుగా ఉన్నదేది? న న స న న అని రాయండి. కొత్తది ఎవరు ముందు కనిపెడతారు?',
        },
        {
          en: 'Paper flutter: hold a thin strip of paper in front of your lips. It jumps for థ and hardly moves for త.',
          te: 'కాగితం ఊగిందా? పెదవుల ముందు సన్నని కాగితం ముక్క పట్టుకోండి. థ అంటే ఎగురుతుంది; త అంటే పెద్దగా కదలదు.',
        },
        {
          en: 'Letter hunt: a red circle around every హ in a newspaper headline, a blue one around every వ.',
          te: 'అక్షరాల వేట: పత్రిక శీర్షికల్లో ప్రతి హ చుట్టూ ఎర్ర సున్నా, ప్రతి వ చుట్టూ నీలం సున్నా చుట్టాలి.',
        },
        {
          en: 'Draw on my back: trace ప or ష with a finger; the other person guesses.',
          te: 'వీపు మీద రాత: వేలితో ప గానీ ష గానీ రాయండి; రాసింది ఏదో కనిపెట్టాలి.',
        },
        {
          en: 'Stand up, sit down: stand for ళ, sit for ల, as you read words aloud.',
          te: 'లే, కూర్చో: మీరు మాటలు చదువుతుంటే ళ వినిపిస్తే లేవాలి, ల వినిపిస్తే కూర్చోవాలి.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'If your child still mixes up letters after many months, in English as well as in Telugu, mention it to the teacher and have your child’s eyes and ears checked. Sometimes a pair of glasses is all that was missing.',
        te: 'నెలలు గడిచినా, తెలుగుతో పాటు ఇంగ్లీషులో కూడా అక్షరాలు తారుమారవుతుంటే టీచర్‌కు చెప్పండి; కళ్లు, చెవులు పరీక్ష చేయించండి. ఒక్కోసారి కళ్లజోడు పెట్టుకుంటే సరిపోతుంది.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Five minutes of one game is plenty. In Aksharam, the progress page shows which two letters still get mixed up, and you can practice just those. And when your child finally says, “That is not ద, it has a stroke!”, celebrate. A reader has just been born.',
        te: 'ఏదో ఒక ఆట, ఐదు నిమిషాలు చాలు. ఏ రెండు అక్షరాల మధ్య ఇంకా తికమక ఉందో అక్షరం యాప్‌లోని ప్రగతి పేజీ చూపిస్తుంది; ఆ రెండింటినే సాధన చేయించవచ్చు. ఒక రోజు మీ పిల్లలే “ఇది ద కాదు, దీనికి కింద గీత ఉంది!” అంటారు. అప్పుడు మెచ్చుకోవడం మరిచిపోకండి. చదవడం వచ్చేసినట్టే!',
      },
    },
  ],
};
