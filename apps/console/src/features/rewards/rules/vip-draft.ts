import type { VipLevelForm, VipProgram } from '@fairground/contract'
import { amountOfTyped } from '@fairground/money'

/** A level as it stands in the fields. */
export interface LevelDraft {
  /** Of the row, while it is edited. */
  id: string
  /** Digits of whole units. */
  threshold: string
  vi: string
  en: string
  /** One a line. */
  benefitsVi: string
  benefitsEn: string
}

export const levelsOf = ({ levels }: Pick<VipProgram, 'levels'>): LevelDraft[] =>
  levels.map(({ rank, threshold, labels, benefits }) => ({
    id: String(rank),
    threshold: threshold.replace(/\.\d+$/, ''),
    ...labels,
    benefitsVi: benefits.vi.join('\n'),
    benefitsEn: benefits.en.join('\n'),
  }))

export const newLevel = (rank: number): LevelDraft => ({
  id: String(rank),
  threshold: '',
  vi: '',
  en: '',
  benefitsVi: '',
  benefitsEn: '',
})

/** What the fields say; undefined while a name or a threshold is missing. */
export function levelFormsOf(levels: readonly LevelDraft[]): VipLevelForm[] | undefined {
  const isWhole = levels.every(
    ({ threshold, vi, en }) => amountOfTyped(threshold) !== undefined && vi.trim() !== '' && en.trim() !== '',
  )
  if (!isWhole) return undefined
  return levels.map(({ threshold, vi, en, benefitsVi, benefitsEn }, rank) => ({
    rank,
    threshold: amountOfTyped(threshold) ?? '',
    labels: { vi: vi.trim(), en: en.trim() },
    benefits: { vi: linesOf(benefitsVi), en: linesOf(benefitsEn) },
  }))
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
