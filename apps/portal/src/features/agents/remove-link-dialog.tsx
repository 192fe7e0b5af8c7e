import { refusalText } from '@fairground/client'
import type { RegisterLink } from '@fairground/contract'
import { Button, Dialog, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useKeepLinks } from './use-keep-links.ts'

interface RemoveLinkDialogProps {
  /** Undefined while it is closed. */
  link: RegisterLink | undefined
  onClose: () => void
}

/** Asks before a link that was passed on stops working. */
export function RemoveLinkDialog({ link, onClose }: RemoveLinkDialogProps) {
  const { t } = useTranslation()
  const keep = useKeepLinks()
  const remove = useMutation({
    mutationFn: (code: string) => api.agents.deleteRegisterLink({ code }),
    onSuccess: (links) => {
      keep(links)
      onClose()
    },
  })
  return (
    <Dialog
      open={link !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('agents:removeTitle')}
      description={t('agents:removeText', { code: link?.code ?? '' })}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('agents:keep')}
          </Button>
          <Button variant="ruby" busy={remove.isPending} onClick={() => link && remove.mutate(link.code)}>
            {t('agents:remove')}
          </Button>
        </>
      }
    >
      {remove.error && (
        <Note tone="bad" isLive>
          {refusalText(t, remove.error)}
        </Note>
      )}
    </Dialog>
  )
}
