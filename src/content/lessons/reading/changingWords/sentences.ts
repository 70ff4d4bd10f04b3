import { sentence } from '../../sentence';

export const sentences = [
  sentence(
    'read-trees-in-the-garden',
    'There are many trees in the garden.',
    [
      [['తోటలో', 'in the garden', 'place']],
      [
        ['చాలా', 'many', 'describing'],
        ['చెట్లు', 'trees', 'subject'],
      ],
      [['ఉన్నాయి', 'there are', 'verb']],
    ],
    {
      gap: {
        at: 3,
        wrong: ['ఉంది', 'ఉన్నారు', 'ఉన్నాను'],
        why: { en: 'Trees are many things: ఉన్నాయి.', te: 'చెట్లు బహువచనం, మనుషులు కావు: ఉన్నాయి.' },
      },
    },
  ),
  sentence(
    'read-friends-came',
    'My friends came home.',
    [
      [
        ['నా', 'my', 'describing'],
        ['స్నేహితులు', 'friends', 'subject'],
      ],
      [['ఇంటికి', 'home', 'place']],
      [['వచ్చారు', 'came', 'verb']],
    ],
    {
      gap: {
        at: 2,
        wrong: ['ఇల్లుకి', 'ఇల్లులో', 'ఇంటితో'],
        why: { en: 'Before an ending ఇల్లు becomes ఇంటి: ఇంటికి.', te: 'ప్రత్యయం ముందు ఇల్లు ఇంటి అవుతుంది: ఇంటికి.' },
      },
    },
  ),
  sentence(
    'read-i-have-two-balls',
    'I have two balls.',
    [
      [
        ['నా', 'my', 'other'],
        ['దగ్గర', 'near', 'other'],
      ],
      [
        ['రెండు', 'two', 'describing'],
        ['బంతులు', 'balls', 'subject'],
      ],
      [['ఉన్నాయి', 'there are', 'verb']],
    ],
    {
      gap: {
        at: 3,
        wrong: ['బంతి', 'బంతికి', 'బంతిలో'],
        why: { en: 'Two are many: బంతులు.', te: 'రెండు అంటే బహువచనం: బంతులు.' },
      },
    },
  ),
  sentence('read-i-have-a-brother', 'I have one big brother.', [
    [['నాకు', 'to me', 'subject']],
    [
      ['ఒక', 'one', 'describing'],
      ['అన్నయ్య', 'big brother', 'object'],
    ],
    [['ఉన్నాడు', 'is', 'verb']],
  ]),
  sentence(
    'read-hand-in-hand',
    'Mother has a lamp in her hand.',
    [
      [
        ['అమ్మ', 'Mother’s', 'describing'],
        ['చేతిలో', 'in the hand', 'place'],
      ],
      [['దీపం', 'lamp', 'subject']],
      [['ఉంది', 'there is', 'verb']],
    ],
    {
      gap: {
        at: 1,
        wrong: ['చెయ్యిలో', 'చేతులు', 'చేతితో'],
        why: { en: 'Before an ending చెయ్యి becomes చేతి: చేతిలో.', te: 'ప్రత్యయం ముందు చెయ్యి చేతి అవుతుంది: చేతిలో.' },
      },
    },
  ),
  sentence('read-fish-in-the-water', 'Fish live in water.', [
    [['చేపలు', 'fish', 'subject']],
    [['నీటిలో', 'in water', 'place']],
    [['ఉంటాయి', 'live', 'verb']],
  ]),
  sentence('read-crows-on-the-wall', 'Two crows sat on the wall.', [
    [
      ['గోడ', 'wall', 'place'],
      ['మీద', 'on', 'place'],
    ],
    [
      ['రెండు', 'two', 'describing'],
      ['కాకులు', 'crows', 'subject'],
    ],
    [['వాలాయి', 'perched', 'verb']],
  ]),
  sentence('read-gave-to-friends', 'Sita gave her friends sweets.', [
    [['సీత', 'Sita', 'subject']],
    [['స్నేహితులకు', 'to friends', 'object']],
    [['మిఠాయిలు', 'sweets', 'object']],
    [['ఇచ్చింది', 'gave', 'verb']],
  ]),
  sentence('read-houses-in-our-street', 'There are ten houses in our street.', [
    [
      ['మా', 'our', 'describing'],
      ['వీధిలో', 'in the street', 'place'],
    ],
    [
      ['పది', 'ten', 'describing'],
      ['ఇళ్లు', 'houses', 'subject'],
    ],
    [['ఉన్నాయి', 'there are', 'verb']],
  ]),
  sentence('read-wash-your-hands', 'Wash your hands before eating.', [
    [
      ['తినే', 'eating', 'time'],
      ['ముందు', 'before', 'time'],
    ],
    [['చేతులు', 'hands', 'object']],
    [['కడుక్కో', 'wash', 'verb']],
  ]),
];
