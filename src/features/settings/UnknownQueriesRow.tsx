import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';

type Props = {
  readonly queries: readonly string[];
  readonly onDownload: () => void;
  readonly onClear: () => void;
};

/** Words that were asked for and are not in the bank yet. */
export function UnknownQueriesRow({ queries, onDownload, onClear }: Props) {
  const t = useText(settings);
  return (
    <li className="grid gap-3 py-4">
      <div>
        <h3 className="text-lg">{t('wishes')}</h3>
        <p className="text-muted">{t(queries.length > 0 ? 'wishesText' : 'wishesNone')}</p>
      </div>
      {queries.length > 0 && (
        <>
          <ul aria-label={t('wishes')} className="flex flex-wrap gap-2">
            {queries.map((query) => (
              <li key={query} className="typed max-w-full rounded-full bg-indigo-tint px-3 py-1 break-words">
                {query}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={onDownload}>
              {t('wishesDownload')}
            </Button>
            <Button look="quiet" onClick={onClear}>
              {t('wishesClear')}
            </Button>
          </div>
        </>
      )}
      <p className="text-muted">{t('wishesLive')}</p>
    </li>
  );
}
