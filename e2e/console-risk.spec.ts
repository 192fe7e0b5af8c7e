import { demoAccounts } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

const [, bienxanh79] = demoAccounts.players

test('[R-43] [R-106] staff take a task on, read one player whole, write to him and close the task', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  await page.goto('/risk')
  await page.getByRole('row', { name: new RegExp(bienxanh79.username) }).click()
  const panel = page.getByRole('complementary', { name: text('console:risk.case') })
  await expect(panel.getByText(text('console:risk.rules.H-19'))).toBeVisible()
  await panel.getByRole('button', { name: text('console:risk.take') }).click()
  await expect(panel.getByRole('button', { name: text('console:risk.take') })).toHaveCount(0)

  await panel.getByRole('link', { name: text('console:risk.whole') }).click()
  await expect(page.getByRole('heading', { name: bienxanh79.username, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: text('console:risk.flow') })).toBeVisible()
  await page.getByRole('button', { name: text('console:risk.act.message') }).click()
  const dialog = page.getByRole('dialog', { name: text('console:risk.act.message') })
  await dialog.getByLabel(text('console:reason.label')).fill('sau cuộc gọi')
  await dialog.getByRole('button', { name: text('console:risk.act.message') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: text('console:risk.actions') }).getByText('sau cuộc gọi')).toBeVisible()

  await page.getByRole('complementary').getByRole('link', { name: /V-\d+/ }).first().click()
  await panel.getByRole('button', { name: text('console:risk.close') }).click()
  const closing = page.getByRole('dialog', { name: text('console:risk.closeTitle') })
  await closing.getByLabel(text('console:risk.note')).fill('Đã gọi 6 phút, sẽ tự đặt hạn mức.')
  await closing.getByRole('button', { name: text('console:risk.close') }).click()
  await expect(panel.getByText(text('console:risk.outcome.talked'))).toBeVisible()
})
