import { useCombobox } from 'downshift';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { hasTelugu } from '../../domain/script/letters';
import { CONTROL_LOOK, fieldAria, FieldFrame, type FieldTexts } from './FieldFrame';

type Props = FieldTexts & {
  value: string;
  onChange: (text: string) => void;
  /** Already filtered for `value`, best first. */
  suggestions: readonly string[];
  onPick?: ((suggestion: string) => void) | undefined;
  /** The number of suggestions in words, read out while the list is open. */
  countText?: string | undefined;
  /** The language of the suggestions and the input; if omitted, each suggestion's script decides. */
  lang?: string | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The APG's editable combobox: any text is allowed, and the list suggests matches. */
export const Combobox = ({
  label,
  hint,
  error,
  value,
  onChange,
  suggestions,
  onPick,
  countText,
  lang,
  ...input
}: Props) => {
  const id = useId();
  const texts = { label, hint, error };
  const list = useCombobox<string>({
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    items: [...suggestions],
    inputValue: value,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      onChange(selectedItem);
      onPick?.(selectedItem);
    },
    // Leaving the input keeps the typed text, whatever suggestion the pointer last hovered over.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
  });
  const isShown = list.isOpen && value.trim() !== '' && suggestions.length > 0;

  // Downshift would handle these keys too; then Enter would not submit the form, Escape would not close the dialog, and
  // Home would not move the caret.
  const leaveToBrowser = (event: KeyboardEvent) => {
    const picksNothing = event.key === 'Enter' && (!isShown || list.highlightedIndex < 0);
    const closesNothing = event.key === 'Escape' && !isShown;
    if (picksNothing) list.closeMenu();
    if (picksNothing || closesNothing || event.key === 'Home' || event.key === 'End')
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <FieldFrame id={id} {...texts}>
      <div className="relative">
        <input
          {...list.getInputProps({
            ...input,
            ...fieldAria(id, texts),
            type: 'text',
            lang,
            className: CONTROL_LOOK,
            onKeyDown: leaveToBrowser,
            // Not in onInputValueChange, which runs after the paint and moves the caret.
            onChange: (event) => onChange(event.currentTarget.value),
          })}
          role="combobox"
          aria-expanded={isShown}
        />
        <ul
          {...list.getMenuProps()}
          lang={lang}
          hidden={!isShown}
          className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(18rem,36dvh)] overflow-y-auto overscroll-contain rounded-tile border-2 border-edge bg-card p-1.5 shadow-card"
        >
          {isShown &&
            suggestions.map((suggestion, index) => (
              <li
                key={suggestion}
                {...list.getItemProps({ item: suggestion, index })}
                lang={lang ?? (hasTelugu(suggestion) ? 'te' : 'en')}
                className={`touch flex cursor-pointer items-center rounded-[10px] border-l-4 px-3.5 py-1.5 ${
                  index === list.highlightedIndex ? 'border-indigo bg-indigo-tint font-semibold' : 'border-transparent'
                }`}
              >
                {suggestion}
              </li>
            ))}
        </ul>
        <span role="status" className="sr-only">
          {isShown ? countText : undefined}
        </span>
      </div>
    </FieldFrame>
  );
};
