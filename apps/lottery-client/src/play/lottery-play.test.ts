import { lotteryPaths } from '@fairground/contract/lottery'
import { expect, it } from 'vitest'
import { type Asked, drawOf, gameId, openLottery, otherId } from '../test/in-lottery.tsx'

const line = { id: 'a', play: 'lo2', selection: ['27'], unitMinor: 1_000_000n, factor: 1_000 }
const ticketOf = (no: number, change: object = {}) => ({
  ...{ ticketId: `t${no}`, purchaseId: 'p1', issue: 0, multiple: 1, state: 'presenting', code: null },
  ...{ boughtAt: '2026-11-29T04:59:00.000Z', stakeMinor: '27000000', payoutMinor: '0', currency: 'VND' },
  ...{ draw: drawOf(no), lines: [], payoutMinorMax: null, receipt: null, ...change },
})
const rest = {
  [lotteryPaths.balance]: () => ({ body: { balanceMinor: '973000000', balanceVersion: 2 } }),
  [lotteryPaths.draws]: () => ({ body: { open: [drawOf(2)], past: [], factors: [], heat: [] } }),
}
const isPurchase = ({ path, body }: Asked) => path === lotteryPaths.tickets && body !== undefined
const atTickets = (buy: (asked: Asked) => { status?: number; body: object } | undefined) => ({
  [lotteryPaths.tickets]: (asked: Asked) => (isPurchase(asked) ? buy(asked) : { body: { tickets: [] } }),
})

it('buys what is on the ticket once, and empties it', async () => {
  const { play, asked } = openLottery({ ...rest, ...atTickets(() => ({ body: { tickets: [ticketOf(1)] } })) })
  play.addLines([line])
  await Promise.all([play.buy(), play.buy()])
  expect(asked.filter(isPurchase)).toHaveLength(1)
  const { lines, bought, balanceMinor, phase } = play.screen.get()
  expect([lines.length, bought.length, balanceMinor, phase]).toEqual([0, 1, 973_000_000n, 'idle'])
})

it('asks again with the same request id while nobody knows what became of it', async () => {
  let calls = 0
  const buy = () => {
    calls += 1
    return calls === 1 ? undefined : { body: { tickets: [ticketOf(1)] } }
  }
  const { play, asked } = openLottery({ ...rest, ...atTickets(buy) })
  play.addLines([line])
  await play.buy()
  const ids = asked.filter(isPurchase).map(({ body }) => (body as { requestId: string }).requestId)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

it('keeps the ticket and marks the line that was the reason of a refusal', async () => {
  const message = 'lines.1: 39 is not sold any more'
  const { play } = openLottery({
    ...rest,
    ...atTickets(() => ({ status: 422, body: { code: 'NUMBER_FULL', message } })),
  })
  play.addLines([line, { ...line, id: 'b', selection: ['39'] }])
  await play.buy()
  const { lines, refused, bought } = play.screen.get()
  expect([lines.length, refused, bought]).toEqual([2, { code: 'NUMBER_FULL', line: 1 }, []])
})

it('says so when the wallet refuses a ticket in the middle of a plan, and keeps the lines', async () => {
  const tickets = [ticketOf(1), ticketOf(2, { state: 'refused', code: 'INSUFFICIENT_FUNDS' })]
  const { play } = openLottery({ ...rest, ...atTickets(() => ({ body: { tickets } })) })
  play.addLines([line])
  play.setPlan({ draws: 2 })
  await play.buy()
  const { notice, bought, lines } = play.screen.get()
  expect([notice, bought.length, lines.length]).toEqual(['INSUFFICIENT_FUNDS', 1, 1])
})

it('ends a plan of new numbers at the first refusal', async () => {
  const buy = ({ body }: Asked) =>
    (body as { draws: { drawId: string }[] }).draws[0]?.drawId === 'd1'
      ? { body: { tickets: [ticketOf(1)] } }
      : { status: 409, body: { code: 'DRAW_CLOSED', message: 'draws.0.drawId: not on sale' } }
  const { play, asked } = openLottery({ ...rest, ...atTickets(buy) })
  play.addLines([line])
  play.setPlan({ draws: 3, isRandom: true })
  await play.buy()
  expect(asked.filter(isPurchase)).toHaveLength(2)
  expect(play.screen.get()).toMatchObject({ refused: { code: 'DRAW_CLOSED' }, bought: [{ ticketId: 't1' }] })
})

const further = { session: 'further', gameId: otherId, mode: 'real', currency: 'VND' }
const furtherAnswer = {
  ...{ ...further, balanceMinor: '1000000000', balanceVersion: 1 },
  ...{ stakeMinorMin: '100000', stakeMinorMax: '100000000' },
}

it('keeps a ticket for each lottery, and buys each with the session of its lottery', async () => {
  const { play, asked } = openLottery({
    ...rest,
    [lotteryPaths.openFurther]: () => ({ body: furtherAnswer }),
    ...atTickets(() => ({ body: { tickets: [ticketOf(2)] } })),
  })
  play.addLines([line])
  await play.view(otherId)
  expect(play.screen.get().lines).toEqual([])
  play.addLines([{ ...line, id: 'b' }])
  await play.buy()
  const bearers = asked.filter(({ path, body }) => path === lotteryPaths.tickets && body !== undefined)
  expect(bearers.map(({ bearer }) => bearer)).toEqual(['Bearer further'])
  expect(play.screen.get()).toMatchObject({ lines: [], bought: [{ ticketId: 't2' }] })
  await play.view(gameId)
  expect(play.screen.get()).toMatchObject({ lines: [{ id: 'a' }], bought: [] })
})

it('opens a further session once, and again only after it was refused', async () => {
  let isOpen = false
  const { play, asked } = openLottery({
    ...rest,
    [lotteryPaths.openFurther]: () =>
      isOpen ? { body: furtherAnswer } : { status: 403, body: { code: 'GAME_DISABLED' } },
    ...atTickets(() => ({ body: { tickets: [ticketOf(2)] } })),
  })
  await play.view(otherId)
  const buyOne = async () => {
    play.addLines([line])
    await play.buy()
  }
  await buyOne()
  expect(play.screen.get()).toMatchObject({ notice: 'GAME_DISABLED', phase: 'idle', lines: [{ id: 'a' }] })
  isOpen = true
  await play.buy()
  await buyOne()
  expect(asked.filter(({ path }) => path === lotteryPaths.openFurther)).toHaveLength(2)
})

it('tells a purchase at the lottery that it was made at, wherever the player has gone', async () => {
  const { play } = openLottery({ ...rest, ...atTickets(() => ({ body: { tickets: [ticketOf(1)] } })) })
  play.addLines([line])
  const buying = play.buy()
  await play.view(otherId)
  await buying
  expect(play.screen.get()).toMatchObject({ bought: [], lines: [] })
  await play.view(gameId)
  expect(play.screen.get()).toMatchObject({ bought: [{ ticketId: 't1' }], lines: [] })
})
