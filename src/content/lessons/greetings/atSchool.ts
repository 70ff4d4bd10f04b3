import type { Section } from '../../../domain/lesson/lessonContent';

export const atSchool: Section = {
  id: 'at-school',
  title: { en: 'At school', te: 'బడిలో' },
  text: [
    {
      en: 'To a teacher you always say మీరు, so you ask with అండి: మళ్లీ చెప్పండి. With a classmate నువ్వు is right.',
      te: 'టీచర్‌తో ఎప్పుడూ మీరు అనే మాట్లాడాలి: మళ్లీ చెప్పండి. తోటి పిల్లలతో నువ్వు అంటే చాలు.',
    },
    { en: '-వచ్చా? asks “may I?”: రావచ్చా, may I come?', te: 'అనుమతి అడగాలంటే చివర వచ్చా అంటాం: రావచ్చా, తాగవచ్చా.' },
  ],
  blocks: [
    {
      kind: 'dialogue',
      lines: [
        { who: { en: 'Kiran', te: 'కిరణ్' }, telugu: 'టీచర్, లోపలికి రావచ్చా?', english: 'Teacher, may I come in?' },
        {
          who: { en: 'Teacher', te: 'టీచర్' },
          telugu: 'రా, కూర్చో. నిన్నటి పాఠం అర్థమైందా?',
          english: "Come, sit down. Did you understand yesterday's lesson?",
        },
        {
          who: { en: 'Kiran', te: 'కిరణ్' },
          telugu: 'లేదు టీచర్, మళ్లీ చెప్పండి.',
          english: 'No, teacher. Please say it again.',
        },
        { who: { en: 'Teacher', te: 'టీచర్' }, telugu: 'సరే, నెమ్మదిగా చెప్తాను.', english: 'All right, I will say it slowly.' },
        {
          who: { en: 'Kiran', te: 'కిరణ్' },
          telugu: 'ఇప్పుడు అర్థమైంది. ధన్యవాదాలు టీచర్!',
          english: 'Now I understand. Thank you, teacher!',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:may-i-come-in',
          telugu: 'లోపలికి రావచ్చా?',
          english: 'May I come in?',
          near: ['phrase:come-in-elder'],
        },
        {
          key: 'phrase:may-i-drink',
          telugu: 'నీళ్లు తాగవచ్చా?',
          english: 'May I drink water?',
          near: ['phrase:have-water-elder'],
        },
        { key: 'phrase:understood', telugu: 'నాకు అర్థమైంది', english: 'I understood' },
        { key: 'phrase:not-understood', telugu: 'నాకు అర్థం కాలేదు', english: 'I did not understand' },
        {
          key: 'phrase:say-again-elder',
          telugu: 'మళ్లీ చెప్పండి',
          english: 'Please say it again (to an elder)',
          saidTo: 'elder',
          near: ['phrase:tell-elder', 'phrase:say-slowly-elder'],
        },
        {
          key: 'phrase:say-slowly-elder',
          telugu: 'నెమ్మదిగా చెప్పండి',
          english: 'Please say it slowly (to an elder)',
          saidTo: 'elder',
          near: ['phrase:tell-elder', 'phrase:say-again-elder'],
        },
        {
          key: 'phrase:lend-pencil-friend',
          telugu: 'పెన్సిల్ ఇస్తావా?',
          english: 'Will you lend me a pencil? (to a friend)',
          picture: '✏️',
          saidTo: 'friend',
        },
        {
          key: 'phrase:have-question',
          telugu: 'నాకు ఒక సందేహం ఉంది',
          english: 'There is something I want to ask',
          note: { en: 'సందేహం means a doubt, something you are not sure of.', te: 'తెలియనిది అడగాలంటే ముందుగా ఈ మాట అంటాం.' },
        },
      ],
    },
  ],
};
