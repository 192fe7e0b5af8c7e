import { cameraUrlOf } from '@fairground/contract/studio'
import { Button, Dialog, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { useDealerDesk } from './use-tables.ts'

const pages = {
  desk: { icon: 'icon-[ph--poker-chip-duotone]', label: 'lobby:table.desk', text: 'lobby:table.deskText' },
  camera: { icon: 'icon-[ph--camera-duotone]', label: 'lobby:table.camera', text: 'lobby:table.cameraText' },
} as const

interface DealerDeskProps {
  tableId: string
  name: string
  page: keyof typeof pages
}

/** Opens the desk of a dealer's table, or makes this device a camera over it: pages of the studio, in a window here. */
export function DealerDesk({ tableId, name, page }: DealerDeskProps) {
  const { t, i18n } = useTranslation()
  const desk = useDealerDesk()
  const { mutateAsync: askAgain } = useDealerDesk()
  const language = i18n.language === 'vi' ? 'vi' : 'en'
  const { icon, label, text } = pages[page]
  return (
    <>
      <Button
        variant={page === 'desk' ? 'lamp' : 'line'}
        size="sm"
        busy={desk.isPending}
        start={<Icon name={icon} />}
        onClick={() => desk.mutate({ tableId, language })}
      >
        {t(label)}
      </Button>
      <RefusalNote error={desk.error} />
      <Dialog
        open={desk.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && desk.reset()}
        width="wide"
        title={name}
        description={t(text)}
        className="md:w-[min(96vw,84rem)]!"
      >
        {desk.data && (
          <DeskFrame
            url={page === 'camera' ? cameraUrlOf(desk.data.url) : desk.data.url}
            title={t(label)}
            askAgain={() => askAgain({ tableId, language })}
          />
        )}
      </Dialog>
    </>
  )
}
