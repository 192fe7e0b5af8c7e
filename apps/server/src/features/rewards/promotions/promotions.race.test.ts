import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { brokenInvariants } from '../../../../test/money.ts'
import { joinPromotion, publishPromotion, requestReward } from '../../../../test/promotions.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { sendReceipt } from '../../../../test/uploads.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

test('six members ask for the last three rewards of a budget at once: three get one', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const promotionId = await publishPromotion(server, cookie, { reward: '50000.00', budget: '150000.00' })
  const members = await Promise.all(Array.from({ length: 6 }, () => registerMember(server)))
  await Promise.all(members.map(({ token }) => joinPromotion(server, token, promotionId)))
  const answers = await Promise.all(members.map(({ token }) => requestReward(server, token, { promotionId })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
  const { awarded_minor } = await server.db
    .selectFrom('promotions')
    .select('awarded_minor')
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow()
  expect(awarded_minor).toBe('15000000')
  const rewards = await server.db.selectFrom('rewards').select('id').where('source_id', '=', promotionId).execute()
  expect(rewards).toHaveLength(3)
})

test('ten requests of one member at once: one reward', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const promotionId = await publishPromotion(server, cookie)
  const { token } = await registerMember(server)
  const joins = await Promise.all(Array.from({ length: 10 }, () => joinPromotion(server, token, promotionId)))
  expect(joins.filter(({ body }) => body.success)).toHaveLength(1)
  const answers = await Promise.all(Array.from({ length: 10 }, () => requestReward(server, token, { promotionId })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('two people decide at once: one decides, and the member gets one reward', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const promotionId = await publishPromotion(server, cookie)
  const { token } = await registerMember(server)
  await joinPromotion(server, token, promotionId)
  await server.db.updateTable('promotions').set({ needs_proof: true }).where('id', '=', promotionId).execute()
  const images = [await sendReceipt(server, token, undefined, 'activity')]
  const { applicationId } = (await requestReward(server, token, { promotionId, images })).body.value
  const decide = (decision: string) =>
    server.console('POST', '/staff/applications/decide', {
      cookie,
      body: { applicationIds: [applicationId], decision, reason: 'Checked' },
    })
  const answers = await Promise.all(['approve', 'reject', 'approve', 'reject'].map(decide))
  expect(answers.flatMap(({ body }) => body.value.decided)).toEqual([applicationId])
})
