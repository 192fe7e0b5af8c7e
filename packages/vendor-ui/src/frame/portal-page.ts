import type { FrameMessage } from '@fairground/contract/frame'
import type { SafeStorage } from '../lib/safe-storage.ts'

/** The page of the portal around this frame, or the tab itself when the game was opened alone. */
export interface PortalPage {
  /** Where the lobby is, as far as known. */
  lobbyUrl(): string | undefined
  /** Learns the exact addresses from the opened session. */
  settle(urls: { lobbyUrl: string; cashierUrl: string }): void
  tell(message: FrameMessage): void
  exit(): void
  openCashier(): void
}

const patienceMs = 600
/** A game opened alone finds the way back that an earlier one knew. */
const lobbyKey = 'fairground.lobby'

/** Messages go to the lobby's exact origin; nothing is sent while that is unknown, and nothing is listened to. */
export function createPortalPage(page: Window, storage: SafeStorage): PortalPage {
  const isFramed = page.parent !== page
  let lobby = isFramed ? firstOrigin(page) : storage.read(lobbyKey)
  let cashier = lobby
  const tell = (message: FrameMessage): void => {
    if (isFramed && lobby) page.parent.postMessage(message, new URL(lobby).origin)
  }
  /** The portal goes on by itself; where it does not hear us, the address does it. */
  const leave = (message: FrameMessage, address: string | undefined): void => {
    tell(message)
    if (address) page.setTimeout(() => page.open(address, '_top'), isFramed ? patienceMs : 0)
  }
  return {
    lobbyUrl: () => lobby,
    settle({ lobbyUrl, cashierUrl }) {
      lobby = lobbyUrl
      cashier = cashierUrl
      storage.write(lobbyKey, lobbyUrl)
    },
    tell,
    exit: () => leave({ type: 'fairground.exit' }, lobby),
    openCashier: () =>
      isFramed && lobby ? tell({ type: 'fairground.cashier' }) : leave({ type: 'fairground.cashier' }, cashier),
  }
}

/** Who frames us, before a session said so: the vendor lets nobody but the portal do it. */
function firstOrigin(page: Window): string | undefined {
  const ancestor = page.location.ancestorOrigins?.[0] ?? page.document.referrer
  return URL.parse(ancestor)?.origin
}
