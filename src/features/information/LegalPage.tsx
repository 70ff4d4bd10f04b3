import type { ComponentProps } from 'react';
import { useFormat } from '../../i18n/format';
import { information } from '../../i18n/information';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTop } from './PageTop';
import { Sections } from './Sections';

type Props = {
  title: string;
  description: string;
  heading: string;
  text: ComponentProps<typeof Sections> & { readonly updated: string };
};

export function LegalPage({ title, description, heading, text }: Props) {
  const t = useText(information);
  const format = useFormat();
  return (
    <div className="page-width">
      <PageHead title={title} description={description} />
      <PageTop title={heading}>{t('updated', { date: format.date(text.updated) })}</PageTop>
      <Sections sections={text.sections} />
    </div>
  );
}
