import { Button } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InstantAction } from '../instant-screen.ts'
import { useKeys } from './use-keys.ts'

export interface TableAction {
  action: InstantAction
  label: string
  /** The key that takes it. */
  shortcut: string
  isAdvised?: boolean
}

interface ActionsProps {
  actions: readonly TableAction[]
  act: (action: InstantAction) => void
  /** Stands before them, also when there is nothing to do. */
  children?: ReactNode
}

/** What the player may do now, each with its key; the advised one is lit. */
export function Actions({ actions, act, children }: ActionsProps) {
  const { t } = useTranslation()
  useKeys(Object.fromEntries(actions.map(({ action, shortcut }) => [shortcut, () => act(action)])))
  if (actions.length === 0 && !children) return null
  return (
    <div className="table-actions">
      {children}
      {actions.map(({ action, label, shortcut, isAdvised }) => (
        <Button
          key={`${action.type}-${label}`}
          variant={isAdvised ? 'lamp' : 'line'}
          onClick={() => act(action)}
          title={t('instant.table.key', { key: shortcut.toUpperCase() })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
