import { refusalText } from '@fairground/client'
import type { MemberInfo } from '@fairground/contract'
import { Button, cx, Dialog, Note, Skeleton } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { api, query } from '../../lib/api.ts'
import { UploadAvatar } from './upload-avatar.tsx'

/** The avatars of the house to choose from, and the way to one of one's own. */
export function AvatarChoice({ member }: { member: MemberInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const avatar = useQuery({ ...query.security.avatar.queryOptions({ input: {} }), enabled: isOpen })
  const showNew = async () => {
    await Promise.all(
      [query.members.key(), query.security.avatar.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    setOpen(false)
  }
  const choose = useMutation({
    mutationFn: (icon: string) => api.security.setAvatar({ icon }),
    onSuccess: showNew,
  })
  const error = choose.error ?? avatar.error
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('security.changeAvatar')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('security.changeAvatar')}>
        {!avatar.data && !error && <Skeleton className="h-86 w-full" />}
        <ul className="grid grid-cols-4 gap-3 py-1 sm:grid-cols-5">
          {avatar.data?.options.map((key, index) => (
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
        {error && (
          <Note tone="bad" isLive>
            {refusalText(t, error)}
          </Note>
        )}
        <div className="mt-4 border-t border-line-soft pt-4">
          <UploadAvatar onUploaded={showNew} />
        </div>
      </Dialog>
    </>
  )
}
