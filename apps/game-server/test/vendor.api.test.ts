import { randomUUID } from 'node:crypto'
import { launchTokenOf } from '@fairground/contract/frame'
import { pswHeaders, VendorGameList, VendorRound, VendorRoundList } from '@fairground/contract/psw'
import { answerHeaders, requestHeaders } from '@fairground/psw'
import { expect, test } from 'vitest'
import { callAsPortal, findSlot, gameId, launch, openFrame, portalOrigin, testStudio } from './test-studio.ts'

const studio = testStudio()

const signed = (method: string, path: string, body = '') =>
  requestHeaders(studio.key, { method, path, body: Buffer.from(body), nowMs: studio.clock.now().getTime() })

test('the catalogue is one game per slot title, in the contract’s form, with the facts of the certificate', async () => {
  const games: VendorGameList['games'] = []
  let cursor = ''
  for (;;) {
    const page = VendorGameList.parse((await callAsPortal(studio, 'GET', `/games?cursor=${cursor}`)).body)
    games.push(...page.games)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  expect(games.length).toBeGreaterThanOrEqual(44)
  expect(new Set(games.map((game) => game.gameId)).size).toBe(games.length)
  const hot = games.find((game) => game.gameId === gameId)
  const { facts, certificate, model } = findSlot(studio, gameId)
  expect(hot).toMatchObject({
    category: 'RNG',
    demo: true,
    rtpBp: facts.rtpBp,
    rebateWeight: 100,
    lines: model.lines.length,
    certificate: { modelId: model.id, version: model.version, hash: certificate.hash },
    stakes: { VND: { min: '100000', max: '200000000' }, FUN: { min: '100', max: '200000' } },
  })
  expect(hot?.images.large).toBeDefined()
  const mines = games.find((game) => game.gameId === 'mines')
  expect(mines).toMatchObject({
    subCategory: 'AC',
    demo: true,
    rtpBp: 9900,
    rtpMinBp: 9899,
    rebateWeight: 29,
    capabilities: { multiBet: true },
  })
  expect(mines?.stakes).toEqual({ VND: { min: '100000', max: '5000000000' }, FUN: { min: '100', max: '5000000' } })
})

test('a launch answers the frame’s address with the one-time token, which is stored as a hash only', async () => {
  const { url, launchToken, playerId } = await launch(studio)
  const address = new URL(url)
  expect([address.origin, address.pathname]).toEqual(['http://games.test', `/play/${gameId}`])
  expect(launchTokenOf(address.search)).toBe(launchToken)
  const row = await studio.context.db
    .selectFrom('launches')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row) + row.token_hash.toString('base64url')).not.toContain(launchToken)
})

const launchBody = () => ({
  requestId: randomUUID(),
  playerId: 'plr',
  gameId,
  launchToken: randomUUID(),
  currency: 'VND',
  language: 'vi',
  device: 'mobile',
  lobbyUrl: `${portalOrigin}/`,
  cashierUrl: `${portalOrigin}/deposit`,
  mode: 'real',
})

test.each([
  ['a game that is not ours', { gameId: 'no-such-game' }, 'GAME_DISABLED'],
  ['a currency without stakes', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ['a lobby on another site', { lobbyUrl: 'https://evil.test/' }, 'BAD_REQUEST'],
  ['a script as cashier', { cashierUrl: 'javascript:alert(1)' }, 'BAD_REQUEST'],
  ['an unknown mode', { mode: 'bonus' }, 'BAD_REQUEST'],
])('a launch with %s is refused', async (_what, change, code) => {
  const { body } = await callAsPortal(studio, 'POST', '/launch', { ...launchBody(), ...change })
  expect(body.code).toBe(code)
})

test('a body changed by one byte, another key, an old or early clock, and a second use are each refused with their code', async () => {
  const body = JSON.stringify(launchBody())
  const send = (headers: Record<string, string>, payload = body) =>
    studio.app.inject({
      method: 'POST',
      url: '/launch',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
  const refusals: string[] = []
  const collect = async (answer: ReturnType<typeof send>) => {
    const response = await answer
    refusals.push(`${response.statusCode} ${response.json().code}`)
  }
  await collect(send(signed('POST', '/launch', body), body.replace('mobile', 'mobilf')))
  await collect(send(signed('POST', '/sessions/close', body)))
  await collect(send({ ...signed('POST', '/launch', body), [pswHeaders.keyId]: 'k9' }))
  await collect(send({}))
  const at = (offsetMs: number) =>
    requestHeaders(studio.key, {
      method: 'POST',
      path: '/launch',
      body: Buffer.from(body),
      nowMs: studio.clock.now().getTime() + offsetMs,
    })
  await collect(send(at(-61_000)))
  await collect(send(at(61_000)))
  expect(refusals).toEqual([
    '401 BAD_SIGNATURE',
    '401 BAD_SIGNATURE',
    '401 UNKNOWN_KEY',
    '401 UNKNOWN_KEY',
    '401 CLOCK_SKEW',
    '401 CLOCK_SKEW',
  ])
  const once = signed('POST', '/launch', body)
  expect((await send(once)).statusCode).toBe(200)
  expect((await send(once)).json().code).toBe('REPLAYED_REQUEST')
})

test('answers are signed over status, nonce and body, refusals too', async () => {
  for (const path of ['/games', '/rounds/none', '/transactions?cursor=x']) {
    const headers = signed('GET', path)
    const answer = await studio.app.inject({ method: 'GET', url: path, headers })
    const expected = answerHeaders(
      studio.key.secret,
      answer.statusCode,
      headers[pswHeaders.nonce] ?? '',
      answer.rawPayload,
    )
    expect(answer.headers[pswHeaders.signature]).toBe(expected[pswHeaders.signature])
  }
})

test('a signed body that is no JSON is BAD_REQUEST, one above 16 KiB is BODY_TOO_LARGE', async () => {
  for (const [payload, code] of [
    ['{"a":', 'BAD_REQUEST'],
    [JSON.stringify({ fill: 'x'.repeat(16 * 1024) }), 'BODY_TOO_LARGE'],
  ] as const) {
    const headers = { ...signed('POST', '/launch', payload), 'content-type': 'application/json' }
    const answer = await studio.app.inject({ method: 'POST', url: '/launch', headers, payload })
    expect(answer.json().code).toBe(code)
  }
})

test('the portal reads a round with its result and its money calls, and never a seed that is still in use', async () => {
  const frame = await openFrame(studio)
  const { body } = await frame.spin()
  const answer = await callAsPortal(studio, 'GET', `/rounds/${body.round.roundId}`)
  const round = VendorRound.parse(answer.body)
  expect(round).toMatchObject({
    state: 'presenting',
    stake: body.round.stakeMinor,
    total: body.round.totalMinor,
    fairness: { serverSeed: null },
  })
  expect(round.calls.map((call) => [call.call, call.state])).toEqual([
    ['bet', 'done'],
    ['win', 'done'],
  ])
  expect(round.events).toEqual(body.round.events)
})

test('open rounds are listed with what is still owed for them', async () => {
  const frame = await openFrame(studio)
  studio.wallet.disturb('win', { kind: 'refuse', code: 'TRANSACTION_MISMATCH' })
  const { body } = await frame.spin()
  await frame.collect(body.round.roundId)
  const shown = await openFrame(studio)
  const open = await shown.spin()
  const done = await openFrame(studio)
  await done.play(1)
  const { rounds } = VendorRoundList.parse((await callAsPortal(studio, 'GET', '/rounds/open')).body)
  const ofThese = rounds.filter((round) => [frame, shown, done].some((player) => player.playerId === round.playerId))
  expect(ofThese.map((round) => [round.roundId, round.state])).toEqual([
    [body.round.roundId, 'collected'],
    [open.body.round.roundId, 'presenting'],
  ])
  expect(ofThese[0]?.calls).toContainEqual(
    expect.objectContaining({ call: 'win', state: 'exception', lastCode: 'TRANSACTION_MISMATCH' }),
  )
})

test('of one player the rounds whose show was cut short are told, until it is seen; never those of another, or of play money', async () => {
  const player = await openFrame(studio)
  const other = await openFrame(studio)
  await other.spin()
  const openOf = async () => {
    const { body } = await callAsPortal(studio, 'GET', `/rounds/open?playerId=${player.playerId}`)
    return VendorRoundList.parse(body).rounds.map(({ roundId }) => roundId)
  }
  expect(await openOf()).toEqual([])
  const { roundId } = (await player.spin()).body.round
  expect(await openOf()).toEqual([roundId])
  await player.collect(roundId)
  expect(await openOf()).toEqual([])
})
