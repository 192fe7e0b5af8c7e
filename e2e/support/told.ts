import type { Announcement, Banner, Notice, Popup } from '@fairground/contract'
import { text } from '@fairground/i18n/texts'
import type { Page } from '@playwright/test'
import { undrawn } from './undrawn.ts'

/** The strip of notices, in either language that the screens are looked at in. */
export const noticesName = new RegExp(`^(${text('pages:news.notices')}|${text('pages:news.notices', {}, 'en')})$`)

type Piece = Announcement | Banner | Notice | Popup

const publishedAt = '2026-01-02T03:04:05.000Z'

/** A headline, a promotion or a notice of this number. */
export const news = (type: 'H' | 'PR' | 'PL', number: number, fields: object = {}): Piece => ({
  id: `ann_${type}_${number}`,
  type,
  isForAgents: false,
  title: `Tin số ${number}`,
  content: `<p>Nội dung <strong>số ${number}</strong></p>`,
  summary: `Nội dung số ${number}`,
  publishedAt,
  ...fields,
})

export const popup = (execution: Popup['execution'], number: number): Popup => ({
  id: `ann_PU_${number}`,
  type: 'PU',
  title: `Cửa sổ ${number}`,
  content: `<p>Lời ${number}</p>`,
  execution,
  url: '',
  linkageType: 'none',
})

export const banner = (number: number, fields: Partial<Banner> = {}): Banner => ({
  id: `ann_B_${number}`,
  type: 'B',
  groupName: 'w_home',
  title: `Biểu ngữ ${number}`,
  subtitle: `Lời ${number}`,
  imageUrl: 'scene-wide/night',
  url: '',
  linkageType: 'none',
  sort: number,
  ...fields,
})

/** What this page alone is told by the operator: the other journeys share the world's own. */
export async function tell(page: Page, pieces: (isSignedIn: boolean) => readonly Piece[]): Promise<void> {
  await undrawn(page)
  await page.route('**/wps/relay/MCSFE_getListAnnouncements*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const types = searchParams.get('types')?.split(',') ?? []
    const group = searchParams.get('groupName')
    const value = pieces(route.request().headers().token !== undefined)
      .filter(({ type }) => types.includes(type))
      .filter((piece) => piece.type !== 'B' || piece.groupName === group)
    await route.fulfill({ json: { success: true, code: 'SUCCESS', message: '', value } })
  })
}
