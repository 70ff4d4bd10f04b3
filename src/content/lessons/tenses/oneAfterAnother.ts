import type { Section } from '../../../domain/lesson/lessonContent';
import { sentence } from '../sentence';

const row = (english: string, telugu: string, ...forms: readonly string[]) => [
  { text: { en: english, te: telugu } },
  ...forms.map((form) => ({ telugu: form })),
];

export const oneAfterAnother: Section = {
  id: 'one-after-another',
  title: { en: 'And then, while, if', te: 'చేసి, చేస్తూ, చేస్తే' },
  text: [
    {
      en: 'Telugu strings tasks like beads, with one full verb at the very end. The tasks before it take -ఇ: తిని వెళ్లాను, I ate and went.',
      te: 'ఒకదాని తర్వాత ఒకటి చేసే పనులను పూసల్లా గుచ్చుతాం; చివర ఒక్క క్రియ మాత్రమే పూర్తిగా ఉంటుంది. ముందు పనులకు చివర -ఇ వస్తుంది: తిని వెళ్లాను.',
    },
    {
      en: 'Two tasks at the same time: -తూ. పాడుతూ నడిచాడు, he walked singing. And “if” or “when” is -తే: వాన పడితే, if it rains.',
      te: 'రెండు పనులు ఒకేసారి చేస్తే -తూ: పాడుతూ నడిచాడు. ఒకటి జరిగితేనే ఇంకొకటి అని చెప్పాలంటే -తే: వాన పడితే తడుస్తాం.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Three ways to lean on the next verb', te: 'తర్వాతి క్రియకు దారి చూపే మూడు రూపాలు' },
        columns: [
          { en: 'Task', te: 'పని' },
          { en: 'having done', te: 'చేసి' },
          { en: 'while doing', te: 'చేస్తూ' },
          { en: 'if one does', te: 'చేస్తే' },
        ],
        rows: [
          row('read', 'చదవడం', 'చదివి', 'చదువుతూ', 'చదివితే'),
          row('eat', 'తినడం', 'తిని', 'తింటూ', 'తింటే'),
          row('come', 'రావడం', 'వచ్చి', 'వస్తూ', 'వస్తే'),
          row('go', 'వెళ్లడం', 'వెళ్లి', 'వెళ్తూ', 'వెళ్తే'),
          row('do', 'చేయడం', 'చేసి', 'చేస్తూ', 'చేస్తే'),
          row('play', 'ఆడడం', 'ఆడి', 'ఆడుతూ', 'ఆడితే'),
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        sentence(
          'tense-ate-and-went',
          'I ate and went to school.',
          [
            [['నేను', 'I', 'subject']],
            [
              ['అన్నం', 'rice', 'object'],
              ['తిని', 'having eaten', 'verb'],
            ],
            [['బడికి', 'to school', 'place']],
            [['వెళ్లాను', 'went', 'verb']],
          ],
          {
            gap: {
              at: 2,
              wrong: ['తిన్నాను', 'తింటే', 'తినను'],
              why: {
                en: 'Only the last verb is whole; the one before it is తిని.',
                te: 'చివరి క్రియ ఒక్కటే పూర్తిగా ఉంటుంది; ముందుది తిని.',
              },
            },
          },
        ),
        sentence(
          'tense-sang-while-cooking',
          'Mother is cooking while singing a song.',
          [
            [['అమ్మ', 'Mother', 'subject']],
            [
              ['పాట', 'song', 'object'],
              ['పాడుతూ', 'while singing', 'verb'],
            ],
            [
              ['వంట', 'cooking', 'object'],
              ['చేస్తోంది', 'is doing', 'verb'],
            ],
          ],
          {
            gap: {
              at: 2,
              wrong: ['పాడితే', 'పాడింది', 'పాడండి'],
              why: { en: 'Both at the same time: పాడుతూ.', te: 'రెండు పనులూ ఒకేసారి: పాడుతూ.' },
            },
          },
        ),
        sentence(
          'tense-if-it-rains',
          'If it rains, we will get wet.',
          [
            [
              ['వాన', 'rain', 'subject'],
              ['పడితే', 'if it falls', 'verb'],
            ],
            [
              ['మనం', 'we', 'subject'],
              ['తడుస్తాం', 'will get wet', 'verb'],
            ],
          ],
          {
            gap: {
              at: 1,
              wrong: ['పడింది', 'పడుతూ', 'పడకు'],
              why: { en: '“If it falls” is పడితే.', te: 'వాన పడడం జరిగితే: పడితే.' },
            },
          },
        ),
      ],
    },
  ],
};
