const words = {
  en: {
    ...{ heads: 'Heads', tails: 'Tails', balance: 'Balance', stake: 'Stake' },
    ...{ won: 'You win', lost: 'Not this time', wait: 'One moment …', gone: 'Please open the game again' },
    INSUFFICIENT_FUNDS: 'Your balance is too low',
    WALLET_UNREACHABLE: 'The bet was not taken, please try again',
  },
  vi: {
    ...{ heads: 'Ngửa', tails: 'Sấp', balance: 'Số dư', stake: 'Mức cược' },
    ...{ won: 'Bạn thắng', lost: 'Chưa trúng rồi', wait: 'Chờ một chút …', gone: 'Vui lòng mở lại trò chơi' },
    INSUFFICIENT_FUNDS: 'Số dư không đủ',
    WALLET_UNREACHABLE: 'Cược chưa được nhận, vui lòng thử lại',
  },
}
const at = (id) => document.getElementById(id)
const buttons = [...document.querySelectorAll('[data-side]')]
const launchToken = new URLSearchParams(location.search).get('launchToken')
// The token is dead after its first use: it does not stay in the address.
history.replaceState(null, '', location.pathname)

let game
let say = words.en
void start()

async function start() {
  setBusy(true)
  const opened = await ask('/coin/sessions', { launchToken, gameId: 'coin' })
  if (!opened.session) return show(say.gone)
  game = opened
  say = words[opened.language.slice(0, 2)] ?? words.en
  document.documentElement.lang = say === words.vi ? 'vi' : 'en'
  for (const button of buttons) button.textContent = say[button.dataset.side]
  for (const button of buttons) button.addEventListener('click', () => void bet(button.dataset.side))
  showBalance(opened.balanceMinor)
  tell({ type: 'fairground.ready' })
  show(`${say.stake}: ${money(game.stakeMinor)}`)
  setBusy(false)
}

async function bet(betOn) {
  setBusy(true)
  show(say.wait)
  const { stakeMinor } = game
  const round = await ask('/coin/bets', { requestId: newRequestId(), stakeMinor, betOn })
  setBusy(false)
  if (!round.roundId) return show(say[round.code] ?? say.gone)
  at('coin').textContent = say[round.landed]
  showBalance(round.balanceMinor)
  show(round.totalMinor === '0' ? say.lost : `${say.won} ${money(round.totalMinor)}`)
  tell({ type: 'fairground.round', roundId: round.roundId, stakeMinor, totalMinor: round.totalMinor })
}

/** A UUID, version 4: `crypto.randomUUID` is missing on pages without https that are not on localhost. */
function newRequestId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** An answer that was lost is asked for again with the same body: the same request id answers the same round. */
async function ask(path, body, tries = 3) {
  const headers = { 'content-type': 'application/json', ...(game && { authorization: `Bearer ${game.session}` }) }
  try {
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return await response.json()
  } catch {
    if (tries <= 1) return { code: 'WALLET_UNREACHABLE' }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return ask(path, body, tries - 1)
  }
}

function showBalance(balanceMinor) {
  at('balance').textContent = `${say.balance}: ${money(balanceMinor)}`
  tell({ type: 'fairground.balance', balanceMinor, currency: game.currency })
}

function money(minor) {
  const digits = minor.padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, say === words.vi ? '.' : ',')
  return `${whole}${say === words.vi ? ',' : '.'}${digits.slice(-2)} ${game.currency}`
}

function setBusy(isBusy) {
  for (const button of buttons) button.disabled = isBusy
}

const show = (text) => {
  at('result').textContent = text
}

/** To the portal's page around the frame, and to no other. */
const tell = (message) => parent === window || parent.postMessage(message, new URL(game.lobbyUrl).origin)
