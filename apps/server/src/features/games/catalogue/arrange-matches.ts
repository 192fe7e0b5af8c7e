import type { MatchTerms } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { findBrand } from './brand-store.ts'
import { type HotMatch, matchOf, matchStateOf } from './hot-match.ts'
import { lockMatch, saveMatch } from './hot-match-store.ts'
import { findStaffGame } from './staff-game-store.ts'

export const addMatch = ({ db, clock }: AppContext, terms: MatchTerms, actor: Actor): Promise<Outcome<HotMatch>> =>
  transact(db, async (tx) => {
    const match = matchOf(newId('mat'), terms)
    const refused = await refusalOf(tx, match, clock.now())
    if (refused) return refused
    await saveMatch(tx, match, clock.now())
    await recordAudit(tx, { actor, action: 'catalogue.match-added', subject: match.id, detail: { terms } })
    announceToAll(tx, 'lobby.changed', {})
    return ok(match)
  })

export const changeMatch = (
  { db, clock }: AppContext,
  matchId: string,
  terms: MatchTerms,
  actor: Actor,
): Promise<Outcome<HotMatch>> =>
  transact(db, async (tx) => {
    const before = await lockMatch(tx, matchId)
    if (!before) return refuse('NOT_FOUND')
    if (matchStateOf(before, clock.now()) === 'over') return refuse('STATE_CONFLICT')
    const match = matchOf(matchId, terms)
    const refused = await refusalOf(tx, match, clock.now())
    if (refused) return refused
    await saveMatch(tx, match, clock.now())
    await recordAudit(tx, { actor, action: 'catalogue.match-changed', subject: matchId, detail: { terms, before } })
    announceToAll(tx, 'lobby.changed', {})
    return ok(match)
  })

/** Takes it off at this moment; once is enough. */
export const endMatch = ({ db, clock }: AppContext, matchId: string, actor: Actor): Promise<Outcome<HotMatch>> =>
  transact(db, async (tx) => {
    const before = await lockMatch(tx, matchId)
    if (!before) return refuse('NOT_FOUND')
    if (matchStateOf(before, clock.now()) === 'over') return refuse('STATE_CONFLICT')
    const match = { ...before, endedAt: clock.now() }
    await saveMatch(tx, match, clock.now())
    await recordAudit(tx, { actor, action: 'catalogue.match-ended', subject: matchId })
    announceToAll(tx, 'lobby.changed', {})
    return ok(match)
  })

/** A match is put up for a time to come, and leads to a vendor, or a game of it, that is there. */
async function refusalOf(tx: Tx, { endsAt, brandCode, nodeId }: HotMatch, now: Date) {
  if (endsAt <= now) return refuseField('matchTime', 'validation.isPast')
  if (!(await findBrand(tx, brandCode))) return refuseField('vassalage', 'validation.notKnown')
  if (nodeId === null) return undefined
  const game = await findStaffGame(tx, nodeId)
  return game?.vassalage === brandCode ? undefined : refuseField('nodeId', 'validation.notKnown')
}
