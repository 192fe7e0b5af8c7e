import {
  LotteryDeskLottery,
  LotteryDeskNumbers,
  LotteryDeskOpened,
  LotteryDeskView,
  lotteryDeskPaths,
} from '@fairground/contract/lottery-desk'
import { VendorDeskActs } from '@fairground/contract/psw'
import { StaffDeskAnswer } from '@fairground/contract/staff-desk'
import {
  callAsPortal,
  type DeskPerson,
  deskTicketFor,
  openDeskWith,
  openTestDesk,
} from '@fairground/vendor-kit/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { resultsSide } from '../src/desk/results-side.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { LotteryWorld } from './lottery-world.ts'

const gameId = 'xsmb-1'
const world = new LotteryWorld(
  houseLotteries.filter((house) => house.gameId === gameId).map((house) => ({ ...house, ahead: 4 })),
)
/** Tests beside this one write too. */
const patience = { timeout: 20_000, interval: 100 }
beforeAll(() => world.clock.stop())

type Act = Record<string, unknown> & { act: string }

class DeskOf {
  private readonly send: Awaited<ReturnType<typeof openTestDesk>>
  constructor(send: DeskOf['send']) {
    this.send = send
  }
  static async open(staffId: string, person: Omit<DeskPerson, 'staffId'> = {}) {
    return new DeskOf(await openTestDesk(world, lotteryDeskPaths.open, { staffId, ...person }))
  }
  async act(act: Act): Promise<string> {
    const { body } = await this.send('POST', lotteryDeskPaths.act, { gameId, ...act })
    return StaffDeskAnswer.parse(body).result
  }
  async lottery() {
    return LotteryDeskLottery.parse((await this.send('GET', `${lotteryDeskPaths.lottery}?gameId=${gameId}`)).body)
  }
  async view() {
    return LotteryDeskView.parse((await this.send('GET', lotteryDeskPaths.view)).body)
  }
  async numbers(drawId: string, play: string): Promise<z.infer<typeof LotteryDeskNumbers>['numbers']> {
    const query = new URLSearchParams({ drawId, play, currency: 'VND' })
    return LotteryDeskNumbers.parse((await this.send('GET', `${lotteryDeskPaths.numbers}?${query}`)).body).numbers
  }
  /** Asks for a limit and has it agreed to by another one. */
  async limit(other: DeskOf, limit: object): Promise<void> {
    expect(await this.act({ act: 'ask-limit', limit: { currency: 'VND', ...limit }, reason: 'a test' })).toBe('asked')
    const wish = (await other.lottery()).wishes.at(-1)
    expect(await other.act({ act: 'agree', wishId: wish?.wishId })).toBe('done')
  }
}

let [an, binh]: DeskOf[] = []
const people = () => {
  if (!an || !binh) throw new Error('desks are opened before each test')
  return { an, binh }
}
beforeEach(async () => {
  await world.writer(gameId).step()
  an = await DeskOf.open('stf_an')
  binh = await DeskOf.open('stf_binh')
})

const nextDraw = async () => (await (await world.openFrame(gameId)).draws())[0]?.drawId ?? ''
const de = (number: string, unitMinor = '100000') => ({ play: 'de', selection: [number], unitMinor })

describe('the desk', () => {
  test('opens once with a ticket, and with no other', async () => {
    const openWith = (ticket: string) => openDeskWith(world, lotteryDeskPaths.open, ticket)
    const ticket = await deskTicketFor(world, { staffId: 'stf_an', rights: ['run'] })
    const { status, body } = await openWith(ticket)
    expect(status).toBe(200)
    expect(LotteryDeskOpened.parse(body)).toMatchObject({ language: 'en', framedBy: 'http://console.test' })
    expect((await openWith(ticket)).status).toBe(401)
    expect((await openWith('v1.a.b.c')).status).toBe(401)
    const { an } = people()
    expect((await an.view()).lotteries).toMatchObject([{ gameId, isOnSale: true, waiting: 0 }])
  })

  test('every act is told to the audit log of the portal, refused ones too', async () => {
    const runner = await DeskOf.open('stf_run', { rights: ['run'] })
    expect(await runner.act({ act: 'ask-void', drawId: await nextDraw(), reason: 'a test' })).toBe('no-right')
    expect(await runner.act({ act: 'factor', play: 'de', number: '123', drawNo: null, perMille: 0 })).toBe('unknown')
    const staff = { staffId: 'stf_run', name: 'stf_run' }
    await resultsSide(world.context).note({ staff, act: 'result.upload', drawId: '', facts: { gameId } })
    // What an older transaction of anybody may still come before is told with the next page.
    await expect
      .poll(async () => {
        const { body } = await callAsPortal(world, 'GET', '/desk/acts?cursor=')
        return VendorDeskActs.parse(body).acts.filter(({ staffId }) => staffId === 'stf_run')
      }, patience)
      .toMatchObject([
        { act: 'ask-void', tableId: gameId, facts: { result: 'no-right' } },
        { act: 'factor', tableId: gameId, facts: { number: '123', result: 'unknown' } },
        { act: 'result.upload', tableId: gameId },
      ])
  })

  test('[O11] a lottery taken off sale sells nothing until it is on sale again', async () => {
    const { an } = people()
    const frame = await world.openFrame(gameId)
    const draws = [{ drawId: await nextDraw() }]
    await an.act({ act: 'sell', isOn: false })
    expect((await frame.buy({ lines: [de('01')], draws })).body.code).toBe('GAME_DISABLED')
    await an.act({ act: 'sell', isOn: true })
    expect((await frame.buy({ lines: [de('01')], draws })).status).toBe(200)
  })

  test('a number that is blocked is full for players, and is sold again with its whole prize', async () => {
    const { an } = people()
    const frame = await world.openFrame(gameId)
    const draws = [{ drawId: await nextDraw() }]
    const factor = { act: 'factor', play: 'de', number: '07', drawNo: null }
    expect(await an.act({ ...factor, perMille: 0 })).toBe('done')
    expect((await frame.buy({ lines: [de('07')], draws })).body.code).toBe('NUMBER_FULL')
    expect((await an.lottery()).factors).toMatchObject([{ play: 'de', number: '07', perMille: 0, setBy: 'stf_an' }])
    expect(await an.act({ ...factor, perMille: 1_000 })).toBe('done')
    expect((await frame.buy({ lines: [de('07')], draws })).status).toBe(200)
    expect((await an.lottery()).factors).toEqual([])
  })
})

describe('limits', () => {
  test('nobody agrees to what they asked themselves', async () => {
    const { an, binh } = people()
    const limit = { kind: 'ticket', currency: 'VND', maxMinor: '50000000' }
    expect(await an.act({ act: 'ask-limit', limit, reason: 'a test' })).toBe('asked')
    const [wish] = (await an.lottery()).wishes
    expect(wish?.isMine).toBe(true)
    expect(await an.act({ act: 'agree', wishId: wish?.wishId })).toBe('own')
    expect((await an.lottery()).limits).toEqual([])
    expect(await binh.act({ act: 'drop', wishId: wish?.wishId })).toBe('done')
    expect((await an.lottery()).wishes).toEqual([])
  })

  test('an account whose keys the same person held agrees to nothing either', async () => {
    const { an, binh } = people()
    const limit = { kind: 'ticket', currency: 'VND', maxMinor: '50000000' }
    expect(await an.act({ act: 'ask-limit', limit, reason: 'a test' })).toBe('asked')
    const second = await DeskOf.open('stf_invited_by_an', { sameAs: ['stf_an'] })
    const [wish] = (await second.lottery()).wishes
    expect(wish?.isMine).toBe(true)
    expect(await second.act({ act: 'agree', wishId: wish?.wishId })).toBe('own')
    expect(await binh.act({ act: 'agree', wishId: wish?.wishId })).toBe('done')
  })

  test('of a number: what is left is sold, one more is refused with what is free, and a ticket given back frees it', async () => {
    const { an, binh } = people()
    // 98 for 1: a unit of 100,000 costs the house 9,700,000 when the number comes.
    await an.limit(binh, { kind: 'number', play: 'de', number: '11', maxMinor: '19400000' })
    const frame = await world.openFrame(gameId)
    const drawId = await nextDraw()
    const draws = [{ drawId }]
    const first = await frame.buy({ lines: [de('11', '150000')], draws })
    expect(first.status).toBe(200)
    const refused = await frame.buy({ lines: [de('12'), de('11')], draws })
    expect(refused.body).toMatchObject({ code: 'NUMBER_FULL', message: 'lines.1: 11 is full, free 50000' })
    const numberOf = async (number: string) => (await an.numbers(drawId, 'de')).find((one) => one.number === number)
    expect(await numberOf('11')).toMatchObject({ payoutMinor: '14700000', stakeMinor: '150000', step: 3 })
    // Nothing of the refused ticket is held.
    expect(await numberOf('12')).toMatchObject({ payoutMinor: '0' })
    expect((await frame.buy({ lines: [de('11', '50000')], draws })).status).toBe(200)
    expect(await numberOf('11')).toMatchObject({ payoutMinor: '19600000', stakeMinor: '200000', step: 4 })
    await frame.cancel(first.body.tickets[0]?.ticketId ?? '')
    await world.pay()
    expect(await numberOf('11')).toMatchObject({ payoutMinor: '4900000', stakeMinor: '50000', step: 1 })
    expect((await frame.buy({ lines: [de('11', '150000')], draws })).status).toBe(200)
  })

  test('of two purchases at once for the last free amount one is sold', async () => {
    const { an, binh } = people()
    await an.limit(binh, { kind: 'number', play: 'de', number: '22', maxMinor: '9700000' })
    const frames = await Promise.all(Array.from({ length: 6 }, () => world.openFrame(gameId)))
    const drawId = await nextDraw()
    const bought = await Promise.all(frames.map((frame) => frame.buy({ lines: [de('22')], draws: [{ drawId }] })))
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(bought.filter(({ body }) => body.code === 'NUMBER_FULL')).toHaveLength(5)
    expect((await an.numbers(drawId, 'de')).find(({ number }) => number === '22')).toMatchObject({
      ...{ payoutMinor: '9800000', step: 4 },
    })
  })

  test('a bet that the wallet refuses holds nothing', async () => {
    const { an } = people()
    const drawId = await nextDraw()
    const poor = await world.openFrame(gameId, { balanceMinor: 1n })
    await poor.buy({ lines: [de('33')], draws: [{ drawId }] })
    expect((await an.numbers(drawId, 'de')).find(({ number }) => number === '33')).toMatchObject({ stakeMinor: '0' })
  })

  test('of a player in a draw: two purchases at once do not pass it together', async () => {
    const { an, binh } = people()
    await an.limit(binh, { kind: 'player', maxMinor: '150000' })
    const frame = await world.openFrame(gameId)
    const drawId = await nextDraw()
    const order = () => frame.buy({ lines: [de('44')], draws: [{ drawId }] })
    const bought = await Promise.all([order(), order()])
    expect(bought.map(({ body }) => body.code ?? 'sold').sort()).toEqual(['STAKE_NOT_ALLOWED', 'sold'])
    await an.limit(binh, { kind: 'player', maxMinor: null })
    expect((await order()).status).toBe(200)
  })

  test('heat is told to players in steps, without an amount', async () => {
    const { an, binh } = people()
    await an.limit(binh, { kind: 'number', play: 'de', number: '55', maxMinor: '19400000' })
    const frame = await world.openFrame(gameId)
    const drawId = await nextDraw()
    await frame.buy({ lines: [de('55')], draws: [{ drawId }] })
    const { body } = await world.call({ method: 'GET', url: `/lottery/draws?gameId=${gameId}`, headers: {} })
    const { heat } = body as { heat: { number: string }[] }
    expect(heat.find(({ number }) => number === '55')).toEqual({
      drawId,
      currency: 'VND',
      play: 'de',
      number: '55',
      step: 2,
    })
  })
})

test('[O11] a draw is called off by two people, and every stake comes back', async () => {
  const { an, binh } = people()
  const frame = await world.openFrame(gameId)
  const drawId = await nextDraw()
  const before = frame.balanceMinor
  await frame.buy({ lines: [de('66')], draws: [{ drawId }] })
  expect(frame.balanceMinor).toBe(before - 100_000n)
  expect(await an.act({ act: 'ask-void', drawId, reason: 'wrong calendar' })).toBe('asked')
  const wish = (await binh.lottery()).wishes.at(-1)
  expect(wish).toMatchObject({ act: 'void', reason: 'wrong calendar', askedBy: 'stf_an', isMine: false })
  expect(await binh.act({ act: 'agree', wishId: wish?.wishId })).toBe('done')
  await world.pay()
  expect(frame.balanceMinor).toBe(before)
  const draw = (await an.lottery()).draws.find((one) => one.drawId === drawId)
  expect(draw).toMatchObject({ state: 'void', voidCause: 'staff', tickets: 0 })
  // Asked twice, it is too late the second time.
  await an.act({ act: 'ask-void', drawId, reason: 'once more' })
  const again = (await binh.lottery()).wishes.at(-1)
  expect(await binh.act({ act: 'agree', wishId: again?.wishId })).toBe('late')
})
