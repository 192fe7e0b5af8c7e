import { createFileRoute } from '@tanstack/react-router'
import { PayoutTimesPage } from '../../features/withdrawals/payout-times-page.tsx'

export const Route = createFileRoute('/_site/payouts')({ component: PayoutTimesPage })
