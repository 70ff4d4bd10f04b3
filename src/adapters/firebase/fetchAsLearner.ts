import { getApp } from 'firebase/app';
import { apiFetchOf } from './api';

/** Like fetch, for addresses on our own server; it adds the learner's tokens. */
export const fetchAsLearner = (apiBase: string, address: string, init?: RequestInit): Promise<Response> =>
  apiFetchOf(getApp())(`/${address.slice(apiBase.length + 1)}`, init);
