import { text, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { codeSentTo, newMobile } from './support/outbox.ts'

const form = (page: Page) => page.getByRole('banner').getByRole('form', { name: text('portal:session.login') })
const warning = (page: Page) => page.getByRole('dialog', { name: text('pages:session.notIn') })
const wrong = text('pages:session.badCredentials')

async function tryToEnter(page: Page, username: string, typed: string): Promise<void> {
  await form(page).getByLabel(text('portal:session.username')).fill(username)
  await form(page).getByLabel(text('portal:session.password'), { exact: true }).fill(typed)
  await form(page)
    .getByRole('button', { name: text('portal:session.login'), exact: true })
    .click()
}

test('[R2.5.23] [R5.06] [R8.21] [R2.5.26] [R1.05] [R4.3.11] [R4.7.01] a player logs in by the header with name or number: a warning keeps the values, home is shown with what is the player’s, and the page before is offered', async ({
  page,
}) => {
  const { api, username } = await newPlayer()
  const number = { mobileNum: newMobile(), countryDialingCode: '84' }
  await api.contacts.mobileCode(number)
  await api.contacts.bindMobile({ ...number, verificationCode: await codeSentTo(number.mobileNum), password })

  await page.goto('/')
  const header = page.getByRole('banner')
  await test.step('neither a remembered name nor a forgotten-password link', async () => {
    await expect(form(page).getByLabel(text('portal:session.username'))).toBeVisible()
    await expect(form(page).getByRole('checkbox')).toHaveCount(0)
    await expect(form(page).getByText(text('recovery:title'))).toHaveCount(0)
  })
  await test.step('empty fields and a wrong password show a warning', async () => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/wps/session/login') && calls.push(request.url()))
    await tryToEnter(page, username, '')
    await expect(warning(page)).toContainText(wrong)
    expect(calls).toEqual([])
    await warning(page)
      .getByRole('button', { name: text('pages:session.understood') })
      .click()
    await tryToEnter(page, username, 'not-the-password')
    await expect(warning(page)).toContainText(wrong)
    await expect(page.getByText(wrong)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(warning(page)).toBeHidden()
    await expect(form(page).getByLabel(text('portal:session.username'))).toHaveValue(username)
  })
  await test.step('a narrow window has two buttons in the place of the fields', async () => {
    await page.setViewportSize({ width: 1180, height: 800 })
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('portal:session.login'), exact: true }),
    ).toBeVisible()
    await expect(form(page)).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('portal:session.login'), exact: true })
      .click()
    await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('a switch toggles between password and code', async () => {
    await header.getByRole('radio', { name: text('portal:session.way.sms') }).check()
    await expect(form(page).getByRole('textbox', { name: text('recovery:mobile') })).toBeVisible()
    await expect(form(page).getByLabel(text('portal:session.password'), { exact: true })).toHaveCount(0)
    await form(page)
      .getByRole('button', { name: text('portal:session.login'), exact: true })
      .click()
    await expect(warning(page)).toContainText(text('recovery:mobileInvalid'))
    await page.keyboard.press('Escape')
    await header.getByRole('radio', { name: text('portal:session.way.username') }).check()
    await expect(form(page).getByLabel(text('portal:session.password'), { exact: true })).toBeVisible()
  })
  await test.step('number and code let in', async () => {
    await page
      .getByRole('banner')
      .getByRole('radio', { name: text('portal:session.way.sms') })
      .check()
    await form(page)
      .getByRole('textbox', { name: text('recovery:mobile') })
      .fill(number.mobileNum)
    await expect(async () => {
      await form(page)
        .getByRole('button', { name: text('recovery:getCode') })
        .click()
      await expect(
        form(page).getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) }),
      ).toBeDisabled({ timeout: 2_000 })
    }).toPass()
    await form(page)
      .getByRole('textbox', { name: text('recovery:code') })
      .fill(await codeSentTo(number.mobileNum))
    await form(page)
      .getByRole('button', { name: text('portal:session.login'), exact: true })
      .click()
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('pages:account.menu', { name: username }) }),
    ).toBeVisible()
  })
  await test.step('name and password let in, and the page before is offered', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/rng')
    const info = page.waitForResponse((answer) => answer.url().endsWith('/wps/member/info'))
    // Read on its way: once the next page is there, the browser has thrown the answer away.
    const favourites = new Promise<unknown>((resolve) => {
      void page.route('**/wps/relay/MCSFE_getFavoriteGames*', async (route) => {
        const answer = await route.fetch()
        resolve(await answer.json())
        await route.fulfill({ response: answer }).catch(() => undefined)
      })
    })
    await tryToEnter(page, username, password)
    expect((await info).status()).toBe(200)
    expect(await favourites).toMatchObject({ success: true, value: [] })
    await expect(page).toHaveURL('/')
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('pages:account.menu', { name: username }) }),
    ).toBeVisible()
    await page.getByText(text('portal:session.wanted')).click()
    await expect(page).toHaveURL('/rng')
  })
})
