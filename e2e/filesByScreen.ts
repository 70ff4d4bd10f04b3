import { readFileSync } from 'node:fs';

type FilesByScreen = {
  readonly shell: readonly string[];
  readonly screens: readonly { readonly path: string; readonly files: readonly string[] }[];
};

const { AKSHARAM_DIST = 'dist' } = process.env;

/** The files of each screen, as the build lists them. */
export const { shell, screens } = JSON.parse(readFileSync(`${AKSHARAM_DIST}.screens.json`, 'utf8')) as FilesByScreen;

export const filesOf = (path: string): readonly string[] => screens.find((screen) => screen.path === path)?.files ?? [];
