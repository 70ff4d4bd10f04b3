import { type ReactNode, useRef, useState } from 'react';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { useTouched } from '../../practice/hearing/touched';
import { Ask } from '../../practice/answering/Ask';
import type { ViewProps } from '../viewProps';
import { Meaning } from '../../practice/answering/Meaning';
import type { Order } from './judge';
import { isInOrder, type OrderTask } from './make';

const TILE =
  'rounded-tile border-[3px] px-[0.4em] text-center leading-[1.5]! transition-transform active:scale-[0.98] min-w-12';

const ROWS = {
  asked: {
    open: 'grid-rows-[minmax(0,0.55fr)_minmax(0,1fr)_minmax(0,1fr)]',
    judged: 'grid-rows-[minmax(0,0.55fr)_minmax(0,1fr)]',
  },
  plain: { open: 'grid-rows-[minmax(0,1fr)_minmax(0,1fr)]', judged: 'grid-rows-[minmax(0,1fr)]' },
} as const;

/** Wraps its parts over as many lines as needed. */
const Flow = ({ max, children }: { max: number; children: ReactNode }) => (
  <Fit name="parts" max={max} className="flex w-full flex-wrap content-center items-center justify-center gap-2">
    {children}
  </Fit>
);

/** The learner moves parts from the pool below into the line above. Tapping a placed part puts it back. */
export function OrderView({ task, onAnswer, isJudged }: ViewProps<OrderTask, Order>) {
  const t = useText(exercises);
  const touched = useTouched();
  const { parts, shown, whole, unit, end } = task;
  const [placed, setPlaced] = useState<Order>([]);
  const areLetters = unit !== 'word' && unit !== 'number';
  const largest = areLetters ? 2.1 : 1.6;
  const tile = `${TILE} ${areLetters ? 'font-display min-w-14' : ''} ${isJudged ? 'min-h-9' : 'min-h-12'}`;

  const pool = useRef<HTMLDivElement>(null);
  const change = (changed: Order) => {
    setPlaced(changed);
    onAnswer(changed.length === parts.length ? changed : null);
  };
  const place = (at: number) => {
    change([...placed, at]);
    touched(parts[at]);
  };
  const takeBack = (at: number) => {
    change(placed.filter((one) => one !== at));
    // The button disappears, so keyboard focus moves to the part in the pool.
    pool.current?.querySelector<HTMLElement>(`[data-part="${at}"]`)?.focus();
  };
  const line = !isJudged
    ? 'border-edge'
    : isInOrder(task, placed)
      ? 'border-leaf bg-leaf-tint'
      : 'border-vermilion bg-vermilion-tint';
  const hasMeaning = unit === 'word' || unit === 'akshara';

  return (
    <div
      className={`grid h-full min-h-0 grid-cols-[minmax(0,1fr)] gap-[clamp(0.5rem,2cqh,1.25rem)] ${ROWS[hasMeaning ? 'asked' : 'plain'][isJudged ? 'judged' : 'open']}`}
    >
      {hasMeaning && (
        <Ask>
          <Fit name="asked" max={1.8}>
            <Meaning entry={whole} isHeard={!isJudged} />
          </Fit>
        </Ask>
      )}
      <div
        role="group"
        aria-label={t('inOrder')}
        className={`max-h-56 min-h-0 rounded-card border-[3px] border-dashed p-1 ${line} size-full ${isJudged ? 'self-center' : 'self-end'}`}
      >
        <Flow max={largest}>
          {placed.map((at, index) => (
            <button
              key={at}
              type="button"
              lang="te"
              aria-disabled={isJudged}
              aria-label={isJudged ? undefined : t('takeBack', { part: parts[at] ?? '', place: index + 1 })}
              onClick={isJudged ? undefined : () => takeBack(at)}
              className={`${tile} border-indigo bg-indigo-tint`}
            >
              {parts[at]}
            </button>
          ))}
          {placed.length === parts.length && end !== '' && <span aria-hidden="true">{end}</span>}
        </Flow>
      </div>
      {/* After checking, all parts are in the line above. */}
      {!isJudged && (
        <div ref={pool} role="group" aria-label={t('partsToPlace')} className="max-h-56 min-h-0 p-1.5">
          <Flow max={largest}>
            {shown.map((at) => {
              const isPlaced = placed.includes(at);
              return (
                <button
                  key={at}
                  type="button"
                  lang="te"
                  data-option
                  data-part={at}
                  aria-disabled={isPlaced}
                  onClick={isPlaced ? undefined : () => place(at)}
                  className={`${tile} border-line ${isPlaced ? 'bg-paper text-muted opacity-45' : 'bg-card shadow-card hover:border-edge'}`}
                >
                  {parts[at]}
                </button>
              );
            })}
          </Flow>
        </div>
      )}
    </div>
  );
}
