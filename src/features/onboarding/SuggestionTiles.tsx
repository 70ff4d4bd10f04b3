import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_TILES, suggestions } from '../../content/suggestions';
import { type Entries, isPicked, toggled } from '../../domain/learner/onboarding';
import type { PreferenceList } from '../../domain/learner/preferences';
import { aksharas } from '../../domain/script/aksharas';
import { onboarding } from '../../i18n/onboarding';
import { useLanguage, useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { PictureTile } from '../../ui/controls/PictureTile';

type Props = {
  labeledBy: string;
  list: PreferenceList;
  entries: Entries;
  onChange: (entries: Entries) => void;
};

export function SuggestionTiles({ labeledBy, list, entries, onChange }: Props) {
  const t = useText(onboarding);
  const language = useLanguage();
  const all = suggestions[list];
  // Suggestions that were picked earlier must be visible again.
  const [isAllShown, setAllShown] = useState(() => all.slice(FIRST_TILES).some((one) => isPicked(entries, one)));
  const firstHiddenTile = useRef<HTMLButtonElement>(null);

  const showAll = () => {
    flushSync(() => setAllShown(true));
    firstHiddenTile.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={labeledBy} className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6">
      {(isAllShown ? all : all.slice(0, FIRST_TILES)).map((suggestion, at) => (
        <PictureTile
          key={suggestion.en}
          ref={at === FIRST_TILES ? firstHiddenTile : undefined}
          picture={suggestion.picture ?? <span lang="te">{aksharas(suggestion.te)[0]}</span>}
          text={suggestion[language]}
          isPicked={isPicked(entries, suggestion)}
          className="min-h-20"
          onClick={() => onChange(toggled(entries, suggestion, language))}
        />
      ))}
      {!isAllShown && (
        <button
          type="button"
          onClick={showAll}
          className="touch flex min-h-20 flex-col items-center justify-center gap-1 rounded-tile border-2 border-dashed border-edge text-sm font-semibold hover:border-indigo"
        >
          <Icon name="plus" className="size-8" />
          {t('more')}
        </button>
      )}
    </div>
  );
}
