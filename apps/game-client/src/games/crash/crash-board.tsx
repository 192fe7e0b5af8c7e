import { crashHeightAt } from '@fairground/game-rules/games/crash'
import { numberFormat } from '@fairground/money'
import { cx } from '@fairground/ui'
import { Cash, roundName } from '@fairground/vendor-ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { stopWords } from '../../tables/stop-words.ts'
import { useCrash, useCrashState } from './crash-context.ts'
import type { CrashPlay } from './crash-play.ts'
import { bustOf, cashOutOf, ranMsOf } from './crash-state.ts'
import { burstMsMax, drawSky } from './draw-sky.ts'
import { type Moment, useMoment } from './use-moment.ts'

const hurrySeconds = 3
const calmFrameMs = 100

/** The sky: the path of the firework, the multiplier, and what is going to happen next. */
export function CrashBoard() {
  const { t } = useTranslation()
  const phase = useCrashState((state) => state.table.phase)
  const isOnline = useCrashState((state) => state.isOnline)
  const watchedId = useCrashState((state) => state.watchedId)
  const moment = useMoment()
  const number = useX100()
  const isRunning = phase === 'running'
  const isBust = phase === 'result'
  return (
    <div className="crash-board" data-phase={phase}>
      <Sky />
      {(isRunning || isBust) && (
        <output className="crash-number" aria-live="off">
          <bdi>{number(moment.x100)}</bdi>
        </output>
      )}
      {isBust && <b className="crash-busted">{t('instant.crash.busted')}</b>}
      {!isOnline && <p className="crash-note">{t('instant.crash.offline')}</p>}
      {isOnline && !watchedId && <Waiting moment={moment} />}
      {watchedId && <Watched roundId={watchedId} />}
      <p role="status" className="sr-only">
        {isBust && `${t('instant.crash.busted')} ${number(moment.x100)}`}
      </p>
    </div>
  )
}

function Waiting({ moment: { secondsLeft } }: { moment: Moment }) {
  const { t } = useTranslation()
  const table = useCrashState((state) => state.table)
  const { phase } = table
  if (phase === 'suspended' || (phase === 'result' && table.stop))
    return <p className="crash-note">{stopWords(t, table)}</p>
  if (phase === 'void') return <p className="crash-note">{t('instant.round.void')}</p>
  if (phase === 'idle' || phase === 'locked') return <p className="crash-count">…</p>
  if (secondsLeft === undefined) return null
  if (phase === 'result') return <p className="crash-next">{t('instant.crash.next', { seconds: secondsLeft })}</p>
  return (
    <p className={cx('crash-count', secondsLeft <= hurrySeconds && 'is-late')}>
      <span>{stopWords(t, table) ?? t('instant.crash.open')}</span>
      <bdi>{secondsLeft}</bdi>
    </p>
  )
}

/** Of a round that is shown again: whose it is, and what its bet was paid once it is. */
function Watched({ roundId }: { roundId: string }) {
  const { t } = useTranslation()
  const bet = useCrashState((state) => state.panels[0].bet)
  const number = useX100()
  const cashOut = bet && cashOutOf(bet.events)
  return (
    <>
      <p className="crash-again">{t('say.replay', { round: roundName(roundId) })}</p>
      {bet && cashOut && (
        <p className="crash-out">
          {t('instant.crash.paidAt', { x: number(cashOut.x100) })} · <Cash minor={BigInt(bet.payoutMinor)} />
        </p>
      )}
    </>
  )
}

/** Drawn by the server's clock with every frame while something flies or bursts; where less is to move, ten times a second. */
function Sky() {
  const play = useCrash()
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const draw = skyOn(canvas, play)
    let frame: number | undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        clearTimeout(pause)
        if (!draw()) return
        if (play.isCalm()) pause = setTimeout(next, calmFrameMs)
        else next()
      })
    }
    next()
    const unsubscribe = play.screen.subscribe(next)
    const sizes = new ResizeObserver(next)
    sizes.observe(canvas)
    return () => {
      unsubscribe()
      sizes.disconnect()
      clearTimeout(pause)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [play])
  return <canvas ref={ref} className="crash-sky" />
}

/** Draws what is to be seen now; answers whether it goes on moving. */
function skyOn(canvas: HTMLCanvasElement, play: CrashPlay): () => boolean {
  let burstAtMs: number | undefined
  return () => {
    const { table, panels } = play.screen.get()
    const { round, phase } = table
    const nowMs = play.nowMs()
    const [isRunning, isBust] = [phase === 'running', phase === 'result']
    burstAtMs = isBust ? (burstAtMs ?? nowMs) : undefined
    const burstMs = nowMs - (burstAtMs ?? nowMs)
    const ranMs = ranMsOf(table, nowMs)
    fitToPlace(canvas)
    drawSky(canvas, {
      ranMs,
      x100: isBust ? bustOf(round?.result?.outcome) : crashHeightAt(ranMs),
      isRunning,
      isBust,
      burstMs,
      isCalm: play.isCalm(),
      cashOutsX100: panels.flatMap(({ bet }) => (bet ? (cashOutOf(bet.events)?.x100 ?? []) : [])),
    })
    return isRunning || (isBust && burstMs < burstMsMax && !play.isCalm())
  }
}

function fitToPlace(canvas: HTMLCanvasElement): void {
  const { clientWidth, clientHeight } = canvas
  const scale = Math.min(devicePixelRatio, 2)
  const [width, height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

/** Hundredths with both places: 150 is `1,50×`; it does not jump in width as it rises. */
export function useX100(): (x100: number) => string {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
  return (x100) => `${format.format(x100 / 100)}×`
}
