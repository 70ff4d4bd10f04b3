import { useState } from 'react';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { useLearner } from '../../state/session/session';
import { clearUnknownQueries, unknownQueriesOf } from '../../state/unknownQueries';
import { useToast } from '../../ui/messages/toastContext';
import { saveAsFile } from '../../browser/saveAsFile';

/** Words that the tutor was asked for and did not know. */
export function useUnknownQueries() {
  const t = useText(settings);
  const showToast = useToast();
  const { id } = useLearner();
  const [queries, setQueries] = useState(() => unknownQueriesOf(id));
  return {
    queries,
    downloadQueries: () => {
      saveAsFile('aksharam-words.txt', `${queries.join('\n')}\n`, 'text/plain');
      showToast({ message: t('downloaded') });
    },
    clear: () => {
      clearUnknownQueries(id);
      setQueries([]);
      showToast({ message: t('wishesCleared') });
    },
  };
}
