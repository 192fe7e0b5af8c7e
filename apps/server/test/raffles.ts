import { randomUUID } from 'node:crypto'
import type { RafflePrizeTerms, RaffleTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { sayYesToWaiting } from './second-yes.ts'
import type { TestServer } from './test-server.ts'

const hourMs = 3_600_000

const everywhere = <Value>(value: Value) => Object.fromEntries(languages.map((language) => [language, value]))

export const prize = (amount: string, fields: Partial<RafflePrizeTerms> = {}): RafflePrizeTerms => ({
  names: everywhere(`Prize ${amount}`),
  amount,
  weight: 1,
  stock: 1_000,
  ...fields,
})

/** What staff write, open since an hour ago. */
export const raffleTerms = (server: TestServer, fields: Partial<RaffleTerms> = {}): RaffleTerms => {
  const nowMs = server.clock.now().getTime()
  const prizes = fields.prizes ?? [prize('10000.00'), prize('20000.00')]
  const budget = prizes.reduce((sum, { amount, stock }) => sum + Number(amount) * stock, 0)
  return {
    kind: 'wheel',
    texts: everywhere({ title: 'Wheel', content: '<p>Turn it</p>' }),
    startsAt: new Date(nowMs - hourMs).toISOString(),
    endsAt: new Date(nowMs + 24 * hourMs).toISOString(),
    audience: 'all',
    audienceDays: 0,
    audienceAccounts: [],
    chanceRule: 'free',
    chanceCycle: 'once',
    chanceStep: '0.00',
    chanceCountMax: 1,
    // Where a test says nothing of it, one may have all.
    memberMax: (budget || 20_000).toFixed(2),
    isPopup: true,
    prizes,
    ...fields,
  }
}

/** Id of one that players see. */
export async function publishRaffle(
  server: TestServer,
  cookie: string,
  fields: Partial<RaffleTerms> = {},
): Promise<string> {
  const added = await server.console('POST', '/staff/raffles', { cookie, body: raffleTerms(server, fields) })
  const { raffleId } = added.body.value
  const published = await server.console('POST', `/staff/raffles/${raffleId}/publish`, { cookie, body: {} })
  if (published.body.value?.wish) await sayYesToWaiting(server, raffleId)
  return raffleId
}

export const drawOf = (
  server: TestServer,
  token: string | undefined,
  promotionId: string,
  requestId: string = randomUUID(),
) => server.portal('POST', '/wps/relay/MCS2_claimRafflePromotion', { token, body: { promotionId, requestId } })

export const raffleOf = async (server: TestServer, token: string, kind = 'wheel') =>
  (await server.portal('GET', '/wps/relay/MCS2_getRaffle', { token, query: { kind } })).body.value
