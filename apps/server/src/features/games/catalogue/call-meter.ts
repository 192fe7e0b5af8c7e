import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../db/db.ts'

/** Upper bounds of the spans that durations are counted in, in ms; one more span is for what took longer. */
export const callBoundsMs = [5, 10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000] as const

const flushAfterMs = 10_000
const minuteMs = 60_000

export interface MeteredCall {
  vendorId: string
  /** `in`: of the vendor to the portal. */
  side: 'in' | 'out'
  durationMs: number
  isError: boolean
}

interface Minute {
  vendorId: string
  side: string
  minute: Date
  callCount: number
  errorCount: number
  buckets: number[]
}

const meters = new WeakMap<Db, Map<string, Minute>>()

/** Counts a call of a vendor, in memory; every ten seconds what was counted is added to the minutes that the console shows. */
export function meterCall(context: Pick<AppContext, 'db' | 'clock' | 'log'>, call: MeteredCall): void {
  const minute = new Date(Math.floor(context.clock.now().getTime() / minuteMs) * minuteMs)
  const counted = meters.get(context.db) ?? openMeter(context)
  const name = `${call.vendorId} ${call.side} ${minute.getTime()}`
  const { vendorId, side } = call
  const fresh = { vendorId, side, minute, callCount: 0, errorCount: 0, buckets: new Array<number>(12).fill(0) }
  const entry = counted.get(name) ?? fresh
  const bucket = callBoundsMs.findIndex((bound) => call.durationMs <= bound)
  const index = bucket < 0 ? callBoundsMs.length : bucket
  entry.callCount += 1
  entry.errorCount += call.isError ? 1 : 0
  entry.buckets[index] = (entry.buckets[index] ?? 0) + 1
  counted.set(name, entry)
}

function openMeter(context: Pick<AppContext, 'db' | 'log'>): Map<string, Minute> {
  const counted = new Map<string, Minute>()
  meters.set(context.db, counted)
  const flush = () =>
    flushCalls(context.db).catch((error: unknown) =>
      context.log.warn({ err: error }, 'calls of vendors were not counted'),
    )
  setTimeout(() => void flush(), flushAfterMs).unref()
  return counted
}

/** Adds what was counted since the last time. */
export async function flushCalls(db: Db): Promise<void> {
  const counted = meters.get(db)
  meters.delete(db)
  for (const { vendorId, side, minute, callCount, errorCount, buckets } of counted?.values() ?? [])
    await sql`insert into vendor_call_minutes as m (vendor_id, side, minute, call_count, error_count, buckets)
      values (${vendorId}, ${side}, ${minute}, ${callCount}, ${errorCount}, ${buckets})
      on conflict (vendor_id, side, minute) do update set call_count = m.call_count + excluded.call_count,
        error_count = m.error_count + excluded.error_count,
        buckets = (select array_agg(a + b order by n) from unnest(m.buckets, excluded.buckets) with ordinality u (a, b, n))
    `.execute(db)
}
