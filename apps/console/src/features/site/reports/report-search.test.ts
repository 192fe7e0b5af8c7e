import { expect, it } from 'vitest'
import { rangeOf } from './report-search.ts'

it('takes the days of the URL, limited to one report', () => {
  expect(rangeOf({ from: '2026-11-01', to: '2026-11-05' }, '2026-11-21')).toEqual({
    from: '2026-11-01',
    to: '2026-11-05',
  })
  expect(rangeOf({ from: '2020-01-01', to: '2026-11-21' }, '2026-11-21')).toEqual({
    from: '2026-08-22',
    to: '2026-11-21',
  })
})

it('shows the last thirty days if the URL is invalid', () => {
  const month = { from: '2026-10-23', to: '2026-11-21' }
  expect(rangeOf({}, '2026-11-21')).toEqual(month)
  expect(rangeOf({ from: '2026-11-05', to: '2026-11-01' }, '2026-11-21')).toEqual(month)
})
