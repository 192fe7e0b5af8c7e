import { houseJackpots } from '../jackpots/house-jackpots.ts'
import { canonicalJson } from './model-hash.ts'
import type { SlotModel } from './slot-model.ts'

/** Faults of a model's data in plain sentences; empty for a sound model. */
export function checkModel(model: SlotModel): string[] {
  return [
    ...checkNumbers(model),
    ...checkSymbols(model),
    ...checkReels(model),
    ...checkLines(model),
    ...checkPays(model),
    ...checkScatter(model),
    ...checkFeatures(model),
    ...checkJackpot(model),
  ]
}

function* checkNumbers({ version, betUnits, winCapX, grid, freeSpins, scatter }: SlotModel): Generator<string> {
  const positive = { version, betUnits, winCapX, reels: grid.reels, rows: grid.rows }
  const named = { ...positive, multiplier: freeSpins.multiplier, triggerCount: scatter.triggerCount }
  for (const [name, value] of Object.entries(named)) {
    if (!Number.isSafeInteger(value) || value < 1) yield `${name} is a whole number from 1`
  }
  const { count, retriggerCount } = freeSpins
  for (const [name, value] of Object.entries({ count, retriggerCount })) {
    if (!Number.isSafeInteger(value) || value < 0) yield `${name} is a whole number from 0`
  }
}

function* checkSymbols({ symbols }: SlotModel): Generator<string> {
  if (new Set(symbols.map(({ id }) => id)).size < symbols.length) yield 'a symbol is listed twice'
  for (const kind of ['wild', 'scatter']) {
    if (symbols.filter((symbol) => symbol.kind === kind).length > 1) yield `there is more than one ${kind}`
  }
}

function* checkReels({ symbols, reelSets, grid, freeSpins }: SlotModel): Generator<string> {
  const scatter = symbols.find(({ kind }) => kind === 'scatter')?.id
  for (const needed of ['base', freeSpins.reelSet]) {
    if (!reelSets.some(({ id }) => id === needed)) yield `reels ${needed} are missing`
  }
  for (const { id, strips } of reelSets) {
    if (strips.length !== grid.reels) yield `${id} has ${strips.length} strips for ${grid.reels} reels`
    for (const [reel, strip] of strips.entries()) {
      if (strip.length < grid.rows) yield `${id} reel ${reel + 1} is shorter than its window`
      const unknown = strip.find((stop) => !symbols.some((symbol) => symbol.id === stop))
      if (unknown) yield `${id} reel ${reel + 1} shows an unknown ${unknown}`
      if (isCrowded(strip, scatter, grid.rows)) yield `${id} reel ${reel + 1} shows two scatters in one window`
    }
  }
}

function isCrowded(strip: readonly string[], id: string | undefined, rows: number): boolean {
  const near = Array.from({ length: rows - 1 }, (_, distance) => distance + 1)
  return strip.some((stop, index) => stop === id && near.some((d) => strip[(index + d) % strip.length] === id))
}

function* checkLines({ kind, lines, grid }: SlotModel): Generator<string> {
  if ((kind === 'lines') !== lines.length > 0) yield 'lines belong to a model of lines'
  if (new Set(lines.map((rows) => rows.join())).size < lines.length) yield 'two lines are the same'
  for (const [line, rows] of lines.entries()) {
    const fits = rows.every((row) => Number.isSafeInteger(row) && row >= 0 && row < grid.rows)
    if (rows.length !== grid.reels || !fits) yield `line ${line + 1} leaves the window`
  }
}

/** Where a line may begin with wilds, a run of them pays at least what any symbol pays, or the highest win is ambiguous. */
function* checkPays({ kind, symbols, pays, reelSets, grid }: SlotModel): Generator<string> {
  const wild = symbols.find((symbol) => symbol.kind === 'wild')?.id
  const canLead = wild !== undefined && reelSets.some(({ strips }) => strips[0]?.includes(wild))
  if (canLead && kind === 'ways') yield 'a way begins with a wild'
  const countMax = kind === 'lines' || kind === 'ways' ? grid.reels : grid.reels * grid.rows
  for (const [id, counts] of Object.entries(pays)) {
    const symbol = symbols.find((candidate) => candidate.id === id)
    if (symbol?.kind === 'scatter') yield 'the scatter pays on lines'
    if (!symbol) yield `the unknown ${id} pays`
    const odd = Object.keys(counts).find((count) => !Number.isSafeInteger(+count) || +count < 1 || +count > countMax)
    if (odd) yield `${odd} ${id} never show on a line`
    let before = 0
    for (const [count, units] of Object.entries(counts)) {
      if (!Number.isSafeInteger(units) || units < before) yield `${count} ${id} pay less than fewer`
      if (kind === 'lines' && canLead && +count <= countMax && units > (pays[wild]?.[Number(count)] ?? 0))
        yield `${count} ${id} pay more than ${count} wilds`
      before = units
    }
  }
}

function* checkScatter({ freeSpins, scatter }: SlotModel): Generator<string> {
  const counts = Object.keys(scatter.paysX).map(Number)
  if (freeSpins.count > 0 && !counts.includes(scatter.triggerCount)) yield 'the trigger does not pay'
  if (Object.values(scatter.paysX).some((x) => !Number.isSafeInteger(x) || x < 1)) yield 'scatters pay whole bets'
}

/** What the exact returns rely on: held wilds never meet scatters, and a feature has the symbols it needs. */
function* checkFeatures(model: SlotModel): Generator<string> {
  const { freeSpins, symbols, holdAndWin, wildRespins, grid, kind } = model
  const shows = (reelSet: string, wanted: string) =>
    model.reelSets
      .find(({ id }) => id === reelSet)
      ?.strips.flat()
      .some((id) => symbols.some((symbol) => symbol.id === id && symbol.kind === wanted)) ?? false
  if (freeSpins.stickyWilds && shows(freeSpins.reelSet, 'scatter')) yield 'sticky wilds could cover a scatter'
  if (wildRespins && shows('base', 'scatter')) yield 'a covered reel could hide a scatter'
  if (holdAndWin && (!shows('base', 'coin') || grid.heights)) yield 'hold and win needs coins on a fixed window'
  if (freeSpins.expanding?.some(([id]) => !model.pays[id])) yield 'the symbol that covers reels does not pay'
  if (model.cascade && (kind === 'lines' || kind === 'ways')) yield 'only groups fall'
  if (model.buy && freeSpins.count === 0) yield 'there are no free spins to buy'
}

/** All models that play for one jackpot publish the same terms; free spins that are sold would buy no part of it. */
function* checkJackpot({ jackpot, buy }: SlotModel): Generator<string> {
  if (!jackpot) return
  const house = houseJackpots.find(({ id }) => id === jackpot.id)
  if (!house || canonicalJson(house) !== canonicalJson(jackpot)) yield `the house has no such jackpot ${jackpot.id}`
  if (buy) yield 'a game for a jackpot sells no free spins'
}
