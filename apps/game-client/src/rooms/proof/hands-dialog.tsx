import type { RoomHandListed } from '@fairground/contract/studio'
import { Button, Dialog, Empty, Skeleton } from '@fairground/ui'
import { Cash, useTime } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRooms } from '../room-context.ts'
import { HandProofView } from './hand-proof-view.tsx'

/** The player's own hands, each with its figures and its proof. */
export function HandsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const [handId, setHandId] = useState<string>()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={t('room.hands.title')}
      titleLook="poster"
      description={t('room.hands.text')}
      onClosed={() => setHandId(undefined)}
    >
      {open && handId === undefined && <Hands onOpen={setHandId} />}
      {open && handId !== undefined && (
        <div className="grid gap-4">
          <Button variant="quiet" className="justify-self-start" onClick={() => setHandId(undefined)}>
            {t('room.hands.back')}
          </Button>
          <HandProofView handId={handId} />
        </div>
      )}
    </Dialog>
  )
}

type Page = { hands: readonly RoomHandListed[]; next: string | null }

function Hands({ onOpen }: { onOpen: (handId: string) => void }) {
  const { t } = useTranslation()
  const time = useTime()
  const { desk } = useRooms()
  const [page, setPage] = useState<Page | 'failed'>()
  useEffect(() => {
    let isWanted = true
    void desk.listHands().then((answer) => isWanted && setPage(answer.ok ? answer.value : 'failed'))
    return () => {
      isWanted = false
    }
  }, [desk])
  if (page === undefined) return <Skeleton className="h-60 w-full" />
  if (page === 'failed') return <Empty title={t('history.failed')} text={t('history.failedText')} />
  if (page.hands.length === 0) return <Empty title={t('room.hands.none')} text={t('history.emptyText')} />
  const { hands, next } = page
  return (
    <>
      <ul className="room-hands">
        {hands.map(({ handId, startedAt, number, netMinor, contributionMinor, booked }) => (
          <li key={handId}>
            <button type="button" onClick={() => onOpen(handId)}>
              <b>{number === null ? t('room.result.voidShort') : t('room.handNumber', { number })}</b>
              <span>{time(startedAt)}</span>
              <span>
                {t('room.result.paid')} <Cash minor={BigInt(contributionMinor)} />
              </span>
              <b>{booked === 'void' ? '–' : <Cash minor={BigInt(netMinor)} signed />}</b>
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <MoreHands
          onMore={() => desk.listHands(next)}
          onPage={(more) => setPage({ hands: [...hands, ...more.hands], next: more.next })}
        />
      )}
    </>
  )
}

interface MoreHandsProps {
  onMore: () => Promise<{ ok: true; value: Page } | { ok: false; code: string }>
  onPage: (page: Page) => void
}

function MoreHands({ onMore, onPage }: MoreHandsProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    const answer = await onMore()
    setBusy(false)
    if (answer.ok) onPage(answer.value)
  }
  return (
    <Button block variant="line" busy={isBusy} onClick={() => void more()}>
      {t('room.hands.more')}
    </Button>
  )
}
