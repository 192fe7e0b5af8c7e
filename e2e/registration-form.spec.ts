import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newName, newPlayer, password } from './support/new-player.ts'
import { fillRegistration, formOf } from './support/portal-tasks.ts'
import { undrawn } from './support/undrawn.ts'

type Rules = Record<string, Record<string, unknown>>

/** The form as another operator would have it: the world's own rules, changed on their way to this page alone. */
async function withRules(page: Page, change: Rules, meta: object = {}): Promise<void> {
  await undrawn(page)
  await page.route('**/wps/system/setting/register', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const [field, rule] of Object.entries(change)) Object.assign(body.value.fields[field], rule)
    Object.assign(body.value._meta, meta)
    await route.fulfill({ response, json: body })
  })
}

const submit = (page: Page) => page.getByRole('button', { name: text('registration:submit') }).click()
const callsTo = (page: Page, path: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.method())
  })
  return calls
}
const on = { enabled: true }

test('[R4.2.01] [R3.042] [R5.01] [R5.02] [R5.05] [R4.2.09] [R4.2.02] [R3.037] every field is drawn by its rule, and an empty form says under each wanted field that it is empty, and calls nobody', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('order, star and kind of input', async () => {
    const fields = [
      'paymentPassword',
      'nickname',
      'email',
      'idNumber',
      'address',
      'occupation',
      'sourceOfIncome',
      'qqNum',
    ]
    const handles = ['line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo', 'referrer']
    const more = Object.fromEntries([...fields, ...handles].map((field) => [field, on]))
    await withRules(page, { ...more, mobileNum: { ...on, required: true }, birthday: on, nationality: on })
    await page.goto('/register')
    await expect(page.getByLabel(/^Email/)).toBeVisible()
    const labels = await page.locator('form label[id]').allInnerTexts()
    expect(labels.map((label) => label.replace(new RegExp(`\\s*(\\*|${text('ui:optional')})$`), '').trim())).toEqual([
      text('registration:username'),
      text('registration:password'),
      text('registration:confirm'),
      text('registration:paymentPassword'),
      text('console:find.label.payeeName'),
      text('registration:nickname'),
      'Email',
      text('registration:mobileNum'),
      text('registration:birthday'),
      text('registration:idNumber'),
      text('registration:nationality'),
      text('registration:address'),
      text('registration:occupation'),
      text('registration:sourceOfIncome'),
      text('registration:qqNum'),
      'LINE',
      'WhatsApp',
      'Facebook',
      'WeChat',
      'Telegram',
      'Zalo',
      text('registration:referrer'),
      text('registration:affiliateCode'),
      text('registration:referralCode'),
    ])
    const starred = labels.filter((label) => label.includes('*'))
    expect(starred).toHaveLength(4)
    await expect(page.getByLabel(textStart('registration:birthday'))).toHaveAttribute('type', 'date')
    await expect(page.getByLabel(textStart('registration:paymentPassword'))).toHaveAttribute('type', 'password')
    await expect(page.getByLabel(textStart('registration:qqNum'))).toHaveAttribute('inputmode', 'numeric')
    await page.getByLabel(textStart('registration:nationality')).click()
    await expect(page.getByRole('option', { name: 'Việt Nam' })).toBeVisible()
  })
  await test.step('an empty form', async () => {
    await withRules(page, { payeeName: { required: true } })
    const calls = callsTo(page, '/wps/member/register')
    await page.goto('/register')
    await submit(page)
    await expect(page.getByText(text('errors:validation.required'))).toHaveCount(4)
    await expect(page.getByText(textPart('registration:acceptFirst'))).toBeVisible()
    for (const label of [
      textStart('registration:username'),
      textStart('registration:password'),
      textStart('registration:confirm'),
      textStart('registration:payeeName'),
    ])
      await expect(formOf(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(textStart('registration:referralCode'))).not.toHaveAttribute('aria-invalid', 'true')
    expect(calls).toEqual([])
  })
})

test('[R4.2.01] [R3.036] [R5.23] [R5.26] [R5.27] [R5.49] [R5.20] [R3.040] [R5.13] [R5.15] [R5.21] [R3.078] [R4.2.20] [R9.05] [R5.14] [R5.22] fields, bounds, pattern, age and captcha are the operator’s, in hints and errors alike', async ({
  page,
}) => {
  const payeeName = page.getByLabel(textStart('registration:payeeName'))
  await withRules(
    page,
    {
      payeeName: { enabled: false },
      affiliateCode: { enabled: false },
      username: { minLength: 6, maxLength: 6, patternId: 7 },
      password: { minLength: 10, maxLength: 20 },
      mobileNum: on,
      captcha: on,
    },
    { minAge: 21 },
  )
  const captchas = callsTo(page, '/wps/captcha')
  await page.goto('/register')
  await test.step('a field whose rule is off is absent', async () => {
    await expect(page.getByLabel(textStart('registration:referralCode'))).toBeVisible()
    await expect(payeeName).toHaveCount(0)
    await expect(page.getByLabel(textStart('registration:affiliateCode'))).toHaveCount(0)
  })
  await test.step('the number needs as many digits as its country has', async () => {
    const number = page.getByLabel(textStart('registration:mobileNum'))
    await expect(page.getByText(text('registration:mobileNumHint', { digits: 9 }))).toBeVisible()
    await number.fill('13912345678')
    await number.blur()
    await expect(page.getByText(text('errors:validation.mobile', { digits: 9 }))).toBeVisible()
    await page.getByLabel(text('registration:countryDialingCode')).click()
    await page.getByRole('option', { name: /\+86/ }).click()
    await expect(number).not.toHaveAttribute('aria-invalid', 'true')
    await number.fill('139abc')
    await expect(page.getByText(text('errors:validation.mobileFormat'))).toBeVisible()
  })
  await test.step('bounds, pattern and age', async () => {
    await expect(page.getByText(text('errors:reg_pattern_7', { length: 6 }))).toBeVisible()
    await expect(page.getByText(text('registration:passwordHint', { length: '10–20' }))).toBeVisible()
    await expect(page.getByRole('checkbox', { name: textPart('registration:accept', { age: 21 }) })).toBeVisible()
    await formOf(page).getByLabel(textStart('registration:username')).fill('an0001')
    await formOf(page).getByLabel(textStart('registration:password')).fill('too-short')
  })
  await test.step('a click renews the letter captcha, and nothing goes without it', async () => {
    const picture = page.getByRole('img', { name: text('challenge:captchaPicture') })
    await expect(picture).toBeVisible()
    const first = await picture.getAttribute('src')
    await picture.click()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    expect(captchas).toHaveLength(2)
    await submit(page)
    await expect(formOf(page).getByLabel(textStart('registration:username'))).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(text('errors:reg_pattern_18', { length: '10–20' }))).toBeVisible()
    await expect(page.getByLabel(text('registration:captcha'))).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: text('challenge:captchaQuestion') }).click()
    await expect(picture).toHaveCount(0)
  })
  await test.step('a name with diacritics where the site allows none', async () => {
    await withRules(page, { payeeName: { patternId: 9 } })
    await page.goto('/register')
    await payeeName.fill('Nguyễn Văn An')
    await payeeName.blur()
    await expect(
      page.getByText(
        new RegExp(`${text('errors:validation.payeeNameFormat')} ${textPart('errors:reg_pattern_9').source}`),
      ),
    ).toBeVisible()
    await payeeName.fill('NGUYEN VAN AN')
    await expect(payeeName).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test('[R2.5.34] [R4.2.17] [R4.2.21] [R4.2.22] [R4.2.08] [R5.19] [R8.10] [R2.5.08] [R2.5.33] [R2.5.31] [R2.5.30] codes in the URL, terms, help, shown passwords and reset are at the form, and log-in and home are a press away', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/register?affiliateCode=NOBODYS99&referralCode=ABC123')
  await test.step('a wrong invitation code in the URL is shown, with the field to type another', async () => {
    await expect(page.getByText(text('registration:invitedWrong'))).toBeVisible()
    await expect(page.getByLabel(textStart('registration:affiliateCode'))).toHaveValue('')
  })
  await test.step('a referral code in the URL fills its field', async () => {
    await expect(page.getByLabel(textStart('registration:referralCode'))).toHaveValue('ABC123')
  })
  await test.step('the terms are read with their version and agreed to in place', async () => {
    await submit(page)
    await expect(
      page.getByText(text('registration:acceptFirst', { terms: text('registration:terms'), age: 18 })),
    ).toBeVisible()
    await page.getByRole('button', { name: text('registration:terms') }).click()
    const terms = page.getByRole('dialog', { name: text('registration:terms') })
    await expect(terms).toContainText(textPart('registration:termsVersion', { version: 1 }))
    await expect(terms).toContainText('1. Ai được chơi.')
    await terms.getByRole('button', { name: text('registration:termsAgree') }).click()
    await expect(page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) })).toBeChecked()
    await expect(page.getByText(textPart('registration:acceptFirst'))).toHaveCount(0)
  })
  await test.step('help opens over the form without changing it', async () => {
    await fillRegistration(page, { username: 'abcdef', password, payeeName: 'Le Van Hai' })
    await main.getByRole('button', { name: text('registration:help') }).click()
    await page
      .getByRole('dialog', { name: text('portal:help.title') })
      .getByRole('button', { name: text('pages:news.close') })
      .click()
    await expect(page).toHaveURL(/\/register(\?|$)/)
    await expect(formOf(page).getByLabel(textStart('registration:username'))).toHaveValue('abcdef')
  })
  await test.step('the passwords can be shown, and reset empties the form', async () => {
    for (const label of [textStart('registration:password'), textStart('registration:confirm')]) {
      await main
        .getByRole('button', { name: text('ui:showPassword') })
        .first()
        .click()
      await expect(formOf(page).getByLabel(label)).toHaveAttribute('type', 'text')
    }
    await page.getByRole('button', { name: text('registration:reset') }).click()
    for (const label of [
      textStart('registration:username'),
      textStart('registration:password'),
      textStart('registration:confirm'),
      textStart('console:find.by.payeeName'),
      textStart('registration:referralCode'),
    ])
      await expect(formOf(page).getByLabel(label)).toHaveValue('')
  })
  await test.step('it links to the log-in', async () => {
    const login = page.getByRole('dialog', { name: text('registration:login') })
    await main.getByRole('button', { name: text('registration:login'), exact: true }).click()
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeHidden()
  })
  await test.step('home leads home', async () => {
    await main.getByRole('button', { name: text('registration:home') }).click()
    await expect(page).toHaveURL('/')
  })
})

test('[R4.2.07] [R4.2.11] [R4.2.12] [R8.09] [R5.17] a wrong invitation code, a taken name or a server that is away stops the registration and keeps what was typed; who is in does not see it again', async ({
  page,
}) => {
  const registered = callsTo(page, '/wps/member/register')
  const { username } = await newPlayer()
  await page.goto('/register')
  const code = page.getByRole('textbox', { name: textStart('registration:affiliateCode') })
  const name = formOf(page).getByLabel(textStart('registration:username'))
  await test.step('a wrong invitation code', async () => {
    await expect(code).toHaveAttribute('placeholder', text('registration:affiliateCodePlaceholder'))
    await fillRegistration(page, { username, password, payeeName: 'Le Van Hai' })
    await code.fill('NOBODYS99')
    await page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
    await submit(page)
    const warning = page.getByRole('dialog', { name: text('registration:invitationTitle') })
    await expect(warning).toContainText(text('registration:invitationText'))
    await warning.getByRole('button', { name: text('registration:invitationClose') }).click()
    expect(registered).toEqual([])
    await expect(code).toHaveValue('NOBODYS99')
    await expect(name).toHaveValue(username)
  })
  await test.step('a name that is taken is told at its own field', async () => {
    await code.fill('')
    await submit(page)
    await expect(page.getByText(text('errors:USERNAME_TAKEN'))).toBeVisible()
    await expect(formOf(page).getByLabel(textStart('registration:password'))).toHaveValue(password)
    await expect(page.getByLabel(textStart('pages:second.label.bankName'))).toHaveValue('Le Van Hai')
  })
  await test.step('the server is away for a moment', async () => {
    await name.fill(newName())
    await page.route('**/wps/member/register', (route) => route.abort())
    await submit(page)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await page.unroute('**/wps/member/register')
    await expect(formOf(page).getByLabel(textStart('registration:password'))).toHaveValue(password)
    await submit(page)
    await expect(page).toHaveURL('/')
  })
  await test.step('who is in already does not see the registration', async () => {
    await page.goto('/register')
    await expect(page).toHaveURL('/')
  })
})
