import type { StaffRound } from '@fairground/contract'
import { VendorRound } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Reader, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

/** A round as the studio tells it, with its player; the look is recorded. Refusals: NOT_FOUND, GAME_UNAVAILABLE. */
export async function readRound(call: Call, staffId: string, roundId: string): Promise<Outcome<StaffRound>> {
  const told = await askRound(call.app, roundId)
  if (!told.ok) return told
  const { app, ip, requestId } = call
  const round = told.value
  const [game, member] = await Promise.all([findGame(app.db, round.gameId), findMember(app.db, round.playerId)])
  const detail = { game: round.gameId, ...(member && { memberId: member.id }) }
  const actor = { kind: 'staff', id: staffId } as const
  await transact(app.db, (tx) =>
    recordAudit(tx, { actor, action: 'round.looked-at', subject: roundId, detail, ip, requestId }),
  )
  return ok(viewRound(round, game, member))
}

async function askRound(context: AppContext, roundId: string): Promise<Outcome<VendorRound>> {
  try {
    const path = `/rounds/${encodeURIComponent(roundId)}`
    const { status, answer } = await postToVendor(context, {
      ...{ vendorId: houseVendorId, method: 'GET', path, isEvenWhenOff: true },
    })
    const round = VendorRound.safeParse(answer)
    if (round.success) return ok(round.data)
    return refuse(status >= 500 ? 'GAME_UNAVAILABLE' : 'NOT_FOUND')
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}

const findGame = (reader: Reader, gameCode: string) =>
  reader
    .selectFrom('games')
    .select(['node_id', 'names', 'own_names'])
    .where('vendor_id', '=', houseVendorId)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()

const findMember = (reader: Reader, playerId: string) =>
  reader
    .selectFrom('vendor_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['m.id', 'm.account'])
    .where('p.vendor_id', '=', houseVendorId)
    .where('p.player_id', '=', playerId)
    .executeTakeFirst()

function viewRound(
  round: VendorRound,
  game: Awaited<ReturnType<typeof findGame>>,
  member: Awaited<ReturnType<typeof findMember>>,
): StaffRound {
  const { roundId, gameId, modelId, modelVersion, mode, currency, state, fairness, events, calls } = round
  const { startedAt, settledAt, slip } = round
  const amountOf = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
  const { vi = gameId, en = gameId } = {
    ...(game?.names as Record<string, string> | undefined),
    ...(game?.own_names as Record<string, string> | undefined),
  }
  return {
    ...{ roundId, gameId, modelId, modelVersion, mode, currency, state, fairness, events, calls, startedAt, settledAt },
    ...{ names: { vi, en }, nodeId: game?.node_id, memberId: member?.id, account: member?.account },
    ...{
      stake: amountOf(round.stake),
      payout: amountOf(round.total),
      isFree: Boolean(round.freeRoundsId ?? round.freeBetId),
    },
    ...(slip && {
      slip: { ...slip, places: slip.places.map(({ spot, stake }) => ({ spot, stake: amountOf(stake) })) },
    }),
  }
}
