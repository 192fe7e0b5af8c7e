import { againstBanker } from './against-banker.ts'
import { refusalAtOnce, untilOf } from './at-once.ts'
import { actionMs, type Clock, resumed } from './clock.ts'
import { type Payment, settlePayments } from './payments.ts'
import { notAllowed, type Opening, type RoomRules, type Share, sharesOf } from './room-rules.ts'
import { dealtHands } from './trick.ts'

export type BankerOptions = {
  /** Of one unit. */
  readonly stakeMinor: bigint
  readonly banker: number
}

/** In units of the stake. */
export type BankerAct = { readonly type: 'bet'; readonly units: number }

export type BankerState = {
  readonly options: BankerOptions
  readonly chipsMinor: readonly bigint[]
  readonly deck: readonly number[]
  readonly hands: readonly (readonly number[])[]
  /** By seat; undefined until it has bet, and always of the banker. */
  readonly bets: readonly (number | undefined)[]
  readonly clock: Clock
}

/** What a seat, or a spectator, may know of a hand: nobody sees a card before all bets stand. */
export type BankerView = {
  readonly seats: readonly {
    readonly chipsMinor: bigint
    readonly betUnits: number | undefined
    /** When the hand is over. */
    readonly hand?: readonly number[]
  }[]
  readonly banker: number
  readonly isOver: boolean
  /** What the seat may bet at most, while it has to. */
  readonly unitsMax?: number
}

type BankerGame<Hand> = {
  readonly handSize: number
  /** Cards that the pack has; all 52 where it is absent. */
  readonly isDealt?: (card: number) => boolean
  readonly read: (cards: readonly number[]) => Hand
  /** Above 0 when `a` is better. */
  readonly compare: (a: Hand, b: Hand) => number
  /** How often a bet is paid for the better hand, and how often at most. */
  readonly multiplierOf: (hand: Hand) => number
  readonly multiplierMax: number
  /** A hand that takes the bank for the next hand; the best of several. */
  readonly takesBank: (hand: Hand) => boolean
  /** Of net win. */
  readonly feePercent: bigint
}

export type BankerRules = {
  readonly rules: RoomRules<BankerOptions, BankerState, BankerAct, BankerView>
  /** Who has the bank in the next hand; it stays where nobody takes it. */
  nextBanker(state: BankerState): number
}

const [unitsMin, unitsMax] = [1, 5]

const isOver = ({ bets, options }: BankerState): boolean =>
  bets.every((units, seat) => units !== undefined || seat === options.banker)

const isAsked = (state: BankerState, seat: number): boolean =>
  seat in state.hands && seat !== state.options.banker && state.bets[seat] === undefined

/** The cards of all hands, once the bets stand. */
function openPlaces(state: BankerState): number[] {
  const shown = new Set(isOver(state) ? state.hands.flat() : [])
  return [...state.deck.keys()].filter((place) => shown.has(state.deck[place] ?? -1))
}

function idle(state: BankerState): { seat: number; act: BankerAct } | undefined {
  const seat = [...state.hands.keys()].find((one) => isAsked(state, one))
  return seat === undefined ? undefined : { seat, act: { type: 'bet', units: unitsMin } }
}

/** A game in which every seat bets against the banker, unseen, and then all cards are shown. */
export function bankerRules<Hand>(game: BankerGame<Hand>): BankerRules {
  const { handSize, isDealt = () => true, read, compare, takesBank } = game
  return {
    rules: {
      ...{ open, allowed, apply, idle, viewOf, openPlaces, end },
      resume: resumed,
      deadlineMs: (state) => untilOf(state.clock, isOver(state), actionMs),
      payments: (state) => (isOver(state) ? paymentsOf(state) : []),
    },
    nextBanker,
  }

  function open({ options, chipsMinor, bankMs, deck }: Opening<BankerOptions>, atMs: number): BankerState {
    const hands = dealtHands(deck.filter(isDealt), chipsMinor.length, handSize)
    return { options, chipsMinor, deck, hands, bets: hands.map(() => undefined), clock: { fromMs: atMs, bankMs } }
  }

  /** Nobody bets more than he can pay for. */
  function unitsMaxOf({ chipsMinor, options }: BankerState, seat: number): number {
    const held = (chipsMinor[seat] ?? 0n) / (options.stakeMinor * BigInt(game.multiplierMax))
    return held >= BigInt(unitsMax) ? unitsMax : Math.max(Number(held), unitsMin)
  }

  function allowed(state: BankerState, seat: number): BankerAct[] {
    if (!isAsked(state, seat)) return []
    return Array.from({ length: unitsMaxOf(state, seat) }, (_, at) => ({ type: 'bet', units: at + 1 }))
  }

  function apply(state: BankerState, seat: number, { units }: BankerAct, atMs: number) {
    const untilMs = untilOf(state.clock, isOver(state), actionMs)
    const code = refusalAtOnce({ untilMs, isAsked: isAsked(state, seat), atMs })
    if (code) return code === 'NOT_ALLOWED' ? notAllowed('NOT_NOW') : { ok: false as const, code }
    if (!Number.isInteger(units) || units < unitsMin || units > unitsMaxOf(state, seat)) return notAllowed('AMOUNT')
    return { ok: true as const, state: { ...state, bets: state.bets.with(seat, units) } }
  }

  function viewOf(state: BankerState, seat?: number): BankerView {
    const hasEnded = isOver(state)
    return {
      seats: state.hands.map((hand, at) => ({
        ...{ chipsMinor: state.chipsMinor[at] ?? 0n, betUnits: state.bets[at] },
        ...(hasEnded && { hand }),
      })),
      ...{ banker: state.options.banker, isOver: hasEnded },
      ...(seat !== undefined && isAsked(state, seat) && { unitsMax: unitsMaxOf(state, seat) }),
    }
  }

  function paymentsOf({ hands, bets, options }: BankerState): Payment[] {
    const table = { banker: options.banker, hands: hands.map(read), bets: bets.map((units) => units ?? 0) }
    return againstBanker(table, compare, game.multiplierOf)
  }

  function end(state: BankerState): Share[] | undefined {
    if (!isOver(state)) return undefined
    const { chipsMinor, options } = state
    const { netMinor, feeMinor } = settlePayments(paymentsOf(state), {
      ...{ seatCount: chipsMinor.length, stakeMinor: options.stakeMinor, feePercent: game.feePercent },
      ...{ balancesMinor: chipsMinor, button: options.banker },
    })
    return sharesOf(netMinor, feeMinor)
  }

  function nextBanker({ hands, options }: BankerState): number {
    const worthy = hands
      .map(read)
      .map((hand, seat) => ({ hand, seat }))
      .filter(({ hand }) => takesBank(hand))
    const [best] = worthy.toSorted((a, b) => compare(b.hand, a.hand))
    return best?.seat ?? options.banker
  }
}
