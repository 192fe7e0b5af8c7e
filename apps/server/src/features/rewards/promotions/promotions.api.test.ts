import { afterEach, describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { joinPromotion, promotionTerms, publishPromotion, requestReward } from '../../../../test/promotions.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { receipt, sendReceipt, upload } from '../../../../test/uploads.ts'

const server = testServer()

afterEach(async () => {
  await server.db.updateTable('promotions').set({ state: 'withdrawn' }).execute()
  expect(await brokenInvariants(server)).toEqual([])
})

const list = async (token?: string, query: Record<string, string> = {}, language = 'en') =>
  (await server.portal('GET', '/wps/relay/MCSFE_promotionList', { token, query, headers: { language } })).body.value
const statusFor = async (token: string | undefined, promotionId: string) =>
  (await list(token)).list.find((one: { promotionId: string }) => one.promotionId === promotionId)
const decide = (cookie: string | undefined, body: object) =>
  server.console('POST', '/staff/applications/decide', { cookie, body })
const applications = async (cookie: string, query: Record<string, string> = {}) =>
  (await server.console('GET', '/staff/applications', { cookie, query })).body.value
const own = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCSFE_activityApplications', { token })).body.value

/** A member who applied with one picture. */
async function applied(cookie: string, fields: object = {}) {
  const promotionId = await publishPromotion(server, cookie, { needsProof: true, ...fields })
  const member = await registerMember(server)
  await joinPromotion(server, member.token, promotionId)
  const images = [await sendReceipt(server, member.token, undefined, 'activity')]
  const asked = await requestReward(server, member.token, { promotionId, comment: '  Của tôi  ', images })
  return { promotionId, member, images, applicationId: asked.body.value.applicationId as string }
}

describe('what players see', () => {
  test('[R1.28] [R2.6.24] a visitor reads what runs, by type, in the language of the page, and nothing that is a draft', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const draft = await server.console('POST', '/staff/promotions', { cookie, body: promotionTerms(server) })
    const sports = await publishPromotion(server, cookie, { promotionType: 'sports' })
    const newbie = await publishPromotion(server, cookie, { promotionType: 'newbie' })
    const ids = async (query: Record<string, string>) =>
      (await list(undefined, query)).list.map((one: { promotionId: string }) => one.promotionId)
    expect(new Set(await ids({}))).toEqual(new Set([sports, newbie]))
    expect(await ids({ promotionType: 'sports' })).toEqual([sports])
    expect(await ids({ promotionType: 'fish' })).toEqual([])
    expect((await list(undefined, { promotionType: 'sports' }, 'vi')).list[0]).toMatchObject({
      title: 'Thưởng thử',
      content: '<p>Nội dung</p>',
      reward: '50000.00',
      status: 'join',
    })
    expect(await statusFor(undefined, draft.body.value.promotionId)).toBeUndefined()
    expect(
      (await server.portal('GET', '/wps/relay/MCSFE_promotionList', { query: { promotionType: 'x' } })).body,
    ).toMatchObject({
      code: 'VALIDATION',
    })
  })

  test('[R4.12.09] [R4.12.10] it opens and closes by the clock alone', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const nowMs = server.clock.now().getTime()
    const startsAt = new Date(nowMs + 60_000).toISOString()
    const endsAt = new Date(nowMs + 120_000).toISOString()
    const member = await registerMember(server)
    const promotionId = await publishPromotion(server, cookie, { startsAt, endsAt })
    expect(await statusFor(member.token, promotionId)).toMatchObject({ status: 'coming_soon' })
    expect((await joinPromotion(server, member.token, promotionId)).status).toBe(409)
    server.clock.advance(60_000)
    expect(await statusFor(member.token, promotionId)).toMatchObject({ status: 'join' })
    server.clock.advance(60_000)
    expect(await statusFor(member.token, promotionId)).toMatchObject({ status: 'close' })
    expect((await joinPromotion(server, member.token, promotionId)).status).toBe(409)
  })

  test('what is written as HTML is shown without anything that could run', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const text = { title: 'T', content: '<p onclick="x()">a<script>b</script><a href="javascript:c">d</a></p>' }
    const promotionId = await publishPromotion(server, cookie, { texts: { vi: text, en: text } })
    expect(await statusFor(undefined, promotionId)).toMatchObject({ content: '<p>ad</p>' })
  })
})

describe('taking part', () => {
  test('[R7.5.04] [R4.12.06] [R4.12.07] is joined once; trials and visitors are told to sign in', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const promotionId = await publishPromotion(server, cookie, { goal: 'deposit', goalAmount: '100000.00' })
    const member = await registerMember(server)
    expect((await joinPromotion(server, undefined, promotionId)).status).toBe(401)
    expect((await joinPromotion(server, (await openTrial(server)).token, promotionId)).status).toBe(403)
    expect((await joinPromotion(server, member.token, 'prm_none')).status).toBe(404)
    expect((await joinPromotion(server, member.token, promotionId)).body.value).toEqual({
      promotionId,
      status: 'joined',
    })
    expect((await joinPromotion(server, member.token, promotionId)).status).toBe(409)
    expect(await auditOf(server, promotionId)).toContain('promotion.joined')
  })

  test('[R4.12.05] [R4.12.08] [R7.5.05] deposits from joining on count; the reward is asked for once, at the goal and not before', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const promotionId = await publishPromotion(server, cookie, { goal: 'deposit', goalAmount: '300000.00' })
    const { token } = await memberWithBalance(server, '500000.00')
    server.clock.advance(1_000)
    await joinPromotion(server, token, promotionId)
    expect(await statusFor(token, promotionId)).toMatchObject({ status: 'joined', doneAmount: '0.00' })
    expect((await requestReward(server, token, { promotionId })).status).toBe(409)
    await askDeposit(server, token, '200000.00')
    expect(await statusFor(token, promotionId)).toMatchObject({ status: 'process', doneAmount: '200000.00' })
    await askDeposit(server, token, '200000.00')
    expect(await statusFor(token, promotionId)).toMatchObject({ status: 'claim', doneAmount: '300000.00' })
    const asked = await requestReward(server, token, { promotionId })
    expect(asked.body.value).toMatchObject({ status: 'issued' })
    expect((await requestReward(server, token, { promotionId })).status).toBe(409)
    expect(await statusFor(token, promotionId)).toMatchObject({ status: 'issued' })
    expect(await auditOf(server, asked.body.value.applicationId)).toEqual(['promotion.reward-given'])
  })

  test('[R5.64] [R9.09] [R5.67] a comment of 140 characters and three pictures fit; one more of either does not', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const promotionId = await publishPromotion(server, cookie, { needsProof: true })
    const { token } = await registerMember(server)
    await joinPromotion(server, token, promotionId)
    const images = await Promise.all([1, 2, 3, 4].map(() => sendReceipt(server, token, undefined, 'activity')))
    const three = images.slice(0, 3)
    const tooLong = await requestReward(server, token, { promotionId, comment: '😀'.repeat(141), images: three })
    expect(tooLong.body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'comment', args: { max: 140 } }] },
    })
    expect((await requestReward(server, token, { promotionId, images })).body).toMatchObject({ code: 'VALIDATION' })
    expect((await requestReward(server, token, { promotionId, images: [] })).body).toMatchObject({
      value: { errors: [{ field: 'images', key: 'validation.required' }] },
    })
    const done = await requestReward(server, token, { promotionId, comment: '😀'.repeat(140), images: three })
    expect(done.body.value).toMatchObject({ status: 'applying' })
  })

  test('[R5.65] [R5.66] [R9.10] pictures are png or jpg of at most 5 MB, and the member’s own', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const promotionId = await publishPromotion(server, cookie, { needsProof: true })
    const { token } = await registerMember(server)
    await joinPromotion(server, token, promotionId)
    const activity = { purpose: 'activity' }
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
    expect((await upload(server, token, gif, { ...activity, name: 'a.gif', type: 'image/gif' })).status).toBe(415)
    expect(
      (await upload(server, token, Buffer.from('text'), { ...activity, name: 'a.png', type: 'image/png' })).status,
    ).toBeGreaterThanOrEqual(400)
    const whole = Buffer.concat([await receipt(), Buffer.alloc(5 * 1024 * 1024)])
    expect((await upload(server, token, whole, activity)).status).toBe(413)
    const other = await registerMember(server)
    const foreign = await sendReceipt(server, other.token, undefined, 'activity')
    const elsewhere = await sendReceipt(server, token, undefined, 'deposit')
    for (const image of [foreign, elsewhere, 'upl_none'])
      expect((await requestReward(server, token, { promotionId, images: [image] })).body.code).toBe('VALIDATION')
    const exact = Buffer.concat([await receipt(), Buffer.alloc(5 * 1024 * 1024)]).subarray(0, 5 * 1024 * 1024)
    expect((await upload(server, token, exact, activity)).body.success).toBe(true)
  })
})

describe('applications', () => {
  test('[R1.13] [R3.184] [R3.185] [R4.12.01] one with proof waits; staff see comment and pictures, oldest first', async () => {
    const { cookie } = await signInStaff(server, 'owner')
    const { promotionId, member, images, applicationId } = await applied(cookie)
    expect(await statusFor(member.token, promotionId)).toMatchObject({ status: 'applying' })
    expect((await own(member.token)).list[0]).toMatchObject({
      applicationId,
      comment: 'Của tôi',
      images,
      status: 'applying',
    })
    expect((await applications(cookie, { state: 'applying', query: member.account })).list).toMatchObject([
      {
        applicationId,
        promotionId,
        title: 'Test bonus',
        account: member.account,
        comment: 'Của tôi',
        proofs: [{ fileId: images[0] }],
        tryNumber: 1,
      },
    ])
    const support = await signInStaff(server, 'support')
    const picture = (session: string) => server.console('GET', `/staff/uploads/${images[0]}`, { cookie: session })
    expect((await picture(support.cookie)).status).toBe(200)
    expect((await picture((await signInStaff(server, 'risk')).cookie)).status).toBe(404)
  })

  test('[R4.12.02] a no tells its reason; another try is allowed as often as the promotion says', async () => {
    const { cookie } = await signInStaff(server, 'owner')
    const { promotionId, member, applicationId } = await applied(cookie)
    expect((await decide(cookie, { applicationIds: [applicationId], decision: 'reject' })).body.code).toBe('VALIDATION')
    const no = { applicationIds: [applicationId], decision: 'reject', reason: 'Blurred' }
    expect((await decide(cookie, no)).body.value).toEqual({ decided: [applicationId], refused: [] })
    expect((await decide(cookie, no)).body.value).toEqual({
      decided: [],
      refused: [{ applicationId, code: 'STATE_CONFLICT' }],
    })
    expect(await statusFor(member.token, promotionId)).toMatchObject({
      status: 'rejected',
      reason: 'Blurred',
      canRetry: true,
    })
    expect(await auditOf(server, applicationId)).toEqual(['promotion.applied', 'application.rejected'])
    const images = [await sendReceipt(server, member.token, undefined, 'activity')]
    const again = await requestReward(server, member.token, { promotionId, images })
    await decide(cookie, { ...no, applicationIds: [again.body.value.applicationId] })
    expect(await statusFor(member.token, promotionId)).toMatchObject({ status: 'rejected', canRetry: false })
    expect((await requestReward(server, member.token, { promotionId, images })).status).toBe(409)
  })

  test('[R4.12.03] [R2.6.29] several are decided at once; a yes gives the reward, out of the budget and never above it', async () => {
    const { cookie } = await signInStaff(server, 'owner')
    const first = await applied(cookie, { budget: '100000.00' })
    const more = []
    for (let i = 0; i < 2; i += 1) {
      const { token } = await registerMember(server)
      await joinPromotion(server, token, first.promotionId)
      const images = [await sendReceipt(server, token, undefined, 'activity')]
      more.push(
        (await requestReward(server, token, { promotionId: first.promotionId, images })).body.value.applicationId,
      )
    }
    const applicationIds = [first.applicationId, ...more]
    const { body } = await decide(cookie, { applicationIds, decision: 'approve' })
    expect(body.value).toEqual({
      decided: applicationIds.slice(0, 2),
      refused: [{ applicationId: more[1], code: 'LIMIT' }],
    })
    expect(await statusFor(first.member.token, first.promotionId)).toMatchObject({ status: 'issued' })
    const { list: shown } = (
      await server.console('GET', '/staff/promotions', { cookie, query: { promotionId: first.promotionId } })
    ).body.value
    expect(shown[0]).toMatchObject({ awarded: '100000.00', joinedCount: 3, awardedCount: 2, waitingCount: 1 })
  })

  test('whoever may not decide does not, and whoever may not look sees nothing', async () => {
    const owner = await signInStaff(server, 'owner')
    const { applicationId } = await applied(owner.cookie)
    const yes = { applicationIds: [applicationId], decision: 'approve' }
    expect((await decide(undefined, yes)).status).toBe(401)
    for (const role of ['content', 'readonly', 'risk'] as const)
      expect((await decide((await signInStaff(server, role)).cookie, yes)).status).toBe(403)
    const risk = await signInStaff(server, 'risk')
    for (const path of ['/staff/promotions', '/staff/applications'])
      expect((await server.console('GET', path, { cookie: risk.cookie })).status).toBe(403)
    expect((await decide((await signInStaff(server, 'support')).cookie, yes)).body.value.decided).toEqual([
      applicationId,
    ])
  })
})
