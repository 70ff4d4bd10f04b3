import { useEffect, useState } from 'react';
import { type EasyBank, EMPTY_BANK } from '../../../domain/quiz/easyBank';
import { usePorts } from '../../../state/session/ports';
import { readTranslations } from './translations';

/** The entries as soon as they are there; none before, and none when they cannot be read. */
export function useTranslations(): EasyBank {
  const { documents } = usePorts();
  const [bank, setBank] = useState(EMPTY_BANK);
  useEffect(() => {
    let isHere = true;
    void readTranslations(documents).then((read) => {
      if (isHere && read) setBank(read);
    });
    return () => {
      isHere = false;
    };
  }, [documents]);
  return bank;
}
