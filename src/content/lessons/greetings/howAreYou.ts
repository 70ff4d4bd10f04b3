import type { Section } from '../../../domain/lesson/lessonContent';

export const howAreYou: Section = {
  id: 'how-are-you',
  title: { en: 'How are you?', te: 'ఎలా ఉన్నారు?' },
  text: [
    {
      en: 'ఎలా means how. ఉన్నావు and ఉన్నారు both mean “you are”: listen to the end to know who is spoken to.',
      te: 'ఎలా అంటే ఏ విధంగా అని. ఉన్నావు, ఉన్నారు: చివరి అక్షరం వింటే ఎవరితో మాట్లాడుతున్నారో తెలుస్తుంది.',
    },
    {
      en: 'The answer is నేను బాగున్నాను. It is kind to ask back.',
      te: 'జవాబు: నేను బాగున్నాను. తర్వాత మనం కూడా వారిని అడగడం బాగుంటుంది.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'తాతయ్యా, ఎలా ఉన్నారు?', english: 'How are you, Grandfather?' },
        {
          who: { en: 'Grandfather', te: 'తాతయ్య' },
          telugu: 'బాగున్నాను నాన్నా. నువ్వు ఎలా ఉన్నావు?',
          english: 'I am fine, my dear. How are you?',
        },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'నేను కూడా బాగున్నాను.', english: 'I am fine too.' },
        { who: { en: 'Grandfather', te: 'తాతయ్య' }, telugu: 'ఇంట్లో అందరూ ఎలా ఉన్నారు?', english: 'How is everyone at home?' },
        { who: { en: 'Ravi', te: 'రవి' }, telugu: 'అందరం బాగున్నాం తాతయ్యా.', english: 'We are all fine, Grandfather.' },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:how-are-you-friend',
          telugu: 'ఎలా ఉన్నావు?',
          english: 'How are you? (to a friend)',
          saidTo: 'friend',
        },
        {
          key: 'phrase:how-are-you-elder',
          telugu: 'ఎలా ఉన్నారు?',
          english: 'How are you? (to an elder)',
          saidTo: 'elder',
          near: ['phrase:are-you-well-elder'],
        },
        { key: 'phrase:i-am-fine', telugu: 'నేను బాగున్నాను', english: 'I am fine' },
        { key: 'phrase:we-are-fine', telugu: 'అందరం బాగున్నాం', english: 'We are all fine' },
        {
          key: 'phrase:are-you-well-elder',
          telugu: 'మీరు బాగున్నారా?',
          english: 'Are you well? (to an elder)',
          saidTo: 'elder',
          near: ['phrase:how-are-you-elder'],
        },
        { key: 'phrase:how-is-everyone', telugu: 'ఇంట్లో అందరూ ఎలా ఉన్నారు?', english: 'How is everyone at home?' },
        {
          key: 'phrase:not-well',
          telugu: 'నాకు ఒంట్లో బాగాలేదు',
          english: 'I am not feeling well',
          picture: '🤒',
          note: { en: 'ఒంట్లో means in the body.', te: 'ఒళ్లు అంటే శరీరం; ఒంట్లో అంటే శరీరంలో.' },
        },
      ],
    },
  ],
};
