import { expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../test/members.ts'
import { testServer } from '../../../test/test-server.ts'

const server = testServer()
const referral = (token: string | undefined, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/MCS2_referral', { ...(token && { token }), query })

test('[R2.6.11] [R3.018] [R5.08] a member passes on a code and an address; who registers with it is listed, newest first', async () => {
  const inviter = await registerMember(server)
  const before = (await referral(inviter.token)).body.value
  expect(before).toMatchObject({ invited: 0, list: [] })
  expect(before.url).toBe(`${server.context.config.portalUrl}/register?referralCode=${before.referralCode}`)
  const first = await registerMember(server, { referralCode: before.referralCode })
  const second = await registerMember(server, { referralCode: before.referralCode.toLowerCase() })
  const other = await registerMember(server)
  const { value } = (await referral(inviter.token)).body
  expect(value).toMatchObject({ invited: 2, total: 2 })
  expect(value.list.map(({ account }: { account: string }) => account)).toEqual([second.account, first.account])
  expect((await referral(inviter.token, { pageSize: '1', pageNo: '2' })).body.value.list).toMatchObject([
    { account: first.account },
  ])
  expect((await referral(other.token)).body.value.invited).toBe(0)
})

test('a trial account and a stranger have no code to pass on', async () => {
  expect((await referral((await openTrial(server)).token)).body.code).toBe('TRIAL_FORBIDDEN')
  expect((await referral(undefined)).status).toBe(401)
})
