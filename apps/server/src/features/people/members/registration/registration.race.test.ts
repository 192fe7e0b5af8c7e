import { expect, test } from 'vitest'
import { newUsername, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()

test('of ten concurrent requests for one name, one succeeds', async () => {
  const username = newUsername()
  const register = () => server.portal('PUT', '/wps/member/register', { body: registration({ username }) })
  const answers = await Promise.all(Array.from({ length: 10 }, register))
  const codes = answers.map(({ body }) => body.code).sort()
  expect(codes).toEqual(['SUCCESS', ...Array.from({ length: 9 }, () => 'USERNAME_TAKEN')])
  const members = await server.db.selectFrom('members').select('id').where('account', '=', username).execute()
  const wallets = await server.pool.query("select owner_id from ledger.account_balances where owner_kind = 'member'")
  expect(wallets.rows).toEqual([{ owner_id: members[0]?.id }])
})

test('of ten concurrent requests with one phone number, one succeeds', async () => {
  await setSite(server, 'registrationFields', { mobileNum: { enabled: true } })
  const register = () =>
    server.portal('PUT', '/wps/member/register', { body: registration({ mobileNum: '0912345678' }) })
  const answers = await Promise.all(Array.from({ length: 10 }, register))
  const codes = answers.map(({ body }) => body.code).sort()
  expect(codes).toEqual([...Array.from({ length: 9 }, () => 'MOBILE_TAKEN'), 'SUCCESS'])
})
