import { Button, Dialog } from '@fairground/ui'
import { Cash, useCashText, useStore } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../live-context.ts'
import { type SeatPlace, stakeOfSeat } from './seat-places.ts'

interface SeatDialogProps {
  /** Absent: none is looked at. */
  place: SeatPlace | undefined
  onClose: () => void
}

/** One place: to sit down, to get up, or to play behind whoever sits there. */
export function SeatDialog({ place, onClose }: SeatDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={place !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('live.seat.name', { number: place?.number ?? 0 })}
      description={t('live.seat.rule')}
      phone="bottom"
    >
      {place && <Doing place={place} onDone={onClose} />}
    </Dialog>
  )
}

function Doing({ place, onDone }: { place: SeatPlace; onDone: () => void }) {
  const { t, i18n } = useTranslation()
  const play = useLive()
  const refusal = useLiveState((state) => state.seatRefusal)
  const maySit = play.opened.seats?.mark != null
  const { number, isOwn, taken, standing } = place
  const take = async (seat: number | null) => {
    if (await play.sit(seat)) onDone()
  }
  const words =
    refusal && t(i18n.exists(`live.seat.refused.${refusal}`) ? `live.seat.refused.${refusal}` : 'refused.OTHER.text')
  return (
    <>
      {isOwn && standing === 'idle' && <p className="live-seat-note is-warn">{t('live.seat.idle')}</p>}
      {!taken && maySit && (
        <Button block variant="lamp" onClick={() => void take(number)}>
          {t('live.seat.sit', { number })}
        </Button>
      )}
      {!taken && !maySit && <p className="live-seat-note">{t('live.seat.refused.SEATS_CLOSED')}</p>}
      {isOwn && (
        <Button block variant="line" onClick={() => void take(null)}>
          {t('live.seat.leave')}
        </Button>
      )}
      {taken && !isOwn && <Behind place={place} onDone={onDone} />}
      {words && (
        <p role="alert" className="live-seat-note is-warn">
          {words}
        </p>
      )}
    </>
  )
}

/** What lies at the seat, and chips of one's own on the same places. */
function Behind({ place: { number, taken }, onDone }: { place: SeatPlace; onDone: () => void }) {
  const { t } = useTranslation()
  const cash = useCashText()
  const play = useLive()
  const chipMinor = useLiveState((state) => state.chipMinor)
  const isBehind = useLiveState(({ behindSeat }) => behindSeat === number)
  const hasBehind = useLiveState(({ seats }) => seats?.hasBehind)
  const { wanted, taken: sent, slipsLeft } = useStore(play.pad.screen, (pad) => pad)
  const [mineMinor, sentMinor] = [sumOf(wanted), sumOf(sent)]
  const hasOwn = wanted.size > 0 && !isBehind
  const isOpen = useLiveState(({ table }) => table.phase === 'betting')
  if (!taken) return null
  const { chips, currency, behindMinor, behindMinorMax } = taken
  const isSame = currency === play.opened.currency
  // What of one's own is not sent yet takes room as well.
  const leftMinor = BigInt(behindMinorMax) - BigInt(behindMinor) - (isBehind ? mineMinor - sentMinor : none)
  const spots = [...new Set(chips.map(({ spot }) => spot))]
  const isReady = isOpen && isSame && spots.length > 0 && !hasOwn && slipsLeft > 0
  return (
    <>
      <p className="live-seat-note">
        {t('live.seat.laid', { number: spots.length })}{' '}
        {isSame && spots.length > 0 && <Cash minor={stakeOfSeat(taken)} />}
      </p>
      {hasBehind && (
        <>
          {isSame && spots.length > 0 && (
            <p className="live-seat-note">{t('live.seat.room', { left: cash(leftMinor > none ? leftMinor : none) })}</p>
          )}
          {isBehind && mineMinor > none && (
            <p role="status" className="live-seat-note">
              {t('live.seat.mine', { amount: cash(mineMinor) })}
            </p>
          )}
          <Button
            block
            variant="lamp"
            disabled={!isReady || BigInt(spots.length) * chipMinor > leftMinor}
            onClick={() => play.playBehind(number, spots) && onDone()}
          >
            {t(isBehind && mineMinor > none ? 'live.seat.behindMore' : 'live.seat.behind', { amount: cash(chipMinor) })}
          </Button>
          {hasOwn && <p className="live-seat-note">{t('live.seat.refused.BEHIND_MIXED')}</p>}
        </>
      )}
    </>
  )
}

const none = 0n

const sumOf = (chips: ReadonlyMap<string, bigint>): bigint =>
  [...chips.values()].reduce((sum, minor) => sum + minor, none)
