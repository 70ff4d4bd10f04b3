// A page with the adapters and nothing else: the tests beside it ask them directly.
import type { Adapters } from '../../src/adapters/adapters';
import { readConfiguration } from '../../src/adapters/configuration';
import { openAdapters } from '../../src/adapters/openAdapters';
import type { IdentityState } from '../../src/ports/identity';

declare global {
  interface Window {
    adapters?: Adapters;
    state?: IdentityState;
  }
}

const read = readConfiguration(Object.fromEntries(new URLSearchParams(location.search)));
if (!read.ok) throw new Error(read.error.join('\n'));
const adapters = await openAdapters(read.value);
adapters.identity.watch((state) => {
  window.state = state;
});
window.adapters = adapters;
