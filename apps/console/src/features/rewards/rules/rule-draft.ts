import type { RewardRate, RewardRule, RewardWeight } from '@fairground/contract'
import { basisPointsOfTyped } from '@fairground/money'
import { percentText } from '../../../lib/percent-text.ts'

/** Rates as they stand in the fields, in percent, by `rank category`; and how much of a bet counts, by game. */
export interface RuleDraft {
  texts: Readonly<Record<string, string>>
  weights: Readonly<Record<string, string>>
}

export const cellKey = (rank: number, gameType: string): string => `${rank} ${gameType}`

const bpMax = 2500

/** Undefined for what is no rate. */
export function bpOf(text: string): number | undefined {
  const bp = text.trim() === '' ? undefined : basisPointsOfTyped(text)
  return bp !== undefined && bp <= bpMax ? bp : undefined
}

export const draftOf = ({ rates, weights }: Pick<RewardRule, 'rates' | 'weights'>, locale: string): RuleDraft => ({
  texts: Object.fromEntries(
    rates.map(({ rank, gameType, rateBp }) => [cellKey(rank, gameType), percentText(rateBp, locale)]),
  ),
  weights: Object.fromEntries(weights.map(({ nodeId, percent }) => [nodeId, String(percent)])),
})

/** What the fields say, empty ones left out; undefined while one of them makes no sense. */
export function ruleOf({ texts, weights }: RuleDraft): { rates: RewardRate[]; weights: RewardWeight[] } | undefined {
  const rates = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([key, text]) => {
      const [rank = '', gameType = ''] = key.split(' ')
      return { rank: Number(rank), gameType: gameType as RewardRate['gameType'], rateBp: bpOf(text) }
    })
  const shares = Object.entries(weights)
    .filter(([, text]) => text.trim() !== '' && text.trim() !== '100')
    .map(([nodeId, text]) => ({ nodeId, percent: isShare(text) ? Number(text) : undefined }))
  if (!rates.every(hasRate) || !shares.every(hasPercent)) return undefined
  return { rates, weights: shares }
}

export const isShare = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100

const hasRate = (rate: Omit<RewardRate, 'rateBp'> & { rateBp: number | undefined }): rate is RewardRate =>
  rate.rateBp !== undefined
const hasPercent = (weight: { nodeId: string; percent: number | undefined }): weight is RewardWeight =>
  weight.percent !== undefined

/** What an empty field earns: the rate of the level below, in percent; nothing at the lowest. */
export function inheritedText({ texts }: RuleDraft, rank: number, gameType: string): string {
  for (let below = rank - 1; below >= 0; below -= 1) {
    const text = texts[cellKey(below, gameType)]?.trim()
    if (text) return text
  }
  return '–'
}
