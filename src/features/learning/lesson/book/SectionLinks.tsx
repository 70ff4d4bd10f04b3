import { Link } from 'react-router';
import type { Section } from '../../../../domain/lesson/lessonContent';
import { learning } from '../../../../i18n/learning';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../../i18n/useText';
import { MixedText } from '../../../../ui/layout/MixedText';

export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <nav aria-label={t('contents')} className="border-t-2 border-line pt-4 print:hidden">
      <ol className="flex flex-wrap gap-2">
        {sections.map(({ id, title }, at) => (
          <li key={id}>
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
  );
}
