import { loosened, soundKey } from '../script/soundKey';
import type { Poem } from './poem';

const JOINERS = /[\u200b-\u200d\u2060\ufeff]/gu;
// Shorter sounds occur in nearly every poem. If a word was found as spelled, a sound match must be even longer.
const MIN_SOUND_LENGTH = 3;
const MIN_SOUND_LENGTH_BESIDE_SPELLED = 4;

const plain = (text: string): string => text.normalize('NFC').replace(JOINERS, '').toLowerCase();

function searchableText(poem: Poem): string {
  const hard = (poem.hardWords ?? []).flatMap(({ word, meaning }) => [word, meaning.te, meaning.en]);
  const { title, titleEnglish = '', previewText, teluguText, teluguMeaning, englishTranslation, tags } = poem;
  return plain(
    [title, titleEnglish, previewText, teluguText, teluguMeaning, englishTranslation, ...tags, ...hard].join('\n'),
  );
}

// Sandhi joins the words of a verse, so its sound is searched as one string.
const searchableSound = ({ title, teluguText }: Poem): string => `${soundKey(title)} ${soundKey(teluguText)}`;

/** Caches the result per poem, and computes it on first use. */
function cached(make: (poem: Poem) => string): (poem: Poem) => string {
  const cache = new WeakMap<Poem, string>();
  return (poem) => {
    const value = cache.get(poem) ?? make(poem);
    cache.set(poem, value);
    return value;
  };
}

const textOf = cached(searchableText);
const soundOf = cached(searchableSound);

/** Fills the caches before the first search, which would otherwise be slow. */
export function prepareSearch(poem: Poem): void {
  textOf(poem);
  soundOf(poem);
}

/** How a word may sound inside a verse: a final m becomes n before most consonants. */
function soundsOf(word: string): string[] {
  const sound = soundKey(word);
  return sound.endsWith('m') ? [sound, `${sound.slice(0, -1)}n`] : [sound];
}

const sameSound = (key: string): string => key;

/**
 * The poems that contain every word of the query. Spelling matches, in either script, come first; then sound matches
 * (uppu for ఉప్పు). Only if there are none, doubled letters count as single.
 */
export function searchPoems<P extends Poem>(poems: readonly P[], query: string): readonly P[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return poems;
  const queryWords = words.map((word) => ({ word, sounds: soundsOf(word) }));

  const missingIn = (poem: P) => queryWords.filter(({ word }) => !textOf(poem).includes(word));
  const spelled = poems.filter((poem) => missingIn(poem).length === 0);
  const others = poems.filter((poem) => missingIn(poem).length > 0);
  const minLength = spelled.length > 0 ? MIN_SOUND_LENGTH_BESIDE_SPELLED : MIN_SOUND_LENGTH;
  const hasSounds = (poem: P, hear: (key: string) => string) => {
    const sound = hear(soundOf(poem));
    const isHeard = (one: string) => one.length >= minLength && sound.includes(one);
    return missingIn(poem).every(({ sounds }) => sounds.some((one) => isHeard(hear(one))));
  };
  const found = [...spelled, ...others.filter((poem) => hasSounds(poem, sameSound))];
  return found.length > 0 ? found : others.filter((poem) => hasSounds(poem, loosened));
}
