import type { GameTerms, StaffBrand, StaffGame } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { findBrand, saveBrandTerms } from './brand-store.ts'
import {
  clearMiniGame,
  findStaffGame,
  listStaffGames,
  lockStaffGame,
  saveGameTerms,
  saveHotOrder,
} from './staff-game-store.ts'

/** What the operator says of one game; another one that was the mini game is so no longer. */
export const changeGame = (
  { db, clock }: AppContext,
  nodeId: string,
  terms: GameTerms,
  actor: Actor,
): Promise<Outcome<StaffGame>> =>
  transact(db, async (tx) => {
    const before = await lockStaffGame(tx, nodeId)
    if (!before) return refuse('NOT_FOUND')
    if (terms.opensIn === 'mini') await clearMiniGame(tx, nodeId)
    await saveGameTerms(tx, [{ nodeId, terms }], clock.now())
    const { isEnabled, sort, classify, trial, opensIn, names } = before
    const detail = { terms, before: { isEnabled, sort, classify, trial, opensIn, names } }
    await recordAudit(tx, { actor, action: 'catalogue.game-changed', subject: nodeId, detail })
    announceToAll(tx, 'lobby.changed', {})
    return ok({ ...before, ...terms })
  })

/** The hot row, whole; every game of it is one that visitors see, and none stands in it twice. */
export const orderHotGames = (
  { db }: AppContext,
  nodeIds: readonly string[],
  actor: Actor,
): Promise<Outcome<{ list: StaffGame[] }>> =>
  transact(db, async (tx) => {
    if (new Set(nodeIds).size !== nodeIds.length) return refuseField('nodeIds', 'validation.listedTwice')
    const games = await Promise.all(nodeIds.map((nodeId) => findStaffGame(tx, nodeId)))
    if (games.some((game) => !game?.isEnabled || game.vendorStatus === 'retired')) return refuse('GAME_UNAVAILABLE')
    const before = await listStaffGames(tx, { state: 'hot' }, { limit: nodeIdsMax, offset: 0 })
    await saveHotOrder(tx, nodeIds)
    const detail = { nodeIds, before: before.list.map(({ nodeId }) => nodeId) }
    await recordAudit(tx, { actor, action: 'catalogue.hot-ordered', subject: 'hot-games', detail })
    announceToAll(tx, 'lobby.changed', {})
    return ok({ list: (await listStaffGames(tx, { state: 'hot' }, { limit: nodeIdsMax, offset: 0 })).list })
  })

const nodeIdsMax = 1_000

/** Shows or hides all games of a brand, and places it. */
export const changeBrand = (
  { db }: AppContext,
  code: string,
  terms: { isEnabled: boolean; sort: number },
  actor: Actor,
): Promise<Outcome<StaffBrand>> =>
  transact(db, async (tx) => {
    const before = await findBrand(tx, code)
    if (!before) return refuse('NOT_FOUND')
    await saveBrandTerms(tx, code, terms)
    const detail = { terms, before: { isEnabled: before.isEnabled, sort: before.sort } }
    await recordAudit(tx, { actor, action: 'catalogue.brand-changed', subject: code, detail })
    announceToAll(tx, 'lobby.changed', {})
    return ok({ ...before, ...terms })
  })
