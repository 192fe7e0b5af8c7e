import type { Played, Refusal } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { type PaidBet, payoutOf, type SettledEvent } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import { endedAtTable, waiting } from '../../parts/spots/staged-round.ts'
import { type BlackjackAction, numberOf } from './blackjack-bet.ts'
import { blackjackValue, handValue } from './hand-value.ts'
import { type BlackjackHand, handPayout, isNatural, openHand, splitHand, totalOf } from './hands.ts'
import { pairGross, trioGross } from './side-bets.ts'

export type BlackjackEvent =
  | { readonly type: 'dealt'; readonly to: string; readonly card: number }
  | { readonly type: 'insured'; readonly boxes: readonly number[] }
  | { readonly type: 'peeked'; readonly isBlackjack: boolean }
  | { readonly type: 'turn'; readonly hand: string }
  | { readonly type: 'doubled' | 'split'; readonly hand: string }
  | { readonly type: 'hole'; readonly card: number }

const [ace, ten, dealerStands] = [1, 10, 17]

/** One round: the first cards are dealt round the table, the dealer's second one stays face down. */
export class BlackjackTable {
  private readonly bets: readonly SpotBet[]
  private readonly shoe: readonly number[]
  private readonly events: BlackjackEvent[] = []
  private readonly hands: BlackjackHand[]
  private readonly firstHands: readonly BlackjackHand[]
  private readonly firstCards: ReadonlyMap<number, readonly number[]>
  private readonly insured: SpotBet[] = []
  private readonly up: number
  private readonly hole: number
  private next = 0
  private isPeeked = false

  constructor(bets: readonly SpotBet[], shoe: readonly number[]) {
    this.bets = bets
    this.shoe = shoe
    this.hands = bets
      .filter(({ spot }) => spot.startsWith('box'))
      .map(({ spot, stakeMinor }) => openHand(spot, stakeMinor))
      .sort((a, b) => numberOf(a.name) - numberOf(b.name))
    this.firstHands = [...this.hands]
    for (const hand of this.firstHands) this.give(hand)
    this.up = this.draw()
    this.events.push({ type: 'dealt', to: 'dealer', card: this.up })
    for (const hand of this.firstHands) this.give(hand)
    this.hole = this.draw()
    this.firstCards = new Map(this.firstHands.map(({ name, cards }) => [numberOf(name), [...cards]]))
    if (blackjackValue(this.up) !== ace) this.peek()
  }

  /** Takes one decision; a refusal when it is not allowed now. */
  act(action: BlackjackAction): Refusal | undefined {
    if (!this.allowed().includes(action.type)) return refuse('action', 'an action that is allowed').refusal
    if (action.type === 'insurance') return this.insure(action.boxes)
    const hand = this.acting()
    if (hand) this.decide(action.type, hand)
    return undefined
  }

  show(): Played<BlackjackEvent | SettledEvent> {
    if (this.isPeeked && !this.acting()) return this.settle()
    const sides = this.bets.filter(({ spot }) => !spot.startsWith('box'))
    const staked = [...this.hands, ...this.insured, ...sides].reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
    return waiting(this.events, staked, this.allowed())
  }

  private get hasBlackjack(): boolean {
    return handValue([this.up, this.hole].map(blackjackValue)).total === 21
  }

  private draw(): number {
    const card = this.shoe[this.next] ?? 0
    this.next += 1
    return card
  }

  private give(hand: BlackjackHand): void {
    const card = this.draw()
    hand.cards.push(card)
    this.events.push({ type: 'dealt', to: hand.name, card })
  }

  /** Under a ten and under an ace, so that nobody doubles against a blackjack. */
  private peek(): void {
    this.isPeeked = true
    const isHidden = [ace, ten].includes(blackjackValue(this.up))
    if (isHidden) this.events.push({ type: 'peeked', isBlackjack: this.hasBlackjack })
    this.beginTurn()
  }

  private acting(): BlackjackHand | undefined {
    return this.isPeeked && !this.hasBlackjack ? this.hands.find(({ isDone }) => !isDone) : undefined
  }

  private beginTurn(): void {
    const hand = this.acting()
    if (!hand) return
    if (hand.cards.length === 1) this.give(hand)
    if (totalOf(hand) >= 21 || isSplitAce(hand)) this.finish(hand)
    else this.events.push({ type: 'turn', hand: hand.name })
  }

  private finish(hand: BlackjackHand): void {
    hand.isDone = true
    this.beginTurn()
  }

  private allowed(): string[] {
    if (!this.isPeeked) return ['insurance']
    const hand = this.acting()
    if (!hand) return []
    const [first, second] = hand.cards.map(blackjackValue)
    const isFirstTwo = hand.cards.length === 2
    const isPair = isFirstTwo && first === second && !hand.isSplit
    return ['hit', 'stand', ...(isFirstTwo ? ['double'] : []), ...(isPair ? ['split'] : [])]
  }

  private insure(boxes: readonly number[]): Refusal | undefined {
    const chosen = this.firstHands.filter(({ name }) => boxes.includes(numberOf(name)))
    if (chosen.length !== boxes.length) return refuse('boxes', 'boxes with a bet').refusal
    for (const { name, stakeMinor } of chosen) {
      this.insured.push({ spot: `insurance-${numberOf(name)}`, stakeMinor: stakeMinor / 2n })
    }
    this.events.push({ type: 'insured', boxes })
    this.peek()
    return undefined
  }

  private decide(type: 'hit' | 'stand' | 'double' | 'split', hand: BlackjackHand): void {
    if (type === 'stand') this.finish(hand)
    else if (type === 'split') this.split(hand)
    else {
      if (type === 'double') {
        hand.stakeMinor *= 2n
        this.events.push({ type: 'doubled', hand: hand.name })
      }
      this.give(hand)
      if (type === 'double' || totalOf(hand) >= 21) this.finish(hand)
    }
  }

  private split(hand: BlackjackHand): void {
    this.hands.splice(this.hands.indexOf(hand) + 1, 0, splitHand(hand))
    this.events.push({ type: 'split', hand: hand.name })
    this.beginTurn()
  }

  private settle(): Played<BlackjackEvent | SettledEvent> {
    const { hasBlackjack } = this
    const [total, drawn] = this.dealerPlays()
    const hands = this.hands.map((hand): PaidBet => {
      const payoutMinor = handPayout(hand, { total, hasBlackjack })
      return { spot: hand.name, stakeMinor: hand.stakeMinor, payoutMinor }
    })
    const insurance = this.insured.map((bet) => ({ ...bet, payoutMinor: hasBlackjack ? 3n * bet.stakeMinor : 0n }))
    const sides = this.bets.filter(({ spot }) => !spot.startsWith('box')).map((bet) => this.sidePaid(bet))
    const events: BlackjackEvent[] = [...this.events, { type: 'hole', card: this.hole }, ...drawn]
    return endedAtTable(events, [...hands, ...insurance, ...sides])
  }

  /** Draws to 17, unless nobody is left to beat. */
  private dealerPlays(): [total: number, drawn: BlackjackEvent[]] {
    const cards = [this.up, this.hole]
    const drawn: BlackjackEvent[] = []
    const isContested = !this.hasBlackjack && this.hands.some((hand) => totalOf(hand) <= 21 && !isNatural(hand))
    const total = (): number => handValue(cards.map(blackjackValue)).total
    while (isContested && total() < dealerStands) {
      const card = this.shoe[this.next + drawn.length] ?? 0
      cards.push(card)
      drawn.push({ type: 'dealt', to: 'dealer', card })
    }
    return [total(), drawn]
  }

  private sidePaid({ spot, stakeMinor }: SpotBet): PaidBet {
    const [first = 0, second = 0] = this.firstCards.get(numberOf(spot)) ?? []
    const gross = spot.startsWith('pairs') ? pairGross(first, second) : trioGross([first, second, this.up])
    return { spot, stakeMinor, payoutMinor: payoutOf(stakeMinor, gross) }
  }
}

function isSplitAce({ isSplit, cards: [first = 0] }: BlackjackHand): boolean {
  return isSplit && blackjackValue(first) === ace
}
