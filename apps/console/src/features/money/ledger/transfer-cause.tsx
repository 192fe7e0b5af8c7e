import type { LedgerCause, LedgerTransferDetail, Permission } from '@fairground/contract'
import { Icon, KeyValues, useUi } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useKindText } from './use-kind-text.ts'

const places: Partial<Record<LedgerCause['type'], { permission: Permission; href: (id: string) => string }>> = {
  deposit: { permission: 'deposits.read', href: (id) => `/deposits?view=all&query=${id}&id=${id}` },
  withdrawal: { permission: 'withdrawals.read', href: (id) => `/withdrawals?view=all&query=${id}&id=${id}` },
  adjustment: { permission: 'ledger.read', href: (id) => `/adjustments?view=all&query=${id}&id=${id}` },
}

type TransferCauseProps = { detail: LedgerTransferDetail; onOpen: (transferId: string) => void }

/** Why a transfer happened, with the way to its order, and what else happened for the same reason. */
export function TransferCause({ detail: { cause, related }, onOpen }: TransferCauseProps) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('ledger.why')}</h3>
      {cause ? <Cause cause={cause} /> : <p className="text-sm text-ink-3">{t('ledger.noCause')}</p>}
      {related.length > 0 && <Related related={related} onOpen={onOpen} />}
    </section>
  )
}

function Cause({ cause }: { cause: LedgerCause }) {
  const { t } = useTranslation()
  const me = useMe()
  const { Link } = useUi()
  const place = places[cause.type]
  const isOpen = place && may(me, place.permission)
  const text = (id: string, label: string, value: ReactNode) => (value ? [{ id, label, value }] : [])
  return (
    <div className="grid gap-2.5">
      <KeyValues
        look="well"
        items={[
          { id: 'type', label: t('ledger.kind'), value: t(`bookCause.${cause.type}`) },
          ...text('game', t('ledger.game'), cause.gameName && <bdi>{cause.gameName}</bdi>),
          ...text('state', t('ledger.state'), cause.state && t(stateKey(cause), cause.state)),
          ...text('by', t('ledger.by'), cause.by.length > 0 && <bdi>{cause.by.join(', ')}</bdi>),
          ...text('reason', t('reason.label'), cause.reason && <bdi>{cause.reason}</bdi>),
          { id: 'id', label: t('ledger.reference'), value: <WholeId id={cause.id} label={t('ledger.reference')} /> },
          ...(cause.transactionId
            ? [
                {
                  id: 'vendor',
                  label: t('ledger.vendorId'),
                  value: <WholeId id={cause.transactionId} label={t('ledger.vendorId')} />,
                },
              ]
            : []),
        ]}
      />
      {isOpen && (
        <Link href={place.href(encodeURIComponent(cause.id))} className="inline-flex items-center gap-1.5 link text-sm">
          {t('ledger.openCause')}
          <Icon name="icon-[ph--arrow-right-bold]" className="rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  )
}

const stateKey = ({ type, state }: LedgerCause): string =>
  ({
    deposit: `depositState.${state}`,
    withdrawal: `withdrawalState.${state}`,
    round: `roundState.${state}`,
    adjustment: `wishes.state.${state}`,
    memberTransfer: `transferKind.member_transfer`,
    contractIncome: `transferKind.contract_pay`,
    rebate: 'transferKind.rebate',
    cashBack: 'transferKind.cash_back',
    reward: `transferKind.reward`,
    walletTransfer: `walletTransferState.${state}`,
    points: `transferKind.points_conversion`,
  })[type]

function Related({ related, onOpen }: Pick<LedgerTransferDetail, 'related'> & Pick<TransferCauseProps, 'onOpen'>) {
  const { t } = useTranslation()
  const kindText = useKindText()
  return (
    <>
      <h3 className="mt-4 mb-1 text-sm font-semibold">{t('ledger.related')}</h3>
      <ul className="divide-y divide-line-soft text-sm">
        {related.map((other) => (
          <li key={other.transferId}>
            <button
              type="button"
              className="flex min-h-10 w-full items-center justify-between gap-3 text-start hover:text-lamp-ink"
              onClick={() => onOpen(other.transferId)}
            >
              <span>
                <bdi className="text-ink-3">{other.transferId}</bdi> {kindText(other.kind)}
              </span>
              <Amount amount={other.amount} currency={other.currency} className="font-semibold" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
