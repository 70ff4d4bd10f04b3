import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../browser/storage';
import { transliterated } from '../../../domain/script/transliteration';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { Switch } from '../../../ui/controls/Switch';

type Choice = { readonly isShown: boolean; readonly choose: (isShown: boolean) => void };

const LatinContext = createContext<Choice>({ isShown: false, choose: () => undefined });

/** Shows or hides Latin letters on the whole page; the choice is remembered. */
export function LatinChoice({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => readStored('latinShown') === 'true');
  const value = useMemo(() => {
    const choose = (wanted: boolean) => {
      setShown(wanted);
      writeStored('latinShown', String(wanted));
    };
    return { isShown, choose };
  }, [isShown]);
  return <LatinContext value={value}>{children}</LatinContext>;
}

export function LatinSwitch() {
  const t = useText(learning);
  const { isShown, choose } = use(LatinContext);
  return <Switch label={t('latin')} title={t('latinHint')} checked={isShown} onChange={choose} />;
}

export function Latin({ text, className = '' }: { text: string; className?: string }) {
  const { isShown } = use(LatinContext);
  if (!isShown) return null;
  return (
    <span lang="te-Latn" className={`block text-muted ${className}`}>
      {transliterated(text)}
    </span>
  );
}
