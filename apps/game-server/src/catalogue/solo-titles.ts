import { vendors } from '@fairground/art/catalogue'
import type { VendorGame } from '@fairground/contract/psw'
import { certificateOf, type SoloCertificate, type SoloFacts, soloFactsOf } from '@fairground/game-rules/solo'
import type { SoloTitle } from './game.ts'

interface Row {
  rulesId: string
  names: SoloTitle['names']
  subCategory: SoloTitle['subCategory']
  vendor: (typeof vendors)[number]['slug']
  raises?: SoloTitle['raises']
}

const noRaise: SoloTitle['raises'] = { min: '1', max: 1 }

const rows: readonly Row[] = [
  ...arcade({
    dice: ['Đổ Xúc Xắc', 'Dice'],
    limbo: ['Limbo', 'Limbo'],
    'coin-flip': ['Tung Đồng Xu', 'Coin Flip'],
    plinko: ['Plinko', 'Plinko'],
    mines: ['Dò Mìn', 'Mines'],
    'hi-lo': ['Cao Thấp', 'Hi-Lo'],
    tower: ['Leo Tháp', 'Tower'],
    'penalty-shoot-out': ['Sút Luân Lưu', 'Penalty Shoot-out'],
    'chicken-road': ['Gà Qua Đường', 'Chicken Road'],
    wheel: ['Vòng Quay May Mắn', 'Lucky Wheel'],
    'horse-race': ['Đua Ngựa', 'Horse Race'],
    'coin-pusher': ['Máy Đẩy Xu', 'Coin Pusher'],
    claw: ['Gắp Thú', 'Claw Machine'],
  }),
  { rulesId: 'keno-40', names: { vi: 'Keno 40', en: 'Keno 40' }, subCategory: 'BG', vendor: 'paper-boat' },
  { rulesId: 'keno-80', names: { vi: 'Keno 80', en: 'Keno 80' }, subCategory: 'BG', vendor: 'paper-boat' },
  { rulesId: 'scratch', names: { vi: 'Vé Cào', en: 'Scratch Card' }, subCategory: 'BG', vendor: 'paper-boat' },
]

function arcade(names: Readonly<Record<string, readonly [vi: string, en: string]>>): Row[] {
  return Object.entries(names).map(([rulesId, [vi, en]]) => ({
    rulesId,
    names: { vi, en },
    subCategory: 'AC',
    vendor: 'ferris-reels',
  }))
}

/**
 * The titles of games that one player plays against the studio. `texts` are their certificates.
 * @throws Error when a game has no title, or no certificate of its version
 */
export function listSoloTitles(games: readonly SoloTitle['rules'][], texts: readonly string[]): SoloTitle[] {
  return games.map((rules) => {
    const row = rows.find(({ rulesId }) => rulesId === rules.id)
    if (!row) throw new Error(`Game ${rules.id} has no title`)
    return titleOf(rules, row, certificateOf(rules, texts))
  })
}

function titleOf(rules: SoloTitle['rules'], row: Row, certificate: SoloCertificate): SoloTitle {
  const facts = soloFactsOf(certificate)
  return {
    kind: 'solo',
    gameId: rules.id,
    names: row.names,
    provider: providerOf(row.vendor),
    theme: 'fair',
    subCategory: row.subCategory,
    images: { tile: `tile/${rules.id}` },
    isNew: true,
    // After the slots, whose tiles are drawn by hand.
    rank: 0,
    status: 'live',
    rules,
    certificate,
    facts: { ...facts, volatility: volatilityOf(facts) },
    raises: row.raises ?? noRaise,
  }
}

/** By the most that a round can pay: how far it swings below that is the player's choice. */
function volatilityOf({ maxWinX }: SoloFacts): VendorGame['volatility'] {
  if (maxWinX < 10) return 'low'
  if (maxWinX < 100) return 'medium'
  return maxWinX < 1_000 ? 'high' : 'veryHigh'
}

function providerOf(slug: Row['vendor']): SoloTitle['provider'] {
  const vendor = vendors.find((candidate) => candidate.slug === slug)
  if (!vendor) throw new Error(`no vendor ${slug}`)
  return { code: vendor.slug, name: vendor.name }
}
