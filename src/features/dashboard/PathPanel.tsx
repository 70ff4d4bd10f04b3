import type { ModuleStanding } from '../../domain/lesson/path';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { Icon, type IconName } from '../../ui/pictures/Icon';
import { TextLink } from '../../ui/controls/TextLink';
import { Panel } from '../../ui/layout/Panel';
import { useTitles } from '../../i18n/useTitles';

const STANDINGS = {
  completed: { icon: 'check', text: 'moduleDone', look: 'bg-leaf text-on-leaf' },
  open: { icon: 'path', text: 'moduleOpen', look: 'bg-turmeric text-on-turmeric' },
  locked: { icon: 'lock', text: 'moduleLocked', look: 'bg-line text-muted' },
} as const satisfies Record<string, { icon: IconName; text: string; look: string }>;

const standingOf = ({ completed, locked }: ModuleStanding) =>
  STANDINGS[completed ? 'completed' : locked ? 'locked' : 'open'];

export function PathPanel({ path }: { path: readonly ModuleStanding[] }) {
  const t = useText(dashboard);
  const { titleOf } = useTitles();
  return (
    <Panel title={t('path')} more={<TextLink to="/dashboard/learning">{t('wholePath')}</TextLink>}>
      <ol className="grid gap-3">
        {path.map((module) => {
          const { icon, text, look } = standingOf(module);
          return (
            <li key={module.module.id} className="flex items-center gap-3">
              <span className={`grid size-10 flex-none place-items-center rounded-full ${look}`}>
                <Icon name={icon} className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{titleOf(module.module)}</span>
                <span className="type-small block text-muted">{t(text)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
