type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the device asks to be sent no more than what is wanted. */
export const isDataSaverOn = (): boolean => (navigator as Connected).connection?.saveData === true;
