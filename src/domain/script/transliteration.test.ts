import Sanscript from '@indic-transliteration/sanscript';
import { expect, test } from 'vitest';
import { wordBank } from '../../content/words';
import { teluguFormsOf } from '../tutor/bankWord';
import { loosened, soundKey } from './soundKey';
import { transliterated } from './transliteration';

test('a word is written in Latin letters by ISO 15919', () => {
  expect(transliterated('అక్షరం')).toBe('akṣaraṁ');
  expect(transliterated('తెలుగు, ౨౦౨౬!')).toBe('telugu, 2026!');
  expect(transliterated('')).toBe('');
});

test('agrees with Sanscript over every Telugu text of the word bank', () => {
  const texts = wordBank.flatMap((word) =>
    teluguFormsOf(word).concat(
      word.sentence.te,
      word.explanations.map(({ te }) => te),
    ),
  );
  const ours = texts.map(transliterated);
  const theirs = texts.map((text) => Sanscript.t(text, 'telugu', 'iso').normalize('NFC'));
  expect(ours).toEqual(theirs);
});

test.each([
  ['అమ్మ', ['amma', 'Amma', 'AMMA']],
  ['ఆవు', ['aavu', 'avu', 'āvu', 'aavoo']],
  ['ఇల్లు', ['illu']],
  ['సింహం', ['simham', 'sinham', 'simhamu']],
  ['చెట్టు', ['chettu', 'cheTTu']],
  ['విమానం', ['vimaanam', 'wimanam', 'vimanamu']],
  ['పుస్తకం', ['pustakam', 'pusthakam']],
  ['వృక్షం', ['vruksham', 'vrukshamu', 'vr̥kṣaṁ']],
  ['శుభ సాయంత్రం', ['shubha sayantram', 'subha saayanthram']],
])('%s is found by the ways people type it', (telugu, typed) => {
  expect(typed.map(soundKey)).toEqual(typed.map(() => soundKey(telugu)));
});

test('a doubled consonant is forgiven only by the loose key', () => {
  expect(soundKey('ama')).not.toBe(soundKey('అమ్మ'));
  expect(loosened(soundKey('ama'))).toBe(loosened(soundKey('అమ్మ')));
});
