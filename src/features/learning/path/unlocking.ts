import type { Module } from '../../../domain/lesson/lesson';
import type { ModuleStanding } from '../../../domain/lesson/path';
import { useFormat } from '../../../i18n/format';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';

/** Says what unlocks a module, and how much of that remains. */
export function useUnlocking(path: readonly ModuleStanding[]): (module: Module) => string {
  const t = useText(learning);
  const format = useFormat();
  const { titleOf } = useTitles();
  return ({ needs }) => {
    const remainingIn = ({ lessons }: ModuleStanding) =>
      lessons.filter(({ completed, isKnown }) => !completed && !isKnown);
    const remaining = path.filter((standing) => needs.includes(standing.module.id) && remainingIn(standing).length > 0);
    const names = remaining.map(({ module }) => titleOf(module));
    const count = remaining.flatMap(remainingIn).length;
    return `${t('needs', { modules: format.list(names) })} ${t('lessonsLeft', { count })}`;
  };
}
