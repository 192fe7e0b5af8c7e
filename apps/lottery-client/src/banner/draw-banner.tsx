import type { BoardGroup } from '@fairground/lottery-rules'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { shortDrawNo, usePrizeName } from '../lib/names.ts'
import { headlineOf } from '../lib/result.ts'
import { useClosing } from '../lib/use-closing.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { Balls } from './balls.tsx'
import { Jackpots } from './jackpots.tsx'

const pastShown = 3
const pastNumbers = 10

/** When the next draw closes, and what the last ones were. */
export function DrawBanner({ onResults, onTickets }: { onResults: () => void; onTickets: () => void }) {
  const { t } = useTranslation()
  const play = useLottery()
  const draws = useLotteryState((state) => state.draws)
  const viewedId = useLotteryState((state) => state.viewedId)
  const rules = play.rulesOf(viewedId)
  const prize = usePrizeName()
  const showingId = useLotteryState(({ shown, isShowing }) => (isShowing ? shown?.drawId : undefined))
  const [last, ...past] = draws.past.filter(({ result, drawId }) => result !== null && drawId !== showingId)
  const headline = headlineOf(rules, last)
  return (
    <section className="draw" aria-label={t('results.title')}>
      <div className="relative flex flex-wrap items-center gap-x-8 gap-y-4 px-4 py-4 sm:px-6">
        <NextDraw />
        <Jackpots />
        {last && headline && (
          <div className="min-w-0 flex-1 basis-56">
            <p className="draw-soft text-sm">
              {t('draw.last', { number: shortDrawNo(last.drawNo), prize: prize(headline.id) })}
            </p>
            <Balls group={headline} className="mt-2" />
          </div>
        )}
        <div className="grid content-start gap-1 text-sm">
          {past.length > 0 && <span className="draw-soft max-sm:hidden">{t('draw.past')}</span>}
          {past.slice(0, pastShown).map((draw) => (
            <p key={draw.drawId} dir="ltr" className="tabular-nums max-sm:hidden">
              <span className="draw-soft">{shortDrawNo(draw.drawNo)}</span>{' '}
              <b className="tracking-wider">{pastText(headlineOf(rules, draw))}</b>
            </p>
          ))}
          <div className="flex flex-wrap gap-2">
            <BannerButton icon="icon-[ph--chart-bar-duotone]" label={t('results.title')} onClick={onResults} />
            <BannerButton icon="icon-[ph--ticket-duotone]" label={t('history')} onClick={onTickets} />
          </div>
        </div>
      </div>
    </section>
  )
}

const BannerButton = ({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="focus-ring inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-[#ffe2a6] hover:text-white sm:pe-2"
  >
    <Icon name={icon} className="text-lg" />
    {label}
  </button>
)

function NextDraw() {
  const { t } = useTranslation()
  const next = useLotteryState(({ draws }) => draws.open[0])
  const seconds = useClosing(next?.closesAt)
  if (!next) return <p className="draw-soft text-sm">{t('draw.closed')}</p>
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = hours > 0 ? [hours, minutes, rest] : [minutes, rest]
  return (
    <div>
      <p className="draw-soft text-sm">{t('draw.closesIn', { number: shortDrawNo(next.drawNo) })}</p>
      <div role="timer" dir="ltr" className="mt-1.5 flex w-fit items-center gap-1.5">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds keep their places
          <span key={index} className="contents">
            {index > 0 && <span className="text-2xl text-[#ffc65c]">:</span>}
            <b className={cx('count-lamp', parts.length > 2 && 'text-xl max-sm:min-w-11')}>
              {`${part}`.padStart(2, '0')}
            </b>
          </span>
        ))}
      </div>
    </div>
  )
}

const pastText = (group: BoardGroup | undefined): string | undefined =>
  group?.look === 'digits' ? group.numbers[0] : group?.numbers.slice(0, pastNumbers).join(' ')
