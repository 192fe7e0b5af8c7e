import { IconButton, Menu } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useGame } from '../components/game-context.ts'
import type { WindowName } from './windows.ts'

/** Paytable, history, fairness, and the way back. */
export function GameMenu({ onOpen }: { onOpen: (name: WindowName) => void }) {
  const { t } = useTranslation()
  const { portal } = useGame()
  return (
    <Menu
      align="end"
      trigger={<IconButton look="glass" label={t('menu')} icon="icon-[ph--list-bold]" className="touch:size-11" />}
      items={[
        { id: 'paytable', label: t('paytable'), icon: 'icon-[ph--table-duotone]', onClick: () => onOpen('paytable') },
        { id: 'history', label: t('history'), icon: 'icon-[ph--clock-counter-clockwise-duotone]', onClick: () => onOpen('history') },
        { id: 'fairness', label: t('fairness'), icon: 'icon-[ph--seal-check-duotone]', onClick: () => onOpen('fairness') },
        { kind: 'line', id: 'line' },
        { id: 'lobby', label: t('toLobby'), icon: 'icon-[ph--sign-out-duotone]', onClick: () => portal.exit() },
      ]}
    />
  )
}
