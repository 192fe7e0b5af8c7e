import { randomBytes } from 'node:crypto'
import { checkRaffle, type RaffleTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { campaignChanges, campaignTexts, newCampaign } from '../rewards/index.ts'
import { change, costsOf, type Raffle, type Terms } from './raffle.ts'
import { getCounted, lockRaffle, saveRaffle } from './raffle-store.ts'

const raffles = campaignChanges<Raffle, RaffleTerms>({
  word: 'raffle',
  lock: lockRaffle,
  find: async (reader, id) => (await getCounted(reader, id)).raffle,
  save: saveRaffle,
  budgetOf: (raffle) => costsOf(raffle).budgetMinor,
  detailOf: (raffle) => ({
    ...{ budgetMinor: String(costsOf(raffle).budgetMinor), memberMaxMinor: String(raffle.memberMaxMinor) },
  }),
  apply: (before, input, app) => {
    const terms = termsOf(input, app.config.currency)
    return terms.ok ? change(before, terms.value, () => newId('rfp', app.clock.now().getTime())) : terms
  },
})

/** Publishing shows it to players from its start on; once it is withdrawn, nobody draws any more. */
export const { kind: raffleKind, publish: publishRaffle, withdraw: withdrawRaffle } = raffles

/** Writes a new raffle, which nobody sees before it is published. Refusal: VALIDATION. */
export async function addRaffle(call: Call, staff: StaffSession, input: RaffleTerms): Promise<Outcome<string>> {
  const { clock, config } = call.app
  const terms = termsOf(input, config.currency)
  if (!terms.ok) return terms
  const now = clock.now()
  const raffle: Raffle = {
    ...terms.value,
    ...newCampaign(call, staff, 'rfl'),
    seedSecret: randomBytes(32).toString('hex'),
    prizes: terms.value.prizes.map((prize) => ({ ...prize, id: newId('rfp', now.getTime()), given: 0 })),
  }
  return raffles.add(call, staff, raffle)
}

type Change = RaffleTerms & { raffleId: string; revision: number }

/** Changes one. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when it was withdrawn, or somebody changed it since it was read. */
export const changeRaffle = (
  call: Call,
  staff: StaffSession,
  { raffleId: id, revision, ...input }: Change,
): Promise<Outcome<string>> => raffles.change(call, staff, { id, revision, input })

/** What was typed, as it is kept. Refusal: VALIDATION. */
function termsOf(input: RaffleTerms, currency: string): Outcome<Terms> {
  const errors = checkRaffle({ terms: input, languages })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const { kind, audience, audienceDays, audienceAccounts, chanceRule, chanceCycle, chanceCountMax, isPopup } = input
  const minor = (amount: string) => parseAmount(amount, getCurrency(currency)) ?? 0n
  return ok({
    kind,
    texts: campaignTexts(input.texts),
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
    audience,
    audienceDays: audience === 'newcomers' ? audienceDays : 0,
    audienceAccounts: audience === 'accounts' ? audienceAccounts.map((account) => account.trim().toLowerCase()) : [],
    chanceRule,
    chanceCycle,
    chanceStepMinor: chanceRule === 'deposit' ? minor(input.chanceStep) : 0n,
    chanceCountMax,
    memberMaxMinor: minor(input.memberMax),
    isPopup,
    prizes: input.prizes.map(({ names, amount, weight, stock }) => ({
      names: Object.fromEntries(languages.map((language) => [language, names[language]?.trim() ?? ''])),
      amountMinor: minor(amount),
      weight,
      stock: minor(amount) > 0n ? stock : undefined,
    })),
  })
}
