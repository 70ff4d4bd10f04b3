import type { Section } from '../../../domain/lesson/lessonContent';

export const guests: Section = {
  id: 'guests',
  title: { en: 'Guests at home', te: 'ఇంటికి అతిథులు వచ్చినప్పుడు' },
  text: [
    {
      en: 'A guest first hears రండి, then కూర్చోండి, and then gets water to drink.',
      te: 'ఇంటికి వచ్చినవారిని రండి అని పిలిచి, కూర్చోమని, ముందుగా మంచినీళ్లు ఇస్తాం.',
    },
    {
      en: 'All these requests end in అండి, because guests are spoken to with మీరు.',
      te: 'అతిథులను మీరు అంటాం కాబట్టి ఈ మాటలన్నీ అండితో ముగుస్తాయి.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Lata', te: 'లత' }, telugu: 'నమస్కారం బాబాయిగారూ, లోపలికి రండి.', english: 'Hello, Uncle. Please come in.' },
        {
          who: { en: 'Guest', te: 'అతిథి' },
          telugu: 'నమస్కారం అమ్మా! నాన్న ఉన్నారా?',
          english: 'Hello, dear! Is your father at home?',
        },
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'ఉన్నారు. కూర్చోండి, పిలుస్తాను.',
          english: 'He is. Please sit down, I will call him.',
        },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'ముందు నీళ్లు తీసుకోండి.', english: 'Please have some water first.' },
        { who: { en: 'Guest', te: 'అతిథి' }, telugu: 'చాలా సంతోషం తల్లీ.', english: 'That makes me very happy, dear.' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:come-in-elder',
          telugu: 'లోపలికి రండి',
          english: 'Please come in (to an elder)',
          picture: '🚪',
          saidTo: 'elder',
          near: [
            'phrase:come-elder',
            'phrase:come-again-elder',
            'phrase:may-i-come-in',
            'phrase:come-friend',
            'phrase:goodbye',
          ],
        },
        {
          key: 'phrase:sit-elder',
          telugu: 'కూర్చోండి',
          english: 'Please sit down (to an elder)',
          picture: '🪑',
          saidTo: 'elder',
        },
        {
          key: 'phrase:have-water-elder',
          telugu: 'నీళ్లు తీసుకోండి',
          english: 'Please have some water (to an elder)',
          picture: '💧',
          saidTo: 'elder',
          near: ['phrase:may-i-drink'],
        },
        {
          key: 'phrase:have-meal-elder',
          telugu: 'భోజనం చేయండి',
          english: 'Please have your meal (to an elder)',
          picture: '🍽️',
          saidTo: 'elder',
          near: ['phrase:take-more-elder', 'phrase:meal-was-good', 'phrase:enough-elder'],
        },
        {
          key: 'phrase:take-more-elder',
          telugu: 'ఇంకొంచెం వేసుకోండి',
          english: 'Please help yourself to a little more (to an elder)',
          saidTo: 'elder',
          near: ['phrase:have-meal-elder', 'phrase:meal-was-good'],
        },
        {
          key: 'phrase:enough-elder',
          telugu: 'చాలండి',
          english: 'That is enough (to an elder)',
          saidTo: 'elder',
          note: { en: 'A polite way to say that your plate is full.', te: 'ఇక వద్దు అని మర్యాదగా చెప్పే మాట.' },
          near: ['phrase:have-meal-elder', 'phrase:meal-was-good'],
        },
        {
          key: 'phrase:meal-was-good',
          telugu: 'భోజనం చాలా బాగుంది',
          english: 'The meal is very good',
          picture: '😋',
          near: ['phrase:have-meal-elder', 'phrase:take-more-elder', 'phrase:enough-elder'],
        },
        {
          key: 'phrase:come-again-elder',
          telugu: 'మళ్లీ రండి',
          english: 'Please come again (to an elder)',
          saidTo: 'elder',
          near: ['phrase:come-elder', 'phrase:come-in-elder', 'phrase:go-and-come-elder'],
        },
      ],
    },
  ],
};
