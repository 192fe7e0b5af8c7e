import { randomBytes } from 'node:crypto'
import { commitOf, createStream } from '@fairground/fairness'
import { playRound, type SlotRound } from '@fairground/game-rules/slots'
import pg from 'pg'
import { type Frame, findSlot, stakeMinor, type TestStudio } from './test-studio.ts'

const triesMax = 20_000

/** Gives a player who has not played yet an active pair whose first round is of the wanted kind. */
export async function plantPair(
  studio: TestStudio,
  frame: Frame,
  isWanted: (round: SlotRound) => boolean,
  stake = stakeMinor,
): Promise<void> {
  const game = findSlot(studio, frame.opened.gameId)
  const { clientSeed } = frame.opened.seeds
  for (let i = 0; i < triesMax; i += 1) {
    const serverSeed = randomBytes(32).toString('hex')
    const stream = createStream({ serverSeed, clientSeed, nonce: 0 })
    const played = { stakeMinor: BigInt(stake), stream, jackpot: game.model.jackpot && { unitMinor: 100n, stream } }
    if (!isWanted(playRound(game.model, played))) continue
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
  throw new Error(`no such round in ${triesMax} seeds`)
}
