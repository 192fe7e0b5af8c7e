import type { RewardGame } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { type Column, Empty, Input, StatusChip, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { isShare, type RuleDraft } from './rule-draft.ts'

interface WeightTableProps {
  draft: RuleDraft
  games: readonly RewardGame[]
  returnBpMax: number
  isLocked: boolean
  onDraft: (draft: RuleDraft) => void
}

const gamesShown = 8

/** The games nearest to the bound, and those that count in part: what they return with all that is given in force. */
export function WeightTable({ draft, games, returnBpMax, isLocked, onDraft }: WeightTableProps) {
  const { t, i18n } = useTranslation()
  const categoryText = useCategoryText()
  const percent = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2 })
  const nearest = games.toSorted((left, right) => right.returnBp - left.returnBp)
  const rows = nearest.filter(({ nodeId }, place) => place < gamesShown || draft.weights[nodeId] !== undefined)
  const columns: Column<RewardGame>[] = [
    { id: 'name', head: t('rules.game'), isRowHead: true, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'type', head: t('rules.category'), card: 'meta', cell: ({ gameType }) => categoryText(gameType) },
    { id: 'rtp', head: t('rules.rtp'), align: 'end', cell: ({ rtpBp }) => percent.format(rtpBp / 10_000) },
    {
      id: 'return',
      head: t('rules.return'),
      align: 'end',
      card: 'end',
      cell: ({ returnBp }) => (
        <span className="inline-flex items-center gap-2">
          {returnBp > returnBpMax && (
            <StatusChip tone="bad" icon="icon-[ph--warning-fill]">
              {t('rules.tooMuch')}
            </StatusChip>
          )}
          {percent.format(returnBp / 10_000)}
        </span>
      ),
    },
    {
      id: 'weight',
      head: t('rules.weight'),
      align: 'end',
      card: 'foot',
      width: '132px',
      cell: ({ nodeId, name, weight }) => (
        <Input
          size="sm"
          inputMode="numeric"
          aria-label={t('rules.weightOf', { game: name })}
          placeholder={String(weight)}
          maxLength={3}
          value={draft.weights[nodeId] ?? ''}
          invalid={(draft.weights[nodeId] ?? '') !== '' && !isShare(draft.weights[nodeId] ?? '')}
          disabled={isLocked}
          end="%"
          onChange={({ target }) => onDraft({ ...draft, weights: { ...draft.weights, [nodeId]: target.value } })}
        />
      ),
    },
  ]
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-bold">{t('rules.games')}</h2>
      <p className="mb-2 text-sm text-ink-2">{t('rules.gamesText', { max: percent.format(returnBpMax / 10_000) })}</p>
      <Table
        dense
        label={t('rules.games')}
        rows={rows}
        rowKey={({ nodeId }) => nodeId}
        columns={columns}
        empty={<Empty icon="icon-[ph--game-controller-duotone]" title={t('rules.noGames')} />}
      />
    </section>
  )
}
