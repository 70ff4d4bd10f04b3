import type { BrowserContext } from '@playwright/test';
import { goodModel } from '../../src/adapters/mockTutor/goodModel.testing';
import { chat } from '../../src/adapters/mockTutor/wireFormats.testing';

/** Answers for the model that scripts/serve-hosted.mjs names, as a good one would or with other texts. */
export const answerForModel = (
  context: BrowserContext,
  answer: (prompt: string) => string | Promise<string> = goodModel,
) =>
  context.route('**/model/v1/chat/completions', async (route) => {
    const prompt = String(chat.promptIn(route.request().postDataJSON()));
    return route.fulfill({ json: chat.text(await answer(prompt), false) });
  });

/** Translates well, but a question has three options only. */
export const carelessModel = (prompt: string): string => goodModel(prompt).replaceAll(', మబ్బు |', ' |');
