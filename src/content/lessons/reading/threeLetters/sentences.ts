import { sentence } from '../../sentence';

export const sentences = [
  sentence('read-woman-scientist', 'That woman is a scientist.', [
    [
      ['ఆ', 'that', 'describing'],
      ['స్త్రీ', 'woman', 'subject'],
    ],
    [['శాస్త్రవేత్త', 'scientist', 'other']],
  ]),
  sentence(
    'read-our-state',
    'The name of our state is Telangana.',
    [
      [
        ['మా', 'our', 'describing'],
        ['రాష్ట్రం', 'state’s', 'describing'],
        ['పేరు', 'name', 'subject'],
      ],
      [['తెలంగాణ', 'Telangana', 'other']],
    ],
    { isFree: true },
  ),
  sentence('read-father-irons', 'Father is ironing clothes.', [
    [['నాన్న', 'Father', 'subject']],
    [['బట్టలు', 'clothes', 'object']],
    [
      ['ఇస్త్రీ', 'ironing', 'object'],
      ['చేస్తున్నారు', 'is doing', 'verb'],
    ],
  ]),
  sentence('read-fishermen-went', 'The fishermen went out to sea.', [
    [['మత్స్యకారులు', 'fishermen', 'subject']],
    [['సముద్రంలోకి', 'into the sea', 'place']],
    [['వెళ్లారు', 'went', 'verb']],
  ]),
  sentence('read-i-like-strawberries', 'I like strawberry cake.', [
    [['నాకు', 'to me', 'subject']],
    [
      ['స్ట్రాబెర్రీ', 'strawberry', 'describing'],
      ['కేక్', 'cake', 'object'],
    ],
    [['ఇష్టం', 'liking', 'verb']],
  ]),
  sentence('read-uncle-in-australia', 'Uncle lives in Australia.', [
    [['మామయ్య', 'uncle', 'subject']],
    [['ఆస్ట్రేలియాలో', 'in Australia', 'place']],
    [['ఉంటారు', 'lives', 'verb']],
  ]),
  sentence('read-scientists-discover', 'Scientists find out new things.', [
    [['శాస్త్రవేత్తలు', 'scientists', 'subject']],
    [
      ['కొత్త', 'new', 'describing'],
      ['విషయాలు', 'things', 'object'],
    ],
    [['కనుగొంటారు', 'find out', 'verb']],
  ]),
  sentence('read-independence-in-august', 'India became independent in August.', [
    [['భారతదేశానికి', 'to India', 'subject']],
    [['ఆగస్టులో', 'in August', 'time']],
    [
      ['స్వాతంత్ర్యం', 'independence', 'object'],
      ['వచ్చింది', 'came', 'verb'],
    ],
  ]),
  sentence('read-screen-broke', 'The screen of the phone broke.', [
    [
      ['ఫోన్', 'phone’s', 'describing'],
      ['స్క్రీన్', 'screen', 'subject'],
    ],
    [['పగిలింది', 'broke', 'verb']],
  ]),
  sentence('read-coconut-water', 'I drank coconut water with a straw.', [
    [['స్ట్రాతో', 'with a straw', 'other']],
    [
      ['కొబ్బరి', 'coconut', 'describing'],
      ['నీళ్లు', 'water', 'object'],
    ],
    [['తాగాను', 'drank', 'verb']],
  ]),
];
