import { Skeleton } from '@fairground/ui'
import { createFileRoute, lazyRouteComponent, Navigate, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMember } from '../../features/session/use-member.ts'
import { WithdrawPage } from '../../features/withdrawals/withdraw-page.tsx'
import { readToken } from '../../lib/session.ts'
import { noteWanted } from '../../lib/wanted-page.ts'
import { DepositPage } from '../-layouts/deposit-page.tsx'
import { MemberGate } from '../-layouts/member-gate.tsx'
import { MemberLayout } from '../-layouts/member-layout.tsx'
import { isMemberPage, type MemberPageKey } from '../-layouts/member-pages.ts'
import { WalletPage } from '../-layouts/wallet-page.tsx'

export const Route = createFileRoute('/_site/member/$pageKey')({
  beforeLoad: ({ params, location }) => {
    if (!readToken()) {
      noteWanted(location.href)
      redirect({ throw: true, to: '/login' })
    }
    if (!isMemberPage(params.pageKey)) notFound({ throw: true })
  },
  component: MemberPage,
})

const SecurityPage = lazyRouteComponent(() => import('../-layouts/security-page.tsx'), 'SecurityPage')
const MissionsPage = lazyRouteComponent(() => import('../-layouts/missions-page.tsx'), 'MissionsPage')
const RewardPage = lazyRouteComponent(() => import('../-layouts/reward-page.tsx'), 'RewardPage')
const TransferPage = lazyRouteComponent(() => import('../-layouts/transfer-page.tsx'), 'TransferPage')

const BetRecord = lazyRouteComponent(() => import('../../features/records/bet-record.tsx'), 'BetRecord')
const AccountRecord = lazyRouteComponent(() => import('../../features/records/account-record.tsx'), 'AccountRecord')
const ProfitPage = lazyRouteComponent(() => import('../../features/records/profit-page.tsx'), 'ProfitPage')
const RebatePage = lazyRouteComponent(() => import('../../features/rewards/rebate-page.tsx'), 'RebatePage')
const ReferralPage = lazyRouteComponent(() => import('../../features/referral/referral-page.tsx'), 'ReferralPage')
const VipPage = lazyRouteComponent(() => import('../../features/rewards/vip-page.tsx'), 'VipPage')
const BonusPage = lazyRouteComponent(() => import('../../features/records/bonus-page.tsx'), 'BonusPage')

const PlayControlPage = lazyRouteComponent(
  () => import('../../features/protection/play-control-page.tsx'),
  'PlayControlPage',
)
const IdentityPage = lazyRouteComponent(() => import('../../features/identity/identity-page.tsx'), 'IdentityPage')
const InboxPage = lazyRouteComponent(() => import('../../features/inbox/inbox-page.tsx'), 'InboxPage')

const pages: Record<MemberPageKey, React.ComponentType> = {
  transferFund: WalletPage,
  depositv2: DepositPage,
  withdraw: WithdrawPage,
  personalHistoryCopy: BetRecord,
  transactionHistory: AccountRecord,
  personalProfit: ProfitPage,
  bonusDetails: BonusPage,
  manualRebate: RebatePage,
  vip: VipPage,
  referral: ReferralPage,
  transferUpline: TransferPage,
  missionLeaderboard: MissionsPage,
  rewardCenter: RewardPage,
  messageV2: InboxPage,
  securityCenter: SecurityPage,
  identity: IdentityPage,
  playControl: PlayControlPage,
}

function MemberPage() {
  const { pageKey } = Route.useParams()
  const { isAgent } = useMember()
  if (!isMemberPage(pageKey)) return null
  // Whom an agent invites stands below the agent: that is what the register center is for.
  if (isAgent && pageKey === 'referral')
    return <Navigate to="/agentHome/$pageKey" params={{ pageKey: 'registerCenter' }} replace />
  const Page = pages[pageKey]
  return (
    <MemberGate>
      <MemberLayout pageKey={pageKey}>
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <Page />
        </Suspense>
      </MemberLayout>
    </MemberGate>
  )
}
