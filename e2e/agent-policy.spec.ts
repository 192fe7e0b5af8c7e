import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { withStatus } from './support/altered-status.ts'
import { logInAnew } from './support/log-in-anew.ts'
import { newPlayer } from './support/new-player.ts'

const path = '/wps/member/info/funds/consolidated'
const noteCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(path) && calls.push(request.method()))
  return calls
}

test('[R4.7.02] what an upline offers is asked after the log-in while the agent policy is on, and not while it is off', async ({
  page,
}) => {
  const calls = noteCalls(page)
  await logInAnew(page, (await newPlayer()).username)
  await expect.poll(() => calls).toContain('GET')
  const { whitelabelVal } = (await (await page.request.get('/wps/system/status')).json()).value
  await withStatus(page, { whitelabelVal: { ...whitelabelVal, AGENTPOLICY3: false } })
  calls.length = 0
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: textStart('agents:account') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('[R4.7.04] a trial account is asked about no offers', async ({ page }) => {
  const calls = noteCalls(page)
  await page.goto('/')
  await page
    .getByRole('button', { name: text('portal:home.tryFree') })
    .first()
    .click()
  await expect(page).toHaveURL('/rng')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})
