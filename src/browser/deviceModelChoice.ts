import { readStored, writeStored } from './storage';

/** Whether the browser's own translation may answer; off until a grown-up has switched it on. */
export const storedDeviceModel = (): boolean => readStored('deviceModel') === 'on';
export const chooseDeviceModel = (on: boolean): void => writeStored('deviceModel', on ? 'on' : 'off');
