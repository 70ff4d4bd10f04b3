import { deleteDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../browser/newId';
import { openContentShelf } from './shelf';

const name = `content-${newId()}`;
afterEach(() => deleteDB(name));

describe('the shelf of an owner’s content', () => {
  it('stores values between visits, and deletes those that are not needed', async () => {
    const first = openContentShelf(name);
    await first.write('manifest', { readAt: 1 });
    await first.write('bundle:poems-1-0', { version: 'a', entries: 'క'.repeat(700_000) });
    const next = openContentShelf(name);
    expect(await next.read('manifest')).toEqual({ readAt: 1 });
    expect(await next.read('none')).toBeUndefined();
    await next.deleteExcept(['manifest']);
    expect(await first.read('bundle:poems-1-0')).toBeUndefined();
    expect(await first.read('manifest')).toEqual({ readAt: 1 });
  });

  it('is empty after the browser deleted it', async () => {
    const shelf = openContentShelf(name);
    await shelf.write('manifest', 1);
    await deleteDB(name);
    expect(await shelf.read('manifest')).toBeUndefined();
    await shelf.write('manifest', 2);
    expect(await shelf.read('manifest')).toBe(2);
  });
});
