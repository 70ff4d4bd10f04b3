import type { LessonContent } from '../../../../domain/lesson/lessonContent';
import { page } from './page';
import { sentences } from './sentences';
import { statements } from './statements';
import { firstOttulu, lastOttulu, middleOttulu } from './tables';
import { others, raAbove } from './words';

export const twoKinds: LessonContent = {
  sections: [
    {
      id: 'what-is-new',
      title: { en: 'Another letter below', te: 'కింద వేరే అక్షరం' },
      text: [
        {
          en: 'A letter can carry another one: స carries త in పుస్తకం. Read from top to bottom: first స్, then త, and last the vowel. Such a pair is called సంయుక్తాక్షరం, a joined letter.',
          te: 'ఒక అక్షరం కింద వేరే అక్షరం కూడా ఒత్తుగా రావచ్చు: పుస్తకంలో స కింద త. పై నుంచి కిందికి చదువు: ముందు స్, తర్వాత త, చివర అచ్చు. ఇలాంటి జంటను సంయుక్తాక్షరం అంటారు.',
        },
        {
          en: 'Here is the table of ottulu. Most are small copies of the letter without its talakaṭṭu. Look hard at those of క త న మ య ర ల: they have a shape of their own. ఖ ఝ ఢ హ ళ rarely hang below, so they are left out.',
          te: 'ఒత్తుల పట్టిక ఇదిగో. చాలా ఒత్తులు తలకట్టు లేని చిన్న అక్షరాలే. క త న మ య ర ల ఒత్తుల రూపం మాత్రం వేరు; బాగా చూడు. ఖ ఝ ఢ హ ళ ఒత్తులుగా చాలా అరుదు కాబట్టి ఇక్కడ లేవు.',
        },
      ],
      blocks: [
        { kind: 'table', table: firstOttulu },
        { kind: 'table', table: middleOttulu },
      ],
    },
    {
      id: 'table-goes-on',
      title: { en: 'The table goes on', te: 'ఒత్తుల పట్టిక: మిగిలినవి' },
      blocks: [{ kind: 'table', table: lastOttulu }],
    },
    {
      id: 'kravadi',
      title: { en: 'క్రావడి: ర below', te: 'క్రావడి: ర ఒత్తు' },
      text: [
        {
          en: 'The ottu of ర has a name of its own: క్రావడి. It begins below the letter and curls around its left side: క్ర, ప్ర, ద్ర.',
          te: 'ర ఒత్తుకు సొంత పేరు ఉంది: క్రావడి. అది అక్షరం కింద మొదలై ఎడమవైపు చుట్టుకుంటుంది: క్ర, ప్ర, ద్ర.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'nature_moon',
            'nature_sea',
            'feelings_love',
            'fruitAndVegetables_grape',
            'school_picture',
            'time_night',
            'travel_wheel',
            'play_cricket',
          ],
        },
      ],
    },
    {
      id: 'ra-above',
      title: { en: 'ర above, and the old వలపలగిలక', te: 'పైన ర, పాత వలపలగిలక' },
      text: [
        {
          en: 'When ర comes first, it is written in full on top: ర్య in సూర్యుడు. In old books you may see a hook like ౯ at the right side instead. That hook is called వలపలగిలక, “the hook on the right”, and it is read before its letter.',
          te: 'ర ముందు వస్తే దాన్ని పూర్తిగా పైన రాస్తాం: సూర్యుడు లో ర్య. పాత పుస్తకాల్లో దీని బదులు అక్షరానికి కుడివైపు ౯ లాంటి గుర్తు రాసేవారు. దాని పేరు వలపలగిలక: వలపల అంటే కుడివైపు. దాన్ని పక్కనున్న అక్షరం కన్నా ముందే చదవాలి.',
        },
        {
          en: 'Old poems have one more mark: ఁ, the half ring, అరసున్న. It shows where a nasal sound once was. Today it is not said, so read on as if it were not there.',
          te: 'పాత పద్యాల్లో ఇంకో గుర్తు కూడా ఉంటుంది: ఁ. దాని పేరు అరసున్న, అంటే సగం సున్నా. ఒకప్పుడు అక్కడ ముక్కుతో పలికేవారు. ఇప్పుడు దాన్ని పలకం; లేనట్టే చదువు.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: ['nature_sun', 'home_chair', 'nature_mountain', 'school_meaning', 'people_nurse', 'places_park'],
        },
        { kind: 'items', items: raAbove },
      ],
    },
    {
      id: 'ya-and-va-below',
      title: { en: 'య and వ below', te: 'య ఒత్తు, వ ఒత్తు' },
      text: [{ en: 'Say them in one breath: త్యం, క్యం, స్వా.', te: 'ఒకే ఊపిరిలో పలుకు: త్యం, క్యం, స్వా.' }],
      blocks: [
        {
          kind: 'words',
          ids: [
            'seaAnimals_pearl',
            'health_health',
            'school_sentence',
            'school_poem',
            'storyWorld_kingdom',
            'greetings_welcome',
            'health_fever',
          ],
        },
      ],
    },
    {
      id: 'other-pairs',
      title: { en: 'Other pairs', te: 'మిగిలిన జంటలు' },
      text: [
        {
          en: 'జ్ఞ is written జ with ఞ, and mostly said “gn”: జ్ఞానం.',
          te: 'జ్ఞ లో పైన జ, కింద ఞ ఉన్నాయి; కానీ ఎక్కువగా గ్న లాగా పలుకుతాం: జ్ఞానం.',
        },
      ],
      blocks: [
        {
          kind: 'words',
          ids: [
            'school_book',
            'nature_star',
            'nature_water',
            'greetings_hello',
            'machines_light bulb',
            'space_meteor',
            'school_pencil',
            'learning_knowledge',
            'festivals_wedding',
            'food_idli',
            'littleWords_again',
          ],
        },
        { kind: 'items', items: others },
      ],
    },
    {
      id: 'sentences',
      title: { en: 'Sentences', te: 'వాక్యాలు' },
      text: [
        {
          en: 'With pairs you can read what is done every day: -స్తాడు, -స్తుంది, -స్తారు.',
          te: 'ఇప్పుడు రోజూ జరిగే పనులు చెప్పే క్రియలు కూడా చదవవచ్చు: ఉదయిస్తాడు, కనిపిస్తాడు, వస్తుంది.',
        },
      ],
      blocks: [{ kind: 'sentences', sentences }],
    },
    page,
  ],
  statements,
};
