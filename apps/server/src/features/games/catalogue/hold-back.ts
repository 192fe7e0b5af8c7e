import type { RefusedGame, VendorGame } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { listBroken, listLoads, lockMargin, namesOf, readMargin } from '../../rewards/margin/index.ts'

interface Borne {
  games: readonly VendorGame[]
  /** What the vendor is told of those that stay as they were. */
  held: RefusedGame[]
}

interface Told {
  vendorId: string
  games: readonly VendorGame[]
}

/**
 * What a vendor tells, but for a return or weight that a signed contract of agents could not bear: such a game stays as it
 * is known, and closed, until the contract has ended or the vendor tells otherwise. Each is on record with the contract.
 */
export async function holdBack(tx: Tx, app: AppContext, { vendorId, games }: Told): Promise<Borne> {
  await lockMargin(tx)
  const loads = await listLoads(tx)
  if (loads.length === 0) return { games, held: [] }
  const before = await readMargin(tx, { app, language: 'en' })
  const toldOf = new Map(games.map((game) => [game.gameId, game]))
  const given = {
    ...before.given,
    games: before.given.games.map((game) => {
      const told = game.vendorId === vendorId ? toldOf.get(game.gameCode) : undefined
      return told ? { ...game, rtpBp: told.rtpBp, rebateWeight: told.rebateWeight ?? 100 } : game
    }),
  }
  const broken = new Map(listBroken(loads, before, { ...before, given }).map((each) => [each.game.gameCode, each]))
  const fresh = [...broken.values()].filter(({ game }) => game.status !== closed)
  for (const each of fresh)
    await recordAudit(tx, {
      actor: { kind: 'vendor', id: vendorId },
      action: 'catalogue.refused',
      subject: each.game.nodeId,
      detail: { ...namesOf(each), told: toldOf.get(each.game.gameCode)?.rtpBp ?? 0 },
    })
  const borne = games.map((told) => {
    const known = broken.get(told.gameId)?.game
    return known ? { ...told, rtpBp: known.rtpBp, rebateWeight: known.rebateWeight, status: closed } : told
  })
  return { games: borne, held: [...broken.keys()].map((gameId) => ({ gameId, field: 'rtpBp', reason })) }
}

const reason = 'with what the operator gives back of bets it would return too much: kept closed'
const closed: VendorGame['status'] = 'maintenance'
