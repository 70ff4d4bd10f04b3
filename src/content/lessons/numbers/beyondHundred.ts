import type { Section } from '../../../domain/lesson/lessonContent';
import { numberInTelugu } from '../../../domain/speech/numbers';
import { sentence } from '../sentence';

const TO_A_THOUSAND = [101, 110, 125, 200, 250, 999];
const FROM_A_THOUSAND = [1000, 1500, 2000, 10_000, 100_000, 10_000_000];

const numberCell = (number: number) => ({
  telugu: numberInTelugu(number),
  english: number.toLocaleString('en-IN'),
});

const TIMES = ['ఒకట్ల', 'రెండ్ల', 'మూళ్ల', 'నాలుగుల', 'ఐదుల', 'ఆరుల', 'ఏడుల', 'ఎనిమిదుల', 'తొమ్మిదుల', 'పదుల'];

const twos = TIMES.map((times, at) => {
  const product = 2 * (at + 1);
  return {
    telugu: [numberInTelugu(2), times, numberInTelugu(product)].join(' '),
    english: ['2', '×', at + 1, '=', product].join(' '),
  };
});

export const beyondHundred: Section = {
  id: 'beyond-a-hundred',
  title: { en: 'Beyond a hundred', te: 'వంద దాటితే' },
  text: [
    {
      en: 'Before a smaller number వంద becomes నూట: నూట ఒకటి, 101. From two hundred on, వందలు becomes వందల: రెండు వందల యాభై, 250.',
      te: 'వంద తర్వాత ఇంకో సంఖ్య వస్తే నూట అంటాం: నూట ఒకటి. రెండు వందల నుంచి వందలు వందల అవుతుంది: రెండు వందల యాభై.',
    },
    {
      en: 'A thousand is వెయ్యి, thousands are వేలు. A hundred thousand is లక్ష, and a hundred of those is కోటి. In India they are counted with commas after three and then after every two digits: 1,00,000.',
      te: 'పది వందలు వెయ్యి; రెండు నుంచి వేలు. వంద వేలు ఒక లక్ష; వంద లక్షలు ఒక కోటి. భారతదేశంలో పెద్ద సంఖ్యలను ఇలా రాస్తాం: 1,00,000.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'Large numbers', te: 'పెద్ద సంఖ్యలు' },
        columns: [
          { en: 'Below a thousand', te: 'వెయ్యి లోపు' },
          { en: 'From a thousand on', te: 'వెయ్యి నుంచి' },
        ],
        rows: TO_A_THOUSAND.map((small, at) => [small, FROM_A_THOUSAND[at] ?? small].map(numberCell)),
      },
    },
    {
      kind: 'sentences',
      sentences: [
        sentence('num-price-of-the-book', 'This book costs a hundred and twenty rupees.', [
          [
            ['ఈ', 'this', 'describing'],
            ['పుస్తకం', 'book’s', 'describing'],
            ['ధర', 'price', 'subject'],
          ],
          [
            ['నూట', 'hundred', 'describing'],
            ['ఇరవై', 'twenty', 'describing'],
            ['రూపాయలు', 'rupees', 'other'],
          ],
        ]),
        sentence('num-thousand-steps', 'There are a thousand steps to that hill.', [
          [
            ['ఆ', 'that', 'describing'],
            ['కొండకు', 'to the hill', 'place'],
          ],
          [
            ['వెయ్యి', 'thousand', 'describing'],
            ['మెట్లు', 'steps', 'subject'],
          ],
          [['ఉన్నాయి', 'there are', 'verb']],
        ]),
      ],
    },
  ],
};

export const timesTable: Section = {
  id: 'times-table',
  title: { en: 'A times table: the twos', te: 'ఎక్కాలు: రెండో ఎక్కం' },
  text: [
    {
      en: 'A times table is ఎక్కం. Children sing it: “రెండు రెండ్ల నాలుగు,” two twos are four. The second number says how many times: రెండ్ల, మూళ్ల, నాలుగుల.',
      te: 'ఎక్కాన్ని పాటలా పాడుతూ నేర్చుకుంటాం: “రెండు రెండ్ల నాలుగు, రెండు మూళ్ల ఆరు …”. నువ్వు కూడా లయగా పాడు.',
    },
    {
      en: 'In some places they say “రెండు రెళ్లు నాలుగు, రెండు మూళ్లు ఆరు.” Both are right.',
      te: 'కొన్ని చోట్ల “రెండు రెళ్లు నాలుగు, రెండు మూళ్లు ఆరు” అంటారు. రెండూ సరైనవే.',
    },
  ],
  blocks: [
    {
      kind: 'table',
      table: {
        caption: { en: 'The twos', te: 'రెండో ఎక్కం' },
        columns: [
          { en: 'From 1 to 5', te: '1 నుంచి 5 వరకు' },
          { en: 'From 6 to 10', te: '6 నుంచి 10 వరకు' },
        ],
        rows: twos.slice(0, 5).map((two, at) => [two, twos[at + 5] ?? two]),
      },
    },
  ],
};
