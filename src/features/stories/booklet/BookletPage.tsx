import { Link, useLocation, useParams } from 'react-router';
import { loadStory } from '../../../content/shelf/texts';
import { bookletPages, bookletSides } from '../../../domain/reading/booklet';
import type { Story } from '../../../domain/reading/story';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { PageHead } from '../../../ui/layout/PageHead';
import { storyAddress } from '../addresses';
import { TextGate } from '../TextGate';
import { BookletPanel } from './BookletPanel';

export default function BookletPage() {
  const t = useText(stories);
  const { id = '' } = useParams();
  return (
    <TextGate key={id} id={id} load={loadStory} notFound={t('notFound')}>
      {(story) => <Booklet story={story} />}
    </TextGate>
  );
}

/** A story on two sheets of paper, to fold into a booklet. */
function Booklet({ story }: { readonly story: Story }) {
  const t = useText(stories);
  const { state } = useLocation();
  const title = story.title.te;
  return (
    <article className="@container grid max-w-5xl gap-5 print:block print:max-w-none">
      <PageHead
        title={t('storyTitle', { title: t('bookletTitle', { title }) })}
        description={t('bookletDescription')}
      />
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden md:-mt-4">
        <Link
          to={storyAddress(story.id)}
          state={state}
          className="touch -ml-2 inline-flex items-center gap-2 rounded-full px-2 font-semibold text-indigo"
        >
          <Icon name="arrowLeft" className="size-5" />
          {t('backToStory')}
        </Link>
        <Button onClick={() => window.print()}>
          <Icon name="print" className="size-5" />
          {t('printNow')}
        </Button>
      </div>
      <header className="print:hidden">
        <h1 className="text-3xl md:text-4xl">{t('bookletTitle', { title })}</h1>
        <h2 className="mt-4 text-xl">{t('bookletHow')}</h2>
        <ol className="mt-1 grid max-w-prose list-decimal gap-1 pl-6">
          <li>{t('bookletPrint')}</li>
          <li>{t('bookletFold')}</li>
          <li>{t('bookletStaple')}</li>
        </ol>
      </header>
      {bookletSides(bookletPages(story)).map((side, at) => (
        <section key={at} aria-labelledby={`side-${at}`} className="grid gap-2 print:block">
          <h2 id={`side-${at}`} className="text-lg print:hidden">
            {t('bookletSide', {
              sheet: Math.floor(at / 2) + 1,
              side: t(at % 2 === 0 ? 'bookletFront' : 'bookletBack'),
            })}
          </h2>
          <div className="booklet-side rounded-card border border-line bg-card">
            {side.map((panel, place) => (
              <BookletPanel key={place} panel={panel} />
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
