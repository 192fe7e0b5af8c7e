import { Button, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../../../lib/me.ts'
import { FindDialog } from './find-dialog.tsx'
import { OpenMemberDialog } from './open-member-dialog.tsx'

type Tool = 'find' | 'open'

/** Ways to a member that no list has: by a sealed detail, or by opening the account. */
export function MemberTools({ onOpen }: { onOpen: (memberId: string) => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const [tool, setTool] = useState<Tool>()
  const close = (open: boolean) => !open && setTool(undefined)
  const show = (memberId: string) => {
    setTool(undefined)
    onOpen(memberId)
  }
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button variant="line" start={<Icon name="icon-[ph--magnifying-glass-bold]" />} onClick={() => setTool('find')}>
        {t('find.open')}
      </Button>
      {may(me, 'members.create') && (
        <Button variant="lamp" start={<Icon name="icon-[ph--user-plus-bold]" />} onClick={() => setTool('open')}>
          {t('openMember.open')}
        </Button>
      )}
      <FindDialog open={tool === 'find'} onOpenChange={close} onFound={show} />
      <OpenMemberDialog open={tool === 'open'} onOpenChange={close} onOpened={show} />
    </div>
  )
}
