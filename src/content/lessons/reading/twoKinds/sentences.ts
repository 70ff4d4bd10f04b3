import { sentence } from '../../sentence';

export const sentences = [
  sentence('read-i-like-books', 'I like books.', [
    [['నాకు', 'to me', 'subject']],
    [
      ['పుస్తకాలు', 'books', 'object'],
      ['అంటే', 'as for', 'other'],
    ],
    [['ఇష్టం', 'liking', 'verb']],
  ]),
  sentence('read-sun-rises', 'The sun rises in the east.', [
    [['సూర్యుడు', 'sun', 'subject']],
    [['తూర్పున', 'in the east', 'place']],
    [['ఉదయిస్తాడు', 'rises', 'verb']],
  ]),
  sentence('read-moon-at-night', 'The moon is seen at night.', [
    [['చంద్రుడు', 'moon', 'subject']],
    [['రాత్రిపూట', 'at night', 'time']],
    [['కనిపిస్తాడు', 'is seen', 'verb']],
  ]),
  sentence('read-went-to-see-the-sea', 'We went to see the sea.', [
    [['మేము', 'we', 'subject']],
    [
      ['సముద్రం', 'sea', 'object'],
      ['చూడడానికి', 'to see', 'other'],
    ],
    [['వెళ్లాం', 'went', 'verb']],
  ]),
  sentence('read-brother-had-a-fever', 'Little brother had a fever yesterday.', [
    [['తమ్ముడికి', 'to little brother', 'subject']],
    [['నిన్న', 'yesterday', 'time']],
    [['జ్వరం', 'fever', 'object']],
    [['వచ్చింది', 'came', 'verb']],
  ]),
  sentence('read-nurse-gave', 'The nurse gave me a tablet.', [
    [['నర్సు', 'nurse', 'subject']],
    [['నాకు', 'to me', 'object']],
    [['మాత్ర', 'tablet', 'object']],
    [['ఇచ్చారు', 'gave', 'verb']],
  ]),
  sentence('read-relatives-at-the-wedding', 'Many relatives met at the wedding.', [
    [['పెళ్లిలో', 'at the wedding', 'place']],
    [
      ['చాలా', 'many', 'describing'],
      ['మంది', 'people', 'describing'],
      ['బంధువులు', 'relatives', 'subject'],
    ],
    [['కలిశారు', 'met', 'verb']],
  ]),
  sentence('read-please-sit', 'Please sit in this chair.', [
    [['దయచేసి', 'please', 'other']],
    [
      ['ఈ', 'this', 'describing'],
      ['కుర్చీలో', 'in the chair', 'place'],
    ],
    [['కూర్చోండి', 'sit', 'verb']],
  ]),
  sentence('read-poem-again', 'Read that poem again.', [
    [['మళ్లీ', 'again', 'time']],
    [
      ['ఆ', 'that', 'describing'],
      ['పద్యం', 'poem', 'object'],
    ],
    [['చదువు', 'read', 'verb']],
  ]),
  sentence('read-grapes', 'Grandmother gave us grapes.', [
    [['అమ్మమ్మ', 'Grandmother', 'subject']],
    [['మాకు', 'to us', 'object']],
    [
      ['ద్రాక్ష', 'grape', 'describing'],
      ['పండ్లు', 'fruits', 'object'],
    ],
    [['ఇచ్చారు', 'gave', 'verb']],
  ]),
  sentence('read-snow-on-the-mountain', 'There is snow on the mountain.', [
    [
      ['పర్వతం', 'mountain', 'place'],
      ['మీద', 'on', 'place'],
    ],
    [['మంచు', 'snow', 'subject']],
    [['ఉంది', 'there is', 'verb']],
  ]),
];
