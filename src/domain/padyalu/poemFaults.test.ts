import { describe, expect, it } from 'vitest';
import { translationFaults } from '../quiz/translationFaults';
import type { Poem } from './poem';
import { poemFaults, poetFaults } from './poemFaults';

const TAGS = ['humility'];

const validPoem: Poem = {
  id: 'uppu-kappurambu',
  poetId: 'vemana',
  title: 'ఉప్పు కప్పురంబు',
  titleEnglish: 'Salt and camphor',
  previewText: 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు',
  tags: ['humility'],
  meter: 'ataveladi',
  grade: 3,
  teluguText: 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు\nచూడ చూడ రుచుల జాడ వేరు\nపురుషులందు పుణ్య పురుషులు వేరయా\nవిశ్వదాభిరామ వినుర వేమ!',
  teluguMeaning: 'ఉప్పు, కర్పూరం చూడడానికి ఒకేలా ఉంటాయి. కానీ రుచి చూస్తే అవి వేరని తెలుస్తుంది.',
  englishTranslation: 'Salt and camphor look alike, but look closely and their tastes differ.',
  hardWords: [
    { word: 'కప్పురంబు', meaning: { te: 'కర్పూరం', en: 'camphor' } },
    { word: 'పోలిక', meaning: { te: 'ఒకేలా కనిపించడం', en: 'likeness' } },
  ],
  source: { te: 'వేమన పద్యాలు', en: 'Verses of Vemana' },
};

const messagesFor = (changes: Partial<Poem>) =>
  poemFaults({ ...validPoem, ...changes }, TAGS).map(({ level, sentence }) => `${level}: ${sentence}`);

describe('a poem', () => {
  it('without faults has no messages', () => expect(messagesFor({})).toEqual([]));

  it.each<[Partial<Poem>, string]>([
    [{ id: 'a/b' }, 'wrong: id is not made of 1 to 100 letters, digits, - and _.'],
    [{ title: '' }, 'wrong: title is empty.'],
    [{ title: 'Salt' }, 'wrong: title is not in Telugu.'],
    [{ title: ' ఉప్పు' }, 'wrong: title begins or ends with a space.'],
    [{ title: 'క\u0c46\u0c56' }, 'wrong: title is not in Unicode’s composed form (NFC).'],
    [{ titleEnglish: 'ఉప్పు' }, 'wrong: titleEnglish has Telugu letters in it.'],
    [{ englishTranslation: '' }, 'wrong: englishTranslation is empty.'],
    [{ grade: 13 }, 'wrong: grade is not from 1 to 12.'],
    [{ tags: ['humility', 'humility'] }, 'wrong: tags has a subject twice.'],
    [{ tags: ['rockets'] }, 'doubtful: tags has rockets, for which the app has no name.'],
    [{ previewText: 'ఉప్పు' }, 'doubtful: previewText is not the first line.'],
    [{ hardWords: [] }, 'doubtful: hardWords has not two to five words.'],
    [{ source: { te: 'Vemana', en: 'Vemana' } }, 'wrong: source.te is not in Telugu.'],
    [{ teluguMeaning: 'ఉప్పు తెల్లగా ఉంటుంది.' }, 'doubtful: teluguMeaning is shorter than 51 characters.'],
  ])('with %o gets a message', (changes, sentence) => expect(messagesFor(changes)).toContain(sentence));

  it('with a misprint gets a warning that names the line that does not scan', () => {
    const [first, ...rest] = validPoem.teluguText.split('\n');
    const faults = messagesFor({ teluguText: [`${first} వచ్చి`, ...rest].join('\n'), previewText: `${first} వచ్చి` });
    expect(faults).toEqual(['doubtful: it does not scan as ataveladi: line 1.']);
  });

  it('with only the fields of the spec gets warnings, but no errors', () => {
    const { meter: _m, grade: _g, hardWords: _h, titleEnglish: _t, source: _s, ...spec } = validPoem;
    const faults = poemFaults(spec, TAGS);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter(({ level }) => level === 'wrong')).toEqual([]);
  });
});

describe('a poet and a word', () => {
  it('are checked too', () => {
    expect(poetFaults({ id: 'vemana', name: '', period: '17th century' }).map(({ sentence }) => sentence)).toContain(
      'name is empty.',
    );
    const word = { id: 'food_Ice cream', correct: 'పాలు', wrong: 'నీళ్లు', category: 'food' };
    expect(translationFaults(word)).toEqual([]);
    expect(translationFaults({ ...word, wrong: 'పాలు' }).map(({ sentence }) => sentence)).toEqual([
      'correct and wrong are the same word.',
    ]);
    expect(translationFaults({ ...word, id: 'a/b' })).toHaveLength(1);
  });
});
