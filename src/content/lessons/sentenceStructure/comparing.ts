import type { Section } from '../../../domain/lesson/lessonContent';
import { sentence } from '../sentence';

export const comparing: Section = {
  id: 'comparing',
  title: { en: 'Bigger than: కంటే', te: 'పోలిక: కంటే' },
  text: [
    {
      en: 'English changes the word: big, bigger, biggest. Telugu leaves it and puts కంటే, “than”, behind the other thing: గుర్రం కంటే పెద్దది, bigger than a horse. You may also hear కన్నా; it means the same.',
      te: 'రెండింటిని పోల్చేటప్పుడు రెండోదాని వెనక కంటే వస్తుంది: గుర్రం కంటే పెద్దది. కంటే, కన్నా రెండూ ఒకటే.',
    },
    {
      en: 'For “the biggest of all” say అన్నిటి కంటే, than all things, or అందరి కంటే, than all people.',
      te: 'అన్నిటిలో గొప్పది చెప్పాలంటే అన్నిటి కంటే అంటాం; మనుషుల గురించి అయితే అందరి కంటే అంటాం.',
    },
  ],
  blocks: [
    {
      kind: 'items',
      items: [
        { key: 'form:structure-bigger-than-a-horse', telugu: 'గుర్రం కంటే పెద్దది', english: 'bigger than a horse' },
        { key: 'form:structure-smaller-than-a-cat', telugu: 'పిల్లి కంటే చిన్నది', english: 'smaller than a cat' },
        { key: 'form:structure-taller-than-me', telugu: 'నా కంటే పొడవు', english: 'taller than me' },
        { key: 'form:structure-sweetest-of-all', telugu: 'అన్నిటి కంటే తీపి', english: 'the sweetest of all' },
      ],
    },
    {
      kind: 'sentences',
      sentences: [
        sentence(
          'structure-elephant-bigger',
          'An elephant is bigger than a horse.',
          [
            [['ఏనుగు', 'elephant', 'subject']],
            [
              ['గుర్రం', 'horse', 'other'],
              ['కంటే', 'than', 'other'],
            ],
            [['పెద్దది', 'big', 'describing']],
          ],
          {
            gap: {
              at: 2,
              wrong: ['నుంచి', 'కోసం', 'గురించి'],
              why: { en: '“Than” is కంటే.', te: 'పోల్చేటప్పుడు కంటే వస్తుంది.' },
            },
          },
        ),
        sentence('structure-brother-taller', 'Big brother is taller than me.', [
          [['అన్నయ్య', 'big brother', 'subject']],
          [
            ['నా', 'me', 'other'],
            ['కంటే', 'than', 'other'],
          ],
          [['పొడవు', 'tall', 'describing']],
        ]),
        sentence('structure-mango-sweetest', 'The mango is the sweetest of all.', [
          [
            ['మామిడి', 'mango', 'describing'],
            ['పండు', 'fruit', 'subject'],
          ],
          [
            ['అన్నిటి', 'all', 'other'],
            ['కంటే', 'than', 'other'],
          ],
          [
            ['తియ్యగా', 'sweet', 'describing'],
            ['ఉంటుంది', 'is', 'verb'],
          ],
        ]),
      ],
    },
  ],
};
