import { Button, Dialog, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface LoginWarningProps {
  /** Shown as soon as there is one. */
  text: string | undefined
  onClosed: () => void
}

/** Why the header's form did not let anybody in; it has no room of its own for words. */
export function LoginWarning({ text, onClosed }: LoginWarningProps) {
  const { t } = useTranslation()
  const [isRead, setRead] = useState(false)
  return (
    <Dialog
      open={text !== undefined && !isRead}
      onOpenChange={(open) => open || setRead(true)}
      onClosed={onClosed}
      title={t('session.notIn')}
      phone="center"
      footer={
        <Button variant="lamp" className="ms-auto" onClick={() => setRead(true)}>
          {t('session.understood')}
        </Button>
      }
    >
      <p className="flex items-start gap-3 text-ink-2">
        <Icon name="icon-[ph--warning-duotone]" className="shrink-0 text-2xl text-warn-ink" />
        <span className="min-w-0 flex-1">{text}</span>
      </p>
    </Dialog>
  )
}
