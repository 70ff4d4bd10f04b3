import type { Bilingual } from '../../domain/bilingual';
import { type Akshara, SIGNS, STACKED, WITH_SIGNS, aksharaText } from '../../domain/lesson/akshara';
import { type Focus, entryOfFocus } from '../../domain/lesson/focus';
import { isMetLetter, isMetSign, type Material } from '../../domain/lesson/material';
import { ownPairs, signsTakenFor, takenFor, whyNot } from '../../domain/lesson/mixUp';
import { soundOf } from '../../domain/lesson/entry';
import { whyRight } from '../../domain/lesson/whyRight';
import { type Random, shuffled } from '../../domain/random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';

export type BuildTask = {
  readonly key: string;
  readonly target: Akshara;
  /** The pieces to build with; a part with one piece is not asked. */
  readonly pieces: {
    readonly consonant: readonly string[];
    readonly vottu: readonly string[];
    readonly sign: readonly string[];
  };
  /** By wrong akshara, why it is wrong, if known. */
  readonly whys: Readonly<Record<string, Bilingual>>;
  /** Why the target is right. */
  readonly why?: Bilingual;
};

const PIECES = 4;
/** With fewer pieces, guessing is too easy. */
const MIN_PIECES = 3;
const FIRST_CONSONANT = 'క';
const FIRST_SIGNS = ['ా', 'ి', 'ీ', 'ు', 'ూ'] as const;
/** These signs sound like a ర vottu: క్రు. */
const SIGNS_LIKE_VOTTU = ['ృ', 'ౄ'];

type Tiers = readonly [own: readonly string[], likely: readonly string[], all: readonly string[]];

const isConsonant = (letter: string) => PRIMER_CONSONANTS.some((one) => one === letter);

/** The right piece and wrong ones that sound different: own mix-ups first, then likely ones, then others. */
function choosePieces(right: string, [own, likely, all]: Tiers, random: Random): string[] {
  const pieces = [right];
  for (const piece of [...own, ...shuffled(likely, random), ...shuffled(all, random)]) {
    if (pieces.length < PIECES && !pieces.some((one) => one === piece || soundOf(one) === soundOf(piece)))
      pieces.push(piece);
  }
  return shuffled(pieces, random);
}

function targetOf(focus: Focus, random: Random): Akshara | null {
  if (focus.about === 'akshara') return focus.akshara;
  if (focus.about !== 'letter') return null;
  const { letter } = focus.letter;
  const vowel = PRIMER_VOWELS.findIndex((one) => one === letter);
  if (vowel < 0 && !WITH_SIGNS.includes(letter)) return null;
  const sign = vowel >= 0 ? SIGNS[vowel] : FIRST_SIGNS[Math.floor(random() * FIRST_SIGNS.length)];
  return sign === undefined ? null : { consonant: vowel >= 0 ? FIRST_CONSONANT : letter, vottu: '', sign };
}

/** All wrong aksharas that can be built from the pieces. */
export const otherBuilds = ({ target, pieces }: Pick<BuildTask, 'target' | 'pieces'>): readonly Akshara[] =>
  pieces.consonant
    .flatMap((consonant) => pieces.vottu.flatMap((vottu) => pieces.sign.map((sign) => ({ consonant, vottu, sign }))))
    .filter((akshara) => aksharaText(akshara) !== aksharaText(target));

const whysOf = (confusions: Material['confusions'], task: Pick<BuildTask, 'target' | 'pieces'>): BuildTask['whys'] =>
  Object.fromEntries(
    otherBuilds(task)
      .map(aksharaText)
      .flatMap((other) => {
        const why = whyNot(confusions, aksharaText(task.target), other);
        return why ? [[other, why]] : [];
      }),
  );

export function makeBuildTask(material: Material, focus: Focus, random: Random): BuildTask | null {
  const target = targetOf(focus, random);
  if (!target) return null;
  const { confusions } = material;
  const own = ownPairs(material);
  const why = whyRight(material, { about: 'akshara', akshara: target });
  const { consonant, vottu, sign } = target;
  const isOfVowel = focus.about === 'letter' && !isConsonant(focus.letter.letter);
  const known = (vottu === '' ? WITH_SIGNS : STACKED).filter(
    (letter) => focus.about !== 'letter' || isMetLetter(material, letter),
  );
  const consonantsLike = (letter: string) =>
    [own, confusions].map((pairs) => takenFor(pairs, letter).filter((other) => known.includes(other)));
  // Before the gunintalu lesson, only the first signs are offered.
  const signs = (focus.about === 'letter' && !isOfVowel ? ['', ...FIRST_SIGNS] : SIGNS).filter(
    (one) => isMetSign(material, one) && (vottu === '' || !SIGNS_LIKE_VOTTU.includes(one)),
  );
  const signsLike = [own, confusions].map((pairs) => signsTakenFor(pairs, sign, signs));
  const among = (right: string, [mine = [], likely = []]: readonly (readonly string[])[], all: readonly string[]) =>
    choosePieces(right, [mine, likely, all], random);
  const [ownVottus = [], likelyVottus = []] = vottu === '' ? [] : consonantsLike(vottu);
  const pieces = {
    consonant: isOfVowel ? [consonant] : among(consonant, consonantsLike(consonant), known),
    vottu: vottu === '' ? [''] : among(vottu, [ownVottus, ['', ...likelyVottus]], known),
    sign: among(sign, signsLike, signs),
  };
  if (pieces.sign.length < MIN_PIECES || (!isOfVowel && pieces.consonant.length < MIN_PIECES)) return null;
  const whys = whysOf(confusions, { target, pieces });
  return { key: entryOfFocus(focus).key, target, pieces, whys, ...(why ? { why } : {}) };
}

export const targetText = ({ target }: BuildTask): string => aksharaText(target);
