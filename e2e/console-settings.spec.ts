import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

test('[R4.1.05] staff block and unblock a network; opening or closing the site needs a confirmation and is audited', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: text('console:nav.settings') }).click()
  const networks = page.getByRole('textbox', { name: text('console:settings.networks') })
  const save = page.getByRole('button', { name: text('console:settings.save') })
  const question = page.getByRole('dialog', { name: text('console:settings.ask') })
  await networks.fill('203.0.113.0/24\nno network')
  await expect(page.getByText(text('console:settings.notNetwork'))).toBeVisible()
  await expect(save).toBeDisabled()
  // Another one at every try: what was saved before is no change.
  const address = `198.51.100.${1 + (Date.now() % 250)}`
  await networks.fill(`203.0.113.0/24\n${address}`)
  await save.click()
  await expect(page.getByText(text('console:settings.saved')).first()).toBeVisible()
  await page.reload()
  await expect(networks).toHaveValue(`203.0.113.0/24\n${address}/32`)
  await networks.fill('')
  await save.click()
  await question.getByRole('button', { name: text('console:settings.saveAll') }).click()
  await expect(question).toBeHidden()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: text('console:settings.close') }).click()
  const closing = page.getByRole('dialog', { name: text('console:settings.askClose') })
  await closing.getByRole('button', { name: text('console:action.back') }).click()
  await expect(closing).toBeHidden()
  await expect(page.getByText(text('console:settings.isOpen'), { exact: true })).toBeVisible()
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText(text('console:audited.site.settings-changed')).first()).toBeVisible()
  await page.context().close()
})
