import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSpokenAnusvara } from './anusvara';
import { timingsFromEvents } from './engineTimings';
import { numberInTelugu } from './numbers';
import { replaced, unchanged } from './rewriting';
import { spokenForm } from './spokenForm';
import { wordsOf } from './words';

const said = (text: string) => spokenForm(text).text.replaceAll(/\s+/gu, ' ').trim();

describe('the anusvara', () => {
  test.each([
    ['రంగు', 'రఙ్గు'],
    ['మంచి', 'మఞ్చి'],
    ['పండు', 'పణ్డు'],
    ['అందం', 'అన్దమ్'],
    ['అంబ', 'అమ్బ'],
    ['సింహం', 'సిమ్హమ్'],
    ['సంస్కృతం', 'సమ్స్కృతమ్'],
    ['పుస్తకం, కలం.', 'పుస్తకమ్, కలమ్.'],
    ['అం', 'అమ్'],
  ])('in %s is spoken as in %s', (written, spoken) => {
    expect(withSpokenAnusvara(unchanged(written)).text).toBe(spoken);
  });

  test('maps back to the written text', () => {
    const { text, origins } = withSpokenAnusvara(unchanged('రంగు పండు'));
    expect(text).toBe('రఙ్గు పణ్డు');
    expect(origins).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8]);
  });
});

describe('rewriting', () => {
  test('has one origin for each character, in ascending order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('అ', 'ం', 'క', ' ', 'x', '😀', '1') }), (text) => {
        const once = replaced(unchanged(text), /[ం1]/gu, () => 'మ్మ్');
        const { text: made, origins } = replaced(once, /x|😀/gu, () => '');
        expect(origins).toHaveLength(made.length);
        expect(origins).toEqual(origins.toSorted((a, b) => a - b));
        for (const [index, origin] of origins.entries()) {
          if (made[index] !== 'మ' && made[index] !== '్') expect(text[origin]).toBe(made[index]);
        }
      }),
    );
  });
});

describe('the input of the embedded voice', () => {
  test.each([
    ['a number', '25', 'ఇరవై ఐదు'],
    ['Telugu digits', '౧౦౦', 'వన్ద'],
    ['a grouped number', '1,00,001', 'లక్షా ఒకటి'],
    ['numbers in a list', '1,2,3', 'ఒకటి,రెణ్డు,మూడు'],
    ['a fraction', '3.14', 'మూడు పాయిణ్ట్ ఒకటి నాలుగు'],
    ['a telephone number', '0401', 'సున్నా నాలుగు సున్నా ఒకటి'],
    ['a number with an ending', '10లో', 'పదిలో'],
    ['an ordinal, which the engine knows', '12వ', '12వ'],
    ['money', '₹50', 'యాభై రూపాయలు'],
    ['and', 'అమ్మ & నాన్న', 'అమ్మ మరియు నాన్న'],
    ['markup', '<b>అమ్మ</b>', 'b అమ్మ /b'],
    ['emoji', 'బాగుంది 🎉👍🏽!', 'బాగున్ది !'],
    ['another script', 'అమ్మ हिन्दी', 'అమ్మ'],
    ['old nasal spelling', 'చంద్రుఁడు', 'చన్ద్రుడు'],
    ['the rare vowels', 'కౄ ౠ', 'క్రూ, రూ'],
    ['a vowel sign alone', 'ా', 'ఆ'],
    ['a vowel sign on a dotted circle', '◌ి', 'ఇ'],
    ['an anusvara alone', 'ం', 'అమ్'],
    ['English inside Telugu', 'నేను school కి', 'నేను school కి'],
  ])('%s: %s', (_, written, spoken) => {
    expect(said(written)).toBe(spoken);
  });

  test('contains nothing that could be SSML', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', 'b', 'అ', ' ', ';') }),
        (text) => !/[<>&]/u.test(spokenForm(text).text),
      ),
    );
  });

  test('is slowest for letters, and slower for a word than for a text', () => {
    const paces = ['అ ఆ ఇ', 'అమ్మ', 'అమ్మ వచ్చింది.'].map((text) => spokenForm(text).wordsPerMinute);
    expect(paces).toEqual(paces.toSorted((a, b) => a - b));
    expect(paces[0]).toBeGreaterThanOrEqual(90);
    expect(paces[0]).toBeLessThanOrEqual(110);
  });

  test('separates letters with pauses', () => {
    expect(said('క ఖ గ')).toBe('క, ఖ, గ');
    expect(said('కమలం బాగుంది')).not.toContain(',');
  });

  test('is English when there is no Telugu', () => {
    expect(spokenForm('5 apples & pears')).toMatchObject({ language: 'en', text: '5 apples  and  pears' });
    expect(spokenForm('5')).toMatchObject({ language: 'te' });
    expect(spokenForm('apple అంటే')).toMatchObject({ language: 'te' });
  });
});

describe('numbers', () => {
  test.each([
    [0, 'సున్నా'],
    [14, 'పద్నాలుగు'],
    [21, 'ఇరవై ఒకటి'],
    [90, 'తొంభై'],
    [100, 'వంద'],
    [101, 'నూట ఒకటి'],
    [200, 'రెండు వందలు'],
    [999, 'తొమ్మిది వందల తొంభై తొమ్మిది'],
    [1000, 'వెయ్యి'],
    [2026, 'రెండు వేల ఇరవై ఆరు'],
    [100_000, 'లక్ష'],
    [250_000, 'రెండు లక్షల యాభై వేలు'],
    [10_000_000, 'కోటి'],
    [999_999_999, 'తొంభై తొమ్మిది కోట్ల తొంభై తొమ్మిది లక్షల తొంభై తొమ్మిది వేల తొమ్మిది వందల తొంభై తొమ్మిది'],
  ])('%d is %s', (number, words) => {
    expect(numberInTelugu(number)).toBe(words);
  });
});

describe('timings from the engine', () => {
  test('belong to the written words, however many words are spoken for each', () => {
    const written = 'నాకు 25 — పండ్లు';
    const form = spokenForm(written);
    const at = (text: string) => [...form.text.slice(0, form.text.indexOf(text))].length;
    const events = [
      { position: at('నాకు'), time: 0 },
      { position: at('ఇరవై'), time: 0.4 },
      { position: at('ఐదు'), time: 0.7 },
      { position: at('పణ్డ్లు'), time: 1 },
    ];
    expect(timingsFromEvents(written, form, events, 1.6)).toEqual([
      { text: 'నాకు', startTime: 0, endTime: 0.4 },
      { text: '25', startTime: 0.4, endTime: 1 },
      { text: 'పండ్లు', startTime: 1, endTime: 1.6 },
    ]);
  });

  test('are shared by a word that the engine says together with the one before', () => {
    const events = [
      { position: 0, time: 0 },
      { position: 6, time: 1 },
    ];
    expect(timingsFromEvents('aa bb cc', unchanged('aa bb cc'), events, 2).map(({ startTime }) => startTime)).toEqual([
      0, 0.5, 1,
    ]);
  });

  test('exist for each word, in order and inside the audio, whatever the events are', () => {
    const event = fc.record({ position: fc.nat(60), time: fc.double({ min: 0, max: 5, noNaN: true }) });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('అం', '1', ' ', '—', 'a', '😀'), minLength: 1 }),
        fc.array(event),
        (text, events) => {
          const timings = timingsFromEvents(text, spokenForm(text), events, 4);
          expect(timings.map((timing) => timing.text)).toEqual(wordsOf(text).map((word) => word.text));
          let before = 0;
          for (const { startTime, endTime } of timings) {
            expect(startTime).toBeGreaterThanOrEqual(before - 1e-9);
            expect(endTime).toBeGreaterThan(startTime);
            expect(endTime).toBeLessThanOrEqual(4);
            before = endTime;
          }
        },
      ),
    );
  });
});
