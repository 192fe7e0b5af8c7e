import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { logIn, memberPassword, registerMember, type TestMember } from '../../../../../test/members.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { needsRehash } from '../../../../lib/password.ts'

const server = testServer({}, { hasFullHashes: true })
const onePass = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

const hashOf = async ({ memberId }: TestMember) => {
  const row = await server.db
    .selectFrom('members')
    .select(['password_hash', 'password_changed_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row
}
async function memberOfEarlier(): Promise<TestMember> {
  const member = await registerMember(server)
  const weak = await hash(memberPassword, onePass)
  await server.db.updateTable('members').set({ password_hash: weak }).where('id', '=', member.memberId).execute()
  return member
}

test('a password is hashed with 46 MiB in three passes', async () => {
  const { password_hash } = await hashOf(await registerMember(server))
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=3,p=1\$/)
})

test('a one-pass hash is upgraded in the background at the next log-in; password and age stay', async () => {
  const member = await memberOfEarlier()
  const before = await hashOf(member)
  expect(needsRehash(before.password_hash ?? '')).toBe(true)
  expect((await logIn(server, member.account, 'not-the-password')).body.code).toBe('BAD_CREDENTIALS')
  expect(await hashOf(member)).toEqual(before)
  expect((await logIn(server, member.account, memberPassword)).body.success).toBe(true)
  await expect.poll(async () => needsRehash((await hashOf(member)).password_hash ?? '')).toBe(false)
  expect((await hashOf(member)).password_changed_at).toEqual(before.password_changed_at)
  expect((await logIn(server, member.account, memberPassword)).body.success).toBe(true)
  expect((await logIn(server, member.account, 'not-the-password')).body.code).toBe('BAD_CREDENTIALS')
})

test('concurrent log-ins during a hash upgrade all succeed', async () => {
  const member = await memberOfEarlier()
  const answers = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * 40))
      return logIn(server, member.account, memberPassword)
    }),
  )
  expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('SUCCESS'))
})

test('a staff member’s too', async () => {
  const { username, password, staffId } = await signInStaff(server, 'support')
  await server.db
    .updateTable('operators')
    .set({ password_hash: await hash(password, onePass) })
    .where('id', '=', staffId)
    .execute()
  const logInAgain = () => server.console('POST', '/staff/session', { body: { username, password } })
  expect((await logInAgain()).body.success).toBe(true)
  const row = await server.db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  expect(needsRehash(row.password_hash)).toBe(false)
  expect((await logInAgain()).body.success).toBe(true)
})
