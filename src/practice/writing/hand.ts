import { useState } from 'react';
import { readStored, writeStored } from '../../browser/storage';

/** The writing hand, or `none` for exercises without drawing; stored on this device. */
export type Hand = 'right' | 'left' | 'none';

const HANDS: readonly Hand[] = ['right', 'left', 'none'];

const storedHand = (): Hand => HANDS.find((hand) => hand === readStored('writingHand')) ?? 'right';

export function useHand(): readonly [Hand, (hand: Hand) => void] {
  const [hand, setHand] = useState(storedHand);
  const choose = (chosen: Hand) => {
    writeStored('writingHand', chosen);
    setHand(chosen);
  };
  return [hand, choose];
}
