import { type LimitKind, limitPeriods, type PlayBreak, type PlayerLimit, type Protection } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { readPolicy } from '../policy/index.ts'
import { type BreakRow, findBreak } from './break-store.ts'
import { sumLife } from './life-store.ts'
import { sentAmount } from './limit-amounts.ts'
import { heldUntil, isHeld } from './limit-change.ts'
import { findPlayLimits, limitColumn, limitPlaces, listRaises, readUsed } from './limit-store.ts'
import { periodEnds, sitePeriods } from './site-periods.ts'

/** All that the page of limits shows. */
export async function readProtection(
  { clock, config, db }: Pick<AppContext, 'clock' | 'config'> & { db: Reader },
  { memberId, currency }: { memberId: string; currency: string },
): Promise<Protection> {
  const now = clock.now()
  const periods = sitePeriods(now, config.timeZone)
  const limits = await findPlayLimits(db, memberId)
  const used = await readUsed(db, { memberId, currency, now, periods })
  const life = await sumLife(db, memberId, currency)
  const raises = await listRaises(db, memberId)
  const pause = await findBreak(db, memberId)
  const shown = (kind: LimitKind, amount: bigint) => sentAmount(kind, amount, currency)
  const money = (minor = 0n) => formatAmount(minor, getCurrency(currency))
  const ends = periodEnds(periods, config.timeZone)
  const { raiseWaitHours, reopenWaitHours, breakLengths, exclusionLengths, realityMayBeOff, realityDefaultMinutes } =
    await readPolicy({ clock, config }, db)
  const mayBeNone = realityMayBeOff && (limits?.reality_declined_at != null || realityDefaultMinutes === null)
  return {
    currency,
    endsAt: { day: ends.day.toISOString(), week: ends.week.toISOString(), month: ends.month.toISOString() },
    today: {
      minutes: Number(shown('time', used.time[1] ?? 0n)),
      net: money(-(used.loss[1] ?? 0n)),
      deposited: money(used.deposit[1]),
    },
    life: { deposited: money(life.inMinor), withdrawn: money(life.outMinor), net: money(life.inMinor - life.outMinor) },
    limits: limitPlaces.map(({ kind, period }): PlayerLimit => {
      const max = limits?.[limitColumn(kind, period)] ?? null
      const raise = raises.find((one) => one.kind === kind && one.period === period)
      const addsUp = period !== 'once' || kind === 'loss' || kind === 'time'
      return {
        ...{ kind, period, max: max === null ? null : shown(kind, BigInt(max)) },
        used: addsUp ? shown(kind, used[kind][limitPeriods.indexOf(period)] ?? 0n) : null,
        raise: raise && {
          ...{ max: raise.wanted === null ? null : shown(kind, raise.wanted), readyAt: raise.readyAt.toISOString() },
          isReady: raise.readyAt <= now,
        },
      }
    }),
    realityMinutes: limits?.reality_check_ms
      ? Math.round(limits.reality_check_ms / 60_000)
      : mayBeNone
        ? null
        : realityDefaultMinutes,
    rules: { raiseWaitHours, reopenWaitHours, breakLengths, exclusionLengths, realityMayBeOff },
    break: pause && breakOf(pause, now),
  }
}

/** Undefined once it lets its player play again. */
export function breakOf(row: BreakRow, now: Date): PlayBreak | undefined {
  const kind = row.kind === 'exclusion' ? 'exclusion' : 'break'
  const stop = { kind, until: row.until, reopensAt: row.reopens_at } as const
  if (!isHeld(stop, now)) return undefined
  const reopensAt = kind === 'exclusion' ? heldUntil(stop) : null
  return {
    ...{ kind, beganAt: row.began_at.toISOString(), isOver: row.until !== null && row.until <= now },
    ...(row.until && { until: row.until.toISOString() }),
    ...(reopensAt && { reopensAt: reopensAt.toISOString() }),
  }
}
