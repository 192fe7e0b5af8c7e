import type { RoomListed } from '@fairground/contract/studio'
import { Button, Icon } from '@fairground/ui'
import { FrameBar, SessionCard } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { themeStyle } from '../../stage/theme-style.ts'
import { useRoomState, useRooms } from '../room-context.ts'
import { RoomWindows, useRoomWindows } from '../room-windows.tsx'
import { LevelCards } from './level-cards.tsx'
import { levelsOf } from './levels-of.ts'
import { QuickSeat } from './quick-seat.tsx'
import { RakeWords } from './rake-words.tsx'
import { RoomTile } from './room-tile.tsx'

/** All rooms of the game: levels of stakes, a quick seat, and who sits where. */
export function RoomLobby() {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const rooms = useRoomState((state) => state.rooms)
  const practiceHandsLeft = useRoomState((state) => state.practiceHandsLeft)
  const windows = useRoomWindows()
  const levels = levelsOf(rooms)
  const [wanted, setWanted] = useState<number>()
  const level = levels.find((one) => one.level === wanted) ?? levels[0]
  const shown = rooms.filter((room) => room.level === level?.level)
  const players = rooms.reduce((sum, { taken }) => sum + taken.length, 0)
  const own = rooms.find(({ yourSeat }) => yourSeat !== null)
  return (
    <main className="game-page room-lobby" style={themeStyle(desk.opened.theme)} data-state="lobby">
      <div className="room-lobby-main">
        <FrameBar
          facts={t('room.lobby.facts', { players, rooms: rooms.length })}
          rulesLabel={t('room.rules')}
          onRules={() => windows.show('rules')}
          onMenu={() => windows.show('menu')}
        />
        {practiceHandsLeft !== null && (
          <p role="status" className="room-warn">
            {t('room.practice', { number: practiceHandsLeft })}
          </p>
        )}
        {own && <Unfinished room={own} />}
        <LevelCards levels={levels} level={level?.level} onLevel={setWanted} />
        {level && !own && <QuickSeat key={level.level} level={level} />}
        {rooms.length === 0 && <p className="room-hint">{t('room.lobby.none')}</p>}
        <ul className="room-tiles" aria-label={t('room.lobby.rooms')}>
          {shown.map((room, at) => (
            <RoomTile key={room.roomId} room={room} number={at + 1} />
          ))}
        </ul>
      </div>
      <aside className="room-lobby-side">
        <FairPlay rooms={shown} />
        <SessionCard />
      </aside>
      <RoomWindows windows={windows} facts={shown[0]} />
    </main>
  )
}

/** A seat that was left for the list is still held. */
function Unfinished({ room }: { room: RoomListed }) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  return (
    <section className="ticket room-unfinished">
      <Icon name="icon-[ph--cards-duotone]" className="room-unfinished-mark" />
      <div>
        <b>{t('room.unfinished')}</b>
        <p>{t('room.unfinishedText')}</p>
      </div>
      <Button variant="lamp" onClick={() => desk.enter(room.roomId)}>
        {t('room.toTable')}
      </Button>
    </section>
  )
}

/** What holds at every table: who shuffles, what the house takes, and where bots play. */
function FairPlay({ rooms }: { rooms: readonly RoomListed[] }) {
  const { t } = useTranslation()
  const [first] = rooms
  return (
    <section className="ticket room-promise">
      <h2>{t('room.promise')}</h2>
      <p>{t('room.rule.shuffle')}</p>
      <p>{t('room.seesCards')}</p>
      {first && (
        <p>
          <b>{t('room.rake')}</b> <RakeWords rake={first.rake} />
        </p>
      )}
      <p>{t(first?.hasBots ? 'room.buyIn.trial' : 'room.noBots')}</p>
    </section>
  )
}
