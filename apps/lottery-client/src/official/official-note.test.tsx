import { expect, test } from 'vitest'
import { drawOf, markupOf, openLottery } from '../test/in-lottery.tsx'
import { OfficialNote } from './official-note.tsx'
import { ResultSource } from './result-source.tsx'

const official = { ...drawOf(1), mode: 'official' as const, resultOf: 'XSKT Miền Bắc' }
const { play } = openLottery()

test('a draw of somebody else says whose it is, and the house is not silent about what may change', async () => {
  const label = 'Kết quả của XSKT Miền Bắc. XSKT Miền Bắc không tổ chức, không bán và không bảo trợ trò này.'
  expect(await markupOf(play, <OfficialNote draw={official} />)).toContain(label)
  const provisional = { ...official, state: 'drawn' as const, settlesAt: '2026-11-29T05:10:00.000Z' }
  expect(await markupOf(play, <OfficialNote draw={provisional} />)).toContain('Tạm thời')
  expect(await markupOf(play, <OfficialNote draw={{ ...official, isCorrected: true }} />)).toContain('đã được sửa')
  expect(await markupOf(play, <OfficialNote draw={drawOf(1)} />)).not.toContain('Kết quả của')
})

test('a result names the sources that agreed, without those that were taken back', async () => {
  const version = { result: {}, sources: ['gazette', 'radio'], people: 0, reason: null, at: '2026-11-29T05:00:00.000Z' }
  const record = {
    ...{ gameId: 'xsmb-real', drawNo: '20261129', mode: 'official' as const, resultOf: 'XSKT', drawsAtMs: 0 },
    ...{ publishedAtMs: 0, ticketRoot: 'a'.repeat(64), ticketCount: 1, stakesMinor: '1' },
    versions: [
      { ...version, version: 1, sources: ['rumour', 'radio'], withdrawnAt: '2026-11-29T05:05:00.000Z' },
      { ...version, version: 2, withdrawnAt: null },
    ],
  }
  const markup = await markupOf(play, <ResultSource record={record} />)
  expect(markup).toContain('gazette, radio')
  expect(markup).not.toContain('rumour')
})
