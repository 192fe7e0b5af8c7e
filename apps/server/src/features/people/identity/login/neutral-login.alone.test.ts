import { expect, test, vi } from 'vitest'
import { logIn, newUsername, registerMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'

const verifications = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const verify: typeof argon2.verify = (...args) => {
    verifications.count += 1
    return argon2.verify(...args)
  }
  return { ...argon2, verify }
})

const server = testServer()

const costOf = async (username: string) => {
  verifications.count = 0
  const answer = await logIn(server, username, 'not-the-password')
  return { answer: answer.body, verifications: verifications.count }
}

test('[A-22] a wrong password, an unknown name, a suspended and a password-less account all cost one verification and one answer', async () => {
  const [known, suspended, without] = [
    await registerMember(server),
    await registerMember(server),
    await registerMember(server),
  ]
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', suspended.memberId).execute()
  await server.db.updateTable('members').set({ password_hash: null }).where('id', '=', without.memberId).execute()
  const wanted = await costOf(known.account)
  expect(wanted).toMatchObject({ verifications: 1, answer: { code: 'BAD_CREDENTIALS' } })
  for (const username of [newUsername(), suspended.account, without.account])
    expect(await costOf(username)).toEqual(wanted)
})
