import { afterAll, beforeAll, expect, test } from 'vitest'
import { LivePage } from '../../../../test/live-page.ts'
import { openTrial, registerMember, type TestMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { startLive } from '../live/index.ts'

const server = testServer()
const roomId = 'chr_fair'
const pauseMs = 3_000
let live: Awaited<ReturnType<typeof startLive>>
let cookie: string

beforeAll(async () => {
  live = await startLive(server.context, server.portalApp.server)
  await server.portalApp.listen({ host: '127.0.0.1', port: 0 })
  cookie = (await signInStaff(server, 'support')).cookie
})
afterAll(() => live.stop())

const join = async (token?: string) =>
  (await server.portal('POST', '/wps/relay/CBS_launchChat', { token, body: {} })).body
const say = async ({ token }: Pick<TestMember, 'token'>, text: string) => {
  server.clock.advance(pauseMs)
  return (await server.portal('POST', '/wps/chat/messages', { token, body: { roomId, text } })).body
}
const said = async ({
  token,
}: Pick<TestMember, 'token'>): Promise<{ text: string; isMine: boolean; account: string }[]> =>
  (await server.portal('GET', '/wps/chat/messages', { token, query: { roomId } })).body.value
const staff = async (method: 'GET' | 'POST' | 'PUT', path: string, options: object = {}) =>
  server.console(method, `/staff/chat/${path}`, { cookie, ...options })

test('[R7.8.02] [R2.5.13] two members in a room hear of each other at once; a ticket opens one page of it', async () => {
  const [one, other] = [await registerMember(server), await registerMember(server)]
  const { value } = await join(one.token)
  expect(value).toMatchObject({ roomId, canWrite: true, socketUrl: server.context.config.portalUrl })
  const page = await LivePage.open(server, value.ticket)
  await expect(LivePage.open(server, value.ticket)).rejects.toThrow('NOT_LOGGED_IN')
  expect((await say(other, '  xin   chào cả nhà ')).success).toBe(true)
  expect(await page.hear('chat.changed')).toEqual({ roomId })
  const [message] = (await said(one)).slice(-1)
  expect(message).toMatchObject({ text: 'xin chào cả nhà', isMine: false })
  expect(message?.account).toBe(
    `${other.account.slice(0, 2)}${'*'.repeat(other.account.length - 3)}${other.account.at(-1)}`,
  )
  expect((await said(other)).at(-1)).toMatchObject({ isMine: true })
  page.close()
})

test('a page that is in no room hears nothing of the chat, and one in it nothing of the account', async () => {
  const member = await registerMember(server)
  const { ticket } = (await server.portal('POST', '/wps/live/ticket', { token: member.token })).body.value
  const [plain, inRoom] = [
    await LivePage.open(server, ticket),
    await LivePage.open(server, (await join(member.token)).value.ticket),
  ]
  await say(member, 'một tin')
  await inRoom.hear('chat.changed')
  expect(plain.heard).toEqual([])
  await server.portal('DELETE', '/wps/session/logout', { token: member.token })
  await inRoom.hear('session.ended')
  for (const page of [plain, inRoom]) page.close()
})

test('a trial account reads and does not write, a visitor does neither', async () => {
  const trial = await openTrial(server)
  expect((await join(trial.token)).value.canWrite).toBe(false)
  expect(Array.isArray(await said(trial))).toBe(true)
  expect((await say(trial, 'xin chào')).code).toBe('TRIAL_FORBIDDEN')
  expect((await join()).code).toBe('NOT_LOGGED_IN')
})

test('blocked words, nothing at all, too much and haste are refused, and are in no room', async () => {
  const member = await registerMember(server)
  const before = (await said(member)).length
  expect((await say(member, 'FÚCK you')).value.errors[0]).toMatchObject({ key: 'validation.blockedWord' })
  expect((await say(member, '\u200B\u200B')).code).toBe('VALIDATION')
  expect((await say(member, 'a'.repeat(301))).code).toBe('VALIDATION')
  const body = { roomId, text: 'nhanh' }
  server.clock.advance(pauseMs)
  const both = await Promise.all(
    [1, 2].map(() => server.portal('POST', '/wps/chat/messages', { token: member.token, body })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
  expect(await said(member)).toHaveLength(before + 1)
})

test('joiners and emoji of several parts are kept; messages that nobody can read are refused', async () => {
  const member = await registerMember(server)
  for (const text of ['می\u200cخواهم', '👨\u200d👩\u200d👧 chào', 'क्\u200dष']) {
    expect((await say(member, text)).success).toBe(true)
    expect((await said(member)).at(-1)?.text).toBe(text)
  }
  for (const text of ['\u200b', '\u3164\u3164', `a${'\u0301'.repeat(180)}`])
    expect((await say(member, text)).value.errors).toEqual([{ field: 'text', key: 'validation.hiddenSigns' }])
})

test('a blocked word is heard behind signs that are not seen, look-alikes, and where no blanks are written', async () => {
  const before = (await staff('GET', 'rooms')).body.value.words
  await staff('PUT', 'words', { body: { words: [...before, 'zzcasinohack', 'พนัน'] } })
  const member = await registerMember(server)
  for (const text of [
    'zzcasino\u00adhack',
    'zzcasino\u200bhack',
    'zzc\u0430sinohack',
    'ｚｚｃａｓｉｎｏｈａｃｋ',
    'ผมชอบพนันมาก',
  ])
    expect((await say(member, text)).value?.errors, text).toEqual([{ field: 'text', key: 'validation.blockedWord' }])
  await staff('PUT', 'words', { body: { words: before } })
  expect((await say(member, 'zzcasinohack')).success).toBe(true)
})

test('staff take a message off, silence its writer for a while, and say which words are not said', async () => {
  const member = await registerMember(server)
  const { messageId } = (await say(member, 'mời mua hàng')).value
  expect((await staff('POST', `messages/${messageId}/delete`)).body.success).toBe(true)
  expect((await staff('POST', `messages/${messageId}/delete`)).status).toBe(404)
  expect((await said(member)).map(({ text }) => text)).not.toContain('mời mua hàng')
  const listed = (await staff('GET', 'messages', { query: { roomId, query: member.account } })).body.value
  expect(listed.list).toMatchObject([{ messageId, memberId: member.memberId, deletedAt: expect.any(String) }])
  const mute = (minutes: number) =>
    staff('POST', 'mutes', { body: { memberId: member.memberId, minutes, reason: 'quảng cáo trong phòng' } })
  expect((await mute(10)).body.value.mutedUntil).toEqual(expect.any(String))
  expect((await say(member, 'lại là tôi')).value.errors[0].key).toBe('validation.muted')
  expect((await join(member.token)).value).toMatchObject({ canWrite: false, mutedUntil: expect.any(String) })
  await mute(0)
  expect((await say(member, 'xin lỗi')).success).toBe(true)
  const words = (await staff('GET', 'rooms')).body.value.words
  await staff('PUT', 'words', { body: { words: [...words, 'Xin Lỗi'] } })
  expect((await say(member, 'XIN LOI')).code).toBe('VALIDATION')
  await staff('PUT', 'words', { body: { words } })
  expect(await auditOf(server, member.memberId)).toEqual(
    expect.arrayContaining(['chat.message-deleted', 'chat.member-muted', 'chat.member-muted']),
  )
})

test('a closed room takes nobody in; only who moderates may look behind it', async () => {
  const member = await registerMember(server)
  const terms = { names: { vi: 'Phòng thử', en: 'Test room' }, isOpen: false, pauseSeconds: 0, sort: 99 }
  const added = (await staff('POST', 'rooms', { body: terms })).body.value
  const enter = () =>
    server.portal('POST', '/wps/relay/CBS_launchChat', { token: member.token, body: { roomId: added.roomId } })
  expect((await enter()).status).toBe(404)
  await staff('PUT', `rooms/${added.roomId}`, { body: { ...terms, isOpen: true } })
  expect((await enter()).body.value.roomId).toBe(added.roomId)
  await staff('PUT', `rooms/${added.roomId}`, { body: terms })
  const { cookie: finance } = await signInStaff(server, 'finance')
  expect((await server.console('GET', '/staff/chat/rooms', { cookie: finance })).status).toBe(403)
  expect((await server.console('GET', '/staff/chat/rooms')).status).toBe(401)
})
