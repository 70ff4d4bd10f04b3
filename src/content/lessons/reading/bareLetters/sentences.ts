import { sentence } from '../../sentence';

export const sentences = [
  sentence('read-this-is-a-boat', 'This is a boat.', [[['ఇది', 'this', 'subject']], [['పడవ', 'boat', 'other']]]),
  sentence('read-that-is-a-net', 'That is a net.', [[['అది', 'that', 'subject']], [['వల', 'net', 'other']]]),
  sentence(
    'read-ramas-plait',
    'This is Rama’s braid.',
    [
      [['ఇది', 'this', 'subject']],
      [
        ['రమ', 'Rama’s', 'describing'],
        ['జడ', 'braid', 'other'],
      ],
    ],
    { isFree: true },
  ),
  sentence(
    'read-latas-slate',
    'That is Lata’s slate.',
    [
      [['అది', 'that', 'subject']],
      [
        ['లత', 'Lata’s', 'describing'],
        ['పలక', 'slate', 'other'],
      ],
    ],
    { isFree: true },
  ),
  sentence(
    'read-our-game',
    'This is our game.',
    [
      [['ఇది', 'this', 'subject']],
      [
        ['మన', 'our', 'describing'],
        ['ఆట', 'game', 'other'],
      ],
    ],
    { isFree: true },
  ),
  sentence(
    'read-where-jalajas-slate',
    'Where is Jalaja’s slate?',
    [
      [
        ['జలజ', 'Jalaja’s', 'describing'],
        ['పలక', 'slate', 'subject'],
      ],
      [['ఏది', 'where is', 'question']],
    ],
    { end: '?', isFree: true },
  ),
  sentence('read-not-a-ship', 'This is not a ship.', [
    [
      ['ఇది', 'this', 'subject'],
      ['ఓడ', 'ship', 'other'],
    ],
    [['కాదు', 'is not', 'verb']],
  ]),
  sentence('read-not-our-swing', 'This is not our swing.', [
    [['ఇది', 'this', 'subject']],
    [
      ['మన', 'our', 'describing'],
      ['ఊయల', 'swing', 'other'],
    ],
    [['కాదు', 'is not', 'verb']],
  ]),
  sentence('read-story-is-a-dream', 'That story is a dream.', [
    [
      ['ఆ', 'that', 'describing'],
      ['కథ', 'story', 'subject'],
    ],
    [
      ['ఒక', 'a', 'describing'],
      ['కల', 'dream', 'other'],
    ],
  ]),
  sentence('read-squirrel-walks', 'The squirrel walks briskly.', [
    [
      ['ఉడత', 'squirrel’s', 'describing'],
      ['నడక', 'walk', 'subject'],
    ],
    [['చకచక', 'brisk', 'other']],
  ]),
  sentence(
    'read-which-is-our-boat',
    'Which one is our boat?',
    [
      [['ఏది', 'which', 'question']],
      [
        ['మన', 'our', 'describing'],
        ['పడవ', 'boat', 'subject'],
      ],
    ],
    { end: '?', isFree: true },
  ),
];
