import * as v from 'valibot';
import { text, texts } from './tolerant';

export const poet = v.object({ name: text, period: text });

export const poem = v.object({
  poetId: text,
  title: text,
  previewText: text,
  tags: texts,
  teluguText: text,
  teluguMeaning: text,
  englishTranslation: text,
});
