import type { Lesson, Module } from '../domain/lesson/lesson';

/** Two days, twelve exercises and two quizzes: the same for every step of the ladder. */
const step = (
  own: Pick<Lesson, 'id' | 'title' | 'titleTelugu' | 'description' | 'descriptionTelugu' | 'topics'>,
): Lesson => ({
  ...own,
  duration: { en: '2 days', te: '2 రోజులు' },
  practiceExercises: 12,
  quizzes: 2,
});

/** The ladder from the first word to the first story. Each step reads only what was taught up to it. */
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
      topics: [
        { en: 'Letter by letter into a word', te: 'అక్షరం అక్షరం కలిపి మాట' },
        { en: 'This is, that is', te: 'ఇది, అది' },
      ],
    }),
    step({
      id: 'read-long-vowels',
      title: 'Long Vowels',
      titleTelugu: 'దీర్ఘాలు',
      description: 'పాట, చీమ, పూస, మేక, కోట: words whose letters are held.',
      descriptionTelugu: 'పాట, చీమ, పూస, మేక, కోట: సాగదీసి చదివే మాటలు.',
      topics: [
        { en: 'The five long signs', te: 'ఐదు దీర్ఘ గుర్తులు' },
        { en: 'Short or long?', te: 'హ్రస్వమా, దీర్ఘమా?' },
      ],
    }),
    step({
      id: 'read-all-signs',
      title: 'All the Signs',
      titleTelugu: 'అన్ని గుణింతాలు',
      description: 'పులి, చెరువు, రైలు, గొడుగు, గౌను: every vowel sign in one word or another.',
      descriptionTelugu: 'పులి, చెరువు, రైలు, గొడుగు, గౌను: గుణింతం గుర్తులన్నీ ఉన్న మాటలు.',
      topics: [
        { en: 'Short signs and ai, au, ru', te: 'గుడి, కొమ్ము, ఎత్వం, ఒత్వం, ఐత్వం, ఔత్వం, వట్రసుడి' },
        { en: 'Sentences that tell what happened', te: 'ఏం జరిగిందో చెప్పే వాక్యాలు' },
      ],
    }),
    step({
      id: 'read-pollu-and-sunna',
      title: 'The Ring and the Stop',
      titleTelugu: 'పొల్లు, సున్నా',
      description: 'బంతి, దీపం, ఫోన్, జూన్: words with a ring, and words that stop at a consonant.',
      descriptionTelugu: 'బంతి, దీపం, ఫోన్, జూన్: సున్నా ఉన్న మాటలు, పొల్లుతో ముగిసే మాటలు.',
      topics: [
        { en: 'How ం sounds', te: 'సున్నా ఎలా పలకాలి' },
        { en: 'A consonant without a vowel', te: 'అచ్చు లేని హల్లు: పొల్లు' },
      ],
    }),
    step({
      id: 'read-doubled-letters',
      title: 'Doubled Letters',
      titleTelugu: 'ద్విత్వాక్షరాలు',
      description: 'అమ్మ, కుక్క, పిల్లి: a letter with itself below.',
      descriptionTelugu: 'అమ్మ, కుక్క, పిల్లి: ఏ అక్షరం కింద ఆ అక్షరమే ఒత్తు.',
      topics: [
        { en: 'The letter below is the same', te: 'కింద కూడా అదే అక్షరం' },
        { en: 'One letter or two?', te: 'ఒక్కటా, రెండా?' },
      ],
    }),
    step({
      id: 'read-two-kinds',
      title: 'Two Different Letters',
      titleTelugu: 'సంయుక్తాక్షరాలు',
      description: 'పుస్తకం, చంద్రుడు, సూర్యుడు: another letter below, with the whole table of ottulu.',
      descriptionTelugu: 'పుస్తకం, చంద్రుడు, సూర్యుడు: కింద వేరే అక్షరం. ఒత్తుల పట్టిక అంతా.',
      topics: [
        { en: 'The table of ottulu', te: 'ఒత్తుల పట్టిక' },
        { en: 'క్రావడి, వలపలగిలక, అరసున్న', te: 'క్రావడి, వలపలగిలక, అరసున్న' },
      ],
    }),
    step({
      id: 'read-three-letters',
      title: 'Three in a Stack',
      titleTelugu: 'సంశ్లేషాక్షరాలు',
      description: 'స్త్రీ, రాష్ట్రం, శాస్త్రం: two letters below one.',
      descriptionTelugu: 'స్త్రీ, రాష్ట్రం, శాస్త్రం: ఒకే అక్షరం కింద రెండు ఒత్తులు.',
      topics: [
        { en: 'Read from the top down', te: 'పై నుంచి కిందికి చదవడం' },
        { en: 'Long words in pieces', te: 'పెద్ద మాటలను విడదీసి చదవడం' },
      ],
    }),
    step({
      id: 'read-changing-words',
      title: 'Words That Change',
      titleTelugu: 'మారే మాటలు',
      description: 'One tree, many trees; to the tree, from the tree: how nouns change in a text.',
      descriptionTelugu: 'చెట్టు, చెట్లు; చెట్టుకు, చెట్టు నుంచి: చదివేటప్పుడు మాటలు ఎలా మారతాయో.',
      topics: [
        { en: 'One and many', te: 'ఏకవచనం, బహువచనం' },
        { en: 'Endings and their names', te: 'విభక్తులు, వాటి పేర్లు' },
        { en: 'I have: నా దగ్గర, నాకు', te: 'నా దగ్గర, నాకు' },
      ],
    }),
  ],
};
