import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@fairground/contract'
import { createOperator } from '../src/features/people/staff/index.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

export interface TestStaff {
  staffId: string
  username: string
  password: string
  /** Cookie header of the signed-in console. */
  cookie: string
}

export const staffPassword = 'Carousel-77-brass'

/** An operator of that role, signed in at the console. */
export async function signInStaff(server: TestServer, role: StaffRole = 'owner'): Promise<TestStaff> {
  const username = `${role}-${randomBytes(4).toString('hex')}`
  const staffId = await newOperator(server, username, role)
  const answer = await logInStaff(server, username, staffPassword)
  if (!answer.body.success) throw new Error(`staff not signed in: ${JSON.stringify(answer.body)}`)
  return { staffId, username, password: staffPassword, cookie: cookieOf(answer) }
}

/** An operator with a password of their own, not signed in. */
export async function newOperator(server: TestServer, username: string, role: StaffRole): Promise<string> {
  const created = await createOperator(
    server.context,
    { username, displayName: username, role, password: staffPassword },
    { kind: 'system', id: 'test' },
  )
  if (!created.ok) throw new Error(`operator not created: ${created.code}`)
  return created.value.staffId
}

export const logInStaff = (
  server: TestServer,
  username: string,
  password: string,
  fields: object = {},
): Promise<TestAnswer> => server.console('POST', '/staff/session', { body: { username, password, ...fields } })

/** The cookie an answer sets, as the browser sends it back. */
export const cookieOf = (answer: TestAnswer): string => String(answer.headers['set-cookie']).split(';')[0] ?? ''

/** Somebody whom the operator with this cookie may be as well: an owner whose password they reset. */
export async function puppetOf(server: TestServer, cookie: string): Promise<TestStaff> {
  const puppet = await signInStaff(server, 'owner')
  const { staffId } = (await server.console('GET', '/staff/me', { cookie })).body.value
  await server.pool.query('update operators set in_hand_of = $2, in_hand_at = $3 where id = $1', [
    ...[puppet.staffId, staffId, server.clock.now()],
  ])
  return puppet
}
