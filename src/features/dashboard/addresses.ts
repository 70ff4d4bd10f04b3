export const addressOf = (module: { readonly id: string }, lesson: { readonly id: string }): string =>
  `/dashboard/learning/${module.id}/${lesson.id}`;
