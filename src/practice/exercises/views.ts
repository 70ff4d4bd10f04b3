import type { ReactNode } from 'react';
import type { Answers, LessonKindName, Tasks } from '../../domain/exercise/kinds';
import { BuildView } from './build-akshara/BuildView';
import { GapView } from './fill-gap/GapView';
import { HearView } from './hear-and-pick/HearView';
import { PairsView } from './match-pairs/PairsView';
import { MeaningView } from './pick-meaning/MeaningView';
import { PictureView } from './pick-picture/PictureView';
import { SoundView } from './see-and-pick-sound/SoundView';
import { TrueView } from './true-or-not/TrueView';
import type { ViewProps } from './viewProps';
import { OrderView } from './word-order/OrderView';

type Views = { readonly [K in LessonKindName]: (props: ViewProps<Tasks[K], Answers[K]>) => ReactNode };

/** How each kind is drawn. */
export const VIEWS: Views = {
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
