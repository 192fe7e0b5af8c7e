import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'

interface DownlineNameProps {
  account: string
  icon: string
  type: number
  /** The name leads to the details of the account. */
  isLink?: boolean
}

/** A face, a name, and what kind of account it is. */
export function DownlineName({ account, icon, type, isLink }: DownlineNameProps) {
  const { t } = useTranslation()
  const name = <bdi>{account}</bdi>
  return (
    <span className="flex min-w-0 items-center gap-3">
      <MemberAvatar account={account} icon={icon} />
      <span className="min-w-0 leading-tight">
        {isLink ? (
          <Link
            to="/agentHome/$pageKey"
            params={{ pageKey: 'downlineAccountDetails' }}
            search={{ account }}
            className="block truncate rounded-sm font-bold underline-offset-4 hover:underline focus-ring"
          >
            {name}
          </Link>
        ) : (
          <b className="block truncate">{name}</b>
        )}
        <span className="text-xs text-ink-3">{t(type === 0 ? 'agents:type.0' : `agent.type.${type}`)}</span>
      </span>
    </span>
  )
}
