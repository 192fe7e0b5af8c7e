import { most, sumOf } from '../base/amounts.ts'
import { refusalAtOnce, untilOf } from '../base/at-once.ts'
import { type Clock, resumed } from '../base/clock.ts'
import { type Applied, notAllowed, type Opening, type RoomRules, type Share } from '../base/room-rules.ts'
import {
  type BankerBet,
  type BankerSpot,
  bankerSpots,
  keptBets,
  settleBankerRound,
  worstClass,
  worstLoss,
} from './bets.ts'

export type XocDiaOptions = {
  readonly unitMinor: bigint
  readonly banker: number
  /** The four coins under the bowl, true where red lies up. */
  readonly coins: readonly boolean[]
}

export type XocDiaAct =
  | { readonly type: 'bet'; readonly spot: BankerSpot; readonly amountMinor: bigint }
  /** Bets no more in this round. */
  | { readonly type: 'done' }

export type XocDiaState = {
  readonly options: XocDiaOptions
  readonly chipsMinor: readonly bigint[]
  /** In the order of receipt. */
  readonly bets: readonly (BankerBet & { readonly seat: number })[]
  readonly isDone: readonly boolean[]
  readonly clock: Clock
}

/** What everybody may know of a round: bets lie open, the coins are under the bowl until nobody bets any more. */
export type XocDiaView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly isDone: boolean
    /** By place; at the end what was kept of them. */
    readonly bets: readonly BankerBet[]
    /** What the banker could not have paid for, at the end. */
    readonly backMinor?: bigint
  }[]
  readonly banker: number
  readonly isOver: boolean
  readonly coins?: readonly boolean[]
  /** What the seat may still bet on each place, while it may. */
  readonly room?: readonly BankerBet[]
}

/** On one place, in units. */
export const xocDiaSpotMax = 5n
/** A banker has so many times the most bet on one place. */
const bankerTimes = 20n
/** Bets of one seat in a round. */
const betsMax = 20
const betMs = 20_000

export const xocDiaBankMin = (unitMinor: bigint): bigint => unitMinor * xocDiaSpotMax * bankerTimes

/** Xóc đĩa with a player as banker: all bet at the same time, then the bowl is lifted. */
export const xocDiaRoom: RoomRules<XocDiaOptions, XocDiaState, XocDiaAct, XocDiaView> = {
  ...{ open, allowed, apply, idle, viewOf, end },
  resume: resumed,
  deadlineMs: (state) => untilOf(state.clock, isOver(state), betMs),
  openPlaces: () => [],
  payments: () => [],
}

function open({ options, chipsMinor, bankMs }: Opening<XocDiaOptions>, atMs: number): XocDiaState {
  const isDone = chipsMinor.map((_, seat) => seat === options.banker)
  return { options, chipsMinor, bets: [], isDone, clock: { fromMs: atMs, bankMs } }
}

const isOver = ({ isDone }: XocDiaState): boolean => isDone.every(Boolean)

const betsOf = ({ bets }: XocDiaState, seat: number) => bets.filter((bet) => bet.seat === seat)

const onSpot = (bets: readonly BankerBet[], spot: BankerSpot): bigint =>
  sumOf(bets.filter((bet) => bet.spot === spot).map(({ amountMinor }) => amountMinor))

/** What a seat may still put on a place: whole units, as far as the table and its chips let it. */
function roomOn(state: XocDiaState, seat: number, spot: BankerSpot): bigint {
  const { unitMinor } = state.options
  const own = betsOf(state, seat)
  if (own.length >= betsMax) return 0n
  const left = (state.chipsMinor[seat] ?? 0n) - sumOf(own.map(({ amountMinor }) => amountMinor))
  const table = unitMinor * xocDiaSpotMax - onSpot(own, spot)
  const room = table < left ? table : left
  return most(room - (room % unitMinor), 0n)
}

function allowed(state: XocDiaState, seat: number): XocDiaAct[] {
  if (state.isDone[seat] !== false) return []
  const amountMinor = state.options.unitMinor
  const bets = bankerSpots.filter((spot) => roomOn(state, seat, spot) > 0n)
  return [{ type: 'done' }, ...bets.map((spot) => ({ type: 'bet', spot, amountMinor }) as const)]
}

function apply(state: XocDiaState, seat: number, act: XocDiaAct, atMs: number): Applied<XocDiaState> {
  const untilMs = untilOf(state.clock, isOver(state), betMs)
  const code = refusalAtOnce({ untilMs, isAsked: state.isDone[seat] === false, atMs })
  if (code) return code === 'NOT_ALLOWED' ? notAllowed('NOT_NOW') : { ok: false, code }
  if (act.type === 'done') return { ok: true, state: { ...state, isDone: state.isDone.with(seat, true) } }
  const { spot, amountMinor } = act
  const isWhole = amountMinor > 0n && amountMinor % state.options.unitMinor === 0n
  if (!isWhole || amountMinor > roomOn(state, seat, spot)) return notAllowed('AMOUNT')
  return { ok: true, state: { ...state, bets: [...state.bets, { seat, spot, amountMinor }] } }
}

function idle({ isDone }: XocDiaState): { seat: number; act: XocDiaAct } | undefined {
  const seat = isDone.indexOf(false)
  return seat < 0 ? undefined : { seat, act: { type: 'done' } }
}

/** The bets that the banker can pay for whatever lies under the bowl. */
function keptOf({ bets, chipsMinor, options }: XocDiaState): XocDiaState['bets'] {
  const kept = keptBets(chipsMinor[options.banker] ?? 0n, bets)
  return bets.map((bet, at) => ({ ...bet, amountMinor: kept[at] ?? 0n }))
}

const bySpot = (bets: readonly BankerBet[]): BankerBet[] =>
  bankerSpots.map((spot) => ({ spot, amountMinor: onSpot(bets, spot) })).filter(({ amountMinor }) => amountMinor > 0n)

function viewOf(state: XocDiaState, seat?: number): XocDiaView {
  const hasEnded = isOver(state)
  const bets = hasEnded ? keptOf(state) : state.bets
  const totalOf = (of: XocDiaState['bets'], at: number) =>
    sumOf(of.filter((bet) => bet.seat === at).map(({ amountMinor }) => amountMinor))
  return {
    seats: state.chipsMinor.map((chipsMinor, at) => ({
      ...{ chipsMinor, isDone: state.isDone[at] ?? true, bets: bySpot(bets.filter((bet) => bet.seat === at)) },
      ...(hasEnded && { backMinor: totalOf(state.bets, at) - totalOf(bets, at) }),
    })),
    ...{ banker: state.options.banker, isOver: hasEnded },
    ...(hasEnded && { coins: state.options.coins }),
    ...(seat !== undefined &&
      state.isDone[seat] === false && {
        room: bankerSpots.map((spot) => ({ spot, amountMinor: roomOn(state, seat, spot) })),
      }),
  }
}

/** What was at risk is the worst class: of a seat by its own bets, opposite ones netted, and of the banker by all. */
function end(state: XocDiaState): Share[] | undefined {
  if (!isOver(state)) return undefined
  const { banker, coins } = state.options
  const kept = keptOf(state)
  const own = state.chipsMinor.map((_, seat) => kept.filter((bet) => bet.seat === seat))
  const reds = coins.filter(Boolean).length
  const { netMinor, feeMinor, bankerNetMinor, bankerFeeMinor } = settleBankerRound(reds, own)
  return own.map((bets, seat) => {
    const isBanker = seat === banker
    const net = (isBanker ? bankerNetMinor : netMinor[seat]) ?? 0n
    const contributionMinor = isBanker ? most(worstClass(kept).lossMinor, 0n) : worstLoss(bets)
    const fee = (isBanker ? bankerFeeMinor : feeMinor[seat]) ?? 0n
    return { seat, contributionMinor, returnedMinor: contributionMinor + net, feeMinor: fee }
  })
}
