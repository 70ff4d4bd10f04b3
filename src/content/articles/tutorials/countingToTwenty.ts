import type { Article } from '../article';

export const countingToTwenty: Article = {
  slug: 'counting-to-twenty',
  title: {
    en: 'Count to twenty around the house',
    te: 'ఇల్లంతా తిరుగుతూ ఇరవై దాకా లెక్కపెడదాం',
  },
  summary: {
    en: 'Stairs, spoons and steps to the gate: learn the numbers in three bites, find the pattern in the teens, and count people the Telugu way.',
    te: 'మెట్లు, చెంచాలు, గేటు దాకా అడుగులు: సంఖ్యలను మూడు భాగాలుగా నేర్చుకోండి, పది దాటాక వరుస గమనించండి, మనుషులను తెలుగు పద్ధతిలో లెక్కపెట్టండి.',
  },
  published: '2026-09-22',
  minutes: 3,
  letter: 'ఒ',
  blocks: [
    {
      kind: 'paragraph',
      text: {
        en: 'Numbers are the easiest words to practice, because there is always something to count. Learn them in three bites, a day or two each, on your feet rather than at a desk.',
        te: 'సాధన చేయడానికి సంఖ్యలంత సులువైన మాటలు లేవు; లెక్కపెట్టడానికి ఎప్పుడూ ఏదో ఒకటి ఉంటుంది. మూడు భాగాలుగా, ఒక్కో భాగానికి ఒకటి రెండు రోజులు తీసుకుని నేర్పండి. కుర్చీలో కూర్చోబెట్టకండి; నడుస్తూ నేర్చుకుందాం.',
      },
    },
    {
      kind: 'heading',
      text: {
        en: 'First bite: one to five',
        te: 'మొదటి భాగం: ఒకటి నుంచి ఐదు',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ఒకటి, రెండు, మూడు, నాలుగు, ఐదు',
          meaning: { en: 'one, two, three, four, five', te: 'ఒక చేతి వేళ్లు' },
        },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Fold down one finger of your child’s hand for each number. Do it three times, faster each time.',
          te: 'పిల్లల చెయ్యి పట్టుకుని ఒక్కో అంకెకు ఒక్కో వేలు మడవండి. మూడుసార్లు చేయండి; ప్రతిసారీ కాస్త వేగంగా.',
        },
        {
          en: 'Set the table: your child counts out five spoons, aloud.',
          te: 'భోజనానికి చెంచాలు పెట్టే పని ఇవ్వండి: ఐదు చెంచాలు పైకి లెక్కపెడుతూ పెట్టాలి.',
        },
        {
          en: 'Count backward from five before turning off the light. Zero is సున్నా.',
          te: 'లైటు ఆర్పే ముందు ఐదు నుంచి వెనక్కి లెక్కపెట్టండి. చివర సున్నా!',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Second bite: six to ten',
        te: 'రెండో భాగం: ఆరు నుంచి పది',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ఆరు, ఏడు, ఎనిమిది, తొమ్మిది, పది',
          meaning: { en: 'six, seven, eight, nine, ten', te: 'రెండో చేతి వేళ్లు' },
        },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Climb the stairs, one number for each step. No stairs? Count your steps from bed to toothbrush.',
          te: 'మెట్టుకో అంకె చొప్పున మెట్లు ఎక్కండి. మెట్లు లేకపోతే మంచం నుంచి బ్రష్ దాకా అడుగులు లెక్కపెట్టండి.',
        },
        {
          en: 'Bounce a ball and take turns: you say one number, your child the next.',
          te: 'బంతి ఆడుతూ వంతులు వేసుకోండి: ఒక అంకె మీరు, తర్వాతిది పిల్లలు.',
        },
        {
          en: 'Clap ఎనిమిది and తొమ్మిది slowly. They are the longest and the most often swapped.',
          te: 'ఎనిమిది, తొమ్మిది మాటలను నెమ్మదిగా చప్పట్లు కొడుతూ అనిపించండి. ఇవి పెద్ద మాటలు; ఎక్కువగా తారుమారయ్యేవీ ఇవే.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'Third bite: eleven to twenty',
        te: 'మూడో భాగం: పదకొండు నుంచి ఇరవై',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Listen for ten at the front (పద, పది, పన్) and the small number behind it: పదమూడు is ten and three. Only the place where they join changes a little.',
        te: 'ముందు పది (పద, పది, పన్), వెనక చిన్న అంకె వినిపిస్తుంది చూడండి: పదమూడు అంటే పది, మూడు. కలిసే చోట మాత్రం కాస్త మారుతుంది.',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'పదకొండు, పన్నెండు, పదమూడు, పద్నాలుగు, పదిహేను',
          meaning: { en: 'eleven, twelve, thirteen, fourteen, fifteen', te: 'పదకొండు నుంచి పదిహేను దాకా' },
        },
        {
          telugu: 'పదహారు, పదిహేడు, పద్దెనిమిది, పంతొమ్మిది, ఇరవై',
          meaning: { en: 'sixteen, seventeen, eighteen, nineteen, twenty', te: 'పదహారు నుంచి ఇరవై దాకా' },
        },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Play hide-and-seek. The seeker counts to twenty, in Telugu, loudly.',
          te: 'దాగుడుమూతలు ఆడండి. వెతికేవాళ్లు ఇరవై దాకా తెలుగులో గట్టిగా లెక్కపెట్టాలి.',
        },
        {
          en: 'Guess my number: think of one up to twenty. The only hints are పెద్దది (bigger) and చిన్నది (smaller).',
          te: 'నా సంఖ్య కనుక్కో: ఇరవై లోపు ఒక సంఖ్య మనసులో అనుకోండి. “పెద్దది”, “చిన్నది” అని మాత్రమే చెప్పాలి.',
        },
        {
          en: 'Do the exercises in Aksharam’s lesson on numbers, a few each day.',
          te: 'అక్షరం యాప్‌లో “సంఖ్యలు” పాఠంలోని అభ్యాసాలు రోజుకు కొన్ని చేయండి.',
        },
      ],
    },
    {
      kind: 'heading',
      text: {
        en: 'A Telugu surprise: counting people',
        te: 'తెలుగులో ఒక విశేషం: మనుషుల లెక్క',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Things and people are counted differently. Two books are రెండు పుస్తకాలు, but two children are ఇద్దరు పిల్లలు. And before a noun, ఒకటి shortens to ఒక. Who is at dinner tonight?',
        te: 'వస్తువులకు ఒక లెక్క, మనుషులకు ఇంకో లెక్క. రెండు పుస్తకాలు అంటాం, కానీ ఇద్దరు పిల్లలు అంటాం. నామవాచకానికి ముందు ఒకటి అనేది ఒక అవుతుంది. ఈ రాత్రి భోజనానికి ఎంతమంది ఉన్నారు?',
      },
    },
    {
      kind: 'examples',
      items: [
        {
          telugu: 'ఒకరు, ఇద్దరు, ముగ్గురు, నలుగురు, ఐదుగురు',
          meaning: { en: 'one, two, three, four, five people', te: 'మనుషులను లెక్కపెట్టే మాటలు' },
        },
        {
          telugu: 'మా ఇంట్లో నలుగురు ఉన్నారు.',
          meaning: { en: 'There are four people in our home.', te: 'మీ ఇంటి లెక్క చెప్పించండి.' },
        },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          en: 'Count whoever is in the room, then in a family photo: ఒకరు, ఇద్దరు, ముగ్గురు…',
          te: 'గదిలో ఎంతమంది ఉన్నారో, ఇంట్లోని ఫొటోలో ఎంతమంది ఉన్నారో లెక్కపెట్టించండి: ఒకరు, ఇద్దరు, ముగ్గురు…',
        },
        {
          en: 'Mix them: three chairs, మూడు కుర్చీలు, and three people, ముగ్గురు మనుషులు.',
          te: 'రెండు లెక్కలూ కలపండి: మూడు కుర్చీలు, ముగ్గురు మనుషులు.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Keep the numbers alive in passing: floors in an elevator, pages of a book, candles on a cake. After a week, ask your child to count backward from twenty. If that works, the words are there to stay.',
        te: 'తర్వాత కూడా దారిలో ఎదురయ్యేవన్నీ లెక్కపెట్టండి: లిఫ్టులో అంతస్తులు, పుస్తకంలో పేజీలు, కేక్ మీద కొవ్వొత్తులు. వారం తర్వాత ఇరవై నుంచి వెనక్కి లెక్కపెట్టమనండి. అది వచ్చిందంటే ఇక మరిచిపోరు.',
      },
    },
  ],
};
