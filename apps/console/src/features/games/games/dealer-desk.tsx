import { cameraUrlOf } from '@fairground/contract/studio'
import { Button, Dialog, Icon } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { handTicket } from './hand-ticket.ts'
import { type DeskWish, useDealerDesk } from './use-tables.ts'

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
            tableId={tableId}
            language={language}
          />
        )}
      </Dialog>
    </>
  )
}

const renewMs = 5 * 60_000

/** While it is shown the server is asked again whether this person may be there; without a yes the desk soon ends. */
function DeskFrame({ url, title, tableId, language }: DeskWish & { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { mutate } = useDealerDesk()
  useEffect(() => {
    const hand = (given: { url: string }) => handTicket(frame.current?.contentWindow, given.url)
    const timer = setInterval(() => mutate({ tableId, language }, { onSuccess: hand }), renewMs)
    return () => clearInterval(timer)
  }, [mutate, tableId, language])
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-downloads"
      allow="camera; microphone"
      referrerPolicy="no-referrer"
      className="h-[min(78dvh,60rem)] w-full rounded-md border-0"
    />
  )
}
