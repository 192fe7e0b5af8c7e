import { IconButton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHall, useHallState } from './hall-context.ts'
import { TableDrawer } from './table-drawer.tsx'
import { useIsDesk } from './use-is-desk.ts'

/** Goes to another table, and lays several beside each other. */
export function HallButtons() {
  const { t } = useTranslation()
  const hall = useHall()
  const isDesk = useIsDesk()
  const hasMany = useHallState((state) => state.seats.length > 1)
  const layout = useHallState((state) => state.layout)
  const [isOpen, setOpen] = useState(false)
  if (hall.isOff) return null
  return (
    <>
      {isDesk && hasMany && (
        <IconButton
          look="glass"
          label={layout === 'many' ? t('live.hall.one') : t('live.hall.many')}
          icon={layout === 'many' ? 'icon-[ph--rectangle-duotone]' : 'icon-[ph--squares-four-duotone]'}
          onClick={() => hall.setLayout(layout === 'many' ? 'one' : 'many')}
          className="touch:size-11"
        />
      )}
      <IconButton
        look="glass"
        label={t('live.hall.title')}
        icon="icon-[ph--swap-duotone]"
        onClick={() => setOpen(true)}
        className="touch:size-11"
      />
      <TableDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
