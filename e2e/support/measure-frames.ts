import { text } from '@fairground/i18n/texts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browser } from '../browser.ts'

/** What a slot asks of a browser that was never there. */
export interface FrameFigures {
  /** From the launch until a bet can be placed. */
  firstSpinMs: number
  /** Everything that came over the line until then, as it came. */
  bytesBeforePlay: number
  /** Of the processor by script and its memory, on the main thread, in the mean of frames. */
  turningMs: number
  winMs: number
}

const framesWanted = 20
const roundsMax = 40
/** Free spins are shown to their end. */
const roundMsMax = 180_000
/** A win is pointed at, line by line, after the round. */
const lingerMs = 1_500
const markName = 'frame of '
const categories = ['devtools.timeline', 'v8.execute', 'blink.user_timing', 'disabled-by-default-v8.gc']
const script =
  /^(FireAnimationFrame|TimerFire|FunctionCall|EvaluateScript|EventDispatch|RunMicrotasks|MinorGC|MajorGC|V8\.GC.*)$/

/** Opens a launched slot in a browser of its own and plays until it has seen reels turn and a win. @throws when it sees none */
export async function measureFrames(url: string): Promise<FrameFigures> {
  const { executablePath, args, env } = await browser()
  const running = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  try {
    const page = await running.newPage({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' })
    await page.addInitScript(noteFirstSpin)
    await page.goto(url)
    await page.waitForSelector('[data-state="idle"]', { timeout: roundMsMax })
    const opened = await page.evaluate(readOpened)
    await page.evaluate(markFrames, markName)
    return { ...opened, ...(await playedFrames(running, page)) }
  } finally {
    await running.close()
  }
}

function noteFirstSpin(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-state="idle"]')) return
    Object.assign(window, { firstSpinMs: performance.now() })
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true })
}

function readOpened(): Pick<FrameFigures, 'firstSpinMs' | 'bytesBeforePlay'> {
  const { firstSpinMs } = window as unknown as { firstSpinMs: number }
  const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const sizes = (fetched as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime <= firstSpinMs)
    .map(({ encodedBodySize }) => encodedBodySize)
  return { firstSpinMs, bytesBeforePlay: sizes.reduce((sum, bytes) => sum + bytes, 0) }
}

/** Every frame begins with a mark of what is shown. */
function markFrames(name: string): void {
  const mark = () => {
    const { state, mood } = document.querySelector<HTMLElement>('[data-state]')?.dataset ?? {}
    performance.mark(name + (mood === 'win' ? 'win' : state === 'idle' ? 'rest' : 'turning'))
    performance.clearMarks()
    requestAnimationFrame(mark)
  }
  requestAnimationFrame(mark)
}

async function playedFrames(running: Browser, page: Page): Promise<Pick<FrameFigures, 'turningMs' | 'winMs'>> {
  const frames: Frame[] = []
  const of = (shown: string) => frames.filter((frame) => frame.shown === shown).map(({ ms }) => ms)
  for (let round = 0; round < roundsMax && of('win').length < framesWanted; round += 1) {
    await running.startTracing(page, { categories })
    await page.getByRole('button', { name: text('campaigns:raffle.spin'), exact: true }).dispatchEvent('click')
    await page.waitForSelector('[data-state="showing"]', { timeout: roundMsMax })
    await page.waitForSelector('[data-state="idle"]', { timeout: roundMsMax })
    await page.waitForTimeout(lingerMs)
    frames.push(...framesIn(JSON.parse((await running.stopTracing()).toString()).traceEvents))
  }
  return { turningMs: mean(of('turning')), winMs: mean(of('win')) }
}

interface TraceEvent {
  name: string
  tid: number
  /** Microseconds, as are the durations: of the clock, and of the processor where it is known. */
  ts: number
  dur?: number
  tdur?: number
}

interface Frame {
  shown: string
  ms: number
}

/** Script of each frame; what ran inside of something else is not counted twice. */
function framesIn(events: readonly TraceEvent[]): Frame[] {
  const marks = events.filter(({ name }) => name.startsWith(markName)).sort((a, b) => a.ts - b.ts)
  const tid = marks[0]?.tid
  const runs = events.filter((event) => event.tid === tid && event.dur && script.test(event.name))
  const outer = outermost(runs.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)))
  return marks.slice(0, -1).map(({ name, ts }, index) => {
    const end = marks[index + 1]?.ts ?? ts
    const within = outer.filter((event) => event.ts + (event.dur ?? 0) > ts && event.ts < end)
    const us = within.reduce((sum, event) => sum + (event.tdur ?? event.dur ?? 0), 0)
    return { shown: name.slice(markName.length), ms: us / 1_000 }
  })
}

function outermost(runs: readonly TraceEvent[]): TraceEvent[] {
  let endTs = 0
  return runs.filter(({ ts, dur = 0 }) => {
    if (ts + dur <= endTs) return false
    endTs = ts + dur
    return true
  })
}

function mean(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('no such frame was seen')
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
