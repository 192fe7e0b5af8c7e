import { Button } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { SoloAction } from '../solo-screen.ts'
import { useKeys } from './use-keys.ts'

export interface TableAction {
  action: SoloAction
  label: string
  /** The key that takes it. */
  shortcut: string
  isAdvised?: boolean
}

interface ActionsProps {
  actions: readonly TableAction[]
  act: (action: SoloAction) => void
}

/** What the player may do now, each with its key; the advised one is lit. */
export function Actions({ actions, act }: ActionsProps) {
  const { t } = useTranslation()
  useKeys(Object.fromEntries(actions.map(({ action, shortcut }) => [shortcut, () => act(action)])))
  if (actions.length === 0) return null
  return (
    <div className="table-actions">
      {actions.map(({ action, label, shortcut, isAdvised }) => (
        <Button
          key={`${action.type}-${label}`}
          variant={isAdvised ? 'lamp' : 'line'}
          onClick={() => act(action)}
          title={t('solo.table.key', { key: shortcut.toUpperCase() })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
