import { dayIn } from './day-presets.ts'
import { useMe } from './me.ts'
import { useNow } from './use-now.ts'

const stepMs = 60_000

/** The day it is at the site, as `2026-11-21`. */
export const useToday = (): string => dayIn(useMe().timeZone, new Date(useNow(stepMs)))
