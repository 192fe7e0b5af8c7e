import { useTranslation } from 'react-i18next'
import '../../instant/instant.css'
import { InstantSign } from '../../instant/instant-sign.tsx'
import { InstantWindows, useInstantWindows } from '../../instant/instant-windows.tsx'
import { ChatButton } from '../../tables/chat/chat-button.tsx'
import '../live.css'
import { DeskRail } from './desk-rail.tsx'
import { DeskTable } from './desk-table.tsx'
import './desk.css'
import type { HallSeat } from './hall.ts'
import { HallButtons } from './hall-buttons.tsx'
import { SeatScope } from './seat-scope.tsx'

/** Up to four tables beside each other: one rail of chips for all of them, slips and clocks for each. */
export function DeskScreen({ seats, shown }: { seats: readonly HallSeat[]; shown: HallSeat }) {
  const { t } = useTranslation()
  return (
    <main className="game-page live-page desk-page" data-state="desk" data-rules={shown.play.opened.rulesId}>
      <section className="stage-panel instant-panel live-panel desk-panel">
        <SeatScope key={shown.tableId} seat={shown}>
          <Bar />
        </SeatScope>
        <div className="desk-tables" data-count={seats.length}>
          {seats.map((seat, place) => (
            <SeatScope key={seat.tableId} seat={seat}>
              <DeskTable seat={seat} number={place + 1} isShown={seat === shown} />
            </SeatScope>
          ))}
        </div>
        <SeatScope seat={shown}>
          <DeskRail seats={seats} shown={shown} />
        </SeatScope>
        <p className="desk-note">
          {t('live.road.independent')} {t('live.hall.keys')}
        </p>
      </section>
    </main>
  )
}

function Bar() {
  const windows = useInstantWindows()
  return (
    <div className="live-top">
      <InstantSign onOpen={windows.show}>
        <HallButtons />
        <ChatButton />
      </InstantSign>
      <InstantWindows windows={windows} />
    </div>
  )
}
