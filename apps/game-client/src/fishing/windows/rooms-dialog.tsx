import { type FishingRoomEntry, fishingSeats } from '@fairground/contract/studio'
import { Button, Dialog, Skeleton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFishing, useFishingState } from '../screen/fishing-context.ts'

/** The rooms of this level. Whoever goes to another is paid for the magazine that is loaded. */
export function RoomsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const desk = useFishing()
  const [rooms, setRooms] = useState<readonly FishingRoomEntry[]>()
  const [isMoving, setMoving] = useState(false)
  const own = useFishingState((state) => (state.seat === undefined ? undefined : state.room?.roomId))
  useEffect(() => {
    if (!open) return
    void desk.listRooms()?.then((answer) => answer.ok && setRooms(answer.value.rooms))
  }, [open, desk])
  const go = async (roomId: string) => {
    setMoving(true)
    await desk.change(roomId)
    setMoving(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="bottom"
      locked={isMoving}
      title={t('instant.fishing.rooms')}
      description={t('instant.fishing.roomsText')}
    >
      {rooms === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ul className="grid gap-2">
          {rooms.map(({ roomId, number, taken }) => (
            <li key={roomId} className="flex items-center gap-3 rounded-md bg-surface-2 px-4 py-2">
              <b className="flex-1">{t('instant.fishing.room', { room: number })}</b>
              <span className="text-sm text-ink-3">
                {t('instant.fishing.roomFree', { free: fishingSeats - taken.length })}
              </span>
              <Button
                variant="line"
                disabled={roomId === own || taken.length >= fishingSeats || isMoving}
                onClick={() => void go(roomId)}
              >
                {t('instant.fishing.roomGo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
