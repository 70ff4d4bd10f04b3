import type { Section } from '../../../domain/lesson/lessonContent';

export const meeting: Section = {
  id: 'meeting',
  title: { en: 'Meeting and greeting', te: 'కలిసినప్పుడు' },
  text: [
    {
      en: 'Fold your hands, smile and say నమస్కారం. It is right at any hour of the day and for people of any age.',
      te: 'చేతులు జోడించి, నవ్వుతూ నమస్కారం అను. ఏ వేళలోనైనా, ఏ వయసు వారికైనా ఈ మాట సరిపోతుంది.',
    },
    {
      en: 'With elders, Telugu often adds గారు to a name or a title: టీచర్ గారు, రావుగారు. When you call them, it becomes గారూ.',
      te: 'పెద్దవారి పేరుకు గారు చేర్చడం మర్యాద: టీచర్ గారు, రావుగారు. పిలిచేటప్పుడు గారూ అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Lata', te: 'లత' }, telugu: 'నమస్కారం అత్తయ్యగారూ!', english: 'Hello, Auntie!' },
        {
          who: { en: 'Neighbor', te: 'పక్కింటి అత్తయ్య' },
          telugu: 'రా తల్లీ! ఎప్పుడు వచ్చావు?',
          english: 'Come, dear! When did you come?',
        },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'నిన్న వచ్చానండి.', english: 'I came yesterday.' },
        {
          who: { en: 'Neighbor', te: 'పక్కింటి అత్తయ్య' },
          telugu: 'నిన్ను చూసి చాలా రోజులైంది.',
          english: 'It is a long time since I saw you.',
        },
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'అవునండి, ఇన్ని రోజులూ పరీక్షలు ఉన్నాయి.',
          english: 'Yes, I had exams all these days.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:hello',
          telugu: 'నమస్కారం',
          english: 'Hello',
          picture: '🙏',
          note: { en: 'Said with folded hands. You will also hear నమస్తే.', te: 'చేతులు జోడించి చెప్తాం. నమస్తే అని కూడా అంటారు.' },
          near: [
            'phrase:hello-everyone',
            'phrase:good-morning',
            'phrase:thank-you',
            'phrase:please',
            'phrase:sorry-friend',
            'phrase:sorry-elder',
            'phrase:goodbye',
          ],
        },
        {
          key: 'phrase:hello-everyone',
          telugu: 'అందరికీ నమస్కారం',
          english: 'Hello, everyone',
          note: { en: 'For a whole class or a room full of people.', te: 'తరగతిలోనో సభలోనో అందరినీ కలిపి పలకరించే మాట.' },
          near: ['phrase:hello', 'phrase:good-morning', 'phrase:goodbye'],
        },
        {
          key: 'phrase:good-morning',
          telugu: 'శుభోదయం',
          english: 'Good morning',
          picture: '🌅',
          note: {
            en: 'శుభ means good, ఉదయం means morning. You hear it most at school.',
            te: 'శుభ, ఉదయం కలిస్తే శుభోదయం. ఈ మాట బడిలో ఎక్కువగా వినిపిస్తుంది.',
          },
          near: ['phrase:hello', 'phrase:hello-everyone'],
        },
        {
          key: 'phrase:excuse-me-elder',
          telugu: 'ఏమండీ',
          english: 'Excuse me! (to call a grown-up)',
          saidTo: 'elder',
          note: { en: 'Use it when you do not know the name.', te: 'పేరు తెలియని పెద్దవారిని మర్యాదగా పిలిచే మాట.' },
        },
        {
          key: 'phrase:when-came-friend',
          telugu: 'ఎప్పుడు వచ్చావు?',
          english: 'When did you come? (to a friend)',
          saidTo: 'friend',
        },
        {
          key: 'phrase:when-came-elder',
          telugu: 'ఎప్పుడు వచ్చారు?',
          english: 'When did you come? (to an elder)',
          saidTo: 'elder',
        },
        {
          key: 'phrase:long-time',
          telugu: 'చాలా రోజులైంది!',
          english: 'It has been a long time!',
          note: { en: 'Word for word: many days have passed.', te: 'చాలా కాలం తర్వాత కలిసినప్పుడు అంటాం.' },
        },
      ],
    },
  ],
};
