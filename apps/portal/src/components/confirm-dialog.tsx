import { Button, Dialog, Note } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What will be lost. */
  children: ReactNode
  action: string
  isBusy: boolean
  /** The sentence of the refusal, once there was one. */
  refusal?: string | undefined
  onConfirm: () => void
}

/** Asks before something ends. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, action, isBusy, refusal, onConfirm } = props
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      phone="center"
      locked={isBusy}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="default" busy={isBusy} guardMs={1000} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-2">
        {children}
        {refusal && (
          <Note tone="bad" isLive>
            {refusal}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
