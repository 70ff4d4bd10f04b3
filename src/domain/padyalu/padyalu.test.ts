import { describe, expect, it } from 'vitest';
import { firstLetter, linesOf, previewOf } from './fallbacks';
import { countsByPoet, filterPoems, gradesOf, neighborsOf, tagsOf } from './filterPoems';
import type { Poem } from './poem';
import { searchPoems } from './searchPoems';

const EMPTY_POEM: Poem = {
  id: '',
  poetId: '',
  title: '',
  previewText: '',
  tags: [],
  teluguText: '',
  teluguMeaning: '',
  englishTranslation: '',
};

const salt: Poem = {
  ...EMPTY_POEM,
  id: 'salt',
  poetId: 'vemana',
  title: 'ఉప్పు కప్పురంబు',
  titleEnglish: 'Salt and camphor',
  tags: ['humility', 'honesty'],
  grade: 3,
  teluguText: 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు\nచూడ చూడ రుచుల జాడ వేరు',
  teluguMeaning: 'ఉప్పు, కర్పూరం ఒకేలా ఉంటాయి.',
  englishTranslation: 'Salt and camphor look alike.',
  hardWords: [{ word: 'జాడ', meaning: { te: 'గుర్తు', en: 'trace' } }],
};
const song: Poem = {
  ...EMPTY_POEM,
  id: 'song',
  poetId: 'vemana',
  title: 'అనగననగ రాగం',
  tags: ['effort', 'honesty'],
  grade: 2,
  teluguText: 'అనగననగ రాగమతిశయిల్లుచునుండు',
  englishTranslation: 'Sing a tune again and again.',
};
const wealth: Poem = {
  ...EMPTY_POEM,
  id: 'wealth',
  poetId: 'baddena',
  title: 'ధనము',
  grade: 10,
  teluguText: 'ధనమెచ్చిన మదమెచ్చును',
};
const POEMS = [salt, song, wealth];
const idsOf = (poems: readonly Poem[]) => poems.map(({ id }) => id);

describe('filtering poems', () => {
  it('returns every poem without a filter', () => {
    expect(filterPoems(POEMS, {})).toEqual(POEMS);
  });

  it.each([
    [{ poetId: 'vemana' }, ['salt', 'song']],
    [{ tag: 'effort' }, ['song']],
    [{ grade: 10 }, ['wealth']],
    [{ poetId: 'vemana', tag: 'honesty', grade: 3 }, ['salt']],
    [{ poetId: 'nobody' }, []],
  ])('by %o finds %o', (filter, found) => {
    expect(idsOf(filterPoems(POEMS, filter))).toEqual(found);
  });

  it('lists tags with the most common first, and grades in ascending order', () => {
    expect(tagsOf(POEMS)).toEqual(['honesty', 'humility', 'effort']);
    expect(gradesOf([...POEMS, EMPTY_POEM])).toEqual([2, 3, 10]);
    expect(countsByPoet(POEMS)).toEqual(
      new Map([
        ['vemana', 2],
        ['baddena', 1],
      ]),
    );
  });

  it('finds the previous and next poem of the same poet', () => {
    expect(neighborsOf(POEMS, salt)).toEqual({ previous: undefined, next: song });
    expect(neighborsOf(POEMS, song)).toEqual({ previous: salt, next: undefined });
    expect(neighborsOf(POEMS, { id: 'new', poetId: 'vemana' })).toEqual({ previous: undefined, next: undefined });
  });
});

describe('searching poems', () => {
  it.each([
    ['', ['salt', 'song', 'wealth']],
    ['  ', ['salt', 'song', 'wealth']],
    ['ఉప్పు', ['salt']],
    ['uppu', ['salt']],
    ['uppu kappurambu', ['salt']],
    ['Salt', ['salt']],
    ['trace', ['salt']],
    ['raagam', ['song']],
    ['anagananaga', ['song']],
    ['upu', ['salt']],
    ['kapurambu', ['salt']],
    ['tune song', []],
    ['dhanam', ['wealth']],
    ['dhanamechchina', ['wealth']],
    ['ధనం', ['wealth']],
    ['effort', ['song']],
    ['<b>', []],
    ['zzz', []],
    ['ఏనుగు', []],
  ])('for “%s” finds %o', (query, found) => {
    expect(idsOf(searchPoems(POEMS, query))).toEqual(found);
  });

  it('lists spelling matches before sound matches', () => {
    const latin = { ...EMPTY_POEM, id: 'latin', englishTranslation: 'Uppu is salt.' };
    expect(idsOf(searchPoems([salt, latin], 'uppu'))).toEqual(['latin', 'salt']);
  });

  it('finds a word written with joiners or in another Unicode form', () => {
    const joined = { ...EMPTY_POEM, id: 'joined', teluguText: 'క్‌షేమం కైక' };
    expect(idsOf(searchPoems([joined], 'క్షేమం'))).toEqual(['joined']);
    expect(idsOf(searchPoems([joined], 'క\u0c46\u0c56క'))).toEqual(['joined']);
  });

  it('finds a word that ends in ం before another word', () => {
    const joined = { ...EMPTY_POEM, id: 'joined', teluguText: 'ధనం కలదు' };
    expect(idsOf(searchPoems([joined], 'dhanam'))).toEqual(['joined']);
    expect(idsOf(searchPoems([joined], 'ధనము'))).toEqual(['joined']);
  });

  it('takes less than 300 ms for five thousand indexed poems', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...salt, id: String(index) }));
    searchPoems(many, 'warm up');
    const started = performance.now();
    expect(searchPoems(many, 'uppu')).toHaveLength(5000);
    expect(performance.now() - started).toBeLessThan(300);
  });
});

describe('a poem with missing fields', () => {
  it('is previewed by its first line', () => {
    expect(previewOf({ previewText: ' ', teluguText: '\n మొదటి \nరెండో' })).toBe('మొదటి');
    expect(previewOf(EMPTY_POEM)).toBe('');
  });

  it('has no empty lines at its start and end, but keeps those between stanzas', () => {
    expect(linesOf({ teluguText: '\r\nఒకటి\r\n\r\nరెండు\u2028మూడు\n\n' })).toEqual(['ఒకటి', '', 'రెండు', 'మూడు']);
    expect(linesOf(EMPTY_POEM)).toEqual([]);
  });

  it('always has a letter for its picture', () => {
    expect(firstLetter('శ్రీ రాముని')).toBe('శ్రీ');
    expect(firstLetter('Vemana')).toBe('అ');
  });
});
