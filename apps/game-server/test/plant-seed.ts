import { randomBytes } from 'node:crypto'
import { commitOf } from '@fairground/fairness'
import pg from 'pg'
import type { TestStudio } from './test-studio.ts'

const triesMax = 20_000

interface Planting {
  playerId: string
  /** Whether the first round of a pair with this server seed is as the test needs it. */
  isWanted: (serverSeed: string) => boolean
}

/** Gives a player who has not played yet an active pair with a server seed of the wanted kind. */
export async function plantSeed(studio: TestStudio, { playerId, isWanted }: Planting): Promise<void> {
  for (let i = 0; i < triesMax; i += 1) {
    const serverSeed = randomBytes(32).toString('hex')
    if (!isWanted(serverSeed)) continue
    const commitment = commitOf(serverSeed)
    const sealed = studio.context.secrets.seal(`server-seed:${commitment}`, serverSeed)
    // As the owner: the runtime role has no right to change a seed.
    const client = new pg.Client(studio.databaseUrl)
    await client.connect()
    await client.query(
      `update studio.seed_pairs set commitment = $1, server_seed_sealed = $2 where player_id = $3 and state = 'active'`,
      [commitment, sealed, playerId],
    )
    await client.end()
    return
  }
  throw new Error(`no such round in ${triesMax} seeds`)
}
