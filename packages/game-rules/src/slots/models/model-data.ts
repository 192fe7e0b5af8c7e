import type { ReelSet, SlotModel, SlotSymbol } from '../slot-model.ts'
import { type LineSetName, lineSets } from './lines.ts'

/** A model as it is written down: strips as one letter per stop, lines by the name of their set. */
export type ModelData = Omit<SlotModel, 'symbols' | 'reelSets' | 'lines'> & {
  readonly base: readonly string[]
  /** Strips of the free spins, where they differ from the base strips. */
  readonly free?: readonly string[]
  readonly lines?: LineSetName
}

const letters: Readonly<Record<string, SlotSymbol>> = {
  W: { id: 'wild', kind: 'wild' },
  S: { id: 'scatter', kind: 'scatter' },
  C: { id: 'coin', kind: 'coin' },
  T: { id: 'top', kind: 'pay' },
  H: { id: 'high1', kind: 'pay' },
  M: { id: 'high2', kind: 'pay' },
  L: { id: 'high3', kind: 'pay' },
  A: { id: 'ace', kind: 'pay' },
  K: { id: 'king', kind: 'pay' },
  Q: { id: 'queen', kind: 'pay' },
  J: { id: 'jack', kind: 'pay' },
  X: { id: 'ten', kind: 'pay' },
}

/** The model that the data describe; its symbols are those that its strips show. Throws for an unknown letter. */
export function readModel({ base, free, lines, ...rest }: ModelData): SlotModel {
  const shown = new Set([...base, ...(free ?? [])].join(''))
  const symbols = Object.entries(letters).flatMap(([letter, symbol]) => (shown.has(letter) ? [symbol] : []))
  const reelSets: ReelSet[] = [{ id: 'base', strips: base.map(readStrip) }]
  if (free) reelSets.push({ id: 'free', strips: free.map(readStrip) })
  return { ...rest, symbols, reelSets, lines: lines ? lineSets[lines] : [] }
}

const readStrip = (strip: string) =>
  [...strip].map((letter) => {
    const symbol = letters[letter]
    if (!symbol) throw new Error(`There is no symbol ${letter}`)
    return symbol.id
  })
