import type { Random } from '../../domain/random';
import { failed, ok, type Result } from '../../domain/result';
import type { BankWord } from '../../domain/tutor/bankWord';
import { type Found, wordFinder } from '../../domain/tutor/findWord';
import { nextExplanation } from '../../domain/tutor/nextExplanation';
import type { Material } from '../../domain/tutor/questions/draft';
import { attestedWords } from '../../domain/tutor/questions/grammar';
import { writeQuestions } from '../../domain/tutor/questions/writeQuestions';
import type { AskOptions, KnownWord, Tutor, TutorError } from '../../ports/tutor';

type Knowledge = { readonly find: (text: string) => Found; readonly material: Material };

const known = ({ id, english, telugu, category, emoji }: BankWord): KnownWord => ({
  id,
  english,
  telugu,
  category,
  ...(emoji === undefined ? {} : { emoji }),
});

/** The bank is a piece of its own, fetched by the first question. */
async function loadKnowledge(): Promise<Knowledge> {
  const [{ wordBank }, { CATEGORY_TEXTS }] = await Promise.all([
    import('../../content/words'),
    import('../../content/words/categories'),
  ]);
  return {
    find: wordFinder(wordBank),
    material: { bank: wordBank, attested: attestedWords(wordBank), categories: CATEGORY_TEXTS },
  };
}

export type BuiltInOptions = { readonly random?: Random; readonly load?: () => Promise<Knowledge> };

/** Answers from our own word bank, on this device. What it does not know it says; it never invents. */
export function openBuiltInTutor({ random = Math.random, load = loadKnowledge }: BuiltInOptions = {}): Tutor {
  let loaded: Promise<Knowledge> | undefined;
  const knowledge = () => {
    loaded ??= load();
    // A failed download is tried again by the next question.
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };

  async function about<T>(
    text: string,
    { signal }: AskOptions,
    answer: (word: BankWord, material: Material) => Result<T, TutorError>,
  ): Promise<Result<T, TutorError>> {
    if (text.trim() === '') return failed({ kind: 'nothing-asked' });
    const ready = await knowledge().catch(() => null);
    if (signal?.aborted) return failed({ kind: 'stopped' });
    if (!ready) return failed({ kind: 'unreachable' });
    const found = ready.find(text);
    if (found.kind === 'unknown') return failed({ kind: 'unknown-word', nearest: found.nearest.map(known) });
    return answer(found.word, ready.material);
  }

  return {
    name: 'built-in',

    warm: () =>
      knowledge().then(
        () => undefined,
        () => undefined,
      ),

    explain: (text, { said = [], interests = [], ...options } = {}) =>
      about(text, options, (word) => {
        const explanation = nextExplanation(word, said, interests);
        if (!explanation) return failed({ kind: 'exhausted' });
        return ok({ english: explanation.en, telugu: explanation.te, word: known(word) });
      }),

    translate: (text, options = {}) => about(text, options, (word) => ok({ telugu: word.telugu, word: known(word) })),

    writeQuestions: ({ text, count, level }, options = {}) =>
      about(text, options, (word, material) => {
        const questions = writeQuestions(word, count, level, material, random);
        return questions.length === count ? ok(questions) : failed({ kind: 'exhausted' });
      }),
  };
}
