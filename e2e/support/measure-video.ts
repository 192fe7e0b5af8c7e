import { text } from '@fairground/i18n/texts'
import { chromium, expect } from '@playwright/test'
import { browser } from '../browser.ts'
import { openDesk } from './dealer-desk.ts'
import { openTable } from './live-table.ts'
import { newPlayer } from './new-player.ts'
import { portalUrl } from './world.ts'

/** How far the picture of a table is behind, and how well a player's page knows it. */
export interface VideoFigures {
  /** From the drawing of a frame to its showing, of nearly all frames. */
  behindMs: number
  /** Between that of the last seconds and what the page says, of nearly all moments. */
  offMs: number
}

const stepMs = 60_000
const settledMs = 15_000
const measuredMs = 30_000
/** What a page says is the middle of the last five stamps. */
const comparedMs = 5_000
const nearlyAll = 0.95

interface Frame {
  count: number
  atMs: number
  /** As the page says. */
  toldMs: number | undefined
}

/** A desk shows the test picture and a player watches it, in one browser. */
export async function measureVideo(): Promise<VideoFigures> {
  const { executablePath, args, env } = await browser()
  const running = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  try {
    const desk = await openDesk(running, 'owner', { before: noteFrames })
    await desk.press('act.open-shift')
    await expect(desk.root).toHaveAttribute('data-next', 'shoe', { timeout: stepMs })
    await desk.press('act.new-shoe')
    await expect(desk.root).toHaveAttribute('data-next', /bets|lock|step/, { timeout: stepMs })
    await desk.frame.getByRole('button', { name: text('desk:pictureTest') }).click()
    const size = { width: 1440, height: 900 }
    const page = await running.newPage({ baseURL: portalUrl(), viewport: size, locale: 'vi-VN' })
    const { frame } = await openTable(page, await newPlayer({ deposit: '1000000.00' }), 'C05')
    await expect(frame.locator('.live-picture-age[data-behind-ms]')).toBeVisible({ timeout: stepMs })
    await page.waitForTimeout(settledMs)
    const frames = await frame.locator('.live-picture').evaluate(watchFrames, measuredMs)
    const drawn = await desk.root.evaluate(() => (window as unknown as { drawnMs: number[] }).drawnMs)
    return figuresOf(frames, drawn)
  } finally {
    await running.close()
  }
}

/** In the desk's page: each picture carries its number in bars along its lower edge. */
function noteFrames(): void {
  const drawnMs: number[] = []
  Object.assign(window, { drawnMs })
  let count = 0
  const { prototype } = CanvasRenderingContext2D
  const { fillText } = prototype
  prototype.fillText = function draw(...given) {
    fillText.apply(this, given)
    count = (count + 1) % 4_096
    drawnMs[count] = performance.timeOrigin + performance.now()
    const bits = [...count.toString(2).padStart(12, '0')].map(Number)
    const cells = [1, 0, ...bits, bits.reduce((sum, bit) => sum ^ bit, 0), 0, 1]
    const style = this.fillStyle
    for (const [place, cell] of cells.entries()) {
      this.fillStyle = cell ? '#ffffff' : '#000000'
      this.fillRect(place * 24, this.canvas.height - 24, 24, 24)
    }
    this.fillStyle = style
  }
}

/** In the player's page: the number of each frame, when it was shown, and what the page says. */
function watchFrames(element: Element, forMs: number): Promise<Frame[]> {
  const video = element as HTMLVideoElement
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const frames: Frame[] = []
  const cellCount = 17
  const [width, height] = [cellCount * 24, 24]
  if (pen) Object.assign(pen.canvas, { width, height })
  const read = (): number | undefined => {
    pen?.drawImage(video, 0, video.videoHeight - height, width, height, 0, 0, width, height)
    const data = pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const cells = Array.from({ length: cellCount }, (_, place) =>
      (data[(12 * width + place * 24 + 12) * 4] ?? 0) > 127 ? 1 : 0,
    )
    const bits = cells.slice(2, 14)
    const isWhole = cells[0] === 1 && cells[1] === 0 && cells[15] === 0 && cells[16] === 1
    return isWhole && cells[14] === bits.reduce<number>((sum, bit) => sum ^ bit, 0)
      ? Number.parseInt(bits.join(''), 2)
      : undefined
  }
  return new Promise((resolve) => {
    const begunMs = performance.now()
    const look = (_nowMs: number, { presentationTime }: VideoFrameCallbackMetadata) => {
      const count = read()
      const told = document.querySelector<HTMLElement>('[data-behind-ms]')?.dataset.behindMs
      const atMs = performance.timeOrigin + presentationTime
      if (count !== undefined) frames.push({ count, atMs, toldMs: told === undefined ? undefined : Number(told) })
      if (performance.now() - begunMs > forMs) resolve(frames)
      else video.requestVideoFrameCallback(look)
    }
    video.requestVideoFrameCallback(look)
  })
}

function figuresOf(frames: readonly Frame[], drawn: readonly number[]): VideoFigures {
  const known = frames.flatMap(({ count, atMs, toldMs }) => {
    const drawnMs = drawn[count]
    return drawnMs === undefined ? [] : [{ atMs, toldMs, behindMs: atMs - drawnMs }]
  })
  const firstMs = (known[0]?.atMs ?? 0) + comparedMs
  const off = known
    .filter(({ atMs }) => atMs >= firstMs)
    .map(({ atMs, toldMs }) => {
      const last = known.filter((frame) => frame.atMs <= atMs && frame.atMs > atMs - comparedMs)
      return Math.abs(
        (toldMs ?? Number.POSITIVE_INFINITY) -
          shareOf(
            last.map(({ behindMs }) => behindMs),
            0.5,
          ),
      )
    })
  const behindMs = shareOf(
    known.map((frame) => frame.behindMs),
    nearlyAll,
  )
  return { behindMs, offMs: shareOf(off, nearlyAll) }
}

function shareOf(figures: readonly number[], share: number): number {
  const found = figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)]
  if (found === undefined) throw new Error('no frame could be read')
  return found
}
