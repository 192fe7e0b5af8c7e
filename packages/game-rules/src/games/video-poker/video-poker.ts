import type { Draws, InstantGame, Played, Read } from '../../instant/instant-game.ts'
import { oneOf, readFields, refuse, stake, wholeNumber } from '../../instant/read-input.ts'
import { suitOf } from '../../parts/cards/card.ts'
import type { SettledEvent } from '../../parts/spots/settle-spots.ts'
import { ended, waiting } from '../../parts/spots/staged-round.ts'
import { bestHold } from './best-hold.ts'
import { categoryOf } from './judge.ts'
import { type Category, type Paytable, packSizeOf, paysPerCoin, paytables } from './paytables.ts'

export type VideoPokerBet = {
  readonly coinMinor: bigint
  /** 1 … 5; only five get the full royal. */
  readonly coins: number
  /** 1, 3 or 10: the held cards are drawn to in each of them. */
  readonly hands: number
  /** Whether a win may be doubled or lost on a colour before it is paid. */
  readonly doubleUp: boolean
}

export type VideoPokerAction =
  | { readonly type: 'draw'; readonly hold: readonly number[] }
  | { readonly type: 'double'; readonly pick: Colour }
  | { readonly type: 'collect' }

type Colour = 'red' | 'black'

export type VideoPokerEvent =
  | { readonly type: 'dealt'; readonly cards: readonly number[]; readonly category: Category }
  | {
      readonly type: 'drawn'
      readonly hand: number
      readonly cards: readonly number[]
      readonly category: Category
      readonly payoutMinor: string
    }
  | { readonly type: 'doubled'; readonly card: number; readonly isWon: boolean; readonly payoutMinor: string }

type VideoPoker = InstantGame<VideoPokerBet, VideoPokerAction, VideoPokerEvent | SettledEvent> & {
  readonly paytable: Paytable
}

export const doublesMax = 5

/** One game for each paytable. */
export const videoPokerGames: readonly VideoPoker[] = paytables.map(videoPoker)

/** Five-card draw against a paytable; the highest category of each hand counts. */
function videoPoker(paytable: Paytable): VideoPoker {
  return {
    id: paytable.id,
    version: 1,
    paytable,
    readBet,
    readAction,
    payoutMinorMax: (bet) => mostMinor(paytable, bet),
    play: (bet, actions, draws) => playHands(paytable, { bet, actions, draws }),
    abandon(bet, actions, { events: [first] }) {
      if (actions.length > 0 || first?.type !== 'dealt') return { type: 'collect' }
      return { type: 'draw', hold: bestHold(paytable, first.cards, bet.coins).places }
    },
  }
}

function readBet(input: unknown): Read<VideoPokerBet> {
  return readFields<VideoPokerBet>(input, {
    coinMinor: stake,
    coins: wholeNumber(1, 5),
    hands: {
      expected: '1, 3 or 10',
      read: (value) => [1, 3, 10].find((count) => count === value),
    },
    doubleUp: { expected: 'true or false', read: (value) => (typeof value === 'boolean' ? value : undefined) },
  })
}

function readAction(input: unknown): Read<VideoPokerAction> {
  const named = readFields<{ type: VideoPokerAction['type'] }>(input, { type: oneOf(['draw', 'double', 'collect']) })
  if (!named.ok) return named
  const { type } = named.value
  if (type === 'collect') return { ok: true, value: { type } }
  if (type === 'double') {
    const picked = readFields<{ pick: Colour }>(input, { pick: oneOf(['red', 'black']) })
    return picked.ok ? { ok: true, value: { type, ...picked.value } } : picked
  }
  const held = readFields<{ hold: readonly number[] }>(input, { hold: places })
  return held.ok ? { ok: true, value: { type, ...held.value } } : held
}

const places = {
  expected: 'different places from 1 to 5',
  read(value: unknown) {
    if (!Array.isArray(value) || value.length > 5 || new Set(value).size !== value.length) return undefined
    const held = value.map(wholeNumber(1, 5).read).filter((place) => place !== undefined)
    return held.length === value.length ? held : undefined
  },
}

function mostMinor(paytable: Paytable, { coinMinor, coins, hands }: VideoPokerBet): bigint {
  return coinMinor * BigInt(coins * hands * paysPerCoin(paytable, 'royal-flush', coins))
}

type Table = { readonly bet: VideoPokerBet; readonly actions: readonly VideoPokerAction[]; readonly draws: Draws }

function playHands(paytable: Paytable, { bet, actions, draws }: Table): Played<VideoPokerEvent | SettledEvent> {
  const cards = draws.deal(packSizeOf(paytable), 10)
  const hand = cards.slice(0, 5)
  const events: VideoPokerEvent[] = [{ type: 'dealt', cards: hand, category: categoryOf(paytable, hand) }]
  const stakeMinor = bet.coinMinor * BigInt(bet.coins * bet.hands)
  const [draw, ...doubles] = actions
  if (!draw) return waiting(events, stakeMinor, ['draw'])
  if (draw.type !== 'draw') return refuse('action', 'a draw')
  const drawn = drawHands(paytable, { bet, cards, held: draw.hold, draws })
  events.push(...drawn)
  let payoutMinor = drawn.reduce((sum, event) => (event.type === 'drawn' ? sum + BigInt(event.payoutMinor) : sum), 0n)
  const mostPaid = mostMinor(paytable, bet)
  /** Never above what the best cards pay, so that doubling does not raise the most a round can pay. */
  const mayDouble = (count: number): boolean =>
    bet.doubleUp && count < doublesMax && payoutMinor > 0n && 2n * payoutMinor <= mostPaid
  const paid = () => ended(events, [{ spot: 'main', stakeMinor, payoutMinor }])
  for (const [index, action] of doubles.entries()) {
    if (!mayDouble(index)) return refuse('action', 'none: the round is over')
    if (action.type === 'collect') return index === doubles.length - 1 ? paid() : refuse('action', 'none after it')
    if (action.type !== 'double') return refuse('action', 'double or collect')
    const card = draws.int(52)
    const isWon = (suitOf(card) >= 2 ? 'red' : 'black') === action.pick
    payoutMinor = isWon ? 2n * payoutMinor : 0n
    events.push({ type: 'doubled', card, isWon, payoutMinor: `${payoutMinor}` })
  }
  const isOpen = mayDouble(doubles.length)
  return isOpen ? waiting(events, stakeMinor, ['double', 'collect']) : paid()
}

type Drawing = {
  readonly bet: VideoPokerBet
  /** The ten cards of the first deal. */
  readonly cards: readonly number[]
  readonly held: readonly number[]
  readonly draws: Draws
}

/** The first hand draws the sixth to tenth card; each further one deals from the cards that were not dealt first. */
function drawHands(paytable: Paytable, { bet, cards, held, draws }: Drawing): VideoPokerEvent[] {
  const hand = cards.slice(0, 5)
  const rest = bet.hands > 1 ? restOf(paytable, hand) : []
  return Array.from({ length: bet.hands }, (_, index) => {
    const stock = index === 0 ? cards.slice(5) : draws.deal(rest.length, 5).map((place) => rest[place] ?? 0)
    let next = 0
    const drawn = hand.map((card, place) => (held.includes(place + 1) ? card : (stock[next++] ?? 0)))
    const category = categoryOf(paytable, drawn)
    const perCoin = paysPerCoin(paytable, category, bet.coins)
    const payoutMinor = `${bet.coinMinor * BigInt(bet.coins * perCoin)}`
    return { type: 'drawn', hand: index + 1, cards: drawn, category, payoutMinor }
  })
}

const restOf = (paytable: Paytable, hand: readonly number[]): number[] =>
  Array.from({ length: packSizeOf(paytable) }, (_, card) => card).filter((card) => !hand.includes(card))
