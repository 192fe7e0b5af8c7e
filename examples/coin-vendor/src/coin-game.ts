import type { VendorGame, VendorRound } from '@fairground/contract/psw'
import { createStream, sha256Hex } from '@fairground/fairness'
import type { Minor, RoundHeadsTable, SeedSchema, VendorKit, VendorSchema } from '@fairground/vendor-kit'
import type { Kysely, Selectable } from 'kysely'

export const sides = ['heads', 'tails'] as const
export type Side = (typeof sides)[number]

/** The kit's tables, with what a round of this game is about. */
export interface CoinSchema extends VendorSchema, SeedSchema {
  rounds: RoundHeadsTable & {
    request_id: string
    stake_minor: Minor
    total_minor: Minor
    bet_on: Side
    landed: Side
    pair_id: string
    nonce: number
    started_at: Date
  }
}
export type CoinKit = Omit<VendorKit, 'db'> & { db: Kysely<CoinSchema> }
export type CoinRound = Selectable<CoinSchema['rounds']>

const stakes = { min: '100000', max: '100000000' }

export const coinGame: VendorGame = {
  gameId: 'coin',
  names: { en: 'Heads or tails', vi: 'Sấp ngửa' },
  category: 'RNG',
  provider: { code: 'COIN', name: 'Coin House' },
  rtpBp: 9_800,
  volatility: 'low',
  stakes: { VND: stakes, FUN: stakes },
  demo: true,
  capabilities: { multiBet: false, multiWin: false },
  certificate: { modelId: 'coin', version: 1, hash: sha256Hex('one FS1 draw of two sides; the right one pays 1.96') },
  images: { tile: 'tile/none' },
  hitFrequencyBp: 5_000,
  status: 'live',
  isNew: true,
}

/** The whole result, from the seeds and the number of the bet alone. */
export function toss(seeds: Parameters<typeof createStream>[0], betOn: Side, stakeMinor: bigint) {
  const landed: Side = createStream(seeds).int(2) === 0 ? 'heads' : 'tails'
  return { landed, totalMinor: landed === betOn ? (stakeMinor * 196n) / 100n : 0n }
}

/** The round as the portal's staff and its reconciliation see it. */
export async function viewRounds({ db }: CoinKit, rounds: readonly CoinRound[]): Promise<VendorRound[]> {
  const ids = rounds.map(({ round_id }) => round_id)
  const calls = await db
    .selectFrom('wallet_calls')
    .selectAll()
    .where('round_id', 'in', [...ids, ''])
    .execute()
  const pairIds = rounds.map(({ pair_id }) => pair_id)
  const pairs = await db
    .selectFrom('seed_pairs')
    .selectAll()
    .where('pair_id', 'in', [...pairIds, '0'])
    .execute()
  return rounds.map((round) => {
    const pair = pairs.find(({ pair_id }) => pair_id === round.pair_id)
    const isPlayed = round.state === 'collected'
    return {
      ...{
        roundId: round.round_id,
        playerId: round.player_id,
        gameId: round.game_id,
        modelId: 'coin',
        modelVersion: 1,
      },
      ...{ mode: round.mode, currency: round.currency, state: round.state, stake: round.stake_minor },
      total: isPlayed ? round.total_minor : '0',
      startedAt: round.started_at.toISOString(),
      settledAt: round.settled_at?.toISOString() ?? null,
      fairness: {
        commit: pair?.commitment ?? '',
        clientSeed: pair?.client_seed ?? '',
        nonce: round.nonce,
        serverSeed: pair?.server_seed ?? null,
      },
      events: isPlayed ? [{ type: 'landed', side: round.landed, betOn: round.bet_on }] : [],
      calls: calls
        .filter(({ round_id }) => round_id === round.round_id)
        .map((call) => ({
          ...{ transactionId: call.transaction_id, call: call.call, state: call.state },
          ...{ attempts: call.attempts, lastCode: call.last_code },
        })),
    }
  })
}
