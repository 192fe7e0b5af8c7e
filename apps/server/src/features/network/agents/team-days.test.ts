import { expect, test } from 'vitest'
import { teamDays } from './team-days.ts'

const timeZone = 'Asia/Ho_Chi_Minh'

test.each([
  ['2026-11-14T17:00:00.000Z', '2026-11-21T17:00:00.000Z', '2026-11-15', '2026-11-22'],
  ['2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z', '2026-11-21', '2026-11-22'],
  ['2026-11-20T16:59:59.999Z', '2026-11-21T17:00:00.001Z', '2026-11-20', '2026-11-23'],
  ['2026-12-31T17:00:00.000Z', '2026-12-31T18:00:00.000Z', '2027-01-01', '2027-01-02'],
])('from %s to %s touches the days from %s to before %s', (from, to, first, end) => {
  expect(teamDays({ from, to }, timeZone)).toEqual({ timeZone, first, end })
})
