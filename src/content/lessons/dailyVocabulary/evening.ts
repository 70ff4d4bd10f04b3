import type { Section } from '../../../domain/lesson/lessonContent';

export const evening: Section = {
  id: 'evening',
  title: { en: 'Evening', te: 'సాయంత్రం, రాత్రి' },
  text: [
    {
      en: 'The sun goes down, the lamp is lit and the moon comes up. Time for a story.',
      te: 'పొద్దు వాలింది, దీపం వెలిగింది, చందమామ వచ్చింది. ఇక కథ వినే వేళ!',
    },
  ],
  blocks: [
    {
      kind: 'words',
      ids: ['nature_moon', 'nature_star', 'home_lamp', 'home_television', 'home_phone', 'actions_sleep'],
    },
    {
      kind: 'dialogue',
      lines: [
        {
          who: { en: 'Lata', te: 'లత' },
          telugu: 'అమ్మమ్మా, ఒక కథ చెప్పండి.',
          english: 'Grandmother, please tell me a story.',
        },
        {
          who: { en: 'Grandmother', te: 'అమ్మమ్మ' },
          telugu: 'సరే, విను. అనగనగా ఒక రాజు...',
          english: 'All right, listen. Once upon a time there was a king ...',
        },
        { who: { en: 'Lata', te: 'లత' }, telugu: 'నాకు నిద్ర వస్తోంది.', english: 'I am sleepy.' },
        {
          who: { en: 'Grandmother', te: 'అమ్మమ్మ' },
          telugu: 'పడుకో తల్లీ. మిగతా కథ రేపు చెప్తాను.',
          english: 'Sleep, dear. I will tell you the rest tomorrow.',
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          key: 'phrase:tell-a-story',
          telugu: 'ఒక కథ చెప్పండి',
          english: 'Please tell me a story (to an elder)',
          saidTo: 'elder',
        },
        {
          key: 'phrase:i-am-sleepy',
          telugu: 'నాకు నిద్ర వస్తోంది',
          english: 'I am sleepy',
          near: ['word:actions_sleep', 'word:home_bed'],
        },
        {
          key: 'phrase:close-the-door',
          telugu: 'తలుపు వేయండి',
          english: 'Please close the door (to an elder)',
          saidTo: 'elder',
          near: ['word:home_door'],
        },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:daily-stars-shine',
          words: [
            { telugu: 'ఆకాశంలో', english: 'in the sky', part: 'place' },
            { telugu: 'నక్షత్రాలు', english: 'stars', part: 'subject' },
            { telugu: 'మెరుస్తున్నాయి', english: 'are shining', part: 'verb' },
          ],
          end: '.',
          english: 'Stars are shining in the sky.',
          otherOrders: [[1, 0, 2]],
          gap: {
            at: 2,
            wrong: ['మెరుస్తున్నాను', 'మెరుస్తున్నాడు', 'తింటున్నాయి'],
            why: { en: 'Many things: the ending is యి, మెరుస్తున్నాయి.', te: 'నక్షత్రాలు చాలా ఉన్నాయి కాబట్టి చివర యి వస్తుంది.' },
          },
        },
        {
          key: 'sentence:daily-bed-early',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'రాత్రి', english: 'at night', part: 'time' },
            { telugu: 'త్వరగా', english: 'early', part: 'describing' },
            { telugu: 'పడుకుంటాను', english: 'go to bed', part: 'verb' },
          ],
          end: '.',
          english: 'I go to bed early at night.',
          otherOrders: [[1, 0, 2, 3]],
          gap: {
            at: 3,
            wrong: ['పడుకుంటావు', 'పడుకుంది', 'పడుకుంటారు'],
            why: { en: 'నేను goes with the ending ను: పడుకుంటాను.', te: 'నేనుతో చివర ను వస్తుంది: పడుకుంటాను.' },
          },
        },
      ],
    },
  ],
};
