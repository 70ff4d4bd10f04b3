import { loosened, soundKey } from '../script/soundKey';
import type { Poem } from './poem';

const JOINERS = /[\u200b-\u200d\u2060\ufeff]/gu;
// Shorter ones sound like a part of nearly every poem; where a word was found as it is written, we ask for more.
const MIN_SOUND_LENGTH = 3;
const MIN_SOUND_LENGTH_BESIDE_WRITTEN = 4;

const plain = (text: string): string => text.normalize('NFC').replace(JOINERS, '').toLowerCase();

function written(poem: Poem): string {
  const hard = (poem.hardWords ?? []).flatMap(({ word, meaning }) => [word, meaning.te, meaning.en]);
  const { title, titleEnglish = '', previewText, teluguText, teluguMeaning, englishTranslation, tags } = poem;
  return plain(
    [title, titleEnglish, previewText, teluguText, teluguMeaning, englishTranslation, ...tags, ...hard].join('\n'),
  );
}

// Words run together in a verse by sandhi, so its sound is searched as one string.
const sounding = ({ title, teluguText }: Poem): string => `${soundKey(title)} ${soundKey(teluguText)}`;

/** Made once for each poem, and not before it is asked for. */
function kept(make: (poem: Poem) => string): (poem: Poem) => string {
  const made = new WeakMap<Poem, string>();
  return (poem) => {
    const known = made.get(poem) ?? make(poem);
    made.set(poem, known);
    return known;
  };
}

const writtenIn = kept(written);
const soundOf = kept(sounding);

/** Reading a poem for the first search takes longest; it may be done before one is typed. */
export function prepareSearch(poem: Poem): void {
  writtenIn(poem);
  soundOf(poem);
}

/** How a word may sound inside a verse: its last m becomes an n before most of what may follow. */
function soundsOf(word: string): string[] {
  const sound = soundKey(word);
  return sound.endsWith('m') ? [sound, `${sound.slice(0, -1)}n`] : [sound];
}

const sameSound = (key: string): string => key;

/**
 * The poems that have every word asked for. Those that have them as they are written, in either script, come first;
 * then those in which they sound so (uppu for ఉప్పు). Only if there is none, doubled letters count as single.
 */
export function searchPoems<P extends Poem>(poems: readonly P[], query: string): readonly P[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return poems;
  const asked = words.map((word) => ({ word, sounds: soundsOf(word) }));

  const missingIn = (poem: P) => asked.filter(({ word }) => !writtenIn(poem).includes(word));
  const sure = poems.filter((poem) => missingIn(poem).length === 0);
  const others = poems.filter((poem) => missingIn(poem).length > 0);
  const shortest = sure.length > 0 ? MIN_SOUND_LENGTH_BESIDE_WRITTEN : MIN_SOUND_LENGTH;
  const hasSounds = (poem: P, hear: (key: string) => string) => {
    const sound = hear(soundOf(poem));
    const isHeard = (one: string) => one.length >= shortest && sound.includes(one);
    return missingIn(poem).every(({ sounds }) => sounds.some((one) => isHeard(hear(one))));
  };
  const found = [...sure, ...others.filter((poem) => hasSounds(poem, sameSound))];
  return found.length > 0 ? found : others.filter((poem) => hasSounds(poem, loosened));
}
