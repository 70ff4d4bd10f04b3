import { readStored, writeStored } from './storage';

/** Messages inside the app, such as a new achievement; on by default. */
export const storedNotifications = (): boolean => readStored('notifications') !== 'off';
export const chooseNotifications = (on: boolean): void => writeStored('notifications', on ? 'on' : 'off');
