import { Dialog, Icon } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../frame/frame-context.ts'
import { SessionCard } from '../session/session-card.tsx'
import { NoticesLink } from './notices-link.tsx'

export interface MenuDialogProps {
  open: boolean
  onClose: () => void
  onHistory: () => void
  onFairness: () => void
  /** Entries of the vendor's own, above the others. */
  children?: ReactNode
}

/** The facts of the session, the windows of the frame, and the way back. */
export function MenuDialog({ open, onClose, onHistory, onFairness, children }: MenuDialogProps) {
  const { t } = useTranslation()
  const { portal } = useFrame()
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} phone="bottom" title={t('menu')}>
      <div className="grid gap-4">
        <SessionCard isNested />
        <ul className="grid gap-1">
          {children}
          <MenuEntry icon="icon-[ph--clock-counter-clockwise-duotone]" label={t('history')} onClick={onHistory} />
          <MenuEntry icon="icon-[ph--seal-check-duotone]" label={t('fairness')} onClick={onFairness} />
          <MenuEntry icon="icon-[ph--sign-out-duotone]" label={t('toLobby')} onClick={() => portal.exit()} />
        </ul>
        <NoticesLink />
      </div>
    </Dialog>
  )
}

export function MenuEntry({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="focus-ring flex min-h-12 w-full items-center gap-3.5 rounded-md px-3.5 text-start text-base font-semibold text-ink-2 hover:bg-surface-3 hover:text-ink"
      >
        <Icon name={icon} className="text-[22px] text-lamp-ink" />
        <span className="min-w-0 flex-1">{label}</span>
        <Icon name="icon-[ph--caret-right-bold]" flip className="text-sm text-ink-3" />
      </button>
    </li>
  )
}
