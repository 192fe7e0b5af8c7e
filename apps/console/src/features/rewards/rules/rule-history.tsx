import type { RewardGame, RewardRule, VipProgram } from '@fairground/contract'
import { Button, type Column, StatusChip, Table, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { percentText } from '../../../lib/percent-text.ts'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useLevelText } from './use-level-text.ts'

interface RuleHistoryProps {
  rules: readonly RewardRule[]
  levels: VipProgram['levels']
  isLocked: boolean
  onLoad: (rule: RewardRule) => void
}

const tones = { inForce: 'ok', coming: 'info', past: 'neutral' } as const

/** Every version: from which day it counts, what it says, and whose it is. */
export function RuleHistory({ rules, levels, isLocked, onLoad }: RuleHistoryProps) {
  const { t } = useTranslation()
  const { dayOfYear } = useFormats()
  const columns: Column<RewardRule>[] = [
    {
      id: 'from',
      head: t('rules.effectiveOn'),
      isRowHead: true,
      card: 'title',
      cell: (rule) => dayOfYear(rule.effectiveOn),
    },
    {
      id: 'state',
      head: t('rules.state'),
      card: 'end',
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`rules.state.${state}`)}</StatusChip>,
    },
    { id: 'rates', head: t('rules.rates'), card: 'foot', cell: (rule) => <RuleRates rule={rule} levels={levels} /> },
    { id: 'by', head: t('rules.by'), card: 'meta', cell: ({ publishedBy }) => publishedBy ?? t('rules.fromTheStart') },
    { id: 'at', head: t('rules.publishedAt'), card: 'metaEnd', cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
    {
      id: 'load',
      head: t('rules.load'),
      isHeadHidden: true,
      align: 'end',
      cell: (rule) =>
        !isLocked && (
          <Button variant="quiet" size="sm" onClick={() => onLoad(rule)}>
            {t('rules.load')}
          </Button>
        ),
    },
  ]
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-bold">{t('rules.history')}</h2>
      <Table dense label={t('rules.history')} rows={rules} rowKey={({ ruleId }) => ruleId} columns={columns} />
    </section>
  )
}

interface RuleRatesProps {
  rule: Pick<RewardRule, 'rates' | 'weights'>
  levels: VipProgram['levels']
  /** Names games of which only a part counts, where that is shown. */
  games?: readonly RewardGame[]
}

/** The rates of each level that has its own. */
export function RuleRates({ rule: { rates, weights }, levels, games }: RuleRatesProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const categoryText = useCategoryText()
  const levelText = useLevelText(levels)
  const ranks = [...new Set(rates.map(({ rank }) => rank))].toSorted((left, right) => left - right)
  const shares = games ? weights : []
  if (ranks.length + shares.length === 0) return t('rules.nothing')
  return (
    <ul className="text-xs">
      {ranks.map((rank) => (
        <li key={rank}>
          <b>{levelText(rank)}</b>{' '}
          {rates
            .filter((rate) => rate.rank === rank)
            .map(({ gameType, rateBp }) => `${categoryText(gameType)} ${percentText(rateBp, locale)}%`)
            .join(' · ')}
        </li>
      ))}
      {shares.map(({ nodeId, percent }) => (
        <li key={nodeId}>
          <bdi>{games?.find((game) => game.nodeId === nodeId)?.name ?? nodeId}</bdi> {percent}%
        </li>
      ))}
    </ul>
  )
}
