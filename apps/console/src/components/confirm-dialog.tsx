import { Button, Dialog } from '@fairground/ui'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  confirmLabel: string
  /** `ruby` where people lose something by it. */
  tone?: 'ruby' | 'mint'
  isBusy: boolean
  onConfirm: () => void
}

/** Asks once more before money moves, or before something that is hard to take back. Going back is the first button and takes the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  tone = 'mint',
  isBusy,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const back = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      phone="center"
      awning={tone}
      locked={isBusy}
      initialFocus={back}
      footer={
        <>
          <Button
            ref={back}
            variant="line"
            size="lg"
            className="flex-1"
            disabled={isBusy}
            onClick={() => onOpenChange(false)}
          >
            {t('action.back')}
          </Button>
          <Button variant={tone} size="lg" className="flex-1" busy={isBusy} guardMs={1000} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
