import { CountUp, roundName } from '@fairground/vendor-ui'
import type { TFunction } from 'i18next'
import { Trans, useTranslation } from 'react-i18next'
import { useScreen } from '../components/game-context.ts'
import { useSymbolName } from '../components/use-symbol-name.ts'
import { useTimes } from '../components/use-times.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { Detail } from '../play/screen.ts'
import { boxStyle } from './place.ts'

/** The line under the reels: what paid, how much, how many times the stake. */
export function MessageLine({ cabinet }: { cabinet: CabinetLayout }) {
  const { t } = useTranslation()
  const { detail, win, replayed } = useScreen((state) => state)
  const say = useDetailText()
  const words = detail ? say(detail) : replayed ? t('say.replay', { round: roundName(replayed.roundId) }) : ''
  return (
    <div style={boxStyle(cabinet.message)} className="@container absolute">
      <div
        aria-hidden="true"
        className="flex h-full items-center justify-center gap-x-4.5 px-3 text-center text-sm leading-tight @max-[520px]:flex-col @max-[520px]:text-2xs"
      >
        {words && <span className="min-w-0 text-ink-3">{words}</span>}
        {win && <WinWords />}
      </div>
    </div>
  )
}

function WinWords() {
  const { t } = useTranslation()
  const win = useScreen((state) => state.win)
  const stakeMinor = useStakeShown()
  const times = useTimes()
  if (!win) return null
  const isLit = win.tier !== 'none'
  return (
    <>
      <b
        className={
          isLit
            ? 'lamp-pulse text-xl leading-none font-bold text-[#ffd98c] @max-[520px]:text-base'
            : 'text-base leading-none font-semibold @max-[520px]:text-sm'
        }
      >
        <Trans
          i18nKey={isLit ? 'say.won' : 'say.paid'}
          components={[
            <CountUp key="amount" win={win} className={isLit ? 'text-[#ffd98c] [&>i]:text-[#e9bd80]' : ''} />,
          ]}
        />
      </b>
      {isLit && win.durationMs === 0 && (
        <span className="text-ink-3 @max-[520px]:hidden">
          {t('say.times', { times: times(win.toMinor, stakeMinor) })}
        </span>
      )}
    </>
  )
}

/** The stake of the round on the reels; the chosen one may have changed since. */
export function useStakeShown(): bigint {
  return useScreen(({ replayed, lastRound, phase, stakeMinor }) => {
    if (replayed) return BigInt(replayed.stakeMinor)
    return phase === 'idle' && lastRound ? BigInt(lastRound.stakeMinor) : stakeMinor
  })
}

function useDetailText(): (detail: Detail) => string {
  const { t } = useTranslation()
  const nameOf = useSymbolName()
  const isFree = useScreen(({ freeRounds }) => freeRounds !== undefined)
  return (detail) => {
    if (detail.kind === 'ready' && isFree) return t('say.readyFree')
    if (detail.kind === 'lines') return t('say.lines', { count: detail.count })
    if (detail.kind === 'scatter') return t('say.scatter', { count: detail.count, symbol: nameOf('scatter') })
    if (detail.kind === 'symbols') return symbolsText(t, detail, nameOf(detail.symbol))
    if (detail.kind === 'groups') return t('say.groups', { count: detail.count })
    if (detail.kind === 'fall') return t('say.fall', { multiplier: detail.multiplier })
    if (detail.kind === 'hold') return t('say.hold', { count: detail.count, remaining: detail.remaining })
    if (detail.kind !== 'line') return t(`say.${detail.kind}`)
    return t('say.line', { line: detail.line + 1, count: detail.count, symbol: nameOf(detail.symbol) })
  }
}

function symbolsText(t: TFunction, { count, ways }: Extract<Detail, { kind: 'symbols' }>, symbol: string): string {
  return ways > 1 ? t('say.ways', { count, symbol, ways }) : t('say.symbols', { count, symbol })
}
