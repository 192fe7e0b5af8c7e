import { MenuDialog as FrameMenu, MenuEntry } from '@fairground/vendor-ui/menu-dialog'
import { useTranslation } from 'react-i18next'
import type { WindowName } from './windows.ts'

export interface MenuDialogProps {
  open: boolean
  onClose: () => void
  onOpen: (name: WindowName) => void
}

/** The menu of the frame, with the rules of the game. */
export function MenuDialog({ open, onClose, onOpen }: MenuDialogProps) {
  const { t } = useTranslation()
  return (
    <FrameMenu open={open} onClose={onClose} onHistory={() => onOpen('history')} onFairness={() => onOpen('fairness')}>
      <MenuEntry icon="icon-[ph--table-duotone]" label={t('paytable')} onClick={() => onOpen('paytable')} />
    </FrameMenu>
  )
}
