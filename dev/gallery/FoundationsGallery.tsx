import { Icon, ICON_NAMES } from '../../src/ui/pictures/Icon';
import { MixedText } from '../../src/ui/layout/MixedText';
import { GallerySection } from './GallerySection';
import { COLOR_TOKENS, GALLERY_TEXTS, type GalleryTexts } from './galleryTexts';

const TypeSample = ({ lang }: { lang: keyof typeof GALLERY_TEXTS }) => {
  const texts = GALLERY_TEXTS[lang];
  return (
    <div lang={lang} className="flex min-w-0 flex-col gap-3">
      <p className="font-display text-[2.5rem]">{texts.pageTitle}</p>
      <p className="font-display type-title">{texts.sectionTitle}</p>
      <p>{texts.reading}</p>
      <p className="font-semibold">{texts.reading}</p>
      <p className="type-small text-muted">{texts.small}</p>
      <p>
        <MixedText text={texts.mixed} language={lang} />
      </p>
    </div>
  );
};

export const FoundationsGallery = ({ texts }: { texts: GalleryTexts }) => (
  <>
    <GallerySection title={texts.colors}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {COLOR_TOKENS.map((token) => (
          <li key={token} lang="en" className="type-small">
            <span
              className="mb-1 block h-14 rounded-tile border border-edge"
              style={{ background: `var(--color-${token})` }}
            />
            {token}
          </li>
        ))}
      </ul>
    </GallerySection>
    <GallerySection title={texts.type}>
      <div className="grid gap-8 lg:grid-cols-2">
        <TypeSample lang="en" />
        <TypeSample lang="te" />
      </div>
    </GallerySection>
    <GallerySection title={texts.icons}>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-8">
        {ICON_NAMES.map((name) => (
          <li key={name} lang="en" className="type-small flex flex-col items-center gap-1 py-2 text-center text-muted">
            <Icon name={name} className="size-7 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  </>
);
