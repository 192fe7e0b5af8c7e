import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { giveInitialPassword } from './support/database.ts'
import { openLogin, tokenOf } from './support/log-in-anew.ts'
import { newPlayer, password } from './support/new-player.ts'
import { portalUrl } from './support/world.ts'

const due = (page: Page) => page.getByRole('dialog', { name: text('pages:security.dueTitle') })
const newPassword = 'Den-long-sang-7'

async function enter(page: Page, username: string, typed: string = password): Promise<void> {
  const dialog = await openLogin(page)
  await dialog.getByLabel(text('portal:session.username'), { exact: true }).fill(username)
  await dialog.getByLabel(text('portal:session.password'), { exact: true }).fill(typed)
  await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
}

test('[R8.20] [R4.3.07] [R4.3.08] [R4.3.20] [R9.12] an initial password only allows choosing another one; refusing logs out, and after choosing the player is logged in, at home', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { username } = await newPlayer()
  await giveInitialPassword(username)
  await test.step('refusing logs out; a reopened page asks again', async () => {
    await enter(page, username)
    await expect(due(page)).toBeVisible()
    await page.goto('/rng')
    await expect(due(page).getByLabel(textStart('console:password.old'))).toBeVisible()
    await due(page)
      .getByRole('button', { name: text('pages:session.logout') })
      .click()
    await expect(due(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    expect(await tokenOf(page)).toBeNull()
  })
  await test.step('choosing lets in', async () => {
    await enter(page, username)
    await expect(due(page)).toBeVisible()
    const token = (await tokenOf(page)) ?? ''
    await expect(due(page).getByLabel(textStart('console:password.old'))).toHaveCount(0)
    await due(page).getByLabel(textStart('console:password.new')).fill(newPassword)
    await due(page).getByLabel(textStart('pages:security.confirmPassword')).fill(newPassword)
    await due(page)
      .getByRole('button', { name: text('console:password.save') })
      .click()
    await expect(due(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    expect(await tokenOf(page)).not.toBe(token)
    const old = await request.get(`${portalUrl()}/wps/member/info`, { headers: { token } })
    expect(old.status()).toBe(401)
    await enter(page, username, newPassword)
    await expect(
      page.getByRole('banner').getByRole('link', { name: textStart('pages:account.depositShort') }),
    ).toBeVisible()
    await expect(due(page)).toHaveCount(0)
  })
})
