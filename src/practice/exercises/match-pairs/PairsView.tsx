import { useState } from 'react';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { TeluguFace } from '../choice/TeluguFace';
import type { ViewProps } from '../viewProps';
import { isComplete, type Pairing } from '../../../domain/exercise/match-pairs/judge';
import type { PairsTask } from '../../../domain/exercise/match-pairs/make';
import { PairTile, type PairTileState } from './PairTile';

/** Things on the left, their mates on the right: one is picked on each side, and a number joins them. */
export function PairsView({ task, onAnswer, isJudged }: ViewProps<PairsTask, Pairing>) {
  const t = useText(exercises);
  const [pairing, setPairing] = useState<Pairing>({});
  const [held, setHeld] = useState<{ side: 'thing' | 'mate'; text: string } | null>(null);

  const change = (changed: Pairing) => {
    setPairing(changed);
    setHeld(null);
    onAnswer(isComplete(task, changed) ? changed : null);
  };
  const without = (isGone: (thing: string, mate: string) => boolean) =>
    Object.fromEntries(Object.entries(pairing).filter(([thing, mate]) => !isGone(thing, mate)));

  const pick = (side: 'thing' | 'mate', text: string) => {
    const free = without((thing, mate) => (side === 'thing' ? thing : mate) === text);
    if (Object.keys(free).length < Object.keys(pairing).length) return change(free);
    if (!held || held.side === side) return setHeld(held?.text === text && held.side === side ? null : { side, text });
    const [thing, mate] = side === 'mate' ? [held.text, text] : [text, held.text];
    return change({ ...pairing, [thing]: mate });
  };

  const things = task.pairs.map(({ entry }) => entry.telugu);
  const numberOf = (thing: string | undefined) => (thing === undefined ? undefined : things.indexOf(thing) + 1);
  const isHit = (thing: string) =>
    task.pairs.some(({ entry, mate }) => entry.telugu === thing && mate.text === pairing[thing]);
  const stateOf = (thing: string | undefined, isHeld: boolean): PairTileState => {
    if (thing === undefined) return isHeld ? 'held' : 'open';
    return isJudged ? (isHit(thing) ? 'right' : 'wrong') : 'paired';
  };

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:gap-x-10">
      {[0, 1].map((side) => (
        <div key={side} className="grid auto-rows-fr gap-3">
          {side === 0
            ? task.pairs.map(({ entry }) => {
                const thing = entry.telugu;
                const isPaired = pairing[thing] !== undefined;
                return (
                  <PairTile
                    key={thing}
                    number={numberOf(isPaired ? thing : undefined)}
                    state={stateOf(isPaired ? thing : undefined, held?.side === 'thing' && held.text === thing)}
                    note={isPaired ? t('pairedWith', { mate: pairing[thing] ?? '' }) : ''}
                    onPick={() => pick('thing', thing)}
                    isShut={isJudged}
                  >
                    <TeluguFace telugu={thing} among={task.pairs.map((pair) => pair.entry)} />
                  </PairTile>
                );
              })
            : task.mates.map((mate) => {
                const thing = things.find((one) => pairing[one] === mate.text);
                return (
                  <PairTile
                    key={mate.text}
                    number={numberOf(thing)}
                    state={stateOf(thing, held?.side === 'mate' && held.text === mate.text)}
                    note={thing === undefined ? '' : t('pairedWith', { mate: thing })}
                    onPick={() => pick('mate', mate.text)}
                    isShut={isJudged}
                  >
                    {mate.name === undefined ? (
                      <span
                        lang={mate.lang}
                        className={mate.text.length <= 6 ? 'font-display text-3xl' : 'text-lg wrap-anywhere'}
                      >
                        {mate.text}
                      </span>
                    ) : (
                      <span role="img" aria-label={mate.name} className="text-5xl leading-tight">
                        {mate.text}
                      </span>
                    )}
                  </PairTile>
                );
              })}
        </div>
      ))}
    </div>
  );
}
