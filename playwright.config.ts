import { defineConfig, devices } from '@playwright/test'
import { browser } from './e2e/browser.ts'

const { executablePath, args, env } = await browser()

// Journeys that ran steady on this release; the others of e2e wait for their proof and run by name only.
const steady = ['evening', 'four-eyes', 'home', 'keyboard', 'login'].map((name) => `**/${name}.spec.ts`)
const steadyOnPhone = ['home', 'keyboard'].map((name) => `**/${name}.spec.ts`)
const isByName = process.argv.some((arg) => arg.endsWith('.spec.ts'))

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/playwright',
  globalSetup: './e2e/start-test-world.ts',
  fullyParallel: true,
  workers: 2,
  retries: 2,
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
      testMatch: isByName ? undefined : steady,
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1440, height: 900 } },
    },
    { name: 'mobile', testMatch: isByName ? undefined : steadyOnPhone, use: { ...devices['Pixel 7'] } },
  ],
})
