import { expect, type Page, test } from '@playwright/test'
import { newName, password } from './support/new-player.ts'
import { fillRegistration, formOf, loginOpener } from './support/portal-tasks.ts'
import { undrawn } from './support/undrawn.ts'

type Rules = Record<string, Record<string, unknown>>

/** The form as another operator would have it: the world's own rules, changed on their way to this page alone. */
async function withRules(page: Page, change: Rules, meta: object = {}): Promise<void> {
  await page.route('**/wps/system/setting/register', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const [field, rule] of Object.entries(change)) Object.assign(body.value.fields[field], rule)
    Object.assign(body.value._meta, meta)
    await route.fulfill({ response, json: body })
  })
}

const submit = (page: Page) => page.getByRole('button', { name: 'Tạo tài khoản' }).click()
const callsTo = (page: Page, path: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.method())
  })
  return calls
}
const on = { enabled: true }

test('[R4.2.01] [R3.042] [R5.01] every field is drawn by its rule: order, star, kind of input', {
  tag: '@phone',
}, async ({ page }) => {
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
  expect(labels.map((label) => label.replace(/\s*(\*|không bắt buộc)$/, '').trim())).toEqual([
    'Tên đăng nhập',
    'Mật khẩu',
    'Nhập lại mật khẩu',
    'Mật khẩu thanh toán',
    'Họ tên chủ tài khoản ngân hàng',
    'Biệt danh',
    'Email',
    'Số điện thoại',
    'Ngày sinh',
    'Số giấy tờ tuỳ thân',
    'Quốc tịch',
    'Địa chỉ',
    'Nghề nghiệp',
    'Nguồn thu nhập',
    'Số QQ',
    'LINE',
    'WhatsApp',
    'Facebook',
    'WeChat',
    'Telegram',
    'Zalo',
    'Ai giới thiệu bạn',
    'Mã mời',
    'Mã giới thiệu',
  ])
  const starred = labels.filter((label) => label.includes('*'))
  expect(starred).toHaveLength(4)
  await expect(page.getByLabel(/^Ngày sinh/)).toHaveAttribute('type', 'date')
  await expect(page.getByLabel(/^Mật khẩu thanh toán/)).toHaveAttribute('type', 'password')
  await expect(page.getByLabel(/^Số QQ/)).toHaveAttribute('inputmode', 'numeric')
  await page.getByLabel(/^Quốc tịch/).click()
  await expect(page.getByRole('option', { name: 'Việt Nam' })).toBeVisible()
})

test('[R4.2.01] [R3.036] a field whose rule is off is not there', async ({ page }) => {
  await withRules(page, { payeeName: { enabled: false }, affiliateCode: { enabled: false } })
  await page.goto('/register')
  await expect(page.getByLabel(/^Mã giới thiệu/)).toBeVisible()
  await expect(page.getByLabel(/^Họ tên/)).toHaveCount(0)
  await expect(page.getByLabel(/^Mã mời/)).toHaveCount(0)
})

test('[R5.02] [R5.05] [R4.2.09] [R4.2.02] [R3.037] an empty form says under each wanted field that it is empty, and calls nobody', {
  tag: '@phone',
}, async ({ page }) => {
  await withRules(page, { payeeName: { required: true } })
  const calls = callsTo(page, '/wps/member/register')
  await page.goto('/register')
  await submit(page)
  await expect(page.getByText('Không được để trống')).toHaveCount(4)
  await expect(page.getByText('Vui lòng đồng ý với Điều khoản sử dụng')).toBeVisible()
  for (const label of [/^Tên đăng nhập/, /^Mật khẩu/, /^Nhập lại mật khẩu/, /^Họ tên/])
    await expect(formOf(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(/^Mã giới thiệu/)).not.toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
})

test('[R5.23] [R5.26] [R5.27] [R5.49] [R5.20] [R3.040] bounds, pattern and age are the operator’s, in hints and errors alike', async ({
  page,
}) => {
  await withRules(
    page,
    { username: { minLength: 6, maxLength: 6, patternId: 7 }, password: { minLength: 10, maxLength: 20 } },
    { minAge: 21 },
  )
  await page.goto('/register')
  await expect(page.getByText('Chỉ chữ số, 6 chữ số.')).toBeVisible()
  await expect(page.getByText('Điền 10–20 ký tự, không có khoảng trắng.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Tôi đủ 21 tuổi/ })).toBeVisible()
  await formOf(page)
    .getByLabel(/^Tên đăng nhập/)
    .fill('an0001')
  await formOf(page)
    .getByLabel(/^Mật khẩu/)
    .fill('too-short')
  await submit(page)
  await expect(formOf(page).getByLabel(/^Tên đăng nhập/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Chữ cái, chữ số và ký hiệu, không có khoảng trắng, 10–20 ký tự.')).toBeVisible()
})

test('[R5.13] [R5.15] [R5.21] [R3.078] the number needs as many digits as its country has', async ({ page }) => {
  await withRules(page, { mobileNum: on })
  await page.goto('/register')
  const number = page.getByLabel(/^Số điện thoại/)
  await expect(page.getByText('9 chữ số, không kể số 0 đầu.')).toBeVisible()
  await number.fill('13912345678')
  await number.blur()
  await expect(page.getByText('Vui lòng nhập số di động hợp lệ: 9 chữ số')).toBeVisible()
  await page.getByLabel('Mã quốc gia').click()
  await page.getByRole('option', { name: /\+86/ }).click()
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  await number.fill('139abc')
  await expect(page.getByText('Số điện thoại sai định dạng.')).toBeVisible()
})

test('[R5.14] [R5.22] a name with accents is told that its format is wrong where the site wants none', async ({
  page,
}) => {
  await withRules(page, { payeeName: { patternId: 9 } })
  await page.goto('/register')
  await page.getByLabel(/^Họ tên/).fill('Nguyễn Văn An')
  await page.getByLabel(/^Họ tên/).blur()
  await expect(page.getByText('Họ tên sai định dạng. Chỉ chữ cái không dấu và khoảng trắng')).toBeVisible()
  await page.getByLabel(/^Họ tên/).fill('NGUYEN VAN AN')
  await expect(page.getByLabel(/^Họ tên/)).not.toHaveAttribute('aria-invalid', 'true')
})

test('[R2.5.34] [R4.2.17] a referral code of the address stands in its field, and reset empties it too', async ({
  page,
}) => {
  await page.goto('/register?referralCode=ABC123')
  await expect(page.getByLabel(/^Mã giới thiệu/)).toHaveValue('ABC123')
  await page.getByRole('button', { name: 'Xoá hết' }).click()
  await expect(page.getByLabel(/^Mã giới thiệu/)).toHaveValue('')
})

test('[R4.2.07] [R4.2.11] [R4.2.12] [R8.09] [R5.17] a wrong invitation code stops the registration with a warning; what was typed stays', async ({
  page,
}) => {
  const registered = callsTo(page, '/wps/member/register')
  const username = newName()
  await page.goto('/register')
  const code = page.getByRole('textbox', { name: /^Mã mời/ })
  await expect(code).toHaveAttribute('placeholder', 'Vui lòng dùng mã mời hợp lệ')
  await fillRegistration(page, { username, password, payeeName: 'Le Van Hai' })
  await code.fill('NOBODYS99')
  await page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  await submit(page)
  const warning = page.getByRole('dialog', { name: 'Mã mời không dùng được' })
  await expect(warning).toContainText('Vui lòng dùng mã mời hợp lệ')
  await warning.getByRole('button', { name: 'Sửa mã' }).click()
  expect(registered).toEqual([])
  await expect(code).toHaveValue('NOBODYS99')
  await expect(formOf(page).getByLabel(/^Tên đăng nhập/)).toHaveValue(username)
})

test('[R4.2.08] a wrong invitation code in the address is told, and the field is there to type another one', async ({
  page,
}) => {
  await page.goto('/register?affiliateCode=NOBODYS99')
  await expect(page.getByText('Mã mời trong địa chỉ trang không dùng được.')).toBeVisible()
  await expect(page.getByLabel(/^Mã mời/)).toHaveValue('')
})

test('[R5.19] [R8.10] the terms can be read with their version, and agreed to right there', async ({ page }) => {
  await page.goto('/register')
  await submit(page)
  await expect(page.getByText('Vui lòng đồng ý với Điều khoản sử dụng và xác nhận bạn đủ 18 tuổi.')).toBeVisible()
  await page.getByRole('button', { name: 'Điều khoản sử dụng' }).click()
  const terms = page.getByRole('dialog', { name: 'Điều khoản sử dụng' })
  await expect(terms).toContainText('Phiên bản 1')
  await expect(terms).toContainText('1. Ai được chơi.')
  await terms.getByRole('button', { name: 'Tôi đồng ý' }).click()
  await expect(page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ })).toBeChecked()
  await expect(page.getByText('Vui lòng đồng ý với')).toHaveCount(0)
})

test('[R2.5.08] [R2.5.33] [R2.5.31] help opens over the form and leaves it as it was; home leads home', async ({
  page,
}) => {
  await page.goto('/register')
  await formOf(page)
    .getByLabel(/^Tên đăng nhập/)
    .fill('an0001')
  await page.getByRole('main').getByRole('button', { name: 'Trợ giúp' }).click()
  await page.getByRole('dialog', { name: 'Trung tâm trợ giúp' }).getByRole('button', { name: 'Đóng' }).click()
  await expect(page).toHaveURL('/register')
  await expect(formOf(page).getByLabel(/^Tên đăng nhập/)).toHaveValue('an0001')
  await page.getByRole('main').getByRole('button', { name: 'Trang chủ' }).click()
  await expect(page).toHaveURL('/')
})

test('[R2.5.02] [R2.5.30] [R4.2.16] the registration opens as a popup from the login, lets one in where one is, and leads back', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/rng?referralCode=')
  await loginOpener(page, isMobile).click()
  await page.getByRole('dialog', { name: 'Đăng nhập' }).getByRole('button', { name: 'Đăng ký' }).click()
  const popup = page.getByRole('dialog', { name: 'Đăng ký' })
  await popup.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.getByRole('dialog', { name: 'Đăng nhập' }).getByRole('button', { name: 'Đăng ký' }).click()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeHidden()
  await fillRegistration(page, { username: newName(), password, payeeName: 'Le Van Hai' })
  await popup.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  await popup.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})

test('nothing typed is lost when the server is away for a moment', async ({ page }) => {
  const username = newName()
  await page.goto('/register')
  await fillRegistration(page, { username, password, payeeName: 'Le Van Hai' })
  await page.getByRole('checkbox', { name: /Tôi đủ 18 tuổi/ }).check()
  await page.route('**/wps/member/register', (route) => route.abort())
  await submit(page)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.unroute('**/wps/member/register')
  await expect(formOf(page).getByLabel(/^Mật khẩu/)).toHaveValue(password)
  await submit(page)
  await expect(page).toHaveURL('/')
})

test('[R6.14] [R6.17] [R2.3.16] everybody is asked to register while the site is open to all, and nobody once it is closed', async ({
  page,
}) => {
  const flags: Record<string, boolean> = {}
  const site: { registerModules?: string[] } = {}
  await undrawn(page)
  await page.route('**/wps/system/whitelabel', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    Object.assign(body.value, site)
    Object.assign(body.value.flags, flags)
    await route.fulfill({ response, json: body })
  })
  const header = page.getByRole('banner')
  const button = header.getByRole('link', { name: 'Đăng ký' })
  await page.goto('/rng')
  await button.click()
  await expect(page).toHaveURL('/register')
  flags.DIRECTREG3 = false
  await page.goto('/rng')
  await expect(header.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect(button).toHaveCount(0)
  site.registerModules = []
  await page.goto('/register')
  await expect(page.getByText('Đăng ký đang tạm đóng')).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('[R4.2.20] [R9.05] the picture of letters is shown where its rule is on, and a click brings another one', async ({
  page,
}) => {
  await withRules(page, { captcha: on })
  const calls = callsTo(page, '/wps/captcha')
  await page.goto('/register')
  const picture = page.getByRole('img', { name: 'Hình có bốn chữ hoặc số' })
  await expect(picture).toBeVisible()
  const first = await picture.getAttribute('src')
  await picture.click()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  expect(calls).toHaveLength(2)
  await submit(page)
  await expect(page.getByLabel('Mã trong hình')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Không đọc được hình?' }).click()
  await expect(picture).toHaveCount(0)
})
