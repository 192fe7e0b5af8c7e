import { type MallTab, PointMall } from '../../features/points/point-mall.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { PaymentPasswordForm } from '../../features/withdrawals/payment-password-form.tsx'
import { MemberGate } from './member-gate.tsx'
import { useSite } from './use-site.ts'

interface PointMallPageProps {
  tab: MallTab
  onTab: (tab: MallTab) => void
}

/** The points mall of a member; whoever has no payment password yet chooses one before anything is spent. */
export function PointMallPage(props: PointMallPageProps) {
  const { member } = useMember()
  const { timeZone } = useSite()
  return (
    <MemberGate>
      <PointMall
        {...props}
        timeZone={timeZone}
        passwordForm={member && !member.hasPaymentPassword && <PaymentPasswordForm />}
      />
    </MemberGate>
  )
}
