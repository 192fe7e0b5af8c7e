import { wheelSymbols } from '@fairground/game-rules/games/money-wheel'
import type { InstantEvent } from '@fairground/game-rules/instant'

/** A spin as the table tells it when it begins: its place in the run, and for how long it turns, by the rules' clock. */
type ToldSpin = { readonly type: 'spin'; readonly segment: number; readonly atMs: number; readonly spinMs: number }

const whole = 360
const turns = 6
const width = whole / wheelSymbols.length
/** It is still a moment before the next spin, so that the segment can be read. */
const movingShare = 0.86

/** From which angle to which one the wheel turns, for how long, and for how long it has turned already. */
export interface SpinFrame {
  /** Names the spin: its movement begins anew with each. */
  key: string
  fromDeg: number
  toDeg: number
  lastsMs: number
  passedMs: number
}

/** The angle at which the middle of a segment is under the pointer. */
export const restDeg = (segment: number): number => -(segment + 0.5) * width

export const spinsOf = (events: readonly InstantEvent[]): readonly ToldSpin[] =>
  events.filter((event) => event.type === 'spin') as unknown as readonly ToldSpin[]

/**
 * The newest spin of a round at this moment. Every page works it out from the same events and the server's clock, so all
 * show the same frame, whenever they came.
 */
export function spinFrame(
  spins: readonly ToldSpin[],
  { roundId, startedMs, nowMs, tempo }: { roundId: string; startedMs: number; nowMs: number; tempo: number },
): SpinFrame | undefined {
  const spin = spins.at(-1)
  if (!spin) return undefined
  const before = spins.at(-2)
  const fromDeg = before ? restDeg(before.segment) : 0
  const ahead = (restDeg(spin.segment) - fromDeg) % whole
  const lastsMs = (spin.spinMs * movingShare) / tempo
  const passedMs = Math.max(0, nowMs - startedMs - spin.atMs / tempo)
  const toDeg = fromDeg + ahead + (ahead < 0 ? whole : 0) + turns * whole
  return { key: `${roundId} ${spins.length}`, fromDeg, toDeg, lastsMs, passedMs }
}
