import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { itemKey } from '../../domain/activity/itemKey';
import type { Aim } from '../../domain/practice/aim';
import { shuffled } from '../../domain/random';
import { isWordCategory, type WordCategory } from '../../content/words/word';
import { canBeDrilled, drillExercises, drilledEntry, type LetterPair } from '../../domain/runPlanning/drill';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { AKSHARA_MAP, DASHBOARD } from './addresses';
import { LoadedLearner } from './LoadedLearner';
import { PairIntroduction } from './PairIntroduction';
import { type RunPlan, RunPage } from './RunPage';
import { tasksForItems } from './tasksForItems';

const CHOSEN: Aim = { kind: 'chosen' };
const DRILL: Aim = { kind: 'drill' };
const TASKS = 10;
/** For learners without a grade. */
const EASY_GRADE = 2;

/** Repeats all letters equally often until there are enough tasks. */
function repeatedKeys(letters: readonly string[]): readonly string[] {
  const repeated = Array.from({ length: Math.ceil(TASKS / letters.length) }, () =>
    shuffled(letters, Math.random),
  ).flat();
  return repeated.slice(0, Math.max(TASKS, letters.length)).map((letter) => drilledEntry(letter).key);
}

/** Ten words of a category, those for the learner's grade first. */
async function wordsOf(category: WordCategory, grade: number | null): Promise<readonly string[]> {
  const { wordHeads } = await import('../../content/bank/heads');
  const words = shuffled(
    wordHeads.filter((word) => word.category === category),
    Math.random,
  );
  const suits = (word: { readonly grade: number }) => word.grade <= (grade ?? EASY_GRADE);
  return [...words.filter(suits), ...words.filter((word) => !suits(word))]
    .slice(0, TASKS)
    .map(({ id }) => itemKey('word', id));
}

async function drill(pair: LetterPair): Promise<RunPlan> {
  const tasks = drillExercises([pair], Math.random).map((exercise) => ({ exercise, part: null }));
  return { tasks, again: (exercise) => exercise };
}

/** Practices the letters or the word category in the URL; a pair of letters is compared first. */
export default function PracticePage() {
  const t = useText(runs);
  const { documents } = usePorts();
  const [parameters] = useSearchParams();
  const [pair, setPair] = useState<LetterPair | null>(null);
  const category = parameters.get('words') ?? '';
  const letters = [...new Set((parameters.get('letters') ?? '').split(','))].filter(canBeDrilled);
  const [first, second] = letters;

  const empty = (
    <EmptyState
      letter="?"
      headingLevel="h1"
      title={t('noLettersTitle')}
      text={t('noLetters')}
      action={
        <>
          <ButtonLink look="quiet" to={DASHBOARD}>
            {t('toDashboard')}
          </ButtonLink>
          <ButtonLink to={AKSHARA_MAP}>{t('toMap')}</ButtonLink>
        </>
      }
    />
  );
  if (isWordCategory(category)) {
    return (
      <LoadedLearner>
        {(known) => (
          <RunPage
            key={category}
            aim={CHOSEN}
            title={t('wordsTitle')}
            make={async () => tasksForItems(documents, await wordsOf(category, known.profile.grade), known)}
            empty={empty}
          />
        )}
      </LoadedLearner>
    );
  }
  if (first === undefined) return empty;
  if (second === undefined || letters.length > 2) {
    return (
      <LoadedLearner>
        {(known) => (
          <RunPage
            key={letters.join()}
            aim={CHOSEN}
            title={t('practiseTitle')}
            make={() => tasksForItems(documents, repeatedKeys(letters), known)}
            empty={empty}
          />
        )}
      </LoadedLearner>
    );
  }
  return pair === null ? (
    <PairIntroduction letters={[first, second]} onStart={setPair} />
  ) : (
    <RunPage aim={DRILL} title={t('drillTitle')} make={() => drill(pair)} empty={empty} />
  );
}
