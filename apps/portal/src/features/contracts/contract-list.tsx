import type { AgentContract, ContractKind } from '@fairground/contract'
import { Button, type Column, Dialog, Empty, Icon, Pager, StatusChip, type StatusTone, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { usePercent } from '../../lib/use-percent.ts'
import { ContractTermsList, rhythmOf } from './contract-terms.tsx'
import { HigherDialog } from './higher-dialog.tsx'
import { useProcess } from './use-process.ts'

const pageSize = 20

const tones: Record<AgentContract['status'], StatusTone> = {
  new: 'wait',
  accepted: 'wait',
  signed: 'ok',
  rejected: 'bad',
  withdrawn: 'neutral',
  terminated: 'neutral',
}

/** Contracts of a kind with the upline and with downlines; a line opens its terms and what may be done. */
export function ContractList({ kind, onOffer }: { kind: ContractKind; onOffer: () => void }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string>()
  const contracts = useQuery({
    ...query.agentContracts.list.queryOptions({ input: { kind, pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  const rows = contracts.data ?? []
  // A list without its length: a full page may have another behind it.
  const isMore = rows.length === pageSize
  return (
    <>
      <Table<AgentContract>
        label={t('contracts:tab.contracts')}
        rows={rows}
        rowKey={({ contractId }) => contractId}
        state={contracts.isError ? 'error' : contracts.isPending || contracts.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void contracts.refetch()}
        empty={
          <Empty
            icon="icon-[ph--handshake-duotone]"
            title={t('contracts:list.none')}
            text={t(`contracts:about.${kind}`)}
            action={
              <Button variant="lamp" onClick={onOffer}>
                {t('contracts:offer.open')}
              </Button>
            }
          />
        }
        columns={columnsOf(t, percent, ({ contractId }) => setOpenId(contractId))}
        footer={
          (page > 1 || isMore) && (
            <Pager
              page={page}
              pageSize={pageSize}
              totalCount={(page - 1) * pageSize + rows.length + (isMore ? 1 : 0)}
              onPageChange={setPage}
            />
          )
        }
      />
      <ContractDialog
        contract={rows.find(({ contractId }) => contractId === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </>
  )
}

const columnsOf = (
  t: TFunction,
  percent: (rate: number) => string,
  onOpen: (contract: AgentContract) => void,
): Column<AgentContract>[] => [
  {
    id: 'with',
    isRowHead: true,
    card: 'title',
    head: t('contracts:list.with'),
    cell: ({ isUpline, upline, downline }) => (
      <>
        <bdi className="font-semibold">{isUpline ? downline : upline}</bdi>{' '}
        <span className="text-xs font-normal text-ink-3">
          {t(isUpline ? 'contracts:list.downline' : 'contracts:list.upline')}
        </span>
      </>
    ),
  },
  {
    id: 'rate',
    align: 'end',
    card: 'metaEnd',
    head: t('contracts:field.rate'),
    cell: ({ rate, profitSalaryRate, lossSalaryRate }) =>
      [rate, profitSalaryRate, lossSalaryRate]
        .filter((each) => each !== undefined)
        .map(percent)
        .join(' / '),
  },
  { id: 'period', head: t('contracts:field.period'), cell: (row) => t(`contracts:rhythm.${rhythmOf(row)}`) },
  {
    id: 'state',
    card: 'end',
    head: t('contracts:list.state'),
    cell: ({ status }) => (
      <StatusChip size="sm" tone={tones[status]}>
        {t(`contracts:state.${status}`)}
      </StatusChip>
    ),
  },
  {
    id: 'since',
    card: 'meta',
    head: t('contracts:list.offered'),
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'open',
    align: 'end',
    card: 'foot',
    isHeadHidden: true,
    head: t('contracts:list.open'),
    cell: (row) => (
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('contracts:list.openWith', { account: row.isUpline ? row.downline : row.upline })}
        onClick={() => onOpen(row)}
        end={<Icon name="icon-[ph--caret-right-bold]" flip />}
      >
        {t('contracts:list.open')}
      </Button>
    ),
  },
]

function ContractDialog({ contract, onClose }: { contract: AgentContract | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const [isSure, setSure] = useState(false)
  const close = () => {
    setSure(false)
    onClose()
  }
  const { run, last, isBusy, affected, drop } = useProcess({ onDone: close })
  if (!contract) return null
  const { allowed, status, isUpline } = contract
  const end = () => (isSure ? run({ contract, action: 'terminate', confirm: false }) : setSure(true))
  const endText = status === 'new' ? 'withdraw' : 'terminate'
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      locked={isBusy}
      phone="bottom"
      title={t(`contracts:popup.${contract.kind}`)}
      description={t(isUpline ? 'contracts:list.withDownline' : 'contracts:popup.from', contract)}
      footer={
        allowed.length > 0 && (
          <div className="flex w-full gap-2.5">
            {allowed.includes('terminate') && (
              <Button variant={isSure ? 'ruby' : 'line'} block busy={isBusy} onClick={end}>
                {t(isSure ? `contracts:list.${endText}Sure` : `contracts:list.${endText}`)}
              </Button>
            )}
            {allowed.includes('reject') && (
              <Button
                variant="line"
                block
                busy={isBusy && last?.action === 'reject'}
                disabled={isBusy}
                onClick={() => run({ contract, action: 'reject', confirm: false })}
              >
                {t('contracts:popup.reject')}
              </Button>
            )}
            {allowed.includes('accept') && (
              <Button
                variant="lamp"
                block
                busy={isBusy && last?.action === 'accept'}
                disabled={isBusy}
                onClick={() => run({ contract, action: 'accept', confirm: false })}
              >
                {t('contracts:popup.accept')}
              </Button>
            )}
          </div>
        )
      }
    >
      <ContractTermsList terms={contract} />
      <Dates contract={contract} />
      <HigherDialog
        contracts={affected}
        isBusy={isBusy}
        onCancel={drop}
        onConfirm={() => run({ contract, action: 'accept', confirm: true })}
      />
    </Dialog>
  )
}

/** Since when it earns, until when it did and why it ended. */
function Dates({ contract: { effectiveFrom, endedAt, endReason, isPaidByHouse } }: { contract: AgentContract }) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 grid gap-1 text-sm text-ink-2">
      {effectiveFrom && (
        <p>
          {t('contracts:list.from')} <DateTime at={effectiveFrom} />
        </p>
      )}
      {endedAt && (
        <p>
          {t('contracts:list.ended')} <DateTime at={endedAt} />
        </p>
      )}
      {endReason && (
        <p>
          {t('contracts:list.reason')} <bdi>{endReason}</bdi>
        </p>
      )}
      {isPaidByHouse && <p>{t('contracts:list.house')}</p>}
    </div>
  )
}
