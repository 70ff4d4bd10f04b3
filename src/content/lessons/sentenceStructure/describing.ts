import type { Section } from '../../../domain/lesson/lessonContent';

export const describing: Section = {
  id: 'describing-words',
  title: { en: 'Describing words', te: 'వర్ణించే మాటలు' },
  text: [
    {
      en: 'A describing word stands before the word it describes, as in English, and it never changes: one big house is పెద్ద ఇల్లు, many are పెద్ద ఇళ్లు.',
      te: 'ఎలాంటిదో చెప్పే మాట ముందు వస్తుంది: పెద్ద ఇల్లు. ఒకటైనా ఎన్నైనా అది మారదు: పెద్ద ఇల్లు, పెద్ద ఇళ్లు.',
    },
    {
      en: 'Before ఉంది (“is”) it gets -గా: ఎర్ర పువ్వు is “a red flower”, పువ్వు ఎర్రగా ఉంది is “the flower is red”.',
      te: 'ఉంది అనే క్రియకు ముందు -గా చేరుతుంది: ఎర్ర పువ్వు – పువ్వు ఎర్రగా ఉంది.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'One and many', te: 'ఒకటి, చాలా' },
        columns: [
          { en: 'Word', te: 'మాట' },
          { en: 'One', te: 'ఒకటి' },
          { en: 'Many', te: 'చాలా' },
        ],
        rows: [
          [
            { telugu: 'పెద్ద', english: 'big' },
            { telugu: 'పెద్ద ఇల్లు', english: 'a big house' },
            { telugu: 'పెద్ద ఇళ్లు', english: 'big houses' },
          ],
          [
            { telugu: 'చిన్న', english: 'small' },
            { telugu: 'చిన్న పిల్లి', english: 'a small cat' },
            { telugu: 'చిన్న పిల్లులు', english: 'small cats' },
          ],
          [
            { telugu: 'ఎర్ర', english: 'red' },
            { telugu: 'ఎర్ర పువ్వు', english: 'a red flower' },
            { telugu: 'ఎర్ర పూలు', english: 'red flowers' },
          ],
          [
            { telugu: 'కొత్త', english: 'new' },
            { telugu: 'కొత్త పుస్తకం', english: 'a new book' },
            { telugu: 'కొత్త పుస్తకాలు', english: 'new books' },
          ],
        ],
      },
    },
    {
      kind: 'sentences',
      sentences: [
        {
          key: 'sentence:structure-small-puppy',
          words: [
            { telugu: 'మా', english: 'our', part: 'describing' },
            { telugu: 'ఇంట్లో', english: 'in the house', part: 'place' },
            { telugu: 'చిన్న', english: 'small', part: 'describing' },
            { telugu: 'కుక్కపిల్ల', english: 'puppy', part: 'subject' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'There is a small puppy in our house.',
          otherOrders: [[2, 3, 0, 1, 4]],
          gap: {
            at: 2,
            wrong: ['చిన్నది', 'చిన్నవి', 'చిన్నవాడు'],
            why: {
              en: 'Before a naming word it is simply చిన్న: చిన్న కుక్కపిల్ల.',
              te: 'మాటకు ముందు “చిన్న” అంటే చాలు: చిన్న కుక్కపిల్ల.',
            },
          },
        },
        {
          key: 'sentence:structure-new-frock',
          words: [
            { telugu: 'అక్క', english: 'elder sister', part: 'subject' },
            { telugu: 'కొత్త', english: 'new', part: 'describing' },
            { telugu: 'గౌను', english: 'frock', part: 'object' },
            { telugu: 'వేసుకుంది', english: 'put on', part: 'verb' },
          ],
          end: '.',
          english: 'Elder sister put on a new frock.',
          otherOrders: [[1, 2, 0, 3]],
          gap: {
            at: 1,
            wrong: ['కొత్తది', 'కొత్తవి', 'కొత్తవాడు'],
            why: { en: 'Before a naming word it is simply కొత్త: కొత్త గౌను.', te: 'మాటకు ముందు “కొత్త” అంటే చాలు: కొత్త గౌను.' },
          },
        },
        {
          key: 'sentence:structure-sky-is-blue',
          words: [
            { telugu: 'ఆకాశం', english: 'sky', part: 'subject' },
            { telugu: 'నీలంగా', english: 'blue', part: 'describing' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'The sky is blue.',
          gap: {
            at: 1,
            wrong: ['నీలంతో', 'నీలానికి', 'నీలాన్ని'],
            why: { en: 'Before ఉంది a describing word gets -గా: నీలంగా.', te: 'ఉంది ముందు -గా చేరుతుంది: నీలంగా ఉంది.' },
          },
        },
        {
          key: 'sentence:structure-very-good-story',
          words: [
            { telugu: 'ఇది', english: 'this', part: 'subject' },
            { telugu: 'చాలా', english: 'very', part: 'describing' },
            { telugu: 'మంచి', english: 'good', part: 'describing' },
            { telugu: 'కథ', english: 'story', part: 'other' },
          ],
          end: '.',
          english: 'This is a very good story.',
          otherOrders: [[1, 2, 3, 0]],
          gap: {
            at: 2,
            wrong: ['మంచిగా', 'మంచివి', 'మంచివాడు'],
            why: { en: 'Before కథ the word is simply మంచి: మంచి కథ.', te: 'కథ ఎలాంటిది? “మంచి కథ”.' },
          },
        },
        {
          key: 'sentence:structure-sweet-mango',
          words: [
            { telugu: 'నేను', english: 'I', part: 'subject' },
            { telugu: 'తియ్యని', english: 'sweet', part: 'describing' },
            { telugu: 'మామిడి', english: 'mango', part: 'describing' },
            { telugu: 'పండు', english: 'fruit', part: 'object' },
            { telugu: 'తిన్నాను', english: 'ate', part: 'verb' },
          ],
          end: '.',
          english: 'I ate a sweet mango.',
          otherOrders: [[1, 2, 3, 0, 4]],
          gap: {
            at: 1,
            wrong: ['తియ్యనిది', 'తియ్యనివి', 'తియ్యదనం'],
            why: { en: 'Before a naming word it is తియ్యని: తియ్యని పండు.', te: 'పండు ఎలాంటిది? “తియ్యని పండు”.' },
          },
        },
        {
          key: 'sentence:structure-tall-tree-is-ours',
          words: [
            { telugu: 'ఆ', english: 'that', part: 'describing' },
            { telugu: 'ఎత్తైన', english: 'tall', part: 'describing' },
            { telugu: 'చెట్టు', english: 'tree', part: 'subject' },
            { telugu: 'మాది', english: 'ours', part: 'other' },
          ],
          end: '.',
          english: 'That tall tree is ours.',
          otherOrders: [[3, 0, 1, 2]],
          gap: {
            at: 3,
            wrong: ['మేము', 'మాకు', 'మమ్మల్ని'],
            why: { en: '“Ours” at the end of a sentence is మాది.', te: 'చెట్టు ఎవరిది? “మాది”.' },
          },
        },
        {
          key: 'sentence:structure-black-hair',
          words: [
            { telugu: 'తమ్ముడి', english: 'younger brother’s', part: 'describing' },
            { telugu: 'జుట్టు', english: 'hair', part: 'subject' },
            { telugu: 'నల్లగా', english: 'black', part: 'describing' },
            { telugu: 'ఉంది', english: 'is', part: 'verb' },
          ],
          end: '.',
          english: 'Younger brother’s hair is black.',
          gap: {
            at: 0,
            wrong: ['తమ్ముడు', 'తమ్ముడిని', 'తమ్ముడితో'],
            why: { en: 'Whose hair? తమ్ముడి: the short form shows that it is his.', te: 'ఎవరి జుట్టు? “తమ్ముడి జుట్టు”.' },
          },
        },
      ],
    },
  ],
};
