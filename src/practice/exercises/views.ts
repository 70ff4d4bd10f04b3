import type { ReactNode } from 'react';
import type { Answers, DrawnKindName, Tasks } from '../../domain/exercise/kinds';
import { BuildView } from './build-akshara/BuildView';
import { GapView } from './fill-gap/GapView';
import { FirstLettersView } from './first-letters/FirstLettersView';
import { HearView } from './hear-and-pick/HearView';
import { HearTypeView } from './hear-and-type/HearTypeView';
import { LaghuOrGuruView } from './laghu-or-guru/LaghuOrGuruView';
import { LineGapView } from './line-gap/LineGapView';
import { LineOrderView } from './line-order/LineOrderView';
import { PairsView } from './match-pairs/PairsView';
import { MendWordView } from './mend-word/MendWordView';
import { NextLineView } from './next-line/NextLineView';
import { MeaningView } from './pick-meaning/MeaningView';
import { PictureView } from './pick-picture/PictureView';
import { PictureTypeView } from './picture-and-type/PictureTypeView';
import { ReadLineView } from './read-line/ReadLineView';
import { SoundView } from './see-and-pick-sound/SoundView';
import { StoryChoiceView } from './story-choice/StoryChoiceView';
import { StoryOrderView } from './story-order/StoryOrderView';
import { TrueView } from './true-or-not/TrueView';
import { TraceView } from './trace-letter/TraceView';
import type { ViewProps } from './viewProps';
import { WhereYatiView } from './where-yati/WhereYatiView';
import { WhichMeterView } from './which-meter/WhichMeterView';
import { OrderView } from './word-order/OrderView';
import { WriteView } from './write-letter/WriteView';
import { WordPartsView } from './word-parts/WordPartsView';

type Views = { readonly [K in DrawnKindName]: (props: ViewProps<Tasks[K], Answers[K]>) => ReactNode };

/** How each kind is drawn. */
export const VIEWS: Views = {
  'build-akshara': BuildView,
  'fill-gap': GapView,
  'hear-and-pick': HearView,
  'match-pairs': PairsView,
  'pick-meaning': MeaningView,
  'pick-picture': PictureView,
  'see-and-pick-sound': SoundView,
  'story-choice': StoryChoiceView,
  'story-order': StoryOrderView,
  'true-or-not': TrueView,
  'word-order': OrderView,
  'hear-and-type': HearTypeView,
  'picture-and-type': PictureTypeView,
  'word-parts': WordPartsView,
  'mend-word': MendWordView,
  'read-line': ReadLineView,
  'first-letters': FirstLettersView,
  'line-gap': LineGapView,
  'line-order': LineOrderView,
  'next-line': NextLineView,
  'laghu-or-guru': LaghuOrGuruView,
  'where-yati': WhereYatiView,
  'which-meter': WhichMeterView,
  'trace-letter': TraceView,
  'write-letter': WriteView,
};
