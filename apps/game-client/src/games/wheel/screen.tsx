import {
  type WheelBet,
  type WheelEvent,
  type WheelRisk,
  wheelPays,
  wheelRisks,
  wheelSegments,
} from '@fairground/game-rules/games/wheel'
import { useTranslation } from 'react-i18next'
import './wheel.css'
import { SegChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

type Fields = Pick<WheelBet, 'segments' | 'risk'>

const turnMs = 3_200
const turns = 5
const colours = ['#3b2552', '#2c9c77', '#d99a2b', '#c63a57', '#6a6ff0', '#e8743b', '#8fd3f4'] as const

/** Each pay of a wheel has one colour; nothing is the darkest. */
function coloursOf(pays: readonly number[]): ReadonlyMap<number, string> {
  const kinds = [...new Set([0, ...pays])].sort((a, b) => a - b)
  return new Map(kinds.map((pay, place) => [pay, colours[place % colours.length] ?? colours[0]]))
}

function Board({ fields, round, phase, isCalm, isFixed }: BoardProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const { segments, risk } = fields
  const pays = wheelPays(segments, risk)
  const colourOf = coloursOf(pays)
  const spun = lastOf<WheelEvent>(round, 'spun')
  const isShown = spun !== undefined && spun.segment < segments && (isFixed || phase === 'idle')
  const degrees = isShown && phase !== 'asking' ? 360 * turns - (spun.segment + 0.5) * (360 / segments) : 0
  const landed = isShown && phase === 'idle' ? pays[spun.segment] : undefined
  return (
    <div className="wheel-board">
      <div className="wheel-place">
        <svg
          viewBox="-104 -112 208 216"
          className="wheel"
          role="img"
          aria-label={t('instant.wheel.board', { segments })}
        >
          <circle r="102" className="wheel-rim" />
          <g
            className="wheel-turning"
            style={{
              transform: `rotate(${degrees}deg)`,
              transitionDuration: phase === 'showing' && !isCalm ? `${turnMs}ms` : '0ms',
            }}
          >
            {places(segments).map((place) => (
              <path
                key={place}
                d={slice(place, segments)}
                fill={colourOf.get(pays[place] ?? 0)}
                className="wheel-slice"
              />
            ))}
          </g>
          <circle r="62" className="wheel-hub" />
          {landed === undefined && (
            <g className="wheel-star">
              <circle r="46" />
              <path d="M0-30 8.5-10.5 29.5-8.5 13.5 5.5 18.5 26 0 15-18.5 26-13.5 5.5-29.5-8.5-8.5-10.5Z" />
            </g>
          )}
          <text className="wheel-result" textAnchor="middle" y="11">
            {landed === undefined ? '' : multiplier(landed)}
          </text>
          <path d="M-9 -111 h18 l-9 22z" className="wheel-pointer" />
        </svg>
      </div>
      <ul className="wheel-legend" aria-label={t('instant.wheel.pays')}>
        {[...colourOf].map(([pay, colour]) => (
          <li key={pay} data-hit={landed === pay} style={{ ['--pay' as string]: colour }}>
            {multiplier(pay)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function slice(place: number, segments: number): string {
  const [from, to] = [place, place + 1].map((edge) => (edge / segments) * 2 * Math.PI - Math.PI / 2)
  const at = (angle = 0, radius = 96) =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  return `M${at(from, 64)} L${at(from)} A96 96 0 0 1 ${at(to)} L${at(to, 64)} A64 64 0 0 0 ${at(from, 64)}Z`
}

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  return (
    <>
      <SegChoice<WheelRisk>
        label={t('instant.risk')}
        options={wheelRisks.map((risk) => ({ value: risk, label: t(`instant.risk.${risk}`) }))}
        value={fields.risk}
        isFixed={isFixed}
        onChange={(risk) => choose({ risk })}
      />
      <SegChoice
        label={t('instant.wheel.segments')}
        options={wheelSegments.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(fields.segments)}
        isFixed={isFixed}
        onChange={(count) => choose({ segments: wheelSegments.find((known) => String(known) === count) ?? 10 })}
      />
    </>
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'wheel',
  firstFields: { segments: 20, risk: 'medium' },
  Board,
  Controls,
  showMs: () => turnMs + 150,
  isOneStep: true,
}
