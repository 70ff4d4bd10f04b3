import { getApp } from 'firebase/app';
import { apiFetchOf } from './api';

/** As fetch, for addresses below our own server, with the tokens that tell it who asks. */
export const fetchAsLearner = (apiBase: string, address: string, init?: RequestInit): Promise<Response> =>
  apiFetchOf(getApp())(`/${address.slice(apiBase.length + 1)}`, init);
