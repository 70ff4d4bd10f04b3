import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const SPEC_FIELDS = {
  poetId: 'vemana',
  title: 'ఉప్పు',
  previewText: 'ఉప్పు కప్పురంబు',
  tags: ['humility'],
  teluguText: 'ఉప్పు కప్పురంబు నొక్క పోలికనుండు',
  teluguMeaning: 'ఒకేలా ఉంటాయి.',
  englishTranslation: 'They look alike.',
};

describe('a poem', () => {
  it('with the fields of the spec gets no other fields', () => {
    expect(understand('poems', SPEC_FIELDS)).toStrictEqual(SPEC_FIELDS);
  });

  it('of our own collection also has its meter, grade, hard words, makutam and source', () => {
    const own = {
      ...SPEC_FIELDS,
      titleEnglish: 'Salt',
      meter: 'ataveladi',
      grade: 3,
      hardWords: [{ word: 'ధర', meaning: { te: 'భూమి', en: 'the earth' } }],
      makutam: { word: 'సుమతీ', meaning: { te: 'మంచి బుద్ధి గలవారా', en: 'you of good sense' } },
      source: { te: 'సుమతీ శతకం', en: 'Sumati Satakam' },
      isExcerpt: true,
    };
    expect(understand('poems', own)).toStrictEqual(own);
  });

  it('may be a song', () => {
    expect(understand('poems', { ...SPEC_FIELDS, meter: 'song' })).toStrictEqual({ ...SPEC_FIELDS, meter: 'song' });
  });

  it('drops invalid fields', () => {
    const broken = {
      ...SPEC_FIELDS,
      titleEnglish: 7,
      meter: 'limerick',
      grade: 13,
      hardWords: [{ word: '' }, 'ధర', { word: 'ధర', meaning: { te: 'భూమి' } }],
      makutam: 'సుమతీ',
      source: 'Sumati Satakam',
      isExcerpt: 'yes',
    };
    expect(understand('poems', broken)).toStrictEqual({
      ...SPEC_FIELDS,
      hardWords: [{ word: 'ధర', meaning: { te: 'భూమి', en: '' } }],
    });
  });

  it('from an empty document is empty, not an error', () => {
    expect(understand('poems', {})).toMatchObject({ title: '', teluguText: '', tags: [] });
  });
});

describe('a poet', () => {
  it('with the fields of the spec gets no other fields', () => {
    expect(understand('poets', { name: 'Vemana', period: '17th century' })).toStrictEqual({
      name: 'Vemana',
      period: '17th century',
    });
  });
});
