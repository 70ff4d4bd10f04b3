import { firstWords } from '../../content/firstWords';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { vowels } from '../../content/lessons/vowels';
import { type Material, materialOf } from '../../domain/lesson/material';

/** The vowels lesson, with words that begin with the first vowels. */
export const trialMaterial: Material = { ...materialOf(vowels, [], CONFUSIONS), words: firstWords };
