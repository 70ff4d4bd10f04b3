import { useCallback, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../browser/storage';
import {
  beginReading,
  chooseMode,
  type Pace,
  PACE_NAMES,
  readAloud,
  type Reading,
  READING_MODES,
  type ReadingMode,
  sentenceHeard,
  sentenceSaid,
  stopReading,
  turnTo,
} from '../../../domain/reading/readingRoom';
import type { Story } from '../../../domain/reading/story';

const storedMode = (): ReadingMode => READING_MODES.find((mode) => mode === readStored('readingMode')) ?? 'along';
const storedPace = (): Pace => PACE_NAMES.find((pace) => pace === readStored('readingPace')) ?? 'steady';

/** The position in a story, and the actions that change it. */
export function useReading(story: Story) {
  const [reading, setReading] = useState<Reading>(() => beginReading(storedMode()));
  const [pace, setPace] = useState(storedPace);
  const sizes = useMemo(() => story.pages.map(({ sentences }) => sentences.length), [story]);

  return {
    reading,
    pace,
    sizes,
    play: useCallback(() => setReading((before) => readAloud(before, sizes)), [sizes]),
    stop: useCallback(() => setReading(stopReading), []),
    heard: useCallback(() => setReading((before) => sentenceHeard(before, sizes)), [sizes]),
    said: useCallback(() => setReading((before) => sentenceSaid(before, sizes)), [sizes]),
    turn: useCallback((by: 1 | -1) => setReading((before) => turnTo(before, before.page + by, sizes)), [sizes]),
    chooseMode: useCallback((mode: ReadingMode) => {
      writeStored('readingMode', mode);
      setReading((before) => chooseMode(before, mode));
    }, []),
    choosePace: useCallback((chosen: Pace) => {
      writeStored('readingPace', chosen);
      setPace(chosen);
    }, []),
  };
}

export type ReadingSteps = ReturnType<typeof useReading>;
