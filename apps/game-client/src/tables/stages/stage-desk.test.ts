import type { StageView, WishAnswer } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import type { Outcome } from '../../studio/studio-client.ts'
import { StageDesk } from './stage-desk.ts'

const viewOf = (stage: number, rest: Partial<StageView> = {}): StageView => ({
  ...{ sharedRoundId: 'one', stage, closesMs: 12_000, asks: ['hit', 'stand', 'double'] },
  ...{ adds: { hit: '0', stand: '0', double: '500' }, wish: null, raise: null },
  ...{ decided: { wishes: [], raisedMinor: [] } },
  ...rest,
})

function seat(answers: Outcome<WishAnswer>[] = []) {
  const told: { views: (StageView | null)[]; sent: [string, bigint][] } = { views: [], sent: [] }
  const desk = new StageDesk({
    read: async () => told.views.shift(),
    send: async ({ wish }, addMinor) => {
      told.sent.push([wish, addMinor])
      return answers.shift() ?? { ok: true, value: { stage: viewOf(1, { wish }), balance: null } }
    },
  })
  return { desk, told, state: () => desk.screen.get() }
}

const asked = async (seated: ReturnType<typeof seat>, stage = 1) => {
  seated.told.views.push(viewOf(stage))
  seated.desk.follow({ sharedRoundId: 'one', stage })
  await expect.poll(() => seated.state().view?.stage).toBe(stage)
}

test('a stage is read when the table comes to it, and a wish is sent with what it adds', async () => {
  const seated = seat()
  seated.told.views.push(viewOf(1))
  seated.desk.follow({ sharedRoundId: 'one', stage: 1 })
  await expect.poll(() => seated.state().view?.stage).toBe(1)
  await seated.desk.wish('double')
  expect(seated.told.sent).toEqual([['double', 500n]])
  expect(seated.state()).toMatchObject({ view: { wish: 'double' }, sending: undefined, refusal: undefined })
  await seated.desk.wish('hit')
  expect(seated.told.sent.at(-1)).toEqual(['hit', 0n])
})

test('nothing is sent that is not asked, nor two wishes at once', async () => {
  const seated = seat()
  await seated.desk.wish('hit')
  await asked(seated)
  await seated.desk.wish('split')
  await Promise.all([seated.desk.wish('hit'), seated.desk.wish('stand')])
  expect(seated.told.sent).toEqual([['hit', 0n]])
})

test('a wish that came too late says so, also when the next stage is asked already', async () => {
  const seated = seat([{ ok: false, code: 'STAGE_SHUT' }])
  await asked(seated)
  const wished = seated.desk.wish('hit')
  seated.told.views.push(viewOf(2), viewOf(2))
  seated.desk.follow({ sharedRoundId: 'one', stage: 2 })
  await wished
  expect(seated.state()).toMatchObject({ refusal: { wish: 'hit', code: 'STAGE_SHUT', stage: 1 }, view: { stage: 2 } })
})

test('a word that a wish came too late outlives its stage by one', async () => {
  const seated = seat([{ ok: false, code: 'STAGE_SHUT' }])
  await asked(seated)
  await seated.desk.wish('hit')
  await asked(seated, 2)
  expect(seated.state().refusal?.code).toBe('STAGE_SHUT')
  await asked(seated, 3)
  expect(seated.state().refusal).toBeUndefined()
})

test('a refusal leaves the player free to wish otherwise; the next stage and the next round begin without it', async () => {
  const seated = seat([{ ok: false, code: 'INSUFFICIENT_FUNDS' }])
  await asked(seated)
  await seated.desk.wish('double')
  expect(seated.state().refusal).toEqual({ wish: 'double', code: 'INSUFFICIENT_FUNDS', stage: 1 })
  await seated.desk.wish('stand')
  expect(seated.state()).toMatchObject({ refusal: undefined, view: { wish: 'stand' } })
  seated.desk.follow(undefined)
  expect(seated.state().view).toBeUndefined()
})

test('an answer about a stage that is over does not replace what is asked now', async () => {
  const seated = seat()
  await asked(seated)
  const wished = seated.desk.wish('hit')
  seated.told.views.push(viewOf(2))
  seated.desk.follow({ sharedRoundId: 'one', stage: 2 })
  await wished
  expect(seated.state().view?.stage).toBe(2)
})
