import type { Lesson, Module } from '../domain/lesson/lesson';

/** Every step has two days, twelve exercises and two quizzes. It has no topics: the list of its pages shows them. */
const step = (own: Pick<Lesson, 'id' | 'title' | 'titleTelugu' | 'description' | 'descriptionTelugu'>): Lesson => ({
  ...own,
  duration: { en: '2 days', te: '2 రోజులు' },
  topics: [],
  practiceExercises: 12,
  quizzes: 2,
});

/** The ladder from the first word to the first story. Each step uses only letters taught so far. */
export const READING: Module = {
  id: 'reading',
  title: 'Reading',
  titleTelugu: 'చదువుదాం',
  description: 'Eight steps from the first word to a whole page. Each step reads only what you have learned.',
  descriptionTelugu: 'మొదటి మాట నుంచి ఒక పేజీ దాకా ఎనిమిది మెట్లు. ప్రతి మెట్టులో నీకు వచ్చిన అక్షరాలే ఉంటాయి.',
  duration: { en: '3 weeks', te: '3 వారాలు' },
  needs: ['alphabet'],
  lessons: [
    step({
      id: 'read-bare-letters',
      title: 'Words Without Signs',
      titleTelugu: 'గుర్తులు లేని మాటలు',
      description: 'అల, వల, తల, పడవ: your first words, of plain letters only.',
      descriptionTelugu: 'అల, వల, తల, పడవ: ఉన్న అక్షరాలు ఉన్నట్టే చదివే మొదటి మాటలు.',
    }),
    step({
      id: 'read-long-vowels',
      title: 'Long Vowels',
      titleTelugu: 'దీర్ఘాలు',
      description: 'పాట, చీమ, పూస, మేక, కోట: words whose letters are held.',
      descriptionTelugu: 'పాట, చీమ, పూస, మేక, కోట: సాగదీసి చదివే మాటలు.',
    }),
    step({
      id: 'read-all-signs',
      title: 'All the Signs',
      titleTelugu: 'అన్ని గుణింతాలు',
      description: 'పులి, చెరువు, రైలు, గొడుగు, గౌను: every vowel sign in one word or another.',
      descriptionTelugu: 'పులి, చెరువు, రైలు, గొడుగు, గౌను: గుణింతం గుర్తులన్నీ ఉన్న మాటలు.',
    }),
    step({
      id: 'read-pollu-and-sunna',
      title: 'The Ring and the Stop',
      titleTelugu: 'పొల్లు, సున్నా',
      description: 'బంతి, దీపం, ఫోన్, జూన్: words with a ring, and words that stop at a consonant.',
      descriptionTelugu: 'బంతి, దీపం, ఫోన్, జూన్: సున్నా ఉన్న మాటలు, పొల్లుతో ముగిసే మాటలు.',
    }),
    step({
      id: 'read-doubled-letters',
      title: 'Doubled Letters',
      titleTelugu: 'ద్విత్వాక్షరాలు',
      description: 'అమ్మ, కుక్క, పిల్లి: a letter with itself below.',
      descriptionTelugu: 'అమ్మ, కుక్క, పిల్లి: ఏ అక్షరం కింద ఆ అక్షరమే ఒత్తు.',
    }),
    step({
      id: 'read-two-kinds',
      title: 'Two Different Letters',
      titleTelugu: 'సంయుక్తాక్షరాలు',
      description: 'పుస్తకం, చంద్రుడు, సూర్యుడు: another letter below, with the whole table of ottulu.',
      descriptionTelugu: 'పుస్తకం, చంద్రుడు, సూర్యుడు: కింద వేరే అక్షరం. ఒత్తుల పట్టిక అంతా.',
    }),
    step({
      id: 'read-three-letters',
      title: 'Three in a Stack',
      titleTelugu: 'సంశ్లేషాక్షరాలు',
      description: 'స్త్రీ, రాష్ట్రం, శాస్త్రం: two letters below one.',
      descriptionTelugu: 'స్త్రీ, రాష్ట్రం, శాస్త్రం: ఒకే అక్షరం కింద రెండు ఒత్తులు.',
    }),
    step({
      id: 'read-changing-words',
      title: 'Words That Change',
      titleTelugu: 'మారే మాటలు',
      description: 'One tree, many trees; to the tree, from the tree: how nouns change in a text.',
      descriptionTelugu: 'చెట్టు, చెట్లు; చెట్టుకు, చెట్టు నుంచి: చదివేటప్పుడు మాటలు ఎలా మారతాయో.',
    }),
  ],
};
