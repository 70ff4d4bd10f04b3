import { useCallback, useEffect, useState } from 'react';
import { loadLesson } from '../../../content/lessons';
import type { LessonId } from '../../../domain/lesson/lesson';
import type { Item, LessonContent } from '../../../domain/lesson/lessonContent';
import { bankItems } from './bankItems';

/** A lesson's content, with the words of the bank that it shows, by their ids. */
export type ShownLesson = { readonly content: LessonContent; readonly words: ReadonlyMap<string, Item> };

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly shown: ShownLesson };

async function load(id: LessonId): Promise<Loading> {
  try {
    const content = await loadLesson(id);
    return { kind: 'loaded', shown: { content, words: await bankItems(content) } };
  } catch (thrown) {
    console.warn(`The lesson ${id} could not be loaded:`, thrown);
    return { kind: 'failed' };
  }
}

export function useShownLesson(id: LessonId): { readonly loading: Loading; readonly loadAgain: () => Promise<void> } {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });

  useEffect(() => {
    let isHere = true;
    void load(id).then((loaded) => {
      if (isHere) setLoading(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [id]);

  const loadAgain = useCallback(async () => {
    setLoading({ kind: 'loading' });
    setLoading(await load(id));
  }, [id]);

  return { loading, loadAgain };
}
