import { reelSetOf, type SlotModel, type SymbolId } from '../slot-model.ts'

/** Whether a reel cell counts for a symbol: the symbol itself or a wild. */
type Pair = { readonly both: number; readonly a: number; readonly b: number }

/** Two lines of two spins as they are seen on one reel: rows of the cells, and the spins they belong to. */
type Sight = { readonly rows: readonly [number, number]; readonly spins: readonly [number, number] }

/**
 * Mean and mean square of free spins whose wilds stay, in total bets. The square is the sum over every two lines of every
 * two spins: what two cells of a reel show in two spins depends on the stops of that reel alone.
 */
export function stickyMoments(model: SlotModel): { mean: number; square: number } {
  const { freeSpins, lines, betUnits, pays } = model
  const { strips } = reelSetOf(model, freeSpins.reelSet)
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id ?? ''
  if (strips[0]?.includes(wild) || freeSpins.retriggerCount > 0) throw new Error(`${model.id} sticks in another way`)
  const payOf = Object.keys(pays).map((id) => strips.map((_, reel) => pays[id]?.[reel + 1] ?? 0))
  const sights = new Map<string, Pair[][]>()
  const seen = (reel: number, { rows, spins }: Sight): Pair[][] => {
    const key = `${reel} ${rows} ${spins}`
    const known = sights.get(key) ?? pairsOf(strips[reel] ?? [], { wild, ids: Object.keys(pays), rows, spins })
    sights.set(key, known)
    return known
  }
  let [mean, square] = [0, 0]
  for (let j = 1; j <= freeSpins.count; j += 1)
    for (let k = j; k <= freeSpins.count; k += 1)
      for (const first of lines)
        for (const second of lines) {
          const reels = strips.map((_, reel) =>
            seen(reel, { rows: [first[reel] ?? 0, second[reel] ?? 0], spins: [j, k] }),
          )
          square += (j === k ? 1 : 2) * productMean(reels, payOf)
          if (j === k && first === second) mean += lineMean(reels, payOf)
        }
  const unit = freeSpins.multiplier / betUnits
  return { mean: mean * unit, square: square * unit * unit }
}

/** pairs[s][t]: the chance that the first cell counts for s, the second for t, and both at once. */
function pairsOf(
  strip: readonly SymbolId[],
  { wild, ids, rows: [a, b], spins: [j, k] }: Sight & { readonly wild: SymbolId; readonly ids: readonly SymbolId[] },
): Pair[][] {
  const at = (stop: number, row: number) => strip[(stop + row) % strip.length] as SymbolId
  const stops = strip.map((_, stop) => stop)
  const share = (matches: (stop: number) => boolean) => stops.filter(matches).length / strip.length
  const open = (row: number) => share((stop) => at(stop, row) !== wild)
  const neither = share((stop) => at(stop, a) !== wild && at(stop, b) !== wild) ** (j - 1)
  const [openA, openB] = [open(a) ** (j - 1), open(b) ** (j - 1)]
  // Which of the two cells hold a wild before the spin j.
  const before = [
    { chance: neither, holdsA: false, holdsB: false },
    { chance: openB - neither, holdsA: true, holdsB: false },
    { chance: openA - neither, holdsA: false, holdsB: true },
    { chance: 1 - openA - openB + neither, holdsA: true, holdsB: true },
  ]
  const later = open(b) ** (k - 1 - j)
  const counts = (symbol: SymbolId, id: SymbolId) => symbol === id || symbol === wild
  const fresh = ids.map((id) => share((stop) => counts(at(stop, b), id)))
  return ids.map((s) =>
    ids.map((t, index) => {
      let [both, chanceA, chanceB] = [0, 0, 0]
      for (const { chance, holdsA, holdsB } of before)
        for (const stop of stops) {
          const isA = holdsA || counts(at(stop, a), s)
          const now = holdsB || at(stop, b) === wild
          const sameSpin = holdsB || counts(at(stop, b), t) ? 1 : 0
          const inB = j === k ? sameSpin : now ? 1 : 1 - later + later * (fresh[index] ?? 0)
          const part = chance / strip.length
          chanceB += part * inB
          if (!isA) continue
          chanceA += part
          both += part * inB
        }
      return { both, a: chanceA - both, b: chanceB - both }
    }),
  )
}

/** The mean of the product of what two lines pay: a run of s on the one, of t on the other. */
function productMean(reels: readonly (readonly (readonly Pair[])[])[], payOf: readonly (readonly number[])[]): number {
  let sum = 0
  for (const [s, paysS] of payOf.entries())
    for (const [t, paysT] of payOf.entries()) {
      // What the run alone, and both runs, are worth from this reel on.
      let [aloneA, aloneB, together] = [paysS.at(-1) ?? 0, paysT.at(-1) ?? 0, (paysS.at(-1) ?? 0) * (paysT.at(-1) ?? 0)]
      for (let reel = reels.length - 1; reel >= 0; reel -= 1) {
        const { both, a, b } = reels[reel]?.[s]?.[t] ?? { both: 0, a: 0, b: 0 }
        const [endA, endB] = [paysS[reel - 1] ?? 0, paysT[reel - 1] ?? 0]
        together = both * together + a * aloneA * endB + b * aloneB * endA + (1 - both - a - b) * endA * endB
        aloneA = (both + a) * aloneA + (1 - both - a) * endA
        aloneB = (both + b) * aloneB + (1 - both - b) * endB
      }
      sum += together
    }
  return sum
}

function lineMean(reels: readonly (readonly (readonly Pair[])[])[], payOf: readonly (readonly number[])[]): number {
  return payOf.reduce((sum, pays, s) => {
    let worth = pays.at(-1) ?? 0
    for (let reel = reels.length - 1; reel >= 0; reel -= 1) {
      const { both, a } = reels[reel]?.[s]?.[s] ?? { both: 0, a: 0 }
      worth = (both + a) * worth + (1 - both - a) * (pays[reel - 1] ?? 0)
    }
    return sum + worth
  }, 0)
}
