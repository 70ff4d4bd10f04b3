import type { Bilingual } from '../bilingual';
import { BUILD } from './why';

/** A sentence that is not translated word by word: each Telugu word with the English it corresponds to. */
export type Idiom = {
  readonly parts: readonly (readonly [telugu: string, english: string])[];
  readonly end: '.' | '?' | '!';
  readonly build: readonly Bilingual[];
};

const whole = (parts: Idiom['parts'], end: Idiom['end'] = '.', build: readonly Bilingual[] = [BUILD.whole]): Idiom => ({
  parts,
  end,
  build,
});

const FINE = whole(
  [
    ['నేను', 'I'],
    ['బాగున్నాను', 'am fine'],
  ],
  '.',
  [BUILD.verbLast],
);
const NOT_WELL = whole(
  [
    ['నాకు', 'I'],
    ['ఒంట్లో', 'in the body'],
    ['బాగా లేదు', 'am not well'],
  ],
  '.',
  [BUILD.toOne],
);
const RAIN = whole(
  [
    ['వాన', 'rain'],
    ['పడుతోంది', 'is falling'],
  ],
  '.',
  [BUILD.verbLast],
);
const UNDERSTOOD = whole(
  [
    ['నాకు', 'I'],
    ['అర్థమైంది', 'understand'],
  ],
  '.',
  [BUILD.toOne],
);
const NOT_UNDERSTOOD = whole(
  [
    ['నాకు', 'I'],
    ['అర్థం కాలేదు', 'do not understand'],
  ],
  '.',
  [BUILD.toOne],
);

export const IDIOMS: Readonly<Record<string, Idiom>> = {
  'i am fine': FINE,
  'i am well': FINE,
  'i am good': FINE,
  'i am ok': FINE,
  'i am sick': NOT_WELL,
  'i am ill': NOT_WELL,
  'i am not well': NOT_WELL,
  'it is raining': RAIN,
  'is it raining': whole(
    [
      ['వాన', 'rain'],
      ['పడుతోందా', 'is it falling'],
    ],
    '?',
    [BUILD.verbLast],
  ),
  'i understand': UNDERSTOOD,
  'i do not understand': NOT_UNDERSTOOD,
  'i love you': whole(
    [
      ['నువ్వంటే', 'you'],
      ['నాకు', 'I'],
      ['చాలా ఇష్టం', 'love'],
    ],
    '.',
    [BUILD.toOne],
  ),
  'i am sleepy': whole(
    [
      ['నాకు', 'I'],
      ['నిద్ర', 'sleep'],
      ['వస్తోంది', 'is coming'],
    ],
    '.',
    [BUILD.toOne],
  ),
  'i am cold': whole(
    [
      ['నాకు', 'I'],
      ['చలిగా', 'cold'],
      ['ఉంది', 'am'],
    ],
    '.',
    [BUILD.toOne],
  ),
  'how old are you': whole(
    [
      ['నీ', 'your'],
      ['వయసు', 'age'],
      ['ఎంత', 'how much'],
    ],
    '?',
    [BUILD.questionLast, BUILD.noIs],
  ),
  'what time is it': whole(
    [
      ['ఇప్పుడు', 'now'],
      ['సమయం', 'time'],
      ['ఎంత', 'how much'],
    ],
    '?',
    [BUILD.questionLast, BUILD.noIs],
  ),
  'what is the time': whole(
    [
      ['ఇప్పుడు', 'now'],
      ['సమయం', 'time'],
      ['ఎంత', 'how much'],
    ],
    '?',
    [BUILD.questionLast, BUILD.noIs],
  ),
  'what happened': whole([['ఏమైంది', 'what happened']], '?'),
  'where do you live': whole(
    [
      ['నువ్వు', 'you'],
      ['ఎక్కడ', 'where'],
      ['ఉంటావు', 'do live'],
    ],
    '?',
    [BUILD.questionWord],
  ),
  'be quiet': whole(
    [
      ['నిశ్శబ్దంగా', 'quiet'],
      ['ఉండు', 'be'],
    ],
    '.',
    [BUILD.verbLast],
  ),
  'be careful': whole(
    [
      ['జాగ్రత్తగా', 'careful'],
      ['ఉండు', 'be'],
    ],
    '.',
    [BUILD.verbLast],
  ),
  'see you tomorrow': whole(
    [
      ['రేపు', 'tomorrow'],
      ['కలుద్దాం', 'let us meet'],
    ],
    '.',
    [BUILD.verbLast],
  ),
  'go to sleep': whole([['నిద్రపో', 'sleep']], '.'),
  'go to bed': whole([['పడుకో', 'lie down']], '.'),
  'me too': whole(
    [
      ['నేను', 'I'],
      ['కూడా', 'too'],
    ],
    '.',
  ),
  'i do not want it': whole(
    [
      ['నాకు', 'I'],
      ['అది', 'it'],
      ['వద్దు', 'do not want'],
    ],
    '.',
    [BUILD.toOne],
  ),
};
