import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newName, password } from './support/new-player.ts'
import { fillRegistration } from './support/portal-tasks.ts'
import { openConsole } from './support/sign-in.ts'

const rulesPage = async (console: Page) => {
  await console.getByRole('link', { name: text('console:nav.registration') }).click()
  await expect(console.getByRole('switch', { name: text('console:signup.shownOf', { field: 'Zalo' }) })).toBeVisible()
  return console.getByRole('region', { name: text('console:signup.preview') })
}

test('[R3.043] [R5.23] [R3.076] [R4.2.08] [R4.2.10] [R4.2.11] staff say what a registration asks for: a field and its rule, countries, terms, and codes that hide their field and count', async ({
  page,
  browser,
}) => {
  const console = await openConsole(browser, 'owner')
  const preview = await rulesPage(console)
  await test.step('terms are read before anybody publishes them, and publishing asks once more', async () => {
    await console.getByRole('tab', { name: text('console:signup.tab.terms') }).click()
    const edition = console.getByRole('region', { name: 'Tiếng Việt' })
    const publish = console.getByRole('button', { name: text('console:terms.publish') })
    await expect(publish).toBeDisabled()
    await edition.getByRole('textbox').fill('Đoạn một của điều khoản mới.\n\nĐoạn hai.')
    await expect(edition.getByText('Đoạn hai.', { exact: true })).toBeVisible()
    await publish.click()
    const question = console.getByRole('dialog', { name: text('console:terms.ask') })
    await question.getByRole('button', { name: text('console:action.back') }).click()
    await console.getByRole('button', { name: text('console:signup.discard') }).click()
    await expect(publish).toBeDisabled()
  })
  await test.step('a country is added and removed: the portal follows at once', async () => {
    await console.getByRole('tab', { name: text('console:signup.tab.countries') }).click()
    const countries = async () => {
      const answer = await (await page.request.get('/wps/system/countries')).json()
      return answer.value.map(({ countryCode }: { countryCode: string }) => countryCode)
    }
    await console.getByLabel(text('console:settings.addCountry')).click()
    await console.getByRole('option', { name: /^Pháp/ }).click()
    await console.getByLabel(text('console:countries.minDigits', { country: 'Pháp' })).fill('12')
    await expect(console.getByRole('button', { name: text('console:countries.save') })).toBeDisabled()
    await console.getByLabel(text('console:countries.minDigits', { country: 'Pháp' })).fill('9')
    await console.getByRole('button', { name: text('console:countries.save') }).click()
    await expect(console.getByText(text('console:countries.saved'))).toBeVisible()
    expect(await countries()).toContain('FR')
    await console.getByRole('button', { name: text('console:countries.remove', { country: 'Pháp' }) }).click()
    await console.getByRole('button', { name: text('console:countries.save') }).click()
    await expect.poll(countries).not.toContain('FR')
  })
  await test.step('a staff-issued code in the URL hides its field and counts registrations', async () => {
    await console.getByRole('tab', { name: text('console:signup.tab.form') }).click()
    const note = newName()
    await console.getByLabel(text('console:signup.note')).fill(note)
    await console.getByRole('button', { name: text('console:signup.addCode') }).click()
    const row = console.getByRole('listitem').filter({ hasText: note })
    await expect(row).toContainText(text('console:signup.used', { count: 0 }))
    const code = (await row.locator('bdi').first().textContent()) ?? ''
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/agent\/affiliate|member\/register$/.test(pathname)) calls.push(pathname)
    })
    await page.goto(`/register?affiliateCode=${code}`)
    await expect(page.getByText(text('registration:invited', { code }))).toBeVisible()
    await expect(page.getByLabel(textStart('registration:affiliateCode'))).toHaveCount(0)
    await fillRegistration(page, { username: newName(), password, payeeName: 'Le Van Hai' })
    await page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
    calls.length = 0
    await page.getByRole('button', { name: text('registration:submit') }).click()
    await expect(page).toHaveURL('/')
    expect(calls.slice(0, 2)).toEqual(['/wps/agent/affiliate', '/wps/member/register'])
    await console.reload()
    await expect(row).toContainText(text('console:signup.used', { count: 1 }))
    await row.getByRole('button', { name: text('console:signup.closeCodeOf', { code }) }).click()
    await expect(row).toContainText(text('console:signup.closedCode'))
    await page.evaluate(() => sessionStorage.clear())
  })
  await test.step('a field and its rule: the preview updates at once, the form after saving', async () => {
    if (await preview.getByLabel(/^Zalo/).isVisible()) {
      await console.getByRole('switch', { name: text('console:signup.shownOf', { field: 'Zalo' }) }).uncheck() // a run that broke off left it shown
      await console.getByRole('button', { name: text('console:signup.save') }).click()
    }
    await expect(preview.getByLabel(/^Zalo/)).toHaveCount(0)
    await console.getByRole('switch', { name: text('console:signup.shownOf', { field: 'Zalo' }) }).check()
    await console.getByRole('button', { name: text('console:signup.editOf', { field: 'Zalo' }) }).click()
    await console.getByRole('textbox', { name: text('console:signup.minLength') }).fill('5')
    await preview.getByLabel(/^Zalo/).fill('an')
    await expect(preview.getByText(text('errors:reg_pattern_21', { length: '5–64' }))).toBeVisible()
    await preview.getByLabel(/^Zalo/).fill('an.zalo')
    await expect(preview.getByLabel(/^Zalo/)).not.toHaveAttribute('aria-invalid', 'true')
    await console.getByLabel(text('console:signup.expression')).fill('(a+)+')
    await expect(console.getByRole('button', { name: text('console:signup.save') })).toBeDisabled()
    await console.getByLabel(text('console:signup.expression')).fill('an.*')
    await console.getByRole('button', { name: text('console:signup.save') }).click()
    await expect(console.getByText(text('console:signup.saved'))).toBeVisible()
    await expect(async () => {
      await page.goto('/register')
      await page.getByLabel(/^Zalo/).fill('binh.zalo', { timeout: 2_000 })
    }).toPass()
    await page.getByLabel(/^Zalo/).blur()
    await expect(page.getByLabel(/^Zalo/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^Zalo/).fill('an.zalo')
    await expect(page.getByLabel(/^Zalo/)).not.toHaveAttribute('aria-invalid', 'true')
    await console.getByRole('switch', { name: text('console:signup.shownOf', { field: 'Zalo' }) }).uncheck()
    await console.getByRole('button', { name: text('console:signup.save') }).click()
    await expect(console.getByRole('button', { name: text('console:signup.save') })).toBeDisabled()
    await console.goto('/audit')
    await expect(console.getByText(text('console:audited.site.registration-changed')).first()).toBeVisible()
  })
  await console.context().close()
})
