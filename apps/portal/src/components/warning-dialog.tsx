import { Button, Dialog, Icon } from '@fairground/ui'

interface WarningDialogProps {
  open: boolean
  title: string
  text: string
  /** Of the only button. */
  confirm: string
  onClose: () => void
}

/** A popup that says what went wrong; the form behind it stays as it was. */
export const WarningDialog = ({ open, title, text, confirm, onClose }: WarningDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title={title}
    phone="center"
    footer={
      <Button variant="lamp" block onClick={onClose}>
        {confirm}
      </Button>
    }
  >
    <div className="flex items-start gap-3.5">
      <Icon name="icon-[ph--warning-circle-duotone]" className="text-4xl text-warn-ink" />
      <p className="text-ink-2">{text}</p>
    </div>
  </Dialog>
)
