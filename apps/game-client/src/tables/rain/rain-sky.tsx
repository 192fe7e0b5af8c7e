import { Icon, useReducedMotion } from '@fairground/ui'
import './rain.css'
import { useStore } from '@fairground/vendor-ui'
import type { RainDesk } from './rain-desk.ts'

/** Where drops fall, in percent, and when each begins, in tenths of a second. */
const drops = [4, 13, 22, 31, 39, 48, 57, 66, 74, 83, 91, 97].map((x, place) => ({ x, wait: (place * 7) % 12 }))

/** Drops over the board while free bets can be caught; none for who wants less movement: the bar tells it. */
export function RainSky({ desk }: { desk: RainDesk }) {
  const isRaining = useStore(desk.screen, ({ rain }) => rain !== null)
  const isCalm = useReducedMotion()
  if (!isRaining || isCalm) return null
  return (
    <div className="rain-sky" aria-hidden="true">
      {drops.map(({ x, wait }) => (
        <span key={x} className="rain-drop" style={{ insetInlineStart: `${x}%`, animationDelay: `${-wait / 4}s` }}>
          <Icon name="icon-[ph--drop-fill]" />
        </span>
      ))}
    </div>
  )
}
