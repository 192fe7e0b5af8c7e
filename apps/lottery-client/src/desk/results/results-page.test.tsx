import { readFileSync } from 'node:fs'
import type { ResultDrawView, ResultsDesk } from '@fairground/contract/lottery-results'
import { createI18n } from '@fairground/i18n'
import { FrameRoot } from '@fairground/vendor-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { ResultsActs } from './results-acts.ts'
import { ResultsView } from './results-page.tsx'

const words = (language: string, namespace: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../packages/i18n/locales/${language}/${namespace}.json`, import.meta.url),
      'utf8',
    ),
  )
const acts = {} as ResultsActs
const at = '2026-11-20T11:20:00.000Z'
const told = (special: string) => ({ DB: [special], G1: ['11111'], G2: ['11111', '11111'] })
const draw: ResultDrawView = {
  ...{ drawId: 'd1', gameId: 'xsmb-real', drawNo: '20261120', state: 'closed', drawsAt: at, voidsAt: at, tickets: 3 },
  ...{ heldCause: null, result: null, settlesAt: null, sources: [], typed: [], versions: [], wish: null },
  correction: null,
}
const lottery: ResultsDesk['lotteries'][number] = {
  ...{ gameId: 'xsmb-real', rulesId: 'vn-north', names: { vi: 'Miền Bắc thật', en: 'North' }, resultOf: 'XSKT' },
  sources: [{ id: 'gazette', format: 'csv', kind: 'http', lookedAt: at, fault: 'answered with status 503' }],
}

async function markupOf(desk: ResultsDesk, staffId = 'stf-an'): Promise<string> {
  const load = async (language: string, namespace: string) =>
    namespace === 'lottery-results'
      ? { ...words(language, 'frame'), ...words(language, namespace) }
      : words(language, namespace)
  const i18n = await createI18n({ language: 'vi', namespaces: ['lottery-results', 'ui'], load }, initReactI18next)
  return renderToStaticMarkup(
    <FrameRoot i18n={i18n}>
      <ResultsView desk={desk} staffId={staffId} acts={acts} />
    </FrameRoot>,
  )
}

test('what sources say stands beside each other, and where they differ it is marked', async () => {
  const sources = ['gazette', 'radio'].map((source, index) => ({ source, at, result: told(`1238${index}`) }))
  const markup = await markupOf({ lotteries: [lottery], draws: [{ ...draw, heldCause: 'sources-differ', sources }] })
  expect(markup).toContain('data-standing="held"')
  expect(markup.match(/data-differs/g)).toHaveLength(1)
  for (const shown of ['12380', '12381', 'Các nguồn khác nhau', 'answered with status 503'])
    expect(markup).toContain(shown)
})

test('whoever asked for a correction cannot grant it', async () => {
  const wish = {
    wishId: 'w1',
    version: 2,
    result: told('12300'),
    reason: 'misread',
    askedBy: 'stf-an',
    askedName: 'An',
    askedAt: at,
  }
  const desk = { lotteries: [lottery], draws: [{ ...draw, state: 'settled' as const, result: told('12386'), wish }] }
  const own = await markupOf(desk)
  const other = await markupOf(desk, 'stf-binh')
  expect([own.includes('Đồng ý'), own.includes('Rút lại')]).toEqual([false, true])
  expect([other.includes('Đồng ý'), other.includes('Từ chối')]).toEqual([true, true])
})

test('without a lottery of others the page says how to switch one on', async () => {
  expect(await markupOf({ lotteries: [], draws: [] })).toContain('Chưa bật xổ số của nơi khác')
})
