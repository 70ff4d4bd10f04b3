import { useSearchParams } from 'react-router';
import type { Aim } from '../../domain/practice/aim';
import { canBeWritten, writingTasks } from '../../domain/runPlanning/writing';
import { sitting } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { loadWriting } from '../../practice/writing/loadWriting';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { WRITING } from './addresses';
import { type Made, RunPage } from './RunPage';
import { fetchViews } from '../../exercises/views';

/** So many letters are enough for one sitting at the slate. */
const MAX_LETTERS = 5;

async function make(letters: readonly string[]): Promise<Made> {
  const [{ CONFUSIONS }, { formOf }] = await Promise.all([import('../../content/lessons/confusions'), loadWriting()]);
  const drawable = letters.filter((letter) => formOf(letter) !== null);
  const exercises = writingTasks({ confusions: CONFUSIONS }, drawable, Math.random);
  return { tasks: exercises.map((exercise) => ({ exercise, part: null })), again: (exercise) => exercise };
}

/** The letters in the address on the slate: traced, and then from memory. */
export default function WritePage() {
  const t = useText(sitting);
  const [parameters] = useSearchParams();
  const asked = new Set((parameters.get('letters') ?? '').normalize('NFC').split(','));
  const letters = [...asked].filter(canBeWritten).slice(0, MAX_LETTERS);
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
