import type { LotteryDrawView } from '@fairground/contract/lottery'
import { Icon, useReducedMotion, useUiText } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { partsOf, revealOf, shownAfter } from '../lib/result.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { ShowBoard } from './show-board.tsx'

const digitMs = 140

/** A result that has just come, digit by digit; at once where nothing is to move. */
export function DrawShow() {
  const shown = useLotteryState((state) => state.shown)
  return shown ? <Show key={shown.drawId} draw={shown} /> : null
}

function Show({ draw }: { draw: LotteryDrawView }) {
  const { t } = useTranslation()
  const { close } = useUiText()
  const play = useLottery()
  const groups = revealOf(play.rulesOf(draw.gameId), draw)
  const all = partsOf(groups)
  const isCalm = useReducedMotion()
  const [parts, setParts] = useState(0)
  const isOver = isCalm || parts >= all
  useEffect(() => {
    if (isOver) return play.endShow()
    const timer = setTimeout(() => setParts((count) => count + 1), digitMs)
    return () => clearTimeout(timer)
  })
  return (
    <section className="draw draw-show" aria-label={t('show.title')} data-show={isOver ? 'over' : 'on'}>
      <div className="mb-3 flex items-center gap-2">
        <Icon name="icon-[ph--sparkle-duotone]" className="text-lg text-[#ffc65c]" />
        <h2 className="min-w-0 flex-1 font-bold">
          {t('show.title')} · {t('draw.number', { number: shortDrawNo(draw.drawNo) })}
        </h2>
        {!isOver && (
          <button
            type="button"
            onClick={() => setParts(all)}
            className="focus-ring min-h-11 rounded-sm px-3 text-sm font-semibold text-[#ffe2a6] hover:text-white"
          >
            {t('show.skip')}
          </button>
        )}
        <button
          type="button"
          aria-label={close}
          onClick={() => play.closeShow()}
          className="focus-ring grid size-11 place-items-center rounded-sm text-[#ffe2a6] hover:text-white"
        >
          <Icon name="icon-[ph--x-bold]" className="text-lg" />
        </button>
      </div>
      <ShowBoard groups={isOver ? groups : shownAfter(groups, parts)} />
    </section>
  )
}
