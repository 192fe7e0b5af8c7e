import { refusalText } from '@fairground/client'
import type { LedgerTransferDetail } from '@fairground/contract'
import { ErrorState, KeyValues, Note, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { SideName } from './side-name.tsx'
import { TransferCause } from './transfer-cause.tsx'
import { useKindText } from './use-kind-text.ts'
import { useTransfer } from './use-ledger.ts'

type TransferPanelProps = {
  transferId: string
  onOpen: (transferId: string) => void
  onAccount: (accountId: string) => void
  onClose: () => void
}

/** One transfer: what it moved, its two entries, and why it happened. */
export function TransferPanel({ transferId, onOpen, onAccount, onClose }: TransferPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useTransfer(transferId)
  return (
    <SidePanel
      label={t('ledger.panel')}
      head={data ? <Head detail={data} /> : <Skeleton className="mt-1 h-12 w-3/4" />}
      onClose={onClose}
    >
      {data && (
        <>
          {data.refusal && (
            <Note tone="warn">{t('ledger.refusedText', { code: t(`bookRefusal.${data.refusal}`, data.refusal) })}</Note>
          )}
          <Entries detail={data} onAccount={onAccount} />
          <TransferCause detail={data} onOpen={onOpen} />
          <Facts detail={data} onOpen={onOpen} />
        </>
      )}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {!data && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Head({ detail }: { detail: LedgerTransferDetail }) {
  const kindText = useKindText()
  return (
    <>
      <p className="text-xs text-ink-3">
        {kindText(detail.kind)} · <Moment at={detail.createdAt} look="exactMoment" />
      </p>
      <h2 className="text-[24px] leading-8 font-bold">
        <Amount amount={detail.amount} currency={detail.currency} className="font-bold!" />
      </h2>
    </>
  )
}

/** From where and to where, each with what stood there after. */
function Entries({ detail, onAccount }: { detail: LedgerTransferDetail; onAccount: (accountId: string) => void }) {
  const { t } = useTranslation()
  const sides = [
    { id: 'debit', label: t('ledger.debit'), side: detail.debit },
    { id: 'credit', label: t('ledger.credit'), side: detail.credit },
  ]
  return (
    <ul className="grid gap-2">
      {sides.map(({ id, label, side }) => {
        const entry = detail.entries.find(({ accountId }) => accountId === side.accountId)
        return (
          <li key={id} className="rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
            <span className="text-xs text-ink-3">{label}</span>
            <button
              type="button"
              className="flex w-full min-w-0 link text-start"
              onClick={() => onAccount(side.accountId)}
            >
              <SideName side={side} />
            </button>
            {entry && (
              <span className="mt-0.5 flex flex-wrap justify-between gap-x-3">
                <Amount amount={entry.amount} currency={detail.currency} signed className="font-semibold" />
                {entry.balanceAfter && (
                  <span className="text-ink-2">
                    {t('ledger.after')}: <Amount amount={entry.balanceAfter} currency={detail.currency} />
                  </span>
                )}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Where it stands in the books: its key, who asked, and the transfer that goes with it the other way. */
function Facts({ detail, onOpen }: { detail: LedgerTransferDetail; onOpen: (transferId: string) => void }) {
  const { t } = useTranslation()
  const other = (id: string, label: string, transferId: string | undefined) =>
    transferId
      ? [
          {
            id,
            label,
            value: (
              <button type="button" className="link" onClick={() => onOpen(transferId)}>
                <bdi>{transferId}</bdi>
              </button>
            ),
          },
        ]
      : []
  return (
    <KeyValues
      items={[
        { id: 'id', label: t('ledger.id'), value: <WholeId id={detail.transferId} label={t('ledger.id')} /> },
        ...other('reverses', t('ledger.reverses'), detail.reverses),
        ...other('reversedBy', t('ledger.reversedBy'), detail.reversedBy),
        { id: 'actor', label: t('ledger.actor'), value: <WholeId id={detail.actor} label={t('ledger.actor')} /> },
        {
          id: 'key',
          label: t('ledger.key'),
          value: <WholeId id={`${detail.scope} ${detail.key}`} label={t('ledger.key')} />,
        },
      ]}
    />
  )
}
