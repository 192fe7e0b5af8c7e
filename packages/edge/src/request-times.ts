import type { IncomingMessage } from 'node:http'

/** A request that is not whole by then is cut, however slowly it still comes. */
const requestMsMax = 30_000
/** How often that is checked. */
const slowCheckMs = 1_000

/** Request time limits of a listener. `socketPath`: its socket path, with the slash; other upgrades are plain requests. */
export const listenerTimes = (socketPath?: string) => ({
  requestTimeout: requestMsMax,
  http: {
    connectionsCheckingInterval: slowCheckMs,
    // Node exchanges the two where the time for the headers is the longer one, and bodies got its 60 seconds.
    headersTimeout: requestMsMax,
    requestTimeout: requestMsMax,
    shouldUpgradeCallback: ({ url, headers }: IncomingMessage) =>
      socketPath !== undefined &&
      headers.upgrade?.toLowerCase() === 'websocket' &&
      url?.startsWith(socketPath) === true,
  },
})
