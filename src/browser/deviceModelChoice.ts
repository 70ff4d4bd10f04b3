import { readStored, writeStored } from './storage';

/** Whether the browser's own models may answer; off until a grown-up switches them on. */
export const storedDeviceModel = (): boolean => readStored('deviceModel') === 'on';
export const chooseDeviceModel = (on: boolean): void => writeStored('deviceModel', on ? 'on' : 'off');
