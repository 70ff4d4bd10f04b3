import { OF_ASKING } from './sentencesOfAsking.testing';
import { OF_BEING } from './sentencesOfBeing.testing';
import { OF_DOING } from './sentencesOfDoing.testing';
import type { Translated } from './translated.testing';

/** Children's English and its right Telugu, made with the words of the bank: written by hand, not by the grammar. */
export const TRANSLATED: readonly Translated[] = [...OF_BEING, ...OF_DOING, ...OF_ASKING];
