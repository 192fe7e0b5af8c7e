import { testPhone } from '@fairground/dev-env/identity-provider'
import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newMobile } from './support/outbox.ts'
import { formOf } from './support/portal-tasks.ts'
import { undrawn } from './support/undrawn.ts'

// The world has the provider off, so the page's policy does not name it: the server's own test looks at the policy.
test.use({ bypassCSP: true })

/** A site whose codes the provider sends, as the page is told. */
async function turnOn(page: Page): Promise<void> {
  await undrawn(page)
  await page.route('**/wps/system/whitelabel', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.identityProvider = { sms: true, url: `${process.env.IDP_URL}/phone`, apiKey: testPhone.apiKey }
    await route.fulfill({ response, json: body })
  })
}

test('[R4.2.15] [R7.9.05] [R8.32] [R8.35] [R9.03] the provider sends and checks the code; the server gets only its token', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => {
    const [name] = /accounts:\w+|member\/register\/mobile|verification\/sms\/\w+/.exec(request.url()) ?? []
    if (name && request.method() !== 'OPTIONS') asked.push(name)
  })
  await turnOn(page)
  await page.goto('/register')
  await page.getByRole('radio', { name: text('registration:mode.registerMobile') }).check()
  await page.getByRole('textbox', { name: textStart('registration:mobileNum') }).fill(newMobile())
  await page.getByRole('button', { name: text('recovery:getCode') }).click()
  await expect(
    page.getByRole('button', { name: textWhole('recovery:again', { seconds: /(?:60|5\d)/ }) }),
  ).toBeDisabled()
  await formOf(page).getByLabel(textStart('registration:password')).fill('Den-long-sang-7')
  await page.getByLabel(textStart('registration:confirm')).fill('Den-long-sang-7')
  await page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
  await page.getByLabel(textStart('recovery:code')).fill('000000')
  const send = page.getByRole('button', { name: text('registration:submit') })
  await send.click()
  await expect(page.getByText(text('errors:IDP_CODE'))).toBeVisible()
  expect(asked).toEqual(['accounts:sendVerificationCode', 'accounts:signInWithPhoneNumber'])
  await page.getByLabel(textStart('recovery:code')).fill(testPhone.code)
  await send.click()
  await expect(page.getByText(text('errors:IDP_DISABLED'))).toBeVisible()
  expect(asked.slice(2)).toEqual(['accounts:signInWithPhoneNumber', 'member/register/mobile'])
})
