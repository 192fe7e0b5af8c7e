import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Focus guards of open dialogs take no focus of their own accord. */
const notLookedAt = [['[data-base-ui-focus-guard]']]
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong, one line each; also what is only advised against, where that is asked for. */
export async function accessibilityFaults(page: Page, { withAdvice = false } = {}): Promise<string[]> {
  // Naming everything that is right takes longer than finding what is wrong.
  const options: RunOptions = {
    runOnly: withAdvice ? [...wcag, 'best-practice'] : wcag,
    resultTypes: ['violations'],
  }
  const { violations } = await wholeInSight(page, async () => {
    const first = await runAxe(page, options)
    // A button that was enabled while axe looked is found in a colour on its way: what is wrong is so twice.
    return first.violations.length === 0 ? first : runAxe(page, options)
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}

async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  await coloursSettled(page)
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(
    ([exclude, wished]): Promise<AxeResults> => (window as unknown as Looked).axe.run({ exclude }, wished),
    [notLookedAt, options] as const,
  )
}

interface Looked {
  axe: {
    configure(spec: { allowedOrigins: string[] }): void
    run(context: { exclude: string[][] }, options: RunOptions): Promise<AxeResults>
  }
}

/** Into a document that has not got it from an earlier look; frames of other origins answer the page, too. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(source)
  await frame.evaluate(() => (window as unknown as Looked).axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

/** A colour on its way to another one has a contrast that nobody reads by. */
const coloursSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/**
 * Bars that stay at the edge of the window cover what is scrolled under them, which axe takes for a fault. Behind an
 * open dialog nothing is looked at, and a blurred page of full length is slow to draw.
 */
async function wholeInSight<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize()
  if (!size) return look()
  let { height } = size
  try {
    for (let looks = 1; ; looks += 1) {
      height = await grow(page, { ...size, height })
      const seen = await look()
      // What came in meanwhile made the page longer, and was under the bars.
      if (looks === looksMax || (await heightOf(page)) <= height) return seen
    }
  } finally {
    await page.setViewportSize(size)
  }
}

const looksMax = 3

/** Makes the window as tall as the page: a taller one may draw more rows of a long list, and answers may still come in. */
async function grow(page: Page, size: { width: number; height: number }): Promise<number> {
  let { height } = size
  for (let next = await heightOf(page); next > height; next = await heightOf(page)) {
    height = next
    await page.setViewportSize({ ...size, height })
  }
  return height
}

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.querySelector('[role$=dialog]') ? 0 : document.documentElement.scrollHeight
  })
