import { dividedBy, fraction, minus, plus } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { sheetRow } from '../../instant/sheet-row.ts'
import { rankOf, suitOf } from '../../parts/cards/card.ts'
import { threeCardHand } from '../../parts/cards/poker-hand.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'
import { anteBonus, isWorthRaise, pairPlus, qualifyingScore } from './three-card-poker.ts'

type Hand = { readonly cards: readonly number[]; readonly score: number; readonly category: string }

const dealerHands = 18_424n

/** The ante with a raise from Q-6-4 up, per ante and per everything staked, and pair plus. */
export function threeCardPokerSheet(): SheetRow[] {
  const hands = everyHand()
  const totals = { paid: 0n, staked: 0n, hits: 0n }
  for (const [hand, alike] of handClasses(hands)) {
    if (!isWorthRaise(hand.cards)) {
      totals.staked += alike * dealerHands
      continue
    }
    const { paid, hits } = againstEvery(hands, hand)
    totals.paid += alike * paid
    totals.hits += alike * hits
    totals.staked += 2n * alike * dealerHands
  }
  const cases = 22_100n * dealerHands
  const hit = fraction(totals.hits, cases)
  const net = minus(fraction(totals.paid, cases), fraction(totals.staked, cases))
  return [
    sheetRow('ante', hit, plus(fraction(1), net)),
    sheetRow('ante-and-raise', hit, dividedBy(fraction(totals.paid), fraction(totals.staked))),
    chancesRow(
      'pair-plus',
      hands.map(({ category }) => {
        const odds = Object.entries(pairPlus).find(([name]) => name === category)?.[1]
        return { gross: odds === undefined ? lost : paysToOne(odds), weight: 1n }
      }),
    ),
  ]
}

function everyHand(): Hand[] {
  const hands: Hand[] = []
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) hands.push({ cards: [a, b, c], ...threeCardHand([a, b, c]) })
  return hands
}

/** One hand for all that differ by the names of suits only, and how many these are. */
function handClasses(hands: readonly Hand[]): [Hand, bigint][] {
  const classes = new Map<string, [Hand, bigint]>()
  for (const hand of hands) {
    const seen: number[] = []
    const key = hand.cards
      .map((card) => {
        if (!seen.includes(suitOf(card))) seen.push(suitOf(card))
        return `${rankOf(card)}${'abcd'[seen.indexOf(suitOf(card))]}`
      })
      .join(' ')
    const known = classes.get(key)
    if (known) known[1] += 1n
    else classes.set(key, [hand, 1n])
  }
  return [...classes.values()]
}

/** Ante and raise, in antes, over all hands the dealer may hold. */
function againstEvery(hands: readonly Hand[], own: Hand): { paid: bigint; hits: bigint } {
  const [a, b, c] = own.cards
  const bonus = Object.entries(anteBonus).find(([name]) => name === own.category)?.[1] ?? 0
  const isTaken = (card: number | undefined): boolean => card === a || card === b || card === c
  let [paid, hits] = [0, 0]
  for (const { cards, score } of hands) {
    if (isTaken(cards[0]) || isTaken(cards[1]) || isTaken(cards[2])) continue
    const gross = score < qualifyingScore ? 3 : score < own.score ? 4 : score === own.score ? 2 : 0
    paid += gross + bonus
    if (gross + bonus > 0) hits += 1
  }
  return { paid: BigInt(paid), hits: BigInt(hits) }
}
