import { createHmac } from 'node:crypto'
import { createStream } from '@fairground/fairness'
import { type Raffle, weightsOf } from './raffle.ts'

interface Whose {
  memberId: string
  /** Of this member's draws in this raffle. */
  nonce: number
}

/** The house's seed of one draw: fixed by the raffle long before, unknown to anybody else until it is used. */
export const serverSeedOf = ({ seedSecret }: Pick<Raffle, 'seedSecret'>, { memberId, nonce }: Whose): string =>
  createHmac('sha256', seedSecret).update(`${memberId}:${nonce}`).digest('hex')

interface Drawn {
  prizeIndex: number
  serverSeed: string
  weights: number[]
}

/** Draws by FS1 from the house's seed and the player's, weighed as the prizes stand now. */
export function drawPrize(raffle: Raffle, whose: Whose & { roomMinor: bigint }, clientSeed: string): Drawn {
  const serverSeed = serverSeedOf(raffle, whose)
  const weights = weightsOf(raffle, whose.roomMinor)
  const prizeIndex = createStream({ serverSeed, clientSeed, nonce: whose.nonce }).weighted(weights)
  return { prizeIndex, serverSeed, weights }
}
