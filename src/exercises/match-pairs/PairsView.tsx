import { useState } from 'react';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { CannotHear } from '../../practice/hearing/CannotHear';
import { useHearing } from '../../practice/hearing/hearing';
import { useTouched } from '../../practice/hearing/touched';
import type { ViewProps } from '../viewProps';
import { isComplete, type Pairing } from './judge';
import type { Mate, PairsTask } from './make';
import { MateFace } from './MateFace';
import { PairTile, type PairTileState } from './PairTile';

const MAX_LETTER_LENGTH = 4;

/** Things are on the left and mates on the right. Picking one on each side pairs them with a number. */
export function PairsView({ task, onAnswer, isJudged }: ViewProps<PairsTask, Pairing>) {
  const t = useText(exercises);
  const touched = useTouched();
  const { say, cannotHear } = useHearing();
  const [pairing, setPairing] = useState<Pairing>({});
  const [held, setHeld] = useState<{ side: 'thing' | 'mate'; text: string } | null>(null);
  const isOfSounds = task.matchedBy === 'sound';

  const change = (changed: Pairing) => {
    setPairing(changed);
    setHeld(null);
    onAnswer(isComplete(task, changed) ? changed : null);
  };
  const without = (isRemoved: (thing: string, mate: string) => boolean) =>
    Object.fromEntries(Object.entries(pairing).filter(([thing, mate]) => !isRemoved(thing, mate)));

  const pick = (side: 'thing' | 'mate', text: string) => {
    const free = without((thing, mate) => (side === 'thing' ? thing : mate) === text);
    if (Object.keys(free).length < Object.keys(pairing).length) return change(free);
    if (!held || held.side === side) return setHeld(held?.text === text && held.side === side ? null : { side, text });
    const [thing, mate] = side === 'mate' ? [held.text, text] : [text, held.text];
    return change({ ...pairing, [thing]: mate });
  };
  const pickThing = (thing: string) => {
    pick('thing', thing);
    // With sounds as mates, speaking the letter would give away the answer.
    if (!isOfSounds) touched(thing);
  };
  const pickMate = ({ text, said }: Mate) => {
    pick('mate', text);
    if (!isOfSounds) touched(said ?? text);
    else if (!cannotHear) say([text]);
  };

  const things = task.pairs.map(({ entry }) => entry.telugu);
  const areLetters = things.every(({ length }) => length <= MAX_LETTER_LENGTH);
  const numberOf = (thing: string | undefined) => (thing === undefined ? undefined : things.indexOf(thing) + 1);
  const isPairedRight = (thing: string) =>
    task.pairs.some(({ entry, mate }) => entry.telugu === thing && mate.text === pairing[thing]);
  const stateOf = (thing: string | undefined, isHeld: boolean): PairTileState => {
    if (thing === undefined) return isHeld ? 'held' : 'open';
    return isJudged ? (isPairedRight(thing) ? 'right' : 'wrong') : 'paired';
  };

  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <div
        className={`grid min-h-0 grid-flow-col grid-cols-2 content-center gap-x-3 gap-y-[clamp(0.375rem,1.75cqh,1rem)] md:gap-x-10 ${isJudged ? 'grid-rows-[repeat(4,minmax(2.5rem,6rem))]' : 'grid-rows-[repeat(4,minmax(3rem,6rem))]'}`}
      >
        {task.pairs.map(({ entry: { telugu: thing } }) => {
          const isPaired = pairing[thing] !== undefined;
          return (
            <PairTile
              key={thing}
              number={numberOf(isPaired ? thing : undefined)}
              state={stateOf(isPaired ? thing : undefined, held?.side === 'thing' && held.text === thing)}
              note={isPaired && !isOfSounds ? t('pairedWith', { mate: pairing[thing] ?? '' }) : ''}
              onPick={() => pickThing(thing)}
              isShut={isJudged}
            >
              <Fit
                name="things"
                max={areLetters ? 3.1 : 1.6}
                className={areLetters ? 'font-display pt-[0.12em] leading-[1.3]!' : 'font-semibold leading-[1.45]!'}
              >
                <span lang="te" className="leading-[inherit]!">
                  {thing}
                </span>
              </Fit>
            </PairTile>
          );
        })}
        {task.mates.map((mate, at) => {
          const thing = things.find((one) => pairing[one] === mate.text);
          return (
            <PairTile
              key={mate.text}
              number={numberOf(thing)}
              state={stateOf(thing, held?.side === 'mate' && held.text === mate.text)}
              note={thing === undefined ? '' : t('pairedWith', { mate: thing })}
              onPick={() => pickMate(mate)}
              isShut={isJudged}
            >
              <MateFace
                mate={mate}
                matchedBy={task.matchedBy}
                label={t('sound', { number: at + 1 })}
                isJudged={isJudged}
              />
            </PairTile>
          );
        })}
      </div>
      {isOfSounds && !isJudged && <CannotHear />}
    </div>
  );
}
