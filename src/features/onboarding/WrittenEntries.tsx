import { useEffect, useRef } from 'react';
import { suggestions } from '../../content/suggestions';
import { type Entries, matchingIn, withoutEntry } from '../../domain/learner/onboarding';
import type { PreferenceList } from '../../domain/learner/preferences';
import { onboarding } from '../../i18n/onboarding';
import { useLanguage, useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { Combobox } from '../../ui/controls/Combobox';
import { Icon } from '../../ui/pictures/Icon';
import { IconButton } from '../../ui/controls/IconButton';

type Props = { list: PreferenceList; entries: Entries; onChange: (entries: Entries) => void };

/** Text fields with suggestions; all but the first can be removed. */
export function WrittenEntries({ list, entries, onChange }: Props) {
  const t = useText(onboarding);
  const language = useLanguage();
  const rows = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  const [first, ...others] = entries;

  // A new field gets the focus.
  useEffect(() => {
    if (isAdding.current) rows.current?.querySelector<HTMLElement>('[data-entry]:last-child input')?.focus();
    isAdding.current = false;
  }, [entries.length]);

  const replace = (place: number, text: string) =>
    onChange(place === 0 ? [text, ...others] : [first, ...others.with(place - 1, text)]);
  const add = () => {
    isAdding.current = true;
    onChange([first, ...others, '']);
  };

  const label = t(`${list}Label`);
  return (
    // Leaves room for the suggestions below the focused field.
    <div className="grid gap-3 focus-within:pb-72">
      <p className="type-small text-muted">{t('listHint')}</p>
      <div ref={rows} className="grid gap-3">
        {entries.map((entry, place) => {
          const found = matchingIn(suggestions[list], entry, language);
          return (
            <div
              key={place}
              data-entry
              className="flex items-end gap-2"
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'start' })}
            >
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
                  onClick={() => onChange(withoutEntry(entries, place))}
                />
              )}
            </div>
          );
        })}
      </div>
      <Button look="quiet" className="justify-self-start" onClick={add}>
        <Icon name="plus" className="size-5" />
        {t('addEntry')}
      </Button>
    </div>
  );
}
