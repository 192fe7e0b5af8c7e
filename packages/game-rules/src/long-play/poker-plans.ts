import { choose } from '../video-poker/best-hold.ts'
import { categories, type Paytable, packSizeOf, paysPerCoin, paytables } from '../video-poker/paytables.ts'
import { dealtCounts } from '../video-poker/video-poker-sheet.ts'
import type { Plan } from './plan.ts'

const coinMinor = 2_000

/**
 * Five cards from the pack as they lie, whether they are kept or five others are drawn for them: their return follows from
 * counting all hands. The best play is certified by listing all holds; to find it for every hand again takes too long.
 */
export function pokerPlans(id: string): readonly Plan[] {
  const paytable = paytables.find((one) => one.id === id)
  if (!paytable) return []
  const counts = dealtCounts(paytable)
  return [5, 1].flatMap((coins) => [
    planOf('kept', { coins, exact: dealtReturn(paytable, counts, coins), hold: [1, 2, 3, 4, 5] }),
    planOf('drawn', { coins, exact: dealtReturn(paytable, counts, coins), hold: [] }),
  ])
}

type Held = { readonly coins: number; readonly exact: number; readonly hold: readonly number[] }

const planOf = (name: string, { coins, exact, hold }: Held): Plan => ({
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
