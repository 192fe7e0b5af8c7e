import { defineConfig, devices } from '@playwright/test'
import { browser } from './e2e/browser.ts'

const { executablePath, args, env } = await browser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './e2e/start-test-world.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/results/playwright.json' }]],
  use: {
    // Read again in every worker, after the world has started.
    baseURL: process.env.PORTAL_URL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      // What staff do at their desks, and what forms refuse, does not hang on the size of the screen; how every console
      // page looks on a phone is seen by languages-and-themes.
      testIgnore: /(console-?[a-z]*|four-eyes|deposit-review|reveal-account|forms)\.spec\.ts/,
      // One size with motion, the other without: both must work.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
