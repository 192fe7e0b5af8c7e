import { expect, it } from 'vitest'
import { hotColumns } from './hot-columns.ts'

const games = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const rows = (count: number) => {
  const columns = hotColumns(games(count))
  return [columns.flatMap(([upper]) => upper ?? []), columns.flatMap(([, lower]) => lower ?? [])]
}

it('[R2.4.08] [R9.17] up to 14 games are in the first row beside the large one, the rest in the second', () => {
  expect(rows(19)).toEqual([games(14), [15, 16, 17, 18, 19]])
  expect(rows(15)).toEqual([games(14), [15]])
  expect(rows(3)).toEqual([[1, 2, 3], []])
  const [first, second] = rows(41)
  expect([first?.length, second?.length]).toEqual([14, 27])
})
