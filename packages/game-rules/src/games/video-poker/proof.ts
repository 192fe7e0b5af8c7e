import type { GameProof } from '../../game-module.ts'
import type { Plan } from '../../long-play/plan.ts'
import { choose } from './best-hold.ts'
import { categories, type Paytable, packSizeOf, paysPerCoin, paytables } from './paytables.ts'
import { dealtCounts, videoPokerSheet } from './video-poker-sheet.ts'

const coinMinor = 2_000

const proofOf = (paytable: Paytable): GameProof => ({
  sheet: () => videoPokerSheet(paytable),
  widestBet: { coinMinor: `${coinMinor}`, coins: 5, hands: 1, doubleUp: false },
  plans: () => plansOf(paytable),
})

export const proofs: Readonly<Record<string, GameProof>> = Object.fromEntries(
  paytables.map((paytable) => [paytable.id, proofOf(paytable)]),
)

/**
 * Five cards from the pack as they lie, whether they are kept or five others are drawn for them: their return follows from
 * counting all hands. The best play is certified by listing all holds; to find it for every hand again takes too long.
 */
function plansOf(paytable: Paytable): readonly Plan[] {
  const counts = dealtCounts(paytable)
  return [5, 1].flatMap((coins) => [
    heldPlan('kept', { coins, exact: dealtReturn(paytable, counts, coins), hold: [1, 2, 3, 4, 5] }),
    heldPlan('drawn', { coins, exact: dealtReturn(paytable, counts, coins), hold: [] }),
  ])
}

type Held = { readonly coins: number; readonly exact: number; readonly hold: readonly number[] }

const heldPlan = (name: string, { coins, exact, hold }: Held): Plan => ({
  row: `${name}-coins-${coins}`,
  bet: { coinMinor: `${coinMinor}`, coins, hands: 1, doubleUp: false },
  stakeMinor: coinMinor * coins,
  next: () => ({ type: 'draw', hold }),
  exact,
})

function dealtReturn(paytable: Paytable, counts: Readonly<Record<string, number>>, coins: number): number {
  const paid = categories.reduce((sum, name) => sum + (counts[name] ?? 0) * paysPerCoin(paytable, name, coins), 0)
  return paid / choose(packSizeOf(paytable), 5)
}
