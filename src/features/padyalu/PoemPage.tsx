import { Link, useLocation, useParams } from 'react-router';
import { padyalu } from '../../i18n/padyalu';
import { useText } from '../../i18n/useText';
import type { Stored } from '../../ports/documents';
import { Below } from '../../ui/layout/Below';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { ErrorState } from '../../ui/messages/ErrorState';
import { Icon } from '../../ui/pictures/Icon';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { TextLink } from '../../ui/controls/TextLink';
import { LIST_ADDRESS, listSearch } from './addresses';
import { HardWords } from './poem/HardWords';
import { KnownByHeart } from './poem/KnownByHeart';
import { Makutam } from './poem/Makutam';
import { PoemMeaning } from './poem/PoemMeaning';
import { PoemNeighbours } from './poem/PoemNeighbours';
import { PoemReading } from './poem/PoemReading';
import { PoemTop } from './poem/PoemTop';
import { usePoem } from './poem/usePoem';
import { usePoemVisit } from './poem/usePoemVisit';
import { usePoemTitle } from './texts';

export default function PoemPage() {
  const { poemId = '' } = useParams();
  return <PoemOrNot key={poemId} poemId={poemId} />;
}

function PoemOrNot({ poemId }: { readonly poemId: string }) {
  const t = useText(padyalu);
  const loading = usePoem(poemId);
  const back = LIST_ADDRESS + listSearch(useLocation().state);
  switch (loading.kind) {
    case 'loading':
      return <Spinner label={t('loadingPoem')} />;
    case 'failed':
      return (
        <>
          <PageHead title={t('pageTitle')} description={t('pageDescription')} />
          <ErrorState
            headingLevel="h1"
            title={t('loadFailedTitle')}
            text={t('poemFailed')}
            action={<TextLink to={back}>{t('goBack')}</TextLink>}
          />
        </>
      );
    case 'not-found':
      return (
        <>
          <PageHead title={t('pageTitle')} description={t('pageDescription')} />
          <EmptyState
            letter="ప"
            headingLevel="h1"
            title={t('notFound')}
            text={t('notFoundText')}
            action={<ButtonLink to={back}>{t('goBack')}</ButtonLink>}
          />
        </>
      );
    case 'loaded':
      return <OpenPoem poem={loading.poem} poet={loading.poet} back={back} />;
  }
}

type Props = { readonly poem: Stored<'poems'>; readonly poet: Stored<'poets'> | null; readonly back: string };

function OpenPoem({ poem, poet, back }: Props) {
  const t = useText(padyalu);
  const title = usePoemTitle()(poem);
  const hear = usePoemVisit(poem.id);
  return (
    <article className="@container grid max-w-5xl gap-6">
      <PageHead title={t('poemTitle', { title })} description={t('poemDescription', { title })} />
      <Link
        to={back}
        className="touch -ml-2 inline-flex items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-indigo"
      >
        <Icon name="arrowLeft" className="size-5" />
        {t('back')}
      </Link>
      <PoemTop poem={poem} poet={poet} />
      <PoemReading poem={poem} onHeard={hear} />
      <Below>
        <div className="grid gap-8 @2xl:grid-cols-[3fr_2fr]">
          <PoemMeaning poem={poem} />
          <div className="grid content-start gap-8">
            <HardWords words={poem.hardWords ?? []} />
            <Makutam makutam={poem.makutam} />
          </div>
        </div>
        <KnownByHeart poemId={poem.id} />
        <PoemNeighbours poem={poem} poet={poet} from={{ list: back.slice(LIST_ADDRESS.length) }} />
      </Below>
    </article>
  );
}
