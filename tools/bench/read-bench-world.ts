import { Agent } from 'node:http'
import { connect } from '@fairground/postgres'
import { openBenchWorld } from './bench-world.ts'

/** A world whose calls are read over HTTP, beside a pool that reads its database bare. */
export async function openReadBenchWorld(inFlight: number) {
  const world = await openBenchWorld({ roles: ['api'] })
  const database = connect<unknown>({ url: world.databaseUrl, poolSizeMax: inFlight, statementTimeoutMs: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const close = async () => {
    agent.destroy()
    await database.close()
    await world.stop()
  }
  return { world, pool: database.pool, agent, close }
}
