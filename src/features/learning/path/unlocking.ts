import type { Module } from '../../../domain/lesson/lesson';
import type { ModuleStanding } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useLanguage, useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';

/** What opens a locked module, and how much of it is left. */
export function useUnlocking(path: readonly ModuleStanding[]): (module: Module) => string {
  const t = useText(learning);
  const language = useLanguage();
  const { titleOf } = useTitles();
  return ({ needs }) => {
    const left = path.filter(({ module, completed }) => needs.includes(module.id) && !completed);
    const names = left.map(({ module }) => titleOf(module));
    // The word that Telugu has for "and" belongs to books.
    const list = new Intl.ListFormat(language, { style: language === 'te' ? 'narrow' : 'long' }).format(names);
    const count = left.flatMap(({ lessons }) => lessons.filter(({ completed }) => !completed)).length;
    return `${t('needs', { modules: list })} ${t('lessonsLeft', { count })}`;
  };
}
