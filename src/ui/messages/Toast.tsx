import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../pictures/Icon';
import type { ToastMessage } from './toastContext';

const SHOWN_MS = 6000;

// The page's indigo focus ring would be invisible on indigo cloth.
const BUTTON_LOOK =
  'touch flex-none rounded-full border-2 border-transparent hover:border-on-cloth focus-visible:-outline-offset-2 focus-visible:outline-on-cloth';

type Props = ToastMessage & { dismissLabel: string; onDismiss: () => void };

/** A short message that disappears after a while, unless it offers an action. */
export const Toast = ({ message, action, dismissLabel, onDismiss }: Props) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stays = Boolean(action) || isHovered || isFocused;
  const leave = useEffectEvent(onDismiss);

  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex w-full max-w-120 flex-wrap items-center gap-x-2 rounded-card border border-line bg-cloth py-1.5 pl-5 pr-1.5 text-on-cloth shadow-card"
    >
      <p className="min-w-0 flex-1 basis-40 py-2 font-semibold">{message}</p>
      <span className="ml-auto flex items-center">
        {action && (
          <button
            type="button"
            className={`${BUTTON_LOOK} px-3.5 font-semibold underline decoration-2 underline-offset-[0.3em]`}
            onClick={() => {
              action.onAct();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={dismissLabel}
          title={dismissLabel}
          className={`${BUTTON_LOOK} grid place-items-center`}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
};
