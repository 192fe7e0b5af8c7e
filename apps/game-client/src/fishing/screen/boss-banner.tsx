import manifest from 'virtual:art'
import { artUrl } from '@fairground/art/url'
import { numberFormat } from '@fairground/money'
import { formatClock, useUi } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../play/looks.ts'
import { useFishing, useFishingState } from './fishing-context.ts'

const lookMs = 250
const secondMs = 1_000

/** The entrance of a boss: what it pays, and how long it stays. */
export function BossBanner() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const desk = useFishing()
  const boss = useFishingState((state) => state.boss)
  const [nowMs, setNowMs] = useState(() => desk.nowMs())
  useEffect(() => {
    if (!boss) return
    const timer = setInterval(() => setNowMs(desk.nowMs()), lookMs)
    return () => clearInterval(timer)
  }, [boss, desk])
  if (!boss) return null
  const leftMs = Math.max(0, boss.untilMs - nowMs)
  const whole = numberFormat(locale)
  return (
    <div key={boss.fishId} className="fishing-boss" role="status">
      <img src={artUrl(manifest, `fish/${lookOf(boss.species, 1).picture}`)} alt="" width="46" height="46" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <b>{t('instant.fishing.boss')}</b>
          <bdi>
            ×{whole.format(boss.least)}–{whole.format(boss.most)}
          </bdi>
        </div>
        <div className="fishing-boss-left" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * leftMs) / boss.wholeMs)}%` }} />
        </div>
      </div>
      <b className="fishing-boss-clock" aria-hidden="true">
        {formatClock(Math.ceil(leftMs / secondMs))}
      </b>
    </div>
  )
}
