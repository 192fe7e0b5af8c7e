import { playRound } from '../play-round.ts'
import type { ReelDraws } from '../reel-draws.ts'
import { reelSetOf, type SlotModel } from '../slot-model.ts'

/** Draws of one spin, in the order of the engine: a height of each reel where heights vary, then its stops. */
type Genes = readonly number[]

/**
 * The largest win in whole total bets of a round that was looked for: stops that trigger, then the same stops in every
 * free spin, bettered one by one for as long as that helps. A round of the real engine, so what it pays can be paid.
 */
export function largeRoundX(model: SlotModel): number {
  const sizes = sizesOf(model, model.freeSpins.reelSet)
  const before = [triggerGenes(model), ...(model.freeSpins.stickyWilds ? gatherGenes(model) : [])]
  const free = model.freeSpins.count > 0 ? climbs(sizes, (genes) => paidX(model, [...before, genes])) : 0
  const base = climbs(sizesOf(model, 'base'), (genes) => paidX(model, [genes]))
  return Math.floor(Math.max(free, base))
}

const beginnings = 12

/** From several beginnings, for as long as a change of one draw pays more. */
function climbs(sizes: readonly number[], paid: (genes: Genes) => number): number {
  const begun = Array.from({ length: beginnings }, (_, n) => sizes.map((size, place) => (n * (place * 2 + 3)) % size))
  return Math.max(...begun.map((genes) => climb(sizes, genes, paid)))
}

function climb(sizes: readonly number[], begin: Genes, paid: (genes: Genes) => number): number {
  let [genes, best, isBetter] = [begin, paid(begin), true]
  while (isBetter) {
    isBetter = false
    for (const [place, size] of sizes.entries())
      for (let draw = 0; draw < size; draw += 1) {
        const tried = genes.with(place, draw)
        const x = paid(tried)
        if (x <= best) continue
        genes = tried
        best = x
        isBetter = true
      }
  }
  return best
}

function sizesOf(model: SlotModel, reelSet: 'base' | 'free'): number[] {
  const { heights = [] } = model.grid
  const weights = heights.reduce((sum, [, weight]) => sum + weight, 0)
  const { strips } = reelSetOf(model, reelSet)
  return [...(weights > 0 ? strips.map(() => weights) : []), ...strips.map(({ length }) => length)]
}

/** Every reel shows its scatter in the top row. */
function triggerGenes(model: SlotModel): Genes {
  const scatter = model.symbols.find(({ kind }) => kind === 'scatter')?.id
  const stops = reelSetOf(model, 'base').strips.map((strip) => Math.max(0, strip.indexOf(scatter ?? '')))
  return [...(model.grid.heights ? stops.map(() => 0) : []), ...stops]
}

/** Spins that bring a wild to every row of each reel that has one: where wilds stay, all later spins have them all. */
function gatherGenes(model: SlotModel): Genes[] {
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id ?? ''
  const { strips } = reelSetOf(model, model.freeSpins.reelSet)
  return Array.from({ length: model.grid.rows }, (_, row) =>
    strips.map((strip) => (Math.max(0, strip.indexOf(wild)) - row + strip.length) % strip.length),
  )
}

/** Pay of a round whose spins use these genes; the last ones repeat. */
function paidX(model: SlotModel, spins: readonly Genes[]): number {
  const queue = spins.flat()
  const last = spins.at(-1) ?? []
  let place = 0
  const stream: ReelDraws = {
    int(n) {
      const drawn = queue.shift() ?? last[place++ % last.length] ?? 0
      return drawn % n
    },
  }
  return Number(playRound(model, { stakeMinor: BigInt(model.betUnits), stream }).totalMinor) / model.betUnits
}
