import type { LotteryDrawView } from '@fairground/contract/lottery'
import { Button, Icon, IconButton, useReducedMotion, useUiText } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { partsOf, revealOf, shownAfter } from '../lib/result.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { Board } from '../results/board.tsx'

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
    if (isOver) return
    const timer = setTimeout(() => setParts((count) => count + 1), digitMs)
    return () => clearTimeout(timer)
  })
  return (
    <section
      className="rounded-lg bg-surface-1 p-4 shadow-1"
      aria-label={t('show.title')}
      data-show={isOver ? 'over' : 'on'}
    >
      <div className="mb-3 flex items-center gap-2">
        <Icon name="icon-[ph--sparkle-duotone]" className="text-lg text-lamp-ink" />
        <h2 className="min-w-0 flex-1 font-bold">
          {t('show.title')} · {t('draw.number', { number: shortDrawNo(draw.drawNo) })}
        </h2>
        {!isOver && (
          <Button size="sm" onClick={() => setParts(all)}>
            {t('show.skip')}
          </Button>
        )}
        <IconButton label={close} icon="icon-[ph--x-bold]" onClick={() => play.closeShow()} />
      </div>
      <Board groups={isOver ? groups : shownAfter(groups, parts)} headId={groups.at(-1)?.id} />
    </section>
  )
}
