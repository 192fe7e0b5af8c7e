import { randomInt } from 'node:crypto'
import { readOutbox } from '../src/features/talk/messages/index.ts'
import type { TestMember } from './members.ts'
import type { TestServer } from './test-server.ts'

/** A Vietnamese number nobody has yet, as people type it. */
export const newMobile = (): string => `091${String(randomInt(10_000_000)).padStart(7, '0')}`

/** Everything sent to a number or address, oldest first. */
export const sentTo = async (server: TestServer, recipient: string) =>
  (await readOutbox(server.context, recipient)) ?? []

/** The newest code sent there. */
export async function codeSentTo(server: TestServer, recipient: string): Promise<string> {
  const codes = (await sentTo(server, recipient)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
  const code = codes.at(-1)
  if (!code) throw new Error(`no code was sent to ${recipient}`)
  return code
}

/** A code that is wrong for sure. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export async function bindMobile(server: TestServer, { token, password }: TestMember): Promise<string> {
  const mobileNum = newMobile()
  const number = { countryDialingCode: '84', mobileNum }
  await server.portal('POST', '/wps/verification/sms/bind', { token, body: number })
  const verificationCode = await codeSentTo(server, mobileNum)
  const body = { ...number, verificationCode, password }
  const bound = await server.portal('POST', '/wps/member/bind/mobile', { token, body })
  if (!bound.body.success) throw new Error(JSON.stringify(bound.body))
  return mobileNum
}

export async function bindEmail(server: TestServer, { token, password, account }: TestMember): Promise<string> {
  const email = `${account}@example.vn`
  await server.portal('POST', '/wps/verification/email/bind', { token, body: { email } })
  const body = { email, verificationCode: await codeSentTo(server, email), password }
  const bound = await server.portal('POST', '/wps/member/bind/email', { token, body })
  if (!bound.body.success) throw new Error(JSON.stringify(bound.body))
  return email
}
