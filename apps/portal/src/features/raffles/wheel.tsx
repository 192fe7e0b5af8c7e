import type { Raffle, RafflePrize } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '../../lib/amount.ts'
import { oddsFormat } from './odds-format.ts'
import { turnTo } from './turn-to.ts'
import type { useDraw } from './use-raffle.ts'

export const spinMs = 4_000
const radius = 100

/** A place on the rim, in degrees from the top. */
const rim = (degrees: number, of = radius) => {
  const turn = (degrees * Math.PI) / 180
  return `${(of * Math.sin(turn)).toFixed(2)} ${(-of * Math.cos(turn)).toFixed(2)}`
}

const fills = ['var(--f-ruby-fill)', 'var(--f-sky-5)', 'var(--f-mint-fill)', 'var(--f-lamp)']
const inks = ['var(--f-on-ruby)', 'var(--f-on-lamp)', 'var(--f-on-ruby)', 'var(--f-on-lamp)']

/** Of the last one, so that it never stands beside its like. */
const lookOf = (place: number, count: number): number => (place === count - 1 && count % 4 === 1 ? 1 : place % 4)

/** What fits on a part of the wheel: thousands as K, millions as M. */
function shortOf({ amount }: RafflePrize): string {
  if (amount === undefined) return '–'
  const units = unitsOf(amount)
  if (units >= 1_000_000) return `${units / 1_000_000}M`
  return units >= 1_000 ? `${units / 1_000}K` : String(units)
}

/** The degrees to which the wheel has turned. */
export function useTurn(prizeCount: number) {
  const [turned, setTurned] = useState(0)
  return {
    turned,
    stopAt: (prizeIndex: number) => setTurned((before) => turnTo(prizeIndex, { prizeCount, turned: before })),
  }
}

interface WheelProps {
  raffle: Raffle
  turned: number
  draw: ReturnType<typeof useDraw>
}

/** The wheel: it turns to what the server drew. Its parts are alike, their odds are not: each says its own. */
export function Wheel({ raffle: { prizes, chancesLeft }, turned, draw: { start, isMoving, isCalm } }: WheelProps) {
  const { t, i18n } = useTranslation()
  const percent = oddsFormat(i18n.language)
  const part = 360 / prizes.length
  return (
    <div className="grid justify-items-center gap-5">
      <div className="relative w-full max-w-80">
        <span
          aria-hidden
          className="absolute start-1/2 -top-1 z-1 size-0 -translate-x-1/2 border-x-10 border-t-20 border-x-transparent border-t-lamp rtl:translate-x-1/2"
        />
        <svg
          viewBox="-108 -108 216 216"
          aria-hidden
          className="w-full drop-shadow-lg"
          style={{
            transform: `rotate(${turned}deg)`,
            transition: isCalm ? 'none' : `transform ${spinMs}ms cubic-bezier(0.16, 0.84, 0.24, 1)`,
          }}
        >
          <circle r={106} fill="var(--f-lamp-lo)" />
          {prizes.map((prize, place) => (
            <g key={prize.prizeId} opacity={prize.chance === 0 ? 0.45 : 1}>
              <path
                d={`M0 0 L${rim(place * part)} A${radius} ${radius} 0 ${part > 180 ? 1 : 0} 1 ${rim((place + 1) * part)} Z`}
                fill={fills[lookOf(place, prizes.length)]}
              />
              <text
                transform={`rotate(${(place + 0.5) * part}) translate(0 -72)`}
                textAnchor="middle"
                fontSize={prizes.length > 8 ? 13 : 16}
                fontWeight={800}
                fill={inks[lookOf(place, prizes.length)]}
              >
                {shortOf(prize)}
              </text>
              <text
                transform={`rotate(${(place + 0.5) * part}) translate(0 -56)`}
                textAnchor="middle"
                fontSize={prizes.length > 8 ? 9 : 11}
                fontWeight={600}
                fill={inks[lookOf(place, prizes.length)]}
              >
                {percent.format(prize.chance)}
              </text>
            </g>
          ))}
          <circle r={18} fill="var(--f-lamp)" stroke="var(--f-lamp-lo)" strokeWidth={4} />
        </svg>
      </div>
      <Button variant="lamp" size="lg" busy={isMoving} disabled={chancesLeft === 0} guardMs={1000} onClick={start}>
        {t('campaigns:raffle.spin')}
      </Button>
    </div>
  )
}
