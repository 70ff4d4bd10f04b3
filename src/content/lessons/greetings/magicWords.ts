import type { Section } from '../../../domain/lesson/lessonContent';

export const magicWords: Section = {
  id: 'magic-words',
  title: { en: 'Please, thank you, sorry', te: 'దయచేసి, ధన్యవాదాలు, క్షమించండి' },
  text: [
    {
      en: 'ధన్యవాదాలు says thank you. దయచేసి is please; often the polite ending అండి already says it.',
      te: 'సాయం చేసినవారికి ధన్యవాదాలు చెప్తాం. దయచేసి అనకపోయినా, చివర అండి అంటే మర్యాదగానే ఉంటుంది.',
    },
    {
      en: 'క్షమించండి and క్షమించు both say sorry. The answer is often పర్వాలేదు.',
      te: 'తప్పు జరిగితే క్షమించండి లేదా క్షమించు అంటాం. దానికి జవాబు పర్వాలేదు.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        {
          who: { en: 'Salim', te: 'సలీం' },
          telugu: 'అనితా, నీ పెన్సిల్ ఇస్తావా?',
          english: 'Anita, will you lend me your pencil?',
        },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'ఇదిగో, తీసుకో.', english: 'Here, take it.' },
        { who: { en: 'Salim', te: 'సలీం' }, telugu: 'అయ్యో, విరిగిపోయింది! క్షమించు.', english: 'Oh no, it broke! Sorry.' },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'పర్వాలేదు, ఇంకొకటి ఉంది.', english: 'No problem, I have another one.' },
        { who: { en: 'Salim', te: 'సలీం' }, telugu: 'ధన్యవాదాలు అనితా!', english: 'Thank you, Anita!' },
      ],
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:thank-you', telugu: 'ధన్యవాదాలు', english: 'Thank you', near: ['phrase:hello'] },
        { key: 'phrase:please', telugu: 'దయచేసి', english: 'please', near: ['phrase:hello'] },
        {
          key: 'phrase:sorry-friend',
          telugu: 'క్షమించు',
          english: 'Sorry (to a friend)',
          saidTo: 'friend',
          near: ['phrase:hello'],
        },
        {
          key: 'phrase:sorry-elder',
          telugu: 'క్షమించండి',
          english: 'Sorry (to an elder)',
          saidTo: 'elder',
          near: ['phrase:hello'],
        },
        {
          key: 'phrase:no-problem',
          telugu: 'పర్వాలేదు',
          english: 'No problem',
          note: { en: 'Say it when someone is sorry.', te: 'ఎవరైనా క్షమించమని అడిగితే ఇలా అంటాం.' },
        },
        {
          key: 'phrase:will-you-help-friend',
          telugu: 'నాకు సాయం చేస్తావా?',
          english: 'Will you help me? (to a friend)',
          saidTo: 'friend',
        },
        {
          key: 'phrase:will-you-help-elder',
          telugu: 'నాకు సాయం చేస్తారా?',
          english: 'Will you help me? (to an elder)',
          saidTo: 'elder',
        },
        { key: 'phrase:all-right', telugu: 'అలాగే', english: 'All right, I will do so' },
      ],
    },
  ],
};
