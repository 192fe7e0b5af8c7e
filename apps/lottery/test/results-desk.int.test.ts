import { type ResultsDesk, resultsDeskPaths } from '@fairground/contract/lottery-results'
import { createVendorApp } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitOf } from '../src/context.ts'
import { type ResultsAct, resultsRoutes } from '../src/imports/results-routes.ts'
import { an, binh, gameId, OfficialWorld, officialWith, resultWith } from './official-world.ts'

const world = new OfficialWorld(officialWith([{ id: 'paper', format: 'json', place: { kind: 'upload' } }]))
const acts: ResultsAct[] = []
let app: FastifyInstance

// Only the tests say what time it is.
beforeAll(async () => {
  world.clock.stop()
  app = createVendorApp(kitOf(world.context), { framePrefix: '/lottery/' })
  const people = new Map([an, binh].map((person) => [person.staffId, person]))
  resultsRoutes(app, world.context, {
    staffOf: async ({ headers }) => people.get(String(headers['x-staff'])),
    note: async (act) => void acts.push(act),
  })
})
afterAll(() => app.close())

async function call(staff: { staffId: string } | undefined, url: string, body?: object) {
  const headers = { 'x-staff': staff?.staffId ?? '', 'content-type': 'application/json' }
  const answer = await app.inject({
    ...{ method: body ? 'POST' : 'GET', url, headers },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}
const drawOf = async (drawId: string) =>
  ((await call(an, resultsDeskPaths.results)).body as unknown as ResultsDesk).draws.find(
    (draw) => draw.drawId === drawId,
  )

test('people at the desk upload, type, correct and see what changed, each act is noted, and strangers see nothing', async () => {
  const writer = world.writer(gameId)
  await world.runOn(writer)
  const frame = await world.openFrame(gameId)
  const [draw] = await frame.draws()
  const { drawId = '', drawNo = '' } = draw ?? {}
  await frame.buy({ lines: [{ play: 'de', selection: ['86'] }], draws: [{ drawId }] })
  expect((await call(undefined, resultsDeskPaths.results)).status).toBe(401)
  await world.toDraw(drawId)
  await world.runOn(writer)
  const date = `${drawNo.slice(0, 4)}-${drawNo.slice(4, 6)}-${drawNo.slice(6, 8)}`
  const text = JSON.stringify([{ date, result: resultWith('12386') }, { date: '1.1.2026' }])
  const uploaded = await call(an, resultsDeskPaths.upload, { gameId, sourceId: 'paper', text })
  expect(uploaded.body).toMatchObject({ results: 1, faults: [{ row: 2 }] })
  expect((await drawOf(drawId))?.sources).toMatchObject([{ source: 'paper', result: { DB: ['12386'] } }])
  for (const person of [an, binh])
    expect((await call(person, resultsDeskPaths.type(drawId), { result: resultWith('12386') })).status).toBe(200)
  expect(await drawOf(drawId)).toMatchObject({ state: 'drawn', versions: [{ version: 1, people: ['An', 'Bình'] }] })
  world.clock.advance(10 * 60_000)
  await world.runOn(writer)
  const right = { result: resultWith('12300'), reason: 'misread' }
  const plan = await call(an, resultsDeskPaths.plan(drawId), { result: right.result })
  expect(plan.body).toMatchObject({ tickets: 1, sums: [{ downMinor: '9800000', downTickets: 1 }] })
  const { body: wish } = await call(an, resultsDeskPaths.correct(drawId), right)
  const yes = { wishId: wish.wishId, isGranted: true }
  expect(await call(an, resultsDeskPaths.decide(drawId), yes)).toMatchObject({ status: 403 })
  expect((await drawOf(drawId))?.wish).toMatchObject({ askedName: 'An', reason: 'misread' })
  await call(binh, resultsDeskPaths.decide(drawId), yes)
  await world.runOn(writer)
  expect((await drawOf(drawId))?.correction).toMatchObject({ version: 2, isSettling: false, changed: 1, pending: 0 })
  const changes = await call(an, `${resultsDeskPaths.changes(drawId)}?version=2`)
  expect(changes.body).toMatchObject({
    tickets: [{ paidMinor: '9800000', payoutMinor: '0', call: 'done' }],
    next: null,
  })
  // What was refused is no act.
  expect(acts.map(({ act, staff }) => `${staff.name}: ${act}`)).toEqual([
    ...['An: result.upload', 'An: result.type', 'Bình: result.type', 'An: result.correct', 'Bình: result.decide'],
  ])
})
