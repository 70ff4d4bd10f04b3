import { useEffect, useState } from 'react';
import { type EasyBank, EMPTY_BANK } from '../../../domain/quiz/easyBank';
import { usePorts } from '../../../state/session/ports';
import { readTranslations } from './translations';

/** Empty until the entries have loaded, and if they cannot be read. */
export function useTranslations(): EasyBank {
  const { documents } = usePorts();
  const [bank, setBank] = useState(EMPTY_BANK);
  useEffect(() => {
    let isMounted = true;
    void readTranslations(documents).then((read) => {
      if (isMounted && read) setBank(read);
    });
    return () => {
      isMounted = false;
    };
  }, [documents]);
  return bank;
}
