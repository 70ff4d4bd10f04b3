import { useState } from 'react';
import type { EventOrder, StoryOrderTask } from './rules';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { useTouched } from '../../practice/hearing/touched';
import { HeardTile } from '../../practice/answering/choice/HeardTile';
import type { ViewProps } from '../viewProps';

const LOOKS = {
  open: 'border-line bg-card shadow-card hover:border-edge',
  placed: 'border-indigo bg-indigo-tint',
  right: 'border-leaf bg-leaf-tint',
  wrong: 'border-vermilion bg-vermilion-tint',
} as const;

/** Tapping an event gives it the next number; tapping it again removes the number. */
export function StoryOrderView({ task: { events, shown }, onAnswer, isJudged }: ViewProps<StoryOrderTask, EventOrder>) {
  const t = useText(exercises);
  const touched = useTouched();
  const [placed, setPlaced] = useState<EventOrder>([]);

  const touch = (at: number) => {
    const changed = placed.includes(at) ? placed.filter((one) => one !== at) : [...placed, at];
    setPlaced(changed);
    onAnswer(changed.length === events.length ? changed : null);
    if (changed.length > placed.length) touched(events[at]?.te);
  };
  const lookOf = (at: number) => {
    if (isJudged) return placed[at] === at ? LOOKS.right : LOOKS.wrong;
    return placed.includes(at) ? LOOKS.placed : LOOKS.open;
  };
  // After checking, events are shown in the right order, with the numbers the learner gave them.
  const order = isJudged ? events.map((_, at) => at) : shown;

  return (
    <div className="grid h-full max-h-120 auto-rows-fr gap-[clamp(0.5rem,2cqh,1rem)] pt-2">
      {order.flatMap((at) => {
        const event = events[at];
        const place = placed.indexOf(at);
        const number = place < 0 ? '' : String(place + 1);
        return event
          ? [
              <HeardTile
                key={at}
                telugu={event.te}
                name="events"
                max={1.4}
                look={lookOf(at)}
                isPressed={place >= 0}
                isJudged={isJudged}
                onPick={() => touch(at)}
                part={at}
              >
                <span
                  className={`grid size-9 place-items-center rounded-full border-2 font-display text-lg ${number === '' ? 'border-dashed border-edge' : 'border-indigo bg-indigo text-on-indigo'}`}
                >
                  <span aria-hidden="true">{number}</span>
                  {number !== '' && <span className="sr-only">{t('placeInOrder', { place: number })}</span>}
                </span>
              </HeardTile>,
            ]
          : [];
      })}
    </div>
  );
}
