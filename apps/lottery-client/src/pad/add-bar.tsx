import { type Mode, type Play, sharesPool } from '@fairground/lottery-rules'
import { Button, cx, Icon, IconButton, Note, Seg, Stepper } from '@fairground/ui'
import { Cash, newRequestId, useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { factorOf, factorWhole, type Line, none, priceLine } from '../play/line.ts'
import { useLottery, useLotteryState, useTerms } from '../play/lottery-context.ts'
import { leastAnte } from './least-ante.ts'
import { overMax } from './over-max.ts'
import { countOf, type Picked, selectionOf } from './selection.ts'
import { antes, modeList, nextAnte, unitOf } from './stake.ts'

interface AddBarProps {
  play: Play
  picked: Picked
  isWide: boolean
  onTicket: () => void
  onAdded: () => void
}

const anteFirst = 1_000_000n

/** What is chosen, its stake and its cost, and the way onto the ticket; at the thumb on a phone. */
export function AddBar({ play, picked, isWide, onTicket, onAdded }: AddBarProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const lottery = useLottery()
  const [ante, setAnte] = useState(anteFirst)
  const [chosenMode, setMode] = useState<Mode>('1')
  const rules = lottery.rulesOf(useLotteryState((state) => state.viewedId))
  const { play: playName } = useBetNames(rules.id)
  const terms = useTerms()
  const least = leastAnte(rules.id, play.tab)
  const isPooled = sharesPool(rules.id, play.tab)
  const mode = isPooled ? '1' : chosenMode
  const listed = lottery.listed(useLotteryState((state) => state.viewedId))
  const lines = useLotteryState((state) => state.lines.length)
  const balanceMinor = useLotteryState((state) => state.balanceMinor)
  const factor = usePickedFactor(play, picked)
  const line: Line = {
    ...{ id: '', play: play.id, selection: selectionOf(play.shape, picked), unitMinor: unitOf(ante, mode), factor },
  }
  const priced = priceLine(rules, line, terms)
  const tooMuch = priced && overMax(priced.costMinor, listed)
  const bets = countOf(play, picked)
  const add = () => {
    lottery.addLines([{ ...line, id: newRequestId() }])
    onAdded()
  }
  return (
    <section
      aria-label={t('add.button')}
      className={cx(
        isWide
          ? 'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface-1 px-4.5 py-3 shadow-1'
          : 'lot-foot grid gap-2',
      )}
    >
      <p className={cx('min-w-0 text-sm', isWide && 'flex-1 basis-40')} aria-live="polite">
        <b>{t('add.bets', { bets })}</b> · {playName(play.id)}
        {factor < factorWhole && factor > 0 && (
          <span className="ms-2 text-warn-ink">{t('pad.factor', { percent: factor / 10 })}</span>
        )}
        {!isWide && (
          <span className="ms-2">
            <Cash minor={priced?.costMinor ?? none} />
          </span>
        )}
      </p>
      {!isWide && (
        <p className="flex justify-between text-xs text-ink-3 sm:hidden">
          {t('balance')} <Cash minor={balanceMinor} decimals={2} />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stepper
          label={t('add.stake')}
          onDecrease={() => setAnte(nextAnte(ante, -1))}
          onIncrease={() => setAnte(nextAnte(ante, 1))}
          canDecrease={ante > least}
          canIncrease={ante < (antes.at(-1) ?? ante)}
        >
          <Cash minor={unitOf(ante, mode)} />
        </Stepper>
        {!isPooled && (
          <Seg
            size="sm"
            label={t('add.mode')}
            value={mode}
            onValueChange={setMode}
            options={modeList.map((value) => ({ value, label: `×${value}` }))}
          />
        )}
      </div>
      {isWide && (
        <span className="text-sm text-ink-2">
          {t('add.cost')} <Cash minor={priced?.costMinor ?? none} />
        </span>
      )}
      {priced && tooMuch !== undefined && (
        <Note tone="warn" isLive className={cx(isWide && 'order-last basis-full')}>
          {t('add.tooMuch', { cost: cash(priced.costMinor), most: cash(tooMuch) })}
        </Note>
      )}
      <div className="flex gap-2">
        {!isWide && (
          <IconButton
            look="solid"
            size="lg"
            label={`${t('ticket.title')}: ${lines}`}
            icon="icon-[ph--ticket-duotone]"
            count={lines}
            onClick={onTicket}
          />
        )}
        <Button
          variant="lamp"
          size="lg"
          block={!isWide}
          disabled={!priced || factor === 0 || tooMuch !== undefined}
          onClick={add}
          start={<Icon name="icon-[ph--plus-bold]" />}
        >
          {t('add.button')}
        </Button>
      </div>
    </section>
  )
}

/** The least that one of the chosen numbers pays, in per mille. */
function usePickedFactor(play: Play, picked: Picked): number {
  const factors = useLotteryState(({ draws }) => draws.factors)
  const drawNo = useLotteryState(({ draws }) => draws.open[0]?.drawNo)
  const read = play.read(selectionOf(play.shape, picked))
  const keys = read.ok ? play.keys(read.value) : []
  return factorOf(factors, { play: play.id, keys, drawNos: drawNo === undefined ? [] : [drawNo] })
}
