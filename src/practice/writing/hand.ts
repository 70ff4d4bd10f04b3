import { useState } from 'react';
import { readStored, writeStored } from '../../browser/storage';

/** With which hand one writes, and whether one draws at all; it holds on this device. */
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
