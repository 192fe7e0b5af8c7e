import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../test/money.ts'
import { newRoundId, seatPlayer } from '../../../test/psw-player.ts'
import { signInStaff } from '../../../test/staff.ts'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../test/test-vendor.ts'
import { flushCalls } from '../catalogue/index.ts'
import { reconcileVendor, saveCampaign } from '../play/index.ts'

const server = testServer()
const vendor = new TestVendor('desk-vendor')
const path = '/staff/vendors/desk-vendor'
let owner = ''
let finance = ''
beforeAll(async () => {
  await vendor.start(server)
  owner = (await signInStaff(server, 'owner')).cookie
  finance = (await signInStaff(server, 'finance')).cookie
})
afterAll(() => vendor.stop())

const read = async (cookie = owner) => (await server.console('GET', path, { cookie })).body.value
const post = (cookie: string, to: string, body: object = {}) =>
  server.console('POST', `${path}/${to}`, { cookie, body })

test('a vendor shows its games, its open rounds, its calls with how long they took, campaigns and what reconciliation read', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi })
  const roundId = newRoundId()
  await player.bet({ roundId })
  await server.db.transaction().execute((tx) => saveCampaign(tx, vendor.vendorId, 'tet'))
  const prize = { playerId: player.playerId, currency: 'VND', amount: '7000', campaignId: 'tet', kind: 'tournament' }
  await vendor.send('promo-win', { ...prize, transactionId: 'prize-1' })
  await reconcileVendor(server.context, vendor.vendorId)
  await flushCalls(server.db)
  const found = await read()
  expect(found).toMatchObject({
    ...{ vendorId: 'desk-vendor', status: 'active', walletMode: 'single', dialect: 'psw', gameCount: 3 },
    ...{ openRoundCount: 1, exceptionCount: 0, clockSkewSeconds: 60 },
    keys: [{ keyId: 'k1' }],
    campaigns: [{ campaignId: 'tet', winCount: 1, paid: '70.00' }],
    reconciliation: { rowCount: 0, replayedCount: 0 },
  })
  expect(found.calls.calls).toBeGreaterThanOrEqual(3)
  expect(found.calls.errors).toBe(0)
  expect(found.calls.p99Ms).toBeGreaterThanOrEqual(found.calls.p50Ms)
  expect(found.callsOut.calls).toBeGreaterThanOrEqual(2)
  const list = (await server.console('GET', '/staff/vendors', { cookie: finance })).body.value.list
  expect(list.find(({ vendorId }: { vendorId: string }) => vendorId === 'desk-vendor').calls).toEqual(found.calls)
})

describe('keys', () => {
  test('a second key is told once, both work, and only the owner may; the old one ends at once, the last never', async () => {
    expect((await post(finance, 'keys')).body.code).toBe('FORBIDDEN')
    const added = (await post(owner, 'keys')).body.value
    expect(added).toMatchObject({ keyId: 'k2', vendor: { keys: [{ keyId: 'k1' }, { keyId: 'k2' }] } })
    const secret = Buffer.from(added.secret, 'base64')
    expect((await vendor.send('ping', {}, { keyId: 'k2', secret })).answer.code).toBe('OK')
    expect((await vendor.send('ping')).answer.code).toBe('OK')
    expect(JSON.stringify(await read())).not.toContain(added.secret)
    expect((await post(owner, 'keys')).body.code).toBe('STATE_CONFLICT')
    expect((await post(owner, 'keys/k2/retire')).body.value.keys[1].retiredAt).toBeDefined()
    expect((await post(owner, 'keys/k1/retire')).body.code).toBe('STATE_CONFLICT')
    expect(await auditOf(server, vendor.vendorId)).toEqual(
      expect.arrayContaining(['vendor.key-added', 'vendor.key-retired']),
    )
  })
})

describe('the way players’ money is kept', () => {
  test('changes when another person says yes, and not before', async () => {
    const asked = await post(finance, 'wallet-mode', { mode: 'transfer', reason: 'They keep purses' })
    const { changeId, allowed } = asked.body.value.change
    expect(allowed).toEqual(['withdraw'])
    expect((await read()).walletMode).toBe('single')
    expect((await read()).change.allowed).toEqual(['approve', 'reject'])
    expect((await post(owner, 'wallet-mode', { mode: 'transfer', reason: 'Again' })).body.code).toBe('STATE_CONFLICT')
    expect((await post(finance, `changes/${changeId}`, { isApproved: true })).body.code).toBe('FOUR_EYES')
    const approved = await post(owner, `changes/${changeId}`, { isApproved: true })
    expect(approved.body.value).toMatchObject({ walletMode: 'transfer' })
    expect(approved.body.value.change).toBeUndefined()
    expect((await post(owner, `changes/${changeId}`, { isApproved: true })).body.code).toBe('STATE_CONFLICT')
    expect(await auditOf(server, vendor.vendorId)).toEqual(
      expect.arrayContaining(['vendor.wallet-mode-asked', 'vendor.wallet-mode-changed', 'vendor.wallet-mode-approved']),
    )
  })

  test('goes on waiting when the guards refuse the yes; a no ends it, and whoever asked may take it back', async () => {
    vendor.keeper.play('ply_somebody', 'VND', 500n)
    const ask = async (cookie: string) =>
      (await post(cookie, 'wallet-mode', { mode: 'single', reason: 'Back to one' })).body.value.change.changeId
    const first = await ask(finance)
    expect((await post(owner, `changes/${first}`, { isApproved: true })).body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'mode', key: 'validation.walletMode.moneyThere' }] },
    })
    expect((await read()).change.changeId).toBe(first)
    expect((await post(owner, `changes/${first}`, { isApproved: false })).body.value.change).toBeUndefined()
    const second = await ask(owner)
    expect((await post(owner, `changes/${second}`, { isApproved: false })).body.success).toBe(true)
    expect(await auditOf(server, vendor.vendorId)).toEqual(
      expect.arrayContaining(['vendor.wallet-mode-rejected', 'vendor.wallet-mode-withdrawn']),
    )
  })
})

test('what reconciliation found is closed once, with a note and an audit row', async () => {
  vendor.feed.push({
    ...{ transactionId: 'never-came', call: 'bet', state: 'APPLIED', playerId: 'ply_x', gameId: testGames.single },
    ...{ roundId: 'r', originalTransactionId: null, amount: '100', currency: 'VND', at: new Date().toISOString() },
  })
  await reconcileVendor(server.context, vendor.vendorId)
  const [exception] = (await read()).exceptions
  expect(exception).toMatchObject({ transactionId: 'never-came', kind: 'missingHere' })
  const close = () => post(finance, `exceptions/${exception.exceptionId}`, { note: 'The vendor voided it' })
  expect((await close()).body.value.exceptions).toEqual([])
  expect((await close()).body.code).toBe('STATE_CONFLICT')
  expect(await auditOf(server, exception.exceptionId)).toEqual(['vendor.exception-closed'])
})

test('a budget of calls is set with an audit row, shown, lifted, and checked', async () => {
  expect((await read()).budget).toEqual({ callsPerSecondMax: 20_000, playerCallsPerSecondMax: 200 })
  const budget = (body: object, cookie = finance) => server.console('PUT', `${path}/budget`, { cookie, body })
  const narrow = { callsPerSecondMax: 50, playerCallsPerSecondMax: 5 }
  expect((await budget(narrow)).body.value.budget).toEqual(narrow)
  const lifted = { callsPerSecondMax: null, playerCallsPerSecondMax: null }
  expect((await budget(lifted, owner)).body.value.budget).toEqual(lifted)
  expect((await budget({ ...narrow, callsPerSecondMax: 0 })).body.code).toBe('VALIDATION')
  expect((await budget(narrow, (await signInStaff(server, 'readonly')).cookie)).status).toBe(403)
  expect(await auditOf(server, vendor.vendorId)).toContain('vendor.budget-changed')
  expect((await server.console('PUT', '/staff/vendors/nobody/budget', { cookie: owner, body: narrow })).body.code).toBe(
    'NOT_FOUND',
  )
})

test('status and networks change with an audit row, and are checked', async () => {
  const closed = await post(finance, 'status', { status: 'maintenance', reason: 'Their release' })
  expect(closed.body.value.status).toBe('maintenance')
  await post(finance, 'status', { status: 'active', reason: 'It is done' })
  const reach = (body: object) => server.console('PUT', `${path}/reach`, { cookie: finance, body })
  expect((await reach({ clockSkewSeconds: 90, networks: ['10.0.0.0/8'] })).body.value).toMatchObject({
    ...{ clockSkewSeconds: 90, networks: ['10.0.0.0/8'] },
  })
  expect((await reach({ clockSkewSeconds: 90, networks: ['nowhere'] })).body.code).toBe('VALIDATION')
  expect((await reach({ clockSkewSeconds: 60, networks: [] })).body.value.networks).toBeUndefined()
  expect(await auditOf(server, vendor.vendorId)).toEqual(
    expect.arrayContaining(['vendor.status-changed', 'vendor.reach-changed']),
  )
})

test.each([
  ['readonly', 'GET', '', 200],
  ['support', 'GET', '', 403],
  ['risk', 'POST', '/status', 403],
  ['readonly', 'POST', '/wallet-mode', 403],
  ['finance', 'POST', '/keys', 403],
] as const)('%s may %s %s: %i', async (role, method, to, status) => {
  const { cookie } = await signInStaff(server, role)
  const body = method === 'GET' ? undefined : { status: 'active', mode: 'single', reason: 'because' }
  expect((await server.console(method, `${path}${to}`, { cookie, body })).status).toBe(status)
})

test('a vendor that does not exist is not found', async () => {
  expect((await server.console('GET', '/staff/vendors/nobody', { cookie: owner })).body.code).toBe('NOT_FOUND')
  const body = { mode: 'transfer', reason: 'whoever' }
  expect((await server.console('POST', '/staff/vendors/nobody/wallet-mode', { cookie: owner, body })).body.code).toBe(
    'NOT_FOUND',
  )
})
