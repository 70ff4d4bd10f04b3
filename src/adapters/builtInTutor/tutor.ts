import type { Random } from '../../domain/random';
import { failed, ok, type Result } from '../../domain/result';
import type { WordHead } from '../../domain/tutor/bankWord';
import { isFitForChildren } from '../../domain/tutor/childSafety';
import { nextExplanation } from '../../domain/tutor/nextExplanation';
import { questionsAboutPhrase } from '../../domain/tutor/questions/questionsAboutPhrase';
import { questionsAboutWords } from '../../domain/tutor/questions/questionsAboutWords';
import type { Understood } from '../../domain/tutor/understand';
import type { Phrase } from '../../domain/translation/phrase';
import type { AskOptions, Explanation, KnownWord, Taken, Tutor, TutorError, TutorTranslation } from '../../ports/tutor';
import { type Knowledge, loadKnowledge, once } from './knowledge';

const known = ({ id, english, telugu, category, emoji }: WordHead): KnownWord => ({
  id,
  english,
  telugu,
  category,
  ...(emoji === undefined ? {} : { emoji }),
});

type Meaning =
  | { readonly kind: 'word'; readonly head: WordHead; readonly taken?: Taken }
  | { readonly kind: 'phrase'; readonly phrase: Phrase; readonly taken?: Taken };

function meaningOf(understood: Understood): Result<Meaning, TutorError> {
  switch (understood.kind) {
    case 'word': {
      const { word: head, how, others, missing } = understood;
      if (how === 'name') return ok({ kind: 'word', head });
      return ok({ kind: 'word', head, taken: { how, others: others.map(known), ...(missing && { missing }) } });
    }
    case 'phrase': {
      const { phrase, how } = understood;
      return ok({ kind: 'phrase', phrase, ...(how !== 'name' && { taken: { how, others: [] } }) });
    }
    case 'missing':
      return failed({ kind: 'missing-words', missing: understood.missing, known: understood.known });
    case 'unknown': {
      const { nearest, instead } = understood;
      return failed({ kind: 'unknown-word', nearest: nearest.map(known), instead: instead.map(known) });
    }
  }
}

/** Explains a phrase by its Telugu and by how that is built. */
const phraseExplanation = ({ english, telugu, build }: Phrase) => ({
  english: [english, ...build.map(({ en }) => en)].join(' '),
  telugu: [telugu, ...build.map(({ te }) => te)].join(' '),
});

export type BuiltInOptions = { readonly random?: Random; readonly load?: () => Promise<Knowledge> };

/** Answers from our own word bank and grammar, on this device. It says what it does not know, and never invents. */
export function openBuiltInTutor({ random = Math.random, load = loadKnowledge }: BuiltInOptions = {}): Tutor {
  const knowledge = once(load);

  async function about<T>(
    text: string,
    { signal }: AskOptions,
    answer: (asked: Meaning, ready: Knowledge) => Promise<Result<T, TutorError>>,
  ): Promise<Result<T, TutorError>> {
    if (text.trim() === '') return failed({ kind: 'nothing-asked' });
    if (!isFitForChildren(text)) return failed({ kind: 'unfit' });
    try {
      const ready = await knowledge();
      const understood = ready.interpreter.matchName(text) ?? ready.interpreter.interpret(text, await ready.more());
      const asked = meaningOf(understood);
      const answered = asked.ok ? await answer(asked.value, ready) : asked;
      return signal?.aborted ? failed({ kind: 'stopped' }) : answered;
    } catch (error) {
      console.info('A part of the word bank could not be loaded:', error);
      return failed({ kind: signal?.aborted ? 'stopped' : 'unreachable' });
    }
  }

  return {
    name: 'built-in',

    warm: () =>
      knowledge().then(
        () => undefined,
        () => undefined,
      ),

    explain: (text, { said = [], interests = [], grade = null, ...options } = {}) =>
      about<Explanation>(text, options, async (asked, { wordWithTexts }) => {
        const taken = asked.taken && { taken: asked.taken };
        if (asked.kind === 'phrase') {
          const { phrase } = asked;
          return said.length > 0
            ? failed({ kind: 'exhausted' })
            : ok({ ...phraseExplanation(phrase), phrase, ...taken });
        }
        const word = await wordWithTexts(asked.head);
        const explanation = word && nextExplanation(word, said, { interests, grade });
        if (!explanation) return failed({ kind: 'exhausted' });
        return ok({ english: explanation.en, telugu: explanation.te, word: known(asked.head), ...taken });
      }),

    translate: (text, options = {}) =>
      about<TutorTranslation>(text, options, async (asked) => {
        const taken = asked.taken && { taken: asked.taken };
        if (asked.kind === 'phrase') return ok({ telugu: asked.phrase.telugu, phrase: asked.phrase, ...taken });
        return ok({ telugu: asked.head.telugu, word: known(asked.head), ...taken });
      }),

    writeQuestions: ({ text, count, level }, options = {}) =>
      about(text, options, async (asked, { material, interpreter }) => {
        const ready = await material();
        if (asked.kind === 'phrase') {
          const questions = questionsAboutPhrase(asked.phrase, count, level, ready, random);
          if (questions.length === count) return ok(questions);
        }
        const heads = asked.kind === 'word' ? [asked.head] : interpreter.wordsOf(asked.phrase);
        const questions = questionsAboutWords(heads, count, level, ready, random);
        return questions.length === count ? ok(questions) : failed({ kind: 'exhausted' });
      }),
  };
}
