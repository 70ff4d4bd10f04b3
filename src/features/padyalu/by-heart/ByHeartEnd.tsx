import { useEffect, useEffectEvent } from 'react';
import type { LearnerSummary } from '../../../domain/learner/summary';
import { lineStrengths } from '../../../domain/padyalu/lineStrength';
import { poemLines } from '../../../domain/padyalu/poemLines';
import type { Saving } from '../../../domain/practice/practice';
import { recordOf } from '../../../domain/practice/record';
import type { Run } from '../../../domain/practice/run';
import { pointsFor } from '../../../domain/progress/points';
import { byHeart } from '../../../i18n/byHeart';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import type { Stored } from '../../../ports/documents';
import { SavedNote } from '../../../practice/SavedNote';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { celebrate } from '../../../ui/messages/celebrate';
import { Chip } from '../../../ui/controls/Chip';
import { EndHead } from '../../../ui/layout/EndHead';
import { playEffect } from '../../../ui/speech/effects';
import { poemAddress } from '../addresses';
import { KnownByHeart } from '../poem/KnownByHeart';

const CONFETTI = 120;
const TONES = { new: 'indigo', learning: 'turmeric', strong: 'leaf' } as const;

type Props = {
  readonly poem: Stored<'poems'>;
  readonly run: Run;
  /** Includes the answers of this run. */
  readonly known: LearnerSummary;
  readonly saving: Saving;
  readonly onSave: () => void;
  readonly onAgain: () => void;
};

/**
 * Shows how well the poem is known, and the next step. Once every line is strong, the learner can mark the poem as
 * known.
 */
export function ByHeartEnd({ poem, run, known, saving, onSave, onAgain }: Props) {
  const t = useText(byHeart);
  const e = useText(exercises);
  const strengths = lineStrengths(known, poem);
  const strong = strengths.filter((strength) => strength === 'strong').length;
  const isAllKnown = strong === strengths.length;
  const greet = useEffectEvent(() => {
    window.scrollTo(0, 0);
    playEffect('done');
    if (isAllKnown) void celebrate(CONFETTI);
  });
  useEffect(() => greet(), []);

  return (
    <div className="grid gap-6">
      <EndHead
        icon={isAllKnown ? 'star' : 'check'}
        isGood
        title={t(isAllKnown ? 'allKnown' : 'done')}
        score={e('points', { count: pointsFor(recordOf(run, 0).activity) })}
      >
        {strong === 0 ? t('noneStrong') : t('strongLines', { count: strong, total: strengths.length })}
      </EndHead>
      <SavedNote saving={saving} onSave={onSave} />
      {isAllKnown && (
        <div className="grid justify-items-center">
          <KnownByHeart poemId={poem.id} isOffered />
        </div>
      )}
      <nav className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="quiet" to={poemAddress(poem.id)}>
          {t('backToPoem')}
        </ButtonLink>
        <Button look={isAllKnown ? 'quiet' : 'primary'} onClick={onAgain}>
          {t(isAllKnown ? 'onceMore' : 'nextLines')}
        </Button>
      </nav>
      <section className="grid gap-3">
        <h2 className="text-2xl">{t('lines')}</h2>
        <ol className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
          {poemLines(poem).map(({ number, text }) => {
            const strength = strengths[number - 1] ?? 'new';
            return (
              <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span lang="te" className="min-w-0 text-lg">
                  {text}
                </span>
                <Chip tone={TONES[strength]}>{t(`strength_${strength}`)}</Chip>
              </li>
            );
          })}
        </ol>
      </section>
    </div>
  );
}
