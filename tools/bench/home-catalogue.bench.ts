import { createServer } from 'node:http'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { closedLoop } from './load.ts'

const path = '/lgw/games/popular?gameType=RNG&pageSize=30'
const shape = { inFlight: 16, durationMs: 2_000 }

/** The call behind the home page's slots, beside a bare server that answers the very same bytes. */
export const bench: Bench = {
  title: 'Home catalogue call',
  rows: [
    { name: 'bare node:http', unit: '/s' },
    { name: 'catalogue call', unit: '/s', comparedTo: 'bare node:http', bound: { ratioMin: 0.05 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ roles: ['api', 'live', 'worker', 'games'] })
  const url = world.portalUrl + path
  await untilGames(url)
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const address = bare.address()
  const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`
  const rate = async (target: string) => (await closedLoop(() => read(target), shape)).perSecond
  return {
    subjects: [
      async () => ({ 'bare node:http': await rate(bareUrl) }),
      async () => ({ 'catalogue call': await rate(url) }),
    ],
    async close() {
      bare.closeAllConnections()
      bare.close()
      await world.stop()
    },
  }
}

const read = async (url: string): Promise<void> => void (await (await fetch(url)).arrayBuffer())

/** The platform fetches the studio's games by a job of its own. */
async function untilGames(url: string): Promise<void> {
  for (;;) {
    const answer = (await (await fetch(url)).json()) as { value: { total: number } }
    if (answer.value.total > 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
