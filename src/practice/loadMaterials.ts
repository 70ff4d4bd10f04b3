import { entryOfFocus, focusesOf } from '../domain/lesson/focus';
import { LESSON_IDS, type LessonId } from '../domain/lesson/lesson';
import { type Material, materialOfWords } from '../domain/lesson/material';
import { materialOfStory } from '../domain/reading/reviewWord';
import { textKey, type TextName } from '../domain/reading/textKey';
import { sourceOf } from '../domain/runPlanning/itemSource';
import { loadMaterial } from './loadMaterial';

async function wordMaterials(categories: ReadonlySet<string>): Promise<ReadonlyMap<string, Material>> {
  if (categories.size === 0) return new Map();
  const [{ wordHeads }, { CONFUSIONS }] = await Promise.all([
    import('../content/bank/heads'),
    import('../content/lessons/confusions'),
  ]);
  return new Map(
    [...categories].map((category) => [
      category,
      materialOfWords(
        wordHeads.filter((word) => word.category === category),
        CONFUSIONS,
      ),
    ]),
  );
}

/** Skips texts that no longer exist. */
async function textMaterials(texts: readonly TextName[]): Promise<ReadonlyMap<string, Material>> {
  const named = new Map(texts.map((text) => [textKey(text), text]));
  if (named.size === 0) return new Map();
  const [{ loadRhyme, loadStory }, { CONFUSIONS }] = await Promise.all([
    import('../content/shelf/texts'),
    import('../content/lessons/confusions'),
  ]);
  const loaded = await Promise.all(
    [...named].map(async ([key, text]) => {
      const found = await (text.kind === 'story' ? loadStory(text.id) : loadRhyme(text.id));
      return found ? [[key, materialOfStory(text, found.words, CONFUSIONS)] as const] : [];
    }),
  );
  return new Map(loaded.flat());
}

/**
 * The material of items whose key does not name their lesson. Lessons in which nothing is finished come last: a learner
 * may have practiced on their pages.
 */
async function courseMaterials(
  keys: readonly string[],
  lessonsPracticed: readonly LessonId[],
): Promise<ReadonlyMap<string, Material>> {
  const byKey = new Map<string, Material>();
  if (keys.length === 0) return byKey;
  const add = (material: Material) => {
    for (const focus of focusesOf(material)) {
      const { key } = entryOfFocus(focus);
      if (!byKey.has(key)) byKey.set(key, material);
    }
  };
  (await Promise.all(lessonsPracticed.map(loadMaterial))).forEach(add);
  for (const id of LESSON_IDS.filter((one) => !lessonsPracticed.includes(one))) {
    if (keys.every((key) => byKey.has(key))) break;
    add(await loadMaterial(id));
  }
  return byKey;
}

/**
 * Loads only the material that exercises about these items need.
 * @param lessonsPracticed the lessons that most likely contain an item of the whole course
 */
export async function loadMaterials(
  keys: readonly string[],
  lessonsPracticed: readonly LessonId[],
): Promise<(key: string) => Material | undefined> {
  const sources = keys.flatMap((key) => sourceOf(key) ?? []);
  const lessonIds = new Set(sources.flatMap((source) => (source.kind === 'lesson' ? [source.lessonId] : [])));
  const categories = new Set(sources.flatMap((source) => (source.kind === 'words' ? [source.category] : [])));
  const texts = sources.flatMap((source) => (source.kind === 'text' ? [source.text] : []));
  const courseKeys = keys.filter((key) => sourceOf(key)?.kind === 'course');
  const [lessons, words, byText, ofCourse] = await Promise.all([
    Promise.all([...lessonIds].map(async (id) => [id, await loadMaterial(id)] as const)),
    wordMaterials(categories),
    textMaterials(texts),
    courseMaterials(courseKeys, lessonsPracticed),
  ]);
  const byLesson = new Map(lessons);

  return (key) => {
    const source = sourceOf(key);
    switch (source?.kind) {
      case 'lesson':
        return byLesson.get(source.lessonId);
      case 'words':
        return words.get(source.category);
      case 'text':
        return byText.get(textKey(source.text));
      case 'course':
        return ofCourse.get(key);
      default:
        return undefined;
    }
  };
}
