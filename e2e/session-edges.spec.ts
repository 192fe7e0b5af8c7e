import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { tokenOf } from './support/log-in-anew.ts'
import { formOf } from './support/portal-tasks.ts'

test('[R1.28] [R3.146] [R3.147] [R2.5.41] [R8.04] [R8.05] a visitor looks around without logging in, every call tells the platform and the merchant, and each wrong field of a form shows its error', async ({
  page,
}) => {
  const calls: Record<string, string>[] = []
  page.on('request', (request) => {
    if (/\/(wps|lgw)\//.test(request.url())) calls.push(request.headers())
  })
  await test.step('each page opens without a popup', async () => {
    for (const path of ['/', '/rng', '/hot', '/fairness', '/responsible', '/agent', '/register']) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(await tokenOf(page)).toBeNull()
  })
  await test.step('every call sends WEB and the merchant code stored in the tab', async () => {
    expect(calls.length).toBeGreaterThan(2)
    for (const headers of calls) expect(headers).toMatchObject({ platform: 'WEB', merchant: 'fairground' })
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toContainEqual(['merchant', 'fairground'])
  })
  const form = page.getByRole('main')
  await test.step('account, password and repetition', async () => {
    await formOf(page).getByLabel(textStart('portal:session.username')).fill('1 an')
    await formOf(page).getByLabel(textStart('portal:session.password')).fill('short')
    await page.getByLabel(textStart('registration:confirm')).fill('other')
    await page.getByLabel(textStart('registration:confirm')).blur()
    await expect(form.getByText(textStart('errors:reg_pattern_2'))).toBeVisible()
    await expect(form.getByText(textStart('errors:reg_pattern_18'))).toBeVisible()
    await expect(form.getByText(text('registration:confirmWrong'))).toBeVisible()
  })
  const forgot = page.getByRole('dialog', { name: text('recovery:title') })
  await test.step('the popup of a forgotten password shows the banner of its group', async () => {
    const banner = page.waitForResponse((answer) => answer.url().includes('groupName=w_forget'))
    await form.getByRole('button', { name: text('registration:login'), exact: true }).click()
    await page
      .getByRole('dialog', { name: text('portal:session.login') })
      .getByRole('button', { name: text('pages:session.forgot') })
      .click()
    const { value } = (await (await banner).json()) as { value: { groupName: string; title: string }[] }
    expect(value).toMatchObject([{ groupName: 'w_forget' }])
    await expect(forgot.getByText(value[0]?.title ?? '')).toBeVisible()
  })
  await test.step('the e-mail', async () => {
    await forgot.getByRole('radio', { name: text('recovery:byEmail') }).check()
    await forgot.getByLabel(text('recovery:email')).fill('an.example.vn')
    await forgot.getByLabel(text('recovery:email')).blur()
    await expect(forgot.getByText(text('recovery:emailInvalid'))).toBeVisible()
  })
})
