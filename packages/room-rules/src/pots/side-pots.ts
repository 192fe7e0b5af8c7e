import { least, sumOf } from '../base/amounts.ts'
import { spreadOdd } from '../base/seats.ts'

/** A pot, and the seats that can win it: all that paid as much and have not folded. The main pot comes first. */
export type Pot = { readonly amountMinor: bigint; readonly eligible: readonly number[] }
export type WonPot = Pot & { readonly winners: readonly number[] }

/**
 * The pots of a hand by layers of contribution. Layers that the same seats can win are one pot; one that a single seat can
 * win goes back to it; what only folded seats paid belongs to the pot below.
 */
export function sidePots(contributionsMinor: readonly bigint[], folded: readonly boolean[]): Pot[] {
  const levels = [...new Set(contributionsMinor)].filter((paid) => paid > 0n).sort((a, b) => (a < b ? -1 : 1))
  return layeredPots(
    levels.map((level, at) => ({
      amountMinor: upTo(contributionsMinor, level) - upTo(contributionsMinor, levels[at - 1] ?? 0n),
      eligible: [...contributionsMinor.keys()].filter(
        (seat) => !folded[seat] && (contributionsMinor[seat] ?? 0n) >= level,
      ),
    })),
  )
}

/** The pots of layers, the lowest first, with the seats that reach each of them and have not folded. */
export function layeredPots(layers: readonly Pot[]): Pot[] {
  const pots: Pot[] = []
  for (const { amountMinor, eligible } of layers) {
    const last = pots.at(-1)
    if (last && (eligible.length === 0 || eligible.length === last.eligible.length))
      pots[pots.length - 1] = { ...last, amountMinor: last.amountMinor + amountMinor }
    else pots.push({ amountMinor, eligible })
  }
  return pots
}

const upTo = (contributionsMinor: readonly bigint[], level: bigint): bigint =>
  sumOf(contributionsMinor.map((paid) => least(paid, level)))

/** Gives each pot to the strongest of its seats; ties split, odd units one each to the first left of the button. */
export function awardPots(
  pots: readonly Pot[],
  strength: readonly number[],
  button: number,
): { readonly pots: WonPot[]; readonly payoutMinor: bigint[] } {
  const payoutMinor = strength.map(() => 0n)
  const won = pots.map((pot): WonPot => {
    const best = Math.max(...pot.eligible.map((seat) => strength[seat] ?? 0))
    const winners = pot.eligible.filter((seat) => strength[seat] === best)
    const each = pot.amountMinor / BigInt(Math.max(winners.length, 1))
    const odd = spreadOdd(winners, pot.amountMinor - each * BigInt(winners.length), {
      button,
      seatCount: strength.length,
    })
    for (const seat of winners) payoutMinor[seat] = (payoutMinor[seat] ?? 0n) + each + (odd.get(seat) ?? 0n)
    return { ...pot, winners }
  })
  return { pots: won, payoutMinor }
}
