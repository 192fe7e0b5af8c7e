import type { PromotionState } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'

/** What everything has that staff write, publish and withdraw. */
export interface Campaign {
  state: PromotionState
  /** By language; the content is clean HTML. */
  texts: Readonly<Record<string, { title: string; content: string }>>
  startsAt: Date
  endsAt: Date
  revision: number
  createdAt: Date
  changedAt: Date
  changedBy: string
}

const nextStates: Record<PromotionState, readonly PromotionState[]> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: [],
}

/** Refusals: STATE_CONFLICT, and VALIDATION for publishing what is over already. */
export function moveCampaign<Of extends Campaign>(campaign: Of, state: PromotionState, now: Date): Outcome<Of> {
  if (!nextStates[campaign.state].includes(state)) return refuse('STATE_CONFLICT')
  if (state === 'published' && now >= campaign.endsAt) return refuseField('endsAt', 'validation.isOver')
  return ok({ ...campaign, state })
}

/** What can be done with it now, by whoever may do anything. */
export const campaignActions = ({ state }: Campaign, mayManage: boolean): ('change' | 'publish' | 'withdraw')[] =>
  mayManage
    ? [
        ...(state === 'withdrawn' ? [] : (['change'] as const)),
        ...(nextStates[state].includes('published') ? (['publish'] as const) : []),
        ...(nextStates[state].includes('withdrawn') ? (['withdraw'] as const) : []),
      ]
    : []

/** Its words in a language, or in any that there is. */
export const textIn = ({ texts }: Pick<Campaign, 'texts'>, language: string): { title: string; content: string } =>
  texts[language] ?? Object.values(texts)[0] ?? { title: '', content: '' }

/** By language. */
export const titlesOf = ({ texts }: Pick<Campaign, 'texts'>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]))
