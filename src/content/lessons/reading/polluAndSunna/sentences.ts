import { sentence } from '../../sentence';

export const sentences = [
  sentence('read-threw-the-ball', 'The little girl threw the ball.', [
    [['పాప', 'little girl', 'subject']],
    [['బంతి', 'ball', 'object']],
    [['విసిరింది', 'threw', 'verb']],
  ]),
  sentence('read-temple-on-the-hill', 'There is a temple on the hill.', [
    [
      ['కొండ', 'hill', 'place'],
      ['మీద', 'on', 'place'],
    ],
    [['గుడి', 'temple', 'subject']],
    [['ఉంది', 'there is', 'verb']],
  ]),
  sentence('read-deer-ran', 'The deer ran in the forest.', [
    [['జింక', 'deer', 'subject']],
    [['అడవిలో', 'in the forest', 'place']],
    [
      ['పరుగు', 'run', 'object'],
      ['తీసింది', 'took', 'verb'],
    ],
  ]),
  sentence('read-aeroplane-flew', 'An airplane flew in the sky.', [
    [['ఆకాశంలో', 'in the sky', 'place']],
    [['విమానం', 'airplane', 'subject']],
    [['ఎగిరింది', 'flew', 'verb']],
  ]),
  sentence('read-lesson-in-the-morning', 'I read the lesson in the morning.', [
    [['నేను', 'I', 'subject']],
    [['ఉదయం', 'in the morning', 'time']],
    [['పాఠం', 'lesson', 'object']],
    [['చదివాను', 'read', 'verb']],
  ]),
  sentence('read-phone-rang', 'Lata’s phone rang.', [
    [
      ['లత', 'Lata’s', 'describing'],
      ['ఫోన్', 'phone', 'subject'],
    ],
    [['మోగింది', 'rang', 'verb']],
  ]),
  sentence('read-farmer-reaped', 'The farmer reaped the crop in the field.', [
    [['రైతు', 'farmer', 'subject']],
    [['పొలంలో', 'in the field', 'place']],
    [['పంట', 'crop', 'object']],
    [['కోశారు', 'reaped', 'verb']],
  ]),
  sentence('read-two-oranges', 'I want two oranges.', [
    [['నాకు', 'to me', 'subject']],
    [
      ['రెండు', 'two', 'describing'],
      ['నారింజలు', 'oranges', 'object'],
    ],
    [['కావాలి', 'are wanted', 'verb']],
  ]),
  sentence('read-good-apple', 'This apple is very good.', [
    [
      ['ఈ', 'this', 'describing'],
      ['ఆపిల్', 'apple', 'subject'],
    ],
    [
      ['చాలా', 'very', 'other'],
      ['బాగుంది', 'is good', 'verb'],
    ],
  ]),
  sentence('read-bicycle-fell', 'The bicycle fell down.', [
    [['సైకిల్', 'bicycle', 'subject']],
    [['కింద', 'down', 'place']],
    [['పడింది', 'fell', 'verb']],
  ]),
  sentence(
    'read-by-lamp-light',
    'Let us read the lesson by the light of the lamp!',
    [
      [
        ['దీపం', 'lamp’s', 'describing'],
        ['వెలుగులో', 'in the light', 'place'],
      ],
      [['పాఠం', 'lesson', 'object']],
      [['చదువుదాం', 'let us read', 'verb']],
    ],
    { end: '!' },
  ),
];
