import { Button, ButtonLink } from '../../src/ui/controls/Button';
import { Icon } from '../../src/ui/pictures/Icon';
import { IconButton } from '../../src/ui/controls/IconButton';
import { TextLink } from '../../src/ui/controls/TextLink';
import { VisuallyHidden } from '../../src/ui/layout/VisuallyHidden';
import { GallerySection } from './GallerySection';
import type { GalleryTexts } from './galleryTexts';

export const ActionsGallery = ({ texts }: { texts: GalleryTexts }) => (
  <GallerySection title={texts.actions}>
    <div className="flex flex-wrap items-center gap-4">
      <Button>{texts.start}</Button>
      <Button look="voice">
        <Icon name="speaker" />
        {texts.listen}
      </Button>
      <Button look="quiet">{texts.later}</Button>
      <Button look="danger">{texts.remove}</Button>
      <Button disabled>{texts.unavailable}</Button>
      <ButtonLink to="/dev/ui" look="quiet">
        {texts.link}
        <Icon name="arrowRight" />
      </ButtonLink>
      <IconButton icon="speaker" label={texts.listen} />
      <IconButton icon="close" label={texts.close} disabled />
    </div>
    <p>
      {texts.linkSentence}
      <TextLink to="/dev/ui">{texts.link}</TextLink>
      {' · '}
      <TextLink href="mailto:hello@example.org">{texts.mail}</TextLink>
    </p>
    <p>
      {texts.hiddenNote} <VisuallyHidden>{texts.hidden}</VisuallyHidden>
    </p>
  </GallerySection>
);
