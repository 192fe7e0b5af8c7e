import { randomBytes } from 'node:crypto'
import { commitOf, createStream } from '@fairground/fairness'
import pg from 'pg'
import type { SoloFrame } from './solo-frame.ts'
import type { TestStudio } from './test-studio.ts'

const triesMax = 20_000

/** Gives a player who has not played yet an active pair whose first row of the small game is of the wanted kind. */
export async function plantRow(
  studio: TestStudio,
  frame: SoloFrame,
  isWanted: (row: number[]) => boolean,
): Promise<void> {
  const { clientSeed } = frame.opened.seeds
  for (let i = 0; i < triesMax; i += 1) {
    const serverSeed = randomBytes(32).toString('hex')
    if (!isWanted(createStream({ serverSeed, clientSeed, nonce: 0 }).deal(10, 6))) continue
    const commitment = commitOf(serverSeed)
    const sealed = studio.context.secrets.seal(`server-seed:${commitment}`, serverSeed)
    // As the owner: the runtime role has no right to change a seed.
    const client = new pg.Client(studio.databaseUrl)
    await client.connect()
    await client.query(
      `update studio.seed_pairs set commitment = $1, server_seed_sealed = $2 where player_id = $3 and state = 'active'`,
      [commitment, sealed, frame.playerId],
    )
    await client.end()
    return
  }
  throw new Error(`no such row in ${triesMax} seeds`)
}

/** Every card is higher than the one before: no draw loses. */
export const rising = (row: number[]): boolean => row.every((card, i) => i === 0 || card > (row[i - 1] ?? 0))

/** The first draw loses. */
export const falling = ([first = 0, second = 0]: number[]): boolean => second < first
