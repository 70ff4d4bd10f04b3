import { useEffect, useState } from 'react';
import type { Translation } from '../../../domain/quiz/translation';
import { usePorts } from '../../../session/ports';
import { readTranslations } from './translations';

/** The entries as soon as they are there; none before, and none when they cannot be read. */
export function useTranslations(): readonly Translation[] {
  const { documents } = usePorts();
  const [entries, setEntries] = useState<readonly Translation[]>([]);
  useEffect(() => {
    let isHere = true;
    void readTranslations(documents).then((read) => {
      if (isHere && read) setEntries(read);
    });
    return () => {
      isHere = false;
    };
  }, [documents]);
  return entries;
}
