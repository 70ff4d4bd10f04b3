import type { Story } from '../../domain/reading/story';

export const evaradi: Story = {
  id: 'evaradi',
  level: 1,
  theme: 'jokes',
  title: { te: 'ఎవరది?', en: 'Who Is There?' },
  pages: [
    {
      scene: {
        place: 'street',
        things: [
          { what: 'house', x: 72, row: 'back', size: 1.2 },
          { what: 'man', x: 35, row: 'front' },
          { what: 'pot', x: 52, row: 'front' },
        ],
        description: { te: 'పాల మామ పాలతో ఒక ఇంటి ముందుకు వచ్చారు.', en: 'The milkman has come to a house with his milk.' },
      },
      sentences: [
        { te: '“పాలు!” అని పాల మామ పిలిచారు.', en: '“Milk!” called the milkman.' },
        { te: '“ఎవరది?” అని లోపల ఎవరో అడిగారు.', en: '“Who is there?” asked someone inside.' },
      ],
    },
    {
      scene: {
        place: 'street',
        things: [
          { what: 'house', x: 50, row: 'back', size: 1.3 },
          { what: 'man', x: 25, row: 'front' },
          { what: 'pot', x: 42, row: 'front' },
          { what: 'tree', x: 88, row: 'back' },
        ],
        description: { te: 'పాల మామ ఇంకా ఇంటి ముందే ఉన్నారు.', en: 'The milkman is still in front of the house.' },
      },
      sentences: [
        { te: '“పాలు!” “ఎవరది?” “పాలు!” “ఎవరది?”', en: '“Milk!” “Who is there?” “Milk!” “Who is there?”' },
        { te: 'పాల మామ అలసిపోయారు.', en: 'The milkman got tired.' },
      ],
    },
    {
      scene: {
        place: 'room',
        things: [
          { what: 'parrot', x: 60, row: 'front', size: 2 },
          { what: 'table', x: 30, row: 'back' },
        ],
        description: { te: 'గదిలో ఒక చిలుక ఉంది.', en: 'In the room there is a parrot.' },
      },
      sentences: [
        { te: 'పాల మామ కిటికీ తీసి చూశారు.', en: 'The milkman opened the window and looked.' },
        { te: 'లోపల ఒక చిలుక!', en: 'Inside was a parrot!' },
      ],
    },
  ],
  words: {
    ఎవరది: { en: 'who is that?', of: 'ఎవరు' },
    పాలు: { en: 'milk' },
    అని: { en: 'saying (ends what is said)', of: 'అనడం' },
    పాల: { en: 'milk-, of milk', of: 'పాలు' },
    మామ: { en: 'uncle: here a friendly name for the milkman' },
    పిలిచారు: { en: 'called', of: 'పిలవడం' },
    లోపల: { en: 'inside' },
    ఎవరో: { en: 'someone', of: 'ఎవరు' },
    అడిగారు: { en: 'asked', of: 'అడగడం' },
    అలసిపోయారు: { en: 'got tired', of: 'అలసిపోవడం' },
    కిటికీ: { en: 'window' },
    తీసి: { en: 'opening', of: 'తీయడం' },
    చూశారు: { en: 'looked', of: 'చూడడం' },
    ఒక: { en: 'a' },
    చిలుక: { en: 'parrot' },
  },
  questions: [
    {
      kind: 'happened',
      ask: { te: 'లోపల “ఎవరది?” అని అడిగింది ఎవరు?', en: 'Who asked “Who is there?” inside?' },
      right: { te: 'చిలుక', en: 'a parrot' },
      wrong: [
        { te: 'పాప', en: 'a little girl' },
        { te: 'తాత', en: 'Grandfather' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'ఇంటికి వచ్చినవారు ఏం తెచ్చారు?', en: 'What did the visitor bring?' },
      right: { te: 'పాలు', en: 'milk' },
      wrong: [
        { te: 'పూలు', en: 'flowers' },
        { te: 'పండ్లు', en: 'fruit' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'పాల మామ “పాలు!” అని పిలిచారు.', en: 'The milkman called “Milk!”' },
        { te: 'పాల మామ అలసిపోయారు.', en: 'The milkman got tired.' },
        { te: 'పాల మామ కిటికీ తీశారు.', en: 'The milkman opened the window.' },
        { te: 'లోపల చిలుక కనిపించింది.', en: 'He saw a parrot inside.' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“కిటికీ” అంటే ఏమిటి?', en: 'What is a “కిటికీ”?' },
      right: { te: 'గాలి, వెలుగు వచ్చే చోటు', en: 'where air and light come in' },
      wrong: [
        { te: 'అన్నం, కూర వండే చోటు', en: 'where rice and curry are cooked' },
        { te: 'పూలు, పండ్లు అమ్మే చోటు', en: 'where flowers and fruit are sold' },
      ],
    },
  ],
  talk: {
    te: 'మీ ఇంట్లో ఒక చిలుక ఉంటే దానికి ఏ మాటలు నేర్పుతావు?',
    en: 'If you had a parrot at home, which words would you teach it?',
  },
};
