import { sentence } from '../../sentence';

export const sentences = [
  sentence(
    'read-our-goat',
    'This is our goat.',
    [
      [['ఇది', 'this', 'subject']],
      [
        ['మా', 'our', 'describing'],
        ['మేక', 'goat', 'other'],
      ],
    ],
    { isFree: true },
  ),
  sentence(
    'read-radha-sing',
    'Radha, won’t you sing a song?',
    [
      [
        ['రాధా,', 'Radha', 'other'],
        ['పాట', 'song', 'object'],
      ],
      [['పాడవా', 'won’t you sing', 'verb']],
    ],
    { end: '?' },
  ),
  sentence(
    'read-goat-fodder',
    'Goat, do you want fodder?',
    [
      [
        ['మేకా,', 'goat', 'other'],
        ['మేత', 'fodder', 'object'],
      ],
      [['కావాలా', 'do you want', 'verb']],
    ],
    { end: '?' },
  ),
  sentence(
    'read-grandfather-tea',
    'Grandfather, do you want tea?',
    [
      [
        ['తాతా,', 'Grandfather', 'other'],
        ['టీ', 'tea', 'object'],
      ],
      [['కావాలా', 'do you want', 'verb']],
    ],
    { end: '?' },
  ),
  sentence(
    'read-no-rain-today',
    'Has it not rained today?',
    [[['ఇవాళ', 'today', 'time']], [['వాన', 'rain', 'subject']], [['రాలేదా', 'has not come?', 'verb']]],
    { end: '?' },
  ),
  sentence(
    'read-guava-for-me',
    'Is this guava for me?',
    [
      [
        ['ఈ', 'this', 'describing'],
        ['జామకాయ', 'guava', 'subject'],
      ],
      [['నాకా', 'for me?', 'other']],
    ],
    { end: '?', isFree: true },
  ),
  sentence(
    'read-meena-marble',
    'Meena, where is your marble?',
    [
      [
        ['మీనా,', 'Meena', 'other'],
        ['నీ', 'your', 'describing'],
        ['గోళీ', 'marble', 'subject'],
      ],
      [['ఏది', 'where is', 'question']],
    ],
    { end: '?' },
  ),
  sentence(
    'read-sita-in-the-shade',
    'Did Sita not play in the shade?',
    [[['సీత', 'Sita', 'subject']], [['నీడలో', 'in the shade', 'place']], [['ఆడలేదా', 'did not play?', 'verb']]],
    { end: '?' },
  ),
  sentence(
    'read-cap-mine-or-yours',
    'Is this cap mine or yours?',
    [
      [
        ['ఈ', 'this', 'describing'],
        ['టోపీ', 'cap', 'subject'],
      ],
      [
        ['నాదా,', 'mine?', 'other'],
        ['నీదా', 'yours?', 'other'],
      ],
    ],
    { end: '?' },
  ),
  sentence(
    'read-is-it-a-mosquito',
    'Isn’t that a mosquito?',
    [
      [
        ['అది', 'that', 'subject'],
        ['దోమ', 'mosquito', 'other'],
      ],
      [['కాదా', 'is it not?', 'verb']],
    ],
    { end: '?' },
  ),
  sentence(
    'read-lotus-in-the-garden',
    'Is there no lotus in the garden?',
    [[['తోటలో', 'in the garden', 'place']], [['తామర', 'lotus', 'subject']], [['లేదా', 'is there not?', 'verb']]],
    { end: '?' },
  ),
];
