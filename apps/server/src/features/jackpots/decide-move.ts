import { randomUUID } from 'node:crypto'
import { VendorJackpotMoved } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import { transact } from '../../db/db.ts'
import { type Actor, recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { decideWish } from '../../lib/four-eyes.ts'
import { areInOneHand } from '../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { postToVendor } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { bookPoolMove, seedPool } from '../wallet/index.ts'
import { isSamePool } from './ask-move.ts'
import { fetchPools, forgetPools } from './fetch-pools.ts'
import {
  isWinHeld,
  type JackpotMove,
  lockOpenMove,
  type MovedMinor,
  saveAskedAgain,
  saveDecided,
  saveMoved,
} from './jackpot-move-store.ts'

interface Decision {
  moveId: string
  isApproved: boolean
}

/**
 * A second person's yes or no. After a yes the vendor empties the pool, and the books follow by the same move's id, so that
 * whoever comes again, after a crash or at once, moves nothing twice. Refusals: FOUR_EYES, STATE_CONFLICT also while a win
 * of the pool is being paid, GAME_UNAVAILABLE when the vendor did not answer: then the same yes is said again.
 */
export async function decideMove(call: Call, staff: StaffSession, decision: Decision): Promise<Outcome<null>> {
  const decided = await saveWord(call, staff, decision)
  if (!decided.ok || !decision.isApproved) return decided.ok ? ok(null) : decided
  const move = decided.value
  const told = await askVendor(call, move)
  if (told === 'unknown') return refuse('GAME_UNAVAILABLE')
  if (told === 'refused') {
    await transact(call.app.db, (tx) => saveAskedAgain(tx, move.id))
    return refuse('STATE_CONFLICT')
  }
  await book(call, staff, { move, moved: told })
  return ok(null)
}

function saveWord(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { moveId, isApproved }: Decision,
): Promise<Outcome<JackpotMove>> {
  return transact(app.db, async (tx) => {
    const move = await lockOpenMove(tx, moveId)
    if (!move) return refuse('STATE_CONFLICT')
    const decided = decideWish(move.askedBy, { staffId, isApproved })
    if (!decided.ok) return decided
    const at = app.clock.now()
    if (isApproved && (await areInOneHand(tx, move.askedBy, staffId, at))) return refuse('FOUR_EYES')
    // Once the vendor may have moved it, only the same yes can be said again.
    if (move.state === 'approved') return isApproved ? ok(move) : refuse('STATE_CONFLICT')
    if (isApproved && (await isWinHeld(tx, move.from))) return refuse('STATE_CONFLICT')
    await saveDecided(tx, moveId, { state: decided.value, staffId, at })
    const action = `jackpot.move-${decided.value}`
    const detail = { ...move.from, to: placeOf(move), moveId, askedBy: move.askedByName, reason: move.reason }
    await recordAudit(tx, { actor: actorOf(staffId), action, subject: move.from.jackpotId, detail, ip, requestId })
    return ok(move)
  })
}

async function askVendor({ app }: Call, move: JackpotMove): Promise<MovedMinor | 'refused' | 'unknown'> {
  const { id: moveId, from, to } = move
  const { vendorId, currency } = from
  const [source, target] = [from, to].map(({ jackpotId, tier }) => ({ jackpotId, tier }))
  const body = { requestId: randomUUID(), moveId, currency, from: source, to: target }
  try {
    const { status, answer } = await postToVendor(app, { vendorId, method: 'POST', path: '/jackpots/move', body })
    const told = VendorJackpotMoved.safeParse(answer)
    if (!told.success) return status >= 500 ? 'unknown' : 'refused'
    const { base, increment, reserve } = told.data.moved
    return { baseMinor: BigInt(base), incrementMinor: BigInt(increment), reserveMinor: BigInt(reserve) }
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return 'unknown'
  }
}

/** What the vendor moved is booked, with the record of it, once. */
async function book(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { move, moved }: { move: JackpotMove; moved: MovedMinor },
): Promise<void> {
  const { id: moveId, from, to } = move
  forgetPools(app)
  const source = (await fetchPools(app)).find((pool) => isSamePool(pool, from))
  await transact(app.db, async (tx) => {
    if (!(await saveMoved(tx, moveId, { moved, staffId, at: app.clock.now() }))) return
    // A pool that nobody has looked at yet: its first seed is booked before it leaves.
    if (source?.cycle === 1) await seedPool(tx, from, moved.baseMinor)
    await bookPoolMove(tx, { moveId, from, to, ...moved })
    const amounts = Object.fromEntries(Object.entries(moved).map(([name, minor]) => [name, String(minor)]))
    const detail = { ...from, to: placeOf(move), moveId, ...amounts, reason: move.reason }
    const actor = actorOf(staffId)
    await recordAudit(tx, { actor, action: 'jackpot.moved', subject: from.jackpotId, detail, ip, requestId })
  })
  forgetPools(app)
}

const actorOf = (id: string): Actor => ({ kind: 'staff', id })
const placeOf = ({ to: { jackpotId, tier } }: JackpotMove) => ({ jackpotId, tier })
