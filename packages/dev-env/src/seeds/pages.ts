import { demoAccounts } from '../demo-accounts.ts'
import type { StaffUser } from '../staff-user.ts'
import { blogPosts } from './pages/blog.ts'
import { guide } from './pages/guide.ts'
import { housePages } from './pages/house.ts'
import { newsItems } from './pages/news.ts'
import type { WrittenPage } from './pages/written-page.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [owner] = demoAccounts.staff
const sort = 10

/** Guide, posts, news and the other pages, written and published as staff do; and what agents are told. */
export async function seedPages(world: SeedWorld): Promise<void> {
  const staff = await enterStaff(world, owner)
  for (const page of [guide, ...housePages, ...blogPosts, ...newsItems]) await publish(staff, page)
  await tellAgents(staff)
}

async function publish({ api }: StaffUser, { type, slug, vi, en }: WrittenPage): Promise<void> {
  const { list } = await api.staff.contents({ type })
  const known = list.find((item) => item.slug === slug)
  if (known?.state === 'shown') return
  const written = { type, slug, texts: { vi, en }, audience: 'all', linkageType: 'none', url: '', sort } as const
  const { contentId } = known ?? (await api.staff.addContent(written))
  await api.staff.publishContent({ contentId })
}

async function tellAgents({ api }: StaffUser): Promise<void> {
  const { list } = await api.staff.contents({ type: 'PL', state: 'shown' })
  if (list.some(({ audience }) => audience === 'agents')) return
  const { contentId } = await api.staff.addContent({
    type: 'PL',
    texts: {
      vi: {
        title: 'Dành cho đại lý: link mời có mã QR',
        body: '<p>Mỗi link mời ở <a href="/agentHome/registerCenter">Mở tài khoản</a> có mã QR riêng. Chỉ mời người từ 18 tuổi, và đừng hứa thắng với ai.</p>',
      },
      en: {
        title: 'For agents: invitations have QR codes',
        body: '<p>Each invitation link in the <a href="/agentHome/registerCenter">register center</a> has a QR code of its own. Invite adults of 18 and over only, and promise no one a win.</p>',
      },
    },
    audience: 'agents',
    linkageType: 'none',
    url: '',
    sort,
  })
  await api.staff.publishContent({ contentId })
}
