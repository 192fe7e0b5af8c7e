import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { brokenInvariants, newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { puppetOf, signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { flushCalls } from '../catalogue/index.ts'
import { reconcileVendor, saveCampaign } from '../play/index.ts'

const server = testServer()
const vendor = new TestVendor('desk-vendor')
const path = '/staff/vendors/desk-vendor'
const terms = { currency: 'VND', budgetMinor: 1_000_000n, memberMaxMinor: 1_000_000n }
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
  await server.db
    .transaction()
    .execute((tx) => saveCampaign(tx, { vendorId: vendor.vendorId, campaignId: 'tet' }, terms))
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

describe('limits', () => {
  const wanted = { currency: 'VND', stakeMax: '50.00', winMax: '60.00', jackpotHold: '1000.00', adjustHold: '700.00' }
  const ask = (cookie: string, body: object = wanted) => post(cookie, 'limits', { reason: 'A new studio', ...body })

  test('of stakes, wins and jackpots change when another person says yes, and hold from then on', async () => {
    const player = await seatPlayer(server, vendor)
    const { changeId, limits } = (await ask(finance)).body.value.change
    expect(limits).toEqual(wanted)
    const none = { currency: 'VND', stakeMax: null, winMax: null, jackpotHold: null, adjustHold: '50000000.00' }
    expect((await read()).limits).toEqual([none])
    expect((await post(finance, `changes/${changeId}`, { isApproved: true })).body.code).toBe('FOUR_EYES')
    expect((await post(owner, `changes/${changeId}`, { isApproved: true })).body.value.limits).toEqual([wanted])
    server.clock.advance(2_000)
    expect((await player.bet({ amount: '5001' })).answer.code).toBe('LIMIT_STAKE')
    const roundId = newRoundId()
    expect((await player.bet({ roundId, amount: '5000' })).answer.code).toBe('OK')
    const win = { roundId, transactionId: 'win-above', amount: '6001' }
    for (const _ of [1, 2]) expect((await player.win(win)).answer.code).toBe('OK')
    expect((await read()).exceptions).toMatchObject([{ transactionId: 'win-above', kind: 'winAboveLimit' }])
    expect(await auditOf(server, vendor.vendorId)).toEqual(
      expect.arrayContaining(['vendor.limits-asked', 'vendor.limits-changed', 'vendor.limits-approved']),
    )
    await post(owner, `exceptions/${(await read()).exceptions[0].exceptionId}`, { note: 'Looked at' })
  })

  test('a jackpot above them is seen as held, and paid when two people said yes, never by one alone', async () => {
    const player = await seatPlayer(server, vendor)
    const roundId = newRoundId()
    await player.bet({ roundId, amount: '1000' })
    const jackpot = {
      ...{ playerId: player.playerId, gameId: testGames.single, roundId, currency: 'VND', amount: '100000' },
      ...{ transactionId: 'jackpot-1', jackpotId: 'grand', tier: 'major' },
    }
    expect((await vendor.send('jackpot-win', jackpot)).answer).toMatchObject({ code: 'OK', state: 'HELD' })
    expect((await vendor.send('jackpot-win', jackpot)).answer).toMatchObject({ replayed: true, state: 'HELD' })
    expect((await read()).heldJackpots).toMatchObject([
      { transactionId: 'jackpot-1', amount: '1000.00', isAllowed: true },
    ])
    const release = (cookie: string) => post(cookie, 'jackpots/jackpot-1/release')
    expect((await release(finance)).body.value.heldJackpots).toMatchObject([{ isAllowed: false }])
    expect((await release(finance)).body.code).toBe('FOUR_EYES')
    expect((await release((await puppetOf(server, finance)).cookie)).body.code).toBe('FOUR_EYES')
    expect(await player.balanceMinor()).toBe(99_000n)
    expect((await release((await signInStaff(server, 'readonly')).cookie)).status).toBe(403)
    expect((await release(owner)).body.value.heldJackpots).toEqual([])
    expect((await release(owner)).body.code).toBe('NOT_FOUND')
    expect(await player.balanceMinor()).toBe(199_000n)
    const again = (await vendor.send('jackpot-win', jackpot)).answer
    expect(again).toMatchObject({ code: 'OK', replayed: true, portalTransactionId: expect.any(String) })
    expect(again.state).toBeUndefined()
    expect(await auditOf(server, 'jackpot-1')).toEqual(['jackpot.release-asked', 'jackpot.released'])
    const titles = (await server.portal('GET', '/wps/relay/CSP_messageList', { token: player.token })).body.value.list
    expect(titles).toMatchObject([
      { title: 'Your jackpot of 1,000 VND has arrived', kind: 'jackpot' },
      { title: 'You won a jackpot of 1,000 VND' },
      { kind: 'deposit' },
    ])
    expect(await brokenInvariants(server)).toEqual([])
  })

  test('are checked, and asked for by who may', async () => {
    for (const wrong of [{ stakeMax: '0.00' }, { currency: 'QQQ' }, { winMax: '-1.00' }])
      expect((await ask(finance, { ...wanted, ...wrong })).body.code).toBe('VALIDATION')
    expect((await ask((await signInStaff(server, 'readonly')).cookie)).status).toBe(403)
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

test('withdraw and approve at once: one wins, and what was withdrawn never takes effect', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const wanted = { currency: 'USD', stakeMax: `${round}.00`, winMax: null, jackpotHold: null, adjustHold: null }
    const { changeId } = (await post(finance, 'limits', { reason: 'A new studio', ...wanted })).body.value.change
    const decide = (cookie: string, isApproved: boolean) => post(cookie, `changes/${changeId}`, { isApproved })
    const [approved, withdrawn] = await Promise.all([decide(owner, true), decide(finance, false)])
    expect([approved, withdrawn].filter(({ body }) => body.success)).toHaveLength(1)
    const limits = (await read()).limits.find(({ currency }: { currency: string }) => currency === 'USD')
    expect(limits?.stakeMax === `${round}.00`).toBe(approved.body.success)
  }
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

test('a campaign pays its prizes while it is open; it is paused, goes on, and ends for good, on record', async () => {
  const player = await seatPlayer(server, vendor)
  const prize = async () => {
    const fields = { playerId: player.playerId, currency: 'VND', amount: '500', campaignId: 'spring', kind: 'race' }
    return (await vendor.send('promo-win', { ...fields, transactionId: newTransactionId() })).answer.code
  }
  const open = (cookie: string, campaignId = 'spring') =>
    post(cookie, 'campaigns', { campaignId, budget: '1000.00', memberMax: '100.00' })
  const change = (state: string, campaignId = 'spring') => post(finance, `campaigns/${campaignId}/state`, { state })
  expect(await prize()).toBe('BET_NOT_FOUND')
  expect((await open((await signInStaff(server, 'readonly')).cookie)).status).toBe(403)
  expect((await open(finance, 'with space')).body.code).toBe('VALIDATION')
  expect((await open(finance)).body.value.campaigns[0]).toMatchObject({ campaignId: 'spring', state: 'open' })
  expect((await open(finance)).body.code).toBe('STATE_CONFLICT')
  expect(await prize()).toBe('OK')
  expect((await change('paused')).body.value.campaigns[0]).toMatchObject({ state: 'paused', winCount: 1, paid: '5.00' })
  expect((await change('paused')).body.code).toBe('STATE_CONFLICT')
  expect(await prize()).toBe('BET_NOT_FOUND')
  await change('open')
  expect(await prize()).toBe('OK')
  await change('ended')
  expect(await prize()).toBe('BET_NOT_FOUND')
  expect((await change('open')).body.code).toBe('STATE_CONFLICT')
  expect((await change('open', 'unheard-of')).body.code).toBe('NOT_FOUND')
  expect(await player.balanceMinor()).toBe(101_000n)
  expect((await auditOf(server, vendor.vendorId)).filter((action) => action.includes('campaign'))).toEqual([
    'vendor.campaign-opened',
    ...Array.from({ length: 3 }, () => 'vendor.campaign-changed'),
  ])
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
