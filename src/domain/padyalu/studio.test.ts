import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POEM_FORMS } from './poemForm';
import { studioOf, type StudioLine } from './studio';

const VEMANA = 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు\nచూడ చూడ రుచుల జాడ వేరు\nపురుషులందు పుణ్య పురుషులు వేరయా\nవిశ్వదాభిరామ వినుర వేమ!';

const marks = ({ groups }: StudioLine) =>
  groups.map(({ aksharas }) => aksharas.map(({ weight }) => (weight === 'guru' ? 'U' : 'I')).join(''));
const tied = ({ groups }: StudioLine, tie: string) =>
  groups
    .flatMap(({ aksharas }) => aksharas.filter(({ ties }) => ties.some((one) => one === tie)))
    .map(({ text }) => text);

describe('the studio', () => {
  const studio = studioOf(VEMANA, 'ataveladi');
  const [first, second] = studio.lines;

  it('splits each line into ganas', () => {
    expect(studio.lines).toHaveLength(4);
    expect(first && marks(first)).toEqual(['UI', 'UI', 'UI', 'UIU', 'IIUI']);
    expect(first?.groups.map(({ gana }) => gana?.name)).toEqual(['హ', 'హ', 'హ', 'ర', 'సల']);
    expect(first?.groups.map(({ gana }) => gana?.kind)).toEqual(['surya', 'surya', 'surya', 'indra', 'indra']);
    expect(first?.fits).toBe(true);
    expect(second?.text).toBe('చూడ చూడ రుచుల జాడ వేరు');
  });

  it('marks the letters of the yati', () => {
    expect(first && tied(first, 'yati')).toEqual(['ఉ', 'నొ']);
    expect(second?.yati).toEqual([{ tie: 'yati', letters: ['చూడ', 'జాడ'], verdict: 'agrees by prasa', splits: [] }]);
    expect(second && tied(second, 'yati')).toEqual(['చూ', 'డ', 'జా', 'డ']);
    expect(studio.prasa).toEqual([]);
  });

  it('shows how a letter splits where two words have joined', () => {
    expect(first?.yati).toEqual([
      { tie: 'yati', letters: ['ఉ', 'నొ'], verdict: 'agrees by vowel', splits: ['నొ = న్ + ఒ'] },
    ]);
    const [, line] = studioOf('ఎప్పుడు సంపద కలిగిన\nనప్పుడె బంధువులు వత్తు రది యెట్లన్నన్', 'kandam').lines;
    expect(line?.yati[0]?.splits).toEqual(['న = న్ + అ', 'ర = ర్ + అ']);
  });

  it('marks two yatis in a sragdhara', () => {
    const [line] = studioOf('కూలున్ గుర్రంబు లేనుంగులు ధర గెడయుం గుప్పలై నుగ్గునూచై', 'sragdhara').lines;
    expect(line && [tied(line, 'yati'), tied(line, 'secondYati')]).toEqual([
      ['కూ', 'గు'],
      ['కూ', 'గు'],
    ]);
  });

  it('gives each akshara the index of its spoken word', () => {
    const words = studio.lines.flatMap(({ groups }) =>
      groups.flatMap(({ aksharas }) => aksharas.map(({ word }) => word)),
    );
    expect(words.slice(0, 8)).toEqual([0, 0, 1, 1, 1, 1, 2, 2]);
    expect(words.at(-1)).toBe(VEMANA.split(/\s+/u).length - 1);
    expect(words).toEqual(words.toSorted((one, other) => one - other));
  });

  it('finds the meter of a poem that does not name it', () => {
    expect(studioOf(VEMANA, undefined)).toEqual(studio);
  });

  it('shows long and short sounds, but no ganas, for prose', () => {
    const { meter, lines } = studioOf('రాముడు బడికి వెళ్ళాడు.', undefined);
    expect(meter).toBeNull();
    expect(lines.map(marks)).toEqual([['UIIIIIUUI']]);
    expect(lines[0]?.groups[0]?.gana).toBeNull();
  });

  it('shows long and short sounds, but no meter, for a song', () => {
    const { meter, isSong, lines, prasa } = studioOf(VEMANA, 'song');
    expect([meter, isSong, prasa]).toEqual([null, true, []]);
    expect(lines).toHaveLength(4);
    for (const { fits, yati, groups } of lines)
      expect([fits, yati, groups.map(({ gana }) => gana)]).toEqual([true, [], [null]]);
    expect(studio.isSong).toBe(false);
  });

  it('marks a line that does not fit', () => {
    expect(studioOf('ఉప్పు\nకప్పు', 'ataveladi').lines.map(({ fits }) => fits)).toEqual([false, false]);
  });

  it('never throws and never makes an empty group, whatever the text', () => {
    const letters = fc.string({
      unit: fc.constantFrom('క', 'ష', '్', 'ా', 'ం', 'అ', '\u200d', '\u200c', ' ', '\n', 'a', '😀'),
    });
    fc.assert(
      fc.property(
        fc.oneof(letters, fc.string({ unit: 'grapheme' })),
        fc.constantFrom(...POEM_FORMS, undefined),
        (text, meter) => {
          const { lines } = studioOf(text, meter);
          for (const { groups } of lines) expect(groups.every(({ aksharas }) => aksharas.length > 0)).toBe(true);
        },
      ),
    );
  });
});
