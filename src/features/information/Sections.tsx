import type { Bilingual } from '../../domain/bilingual';
import { useBilingual } from '../../i18n/useBilingual';

type Section = { readonly title: Bilingual; readonly paragraphs: readonly Bilingual[] };

export function Sections({ sections }: { sections: readonly Section[] }) {
  const pick = useBilingual();
  return (
    <div className="grid max-w-3xl gap-10">
      {sections.map(({ title, paragraphs }) => (
        <section key={title.en}>
          <h2 className="text-2xl md:text-3xl">{pick(title)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en} className="mt-3">
              {pick(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
