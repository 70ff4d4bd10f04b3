import * as v from 'valibot';
import { POEM_FORMS } from '../../domain/padyalu/poemForm';
import { grade } from './learnerShapes';
import { listOf, text, texts } from './tolerant';

const bilingual = v.object({ te: text, en: text });

const words = v.pipe(v.string(), v.nonEmpty());
const explained = v.object({ word: words, meaning: bilingual });

/** A field that documents of the spec do not have. */
const perhaps = <T>(shape: v.GenericSchema<unknown, T>) => v.fallback(v.optional(shape), undefined);

const given = <K extends string, T>(name: K, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: T };

export const poet = v.pipe(
  v.object({
    name: text,
    period: text,
    nameTelugu: perhaps(words),
    periodTelugu: perhaps(words),
    work: perhaps(bilingual),
  }),
  v.transform(({ nameTelugu, periodTelugu, work, ...rest }) => ({
    ...rest,
    ...given('nameTelugu', nameTelugu),
    ...given('periodTelugu', periodTelugu),
    ...given('work', work),
  })),
);

export const poem = v.pipe(
  v.object({
    poetId: text,
    title: text,
    previewText: text,
    tags: texts,
    teluguText: text,
    teluguMeaning: text,
    englishTranslation: text,
    titleEnglish: perhaps(words),
    meter: perhaps(v.picklist(POEM_FORMS)),
    grade: v.optional(grade),
    hardWords: v.optional(listOf(explained)),
    makutam: perhaps(explained),
    source: perhaps(bilingual),
    isExcerpt: perhaps(v.boolean()),
  }),
  v.transform(({ titleEnglish, meter, grade: level, hardWords, makutam, source, isExcerpt, ...rest }) => ({
    ...rest,
    ...given('titleEnglish', titleEnglish),
    ...given('meter', meter),
    ...given('grade', level ?? undefined),
    ...given('hardWords', hardWords),
    ...given('makutam', makutam),
    ...given('source', source),
    ...given('isExcerpt', isExcerpt),
  })),
);
