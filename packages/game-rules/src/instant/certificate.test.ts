import { expect, it } from 'vitest'
import { gameTitles } from '../games/titles.gen.ts'
import { certificateOf, instantFactsOf, readInstantCertificate } from './certificate.ts'
import { certify, instantSheets } from './exact/index.ts'
import { instantGames, type SheetRow } from './index.ts'

/** The sheets of the tables are tested beside their rules; some of them take seconds. */
const miniGames = instantGames.filter(({ id }) => ['AC', 'BG'].includes(gameTitles[id]?.category ?? ''))
const certificates = miniGames.map((game) =>
  JSON.stringify({ ...certify(game, instantSheets[game.id]?.() ?? []), date: '2026-11-22' }),
)

it('every game has a sheet, and a certificate that is found by its id and version', () => {
  for (const game of miniGames) {
    const { gameId, version, maxWinX } = certificateOf(game, certificates)
    expect([gameId, version]).toEqual([game.id, game.version])
    expect(maxWinX).toBeGreaterThan(1)
  }
})

it('tells the return of the best play and of the poorest bet, and a frequency only where all bets share it', () => {
  const factsOf = (id: string) =>
    instantFactsOf(readInstantCertificate(certificates.find((text) => text.includes(`"${id}"`))!))
  expect(factsOf('scratch')).toEqual({ rtpBp: 9130, rtpMinBp: 9130, hitFrequencyBp: 3224, maxWinX: 5000 })
  expect(factsOf('keno-80')).toMatchObject({ rtpBp: 9750, rtpMinBp: 8792, hitFrequencyBp: null, maxWinX: 100_000 })
  expect(factsOf('wheel')).toMatchObject({ rtpBp: 9900, hitFrequencyBp: null, maxWinX: 49 })
})

it('names the method of a return that was enumerated in doubles, and gives no fraction for it', () => {
  const rows = instantSheets['coin-flip']?.() ?? []
  const best = rows.findIndex(({ rtp }) => rtp === '99/100')
  const rounded = rows.map((row, at): SheetRow => (at === best ? { ...row, isRounded: true } : row))
  const coinFlip = instantGames.find(({ id }) => id === 'coin-flip')!
  expect(certify(coinFlip, rows)).toMatchObject({ method: 'exact', rtpBestExact: '99/100' })
  const certificate = certify(coinFlip, rounded)
  expect(certificate).toMatchObject({ method: 'enumerated', rtpBest: '0.99000000' })
  expect(certificate).not.toHaveProperty('rtpBestExact')
})

it('refuses a file that is no certificate, and a game without one', () => {
  expect(() => readInstantCertificate('{"gameId":"dice"}')).toThrow(SyntaxError)
  expect(() => certificateOf(miniGames[0]!, [])).toThrow('Game coin-flip version 1 is not certified')
})
