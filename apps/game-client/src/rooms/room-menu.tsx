import { MenuDialog as FrameMenu, MenuEntry } from '@fairground/vendor-ui/menu-dialog'
import { useTranslation } from 'react-i18next'
import type { RoomWindow } from './room-window.ts'

interface RoomMenuProps {
  open: boolean
  onClose: () => void
  onOpen: (name: RoomWindow) => void
}

/** The menu of the frame. Hands are checked where they are told of. */
export function RoomMenu({ open, onClose, onOpen }: RoomMenuProps) {
  const { t } = useTranslation()
  return (
    <FrameMenu open={open} onClose={onClose} onHistory={() => onOpen('hands')} onFairness={() => onOpen('hands')}>
      <MenuEntry icon="icon-[ph--info-duotone]" label={t('room.rules')} onClick={() => onOpen('rules')} />
    </FrameMenu>
  )
}
