import type { SlotModel } from './slot-model.ts'

/** What is wrong with a model's data, in plain sentences; an empty list is a sound model. */
export function checkModel(model: SlotModel): string[] {
  return [
    ...checkNumbers(model),
    ...checkSymbols(model),
    ...checkReels(model),
    ...checkLines(model),
    ...checkPays(model),
  ]
}

function* checkNumbers({ version, betUnits, winCapX, grid, freeSpins, scatter }: SlotModel): Generator<string> {
  const positive = { version, betUnits, winCapX, reels: grid.reels, rows: grid.rows, count: freeSpins.count }
  const named = { ...positive, multiplier: freeSpins.multiplier, triggerCount: scatter.triggerCount }
  for (const [name, value] of Object.entries(named)) {
    if (!Number.isSafeInteger(value) || value < 1) yield `${name} is a whole number from 1`
  }
  const { retriggerCount } = freeSpins
  if (!Number.isSafeInteger(retriggerCount) || retriggerCount < 0) yield 'retriggerCount is a whole number from 0'
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

function* checkLines({ lines, grid }: SlotModel): Generator<string> {
  if (new Set(lines.map((rows) => rows.join())).size < lines.length) yield 'two lines are the same'
  for (const [line, rows] of lines.entries()) {
    const fits = rows.every((row) => Number.isSafeInteger(row) && row >= 0 && row < grid.rows)
    if (rows.length !== grid.reels || !fits) yield `line ${line + 1} leaves the window`
  }
}

/** A run of wilds must pay at least what any symbol pays for the same count, or a line's highest win is ambiguous. */
function* checkPays({ symbols, pays, scatter, grid }: SlotModel): Generator<string> {
  const wild = symbols.find(({ kind }) => kind === 'wild')?.id
  for (const [id, counts] of Object.entries(pays)) {
    if (symbols.find((symbol) => symbol.id === id)?.kind === 'scatter') yield 'the scatter pays on lines'
    if (!symbols.some((symbol) => symbol.id === id)) yield `the unknown ${id} pays`
    const odd = Object.keys(counts).find((count) => !Number.isSafeInteger(+count) || +count < 1 || +count > grid.reels)
    if (odd) yield `${odd} ${id} never show on a line`
    for (let count = 1; count <= grid.reels; count += 1) {
      const units = counts[count] ?? 0
      if (!Number.isSafeInteger(units) || units < (counts[count - 1] ?? 0)) yield `${count} ${id} pay less than fewer`
      if (wild !== undefined && units > (pays[wild]?.[count] ?? 0)) yield `${count} ${id} pay more than ${count} wilds`
    }
  }
  const counts = Object.keys(scatter.paysX).map(Number)
  if (!counts.includes(scatter.triggerCount)) yield 'the trigger does not pay'
  if (Object.values(scatter.paysX).some((x) => !Number.isSafeInteger(x) || x < 1)) yield 'scatters pay whole bets'
}
