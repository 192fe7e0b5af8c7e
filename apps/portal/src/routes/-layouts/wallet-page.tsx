import { ButtonLink, Icon, Skeleton } from '@fairground/ui'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TurnoverNote } from '../../components/turnover-note.tsx'
import { LatestDeposit } from '../../features/deposits/latest-deposit.tsx'
import { useWallets } from '../../features/vendor-wallets/use-wallets.ts'
import { BalanceHero } from '../../features/wallet/balance-hero.tsx'
import { LatestWithdrawal } from '../../features/withdrawals/latest-withdrawal.tsx'
import { isOpen, useTurnover } from '../../lib/use-turnover.ts'

const WalletShelf = lazyRouteComponent(() => import('../../features/vendor-wallets/wallet-shelf.tsx'), 'WalletShelf')

/** All the money at a glance, and what is under way. */
export function WalletPage() {
  const { t } = useTranslation()
  const { data: wallets } = useWallets()
  const { data: turnover } = useTurnover()
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="sr-only">{t('member.transferFund')}</h1>
      <BalanceHero />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="lamp" size="lg" href="/member/depositv2" start={<Icon name="icon-[ph--plus-bold]" />}>
          {t('account.deposit')}
        </ButtonLink>
        <ButtonLink variant="line" size="lg" href="/member/withdraw">
          {t('account.withdraw')}
        </ButtonLink>
        <ButtonLink variant="line" size="lg" href="/member/transferUpline">
          {t('transfer.open')}
        </ButtonLink>
        <ButtonLink variant="quiet" size="lg" href="/member/transactionHistory">
          {t('member.transactionHistory')}
        </ButtonLink>
      </div>
      {isOpen(turnover) && (
        <section aria-label={t('transfer.turnover')} className="card p-5">
          <TurnoverNote turnover={turnover} />
        </section>
      )}
      {wallets?.isSingle === 0 && (
        <Suspense fallback={<Skeleton className="h-120 w-full" />}>
          <WalletShelf />
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <LatestDeposit />
        <LatestWithdrawal />
      </div>
    </div>
  )
}
