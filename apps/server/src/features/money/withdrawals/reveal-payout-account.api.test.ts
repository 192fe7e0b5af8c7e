import { beforeAll, expect, test } from 'vitest'
import { addCard, memberWithBalance, newAccountNo, submitWithdrawal } from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
let finance: TestStaff
beforeAll(async () => {
  finance = await signInStaff(server, 'finance')
})

const reason = 'paying it out at the bank'

async function newWithdrawal() {
  const member = await memberWithBalance(server)
  const accountNo = newAccountNo()
  const { cardId } = (await addCard(server, member.token, { accountNo })).body.value
  return { id: await submitWithdrawal(server, { ...member, cardId }, '50000.00'), accountNo, cardId }
}
const reveal = ({ cookie }: TestStaff, id: string, body: object = { reason }) =>
  server.console('POST', `/staff/withdrawals/${id}/payout-account`, { cookie, body })
const looksAt = (cardId: string) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', cardId)
    .where('action', '=', 'payout-account.revealed')
    .orderBy('at')
    .execute()

test('finance sees the whole account number for half a minute; who looked and why is recorded', async () => {
  const { id, accountNo, cardId } = await newWithdrawal()
  const answer = await reveal(finance, id)
  expect(answer.body.value).toEqual({ accountNo, bankName: 'NH Sen', accountName: 'NGUYEN VAN AN', shownSeconds: 30 })
  expect(answer.headers['cache-control']).toBe('no-store')
  const looks = await looksAt(cardId)
  expect(looks).toMatchObject([
    { actor_kind: 'staff', actor_id: finance.staffId, ip: '127.0.0.1', detail: { reason, withdrawalId: id } },
  ])
  expect(JSON.stringify(looks)).not.toContain(accountNo)
})

test('every look is recorded again', async () => {
  const { id, cardId } = await newWithdrawal()
  for (const why of ['first look', 'second look']) await reveal(finance, id, { reason: why })
  expect((await looksAt(cardId)).map(({ detail }) => detail)).toEqual([
    { reason: 'first look', withdrawalId: id },
    { reason: 'second look', withdrawalId: id },
  ])
})

test.each(['risk', 'support', 'content', 'readonly'] as const)(
  '%s may not see it, and leaves no trace of a look',
  async (role) => {
    const { id, cardId } = await newWithdrawal()
    const answer = await reveal(await signInStaff(server, role), id)
    expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'FORBIDDEN', value: null } })
    expect(await looksAt(cardId)).toEqual([])
  },
)

test.each([{}, { reason: '  ' }, { reason: 'ab' }, { reason: 'x'.repeat(281) }])(
  'without a reason of 3 to 280 characters nothing is shown: %j',
  async (body) => {
    const { id, cardId } = await newWithdrawal()
    const answer = await reveal(finance, id, body)
    expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION', value: { errors: [{ field: 'reason' }] } })
    expect(await looksAt(cardId)).toEqual([])
  },
)

test('no list, detail, decision or entry of the log ever holds the number', async () => {
  const { id, accountNo } = await newWithdrawal()
  const owner = await signInStaff(server, 'owner')
  await reveal(owner, id)
  const get = (path: string, query: Record<string, string> = {}) =>
    server.console('GET', path, { cookie: owner.cookie, query })
  const answers = [
    await get('/staff/withdrawals', { query: id }),
    await get(`/staff/withdrawals/${id}`),
    await get('/staff/members'),
    await get('/staff/audit', { action: 'payout-account.revealed' }),
    await server.console('POST', `/staff/withdrawals/${id}/approve`, { cookie: owner.cookie, body: {} }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(accountNo)
  }
})

test('a withdrawal that does not exist is not found, and a GET shows nothing', async () => {
  expect((await reveal(finance, 'wdr_none')).status).toBe(404)
  const { id } = await newWithdrawal()
  const { cookie } = finance
  expect((await server.console('GET', `/staff/withdrawals/${id}/payout-account`, { cookie })).status).not.toBe(200)
})

test('more than twenty looks in ten minutes are a harvest: the person waits five minutes, nobody else does', async () => {
  const { id, cardId } = await newWithdrawal()
  const eager = await signInStaff(server, 'finance')
  for (let i = 0; i < 20; i += 1) expect((await reveal(eager, id)).status).toBe(200)
  const refused = await reveal(eager, id)
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', value: { retryAfter: expect.closeTo(300, -1) } },
  })
  expect(refused.headers['retry-after']).toBe('300')
  expect(await looksAt(cardId)).toHaveLength(20)
  expect((await reveal(await signInStaff(server, 'owner'), id)).status).toBe(200)
  server.clock.advance(5 * 60_000)
  expect((await reveal(eager, id)).status).toBe(200)
})
