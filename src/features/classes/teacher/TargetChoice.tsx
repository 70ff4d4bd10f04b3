import { Fragment, useState } from 'react';
import type { AssignmentKind } from '../../../domain/classroom/assignment';
import { classes } from '../../../i18n/classes';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Field } from '../../../ui/controls/Field';
import { Icon } from '../../../ui/pictures/Icon';
import { Spinner } from '../../../ui/messages/Spinner';
import type { Target } from '../targets';
import { useTargets } from '../useTargets';

/** A longer list gets a search field. */
const MAX_UNSEARCHED = 20;

const matches = ({ title }: Target, written: string) =>
  [title.en, title.te].some((text) => text.toLocaleLowerCase().includes(written.trim().toLocaleLowerCase()));

type Props = { kind: AssignmentKind; chosen: string | null; onChoose: (target: string | null) => void };

/** All targets of a kind. Once one is chosen, only that one is shown; a second tap undoes the choice. */
export function TargetChoice({ kind, chosen, onChoose }: Props) {
  const t = useText(classes);
  const pick = useBilingual();
  const [written, setWritten] = useState('');
  const all = useTargets([kind])[kind];
  if (!all) return <Spinner label={t('opening')} />;
  const shown = all.filter((target) => (chosen === null ? matches(target, written) : target.id === chosen));
  return (
    <div className="grid gap-2">
      {all.length >= MAX_UNSEARCHED && chosen === null && (
        <Field
          type="search"
          label={t('search')}
          autoComplete="off"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="font-semibold">{t('which')}</legend>
        <div className="-mx-1 mt-2 grid max-h-72 gap-1.5 overflow-y-auto p-1 sm:grid-cols-2">
          {shown.map((target, at) => (
            <Fragment key={target.id}>
              {target.group && target.group.en !== shown[at - 1]?.group?.en && (
                <p className="col-span-full mt-1 text-sm font-semibold text-muted">{pick(target.group)}</p>
              )}
              <button
                type="button"
                aria-pressed={target.id === chosen}
                onClick={() => onChoose(target.id === chosen ? null : target.id)}
                className="touch flex items-center gap-2.5 rounded-tile border-2 border-line px-2.5 py-1.5 text-left leading-snug font-semibold hover:border-edge aria-pressed:border-turmeric-deep aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
              >
                <span aria-hidden="true" className="text-2xl leading-none!">
                  {target.picture}
                </span>
                <span className="min-w-0 flex-1">{pick(target.title)}</span>
                {target.id === chosen && <Icon name="check" className="size-5" />}
              </button>
            </Fragment>
          ))}
        </div>
      </fieldset>
      <p role="status" className="text-muted empty:hidden">
        {shown.length === 0 && t('noneFound')}
      </p>
    </div>
  );
}
