import type { AheadAnswer, SharedBetAnswer } from '@fairground/contract/studio'
import { expect, test, vi } from 'vitest'
import { AheadDesk } from './ahead-desk.ts'

const answerOf = (bets: number): AheadAnswer =>
  ({ outright: null, bets: Array.from({ length: bets }, (_, index) => ({ roundId: `${index}` })) }) as never
const picked = { number: 7, spot: 'meron', priceX100: 190 }

function open(answers: AheadAnswer[] = []) {
  const send = vi.fn(async () => ({ ok: true as const, value: {} as SharedBetAnswer }))
  const onEnded = vi.fn()
  const list = vi.fn(async (_hasOutright: boolean) => ({ ok: true as const, value: answers.shift() ?? answerOf(0) }))
  return { desk: new AheadDesk({ list, send, onEnded }), list, send, onEnded }
}

test('a bet goes with the place, the price and the stake that were pressed, once', async () => {
  const { desk, send } = open()
  desk.pick(picked, 100n)
  desk.add(50n)
  await Promise.all([desk.place(), desk.place()])
  expect(send.mock.calls).toEqual([[{ ...picked, stakeMinor: '150' }]])
  expect(desk.screen.get()).toMatchObject({ picked: undefined, hasTaken: true, isSending: false })
})

test('a refused bet stays as it was pressed, with the reason', async () => {
  const { desk, send } = open()
  send.mockResolvedValueOnce({ ok: false, code: 'PRICE_MOVED' } as never)
  desk.pick(picked, 100n)
  await desk.place()
  expect(desk.screen.get()).toMatchObject({ picked, refusal: 'PRICE_MOVED', hasTaken: false })
})

test('a stake never comes to nothing', () => {
  const { desk } = open()
  desk.pick(picked, 100n)
  desk.add(-100n)
  expect(desk.screen.get().stakeMinor).toBe(100n)
})

test('the balance is asked for when a bet that waited is over', async () => {
  const { desk, onEnded } = open([answerOf(2), answerOf(2), answerOf(1)])
  await desk.refresh()
  await desk.refresh()
  expect(onEnded).not.toHaveBeenCalled()
  await desk.refresh()
  expect(onEnded).toHaveBeenCalledOnce()
})

test('prices of many rounds are asked for only while somebody looks at them', async () => {
  const { desk, list } = open()
  await desk.refresh()
  desk.lookAtOutright(true)
  expect(desk.screen.get().isAsking).toBe(true)
  await vi.waitFor(() => expect(desk.screen.get().isAsking).toBe(false))
  desk.lookAtOutright(false)
  await desk.refresh()
  expect(list.mock.calls).toEqual([[false], [true], [false]])
})
