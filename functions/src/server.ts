import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Api } from './http/createApi';
import { nodeHandler } from './http/nodeHandler';

export type StartedServer = { readonly url: string; readonly close: () => Promise<void> };

/** Slow clients are cut off, so that they cannot hold connections open. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Serves the API under plain Node. Port 0 picks a free port. */
export async function startServer(api: Api, port: number, host = '127.0.0.1'): Promise<StartedServer> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
    nodeHandler(api),
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { url: `http://${host}:${portOf(server)}`, close: () => stop(server) };
}

const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo => typeof address === 'object';

function portOf(server: Server): number {
  const address = server.address();
  return isAddress(address) ? address.port : 0;
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
