import type { Story } from '../../domain/reading/story';

export const evaradi: Story = {
  id: 'evaradi',
  level: 1,
  theme: 'jokes',
  title: { te: 'ఎవరది?', en: 'Who’s There?' },
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
        { te: '“ఎవరది?” అని లోపల ఎవరో అడిగారు.', en: '“Who’s there?” asked someone inside.' },
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
        { te: '“పాలు!” “ఎవరది?” “పాలు!” “ఎవరది?”', en: '“Milk!” “Who’s there?” “Milk!” “Who’s there?”' },
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
    మామ: { en: 'uncle: here a friendly name for the milkman', te: 'ఇక్కడ: పాలు తెచ్చే ఆయనను ఆప్యాయంగా పిలిచే పిలుపు' },
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
      ask: { te: '“ఎవరది?” అని లోపల అడిగినది ఎవరు?', en: 'Who was inside, asking “Who’s there?”' },
      right: { te: 'చిలుక', en: 'a parrot' },
      wrong: [
        { te: 'పాప', en: 'a little girl' },
        { te: 'తాత', en: 'Grandfather' },
      ],
    },
    {
      kind: 'happened',
      ask: { te: 'మామ ఏమని పిలిచారు?', en: 'What did the man call out?' },
      right: { te: '“పాలు!” అని', en: '“Milk!”' },
      wrong: [
        { te: '“పూలు!” అని', en: '“Flowers!”' },
        { te: '“కూరలు!” అని', en: '“Vegetables!”' },
      ],
    },
    {
      kind: 'order',
      events: [
        { te: 'పాల మామ “పాలు!” అని పిలిచారు.', en: 'The milkman called, “Milk!”' },
        { te: 'పాల మామ అలసిపోయారు.', en: 'The milkman got tired.' },
        { te: 'పాల మామ కిటికీ తీశారు.', en: 'The milkman opened the window.' },
        { te: 'లోపల ఒక చిలుక!', en: 'There was a parrot inside!' },
      ],
    },
    {
      kind: 'word',
      ask: { te: '“కిటికీ” అంటే ఏమిటి?', en: 'What is a “కిటికీ”?' },
      right: { te: 'గాలిని లోపలికి వదిలేది', en: 'it lets the air in' },
      wrong: [
        { te: 'కూరలు వేడి చేసేది', en: 'it heats up the food' },
        { te: 'నీరు దాచేది', en: 'it stores water' },
      ],
    },
  ],
  talk: {
    te: 'మీ ఇంట్లో ఒక చిలుక ఉంటే దానికి ఏ మాటలు నేర్పుతావు?',
    en: 'If you had a parrot at home, what words would you teach it?',
  },
};
