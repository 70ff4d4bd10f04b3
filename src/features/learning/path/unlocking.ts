import type { Module } from '../../../domain/lesson/lesson';
import type { ModuleStanding } from '../../../domain/lesson/path';
import { useFormat } from '../../../i18n/format';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';

/** What opens a locked module, and how much of it is left. */
export function useUnlocking(path: readonly ModuleStanding[]): (module: Module) => string {
  const t = useText(learning);
  const format = useFormat();
  const { titleOf } = useTitles();
  return ({ needs }) => {
    const leftIn = ({ lessons }: ModuleStanding) => lessons.filter(({ completed, isKnown }) => !completed && !isKnown);
    const left = path.filter((standing) => needs.includes(standing.module.id) && leftIn(standing).length > 0);
    const names = left.map(({ module }) => titleOf(module));
    const count = left.flatMap(leftIn).length;
    return `${t('needs', { modules: format.list(names) })} ${t('lessonsLeft', { count })}`;
  };
}
