import { afterEach, describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { setSite } from '../../../../test/site.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const content = 'Trò chơi đứng lại giữa ván.'

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

const send = (fields: object = {}, token?: string) =>
  server.portal('PUT', '/wps/feedback', { token, body: { questionType: 'games', content, ...fields } })
const list = async (cookie: string, query: Record<string, string> = {}) =>
  (await server.console('GET', '/staff/feedbacks', { cookie, query })).body.value
const handle = (cookie: string, id: string, body: object) =>
  server.console('POST', `/staff/feedbacks/${id}/handle`, { cookie, body })
const refusedAs = async (fields: object) => (await send(fields)).body

describe('a message to the house', () => {
  test('[R7.2.08] [R3.186] [R3.187] a member writes it, and staff read it as plain text with its question', async () => {
    const member = await registerMember(server)
    const text = '  <b>Nạp</b> tiền\r\nchưa vào ví &amp; nữa  '
    const { body } = await send({ questionType: 'money', content: text }, member.token)
    expect(body).toMatchObject({ success: true, value: { id: expect.stringMatching(/^fbk_/) } })
    const { cookie } = await signInStaff(server, 'support')
    expect(await list(cookie, { query: body.value.id })).toMatchObject({
      total: 1,
      list: [
        {
          feedbackId: body.value.id,
          memberId: member.memberId,
          account: member.account,
          isTrial: false,
          questionType: 'money',
          content: '<b>Nạp</b> tiền\nchưa vào ví &amp; nữa',
          language: 'en',
          network: '127.0.*.*',
          state: 'new',
          allowed: ['answered', 'closed'],
        },
      ],
    })
    expect(await auditOf(server, body.value.id)).toEqual(['feedback.sent'])
  })

  test('a trial account and a visitor may write too, and a session that ended writes as a visitor', async () => {
    const { cookie } = await signInStaff(server, 'support')
    const trial = await openTrial(server)
    const byTrial = (await send({}, trial.token)).body.value.id
    expect((await list(cookie, { query: byTrial })).list[0]).toMatchObject({ account: trial.account, isTrial: true })
    for (const token of [undefined, 'no-such-token']) {
      const { id } = (await send({}, token)).body.value
      const [shown] = (await list(cookie, { query: id })).list
      expect(shown).toMatchObject({ feedbackId: id, isTrial: false, state: 'new' })
      expect(shown).not.toHaveProperty('account')
    }
  })

  test('[R5.68] is refused below the lower bound and above the upper one, and kept at both', async () => {
    expect(await refusedAs({ content: '123456789' })).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'content', key: 'validation.tooShort', args: { min: 10 } }] },
    })
    expect(await refusedAs({ content: 'á'.repeat(501) })).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'content', key: 'validation.tooLong', args: { max: 500 } }] },
    })
    expect(await refusedAs({ content: '   ' })).toMatchObject({ value: { errors: [{ key: 'validation.required' }] } })
    expect((await send({ content: '1234567890' })).body.success).toBe(true)
    expect((await send({ content: '😀'.repeat(500) })).body.success).toBe(true)
  })

  test('[R5.68] the bounds are the operator’s, and the page is told them', async () => {
    await setSite(server, 'feedbackMin', 3)
    await setSite(server, 'feedbackMax', 5)
    const status = (await server.portal('GET', '/wps/system/status')).body.value
    expect(status.feedback).toEqual({ lengthMin: 3, lengthMax: 5 })
    expect((await send({ content: 'abc' })).body.success).toBe(true)
    expect(await refusedAs({ content: 'abcdef' })).toMatchObject({ code: 'VALIDATION' })
  })

  test.each([
    [{ questionType: 'weather' }, 'questionType'],
    [{ questionType: undefined }, 'questionType'],
    [{ content: undefined }, 'content'],
    [{ content: 'x'.repeat(8_001) }, 'content'],
  ])('input %# is refused at its field', async (fields, field) => {
    expect(await refusedAs(fields)).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  })

  test('an account that writes without end has to wait; what was refused for its length is no try', async () => {
    const member = await registerMember(server)
    for (let i = 0; i < 6; i += 1) expect((await send({ content: 'short' }, member.token)).body.code).toBe('VALIDATION')
    for (let i = 0; i < 5; i += 1) expect((await send({}, member.token)).body.success).toBe(true)
    expect(await send({}, member.token)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    const { cookie } = await signInStaff(server, 'support')
    expect((await list(cookie, { query: member.account })).total).toBe(5)
  })
})

describe('what staff do with it', () => {
  test('it is answered with a note, then closed; each is recorded, and a second time is a conflict', async () => {
    const { id } = (await send()).body.value
    const { cookie, username } = await signInStaff(server, 'support')
    expect((await handle(cookie, id, { state: 'answered', note: 'Called back' })).body.value).toMatchObject({
      state: 'answered',
      handledBy: username,
      note: 'Called back',
      allowed: ['closed'],
    })
    expect((await handle(cookie, id, { state: 'answered', note: 'Once more' })).body.code).toBe('STATE_CONFLICT')
    const closed = await handle(cookie, id, { state: 'closed', note: 'Solved' })
    expect(closed.body.value).toMatchObject({ state: 'closed', note: 'Solved', allowed: [] })
    expect((await handle(cookie, id, { state: 'closed', note: 'Once more' })).status).toBe(409)
    expect(await auditOf(server, id)).toEqual(['feedback.sent', 'feedback.answered', 'feedback.closed'])
  })

  test('the answer is in the inbox of whoever wrote, with their own words; a note on closing is not', async () => {
    const member = await registerMember(server)
    const { cookie } = await signInStaff(server, 'support')
    const inbox = async () =>
      (await server.portal('GET', '/wps/relay/CSP_messageList', { token: member.token })).body.value.list
    const before = (await inbox()).length
    const first = (await send({}, member.token)).body.value.id
    await handle(cookie, first, { state: 'answered', note: 'Ván của bạn đã chạy tiếp.' })
    const [message] = await inbox()
    expect(message).toMatchObject({ kind: 'feedback', read: false })
    expect(message.content).toContain(content)
    expect(message.content).toContain('Ván của bạn đã chạy tiếp.')
    await handle(cookie, first, { state: 'closed', note: 'Done' })
    await handle(cookie, (await send({}, member.token)).body.value.id, { state: 'closed', note: 'Spam' })
    expect(await inbox()).toHaveLength(before + 1)
  })

  test('new ones come oldest first, all of them newest first, in pages', async () => {
    const member = await registerMember(server)
    const ids: string[] = []
    for (let i = 0; i < 3; i += 1) {
      ids.push((await send({}, member.token)).body.value.id)
      server.clock.advance(1_000)
    }
    const { cookie } = await signInStaff(server, 'support')
    const idsOf = async (query: Record<string, string>) =>
      (await list(cookie, { query: member.account, ...query })).list.map(
        (row: { feedbackId: string }) => row.feedbackId,
      )
    await handle(cookie, ids[1] ?? '', { state: 'closed', note: 'Read' })
    expect(await idsOf({ state: 'new' })).toEqual([ids[0], ids[2]])
    expect(await idsOf({ state: 'closed' })).toEqual([ids[1]])
    expect(await idsOf({})).toEqual(ids.toReversed())
    expect(await idsOf({ pageNo: '2', pageSize: '2' })).toEqual([ids[0]])
  })

  test('[R6.13] support and the owner handle it, whoever only looks reads it, others do neither', async () => {
    const { id } = (await send()).body.value
    const body = { state: 'closed', note: 'Read' }
    expect((await server.console('GET', '/staff/feedbacks')).status).toBe(401)
    for (const role of ['finance', 'risk', 'content', 'readonly'] as const) {
      const { cookie } = await signInStaff(server, role)
      expect((await handle(cookie, id, body)).status).toBe(403)
      const status = role === 'readonly' ? 200 : 403
      expect((await server.console('GET', '/staff/feedbacks', { cookie })).status).toBe(status)
    }
    const reader = await signInStaff(server, 'readonly')
    expect((await list(reader.cookie, { query: id })).list[0]).toMatchObject({ allowed: [] })
    const { cookie } = await signInStaff(server, 'owner')
    expect((await handle(cookie, id, { state: 'closed', note: ' x ' })).body.code).toBe('VALIDATION')
    expect((await handle(cookie, 'fbk_none', body)).status).toBe(404)
    expect((await handle(cookie, id, body)).body.success).toBe(true)
  })
})
