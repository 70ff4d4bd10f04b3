import { describe, expect, it } from 'vitest';
import { wordBank } from '../words';
import { wordHeads } from './heads';
import { packedHeads } from './packedHeads';
import { loadWholeBank, loadWord } from './texts';

describe('the bank in pieces', () => {
  it('is the whole bank again when its texts are fetched', async () => {
    expect(await loadWholeBank(wordHeads)).toEqual(wordBank);
  });

  it('has one word alone with its texts', async () => {
    const [head] = wordHeads;
    expect(head && (await loadWord(head))).toEqual(wordBank[0]);
  });

  it('has no text in its index, and is small', () => {
    const json = JSON.stringify(packedHeads);
    expect(json).not.toMatch(/"(?:explanations|sentence)":/u);
    expect(JSON.stringify(wordBank).length / json.length).toBeGreaterThan(5);
  });

  it('can be made beforehand: the index is plain data', () => {
    expect(JSON.parse(JSON.stringify(packedHeads))).toEqual(packedHeads);
  });
});
