import { crashPointX100 } from '@fairground/fairness'
import { type Reader, readFields, refuse, stake, wholeNumber } from '../../instant/read-input.ts'
import type { BetEnd, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import { crashMsOf, crashX100At } from './curve.ts'

/** The lowest multiplier a bet can be cashed out at, in hundredths. */
export const crashX100Min = 101
/** At the highest every bet is cashed out by itself. */
export const crashX100Max = 1_000_000
/** Cash-outs of one tick are paid alike: at the multiplier with which the tick begins. */
export const crashTickMs = 50

type CrashBet = {
  readonly stakeMinor: bigint
  /** Cashed out by itself at this multiplier in hundredths; 0: the player does it. */
  readonly autoX100: number
}

export type CrashOutcome = { readonly bustX100: number }

export type CashedOutEvent = {
  readonly type: 'cashed-out'
  readonly x100: number
  readonly by: 'player' | 'auto' | 'limit'
}

const target = wholeNumber(crashX100Min, crashX100Max)
const autoCashOut: Reader<number> = {
  expected: `0, or ${target.expected}`,
  read: (value) => (value === 0 ? 0 : target.read(value)),
}

const betMs: Readonly<Record<TableSpeed, number>> = { slow: 10_000, normal: 6_000, fast: 4_000 }

/** A multiplier rises for everybody until it busts; cashing out before pays it. Source: bustabit. */
export const crash: TableRules<CrashBet, CrashOutcome> = {
  id: 'crash',
  version: 1,
  lockMs: 200,
  resultMs: 3_000,
  placesMax: 2,
  schedule: (nowMs, speed = 'normal') => ({ closesAtMs: nowMs + betMs[speed] }),
  readBet: (input) => readFields<CrashBet>(input, { stakeMinor: stake, autoX100: autoCashOut }),
  payoutMinorMax: (bet, limitMinor) => paid(bet, highestX100(bet, limitMinor)),
  source: {
    kind: 'seed',
    draw: ({ serverSeed, clientSeed }) => ({ bustX100: crashPointX100(serverSeed, clientSeed) }),
  },
  runMs: ({ bustX100 }) => crashMsOf(bustX100),
  shownAt: ({ outcome: { bustX100 }, atMs }) => (atMs < crashMsOf(bustX100) ? [] : [{ type: 'bust', bustX100 }]),
  settle(bet, { bustX100 }, limitMinor) {
    const x100 = highestX100(bet, limitMinor)
    if (x100 > bustX100) return { payoutMinor: 0n, events: [{ type: 'bust', bustX100 }] }
    return cashedOut(bet, x100, x100 === bet.autoX100 ? 'auto' : 'limit')
  },
  settlesAt(bet, { bustX100 }, limitMinor) {
    const x100 = highestX100(bet, limitMinor)
    return x100 > bustX100 ? undefined : crashMsOf(x100)
  },
  act(bet, { outcome: { bustX100 }, atMs }) {
    if (atMs >= crashMsOf(bustX100)) return refuse('at', 'a moment before the bust')
    const x100 = crashX100At(atMs - (atMs % crashTickMs))
    return x100 < crashX100Min
      ? refuse('at', 'a multiplier of at least 1.01')
      : { ok: true, end: cashedOut(bet, x100, 'player') }
  },
  endTold(bet, { bustX100 }, [event]) {
    if (event?.type !== 'cashed-out') return undefined
    const { x100, by } = event
    if (typeof x100 !== 'number' || !Number.isInteger(x100) || x100 < crashX100Min) return undefined
    if (by === 'limit') return x100 <= bustX100 ? cashedOut(bet, x100, by) : undefined
    return by === 'player' && isTickBefore(x100, bustX100) ? cashedOut(bet, x100, by) : undefined
  },
  endedAtMs([event]) {
    return event?.type === 'cashed-out' && typeof event.x100 === 'number' ? crashMsOf(event.x100) : undefined
  },
}

/** Whether some tick before the bust began with this multiplier. */
function isTickBefore(x100: number, bustX100: number): boolean {
  if (x100 >= bustX100) return false
  const tickMs = Math.ceil(crashMsOf(x100) / crashTickMs) * crashTickMs
  return crashX100At(tickMs) === x100 && tickMs < crashMsOf(bustX100)
}

/** Where the bet is cashed out at the latest: its own target, or where the most that a round may pay is reached. */
function highestX100({ stakeMinor, autoX100 }: CrashBet, limitMinor: bigint): number {
  const byLimit = (limitMinor * 100n) / stakeMinor
  const limitX100 = byLimit > BigInt(crashX100Max) ? crashX100Max : Number(byLimit)
  return autoX100 === 0 ? limitX100 : Math.min(autoX100, limitX100)
}

const paid = ({ stakeMinor }: CrashBet, x100: number): bigint => (stakeMinor * BigInt(x100)) / 100n

const cashedOut = (bet: CrashBet, x100: number, by: CashedOutEvent['by']): BetEnd => ({
  payoutMinor: paid(bet, x100),
  events: [{ type: 'cashed-out', x100, by }],
})
