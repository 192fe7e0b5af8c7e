import type { RoadKind } from './roads/road-kind.ts'

/** A kind whose letter may be left to its label. */
export type NamedKind = Omit<RoadKind, 'letter'> & { letter?: string }

const lengthMax = 3

/** Gives each kind as many letters of its label as tell it from the others; kinds of one label have the same. */
export function withLetters(kinds: readonly NamedKind[]): RoadKind[] {
  const labels = [...new Set(kinds.map(({ label }) => label))]
  return kinds.map((kind) => ({ ...kind, letter: kind.letter ?? letterOf(kind.label, labels) }))
}

function letterOf(label: string, labels: readonly string[]): string {
  const others = labels.filter((other) => other !== label)
  for (let length = 1; length < lengthMax; length += 1) {
    const start = startOf(label, length)
    if (!others.some((other) => startOf(other, length) === start)) return start
  }
  return startOf(label, lengthMax)
}

const startOf = (label: string, length: number): string => [...label].slice(0, length).join('')
