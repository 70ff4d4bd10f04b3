/** The only scripts that the app starts by URL. */
type OwnScript = '/service-worker.js' | '/voice/worker.js';

const OWN_SCRIPTS: readonly string[] = ['/service-worker.js', '/voice/worker.js'] satisfies readonly OwnScript[];

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
};

const refuse = (address: string): never => {
  throw new TypeError(`${address} is not one of our scripts.`);
};

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

/** The content security policy (hosting/headers.mjs) allows only this Trusted Types policy. */
const policy = trustedTypes?.createPolicy('aksharam', {
  createScriptURL: (address) => (OWN_SCRIPTS.includes(address) ? address : refuse(address)),
});

/** Returns a trusted script URL, which the browser requires for workers. */
export const ownScript = (address: OwnScript): string => (policy?.createScriptURL(address) ?? address) as string;
