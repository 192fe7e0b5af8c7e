import { freePort } from '@fairground/postgres'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browser } from '../browser.ts'

/** What Lighthouse says of a page on its phone, with its simulated slow network and processor. */
export interface PageFigures {
  /** From 0 to 1. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
  /** What it would have better, one line each. */
  faults: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Measures a page as somebody sees it who was never there, in a browser of its own. */
export async function measurePage(url: string): Promise<PageFigures> {
  const port = await freePort()
  const { executablePath, args, env } = await browser()
  const running = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  })
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
    return figuresOf(result.lhr)
  } finally {
    await running.close()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function figuresOf({ audits, categories: found }: Report): PageFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const counted = new Set(
    categories.flatMap((name) => found[name]?.auditRefs.flatMap((ref) => (ref.weight > 0 ? ref.id : [])) ?? []),
  )
  return {
    scores: {
      performance: found.performance?.score ?? 0,
      accessibility: found.accessibility?.score ?? 0,
      'best-practices': found['best-practices']?.score ?? 0,
      seo: found.seo?.score ?? 0,
    },
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    faults: Object.values(audits)
      .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
      .map(
        ({ id, title, displayValue, details }) =>
          `${id}: ${title} ${displayValue ?? ''} ${JSON.stringify(details ?? {}).slice(0, 600)}`,
      ),
  }
}
