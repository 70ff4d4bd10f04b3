import { readStored, writeStored } from './storage';

/** Messages inside the app, such as a new achievement; on unless someone has switched them off. */
export const storedNotifications = (): boolean => readStored('notifications') !== 'off';
export const chooseNotifications = (on: boolean): void => writeStored('notifications', on ? 'on' : 'off');
