import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type LotteryDraws, lotteryPaths } from '@fairground/contract/lottery'
import { buildVerifier } from '@fairground/lottery-rules/verifier'
import { beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { createApp } from '../src/app.ts'
import { LotteryWorld } from './lottery-world.ts'

const world = new LotteryWorld()
const gameId = 'xsmb-1'
// A draw of one minute does not close between two calls.
beforeAll(() => world.clock.stop())

const appWith = (page: string | undefined) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-page-'))
  if (page !== undefined) writeFileSync(path.join(folder, 'index.html'), page)
  return createApp(world.context, folder)
}

test('sends the page of a lottery that is listed, framed by the portal alone', async () => {
  const app = await appWith('<p>lottery</p>')
  const answer = await app.inject({ url: `/play/${gameId}?launchToken=x` })
  expect([answer.statusCode, answer.body]).toEqual([200, '<p>lottery</p>'])
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors http://portal.test')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  const again = await app.inject({ url: `/play/${gameId}`, headers: { 'if-none-match': answer.headers.etag } })
  expect(again.statusCode).toBe(304)
  expect((await app.inject({ url: '/play/roulette' })).statusCode).toBe(404)
  await app.close()
})

test('gives the page that checks draws without the house, under the policy it was built with', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-verifier-'))
  await buildVerifier(path.join(folder, 'verifier.html'))
  const [app, unbuilt] = [await createApp(world.context, folder), await appWith(undefined)]
  const { statusCode, body, headers } = await app.inject({ url: '/verifier.html' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = `${headers['content-security-policy']}`
  for (const rule of ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  // Nothing runs but the one script that the page was built with.
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(body) ?? []
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';`)
  expect((await unbuilt.inject({ url: '/verifier.html' })).statusCode).toBe(404)
  await Promise.all([app.close(), unbuilt.close()])
})

test('says that the page is not built while it is not', async () => {
  const app = await appWith(undefined)
  expect((await app.inject({ url: `/play/${gameId}` })).statusCode).toBe(503)
  await app.close()
})

test('tells the newest factor of a number before anything is bet on it, and none that is whole', async () => {
  await world.writer(gameId).step()
  const put = (number: string, per_mille: number) =>
    world.context.db
      .insertInto('factors')
      .values({ game_id: gameId, draw_no: null, play: 'lo2', number, per_mille, set_at: new Date(), set_by: 'test' })
      .execute()
  await put('27', 0)
  await put('27', 800)
  await put('39', 500)
  await put('39', 1_000)
  const { body } = await world.call({ method: 'GET', url: `${lotteryPaths.draws}?gameId=${gameId}` })
  const told = body as z.infer<typeof LotteryDraws>
  expect(told.factors).toEqual([{ play: 'lo2', number: '27', drawNo: null, perMille: 800 }])
  const frame = await world.openFrame(gameId)
  const [draw] = told.open
  const buy = (factor: number) =>
    frame.buy({ lines: [{ play: 'lo2', selection: ['27'], factor }], draws: [{ drawId: draw?.drawId ?? '' }] })
  expect((await buy(1_000)).body).toMatchObject({ code: 'FACTOR_CHANGED', message: 'lines.0.factor: now 800' })
  expect((await buy(800)).status).toBe(200)
})
