import type { SlipFault, SlipRequest, StudioCode } from '@fairground/contract/studio'
import { decideSlip, type SlipDecision, type StandingSlip } from '@fairground/game-rules/tables'
import { betLostAfterMs, newId, type Session } from '@fairground/vendor-kit'
import type { SharedTitle } from '../../catalogue/game.ts'
import { exposureCapOf, type SlipLimits } from '../../catalogue/slip-limits.ts'
import type { Db, RoundRow } from '../../db/schema.ts'

import { rowOf } from '../../rounds/round-store.ts'
import type { Opening } from '../bet-store.ts'
import { behindMaxOf } from '../seats/behind-max.ts'
import { refuseBehind } from '../seats/decide-behind.ts'
import { breaksCap, breaksLimits, faultOf, withoutGroups } from './break-limits.ts'
import { RiskRooms } from './risk-rooms.ts'
import type { Chips } from './slip-book.ts'
import type { AskedBook, SlipBooks } from './slip-books.ts'
import { chipsOf } from './slip-chips.ts'
import { listSlipFacts, openSlips, type RaisedBook, type SlipFacts } from './slip-store.ts'

/** A slip that its table can read. */
export interface WantedSlip {
  session: Session
  game: SharedTitle
  slipRules: NonNullable<SharedTitle['rules']['slips']>
  limits: SlipLimits
  request: SlipRequest
  wanted: Chips
  receivedAt: Date
}

export type SlipTaken =
  | { kind: 'new'; round: RoundRow }
  | { kind: 'same' | 'behind'; roundId: string }
  | { kind: 'refused'; code: StudioCode; fault?: SlipFault }

/** Each time somebody else has taken slips of the same round in the same moment. */
const triesMax = 20

interface Parts {
  db: Db
  books: SlipBooks
}

/**
 * Decides slips of one moment, in the order they came in, and writes the bets that come of them: for all of them one look at
 * what stands and one call. A slip is taken whole or not at all; one that is refused leaves nothing.
 */
export async function takeSlips(parts: Parts, slips: readonly WantedSlip[]): Promise<SlipTaken[]> {
  const taken = new Map<WantedSlip, SlipTaken>()
  // A cap is what one slip must not pass by mistake: before one is refused for it, its book is read again.
  const surely = new Set<WantedSlip>()
  for (let tries = 0; taken.size < slips.length; tries += 1) {
    if (tries > triesMax) throw new Error('the books of slips were never the ones that were read')
    const left = slips.filter((slip) => !taken.has(slip))
    await takeOnce(parts, left, { taken, surely, isAgain: tries > 0 })
  }
  return slips.map((slip) => taken.get(slip) as SlipTaken)
}

interface Taking {
  taken: Map<WantedSlip, SlipTaken>
  surely: Set<WantedSlip>
  /** Something was written that this process did not know of. */
  isAgain: boolean
}

async function takeOnce(
  { db, books }: Parts,
  left: readonly WantedSlip[],
  { taken, surely, isAgain }: Taking,
): Promise<void> {
  // In this order: what is written in between raises the version of a book, and is found.
  await books.load(left.map(bookOf))
  const isGrouped = isAgain || left.some(({ game }) => game.table.riskGroup !== null)
  const [facts, rooms] = await Promise.all([
    listSlipFacts(db, left.map(whoseOf)),
    isGrouped ? RiskRooms.read(db, left.map(bookOf)) : undefined,
  ])
  const fresh: { slip: WantedSlip; opening: Opening; chips: Chips }[] = []
  const players = new Set<string>()
  // Behind each seat, by slips of this moment: first come.
  const held = new Map<string, bigint>()
  for (const [index, slip] of left.entries()) {
    // Of two slips of one player the second is decided when the first is written.
    if (players.has(playerOf(slip))) continue
    players.add(playerOf(slip))
    const capMinor = leastOf(exposureCapOf(slip.session.currency, slip.game) ?? 0n, rooms?.roomOf(bookOf(slip)))
    const heldMinor = held.get(seatOf(slip)) ?? 0n
    const decided = decideOne(books, slip, facts[index], { capMinor, heldMinor })
    if (decided.kind === 'refused' && decided.fault?.rule === 'exposure' && !surely.has(slip)) {
      surely.add(slip)
      books.forget(bookOf(slip))
    } else if (decided.kind !== 'new') taken.set(slip, decided)
    else {
      const opening = openingOf(slip, decided.chips, facts[index] as SlipFacts)
      const book = bookOf(slip)
      books.hold(book, opening.round.round_id, decided.chips)
      held.set(seatOf(slip), heldMinor + betOf(decided.chips).stakeMinor)
      rooms?.hold(book, books.get(book).heldMinor())
      fresh.push({ slip, opening, chips: decided.chips })
    }
  }
  if (fresh.length === 0) return
  const raised = raisedOf(
    books,
    fresh.map(({ slip }) => bookOf(slip)),
  )
  const opened = await openSlips(
    db,
    fresh.map(({ opening }) => opening),
    raised,
  ).catch((error: unknown) => {
    for (const book of raised) books.forget(book)
    throw error
  })
  for (const book of raised) books.raise(book)
  for (const [index, { slip, opening }] of fresh.entries()) {
    const { number, isStale } = opened[index] ?? { number: null, isStale: false }
    if (number !== null) taken.set(slip, { kind: 'new', round: { ...opening.round, nonce: number } })
    else if (!isStale) taken.set(slip, { kind: 'refused', code: 'BETTING_CLOSED' })
    if (number === null) books.forget(bookOf(slip))
  }
}

type Decided = { kind: 'new'; chips: Chips } | Exclude<SlipTaken, { kind: 'new' }>

/** The lesser cap of the table and of its group: a slip passes either where it makes the worst no worse. */
const leastOf = (capMinor: bigint, roomMinor: bigint | undefined): bigint =>
  roomMinor !== undefined && roomMinor < capMinor ? roomMinor : capMinor

interface Room {
  capMinor: bigint
  /** Behind the seat of the slip, of this moment. */
  heldMinor: bigint
}

function decideOne(
  books: SlipBooks,
  slip: WantedSlip,
  facts: SlipFacts | undefined,
  { capMinor, heldMinor }: Room,
): Decided {
  const { session, game, slipRules: rules, limits, request, wanted, receivedAt } = slip
  if (facts?.tableId !== session.gameId) return { kind: 'refused', code: 'BETTING_CLOSED' }
  if (!facts.isSessionOpen) return { kind: 'refused', code: 'SESSION_EXPIRED' }
  const decided = decideSlip(standingOf(game, facts), { slipNo: request.slipNo, wanted })
  if (decided.kind === 'refused') return refusedAs(decided)
  if (decided.kind !== 'new') return decided
  const isOpen = facts.state === 'betting' || facts.state === 'locked'
  if (!isOpen || receivedAt >= facts.closesAt) return { kind: 'refused', code: 'BETTING_CLOSED' }
  const behind = refuseBehind(
    {
      ...{ seat: request.behind, playerId: session.playerId, before: facts.bets.map(({ behindSeat }) => behindSeat) },
      ...{ wanted, added: decided.chips },
    },
    facts.behind,
    { hasBehind: game.table.betBehind, maxMinor: behindMaxOf(session.currency, game), heldMinor },
  )
  if (behind) return { kind: 'refused', ...behind }
  const payoutMinorMax = (chips: Chips) => game.rules.payoutMinorMax(betOf(chips), limits.payoutMinorMax)
  const open = withoutGroups(limits, facts.shutGroups)
  const broken = breaksLimits({ rules, limits: open, payoutMinorMax }, wanted)
  if (broken) return { kind: 'refused', code: 'STAKE_NOT_ALLOWED', fault: broken }
  const addedMinor = betOf(decided.chips).stakeMinor
  if (addedMinor < session.stakeMinorMin) {
    const limitMinor = session.stakeMinorMin.toString()
    return { kind: 'refused', code: 'STAKE_NOT_ALLOWED', fault: { rule: 'min', limitMinor, fitsMinor: limitMinor } }
  }
  const stepMinor = [...limits.groups.values()][0]?.minMinor ?? 1n
  const full = breaksCap({ book: books.get(bookOf(slip)), capMinor, stepMinor }, decided.chips)
  return full ? { kind: 'refused', code: 'TABLE_FULL', fault: full } : decided
}

function refusedAs(decided: Extract<SlipDecision, { kind: 'refused' }>): SlipTaken & { kind: 'refused' } {
  if (decided.code === 'SLIP_SPENT') return decided
  const { spot, stakeMinor } = decided.stands
  return { kind: 'refused', code: decided.code, fault: faultOf('less', stakeMinor, { spot }) }
}

const standingOf = (game: SharedTitle, { bets }: SlipFacts): StandingSlip[] =>
  bets.map(({ roundId, place, state, input }) => ({
    ...{ roundId, slipNo: place + 1, isWaiting: state === 'betting' },
    chips: chipsOf(game.rules, input),
  }))

const betOf = (chips: Chips) => ({ chips, stakeMinor: chips.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n) })

const bookOf = ({ session, game, slipRules: rules, request }: WantedSlip): AskedBook => ({
  ...{ sharedRoundId: request.sharedRoundId, mode: session.mode, currency: session.currency },
  ...{ rules, chipsOf: (input) => chipsOf(game.rules, input) },
})

const whoseOf = ({ session, request }: WantedSlip) => ({
  ...session,
  sharedRoundId: request.sharedRoundId,
  behindSeat: request.behind,
})

const playerOf = ({ session, request }: WantedSlip): string =>
  `${session.playerId}:${session.mode}:${request.sharedRoundId}`

const seatOf = ({ session, request: { behind = 0, sharedRoundId } }: WantedSlip): string =>
  `${behind}:${session.mode}:${session.currency}:${sharedRoundId}`

/** The books with what has been held in them, one version on. */
function raisedOf(books: SlipBooks, asked: readonly AskedBook[]): RaisedBook[] {
  const keys = new Map(asked.map((one) => [`${one.sharedRoundId}:${one.mode}:${one.currency}`, one]))
  return [...keys.values()].map(({ sharedRoundId, mode, currency }) => {
    const book = books.get({ sharedRoundId, mode, currency })
    const heldMinor = book.heldMinor()
    return { sharedRoundId, mode, currency, version: book.version + 1, ...book.worst(), heldMinor }
  })
}

/** The bet of what is new in a slip, and its round, as they begin. */
function openingOf(
  { session, game, limits, request, receivedAt }: WantedSlip,
  chips: Chips,
  facts: SlipFacts,
): Opening {
  const roundId = newId('rnd', receivedAt)
  const { stakeMinor } = betOf(chips)
  const round = rowOf({
    ...session,
    ...{
      kind: 'shared',
      roundId,
      requestId: request.requestId,
      modelId: game.rules.id,
      modelVersion: game.rules.version,
    },
    ...{ stakeMinor, totalMinor: 0n, events: [], pairId: null, nonce: 0, startedAt: receivedAt, free: undefined },
  })
  const input = { bets: chips.map((chip) => ({ spot: chip.spot, stakeMinor: chip.stakeMinor.toString() })) }
  const bet = {
    ...session,
    ...{ roundId, sharedRoundId: request.sharedRoundId, place: request.slipNo - 1, input, stakeMinor },
    ...{ limitMinor: limits.payoutMinorMax, placedAt: receivedAt, rttMs: request.rttMs },
    ...{ closesInMs: facts.closesAt.getTime() - receivedAt.getTime(), behindSeat: request.behind },
  }
  return { round, bet, now: receivedAt, lostAt: new Date(receivedAt.getTime() + betLostAfterMs) }
}
