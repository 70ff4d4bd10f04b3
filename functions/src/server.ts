import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Api } from './http/createApi';
import { nodeHandler } from './http/nodeHandler';

export type StartedServer = { readonly url: string; readonly close: () => Promise<void> };

/** Who sends slower than this is not waited for. */
const HEADERS_PATIENCE_MS = 10_000;
const REQUEST_PATIENCE_MS = 30_000;

/** The api under plain Node. Port 0 is any free one. */
export async function startServer(api: Api, port: number, host = '127.0.0.1'): Promise<StartedServer> {
  const server = createServer(
    { headersTimeout: HEADERS_PATIENCE_MS, requestTimeout: REQUEST_PATIENCE_MS, connectionsCheckingInterval: 5_000 },
    nodeHandler(api),
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { url: `http://${host}:${portOf(server)}`, close: () => closed(server) };
}

const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo => typeof address === 'object';

function portOf(server: Server): number {
  const address = server.address();
  return isAddress(address) ? address.port : 0;
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
