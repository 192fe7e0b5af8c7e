import { expect, test } from 'vitest'
import { houseLotteries } from './house-lotteries.ts'

test('every lottery has an id of its own, and names and a tile to be found by', () => {
  expect(new Set(houseLotteries.map(({ gameId }) => gameId)).size).toBe(houseLotteries.length)
  expect(new Set(houseLotteries.map(({ names }) => names.vi)).size).toBe(houseLotteries.length)
  expect(houseLotteries.every(({ tile }) => tile.startsWith('tile/lottery-'))).toBe(true)
})

test('each kind of rules has a lottery that is drawn soon', () => {
  const soon = houseLotteries.filter(({ calendar }) => calendar.kind === 'every')
  const rules = new Set(soon.map(({ rules: { id } }) => id))
  const all = new Set(houseLotteries.map(({ rules: { id } }) => id))
  expect([...all].filter((id) => !rules.has(id))).toEqual(['max-3d'])
})
