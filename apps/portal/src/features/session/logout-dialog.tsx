import { Button, Dialog } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignIn } from './use-sign-in.ts'

interface LogoutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

export function LogoutDialog({ open, onOpenChange, onDone }: LogoutDialogProps) {
  const { t } = useTranslation()
  const { leave } = useSignIn()
  const logout = useMutation({
    mutationFn: leave,
    onSuccess: () => {
      onOpenChange(false)
      onDone()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('session.logoutTitle')}
      titleLook="plain"
      phone="center"
      locked={logout.isPending}
      footer={
        <>
          <Button variant="line" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button variant="default" busy={logout.isPending} onClick={() => logout.mutate()}>
            {t('session.logout')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('session.logoutText')}</p>
    </Dialog>
  )
}
