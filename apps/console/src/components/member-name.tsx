import { Avatar } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarSrc } from '../lib/art.ts'
import { useMe } from '../lib/me.ts'

type MemberNameProps = {
  account: string
  icon: string
  /** `head` at the top of a panel, `row` in a table. */
  look?: 'row' | 'head'
  /** Small words after the name, or under it in a head. */
  note?: ReactNode
}

/** A member's picture and account. */
export function MemberName({ account, icon, look = 'row', note }: MemberNameProps) {
  if (look === 'row') {
    return (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={account} src={avatarSrc(icon)} size="xs" />
        <bdi className="truncate font-semibold">{account}</bdi>
        <DemoMark account={account} />
        {note && <span className="text-xs whitespace-nowrap text-ink-3">{note}</span>}
      </span>
    )
  }
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={account} src={avatarSrc(icon)} size="md" className="size-11!" />
      <div className="min-w-0">
        <h2 className="truncate font-semibold">
          <bdi>{account}</bdi> <DemoMark account={account} />
        </h2>
        {note && <span className="block text-xs text-ink-3">{note}</span>}
      </div>
    </div>
  )
}

/** Of people whom the launcher of a sandbox has play by themselves. */
function DemoMark({ account }: { account: string }) {
  const { t } = useTranslation()
  const { demoPeople } = useMe()
  if (!demoPeople.includes(account)) return null
  return (
    <span className="rounded-full border border-line px-1.5 text-xs font-normal whitespace-nowrap text-ink-3">
      {t('members.demo')}
    </span>
  )
}
