import { Field, IconButton, Input, MoneyInput, Textarea } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'
import type { LevelDraft } from './vip-draft.ts'

interface VipLevelCardProps {
  rank: number
  level: LevelDraft
  /** How many members hold it. */
  holders: number
  fault: string | undefined
  isLocked: boolean
  onChange: (level: LevelDraft) => void
  /** Absent where it cannot go. */
  onRemove: (() => void) | undefined
}

/** One level: its name and what it gives, in both languages, and from how many valid bets it is held. */
export function VipLevelCard({ rank, level, holders, fault, isLocked, onChange, onRemove }: VipLevelCardProps) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const field = (id: 'vi' | 'en') => (
    <Field label={t(`rules.label.${id}`)} disabled={isLocked}>
      <Input
        size="sm"
        maxLength={40}
        value={level[id]}
        onChange={({ target }) => onChange({ ...level, [id]: target.value })}
      />
    </Field>
  )
  const lines = (id: 'benefitsVi' | 'benefitsEn') => (
    <Field label={t(`rules.${id}`)} disabled={isLocked}>
      <Textarea
        rows={2}
        maxLength={960}
        value={level[id]}
        onChange={({ target }) => onChange({ ...level, [id]: target.value })}
      />
    </Field>
  )
  return (
    <li className="grid content-start gap-3 rounded-lg bg-surface-1 p-4 shadow-1">
      <div className="flex min-h-9 items-center gap-3">
        <h3 className="font-bold">{t('rules.rank', { rank })}</h3>
        {rank > 0 && (
          <span className="text-sm text-ink-3">{t('rules.holders', { count: holders, shown: count(holders) })}</span>
        )}
        {!isLocked && onRemove && (
          <span className="ms-auto">
            <IconButton
              size="sm"
              label={t('rules.removeLevel', { rank })}
              icon="icon-[ph--trash-bold]"
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      <Field label={t('rules.threshold')} error={fault} disabled={isLocked || rank === 0}>
        <MoneyInput value={level.threshold} onValueChange={(threshold) => onChange({ ...level, threshold })} unit="₫" />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        {field('vi')}
        {field('en')}
        {lines('benefitsVi')}
        {lines('benefitsEn')}
      </div>
    </li>
  )
}
