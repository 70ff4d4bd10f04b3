import type { DrawnKindName, LessonKindName } from './kinds';
import { FirstLettersView } from './first-letters/FirstLettersView';
import { HearTypeView } from './hear-and-type/HearTypeView';
import { LaghuOrGuruView } from './laghu-or-guru/LaghuOrGuruView';
import { LineGapView } from './line-gap/LineGapView';
import { LineOrderView } from './line-order/LineOrderView';
import { MendWordView } from './mend-word/MendWordView';
import { NextLineView } from './next-line/NextLineView';
import { PictureTypeView } from './picture-and-type/PictureTypeView';
import { ReadLineView } from './read-line/ReadLineView';
import { StoryChoiceView } from './story-choice/StoryChoiceView';
import { StoryOrderView } from './story-order/StoryOrderView';
import { TraceView } from './trace-letter/TraceView';
import { WhereYatiView } from './where-yati/WhereYatiView';
import { WhichMeterView } from './which-meter/WhichMeterView';
import { WordPartsView } from './word-parts/WordPartsView';
import { WriteView } from './write-letter/WriteView';
import type { Views } from './viewProps';

/** The views of kinds outside lessons: poems, stories, spelling and writing. */
export const VIEWS_OUTSIDE_LESSONS: Views<Exclude<DrawnKindName, LessonKindName>> = {
  'story-choice': StoryChoiceView,
  'story-order': StoryOrderView,
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
