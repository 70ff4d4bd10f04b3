import type { Bilingual } from '../../domain/bilingual';
import { useBilingual } from '../../i18n/useBilingual';

/** One with an id can be linked to; a lead says in bold what it is about. */
type Paragraph = Bilingual & { readonly id?: string; readonly lead?: Bilingual };
type Section = { readonly title: Bilingual; readonly paragraphs: readonly Paragraph[] };

export function Sections({ sections }: { sections: readonly Section[] }) {
  const pick = useBilingual();
  return (
    <div className="grid max-w-3xl gap-10">
      {sections.map(({ title, paragraphs }) => (
        <section key={title.en}>
          <h2 className="text-2xl md:text-3xl">{pick(title)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en} id={paragraph.id} className="mt-3">
              {paragraph.lead && <strong>{pick(paragraph.lead)} </strong>}
              {pick(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
