import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'

/** A face, a name, and what kind of account it is. */
export function DownlineName({ account, icon, type }: { account: string; icon: string; type: number }) {
  const { t } = useTranslation()
  return (
    <span className="flex min-w-0 items-center gap-3">
      <MemberAvatar account={account} icon={icon} />
      <span className="min-w-0 leading-tight">
        <b className="block truncate">
          <bdi>{account}</bdi>
        </b>
        <span className="text-xs text-ink-3">{t(type === 0 ? 'agents:type.0' : `agent.type.${type}`)}</span>
      </span>
    </span>
  )
}
