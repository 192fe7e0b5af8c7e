import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { changeVendorDialect } from '../catalogue/index.ts'

const server = testServer()
const [gcp, hub] = [new TestVendor('gcp-studio'), new TestVendor('hub-studio')]
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const actor = { kind: 'system', id: 'test' } as const
beforeAll(async () => {
  await gcp.start(server)
  await hub.start(server)
  await changeVendorDialect(server.context, gcp.vendorId, { dialect: 'gcp', publicKeyPem: null }, actor)
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await changeVendorDialect(server.context, hub.vendorId, { dialect: 'hub', publicKeyPem }, actor)
})
afterAll(() => Promise.all([gcp.stop(), hub.stop()]))
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

async function post(path: string, headers: Record<string, string>, payload: string) {
  const all = { 'content-type': 'application/json', ...headers }
  const response = await server.portalApp.inject({ method: 'POST', url: `/psw/${path}`, headers: all, payload })
  return { status: response.statusCode, body: response.json() }
}

/** A test player with 1000.00 and the token of his launch. */
async function playerOf(vendor: TestVendor) {
  const { answer } = await vendor.send('sandbox/player', { gameId: testGames.single, balance: '100000' })
  return { playerId: answer.playerId ?? '', token: answer.sandbox?.launchToken ?? '' }
}

type Player = Awaited<ReturnType<typeof playerOf>>

const play = (player: Player, fields: object, secret: Uint8Array = gcp.secret) => {
  const body = JSON.stringify({
    ...{ session_id: player.token, user_id: player.playerId, currency: 'VND', game: testGames.single },
    ...fields,
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return post(`gcp/${gcp.vendorId}/play`, { 'x-request-sign': signature }, body)
}

const bet = (amount: number, action_id = `b-${randomUUID()}`) => ({ action: 'bet', amount, action_id })
const win = (amount: number, action_id = `w-${randomUUID()}`) => ({ action: 'win', amount, action_id })

test('one play call bets and wins, a repeat does only what is new, and a call without actions tells the balance', async () => {
  const player = await playerOf(gcp)
  const game_id = randomUUID()
  const stake = bet(1_000)
  const first = await play(player, { game_id, actions: [stake] })
  expect(first).toMatchObject({
    status: 200,
    body: { balance: 99_000, transactions: [{ action_id: stake.action_id }] },
  })
  const second = await play(player, { game_id, finished: true, actions: [stake, win(2_500)] })
  expect(second.body.balance).toBe(101_500)
  expect(second.body.transactions[0]).toEqual(first.body.transactions[0])
  expect((await play(player, {})).body.balance).toBe(101_500)
  expect(await play(player, { game_id, actions: [bet(10)] })).toMatchObject({
    status: 400,
    body: { message: 'ROUND_CLOSED' },
  })
})

test('a list of actions with a bet that cannot be paid leaves nothing behind', async () => {
  const player = await playerOf(gcp)
  const refused = await play(player, { game_id: randomUUID(), actions: [bet(1_000), bet(500_000)] })
  expect(refused).toMatchObject({ status: 412, body: { code: 100 } })
  expect((await play(player, {})).body.balance).toBe(100_000)
  const [game_id, before] = [randomUUID(), bet(1_000)]
  await play(player, { game_id, actions: [before] })
  expect((await play(player, { game_id, actions: [before, win(50), bet(500_000)] })).status).toBe(412)
  expect((await play(player, {})).body.balance).toBe(99_000)
})

test('rollbacks before and after their action are done, of a bet and of a win', async () => {
  const player = await playerOf(gcp)
  const game_id = randomUUID()
  const late = bet(700)
  const back = (original_action_id: string) => ({
    action: 'rollback',
    action_id: `r-${randomUUID()}`,
    original_action_id,
  })
  expect((await play(player, { game_id, actions: [back(late.action_id)] })).status).toBe(200)
  expect(await play(player, { game_id, actions: [late] })).toMatchObject({ status: 200, body: { balance: 100_000 } })
  const [stake, paid] = [bet(1_000), win(3_000)]
  expect((await play(player, { game_id, actions: [stake, paid] })).body.balance).toBe(102_000)
  expect((await play(player, { game_id, actions: [back(paid.action_id)] })).body.balance).toBe(99_000)
})

test('a play call with a wrong signature, another player’s session or half an amount moves nothing', async () => {
  const [player, other] = [await playerOf(gcp), await playerOf(gcp)]
  const game_id = randomUUID()
  expect((await play(player, { game_id, actions: [bet(10)] }, Buffer.alloc(32, 9))).status).toBe(403)
  expect(await play({ ...player, token: other.token }, { game_id, actions: [bet(10)] })).toMatchObject({
    body: { code: 101 },
  })
  expect((await play(player, { game_id, actions: [bet(10.5)] })).status).toBe(400)
  expect((await post(`gcp/${hub.vendorId}/play`, {}, '{}')).status).toBe(403)
  expect((await play(player, {})).body.balance).toBe(100_000)
})

const ask = (call: string, player: Player, fields: object, key = privateKey) => {
  const body = JSON.stringify({
    ...{ request_uuid: randomUUID(), user: player.playerId, token: player.token, game_code: testGames.single },
    ...fields,
  })
  const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64')
  return post(`hub/${hub.vendorId}/${call}`, { 'x-hub88-signature': signature }, body)
}

const movement = (amount: number, fields: object = {}) => ({
  ...{ transaction_uuid: randomUUID(), round: randomUUID(), currency: 'VND', amount },
  ...fields,
})

const backOf = ({ round, transaction_uuid }: ReturnType<typeof movement>) => ({
  ...{ transaction_uuid: randomUUID(), round, reference_transaction_uuid: transaction_uuid },
})

test('bet, win and rollback with RSA signatures move hundred-thousandths exactly, each once', async () => {
  const player = await playerOf(hub)
  expect((await ask('user/balance', player, {})).body).toMatchObject({ status: 'RS_OK', balance: 100_000_000 })
  const stake = movement(1_000_000)
  expect((await ask('transaction/bet', player, stake)).body).toMatchObject({ status: 'RS_OK', balance: 99_000_000 })
  expect((await ask('transaction/bet', player, stake)).body).toMatchObject({ status: 'RS_OK', balance: 99_000_000 })
  const other = { ...stake, amount: 2_000_000 }
  expect((await ask('transaction/bet', player, other)).body.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
  const reference_transaction_uuid = stake.transaction_uuid
  const paid = movement(2_500_000, { round: stake.round, reference_transaction_uuid })
  expect((await ask('transaction/win', { ...player, token: 'gone' }, paid)).body).toMatchObject({
    status: 'RS_OK',
    balance: 101_500_000,
  })
  const next = movement(500_000)
  await ask('transaction/bet', player, next)
  const back = backOf(next)
  expect((await ask('transaction/rollback', player, back)).body).toMatchObject({
    status: 'RS_OK',
    balance: 101_500_000,
  })
})

test('a wrong signature, a wrong token, too little money and an amount between two units move nothing', async () => {
  const player = await playerOf(hub)
  const { privateKey: stranger } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const statusOf = async (answered: ReturnType<typeof ask>) => (await answered).body.status
  expect(await statusOf(ask('transaction/bet', player, movement(1_000), stranger))).toBe('RS_ERROR_INVALID_SIGNATURE')
  expect(await statusOf(ask('transaction/bet', { ...player, token: 'x' }, movement(1_000)))).toBe(
    'RS_ERROR_INVALID_TOKEN',
  )
  expect(await statusOf(ask('transaction/bet', player, movement(900_000_000)))).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
  expect(await statusOf(ask('transaction/bet', player, movement(1_001)))).toBe('RS_ERROR_WRONG_TYPES')
  const unknown = movement(1_000, { reference_transaction_uuid: randomUUID() })
  expect(await statusOf(ask('transaction/win', player, unknown))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  expect(await statusOf(ask('transaction/steal', player, {}))).toBe('RS_ERROR_UNKNOWN')
  expect((await ask('user/balance', player, {})).body.balance).toBe(100_000_000)
})

test('what was signed for one call is no other: its body says which it is', async () => {
  const player = await playerOf(hub)
  const stake = movement(1_000_000)
  await ask('transaction/bet', player, stake)
  const bet = movement(2_000_000, { round: stake.round })
  const won = movement(3_000_000, { round: stake.round, reference_transaction_uuid: stake.transaction_uuid })
  const statusOf = async (call: string, fields: object) => (await ask(call, player, fields)).body.status
  expect(await statusOf('transaction/win', bet)).toBe('RS_ERROR_WRONG_TYPES')
  expect(await statusOf('transaction/rollback', bet)).toBe('RS_ERROR_WRONG_SYNTAX')
  expect(await statusOf('transaction/bet', won)).toBe('RS_ERROR_WRONG_TYPES')
  expect(await statusOf('transaction/rollback', won)).toBe('RS_ERROR_WRONG_SYNTAX')
  for (const call of ['transaction/bet', 'transaction/win'])
    expect(await statusOf(call, backOf(stake))).toBe('RS_ERROR_WRONG_TYPES')
  expect((await ask('user/balance', player, {})).body.balance).toBe(99_000_000)
})
