import { Link } from 'react-router';
import type { SpellingKindName } from '../../exercises/kinds';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import { RoomPage } from '../../practice/room/Room';
import { Icon } from '../../ui/pictures/Icon';
import { PageHead } from '../../ui/layout/PageHead';
import { DASHBOARD, SPELLING } from './addresses';

const WAYS = [
  { way: 'all', face: '★', title: 'spellAll', text: 'spellAllText' },
  { way: 'hear-and-type', face: '🔊', title: 'spellHear', text: 'spellHearText' },
  { way: 'picture-and-type', face: '🐘', title: 'spellPicture', text: 'spellPictureText' },
  { way: 'word-parts', face: 'క + ◌ా', title: 'spellParts', text: 'spellPartsText' },
  { way: 'mend-word', face: '✗ → ✓', title: 'spellMend', text: 'spellMendText' },
] as const satisfies readonly { way: SpellingKindName | 'all'; face: string; title: string; text: string }[];

/** The ways to practice spelling; each starts immediately. */
export function SpellingStart() {
  const t = useText(runs);
  return (
    <RoomPage>
      <PageHead title={t('spellingTitle')} description={t('pageDescription')} />
      <div className="grid gap-5">
        <Link
          to={DASHBOARD}
          className="touch -ml-2 inline-flex items-center gap-2 self-start justify-self-start rounded-full px-2 font-semibold text-muted hover:text-ink"
        >
          <Icon name="arrowLeft" className="size-5" />
          {t('toDashboard')}
        </Link>
        <header className="grid gap-1 text-center">
          <h1 className="text-2xl md:text-3xl">{t('spellingTitle')}</h1>
          <p className="text-muted">{t('spellingLead')}</p>
        </header>
        <ul className="grid gap-3 sm:grid-cols-2">
          {WAYS.map(({ way, face, title, text }) => (
            <li key={way} className="first:sm:col-span-2">
              <Link
                to={`${SPELLING}?way=${way}`}
                className="touch flex h-full items-center gap-4 rounded-card border-2 border-line bg-card p-4 shadow-card hover:border-edge"
              >
                <span
                  aria-hidden="true"
                  lang="te"
                  className="grid h-14 w-20 flex-none place-items-center rounded-tile bg-turmeric-tint font-display text-xl leading-[1.5]! whitespace-nowrap"
                >
                  {face}
                </span>
                <span className="min-w-0">
                  <span className="block text-lg leading-snug! font-semibold">{t(title)}</span>
                  <span className="type-small block text-muted">{t(text)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </RoomPage>
  );
}
