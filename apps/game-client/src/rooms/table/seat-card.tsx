import type { RoomSeat } from '@fairground/contract/studio'
import { Button, Dialog, KeyValues } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useRoomState, useRooms } from '../room-context.ts'
import { useSeatName } from '../use-seat-name.ts'

interface SeatCardProps {
  /** Absent: none is looked at. */
  seat: RoomSeat | undefined
  isOwn: boolean
  onClose: () => void
}

/** Who sits there, as far as anybody may know. */
export function SeatCard({ seat, isOwn, onClose }: SeatCardProps) {
  const { t } = useTranslation()
  const nameOf = useSeatName()
  const { desk } = useRooms()
  const isMuted = useRoomState(({ muted }) => seat !== undefined && muted.has(seat.seat))
  return (
    <Dialog
      open={seat !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="bottom"
      title={seat ? nameOf(seat, isOwn) : ''}
      description={seat?.isBot ? t('room.botText') : undefined}
    >
      {seat && (
        <div className="grid gap-4">
          <KeyValues
            items={[
              { id: 'chips', label: t('room.chips'), value: <Cash minor={BigInt(seat.chipsMinor)} /> },
              { id: 'hands', label: t('room.hands'), value: seat.handsPlayed },
              {
                id: 'bank',
                label: t('room.timeBank'),
                value: t('room.seconds', { seconds: Math.ceil(seat.bankMs / 1_000) }),
              },
            ]}
          />
          {!isOwn && (
            <Button block variant="line" aria-pressed={isMuted} onClick={() => desk.mute(seat.seat)}>
              {t(isMuted ? 'room.emoji.unmute' : 'room.emoji.mute')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
