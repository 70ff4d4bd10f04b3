import type { Page } from '@playwright/test';

export const LIST = '/dashboard/telugu-padyalu';
export const SALT = `${LIST}/poem/uppu-kappurambu`;

export const poetSelect = (page: Page) => page.getByLabel('Poet', { exact: true });
export const searchField = (page: Page) => page.getByLabel('Search', { exact: true });
export const cards = (page: Page) => page.getByRole('link', { name: /^Read more/ });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const studioSwitch = (page: Page) => page.getByRole('switch', { name: 'Padyam studio' });
