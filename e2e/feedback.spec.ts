import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('[R2.5.09] a member sends feedback from the menu, a too short text is kept, and staff close it', async ({
  page,
  browser,
}) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/')
  await page.getByRole('button', { name: player.username }).click()
  await page.getByRole('menuitem', { name: text('portal:feedback.title') }).click()
  const popup = page.getByRole('dialog', { name: text('portal:feedback.title') })
  await popup.getByLabel(text('pages:feedback.question')).click()
  await page.getByRole('option', { name: text('pages:feedback.questions.games') }).click()
  await popup.getByLabel(text('pages:feedback.content')).fill('Quá ngắn')
  await popup.getByRole('button', { name: text('pages:feedback.send') }).click()
  await expect(popup.getByText(text('errors:validation.tooShort', { min: 10 }))).toBeVisible()
  await expect(popup.getByText('8/500', { exact: true })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('portal:feedback.title') })
    .click()
  await expect(popup.getByLabel(text('pages:feedback.content'))).toHaveValue('Quá ngắn')
  await popup.getByLabel(text('pages:feedback.content')).fill('Vòng quay dừng lại giữa ván.')
  await popup.getByRole('button', { name: text('pages:feedback.send') }).click()
  await expect(popup.getByText(text('pages:feedback.thanks'))).toBeVisible()

  const staff = await openConsole(browser, 'owner')
  await staff.goto(`/feedback?query=${player.username}`)
  await staff.getByRole('row', { name: player.username }).click()
  const panel = staff.getByRole('complementary', { name: text('console:feedback.panel') })
  await expect(panel.getByText('Vòng quay dừng lại giữa ván.')).toBeVisible()
  await panel.getByRole('button', { name: text('console:feedback.close') }).click()
  const question = staff.getByRole('dialog', { name: text('console:feedback.closeTitle') })
  await question.getByLabel(text('console:reason.label')).fill('Đã chuyển cho nhà cung cấp')
  await question.getByRole('button', { name: text('console:feedback.close') }).click()
  await expect(panel.getByText(text('console:feedback.view.closed'), { exact: true })).toBeVisible()
  await staff.context().close()
})
