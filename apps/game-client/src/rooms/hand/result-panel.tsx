import type { HandResult, RoomHand, RoomView } from '@fairground/contract/studio'
import { Button, Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useSeatName } from '../use-seat-name.ts'

interface ResultPanelProps {
  room: RoomView
  hand: RoomHand
  result: HandResult
  onProof: () => void
}

/** How the hand ended for everybody: what each put in, got back and paid, and why. */
export function ResultPanel({ room, hand, result, onProof }: ResultPanelProps) {
  const { t } = useTranslation()
  const nameOf = useSeatName()
  const name = (chair: number): string => {
    const seat = room.seats.find((one) => one.seat === chair)
    return seat ? nameOf(seat, chair === room.you.seat) : t('room.chair', { number: chair })
  }
  if (result.booked === 'void') return <p className="room-result is-void">{t('room.result.void')}</p>
  return (
    <section className="room-result" aria-label={t('room.result.title')}>
      <ResultTable shares={result.shares} name={name} ownSeat={room.you.seat} />
      {result.payments.length > 0 && (
        <ul className="room-payments">
          {result.payments.map(({ from, to, units, amountMinor }) => (
            <li key={`${from}-${to}-${units}-${amountMinor}`}>
              <bdi>{t('room.result.pays', { from: name(from), to: name(to), units })}</bdi>{' '}
              <Cash minor={BigInt(amountMinor)} />
            </li>
          ))}
        </ul>
      )}
      <footer>
        <span>
          {t('room.result.rake')} <Cash minor={BigInt(result.rakeMinor)} />
          {result.booked === 'owed' && ` · ${t('room.result.owed')}`}
        </span>
        <Button size="sm" variant="quiet" onClick={onProof} data-hand={hand.handId}>
          <Icon name="icon-[ph--seal-check-duotone]" /> {t('room.proof.check')}
        </Button>
      </footer>
    </section>
  )
}

interface ResultTableProps {
  shares: HandResult['shares']
  name: (chair: number) => string
  ownSeat: number | null
}

export function ResultTable({ shares, name, ownSeat }: ResultTableProps) {
  const { t } = useTranslation()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('room.result.player')}</th>
          <th scope="col">{t('room.result.paid')}</th>
          <th scope="col">{t('room.result.got')}</th>
          <th scope="col">{t('room.result.fee')}</th>
          <th scope="col">{t('room.result.net')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ seat, contributionMinor, returnedMinor, feeMinor, netMinor }) => (
          <tr key={seat} data-own={seat === ownSeat} data-won={!netMinor.startsWith('-') && netMinor !== '0'}>
            <th scope="row">
              <bdi>{name(seat)}</bdi>
            </th>
            <td>
              <Cash minor={BigInt(contributionMinor)} />
            </td>
            <td>
              <Cash minor={BigInt(returnedMinor)} />
            </td>
            <td>
              <Cash minor={BigInt(feeMinor)} />
            </td>
            <td>
              <Cash minor={BigInt(netMinor)} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
