import {
  type PlinkoBet,
  type PlinkoEvent,
  type PlinkoRisk,
  plinkoBins,
  plinkoRisks,
  rowsMax,
  rowsMin,
} from '@fairground/game-rules/games/plinko'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './plinko.css'
import { RangeChoice, SegChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

type Fields = Pick<PlinkoBet, 'rows' | 'risk'>

const width = 320
const height = 260
const stepMs = 120
const landMs = 260

interface Grid {
  stepX: number
  stepY: number
}

const gridOf = (rows: number): Grid => ({ stepX: width / (rows + 2), stepY: (height - 40) / rows })
const centre = width / 2

/** The ball's position by turns made and right turns among them. */
const ballAt = ({ stepX, stepY }: Grid, turns: number, rights: number) => ({
  x: centre + (rights - turns / 2) * stepX,
  y: 6 + turns * stepY,
})

function Board({ fields, round, phase, isCalm, isFixed }: BoardProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const dropped = phase === 'asking' ? undefined : lastOf<PlinkoEvent>(round, 'dropped')
  const rows = dropped && isFixed ? dropped.path.length : fields.rows
  const isShown = dropped?.path.length === rows
  const grid = gridOf(rows)
  const bins = plinkoBins(rows, fields.risk)
  const isLanded = isShown && phase !== 'showing'
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 22}`}
      className="plinko-board"
      role="img"
      aria-label={t('instant.plinko.board', { rows })}
    >
      {places(rows).flatMap((row) =>
        places(row + 3).map((pin) => (
          <circle
            key={`${row}-${pin}`}
            cx={centre + (pin - (row + 2) / 2) * grid.stepX}
            cy={16 + row * grid.stepY}
            r={Math.min(3.2, grid.stepX / 7)}
            className="plinko-pin"
          />
        )),
      )}
      {places(bins.length).map((bin) => {
        const x = centre + (bin - rows / 2) * grid.stepX
        return (
          <g
            key={bin}
            className="plinko-bin"
            data-hit={isLanded && dropped?.bin === bin}
            style={{ ['--heat' as string]: `${Math.min(100, Math.abs(bin - rows / 2) * (200 / rows))}%` }}
          >
            <rect x={x - grid.stepX / 2 + 0.8} y={height - 14} width={grid.stepX - 1.6} height={20} rx={3.5} />
            <text x={x} y={height - 0.6} textAnchor="middle" style={{ fontSize: Math.min(8.5, grid.stepX / 2.7) }}>
              {multiplier(bins[bin] ?? 0).replace('×', '')}
            </text>
          </g>
        )
      })}
      {dropped && isShown && (
        <Ball key={round?.roundId} path={dropped.path} grid={grid} isMoving={phase === 'showing' && !isCalm} />
      )}
    </svg>
  )
}

/** Falls along the drawn path: nothing is left to physics. */
function Ball({ path, grid, isMoving }: { path: readonly number[]; grid: Grid; isMoving: boolean }) {
  const ball = useRef<SVGCircleElement>(null)
  const rights = path.reduce((sum, turn) => sum + turn, 0)
  const end = inBin(ballAt(grid, path.length, rights))
  useEffect(() => {
    if (!isMoving || !ball.current) return
    const movement = ball.current.animate(framesOf(path, grid), {
      duration: path.length * stepMs + landMs,
      fill: 'none',
    })
    return () => movement.cancel()
  }, [isMoving, path, grid])
  return <circle ref={ball} r={Math.min(6, grid.stepX / 3.4)} className="plinko-ball" style={place(end)} />
}

/** At rest the ball lies on the edge of its bin. */
const inBin = ({ x, y }: { x: number; y: number }) => ({ x, y: y + 14 })

const place = ({ x, y }: { x: number; y: number }) => ({ transform: `translate(${x}px, ${y}px)` })

/** Two frames a row: a hop beside the pin, then the fall to the next. */
function framesOf(path: readonly number[], grid: Grid): Keyframe[] {
  let rights = 0
  const frames: Keyframe[] = [{ ...place({ x: centre, y: -8 }), easing: 'ease-in' }]
  for (const [row, turn] of path.entries()) {
    const here = ballAt(grid, row, rights)
    frames.push({ ...place(here), easing: 'ease-out' })
    rights += turn
    const next = ballAt(grid, row + 1, rights)
    frames.push({ ...place({ x: (here.x + next.x) / 2, y: here.y - grid.stepY * 0.12 }), easing: 'ease-in' })
  }
  return [...frames, place(inBin(ballAt(grid, path.length, rights)))]
}

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  return (
    <>
      <SegChoice<PlinkoRisk>
        label={t('instant.risk')}
        options={plinkoRisks.map((risk) => ({ value: risk, label: t(`instant.risk.${risk}`) }))}
        value={fields.risk}
        isFixed={isFixed}
        onChange={(risk) => choose({ risk })}
      />
      <RangeChoice
        label={t('instant.plinko.rows')}
        shown={fields.rows}
        min={rowsMin}
        max={rowsMax}
        value={fields.rows}
        isFixed={isFixed}
        onChange={(rows) => choose({ rows })}
      />
    </>
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'plinko',
  firstFields: { rows: 12, risk: 'medium' },
  Board,
  Controls,
  showMs: (round) => (lastOf<PlinkoEvent>(round, 'dropped')?.path.length ?? 0) * stepMs + landMs,
  isOneStep: true,
}
