import type { FieldError } from '../base/envelope.ts'
import { at, budgetFaults, campaignFaults, memberMaxFault, minorOf, numberFault } from './campaign-rule.ts'
import type { MissionGoal, MissionTerms } from './missions.ts'

const targetMaxOf: Record<MissionGoal, number> = {
  deposit: 1_000_000_000_000,
  bet: 1_000_000_000_000,
  rounds: 100_000,
  games: 200,
  logins: 366,
}

/** Days that a cycle has: no more entries on different days fit into it. */
const daysOf = { once: 366, weekly: 7, daily: 1 } as const

/** Why a mission cannot be as described; empty when it can. The form and the server both ask. */
export const checkMission = ({
  terms,
  languages,
}: {
  terms: MissionTerms
  languages: readonly string[]
}): FieldError[] => {
  const targetMax = terms.goal === 'logins' ? daysOf[terms.cycle] : targetMaxOf[terms.goal]
  return [
    ...campaignFaults(terms, languages),
    ...budgetFaults(terms),
    at('memberMax', memberMaxFault(terms.memberMax, minorOf(terms.reward), minorOf(terms.budget))),
    at('target', numberFault(terms.target, targetMax)),
  ].filter((fault) => fault !== undefined)
}
