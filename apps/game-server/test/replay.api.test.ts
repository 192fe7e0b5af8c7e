import { randomUUID } from 'node:crypto'
import { ReplayAnswer, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { openInstantFrame } from './instant-frame.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { callAsPortal, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
const framedBy = 'http://console.test'

async function ticketOf(roundId: string): Promise<string> {
  const wish = { requestId: randomUUID(), roundId, language: 'vi', framedBy: `${framedBy}/games` }
  const { body } = await callAsPortal(studio, 'POST', '/replays', wish)
  return new URL(String(body.url)).searchParams.get('replay') ?? ''
}
const show = (ticket: string) =>
  studio.call({
    ...{ method: 'POST', url: studioPaths.replays, headers: { 'content-type': 'application/json' } },
    payload: JSON.stringify({ ticket }),
  })

test('a ticket shows its round with the game it was played in, without a session and without an unrevealed seed', async () => {
  const frame = await openFrame(studio)
  const { round } = (await frame.spin()).body
  const { status, body } = await show(await ticketOf(round.roundId))
  expect(status).toBe(200)
  const { opened, slotRound, instantRound } = ReplayAnswer.parse(body)
  expect(slotRound).toMatchObject({ roundId: round.roundId, events: round.events, totalMinor: round.totalMinor })
  expect(slotRound?.fairness.serverSeed).toBeNull()
  expect([opened.session, opened.gameId, instantRound]).toEqual(['', round.gameId, null])
})

test('a round of several steps is shown with its steps', async () => {
  const frame = await openInstantFrame(studio)
  const { roundId } = (await frame.bet()).body.round
  await frame.act({ roundId, step: 0 }, 'stop')
  const { instantRound } = ReplayAnswer.parse((await show(await ticketOf(roundId))).body)
  expect(instantRound).toMatchObject({ roundId, state: 'settled', actions: [{ type: 'stop' }] })
})

test('a ticket is good for five minutes, only for what was sealed, and is no session', async () => {
  const frame = await openFrame(studio)
  const { round } = (await frame.spin()).body
  const ticket = await ticketOf(round.roundId)
  expect((await show(`${ticket.slice(0, -2)}AA`)).status).toBe(401)
  const headers = { authorization: `Bearer ${ticket}` }
  expect((await studio.call({ method: 'GET', url: studioPaths.rounds, headers })).status).toBe(401)
  studio.clock.advance(5 * 60_000)
  expect((await show(ticket)).status).toBe(401)
})

test('only the portal gives tickets, and none for a round that is not there', async () => {
  expect(await ticketOf('rnd_none').catch(() => 'none')).toBe('none')
  const payload = JSON.stringify({ requestId: randomUUID(), roundId: 'rnd_none', language: 'vi', framedBy })
  const answer = await studio.call({
    ...{ method: 'POST', url: '/replays', headers: { 'content-type': 'application/json' }, payload },
  })
  expect(answer.status).not.toBe(200)
})

test('the page of a replay may be framed by whom its ticket names, and by nobody with a ticket that is none', async () => {
  const frame = await openFrame(studio)
  const { round } = (await frame.spin()).body
  const policyOf = async (query: string) =>
    String((await studio.app.inject({ url: `/play/${round.gameId}${query}` })).headers['content-security-policy'])
  expect(await policyOf(`?replay=${await ticketOf(round.roundId)}`)).toContain(`frame-ancestors ${framedBy};`)
  expect(await policyOf('?replay=none')).not.toContain(framedBy)
})
