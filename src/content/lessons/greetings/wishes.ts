import type { Section } from '../../../domain/lesson/lessonContent';

export const wishes: Section = {
  id: 'wishes',
  title: { en: 'Wishing well', te: 'శుభాకాంక్షలు' },
  text: [
    {
      en: 'శుభాకాంక్షలు means good wishes. Put the day in front of it: ఉగాది శుభాకాంక్షలు.',
      te: 'పండుగ పేరు ముందు పెట్టి శుభాకాంక్షలు అంటే చాలు: ఉగాది శుభాకాంక్షలు.',
    },
    {
      en: 'An elder answers a child with a blessing: చల్లగా ఉండు, may you be well. చల్లగా means cool, as pleasant as shade on a hot day.',
      te: 'పిల్లలు శుభాకాంక్షలు చెప్తే పెద్దవారు చల్లగా ఉండు అని దీవిస్తారు. మండే ఎండలో నీడలా హాయిగా ఉండాలని దాని భావం.',
    },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Lata', te: 'లత' }, telugu: 'అనితా, పుట్టినరోజు శుభాకాంక్షలు!', english: 'Happy birthday, Anita!' },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'ధన్యవాదాలు లతా!', english: 'Thank you, Lata!' },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'ఇది నీకు.', english: 'This is for you.' },
        { who: { en: 'Anita', te: 'అనిత' }, telugu: 'కథల పుస్తకం! చాలా బాగుంది.', english: 'A storybook! It is lovely.' },
        { who: { en: 'Grandmother', te: 'అమ్మమ్మ' }, telugu: 'చల్లగా ఉండు తల్లీ!', english: 'May you be well, dear!' },
      ],
    },
    {
      kind: 'items',
      items: [
        { key: 'phrase:happy-birthday', telugu: 'పుట్టినరోజు శుభాకాంక్షలు', english: 'Happy birthday', picture: '🎂' },
        {
          key: 'phrase:happy-ugadi',
          telugu: 'ఉగాది శుభాకాంక్షలు',
          english: 'Happy Ugadi',
          note: { en: 'Ugadi is the first day of the Telugu year.', te: 'ఉగాది తెలుగు సంవత్సరంలో మొదటి రోజు.' },
          near: ['phrase:happy-new-year'],
        },
        { key: 'phrase:happy-sankranti', telugu: 'సంక్రాంతి శుభాకాంక్షలు', english: 'Happy Sankranti', picture: '🪁' },
        { key: 'phrase:happy-deepavali', telugu: 'దీపావళి శుభాకాంక్షలు', english: 'Happy Deepavali', picture: '🪔' },
        { key: 'phrase:happy-christmas', telugu: 'క్రిస్మస్ శుభాకాంక్షలు', english: 'Happy Christmas', picture: '🎄' },
        {
          key: 'phrase:happy-new-year',
          telugu: 'నూతన సంవత్సర శుభాకాంక్షలు',
          english: 'Happy New Year',
          near: ['phrase:happy-ugadi'],
        },
        { key: 'phrase:congratulations', telugu: 'అభినందనలు', english: 'Congratulations', picture: '🏆' },
        {
          key: 'phrase:happy-journey',
          telugu: 'శుభ ప్రయాణం',
          english: 'Have a good journey',
          picture: '🧳',
          near: [
            'phrase:go-safely-elder',
            'phrase:go-safely-friend',
            'phrase:goodbye',
            'phrase:go-and-come-friend',
            'phrase:go-and-come-elder',
            'phrase:where-going-friend',
            'phrase:where-going-elder',
          ],
        },
      ],
    },
  ],
};
