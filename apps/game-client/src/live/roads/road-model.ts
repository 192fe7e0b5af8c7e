import { beadPlate, inSight, type Placed, type Result } from '@fairground/game-rules/tables'
import type { RoadKind, RoadSide } from './road-kind.ts'

const toldMax = 10

/** The kinds of the rounds; a mark that the game does not know is left out. */
export function kindsOfMarks(marks: string, kinds: readonly RoadKind[]): RoadKind[] {
  const known = new Map(kinds.map((kind) => [kind.mark, kind]))
  return [...marks].flatMap((mark) => known.get(mark) ?? [])
}

export const resultsOf = (marks: string, kinds: readonly RoadKind[]): Result[] =>
  kindsOfMarks(marks, kinds).map(({ side }) => side)

/** How many square cells fit side by side, each about as large as wanted. */
export const columnsThatFit = (widthPx: number, cellPx: number): number => Math.max(1, Math.round(widthPx / cellPx))

export const beadsInSight = (marks: string, kinds: readonly RoadKind[], columns: number): Placed<RoadKind>[] => {
  const drawn = beadPlate(kindsOfMarks(marks, kinds))
  return inSight(drawn, drawn, { columns, free: 0 })
}

interface Tallied {
  kind: RoadKind
  count: number
}

/** How often each came; kinds of the same name are one. */
export function tallyOf(marks: string, kinds: readonly RoadKind[]): Tallied[] {
  const came = kindsOfMarks(marks, kinds)
  const labels = kinds.map(({ label }) => label)
  return kinds
    .filter(({ label }, index) => labels.indexOf(label) === index)
    .map((kind) => ({ kind, count: came.filter(({ label }) => label === kind.label).length }))
}

/** What a side is called: its name, or the letters of all that belong to it. */
export function sideName(kinds: readonly RoadKind[], side: RoadSide): string {
  const own = kinds.filter((kind) => kind.side === side)
  const labels = [...new Set(own.map(({ label }) => label))]
  return labels.length === 1 ? labels.join('') : own.map(({ letter }) => letter).join('/')
}

export interface Told {
  /** What each round came to, the oldest first. */
  words: readonly string[]
  /** All that can come, in the order of the counts. */
  order: readonly string[]
  /** The results themselves, where they say more than what is counted. */
  results?: readonly string[]
}

/** A road for those who do not see it: how often each word came, and the last results. */
export function toldRoad({ words, order, results = words }: Told) {
  const last = results.slice(-toldMax)
  const countOf = (wanted: string) => words.filter((word) => word === wanted).length
  return {
    counts: [...new Set(order)].map((word) => `${word}: ${countOf(word)}`).join(', '),
    last: last.join(', '),
    number: last.length,
  }
}
