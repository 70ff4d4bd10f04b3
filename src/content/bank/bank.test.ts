import { describe, expect, it } from 'vitest';
import { wordBank } from '../words';
import { wordHeads } from './heads';
import { packedHeads } from './packedHeads';
import { loadWholeBank, loadWord } from './texts';

describe('the word bank in chunks', () => {
  it('equals the whole bank after its texts are loaded', async () => {
    expect(await loadWholeBank(wordHeads)).toEqual(wordBank);
  });

  it('can load a single word with its texts', async () => {
    const [head] = wordHeads;
    expect(head && (await loadWord(head))).toEqual(wordBank[0]);
  });

  it('has a small index without texts', () => {
    const json = JSON.stringify(packedHeads);
    expect(json).not.toMatch(/"(?:explanations|sentence)":/u);
    expect(JSON.stringify(wordBank).length / json.length).toBeGreaterThan(5);
  });

  it('can be prebuilt, because the index is plain data', () => {
    expect(JSON.parse(JSON.stringify(packedHeads))).toEqual(packedHeads);
  });
});
