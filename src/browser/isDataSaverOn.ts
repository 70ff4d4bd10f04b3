type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };

export const isDataSaverOn = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true;
