/** When a lottery is drawn. Times of day are of Vietnam, which knows no summer time. */
export type Calendar =
  /** Round the clock, a draw at the end of each stretch. */
  | { readonly kind: 'every'; readonly minutes: number }
  /** Once a day, or on some days of the week (0 is Sunday) or of the month. */
  | {
      readonly kind: 'daily'
      /** `18:15` */
      readonly at: string
      readonly closeMinutesBefore: number
      readonly days?: readonly number[]
      readonly dates?: readonly number[]
    }

/** A draw as the calendar knows it; times in epoch milliseconds. */
export interface PlannedDraw {
  /** `20261120-0254`, or the day alone where there is one draw a day. */
  readonly drawNo: string
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const zoneMs = 7 * 60 * minuteMs

/**
 * The next draws whose sale has not ended at this moment, the first of them first. `tempo` divides the stretches of
 * `every`: a world of tests draws ten times as often.
 */
export function plannedDraws(calendar: Calendar, nowMs: number, count: number, tempo = 1): PlannedDraw[] {
  return calendar.kind === 'every'
    ? stretches((calendar.minutes * minuteMs) / tempo, nowMs, count)
    : days(calendar, nowMs, count)
}

function stretches(stretchMs: number, nowMs: number, count: number): PlannedDraw[] {
  const first = Math.floor((nowMs + zoneMs) / stretchMs)
  return Array.from({ length: count }, (_, index) => {
    const opensAtMs = (first + index) * stretchMs - zoneMs
    const closesAtMs = opensAtMs + stretchMs
    const ofDay = Math.round(((opensAtMs + zoneMs) % dayMs) / stretchMs) + 1
    const drawNo = `${dayOf(opensAtMs)}-${String(ofDay).padStart(4, '0')}`
    return { drawNo, opensAtMs, closesAtMs, drawsAtMs: closesAtMs }
  })
}

function days(
  { at, closeMinutesBefore, days: ofWeek, dates }: Extract<Calendar, { kind: 'daily' }>,
  nowMs: number,
  count: number,
): PlannedDraw[] {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Math.floor((nowMs + zoneMs) / dayMs)
  const planned: PlannedDraw[] = []
  for (let day = today; planned.length < count; day += 1) {
    // 1 January 1970 was a Thursday.
    if (ofWeek && !ofWeek.includes((day + 4) % 7)) continue
    if (dates && !dates.includes(new Date(day * dayMs).getUTCDate())) continue
    const drawsAtMs = day * dayMs - zoneMs + (hours * 60 + minutes) * minuteMs
    const closesAtMs = drawsAtMs - closeMinutesBefore * minuteMs
    if (closesAtMs <= nowMs) continue
    planned.push({ drawNo: dayOf(drawsAtMs), opensAtMs: Math.min(nowMs, closesAtMs - 1), closesAtMs, drawsAtMs })
  }
  return planned
}

/** `20261120`, as a calendar in Vietnam shows this moment. */
const dayOf = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 10).replaceAll('-', '')
