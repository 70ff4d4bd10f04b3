import { useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { TextLink } from '../../src/ui/controls/TextLink';
import { ToastProvider } from '../../src/ui/messages/ToastProvider';
import { ActionsGallery } from './ActionsGallery';
import { FeedbackGallery } from './FeedbackGallery';
import { FormsGallery } from './FormsGallery';
import { FoundationsGallery } from './FoundationsGallery';
import { GALLERY_TEXTS, type GalleryLanguage, LANGUAGE_NAMES } from './galleryTexts';
import { LearningGallery } from './LearningGallery';
import { ProgressGallery } from './ProgressGallery';
import { StrokesGallery } from './StrokesGallery';

const LANGUAGES: readonly GalleryLanguage[] = ['en', 'te'];

/** The whole design system on one page (dev/ui). */
const GalleryPage = () => {
  const [language, setLanguage] = useState<GalleryLanguage>('en');
  const texts = GALLERY_TEXTS[language];
  return (
    <div lang={language}>
      <ToastProvider regionLabel={texts.toasts} dismissLabel={texts.dismiss}>
        <main className="page-width flex flex-col gap-14 py-10">
          <header className="flex flex-col items-start gap-4">
            <h1 className="text-[2.75rem]">{texts.title}</h1>
            <p className="text-muted">{texts.intro}</p>
            <TextLink href="/dev/scenes/">{texts.scenes}</TextLink>
            <div role="group" aria-label={texts.languages} className="flex flex-wrap gap-3">
              {LANGUAGES.map((choice) => (
                <Button
                  key={choice}
                  lang={choice}
                  look={choice === language ? 'primary' : 'quiet'}
                  aria-pressed={choice === language}
                  onClick={() => setLanguage(choice)}
                >
                  {LANGUAGE_NAMES[choice]}
                </Button>
              ))}
            </div>
          </header>
          <FoundationsGallery texts={texts} />
          <ActionsGallery texts={texts} />
          <FormsGallery texts={texts} />
          <LearningGallery texts={texts} />
          <StrokesGallery texts={texts} />
          <ProgressGallery texts={texts} />
          <FeedbackGallery texts={texts} />
        </main>
      </ToastProvider>
    </div>
  );
};

export default GalleryPage;
