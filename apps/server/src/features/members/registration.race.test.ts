import { expect, test } from 'vitest'
import { newUsername, registration } from '../../../test/members.ts'
import { testServer } from '../../../test/test-server.ts'

const server = testServer()

test('ten people ask for one name at once: one gets it', async () => {
  const username = newUsername()
  const register = () => server.portal('PUT', '/wps/member/register', { body: registration({ username }) })
  const answers = await Promise.all(Array.from({ length: 10 }, register))
  const codes = answers.map(({ body }) => body.code).sort()
  expect(codes).toEqual(['SUCCESS', ...Array.from({ length: 9 }, () => 'USERNAME_TAKEN')])
  const members = await server.db.selectFrom('members').select('id').where('account', '=', username).execute()
  const wallets = await server.pool.query("select owner_id from ledger.account_balances where owner_kind = 'member'")
  expect(wallets.rows).toEqual([{ owner_id: members[0]?.id }])
})
