import type { Difficulty } from '../../domain/quiz/difficulty';
import { resumePlace } from '../../domain/practice/run';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';
import { pausedRun } from '../../practice/pausedRuns/pausedRuns';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { Chip } from '../../ui/controls/Chip';
import { Icon } from '../../ui/pictures/Icon';
import { Muggu } from '../../ui/pictures/Muggu';
import { addressOf } from './addresses';
import { LEVEL_LETTERS, LEVEL_TEXTS, LEVEL_TITLES, useUnlockText } from './levelTexts';

type Props = { difficulty: Difficulty; remaining: number; completed: number };

const PANELS = {
  easy: 'bg-leaf-tint text-leaf',
  medium: 'bg-turmeric-tint text-turmeric-deep',
  hard: 'bg-vermilion-tint text-vermilion',
} as const;

const PANEL = 'relative grid h-44 w-full place-items-center overflow-hidden';

/** The whole card starts a level; a locked level says what is missing. */
export function LevelCard({ difficulty, remaining, completed }: Props) {
  const t = useText(quizzes);
  const unlockText = useUnlockText();
  const { analytics } = usePorts();
  const { id } = useLearner();
  const isLocked = remaining > 0;
  const waiting = pausedRun(id, difficulty);

  const select = () => {
    analytics.record({ name: 'select_quiz', parameters: { difficulty, is_locked: isLocked } });
    if (isLocked) console.info(`The ${difficulty} quiz is locked: more quizzes are needed (${remaining}).`);
  };
  const action = waiting ? 'goOn' : completed > 0 ? 'retake' : 'start';

  return (
    <li className="grid">
      <Card className="relative flex flex-col overflow-hidden">
        {isLocked ? (
          <button
            type="button"
            onClick={select}
            className={`${PANEL} bg-indigo-tint text-ink after:absolute after:inset-0`}
          >
            <span className="grid justify-items-center gap-2 px-5 text-center">
              <Icon name="lock" className="size-9 text-indigo" />
              <span className="font-semibold">{unlockText(difficulty, remaining)}</span>
            </span>
          </button>
        ) : (
          <div className={`${PANEL} ${PANELS[difficulty]}`} aria-hidden="true">
            <Muggu className="opacity-30" />
            <span
              lang="te"
              className={`font-display relative grid size-32 place-items-center rounded-full text-[4.25rem] leading-none! ${PANELS[difficulty]}`}
            >
              {LEVEL_LETTERS[difficulty]}
            </span>
          </div>
        )}
        <div className="flex flex-1 flex-col gap-2 p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-2xl">{t(LEVEL_TITLES[difficulty])}</h2>
            {isLocked && <Chip tone="indigo">{t('locked')}</Chip>}
          </div>
          <p className="text-muted">{t(LEVEL_TEXTS[difficulty])}</p>
          {waiting && (
            <p className="font-semibold text-turmeric-deep">
              {t('resumeText', { place: resumePlace(waiting), total: waiting.tasks.length })}
            </p>
          )}
          {!isLocked && (
            <ButtonLink
              to={addressOf(difficulty)}
              onClick={select}
              look={waiting ? 'voice' : 'primary'}
              className="mt-auto self-start after:absolute after:inset-0 after:rounded-card"
            >
              {t(action)}
            </ButtonLink>
          )}
        </div>
      </Card>
    </li>
  );
}
