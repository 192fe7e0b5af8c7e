import type { RoomFacts, RoomSeat } from '@fairground/contract/studio'
import { Button, Dialog } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoomState, useRooms } from '../room-context.ts'
import { useRefusal } from '../use-refusal.ts'
import { AmountChoice } from './amount-choice.tsx'

interface TopUpDialogProps {
  facts: RoomFacts
  seat: RoomSeat
  isOpen: boolean
  onClose: () => void
}

/** More chips, up to the most that this room lets a seat bring; they count from the next hand on. */
export function TopUpDialog({ facts, seat, isOpen, onClose }: TopUpDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      phone="bottom"
      title={t('room.topUp')}
      description={t('room.topUp.text')}
    >
      {isOpen && <Adding facts={facts} seat={seat} onClose={onClose} />}
    </Dialog>
  )
}

function Adding({ facts, seat, onClose }: Omit<TopUpDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const isSending = useRoomState((state) => state.isSending)
  const refusal = useRefusal(useRoomState((state) => state.refusal))
  const most = BigInt(facts.buyInMinorMax) - BigInt(seat.chipsMinor) - BigInt(seat.topUpMinor)
  const unit = BigInt(facts.unitMinor)
  const least = unit < most ? unit : most
  const [minor, setMinor] = useState(most)
  const add = async () => {
    if (await desk.topUp(minor)) onClose()
  }
  return (
    <div className="grid gap-4">
      <AmountChoice label={t('room.topUp')} minMinor={least} maxMinor={most} minor={minor} onMinor={setMinor} />
      {refusal && (
        <p role="alert" className="text-sm text-ruby-ink">
          {refusal}
        </p>
      )}
      <Button block variant="lamp" busy={isSending} disabled={minor < least || minor > most} onClick={() => void add()}>
        {t('room.topUp')}
      </Button>
    </div>
  )
}
