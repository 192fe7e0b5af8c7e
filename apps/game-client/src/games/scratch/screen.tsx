import { type ScratchEvent, scratchEditions } from '@fairground/game-rules/games/scratch'
import { Button, cx, Icon } from '@fairground/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './scratch.css'
import { type BoardProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'
import { useScratching } from './use-scratching.ts'

const icons = [
  'icon-[ph--clover-fill]',
  'icon-[ph--star-fill]',
  'icon-[ph--bell-fill]',
  'icon-[ph--heart-fill]',
  'icon-[ph--flower-lotus-fill]',
  'icon-[ph--fish-fill]',
  'icon-[ph--lightning-fill]',
  'icon-[ph--diamond-fill]',
  'icon-[ph--crown-fill]',
  'icon-[ph--sun-fill]',
] as const
const colours = [
  '#2c9c77',
  '#d99a2b',
  '#b3662a',
  '#c63a57',
  '#8a5ad0',
  '#2f86c4',
  '#d0a000',
  '#1a9cb0',
  '#c27a10',
  '#d04a1c',
]
/** Until the ticket is scratched open, or the player asks for all of it. */
const patienceMs = 60_000

interface Ticket extends BoardProps<object> {
  rulesId: string
}

function Board({ rulesId, round, phase, isCalm, finish }: Ticket) {
  const { t } = useTranslation()
  const printed = phase === 'asking' ? undefined : lastOf<ScratchEvent>(round, 'printed')
  const isCovered = phase === 'showing' && !isCalm
  const canvas = useRef<HTMLCanvasElement>(null)
  useScratching(canvas, { isCovered, roundId: round?.roundId, onOpen: finish })
  return (
    <div className={cx('scratch-board', `is-${rulesId}`)}>
      <div className="scratch-ticket">
        <p className="scratch-head">{t('instant.scratch.match')}</p>
        <div className="scratch-grid">
          {places(9).map((cell) => (
            <Cell
              key={cell}
              prizes={scratchEditions[rulesId]?.prizes ?? []}
              symbol={printed?.cells[cell]}
              isHit={!isCovered && printed?.prize === printed?.cells[cell]}
              isPrize={printed?.prize != null}
            />
          ))}
          {isCovered && <canvas ref={canvas} className="scratch-cover" aria-label={t('instant.scratch.cover')} />}
        </div>
      </div>
      {isCovered && (
        <Button onClick={finish} start={<Icon name="icon-[ph--hand-swipe-right-bold]" />}>
          {t('instant.scratch.reveal')}
        </Button>
      )}
    </div>
  )
}

interface CellProps {
  prizes: readonly { multiplier: number }[]
  symbol: number | undefined
  isHit: boolean
  isPrize: boolean
}

function Cell({ prizes, symbol, isHit, isPrize }: CellProps) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const prize = symbol === undefined ? undefined : prizes[symbol]
  if (symbol === undefined || !prize) return <div className="scratch-cell is-blank" />
  return (
    <div
      className={cx('scratch-cell', isHit && isPrize && 'is-hit')}
      style={{ ['--ink' as string]: colours[symbol] }}
      role="img"
      aria-label={t('instant.scratch.cell', { amount: prize.multiplier })}
    >
      <Icon name={icons[symbol] ?? icons[0]} />
      <b>{multiplier(prize.multiplier * 10_000)}</b>
    </div>
  )
}

const shell = { firstFields: {}, showMs: () => patienceMs, autoMs: 900, isOneStep: true }

const Scratch = (props: BoardProps<object>) => <Board {...props} rulesId="scratch" />
const Lotus = (props: BoardProps<object>) => <Board {...props} rulesId="zy-lotus" />
const Carp = (props: BoardProps<object>) => <Board {...props} rulesId="zy-carp" />
const Phoenix = (props: BoardProps<object>) => <Board {...props} rulesId="zy-phoenix" />

export const scratch: InstantScreen = { ...shell, rulesId: 'scratch', Board: Scratch }
export const lotus: InstantScreen = { ...shell, rulesId: 'zy-lotus', Board: Lotus }
export const carp: InstantScreen = { ...shell, rulesId: 'zy-carp', Board: Carp }
export const phoenix: InstantScreen = { ...shell, rulesId: 'zy-phoenix', Board: Phoenix }
