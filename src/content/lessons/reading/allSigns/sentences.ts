import { sentence } from '../../sentence';

export const sentences = [
  sentence('read-ravi-walked', 'Ravi walked to school.', [
    [['రవి', 'Ravi', 'subject']],
    [['బడికి', 'to school', 'place']],
    [['నడిచాడు', 'walked', 'verb']],
  ]),
  sentence('read-raju-sang', 'Raju sang a song in the temple.', [
    [['రాజు', 'Raju', 'subject']],
    [['గుడిలో', 'in the temple', 'place']],
    [['పాట', 'song', 'object']],
    [['పాడాడు', 'sang', 'verb']],
  ]),
  sentence('read-i-drink-milk', 'I drink milk every day.', [
    [['నేను', 'I', 'subject']],
    [['రోజూ', 'every day', 'time']],
    [['పాలు', 'milk', 'object']],
    [['తాగుతాను', 'drink', 'verb']],
  ]),
  sentence('read-ducks-swam', 'The ducks swam in the pond.', [
    [['బాతులు', 'ducks', 'subject']],
    [['చెరువులో', 'in the pond', 'place']],
    [['ఈదాయి', 'swam', 'verb']],
  ]),
  sentence('read-grandfather-read', 'Grandfather read me a story.', [
    [['తాత', 'Grandfather', 'subject']],
    [['నాకు', 'to me', 'object']],
    [['కథ', 'story', 'object']],
    [['చదివారు', 'read', 'verb']],
  ]),
  sentence('read-farmer-fed-the-cow', 'The farmer gave the cow fodder.', [
    [['రైతు', 'farmer', 'subject']],
    [['ఆవుకు', 'to the cow', 'object']],
    [['మేత', 'fodder', 'object']],
    [['వేశారు', 'gave', 'verb']],
  ]),
  sentence('read-crows-flew', 'The crows flew up.', [
    [['కాకులు', 'crows', 'subject']],
    [['పైకి', 'up', 'place']],
    [['ఎగిరాయి', 'flew', 'verb']],
  ]),
  sentence('read-train-does-not-stop', 'This train does not stop in our village.', [
    [
      ['ఈ', 'this', 'describing'],
      ['రైలు', 'train', 'subject'],
    ],
    [
      ['మా', 'our', 'describing'],
      ['ఊరిలో', 'in the village', 'place'],
    ],
    [['ఆగదు', 'does not stop', 'verb']],
  ]),
  sentence('read-frock-is-long', 'Lata’s frock is very long.', [
    [
      ['లత', 'Lata’s', 'describing'],
      ['గౌను', 'frock', 'subject'],
    ],
    [
      ['చాలా', 'very', 'other'],
      ['పొడవు', 'long', 'describing'],
    ],
  ]),
  sentence('read-we-go-tomorrow', 'We will go to the village tomorrow.', [
    [['మేము', 'we', 'subject']],
    [['రేపు', 'tomorrow', 'time']],
    [['ఊరికి', 'to the village', 'place']],
    [['పోతాము', 'will go', 'verb']],
  ]),
  sentence('read-honey-is-sweet', 'Honey is very sweet.', [
    [['తేనె', 'honey', 'subject']],
    [
      ['చాలా', 'very', 'other'],
      ['తీపి', 'sweet', 'describing'],
    ],
  ]),
  sentence(
    'read-which-do-you-want',
    'Which one do you want?',
    [[['నీకు', 'to you', 'subject']], [['ఏది', 'which one', 'question']], [['కావాలి', 'is wanted', 'verb']]],
    { end: '?' },
  ),
];
