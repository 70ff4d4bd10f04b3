import { Link } from 'react-router';
import type { Section } from '../../../domain/lesson/lessonContent';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../i18n/useText';
import { MixedText } from '../../../ui/MixedText';
import { LatinSwitch } from './latin';

export function Contents({ sections }: { sections: readonly Section[] }) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <div className="grid gap-4 border-t-2 border-line pt-7 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-10">
      <nav aria-labelledby="contents" className="min-w-0">
        <h2 id="contents" className="mb-3 text-2xl">
          {t('contents')}
        </h2>
        <ol className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:flex-wrap">
          {sections.map(({ id, title }, at) => (
            <li key={id} className="flex-none">
              <Link
                to={{ hash: id }}
                className="touch inline-flex items-center gap-2 rounded-full border-2 border-line bg-card px-4 py-1 font-semibold hover:border-edge"
              >
                <span aria-hidden="true" className="text-turmeric-deep tabular-nums">
                  {at + 1}
                </span>
                <span>
                  <MixedText text={pick(title)} language={language} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <LatinSwitch />
    </div>
  );
}
