import { Button, Icon } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoomState, useRooms } from '../room-context.ts'
import { useRefusal } from '../use-refusal.ts'
import { AmountChoice } from './amount-choice.tsx'
import type { Level } from './levels-of.ts'

/** A seat at once, in a room that the studio chooses. */
export function QuickSeat({ level }: { level: Level }) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const cash = useCashText()
  const isSending = useRoomState((state) => state.isSending)
  const refusal = useRefusal(useRoomState((state) => state.refusal))
  const { buyInMinorMin, buyInMinorMax, unitMinor } = level
  const [minor, setMinor] = useState(buyInMinorMin)
  const isRight = minor >= buyInMinorMin && minor <= buyInMinorMax
  return (
    <section className="room-quick">
      <Icon name="icon-[ph--lightning-duotone]" className="room-mark" />
      <div>
        <b>{t('room.quick.title', { amount: cash(unitMinor) })}</b>
        <p>{t('room.quick.text')}</p>
        {refusal && (
          <p role="alert" className="text-ruby-ink">
            {refusal}
          </p>
        )}
      </div>
      <AmountChoice
        label={t('room.buyIn')}
        minMinor={buyInMinorMin}
        maxMinor={buyInMinorMax}
        minor={minor}
        onMinor={setMinor}
      />
      <Button
        size="lg"
        variant="lamp"
        busy={isSending}
        disabled={!isRight}
        onClick={() => void desk.quick(level.level, minor)}
      >
        {t('room.quick.go')}
      </Button>
    </section>
  )
}
