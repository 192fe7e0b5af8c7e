import { expect, it } from 'vitest'
import { createLotteryClient } from './lottery-client.ts'

const answering = (status: number, body: object) =>
  createLotteryClient(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
const order = { requestId: '', lines: [], draws: [], stopsOnWin: false }

it('tells the line of a ticket that was the reason of a refusal', async () => {
  const client = answering(422, { code: 'NUMBER_FULL', message: 'lines.2: 27 is not sold any more' })
  expect(await client.buy(order)).toEqual({ ok: false, code: 'NUMBER_FULL', place: 'lines.2' })
})

it('tells no place where the reason is not in the ticket', async () => {
  const client = answering(402, { code: 'INSUFFICIENT_FUNDS', message: 'not enough' })
  expect(await client.buy(order)).toEqual({ ok: false, code: 'INSUFFICIENT_FUNDS' })
})

it('takes an answer that breaks the contract for none', async () => {
  expect(await answering(200, { tickets: [{}] }).buy(order)).toEqual({ ok: false, code: 'OFFLINE' })
})
