import { Button, Dialog, Icon } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { handTicket } from './hand-ticket.ts'
import { type DeskWish, useDealerDesk } from './use-tables.ts'

/** Opens the desk of a dealer's table: a page of the studio, in a window of the console. */
export function DealerDesk({ tableId, name }: { tableId: string; name: string }) {
  const { t, i18n } = useTranslation()
  const desk = useDealerDesk()
  const language = i18n.language === 'vi' ? 'vi' : 'en'
  return (
    <>
      <Button
        variant="lamp"
        size="sm"
        busy={desk.isPending}
        start={<Icon name="icon-[ph--poker-chip-duotone]" />}
        onClick={() => desk.mutate({ tableId, language })}
      >
        {t('lobby:table.desk')}
      </Button>
      <RefusalNote error={desk.error} />
      <Dialog
        open={desk.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && desk.reset()}
        width="wide"
        title={name}
        description={t('lobby:table.deskText')}
        className="md:w-[min(96vw,84rem)]!"
      >
        {desk.data && <DeskFrame url={desk.data.url} tableId={tableId} language={language} />}
      </Dialog>
    </>
  )
}

const renewMs = 5 * 60_000

/** While it is shown the server is asked again whether this person may be there; without a yes the desk soon ends. */
function DeskFrame({ url, tableId, language }: DeskWish & { url: string }) {
  const { t } = useTranslation()
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
      title={t('lobby:table.desk')}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-downloads"
      referrerPolicy="no-referrer"
      className="h-[min(78dvh,60rem)] w-full rounded-md border-0"
    />
  )
}
