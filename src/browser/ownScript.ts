/** The only scripts that are started by their address. */
type OwnScript = '/service-worker.js' | '/voice/worker.js';

const OWN: readonly string[] = ['/service-worker.js', '/voice/worker.js'] satisfies readonly OwnScript[];

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
};

const refused = (address: string): never => {
  throw new TypeError(`${address} is no script of ours.`);
};

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

/** Named in the content security policy (hosting/headers.mjs): no other code of the page may make one. */
const policy = trustedTypes?.createPolicy('aksharam', {
  createScriptURL: (address) => (OWN.includes(address) ? address : refused(address)),
});

/** The address in the form in which the browser takes it from us and from nobody else. */
export const ownScript = (address: OwnScript): string => (policy?.createScriptURL(address) ?? address) as string;
