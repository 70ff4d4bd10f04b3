import { Link } from 'react-router';
import { VERSE_GAMES, type VerseGame } from '../../../domain/padyalu/verseGames';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { LIST_ADDRESS } from '../addresses';
import { LetterTile } from '../LetterTile';

const TEXTS = {
  'laghu-or-guru': { letter: 'ల', name: 'weightGame', about: 'weightGameText' },
  'where-yati': { letter: 'య', name: 'yatiGame', about: 'yatiGameText' },
  'which-meter': { letter: 'ఛ', name: 'meterGame', about: 'meterGameText' },
} as const satisfies Record<VerseGame, object>;

/** Explains meter and lists the games, the easiest first. */
export function GameChoice({ onChoose }: { readonly onChoose: (game: VerseGame) => void }) {
  const t = useText(padyalu);
  return (
    <div className="grid gap-4">
      <Link
        to={LIST_ADDRESS}
        className="touch -ml-2 inline-flex items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-muted hover:text-ink"
      >
        <Icon name="arrowLeft" className="size-5" />
        {t('back')}
      </Link>
      <header>
        <h1 className="text-3xl">{t('games')}</h1>
        <p className="mt-1 text-muted">{t('gamesLead')}</p>
      </header>
      <ul className="grid gap-3">
        {VERSE_GAMES.map((game, at) => {
          const { letter, name, about } = TEXTS[game];
          return (
            <li key={game}>
              <button
                type="button"
                onClick={() => onChoose(game)}
                className="touch flex w-full items-center gap-4 rounded-card border-[3px] border-line bg-card p-3 text-left shadow-card transition-transform hover:border-edge active:scale-[0.99]"
              >
                <LetterTile letter={letter} tone={at} />
                <span className="min-w-0 flex-1">
                  <span className="block font-display text-xl leading-tight">{t(name)}</span>
                  <span className="type-small block text-muted">{t(about)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
