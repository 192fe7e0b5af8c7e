import type { InstantEvent } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import type { Expected, ReadingsSource, ReadTool } from '../../tables/readings.ts'

interface OneStep<Outcome> {
  tool: ReadTool
  expected: Omit<Expected, 'step'>
  /** What was told as figures; undefined for anything that cannot lie on the table. */
  read(told: string): readonly number[] | undefined
  /** In words, for a refusal. */
  expects: string
  outcome(read: readonly number[]): Outcome | undefined
  eventsOf(outcome: Outcome): readonly InstantEvent[]
}

/** A round that one reading decides: a ball in its pocket, or dice that lie still. */
export function oneReading<Outcome>(of: OneStep<Outcome>): ReadingsSource<Outcome> {
  const outcome = (read: readonly number[]) => (read.length === 0 ? undefined : of.outcome(read))
  return {
    ...{ kind: 'readings', tool: of.tool, outcome },
    next: (read) => (read.length === 0 ? { step: 0, ...of.expected } : undefined),
    read(read, told) {
      if (read.length > 0) return refuse('told', 'nothing: it was told')
      const value = typeof told === 'string' ? of.read(told) : undefined
      return value ? { ok: true, value } : refuse('told', of.expects)
    },
    eventsOf(read) {
      const told = outcome(read)
      return told === undefined ? [] : of.eventsOf(told)
    },
  }
}
