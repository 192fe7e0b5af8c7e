import { readFileSync } from 'node:fs'
import type { LotteryDrawView, LotterySession } from '@fairground/contract/lottery'
import { createI18n } from '@fairground/i18n'
import { FrameProvider, FrameRoot, safeStorage } from '@fairground/vendor-ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { createLotteryClient } from '../connection/lottery-client.ts'
import { LotteryProvider } from '../play/lottery-context.ts'
import { LotteryPlay } from '../play/lottery-play.ts'

export const gameId = 'xsmb-1'
export const otherId = 'xsmb-3'

export const drawOf = (no: number): LotteryDrawView => ({
  ...{ drawId: `d${no}`, gameId, drawNo: `20261129-000${no}`, state: 'open', mode: 'none', result: null },
  ...{ closesAt: '2026-11-29T05:00:00.000Z', drawsAt: '2026-11-29T05:00:06.000Z' },
})

type Answer = { status?: number; body: object }
export type Asked = { path: string; body: unknown; bearer: string | undefined }

/** A player at a lottery whose server answers what the test says, by the beginning of the path. */
export function openLottery(
  answers: Record<string, (asked: Asked) => Answer | undefined> = {},
  { rulesId = 'vn-north', groups }: { rulesId?: string; groups?: { own: number; floor: number } } = {},
) {
  const asked: Asked[] = []
  const send: typeof fetch = async (url, init) => {
    const bearer = new Headers(init?.headers).get('authorization') ?? undefined
    const call = { path: `${url}`, body: init?.body ? JSON.parse(`${init.body}`) : undefined, bearer }
    asked.push(call)
    const [, answer] = Object.entries(answers).find(([path]) => call.path.startsWith(path)) ?? []
    const told = answer?.(call)
    if (!told) throw new TypeError('offline')
    return new Response(JSON.stringify(told.body), { status: told.status ?? 200 })
  }
  const opened: LotterySession = {
    ...{ session: 's', gameId, mode: 'real', currency: 'VND', balanceMinor: '1000000000', balanceVersion: 1 },
    ...{ stakeMinorMin: '100000', stakeMinorMax: '100000000000', language: 'vi', lobbyUrl: '', cashierUrl: '' },
    ...(groups && { groups }),
  }
  const listed = {
    ...{ gameId, rulesId, names: { vi: 'Miền Bắc 1 phút' }, next: drawOf(1), last: null },
    ...{ jackpots: [], stakeMinorMax: '2000000000' },
  }
  const memory = safeStorage(() => {
    throw new Error('none')
  })
  const portal = { lobbyUrl: () => undefined, settle() {}, tell() {}, exit() {}, openCashier() {} }
  const play = new LotteryPlay({
    ...{
      client: createLotteryClient(send),
      newClient: () => createLotteryClient(send),
      opened,
      tab: memory,
      device: memory,
      portal,
    },
    sound: { setOn() {}, play() {} },
    list: {
      lotteries: [listed, { ...listed, gameId: otherId, names: { vi: 'Miền Bắc 3 phút' } }],
      receiptKey: '',
      nowMs: Date.now(),
    },
  })
  play.screen.set({ draws: { open: [drawOf(1), drawOf(2), drawOf(3)], past: [], factors: [], heat: [] } })
  return { play, asked }
}

const words = (language: string, namespace: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/i18n/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  )

/** A part of the frame as markup, in Vietnamese. */
export async function markupOf(play: LotteryPlay, part: ReactNode): Promise<string> {
  const load = async (language: string, namespace: string) =>
    namespace === 'lottery'
      ? { ...words(language, 'frame'), ...words(language, 'lottery') }
      : words(language, namespace)
  const i18n = await createI18n({ language: 'vi', namespaces: ['lottery', 'ui'], load }, initReactI18next)
  return renderToStaticMarkup(
    <FrameRoot i18n={i18n}>
      <FrameProvider value={play}>
        <LotteryProvider value={play}>{part}</LotteryProvider>
      </FrameProvider>
    </FrameRoot>,
  )
}

/** What is read of markup. */
export const textOf = (markup: string): string => markup.replace(/<[^<>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
