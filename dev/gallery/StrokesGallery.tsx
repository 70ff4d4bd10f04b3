import { Suspense } from 'react';
import { STACKED } from '../../src/domain/lesson/akshara';
import { gunintam, PRIMER_CONSONANTS, PRIMER_VOWELS, VIRAMA } from '../../src/domain/script/letters';
import { useWriting } from '../../src/practice/writing/loadWriting';
import { Drawn, StrokeNumbers } from '../../src/practice/writing/Drawn';
import { Slate } from '../../src/practice/writing/Slate';
import { viewOf } from '../../src/practice/writing/view';
import { GallerySection } from './GallerySection';
import type { GalleryTexts } from './galleryTexts';

/** Composed from parts: these samples show whether vowel signs and vottulu are placed correctly. */
const COMPOSED = ['గా', 'టి', 'డీ', 'దు', 'రూ', 'వె', 'బే', 'తో', 'నౌ', 'క్కి', 'మ్మ', 'ల్లు', 'త్ర', 'స్వా', 'న్ని'];

const SAMPLES: readonly string[] = [
  ...PRIMER_VOWELS,
  ...PRIMER_CONSONANTS,
  ...gunintam('క').slice(1),
  ...STACKED.map((letter) => `${letter === 'ష' ? 'ద' : 'క'}${VIRAMA}${letter}`),
  ...COMPOSED,
];

export const StrokesGallery = ({ texts }: { texts: GalleryTexts }) => (
  <GallerySection title={texts.strokes}>
    <Suspense>
      <Strokes />
    </Suspense>
  </GallerySection>
);

function Strokes() {
  const { formOf } = useWriting();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
      {SAMPLES.flatMap((text) => {
        const form = formOf(text);
        if (!form) return [];
        const view = viewOf(form);
        return (
          <li key={text}>
            <Slate label={text} view={view} ink={[]} className="aspect-square w-full">
              <Drawn form={form} view={view} drawing={{ stroke: form.strokes.length, share: 1 }} />
              <StrokeNumbers form={form} view={view} />
            </Slate>
          </li>
        );
      })}
    </ul>
  );
}
