import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupDialog } from './group-dialog.tsx'
import { useOwnGroup } from './use-own-group.ts'

interface ChangeGroupProps {
  account: string
  bounds: { group: number; least: number; most: number }
}

/** The prize group of an account directly below, and the way to another one. */
export function ChangeGroup({ account, bounds }: ChangeGroupProps) {
  const { t } = useTranslation()
  const { data: own } = useOwnGroup()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <bdi>{bounds.group}</bdi>
      {own && (
        <>
          <Button variant="line" size="sm" onClick={() => setOpen(true)}>
            {t('agents:points.change')}
          </Button>
          <GroupDialog open={isOpen} onClose={() => setOpen(false)} account={account} bounds={bounds} own={own.group} />
        </>
      )}
    </span>
  )
}
