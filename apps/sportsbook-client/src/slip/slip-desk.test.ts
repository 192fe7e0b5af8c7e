import { expect, it } from 'vitest'
import { betOf, homeWins, inputs, matchOf, priceIn } from '../test/fixtures.ts'
import { openSportsbook, tell } from '../test/in-sportsbook.tsx'

const slips = '/sports/slips'
const refusal = (code: string, change = {}) => ({
  body: { bet: null, refusal: { code, limit: null, value: '0', offer: null, ...change } },
})

/** A single on the home side of one match, with 100,000 in the box. */
function withSingle(answers: Parameters<typeof openSportsbook>[0] = {}) {
  const opened = openSportsbook({
    '/sports/balance': () => ({ body: { balanceMinor: '0', balanceVersion: 0 } }),
    ...answers,
  })
  const match = matchOf('m1')
  tell(opened.play, match)
  opened.play.slip.toggle(match, homeWins, priceIn(match, '1x2', 'home'))
  opened.play.slip.set({ typed: '100000' })
  return { ...opened, match }
}

const moved = matchOf('m1', { inputs: { ...inputs, lambdaHome: '1.3000' } })

it('sends an order again by the id it was sent by, until it is known what became of it', async () => {
  let turn = 0
  const { play, asked } = withSingle({
    [slips]: () => {
      turn += 1
      if (turn === 2) return { status: 500, body: { code: 'SYSTEM_ERROR' } }
      return turn === 1 ? undefined : { body: { bet: betOf('b1'), refusal: null } }
    },
  })
  await play.slip.place()
  const sent = asked.filter(({ path }) => path === slips)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ body }) => body.slipId)).size).toBe(1)
  expect(play.screen.get()).toMatchObject({ phase: 'idle', placed: { betId: 'b1' }, slip: { legs: [] } })
})

it('places once however often the button is pressed', async () => {
  const { play, asked } = withSingle({ [slips]: () => ({ body: { bet: betOf('b1'), refusal: null } }) })
  await Promise.all([play.slip.place(), play.slip.place()])
  await play.slip.place()
  expect(asked.filter(({ path, body }) => path === slips && body)).toHaveLength(1)
})

it('keeps the id of an unanswered order over a reload, and takes another for another order', async () => {
  const ids: string[] = []
  const { play, open } = withSingle({
    [slips]: ({ body }) => {
      if (body) ids.push(body.slipId)
      return { status: 400, body: { code: 'BAD_REQUEST' } }
    },
  })
  const { slip } = play.screen.get()
  const order = { accept: slip.accept, legs: slip.legs.map(({ matchId, picks, price }) => ({ matchId, picks, price })) }
  const print = JSON.stringify({ ...order, sizes: [1], unitMinor: '10000000' })
  const attempt = { slipId: '11111111-1111-4111-8111-111111111111', print }
  play.screen.set({ slip: { ...slip, attempt } })
  play.slip.set({ typed: '100000' })
  const again = open()
  tell(again, matchOf('m1'))
  await again.slip.place()
  again.slip.set({ typed: '200000' })
  await again.slip.place()
  expect(ids[0]).toBe(attempt.slipId)
  expect(ids[1]).not.toBe(attempt.slipId)
})

it('takes better prices by itself, and waits for the player where one fell', () => {
  const { play, match } = withSingle()
  const [before, now] = [priceIn(match, '1x2', 'home'), priceIn(moved, '1x2', 'home')]
  expect(Number(now)).toBeGreaterThan(Number(before))
  tell(play, moved)
  expect(play.screen.get().slip.legs[0]?.price).toBe(now)
  tell(play, match)
  expect(play.screen.get().slip.legs[0]?.price).toBe(now)
  play.slip.set({ accept: 'any' })
  expect(play.screen.get().slip.legs[0]?.price).toBe(before)
})

it('places what was offered in the place of the slip at one press, by an id of its own', async () => {
  const offer = { prices: ['1.95'], unitMinor: '3750000' }
  const { play, asked } = withSingle({
    [slips]: ({ body }) =>
      body?.unitMinor === '3750000'
        ? { body: { bet: betOf('b1'), refusal: null } }
        : refusal('OVER_LIMIT', { limit: '3750000', value: '10000000', offer }),
  })
  await play.slip.place()
  expect(play.screen.get().refusal?.offer).toEqual(offer)
  await play.slip.takeOffer(offer)
  const sent = asked.filter(({ path, body }) => path === slips && body)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toMatchObject({ legs: [{ price: '1.95' }], unitMinor: '3750000' })
  expect(sent[0]?.body.slipId).not.toBe(sent[1]?.body.slipId)
})

it('asks the sportsbook for nothing that the balance cannot pay', async () => {
  const { play, asked } = withSingle()
  play.slip.set({ typed: '2000000' })
  await play.slip.place()
  expect(asked.some(({ path }) => path === slips)).toBe(false)
  expect(play.screen.get().notice).toBe('INSUFFICIENT_FUNDS')
})
