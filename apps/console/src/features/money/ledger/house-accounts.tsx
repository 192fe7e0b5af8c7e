import type { LedgerAccount } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { SideName } from './side-name.tsx'
import { useHouseAccounts } from './use-ledger.ts'

type AccountListProps = { accounts: readonly LedgerAccount[]; label: string; onOpen: (accountId: string) => void }

/** Where the house and the vendors stand; each leads to its list. */
export function HouseAccounts({ onOpen }: { onOpen: (accountId: string) => void }) {
  const { t } = useTranslation()
  const { data } = useHouseAccounts()
  return <AccountList accounts={data?.list ?? []} label={t('ledger.house')} onOpen={onOpen} />
}

/** Accounts to choose from, each with what stands there. */
export function AccountList({ accounts, label, onOpen }: AccountListProps) {
  return (
    <ul aria-label={label} className="mb-3.5 grid min-h-15 grid-cols-2 gap-2.5 lg:grid-cols-4">
      {accounts.map((account) => (
        <li key={account.accountId}>
          <button
            type="button"
            className="flex h-full w-full flex-col gap-0.5 rounded-md bg-surface-1 px-3.5 py-2.5 text-start text-sm shadow-1 transition-[filter] hover:brightness-104 focus-ring"
            onClick={() => onOpen(account.accountId)}
          >
            <SideName side={account} />
            <Amount amount={account.balance} currency={account.currency} className="text-base font-bold" />
          </button>
        </li>
      ))}
    </ul>
  )
}
