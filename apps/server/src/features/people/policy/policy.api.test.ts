import { policyProfiles } from '@fairground/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { logIn, memberPassword, registerMember, registration } from '../../../../test/members.ts'
import { payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { followPolicy } from '../../../../test/policy.ts'
import { promotionTerms } from '../../../../test/promotions.ts'
import { setSite } from '../../../../test/site.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { remindOfLimits, savePlayLimits } from '../protection/index.ts'

const server = testServer()
const hourMs = 3_600_000
const read = async (cookie: string) => (await server.console('GET', '/staff/site/policy', { cookie })).body.value
const protection = async (token: string) => (await server.portal('GET', '/wps/member/limits', { token })).body.value
const put = (token: string, body: object) => server.portal('PUT', '/wps/member/limits', { token, body })
const post = (token: string, path: string, body: object = {}) => server.portal('POST', path, { token, body })

describe('the choice of a profile', () => {
  test('one person asks, another says yes, and from then on it holds and is shown with its keys', async () => {
    const [one, other] = [await signInStaff(server, 'owner'), await signInStaff(server, 'owner')]
    const body = { profile: 'MGA', reason: 'Our licence is of Malta' }
    const asked = await server.console('POST', '/staff/site/policy', { cookie: one.cookie, body })
    expect(asked.body.value).toMatchObject({ profile: 'VN-default', wish: { profile: 'MGA' } })
    const { wishId } = asked.body.value.wish
    const decide = (cookie: string) =>
      server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body: { isApproved: true } })
    expect((await decide(one.cookie)).body.code).toBe('FOUR_EYES')
    expect((await read(one.cookie)).profile).toBe('VN-default')
    expect((await decide(other.cookie)).body.success).toBe(true)
    const now = await read(other.cookie)
    expect(now).toMatchObject({ profile: 'MGA', chosen: 'MGA' })
    expect(now.rules).toHaveLength(3)
    expect(now.rules[2]).toMatchObject({ profile: 'MGA', values: { reopenWaitHours: 168 } })
    const again = await server.console('POST', '/staff/site/policy', { cookie: one.cookie, body })
    expect(again.body.code).toBe('STATE_CONFLICT')
    const support = await signInStaff(server, 'support')
    expect((await server.console('POST', '/staff/site/policy', { cookie: support.cookie, body })).status).toBe(403)
  })

  test('a profile that nobody knows has the rules of STRICT', async () => {
    await followPolicy(server, 'XX')
    const { cookie } = await signInStaff(server, 'owner')
    const { chosen, profile } = await read(cookie)
    expect({ chosen, profile }).toEqual({ chosen: 'XX', profile: 'STRICT' })
  })
})

describe.each([...policyProfiles])('under %s', (profile) => {
  const rulesOf = async () => {
    const { cookie } = await signInStaff(server, 'owner')
    const { rules } = await read(cookie)
    return rules.find((one: { profile: string }) => one.profile === profile).values
  }
  beforeEach(() => followPolicy(server, profile))
  afterEach(() => followPolicy(server, 'VN-default'))

  test('[R-24] [R-25] [R-26] lower holds at once, higher after the wait of the profile and a second yes', async () => {
    const { raiseWaitHours } = await rulesOf()
    const { account, token } = await registerMember(server)
    const place = { kind: 'loss', period: 'week' }
    const max = async (by: string) =>
      (await protection(by)).limits.find((one: typeof place) => one.kind === 'loss' && one.period === 'week').max
    await put(token, { ...place, max: '500.00' })
    await put(token, { ...place, max: '800.00' })
    expect(await max(token)).toBe('500.00')
    server.clock.advance(raiseWaitHours * hourMs - 60_000)
    const later = (await logIn(server, account, memberPassword)).body.value.token
    expect((await post(later, '/wps/member/limits/confirm', place)).body.code).toBe('STATE_CONFLICT')
    server.clock.advance(60_000)
    expect((await post(later, '/wps/member/limits/confirm', place)).body.success).toBe(true)
    expect(await max(later)).toBe('800.00')
    await put(later, { ...place, max: null })
    await put(later, { ...place, max: '400.00' })
    expect(await max(later)).toBe('400.00')
  })

  test('[R-29] [R-30] only the breaks and exclusions of the profile can be taken', async () => {
    const { breakLengths, exclusionLengths } = await rulesOf()
    for (const length of ['15m', '1h', '24h', '7d', '30d', '2M', '3M']) {
      const { token } = await registerMember(server)
      const { body } = await post(token, '/wps/member/limits/break', { length })
      expect(body.success, length).toBe(breakLengths.includes(length))
    }
    for (const length of ['6M', 'forever']) {
      const { token } = await registerMember(server)
      const { body } = await post(token, '/wps/member/selfExclusion', { length })
      expect(body.success, length).toBe(exclusionLengths.includes(length))
    }
  })

  test('[R-34] an exclusion opens only when it is asked for, and after the wait of the profile', async () => {
    const { reopenWaitHours } = await rulesOf()
    const { account, token } = await registerMember(server)
    await post(token, '/wps/member/selfExclusion', { length: '6M' })
    server.clock.advance(185 * 24 * hourMs)
    const enter = async () => (await logIn(server, account, memberPassword)).body.value.token
    await post(await enter(), '/wps/member/selfExclusion/end')
    server.clock.advance(reopenWaitHours * hourMs - 60_000)
    expect((await protection(await enter())).break.kind).toBe('exclusion')
    server.clock.advance(60_000)
    expect((await protection(await enter())).break).toBeUndefined()
  })

  test('[R-36] who chose no reality check has that of the profile, and is without one only where it may be', async () => {
    const { realityDefaultMinutes, realityMayBeOff } = await rulesOf()
    const { token } = await registerMember(server)
    expect((await protection(token)).realityMinutes).toBe(realityDefaultMinutes)
    const set = (minutes: number | null) =>
      server.portal('PUT', '/wps/member/limits/reality', { token, body: { minutes } })
    expect((await set(30)).body.value.realityMinutes).toBe(30)
    const off = (await set(null)).body
    expect(off.success).toBe(realityMayBeOff)
    expect((await protection(token)).realityMinutes).toBe(realityMayBeOff ? null : 30)
  })

  test('[R-03] one day short of the age of the profile is refused, the birthday itself is accepted', async () => {
    const { ageMin } = await rulesOf()
    await setSite(server, 'registrationFields', { birthday: { enabled: true, required: true } })
    const today = new Date(server.clock.now().getTime() + 7 * hourMs)
    const bornOn = (daysLater: number) => {
      const day = new Date(
        Date.UTC(today.getUTCFullYear() - ageMin, today.getUTCMonth(), today.getUTCDate() + daysLater),
      )
      return day.toISOString().slice(0, 10)
    }
    const register = (birthday: string) =>
      server.portal('PUT', '/wps/member/register', { body: registration({ birthday }) })
    expect((await register(bornOn(1))).body).toMatchObject({ value: { errors: [{ field: 'birthday' }] } })
    expect((await register(bornOn(0))).body.success).toBe(true)
    await server.db.deleteFrom('site_settings').where('key', '=', 'registrationFields').execute()
  })

  test('[R-11] so many wrong passwords lock a name for five minutes', async () => {
    const { loginTriesMax } = await rulesOf()
    const { account } = await registerMember(server)
    for (let i = 1; i < loginTriesMax; i += 1) await logIn(server, account, `wrong-${i}-password`)
    expect((await logIn(server, account, memberPassword)).body.success).toBe(true)
    for (let i = 0; i < loginTriesMax; i += 1)
      expect((await logIn(server, account, `wrong-${i}-password`)).body.code).toBe('BAD_CREDENTIALS')
    expect((await logIn(server, account, memberPassword)).body.code).toBe('TOO_MANY_REQUESTS')
    server.clock.advance(5 * 60_000)
    expect((await logIn(server, account, memberPassword)).body.success).toBe(true)
  })

  test('[R-12] a session that is idle for the time of the profile is over, for its games too', async () => {
    const { idleMinutes } = await rulesOf()
    const { token } = await registerMember(server)
    server.clock.advance((idleMinutes - 1) * 60_000)
    expect((await server.portal('GET', '/wps/member/limits', { token })).status).toBe(200)
    server.clock.advance(idleMinutes * 60_000)
    expect((await server.portal('GET', '/wps/member/limits', { token })).body.code).toBe('NOT_LOGGED_IN')
  })

  test('[R-28] a player is reminded of his limits once in the months of the profile, and never without any', async () => {
    const { limitReviewMonths } = await rulesOf()
    const [limited, free, stopped] = [
      await registerMember(server),
      await registerMember(server),
      await registerMember(server),
    ]
    for (const { token } of [limited, stopped]) await put(token, { kind: 'loss', period: 'week', max: '500.00' })
    await transact(server.db, (tx) =>
      savePlayLimits(tx, stopped.memberId, { excluded_until: new Date('9999-01-01T00:00:00Z') }),
    )
    const messagesOf = async ({ memberId }: { memberId: string }) =>
      (
        await server.db
          .selectFrom('inbox_messages')
          .select('id')
          .where('member_id', '=', memberId)
          .where('template', '=', 'care.review')
          .execute()
      ).length
    server.clock.advance((limitReviewMonths * 30 - 3) * 24 * hourMs)
    await remindOfLimits(server.context)
    expect(await messagesOf(limited)).toBe(0)
    server.clock.advance(8 * 24 * hourMs)
    await Promise.all([remindOfLimits(server.context), remindOfLimits(server.context)])
    expect(await Promise.all([limited, free, stopped].map(messagesOf))).toEqual([1, 0, 0])
  })

  test('[R-42] what is asked of a gift is bounded, and a promotion beyond it is not published', async () => {
    const { giftTurnoverPercentMax: max } = await rulesOf()
    const { cookie } = await signInStaff(server, 'owner')
    const settings = { deposit: 100, bonus: 2_000, rebate: 100, cashBack: 100, points: 100, freeRounds: 100 }
    const refusal = { code: 'LIMIT', value: { limit: { kind: 'giftTurnover', bound: String(max) } } }
    const asked = await server.console('PUT', '/staff/site/turnover', { cookie, body: settings })
    if (max === null) expect(asked.body.success).toBe(true)
    else expect(asked.body).toMatchObject(refusal)
    // As if it had been set before this profile was chosen.
    await setSite(server, 'turnover', settings)
    const { promotionId } = (
      await server.console('POST', '/staff/promotions', { cookie, body: promotionTerms(server) })
    ).body.value
    const published = await server.console('POST', `/staff/promotions/${promotionId}/publish`, { cookie, body: {} })
    if (max === null) expect(published.body.success).toBe(true)
    else expect(published.body).toMatchObject(refusal)
    const { memberId } = await registerMember(server)
    const gift = {
      memberId,
      currency: 'VND',
      kind: 'bonus',
      reference: `gift-${profile}`,
      amountMinor: 10_000n,
    } as const
    await transact(server.db, (tx) => demandTurnover(tx, { ...gift, at: server.clock.now() }))
    const { required_minor } = await server.db
      .selectFrom('turnover_demands')
      .select('required_minor')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(required_minor).toBe(String((10_000 * Math.min(2_000, max ?? 2_000)) / 100))
    const none = Object.fromEntries(Object.keys(settings).map((kind) => [kind, 0]))
    await setSite(server, 'turnover', none)
  })

  test('[R-39] a withdrawal is taken back only where the profile lets it be', async () => {
    await followPolicy(server, 'VN-default')
    const payee = await payeeWithBalance(server)
    const withdrawalId = await submitWithdrawal(server, payee, '100000.00')
    await followPolicy(server, profile)
    const { withdrawalMayBeCancelled } = await rulesOf()
    const { body } = await post(payee.token, '/wps/relay/MCS2_withdrawCancel', { withdrawalId })
    expect(body.code).toBe(withdrawalMayBeCancelled ? 'SUCCESS' : 'FEATURE_OFF')
  })
})
