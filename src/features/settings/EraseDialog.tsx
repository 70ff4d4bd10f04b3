import { type FormEvent, useState } from 'react';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { useLearner } from '../../state/session/session';
import { useSummary } from '../../state/figures/useSummary';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/layout/Dialog';
import { Field } from '../../ui/controls/Field';
import { Icon } from '../../ui/pictures/Icon';
import { Notice } from '../../ui/messages/Notice';
import { isNameOf, nameToWrite } from './eraseCheck';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Returns whether the file was created. */
  onDownload: () => Promise<boolean>;
  onErase: () => void;
};

/**
 * Names the learner and what will be deleted. The grown-up has to type the name, so that nobody erases data by
 * accident.
 */
export function EraseDialog({ open, onClose, ...actions }: Props) {
  const t = useText(settings);
  const learner = useLearner();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('eraseTitle', { name: nameToWrite(learner) })}
      closeLabel={t('close')}
    >
      <EraseForm {...actions} />
    </Dialog>
  );
}

function EraseForm({ onDownload, onErase }: Pick<Props, 'onDownload' | 'onErase'>) {
  const t = useText(settings);
  const learner = useLearner();
  const name = nameToWrite(learner);
  const [typed, setTyped] = useState('');
  const [wasWrong, setWasWrong] = useState(false);

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isNameOf(learner, typed)) onErase();
    else setWasWrong(true);
  };

  return (
    <form onSubmit={check} noValidate className="grid gap-5">
      <Gone name={name} />
      <DownloadFirst onDownload={onDownload} />
      {name !== '' && (
        <Field
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          label={t('eraseName', { name })}
          error={wasWrong ? t('eraseNameWrong') : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWasWrong(false);
          }}
        />
      )}
      <Button type="submit" look="danger">
        <Icon name="trash" className="size-5" />
        {t('eraseNow')}
      </Button>
    </form>
  );
}

function Gone({ name }: { name: string }) {
  const t = useText(settings);
  const { state } = useSummary();
  const summary = state.kind === 'loaded' ? state.value : null;
  const days = Object.keys(summary?.secondsByDay ?? {}).length;
  return (
    <div>
      <p>{t('eraseGone')}</p>
      <ul className="mt-1 list-disc pl-6 font-semibold typed">
        <li>{t('eraseProfile', { name })}</li>
        {summary && summary.activities > 0 && (
          <>
            <li>{t('eraseActivities', { count: summary.activities })}</li>
            <li>{t('eraseDays', { count: days })}</li>
            {summary.poemsLearned > 0 && <li>{t('erasePoems', { count: summary.poemsLearned })}</li>}
          </>
        )}
      </ul>
    </div>
  );
}

function DownloadFirst({ onDownload }: Pick<Props, 'onDownload'>) {
  const t = useText(settings);
  const [done, setDone] = useState<boolean | null>(null);
  return (
    <div className="grid gap-3">
      <Button look="quiet" onClick={() => void onDownload().then(setDone)}>
        <Icon name="download" className="size-5" />
        {t('eraseDownloadFirst')}
      </Button>
      <div role="status" className="empty:hidden">
        {done === true && <Notice tone="success">{t('downloaded')}</Notice>}
        {done === false && <Notice tone="danger">{t('downloadFailed')}</Notice>}
      </div>
    </div>
  );
}
