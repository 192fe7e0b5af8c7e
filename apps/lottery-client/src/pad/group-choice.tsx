import type { Play } from '@fairground/lottery-rules'
import { usePercent } from '@fairground/vendor-ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'

/** Hundredths of a percent in one step of a group, which is in 1/2000 of the stake. */
const bpOfGroup = 5

/** Prizes against rebate, for prices by rule: together they are always the player's own group. */
export function GroupChoice({ play }: { play: Play }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const id = useId()
  const lottery = useLottery()
  const { groups } = lottery.session
  const group = useLotteryState((state) => state.group)
  const isByRule = play.rows.some(({ price }) => price.by === 'rule')
  if (!groups || group === undefined || !isByRule || groups.floor >= groups.own) return null
  const shares = { prizes: percent(group * bpOfGroup), rebate: percent((groups.own - group) * bpOfGroup) }
  return (
    <div className="grid gap-1 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {t('group.title')}
        </label>
        <output htmlFor={id} className="tabular-nums">
          {t('group.value', shares)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="group-range focus-ring"
        min={groups.floor}
        max={groups.own}
        step={1}
        value={group}
        aria-valuetext={t('group.value', shares)}
        onChange={(event) => lottery.chooseGroup(Number(event.target.value))}
      />
      <p className="text-xs text-ink-3">{t('group.text', { sum: percent(groups.own * bpOfGroup) })}</p>
    </div>
  )
}
