import type { Section } from '../../../domain/lesson/lessonContent';

export const takingLeave: Section = {
  id: 'taking-leave',
  title: { en: 'Taking leave', te: 'సెలవు తీసుకునేటప్పుడు' },
  text: [
    {
      en: 'Telugu people do not like to say just “I am going”. They say వెళ్లొస్తాను: I will go and come back.',
      te: 'బయలుదేరేటప్పుడు వెళ్తాను అనడం కన్నా వెళ్లొస్తాను అనడం మనకు అలవాటు: వెళ్లి, మళ్లీ వస్తాను అని దాని అర్థం.',
    },
    {
      en: 'Those who stay answer వెళ్లి రండి to an elder and వెళ్లి రా to a child.',
      te: 'ఇంట్లో ఉన్నవారు పెద్దవారితో వెళ్లి రండి అనీ, పిల్లలతో వెళ్లి రా అనీ అంటారు.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'అమ్మమ్మా, ఇక వెళ్లొస్తాను.', english: 'Grandmother, I am off now.' },
        {
          who: { en: 'Grandmother', te: 'అమ్మమ్మ' },
          telugu: 'మంచిది నాన్నా, జాగ్రత్తగా వెళ్లు.',
          english: 'All right, my dear. Go safely.',
        },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'వచ్చే వారం మళ్లీ వస్తాను.', english: 'I will come again next week.' },
        {
          who: { en: 'Grandmother', te: 'అమ్మమ్మ' },
          telugu: 'తప్పకుండా రా. అమ్మను కూడా తీసుకురా.',
          english: 'Do come, and bring your mother too.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:goodbye',
          telugu: 'వెళ్లొస్తాను',
          english: 'Goodbye (I will go and come back)',
          picture: '👋',
          near: [
            'phrase:meet-again',
            'phrase:see-you-tomorrow',
            'phrase:go-and-come-friend',
            'phrase:go-and-come-elder',
            'phrase:good-night',
            'phrase:hello',
            'phrase:hello-everyone',
            'phrase:happy-journey',
            'phrase:come-in-elder',
          ],
        },
        {
          key: 'phrase:go-and-come-friend',
          telugu: 'వెళ్లి రా',
          english: 'Go and come back (to a friend who leaves)',
          saidTo: 'friend',
          near: ['phrase:goodbye', 'phrase:go-safely-friend', 'phrase:happy-journey'],
        },
        {
          key: 'phrase:go-and-come-elder',
          telugu: 'వెళ్లి రండి',
          english: 'Go and come back (to an elder who leaves)',
          saidTo: 'elder',
          near: ['phrase:goodbye', 'phrase:go-safely-elder', 'phrase:come-again-elder', 'phrase:happy-journey'],
        },
        {
          key: 'phrase:go-safely-friend',
          telugu: 'జాగ్రత్తగా వెళ్లు',
          english: 'Go safely (to a friend)',
          saidTo: 'friend',
          near: ['phrase:go-and-come-friend', 'phrase:happy-journey'],
        },
        {
          key: 'phrase:go-safely-elder',
          telugu: 'జాగ్రత్తగా వెళ్లండి',
          english: 'Go safely (to an elder)',
          saidTo: 'elder',
          near: ['phrase:go-and-come-elder', 'phrase:happy-journey'],
        },
        {
          key: 'phrase:meet-again',
          telugu: 'మళ్లీ కలుద్దాం',
          english: 'Let us meet again',
          near: ['phrase:goodbye', 'phrase:see-you-tomorrow'],
        },
        {
          key: 'phrase:see-you-tomorrow',
          telugu: 'రేపు కలుద్దాం',
          english: 'See you tomorrow',
          near: ['phrase:goodbye', 'phrase:meet-again'],
        },
        { key: 'phrase:good-night', telugu: 'శుభరాత్రి', english: 'Good night', picture: '🌙', near: ['phrase:goodbye'] },
      ],
    },
  ],
};
