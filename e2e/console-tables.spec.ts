import { text, textPart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** A run may take as long; the next one is a few seconds away. */
const roundMs = 180_000

test('staff pause a bingo room: its round is finished, its players read why, and it goes on when it is opened', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const { frame, stage } = await openRoom(page)
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: roundMs })
  const staff = await openConsole(browser, 'owner')
  await staff.goto('/games?tab=tables')
  const row = staff.getByRole('row', { name: /Bingo 90/ })
  try {
    await change(staff, row, 'pause')
    await expect(row.getByText(text('lobby:table.state.paused'))).toBeVisible()
    await expect(stage).toHaveAttribute('data-state', 'suspended', { timeout: roundMs })
    await expect(frame.getByText(text('instant:instant.table.check'))).toBeVisible()
    await expect(row.getByText(text('lobby:table.noRound'))).toBeVisible({ timeout: 30_000 })
  } finally {
    await change(staff, row, 'open')
  }
  await expect(row.getByText(text('lobby:table.state.open'))).toBeVisible()
  await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: roundMs })
  await staff.goto('/audit')
  await expect(staff.getByText(text('console:audited.table.paused')).first()).toBeVisible()
  await staff.context().close()
})

/** A room that no other journey on a desk plays in. Launched from the portal by its name. */
async function openRoom(page: Page): Promise<{ frame: FrameLocator; stage: Locator }> {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Bingo 90' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-rules="bingo-90"]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}

async function change(staff: Page, row: Locator, word: 'pause' | 'open'): Promise<void> {
  await row.getByRole('button', { name: text(`lobby:table.${word}`), exact: true }).click()
  const question = staff.getByRole('dialog', { name: textPart(`lobby:table.${word}Title`) })
  if (word === 'pause') await question.getByRole('radio', { name: text('lobby:table.cause.check') }).click()
  await question.getByLabel(text('console:reason.label')).fill('Kiểm tra kết quả ván')
  await question.getByRole('button', { name: text(`lobby:table.${word}`), exact: true }).click()
  await expect(question).toBeHidden()
}
