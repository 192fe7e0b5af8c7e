import { checkMission, type MissionTerms, moneyGoals, playGoals } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { campaignChanges, campaignTexts, newCampaign } from '../rewards/index.ts'
import { change, type Mission, type Terms } from './mission.ts'
import { getCounted, lockMission, saveMission } from './mission-store.ts'

const missions = campaignChanges<Mission, MissionTerms>({
  word: 'mission',
  lock: lockMission,
  find: async (reader, id) => (await getCounted(reader, id)).mission,
  save: saveMission,
  budgetOf: ({ budgetMinor }) => budgetMinor,
  detailOf: ({ rewardMinor, budgetMinor, memberMaxMinor }) => ({
    ...{ rewardMinor: String(rewardMinor), budgetMinor: String(budgetMinor), memberMaxMinor: String(memberMaxMinor) },
  }),
  apply: (before, input, app) => {
    const terms = termsOf(input, app.config.currency)
    return terms.ok ? change(before, terms.value) : terms
  },
})

/** Publishing shows it to players from its start on; once it is withdrawn, nobody sees it or collects its reward any more. */
export const { kind: missionKind, publish: publishMission, withdraw: withdrawMission } = missions

/** Writes a new mission, which nobody sees before it is published. Refusal: VALIDATION. */
export async function addMission(call: Call, staff: StaffSession, input: MissionTerms): Promise<Outcome<string>> {
  const terms = termsOf(input, call.app.config.currency)
  if (!terms.ok) return terms
  const mission: Mission = {
    ...terms.value,
    ...newCampaign(call, staff, 'msn'),
    awardedMinor: 0n,
  }
  return missions.add(call, staff, mission)
}

type Change = MissionTerms & { missionId: string; revision: number }

/** Changes one. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when it was withdrawn, or somebody changed it since it was read. */
export const changeMission = (
  call: Call,
  staff: StaffSession,
  { missionId: id, revision, ...input }: Change,
): Promise<Outcome<string>> => missions.change(call, staff, { id, revision, input })

/** What was typed, as it is kept. Refusal: VALIDATION. */
function termsOf(input: MissionTerms, currency: string): Outcome<Terms> {
  const errors = checkMission({ terms: input, languages })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const { cycle, goal, gameType } = input
  const money = getCurrency(currency)
  const amounts = [input.reward, input.budget, input.memberMax]
  const [rewardMinor = 0n, budgetMinor = 0n, memberMaxMinor = 0n] = amounts.map((text) => parseAmount(text, money))
  const target = moneyGoals.includes(goal) ? parseAmount(`${input.target}.00`, money) : BigInt(input.target)
  return ok({
    texts: campaignTexts(input.texts),
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
    cycle,
    goal,
    gameType: playGoals.includes(goal) ? gameType : undefined,
    target: target ?? 0n,
    rewardMinor,
    budgetMinor,
    memberMaxMinor,
  })
}
