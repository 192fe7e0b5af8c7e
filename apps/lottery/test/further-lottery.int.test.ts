import { expect, test } from 'vitest'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { LotteryWorld } from './lottery-world.ts'

const [first, second] = ['xsmb-1', 'keno-1'] as const
const world = new LotteryWorld(houseLotteries.filter(({ gameId }) => gameId === first || gameId === second))

const openFirst = async () => {
  for (const gameId of [first, second]) await world.writer(gameId).step()
  return world.openFrame(first)
}

test('a frame buys at several lotteries, at each with a session of its own, and lists the tickets of all', async () => {
  const own = await openFirst()
  const further = (await own.further(second)).frame
  const drawOf = async (frame: typeof own) => ({ drawId: (await frame.draws())[0]?.drawId ?? '' })
  const one = await own.buy({ lines: [{ play: 'lo2', selection: ['27'] }], draws: [await drawOf(own)] })
  expect(one.body.tickets).toMatchObject([{ state: 'presenting', draw: { gameId: first } }])
  const line = { play: 'pick', selection: ['7'], unitMinor: '1000000' }
  const two = await further.buy({ lines: [line], draws: [await drawOf(further)] })
  expect(two.body).toMatchObject({ tickets: [{ state: 'presenting', draw: { gameId: second } }] })
  // A session buys for its own lottery only.
  const strange = await own.buy({ lines: [{ play: 'lo2', selection: ['27'] }], draws: [await drawOf(further)] })
  expect(strange.body.code).toBe('DRAW_CLOSED')
})

test('what the wallet refuses, and what is no other lottery, is not opened', async () => {
  const own = await openFirst()
  for (const gameId of [first, 'roulette']) expect((await own.further(gameId)).code).toBe('GAME_DISABLED')
  world.wallet.disturb('session/open', { kind: 'refuse', code: 'PLAYER_EXCLUDED' })
  expect((await own.further(second)).code).toBe('PLAY_STOPPED')
})
