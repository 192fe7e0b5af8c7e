import type { Lottery, Play } from '@fairground/lottery-rules'
import { Chip, Seg, Tabs } from '@fairground/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WordsEntry } from '../entry/words-entry.tsx'
import { useBetNames } from '../lib/names.ts'
import { factorOf } from '../play/line.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { marksOf, statisticsOf } from '../results/statistics.ts'
import { AddBar } from './add-bar.tsx'
import { GroupChoice } from './group-choice.tsx'
import { OddsLine } from './odds-line.tsx'
import { padDigitsMax } from './picking.ts'
import type { Picked } from './selection.ts'
import { ShapePad } from './shape-pad.tsx'

type Entry = 'pick' | 'type' | 'words'

interface BuyPanelProps {
  isWide: boolean
  /** Opens the ticket on a phone. */
  onTicket: () => void
}

/** The bets of a lottery and the pad of the one that is chosen. */
export function BuyPanel(props: BuyPanelProps) {
  const play = useLottery()
  const viewedId = useLotteryState((state) => state.viewedId)
  const rules = play.rulesOf(viewedId)
  return <Panel key={viewedId} rules={rules} {...props} />
}

function Panel({ rules, isWide, onTicket }: BuyPanelProps & { rules: Lottery }) {
  const { t } = useTranslation()
  const { tab: tabName, play: playName } = useBetNames(rules.id)
  const [chosen, setChosen] = useState(rules.plays[0]?.id)
  const [entry, setEntry] = useState<Entry>('pick')
  const [picked, setPicked] = useState<Picked>([])
  const play = rules.plays.find(({ id }) => id === chosen) ?? rules.plays[0]
  const marks = useMarks(rules, play)
  const factors = useLotteryState(({ draws }) => draws.factors)
  const drawNo = useLotteryState(({ draws }) => draws.open[0]?.drawNo)
  const heat = useHeat(play)
  if (!play) return null
  const choose = (id: string) => {
    setChosen(id)
    setPicked([])
    if (entry === 'type') setEntry('pick')
  }
  const tabs = [...new Set(rules.plays.map(({ tab }) => tab))]
  const playsOf = (tab: string) => rules.plays.filter((one) => one.tab === tab)
  const ofTab = playsOf(play.tab)
  // A tab that holds one bet is called as the bet is.
  const labelOf = (tab: string) => {
    const [only, ...others] = playsOf(tab)
    return only && others.length === 0 ? playName(only.id) : tabName(tab)
  }
  const perMille = (number: string) =>
    factorOf(factors, { play: play.id, keys: [number], drawNos: drawNo === undefined ? [] : [drawNo] })
  const entries = entriesOf(play, rules.id.startsWith('vn-'))
  return (
    <>
      <section className="min-w-0 overflow-hidden rounded-lg bg-surface-1 shadow-1">
        <Tabs
          label={t('pad.plays')}
          tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
          value={play.tab}
          onValueChange={(tab) => choose(rules.plays.find((one) => one.tab === tab)?.id ?? play.id)}
          listClassName="px-2"
        />
        <div className="grid min-w-0 gap-3.5 p-3 sm:p-4.5">
          {ofTab.length > 1 && (
            <fieldset className="flex flex-wrap gap-1.5" aria-label={t('pad.plays')}>
              {ofTab.map(({ id }) => (
                <Chip key={id} pressed={id === play.id} onClick={() => choose(id)}>
                  {playName(id)}
                </Chip>
              ))}
            </fieldset>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {entries.length > 1 && (
              <Seg
                size="sm"
                label={t('pad.entry')}
                value={entry}
                onValueChange={setEntry}
                options={entries.map((value) => ({ value, label: t(`pad.by.${value}`) }))}
              />
            )}
            {entry !== 'words' && <OddsLine play={play} />}
          </div>
          {entry !== 'words' && <GroupChoice play={play} />}
          {entry === 'words' ? (
            <WordsEntry rules={rules} onDone={onTicket} />
          ) : (
            <ShapePad
              {...{ play, picked, marks, isTyped: entry === 'type' }}
              onPick={setPicked}
              factorOf={perMille}
              heatOf={(number) => heat.get(number) ?? 0}
            />
          )}
          {entry === 'pick' && marks && <Legend hasHeat={heat.size > 0} />}
        </div>
      </section>
      {entry !== 'words' && (
        <AddBar key={play.id} {...{ play, picked, isWide, onTicket }} onAdded={() => setPicked([])} />
      )}
    </>
  )
}

const entriesOf = ({ shape }: Play, hasWords: boolean): readonly Entry[] => [
  'pick',
  ...(shape.kind === 'numbers' && shape.digits <= padDigitsMax ? (['type'] as const) : []),
  ...(hasWords ? (['words'] as const) : []),
]

/** What came often and what did not come, where the pad shows single numbers. */
function useMarks(rules: Lottery, play: Play | undefined) {
  const past = useLotteryState(({ draws }) => draws.past)
  const told = useMemo(() => play && statisticsOf(rules, play, past), [rules, play, past])
  const isOnPad = play?.shape.kind === 'numbers' && play.shape.digits <= padDigitsMax
  return told && isOnPad && told.facts[0]?.number.length === play.shape.digits ? marksOf(told) : undefined
}

/** Fifths of its cap that are sold of each number of the next draw, for money like the player's. */
function useHeat(play: Play | undefined): ReadonlyMap<string, number> {
  const { currency } = useLottery().opened
  const drawId = useLotteryState(({ draws }) => draws.open[0]?.drawId)
  const heat = useLotteryState(({ draws }) => draws.heat)
  return useMemo(() => {
    const own = heat.filter((one) => one.play === play?.id && one.drawId === drawId && one.currency === currency)
    return new Map(own.map(({ number, step }) => [number, step]))
  }, [heat, play, drawId, currency])
}

function Legend({ hasHeat }: { hasHeat: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap items-center gap-x-4.5 gap-y-1 text-xs text-ink-3">
      <li className="flex items-center gap-1.5">
        <i className="mark mark-hot" />
        {t('pad.hot')}
      </li>
      <li className="flex items-center gap-1.5">
        <i className="mark mark-cold" />
        {t('pad.cold')}
      </li>
      {hasHeat && (
        <li className="flex items-center gap-1.5">
          <i className="mark mark-heat" />
          {t('pad.heat')}
        </li>
      )}
      <li className="sm:ms-auto">{t('pad.independent')}</li>
    </ul>
  )
}
