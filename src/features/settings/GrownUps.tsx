import { type ReactNode, useRef, useState } from 'react';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { GrownUpGate } from '../../practice/GrownUpGate';
import { useLearner } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { DeviceModelRow } from './DeviceModelRow';
import { EraseDialog } from './EraseDialog';
import { useClassActions } from './useClassActions';
import { useDeviceModel } from './useDeviceModel';
import { type GrownUpAction, type Underway, useGrownUpActions } from './useGrownUpActions';
import { useUnknownQueries } from './useUnknownQueries';
import { UnknownQueriesRow } from './UnknownQueriesRow';

const ACTIONS = [
  { action: 'download', title: 'download', text: 'downloadText', look: 'quiet' },
  { action: 'import', title: 'import', text: 'importText', look: 'quiet' },
  { action: 'erase', title: 'erase', text: 'eraseText', look: 'danger' },
] as const;

/** A grown-up can download, import or erase the learner's data. */
export function GrownUps({ onImported }: { onImported: () => void }) {
  const t = useText(settings);
  const { name } = useLearner();
  const file = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<GrownUpAction>();
  const [isErasing, setErasing] = useState(false);
  const { consent, download, downloadAndTell, importFile, importing, erase, erasing } = useGrownUpActions(onImported);
  const { queries, downloadQueries, clear } = useUnknownQueries();
  const device = useDeviceModel();
  const classes = useClassActions();

  const pass = () => {
    const action = asked;
    setAsked(undefined);
    if (action === 'download') void downloadAndTell();
    if (action === 'erase') setErasing(true);
    if (action === 'consent') void consent?.toggle();
    if (action === 'import') file.current?.click();
    if (action === 'wishesDownload') downloadQueries();
    if (action === 'wishesClear') clear();
    if (action === 'classes') classes?.open();
    if (action === 'leaveClass') void classes?.leave();
    // Call it inside the click handler, because browsers start this download only on a user action.
    if (action === 'deviceOn') void device?.switchOn();
    if (action === 'deviceOff') device?.switchOff();
  };

  return (
    <Card className="p-6 md:p-8">
      <h2 className="text-2xl">{t('grownUpsTitle')}</h2>
      <p className="mt-1 text-muted">{t('grownUpsText')}</p>
      <ul className="mt-4 divide-y divide-line">
        {consent && (
          <Row title={t('analyticsConsent')} text={t('analyticsText')}>
            <Button look="quiet" onClick={() => setAsked('consent')}>
              {t(consent.isGiven ? 'analyticsWithdraw' : 'analyticsGive')}
            </Button>
          </Row>
        )}
        <UnknownQueriesRow
          queries={queries}
          onDownload={() => setAsked('wishesDownload')}
          onClear={() => setAsked('wishesClear')}
        />
        {device && (
          <DeviceModelRow
            state={device.state}
            onSwitchOn={() => setAsked('deviceOn')}
            onSwitchOff={() => setAsked('deviceOff')}
            onStop={device.stopDownload}
          />
        )}
        {classes && (
          <Row title={t('classesTitle')} text={t('classesText')}>
            <Button look="quiet" onClick={() => setAsked('classes')}>
              {t('classesOpen')}
            </Button>
          </Row>
        )}
        {classes?.isPupil && (
          <Row title={t('leaveClass')} text={t('leaveClassText', { name })}>
            <Button look="quiet" onClick={() => setAsked('leaveClass')}>
              {t('leaveClass')}
            </Button>
          </Row>
        )}
        {ACTIONS.map(({ action, title, text, look }) => (
          <Row key={action} title={t(title)} text={t(text, { name })}>
            <Button look={look} disabled={importing !== null || erasing !== null} onClick={() => setAsked(action)}>
              {t(title)}
            </Button>
            {action === 'import' && <Bar label={t('importing')} some="importingSome" underway={importing} />}
            {action === 'erase' && <Bar label={t('erasing')} some="erasingSome" underway={erasing} />}
          </Row>
        ))}
      </ul>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('importChoose')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void importFile(chosen);
        }}
      />
      <GrownUpGate open={asked !== undefined} onClose={() => setAsked(undefined)} onPass={pass} />
      <EraseDialog
        open={isErasing}
        onClose={() => setErasing(false)}
        onDownload={download}
        onErase={() => {
          setErasing(false);
          void erase();
        }}
      />
    </Card>
  );
}

const Row = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-4 py-4">
    <div className="min-w-60 flex-1">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted typed">{text}</p>
    </div>
    {children}
  </li>
);

type BarProps = { label: string; some: 'importingSome' | 'erasingSome'; underway: Underway | null };

/** Importing or erasing years of learning takes a while. */
function Bar({ label, some, underway }: BarProps) {
  const t = useText(settings);
  return (
    <div role="status" className="w-full empty:hidden">
      {underway && (
        <ProgressBar
          label={label}
          value={underway.done}
          max={underway.total}
          valueText={underway.total > 1 ? t(some, underway) : undefined}
        />
      )}
    </div>
  );
}
