import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { ShownText } from '../../scripts/proofreading/shownTexts.mjs';

const side = v.nullable(v.object({ text: v.string(), file: v.string(), line: v.number(), isMade: v.boolean() }));
const texts = v.array(v.object({ place: v.string(), file: v.string(), key: v.string(), en: side, te: side }));

async function loadTexts(): Promise<readonly ShownText[] | 'failed'> {
  try {
    const result = v.safeParse(texts, await (await fetch('texts.json')).json());
    return result.success ? result.output : 'failed';
  } catch {
    return 'failed';
  }
}

export function useTexts(): readonly ShownText[] | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<readonly ShownText[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    void loadTexts().then((result) => isCurrent && setLoaded(result));
    return () => {
      isCurrent = false;
    };
  }, []);
  return loaded;
}
