import { describe, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { joinPromotion, publishPromotion, requestReward } from '../../../../test/promotions.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

describe('one person', () => {
  const at = (memberId: string, ip: string) =>
    server.pool.query('update sessions set ip = $2 where member_id = $1', [memberId, ip])
  const ask = async (token: string, promotionId: string) => {
    await joinPromotion(server, token, promotionId)
    return (await requestReward(server, token, { promotionId })).body
  }

  test('gets a gift for coming once, whatever accounts he has at his address', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const promotionId = await publishPromotion(server, cookie)
    const [first, second, neighbour] = [
      await registerMember(server),
      await registerMember(server),
      await registerMember(server),
    ]
    await at(first.memberId, '2001:db8:1:2::5')
    await at(second.memberId, '2001:db8:1:2:ffff::9')
    await at(neighbour.memberId, '2001:db8:1:3::5')
    expect((await ask(first.token, promotionId)).success).toBe(true)
    expect(await ask(second.token, promotionId)).toMatchObject({
      code: 'LIMIT',
      value: { limit: { kind: 'onePerPerson', bound: '1' } },
    })
    expect((await ask(neighbour.token, promotionId)).success).toBe(true)
  })

  test('is who shares a browser or a payout account, removed ones too', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const promotionId = await publishPromotion(server, cookie)
    const someone = () => registerMember(server)
    const [first, byBrowser, byCard] = [await someone(), await someone(), await someone()] as const
    for (const { memberId } of [first, byBrowser])
      await server.pool.query(
        "insert into trusted_devices values (decode(repeat('ab', 32), 'hex'), $1, now(), now() + interval '1 day')",
        [memberId],
      )
    for (const [index, { memberId }] of [first, byCard].entries())
      await server.pool.query(
        `insert into payout_accounts (id, member_id, bank_code, account_name_sealed, account_no_sealed, account_no_hash, account_no_last4,
           created_at, usable_at, removed_at) values ($1, $2, 'SEN', 'x', 'x', decode(repeat('cd', 32), 'hex'), '1234', now(), now(), now())`,
        [`card-${index}`, memberId],
      )
    expect((await ask(first.token, promotionId)).success).toBe(true)
    for (const { token } of [byBrowser, byCard]) expect((await ask(token, promotionId)).code).toBe('LIMIT')
  })
})
