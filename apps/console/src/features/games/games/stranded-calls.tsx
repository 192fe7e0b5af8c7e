import { refusalText } from '@fairground/client'
import type { TableRound } from '@fairground/contract'
import { Button, type Column, Note, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useAskGiveUp, useRetryCorrection } from './use-table-rounds.ts'

type Call = TableRound['corrections'][number]['failures'][number]

/** What the wallet did not book of the corrections of a round, why, and what staff may do about it. */
export function StrandedCalls({ round }: { round: TableRound }) {
  const { t } = useTranslation()
  const me = useMe()
  const retry = useRetryCorrection()
  const [isGivingUp, setGivingUp] = useState(false)
  const { sharedRoundId, corrections, giveUp } = round
  const calls = corrections.flatMap(({ failures }) => failures)
  const columns = useColumns()
  if (calls.length === 0) return null
  return (
    <section className="grid gap-3" aria-label={t('lobby:stranded.title')}>
      <Note tone="bad">
        <b>{t('lobby:stranded.title')}</b> {t('lobby:stranded.text')}
      </Note>
      <Table dense label={t('lobby:stranded.title')} rows={calls} rowKey={({ roundId }) => roundId} columns={columns} />
      {may(me, 'tables.correct') && (
        <div className="flex flex-wrap gap-2">
          <Button variant="lamp" busy={retry.isPending} onClick={() => retry.mutate(sharedRoundId)}>
            {t('lobby:stranded.retry')}
          </Button>
          {!giveUp && (
            <Button variant="ruby" onClick={() => setGivingUp(true)}>
              {t('lobby:stranded.giveUp')}
            </Button>
          )}
        </div>
      )}
      {retry.error && <Note tone="bad">{refusalText(t, retry.error)}</Note>}
      {isGivingUp && <GiveUp sharedRoundId={sharedRoundId} onClose={() => setGivingUp(false)} />}
    </section>
  )
}

function GiveUp({ sharedRoundId, onClose }: { sharedRoundId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const ask = useAskGiveUp(onClose)
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lobby:stranded.giveUpTitle')}
      text={t('lobby:stranded.giveUpText')}
      hint={t('lobby:stranded.reasonHint')}
      confirmLabel={t('vendors.ask')}
      isBusy={ask.isPending}
      refusal={ask.error ? refusalText(t, ask.error) : undefined}
      onConfirm={(reason) => ask.mutate({ sharedRoundId, reason })}
    />
  )
}

function useColumns(): Column<Call>[] {
  const { t, i18n } = useTranslation()
  return [
    {
      ...{ id: 'who', head: t('lobby:round.member'), isRowHead: true, card: 'title' },
      cell: ({ account, roundId }) => (
        <RouterLink
          href={`/games?tab=rounds&id=${encodeURIComponent(roundId)}`}
          className="inline-flex min-h-6 items-center font-semibold text-lamp-ink hover:underline"
        >
          <bdi>{account ?? roundId}</bdi>
        </RouterLink>
      ),
    },
    {
      ...{ id: 'why', head: t('lobby:stranded.why'), card: 'meta' },
      cell: ({ code, since }) => (
        <>
          {t(i18n.exists(`lobby:stranded.code.${code}`) ? `lobby:stranded.code.${code}` : 'lobby:stranded.code.other')}
          <span className="block text-xs text-ink-3">
            <bdi className="font-mono">{code}</bdi> · <Moment at={since} />
          </span>
        </>
      ),
    },
    {
      ...{ id: 'change', head: t('lobby:correct.change'), align: 'end', card: 'end' },
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
  ]
}
