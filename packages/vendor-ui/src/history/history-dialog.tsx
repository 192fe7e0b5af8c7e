import { type Column, Dialog, Empty, IconButton, KeysetMore, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { isIdle as isIdleNow, useFrameState } from '../frame/frame-context.ts'
import { Cash, useCashText } from '../money/cash.tsx'
import { useTime } from '../texts/use-time.ts'
import { roundName } from './round-name.ts'
import type { RoundRecord } from './round-record.ts'
import { useRounds } from './use-rounds.ts'

export interface HistoryDialogProps {
  open: boolean
  onClose: () => void
  onVerify: (roundId: string) => void
}

/** The player's own rounds of this game: what was staked and paid, to see again and to check. */
export function HistoryDialog({ open, onClose, onVerify }: HistoryDialogProps) {
  const { t } = useTranslation()
  const { rounds, state, hasMore, loadMore } = useRounds(open)
  const columns = useColumns({ onClose, onVerify })
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={t('history.title')}
      titleLook="poster"
      description={t('history.text')}
    >
      <Table
        label={t('history.title')}
        columns={columns}
        rows={rounds}
        rowKey={(round) => round.roundId}
        state={state}
        onRetry={loadMore}
        errorTitle={t('history.failed')}
        errorText={t('history.failedText')}
        empty={
          <Empty
            title={t('history.empty')}
            text={t('history.emptyText')}
            icon="icon-[ph--clock-counter-clockwise-duotone]"
          />
        }
        footer={<KeysetMore hasMore={hasMore} isLoading={state === 'loading'} onMore={loadMore} />}
      />
    </Dialog>
  )
}

function useColumns({ onClose, onVerify }: Pick<HistoryDialogProps, 'onClose' | 'onVerify'>): Column<RoundRecord>[] {
  const { t } = useTranslation()
  const time = useTime()
  return [
    { id: 'time', head: t('history.time'), cell: ({ startedAt }) => time(startedAt), card: 'meta' },
    {
      id: 'round',
      head: t('history.round'),
      cell: ({ roundId }) => <bdi>{roundName(roundId)}</bdi>,
      isRowHead: true,
      card: 'title',
    },
    {
      id: 'stake',
      head: t('history.stake'),
      cell: (round) => <Stake round={round} />,
      align: 'end',
      card: 'metaEnd',
    },
    { id: 'paid', head: t('history.paid'), cell: (round) => <Paid round={round} />, align: 'end', card: 'end' },
    {
      id: 'actions',
      head: <span className="sr-only">{t('history.actions')}</span>,
      cell: (round) => <Actions round={round} onClose={onClose} onVerify={onVerify} />,
      align: 'end',
      card: 'foot',
    },
  ]
}

function Stake({ round: { stakeMinor, isFree, tippedMinor, state } }: { round: RoundRecord }) {
  const { t } = useTranslation()
  const cash = useCashText()
  return (
    <span className="inline-grid justify-items-end">
      {state !== 'tip' && (isFree ? t('history.free') : <Cash minor={stakeMinor} />)}
      {tippedMinor !== undefined && (
        <small className="text-ink-3">{t('history.tipped', { amount: cash(tippedMinor) })}</small>
      )}
    </span>
  )
}

function Paid({ round }: { round: RoundRecord }) {
  const { t } = useTranslation()
  if (round.state === 'void') return <span className="text-ink-3">{t('history.void')}</span>
  if (round.state === 'tip') return <span className="text-ink-3">{t('history.tipAlone')}</span>
  if (round.state === 'open') return <span className="text-ink-3">{t('history.open')}</span>
  return (
    <span className="inline-grid justify-items-end">
      <Cash minor={round.paidMinor} />
      {round.isCorrecting && <small className="text-ink-3">{t('history.correcting')}</small>}
      {round.corrections?.[0] && <Before minor={round.corrections[0].beforeMinor} />}
      {round.refundedMinor !== undefined && <Refunded minor={round.refundedMinor} />}
    </span>
  )
}

/** What it had paid before its result was corrected; the check says the rest. */
function Before({ minor }: { minor: bigint }) {
  return (
    <s className="text-xs text-ink-3">
      <Cash minor={minor} />
    </s>
  )
}

function Refunded({ minor }: { minor: bigint }) {
  const { t } = useTranslation()
  return <small className="text-ink-3">{t('history.refunded', { amount: useCashText()(minor) })}</small>
}

function Actions({
  round,
  onClose,
  onVerify,
}: Pick<HistoryDialogProps, 'onClose' | 'onVerify'> & { round: RoundRecord }) {
  const { t } = useTranslation()
  const isIdle = useFrameState(isIdleNow)
  const name = { round: roundName(round.roundId) }
  if (round.state === 'tip') return null
  const isOver = round.state === 'over' && !round.isCorrecting
  const replay = () => {
    onClose()
    round.replay?.()
  }
  return (
    <span className="inline-flex gap-1">
      {round.replay && (
        <IconButton
          label={t('history.replay', name)}
          icon="icon-[ph--play-circle-duotone]"
          disabled={!isIdle || !isOver}
          onClick={replay}
          className="touch:size-11"
        />
      )}
      <IconButton
        label={t('history.verify', name)}
        icon="icon-[ph--seal-check-duotone]"
        disabled={!isOver}
        onClick={() => onVerify(round.roundId)}
        className="touch:size-11"
      />
    </span>
  )
}
