import type { InstantEvent, Read } from '../instant/instant-game.ts'

/** What a dealer, a reader or a sensor has to tell next. */
export type Expected = {
  /** From 0 on, without gaps. */
  readonly step: number
  /** Named by the rules, such as `player-1`. */
  readonly what: string
  readonly kind: 'card' | 'pocket' | 'dice' | 'coins'
}

/** What decides at a table of wood. */
export type ReadTool = 'shoe' | 'wheel' | 'dice' | 'coins'

/**
 * Outcomes that come from a table of wood: each step is read by a device, or typed by two people. Pure: whoever holds what
 * was read so far knows what has to come next, and what it all comes to.
 */
export type ReadingsSource<Outcome = unknown> = {
  readonly kind: 'readings'
  /** Of a shoe alone something is published before its first round: the root of its cards. */
  readonly tool: ReadTool
  /** Groups of places that can be counted: they are open in the first half of a shoe only. */
  readonly countedGroups?: readonly string[]
  /** The next step after what was read; undefined when the round is complete. */
  next(read: readonly number[]): Expected | undefined
  /** What was read, and the step that is told now: a card as `As`, a pocket as `17`, dice as `1,4,6`. */
  read(read: readonly number[], told: unknown): Read<readonly number[]>
  /** Undefined while something is missing. */
  outcome(read: readonly number[]): Outcome | undefined
  /** What everybody may see of it so far. */
  eventsOf(read: readonly number[]): readonly InstantEvent[]
}

/** Reads a whole round again. Undefined where the rules would not have taken it, or where it is not complete. */
export function outcomeOfReadings<Outcome>(
  source: ReadingsSource<Outcome>,
  told: readonly unknown[],
): Outcome | undefined {
  let state: readonly number[] = []
  for (const one of told) {
    const read = source.read(state, one)
    if (!read.ok) return undefined
    state = read.value
  }
  return source.outcome(state)
}
