import { use } from 'react';
import type { DrawnKindName, LessonKindName } from './kinds';
import { BuildView } from './build-akshara/BuildView';
import { GapView } from './fill-gap/GapView';
import { HearView } from './hear-and-pick/HearView';
import { PairsView } from './match-pairs/PairsView';
import { MeaningView } from './pick-meaning/MeaningView';
import { PictureView } from './pick-picture/PictureView';
import { SoundView } from './see-and-pick-sound/SoundView';
import { TrueView } from './true-or-not/TrueView';
import { OrderView } from './word-order/OrderView';
import type { Views } from './viewProps';

/** The views of the lesson kinds, with which nearly every run begins. */
const LESSON_VIEWS: Views<LessonKindName> = {
  'build-akshara': BuildView,
  'fill-gap': GapView,
  'hear-and-pick': HearView,
  'match-pairs': PairsView,
  'pick-meaning': MeaningView,
  'pick-picture': PictureView,
  'see-and-pick-sound': SoundView,
  'true-or-not': TrueView,
  'word-order': OrderView,
};

type AllViews = Views<DrawnKindName>;

const lessonViews: Partial<AllViews> = LESSON_VIEWS;
let loading: Promise<AllViews> | undefined;

/** Loads the lazy chunk with the other views, which a lesson does not need. */
function loadOtherViews(): Promise<AllViews> {
  if (loading) return loading;
  const started = import('./viewsOutsideLessons').then(({ VIEWS_OUTSIDE_LESSONS }) => {
    const value = { ...LESSON_VIEWS, ...VIEWS_OUTSIDE_LESSONS };
    // With these fields, `use` returns the prefetched views without suspending.
    Object.assign(started, { status: 'fulfilled', value });
    return value;
  });
  loading = started;
  return started;
}

/** Prefetches the views of these kinds. If that fails, `useView` tries again. */
export async function fetchViews(kinds: readonly DrawnKindName[]): Promise<void> {
  if (kinds.every((kind) => kind in lessonViews)) return;
  await loadOtherViews().catch((thrown: unknown) => {
    loading = undefined;
    console.warn('Some kinds of exercises could not be fetched:', thrown);
  });
}

/** The view of a kind. It suspends while the chunk is loading. */
export const useView = <K extends DrawnKindName>(kind: K): AllViews[K] =>
  lessonViews[kind] ?? use(loadOtherViews())[kind];
