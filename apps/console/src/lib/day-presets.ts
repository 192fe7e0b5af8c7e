import { dayOf } from '@fairground/contract/site-time'

export const dayPresets = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const
export type DayPreset = (typeof dayPresets)[number]

/** First and last day, both counted, as `2026-11-21`. */
export interface DayRange {
  from: string
  to: string
}

/** The day it is in that time zone. */
export const dayIn = (timeZone: string, now: Date): string => dayOf(now, timeZone)

/** The days a preset means, seen from today: 7 and 30 days end today; months are those of the calendar. */
export function daysOf(preset: DayPreset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: firstOf(today), to: today }
    case 'lastMonth': {
      const to = addDays(firstOf(today), -1)
      return { from: firstOf(to), to }
    }
  }
}

export const presetOf = ({ from, to }: DayRange, today: string): DayPreset | undefined =>
  dayPresets.find((preset) => {
    const days = daysOf(preset, today)
    return days.from === from && days.to === to
  })

/** A schedule on a clock of the site, as fields for day and time take it: `2026-11-21T20:30`. */
export interface WallSpan {
  from: string
  until: string
}

export const nextDayCounts = [7, 30] as const

/** Whole days from the beginning of today on: today is the first of them. */
export const nextDaysOf = (count: number, today: string): WallSpan => ({
  from: `${today}T00:00`,
  until: `${addDays(today, count)}T00:00`,
})

const firstOf = (day: string): string => `${day.slice(0, 8)}01`

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
