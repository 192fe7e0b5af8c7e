import { type ReelSetId, reelSetOf, type SlotModel, type SymbolId } from '../slot-model.ts'

/**
 * Identical windows of one reel, met once: symbol codes from the top, what is counted of them over all reels (the
 * scatters, where nothing else is asked for), and how many stops show it.
 */
export type CodedWindow = { readonly codes: readonly number[]; readonly tag: number; readonly stops: number }

/** A number of each reel's window that is added up over the reels. */
export type TagOf = (window: readonly SymbolId[]) => number

/** A model and one of its reel sets as small numbers, for counting millions of windows. */
export type CodedModel = {
  readonly reels: readonly (readonly CodedWindow[])[]
  readonly lines: readonly (readonly number[])[]
  /** Units by code and count: pays[code * (reels + 1) + count]. */
  readonly pays: Int32Array
  readonly wild: number
  readonly scatter: number
}

/** Codes a model; symbols are numbered in the order of the model, a missing kind is −1. */
export function codeModel(model: SlotModel, reelSet: ReelSetId, tagOf: TagOf = countOf(model, 'scatter')): CodedModel {
  const codes = new Map(model.symbols.map((symbol, code) => [symbol.id, code]))
  const { strips } = reelSetOf(model, reelSet)
  const width = strips.length + 1
  const pays = new Int32Array(model.symbols.length * width)
  for (const [id, counts] of Object.entries(model.pays)) {
    for (const [count, units] of Object.entries(counts)) pays[(codes.get(id) ?? 0) * width + Number(count)] = units
  }
  return {
    reels: strips.map((strip) => windowsOf(strip, { codes, rows: model.grid.rows, tagOf })),
    lines: model.lines,
    pays,
    wild: model.symbols.findIndex((symbol) => symbol.kind === 'wild'),
    scatter: model.symbols.findIndex((symbol) => symbol.kind === 'scatter'),
  }
}

/** How many cells of one kind a window shows. */
export function countOf({ symbols }: SlotModel, kind: SlotModel['symbols'][number]['kind']): TagOf {
  const ids = new Set(symbols.filter((symbol) => symbol.kind === kind).map(({ id }) => id))
  return (window) => window.filter((id) => ids.has(id)).length
}

type Coding = { readonly codes: ReadonlyMap<SymbolId, number>; readonly rows: number; readonly tagOf: TagOf }

function windowsOf(strip: readonly SymbolId[], { codes, rows, tagOf }: Coding): CodedWindow[] {
  const windows = new Map<string, CodedWindow>()
  for (const stop of strip.keys()) {
    const seen = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as SymbolId)
    const stops = (windows.get(seen.join())?.stops ?? 0) + 1
    windows.set(seen.join(), { codes: seen.map((id) => codes.get(id) ?? -1), tag: tagOf(seen), stops })
  }
  return [...windows.values()]
}
