import { useEffect, useEffectEvent, useRef } from 'react'
import { LiveShell } from '../live-shell.tsx'
import { DeskScreen } from './desk-screen.tsx'
import type { Hall } from './hall.ts'
import { HallProvider, useHall, useHallState } from './hall-context.ts'
import './hall.css'
import { SeatScope } from './seat-scope.tsx'
import { useIsDesk } from './use-is-desk.ts'

/** The live tables of this frame: one at a time, or all of them where there is room. */
export const HallScreen = ({ hall }: { hall: Hall }) => (
  <HallProvider value={hall}>
    <Tables />
  </HallProvider>
)

function Tables() {
  const seats = useHallState((state) => state.seats)
  const shownId = useHallState((state) => state.shownId)
  const layout = useHallState((state) => state.layout)
  const isDesk = useIsDesk()
  useSeatKeys()
  useFocusAfterLeaving(seats.length)
  const shown = seats.find(({ tableId }) => tableId === shownId) ?? seats[0]
  if (!shown) return null
  if (layout === 'many' && isDesk && seats.length > 1) return <DeskScreen seats={seats} shown={shown} />
  return (
    <SeatScope key={shown.tableId} seat={shown}>
      <LiveShell game={shown.game} />
    </SeatScope>
  )
}

/** Whoever pressed "leave" goes on at the table that is shown then. */
function useFocusAfterLeaving(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.desk-table.is-shown, .live-page:not(.desk-page)')?.focus()
    before.current = count
  }, [count])
}

/** The figures 1 to 4 go to the tables of this frame. */
function useSeatKeys(): void {
  const hall = useHall()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const seat = hall.screen.get().seats[Number(event.key) - 1]
    if (seat) hall.show(seat.tableId)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
