import type { HardWord } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { ExplainedWord } from './ExplainedWord';

export function HardWords({ words }: { readonly words: readonly HardWord[] }) {
  const t = useText(padyalu);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="hard-words">
      <h2 id="hard-words" className="mb-3 text-xl">
        {t('hardWords')}
      </h2>
      <ul className="grid gap-3">
        {words.map((word, index) => (
          <li key={index}>
            <ExplainedWord {...word} />
          </li>
        ))}
      </ul>
    </section>
  );
}
