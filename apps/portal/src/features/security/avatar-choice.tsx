import type { MemberInfo } from '@fairground/contract'
import { Button, cx, Dialog, Note } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { api, query } from '../../lib/api.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { avatarKeys } from './avatar-keys.ts'

/** The avatar in use, and the others of the house to choose from. */
export function AvatarChoice({ member }: { member: MemberInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const choose = useMutation({
    mutationFn: (icon: string) => api.security.setAvatar({ icon }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.members.key() })
      setOpen(false)
    },
  })
  return (
    <>
      <MemberAvatar account={member.account} icon={member.icon} size="lg" />
      <Button variant="line" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('security.changeAvatar')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('security.changeAvatar')}>
        <ul className="grid grid-cols-4 gap-3 py-1 sm:grid-cols-5">
          {avatarKeys.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t('security.avatar', { number: index + 1 })}
                aria-pressed={key === member.icon}
                disabled={choose.isPending}
                onClick={() => choose.mutate(key)}
                className={cx(
                  'grid w-full place-items-center rounded-md py-2.5 hover:bg-surface-2 focus-ring',
                  key === member.icon && 'bg-surface-3',
                )}
              >
                <MemberAvatar account={member.account} icon={key} size="lg" />
              </button>
            </li>
          ))}
        </ul>
        {choose.error && (
          <Note tone="bad" isLive>
            {refusalText(t, choose.error)}
          </Note>
        )}
      </Dialog>
    </>
  )
}
