import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { promotionTerms } from '../../../../test/promotions.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

describe('what staff write', () => {
  const add = (cookie: string | undefined, fields: object = {}) =>
    server.console('POST', '/staff/promotions', { cookie, body: { ...promotionTerms(server), ...fields } })
  const call = (cookie: string, promotionId: string, verb: 'publish' | 'withdraw') =>
    server.console('POST', `/staff/promotions/${promotionId}/${verb}`, { cookie, body: {} })

  test('a promotion is written, published, changed where nothing was promised, and withdrawn; each is recorded', async () => {
    const { cookie, username } = await signInStaff(server, 'content')
    const { body } = await add(cookie)
    expect(body.value).toMatchObject({ state: 'draft', changedBy: username, allowed: ['change', 'publish'] })
    const { promotionId, revision } = body.value
    expect((await call(cookie, promotionId, 'withdraw')).status).toBe(409)
    expect((await call(cookie, promotionId, 'publish')).body.value).toMatchObject({
      state: 'published',
      revision: revision + 1,
    })
    const change = (fields: object) =>
      server.console('PUT', `/staff/promotions/${promotionId}`, {
        cookie,
        body: { ...promotionTerms(server), revision: revision + 1, ...fields },
      })
    expect((await change({ reward: '1.00' })).body).toMatchObject({
      value: { errors: [{ field: 'reward', key: 'validation.promised' }] },
    })
    expect((await change({ budget: '2000000.00' })).body.value).toMatchObject({ budget: '2000000.00' })
    expect((await change({ budget: '3000000.00' })).status).toBe(409)
    expect((await call(cookie, promotionId, 'withdraw')).body.value).toMatchObject({ state: 'withdrawn', allowed: [] })
    expect(await auditOf(server, promotionId)).toEqual([
      'promotion.added',
      'promotion.published',
      'promotion.changed',
      'promotion.withdrawn',
    ])
  })

  test.each([
    [{ texts: { vi: { title: 'T', content: '<p>C</p>' }, en: { title: ' ', content: '<p>C</p>' } } }, 'texts.en.title'],
    [
      { texts: { vi: { title: 'T', content: '<p> </p>' }, en: { title: 'T', content: '<p>C</p>' } } },
      'texts.vi.content',
    ],
    [{ startsAt: '' }, 'startsAt'],
    [{ endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
    [{ reward: '0.00' }, 'reward'],
    [{ budget: '10.00' }, 'budget'],
    [{ goal: 'bet' }, 'goalAmount'],
    [{ tryCountMax: 6 }, 'tryCountMax'],
    [{ claimDays: 0 }, 'claimDays'],
  ])('one that cannot be (%#) is refused at its field', async (fields, field) => {
    const { cookie } = await signInStaff(server, 'content')
    expect((await add(cookie, fields)).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  })

  test('nobody but content and the owner writes', async () => {
    expect((await add(undefined)).status).toBe(401)
    for (const role of ['finance', 'support', 'readonly'] as const)
      expect((await add((await signInStaff(server, role)).cookie)).status).toBe(403)
    const { cookie } = await signInStaff(server, 'content')
    expect((await call(cookie, 'prm_none', 'publish')).status).toBe(404)
    const ended = await add(cookie, { startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2020-02-01T00:00:00.000Z' })
    expect((await call(cookie, ended.body.value.promotionId, 'publish')).body.code).toBe('VALIDATION')
  })
})
