import { type ReelSetId, reelSetOf, type SlotModel } from '../slot-model.ts'

/** Identical windows of one reel, met once: symbol codes from the top, scatters among them, and how many stops show it. */
export type CodedWindow = { readonly codes: readonly number[]; readonly scatters: number; readonly stops: number }

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
export function codeModel(model: SlotModel, reelSet: ReelSetId): CodedModel {
  const codes = new Map(model.symbols.map((symbol, code) => [symbol.id, code]))
  const scatter = model.symbols.findIndex((symbol) => symbol.kind === 'scatter')
  const strips = reelSetOf(model, reelSet).strips.map((strip) => strip.map((id) => codes.get(id) ?? -1))
  const width = strips.length + 1
  const pays = new Int32Array(model.symbols.length * width)
  for (const [id, counts] of Object.entries(model.pays)) {
    for (const [count, units] of Object.entries(counts)) pays[(codes.get(id) ?? 0) * width + Number(count)] = units
  }
  return {
    reels: strips.map((strip) => windowsOf(strip, model.grid.rows, scatter)),
    lines: model.lines,
    pays,
    wild: model.symbols.findIndex((symbol) => symbol.kind === 'wild'),
    scatter,
  }
}

function windowsOf(strip: readonly number[], rows: number, scatter: number): CodedWindow[] {
  const windows = new Map<string, CodedWindow>()
  for (const stop of strip.keys()) {
    const codes = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? -1)
    const stops = (windows.get(codes.join())?.stops ?? 0) + 1
    windows.set(codes.join(), { codes, scatters: codes.filter((code) => code === scatter).length, stops })
  }
  return [...windows.values()]
}
