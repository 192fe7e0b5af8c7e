import type { VipLevel as LevelAnswer, VipStatus } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import { type Currency, formatAmount } from '@fairground/money'
import { levelOf, nextLevel, type VipLevel } from './vip-level.ts'

interface Standing {
  levels: readonly VipLevel[]
  rank: number
  progressMinor: bigint
}

interface Eyes {
  language: Language
  currency: Currency
}

export function viewStatus({ levels, rank, progressMinor }: Standing, eyes: Eyes): VipStatus {
  const own = levelOf(levels, rank)
  const next = nextLevel(levels, own.rank)
  return {
    vipRankLevel: own.rank,
    vipLabelName: own.labels[eyes.language],
    progress: formatAmount(progressMinor, eyes.currency),
    next: next && formatAmount(next.thresholdMinor, eyes.currency),
    benefits: own.benefits[eyes.language],
    levels: levels.map((level) => viewLevel(level, eyes)),
  }
}

const viewLevel = (level: VipLevel, { language, currency }: Eyes): LevelAnswer => ({
  rank: level.rank,
  label: level.labels[language],
  threshold: formatAmount(level.thresholdMinor, currency),
  benefits: level.benefits[language],
})
