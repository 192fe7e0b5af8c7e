import { refusalText } from '@fairground/client'
import type { StaffContractRow } from '@fairground/contract'
import { Button, Empty, ErrorState, type KeyValue, KeyValues, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useMe } from '../../../lib/me.ts'
import { ContractState } from './contract-state.tsx'
import { SignContract } from './sign-contract.tsx'
import { useContract, useTerminate } from './use-contracts.ts'
import { useRates } from './use-rates.ts'

type ContractPanelProps = { contractId: string; onClose: () => void }

/** One contract: its terms, what it paid, and a way to end it. */
export function ContractPanel({ contractId, onClose }: ContractPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useContract(contractId)
  return (
    <SidePanel
      label={t('contracts.panel')}
      head={
        data ? (
          <>
            <p className="text-xs text-ink-3">{t(`contracts.kinds.${data.kind}`)}</p>
            <h2 className="text-xl font-bold">
              <bdi>{data.upline}</bdi> → <bdi>{data.downline}</bdi>
            </h2>
          </>
        ) : (
          <Skeleton className="mt-1 h-12 w-3/4" />
        )
      }
      footer={
        data &&
        (data.canTerminate || data.signWish) && (
          <div className="grid gap-2">
            <SignContract contract={data} />
            {data.canTerminate && <Terminate contract={data} />}
          </div>
        )
      }
      onClose={onClose}
    >
      {data && <Facts contract={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

const thresholds = [
  'periodValidBet',
  'periodProfitLoss',
  'dailyBetAmount',
  'hourlyBetAmount',
  'singleBetAmount',
] as const

function Facts({ contract }: { contract: StaffContractRow }) {
  const { t } = useTranslation()
  const rates = useRates()
  const { currency } = useMe()
  const amount = (id: string, label: string, value: string): KeyValue => ({
    id,
    label,
    value: <Amount amount={value} currency={currency} />,
  })
  const moment = (id: string, label: string, at: string | undefined): KeyValue[] =>
    at ? [{ id, label, value: <Moment at={at} look="exactMoment" /> }] : []
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'state', label: t('deposits.state'), value: <ContractState state={contract.status} /> },
        { id: 'rate', label: t('contracts.rate'), value: rates(contract) },
        ...(contract.kind === 'dividend'
          ? [{ id: 'period', label: t('contracts.period'), value: t(`contracts.rhythm.${contract.period}`) }]
          : []),
        { id: 'active', label: t('contracts.activeMembers'), value: contract.activeMembers },
        ...thresholds.flatMap((field) =>
          contract[field] === undefined ? [] : [amount(field, t(`contracts.field.${field}`), contract[field])],
        ),
        {
          id: 'payer',
          label: t('contracts.payer'),
          value: t(contract.isPaidByHouse ? 'contracts.payers.house' : 'contracts.payers.upline'),
        },
        amount('paid', t('contracts.paid'), contract.paid),
        amount('owed', t('contracts.owed'), contract.owed),
        ...moment('at', t('contracts.offered'), contract.createdAt),
        ...moment('from', t('contracts.from'), contract.effectiveFrom),
        ...moment('ended', t('contracts.endedAt'), contract.endedAt),
        ...(contract.endReason
          ? [{ id: 'reason', label: t('reason.label'), value: <bdi>{contract.endReason}</bdi> }]
          : []),
        { id: 'id', label: t('contracts.id'), value: <WholeId id={contract.contractId} label={t('contracts.id')} /> },
      ]}
    />
  )
}

function Terminate({ contract: { contractId, status } }: { contract: StaffContractRow }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const end = useTerminate(contractId)
  const label = t(status === 'signed' ? 'contracts.terminate' : 'contracts.withdraw')
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="ruby"
        size="lg"
        className="flex-1"
        onClick={() => {
          end.reset()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('contracts.terminateTitle')}
        text={t('contracts.terminateText')}
        hint={t('contracts.terminateHint')}
        confirmLabel={label}
        isBusy={end.isPending}
        refusal={end.error ? refusalText(t, end.error) : undefined}
        onConfirm={(reason) => end.mutate(reason, { onSuccess: () => setOpen(false) })}
      />
    </div>
  )
}
