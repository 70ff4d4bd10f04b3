import { OF_ASKING } from './sentencesOfAsking.testing';
import { OF_BEING } from './sentencesOfBeing.testing';
import { OF_DOING } from './sentencesOfDoing.testing';
import type { Translated } from './translated.testing';

/** Children's sentences and their correct Telugu, written by hand and not by the grammar. */
export const TRANSLATED: readonly Translated[] = [...OF_BEING, ...OF_DOING, ...OF_ASKING];
