import { Dialog, Empty, Seg, Select } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawCheck } from '../check/draw-check.tsx'
import { useLotteryName } from '../lib/names.ts'
import { boardOf, headlineOf } from '../lib/result.ts'
import { OfficialNote } from '../official/official-note.tsx'
import { SourceOfDraw } from '../official/source-of-draw.tsx'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { Board } from './board.tsx'
import { countedPlay } from './statistics.ts'
import { StatisticsTable } from './statistics-table.tsx'

const boardsMax = 30

/** The last thirty results with their check, and what came how often. */
export function ResultsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<'board' | 'stats'>('board')
  const play = useLottery()
  const viewedId = useLotteryState((state) => state.viewedId)
  const name = useLotteryName()(play.listed(viewedId))
  const rules = play.rulesOf(viewedId)
  const hasNumbers = rules.plays.some((one) => countedPlay(rules, one))
  const parts: readonly ('board' | 'stats')[] = hasNumbers ? ['board', 'stats'] : ['board']
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={t('results.title')}
      description={name}
    >
      <Seg
        label={t('results.title')}
        value={part}
        onValueChange={setPart}
        className="mb-4"
        options={parts.map((value) => ({ value, label: t(`results.${value}`) }))}
      />
      {part === 'stats' && parts.includes(part) ? <StatisticsTable /> : <Boards />}
    </Dialog>
  )
}

function Boards() {
  const { t } = useTranslation()
  const timeOf = useTime()
  const play = useLottery()
  const past = useLotteryState(({ draws }) => draws.past).slice(0, boardsMax)
  const viewedId = useLotteryState((state) => state.viewedId)
  const [chosen, setChosen] = useState<string>()
  const draw = past.find(({ drawId }) => drawId === chosen) ?? past[0]
  if (!draw) return <Empty icon="icon-[ph--ticket-duotone]" title={t('results.none')} />
  const rules = play.rulesOf(viewedId)
  const groups = boardOf(rules, draw)
  return (
    <div className="grid gap-4">
      <Select
        label={t('results.draw')}
        value={draw.drawId}
        onValueChange={setChosen}
        options={past.map(({ drawId, drawNo, drawsAt }) => ({
          value: drawId,
          label: `${drawNo} · ${timeOf(drawsAt)}`,
        }))}
      />
      {groups.length > 0 ? (
        <Board groups={groups} headId={headlineOf(rules, draw)?.id} />
      ) : (
        <p className="text-sm text-ink-2">{t('results.void')}</p>
      )}
      <OfficialNote draw={draw} />
      {groups.length > 0 &&
        (draw.mode === 'official' ? (
          <SourceOfDraw key={draw.drawId} drawId={draw.drawId} />
        ) : (
          <DrawCheck key={draw.drawId} draw={draw} />
        ))}
    </div>
  )
}
