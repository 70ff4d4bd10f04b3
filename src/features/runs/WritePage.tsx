import { useSearchParams } from 'react-router';
import type { Aim } from '../../domain/practice/aim';
import { canBeWritten, writingTasks } from '../../domain/runPlanning/writing';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { loadWriting } from '../../practice/writing/loadWriting';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { WRITING } from './addresses';
import { type RunPlan, RunPage } from './RunPage';
import { fetchViews } from '../../exercises/views';

/** A run on the slate gets tiring with more letters. */
const MAX_LETTERS = 5;

async function make(letters: readonly string[]): Promise<RunPlan> {
  const [{ CONFUSIONS }, { formOf }] = await Promise.all([import('../../content/lessons/confusions'), loadWriting()]);
  const drawable = letters.filter((letter) => formOf(letter) !== null);
  const exercises = writingTasks({ confusions: CONFUSIONS }, drawable, Math.random);
  return { tasks: exercises.map((exercise) => ({ exercise, part: null })), again: (exercise) => exercise };
}

/** The letters in the URL, first traced and then written from memory. */
export default function WritePage() {
  const t = useText(runs);
  const [parameters] = useSearchParams();
  const requested = new Set((parameters.get('letters') ?? '').normalize('NFC').split(','));
  const letters = [...requested].filter(canBeWritten).slice(0, MAX_LETTERS);
  const aim: Aim = { kind: 'writing', letters: letters.join() };
  const empty = (
    <EmptyState
      letter="?"
      headingLevel="h1"
      title={t('noLettersTitle')}
      text={t('noLettersToWrite')}
      action={<ButtonLink to={WRITING}>{t('toWriting')}</ButtonLink>}
    />
  );
  return letters.length === 0 ? (
    empty
  ) : (
    <RunPage key={aim.letters} aim={aim} title={t('writingTitle')} make={() => make(letters)} empty={empty} />
  );
}
WritePage.prepare = () => fetchViews(['trace-letter']);
