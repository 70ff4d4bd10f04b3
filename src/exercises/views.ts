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

/** How the kinds of a lesson are drawn, with which nearly every sitting begins. */
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

let views: Partial<AllViews> = LESSON_VIEWS;
let coming: Promise<AllViews> | undefined;

/** The others, fetched when they are needed: a lesson does without them. */
function loadOtherViews(): Promise<AllViews> {
  coming ??= import('./viewsOutsideLessons').then(({ VIEWS_OUTSIDE_LESSONS }) => {
    const all = { ...LESSON_VIEWS, ...VIEWS_OUTSIDE_LESSONS };
    views = all;
    return all;
  });
  return coming;
}

/** Has everything fetched that draws these kinds. What does not arrive is asked for once more where it is drawn. */
export async function fetchViews(kinds: readonly DrawnKindName[]): Promise<void> {
  if (kinds.every((kind) => kind in views)) return;
  await loadOtherViews().catch((thrown: unknown) => {
    coming = undefined;
    console.warn('Some kinds of exercises could not be fetched:', thrown);
  });
}

/** How a kind is drawn; whoever draws it waits where that is still on its way. */
export const useView = <K extends DrawnKindName>(kind: K): AllViews[K] => views[kind] ?? use(loadOtherViews())[kind];
