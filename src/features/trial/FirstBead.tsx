import { useEffect } from 'react';
import type { Run } from '../../domain/practice/run';
import { useSpeakLabels } from '../../i18n/speech';
import { trial } from '../../i18n/trial';
import { useLanguage, useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { Garland } from '../../ui/pictures/Garland';
import type { PlayError } from '../../ui/speech/player';
import { playEffect } from '../../ui/speech/effects';
import { SpeakButton } from '../../ui/speech/SpeakButton';
import { useFocusOn } from '../../ui/hooks/useFocusOn';
import { KeepHere } from './KeepHere';
import { KeepWithGoogle } from './KeepWithGoogle';

const WORD = 'అమ్మ';

/** Browsers allow no sound before the first tap on a page. */
const canPlaySound = () => navigator.userActivation?.hasBeenActive ?? true;

const log = (error: PlayError) => console.warn('It could not be heard:', error.kind);

/** The end of the trial: the word that was read, the first bead, and only now the question of who is learning. */
export function FirstBead({ run }: { run: Run }) {
  const t = useText(trial);
  const { deviceLearners } = usePorts().identity;
  const heading = useFocusOn<HTMLHeadingElement>(true, true);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (canPlaySound()) playEffect('done');
  }, []);

  return (
    <div className="mx-auto grid w-full max-w-md gap-2.5 px-4 py-3 text-center">
      <header className="grid justify-items-center">
        <div className="flex items-center gap-4">
          <p lang="te" className="font-display text-[4rem] leading-[1.4]! text-leaf">
            {WORD}
          </p>
          <Said />
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('firstWord')}
        </h1>
        <p className="text-muted">{t('done')}</p>
        <Garland beads={['current', 'ahead', 'ahead', 'ahead', 'ahead']} text={t('firstBead')} />
      </header>
      <section aria-labelledby="keep" className="grid gap-3 rounded-card border border-line bg-card p-4 text-left">
        <h2 id="keep" className="text-xl">
          {t('keepTitle')}
        </h2>
        {deviceLearners ? <KeepHere run={run} learners={deviceLearners} /> : <KeepWithGoogle run={run} />}
      </section>
    </div>
  );
}

/** Speaks the word as it appears; in Telugu it also speaks the question, which the child cannot read yet. */
function Said() {
  const t = useText(trial);
  const isTelugu = useLanguage() === 'te';
  const labels = useSpeakLabels(WORD);
  const text = isTelugu ? `${WORD}. ${t('firstWord')} ${t('keepTitle')}` : WORD;
  return <SpeakButton text={text} labels={labels} onFailed={log} speaksAtOnce={canPlaySound()} />;
}
