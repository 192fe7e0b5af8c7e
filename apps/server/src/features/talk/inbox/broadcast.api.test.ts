import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { inboxJobs } from './inbox-jobs.ts'

const server = testServer()
let cookie: string
beforeAll(async () => {
  cookie = (await signInStaff(server, 'support')).cookie
})

const texts = {
  vi: { title: 'Chào {account}', content: 'Tin từ nhà cái.\n\nCảm ơn bạn.' },
  en: { title: 'Hello {account}', content: 'Word of the house.\n\nThank you.' },
}
const send = (fields: object, by = cookie) =>
  server.console('POST', '/staff/broadcasts', {
    cookie: by,
    body: { audience: 'all', texts, requestId: randomUUID(), ...fields },
  })
const run = (broadcastId: string) => inboxJobs['send-broadcast']?.(server.context, { broadcastId })
const inboxOf = async (token: string, language = 'en') =>
  (await server.portal('GET', '/wps/relay/CSP_messageList', { token, headers: { language } })).body.value.list
const one = async (broadcastId: string) =>
  (await server.console('GET', '/staff/broadcasts', { cookie, query: { broadcastId } })).body.value.list[0]
const reach = async (body: object) =>
  (await server.console('POST', '/staff/broadcasts/reach', { cookie, body })).body.value

describe('a message to many', () => {
  test('reaches every member by one job, in the language of each, and no trial account; whoever reads it is counted', async () => {
    const [one1, two, trial] = [await registerMember(server), await registerMember(server), await openTrial(server)]
    const { count } = await reach({ audience: 'all' })
    const { broadcastId, state } = (await send({})).body.value
    expect(state).toBe('planned')
    expect(await inboxOf(one1.token)).toEqual([])
    await run(broadcastId)
    const late = await registerMember(server)
    expect(await one(broadcastId)).toMatchObject({ state: 'sent', recipientCount: count, readCount: 0 })
    expect((await inboxOf(one1.token))[0]).toMatchObject({
      id: broadcastId,
      title: `Hello ${one1.account}`,
      content: texts.en.content,
      kind: 'house',
      read: false,
    })
    expect((await inboxOf(two.token, 'vi'))[0].title).toBe(`Chào ${two.account}`)
    expect(await inboxOf(late.token)).toEqual([])
    const kept = await server.db
      .selectFrom('inbox_messages')
      .select('id')
      .where('member_id', '=', trial.memberId)
      .execute()
    expect(kept).toEqual([])
    await server.portal('POST', '/wps/relay/CSP_messageRead', { token: two.token, body: { ids: [broadcastId] } })
    expect(await one(broadcastId)).toMatchObject({ readCount: 1 })
    await run(broadcastId)
    expect(await inboxOf(one1.token)).toHaveLength(1)
    expect(await auditOf(server, broadcastId)).toEqual(['broadcast.planned', 'broadcast.sent'])
  })

  test('a list reaches its accounts only, whatever their letters; one that nobody has refuses it all', async () => {
    const [named, other] = [await registerMember(server), await registerMember(server)]
    const accounts = [named.account.toUpperCase(), named.account]
    expect(await reach({ audience: 'accounts', accounts: [...accounts, 'nobody-here'] })).toEqual({
      count: 1,
      unknown: ['nobody-here'],
    })
    const refused = (await send({ audience: 'accounts', accounts: ['nobody-here'] })).body
    expect(refused).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'accounts' }] } })
    const { broadcastId } = (await send({ audience: 'accounts', accounts })).body.value
    await run(broadcastId)
    expect(await inboxOf(named.token)).toHaveLength(1)
    expect(await inboxOf(other.token)).toEqual([])
  })

  test('a type of account is reached, and no other', async () => {
    const [agent, member] = [await registerMember(server), await registerMember(server)]
    await server.db.updateTable('members').set({ type: 2 }).where('id', '=', agent.memberId).execute()
    const { broadcastId } = (await send({ audience: 'type', accountType: 2 })).body.value
    await run(broadcastId)
    expect(await inboxOf(agent.token)).toHaveLength(1)
    expect(await inboxOf(member.token)).toEqual([])
  })

  test('one that is planned waits for its time; cancelled, it is never sent, and what was sent is not cancelled', async () => {
    const member = await registerMember(server)
    const sendAt = new Date(server.clock.now().getTime() + 60_000).toISOString()
    const [kept, dropped] = [(await send({ sendAt })).body.value, (await send({ sendAt })).body.value]
    const cancel = (id: string) => server.console('POST', `/staff/broadcasts/${id}/cancel`, { cookie, body: {} })
    await run(kept.broadcastId)
    expect(await inboxOf(member.token)).toEqual([])
    expect((await cancel(dropped.broadcastId)).body.value.state).toBe('cancelled')
    server.clock.advance(61_000)
    for (const { broadcastId } of [kept, dropped]) await run(broadcastId)
    expect((await inboxOf(member.token)).map(({ id }: { id: string }) => id)).toEqual([kept.broadcastId])
    for (const { broadcastId } of [kept, dropped]) expect((await cancel(broadcastId)).status).toBe(409)
    expect((await cancel('brc_none')).status).toBe(404)
    expect(await auditOf(server, dropped.broadcastId)).toEqual(['broadcast.planned', 'broadcast.cancelled'])
  })

  test('the same request sends one message', async () => {
    const requestId = randomUUID()
    const [first, again] = [(await send({ requestId })).body.value, (await send({ requestId })).body.value]
    expect(again.broadcastId).toBe(first.broadcastId)
  })

  test.each([
    [{ texts: { en: texts.en } }, 'texts.vi.title'],
    [{ audience: 'type' }, 'accountType'],
    [{ audience: 'type', accountType: 4 }, 'accountType'],
    [{ audience: 'accounts', accounts: [] }, 'accounts'],
    [{ sendAt: '2020-01-01T00:00:00Z' }, 'sendAt'],
    [{ requestId: 'x' }, 'requestId'],
  ])('input %# is refused at its field', async (fields, field) => {
    const { body } = await send(fields)
    expect(body.code).toBe('VALIDATION')
    expect(body.value.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('there are texts to begin with, in both languages, which keep the place of the reader’s name', async () => {
    const { body } = await server.console('GET', '/staff/broadcasts/templates', { cookie })
    expect(body.value.length).toBeGreaterThan(2)
    expect(body.value[0].texts.vi.title).toContain('{account}')
  })

  test('[R6.13] support, content and the owner send, others do not', async () => {
    expect((await server.console('GET', '/staff/broadcasts')).status).toBe(401)
    for (const role of ['finance', 'risk', 'readonly'] as const)
      expect((await send({}, (await signInStaff(server, role)).cookie)).status).toBe(403)
    expect((await send({}, (await signInStaff(server, 'content')).cookie)).status).toBe(200)
  })
})

test('messages half a year old are removed', async () => {
  const member = await registerMember(server)
  const { broadcastId } = (await send({ audience: 'accounts', accounts: [member.account] })).body.value
  await run(broadcastId)
  await inboxJobs['remove-old-inbox']?.(server.context, {})
  expect(await inboxOf(member.token)).toHaveLength(1)
  const sent_at = new Date(server.clock.now().getTime() - 181 * 24 * 60 * 60_000)
  await server.db.updateTable('inbox_messages').set({ sent_at }).where('member_id', '=', member.memberId).execute()
  await inboxJobs['remove-old-inbox']?.(server.context, {})
  expect(await inboxOf(member.token)).toEqual([])
})
