import * as v from 'valibot';
import { POEM_FORMS } from '../../domain/padyalu/poemForm';
import { grade } from './learnerShapes';
import { listOf, text, texts } from './tolerant';

const bilingual = v.object({ te: text, en: text });

const words = v.pipe(v.string(), v.nonEmpty());
const explained = v.object({ word: words, meaning: bilingual });

/** For fields that documents of the spec do not have. */
const optional = <T>(shape: v.GenericSchema<unknown, T>) => v.fallback(v.optional(shape), undefined);

const fieldIfSet = <K extends string, T>(name: K, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: T };

export const poet = v.pipe(
  v.object({
    name: text,
    period: text,
    nameTelugu: optional(words),
    periodTelugu: optional(words),
    work: optional(bilingual),
  }),
  v.transform(({ nameTelugu, periodTelugu, work, ...rest }) => ({
    ...rest,
    ...fieldIfSet('nameTelugu', nameTelugu),
    ...fieldIfSet('periodTelugu', periodTelugu),
    ...fieldIfSet('work', work),
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
    titleEnglish: optional(words),
    meter: optional(v.picklist(POEM_FORMS)),
    grade: v.optional(grade),
    hardWords: v.optional(listOf(explained)),
    makutam: optional(explained),
    source: optional(bilingual),
    isExcerpt: optional(v.boolean()),
  }),
  v.transform(({ titleEnglish, meter, grade: level, hardWords, makutam, source, isExcerpt, ...rest }) => ({
    ...rest,
    ...fieldIfSet('titleEnglish', titleEnglish),
    ...fieldIfSet('meter', meter),
    ...fieldIfSet('grade', level ?? undefined),
    ...fieldIfSet('hardWords', hardWords),
    ...fieldIfSet('makutam', makutam),
    ...fieldIfSet('source', source),
    ...fieldIfSet('isExcerpt', isExcerpt),
  })),
);
