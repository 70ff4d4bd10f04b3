import { firstWords } from '../../content/firstWords';
import { CONFUSIONS } from '../../content/lessons/confusions';
import { vowels } from '../../content/lessons/vowels';
import { type Material, materialOf } from '../../domain/lesson/material';

/** The lesson of the vowels, and words that begin with the first of them. */
export const trialMaterial: Material = { ...materialOf(vowels, [], CONFUSIONS), words: firstWords };
