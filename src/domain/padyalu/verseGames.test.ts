import { describe, expect, it } from 'vitest';
import { poems } from '../../content/padyalu/poems';
import { findMeter, scan } from '../chandas/scan';
import { soundsOf } from '../chandas/sounds';
import { yatiAgrees } from '../chandas/yati';
import { instructionOf, judged, rightAnswerOf, wrongAnswersOf } from '../../exercises/kinds';
import { seededRandom } from '../lesson/seededRandom';
import { meterExercise, weightExercise, yatiExercise } from './gameTasks';
import type { Poem } from './poem';
import { gameTasks, TASKS_IN_GAME, VERSE_GAMES } from './verseGames';

const seeds = [1, 2, 3];

describe.each(VERSE_GAMES)('the game %s', (game) => {
  it('has eight different tasks with one right answer each, for every grade', () => {
    for (const grade of [null, 1, 3, 6, 10, 12]) {
      for (const seed of seeds) {
        const tasks = gameTasks(game, poems, grade, seededRandom(seed));
        expect(tasks).toHaveLength(TASKS_IN_GAME);
        expect(new Set(tasks.map(({ subject }) => subject.telugu)).size).toBe(TASKS_IN_GAME);
        for (const task of tasks) {
          expect(task.kind).toBe(game);
          expect(judged(task, rightAnswerOf(task)).isRight).toBe(true);
          const wrong = wrongAnswersOf(task).map((answer) => judged(task, answer));
          expect(wrong.length).toBeGreaterThan(0);
          for (const { isRight, explanation } of wrong) {
            expect(isRight).toBe(false);
            expect([explanation.why?.en, explanation.why?.te].every(Boolean)).toBe(true);
          }
          expect(instructionOf(task).te).toMatch(/[\u0c00-\u0c7f]/u);
          expect(JSON.parse(JSON.stringify(task))).toStrictEqual(task);
        }
      }
    }
  });

  it('gives a young learner poems for young learners', () => {
    const easy = poems.filter(({ grade }) => grade <= 5);
    const texts = easy.map(({ teluguText }) => teluguText.replaceAll('\n', ' '));
    for (const { subject } of gameTasks(game, poems, 3, seededRandom(4)))
      expect(texts.some((text) => text.includes(subject.telugu.replaceAll('\n', ' ')))).toBe(true);
  });

  it('skips songs, even those that would scan', () => {
    const songs = poems.map((poem): Poem => ({ ...poem, meter: 'song' }));
    expect(gameTasks(game, songs, null, seededRandom(1))).toEqual([]);
    for (const poem of songs.slice(0, 5)) expect(meterExercise(poem, seededRandom(1))).toBeNull();
  });

  it('works with poems that do not scan and with no poems', () => {
    const [poem] = poems;
    const odd = ['', 'రాముడు బడికి వెళ్లాడు.\nసీత కూడా వెళ్లింది.', '<b>x</b>'].flatMap((teluguText): Poem[] =>
      poem ? [{ ...poem, teluguText }] : [],
    );
    for (const tasks of [gameTasks(game, [], 3, seededRandom(1)), gameTasks(game, odd, 3, seededRandom(1))])
      expect(tasks.every(({ kind }) => kind === 'laghu-or-guru')).toBe(true);
  });
});

describe.each(poems.filter(({ meter }) => meter !== 'song'))('in $id', (poem) => {
  it('the poem scans in the right meter and in none of the other choices', () => {
    const exercise = meterExercise(poem, seededRandom(5));
    if (!exercise) return expect(poem.meter).toBe('seesam');
    const { meter, choices, lines, groups } = exercise.task;
    expect(findMeter(poem.teluguText)?.meter).toBe(meter);
    expect(new Set(choices).size).toBe(4);
    expect(choices.filter((choice) => scan(lines.join('\n'), choice).scans)).toEqual([meter]);
    expect(groups.length).toBeGreaterThan(2);
  });

  it('the yati is the only letter that sounds like the first', () => {
    const exercise = yatiExercise(poem, seededRandom(5));
    if (!exercise) return;
    const { aksharas, at, line } = exercise.task;
    expect(poem.teluguText.replaceAll('\n', ' ')).toContain(line);
    const sounds = aksharas.map(({ text }) => soundsOf(text));
    const alike = sounds.flatMap((letter, place) => {
      const [first] = sounds;
      const agrees = first && yatiAgrees({ letter: first, before: undefined }, { letter, before: sounds[place - 1] });
      return agrees && place > 0 ? [place] : [];
    });
    expect(alike).toEqual([at]);
  });

  it('the reason for a long or short letter is visible in the word', () => {
    for (const seed of seeds) {
      const exercise = weightExercise(poem, seededRandom(seed));
      if (!exercise) {
        // This poem has only laghus.
        expect(poem.id).toBe('adigedanani-kaduvadi');
        continue;
      }
      const { aksharas, at, weight, reason } = exercise.task;
      expect(weight).toBe(reason === 'short' ? 'laghu' : 'guru');
      const letter = soundsOf(aksharas[at] ?? '');
      const next = soundsOf(aksharas[at + 1] ?? '');
      if (reason === 'joined letter') expect(next.consonants.length).toBeGreaterThan(1);
      if (reason === 'short') expect(next.consonants.length).toBeLessThan(2);
      if (reason === 'sunna') expect(letter.anusvara).toBe(true);
    }
  });
});

describe('the explanations', () => {
  it('name the rule', () => {
    const uppu = poems.find(({ id }) => id === 'uppu-kappurambu');
    const meter = uppu && meterExercise(uppu, seededRandom(1));
    expect(meter && judged(meter, 'kandam').explanation.why).toEqual({
      en: 'It is Ataveladi. The ganas of the first line: హ, హ, హ, ర, సల.',
      te: 'ఇది ఆటవెలది. మొదటి పాదంలో గణాలు: హ, హ, హ, ర, సల.',
    });
    const yati = poems
      .flatMap((poem) => yatiExercise(poem, seededRandom(1)) ?? [])
      .find(({ task }) => task.meter === 'utpalamala');
    expect(yati && judged(yati, 1).explanation.why?.en).toMatch(/In Utpalamala the yati falls on letter 10\.$/u);
    expect(yati?.task.at).toBe(9);
  });
});
