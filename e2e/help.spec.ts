import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'

test('[R2.1.08] [R2.1.09] [R2.1.10] [R7.2.05] the help centre opens over the home page at the topic of the URL, is fetched again where it failed, and closes to the home page', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/wps/system/helpCenter**')
  await page.goto('/help#withdrawals')
  const help = page.getByRole('dialog', { name: text('portal:help.title') })
  await expect(help.getByRole('tab', { name: text('pages:member.withdraw') })).toHaveAttribute('aria-selected', 'true')
  await expect(help.getByRole('tabpanel')).toContainText('Phiếu ghi đã chi mà tiền chưa về?')
  await expect(page.getByRole('main', { includeHidden: true }).locator('#winners')).toBeVisible()
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({ lang: 'vi', device: 'WEB' })

  await help.getByRole('tab', { name: text('pages:member.withdraw') }).press('ArrowRight')
  await expect(help.getByRole('tabpanel').and(page.locator(':not([inert])'))).toContainText(
    'Tôi kiểm tra một ván ra sao?',
  )
  await expect(page).toHaveURL('/help#rounds')
  await page.goto('/help#disputes')
  await expect(help.getByRole('heading', { name: 'Phiếu ghi đã chi mà tiền chưa về?' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page).toHaveURL('/')

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('portal:help.title') })
    .click()
  await expect(help.getByRole('tab', { name: text('pages:referral.account') })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(help).toBeHidden()
  await test.step('help that cannot be fetched says so and is fetched again', async () => {
    await page.route('**/wps/system/helpCenter**', (route) => route.abort())
    await page.goto('/help')
    await expect(help.getByRole('alert')).toBeVisible()
    await page.unroute('**/wps/system/helpCenter**')
    await help.getByRole('button', { name: text('ui:retry') }).click()
    await expect(help.getByRole('tabpanel')).toBeVisible()
  })
  await test.step('a question that nobody has put into Arabic stands in its own direction', async () => {
    await page.evaluate(() => localStorage.setItem('lang', 'ar'))
    await page.reload()
    const question = page.getByRole('dialog').getByRole('heading', { name: 'Why do you ask for my name?' })
    await expect(question).toHaveCSS('direction', 'ltr')
  })
})
