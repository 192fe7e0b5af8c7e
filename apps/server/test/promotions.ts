import type { PromotionTerms } from '@fairground/contract'
import { sayYesToWaiting } from './second-yes.ts'
import type { TestServer } from './test-server.ts'

const hourMs = 3_600_000

/** What staff write, open from an hour ago to tomorrow. */
export const promotionTerms = (server: TestServer, fields: Partial<PromotionTerms> = {}): PromotionTerms => {
  const nowMs = server.clock.now().getTime()
  return {
    promotionType: 'others',
    texts: {
      vi: { title: 'Thưởng thử', content: '<p>Nội dung</p>' },
      en: { title: 'Test bonus', content: '<p>Content</p>' },
    },
    startsAt: new Date(nowMs - hourMs).toISOString(),
    endsAt: new Date(nowMs + 24 * hourMs).toISOString(),
    reward: '50000.00',
    budget: '1000000.00',
    goal: 'none',
    goalAmount: '0.00',
    needsProof: false,
    tryCountMax: 2,
    claimDays: 7,
    ...fields,
  }
}

/** Id of a promotion that players see. */
export async function publishPromotion(
  server: TestServer,
  cookie: string,
  fields: Partial<PromotionTerms> = {},
): Promise<string> {
  const added = await server.console('POST', '/staff/promotions', { cookie, body: promotionTerms(server, fields) })
  const { promotionId } = added.body.value
  const published = await server.console('POST', `/staff/promotions/${promotionId}/publish`, { cookie, body: {} })
  if (published.body.value?.wish) await sayYesToWaiting(server, promotionId)
  return promotionId
}

export const joinPromotion = (server: TestServer, token: string | undefined, promotionId: string) =>
  server.portal('POST', '/wps/relay/MCSFE_signUpPromotionJoin', { token, body: { promotionId } })

export const requestReward = (server: TestServer, token: string | undefined, body: object) =>
  server.portal('POST', '/wps/relay/MCSFE_signUpRequestReward', { token, body })

/** Id of a reward that waits to be claimed, of a new promotion. */
export async function giveReward(server: TestServer, cookie: string, token: string): Promise<string> {
  const promotionId = await publishPromotion(server, cookie)
  await joinPromotion(server, token, promotionId)
  await requestReward(server, token, { promotionId })
  const rewards = await server.portal('GET', '/wps/relay/MCSFE_rewardList', { token })
  return rewards.body.value.list[0].rewardId
}
