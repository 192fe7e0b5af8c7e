import { Button, ButtonLink, Dialog, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WindowProps } from './lobby-context.ts'

/** A trial account wants what only a real one may. */
export function NeedAccountDialog({ onClose }: WindowProps<undefined>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={t('lobby.needAccountTitle')}
      titleLook="plain"
      phone="center"
      footer={
        <>
          <Button variant="line" onClick={() => setOpen(false)}>
            {t('lobby.keepTrying')}
          </Button>
          <ButtonLink variant="lamp" href="/register">
            {t('in_increase_submit')}
          </ButtonLink>
        </>
      }
    >
      <p className="flex items-start gap-3 text-ink-2">
        <Icon name="icon-[ph--info-duotone]" className="shrink-0 text-2xl text-blue-ink" />
        <span className="min-w-0 flex-1">{t('in_need_true_account')}</span>
      </p>
    </Dialog>
  )
}
