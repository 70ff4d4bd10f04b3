import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Tab<Id extends string> = { id: Id; label: string; content: ReactNode };

type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The APG's tabs: arrow keys, Home and End move the focus and select the tab. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) => {
  const base = useId();
  const move = (event: KeyboardEvent, index: number) => {
    const target = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${base}-tab-${target.id}`)?.focus();
  };
  const shown = tabs.find((tab) => tab.id === selected);

  return (
    <div>
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-2">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, index)}
            className="touch rounded-full border-2 border-line bg-card px-5 py-1.5 font-semibold text-ink hover:border-edge focus-visible:outline-3 aria-selected:border-indigo aria-selected:bg-indigo aria-selected:text-on-indigo"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-tab-${shown.id}`}
          tabIndex={0}
          className="mt-5 rounded-tile"
        >
          {shown.content}
        </div>
      )}
    </div>
  );
};
