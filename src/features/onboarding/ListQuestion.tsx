import { suggestions } from '../../content/suggestions';
import { matching } from '../../domain/learner/onboarding';
import type { PreferenceList } from '../../domain/learner/preferences';
import { onboarding } from '../../i18n/onboarding';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Combobox } from '../../ui/Combobox';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';

const MOST_SHOWN = 8;

type Entries = readonly [string, ...string[]];
type Props = { list: PreferenceList; entries: Entries; onChange: (entries: Entries) => void };

/** Entries with suggestions; all but the first can be taken away again. */
export function ListQuestion({ list, entries, onChange }: Props) {
  const t = useText(onboarding);
  const pick = useBilingual();
  const [first, ...others] = entries;

  const replace = (place: number, text: string) =>
    onChange(place === 0 ? [text, ...others] : [first, ...others.with(place - 1, text)]);
  const remove = (place: number) => onChange([first, ...others.toSpliced(place - 1, 1)]);

  const label = t(`${list}Label`);
  return (
    <div className="grid gap-4">
      {entries.map((entry, place) => {
        const found = matching(suggestions[list].map(pick), entry).slice(0, MOST_SHOWN);
        return (
          <div key={place} className="flex items-end gap-2">
            <div className="flex-1">
              <Combobox
                label={place === 0 ? label : t('entryNumber', { label, number: place + 1 })}
                value={entry}
                onChange={(text) => replace(place, text)}
                suggestions={found.length === 1 && found[0] === entry ? [] : found}
                countText={t('suggestionCount', { count: found.length })}
              />
            </div>
            {place > 0 && (
              <IconButton
                icon="trash"
                label={t('removeEntry', { entry: entry.trim() || t('emptyEntry') })}
                onClick={() => remove(place)}
              />
            )}
          </div>
        );
      })}
      <p className="type-small text-muted">{t('listHint')}</p>
      <Button look="quiet" className="justify-self-start" onClick={() => onChange([first, ...others, ''])}>
        <Icon name="plus" className="size-5" />
        {t('addEntry')}
      </Button>
    </div>
  );
}
