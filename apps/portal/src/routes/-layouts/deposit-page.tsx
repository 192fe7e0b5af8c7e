import { useTranslation } from 'react-i18next'
import { BeforeDeposit } from '../../features/deposits/before-deposit.tsx'
import { DepositForm } from '../../features/deposits/deposit-form.tsx'
import { DepositList } from '../../features/deposits/deposit-list.tsx'
import { BalanceHero } from '../../features/wallet/balance-hero.tsx'

export function DepositPage() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5">
      <BalanceHero />
      <h1 className="font-poster text-3xl">{t('account.deposit')}</h1>
      <BeforeDeposit />
      <DepositForm />
      <DepositList />
    </div>
  )
}
