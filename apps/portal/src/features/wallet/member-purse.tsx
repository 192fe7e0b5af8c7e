import { dateFormat } from '@fairground/i18n'
import { Purse } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLostLine } from '../../lib/line.ts'
import { useHiddenBalance } from './hidden-balance.ts'
import { useBalance } from './use-balance.ts'

/** Balance in the bar: can be covered, can be asked anew. */
export function MemberPurse({ isCompact, className }: { isCompact?: boolean; className?: string }) {
  const { t, i18n } = useTranslation()
  const { data, isError, dataUpdatedAt, refetch } = useBalance()
  const [isHidden, setHidden] = useHiddenBalance()
  const isOld = useLostLine() !== undefined || isError
  const readAt = dateFormat(i18n.language, { timeStyle: 'short' }).format(dataUpdatedAt)
  return (
    <Purse
      label={isCompact ? undefined : t('wallet.balance')}
      amount={data?.balance}
      currency={data?.currency ?? 'VND'}
      hidden={isHidden}
      onHiddenChange={setHidden}
      onRefresh={() => void refetch()}
      staleAt={isOld && data ? readAt : undefined}
      isCompact={isCompact}
      className={className}
    />
  )
}
