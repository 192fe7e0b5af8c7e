import { expect, test } from 'vitest'
import { judgeGames } from './judge-games.ts'

const game = (gameId: string, fields: object = {}) => ({
  gameId,
  names: { en: gameId },
  category: 'RNG',
  provider: { code: 'brand', name: 'Brand' },
  rtpBp: 9_600,
  volatility: 'low',
  stakes: { VND: { min: '1000', max: '1000000' } },
  demo: true,
  capabilities: { multiBet: false, multiWin: false },
  certificate: { modelId: 'm', version: 1, hash: 'h' },
  images: { tile: 'tile/none' },
  status: 'live',
  isNew: false,
  ...fields,
})

test('a game that cannot be read is refused with its field, and keeps the others from nothing', () => {
  const stakes = { VND: { min: 1_000, max: '1000000' } }
  const judged = judgeGames([game('a'), game('b', { stakes }), game('c', { category: 'SLOT' })], 0)
  expect(judged.games.map(({ gameId }) => gameId)).toEqual(['a'])
  expect(judged.refused.map(({ gameId, field }) => [gameId, field])).toEqual([
    ['b', 'stakes.VND.min'],
    ['c', 'category'],
  ])
  for (const { reason } of judged.refused) expect(reason).not.toBe('')
})

test('what a list names is not forgotten because it cannot be read', () => {
  expect(judgeGames([game('a', { demo: 'yes' }), {}, null, game('x y')], 0)).toMatchObject({
    games: [],
    codes: ['a'],
    refused: [{ gameId: 'a' }, { gameId: '' }, { gameId: '' }, { gameId: '', field: 'gameId' }],
  })
})

test('a game that comes twice is taken once, and said to be', () => {
  const judged = judgeGames([game('a'), game('a', { rtpBp: 9_000 })], 0)
  expect(judged.games).toMatchObject([{ gameId: 'a', rtpBp: 9_600 }])
  expect(judged.refused).toEqual([{ gameId: 'a', field: 'gameId', reason: 'listed twice' }])
})

test('a game below the operator’s floor is taken closed, and the vendor is told why', () => {
  const judged = judgeGames([game('a', { rtpBp: 8_999 }), game('b', { rtpBp: 9_000 })], 9_000)
  expect(judged.games.map(({ status }) => status)).toEqual(['maintenance', 'live'])
  expect(judged.refused).toMatchObject([{ gameId: 'a', field: 'rtpBp', reason: expect.stringContaining('9000') }])
})
