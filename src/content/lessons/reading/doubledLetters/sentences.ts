import { sentence } from '../../sentence';

export const sentences = [
  sentence('read-mother-served', 'Mother served rice.', [
    [['అమ్మ', 'Mother', 'subject']],
    [['అన్నం', 'rice', 'object']],
    [['పెట్టింది', 'served', 'verb']],
  ]),
  sentence('read-father-bought', 'Father bought a new toy.', [
    [['నాన్న', 'Father', 'subject']],
    [
      ['కొత్త', 'new', 'describing'],
      ['బొమ్మ', 'toy', 'object'],
    ],
    [['కొన్నారు', 'bought', 'verb']],
  ]),
  sentence('read-dog-chased', 'The dog chased the cat.', [
    [['కుక్క', 'dog', 'subject']],
    [['పిల్లిని', 'cat', 'object']],
    [['తరిమింది', 'chased', 'verb']],
  ]),
  sentence('read-sparrow-on-the-tree', 'There is a sparrow on the tree.', [
    [
      ['చెట్టు', 'tree', 'place'],
      ['మీద', 'on', 'place'],
    ],
    [['పిచ్చుక', 'sparrow', 'subject']],
    [['ఉంది', 'there is', 'verb']],
  ]),
  sentence(
    'read-where-are-you',
    'Where are you?',
    [[['నువ్వు', 'you', 'subject']], [['ఎక్కడ', 'where', 'question']], [['ఉన్నావు', 'are', 'verb']]],
    { end: '?' },
  ),
  sentence('read-grandfather-told', 'Grandfather told me a story.', [
    [['తాతయ్య', 'Grandfather', 'subject']],
    [['నాకు', 'to me', 'object']],
    [['కథ', 'story', 'object']],
    [['చెప్పారు', 'told', 'verb']],
  ]),
  sentence('read-sister-picked', 'Little sister picked a flower.', [
    [['చెల్లి', 'little sister', 'subject']],
    [['పువ్వు', 'flower', 'object']],
    [['కోసింది', 'picked', 'verb']],
  ]),
  sentence('read-sister-drew-a-muggu', 'Big sister drew a muggu in front of the house.', [
    [['అక్క', 'big sister', 'subject']],
    [
      ['ఇంటి', 'house’s', 'place'],
      ['ముందు', 'in front of', 'place'],
    ],
    [['ముగ్గు', 'muggu', 'object']],
    [['వేసింది', 'drew', 'verb']],
  ]),
  sentence('read-brother-climbed', 'Little brother climbed onto a big horse.', [
    [['తమ్ముడు', 'little brother', 'subject']],
    [
      ['పెద్ద', 'big', 'describing'],
      ['గుర్రం', 'horse', 'object'],
    ],
    [['ఎక్కాడు', 'climbed', 'verb']],
  ]),
  sentence('read-frog-jumped', 'The frog jumped into the water.', [
    [['కప్ప', 'frog', 'subject']],
    [['నీటిలోకి', 'into the water', 'place']],
    [['దూకింది', 'jumped', 'verb']],
  ]),
  sentence('read-brother-washes', 'Big brother is washing clothes.', [
    [['అన్నయ్య', 'big brother', 'subject']],
    [['బట్టలు', 'clothes', 'object']],
    [['ఉతుకుతున్నాడు', 'is washing', 'verb']],
  ]),
];
