import { useGameName } from '@fairground/vendor-ui'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'

/** The canvas of the machine, with its name, and in words what it shows. */
export function MachineCanvas({ canvas }: { canvas: HTMLCanvasElement }) {
  const { t } = useTranslation()
  const { machine } = useGame()
  const name = useGameName()
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => holder.current?.replaceChildren(canvas), [canvas])
  const { reels, rows } = machine.model.grid
  return (
    <div role="img" aria-label={t('canvas', { name, reels, rows })} aria-describedby="board">
      <div ref={holder} className="stage-canvas" />
      <BoardWords />
    </div>
  )
}

function BoardWords() {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  const board = useScreen((state) => state.board)
  const columns = board?.map((symbols, reel) =>
    t('boardColumn', { reel: reel + 1, symbols: symbols.map(nameOf).join(', ') }),
  )
  return (
    <p id="board" className="sr-only">
      {columns ? t('board', { columns: columns.join('; ') }) : t('boardTurning')}
    </p>
  )
}
