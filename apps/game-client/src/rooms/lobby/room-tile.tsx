import type { RoomListed } from '@fairground/contract/studio'
import { Button, Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useRooms } from '../room-context.ts'
import { seatPlaces } from '../table/seat-places.ts'

/** One room: its chairs and who has them, what a hand is about, and the rules that it plays by. */
export function RoomTile({ room, number }: { room: RoomListed; number: number }) {
  const { t } = useTranslation()
  const { desk, game } = useRooms()
  const { taken, seats, waiting, averagePotMinor, yourSeat, state } = room
  const isFull = taken.length >= seats
  const options = game.options(room, t)
  const places = seatPlaces(seats, 'wide')
  const word = yourSeat !== null ? 'room.toTable' : isFull ? 'room.watch' : 'room.enter'
  return (
    <li className="room-tile" data-full={isFull}>
      <header>
        <b className="room-tile-name">{t('room.name', { number })}</b>
        {state !== 'open' && <span className="room-tag">{t(`room.state.${state}`)}</span>}
        {options.slice(0, 1).map((text) => (
          <span key={text} className="room-tag">
            {text}
          </span>
        ))}
      </header>
      <div className="room-mini" dir="ltr">
        <i className="room-mini-felt" aria-hidden="true" />
        <span className="room-mini-centre">
          <b>
            {taken.length}/{seats}
          </b>
        </span>
        {places.map(({ x, y }, at) => {
          const who = taken.find(({ seat }) => seat === at + 1)
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: chairs do not move
              key={at}
              className="room-mini-seat"
              data-free={!who}
              data-own={yourSeat === at + 1}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              aria-hidden="true"
            >
              <Icon
                name={
                  !who ? 'icon-[ph--plus-bold]' : who.isBot ? 'icon-[ph--robot-duotone]' : 'icon-[ph--user-duotone]'
                }
              />
            </span>
          )
        })}
      </div>
      <dl className="room-tile-facts">
        <div>
          <dt>{t('room.average')}</dt>
          <dd>{averagePotMinor === null ? '–' : <Cash minor={BigInt(averagePotMinor)} />}</dd>
        </div>
        <div>
          <dt>{t('room.waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
      <Button block variant={isFull ? 'line' : 'default'} onClick={() => desk.enter(room.roomId)}>
        {t(word)}
      </Button>
    </li>
  )
}
