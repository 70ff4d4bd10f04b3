import { useState } from 'react';
import { spacedCode } from '../../../domain/classroom/code';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { joinAddress } from '../addresses';
import { CodeOnWall } from './CodeOnWall';

/** The class code, to say aloud, project on the wall or hand out on paper. */
export function CodeCard({ name, code }: { name: string; code: string }) {
  const t = useText(classes);
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="grid gap-4 rounded-card bg-turmeric p-5 text-on-turmeric shadow-card md:p-7">
      <div>
        <h3 className="text-lg">{t('codeOf')}</h3>
        <p className="font-latin text-[clamp(2.25rem,11vw,4rem)] leading-tight font-bold tracking-[0.12em] tabular-nums">
          {spacedCode(code)}
        </p>
        <p className="wrap-break-word">{t('joinAt', { address: joinAddress() })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setLarge(true)}>
          <Icon name="device" className="size-5" />
          {t('showLarge')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon name="print" className="size-5" />
          {t('printSheet')}
        </Button>
      </div>
      {isLarge && <CodeOnWall name={name} code={code} onClose={() => setLarge(false)} />}
    </div>
  );
}
