import { type VendorRound, VendorRoundList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { houseVendorId } from './ensure-house-vendors.ts'
import { listGamesByCode, type OpenRound, type Waiting } from './open-round-store.ts'
import { postToVendor } from './post-to-vendor.ts'
import { findPlayer } from './vendor-player-store.ts'

/** The home page does not wait for it longer. */
const timeoutMs = 1_000

/**
 * Rounds of a member whose show was cut short at the house studio, though their money is booked: only the studio knows
 * what was seen. None while it is silent.
 */
export async function listCutShows(context: AppContext, waiting: Waiting): Promise<OpenRound[]> {
  const playerId = await findPlayer(context.db, houseVendorId, waiting.memberId)
  if (playerId === undefined) return []
  const rounds = (await askOpenRounds(context, playerId)).filter((round) => isCut(round, playerId, waiting))
  if (rounds.length === 0) return []
  const games = await listGamesByCode(
    context.db,
    houseVendorId,
    rounds.map(({ gameId }) => gameId),
  )
  return rounds.flatMap(({ roundId, gameId, stake, startedAt, freeRoundsId }) => {
    const game = games.get(gameId)
    const stakeMinor = freeRoundsId ? 0n : BigInt(stake)
    return game ? [{ roundId, game, stakeMinor, openedAt: new Date(startedAt) }] : []
  })
}

/** What a member has won in shows that are not over: their money is booked, and no page may tell it before the game. */
export async function sumUnseenWins(
  context: AppContext,
  { memberId, currency }: Pick<Waiting, 'memberId' | 'currency'>,
): Promise<bigint> {
  const playerId = await findPlayer(context.db, houseVendorId, memberId)
  if (playerId === undefined) return 0n
  const waiting = { memberId, currency, openedBefore: new Date(context.clock.now().getTime() + 1) }
  const rounds = await askOpenRounds(context, playerId)
  return rounds.filter((round) => isCut(round, playerId, waiting)).reduce((sum, { total }) => sum + BigInt(total), 0n)
}

async function askOpenRounds(context: AppContext, playerId: string): Promise<VendorRound[]> {
  try {
    const path = `/rounds/open?playerId=${encodeURIComponent(playerId)}`
    const { answer } = await postToVendor(context, { vendorId: houseVendorId, method: 'GET', path, timeoutMs })
    return VendorRoundList.safeParse(answer).data?.rounds ?? []
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return []
  }
}

const isCut = (round: VendorRound, playerId: string, { currency, openedBefore }: Waiting): boolean =>
  round.playerId === playerId &&
  round.mode === 'real' &&
  round.state === 'presenting' &&
  round.currency === currency &&
  new Date(round.startedAt) < openedBefore
