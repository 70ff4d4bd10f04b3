import type { Statement } from '../../../domain/lesson/lessonContent';

export const statements: readonly Statement[] = [
  {
    key: 'fact:daily-chelli-older',
    text: { en: 'చెల్లి is a sister older than you.', te: 'మనకన్నా పెద్దదైన తోబుట్టువు చెల్లి.' },
    isTrue: false,
    why: { en: 'చెల్లి is younger than you. An older sister is అక్క.', te: 'చిన్నదైతే చెల్లి, పెద్దదైతే అక్క.' },
  },
  {
    key: 'fact:daily-annayya-elder-brother',
    text: { en: 'అన్నయ్య is an elder brother.', te: 'అన్నయ్య మనకన్నా పెద్దవాడు.' },
    isTrue: true,
    why: { en: 'A younger brother is తమ్ముడు.', te: 'చిన్నవాడైతే తమ్ముడు అంటాం.' },
  },
  {
    key: 'fact:daily-ammamma-mothers-mother',
    text: { en: 'అమ్మమ్మ is the mother of your mother.', te: 'అమ్మకు అమ్మ అమ్మమ్మ.' },
    isTrue: true,
    why: { en: 'You can hear it: అమ్మ + అమ్మ, అమ్మమ్మ.', te: 'అమ్మ, అమ్మ కలిస్తే అమ్మమ్మ.' },
  },
  {
    key: 'fact:daily-dahanga-eat',
    text: { en: 'నాకు దాహంగా ఉంది means you want to eat.', te: 'నాకు దాహంగా ఉంది అంటే ఏదైనా తినాలని ఉంది అని అర్థం.' },
    isTrue: false,
    why: { en: 'దాహం is thirst: you want to drink. Hunger is ఆకలి.', te: 'దాహం వేస్తే నీళ్లు తాగుతాం; ఆకలి వేస్తే తింటాం.' },
  },
  {
    key: 'fact:daily-akaliga-eat',
    text: { en: 'You say నాకు ఆకలిగా ఉంది when you want to eat.', te: 'ఏదైనా తినాలనిపిస్తే నాకు ఆకలిగా ఉంది అంటాం.' },
    isTrue: true,
    why: { en: 'ఆకలి means hunger.', te: 'ఆకలి వేసినప్పుడు తింటాం.' },
  },
  {
    key: 'fact:daily-write-with-soap',
    text: { en: 'You write with a సబ్బు.', te: 'సబ్బుతో అక్షరాలు రాస్తాం.' },
    isTrue: false,
    why: { en: 'సబ్బు is soap. You write with a పెన్ను or a పెన్సిల్.', te: 'సబ్బుతో కడుక్కుంటాం; పెన్నుతో రాస్తాం.' },
  },
  {
    key: 'fact:daily-ears-hear',
    text: { en: 'చెవులు are for hearing.', te: 'చెవులతో వింటాం.' },
    isTrue: true,
    why: { en: 'చెవి is an ear, చెవులు are ears.', te: 'ఒకటైతే చెవి, రెండైతే చెవులు.' },
  },
  {
    key: 'fact:daily-kallu-kaallu',
    text: { en: 'కళ్లు and కాళ్లు mean the same.', te: 'కళ్లు, కాళ్లు ఒకటే.' },
    isTrue: false,
    why: { en: 'కళ్లు are eyes, కాళ్లు with a long ఆ are legs.', te: 'కళ్లతో చూస్తాం, కాళ్లతో నడుస్తాం.' },
  },
  {
    key: 'fact:daily-umbrella-rain',
    text: { en: 'A గొడుగు keeps you dry in the rain.', te: 'వానలో గొడుగు వేసుకుంటే తడవం.' },
    isTrue: true,
    why: { en: 'గొడుగు is an umbrella.', te: 'వాన మన మీద పడకుండా గొడుగు ఆపుతుంది.' },
  },
  {
    key: 'fact:daily-train-flies',
    text: { en: 'A రైలు flies in the sky.', te: 'రైలు ఆకాశంలో ఎగురుతుంది.' },
    isTrue: false,
    why: { en: 'రైలు is a train; it runs on rails. An airplane is విమానం.', te: 'రైలు పట్టాల మీద నడుస్తుంది; ఎగిరేది విమానం.' },
  },
  {
    key: 'fact:daily-idi-emiti-where',
    text: { en: 'ఇది ఏమిటి? asks where something is.', te: 'చోటు తెలుసుకోవాలంటే ఇది ఏమిటి? అని అడుగుతాం.' },
    isTrue: false,
    why: {
      en: 'ఇది ఏమిటి? asks what it is. For the place ask ఎక్కడ ఉంది?',
      te: 'వస్తువు పేరు కోసం ఇది ఏమిటి?; చోటు కోసం ఎక్కడ ఉంది?',
    },
  },
  {
    key: 'fact:daily-rainbow-rain-sun',
    text: {
      en: 'An ఇంద్రధనుస్సు can be seen when sun and rain come together.',
      te: 'ఎండ, వాన కలిసి వచ్చినప్పుడు ఇంద్రధనుస్సు కనిపించవచ్చు.',
    },
    isTrue: true,
    why: { en: 'ఇంద్రధనుస్సు is a rainbow; sunlight in raindrops makes it.', te: 'వాన చినుకుల్లో ఎండ పడితే రంగులు కనిపిస్తాయి.' },
  },
  {
    key: 'fact:daily-aagu-run',
    text: { en: 'ఆగు! tells you to run.', te: 'ఆగు! అంటే పరుగెత్తమని అర్థం.' },
    isTrue: false,
    why: { en: 'ఆగు! means stop!', te: 'ఆగు! అంటే ఉన్నచోటే నిలబడమని అర్థం.' },
  },
  {
    key: 'fact:daily-kite-wind',
    text: { en: 'A గాలిపటం needs wind to fly.', te: 'గాలిపటం ఎగరాలంటే గాలి కావాలి.' },
    isTrue: true,
    why: { en: 'Its name says so: గాలి is wind.', te: 'దాని పేరులోనే గాలి ఉంది.' },
  },
  {
    key: 'fact:daily-saree-tied',
    text: { en: 'For a saree we say కట్టుకో, tie it on.', te: 'చీరను కట్టుకుంటాం.' },
    isTrue: true,
    why: { en: 'A shirt is put on, వేసుకో; a saree is tied, కట్టుకో.', te: 'చొక్కా వేసుకుంటాం, చీర కట్టుకుంటాం.' },
  },
];
