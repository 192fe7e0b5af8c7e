import { IconButton, Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { AutomaticSwitch } from './automatic-switch.tsx'
import { BringBack } from './bring-back.tsx'
import { useWallets, vendorWalletsOf } from './use-wallets.ts'
import { WalletTransferForm } from './wallet-transfer-form.tsx'
import { WalletTransferList } from './wallet-transfer-list.tsx'

/** The wallets at vendors, and the way between them and the main one; nothing while every vendor plays from the main one. */
export function WalletShelf() {
  const { t } = useTranslation()
  const wallets = useWallets()
  if (wallets.data?.isSingle !== 0) return null
  const atVendors = vendorWalletsOf(wallets.data)
  return (
    <>
      <section aria-labelledby="vendor-wallets" className="grid gap-4 card p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="vendor-wallets" className="text-xl font-bold">
            {t('purses.title')}
          </h2>
          <IconButton
            label={t('ui:refreshBalance')}
            icon="icon-[ph--arrows-clockwise]"
            guardMs={1000}
            onClick={() => void wallets.refetch()}
          />
          <div className="ms-auto">
            <BringBack wallets={atVendors} />
          </div>
        </div>
        <p className="text-sm text-ink-2">{t('purses.text')}</p>
        <ul className="grid gap-2.5 sm:grid-cols-2">
          {atVendors.map(({ walletId, accountTypeName, balance }) => (
            <li key={walletId} className="flex items-center justify-between gap-3 rounded-md bg-surface-2 px-4 py-3">
              <bdi className="truncate font-semibold">{accountTypeName}</bdi>
              <Money amount={balance} currency="VND" decimals={2} />
            </li>
          ))}
        </ul>
        <AutomaticSwitch isAutomatic={wallets.data.isAutomatic} />
        <WalletTransferForm wallets={wallets.data.wallets} />
      </section>
      <WalletTransferList />
    </>
  )
}
