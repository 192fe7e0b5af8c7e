import { useState } from 'react'
import { type DayRange, dayOf, type Preset, rangeOf, spanOf } from './site-days.ts'
import { useSiteZone } from './use-site-zone.ts'

/** Which days a record shows: those of a preset, or the reader's own. */
export function useDays(start: Preset = 'last7') {
  const timeZone = useSiteZone()
  const [openedAt] = useState(() => new Date())
  const [preset, setPreset] = useState<Preset>()
  const [own, setOwn] = useState<DayRange>()
  const range = own ?? rangeOf(preset ?? start, openedAt, timeZone)
  return {
    range,
    span: spanOf(range, timeZone),
    today: dayOf(openedAt, timeZone),
    preset: own ? undefined : (preset ?? start),
    choose(next: Preset) {
      setOwn(undefined)
      setPreset(next)
    },
    chooseOwn: setOwn,
  }
}

export type Days = ReturnType<typeof useDays>
