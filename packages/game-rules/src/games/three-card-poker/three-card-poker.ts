import type { InstantGame } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { type ThreeCardCategory, threeCardHand } from '../../parts/cards/poker-hand.ts'
import type { SettledEvent } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import {
  type Choice,
  endedAtTable,
  readBetsWith,
  readChoice,
  stakeOn,
  waiting,
} from '../../parts/spots/staged-round.ts'

const spots = ['ante', 'pair-plus'] as const
const choices = ['play', 'fold'] as const

type Spot = (typeof spots)[number]
type Bets = readonly SpotBet<Spot>[]
export type ThreeCardEvent =
  | { readonly type: 'dealt'; readonly side: 'player' | 'dealer'; readonly card: number }
  | {
      readonly type: 'hand'
      readonly side: 'player' | 'dealer'
      readonly category: ThreeCardCategory
      readonly isQualified: boolean
    }

/** To 1; the ante bonus does not ask for the dealer's hand. */
export const anteBonus: Partial<Record<ThreeCardCategory, number>> = {
  'straight-flush': 5,
  'three-of-a-kind': 4,
  straight: 1,
}
export const pairPlus: Partial<Record<ThreeCardCategory, number>> = {
  'straight-flush': 40,
  'three-of-a-kind': 30,
  straight: 6,
  flush: 4,
  pair: 1,
}

/** Q-3-2 is the lowest hand with which the dealer plays, Q-6-4 the lowest that is worth a raise. */
export const qualifyingScore = threeCardHand([40, 5, 2]).score
const raiseScore = threeCardHand([40, 17, 10]).score

/** One pack: ante, look at three cards, raise by the ante or fold. */
export const threeCardPoker: InstantGame<Bets, Choice<(typeof choices)[number]>, ThreeCardEvent | SettledEvent> & {
  readonly spots: readonly Spot[]
} = {
  id: 'three-card-poker',
  version: 1,
  spots,
  readBet: (input) => readBetsWith(input, spots),
  readAction: (input) => readChoice(input, choices),
  payoutMinorMax: (bets) => 9n * stakeOn(bets, 'ante') + 41n * stakeOn(bets, 'pair-plus'),
  play(bets, actions, draws) {
    const cards = draws.deal(52, 6)
    const [player, dealer] = [cards.filter((_, index) => index % 2 === 0), cards.filter((_, index) => index % 2 === 1)]
    const shown = shownHand('player', player)
    if (actions.length > 1) return refuse('action', 'none: the round is over')
    const [action] = actions
    const anteMinor = stakeOn(bets, 'ante')
    if (!action) return waiting(shown, anteMinor + stakeOn(bets, 'pair-plus'), choices)
    const all = [...shown, ...shownHand('dealer', dealer)]
    const side = pairPlusPaid(bets, threeCardHand(player).category)
    if (action.type === 'fold')
      return endedAtTable(all, [{ spot: 'ante', stakeMinor: anteMinor, payoutMinor: 0n }, ...side])
    const { anteGross, raiseGross } = showdown(player, dealer)
    return endedAtTable(all, [
      { spot: 'ante', stakeMinor: anteMinor, payoutMinor: BigInt(anteGross) * anteMinor },
      { spot: 'raise', stakeMinor: anteMinor, payoutMinor: BigInt(raiseGross) * anteMinor },
      ...side,
    ])
  },
  abandon: () => ({ type: 'fold' }),
}

/** The best play of the ante: raise with Q-6-4 or better. */
export function isWorthRaise(cards: readonly number[]): boolean {
  return threeCardHand(cards).score >= raiseScore
}

/** What ante and raise return as multiples of the ante when the player has raised. */
export function showdown(player: readonly number[], dealer: readonly number[]) {
  const [own, other] = [threeCardHand(player), threeCardHand(dealer)]
  const bonus = anteBonus[own.category] ?? 0
  if (other.score < qualifyingScore) return { anteGross: 2 + bonus, raiseGross: 1 }
  if (own.score === other.score) return { anteGross: 1 + bonus, raiseGross: 1 }
  return own.score > other.score ? { anteGross: 2 + bonus, raiseGross: 2 } : { anteGross: bonus, raiseGross: 0 }
}

function shownHand(side: 'player' | 'dealer', cards: readonly number[]): ThreeCardEvent[] {
  const { category, score } = threeCardHand(cards)
  const dealt = cards.map((card): ThreeCardEvent => ({ type: 'dealt', side, card }))
  return [...dealt, { type: 'hand', side, category, isQualified: side === 'player' || score >= qualifyingScore }]
}

function pairPlusPaid(bets: Bets, category: ThreeCardCategory) {
  const odds = pairPlus[category]
  return bets
    .filter(({ spot }) => spot === 'pair-plus')
    .map(({ spot, stakeMinor }) => ({
      spot,
      stakeMinor,
      payoutMinor: odds === undefined ? 0n : BigInt(odds + 1) * stakeMinor,
    }))
}
