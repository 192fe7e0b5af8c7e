import { Dialog, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { useOdds } from '../odds/use-odds.ts'
import { useSportsState } from '../play/sports-context.ts'
import { modeOf } from './slip.ts'
import { SlipPaper } from './slip-paper.tsx'
import { combinedPrice } from './slip-sums.ts'

/** The slip on a phone: a bar at the foot while it holds something, and a sheet that rises from it. */
export function SlipBar({ onBets }: { onBets: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const slip = useSportsState((state) => state.slip)
  const hasPlaced = useSportsState(({ placed }) => placed !== undefined)
  const showBets = () => {
    setIsOpen(false)
    onBets()
  }
  return (
    <>
      {(slip.legs.length > 0 || hasPlaced) && (
        <div className="slip-foot">
          <button type="button" onClick={() => setIsOpen(true)} className="slip-bar focus-ring">
            <span className="slip-count">{slip.legs.length}</span>
            <SlipWords />
            <span className="flex items-center gap-1.5 font-bold">
              {t('slip.open')}
              <Icon name="icon-[ph--caret-up-bold]" className="text-xs" />
            </span>
          </button>
        </div>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} phone="bottom" title={t('slip.title')} className="slip-sheet">
        <SlipPaper isTitled onBets={showBets} />
      </Dialog>
    </>
  )
}

function SlipWords() {
  const { t } = useTranslation()
  const names = useBetNames()
  const odds = useOdds()
  const { legs, ...slip } = useSportsState((state) => state.slip)
  const mode = modeOf({ ...slip, legs })
  const words = legs.map((leg) =>
    leg.picks.length > 1 ? t('slip.builder') : leg.picks.map((pick) => names.pick(pick, leg)).join(),
  )
  return (
    <span className="min-w-0 flex-1 text-start">
      <b className="block truncate font-bold">
        {legs.length === 0 ? t('slip.title') : t(`slip.mode.${mode}`)}
        {mode !== 'system' && legs.length > 0 && (legs.length === 1 || mode === 'parlay') && (
          <> · {odds(combinedPrice(legs.map(({ price }) => price)))}</>
        )}
      </b>
      <span className="block truncate text-xs text-ink-2">{words.join(' · ')}</span>
    </span>
  )
}
