import type { Poet } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { Select } from '../../../ui/controls/Select';
import { usePoetTexts } from '../texts';

/** Takes the focus when the pressed button disappears. */
export const POET_SELECT_ID = 'poet-select';

type Props = {
  readonly poets: readonly Poet[];
  readonly poetId: string | undefined;
  readonly onSelect: (poetId: string) => void;
};

export function PoetSelect({ poets, poetId = '', onSelect }: Props) {
  const t = useText(padyalu);
  const { nameOf, workOf } = usePoetTexts();
  const nameAndWork = (poet: Poet) => [nameOf(poet) || poet.id, workOf(poet)].filter((part) => part !== '').join(' · ');
  const isKnown = poets.some(({ id }) => id === poetId);
  return (
    <Select
      id={POET_SELECT_ID}
      label={t('poet')}
      value={poetId}
      onChange={({ target }) => onSelect(target.value)}
      options={[
        { value: '', label: t('poetPlaceholder') },
        ...poets.map((poet) => ({ value: poet.id, label: nameAndWork(poet) })),
        ...(poetId === '' || isKnown ? [] : [{ value: poetId, label: t('unknownPoet') }]),
      ]}
    />
  );
}
