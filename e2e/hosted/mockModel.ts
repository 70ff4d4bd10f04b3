import type { BrowserContext } from '@playwright/test';
import { goodModel } from '../../src/adapters/mockTutor/goodModel.testing';
import { chat } from '../../src/adapters/mockTutor/wireFormats.testing';

/** Mocks the model that scripts/serve-hosted.mjs configures; by default it gives good answers. */
export const mockModel = (context: BrowserContext, answer: (prompt: string) => string | Promise<string> = goodModel) =>
  context.route('**/model/v1/chat/completions', async (route) => {
    const prompt = String(chat.promptIn(route.request().postDataJSON()));
    return route.fulfill({ json: chat.text(await answer(prompt), false) });
  });

/** Translates well, but gives a question only three options. */
export const carelessModel = (prompt: string): string => goodModel(prompt).replaceAll(', మబ్బు |', ' |');
