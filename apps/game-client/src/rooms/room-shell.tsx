import { cx, IconButton } from '@fairground/ui'
import { FrameBar, SessionCard, useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { themeStyle } from '../stage/theme-style.ts'
import { ActLog } from './hand/act-log.tsx'
import { OwnSide } from './hand/own-side.tsx'
import { BuyInDialog } from './lobby/buy-in-dialog.tsx'
import { ShuffleCard } from './proof/shuffle-card.tsx'
import { useRoomState, useRooms } from './room-context.ts'
import type { ShownHand } from './room-game.ts'
import { factsOf, ownPlaceOf } from './room-state.ts'
import { RoomWindows, useRoomWindows } from './room-windows.tsx'
import { EmojiMenu } from './table/emoji-menu.tsx'
import { RoomTable } from './table/room-table.tsx'
import { useTableForm } from './table/use-form.ts'

/** One room: the table, one's own side of it, and beside it what is known of the hand. */
export function RoomShell() {
  const { t } = useTranslation()
  const { desk, game } = useRooms()
  const room = useRoomState((state) => state.room)
  const facts = useRoomState(factsOf)
  const isSending = useRoomState((state) => state.isSending)
  const isOnline = useRoomState((state) => state.isOnline)
  const windows = useRoomWindows()
  const form = useTableForm()
  const cash = useCashText()
  const [chair, setChair] = useState<number | null>()
  const ownPlace = ownPlaceOf(room)
  const hand = room?.hand ?? undefined
  const act = (wanted: Parameters<typeof desk.act>[0]) => desk.act(wanted)
  const shown: ShownHand | undefined =
    facts && hand && hand.table !== null ? game.show({ facts, hand, ownPlace, isSending, act, t }) : undefined
  const isSeated = room !== undefined && room.you.seat !== null
  return (
    <main
      className="game-page instant-page room-page"
      style={themeStyle(desk.opened.theme)}
      data-state={hand?.phase ?? (room ? 'waiting' : 'opening')}
      data-hand={hand?.handId}
      data-turn={hand?.turn !== null && hand?.turn?.seat === room?.you.seat}
      data-rules={desk.opened.rulesId}
    >
      <section className={cx('stage-panel instant-panel room-panel', !isSeated && 'is-watching')}>
        <FrameBar
          facts={facts ? game.stakes(facts, t, cash) : ''}
          rulesLabel={t('room.rules')}
          onRules={() => windows.show('rules')}
          onMenu={() => windows.show('menu')}
        >
          <IconButton
            look="glass"
            flip
            label={t('room.toList')}
            icon="icon-[ph--arrow-left-bold]"
            onClick={() => desk.exit()}
            className="touch:size-11 -order-1"
          />
          {isSeated && <EmojiMenu />}
        </FrameBar>
        <div className="instant-place room-place">
          {facts && room && (
            <RoomTable
              facts={facts}
              room={room}
              shown={shown}
              form={form}
              sign={hand ? t('room.handNumber', { number: hand.number }) : t('room.waitsShort')}
              onSit={setChair}
            />
          )}
        </div>
        {facts && room && (
          <OwnSide
            facts={facts}
            room={room}
            own={shown?.own}
            isOnline={isOnline}
            onSit={setChair}
            onWindow={windows.show}
          />
        )}
      </section>
      <aside className="room-aside">
        {room && <ShuffleCard room={room} onOpen={() => windows.show('hands')} />}
        {room && <ActLog room={room} />}
        <SessionCard />
      </aside>
      {facts && (
        <BuyInDialog
          facts={facts}
          chair={chair}
          onClose={() => setChair(undefined)}
          onBuy={(minor) => desk.sit(chair ?? null, minor)}
        />
      )}
      <RoomWindows windows={windows} facts={facts} />
    </main>
  )
}
