import type { PromotionTerms } from '@fairground/contract'
import { demoAccounts } from '../demo-accounts.ts'
import type { StaffUser } from '../staff-user.ts'
import { enter } from './players.ts'
import { sayYesToWaiting } from './second-yes.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'
import { statementPicture } from './statement-picture.ts'

const [minhanh88, bienxanh79] = demoAccounts.players
const [owner] = demoAccounts.staff
const dayMs = 86_400_000

type Written = Pick<PromotionTerms, 'promotionType' | 'reward' | 'budget'> &
  Partial<Pick<PromotionTerms, 'goal' | 'goalAmount' | 'needsProof'>> & {
    vi: [title: string, content: string]
    en: [title: string, content: string]
    /** Days from now. */
    from: number
    to: number
  }

const written: readonly Written[] = [
  {
    promotionType: 'newbie',
    reward: '50000.00',
    budget: '50000000.00',
    from: -2,
    to: 60,
    vi: [
      'Chào bạn mới: nhận ngay 50.000 ₫',
      '<p>Vừa đặt chân vào hội chợ? Nhận <strong>50.000 ₫</strong> để dạo thử một vòng.</p><ul><li>Bấm Tham gia, rồi bấm Nhận thưởng.</li><li>Mỗi tài khoản một lần.</li><li>Tiền vào ví dùng được ngay.</li></ul>',
    ],
    en: [
      'Welcome: 50,000 ₫ on the house',
      '<p>New at the fair? Take <strong>50,000 ₫</strong> for your first round.</p><ul><li>Join, then claim the reward.</li><li>Once an account.</li><li>The money can be used at once.</li></ul>',
    ],
  },
  {
    promotionType: 'deposit',
    reward: '188000.00',
    budget: '94000000.00',
    goal: 'deposit',
    goalAmount: '2000000.00',
    from: -1,
    to: 9,
    vi: [
      'Nạp đủ 2 triệu, thêm 188.000 ₫',
      '<p>Từ lúc tham gia, nạp tổng cộng <strong>2.000.000 ₫</strong> bằng bất kỳ cách nào là nhận thêm <strong>188.000 ₫</strong>.</p><p>Tiến độ hiện ngay trên trang này.</p>',
    ],
    en: [
      'Deposit 2 million, get 188,000 ₫ more',
      '<p>From joining on, deposit <strong>2,000,000 ₫</strong> in all, by any way, and get <strong>188,000 ₫</strong> on top.</p><p>How far you are shows on this page.</p>',
    ],
  },
  {
    promotionType: 'slots',
    reward: '100000.00',
    budget: '30000000.00',
    goal: 'bet',
    goalAmount: '1000000.00',
    from: -3,
    to: 4,
    vi: [
      'Tuần lễ Slots: cược 1 triệu nhận 100.000 ₫',
      '<p>Chơi các trò Slots, đạt tổng cược hợp lệ <strong>1.000.000 ₫</strong> để nhận thưởng.</p><h3>Cược nào được tính?</h3><p>Mọi ván đã có kết quả, kể từ lúc bạn tham gia.</p>',
    ],
    en: [
      'Slots week: bet 1 million, get 100,000 ₫',
      '<p>Play slots and reach <strong>1,000,000 ₫</strong> of valid bets to get the reward.</p><h3>Which bets count?</h3><p>Every spin that has its result, from joining on.</p>',
    ],
  },
  {
    promotionType: 'appDownload',
    reward: '30000.00',
    budget: '9000000.00',
    needsProof: true,
    from: -5,
    to: 30,
    vi: [
      'Thêm Fairground vào màn hình chính',
      '<p>Thêm Fairground vào màn hình chính của điện thoại, chụp lại và gửi cho chúng tôi. Duyệt xong nhận <strong>30.000 ₫</strong>.</p>',
    ],
    en: [
      'Put Fairground on your home screen',
      '<p>Add Fairground to the home screen of your phone, take a screenshot and send it to us. Once it is approved you get <strong>30,000 ₫</strong>.</p>',
    ],
  },
  {
    promotionType: 'sports',
    reward: '68000.00',
    budget: '6800000.00',
    needsProof: true,
    from: 2,
    to: 16,
    vi: ['Khoe vé đẹp cuối tuần', '<p>Gửi ảnh vé thắng đẹp nhất của bạn để nhận <strong>68.000 ₫</strong>.</p>'],
    en: [
      'Show your ticket of the week',
      '<p>Send a picture of your best winning ticket and get <strong>68,000 ₫</strong>.</p>',
    ],
  },
]

/** Promotions of several kinds; one player has a reward to claim, another's application waits for staff. */
export async function seedPromotions(world: SeedWorld): Promise<void> {
  const staff = await enterStaff(world, owner)
  const known = await staff.api.staff.promotions({ pageSize: written.length })
  if (known.total < written.length) for (const one of written.slice(known.total)) await publish(world, staff, one)
  const { list } = await staff.api.staff.promotions({ state: 'published' })
  const idOf = (promotionType: string) => list.find((one) => one.promotionType === promotionType)?.promotionId ?? ''
  const [first, second] = [await enter(world, minhanh88), await enter(world, bienxanh79)]
  const { total } = await first.api.promotions.applications({})
  if (total > 0) return
  for (const type of ['newbie', 'deposit', 'slots']) await first.api.promotions.join({ promotionId: idOf(type) })
  await first.api.promotions.requestReward({ promotionId: idOf('newbie') })
  const promotionId = idOf('appDownload')
  await second.api.promotions.join({ promotionId })
  const file = statementPicture('man-hinh.png')
  const { fileId } = await second.api.uploads.upload({ purpose: 'activity', file })
  await second.api.promotions.requestReward({ promotionId, comment: 'Ảnh màn hình của mình đây ạ', images: [fileId] })
}

async function publish(world: SeedWorld, { api }: StaffUser, { vi, en, from, to, ...terms }: Written): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  const { promotionId } = await api.staff.addPromotion({
    goal: 'none',
    goalAmount: '0.00',
    needsProof: false,
    ...terms,
    texts: { vi: { title: vi[0], content: vi[1] }, en: { title: en[0], content: en[1] } },
    startsAt: day(from),
    endsAt: day(to),
    tryCountMax: 2,
    claimDays: 14,
  })
  const { wish } = await api.staff.publishPromotion({ promotionId })
  if (wish) await sayYesToWaiting(world, [promotionId])
}
