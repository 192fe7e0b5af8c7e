import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('a bet in a crash round is cashed out, stands in the history, and its round is checked in the browser', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { frame, stage } = await openCrash(page)
  await untilCashedOut(frame, stage)
  await expect(stage).toHaveAttribute('data-state', 'result', { timeout: 120_000 })
  await check(frame)
})

/** Launched from the portal by its name. */
async function openCrash(page: Page): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Pháo Hoa Crash' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-rules="crash"]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}

/** One round in a hundred bursts at once, and some before a hand is there: then the next one is bet on. */
async function untilCashedOut(frame: FrameLocator, stage: Locator): Promise<void> {
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    await frame.getByRole('button', { name: textStart('instant:instant.bet') }).click({ timeout: 3_000 })
    await frame.getByRole('button', { name: textStart('instant:instant.cashOut') }).click({ timeout: 15_000 })
    await expect(frame.getByText(textStart('instant:instant.crash.paidAt')).first()).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 180_000 })
}

async function check(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: text('game:menu') }).click()
  await frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name: text('game:history') })
    .click()
  await frame
    .getByRole('dialog', { name: text('game:history') })
    .getByRole('button', { name: textStart('game:history.verify') })
    .first()
    .click()
  const verify = frame.getByRole('dialog', { name: text('game:fair.title') })
  await expect(verify.getByText(text('game:fair.matched'), { exact: true })).toBeVisible()
  await expect(verify.getByText(text('instant:instant.round.same'))).toBeVisible()
}
