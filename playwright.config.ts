import { defineConfig, devices } from '@playwright/test'
import { withPictures } from './e2e/support/with-pictures.ts'

const { launchOptions } = withPictures
const noPictures = '--blink-settings=imagesEnabled=false'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './e2e/start-test-world.ts',
  fullyParallel: true,
  // Journeys at tables wait more than they work.
  workers: 3,
  // What passes only the second time is named at the end of a run, and mended.
  retries: 1,
  // A busy machine takes three times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/results/playwright.json' }]],
  use: {
    // Read again in every worker, after the world has started.
    baseURL: process.env.PORTAL_URL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A worker would fetch what journeys alter on its way; the journey about it lets it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Pages that move cost half of a small machine; `withMotion` is for what is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    // They are a quarter of a page's work; `withPictures` is for what looks at them.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, noPictures] },
  },
  // A journey is told once, at the size where most people walk it: players' at a phone (`@phone`), those of staff, agents
  // and the house itself at a desk. What stands in another place there is told at both (`@both`), and
  // languages-and-themes looks every screen over at four sizes.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grep: /@phone|@both/,
      // As many pixels as points: painting is by the processor.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
})
