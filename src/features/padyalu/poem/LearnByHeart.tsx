import { canBeLearned } from '../../../domain/padyalu/poemLines';
import type { Poem } from '../../../domain/padyalu/poem';
import { byHeart } from '../../../i18n/byHeart';
import { useText } from '../../../i18n/useText';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { byHeartAddress } from '../addresses';

/** The way from reading a poem to knowing it. */
export function LearnByHeart({ poem }: { readonly poem: Pick<Poem, 'id' | 'teluguText'> }) {
  const t = useText(byHeart);
  if (!canBeLearned(poem)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink to={byHeartAddress(poem.id)} className="w-full sm:w-auto">
        <Icon name="star" className="size-5" />
        {t('learn')}
      </ButtonLink>
      <p className="text-muted max-sm:w-full max-sm:text-center">{t('learnHint')}</p>
    </div>
  );
}
