import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type DailyMinutes, NO_PREFERENCES, type StartAt, USUAL_DAILY_MINUTES } from '../../domain/learner/preferences';
import { placement } from '../../i18n/placement';
import { useText } from '../../i18n/useText';
import { Listen } from '../../practice/hearing/Listen';
import { useSession } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/messages/Notice';
import { PageHead } from '../../ui/layout/PageHead';
import { HOME, PLACEMENT } from './addresses';
import { type Beginning, BeginningChoice, BEGINNINGS } from './BeginningChoice';
import { MinutesChoice } from './MinutesChoice';

/** A start found by placement means that the learner once answered "some". */
const beginningOf = (startAt: StartAt | undefined): Beginning | null =>
  startAt === undefined ? null : (BEGINNINGS.find((one) => one === startAt) ?? 'some');

/** Asked once, before the first lesson; it can be skipped, and opened again from the settings. */
export default function BeginPage() {
  const t = useText(placement);
  const navigate = useNavigate();
  const { profile, saveProfile } = useSession();
  const known = profile.kind === 'loaded' ? profile.value : NO_PREFERENCES;
  const [beginning, setBeginning] = useState(() => beginningOf(known.startAt));
  const [minutes, setMinutes] = useState<DailyMinutes>(known.dailyMinutes ?? USUAL_DAILY_MINUTES);
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no');

  const save = async (fields: Parameters<typeof saveProfile>[0]): Promise<boolean> => {
    setSaving('yes');
    const saved = await saveProfile(fields);
    if (!saved.ok) console.warn('Where to begin could not be saved:', saved.error.kind, saved.error.detail);
    setSaving(saved.ok ? 'no' : 'failed');
    return saved.ok;
  };
  const start = async () => {
    if (!beginning || saving === 'yes') return;
    if (!(await save({ startAt: beginning, dailyMinutes: minutes }))) return;
    await navigate(beginning === 'some' ? PLACEMENT : HOME, { replace: true });
  };
  const skip = async () => {
    // A returning learner changes nothing. A new learner who skips starts with the letters and is not asked again.
    if (known.startAt === undefined && saving !== 'failed') await save({ startAt: 'letters' });
    await navigate(HOME, { replace: true, state: { hasBegun: true } });
  };

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-3 px-4 pt-3 md:justify-center md:gap-6">
      <PageHead title={t('beginPageTitle')} description={t('pageDescription')} />
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-xl sm:text-2xl md:text-4xl">{t('beginTitle')}</h1>
        <Listen text={[t('beginTitle'), ...BEGINNINGS.map((one) => `${t(one)}.`)].join(' ')} />
      </div>
      <BeginningChoice picked={beginning} onPick={setBeginning} />
      <MinutesChoice picked={minutes} onPick={setMinutes} />
      <div role="alert" className="empty:hidden">
        {saving === 'failed' && <Notice tone="danger">{t('notSaved')}</Notice>}
      </div>
      <div className="sticky bottom-0 mt-auto flex gap-3 bg-paper py-2 md:mt-0">
        <Button look="quiet" onClick={() => void skip()}>
          {t('skip')}
        </Button>
        <Button disabled={!beginning || saving === 'yes'} onClick={() => void start()} className="flex-1">
          {t(saving === 'yes' ? 'saving' : 'start')}
        </Button>
      </div>
    </div>
  );
}
