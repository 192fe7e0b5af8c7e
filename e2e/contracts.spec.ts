import { expect, test } from '@playwright/test'
import { makeAgent } from './support/database.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** An agent and somebody whom the agent brought in. */
async function agentAndDownline() {
  const agent = await newPlayer()
  const { referralCode = '' } = await agent.api.members.info({})
  const downline = await newPlayer({ referralCode })
  await makeAgent(agent.username, 1)
  return { agent, downline }
}

test('[R2.5.11] [R4.6.06] [R4.7.02] [R1.21] [R3.171] [R3.172] [R3.173] [R3.174] [R9.37] an agent offers a dividend: the downline reads its terms in a window, signs, and both see it', async ({
  page,
  browser,
}) => {
  const { agent, downline } = await agentAndDownline()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('heading', { name: 'Trò chơi nổi bật' }).waitFor()
  expect(asked).not.toContain('/wps/member/info/funds/consolidated')
  await enterPortal(page, agent.token())
  await page.goto('/agentHome/dividendRecord')
  await page.getByRole('button', { name: 'Đề nghị hợp đồng' }).first().click()
  const form = page.getByRole('dialog', { name: 'Đề nghị cổ tức' })
  await form.getByLabel('Tài khoản tuyến dưới').fill(downline.username)
  await form.getByLabel('Kỳ hạn').click()
  await expect(page.getByRole('option')).toHaveText(['Hằng ngày', 'Hằng tuần', 'Nửa tháng', 'Hằng tháng'])
  await page.getByRole('option', { name: 'Nửa tháng' }).click()
  await form.getByLabel('Tỷ lệ').fill('12,5')
  await form.getByLabel('Số người hoạt động').fill('3')
  await form.getByLabel('Cược hợp lệ mỗi kỳ').fill('5000000')
  await form.getByLabel('Tiền thua mỗi kỳ').fill('1000000')
  await expect(form.getByText('Chưa đạt điều kiện, có 0 người hoạt động.')).toBeVisible()
  await form.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await expect(page.getByText(`Đã gửi đề nghị cho ${downline.username}`)).toBeVisible()

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await enterPortal(other, downline.token())
  await other.goto('/')
  const popup = other.getByRole('dialog', { name: 'Hợp đồng cổ tức' })
  await expect(popup.getByText(`Từ tuyến trên ${agent.username}`)).toBeVisible()
  await expect(popup.getByRole('definition')).toHaveText(['Nửa tháng', '12,5%', '3', '5.000.000', '1.000.000'])
  await popup.getByRole('button', { name: 'Ký', exact: true }).click()
  await expect(other.getByText('Hợp đồng đã được ký')).toBeVisible()
  await expect(popup).toBeHidden()

  await page.getByRole('tab', { name: 'Hợp đồng' }).click()
  const row = page.getByRole('row', { name: downline.username })
  await expect(row.getByText('Đã ký')).toBeVisible()
  const staff = await openConsole(browser, 'owner')
  await staff.goto(`/contracts?query=${downline.username}`)
  await staff.getByRole('row', { name: downline.username }).click()
  const panel = staff.getByRole('complementary', { name: 'Hợp đồng', exact: true })
  await panel.getByRole('button', { name: 'Kết thúc hợp đồng' }).click()
  const reason = staff.getByRole('dialog', { name: 'Kết thúc hợp đồng này?' })
  await reason.getByLabel('Lý do').fill('Hai bên cùng xin kết thúc')
  await reason.getByRole('button', { name: 'Kết thúc hợp đồng' }).click()
  await expect(panel.getByText('Đã kết thúc')).toBeVisible()
  await expect(row.getByText('Đã kết thúc')).toBeVisible()
})

test('[R4.13.04] [R4.13.05] [R3.178] [R3.179] [R3.180] an offer below what the downline gives asks first: cancelled nothing changes, confirmed those end', async ({
  page,
}) => {
  const { agent, downline } = await agentAndDownline()
  const { referralCode = '' } = await downline.api.members.info({})
  const below = await newPlayer({ referralCode })
  await makeAgent(downline.username, 2)
  const given = { kind: 'realtime', account: below.username, activeMembers: 0, lossSalaryRate: 0.02 } as const
  const { contractId } = await downline.api.agentContracts.offer(given)
  await below.api.agentContracts.processRealtime({ contractId, action: 'accept' })
  const stateBelow = async () => (await below.api.agentContracts.list({}))[0]?.status
  await enterPortal(page, agent.token())
  await page.goto('/agentHome/realTimeSalary')
  await page.getByRole('button', { name: 'Đề nghị hợp đồng' }).first().click()
  const form = page.getByRole('dialog', { name: 'Đề nghị lương tức thời' })
  await form.getByLabel('Tài khoản tuyến dưới').fill(downline.username)
  await form.getByLabel('Tỷ lệ trên cược thắng').fill('1')
  await form.getByLabel('Tỷ lệ trên cược thua').fill('1')
  await form.getByLabel('Cược nhỏ nhất được tính').fill('10000')
  await form.getByRole('button', { name: 'Gửi đề nghị' }).click()
  const warning = page.getByRole('dialog', { name: 'Tuyến dưới đang có mức cao hơn' })
  await expect(warning.getByText(below.username)).toBeVisible()
  await warning.getByRole('button', { name: 'Hủy' }).click()
  await expect(warning).toBeHidden()
  expect(await stateBelow()).toBe('signed')
  await form.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await warning.getByRole('button', { name: 'Tiếp tục và kết thúc' }).click()
  await expect(form).toBeHidden()
  expect(await stateBelow()).toBe('terminated')
  expect(await agent.api.agentContracts.list({})).toMatchObject([{ status: 'new', singleBetAmount: '10000.00' }])
})
